"""Secrets at one keyboard: they pass on the other screen only, and it is wiped."""

import io
import random
import re
import signal
from contextlib import contextmanager

import pytest

from companion.grid import parse_space
from companion.session import Session
from companion.terminal.private import has_other_screen
from companion.terminal.screens import Lines
from companion.territory.board import Board, random_board
from companion.territory.statements import GRAMMAR
from tests.support.live_sessions import dialogue_on
from tests.support.pty_session import typed_at
from tests.support.scenes import CORNERS, OUT_OF_THE_WAY, record

pytestmark = pytest.mark.usefixtures("hang_up_noticed")

ENTER, LEAVE = b"\x1b[?1049h", b"\x1b[?1049l"
WIPE = b"\x1b[2J\x1b[3J\x1b[H" + LEAVE + b"\x1b[3J"
NODES = "B2 E2 H2 C6 G6"
FILLER = " ".join(sorted(OUT_OF_THE_WAY[:20], key=parse_space))
BEGUN = "rules 1\ngame {}\n{}layout {}\n"
REFLECTOR = (
    BEGUN.format("reflector", "player Ann A\nplayer Bob B\n", "reflector-2") + "board Ann hidden\n"
)
DEFLECTOR = BEGUN.format("deflector", "player Ann A\nplayer Bob B\nplayer Cat C\n", "deflector-3")
SIX = record("defector", (CORNERS,) * 6)


