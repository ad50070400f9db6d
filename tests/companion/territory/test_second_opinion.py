"""A second engine for alliances and verdicts (A, V, M8) that follows the rulings word by word.

It works on pairs and sets, keeps its own account of a game from the first statement on, and takes
from the referee only what shots did: who controls which Node, and in Reflector who holds what.
"""

import random
from collections import Counter
from itertools import combinations

import pytest

from companion.errors import RulingError
from companion.grid import SPACES, name_of
from companion.session import replay
from companion.territory.movement import legal_shots
from tests.support.nightly import tries
from tests.support.scenes import NAMES, record
from tests.support.selfplay import say


def pairs(players):
    return {frozenset(pair) for pair in combinations(players, 2)}


class Opinion:
    """What a careful reader of the rulings makes of a game so far."""

    def __init__(self, game, players, team_victory, control, rounds=None, target=None):
        self.game, self.n, self.team_victory = game, players, team_victory
        self.control = control
        self.homes = {p: [p] for p in range(players)}
        self.left = set(range(players))
        self.groups = []  # alliances: members, Link groups by Node, Master Node
        self.divided = set()
        self.turn, self.passed, self.winners = 0, set(), None
        self.rounds, self.target = rounds, target
        self.started, self.round, self.tally = False, 1, Counter()
        self.held = [0] * players
        self.events = []

    def group(self, p):
        return next((group for group in self.groups if p in group["members"]), None)

    def side(self, p):
        return self.group(p) or {"members": {p}, "links": {}, "master": None}

    def together(self):
        return set().union(*(pairs(group["members"]) for group in self.groups))

    def nodes_of(self, p):
        return sum(controller == p for controller in self.control.values())

    # -- what may be said --------------------------------------------------------------------------

    def may_ally(self, p, q, role, node):
        ours, theirs = self.side(p), self.side(q)
        if self.game != "defector" or self.winners is not None or not {p, q} <= self.left:
            return False
        if self.started and p != self.turn:
            return False
        if q in ours["members"]:
            return False
        if any(
            frozenset((a, b)) in self.divided for a in ours["members"] for b in theirs["members"]
        ):
            return False
        if role != self.to_name(ours, theirs):
            return False
        if role is None:
            return True
        taken = {*ours["links"], *theirs["links"], ours["master"], theirs["master"]}
        return node not in taken and self.control.get(node) in ours["members"] | theirs["members"]

    def to_name(self, ours, theirs):
        sizes = sorted((len(ours["members"]), len(theirs["members"])))
        if sizes == [1, 1]:
            return "link"
        return None if sizes == [1, 2] or ours["master"] or theirs["master"] else "master"

    def may_leave(self, p):
        group = self.group(p)
        return self.winners is None and group is not None and self.turn in group["members"]

    # -- what is said ------------------------------------------------------------------------------

    def ally(self, p, q, role, node):
        ours, theirs = self.side(p), self.side(q)
        members = ours["members"] | theirs["members"]
        links = {at: set(who) for at, who in (*ours["links"].items(), *theirs["links"].items())}
        master = ours["master"] or theirs["master"]
        if role == "link":
            links = {node: members}
        elif role == "master":
            master = node
        elif len(members) == 3:
            links = dict.fromkeys(links, members)
        self.groups = [group for group in self.groups if group not in (ours, theirs)]
        self.groups.append({"members": members, "links": links, "master": master})
        self.passed = set()
        self.settle(moved=False)

    def leave(self, p):
        before = self.together()
        group = self.group(p)
        group["members"] = group["members"] - {p}
        group["links"] = {at: who - {p} for at, who in group["links"].items() if len(who - {p}) > 1}
        self.groups = [group for group in self.groups if len(group["members"]) > 1]
        self.divided |= before - self.together()
        self.passed = set()
        self.settle(moved=False)

    def move(self, control, held):
        self.started = True
        self.control = control
        self.held = held
        self.passed = set()
        self.settle(moved=True)

    def give_up(self):
        self.started = True
        self.passed.add(self.turn)
        if self.passed >= self.left:
            self.end(self.ahead(self.left))
        self.hand_on()

    # -- what follows ------------------------------------------------------------------------------

    def settle(self, moved):
        if moved:
            self.look_at_homes()
        before = self.together()
        self.groups = [part for group in self.groups for part in self.after_breaking(group)]
        self.groups = [part for group in self.groups for part in self.after_owning_all(group)]
        self.divided |= before - self.together()
        out = {p for p in self.left if not self.homes[p] and not self.group(p)}
        self.left -= out
        self.events += [("eliminated", p) for p in out]
        self.end(self.winners if self.winners is not None else self.verdict())
        if moved or self.turn not in self.left:
            self.hand_on()

    def look_at_homes(self):
        for p in self.left:
            lost = [g for g in self.homes[p] if p not in self.controllers(g)]
            self.homes[p] = [g for g in self.homes[p] if g not in lost]
            self.events += [("lost-home", p, g) for g in lost]
        for g in range(self.n):
            if len(set(self.controllers(g))) == 1:
                p = self.controllers(g)[0]
                if g not in self.homes[p]:
                    self.homes[p].append(g)
                    self.events.append(("regained-home", p, g))

    def controllers(self, g):
        return [p for (h, _), p in self.control.items() if h == g]

    def after_breaking(self, group):
        members, master = group["members"], group["master"]
        links = {at: who for at, who in group["links"].items() if self.control[at] in who}
        self.events += [
            ("link-broken", frozenset(who)) for at, who in group["links"].items() if at not in links
        ]
        if master and self.control[master] not in members:
            self.events.append(("master-broken", frozenset(members)))
            return self.disbanded(members, self.link_groups(links))
        if not master and not links:
            return self.disbanded(members, [])
        return [{"members": members, "links": links, "master": master}]

    def disbanded(self, members, parts):
        """Tell that an alliance falls apart into `parts`, unless all stay together."""
        alone = members - set().union(*(part["members"] for part in parts))
        left = frozenset(
            frozenset(who) for who in [*(part["members"] for part in parts), *([p] for p in alone)]
        )
        if len(left) > 1:
            self.events.append(("disbanded", frozenset(members), left))
        return parts

    def after_owning_all(self, group):
        members = group["members"]
        if len(members) == self.n or any(p not in members for p in self.control.values()):
            return [group]
        if self.team_victory:
            self.winners = set(members)
            return [group]
        self.events.append(("without rivals",))
        return self.disbanded(
            members, self.link_groups(group["links"]) if len(members) >= 4 else []
        )

    def link_groups(self, links):
        return [{"members": who, "links": {at: who}, "master": None} for at, who in links.items()]

    def ahead(self, players):
        counts = {p: self.nodes_of(p) for p in players}
        best = [p for p in players if counts[p] == max(counts.values())]
        return set(best) if len(best) == 1 else set()

    def verdict(self):
        everybody = set(range(self.n))
        if self.game == "reflector":
            lost = {p for p in everybody if p not in self.controllers(p)}
            if len(lost) < 2:
                return everybody - lost if lost else None
            return {p for p in everybody if self.held[p] > self.held[1 - p]}
        if not self.left:
            return self.ahead(everybody)
        total = 5 * self.n
        usual = {3: 10, 4: 13, 5: 15}[self.n] if self.game == "deflector" else total // 2 + 1
        enough = self.target or usual
        outright = {p for p in self.left if self.nodes_of(p) >= enough}
        first, second = (self.left, outright) if len(self.left) == 1 else (outright, set())
        if first:
            return set(first)
        if second:
            return self.foremost(second, self.nodes_of)
        few = 2 if self.game == "deflector" else 3
        if len(self.left) <= few and sum(map(self.nodes_of, self.left)) == total:
            return self.ahead(self.left) or None
        return None

    def foremost(self, players, score):
        """X6, X7: the best score, then the most spaces abroad; if all are equal it is a draw."""
        ranked = {p: (score(p), self.held[p]) for p in players}
        top = {p for p in players if ranked[p] == max(ranked.values())}
        return set() if len(top) > 1 and top == self.left else top

    def end(self, winners, in_time=False):
        if winners is not None:
            self.winners = winners
            counts = {p: self.nodes_of(p) for p in self.left or range(self.n)}
            equal = [p for p in counts if in_time or counts[p] == max(counts.values())]
            self.events.append(
                ("won", frozenset(winners)) if winners else ("drawn", frozenset(equal))
            )

    def hand_on(self):
        if self.winners is not None:
            return
        before = self.turn
        self.turn = next(
            p for p in ((before + i) % self.n for i in range(1, self.n + 1)) if p in self.left
        )
        if self.round == self.rounds:
            self.tally.update({p: self.nodes_of(p) for p in range(self.n)})
        if self.turn <= before:
            self.round += 1
            if self.rounds and self.round > self.rounds:
                self.end(self.foremost(self.left, self.tally.__getitem__), in_time=True)

    # -- comparing ---------------------------------------------------------------------------------

    def agrees_with(self, referee):
        state = referee.state
        assert {p: list(homes) for p, homes in enumerate(state.homes)} == self.homes
        assert set(state.players_in_game) == self.left
        found = [
            {
                "members": {*a.members},
                "links": {x.node: {*x.members} for x in a.links},
                "master": a.master,
            }
            for a in state.alliances
        ]
        assert sorted(found, key=repr) == sorted(self.groups, key=repr)
        assert {
            frozenset((p, q))
            for p in state.players
            for q in state.players
            if state.divided[p] >> q & 1
        } == (self.divided)
        assert (state.result and set(state.result.winners)) == self.winners
        if self.rounds:
            assert state.rounds_over == self.round - 1
            assert list(state.tally) == [self.tally[p] for p in range(self.n)]
        assert state.result is not None or state.turn == self.turn
        told = Counter(short(event, state.names) for event in referee.log[-1].events)
        told = Counter({event: count for event, count in told.items() if event[0] in VERDICTS})
        assert told == Counter(event for event in self.events if event[0] in VERDICTS)


