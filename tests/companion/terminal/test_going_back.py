"""Answers of the set-up that are taken back: at its questions, and before play."""

import errno
import os
import random
import signal

import pytest
from test_phones import Table, heard, in_order
from test_private import overheard
from typer.testing import CliRunner

from companion.cli.app import app
from companion.errors import RulingError
from companion.recordfile import RecordChangedError, RecordFile
from companion.session import Session, replay
from tests.support.pty_session import terminal_with
from tests.support.scenes import CORNERS, record
from tests.support.tactics_table import rows_of

QUIET = "B2 E2 H2 C6 G6"
ROWS = [line.partition(" ")[2].partition(" ")[2] for line in rows_of("k7")]
REFUSED = "Ann #12345"

ANSWERS = {
    "reflector": ["Ann A", "Bob Lee B", "45", f"type\n{QUIET}", "hidden"],
    "deflector": [
        "ricochet",
        "",
        "Ann A",
        "Bob B",
        "Cat C",
        "Dan D",
        "",
        "full",
        "partial",
        *["hidden"] * 4,
    ],
    "defector": [
        "safety",
        "",
        *(f"{p}xy {p}" for p in "ABCDEF"),
        "",
        "short",
        "island",
        *["hidden"] * 6,
    ],
    "rotator": ["type", "C2 H4 E6 B8 I9", "B2 H4 E6 B8 G9", "J"],
    "tactics-joker": ["races", "", "30", "Ann A", "Bob B", "elves", "dwarves", "rows", *ROWS],
    "attack-defend": ["", "Ann", "Bob", "paper"],
}
"""By game, what is answered after its name."""


def play(path, *typed):
    """Type lines, and return what `companion play` says."""
    options = [] if path.exists() else ["--new"]
    result = CliRunner().invoke(
        app, ["play", str(path), *options], input="".join(f"{t}\n" for t in typed)
    )
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output


def questions(output):
    """Return the questions among what was said."""
    return [line for line in output.splitlines() if line.endswith("?")]


@pytest.mark.parametrize("game", ANSWERS)
def test_whatever_is_taken_back_the_record_is_that_of_the_answers_that_stay(game, tmp_path):
    answers = [game, *ANSWERS[game]]
    play(tmp_path / "straight", *answers)
    wanted = (tmp_path / "straight").read_text()
    assert replay(wanted.encode()).fault is None
    source = random.Random(f"going back {game}")
    last = len(answers) - (game == "rotator")  # there the last answer is a statement of play
    typed, done = [], 0
    for _ in range(60):
        if done == last or source.random() < 0.4:
            typed.append("undo")
            done = max(done - 1, 0)
        else:
            if source.random() < 0.2 and not (game == "rotator" and done in (2, 3)):
                typed.append("I1" if game == "attack-defend" else REFUSED)
            typed.append(answers[done])
            done += 1
    typed += answers[done:]
    output = play(tmp_path / "back", *typed)
    assert (tmp_path / "back").read_text() == wanted
    assert output.count("Taken back: ") + output.count("This is the first question") == typed.count(
        "undo"
    )


@pytest.mark.parametrize("game", ANSWERS)
def test_every_question_is_gone_back_to_up_to_the_first(game, tmp_path):
    answers = [game, *ANSWERS[game]][:-2]
    asked = questions(play(tmp_path / "on", *answers))
    back = questions(play(tmp_path / "back", *answers, *["undo"] * len(answers)))
    assert back[: len(asked)] == asked
    begun = [question.partition("Enter")[0].rstrip("?(; )") for question in asked]
    assert all(map(str.startswith, reversed(back[len(asked) - 1 :]), begun))
    assert not (tmp_path / "back").exists()  # no game was begun


def test_enter_keeps_a_word_chosen_but_nothing_typed_freely(tmp_path):
    path = tmp_path / "game.txt"
    answers = ["deflector", "ricochet", "", "Ann A", "Bob B", "Cat C", "", "45", "hidden"]
    output = play(
        path, *answers, *["undo"] * 3, "", "45", "", "undo", "undo", "full", "", "undo", "quit"
    )
    in_order(
        output,
        "Taken back: hidden\nAnn's board: type, masked, hidden, random,",
        "(Enter: hidden)?",
        "Taken back: 45\n",
        "How long have you got (short, full, or minutes; Enter: short)?",
        "Taken back: nobody else\n",
        "Player 4, clockwise: name and symbol, such as Ann X (Enter: nobody else)?",
        "How long have you got (short, full, or minutes; Enter: short)?",
        "Ann's board: type, masked, hidden, random, computer,"
        " or the name of a file (Enter: hidden)?",
        "Bob's board",
    )
    assert path.read_text().splitlines()[-2:] == ["player Cat C", "layout deflector-3"]


