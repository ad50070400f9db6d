"""Rotator live, through pipes and at a terminal: all is answered, nothing accepted is lost."""

import errno
import io
import os
from dataclasses import replace

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from typer.testing import CliRunner

from companion.cli.app import app
from companion.errors import RecordError
from companion.recordfile import RecordFile
from companion.rotator import race
from companion.rotator.board import name_of
from companion.rotator.identity import identity_of
from companion.rotator.narration import in_halves, view
from companion.rotator.puzzles import examples
from companion.session import replay
from companion.terminal.screens import Lines, Terminal
from tests.support.live_sessions import dialogue_on, play_until_killed

HEAD = "rules 1\ngame rotator\n"
RED, BLUE = "B3 H4 E6 C9 I9", "B1 I3 D5 B9 I9"
BOARD = f"{HEAD}nodes red {RED}\nnodes blue {BLUE}\n"
STARTED = f"{BOARD}start red:I10\n"


def plural(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def session(text, typed):
    """Play on from a record; return the record then and what was said."""
    kept, sink = [text], io.StringIO()
    opened = dialogue_on(text.encode(), kept.append, Lines(io.StringIO(typed), sink))
    opened.run()
    assert opened.session.to_record() == "".join(kept)
    return opened.session.to_record(), sink.getvalue()


def test_a_game_is_set_up_by_answering_questions():
    typed = f"chess\nrotator\ntype\n{RED}\n{BLUE}\nK\nI\n1\nfrom red:G 9 0\nquit\n"
    written, said = session("", typed)
    assert written == f"{STARTED}turn 1\nturn from red:G9 0\n"
    assert "there is no game 'chess': rotator, reflector, deflector, defector" in said
    assert "'K' is not a space: A to J, then 1 to 10, such as F3\n" in said
    assert said.endswith("The record is kept. To go on: companion play game.txt\n")


def test_the_statements_of_the_record_may_be_typed_as_they_are():
    typed = (
        "game rotator\n" + "".join(f"{line}\n" for line in STARTED.splitlines()[2:]) + "turn 1\n"
    )
    assert session("", typed)[0] == f"{STARTED}turn 1\n"


def test_hints_grow_stronger_until_the_next_turn():
    board = "".join(BOARD.splitlines(keepends=True)[:2])
    typed = "4f9exra\nhint\nhint\nhint\nhint\nI\nhint\nhint\n1\nhint\nhelp\nquit\n"
    said = session(board, typed)[1]
    position = 0
    for hint in (
        "It can be won with 1 boost.",
        "Start in the left half.",
        "Start on red:I10.",
        "Start on red:I10.",
        "It can be won from here, with 1 boost.",
        "Drill 1 space.",
        "It can be won from here, with 1 boost.",
        "hint               whether it can be won",
    ):
        position = said.index(hint, position) + 1


@pytest.mark.parametrize("cut", range(6))
def test_a_game_is_picked_up_wherever_it_stopped(cut):
    lines = f"{STARTED}turn 1\n".splitlines(keepends=True)
    begun = "".join(lines[:cut])
    typed = "" if cut > 1 else "rotator\n"
    board = ["", "", f"nodes red {RED}\n", f"{BLUE}\n", "i10\n", "turn 1\n"]
    written, _ = session(begun, typed + "".join(board[max(cut, 2) :]))
    assert written == f"{STARTED}turn 1\n"


def test_a_board_may_be_named_by_its_identity():
    identity = examples()[0].identity
    written, said = session(HEAD, f"{identity[:-1]}2\n{identity.lower()}\n")
    assert "a letter is mistyped" in said and f"The board is {identity}." in said
    assert replay(written.encode()).referee.board == examples()[0].board


@pytest.mark.parametrize("number", [0, 4])
def test_a_win_is_told_what_it_is_worth_on_a_sheet(number):
    puzzle = examples()[number]
    for line in puzzle.solution.front:
        turns = "\n".join(map(str, line.played))
        written, said = session(HEAD, f"{puzzle.identity}\n{name_of(line.start)}\n{turns}\nup\n")
        stars = (
            3
            if line is puzzle.solution.par
            else 2
            if line.boosts == puzzle.solution.par.boosts + 1
            else 1
        )
        assert replay(written.encode()).referee.winners == ("player",)
        assert (
            f"You used {plural(line.boosts, 'boost')}; par is {puzzle.solution.par.boosts}: "
            in said
        )
        assert f": {plural(stars, 'star')} of 3.\n" in said
        assert ("A medal: " in said) == (line is not puzzle.solution.par)
        assert "'up' is not understood: the game is over, or 'help'" in said


def test_a_board_drawn_is_a_puzzle_of_the_level_asked_for(monkeypatch):
    easy, hard = examples()[0], examples()[10]
    waiting = [hard, easy]
    monkeypatch.setattr("companion.rotator.dialogue.examine", lambda number: waiting.pop(0))
    written, said = session(HEAD, "random odd\nrandom easy\n")
    assert "there is no level 'odd': easy, medium, hard, expert" in said
    assert replay(written.encode()).referee.board == easy.board
    assert "Level easy, par 0 boosts in 13 turns." in said


def test_nodes_that_break_the_rules_are_asked_for_again_at_once():
    written, said = session(
        HEAD, f"type\nfoo\nB1 I3 D5 B9 J9\n{RED}\nI1 B3 G4 C8 H8\nB1 I3 D5 B9 J9\n"
    )
    assert written == f"{HEAD}nodes red {RED}\n" and "[R2]" not in said
    assert (
        "\n'foo' is not a space: A to J, then 1 to 10, such as F3\nThe five Nodes of the red"
        in said
    )
    assert (
        "red:J9 is at the rim of the board" in said and "blue:J9 is at the rim of the board" in said
    )
    assert said.count("The five Nodes of the red") == said.count("The five Nodes of the blue") == 3


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("help", "drill two spaces"),
        ("moves", "0: 0 boosts, to red:I10\n1: 0 boosts, to red:"),
        ("drill 0", "stays in place"),
        ("log", "\n  1. Start on red:I10\n"),
        ("explain", "  mark a triangle on red:I10"),
        ("board", " red 10 ▒▒ ▼▒▒"),
        ("2", "can't drill 2 spaces: red:I9 is a Node and ends the drill, 1\ncan be drilled\n"),
        ("from red:I9 0", "no Node was captured in the turn"),
        ("from red:Z 9 0", "'Z 9' is not a space: A to J, then 1 to 10, such as F3\n"),
        ("undo", "This takes back: Start on red:I10.\nTaken back: Start on red:I10.\n"),
        ("undo\nundo", "there is nothing to take back"),
        ("1\nundo slipped\n1", "Taken back: Turn 1: drill 1.\n  take back a triangle on red:I7"),
        ("1", "captures the Node on red:I9, its range opens\n"),
        ("1", "Turn 2, 10 boosts left: from where, and how far to drill?"),
        ("1", "one of red:I7"),
        ("1", "Type such as: from red:I7 0\n"),
        ("1\n0", "'0': say from where, too, such as: from red:I7 0\n"),
        ("status", "0 turns played, on red:I10, 10 boosts left.\n"),
        ("statsu", "'statsu' is no command; did you mean 'status'?\n"),
        ("why", "R4. "),
        ("1\nwhy", "R9. "),
    ],
)
def test_everything_typed_gets_an_answer(typed, expected):
    assert expected in session(STARTED, f"{typed}\n")[1]


