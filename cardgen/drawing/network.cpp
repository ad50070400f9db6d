// Runs a small neural network as TensorFlow Lite keeps it in a file, and only with the steps that our two need.
//
// It is built into network.wasm (CONTRIBUTING.md says how), as the numbers of WebAssembly are the same on every machine:
// then the same photograph gives the same card everywhere. All sums are added up in the order of the source.
//
// The file is a FlatBuffer (schema.fbs of TensorFlow Lite, version 3). The networks look at one picture, so a tensor has
// rows, columns and channels. Steps that aren't known, and files that end too early, trap.
//
// The host asks for `room`, writes the file and the picture there, calls `run`, and reads what `result` points to.

#include <stdint.h>

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

static void expect(bool is_right) {
    if (!is_right) __builtin_trap();
}

// Memory is never given back: an instance of the module runs one network once.

extern char __heap_base;
static char* heap = &__heap_base;

EXPORT(room) char* room(int bytes) {
    constexpr uintptr_t PAGE = 1 << 16;
    char* taken = heap + (-uintptr_t(heap) & 15);
    heap = taken + bytes;
    uintptr_t there = __builtin_wasm_memory_size(0) * PAGE, end = uintptr_t(heap);
    if (end > there) expect(int(__builtin_wasm_memory_grow(0, (end - there + PAGE - 1) / PAGE)) >= 0);
    return taken;
}

static float* floats(int count) { return reinterpret_cast<float*>(room(4 * count)); }

// A FlatBuffer: tables of numbered fields, any of which may be left out; vectors of numbers, or of tables.

template <class T>
static T read(const char* at) {
    T value;
    __builtin_memcpy(&value, at, sizeof value);
    return value;
}

static const char* end_of_file;

struct Vector {
    const char* at;

    int size() const { return at ? read<int32_t>(at) : 0; }
    template <class T>
    T item(int n) const {
        expect(n >= 0 && n < size());
        const char* there = at + 4 + sizeof(T) * n;
        expect(there < end_of_file);
        return read<T>(there);
    }
};

struct Table {
    const char* at;

    const char* field(int n) const {
        const char* offsets = at - read<int32_t>(at);
        int place = 4 + 2 * n, offset = place < read<uint16_t>(offsets) ? read<uint16_t>(offsets + place) : 0;
        return offset ? at + offset : nullptr;
    }
    const char* target(int n) const {
        const char* there = field(n);
        if (!there) return nullptr;
        there += read<int32_t>(there);
        expect(there < end_of_file);
        return there;
    }
    template <class T>
    T number(int n) const {
        const char* there = field(n);
        return there ? read<T>(there) : 0;
    }
    Vector vector(int n) const { return {target(n)}; }
    Table item(int n, int of) const {  // a table in the vector of field n
        Vector tables = vector(n);
        return {tables.at + 4 + 4 * of + tables.item<int32_t>(of)};
    }
};

struct Tensor {
    int shape[4], rows, columns, channels, count;
    const char* stored;  // in the file, if it is a constant
    float* values;
};

// The steps. Inner loops go over the channels of the result, which vectors can do without changing a sum.

static float power_of_e(float x) {
    x = x < -80 ? -80 : x > 80 ? 80 : x;
    int twos = int(x * 1.44269504f + (x < 0 ? -0.5f : 0.5f));
    float rest = x - twos * 0.693147181f;
    float power = 1 + rest * (1 + rest * (0.5f + rest * (1 / 6.f + rest * (1 / 24.f + rest * (1 / 120.f)))));
    int32_t bits = (twos + 127) << 23;
    return power * read<float>(reinterpret_cast<const char*>(&bits));
}

static float half_as_float(uint16_t half) {
    uint32_t rest = half & 0x7fff, bits = (rest << 13) + (112 << 23);
    float size = rest < 0x400 ? rest * 0x1p-24f : read<float>(reinterpret_cast<const char*>(&bits));
    return half & 0x8000 ? -size : size;
}