@pytest.fixture
def begun(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(REFLECTOR)
    return path


@pytest.fixture
def six(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(SIX)
    return path


def parts(seen):
    """Return what was on the open screen, then on the other one, then on the open one."""
    assert seen.count(ENTER) == seen.count(LEAVE) == 1
    before, rest = seen.split(ENTER)
    alone, after = rest.split(LEAVE)
    return before, alone, after


TYPE_A_BOARD = ((b"Bob's board", b"type\r"), (b"press Enter", b"\r"))


def named(text):
    return re.findall(rb"\b[A-J](?:10|[1-9])\b", text)


def test_a_board_is_typed_on_the_other_screen_only(begun):
    script = [
        *TYPE_A_BOARD,
        (b"0 of 5 Nodes", b"B2 E2 K9 H2\r"),
        (b"K9 is off the grid", b"C6 G7\r"),
        (b"Is this right", b"-G7 G6\r"),
        (b"Is this right", b"yes\r"),
        (b"to play", b"quit\r"),
    ]
    seen = typed_at(begun, script)
    before, alone, after = parts(seen)
    assert f"board Bob nodes {NODES}\n" in begun.read_text()
    assert all(space.encode() in alone for space in NODES.split())
    assert alone.count("●".encode()) > 5 and b"3 of 5 Nodes" in alone
    assert WIPE in seen and after.startswith(b"\x1b[3J")
    shown = after.partition(b"to play")[0]
    assert not named(before) and not named(shown)


def test_the_grid_fills_while_a_line_is_typed(begun):
    script = [
        *TYPE_A_BOARD,
        (b"0 of 5", b"A1 "),  # no Enter yet
        ("●".encode(), b"\x15back\r"),
        (b"was not taken", b""),
        (b"Bob's board", b"quit\r"),
    ]
    typed_at(begun, script)


def test_a_board_drawn_at_random_is_a_grid_to_copy_on_the_other_screen(begun):
    script = [
        (b"Bob's board", b"random\r"),
        (b"press Enter", b"\r"),
        (b"Press Enter when", b"\r"),
        (b"to play", b"quit\r"),
    ]
    before, alone, after = parts(typed_at(begun, script))
    nodes = begun.read_text().splitlines()[-1].split()[3:]
    assert len(nodes) == 5 and all(node.encode() in alone for node in nodes)
    assert alone.decode().count("●") % 5 == 0
    assert not named(before) and not named(after.partition(b"to play")[0])


@pytest.mark.parametrize("keys", [b"\x03", b"\x15\x04", signal.SIGTERM, signal.SIGHUP])
def test_the_other_screen_is_wiped_however_the_player_leaves(begun, keys):
    script = [
        *TYPE_A_BOARD,
        (b"0 of 5", b"B2 E2 "),
        ("●".encode(), keys),
    ]
    seen = typed_at(begun, script)
    _, _, after = parts(seen)
    assert WIPE in seen and not named(after) and begun.read_text() == REFLECTOR


def test_links_are_named_on_the_other_screen_and_shown_to_members_only(six):
    script = [
        (b"Ann to play", b"ally Cat\r"),
        (b"press Enter", b"\r"),
        (b"which Node is the Link", b"Bob:C3\r"),
        (b"Bob:C3 is no Node that", b"Ann:C3\r"),
        (b"to play", b"log\r"),
        (b"Ann and Cat ally", b"undo\r"),
        (b"Take it back?", b"no\r"),
        (b"to play", b"alliance\r"),
        (b"press Enter", b"\r"),
        (b"The Link is Ann C3", b"\r"),
        (b"to play", b"quit\r"),
    ]
    seen = typed_at(six, script)
    assert six.read_text().endswith("ally Ann Cat link Ann:C3\n")
    opened = re.sub(re.escape(ENTER) + b".*?" + re.escape(LEAVE), b"", seen, flags=re.DOTALL)
    assert seen.count(LEAVE) == 2 and b"Ann:C3" in seen
    assert b"Ann:C3" not in opened and b"Ann C3" not in opened and b"Bob:C3" not in opened


@pytest.mark.parametrize(("term", "options"), [("xterm", ["--masked"]), ("dumb", [])])
def test_masked_nothing_typed_appears_anywhere(begun, term, options):
    script = [
        (b"Bob's board", b"masked\r"),
        (b"0 of 5", b""),
        (b"back)?", b"B2 E2 K9 H2 B2 C6\r"),
        (b"4 of 5", b""),
        (b"the 3rd word typed is off the grid", b""),
        (b"the 5th word typed is twice", b""),
        (b"back)?", b"G6\r"),
        (b"Is this right", b"yes\r"),
        (b"to play", b"quit\r"),
    ]
    seen = typed_at(begun, script, *options, term=term)
    assert f"board Bob nodes {NODES}\n" in begun.read_text()
    shown = (
        seen[seen.index(b"0 of 5") :]
        .partition(b"to play")[0]
        .replace(b"such as B2 E5 (-B2 takes B2 back)", b"")
    )
    assert not named(shown.partition(b"Bob has")[0]) and ENTER not in seen


def test_without_another_screen_that_is_said_before_anything_secret_is_asked(begun):
    seen = typed_at(
        begun, [(b"or the name of a", b"type\r"), (b"or the name of a", b"quit\r")], term="dumb"
    )
    said = seen.index(b"This terminal has no second screen")
    assert said < seen.index(b"Bob's board: masked, hidden")
    assert b"'masked'" in seen and ENTER not in seen


@pytest.mark.parametrize(
    ("kind", "has"),
    [("xterm", True), ("tmux-256color", True), ("xterm-odd", True), ("dumb", False), ("", False)],
)
def test_terminals_are_told_apart(kind, has):
    assert has_other_screen({"TERM": kind}) is has


def test_without_another_screen_a_link_is_named_unseen(six):
    script = [
        (b"Ann to play", b"ally Cat\r"),
        (b"(or 'back')?", b"Bob:C3\r"),
        (b"That can't be it", b""),
        (b"(or 'back')?", b"Ann:C3\r"),
        (b"to play", b"log\r"),
        (b"to play", b"quit\r"),
    ]
    seen = typed_at(six, script, term="dumb")
    assert six.read_text().endswith("ally Ann Cat link Ann:C3\n") and b"C3" not in seen


# -- what the table sees does not depend on a secret ---------------------------------------------


class Overheard(Lines):
    """A pipe of which the open part and the private part are kept apart."""

    def __init__(self, typed, hides=True, masked=False):
        super().__init__(io.StringIO(typed), io.StringIO(), masked)
        self.hides, self.opened, self.alone_with = hides, [], None

    def ask(self, prompt, words=()):
        if self.alone_with is None:
            self.opened.append((prompt, tuple(words)))
        return super().ask(prompt, words)

    def tell(self, text):
        if self.alone_with is None or self.alone_with.masked:
            self.opened.append(text)

    @contextmanager
    def alone(self, names, masked=False):
        with super().alone(names, masked) as desk:
            self.alone_with = desk
            yield desk
            self.alone_with = None


def overheard(begun, typed, masked=False):
    screen = Overheard(typed, masked=masked)
    dialogue_on(begun.encode(), lambda line: None, screen).run()
    return screen.opened


@pytest.mark.parametrize("masked", [False, True])
def test_what_the_table_sees_does_not_depend_on_a_board_being_typed(masked):
    source = random.Random("secrets")
    for _ in range(50):
        seen = []
        for _ in range(2):
            board = random_board(20, source)
            nodes, deflectors = list(board.nodes), list(board.deflectors)
            source.shuffle(deflectors)
            lines = [
                "type",
                " ".join(nodes[:3]),
                " ".join(nodes[3:]),
                *(" ".join(deflectors[i::4]) for i in range(4)),
            ]
            typed = "\n".join([*lines, "hidden", "hidden", "log", "board", "moves", ""])
            seen.append(overheard(DEFLECTOR, typed, masked))
        assert seen[0] == seen[1]
        assert any("Bob's board" in str(each) for each in seen[0])


def test_what_the_table_sees_does_not_depend_on_the_node_named():
    nodes = [f"{name}:{space}" for name in ("Ann", "Cat") for space in CORNERS.split()]
    pairs = [(one, other) for one in nodes for other in nodes if one < other]
    assert len(pairs) >= 45
    seen = {}
    for node in {node for pair in pairs for node in pair}:
        seen[node] = overheard(SIX, f"ally Cat\n{node}\nlog\nexplain\nboard\nundo\nlog\n")
    for one, other in pairs:
        assert seen[one] == seen[other]


def test_a_board_typed_in_lines_through_a_pipe_is_the_one_recorded():
    source = random.Random("pipe")
    for _ in range(50):
        board = random_board(20, source)
        spaces = list(board.deflectors)
        wrong = source.choice(sorted({*OUT_OF_THE_WAY} - {*board.nodes, *spaces}))
        source.shuffle(spaces)
        typed = f"type\n{wrong} -{wrong}\n{wrong}\n{wrong}\n{board.node_spaces}\n"
        typed += f"{' '.join(spaces[:9])}\n"
        typed += f"{','.join(spaces[9:])}\n"
        screen = Overheard(typed)
        opened = dialogue_on(DEFLECTOR.encode(), lambda line: None, screen)
        opened.run()
        line = opened.session.to_record().splitlines()[-1]
        told = GRAMMAR["board"](line.split()[1:])
        assert (
            Board.of(" ".join(line.split()[3:8]), " ".join(line.split()[9:])) == board
            and told.name == "Ann"
        )
        Session.from_record(opened.session.to_record())


def test_undo_takes_the_last_line_of_a_board_back_and_then_leaves():
    begun = "rules 1\ngame reflector\nplayer Ann A\nplayer Bob B\nlayout reflector-2\n"
    left = ["type", "B2 K9", "E2", "undo", "no", "undo", "undo", "hidden"]
    screen = Overheard("\n".join([*left, "type", "B2", "E2 J9", "undo", "E2 H2 C6 G6", ""]))
    opened = dialogue_on(begun.encode(), lambda line: None, screen)
    opened.run()
    assert opened.session.to_record().splitlines()[5:] == [
        "board Ann hidden",
        f"board Bob nodes {NODES}",
    ]
