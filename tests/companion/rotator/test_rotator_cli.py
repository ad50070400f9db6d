"""The commands on records of Rotator: documents as wholes, words, exit status."""

import io
import json
import os
import signal
import sys
import threading
from concurrent.futures import wait

import pytest
from typer.testing import CliRunner

from companion.cli.app import app
from companion.cli.limited_search import limits_of, solve_within
from companion.rotator.board import name_of, parse_space
from companion.rotator.identity import board_from_identity, identity_of
from companion.rotator.puzzles import examples
from companion.rotator.search.solve import Goal, Limits, Solver
from companion.rotator.statements import Nodes
from tests.support.rotator_pictures import ARENA, ARENA_DRAWING
from tests.support.scenes import flat

BOARD = "rules 1\ngame rotator\nnodes red B3 H4 E6 C9 I9\nnodes blue B1 I3 D5 B9 I9\n"


@pytest.fixture
def game(tmp_path):
    def write(text):
        path = tmp_path / "game.txt"
        path.write_text(text)
        return path

    return write


def record_of(board, place=None, turns=()):
    """Write a record of a board and what was played on it."""
    lines = [
        "rules 1",
        "game rotator",
        str(Nodes("red", board.red)),
        str(Nodes("blue", board.blue)),
    ]
    if place is not None:
        lines.append(f"start {name_of(place)}")
    return "\n".join([*lines, *(f"turn {turn}" for turn in turns), ""])


