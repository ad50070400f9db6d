// How much care the par lines take: the way to par on which a player without a plan most probably keeps it.
//
// A *decision* is a situation in which par is kept, in one turn; its key says how many boosts of par are left. First
// all decisions are found, turn by turn, then, from the last to the first, the way from each to a win at par that takes
// the least care: units of bits, then forks, then turns in which only one choice keeps par.

#pragma once
#include "front.h"

struct Care {
    int64_t units;
    int forks, narrow;

    bool operator<(const Care& other) const {
        if (units != other.units) return units < other.units;
        return forks != other.forks ? forks < other.forks : narrow < other.narrow;
    }
};

struct ParLines {
    static constexpr int LATE = -2;  // where a choice leads that keeps par, but wins too late if at all
    static constexpr int64_t MOST_LINES = int64_t(1) << 61;  // more are not counted

    struct Decision {
        uint64_t words[3 * WORDS];
        int slot;
        int choices, first, keep, best;  // choices; the first of those that keep par, their number, the best one
        Care care;
        int64_t lines;
    };
    struct Keeping {
        Move move;
        int next;  // the decision that it leads to, or LATE; NONE: it wins
    };

    const Board& board;
    Meter& meter;
    WinSearch& win_search;
    TurnBound& bound;
    Rows<Outcome>& outcomes;
    Table<Decision> decisions;  // those of one turn follow each other
    Rows<Keeping> keeping;
    int par, turns;

    // Find all decisions after these, which are in turn 1. `units` has the bits of a choice among so many.
    void find(const int64_t* units) {
        int first = 0;
        for (int turn = 1; turn <= turns; turn++) {
            meter.turn = turn;
            int end = decisions.count;
            decisions.forget(first);
            for (int number = first; number < end; number++) decide(number, turn);
            first = end;
        }
        for (int number = decisions.count - 1; number >= 0; number--) rate(decisions[number], units);
    }

private:
    void decide(int number, int turn) {
        const Key key = WinSearch::key_of(decisions[number].words);
        const int left = key.boosts();
        decisions[number].first = keeping.count;
        decisions[number].choices = decisions[number].keep = 0;
        if (!bound.may_win(key, turns - turn, left)) return;
        meter.decided++;
        int first = outcomes.count;
        board.outcomes(key, BOOST_CACHE - par + left, outcomes);
        int end = outcomes.count;
        for (int choice = first; choice < end; choice++) {
            const Outcome outcome = outcomes[choice];
            if (outcome.cost > left) continue;
            int next = LATE;
            if (outcome.won) {
                if (turn + outcome.later <= turns) next = NONE;
            } else {
                Key kept = outcome.key.with_boosts(left - outcome.cost);
                if (!win_search.wins(kept)) continue;
                if (turn < turns) next = decisions.find_or_enter(kept.words);
            }
            keeping.add() = {{outcome.drill, outcome.departure}, next};
        }
        decisions[number].choices = end - first;
        decisions[number].keep = keeping.count - decisions[number].first;
        outcomes.count = first;
    }

    void rate(Decision& decision, const int64_t* units) {
        Care least{};
        decision.best = NONE;
        decision.lines = 0;
        for (int choice = decision.first; choice < decision.first + decision.keep; choice++) {
            int next = keeping[choice].next;
            Care care{};
            int64_t lines = 1;
            if (next != NONE) {
                if (next == LATE || decisions[next].best == NONE) continue;
                care = decisions[next].care;
                lines = decisions[next].lines;
            }
            decision.lines = decision.lines + lines < MOST_LINES ? decision.lines + lines : MOST_LINES;
            if (decision.best == NONE || care < least) decision.best = choice, least = care;
        }
        decision.care = {
            least.units + units[decision.choices] - units[decision.keep],
            least.forks + (decision.choices > decision.keep),
            least.narrow + (decision.keep == 1),
        };
    }
};