def test_what_enter_meant_is_typed_where_enter_keeps_an_answer(tmp_path):
    path = tmp_path / "game.txt"
    typed = ["tac", "fog", "undo", "None", "30", "undo", "no limit", "Ann A"]
    output = play(path, *typed)
    both = play(
        tmp_path / "both", "def", "tactics joker", "Tactics", "fog, races", "none", "n", "Ann, A"
    )
    assert "'def' may be deflector or defector" in both
    assert (tmp_path / "both").read_text().splitlines()[2:] == [
        "variant fog",
        "variant races",
        "player Ann A",
    ]
    assert "Which variant (races, fog, dead-out; none; Enter: fog)?" in output
    assert "After how many rounds does it end (a number, or no limit; Enter: 30)?" in output
    assert path.read_text() == "rules 1\ngame tactics-joker\nplayer Ann A\n"


@pytest.mark.parametrize(
    ("begun", "left", "asked"),
    [
        (
            "reflector\nAnn A\nBob B\n45\n",
            4,
            "How long",
        ),  # the minutes were two statements, the layout one
        ("deflector\n\nAnn A\nBob B\nCat C\n\nfull\nhidden\nhidden\nhidden\n", 8, "Cat's board"),
        ("rotator\n3JUH5D3\n", 3, "The five Nodes of the blue grid"),
        ("tactics-joker\nfog\n\nno limit\nAnn A\nBob B\nk7\n", 5, "The cards"),
        ("attack-defend\n\nAnn\nBob\npaper\n", 5, "Do I deal"),
        ("attack-defend\n", 0, "Which game"),
    ],
)
def test_answers_of_an_earlier_session_can_be_taken_back(begun, left, asked, tmp_path):
    path = tmp_path / "game.txt"
    play(path, *begun.splitlines(), "quit")
    before = path.read_text().splitlines(keepends=True)
    path.write_text(
        "# table 3\n" + "".join(before[:-1]) + "# by hand\n" + before[-1] + "# and so on\n"
    )
    output = play(path, "undo", "quit")
    comments = "# table 3\n", ("# by hand\n" if len(before) == left + 1 else "")
    assert path.read_text() == comments[0] + "".join(before[:left]) + comments[1]
    assert questions(output.partition("Taken back: ")[2])[0].startswith(asked)


