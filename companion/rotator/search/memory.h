// Memory for one board: an arena that is never given back piece by piece, and tables that grow in it.
//
// A new instance of the module begins with an empty memory, so nothing is cleared between boards. There is no
// other way to run out of memory than in `Arena::take`, which ends the search: such a board takes too long.

#pragma once
#include <stdint.h>

constexpr int NONE = -1;

extern "C" [[noreturn]] void stop();  // the host's: leaves the module at once; a limit is reached
extern "C" char* heap_with(uint64_t bytes);  // the beginning of the heap, which has so many bytes; null if it can't

struct Arena {  // blocks of 2^n bytes
    uint64_t used, most;
    void* spare[32];  // by n: a block that was outgrown, which holds the address of the next one

    void* take(int n) {
        if (void* block = spare[n]) {
            __builtin_memcpy(&spare[n], block, sizeof block);
            return block;
        }
        return take_fresh(uint64_t(1) << n);
    }

    void* take_fresh(uint64_t bytes) {
        char* heap = used + bytes > most ? nullptr : heap_with(used + bytes);
        if (!heap) stop();
        used += bytes;
        return heap + used - bytes;
    }

    void give_back(void* block, int n) {
        __builtin_memcpy(block, &spare[n], sizeof block);
        spare[n] = block;
    }
};

extern Arena arena;

constexpr int SMALLEST_BLOCK = 12;

template <class Row> struct Rows {  // rows move when there are more: keep their numbers, not their addresses
    Row* rows;
    int count, room, n;

    Row& operator[](int number) { return rows[number]; }
    Row& add() {
        make_room(1);
        return rows[count++];
    }
    void make_room(int more) {
        if (__builtin_expect(count + more > room, false)) grow(count + more);
    }
    __attribute__((noinline)) void grow(int needed) {
        int larger = n ? n : SMALLEST_BLOCK - 1;
        do larger++;
        while ((uint64_t(1) << larger) / sizeof(Row) < uint64_t(needed));
        Row* moved = static_cast<Row*>(arena.take(larger));
        if (n) {
            __builtin_memcpy(moved, rows, count * sizeof(Row));
            arena.give_back(rows, n);
        }
        rows = moved, n = larger, room = int((uint64_t(1) << n) / sizeof(Row));
    }
};

template <class Row> struct Pages {  // rows that never move, for the largest table: growing takes no second block
    static constexpr int ROWS = 1 << 12;
    Row* pages[1 << 10];
    int count;

    Row& operator[](int number) { return pages[unsigned(number) / ROWS][unsigned(number) % ROWS]; }
    Row& add() {
        if (count % ROWS == 0) {
            if (count / ROWS == 1 << 10) stop();
            pages[count / ROWS] = static_cast<Row*>(arena.take_fresh(ROWS * sizeof(Row)));
        }
        return (*this)[count++];
    }
};

template <int N> bool is_same(const uint64_t (&a)[N], const uint64_t (&b)[N]) {
    uint64_t difference = 0;
    for (int i = 0; i < N; i++) difference |= a[i] ^ b[i];
    return !difference;
}

// odd numbers without any pattern: the beginning of SHA-256 of the bytes 0, 1, 2, ...
constexpr uint64_t FACTORS[] = {
    0x6e340b9cffb37a99, 0x4bf5122f344554c5, 0xdbc1b4c900ffe48d, 0x084fed08b978af4d,
    0xe52d9c508c502347, 0xe77b9a9ae9e30b0d, 0x67586e98fad27da1, 0xca358758f6d27e6d,
    0xbeead77994cf5733, 0x2b4c342f5433ebe5, 0x01ba4719c80b6fe9, 0xe7cf46a078fed4fb,
    0xef6cbd2161eaea79,
};

template <int N> uint64_t hash_of(const uint64_t (&words)[N]) {
    uint64_t mixed = 0;
    for (int i = 0; i < N; i++) mixed += (words[i] ^ words[i] >> 32) * FACTORS[i];
    mixed = (mixed ^ mixed >> 32) * FACTORS[12];
    return mixed ^ mixed >> 32;
}

// Rows that are found by their words, by open addressing: a slot has half of the hash, so that few other rows are
// read, and the number of the row. A row knows its slot, so that it can be forgotten; the latest goes first,
// which cuts nobody's way through the slots.
template <class Row> struct Table : Rows<Row> {
    uint64_t* slots;
    int slots_n, first_found;
    static constexpr uint64_t EMPTY = ~uint64_t(0), NUMBER = EMPTY >> 32;
    using Words = decltype(Row::words);

    uint64_t last_slot() const { return (uint64_t(1) << (slots_n - 3)) - 1; }

    int find(const Words& words, uint64_t hash) {
        if (!slots_n) return NONE;
        for (uint64_t slot = hash & last_slot();; slot = (slot + 1) & last_slot()) {
            uint64_t entry = slots[slot];
            if (entry == EMPTY) return NONE;
            if (!((entry ^ hash) >> 32) && is_same(this->rows[entry & NUMBER].words, words)) return int(entry & NUMBER);
        }
    }
    int find(const Words& words) { return find(words, hash_of(words)); }

    // Enter a row that isn't there; return its number. Its other fields are the caller's to set.
    int enter(const Words& words, uint64_t hash) {
        if (!slots_n || uint64_t(this->count - first_found + 1) * 2 > last_slot()) fill_more_slots();
        int number = this->count;
        Row& row = this->add();
        __builtin_memcpy(row.words, words, sizeof words);
        fill_slot(number, hash);
        return number;
    }

    // Return the number of the row with these words, which is new if it is the last.
    int find_or_enter(const Words& words) {
        uint64_t hash = hash_of(words);
        int number = find(words, hash);
        return number == NONE ? enter(words, hash) : number;
    }

    void forget(int first) {  // rows from `first` on are not found any more
        for (int number = this->count - 1; number >= first; number--) slots[this->rows[number].slot] = EMPTY;
        first_found = this->count;
    }

    void remove(int first) {
        forget(first);
        this->count = first;
        first_found = 0;
    }

    void fill_slot(int number, uint64_t hash) {
        uint64_t slot = hash & last_slot();
        while (slots[slot] != EMPTY) slot = (slot + 1) & last_slot();
        slots[slot] = (hash & ~NUMBER) | uint64_t(number);
        this->rows[number].slot = int(slot);
    }

    __attribute__((noinline)) void fill_more_slots() {
        int larger = slots_n ? slots_n + 1 : SMALLEST_BLOCK;
        uint64_t* moved = static_cast<uint64_t*>(arena.take(larger));
        if (slots_n) arena.give_back(slots, slots_n);
        slots = moved, slots_n = larger;
        for (uint64_t slot = 0; slot <= last_slot(); slot++) slots[slot] = EMPTY;
        for (int number = first_found; number < this->count; number++)
            fill_slot(number, hash_of(this->rows[number].words));
    }
};
