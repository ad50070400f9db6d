// The board as a search sees it: sets of spaces, situations as keys, and what a choice leads to.
//
// A player decides in a turn only after its fall and collapse, so the search needs no other moment: it never contains
// a lost player, and the up to thirteen spaces to start from after a capture become at most five, because all
// spaces in one line fall to the same space.

#pragma once
#include "memory.h"

constexpr int COLUMNS = 10, ROWS = 20, SPACES = COLUMNS * ROWS, FIRST_OF_BOTTOM = SPACES - COLUMNS;
constexpr int NODES = 10, BOOST_CACHE = 10, MOST_DRILLED = 3, LINES_OF_RANGE = 5;
constexpr int STEP[] = {COLUMNS, 1, -COLUMNS, -1};  // by direction: to the space below

constexpr int after(int direction) { return (direction + 1) & 3; }
constexpr int larger(int a, int b) { return a > b ? a : b; }
constexpr int smaller(int a, int b) { return a < b ? a : b; }

inline bool at_rim(int space, int direction) {
    switch (direction) {
        case 0: return space >= FIRST_OF_BOTTOM;
        case 1: return space % COLUMNS == COLUMNS - 1;
        case 2: return space < COLUMNS;
        default: return space % COLUMNS == 0;
    }
}

constexpr int WORDS = 4;

struct Set {  // of spaces: space 0 is the lowest bit of the first word
    uint64_t words[WORDS];

    bool has(int space) const { return words[space >> 6] >> (space & 63) & 1; }
    void add(int space) { words[space >> 6] |= uint64_t(1) << (space & 63); }
    void remove(int space) { words[space >> 6] &= ~(uint64_t(1) << (space & 63)); }
    Set operator|(const Set& other) const { return each(other, [](uint64_t a, uint64_t b) { return a | b; }); }
    Set operator&(const Set& other) const { return each(other, [](uint64_t a, uint64_t b) { return a & b; }); }
    Set operator-(const Set& other) const { return each(other, [](uint64_t a, uint64_t b) { return a & ~b; }); }
    Set& operator|=(const Set& other) { return *this = *this | other; }
    bool operator==(const Set& other) const { return is_same(words, other.words); }
    bool is_empty() const { return !(words[0] | words[1] | words[2] | words[3]); }
    template <class Operation> Set each(const Set& other, Operation operation) const {
        Set result;
        for (int i = 0; i < WORDS; i++) result.words[i] = operation(words[i], other.words[i]);
        return result;
    }
};

// A *key* is a situation to go on from, after the fall and the collapse of a turn. Solid spaces and those touched
// in this turn, one ago and two ago exclude each other, so three planes of bits hold the state of each space: solid or
// touched one ago; touched now or one ago; touched two ago. The last word of a set has room for a *tag* beside
// its 8 spaces: the player's space, the direction of the turn, the boosts left, the Nodes captured so far. The
// last is used only where all Nodes are the goal.

constexpr int TAG = 3, PLACE_FROM = 8, DIRECTION_FROM = 16, BOOSTS_FROM = 20, CAPTURED_FROM = 24;
constexpr int ANY = 15;  // boosts of a key to which the number of boosts left does not belong
constexpr uint64_t LAST_WORD = (uint64_t(1) << SPACES % 64) - 1;

struct Key {
    uint64_t words[3 * WORDS];

    int place() const { return words[TAG] >> PLACE_FROM & 0xFF; }
    int direction() const { return words[TAG] >> DIRECTION_FROM & 3; }
    int boosts() const { return words[TAG] >> BOOSTS_FROM & 15; }
    int captured() const { return words[TAG] >> CAPTURED_FROM & 0x3FF; }
    Key with_boosts(int boosts) const {
        Key key = *this;
        key.words[TAG] = (words[TAG] & ~(uint64_t(15) << BOOSTS_FROM)) | uint64_t(boosts) << BOOSTS_FROM;
        return key;
    }
    bool operator==(const Key& other) const { return is_same(words, other.words); }
};

