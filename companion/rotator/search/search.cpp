// The search for the best ways to win a Rotator board, and for what else is known of it, by exhaustion (R12).
//
// The ideas, in the order of the proof:
//
// 1. board.h      A situation is the moment of decision in a turn; what a choice leads to depends on few spaces.
// 2. no_goods.h   Par, the fewest boosts: depth first without a limit on turns. Each failed component of situations is
//                 stored with just the spaces it looked at, so it is never searched again: up to 400 times fewer
//                 situations.
// 3. turn_bound.h An easier game says from where a win can't come in time.
// 4. front.h      From par on one more boost at a time, breadth first by turns: each saves turns, or it doesn't.
// 5. par_lines.h  Of all lines that reach par, the one that takes the least care.
//
// Besides, all_nodes.h finds a way through all ten Nodes, which is no proof; and below are hints and luck.
//
// This is built into search.wasm (CONTRIBUTING.md says how), which every program runs: by wasmtime on a computer, by the
// browser on the page. An instance of the module has one board. The host writes what it gives to `desk`, calls a
// function, and reads what it gets from there: numbers of 64 bits, a set of spaces as four of them. There are no
// errors to return: when a limit is reached, `stop` leaves the module at once, and what is found so far is there.

#include "all_nodes.h"
#include "par_lines.h"

#ifdef __wasm__
#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
extern char __heap_base;
char* heap_with(uint64_t bytes) {
    constexpr uint64_t PAGE = 1 << 16, PAGES_AT_ONCE = 16;
    uint64_t end = uint64_t(uintptr_t(&__heap_base)) + 16 + bytes, there = __builtin_wasm_memory_size(0) * PAGE;
    uint64_t lacking = end > there ? (end - there) / PAGE / PAGES_AT_ONCE * PAGES_AT_ONCE + PAGES_AT_ONCE : 0;
    if (lacking && int(__builtin_wasm_memory_grow(0, lacking)) < 0) return nullptr;
    return &__heap_base + (16 - uintptr_t(&__heap_base) % 16);
}
#else
#define EXPORT(name) extern "C"
#endif

Arena arena;

constexpr int DESK = 1 << 16;
static int64_t desk[DESK];

static Meter meter;
static Board board;
static Rows<Outcome> outcomes;
static NoGoods no_goods{board, meter};
static WinSearch win_search{board, meter, no_goods, outcomes};
static TurnBound bound{board};
static Wins wins{board, outcomes};
static Front front{board, meter, no_goods, win_search, bound, outcomes, wins};
static ParLines par_lines{board, meter, win_search, bound, outcomes};
static AllNodes all_nodes{board, meter, outcomes, wins};

EXPORT(desk_address) int64_t* desk_address() { return desk; }

// The desk has the spaces of the ten Nodes, then the most situations, work, and bytes of memory.
EXPORT(set_up) void set_up(int goal_is_all_nodes) {
    board.set_up(desk, goal_is_all_nodes);
    meter.most_situations = desk[NODES];
    meter.most_work = desk[NODES + 1];
    arena.most = uint64_t(desk[NODES + 2]);
    no_goods.set_up();
    bound.set_up();
}

EXPORT(find_front) void find_front() {
    for (int start = 0; start < COLUMNS; start++)
        if (!board.has_first[start]) return wins.note_at_once(start);
    front.find();
    meter.check_work();
}

// Return whether it is proven that there is no way with so many boosts.
EXPORT(find_all_nodes) int find_all_nodes(int boosts, int first_win) {
    all_nodes.boosts = boosts;
    all_nodes.first_win = first_win;
    return all_nodes.find();
}

// Write the situations examined, the work, and the front as far as it is known: of each line boosts, turns, start, number
// of moves, and the moves: spaces drilled and the next departure. Return how many numbers that are.
EXPORT(write_front) int write_front() {
    int64_t* at = desk;
    *at++ = meter.situations;
    *at++ = meter.work();
    int best = Wins::NO_TURN;
    for (int used = 0; used <= BOOST_CACHE; used++) {
        Wins::Win& win = wins.by_boosts[used];
        if (!win.turn || win.turn >= best) continue;
        if (desk + DESK - at < 2 * win.moves.count + 4) stop();
        best = win.turn;
        *at++ = used, *at++ = win.turn, *at++ = win.start, *at++ = win.moves.count;
        for (int number = win.moves.count - 1; number >= 0; number--)
            *at++ = win.moves[number].drill, *at++ = win.moves[number].departure;
    }
    return int(at - desk);
}