def run(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def told(*arguments):
    result = run(*arguments, "--json")
    head, *rest = json.loads(result.stdout).items()
    assert head == ("format", 1)
    return result.exit_code, dict(rest)


def drawn(signs, wanted):
    """Name the spaces of a drawing, from the top left, that carry one of the signs `wanted`."""
    rows = [word for word in signs.split() if len(word) == 10]
    red = [
        f"red:{'JIHGFEDCBA'[column]}{10 - row}"
        for row in range(9, -1, -1)
        for column in range(9, -1, -1)
        if rows[row][column] in wanted
    ]
    blue = [
        f"blue:{'ABCDEFGHIJ'[column]}{row - 9}"
        for row in range(10, 20)
        for column in range(10)
        if rows[row][column] in wanted
    ]
    return [*red, *blue]


AFTER_A_CAPTURE = """
    000...###.    red Row 10, from J to A
    0000.##N##
    000..####.
    .0..####..
    ..###N##..
    .######.#.
    ##N###.###
    .###..##N#
    .##....###
    ###.....#.    red Row 1
    #N##....#.    blue Row 1
    ###....###
    .#.#..##N#
    ..###..###
    .##N##..#.
    ..###.....
    .#.#....#.
    ###....###
    #N##..##N#
    ###....###    blue Row 10, from A to J
"""


def test_check_tells_programs_where_the_game_stands(game):
    assert told("check", game(f"{BOARD}start red:I10\nturn 1\n")) == (
        0,
        {
            "game": "rotator",
            "turn": 1,
            "result": None,
            "at": "red:I9",
            "boosts_left": 10,
            "solid": drawn(AFTER_A_CAPTURE, "#N"),
            "touched": dict.fromkeys(drawn(AFTER_A_CAPTURE, "0"), 0),
            "from": [
                *("red:I7", "red:H8", "red:I8", "red:J8", "red:G9", "red:H9", "red:I9", "red:J9"),
                *("red:H10", "red:I10", "red:J10"),
            ],
        },
    )


def test_a_record_may_stop_anywhere(game):
    nothing = {"game": "rotator", "turn": 0, "result": None, "at": None, "boosts_left": 10}
    stopped = {"touched": {}, "from": None}
    assert told("check", game("game rotator\n")) == (0, nothing | {"solid": []} | stopped)
    solid = drawn(ARENA_DRAWING, "#N")
    assert told("check", game(BOARD)) == (0, nothing | {"solid": solid} | stopped)
    reached_from_blue = (
        "red:H1",
        "red:I1",
        "red:J1",
        "red:I2",
    )  # across the middle line, by blue:B1
    red = [name for name in solid if name.startswith("red") and name not in reached_from_blue]
    one_half = "".join(BOARD.splitlines(keepends=True)[:3])
    assert told("check", game(one_half)) == (0, nothing | {"solid": red} | stopped)
    begun = told("check", game(f"{BOARD}start red:I10\n"))[1]
    assert begun == nothing | {
        "at": "red:I10",
        "solid": [name for name in solid if name != "red:I10"],
        "touched": {"red:I10": 0},
        "from": None,
    }


def test_a_game_lost_and_a_game_won(game):
    lost = told(
        "check", game(f"{BOARD}start red:A10{4 * chr(10)}turn 0\nturn 0\nturn 0\nturn 0\n")
    )[1]
    assert (lost["turn"], lost["result"], lost["at"], lost["touched"]) == (4, "lost", "red:A10", {})
    assert "red:A10" in lost["solid"]
    path = game(f"{BOARD}start red:F10\nturn 3\nturn 1\nturn 1\nturn from red:E4 0\nturn 1\n")
    status, won = told("check", path)
    assert (status, won["turn"], won["result"], won["boosts_left"]) == (0, 5, "won", 8)
    assert won["at"].startswith("blue:") and won["at"].endswith("10") and won["from"] is None
    assert told("moves", path) == (0, {"turn": None, "moves": []})
    assert run("moves", path).stdout == "The game is over.\n"
    assert "The game is over: won on blue:" in run("check", path).stdout


def test_a_win_that_comes_before_the_collapse_leaves_what_would_have_collapsed(game):
    board, line = examples()[1].board, examples()[1].solution.front[1]
    assert str(line.played[-1]) == "from blue:D10 0"
    won = told("check", game(record_of(board, line.start, line.played)))[1]
    assert (won["result"], won["at"]) == ("won", "blue:D10") and 3 in won["touched"].values()  # R11


def test_moves_are_in_reading_order_then_by_number(game):
    path = game(f"{BOARD}start red:I10\nturn 1\n")
    status, found = told("moves", path)
    assert status == 0 and found["turn"] == 2
    assert found["moves"][:5] == [*(f"from red:I7 {drill}" for drill in range(4)), "from red:H8 0"]
    assert run("moves", path).stdout == "Turn 2 may be:\n" + "".join(
        f"  {m}\n" for m in found["moves"]
    )
    assert told("moves", game(f"{BOARD}start red:F10\n")) == (
        0,
        {"turn": 1, "moves": ["0", "1", "2", "3"]},
    )


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("game rotator\n", "no line 'nodes red ...' and no line 'nodes blue ...'"),
        (BOARD, "no line 'start ...'"),
    ],
)
def test_before_the_start_there_are_no_moves(game, text, missing):
    path = game(text)
    error = {
        "line": text.count("\n"),
        "ruling": None,
        "message": f"the set-up is not finished: {missing}",
    }
    assert told("moves", path) == (1, {"error": error})
    assert f"The set-up is not finished: {missing}." in flat(run("check", path).stdout)


def test_a_faulty_record_keeps_its_good_prefix(game):
    path = game(f"{BOARD}start red:I10\nturn 1\nturn 1\nturn nonsense\n")
    message = "say where to start from: red:I9 was captured, any space of its range will do"
    error = {"line": 7, "ruling": "R9", "message": message}
    status, found = told("check", path)
    assert (status, found["turn"], found["error"]) == (1, 1, error)
    for command in ("moves", "solve"):
        assert told(command, path) == (1, {"error": error})
        result = run(command, path)
        assert (result.exit_code, result.stdout, result.stderr) == (
            1,
            "",
            f"{path}:7: {message} [R9]\n",
        )
    result = run("check", path)
    assert (result.exit_code, result.stdout, result.stderr) == (
        1,
        "",
        f"{path}:7: {message} [R9]\n",
    )


def test_a_line_cut_off_is_reported_and_ignored(game):
    path = game(f"{BOARD}start red:I10\nturn 1\ntur")
    for command in ("check", "moves", "solve"):
        status, found = told(command, path)
        assert status == 0 and found["cut"] == 7
        assert (
            run(command, path).stderr
            == f"{path}:7: this line was cut off before its end and is ignored\n"
        )