def test_before_the_first_move_a_commitment_and_the_last_board_are_taken_back(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(record("reflector", ("hidden", "hidden")))
    output = play(path, "commit Bob", QUIET, "undo", "undo", "hidden", "Bob A1", "undo", "undo")
    in_order(
        output,
        "This takes back your last answer: commit Bob\nTaken back: commit Bob\n",
        "This takes back your last answer\nTaken back: your last answer\n",
        "Bob's board",
        "Taken back: Ann shoots Bob A1.",
        "there is nothing to take back: play has begun",
    )
    assert path.read_text() == record("reflector", ("hidden", "hidden"), "move Ann Bob A1\nundo")


def test_what_the_table_sees_does_not_depend_on_a_board_that_is_taken_back():
    begun = "rules 1\ngame reflector\nplayer Ann A\nplayer Bob B\n"
    seen = [
        overheard(begun, f"full\ntype\n{nodes}\nundo\ntype\n{CORNERS}\nhidden\n")
        for nodes in (QUIET, CORNERS)
    ]
    assert seen[0] == seen[1] and "Taken back: type" in seen[0]


def test_a_phone_that_has_joined_keeps_answers_from_being_taken_back():
    begun = "rules 1\ngame reflector\nplayer Ann A\nplayer Bob B\n"
    table = Table(begun)
    told = heard(
        table,
        *("", "full", "undo", "short"),
        table.joins("Ann", 0),
        "undo",
        "hidden",
        "hidden",
        "undo",
    )
    in_order(
        told,
        "Taken back: full",
        "How long have you got (short, full, or minutes; Enter: full)?",
        "Ann plays by phone now.",
        "a phone has joined, and shows what was answered: no answer\ncan be taken back",
        "a phone has joined",
    )
    boards = "board Ann hidden\nboard Bob hidden\n"
    assert table.desk.session.to_record() == f"{begun}variant short\nlayout reflector-2\n{boards}"


def test_nobody_sits_down_under_a_name_that_was_taken_back():
    table = Table("rules 1\ngame reflector\nplayer Ann A\nplayer Bob B\n")

    def tries():
        with pytest.raises(AssertionError, match="the host is still naming the players"):
            table.joins("Ann", 0)()
        with pytest.raises(AssertionError, match=r"has not chosen a game yet|still naming"):
            table.joins("Eve", 1)()

    told = heard(
        table, "", "full", *["undo"] * 3, (tries, "Eve B"), "", "full", table.joins("Eve", 1)
    )
    in_order(told, "Taken back: your last answer", "Eve plays by phone now.")


def test_an_answer_taken_back_is_off_the_disk_before_the_next_question(tmp_path):
    path = tmp_path / "game.txt"
    with terminal_with(path, "--new") as screen:
        for wait_for, typed, lines in (
            (b"attack-defend)?", b"refl\r", 0),
            (b"Ann X?", b"Ann A\r", 2),
            (b"Player 2, clockwise: name and symbol, such as Ann X", b"Bo B\r", 3),
            (b"or none", b"undo\r", 4),
            (b"Taken back: Bo B", None, 3),
        ):
            screen.read_until(wait_for)
            assert path.read_text().count("\n") == lines
            os.kill(screen.pid, signal.SIGKILL) if typed is None else os.write(
                screen.terminal, typed
            )
    play(path, "Bob B", "full", "hidden", "hidden")
    assert path.read_text() == "".join(
        f"{line}\n"
        for line in (
            *("rules 1", "game reflector", "player Ann A", "player Bob B", "layout reflector-2"),
            *("board Ann hidden", "board Bob hidden"),
        )
    )


# -- the file, and the session ---------------------------------------------------------------------


def test_statements_are_removed_from_a_file_with_the_comments_after_them(tmp_path):
    path = tmp_path / "game.txt"
    begun = b"\xef\xbb\xbf# of Ann\r\nrules 1\r\n\r\n"
    path.write_bytes(begun + b"game reflector # ours\n# players\nplayer Ann A\n# Ann")
    with RecordFile(path) as kept:
        kept.read()
        kept.take_back(1)
        assert path.read_bytes().endswith(b"\r\ngame reflector # ours\n# players\n")
        kept.append("player Bob B\n")
        kept.take_back(2)
        assert path.read_bytes() == begun
        kept.take_back(1)
        assert path.read_bytes() == b"\xef\xbb\xbf# of Ann\r\n"
    session = Session.from_record(
        "# of Ann\nrules 1\n\ngame reflector # ours\n# players\nplayer Ann A\n"
    )
    session.take_back(1)
    assert (session.to_record(), session.game, session.version) == ("rules 1\n", None, 1)


@pytest.mark.parametrize("name", ["ftruncate", "fsync"])
def test_where_the_disk_fails_nothing_is_taken_back(name, tmp_path, monkeypatch):
    path, begun = tmp_path / "game.txt", b"rules 1\ngame reflector\nplayer Ann A\n"
    path.write_bytes(begun)
    with RecordFile(path) as kept:
        kept.read()
        real, faults = getattr(os, name), [OSError(errno.EIO, "Input/output error")]
        monkeypatch.setattr(
            os, name, lambda *given: (faults and _raise(faults.pop())) or real(*given)
        )
        with pytest.raises(OSError, match="Input/output"):
            kept.take_back(1)
        assert path.read_bytes() == begun
        kept.append("player Bob B\n")
        path.write_bytes(begun)
        with pytest.raises(RecordChangedError, match="shortened"):
            kept.take_back(1)
    assert path.read_bytes() == begun


def _raise(error):
    raise error


def test_a_session_in_play_is_not_gone_back_from():
    session = Session.from_record(record("reflector", ("hidden", "hidden"), "move Ann Bob A1"))
    with pytest.raises(RulingError, match="play has begun"):
        session.take_back(2)
