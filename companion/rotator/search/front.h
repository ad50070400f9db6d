// How more boosts save turns: the front, from par on.
//
// One boost more is spent at a time, breadth first by turns: a situation that is lost with the current boosts, or by
// the turn bound too far from a win, waits until there is one more, and one that can't beat the best known win
// is dropped. So boosts are a dominance dimension of one search, not a search each.

#pragma once
#include "no_goods.h"
#include "turn_bound.h"

struct Move {
    int drill, departure;  // spaces drilled, and from where the next turn starts after a capture, or NONE
};

struct Reached {
    Key key;
    int used, turn, origin;  // boosts used, and the number of what it was reached from, or NONE
};

// The earliest wins that are known, by boosts used, each with its line.
struct Wins {
    struct Win {
        int turn;  // 0: none is known
        int start;
        Rows<Move> moves;  // the last one first
    };

    const Board& board;
    Rows<Outcome>& outcomes;
    Rows<Reached> reached;
    Win by_boosts[BOOST_CACHE + 1];
    static constexpr int NO_TURN = 1 << 30;

    int best_turn(int boosts) const {
        int best = NO_TURN;
        for (int used = 0; used <= boosts; used++)
            if (by_boosts[used].turn) best = smaller(best, by_boosts[used].turn);
        return best;
    }

    int reach(const Key& key, int used, int turn, int origin) {
        reached.add() = {key, used, turn, origin};
        return reached.count - 1;
    }

    // Enter the win by a fall from top to bottom.
    void note_at_once(int start) {
        Win& win = by_boosts[0];
        win.moves.add() = {0, NONE};
        win.turn = 1, win.start = start;
    }

    // Enter the win by a choice in the situation with the number `from`.
    void note(int from, const Outcome& choice) {
        int used = reached[from].used + choice.cost;
        Win& win = by_boosts[used];
        win.turn = 0;  // until the line is whole: memory may run out before
        win.moves.count = 0;
        win.moves.add() = {choice.drill, choice.departure};
        int number = from;
        for (; reached[number].origin != NONE; number = reached[number].origin) {
            const Reached &here = reached[number], &origin = reached[here.origin];
            Outcome before = cheapest(origin.key, here.used - origin.used, &here.key);
            win.moves.add() = {before.drill, before.departure};
        }
        for (int start = 0; start < COLUMNS; start++)
            if (board.has_first[start] && board.firsts[start] == reached[number].key) win.start = start;
        win.turn = reached[from].turn + choice.later;
    }

    // Return the cheapest choice that leads to `next`, or to a win, which there must be.
    Outcome cheapest(const Key& key, int boosts, const Key* next) {
        int first = outcomes.count, best = NONE;
        board.outcomes(key, boosts, outcomes);
        for (int number = first; number < outcomes.count; number++) {
            const Outcome& outcome = outcomes[number];
            if (next ? outcome.won || !(outcome.key == *next) : !outcome.won) continue;
            if (best == NONE || outcome.cost < outcomes[best].cost ||
                (outcome.cost == outcomes[best].cost && outcome.later < outcomes[best].later))
                best = number;
        }
        Outcome found = outcomes[best];
        outcomes.count = first;
        return found;
    }
};

struct Front {
    struct Waiting {  // a key, whatever the boosts left
        uint64_t words[3 * WORDS];
        int slot, reached, entry;  // how it was reached when it was examined; its latest entry in a level
    };
    struct Entry {  // of a key in a level: the boosts used, and what it was reached from
        int key, used, origin, level;
        int older, next;  // the key's previous entry in any level; the level's next one
    };
    struct Level {
        int first, last;
    };

    const Board& board;
    Meter& meter;
    NoGoods& no_goods;
    WinSearch& win_search;
    TurnBound& bound;
    Rows<Outcome>& outcomes;
    Wins& wins;
    Table<Waiting> waiting;
    Rows<Entry> entries;
    Rows<Level> levels;  // by boosts and turn
    int par, turns, best;