struct Window {  // the part of a row, or of a column, that one place of the result looks at
    int first, from, to;

    Window(int place, int stride, int width, int results, int size) {
        int beyond = (results - 1) * stride + width - size;
        first = place * stride - (beyond > 0 ? beyond / 2 : 0);
        from = first < 0 ? -first : 0;
        to = first + width > size ? size - first : width;
    }
};

static void convolve(const Tensor& in, const Tensor& kernel, const Tensor& bias, Tensor& out, int stride) {
    constexpr int BLOCK = 16;  // of outputs, whose sums stay in registers
    int outputs = kernel.shape[0], height = kernel.shape[1], width = kernel.shape[2], inputs = kernel.shape[3];
    int weights = height * width * inputs;
    expect(outputs == out.channels && outputs == bias.count && inputs == in.channels);
    float* turned = floats(weights * BLOCK);  // so that the weights of a block lie together
    for (int block = 0; block < outputs; block += BLOCK) {
        int here = outputs - block < BLOCK ? outputs - block : BLOCK;
        for (int n = 0; n < weights * BLOCK; ++n)
            turned[n] = n % BLOCK < here ? kernel.values[(block + n % BLOCK) * weights + n / BLOCK] : 0;
        for (int row = 0; row < out.rows; ++row) {
            Window down(row, stride, height, out.rows, in.rows);
            for (int column = 0; column < out.columns; ++column) {
                Window across(column, stride, width, out.columns, in.columns);
                float sums[BLOCK] = {};
                for (int y = down.from; y < down.to; ++y)
                    for (int x = across.from; x < across.to; ++x) {
                        const float* place = in.values + ((down.first + y) * in.columns + across.first + x) * inputs;
                        const float* weight = turned + (y * width + x) * inputs * BLOCK;
                        for (int input = 0; input < inputs; ++input, weight += BLOCK)
                            for (int n = 0; n < BLOCK; ++n) sums[n] += place[input] * weight[n];
                    }
                float* place = out.values + (row * out.columns + column) * outputs + block;
                for (int n = 0; n < here; ++n) place[n] = sums[n] + bias.values[block + n];
            }
        }
    }
}

static void convolve_each_channel(const Tensor& in, const Tensor& kernel, const Tensor& bias, Tensor& out, int stride) {
    int height = kernel.shape[1], width = kernel.shape[2], channels = kernel.shape[3];
    expect(channels == in.channels && channels == out.channels && channels == bias.count);
    for (int row = 0; row < out.rows; ++row) {
        Window down(row, stride, height, out.rows, in.rows);
        for (int column = 0; column < out.columns; ++column) {
            Window across(column, stride, width, out.columns, in.columns);
            float* __restrict sums = out.values + (row * out.columns + column) * channels;
            for (int channel = 0; channel < channels; ++channel) sums[channel] = bias.values[channel];
            for (int y = down.from; y < down.to; ++y)
                for (int x = across.from; x < across.to; ++x) {
                    const float* place = in.values + ((down.first + y) * in.columns + across.first + x) * channels;
                    const float* weight = kernel.values + (y * width + x) * channels;
                    for (int channel = 0; channel < channels; ++channel) sums[channel] += place[channel] * weight[channel];
                }
        }
    }
}

static void enlarge_twice(const Tensor& in, const Tensor& kernel, const Tensor& bias, Tensor& out) {
    // a transposed convolution of 2 x 2 with a stride of 2 and one output
    expect(out.count == in.rows * in.columns * 4 && kernel.count == 4 * in.channels);
    for (int row = 0; row < out.rows; ++row)
        for (int column = 0; column < out.columns; ++column) {
            const float* place = in.values + (row / 2 * in.columns + column / 2) * in.channels;
            const float* weight = kernel.values + (row % 2 * 2 + column % 2) * in.channels;
            float sum = bias.values[0];
            for (int channel = 0; channel < in.channels; ++channel) sum += place[channel] * weight[channel];
            out.values[row * out.columns + column] = sum;
        }
}

