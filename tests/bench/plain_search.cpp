// The search of companion/rotator/search in plain C++: the yardstick for the compiled one.
//
// It takes the same steps as nogoods.py and search.py, situation for situation, with one table by open
// addressing and else the containers of the standard library. It reads one board a line: its ten Nodes as numbers of spaces. For each it writes par,
// the turns of the earliest win with at most 0, 1, ..., 10 boosts (0: none), situations, CPU seconds.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <deque>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

constexpr int COLUMNS = 10, ROWS = 20, SPACES = COLUMNS * ROWS, FIRST_OF_BOTTOM = SPACES - COLUMNS;
constexpr int BOOST_CACHE = 10, MOST_DRILLED = 3, NONE = -1;
constexpr int STEP[] = {COLUMNS, 1, -COLUMNS, -1};

struct Set {
    std::array<uint64_t, 4> words{};
    bool has(int space) const { return words[space >> 6] >> (space & 63) & 1; }
    void add(int space) { words[space >> 6] |= uint64_t(1) << (space & 63); }
    void remove(int space) { words[space >> 6] &= ~(uint64_t(1) << (space & 63)); }
    bool operator==(const Set& other) const = default;
    Set& operator|=(const Set& other) { return *this = *this | other; }
    Set operator|(const Set& other) const { return each(other, [](uint64_t a, uint64_t b) { return a | b; }); }
    Set operator&(const Set& other) const { return each(other, [](uint64_t a, uint64_t b) { return a & b; }); }
    Set operator-(const Set& other) const { return each(other, [](uint64_t a, uint64_t b) { return a & ~b; }); }
    template <class Operation> Set each(const Set& other, Operation operation) const {
        Set result;
        for (int i = 0; i < 4; i++) result.words[i] = operation(words[i], other.words[i]);
        return result;
    }
};

struct Situation {
    Set solid, now, one_ago, two_ago;
    int place = 0;
    bool operator==(const Situation& other) const = default;
};

struct Key {
    Situation situation;
    int direction = 0, boosts = 0;
    bool operator==(const Key& other) const = default;
};

struct Signature {  // the state of the spaces in a set
    Set solid, now, one_ago, two_ago;
    bool operator==(const Signature& other) const = default;
};

Signature signature(const Situation& s, const Set& spaces) {
    return {s.solid & spaces, s.now & spaces, s.one_ago & spaces, s.two_ago & spaces};
}

uint64_t mixed(uint64_t seed, const Set& set) {
    uint64_t factor = 0x9e3779b97f4a7c15;
    for (uint64_t word : set.words) {
        seed += (word ^ word >> 32) * factor;
        factor += 0xc2b2ae3d27d4eb4e;
    }
    return (seed ^ seed >> 32) * 0x9e3779b97f4a7c15;
}

struct Hash {
    size_t operator()(const Situation& s) const {
        return mixed(mixed(mixed(mixed(s.place, s.solid), s.now), s.one_ago), s.two_ago);
    }
    size_t operator()(const Key& k) const { return Hash()(k.situation) * 41 + k.direction * 11 + k.boosts; }
    size_t operator()(const Signature& s) const {
        return mixed(mixed(mixed(mixed(1, s.solid), s.now), s.one_ago), s.two_ago);
    }
};

template <class Key, class Value> struct Table {  // by open addressing; entries stay where they are
    std::deque<std::pair<Key, Value>> entries;
    std::vector<uint64_t> slots = std::vector<uint64_t>(64);  // half of the hash, and the number of the entry plus 1

    Value* find(const Key& key) { return at(slot_of(key, Hash()(key))); }
    std::pair<Value*, bool> try_emplace(const Key& key, const Value& value) {
        uint64_t hash = Hash()(key), slot = slot_of(key, hash);
        if (Value* known = at(slot)) return {known, false};
        entries.push_back({key, value});
        slots[slot] = hash >> 32 << 32 | entries.size();
        if (entries.size() * 2 > slots.size()) {
            slots.assign(slots.size() * 2, 0);
            for (size_t i = 0; i < entries.size(); i++) {
                hash = Hash()(entries[i].first);
                slot = hash & (slots.size() - 1);
                while (slots[slot]) slot = (slot + 1) & (slots.size() - 1);
                slots[slot] = hash >> 32 << 32 | (i + 1);
            }
        }
        return {&entries.back().second, true};
    }

  private:
    Value* at(uint64_t slot) { return slots[slot] ? &entries[uint32_t(slots[slot]) - 1].second : nullptr; }
    uint64_t slot_of(const Key& key, uint64_t hash) {
        uint64_t slot = hash & (slots.size() - 1);
        while (slots[slot] && !((slots[slot] ^ hash) >> 32 == 0 && entries[uint32_t(slots[slot]) - 1].first == key))
            slot = (slot + 1) & (slots.size() - 1);
        return slot;
    }
};

