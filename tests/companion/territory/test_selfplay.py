"""Random games: invariants, replay, undo, hidden boards, and a second engine."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from companion.grid import SPACES, SpaceSet, column_of, row_of
from companion.record import Undo
from companion.session import replay
from companion.territory.audit import audit
from companion.territory.events import Event
from companion.territory.movement import legal_shots
from companion.territory.shot import resolve
from companion.territory.victory import after_move
from tests.support.nightly import tries
from tests.support.selfplay import GAMES, OTHER_GAMES, random_game, say, true_state

COUNT = tries(20, in_a_night=2000)
"""Random games."""


def games(name, share=1.0, **options):
    """Yield random games of all kinds, one after the other."""
    for i in range(int(COUNT * share)):
        source = random.Random(f"{name} {i}")
        yield random_game(source, GAMES[i % len(GAMES)], 600 if i % 25 == 0 else 50, **options)


def check_invariants(before, after):
    nodes = 0
    for old, new in zip(before.grids, after.grids, strict=True):
        taken = 0
        for player in after.players:
            assert not new.held[player] & taken  # one holder a space
            taken |= new.held[player]
            assert not new.claimed[player] & ~new.held[player]
            assert not new.regained[player] & ~new.claimed[player]
        assert not new.deflectors & ~old.deflectors  # Deflectors only vanish
        assert [node for node, _ in old.nodes] == [node for node, _ in new.nodes]
        for node, controller in new.nodes:
            assert new.held[controller] >> node & 1  # who controls a Node holds its space
            assert not new.deflectors >> node & 1
        nodes += len(new.nodes)
    assert nodes == 5 * len(after.names) == sum(after.node_counts())
    members = [player for alliance in after.alliances for player in alliance.members]
    assert len(members) == len(set(members)) and all(after.in_game[player] for player in members)
    for alliance in after.alliances:
        assert len(alliance.members) > 1 and all(
            1 < len(link.members) < 4 for link in alliance.links
        )
        assert alliance.master or alliance.links
        assert not any(
            after.divided[a] >> b & 1 for a in alliance.members for b in alliance.members
        )
    for player in after.players:
        assert not (after.homes[player] and not after.in_game[player])
        assert after.in_game[player] <= bool(after.homes[player] or after.alliance(player))


def test_random_games_keep_their_invariants_and_replay_to_the_same_position():
    for referee in games("invariants", undo=0.05):
        play = [
            entry for entry in referee.log if not (entry.void or isinstance(entry.statement, Undo))
        ]
        states = [entry.before for entry in referee.log] + [referee.state]
        for state in states:
            check_invariants(states[0], state)
        text = "\n".join(referee.lines) + "\n"
        again = replay(text.encode())
        assert again.fault is None
        assert again.referee.state == referee.state
        assert (
            again.check_document()["log"] == replace(again, referee=referee).check_document()["log"]
        )
        start = referee.log[0].before
        for _ in play:
            say(referee, "undo")
        assert referee.state == start and referee.undoable() is None


def test_games_with_hidden_boards_go_as_if_they_were_known():
    for referee in games("hidden", 0.5, hidden=0.6, undo=0.03):
        lines = []
        for line in referee.lines:
            if line.startswith("board ") and line.endswith("hidden"):
                seat = referee.names.index(line.split()[1])
                hidden = referee.boards[seat]
                lines.append(f"board {referee.names[seat]} {hidden}")
            elif not line.startswith("answer "):
                lines.append(line)
        known = replay(("\n".join(lines) + "\n").encode())
        assert known.fault is None
        laid_open = true_state(referee)
        for one, other in zip(known.referee.state.grids, laid_open.grids, strict=True):
            assert (
                one.held == other.held
                and one.claimed == other.claimed
                and one.regained == other.regained
            )
            assert one.nodes == other.nodes and one.deflectors == other.deflectors
            assert one.turned == other.turned
            assert one.seen.used == other.seen.used and one.seen.retained == other.seen.retained
        for field in ("homes", "in_game", "entered", "alliances", "divided", "turn", "result"):
            assert getattr(known.referee.state, field) == getattr(referee.state, field)
        legal, shots = set(legal_shots(known.referee.state)), legal_shots(referee.state)
        assert legal <= set(shots)
        certain = {(g, s) for g, s in shots if shots.certain[g] >> s & 1}
        assert certain <= legal
        for seat, name in enumerate(referee.names):
            if referee.state.grids[seat].facts is not None:
                hidden = referee.boards[seat]
                say(referee, f"reveal {name} {hidden}")
        assert audit(referee).clean


# -- a second engine -----------------------------------------------------------------------------


@cache
def span(s):
    return [t for t in SPACES if abs(column_of(s) - column_of(t)) + abs(row_of(s) - row_of(t)) <= 2]


def grouped(marks):
    """Return the spaces of marks that end in one, as bits, under the rest of the mark."""
    found = Counter()
    for *rest, space in marks:
        found[tuple(rest)] |= 1 << space
    return found


class Plain:
    """Resolves a shot on sets and dictionaries, by the words of S, F, X1, X3 and X4."""

    def __init__(self, state):
        self.state = state
        self.n = len(state.names)
        self.holder, self.claimed, self.regained, self.control = {}, set(), set(), {}
        self.deflectors = set()
        self.turned = [grid.turned for grid in state.grids]
        grids = range(len(state.grids))
        self.entered = {(p, g) for p in state.players for g in grids if state.entered[p] >> g & 1}
        for g, grid in enumerate(state.grids):
            for p in state.players:
                self.holder |= {(g, space): p for space in SpaceSet(grid.held[p])}
                self.claimed |= {(p, g, space) for space in SpaceSet(grid.claimed[p])}
                self.regained |= {(p, g, space) for space in SpaceSet(grid.regained[p])}
            self.deflectors |= {(g, space) for space in SpaceSet(grid.deflectors)}
            for node, p in grid.nodes:
                self.control[g, node] = p
        self.keepers = [self.keeper(g) for g in range(len(state.grids))]
        self.queue = []

    def keeper(self, g):
        for p in self.state.players:
            if sum(self.control.get((g, s)) == p for s in SPACES) == 5:
                return p
        return g if g < self.n and self.state.in_game[g] else None

    def covered(self, p, g, s):
        over = [q for (h, node), q in self.control.items() if h == g and s in span(node)]
        return p in over and set(over) == {p}

    def become_holder(self, p, g, s):
        self.holder[g, s] = p
        self.claimed = {mark for mark in self.claimed if mark[1:] != (g, s)} | {(p, g, s)}
        mine = (p, g, s) in self.regained or g in self.state.homes[p]
        self.regained = {mark for mark in self.regained if mark[1:] != (g, s)}
        self.regained |= {(p, g, s)} if mine else set()

    def step(self, shooter, g, way):
        allies = next((a.members for a in self.state.alliances if shooter in a.members), ())
        while True:
            g = (g + way) % self.n
            if not (self.state.rules.spares_allies and g in allies and g != shooter):
                return g

    def shoot(self, p, g, s):
        d = (g - p) % self.n
        way = 1 if g >= self.n or 2 * d <= self.n else -1
        self.follow(p, self.keepers[g], way, (g, s), aim=(g, s), deflected=False, freed=False)
        while self.queue:
            *shot, freed = self.queue.pop(0)
            self.follow(*shot, freed=freed, aim=None, deflected=True)

    def follow(self, p, target, way, at, *, freed, aim, deflected):
        g, s = at
        while True:
            if self.state.rules.turning and g < self.n:
                self.turned[g] = (self.turned[g] + 1) % 4
            if (g, s) not in self.deflectors:
                home = deflected and g in self.state.homes[p] and not freed
                return self.land(
                    p, target if home else p, way, (g, s), aim=aim, no_concession=home or freed
                )
            self.deflectors.remove((g, s))
            deflected = True
            freed = freed or g in self.state.homes[p]
            if self.state.rules.deflection == "row":
                return self.ricochet(p, target, way, (g, s), freed=freed, aim=aim)
            g = self.step(p, g, way)

    def ricochet(self, p, target, way, at, *, freed, aim):
        struck = {at[0]: 1}
        last = at
        while True:
            g, s = at
            column = column_of(s) - way  # clockwise runs towards Column A
            if not 0 <= column <= 9:
                g, column = (g + way) % self.n, column % 10
            at = (g, row_of(s) * 10 + column)
            if at == last:
                if self.holder.get(aim) != p:
                    self.land(p, p, way, aim, aim=aim, no_concession=freed, certain=True)
                return
            if at in self.deflectors:
                self.deflectors.remove(at)
                last = at
                freed = freed or g in self.state.homes[p]
                struck[g] = struck.get(g, 0) + 1
                if struck[g] >= 2:
                    way = -way
                continue
            home = g in self.state.homes[p] and not freed
            claimant = target if home else p
            if at in self.control and (claimant is None or self.control[at] != claimant):
                self.land(p, claimant, way, at, aim=aim, no_concession=home or freed)
                return

    def land(self, p, claimant, way, at, *, aim, no_concession, certain=False):
        if claimant is None:
            return
        g, s = at
        if not certain and (self.holder.get((g, s)) == claimant or self.covered(claimant, g, s)):
            return
        self.become_holder(claimant, g, s)
        if (g, s) in self.control:
            self.control[g, s] = claimant
            self.spread(claimant, g, s, way, setting_off=True)
        if claimant == p and aim is not None and aim[0] == g and self.holder.get(aim) == p:
            self.entered.add((p, g))
        if g < self.n and self.state.rules.reflection and not no_concession and claimant == p:
            self.concede(p, g, s)

    def spread(self, p, g, s, way, setting_off):
        if not setting_off:
            self.deflectors -= {(g, t) for t in span(s)}
        for t in sorted(span(s)):
            if t == s:
                continue
            over = [
                (node, q) for (h, node), q in self.control.items() if h == g and t in span(node)
            ]
            others = [q for node, q in over if node != s]
            if (g, t) in self.deflectors:
                self.deflectors.remove((g, t))
                if self.state.rules.deflection == "neighbour":
                    freed = g in self.state.homes[p]
                    self.queue.append((p, self.keepers[g], way, (self.step(p, g, way), t), freed))
            elif all(q == p for q in others):
                self.become_holder(p, g, t)

    def concede(self, p, g, s):
        receiver, homes = self.keepers[g], self.state.homes[p]
        if receiver in (None, p) or not homes:
            return
        h = p if p in homes else homes[0]
        if self.holder.get((h, s)) == receiver or self.covered(receiver, h, s):
            return
        self.deflectors.discard((h, s))
        self.become_holder(receiver, h, s)
        if (h, s) in self.control:
            self.control[h, s] = receiver
            self.spread(receiver, h, s, 0, setting_off=False)


@pytest.mark.parametrize("kind", OTHER_GAMES, ids=str)
def test_two_engines_agree_shot_by_shot(kind):
    source = random.Random(f"engines {kind}")
    kinds = set()
    for _ in range(tries(2, in_a_night=80)):
        state = random_game(source, kind, source.choice((5, 20, 250))).state
        for _ in range(30):
            shots = list(legal_shots(state))
            if not shots or state.result:
                break
            nodes = [shot for shot in shots if state.grids[shot[0]].controller(shot[1]) is not None]
            slashes = [shot for shot in shots if state.grids[shot[0]].deflectors >> shot[1] & 1]
            grid, space = source.choice(slashes or nodes or shots)
            plain = Plain(state)
            plain.shoot(state.turn, grid, space)
            try:
                next(resolve(state, state.turn, grid, space))
                raise AssertionError("known boards answer by themselves")
            except StopIteration as done:
                after, events = done.value
            kinds |= {event.kind for event in events if isinstance(event, Event)}
            held = grouped((p, g, s) for (g, s), p in plain.holder.items())
            claimed, regained = grouped(plain.claimed), grouped(plain.regained)
            deflectors = grouped(plain.deflectors)
            for g, found in enumerate(after.grids):
                assert found.deflectors == deflectors[g,]
                for p in after.players:
                    assert found.held[p] == held[p, g]
                    assert found.claimed[p] == claimed[p, g]
                    assert found.regained[p] == regained[p, g]
                assert dict(found.nodes) == {s: p for (h, s), p in plain.control.items() if h == g}
                assert found.turned == plain.turned[g]
            assert plain.entered == {
                (p, g)
                for p in after.players
                for g in range(len(after.grids))
                if after.entered[p] >> g & 1
            }
            state, _ = after_move(after)
    assert "claimed" in kinds