static void take_largest(const Tensor& in, Tensor& out) {  // of 2 x 2 places
    expect(in.count == 4 * out.count);
    int line = in.columns * in.channels;
    for (int row = 0; row < out.rows; ++row)
        for (int column = 0; column < out.columns; ++column)
            for (int channel = 0; channel < out.channels; ++channel) {
                const float* first = in.values + 2 * row * line + 2 * column * in.channels + channel;
                float largest = *first;
                for (int n = 1; n < 4; ++n) {
                    float other = first[n / 2 * line + n % 2 * in.channels];
                    largest = other > largest ? other : largest;
                }
                out.values[(row * out.columns + column) * out.channels + channel] = largest;
            }
}

static void average(const Tensor& in, Tensor& out) {  // of all places
    int places = in.rows * in.columns;
    expect(out.count == in.channels);
    for (int channel = 0; channel < in.channels; ++channel) out.values[channel] = 0;
    for (int place = 0; place < places; ++place)
        for (int channel = 0; channel < in.channels; ++channel)
            out.values[channel] += in.values[place * in.channels + channel];
    for (int channel = 0; channel < in.channels; ++channel) out.values[channel] /= places;
}

struct Between {  // the two places of a row, or of a column, between which one of the larger picture is
    int before, after;
    float share;  // of the second one

    Between(int place, int results, int size) {
        float there = (place + 0.5f) * size / results - 0.5f;
        there = there < 0 ? 0 : there;
        before = int(there);
        after = before + 1 < size ? before + 1 : before;
        share = there - before;
    }
};

static void resize(const Tensor& in, Tensor& out) {
    for (int row = 0; row < out.rows; ++row) {
        Between down(row, out.rows, in.rows);
        for (int column = 0; column < out.columns; ++column) {
            Between across(column, out.columns, in.columns);
            auto place = [&](int y, int x) { return in.values + (y * in.columns + x) * in.channels; };
            const float *a = place(down.before, across.before), *b = place(down.before, across.after);
            const float *c = place(down.after, across.before), *d = place(down.after, across.after);
            for (int channel = 0; channel < in.channels; ++channel) {
                float above = a[channel] + (b[channel] - a[channel]) * across.share;
                float below = c[channel] + (d[channel] - c[channel]) * across.share;
                out.values[(row * out.columns + column) * in.channels + channel] = above + (below - above) * down.share;
            }
        }
    }
}

static void add_channels(const Tensor& in, Tensor& out) {  // those that are new are 0
    expect(in.rows * in.columns == out.rows * out.columns && in.channels <= out.channels);
    for (int place = 0; place < in.rows * in.columns; ++place)
        for (int channel = 0; channel < out.channels; ++channel)
            out.values[place * out.channels + channel] =
                channel < in.channels ? in.values[place * in.channels + channel] : 0;
}

template <class F>
static void each(const Tensor& in, Tensor& out, F value) {
    expect(in.count == out.count);
    for (int n = 0; n < in.count; ++n) out.values[n] = value(in.values[n], n);
}

enum Step {  // as TensorFlow Lite numbers them
    ADD = 0, AVERAGE_POOL = 1, CONCATENATION = 2, CONVOLUTION = 3, DEPTHWISE_CONVOLUTION = 4, FROM_HALVES = 6,
    LOGISTIC = 14, MAX_POOL = 17, MULTIPLY = 18, RELU = 19, RESHAPE = 22, RESIZE = 23, CUSTOM = 32, PAD = 34,
    HARD_SWISH = 117,
};

static Tensor* tensors;
static Vector results;

static Tensor& tensor(Vector names, int n) { return tensors[names.item<int32_t>(n)]; }