VERDICTS = {
    "lost-home",
    "regained-home",
    "eliminated",
    "link-broken",
    "master-broken",
    "disbanded",
    "won",
}
VERDICTS |= {"drawn"}


def short(event, names):
    """Return an event as the second engine writes it."""
    if event.kind == "disbanded":
        groups = frozenset(frozenset(map(names.index, group)) for group in event.groups)
        return event.kind, frozenset(map(names.index, event.players)), groups
    if event.players:
        return event.kind, frozenset(map(names.index, event.players))
    return event.kind, *(names.index(x) for x in (event.player, event.grid) if x in names)


# -- games ---------------------------------------------------------------------------------------


def board_in_reach(source, total):
    """Return a board with Nodes where others enter and Deflectors that stop few shots."""
    nodes = source.sample([space for space in SPACES if space < 30], 5)
    free = [space for space in SPACES if space >= 60]
    return " ".join(map(name_of, nodes)), " ".join(map(name_of, source.sample(free, total)))


def begun(source, game, players, variants=(), layout=None):
    total = 0 if game == "reflector" else 20
    boards = [board_in_reach(source, total) for _ in range(players)]
    referee = replay(record(game, boards, variants=variants, layout=layout).encode()).referee
    limits = {
        kind: int(number)
        for kind, _, number in (variant.partition("-") for variant in variants)
        if kind in ("rounds", "target")
    }
    return referee, Opinion(
        game, players, "team-victory" in variants, controls(referee.state), **limits
    )