bool at_rim(int space, int direction) {
    int row = space / COLUMNS, column = space % COLUMNS;
    return direction == 0 ? row == ROWS - 1 : direction == 1 ? column == COLUMNS - 1 : direction == 2 ? row == 0 : column == 0;
}

Set spaces_near(int space) {
    Set spaces;
    for (int other = 0; other < SPACES; other++)
        if (abs(other / COLUMNS - space / COLUMNS) + abs(other % COLUMNS - space % COLUMNS) <= 2) spaces.add(other);
    return spaces;
}

std::array<Set, SPACES> NEAR;

struct Outcome {
    int cost;
    bool wins, later;
    Situation situation;
};

struct Board {
    Set solid, nodes;
    std::array<int, SPACES> exits{};  // whether a Node's range touches the bottom row
    std::array<std::array<std::vector<int>, SPACES>, 4> departures;

    explicit Board(const std::vector<int>& all) {
        for (int node : all) {
            nodes.add(node);
            solid |= NEAR[node];
            for (int direction = 0; direction < 4; direction++) {
                std::vector<int> lines;
                for (int space = 0; space < FIRST_OF_BOTTOM; space++) {
                    if (!NEAR[node].has(space)) continue;
                    auto same = [&](int s) { return direction % 2 ? s / COLUMNS == space / COLUMNS : s % COLUMNS == space % COLUMNS; };
                    auto known = std::find_if(lines.begin(), lines.end(), same);
                    if (known == lines.end()) lines.push_back(space);
                    else if (direction < 2) *known = space;
                }
                departures[direction][node] = lines;
            }
            for (int space = FIRST_OF_BOTTOM; space < SPACES; space++) exits[node] |= NEAR[node].has(space);
        }
    }

    static int fall(const Set& solid, int at, int direction, Set& entered, Set& looked) {
        while (!at_rim(at, direction)) {
            int below = at + STEP[direction];
            looked.add(below);
            if (solid.has(below)) break;
            entered.add(at = below);
        }
        return at;
    }

    void outcomes(const Situation& s, int direction, int boosts, std::vector<Outcome>& found, Set& looked) const {
        found.clear();
        looked = Set();
        int at = s.place, drill = 0, after = (direction + 1) % 4;
        Set solid = s.solid, now = s.now, older = s.one_ago | s.two_ago;
        bool captured = false, over = false;
        auto end_turn = [&](int from) {
            Set entered;
            int land = fall(solid, from, after, entered, looked), cost = std::max(drill - 1, 0);
            if (land == from) looked.add(from);
            else if (land >= FIRST_OF_BOTTOM) return found.push_back({cost, true, true, {}});
            if (!s.two_ago.has(land))
                found.push_back({cost, false, true, {solid | s.two_ago, entered - (now | older), now, s.one_ago, land}});
        };
        while (true) {
            if (captured) for (int from : departures[after][at]) end_turn(from);
            else end_turn(at);
            if (over || drill > boosts || drill == MOST_DRILLED || at_rim(at, direction)) return;
            drill++;
            looked.add(at += STEP[direction]);
            if (nodes.has(at)) {
                Set opened = solid & NEAR[at];
                looked |= NEAR[at];
                solid = solid - opened;
                now |= opened;
                captured = over = true;
                if (exits[at]) found.push_back({drill - 1, true, true, {}});
                continue;
            }
            solid.remove(at);
            now.add(at);
            Set entered;
            int land = fall(solid, at, direction, entered, looked);
            over = land != at;
            now |= entered - older;
            at = land;
            if (at >= FIRST_OF_BOTTOM) return found.push_back({drill - 1, true, false, {}});
        }
    }
};