    // Find par, then every earlier win with more boosts.
    void find() {
        for (par = 0; par <= BOOST_CACHE; par++) {
            meter.boosts = par;
            for (int start = 0; start < COLUMNS; start++) {
                int winning = board.has_first[start] ? win_search.find(board.firsts[start].with_boosts(par)) : NONE;
                if (winning == NONE) continue;
                note_way(winning);
                spend();
                return;
            }
        }
    }

private:
    // Enter the first win as the one to beat.
    void note_way(int winning) {
        int used = 0, turn = 1, reached = NONE;
        while (true) {
            Key key = WinSearch::key_of(win_search.winning[winning].words).with_boosts(ANY);
            reached = wins.reach(key, used, turn++, reached);
            winning = win_search.winning[winning].next;
            if (winning == NONE) break;
            Key next = WinSearch::key_of(win_search.winning[winning].words).with_boosts(ANY);
            used += wins.cheapest(key, par - used, &next).cost;
        }
        wins.note(reached, wins.cheapest(wins.reached[reached].key, par - used, nullptr));
    }

    void spend() {
        turns = wins.best_turn(BOOST_CACHE);
        for (int level = 0; level < (BOOST_CACHE + 1) * turns; level++) levels.add() = {NONE, NONE};
        for (int start = 0; start < COLUMNS; start++)
            if (board.has_first[start]) enter(par, 1, number_of(board.firsts[start]), 0, NONE);
        for (int boosts = par; boosts <= BOOST_CACHE; boosts++) {
            best = wins.best_turn(boosts);
            for (int turn = 1; turn < best; turn++) {
                meter.boosts = boosts, meter.turn = turn;
                for (int entry = levels[boosts * turns + turn].first; entry != NONE; entry = entries[entry].next)
                    look_into(Entry(entries[entry]), turn, boosts);
            }
        }
    }

    int number_of(const Key& key) {
        int count = waiting.count, number = waiting.find_or_enter(key.words);
        if (number == count) waiting[number].reached = waiting[number].entry = NONE;
        return number;
    }

    // Let a key wait for these boosts and this turn, unless it already does with as few of them used.
    void enter(int boosts, int turn, int key, int used, int origin) {
        int level = boosts * turns + turn;
        for (int number = waiting[key].entry; number != NONE; number = entries[number].older) {
            Entry& entry = entries[number];
            if (entry.level != level) continue;
            if (used < entry.used) entry.used = used, entry.origin = origin;
            return;
        }
        int number = entries.count;
        entries.add() = {key, used, origin, level, waiting[key].entry, NONE};
        waiting[key].entry = number;
        if (levels[level].first == NONE) levels[level].first = number;
        else entries[levels[level].last].next = number;
        levels[level].last = number;
    }

    // Make the choices in a situation. If some take more boosts than there are now, it waits for these, too.
    void look_into(const Entry& entry, int turn, int boosts) {
        const int used = entry.used, left = boosts - used, known = waiting[entry.key].reached;
        const Key key = WinSearch::key_of(waiting[entry.key].words);
        meter.tick(1);
        if (!bound.may_win(key, best - 1 - turn, BOOST_CACHE - used)) return;
        if (known != NONE && known != entry.origin && wins.reached[known].used <= used && wins.reached[known].turn <= turn)
            return;
        if (!bound.may_win(key, best - 1 - turn, left) || (left <= par && no_goods.find(key, left) != NONE)) {
            if (boosts < BOOST_CACHE) enter(boosts + 1, turn, entry.key, used, entry.origin);
            return;
        }
        meter.count_situation();
        int here = entry.origin;
        if (here == NONE || wins.reached[here].turn != turn)
            here = waiting[entry.key].reached = wins.reach(key, used, turn, entry.origin);
        int first = outcomes.count, more = BOOST_CACHE + 1;
        board.outcomes(key, BOOST_CACHE - used, outcomes);
        for (int number = first; number < outcomes.count; number++) {
            const Outcome& outcome = outcomes[number];
            int spent = used + outcome.cost;
            if (outcome.won) {
                int& won = wins.by_boosts[spent].turn;
                if (!won || turn + outcome.later < won) {
                    wins.note(here, Outcome(outcome));
                    best = wins.best_turn(boosts);
                }
            } else if (bound.may_win(outcome.key, best - 2 - turn, BOOST_CACHE - spent)) {
                if (spent > boosts) more = smaller(more, spent);
                else enter(boosts, turn + 1, number_of(outcome.key), spent, here);
            }
        }
        if (more <= BOOST_CACHE) enter(more, turn, entry.key, used, here);
        outcomes.count = first;
    }
};