def test_explain_tells_steps_rulings_and_marks(game):
    path = game(f"{BOARD}start red:F10\nturn 1\nturn 3\n")
    assert run("explain", path).stdout.splitlines() == [
        "1. line 5: start red:F10",
        "   1. the space opens and is touched in turn 1 [R4]",
        "   mark a triangle on red:F10",
        "2. line 6: turn 1 (turn 1, down is the bottom row, blue Row 10)",
        "   1. falls through red:F9 red:F8 [R6]",
        "   2. drills red:F7 [R8]",
        "   mark a triangle on red:F7 red:F8 red:F9",
        "3. line 7: turn 3 (turn 2, down is blue J and red A)",
        "   1. drills red:E7 red:D7 red:C7, 2 boosts used, 8 left [R8]",
        "   2. falls through red:B7 red:A7 [R6]",
        "   mark a triangle on red:A7 red:B7 red:C7 red:D7 red:E7",
        "   mark one more line on red:F7 red:F8 red:F9 red:F10",
    ]
    assert run("explain", path, "--move", "1").stdout.count("\n") == 3
    assert run("explain", path, "--move", "4").exit_code == 2
    lost = run("explain", game(f"{BOARD}start red:A10\n" + "turn 0\n" * 4), "--move", "5").stdout
    assert "collapsed, solid again: red:A10 [R7]" in lost
    assert "lost: red:A10 collapsed with the player on it [R7]" in lost
    assert "mark shading on red:A10" in lost


def test_in_rotator_there_is_nothing_to_audit(game):
    assert told("audit", game(BOARD)) == (
        0,
        {"audit": {"boards": [], "illegal": [], "computers": []}},
    )


# -- pictures ------------------------------------------------------------------------------------


def test_the_board_is_drawn_with_what_is_down_at_the_bottom(game):
    shown = run("check", game(f"{BOARD}start red:I10\nturn 1\n")).stdout.splitlines()
    left = [line[:46].rstrip() for line in shown]
    top = left.index("  blue                                 red")
    assert left[top + 1] == "  10   8   6   4   2     2   4   6   8  10"
    assert left[top + 2] == "A ▒▒▒▒▒▒ · · · · ·▒▒▒▒▒▒ · ·▒▒ · · · ▽ ▽ ▽ J"
    assert left[top + 3] == "B ▒▒▒•▒▒▒▒ ·▒▒ ·▒▒▒▒▒•▒▒▒▒▒▒▒▒▒▒ · ▽ ▽ ▼ ▽ I"
    assert left[top + 11] == "J ▒▒▒▒▒▒ · · ·▒▒▒▒▒▒ · ·▒▒▒▒▒▒ · · · ·▒▒ · A"
    upright = [line.strip() for line in shown[top + 12 :]]
    assert upright[0] == "J I H G F E D C B A" and upright[1] == "red 10  ▽ ▽ ▽ · · ·▒▒▒▒▒▒ ·"
    assert upright[2] == "red 9  ▽ ▼ ▽ ▽ ·▒▒▒▒▒•▒▒▒▒" and upright[21] == "A B C D E F G H I J"


def test_ages_are_lines_and_an_open_node_shows(game):
    shown = run("check", game(f"{BOARD}start red:I10\nturn 1\nturn from red:G9 0\n")).stdout
    assert " red 9 ▒▒▒▒▒•▒▒▒▒ ▼-▽-▽-◦-▽" in shown  # lies upside down now
    shown = run("check", game(f"{BOARD}start red:A10\n" + "turn 0\n" * 4)).stdout
    assert "▒▼" in shown


# -- solve ---------------------------------------------------------------------------------------


PAR = examples()[0].solution.par