struct NoGoods {
    struct NoGood {
        Set looked;
        Signature state;
        int boosts;
    };
    struct Group {
        Set near;
        Table<Signature, std::vector<NoGood>> no_goods;
    };
    struct Visit {
        Key key;
        std::vector<Outcome> outcomes;
        size_t untried, low;
        Set looked;
    };

    const Board& board;
    long situations = 0;
    std::array<std::array<std::vector<Group>, SPACES>, 4> known;
    Table<Key, Key> winning;  // what comes next; the same if it wins at once

    const Set* failure_spaces(const Situation& s, int direction, int boosts) {
        for (Group& group : known[direction][s.place]) {
            const std::vector<NoGood>* found = group.no_goods.find(signature(s, group.near));
            if (!found) continue;
            for (const NoGood& no_good : *found)
                if (no_good.boosts >= boosts && signature(s, no_good.looked) == no_good.state) return &no_good.looked;
        }
        return nullptr;
    }

    void learn(const Key& key, const Set& looked) {
        const Situation& s = key.situation;
        Set near = looked & NEAR[s.place];
        auto& groups = known[key.direction][s.place];
        auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.near == near; });
        if (group == groups.end()) group = groups.insert(group, {near, {}});
        std::vector<NoGood>& no_goods = *group->no_goods.try_emplace(signature(s, near), {}).first;
        no_goods.push_back({looked, signature(s, looked), key.boosts});
    }

    bool wins(const Situation& situation, int direction, int boosts) {
        Key first{situation, direction, boosts};
        if (winning.find(first)) return true;
        if (failure_spaces(situation, direction, boosts)) return false;
        std::vector<Visit> open;
        std::vector<size_t> path;
        std::unordered_map<Key, size_t, Hash> visits;
        auto visit = [&](const Key& key) {
            situations++;
            size_t index = open.size();
            open.push_back({key, {}, 0, index, {}});
            board.outcomes(key.situation, key.direction, key.boosts, open[index].outcomes, open[index].looked);
            visits[key] = index;
            path.push_back(index);
            return std::any_of(open[index].outcomes.begin(), open[index].outcomes.end(), [](const Outcome& o) { return o.wins; });
        };
        bool won = visit(first);
        Key goes_on = first;
        bool at_once = won;
        while (!path.empty() && !won) {
            size_t index = path.back();
            bool stepped = false;
            while (open[index].untried < open[index].outcomes.size()) {
                Visit& current = open[index];
                const Outcome& outcome = current.outcomes[current.untried++];
                Key key{outcome.situation, (current.key.direction + 1) % 4, current.key.boosts - outcome.cost};
                auto earlier = visits.find(key);
                if (earlier != visits.end()) {
                    current.low = std::min(current.low, earlier->second);
                } else if (winning.find(key)) {
                    won = true;
                    goes_on = key;
                    break;
                } else if (const Set* looked = failure_spaces(key.situation, key.direction, key.boosts)) {
                    current.looked |= *looked;
                } else {
                    won = at_once = visit(key);
                    stepped = true;
                    break;
                }
            }
            if (won || stepped) continue;
            path.pop_back();
            Set looked = open[index].looked;
            size_t low = open[index].low;
            if (low == index) {
                for (size_t i = index; i < open.size(); i++) looked |= open[i].looked;
                for (size_t i = index; i < open.size(); i++) {
                    visits.erase(open[i].key);
                    learn(open[i].key, looked);
                }
                open.resize(index);
            }
            if (!path.empty()) {
                open[path.back()].looked |= looked;
                open[path.back()].low = std::min(open[path.back()].low, low);
            }
        }
        for (auto step = path.rbegin(); step != path.rend(); ++step) {
            const Key& key = open[*step].key;
            winning.try_emplace(key, at_once ? key : goes_on);
            goes_on = key;
            at_once = false;
        }
        return won;
    }
};