def controls(state):
    return {(g, node): p for g, grid in enumerate(state.grids) for node, p in grid.nodes}


def shot(source, referee, loner):
    """Return a shot, gladly at a Node, and best at a Link or Master; None to pass.

    A loner shoots at random.
    """
    state = referee.state
    shots = list(legal_shots(state))
    if not shots:
        return None
    roles = {link.node for alliance in state.alliances for link in alliance.links}
    roles |= {alliance.master for alliance in state.alliances}
    for wanted in (roles, controls(state)) if state.turn != loner else ():
        best = [at for at in shots if at in wanted]
        if best and source.random() < 0.7:
            return source.choice(best)
    return source.choice(shots)


def diplomacy(source, referee, opinion, loner):
    """Say something about alliances, legal or not; return whether both engines let it pass."""
    state = referee.state
    p = state.turn if source.random() < 0.9 else source.choice(state.players)
    q = source.choice([q for q in state.players if q != loner] or state.players)
    names = state.names
    if source.random() < (0.1 if loner is None else 0.01):
        text, allowed = f"leave {names[q]}", opinion.may_leave(q)
        action = (opinion.leave, q)
    else:
        wanted = opinion.to_name(opinion.side(p), opinion.side(q))
        role = wanted if source.random() < 0.9 else source.choice((None, "link", "master"))
        node = source.choice(list(opinion.control)) if role else None
        if role and source.random() < 0.8:
            members = opinion.side(p)["members"] | opinion.side(q)["members"]
            node = source.choice(
                [at for at, who in opinion.control.items() if who in members] or [node]
            )
        text = f"ally {names[p]} {names[q]}" + (f" {role} {state.node_name(node)}" if role else "")
        allowed = p != loner and opinion.may_ally(p, q, role, node)
        if p == loner:
            return False
        action = (opinion.ally, p, q, role, node)
    try:
        say(referee, text)
    except RulingError:
        assert not allowed, text
        return False
    assert allowed, text
    action[0](*action[1:])
    return True