struct Situation {
    Set solid, now, one_ago, two_ago;  // solid spaces, and those touched in this turn and before
    int place, direction, boosts, captured;

    Key key() const {
        Key key;
        for (int i = 0; i < WORDS; i++) {
            key.words[i] = solid.words[i] | one_ago.words[i];
            key.words[WORDS + i] = now.words[i] | one_ago.words[i];
            key.words[2 * WORDS + i] = two_ago.words[i];
        }
        key.words[TAG] |= uint64_t(place) << PLACE_FROM | uint64_t(direction) << DIRECTION_FROM |
                          uint64_t(boosts) << BOOSTS_FROM | uint64_t(captured) << CAPTURED_FROM;
        return key;
    }
    static Situation of(const Key& key) {
        Situation found;
        for (int i = 0; i < WORDS; i++) {
            uint64_t first = i == TAG ? key.words[i] & LAST_WORD : key.words[i], second = key.words[WORDS + i];
            found.solid.words[i] = first & ~second;
            found.now.words[i] = second & ~first;
            found.one_ago.words[i] = first & second;
            found.two_ago.words[i] = key.words[2 * WORDS + i];
        }
        found.place = key.place(), found.direction = key.direction();
        found.boosts = key.boosts(), found.captured = key.captured();
        return found;
    }
};

struct Outcome {  // of a choice: the key of the next turn's situation, or a win
    Key key;
    // boosts and spaces drilled, the space that the turn after a capture starts from or NONE, how many turns
    // later this comes, whether it is a win
    int cost, drill, departure, later, won;
};

constexpr int MOST_OUTCOMES = 32;  // more than one situation can have

struct Board {
    Set nodes, solid;
    Set ranges[SPACES];                            // around each space
    int departures[4][SPACES][LINES_OF_RANGE];     // by direction and Node: the lowest space of each line, then NONE
    int exits[SPACES];                             // by Node: a space of its range in the bottom row, or NONE
    int flags[SPACES];                             // by Node: its bit among the captured ones
    int all_flags;                                 // captured to win
    int node_spaces[NODES];
    Key firsts[COLUMNS];                           // by column: the situation of turn 1, if there is one
    bool has_first[COLUMNS];

    void set_up(const int64_t* spaces, bool all_nodes) {
        for (int space = 0; space < SPACES; space++) {
            for (int other = larger(0, space - 2 * COLUMNS); other <= smaller(SPACES - 1, space + 2 * COLUMNS); other++)
                if (distance(space, other) <= 2) ranges[space].add(other);
            exits[space] = NONE;
        }
        for (int number = 0; number < NODES; number++) {
            int node = node_spaces[number] = int(spaces[number]);
            nodes.add(node);
            solid |= ranges[node];
            flags[node] = all_nodes ? 1 << number : 0;
            all_flags |= flags[node];
            for (int space = FIRST_OF_BOTTOM; space < SPACES; space++)
                if (ranges[node].has(space)) exits[node] = space;
            for (int direction = 0; direction < 4; direction++) find_departures(node, direction);
        }
        for (int start = 0; start < COLUMNS; start++) {
            Situation first{};
            first.solid = solid;
            first.solid.remove(start);
            first.now.add(start);
            Set looked{};
            first.place = fall(first.solid, start, 0, first.now, looked);
            first.boosts = ANY;
            has_first[start] = first.place < FIRST_OF_BOTTOM;
            firsts[start] = first.key();
        }
    }

    static int distance(int space, int other) {
        int rows = space / COLUMNS - other / COLUMNS, columns = space % COLUMNS - other % COLUMNS;
        return larger(rows, -rows) + larger(columns, -columns);
    }