@pytest.mark.parametrize(
    "typed", ["from red:G9 0", "red:g9 0", "g9 0", "from g 9 0", "turn from red:G9 0"]
)
def test_where_to_set_out_from_may_be_typed_in_short(typed):
    assert session(STARTED, f"1\n{typed}\n")[0] == f"{STARTED}turn 1\nturn from red:G9 0\n"


def test_nothing_is_wider_than_sixty_columns():
    said = session(STARTED, "help\n1\nfrom red:G9 0\n0\nboard\nstatus\nmoves\nwhy\n")[1]
    assert max(map(len, said.split("what you can type", 1)[1].splitlines())) <= 60


def test_after_the_end_the_game_is_told_to_be_over():
    text = f"{BOARD}start red:A10\n" + "turn 0\n" * 3
    written, said = session(text, "turn 0\n0\nmoves\n")
    assert written == f"{text}turn 0\n"
    assert "lost: red:A10 collapsed with the player on it\n" in said
    assert "the game is over: it was lost in turn 4\n" in said and "None." in said


def test_a_faulty_record_is_not_gone_on_with():
    for text in (f"{BOARD}start red:I9\n", "rules 2\n", "game rotator\nturn 1\n"):
        with pytest.raises(RecordError):
            session(text, "rotator\n")


