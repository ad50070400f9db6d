// A way to capture all Nodes of a board and win: a beam that goes from capture to capture.
//
// Turns cost nothing, boosts are scarce: ten Nodes with ten boosts leave about one for each. So situations are compared
// that have captured equally many Nodes, whatever their turn. From the best of them the search goes on, cheapest first,
// until each has captured one more; of these it keeps the best again, but few that have captured the same Nodes and
// are on the same space, as they hardly differ. A search that finds no way is no proof, unless it left nothing out.

#pragma once
#include "front.h"

template <class Item> struct Heap : Rows<Item> {  // the least item comes out first
    void push(const Item& item) {
        int at = this->count;
        this->add();
        for (int parent; at && item < this->rows[parent = (at - 1) / 2]; at = parent) this->rows[at] = this->rows[parent];
        this->rows[at] = item;
    }
    Item pop() {
        Item least = this->rows[0], item = this->rows[--this->count];
        int at = 0;
        for (int child; (child = 2 * at + 1) < this->count; at = child) {
            if (child + 1 < this->count && this->rows[child + 1] < this->rows[child]) child++;
            if (!(this->rows[child] < item)) break;
            this->rows[at] = this->rows[child];
        }
        this->rows[at] = item;
        return least;
    }
};

struct AllNodes {
    static constexpr int FIRST_EXAMINED = 3000, FIRST_KEPT = 210;  // in the first beam, between two captures, and after
    static constexpr int WIDTH_OF_ALIKE = 4;  // for each of these widths one more is kept with the same Nodes and space
    // what counts in boosts: a turn since the last capture, a step towards the nearest Node, such a step right after a
    // capture (the range is open), better situations with the same Nodes if all that are kept were such
    static constexpr double TURN = 0.2, DISTANCE = 0.35, DISTANCE_KEPT = 0.1, CROWD = 20.0;

    struct Waiting {
        uint64_t words[3 * WORDS];
        int slot, used, turn, origin;
    };
    struct Rated {
        double rating;
        int order, way;
        bool operator<(const Rated& other) const {
            return rating != other.rating ? rating < other.rating : order != other.order ? order < other.order : way < other.way;
        }
    };
    struct Way {
        Key key;
        int used, turn, begun, origin;  // the turn in which its captured Nodes were
    };
    struct Alike {
        uint64_t words[1];
        int slot, count;
    };

    const Board& board;
    Meter& meter;
    Rows<Outcome>& outcomes;
    Wins& wins;
    Rows<Way> ways, followed;
    Table<Waiting> cheapest, captures;  // since the last capture; with one more
    Heap<Rated> queue, spread;
    Table<Alike> alike;
    int same_nodes[1 << NODES];
    int boosts;  // in the cache
    int width;
    bool first_win, left_nothing_out;

    // Search in wider and wider beams, each way better than those before, or only one. Return whether it is proven
    // that there is none.
    bool find() {
        for (width = 1;; width *= 2) {
            left_nothing_out = true;
            wins.reached.count = ways.count = 0;
            for (int start = 0; start < COLUMNS; start++)
                if (board.has_first[start]) ways.add() = {board.firsts[start], 0, 1, 1, NONE};
            while (ways.count && !has_enough()) {
                find_captures();
                keep_best();
            }
            if (left_nothing_out || has_enough()) return left_nothing_out && !has_won();
        }
    }

private:
    bool has_won() const { return wins.best_turn(BOOST_CACHE) < Wins::NO_TURN; }
    bool has_enough() const { return first_win && has_won(); }

    // Go on from `ways`, cheapest first, to the next capture of each.
    void find_captures() {
        cheapest.remove(0);
        captures.remove(0);
        queue.count = followed.count = 0;
        for (int number = 0; number < ways.count; number++) {
            Way way = ways[number];
            way.begun = way.turn;
            cheapest[cheapest.find_or_enter(way.key.words)].used = way.used;
            follow(way, way.used + DISTANCE * steps_to_node(way.key));
        }
        for (int examined = 0; queue.count; ) {
            if (examined == FIRST_EXAMINED * width) {
                left_nothing_out = false;
                return;
            }
            const Way way = followed[queue.pop().way];
            if (cheapest[cheapest.find(way.key.words)].used < way.used) continue;
            meter.turn = way.turn;
            meter.count_situation();
            examined++;
            int here = wins.reach(way.key, way.used, way.turn, way.origin), first = outcomes.count;
            board.outcomes(way.key, boosts - way.used, outcomes);
            for (int number = first; number < outcomes.count; number++) {
                const Outcome outcome = outcomes[number];
                int spent = way.used + outcome.cost;
                if (wins.best_turn(spent) <= way.turn + outcome.later) continue;
                if (outcome.won) {
                    wins.note(here, outcome);
                    if (first_win) return;
                } else if (outcome.key.captured() != way.key.captured()) {
                    note_capture(outcome.key, spent, way.turn + 1, here);
                } else {
                    int count = cheapest.count, known = cheapest.find_or_enter(outcome.key.words);
                    if (known < count && cheapest[known].used <= spent) continue;
                    cheapest[known].used = spent;
                    Way next{outcome.key, spent, way.turn + 1, way.begun, here};
                    follow(next, spent + TURN * (next.turn - way.begun) + DISTANCE * steps_to_node(next.key));
                }
            }
            outcomes.count = first;
        }
    }

    void follow(const Way& way, double rating) {
        queue.push({rating, followed.count, followed.count});
        followed.add() = way;
    }

    void note_capture(const Key& key, int used, int turn, int origin) {
        int count = captures.count, number = captures.find_or_enter(key.words);
        Waiting& capture = captures[number];
        if (number < count && capture.used <= used) return;
        capture.used = used, capture.turn = turn, capture.origin = origin;
    }

    // Keep the best of the captures as `ways`.
    void keep_best() {
        queue.count = ways.count = followed.count = 0;
        alike.remove(0);
        for (int& count : same_nodes) count = 0;
        for (int number = 0; number < captures.count; number++) {
            const Waiting& capture = captures[number];
            meter.tick(Meter::TICKS_OF_SITUATION);
            queue.push({capture.used + DISTANCE_KEPT * steps_to_node(key_of(capture)), capture.turn, number});
        }
        const int most = FIRST_KEPT * width, most_alike = larger(1, width / WIDTH_OF_ALIKE);
        spread.count = 0;
        while (queue.count) {
            Rated rated = queue.pop();
            meter.tick(Meter::TICKS_OF_SITUATION);
            const Key& key = key_of(captures[rated.way]);
            const uint64_t place[] = {uint64_t(key.captured()) << 8 | uint64_t(key.place())};
            int count = alike.count, number = alike.find_or_enter(place);
            if (number == count) alike[number].count = 0;
            if (++alike[number].count > most_alike) continue;
            rated.rating += CROWD * same_nodes[key.captured()]++ / most;
            spread.push(rated);
        }
        while (spread.count && ways.count < most) {
            const Waiting& capture = captures[spread.pop().way];
            ways.add() = {key_of(capture), capture.used, capture.turn, 0, capture.origin};
        }
        if (ways.count < captures.count) left_nothing_out = false;
    }

    static const Key& key_of(const Waiting& waiting) { return WinSearch::key_of(waiting.words); }

    // Return the steps to the nearest Node that isn't captured, 0 if there is none.
    int steps_to_node(const Key& key) const {
        int nearest = SPACES;
        for (int node : board.node_spaces)
            if (!(key.captured() & board.flags[node])) nearest = smaller(nearest, Board::distance(node, key.place()));
        return nearest < SPACES ? nearest : 0;
    }
};
