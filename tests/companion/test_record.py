"""The grammar of the record, and the referee's set-up and undo."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.errors import RulingError
from companion.grid import ALL_BITS, SPACES
from companion.record import Undo, lines, parse
from companion.session import Session, replay
from companion.territory import statements as grammar
from companion.territory.board import Answer
from companion.territory.statements import GRAMMAR
from tests.support.scenes import CORNERS, board, fault, played, record

spaces = st.sampled_from(SPACES)
lists = st.lists(spaces, min_size=1, max_size=6, unique=True).map(
    lambda found: tuple(sorted(found))
)
bits = st.integers(1, ALL_BITS)
names = st.text(
    st.characters(exclude_categories=["C", "Z"], exclude_characters=":#"), min_size=1, max_size=8
).filter(lambda name: not grammar.ISLAND.fullmatch(name) and not name.isspace())
words = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=6).filter(
    lambda word: word != "#"
)

answers = st.one_of(
    st.builds(Answer, spaces, st.sampled_from(["null", "deflector", "clear"])),
    st.builds(Answer, spaces, st.just("owned"), st.booleans()),
    st.builds(Answer, spaces, st.just("node"), st.booleans(), bits, bits, bits),
)
any_statement = st.one_of(
    st.builds(grammar.Variant, st.sampled_from(["ricochet", "deluxe"])),
    st.builds(grammar.Layout, st.sampled_from(["deflector-3", "defector-9-full"])),
    st.builds(grammar.Player, names, st.sampled_from(["X", "#1", "*", "äöü"])),
    st.builds(grammar.KnownBoard, names, lists, st.one_of(st.just(()), lists)),
    st.builds(grammar.HiddenBoard, names),
    st.builds(grammar.Commit, names, st.text("0123456789abcdef", min_size=64, max_size=64)),
    st.builds(grammar.Move, names, names, spaces),
    st.builds(grammar.Reply, names, answers),
    st.builds(grammar.Pass, names),
    st.builds(grammar.Ally, names, names),
    st.builds(
        grammar.Ally, names, names, st.sampled_from(["link", "master"]), st.tuples(names, spaces)
    ),
    st.builds(grammar.Leave, names),
    st.builds(Undo, st.lists(words, max_size=4).map(" ".join)),
    st.builds(grammar.Reveal, names, lists, lists, words),
)


@settings(max_examples=300)
@given(any_statement)
def test_printing_and_parsing_is_a_fixpoint(statement):
    assert parse(str(statement), GRAMMAR) == statement


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("MOVE Ann Bob f3", "move Ann Bob F3"),
        ("move\tAnn   Bob (F,3)  # a guess", "move Ann Bob F3"),
        (
            "answer Bob F3 NODE deflectors E3 Covered nodes h5 retained H5 g4",
            "answer Bob F3 node covered retained G4 H5 nodes H5 deflectors E3",
        ),
        ("board Ann nodes e5 b2 H3 c8 i9", "board Ann nodes B2 H3 E5 C8 I9"),
        ("commit Bob SHA256 " + "AB" * 32, "commit Bob sha256 " + "ab" * 32),
        ("ally Ann Cat LINK Ann:b2", "ally Ann Cat link Ann:B2"),
        ("ally Ann Cat link i1:b2", "ally Ann Cat link I1:B2"),
        ("move Ann i12 a10", "move Ann I12 A10"),
        ("move Ann ivy a10", "move Ann ivy A10"),
        ("undo wrong   space #1", "undo wrong space #1"),
        ("player Dan #1", "player Dan #1"),
    ],
)
def test_input_is_tolerant_and_output_canonical(written, canonical):
    assert str(parse(written, GRAMMAR)) == canonical


@pytest.mark.parametrize("line", ["", "   ", "# a remark", "#", "\t# move Ann Bob F3"])
def test_empty_lines_and_comments_say_nothing(line):
    assert parse(line, GRAMMAR) is None


@pytest.mark.parametrize(
    ("line", "ruling", "message"),
    [
        ("move Ann Bob K3", "B1", "'K3' is not a space"),
        ("move Ann Bob A11", "B1", "'A11' is not a space"),
        ("move Ann Bob \u01303", "B1", "'\u01303' is not a space"),  # not every I is one
        ("move Ann Bob \u01313", "B1", "'\u01313' is not a space"),
        ("move Ann Bob F 3", None, "write: move NAME GRID SPACE, such as move Ann Bob F3"),
        ("undo pasted\nmove Ann Bob A1", None, "a statement is one line"),
        ("jump Ann Bob", None, "no line begins with 'jump'"),
        ("player I1 X", None, "'I1' is no name for a player"),
        ("player i12 X", None, "'i12' is no name for a player"),
        ("player A:b X", None, "'A:b' is no name for a player: a colon is not allowed"),
        ("player Ann wxyz", None, "'wxyz' is no symbol"),
        ("commit Ann sha256 12", None, "64 digits from 0 to f"),
        ("board Ann nodes A1 nodes B1", None, "'nodes' is said twice"),
        ("board Ann nodes", None, "no space follows 'nodes'"),
        ("board Ann A1 B1", None, "'A1' is not expected here"),
        ("reveal Bob nodes A1 B1 salt", None, "no word follows 'salt'"),
        ("answer Bob F3 node retained A1 A1", None, "a space is named twice after 'retained'"),
        ("answer Bob F3 owned covered covered", None, "'covered' is said twice"),
        ("ally Ann Cat link B2", None, "'B2' is no Node"),
        ("ally Ann Cat chain Ann:B2", None, "write: ally NAME NAME"),
    ],
)
def test_what_the_grammar_does_not_know_is_refused(line, ruling, message):
    with pytest.raises(RulingError) as caught:
        parse(line, GRAMMAR)
    assert caught.value.ruling == ruling
    assert message in str(caught.value)


def test_a_message_stays_one_line_whatever_it_quotes():
    with pytest.raises(RulingError) as caught:
        parse("jump\x0b\x1b[2J\u2028", GRAMMAR)
    assert str(caught.value).isprintable()


def test_a_last_line_without_its_newline_is_left_out():
    assert lines(b"rules 1\ngame ref")[1] == 2
    assert lines(b"rules 1\n")[1] is None
    assert lines(b"rules 1\n  ")[1] == 2
    assert lines("rules 1\ngame é".encode()[:-1])[1] == 2  # cut within a character
    assert (
        Session.from_record(b"\xef\xbb\xbfrules 1\r\n\r\ngame reflector\r\n").to_record()
        == "rules 1\ngame reflector\n"
    )


def first_fault(text):
    found = replay(text.encode() if isinstance(text, str) else text).fault
    return (found.line, found.ruling, found.message)


@pytest.mark.parametrize(
    ("text", "line", "ruling", "message"),
    [
        ("rules 2\n", 1, None, "rules 2 is not known"),
        ("game reflector\nrules 1\n", 2, None, "'rules' is said once, at the beginning"),
        ("# hello\nrules 1\nrules 1\n", 3, None, "'rules' is said once, in the first line"),
        ("game chess\n", 1, None, "there is no game 'chess'"),
        (
            "player Ann X\n",
            1,
            None,
            "say which game first, such as game reflector: 'player' comes after that",
        ),
        (
            "game reflector\nvariant ricochet\n",
            2,
            "X1",
            "ricochet is a variant of deflector, not of reflector",
        ),
        (
            "game deflector\nvariant deluxe\n",
            2,
            "X4",
            "deluxe is a variant of defector, not of deflector",
        ),
        ("game deflector\nvariant ricochet\nvariant ricochet\n", 3, "X1", "switched on already"),
        (
            "game defector\nvariant reflection\n",
            2,
            "X2",
            "reflection is a variant of deflector, not of defector",
        ),
        (
            "game reflector\nvariant safety\n",
            2,
            "X3",
            "safety is a variant of defector, not of reflector",
        ),
        (
            "game deflector\nvariant team-victory\n",
            2,
            "X5",
            "team-victory is a variant of defector",
        ),
        ("game deflector\nvariant fog\n", 2, None, "there is no variant fog"),
        ("game deflector\nlayout round\n", 2, "T3", "there is no layout round"),
        (
            "game deflector\nlayout deflector-3\nlayout deflector-3\n",
            3,
            None,
            "the layout is chosen already",
        ),
        ("game reflector\nplayer Ann X\nplayer Ann O\n", 3, None, "there is a player Ann already"),
        (
            "game reflector\nplayer Ann X\nplayer Bob X\n",
            3,
            None,
            "another player has the symbol X",
        ),
        (
            "game reflector\nplayer Ann X\nboard Ann hidden\n",
            3,
            "T2b",
            "reflector is for 2 players, not 1",
        ),
        (
            "game deflector\nlayout deflector-4-full\nplayer A a\nplayer B b\nplayer C c\n"
            "board A hidden\n",
            6,
            "T3",
            "deflector-4-full does not suit deflector with 3 players: deflector-3",
        ),
        (
            "game reflector\nplayer A a\nplayer B b\nboard C hidden\n",
            4,
            None,
            "there is no player C: A, B",
        ),
        (
            "game reflector\nplayer A a\nplayer B b\nboard A hidden\nboard A hidden\n",
            5,
            None,
            "A has a board already",
        ),
        (
            "game reflector\nplayer A a\nplayer B b\nboard A hidden\nplayer C c\n",
            5,
            None,
            "before the first board",
        ),
        (
            "game reflector\nplayer A a\nplayer B b\nboard A nodes A1 A1 B2 C3\n",
            4,
            "B3",
            "the board of A can't be taken: a board has 5 Nodes, not 4; A1 has more than one Node",
        ),
        (
            "game reflector\nplayer A a\nplayer B b\nboard A nodes A1 B1 C1 D1 E1 deflectors A1\n",
            4,
            "B3",
            "this game has no Deflectors; A1 has a Node and a Deflector",
        ),
        (
            "game reflector\nplayer A a\nplayer B b\nmove A B A1\n",
            4,
            None,
            "set-up is not finished: no board for A, B",
        ),
        (b"game reflector\nplayer \xff\xfe X\n", 2, None, "this line is not UTF-8 text"),
    ],
)
def test_a_faulty_set_up_is_reported_where_it_shows(text, line, ruling, message):
    found = first_fault(text)
    assert found[:2] == (line, ruling)
    assert message in found[2]


def test_the_usual_layout_need_not_be_named():
    assert played("deflector", (CORNERS,) * 4).state.table.name == "deflector-4-full"
    assert played("defector", (CORNERS,) * 6).state.table.name == "defector-6-full"


def test_an_island_is_shot_at_by_its_name():
    boards, island = (CORNERS,) * 6, "defector-6-island"
    assert played("defector", boards, "move Ann i3 A10", layout=island).state.turn == 1
    found = fault("defector", boards, "move Ann I4 A10", layout=island)
    assert (found.ruling, found.message) == (
        None,
        "Ann can't play I4 A10: there is no island I4 in defector-6-island",
    )


# -- undo ----------------------------------------------------------------------------------------

QUIET = ("B2 E2 H2 C6 G6",)


def test_undo_takes_the_last_statement_of_play_back():
    referee = played(
        "reflector", (QUIET, QUIET), "move Ann Bob A1\nmove Bob Ann J1\nundo wrong space"
    )
    start = played("reflector", (QUIET, QUIET), "move Ann Bob A1")
    assert referee.state == start.state
    assert [entry.void for entry in referee.log] == [False, True, False]


def test_undo_reaches_back_to_the_first_statement_and_no_further():
    play = "move Ann Bob A1\nmove Bob Ann J1\nundo\nundo"
    referee = played("reflector", (QUIET, QUIET), play)
    assert referee.state == played("reflector", (QUIET, QUIET)).state
    found = fault("reflector", (QUIET, QUIET), f"{play}\nundo")
    assert (found.ruling, found.message) == (None, "there is nothing to take back")


def test_undo_takes_back_a_move_that_waits_for_an_answer_with_its_answers():
    boards = (QUIET, "hidden", "hidden")
    play = "move Ann Bob J5\nanswer Bob J5 deflector\nundo not J5"
    referee = played("deflector", boards, play)
    assert referee.asked is None
    assert referee.state == played("deflector", boards).state
    again = f"{play}\nmove Ann Bob J5\nanswer Bob J5 null"  # what was taken back binds nobody
    assert played("deflector", boards, again).state.turn == 1


def test_the_set_up_is_closed_once_play_has_begun():
    digest = "0" * 64
    found = fault("reflector", (QUIET, QUIET), f"move Ann Bob A1\nundo\ncommit Ann sha256 {digest}")
    assert (found.ruling, found.message) == (
        None,
        "play has begun: 'commit' comes before the first shot",
    )


def test_the_record_helper_writes_what_is_read():
    text = record("reflector", (QUIET, QUIET), "move Ann Bob A1")
    assert Session.from_record(text.encode()).to_record() == text
    assert board("Ann", total=0) == f"board Ann nodes {CORNERS}"