static void take_step(int step, Table settings, Vector from, Tensor& out) {
    constexpr int STRIDE = 1;  // the field
    Tensor& in = tensor(from, 0);
    auto other = [&](int n) -> Tensor& { return tensor(from, n); };
    if (step != FROM_HALVES) expect(in.values);
    switch (step) {
        case FROM_HALVES:
            for (int n = 0; n < in.count; ++n) out.values[n] = half_as_float(read<uint16_t>(in.stored + 2 * n));
            return;
        case CONVOLUTION: return convolve(in, other(1), other(2), out, settings.number<int32_t>(STRIDE));
        case DEPTHWISE_CONVOLUTION:
            return convolve_each_channel(in, other(1), other(2), out, settings.number<int32_t>(STRIDE));
        case CUSTOM: return enlarge_twice(in, other(1), other(2), out);
        case AVERAGE_POOL: return average(in, out);
        case MAX_POOL: return take_largest(in, out);
        case RESIZE: return resize(in, out);
        case PAD: return add_channels(in, out);
        case ADD: return each(in, out, [&](float value, int n) { return value + other(1).values[n]; });
        case MULTIPLY:  // by as many numbers, or by one for each channel
            return each(in, out, [&, by = &other(1)](float value, int n) { return value * by->values[n % by->count]; });
        case RELU: return each(in, out, [](float value, int) { return value > 0 ? value : 0; });
        case LOGISTIC: return each(in, out, [](float value, int) { return 1 / (1 + power_of_e(-value)); });
        case HARD_SWISH:
            return each(in, out, [](float value, int) {
                return value * (value <= -3 ? 0 : value >= 3 ? 6 : value + 3) / 6;
            });
        case RESHAPE: return each(in, out, [](float value, int) { return value; });
        case CONCATENATION: {
            float* next = out.values;
            for (int part = 0; part < from.size(); ++part)
                for (int n = 0; n < other(part).count; ++n) *next++ = other(part).values[n];
            expect(next == out.values + out.count);
            return;
        }
        default: expect(false);
    }
}

static Tensor described(Table model, Table description) {
    Tensor made = {{1, 1, 1, 1}};
    Vector shape = description.vector(0);
    for (int n = 0; n < shape.size() && n < 4; ++n) made.shape[n] = shape.item<int32_t>(n);
    made.rows = made.shape[1], made.columns = made.shape[2], made.channels = made.shape[3];
    made.count = made.shape[0] * made.rows * made.columns * made.channels;
    Vector stored = model.item(4, description.number<uint32_t>(2)).vector(0);
    expect(stored.at + 4 + stored.size() <= end_of_file);
    if (stored.size()) made.stored = stored.at + 4;
    return made;
}

// Run the network in `file` on a picture of bytes, which become numbers by `scale` and `shift`.
EXPORT(run) void run(const char* file, int bytes, const uint8_t* picture, float scale, float shift) {
    end_of_file = file + bytes;
    Table model = {file + read<int32_t>(file)}, graph = model.item(2, 0);
    int count = graph.vector(0).size();
    tensors = reinterpret_cast<Tensor*>(room(count * int(sizeof(Tensor))));
    for (int n = 0; n < count; ++n) tensors[n] = described(model, graph.item(0, n));
    Tensor& looked_at = tensor(graph.vector(1), 0);
    looked_at.values = floats(looked_at.count);
    for (int n = 0; n < looked_at.count; ++n) looked_at.values[n] = picture[n] * scale + shift;
    for (int n = 0; n < graph.vector(3).size(); ++n) {
        Table taken = graph.item(3, n), kind = model.item(1, taken.number<uint32_t>(0));
        int usual = kind.number<int8_t>(0), large = kind.number<int32_t>(3);
        Tensor& out = tensor(taken.vector(2), 0);
        out.values = floats(out.count);
        take_step(large > usual ? large : usual, {taken.target(4)}, taken.vector(1), out);
    }
    results = graph.vector(2);
}

EXPORT(result) const float* result(int n) { return tensor(results, n).values; }
EXPORT(size_of_result) int size_of_result(int n) { return tensor(results, n).count; }
