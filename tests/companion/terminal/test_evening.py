"""An evening at one terminal: short games from the first question to the end.

Slips of the keyboard are made. Nothing accepted is lost, nothing refused is kept, and the marks
read out make the public grids.
"""

import random
import re
from itertools import cycle
from statistics import fmean

from companion.grid import name_of
from companion.session import Session, replay
from companion.territory import player
from companion.territory.audit import audit
from companion.territory.board import random_board
from companion.territory.forms import for_player
from companion.territory.movement import legal_shots
from tests.support.nightly import tries
from tests.support.paper import Paper
from tests.support.pty_session import terminal_with
from tests.support.selfplay import true_answer, true_spaces, true_state

PROMPT = re.compile(r"(\?|to play:|leaves\):|Enter:|done:|\(yes, no; Enter: \w+\)|'quit'[.:]) *\Z")
SLIP_EVERY = 10

WAYS_TO_CALL = (
    lambda grid, space: f"{grid} {space}",
    lambda grid, space: f"{grid[0]} {space}".lower(),
    lambda grid, space: f"{space} {grid}",
    lambda grid, space: f"{grid} {space[1:]}{space[0]}",
    lambda grid, space: f"{grid[:2]} {space[0]} {space[1:]}",
)


class Evening:
    """The people around one keyboard, who see what is said and keep the paper.

    `session` says again what appears in the record; from it they know what should be asked next.
    """

    def __init__(self, screen, path, dice):
        self.screen, self.path, self.dice = screen, path, dice
        self.session, self.paper, self.boards = Session(), None, {}
        self.lines, self.inputs, self.slips, self.ways = 0, 0, 0, cycle(WAYS_TO_CALL)
        self.heard = screen.asked(PROMPT)

    @property
    def referee(self):
        return self.session.referee

    def enter(self, line):
        """Type a line, mark what is to be marked, and return the lines that the record gained."""
        self.screen.type(line)
        self.heard = self.screen.asked(PROMPT)
        gained = self.path.read_text().splitlines()[self.lines :]
        self.lines += len(gained)
        for text in gained:
            self.session.say(text)
        if self.paper:
            self.paper.mark(self.heard)
            assert self.session.question or self.paper.equals(self.session.view()["grids"]), (
                self.heard
            )
        return gained

    def mistyped(self, line):
        """Before every tenth input type something that can't be meant: it must be refused."""
        self.inputs += 1
        if line and self.inputs >= SLIP_EVERY * (self.slips + 1):
            self.slips += 1
            assert self.enter(f"{line.split()[-1]}{line[-1]}") == []

    def say(self, line, *written):
        """Type a line for which the record must gain lines that begin as those in `written`."""
        self.mistyped(line)
        gained = self.enter(line)
        assert len(gained) == len(written), (line, gained, self.heard)
        assert all(map(str.startswith, gained, written)), (gained, written)
        return len(line) + 1

    # -- set-up ----------------------------------------------------------------------------------

    def set_up(self, game, players, length, layout, boards):
        """Answer all questions before play; `boards` says how each board comes into the game."""
        two, total = game == "reflector", 0 if game == "reflector" else 20
        self.say(game, "rules 1", f"game {game}")
        if not two:
            self.say("")  # no variant
        for name, symbol in players.items():
            self.say(f"{name} {symbol}", f"player {name} {symbol}")
        if not two:
            self.say("")  # all are seated
        self.say("")  # nobody is played by the computer
        rounds = [] if length == "short" else ["variant rounds-"]
        if rounds:
            self.say(length)  # how many rounds that is is told first
            length = "ok"
        self.say(length, "variant short", *rounds, *([f"layout {layout}"] if two else []))
        if not two:
            self.say(layout, f"layout {layout}")
        for name, how in zip(players, boards, strict=True):
            board = self.boards[name] = random_board(total, self.dice)
            text = str(board)
            if how == "hidden":
                self.say("hidden", f"board {name} hidden")
                continue
            self.say(how)
            self.say("")  # the keyboard is passed on
            if how == "random":
                self.say("", f"board {name} nodes ")
                self.boards[name] = self.referee.set_up.boards[name]
                continue
            for line in text.replace("nodes ", "").split(" deflectors "):
                self.say(line)
            self.say("yes", f"board {name} {text}")
        self.referee.boards = [self.boards[name] for name in players]
        self.paper = Paper(self.session)

    # -- play ------------------------------------------------------------------------------------

    def ally(self, other, role=None, node=None):
        """Ally the player to move with another; a Node is named in private."""
        name = self.session.turn
        if role is None:
            self.say(f"ally {other}")
            self.say("yes", f"ally {name} {other}")
            return
        self.say(f"ally {other}")
        self.say("")
        self.say(node, f"ally {name} {other} {role} {node}")

    def play(self):
        """Play to the end; return how many keys each move took, its answers included."""
        keys = {"known": [], "hidden": []}
        while self.session.winners is None:
            state = true_state(self.referee)
            shots = list(legal_shots(state))
            if not shots:
                self.say("pass", f"pass {self.session.turn}")
                continue
            moves = [[state.grid_name(grid), name_of(space)] for grid, space in shots]
            seen = self.session.view(self.session.turn) | {"moves": moves}
            sees = {"view": seen, "mine": for_player(self.session.referee, self.session.turn)}
            *_, grid, space = player.choose(sees, "medium", self.dice).split()
            if self.dice.random() < 1 / SLIP_EVERY:
                self.call_another_space_than_meant()
            typed, asked = self.call(grid, space), False
            while self.session.question:
                typed, asked = typed + self.answer(), True
            keys["hidden" if asked else "known"].append(typed)
        assert "The game is over: " in self.heard
        return keys

    def call(self, grid, space):
        return self.say(next(self.ways)(grid, space), f"move {self.session.turn} {grid} {space}")

    def call_another_space_than_meant(self):
        """Call any legal space, and take that back."""
        self.call(*self.dice.choice(self.session.legal_moves).split()[2:])
        self.enter("undo wrong space")
        assert self.enter("yes") == ["undo wrong space"]

    def answer(self):
        """Answer truthfully what is asked now; return how many keys that took."""
        _, name, space, status, *_ = true_answer(self.referee).split()
        keys, line = 0, status[: 2 if status[0] == "n" else 1]
        while True:
            self.mistyped(line)
            keys, gained = keys + len(line) + 1, self.enter(line)
            if gained:
                assert gained[0].startswith(f"answer {name} {space} {status}")
                return keys
            *_, question, after = " ".join(self.heard.split()).split("(or none)?")
            assert not after, self.heard
            line = true_spaces(self.referee, question)

    def reveal(self):
        """Lay open all hidden boards; the audit finds nothing."""
        for name, known in self.referee.set_up.boards.items():
            if known is None:
                board = self.boards[name]
                text = f"reveal {name} {board}"
                self.say(text, text)
                assert f"{name}: this legal board fits every answer" in self.heard