struct TurnBound {  // from where a win may come in so many turns, by turns, direction and boosts
    using Spaces = std::array<std::array<Set, BOOST_CACHE + 1>, 4>;
    const Board& board;
    std::vector<int> nodes;
    Set bottom;
    std::array<Set, 4> first;  // by direction: the spaces with no space before them
    std::vector<Spaces> by_turns;

    explicit TurnBound(const Board& board) : board(board) {
        for (int space = 0; space < SPACES; space++) if (board.nodes.has(space)) nodes.push_back(space);
        for (int space = FIRST_OF_BOTTOM; space < SPACES; space++) bottom.add(space);
        for (int direction = 0; direction < 4; direction++)
            for (int space = 0; space < SPACES; space++)
                if (at_rim(space, (direction + 2) % 4)) first[direction].add(space);
    }

    Set before(const Set& spaces, int direction) const {
        Set found, from = spaces - first[direction];
        int step = STEP[direction], size = std::abs(step);
        for (int i = 0; i < 4; i++) {
            if (step > 0) found.words[i] = from.words[i] >> size | (i < 3 ? from.words[i + 1] << (64 - size) : 0);
            else found.words[i] = from.words[i] << size | (i ? from.words[i - 1] >> (64 - size) : 0);
        }
        return found;
    }

    Set falls_from(Set spaces, int direction) const {
        for (Set known; !(known == spaces);) {
            known = spaces;
            spaces |= before(spaces - board.solid, direction);
        }
        return spaces;
    }

    const Spaces& spaces(int turns) {
        while (int(by_turns.size()) <= turns) by_turns.push_back(next());
        return by_turns[turns];
    }

    Spaces next() const {
        Spaces found;
        for (int direction = 0; direction < 4; direction++) {
            int after = (direction + 1) % 4;
            std::array<Set, BOOST_CACHE + 1> drilled;
            for (int boosts = 0; boosts <= BOOST_CACHE; boosts++) {
                Set ends, captured;
                if (!by_turns.empty()) {
                    ends = falls_from(by_turns.back()[after][boosts] | bottom, after);
                    for (int node : nodes) if (!(((ends | bottom) & NEAR[node]) == Set())) captured.add(node);
                }
                Set good = falls_from(ends | bottom, direction);
                drilled[boosts] = (good - board.nodes) | captured;
                for (int used = 0; used < MOST_DRILLED && used <= boosts; used++) {
                    Set from = before(drilled[boosts - used], direction);
                    for (int number = 0; number < used; number++) from = before(from - board.nodes, direction);
                    good |= from;
                }
                found[direction][boosts] = falls_from(good, direction);
            }
        }
        return found;
    }
};

struct Search {
    struct Reached {
        int used, turn;
        const Reached* origin;
        int number;
    };
    struct Entry {
        Situation situation;
        int used;
        const Reached* origin;
        int again;  // which examination waits for the boosts of further choices, or 0
    };
    struct Level {
        std::vector<Entry> entries;
        Table<Situation, size_t> numbers;
        void enter(const Situation& situation, int used, const Reached* origin, int again) {
            auto [place, is_new] = numbers.try_emplace(situation, entries.size());
            if (is_new) entries.push_back({situation, used, origin, again});
            else if (used < entries[*place].used) entries[*place] = {situation, used, origin, again};
        }
    };

    const Board& board;
    NoGoods no_goods{board};
    TurnBound bound{board};
    int par = NONE, last_number = 0;
    std::array<int, BOOST_CACHE + 1> turns{};  // of the earliest win, by boosts used
    std::array<std::map<int, Level>, BOOST_CACHE + 1> waiting;
    std::array<Table<Situation, Reached>, 4> examined;

    int best_turn(int boosts) const {
        int best = 0;
        for (int used = 0; used <= boosts; used++)
            if (turns[used] && (!best || turns[used] < best)) best = turns[used];
        return best;
    }

    bool may_win(const Situation& s, int direction, int turns, int boosts) {
        if (turns < 0) return false;
        Set at = (s.now | s.one_ago | s.two_ago) & board.solid;
        at.add(s.place);
        return !((bound.spaces(turns)[direction][boosts] & at) == Set());
    }