@pytest.mark.parametrize(
    ("claim", "status", "answer"),
    [
        (str(PAR), 0, "Won in turn 13.\nYou used 0 boosts; par is 0: 3 stars of 3.\n"),
        (str(PAR).replace("start red:F10:", "f,"), 0, "Won in turn 13.\nYou used 0 boosts"),
        (
            "red D10: 2, 2, 1, B6 0, 2, 1, 0, 0, 1",
            0,
            "Won in turn 9.\nYou used 3 boosts; par is 0: 1 star",
        ),
        ("F10: 1, 1", 1, "No win: after turn 2 the game goes on.\n"),
        ("D10: 0, 0, 0, 0, 0, 0, 0", 1, "No win: lost in turn 7.\n"),
        ("F10: 1, 7", 1, "--claim: turn 2, '7': can't drill 7 spaces: at most 3 in a turn\n"),
        (f"{PAR}, 1", 1, "--claim: the game is won in turn 13, and the line goes on\n"),
        (
            "I5: 3, 0",
            1,
            "--claim: can't start on red:I5: the start is a space of the top row, red Row 10\n",
        ),
        ("F10", 1, "--claim: 'F10' has no turns: write such as D10: 3, from red:I5 2, 0\n"),
        (
            "F10: 1, from B6 1",
            1,
            "--claim: turn 2, 'from B6 1': 'B6' lies in both halves: red:B6 or blue:B6\n",
        ),
    ],
)
def test_a_claim_is_checked_in_one_line(claim, status, answer):
    found = run("solve", "3JUH5D3", "--claim", claim)
    assert found.exit_code == status
    assert found.output.startswith(answer)


def test_a_claim_without_a_known_par_and_wrong_usage_are_told():
    found = run("solve", "3JUH5D3", "--claim", PAR, "--limit", "0s")
    assert (found.exit_code, found.stdout) == (
        0,
        "Won in turn 13.\nIts par is not known: the search was stopped.\n",
    )
    assert run("solve", "3JUH5D3", "--claim", PAR, "--json").exit_code == 2


def test_check_tells_what_a_win_is_worth_and_where_a_board_without_a_record_is_checked(game):
    board = examples()[0].board
    found = run("check", game(record_of(board, PAR.start, PAR.played)))
    assert found.output.endswith("You used 0 boosts; par is 0: 3 stars of 3.\n")
    found = run("check", "3JUH5D3")
    assert (found.exit_code, found.stdout) == (
        2,
        "",
    ) and "companion solve 3JUH5D3 --claim" in found.stderr


def test_the_front_of_a_board_is_told_whole(game):
    path = game(f"{BOARD}start red:A10\nturn 0\n")
    status, found = told("solve", path)
    assert status == 0 and list(found) == ["front", "complete"] and found["complete"] is True
    assert [(entry["boosts"], entry["turns"]) for entry in found["front"]] == [(1, 9), (2, 5)]
    assert all(
        list(entry) == ["boosts", "turns", "start", "turns_played"] for entry in found["front"]
    )
    assert told("solve", identity_of(ARENA).lower()) == (0, found)
    words = run("solve", path).stdout.splitlines()
    assert run("solve", path).stderr == ""  # no progress where nobody watches
    assert words[0] == f"board {identity_of(ARENA)}: {ARENA}"
    assert words[1] == "par:  1 boost, 9 turns" and words[3] == "or:   2 boosts, 5 turns"
    assert words[2] == f"      start {found['front'][0]['start']}: " + ", ".join(
        found["front"][0]["turns_played"]
    )
    assert words[-1] == "Proven by exhaustion: nothing less will do."


@pytest.mark.parametrize(
    "puzzle", [examples()[i] for i in (0, 2, 6)], ids=lambda puzzle: puzzle.identity
)
def test_what_solve_finds_is_won_by_check(game, puzzle):
    found = told("solve", game(record_of(puzzle.board)))[1]
    expected = [(line.boosts, line.turns) for line in puzzle.solution.front]
    assert [(entry["boosts"], entry["turns"]) for entry in found["front"]] == expected
    for entry in found["front"]:
        won = record_of(puzzle.board, parse_space(entry["start"]), entry["turns_played"])
        status, end = told("check", game(won))
        assert (status, end["result"], end["turn"]) == (0, "won", entry["turns"])
        assert end["boosts_left"] == 10 - entry["boosts"]


@pytest.mark.parametrize("limit", ["0s", "0", "0.001MB"])
def test_a_limit_gives_the_honest_part(limit):
    assert told("solve", identity_of(ARENA), "--limit", limit) == (
        0,
        {"front": [], "complete": False},
    )
    assert (
        "before the search was stopped" in run("solve", identity_of(ARENA), "--limit", limit).stdout
    )


