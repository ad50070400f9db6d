"""What the tests of the desk share: a table with phones, and games played on it."""

from __future__ import annotations

import itertools
import json

from companion.desk import Desk
from companion.grid import SpaceSet, name_of
from companion.territory.answers import KINDS
from companion.territory.board import random_board
from companion.territory.state import revealed
from companion.web.page_words import as_json
from companion.words import language
from tests.support.selfplay import NAMES

HOST_KEY = "the host's own key"


class Phones:
    """A desk, and a phone for the host and for each player."""

    def __init__(self, **more):
        self.count = itertools.count()
        tokens = (f"token {number:012}" for number in itertools.count())
        self.desk = Desk(host_key=HOST_KEY, **more)
        self.desk.seats.draw = lambda: next(tokens)
        self.host = self.ok(None, do="host", key=HOST_KEY)["token"]
        self.tokens = {}

    def send(self, who, **request):
        """Send a request as a phone does, with an id and the version that it sees."""
        request = {"id": f"request {next(self.count):012}", "at": self.desk.version(who), **request}
        return json.loads(as_json(self.desk.call(who, request), language()))

    def ok(self, who, **request):
        found = self.send(who, **request)
        assert "error" not in found, (request, found["error"])
        return found

    def refused(self, who, **request):
        before = self.record, self.desk.version(self.host)
        found = self.send(who, **request)
        assert (self.record, self.desk.version(self.host)) == before
        return found["error"]["kind"], str(found["error"]["message"])

    def view(self, who):
        return self.ok(who, do="view")

    @property
    def record(self):
        return self.desk.session.to_record()

    @property
    def code(self):
        return self.view(self.host)["host"]["code"]

    def sit_down(self, game, players, variants=(), layout=None, paper=(), **more):
        """Choose a game and seat its players; those in `paper` have no phone."""
        chosen = {
            "game": game,
            "seats": players,
            "variants": list(variants),
            "layout": layout,
            **more,
        }
        self.ok(self.host, do="setup", **chosen)
        for seat, name in enumerate(NAMES[:players]):
            who = {"seat": seat, "name": name, "symbol": name[0]}
            if name in paper:
                self.ok(self.host, do="seat", **who)
            else:
                self.tokens[name] = self.ok(None, do="join", code=self.code, **who)["token"]
        self.ok(self.host, do="begin")

    def give_boards(self, dice, hidden=()):
        """Give everybody a board; return them by name."""
        boards = {}
        total = self.view(self.host)["table"]["deflectors"]
        for name in NAMES[: len(self.view(self.host)["table"]["seats"])]:
            board = boards[name] = random_board(total, dice)
            given = {"hidden": True} if name in hidden else spaces(board)
            self.for_player(name, do="form", form="board", **given)
        return boards

    def for_player(self, name, send=None, **request):
        """Send a request for a player, who has a phone or is played for by the host."""
        send = send or self.ok
        if name in self.tokens:
            return send(self.tokens[name], **request)
        return send(self.host, **{"as": name}, **request)

    def play_on(self, dice, boards):
        """Answer the question truthfully, or play a random shot; tell whether play goes on."""
        session = self.desk.session
        if session.winners is not None:
            return False
        if session.question is not None:
            self.answer(boards)
            return True
        turn = session.turn
        seen = self.view(self.tokens.get(turn, self.host))
        moves = seen["view"]["moves"] if turn in self.tokens else seen["host"]["table"]["moves"]
        text = f"move {turn} {' '.join(dice.choice(moves))}" if moves else f"pass {turn}"
        self.for_player(turn, do="say", text=text)
        return True

    def answer(self, boards):
        """Answer as a board demands, with all that is asked besides."""
        referee = self.desk.session.referee
        asked = referee.pending.asked
        name = referee.names[asked.question.grid]
        true = revealed(asked.grid, boards[name]).answer(asked.question)
        wanted = {kind: {name_of(s) for s in SpaceSet(getattr(true, kind))} for kind in KINDS}
        lists = {}
        while True:
            given = {"space": name_of(true.space), "status": true.status, "lists": lists}
            found = self.for_player(name, do="form", form="answer", **given)
            if "form" not in found:
                return
            ask = found["form"]
            lists = {**lists, ask["ask"]: sorted(wanted[ask["ask"]] & set(ask["among"]))}


def spaces(board):
    return {
        "nodes": list(board.nodes),
        "deflectors": list(board.deflectors),
    }