// Find the par line that takes the least care. The desk has par and its turns, then the bits of a choice among 0, 1, 2
// ... in units. Write how many starts keep par, the start of the line, its units, forks and narrow turns, how
// many lines there are, the number of moves, and of each spaces drilled, the next departure, choices, and how many
// of these keep par.
EXPORT(find_par_line) void find_par_line() {
    int starts[COLUMNS], count = 0, best = NONE;
    par_lines.par = int(desk[0]), par_lines.turns = int(desk[1]);
    for (int start = 0; start < COLUMNS; start++) {
        Key key = board.firsts[start].with_boosts(par_lines.par);
        if (board.has_first[start] && win_search.wins(key)) starts[count++] = start;
    }
    for (int number = 0; number < count; number++)
        par_lines.decisions.find_or_enter(board.firsts[starts[number]].with_boosts(par_lines.par).words);
    par_lines.find(desk + 2);
    meter.check_work();
    int64_t lines = 0;
    for (int number = 0; number < count; number++) {
        const ParLines::Decision& first = par_lines.decisions[number];
        if (first.best == NONE) continue;
        lines = lines + first.lines < ParLines::MOST_LINES ? lines + first.lines : ParLines::MOST_LINES;
        if (best == NONE || first.care < par_lines.decisions[best].care) best = number;
    }
    const Care& care = par_lines.decisions[best].care;
    int64_t* at = desk;
    *at++ = count, *at++ = starts[best], *at++ = care.units, *at++ = care.forks, *at++ = care.narrow, *at++ = lines;
    int64_t& moves = *at++;
    moves = 0;
    for (int number = best; number != NONE; moves++) {
        const ParLines::Decision& decision = par_lines.decisions[number];
        const ParLines::Keeping& choice = par_lines.keeping[decision.best];
        *at++ = choice.move.drill, *at++ = choice.move.departure, *at++ = decision.choices, *at++ = decision.keep;
        number = choice.next;
    }
}

// Choices of a player, each with the situation that it leads to, or a win.
struct Choices {
    struct Choice {
        uint64_t words[3 * WORDS];
        int slot, number;
    };
    Table<Choice> level, next_level;

    void enter(Table<Choice>& choices, const Key& key, int number) {
        int count = choices.count, entered = choices.find_or_enter(key.words);
        if (entered == count) choices[entered].number = number;
    }

    // Return the choice from which the bottom row is reached first; every situation in `level` can be won.
    int soonest() {
        while (true) {
            next_level.remove(0);
            for (int at = 0; at < level.count; at++) {
                const Key key = WinSearch::key_of(level[at].words);
                int first = outcomes.count, number = level[at].number;
                board.outcomes(key, key.boosts(), outcomes);
                for (int outcome = first, end = outcomes.count; outcome < end; outcome++) {
                    if (outcomes[outcome].won) return number;
                    const Key reached = outcomes[outcome].key;
                    if (win_search.wins(reached)) enter(next_level, reached, number);
                }
                outcomes.count = first;
            }
            Table<Choice> emptied = level;
            level = next_level, next_level = emptied;
        }
    }
};
static Choices choices;

// Return the choice that needs the fewest boosts and, with these, the fewest turns, or NONE; write how many
// boosts. Whoever follows the hints so gets nearer to the win with every turn. The desk has of each of `count` situations the
// number of the choice that leads to it, its boosts, whether it is won, the player's space, and the sets of
// spaces solid and touched now, one and two turns ago. All have the same direction.
EXPORT(find_hint) int find_hint(int count, int most_boosts, int direction) {
    constexpr int LENGTH = 4 + 4 * WORDS;
    for (int boosts = 0; boosts <= most_boosts; boosts++) {
        choices.level.remove(0);
        for (const int64_t* at = desk; at < desk + count * LENGTH; at += LENGTH) {
            const int number = int(at[0]), left = boosts - int(at[1]);
            if (left < 0) continue;
            if (!at[2]) {
                Situation situation{};
                __builtin_memcpy(&situation, at + 4, 4 * sizeof(Set));
                situation.place = int(at[3]), situation.direction = direction, situation.boosts = left;
                const Key key = situation.key();
                if (win_search.wins(key)) choices.enter(choices.level, key, number);
                continue;
            }
            desk[0] = boosts;
            return number;
        }
        if (!choices.level.count) continue;
        int number = choices.soonest();
        desk[0] = boosts;
        return number;
    }
    return NONE;
}

// Return how many of so many games a player wins who only takes care not to lose in the next collapse: every start is
// equally likely, and so is, in every turn, every choice that isn't lost then. The desk has as many random
// numbers below 1 as the games can take, each of which is given up after `longest` turns.
EXPORT(count_lucky_wins) int count_lucky_wins(int games, int longest) {
    const double* chance = reinterpret_cast<const double*>(desk);
    int won = 0;
    for (int game = 0; game < games; game++) {
        int start = int(*chance++ * COLUMNS), boosts = BOOST_CACHE;
        bool is_won = !board.has_first[start];
        Key key = board.firsts[start];
        for (int turn = 0; turn < longest && !is_won; turn++) {
            outcomes.count = 0;
            board.outcomes(key, boosts, outcomes);
            if (!outcomes.count) break;
            const Outcome& choice = outcomes[int(*chance++ * outcomes.count)];
            boosts -= choice.cost;
            is_won = choice.won;
            key = choice.key;
        }
        won += is_won;
    }
    return won;
}
