// Which situations can't win with a number of boosts, learned from failed searches.
//
// Proving that a few boosts can't win is a search without a limit on turns: a lost player circles in rock for ever.
// A failed part of this search depends only on the spaces it looked at, so it is stored with them (a *no-good*),
// and any situation with the same spaces fails too. Situations form cycles, so a failure is stored for a whole
// strongly connected component at a time (Tarjan's algorithm).

#pragma once
#include "board.h"

extern "C" void report(double situations, int boosts, int turn);  // the host's; it may leave the module at once

// Counts the work, which is limited: situations examined, those on the way to par (`decided`), and 1 for so many
// no-goods compared as are compared in the time of a situation.
struct Meter {
    static constexpr int COMPARED_PER_SITUATION = 38, TICKS_OF_SITUATION = 32, REPORT_AFTER = 1 << 17;

    int64_t situations, decided, compared, most_situations, most_work;
    int64_t ticks, next_report;  // small steps, so that the host is asked now and then whether to go on
    int boosts, turn;            // in work now

    int64_t work() const { return situations + decided + compared / COMPARED_PER_SITUATION; }
    void count_situation() {
        if (++situations > most_situations) stop();
        tick(TICKS_OF_SITUATION);
    }
    void count_compared(int number) {
        compared += number;
        tick(number);
    }
    void tick(int number) {
        ticks += number;
        if (ticks <= next_report) return;
        next_report = ticks + REPORT_AFTER;
        check_work();
        report(double(situations), boosts, turn);
    }
    void check_work() const {
        if (work() > most_work) stop();
    }
};

// The no-goods with the player on one space in one direction are in *groups*, which look at the same spaces near the
// player, and within these in *buckets*, in which those are in the same state. So one look-up for each group
// finds the few no-goods that may fit.
struct NoGoods {
    struct Place {
        int first, last;
    };
    struct Group {
        uint64_t near;
        int next;
    };
    struct Bucket {
        uint64_t words[4];  // its group, and the state of the near spaces in the three planes of a key
        int first, last, slot;
    };
    struct NoGood {
        // For each word of a set the spaces looked at, and their state in the three planes of a key. The word
        // with the player's space comes first: most no-goods that don't fit differ there.
        uint64_t words[4 * WORDS];
        int boosts, next;
    };

    const Board& board;
    Meter& meter;
    Place places[4][SPACES];  // lists of groups, by direction
    uint64_t near[SPACES];    // the range of each space as a window
    Rows<Group> groups;
    Table<Bucket> buckets;
    Pages<NoGood> known;

    static constexpr int REACH = 2 * COLUMNS;  // largest difference between the numbers of near spaces

    void set_up() {
        for (int space = 0; space < SPACES; space++) near[space] = window_at(board.ranges[space].words, space);
        for (auto& by_space : places)
            for (Place& place : by_space) place.first = NONE;
    }

    // Return the spaces around one as a word, in which it is bit REACH itself.
    static uint64_t window_at(const uint64_t* plane, int space) {
        constexpr uint64_t WINDOW = (uint64_t(1) << (2 * REACH + 1)) - 1;
        int start = space - REACH;
        if (start < 0) return plane[0] << -start & WINDOW;
        int word = start >> 6, shift = start & 63;
        uint64_t window = plane[word] >> shift;
        if (shift && word < WORDS - 1) window |= plane[word + 1] << (64 - shift);
        return window & WINDOW;
    }

    // Return a no-good that says that a key fails with so many boosts, or NONE.
    int find(const Key& key, int boosts) {
        int place = key.place();
        uint64_t windows[3];
        for (int plane = 0; plane < 3; plane++) windows[plane] = window_at(key.words + plane * WORDS, place);
        int compared = 0, found = NONE;
        for (int group = places[key.direction()][place].first; group != NONE && found == NONE; group = groups[group].next) {
            uint64_t spaces = groups[group].near;
            uint64_t state[] = {uint64_t(group), windows[0] & spaces, windows[1] & spaces, windows[2] & spaces};
            int bucket = buckets.find(state);
            found = bucket == NONE ? NONE : buckets[bucket].first;
            compared++;
            while (found != NONE) {
                const NoGood& no_good = known[found];
                compared++;
                if (no_good.boosts >= boosts && fits(no_good, key, place >> 6)) break;
                found = no_good.next;
            }
        }
        meter.count_compared(compared);
        return found;
    }

    static bool fits(const NoGood& no_good, const Key& key, int first) {
        for (int i = 0; i < WORDS; i++) {
            const uint64_t* state = no_good.words + 4 * i;
            int word = (first + i) & 3;
            if ((key.words[word] & state[0]) != state[1] || (key.words[WORDS + word] & state[0]) != state[2] ||
                (key.words[2 * WORDS + word] & state[0]) != state[3])
                return false;
        }
        return true;
    }

    Set looked_at(int number, const Key& key) {
        Set looked;
        for (int i = 0; i < WORDS; i++) looked.words[((key.place() >> 6) + i) & 3] = known[number].words[4 * i];
        return looked;
    }

