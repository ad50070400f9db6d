// How many turns a win takes at least: a bound from an easier game, which needs no search.
//
// In the easier game air may be filled or not, as the player likes, so it may stop anywhere in a fall through it. It
// drills through anything that is no Node, no collapse catches it, it may wait anywhere, and after a capture it
// goes on from any space of the range. Only through spaces that were solid at first it can't fall.
//
// In the real game it can while they are open, for three turns. So a situation counts from the player's space and from
// each of these spaces that is open: whoever has waited on the last one that a fall passes gets as far as the
// fall, in the same turn, with no more boosts.

#pragma once
#include "board.h"

struct TurnBound {
    struct Spaces {  // from where a win may come, by direction and boosts
        Set of[4][BOOST_CACHE + 1];
    };

    const Board& board;
    Set bottom, rims[4];      // by direction: the spaces with none before them
    Rows<Spaces> by_turns;
    bool is_complete;         // more turns make no difference

    void set_up() {
        for (int space = 0; space < SPACES; space++) {
            if (space >= FIRST_OF_BOTTOM) bottom.add(space);
            for (int direction = 0; direction < 4; direction++)
                if (at_rim(space, (direction + 2) & 3)) rims[direction].add(space);
        }
    }

    // Return whether a key may win at most so many turns later, with at most so many boosts.
    bool may_win(const Key& key, int turns, int boosts) {
        if (turns < 0) return false;
        while (by_turns.count <= turns && !is_complete) add_turn();
        const Set& spaces = by_turns[smaller(turns, by_turns.count - 1)].of[key.direction()][boosts];
        if (spaces.has(key.place())) return true;
        uint64_t common = 0;
        for (int i = 0; i < WORDS; i++)
            common |= (key.words[WORDS + i] | key.words[2 * WORDS + i]) & board.solid.words[i] & spaces.words[i];
        return common;
    }

private:
    void add_turn() {
        int turns = by_turns.count;
        by_turns.add();
        Spaces& found = by_turns[turns];
        for (int direction = 0; direction < 4; direction++) {
            Set drilled[BOOST_CACHE + 1];  // by boosts: which space drilled last leads to a win
            for (int boosts = 0; boosts <= BOOST_CACHE; boosts++) {
                Set ends{}, captured{};
                if (turns) {
                    ends = falls_to(by_turns[turns - 1].of[after(direction)][boosts] | bottom, after(direction));
                    for (int node : board.node_spaces)
                        if (!((ends | bottom) & board.ranges[node]).is_empty()) captured.add(node);
                }
                Set good = falls_to(ends | bottom, direction);
                drilled[boosts] = (good - board.nodes) | captured;
                for (int cost = 0; cost < MOST_DRILLED && cost <= boosts; cost++) {
                    Set from = before(drilled[boosts - cost], direction);
                    for (int number = 0; number < cost; number++) from = before(from - board.nodes, direction);
                    good |= from;
                }
                found.of[direction][boosts] = falls_to(good, direction);
            }
        }
        is_complete = turns && is_same_as_before(turns);
    }

    bool is_same_as_before(int turns) {
        for (int direction = 0; direction < 4; direction++)
            for (int boosts = 0; boosts <= BOOST_CACHE; boosts++)
                if (!(by_turns[turns].of[direction][boosts] == by_turns[turns - 1].of[direction][boosts])) return false;
        return true;
    }

    // Return the spaces from which a step leads to `spaces`.
    Set before(const Set& spaces, int direction) const {
        Set found, from = spaces - rims[direction];
        int step = STEP[direction], size = larger(step, -step);
        for (int i = 0; i < WORDS; i++) {
            if (step > 0) found.words[i] = from.words[i] >> size | (i < WORDS - 1 ? from.words[i + 1] << (64 - size) : 0);
            else found.words[i] = from.words[i] << size | (i ? from.words[i - 1] >> (64 - size) : 0);
        }
        return found;
    }

    // Return `spaces`, and all from which one falls through air to them.
    Set falls_to(Set spaces, int direction) const {
        for (Set known{}; !(known == spaces);) {
            known = spaces;
            spaces |= before(spaces - board.solid, direction);
        }
        return spaces;
    }
};