PEOPLE = {"Ann": "X", "Bob": "O", "Cat": "Z", "Dan": "V", "Eve": "S", "Fay": "H"}


GAMES = (
    ("reflector", "short", "reflector-2", ("type", "hidden")),
    ("deflector", "11 min", "deflector-4-full", ("hidden", "type", "random", "hidden")),
    (
        "defector",
        "6 min",
        "defector-6-full",
        ("type", "hidden", "random", "hidden", "type", "random"),
    ),
)


def test_an_evening(tmp_path, monkeypatch):
    monkeypatch.setenv("PROMPT_TOOLKIT_NO_CPR", "1")  # a prompt is drawn once
    drawn_by_companion = random.Random("evening")
    monkeypatch.setattr(random, "SystemRandom", lambda: drawn_by_companion)
    keys = {"known": [], "hidden": []}
    for game, length, layout, boards in tries(GAMES[:2], in_a_night=GAMES):
        path, players = tmp_path / f"{game}.txt", dict(list(PEOPLE.items())[: len(boards)])
        with terminal_with(path, "--new", rows=50) as screen:
            evening = Evening(screen, path, random.Random(f"evening {game}"))
            evening.set_up(game, players, length, layout, boards)
            if game == "defector":
                link, master, *_ = (f"Ann:{space}" for space in list(evening.boards["Ann"].nodes))
                evening.ally("Cat", "link", link)
                evening.ally("Eve")
                evening.ally("Fay", "master", master)
            for kind, counts in evening.play().items():
                keys[kind] += counts
            evening.reveal()
            screen.type("quit")
            screen.read_until(None)
        found = replay(path.read_bytes())
        assert found.fault is None and found.cut is None
        assert found.referee.winners == evening.session.winners and audit(found.referee).clean
        assert evening.slips >= evening.inputs // SLIP_EVERY - 1
    assert fmean(keys["known"]) <= 9 and fmean(keys["hidden"]) <= 12
