"""Records of Rotator: their grammar, and every fault at its line with its ruling."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import grid
from companion.contract import WIDTH
from companion.errors import RecordError, RulingError
from companion.narration import explained, summary
from companion.record import parse
from companion.rotator.board import BOARD_SPACES
from companion.rotator.forms import told
from companion.rotator.puzzles import worked_example
from companion.rotator.state import Turn
from companion.rotator.statements import GRAMMAR, Nodes, Played, Start
from companion.session import Session, replay
from companion.words import language
from tests.support.rotator_pictures import ARENA

BOARD = "rules 1\ngame rotator\nnodes red B3 H4 E6 C9 I9\nnodes blue B1 I3 D5 B9 I9\n"

spaces = st.sampled_from(BOARD_SPACES)
any_statement = st.one_of(
    st.builds(
        Nodes,
        st.sampled_from(["red", "blue"]),
        st.lists(st.sampled_from(grid.SPACES), min_size=1, max_size=7).map(
            lambda nodes: tuple(sorted(nodes))
        ),
    ),
    st.builds(Start, spaces),
    st.builds(Played, st.builds(Turn, st.integers(0, 999), st.none() | spaces)),
)


@given(any_statement)
def test_printing_and_parsing_is_a_fixpoint(statement):
    text = str(statement)
    assert parse(text, GRAMMAR) == statement
    assert parse(text.upper().replace(" ", "\t "), GRAMMAR) == statement


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("NODES Red e6 b3 i9 h4 C9", "nodes red B3 H4 E6 C9 I9"),
        ("Start RED:d10 # the middle", "start red:D10"),
        ("turn  FROM Blue:c4  03", "turn from blue:C4 3"),
        ("turn 0", "turn 0"),
    ],
)
def test_case_and_order_do_not_matter_and_the_record_is_canonical(written, canonical):
    assert str(parse(written, GRAMMAR)) == canonical


HEAD = "rules 1\ngame rotator\n"
RED, BLUE = "nodes red B3 H4 E6 C9 I9\n", "nodes blue B1 I3 D5 B9 I9\n"

FAULTS = [
    # what the grammar does not know
    (
        HEAD + "move Ann Bob F3",
        3,
        None,
        "no line begins with 'move'; it may begin with nodes, start, turn, undo",
    ),
    (HEAD + "undo", 3, None, "there is nothing to take back"),
    (HEAD + "game rotator", 3, None, "'game' is said once, at the beginning of a record"),
    (
        HEAD + "nodes",
        3,
        None,
        "write: nodes red|blue and five spaces, such as nodes red B3 H4 E6 C9 I9",
    ),
    (
        HEAD + "nodes green B3",
        3,
        None,
        "write: nodes red|blue and five spaces, such as nodes red B3 H4 E6 C9 I9",
    ),
    (HEAD + RED + RED, 4, None, "the Nodes of red are named already"),
    (BOARD + "start", 5, None, "write: start SPACE, such as start red:D10"),
    (BOARD + "turn", 5, None, "write: turn NUMBER, such as turn 2, or turn from red:C4 1"),
    (
        BOARD + "start red:F10\nturn -1",
        6,
        None,
        "'-1' is not a turn: a number of spaces to drill, such as 1 or from red:C4 1",
    ),
    (BOARD + "start red:F10\nstart red:F10", 6, None, "the start is chosen already"),
    (BOARD + "start red:F10\n" + RED, 6, None, "'nodes' must come before 'start'"),
    # coordinates off the grid
    (
        HEAD + "nodes red B3 H4 E6 C9 K9",
        3,
        "B1",
        "'K9' is not a space: A to J, then 1 to 10, such as F3",
    ),
    (BOARD + "start red:A11", 5, "B1", "'A11' is not a space: A to J, then 1 to 10, such as F3"),
    # no coordinates
    (HEAD + "nodes red 17", 3, None, "'17' is not a space: A to J, then 1 to 10, such as F3"),
    (
        HEAD + "nodes red B3 H4 #I9",
        3,
        None,
        "'#I9' is not a space: A to J, then 1 to 10, such as F3",
    ),
    (
        BOARD + "start D10",
        5,
        None,
        "'D10' is not a space of the board: red or blue, a colon, a space, such as red:D10",
    ),
    (
        BOARD + "start red:I10\nturn 1\nturn from red:Z1 0",
        7,
        "B1",
        "'Z1' is not a space: A to J, then 1 to 10, such as F3",
    ),
    # the board
    (HEAD + "nodes red B3 H4 E6 C9", 3, "R2", "red has 4 Nodes, must have 5"),
    (
        HEAD + "nodes red B3 H4 E6 C9 J9",
        3,
        "R2",
        "red:J9 is at the rim of the board, a Node must be in columns B to I and rows 1 to 9",
    ),
    (
        HEAD + "nodes red B3 B3 H4 C4 I9",
        3,
        "R2",
        "red:B3 is given 2 times, each Node must be given once;"
        " the ranges of red:B3 and red:C4 overlap",
    ),
    (
        HEAD + BLUE + "nodes red I1 H4 E6 C9 I9",
        4,
        "R2",
        "the ranges of red:I1 and red:H4 overlap; the ranges of red:I1 and blue:B1 overlap",
    ),
    (
        HEAD + RED + "start red:F10",
        4,
        "R2",
        "can't start before the board is complete: no line 'nodes blue ...'",
    ),
    (
        HEAD + "start red:F10",
        3,
        "R2",
        "can't start before the board is complete:"
        " no line 'nodes red ...' and no line 'nodes blue ...'",
    ),
    # play
    (
        BOARD + "start red:F9",
        5,
        "R4",
        "can't start on red:F9: the start is a space of the top row, red Row 10",
    ),
    (
        BOARD + "turn 0",
        5,
        "R4",
        "no turn before the start is chosen: a space of the top row, red Row 10",
    ),
    (
        HEAD + "turn 0",
        3,
        "R4",
        "no turn before the start is chosen: a space of the top row, red Row 10",
    ),
    (
        BOARD + "start red:A10" + "\nturn 0" * 5,
        10,
        "R5",
        "the game is over: it was lost in turn 4",
    ),
    (BOARD + "start red:F10\nturn 4", 6, "R8", "can't drill 4 spaces: at most 3 in a turn"),
    (
        BOARD + "start red:A10\nturn 0\nturn 1",
        7,
        "R8",
        "can't drill 1 space: the rim is ground, 0 can be drilled",
    ),
    (
        BOARD + "start red:I10\nturn 2",
        6,
        "R8",
        "can't drill 2 spaces: red:I9 is a Node and ends the drill, 1 can be drilled",
    ),
    (
        BOARD + "start red:F10\nturn from red:F10 1",
        6,
        "R9",
        "can't start from red:F10: no Node was captured in the turn before, "
        "so the turn starts where the player is, on red:F10",
    ),
    (
        BOARD + "start red:I10\nturn 1\nturn 1",
        7,
        "R9",
        "say where to start from: red:I9 was captured, any space of its range will do",
    ),
]


@pytest.mark.parametrize(("text", "line", "ruling", "message"), FAULTS)
def test_a_fault_is_told_at_its_line_with_its_ruling(text, line, ruling, message):
    found = replay(f"{text}\nturn nonsense after the fault\n".encode())
    assert (found.fault.line, found.fault.ruling, found.fault.message) == (line, ruling, message)
    with pytest.raises(RecordError) as refusal:
        Session.from_record(f"{text}\n".encode())
    assert (refusal.value.line, refusal.value.ruling, str(refusal.value)) == (line, ruling, message)


def test_a_number_of_any_length_is_refused():
    assert replay(f"{BOARD}start red:F10\nturn {'9' * 9}\n".encode()).fault.ruling == "R8"
    assert replay(f"{BOARD}start red:F10\nturn {'9' * 5000}\n".encode()).fault.ruling is None
    assert replay(f"{BOARD}start red:F10\nturn {'0' * 5000}\n".encode()).fault is None


def test_the_halves_may_come_in_either_order():
    one, other = replay(BOARD.encode()), replay((HEAD + BLUE + RED).encode())
    assert one.referee.board == other.referee.board == ARENA


def named(data):
    game = replay(data).game
    return game and game.name


def test_the_game_that_a_record_names():
    assert named(BOARD.encode()) == "rotator"
    assert named(b"# nothing yet\nGAME Reflector\n") == "reflector"
    assert (
        named(b"")
        is named(b"rules 1\n")
        is named(b"rules 2\ngame rotator\n")
        is named(b"\xff\n")
        is None
    )


def test_undo_takes_back_turns_and_the_start():
    game = Session()
    for line in (*BOARD.splitlines(), "start red:I10", "turn 1", "undo slipped", "turn 0"):
        game.say(line)
    assert [entry.void for entry in game.referee.log] == [False, True, False, False]
    assert game.referee.state.turn == 1 and not game.referee.state.departures
    game.say("undo")
    game.say("undo")
    assert game.turn is None
    with pytest.raises(RulingError, match="there is nothing to take back"):
        game.say("undo")
    game.say("start red:F10")
    assert game.turn == "player"


def test_a_game_keeps_what_it_accepts_in_canonical_form():
    kept = []
    game = Session(kept.append)
    for line in (*BOARD.splitlines(), "START red:i10", "", "# think", "turn 01"):
        game.say(line)
    said = game.say("Turn from RED:g9 0")
    assert str(said).startswith("starts from red:G9\nfalls through red:F9\n  mark ")
    assert [str(step.turn) for step in said.events] == ["from red:G9 0"]
    assert (
        said.events == game.referee.log[-1].events and str(said.statement) == "turn from red:G9 0"
    )
    assert said.version == 7 and len(game.legal_moves) == len(list(game.legal_moves))
    assert (
        "TURN 0" in game.legal_moves
        and "turn 9" not in game.legal_moves
        and "0" not in game.legal_moves
    )
    assert (
        "".join(kept) == game.to_record() == f"{BOARD}start red:I10\nturn 1\nturn from red:G9 0\n"
    )
    again = Session.from_record(game.to_record().encode())
    assert again.to_record() == game.to_record() and again.referee.state == game.referee.state


def test_what_could_not_be_kept_did_not_happen():
    full = True

    def keep(line):
        if full:
            raise OSError

    game = Session(keep)
    with pytest.raises(OSError):
        game.say("game rotator")
    full = False
    for line in BOARD.splitlines()[1:]:
        game.say(line)
    full = True
    with pytest.raises(OSError):
        game.say("start red:F10")
    assert game.referee.log == [] and game.to_record() == BOARD.removeprefix("rules 1\n")
    full = False
    with pytest.raises(RulingError):
        game.say("turn 0")
    game.say("start red:F10")


# -- any bytes -----------------------------------------------------------------------------------

SAMPLE = f"{BOARD}start red:I10\nturn 1\nturn from red:G9 0\nturn 0\n"
WORDS = sorted({*SAMPLE.split(), "#", "red:F3", "blue:A10", "3", "99", "move", "undo"})


def survives(data):
    found = replay(data)
    json.dumps(found.check_document())
    summary(found, language())
    list(explained(found, language()))
    if found.game and not found.referee.wanting:
        found.moves_document()
    if found.fault is not None:
        assert found.fault.message.isprintable() and found.fault.line >= 1


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_answered(data):
    survives(data)
    survives(BOARD.encode() + data + b"\n")


@settings(max_examples=150, deadline=None)
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join), max_size=8), st.data())
def test_any_words_are_answered(lines, data):
    survives((SAMPLE[: data.draw(st.integers(0, len(SAMPLE)))] + "\n".join(lines) + "\n").encode())


def test_a_space_that_collapses_and_is_drilled_again_gets_its_last_mark_only():
    game = Session()
    nodes = "nodes red C2 H4 E6 B8 I9", "nodes blue B2 H4 E6 B8 G9"
    turns = (f"turn {drill}" for drill in (3, 2, 1, 1, 2))
    for line in ("game rotator", *nodes, "start red:F10", *turns):
        said = str(game.say(line))
    assert "collapsed, solid again: red:A5 red:B5 red:C5 red:D5 red:E5" in said
    fresh, _, shaded = said[said.index("  mark a") :].split("mark")[1:]
    assert "red:B5" in fresh and shaded.split() == [
        "shading",
        "on",
        "red:A5",
        "red:C5",
        "red:D5",
        "red:E5",
    ]


def test_a_turn_that_is_taken_back_names_whole_marks_to_erase_on_phones():
    puzzle = worked_example()
    par = puzzle.grade.line
    nodes = [str(Nodes(half, getattr(puzzle.board, half))) for half in ("red", "blue")]
    session = Session.from_record("\n".join(["game rotator", *nodes, str(Start(par.start)), ""]))
    marks = []
    for turn in par.played:
        result = session.say(f"turn {turn}")
        session.say("undo")
        phones = told(session.referee, session.referee.log[-1])
        assert tuple(map(str, phones["erase"])) == result.marks and phones["marks"] == []
        marks += result.marks
        session.say(f"turn {turn}")
    assert max(map(len, marks)) > WIDTH  # longer than a line of the terminal