    void front(const std::vector<Situation>& firsts) {
        for (par = 0; par <= BOOST_CACHE; par++)
            for (const Situation& first : firsts)
                if (no_goods.wins(first, 0, par)) {
                    note_way({first, 0, par});
                    for (const Situation& s : firsts) waiting[par][1].enter(s, 0, nullptr, 0);
                    for (int boosts = par; boosts <= BOOST_CACHE; boosts++) spend(boosts);
                    return;
                }
        par = NONE;
    }

    void note_way(Key key) {
        int turn = 1, used = 0;
        std::vector<Outcome> outcomes;
        Set looked;
        while (true) {
            Key next = *no_goods.winning.find(key);
            board.outcomes(key.situation, key.direction, par - used, outcomes, looked);
            const Outcome* best = nullptr;
            for (const Outcome& o : outcomes) {
                bool leads_there = next == key ? o.wins : !o.wins && o.situation == next.situation;
                if (leads_there && (!best || std::pair(o.cost, o.later) < std::pair(best->cost, best->later))) best = &o;
            }
            used += best->cost;
            if (best->wins) {
                turns[used] = turn + best->later;
                return;
            }
            key = next;
            turn++;
        }
    }

    void spend(int boosts) {
        for (int turn = 1; !waiting[boosts].empty() && turn < best_turn(boosts); turn++) {
            auto level = waiting[boosts].extract(turn);
            if (!level.empty()) look_into(level.mapped(), turn, boosts);
        }
        waiting[boosts].clear();
    }

    void look_into(const Level& level, int turn, int boosts) {
        int direction = (turn - 1) % 4, best = best_turn(boosts);
        std::vector<Outcome> outcomes;
        Set looked;
        for (const auto& [situation, used, origin, again] : level.entries) {
            if (!may_win(situation, direction, best - 1 - turn, BOOST_CACHE - used)) continue;
            Reached* here = examined[direction].find(situation);
            bool itself = again && here && here->number == again;
            if (here && !itself && here->used <= used && here->turn <= turn) continue;
            int left = boosts - used;
            if (!may_win(situation, direction, best - 1 - turn, left) ||
                (left <= par && no_goods.failure_spaces(situation, direction, left))) {
                if (boosts < BOOST_CACHE) waiting[boosts + 1][turn].enter(situation, used, origin, again);
                continue;
            }
            no_goods.situations++;
            int number = again ? again : ++last_number;
            if (!again) {
                Reached reached{used, turn, origin, number};
                if (here) *here = reached;
                else here = examined[direction].try_emplace(situation, reached).first;
            }
            int more = BOOST_CACHE + 1;
            board.outcomes(situation, direction, BOOST_CACHE - used, outcomes, looked);
            for (const Outcome& o : outcomes) {
                int spent = used + o.cost;
                if (o.wins) {
                    if (!turns[spent] || turn + o.later < turns[spent]) {
                        turns[spent] = turn + o.later;
                        best = best_turn(boosts);
                    }
                } else if (may_win(o.situation, (direction + 1) % 4, best - 2 - turn, BOOST_CACHE - spent)) {
                    if (spent > boosts) more = std::min(more, spent);
                    else waiting[boosts][turn + 1].enter(o.situation, spent, here, 0);
                }
            }
            if (more <= BOOST_CACHE) waiting[more][turn].enter(situation, used, here, number);
        }
    }
};

int main() {
    for (int space = 0; space < SPACES; space++) NEAR[space] = spaces_near(space);
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream numbers(line);
        std::vector<int> nodes;
        for (int node; numbers >> node;) nodes.push_back(node);
        clock_t begin = clock();
        {
            Board board(nodes);
            std::vector<Situation> firsts;
            for (int start = 0; start < COLUMNS; start++) {
                Situation first;
                Set looked;
                first.now.add(start);
                first.solid = board.solid - first.now;
                first.place = Board::fall(first.solid, start, 0, first.now, looked);
                firsts.push_back(first);
            }
            Search search{board};
            search.front(firsts);
            std::printf("%d", search.par);
            for (int boosts = 0; boosts <= BOOST_CACHE; boosts++) std::printf(" %d", search.best_turn(boosts));
            std::printf(" %ld", search.no_goods.situations);
        }
        std::printf(" %.6f\n", double(clock() - begin) / CLOCKS_PER_SEC);
    }
}
