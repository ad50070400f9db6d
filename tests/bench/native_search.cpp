// The search of companion/rotator/search as a program of this computer: the yardstick for the same source as
// WebAssembly. It reads one board a line: its ten Nodes as numbers of spaces. For each it writes the CPU seconds, then
// what `write_front` writes.

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../../companion/rotator/search/search.cpp"

constexpr uint64_t MOST = 512 << 20;

void stop() { std::exit(1); }
void report(double, int, int) {}
char* heap_with(uint64_t bytes) {
    static void* heap = mmap(nullptr, MOST, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return bytes <= MOST ? static_cast<char*>(heap) : nullptr;
}

void solve() {
    desk[NODES] = desk[NODES + 1] = int64_t(1) << 62;
    desk[NODES + 2] = MOST;
    clock_t begin = clock();
    set_up(false);
    find_front();
    int count = write_front();
    std::printf("%.6f", double(clock() - begin) / CLOCKS_PER_SEC);
    for (int at = 0; at < count; at++) std::printf(" %lld", static_cast<long long>(desk[at]));
    std::printf("\n");
}

int main() {
    for (int at = 0; std::scanf("%" SCNd64, &desk[at]) == 1; at = (at + 1) % NODES) {
        if (at < NODES - 1) continue;
        std::fflush(stdout);
        if (!fork()) {  // a process for each board, as it has an instance of the module
            solve();
            std::fflush(stdout);
            _exit(0);
        }
        wait(nullptr);
    }
}