def play(source, referee, opinion, statements, eager, loner=None):
    """Play both engines side by side and return how often what happened."""
    happened = Counter()
    for _ in range(statements):
        state = referee.state
        if state.result:
            happened[f"ended by {state.result.ruling}"] += 1
            happened["ended in a draw"] += not state.result.winners
            happened["ended with several winners"] += len(state.result.winners) > 1
            break
        opinion.events = []
        if source.random() < eager:
            if not diplomacy(source, referee, opinion, loner):
                continue
        elif (at := shot(source, referee, loner)) is None:
            say(referee, f"pass {state.names[state.turn]}")
            opinion.give_up()
            happened["pass"] += 1
        else:
            say(
                referee, f"move {state.names[state.turn]} {state.grid_name(at[0])} {name_of(at[1])}"
            )
            after = referee.state
            held = [
                sum(after.grids[g].held[p].bit_count() for g in after.players if g != p)
                for p in after.players
            ]
            opinion.move(controls(after), held)
        opinion.agrees_with(referee)
        happened.update(event[0] for event in opinion.events)
        happened[type(referee.log[-1].statement).__name__] += 1
        for event in opinion.events:
            if event[0] == "regained-home":
                assert not referee.state.grids[event[2]].regained[event[1]]  # M6
    return happened


def test_two_engines_agree_on_alliances_and_verdicts():
    happened = Counter()
    for i in range(tries(8, in_a_night=200)):
        source = random.Random(f"alliances {i}")
        variants = ("team-victory",) if i % 4 == 3 else ()
        layout = "defector-7-island" if i % 6 == 4 else None
        players = 7 if layout else source.choice((6, 6, 7, 8))
        referee, opinion = begun(source, "defector", players, variants, layout)
        # Everybody against one makes an alliance without rivals; otherwise alliances come and go.
        loner = source.randrange(players) if i % 2 else None
        happened += play(source, referee, opinion, 450, 0.3, loner)
    wanted = {
        "link-broken",
        "master-broken",
        "disbanded",
        "without rivals",
        "eliminated",
        "Leave",
        "Ally",
    }
    wanted |= {
        "lost-home",
        "regained-home",
        "ended by A7",
        "ended by V6",
        "ended with several winners",
    }
    assert all(happened[what] for what in wanted), happened


def test_two_engines_agree_when_everybody_is_allied_until_nobody_can_play():
    source = random.Random("all allied")
    referee, opinion = begun(source, "defector", 6, ("team-victory",))
    for other in range(1, 6):
        named = {1: " link Ann:", 3: " master Bob:"}.get(other, "")
        at = (
            next(node for node, p in opinion.control.items() if p == (0 if other == 1 else 1))
            if named
            else None
        )
        text = f"{named}{name_of(at[1])}" if at else ""
        say(referee, f"ally Ann {NAMES[other]}{text}")
        opinion.events = []
        opinion.ally(0, other, named.split()[0] if named else None, at)
        opinion.agrees_with(referee)
    happened = play(source, referee, opinion, 2000, 0.0)
    assert happened["ended by M8"] and happened["pass"] >= 6, happened


@pytest.mark.parametrize(
    ("game", "players"), [("reflector", 2), ("deflector", 3), ("deflector", 4)]
)
def test_two_engines_agree_on_verdicts_without_alliances(game, players):
    happened = Counter()
    for i in range(tries(2, in_a_night=40)):
        source = random.Random(f"verdicts {game} {players} {i}")
        variants = ("reflection",) if game == "deflector" and i % 2 else ()
        referee, opinion = begun(source, game, players, variants)
        happened += play(source, referee, opinion, 1500, 0.0)
    assert (
        happened["lost-home"] and happened["ended by V4" if game == "reflector" else "ended by V5"]
    ), happened


@pytest.mark.parametrize(
    ("game", "players", "limits"),
    [
        ("reflector", 2, ("rounds-9",)),
        ("deflector", 3, ("rounds-7",)),
        ("deflector", 3, ("rounds-40", "target-7")),
        ("deflector", 5, ("target-9", "rounds-12")),
        ("defector", 6, ("rounds-12",)),
        ("defector", 6, ("rounds-30", "target-8", "team-victory")),
    ],
)
def test_two_engines_agree_on_games_that_end_in_time(game, players, limits):
    happened = Counter()
    for i in range(8):
        source = random.Random(f"short {game} {limits} {i}")
        referee, opinion = begun(source, game, players, limits)
        happened += play(source, referee, opinion, 900, 0.2 if game == "defector" else 0.0)
    assert sum(count for what, count in happened.items() if what.startswith("ended by")) == 8
    assert happened["ended by X6"] or "target" in str(limits), happened