def test_all_nodes_are_captured_and_nothing_is_claimed():
    status, found = told("solve", "4F9EXRA", "--goal", "all-nodes", "--limit", "2s")
    assert status == 0 and found["complete"] is False
    for entry in found["front"]:
        assert (
            entry["boosts"] <= 10
            and sum(turn.startswith("from") for turn in entry["turns_played"]) >= 9
        )


def test_a_win_after_capturing_all_nodes_gets_the_extra_star():
    board, limits = board_from_identity("433J49M"), Limits(situations=30_000)
    (line,) = Solver(board, goal=Goal.ALL_NODES, limits=limits).solve(first_win=True).front
    claimed = run("solve", "433J49M", "--claim", line, "--limit", "0s").stdout
    told = "Its par is not known: the search was stopped.\nAll ten Nodes: the extra star.\n"
    assert claimed == f"Won in turn {line.turns}.\n{told}"
    assert "extra star" not in run("solve", "3JUH5D3", "--claim", PAR).stdout


def test_the_par_line_is_that_of_the_sheet():
    for puzzle in examples()[:4]:
        shown = run("solve", puzzle.identity).stdout.splitlines()
        assert shown[2].strip() == str(puzzle.grade.line)


def test_limits_are_read_and_refused():
    assert limits_of(["30s", "1.5GB"]) == Limits(seconds=30, megabytes=1500)
    assert limits_of(["2 MIN"]) == Limits(seconds=120) and limits_of(["7"]) == Limits(seconds=7)
    assert (
        limits_of(["1h", "500mb"]) == Limits(seconds=3600, megabytes=500)
        and limits_of([]) == Limits()
    )
    for text in ("", "x", "-1s", "1 year", "1e9", "nan"):
        result = run("solve", identity_of(ARENA), f"--limit={text}")
        assert result.exit_code == 2 and "is not a limit: a time such as 30s" in " ".join(
            result.stderr.split()
        )


def test_progress_is_shown_on_a_terminal_only(monkeypatch):
    class Screen(io.StringIO):
        def isatty(self):
            return True

    screen = Screen()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", screen)
    solve_within(ARENA, Goal.BOTTOM, Limits(), quiet=True)
    assert screen.getvalue() == ""
    solve_within(ARENA, Goal.BOTTOM, Limits())
    assert "solving: " in screen.getvalue() and "situations" in screen.getvalue()


def test_ctrl_c_stops_the_search_and_tells_what_was_found(monkeypatch):
    waits = threading.Event()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: False)

    def waiting(*args, **rest):
        waits.set()
        return wait(*args, **rest)

    def interrupted(board, *, progress, **rest):
        def tell(so_far):
            waits.wait()
            os.kill(os.getpid(), signal.SIGINT)
            while True:  # until the thread that waits for the search has heard of it
                progress(so_far)

        return Solver(board, progress=tell, **rest)

    monkeypatch.setattr("companion.cli.limited_search.wait", waiting)
    monkeypatch.setattr("companion.cli.limited_search.Solver", interrupted)
    assert not solve_within(ARENA, Goal.BOTTOM, Limits()).complete


def test_a_mistyped_identity_is_caught():
    right = identity_of(ARENA)
    swapped = right[1] + right[0] + right[2:]
    expected = f"'{swapped}' is no board's identity: a letter is mistyped, or two are swapped"
    result = run("solve", swapped)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"{expected}; nor is there a file of that name\n"
    status, found = told("solve", swapped)
    assert status == 1 and found["error"]["message"].startswith(expected)
    assert run("solve", "ABC").stderr.startswith("'ABC' has 3 letters, a board's identity has 7")


def test_what_can_not_be_solved_is_refused(game, tmp_path):
    assert run("solve", tmp_path / "none.txt").exit_code == 2
    assert run("solve", tmp_path).exit_code == 2
    assert run("solve", "A" * 5000).exit_code == 2
    status, found = told("solve", game("rules 1\ngame reflector\n"))
    assert status == 1 and found["error"]["line"] == 2
    half = "\n".join(BOARD.splitlines()[:3]) + "\n"
    assert told("solve", game(half)) == (
        1,
        {
            "error": {
                "line": 3,
                "ruling": None,
                "message": "the board is not complete: no line 'nodes blue ...'",
            }
        },
    )