    void learn(const Key& key, const Set& looked) {
        int place = key.place(), first = place >> 6;
        uint64_t spaces = window_at(looked.words, place) & near[place];
        Bucket& bucket = bucket_for(group_for(places[key.direction()][place], spaces), spaces, key, place);
        int number = known.count;
        NoGood& no_good = known.add();
        for (int i = 0; i < WORDS; i++) {
            int word = (first + i) & 3;
            no_good.words[4 * i] = looked.words[word];
            for (int plane = 0; plane < 3; plane++)
                no_good.words[4 * i + plane + 1] = key.words[plane * WORDS + word] & looked.words[word];
        }
        no_good.boosts = key.boosts();
        no_good.next = NONE;
        if (bucket.first == NONE) bucket.first = number;
        else known[bucket.last].next = number;
        bucket.last = number;
    }

    int group_for(Place& place, uint64_t spaces) {
        int number = place.first;
        while (number != NONE && groups[number].near != spaces) number = groups[number].next;
        if (number != NONE) return number;
        number = groups.count;
        groups.add() = {spaces, NONE};
        if (place.first == NONE) place.first = number;
        else groups[place.last].next = number;
        return place.last = number;
    }

    Bucket& bucket_for(int group, uint64_t spaces, const Key& key, int place) {
        uint64_t state[] = {uint64_t(group), 0, 0, 0};
        for (int plane = 0; plane < 3; plane++) state[plane + 1] = window_at(key.words + plane * WORDS, place) & spaces;
        int count = buckets.count, number = buckets.find_or_enter(state);
        if (number == count) buckets[number].first = NONE;
        return buckets[number];
    }
};

// The search for a win with the boosts of a key, in any number of turns: depth first. Nothing is stored of a failed
// situation but its no-good, and of a way that wins each key, with the next one.
struct WinSearch {
    struct Visit {  // of a situation that isn't yet known to fail
        uint64_t words[3 * WORDS];
        int slot, lowest;  // number of the earliest visit that can be reached again from it
        Set looked;
    };
    struct Step {  // on the way: a visit, its first outcome, the first of them not yet tried
        int visit, first, untried;
    };
    struct Winning {
        uint64_t words[3 * WORDS];
        int slot, next;  // NONE: it wins at once
    };

    const Board& board;
    Meter& meter;
    NoGoods& no_goods;
    Rows<Outcome>& outcomes;  // a stack: those of the last step come last
    Table<Visit> visits;      // the stack of Tarjan's algorithm
    Rows<Step> way;
    Table<Winning> winning;

    static const Key& key_of(const uint64_t (&words)[3 * WORDS]) { return reinterpret_cast<const Key&>(words); }

    bool wins(const Key& key) { return find(key) != NONE; }

    // Return the number of the key among those that win, or NONE.
    int find(const Key& key) {
        int known = winning.find(key.words);
        if (known != NONE) return known;
        if (no_goods.find(key, key.boosts()) != NONE) return NONE;
        return search(key) ? winning.find(key.words) : NONE;
    }

private:
    bool search(const Key& first) {
        const int outcomes_before = outcomes.count;
        bool won = visit(first);
        int next = NONE;
        while (way.count && !won) {
            Step& step = way[way.count - 1];
            if (step.untried == outcomes.count) {
                leave();
                continue;
            }
            const Key& key = outcomes[step.untried++].key;
            uint64_t hash = hash_of(key.words);
            int earlier = visits.find(key.words, hash), no_good;
            if (earlier != NONE) {
                lower(visits[step.visit].lowest, earlier);
            } else if ((next = winning.find(key.words, hash)) != NONE) {
                won = true;
            } else if ((no_good = no_goods.find(key, key.boosts())) != NONE) {
                visits[step.visit].looked |= no_goods.looked_at(no_good, key);
            } else {
                won = visit(Key(key));
            }
        }
        if (won) remember(next);
        outcomes.count = outcomes_before;
        return won;
    }

    static void lower(int& lowest, int number) { lowest = smaller(lowest, number); }

    // Step into a situation; return whether it wins at once.
    bool visit(const Key& key) {
        meter.count_situation();
        int first = outcomes.count, number = visits.enter(key.words, hash_of(key.words));
        visits[number].lowest = number;
        visits[number].looked = board.outcomes(key, key.boosts(), outcomes);
        way.add() = {number, first, first};
        for (int outcome = first; outcome < outcomes.count; outcome++)
            if (outcomes[outcome].won) return true;
        return false;
    }

    // Step back from a situation of which all outcomes fail, or lead back to visits.
    void leave() {
        Step step = way[--way.count];
        outcomes.count = step.first;
        int lowest = visits[step.visit].lowest;
        Set looked = visits[step.visit].looked;
        if (lowest == step.visit) {  // a whole component has failed
            for (int member = step.visit; member < visits.count; member++) looked |= visits[member].looked;
            for (int member = step.visit; member < visits.count; member++)
                no_goods.learn(key_of(visits[member].words), looked);
            visits.remove(step.visit);
        }
        if (way.count) {
            Visit& before = visits[way[way.count - 1].visit];
            lower(before.lowest, lowest);
            before.looked |= looked;
        }
    }

    void remember(int next) {
        for (int step = way.count - 1; step >= 0; step--) {
            const auto& words = visits[way[step].visit].words;
            int number = winning.enter(words, hash_of(words));
            winning[number].next = next;
            next = number;
        }
        way.count = 0;
        visits.remove(0);
    }
};