def test_play_begins_and_resumes_a_record_on_disk(tmp_path):
    path = tmp_path / "game.txt"
    begun = CliRunner().invoke(
        app, ["play", str(path), "--new"], input=f"rotator\ntype\n{RED}\n{BLUE}\n"
    )
    assert begun.exit_code == 0 and path.read_text() == BOARD
    path.write_text(f"{BOARD}start red")
    resumed = CliRunner().invoke(app, ["play", str(path)], input="I\nturn 1\n")
    assert resumed.exit_code == 0 and path.read_text() == f"{STARTED}turn 1\n"
    assert "the last line was cut off before its end and is dropped" in resumed.stdout
    with RecordFile(path):
        refused = CliRunner().invoke(app, ["play", str(path)])
    assert (refused.exit_code, refused.stderr) == (
        1,
        f"{path}: another referee is keeping this record: close the companion that has it open\n",
    )
    path.write_text(f"{STARTED}turn 9\n")
    faulty = CliRunner().invoke(app, ["play", str(path)])
    message = "can't drill 9 spaces: at most 3 in a turn [R8]"
    assert (faulty.exit_code, faulty.stderr) == (1, f"{path}:6: {message}\n")


def test_without_a_game_nothing_is_written(tmp_path):
    path = tmp_path / "game.txt"
    result = CliRunner().invoke(app, ["play", str(path), "--new"], input="quit\n")
    assert result.exit_code == 0 and not path.exists()
    assert result.stdout.endswith("No game was chosen.\n")


def test_on_a_full_disk_a_turn_is_not_accepted(tmp_path, monkeypatch):
    path = tmp_path / "game.txt"
    path.write_text(STARTED)
    write = os.write

    def full(file, data):
        if data == b"turn 1\n":
            write(file, data[:3])
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(file, data)

    sink = io.StringIO()
    with RecordFile(path) as ledger:
        monkeypatch.setattr(os, "write", full)
        dialogue_on(
            ledger.read()[0], ledger.append, Lines(io.StringIO("1\n0\n"), sink), ledger
        ).run()
    assert "not accepted: No space left on device" in sink.getvalue()
    assert path.read_text() == f"{STARTED}turn 0\n"


def test_a_killed_game_loses_nothing_accepted(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(STARTED)
    play_until_killed(path, "1", "Turn 2")
    assert path.read_text() == f"{STARTED}turn 1\n"


def test_a_terminal_plays_the_same(capsys):
    with create_pipe_input() as keyboard, create_app_session(input=keyboard, output=DummyOutput()):
        keyboard.send_text(
            f"rotator\n{identity_of(replay(BOARD.encode()).referee.board)}\nI\n1\nquit\n"
        )
        opened = dialogue_on(b"", lambda line: None, Terminal())
        opened.run()
    assert opened.session.to_record().endswith("start red:I10\nturn 1\n")
    assert "captures the Node on red:I9" in capsys.readouterr().out


def test_a_board_too_high_for_the_screen_is_drawn_in_two_halves():
    position = replay(f"{STARTED}turn 1\n".encode()).referee.state
    for direction in (0, 2):
        shown = replace(position, turn=direction)
        whole, halves = view(shown, direction), list(map(str, in_halves(shown)))
        assert len(halves) == 12 and max(map(len, halves)) <= 60
        assert [line[:28] for line in halves[2:]] == whole[1:11]
        assert [line[31:] for line in halves[2:]] == whole[11:21]
        assert halves[1] == f"{whole[0]}   {whole[-1]}"


def test_a_ghost_is_raced_by_the_least_turns_for_the_boosts_used():
    front = race.solution_of(replay(BOARD.encode()).referee.board).front
    for level, factor in (("easy", 1.5), ("medium", 1.2), ("hard", 1)):
        said = session(STARTED, f"race {level}\nrace off\nquit\n")[1]
        # No boost is used yet: the ghost has the fewest with which the board can be won.
        assert f"The ghost wins in turn {-(-front[0].turns * factor // 1):.0f}: " in said
    line = front[0]
    turns = "".join(f"{turn}\n" for turn in line.played)
    head = f"{BOARD}start {name_of(line.start)}\n"
    said = session(head, f"race hard\n{turns}quit\n")[1]
    assert f"You and the ghost have won in turn {line.turns}." in said
    assert (
        f"have won in turn {line.turns}. The ghost would have"
        in session(head, f"race easy\n{turns}quit\n")[1]
    )
    assert "'slow' is no level: easy, medium, hard" in session(STARTED, "race slow\nquit\n")[1]


def test_a_ghost_does_not_wait():
    position = replay(STARTED.encode()).referee.in_play
    late = replace(position, turn=race.ghost_turns(position, "easy"))
    assert str(race.race(late, "easy")) == f"The ghost won in turn {late.turn}."