    void find_departures(int node, int direction) {
        int* found = departures[direction][node];
        int lines[LINES_OF_RANGE], count = 0;
        for (int space = 0; space < FIRST_OF_BOTTOM; space++) {  // in the bottom row the game is over
            if (!ranges[node].has(space)) continue;
            int line = direction % 2 ? space / COLUMNS : space % COLUMNS, at = 0;
            while (at < count && lines[at] != line) at++;
            if (at == count) lines[count++] = line;
            else if (direction >= 2) continue;  // the first of the line is the lowest
            found[at] = space;
        }
        for (int at = count; at < LINES_OF_RANGE; at++) found[at] = NONE;
    }

    // Return where a fall ends; add the spaces that it enters, and those that it looks at.
    static int fall(const Set& solid, int at, int direction, Set& entered, Set& looked) {
        while (!at_rim(at, direction)) {
            int below = at + STEP[direction];
            looked.add(below);
            if (solid.has(below)) break;
            entered.add(below);
            at = below;
        }
        return at;
    }

    // Push the outcomes of all choices with at most so many boosts onto `found`; return the spaces that they depend
    // on. A choice that is lost in the next collapse has no outcome. Each outcome includes the next turn's fall
    // and collapse. Any situation with the same place and the same state of the returned spaces (solid or not,
    // when touched) has the same outcomes, as far as these spaces are concerned.
    Set outcomes(const Key& key, int boosts, Rows<Outcome>& found) const {
        Situation s = Situation::of(key);
        const bool counts_boosts = s.boosts != ANY;
        const int direction = s.direction, next_direction = after(direction);
        const Set older = s.one_ago | s.two_ago;
        Set looked{};
        int drill = 0, departure = NONE;
        bool has_captured = false, is_over = false;
        found.make_room(MOST_OUTCOMES);

        auto note = [&](bool won, int later) -> Key& {
            Outcome& outcome = found.add();
            outcome.cost = larger(drill - 1, 0);
            outcome.drill = drill;
            outcome.departure = departure;
            outcome.later = later;
            outcome.won = won;
            return outcome.key;
        };
        auto end_turn = [&](int from) {  // and do the fall and the collapse of the next one
            Set entered{};
            int land = fall(s.solid, from, next_direction, entered, looked);
            if (land == from) {
                looked.add(from);
            } else if (land >= FIRST_OF_BOTTOM) {
                if (s.captured == all_flags) note(true, 1);
                return;
            }
            if (s.two_ago.has(land)) return;  // it collapses around the player
            int left = counts_boosts ? boosts - larger(drill - 1, 0) : ANY;
            Situation next{s.solid | s.two_ago, entered - (older | s.now), s.now, s.one_ago,
                           land, next_direction, left, s.captured};
            note(false, 1) = next.key();
        };

        while (true) {
            if (has_captured) {
                for (int from : departures[next_direction][s.place]) {
                    if (from == NONE) break;
                    departure = from;
                    end_turn(from);
                }
            } else {
                end_turn(s.place);
            }
            if (is_over || drill > boosts || drill == MOST_DRILLED || at_rim(s.place, direction)) return looked;
            drill++;
            s.place += STEP[direction];
            looked.add(s.place);
            if (nodes.has(s.place)) {
                Set opened = s.solid & ranges[s.place];
                looked |= ranges[s.place];
                s.solid = s.solid - opened;
                s.now |= opened;
                s.captured |= flags[s.place];
                has_captured = is_over = true;
                departure = exits[s.place];
                if (departure != NONE && s.captured == all_flags) note(true, 1);
                continue;
            }
            s.solid.remove(s.place);
            s.now.add(s.place);
            Set entered{};
            int land = fall(s.solid, s.place, direction, entered, looked);
            is_over = land != s.place;
            s.now |= entered - older;
            s.place = land;
            if (land >= FIRST_OF_BOTTOM) {
                if (s.captured == all_flags) note(true, 0);
                return looked;
            }
        }
    }
};
