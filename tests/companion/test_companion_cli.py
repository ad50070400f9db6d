"""The commands that read a record: their output, their errors, their exit status."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion.cli.app import COMMANDS
from tests.support.commandline import cardgen
from tests.support.commandline import companion as run
from tests.support.scenes import record

NO_READERS = ("serve", "site", "rule", "rules", "simulate")
QUIET = "B2 E2 H2 C6 G6"
BOARDS = ((QUIET,), "hidden", (QUIET,))
PLAY = "move Ann Bob J5\nanswer Bob J5 deflector\nundo wrong space\n"
PLAY += "move Ann Bob J6\nanswer Bob J6 null"


@pytest.fixture
def game(tmp_path):
    def write(text):
        path = tmp_path / "game.txt"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


@pytest.fixture
def german(tmp_path):
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "territory.ftl").write_text(
        "territory-answer-null = leer\nterritory-turn = { $who }s Zug.\nterritory-turm = x\n"
    )
    return folder


@pytest.mark.parametrize("command", ["explain", "check"])
def test_what_happened_is_told_in_the_language_of_a_folder(command, game, german):
    path = game(record("deflector", BOARDS, PLAY, layout="deflector-3"))
    result = run(command, path, "--language", german)
    assert result.status == 0 and "Bob J6: leer [" in result.out
    fault = "there is no message territory-turm; did you mean territory-turn?"
    assert result.err == f"{german / 'territory.ftl'}:3: {fault}\n"
    assert "Bob J6: null [" in run(command, path).out


def test_play_reads_out_in_the_language_and_the_record_stays_as_it_is(game, german, monkeypatch):
    text = record("deflector", BOARDS, PLAY, layout="deflector-3")
    spoken, written = [], []
    for words in ([], ["--language", german]):
        path = game(text)
        monkeypatch.setattr("sys.stdin", io.StringIO("Cat J1\nquit\n"))
        spoken.append(run("play", path, *words).out)
        written.append(path.read_text())
    assert "leer." in spoken[1] and "leer." not in spoken[0]
    assert written[0] == written[1]


def test_phones_are_advised_where_a_language_is_read_from_the_right(tmp_path, monkeypatch):
    for language, advised in (("he", True), ("de", False)):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        result = run("play", tmp_path / "game.txt", "--new", "--language", language)
        assert ("companion serve" in " ".join(result.out.split())) == advised


def test_a_language_that_is_not_there_is_wrong_usage(game):
    result = run("explain", game(""), "--language", "enn")
    assert result.status == 2
    assert (
        "there is no language enn: en, de, es, fr, he, or a folder of message files; did you"
        in result.err
    )


def test_check_tells_programs_everything(game):
    text = record("deflector", BOARDS, PLAY, layout="deflector-3")
    result = run("check", game(text), "--json")
    assert result.status == 0
    found = json.loads(result.out)
    assert list(found) == [
        "format",
        "game",
        "variants",
        "layout",
        "turn",
        "result",
        "players",
        "grids",
        "log",
    ]
    assert (found["game"], found["variants"], found["layout"]) == ("deflector", [], "deflector-3")
    assert (found["turn"], found["result"]) == ("Bob", None)
    assert found["players"][0] == {
        "name": "Ann",
        "symbol": "A",
        "in_game": True,
        "homes": ["Ann"],
        "nodes": 5,
        "alliance": None,
        "computer": None,
    }
    ann, bob, _ = found["grids"]
    assert ann["nodes"] == {"B2": "Ann", "E2": "Ann", "H2": "Ann", "C6": "Ann", "G6": "Ann"}
    assert ann["deflectors"][:2] == ["A9", "B9"] and len(ann["deflectors"]) == 20
    assert ann["holders"][0] == ["Ann"] * 9 + [None]
    assert bob["nodes"] is None and bob["deflectors"] is None
    assert bob["holders"][5] == [None] * 9 + ["Ann"]
    assert found["log"] == [
        {
            "line": 10,
            "statement": "move Ann Bob J5",
            "events": [
                {
                    "event": "answered",
                    "grid": "Bob",
                    "space": "J5",
                    "status": "deflector",
                    "player": "Bob",
                },
                {"event": "deflected", "grid": "Bob", "space": "J5", "player": "Ann"},
                {
                    "event": "answered",
                    "grid": "Cat",
                    "space": "J5",
                    "status": "null",
                    "player": "Cat",
                },
                {"event": "claimed", "grid": "Cat", "space": "J5", "player": "Ann"},
            ],
            "void": True,
        },
        {"line": 12, "statement": "undo wrong space", "events": []},
        {
            "line": 13,
            "statement": "move Ann Bob J6",
            "events": [
                {
                    "event": "answered",
                    "grid": "Bob",
                    "space": "J6",
                    "status": "null",
                    "player": "Bob",
                },
                {"event": "claimed", "grid": "Bob", "space": "J6", "player": "Ann"},
            ],
        },
    ]


def test_check_keeps_the_good_prefix_of_a_faulty_record(game):
    path = game(record("deflector", BOARDS, f"{PLAY}\nmove Ann Bob J7\nmove Bob Cat J1"))
    result = run("check", path, "--json")
    assert result.status == 1 and result.err == ""
    found = json.loads(result.out)
    assert found["turn"] == "Bob" and len(found["log"]) == 3
    error = {"line": 14, "ruling": "M1", "message": "Ann can't play Bob J7: it is Bob's turn"}
    assert found["error"] == error
    assert json.loads(run("moves", path, "--json").out) == {"format": 1, "error": error}
    human = run("check", path)
    assert human.status == 1 and human.out == ""
    assert human.err == f"{path}:14: Ann can't play Bob J7: it is Bob's turn [M1]\n"


def test_a_question_that_is_open_is_told(game):
    path = game(record("deflector", BOARDS, "move Ann Bob J5"))
    found = json.loads(run("check", path, "--json").out)
    assert found["question"] == ["Bob", "J5"] and found["turn"] == "Ann" and found["log"] == []
    moves = json.loads(run("moves", path, "--json").out)
    assert moves["question"] == ["Bob", "J5"] and moves["turn"] == "Ann"
    assert "Bob has to answer what is on J5." in run("check", path).out
    run_on = record(
        "deflector", BOARDS, "move Ann Bob J5\nanswer Bob J5 deflector", variants=("ricochet",)
    )
    told = run("check", game(run_on)).out
    assert "Bob has to answer what the shot meets first from I5 to A5." in told


def test_a_line_cut_off_is_reported_and_ignored(game):
    path = game(record("deflector", BOARDS, PLAY) + "move Bob Ca")
    result = run("check", path, "--json")
    assert result.status == 0 and json.loads(result.out)["cut"] == 14
    assert "14: this line was cut off before its end and is ignored" in run("check", path).err


@pytest.mark.parametrize(
    "text",
    ["", "rules 1\n", "game deflector\nplayer Ann X\n", "game reflector\nlayout reflector-2\n"],
)
def test_an_unfinished_set_up_is_no_error_for_check_but_has_no_moves(game, text):
    path = game(text)
    result = run("check", path, "--json")
    assert result.status == 0
    found = json.loads(result.out)
    assert found["turn"] is None and found["result"] is None and found["log"] == []
    assert run("check", path).status == 0
    moves = run("moves", path, "--json")
    assert moves.status == 1
    assert "the set-up is not finished" in json.loads(moves.out)["error"]["message"]


def test_moves_are_sorted_by_seat_then_reading_order(game):
    path = game(record("defector", ((QUIET,),) * 6, "move Ann I3 A10", layout="defector-6-island"))
    found = json.loads(run("moves", path, "--json").out)
    assert found == {
        "format": 1,
        "turn": "Bob",
        "moves": [["I2", f"{column}10"] for column in "ABCDEFGHIJ"],
    }
    assert (
        run("moves", path).out
        == "Bob may play:\n  I2: " + " ".join(f"{c}10" for c in "ABCDEFGHIJ") + "\n"
    )


def test_explain_tells_steps_rulings_and_marks(game):
    boards = ((QUIET,), (QUIET, "J5"), ("J5 B2 E2 C6 G6", "J6"))
    path = game(record("deflector", boards, "move Ann Bob J5"))
    told = run("explain", path).out
    assert told.splitlines()[:6] == [
        "1. line 9: move Ann Bob J5",
        "   1. Bob J5: deflector [S1]",
        "   2. Bob J5: a Deflector, used up now; the shot of Ann goes on [S4]",
        "   3. Cat J5: node; in range of other Nodes: H5 I6; Deflectors: J6 [S1]",
        "   4. Cat J5: claimed by Ann [S7]",
        "   5. Cat J5: a Node, captured by Ann [S8]",
    ]
    assert "   mark Bob J5: slash" in told
    assert run("explain", path, "--move", "1").out == told
    assert run("explain", path, "--move", "2").status == 2


def test_audit_fails_on_a_lie_and_check_does_not(game):
    play = f"move Ann Bob J2\nanswer Bob J2 null\nreveal Bob nodes {QUIET} deflectors " + " ".join(
        f"{column}{row}" for row in (9, 10) for column in "ABCDEFGHIJ"
    )
    path = game(record("deflector", BOARDS, play))
    result = run("audit", path, "--json")
    assert result.status == 1
    assert json.loads(result.out)["audit"]["boards"][0]["wrong"] == [
        {"line": 10, "true": "answer Bob J2 owned"}
    ]
    check = run("check", path, "--json")
    about_boards = {**json.loads(check.out)["audit"], "computers": []}
    assert check.status == 0 and about_boards == json.loads(result.out)["audit"]
    told = run("audit", path).out
    assert "Bob, move 1, J2: answered null, the board says owned; that was a wrong clue" in told


def test_events_have_the_fields_of_their_kind_and_no_others(game):
    play = "ally Ann Bob link Ann:B2\nally Ann Cat\nleave Ann"
    found = json.loads(run("check", game(record("defector", ((QUIET,),) * 6, play)), "--json").out)
    assert found["log"][-1]["events"] == [
        {"event": "left", "players": ["Ann"]},
        {"event": "link-broken", "players": ["Bob", "Cat"]},
        {"event": "disbanded", "players": ["Bob", "Cat"], "groups": [["Bob"], ["Cat"]]},
    ]


def test_a_game_that_is_over_has_no_turn_and_no_moves(game):
    play = "\n".join(
        f"move {'Ann Bob' if i % 2 == 0 else 'Bob Ann'} {space}"
        for i, space in enumerate(("A1", "B1", "C1", "D1", "E1"))
    )
    path = game(record("reflector", (("A1 B1 C1 D1 E1",),) * 2, play))
    found = json.loads(run("check", path, "--json").out)
    assert (found["turn"] is None and found["result"] == {"winners": ["Ann"]}) or found[
        "result"
    ] == {"winners": []}
    assert json.loads(run("moves", path, "--json").out) == {"format": 1, "turn": None, "moves": []}
    assert "The game is over" in run("check", path).out


def test_wrong_usage_is_status_2(tmp_path):
    assert run("check", tmp_path / "none.txt").status == 2
    assert run("check", tmp_path).status == 2
    assert run("moves").status == 2
    assert run("nonsense").status == 2


READERS = [(run, *command.split()) for command in COMMANDS.split() if command not in NO_READERS]
READERS += [(cardgen, "position"), (cardgen, "preflight")]


@pytest.mark.skipif(os.name == "nt", reason="pipes and devices of POSIX")
@pytest.mark.parametrize(("program", "command"), READERS)
def test_devices_pipes_and_huge_files_are_refused_at_once(tmp_path, program, command):
    pipe, huge = tmp_path / "pipe.txt", tmp_path / "huge.txt"
    os.mkfifo(pipe)
    with huge.open("wb") as file:
        file.truncate(200_000_000)
    refused = {
        pipe: "a device or a pipe",
        Path("/dev/zero"): "a device or a pipe",
        huge: "200.0 MB",
    }
    for path, why in refused.items():
        outcome = program(command, path)
        assert outcome.status != 0 and outcome.err.count("\n") == 1
        assert (why if command != "preflight" or path != huge else "not a PDF") in outcome.err


@pytest.mark.parametrize("command", ["audit", "check", "moves", "replay", "solve"])
def test_a_record_is_read_once(command, game, monkeypatch):
    path, read, reads = game("game reflector\ncomputer Ann easy\n"), Path.read_bytes, []

    def noted(self):
        reads.append(self)
        return read(self)

    monkeypatch.setattr(Path, "read_bytes", noted)
    run(command, path)
    assert [each for each in reads if each == path] == [path]


def test_quiet_leaves_the_exit_status_to_speak(game):
    path = game(record("deflector", BOARDS, PLAY))
    assert run("check", path, "--quiet").out == ""
    path = game(record("deflector", BOARDS, f"{PLAY}\npass Ann"))
    result = run("check", path, "--quiet")
    assert (result.status, result.err) == (
        1,
        f"{path}:14: Ann can't pass: it is Bob's turn [M8]\n",
    )


def test_a_name_the_terminal_cannot_show_is_no_fault(game):
    path = game(record("reflector", {"Ōno": (QUIET,), "Bob": (QUIET,)}))
    command = [sys.executable, "-m", "companion", "check", str(path)]
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    result = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert "\\u014cno's turn." in result.stdout


def test_help_is_there_without_the_engine():
    code = (
        "import sys\nfrom companion.cli.app import app\n"
        "try:\n    app(['--help'])\nexcept SystemExit:\n    pass\n"
        "packages = ('companion.', 'rich', 'prompt_toolkit')\n"
        "print(sorted(m for m in sys.modules if m.startswith(packages)))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "COLUMNS": "100"},
    )
    commands = re.findall(r"^  (\w+) ", result.stdout.split("Commands:")[1], re.MULTILINE)
    assert commands == COMMANDS.split()
    modules = (
        "cli",
        *(f"cli.{name}" for name in ("app", "options", "records", *commands)),
        "usage",
    )
    assert result.stdout.splitlines()[-1] == str(sorted(f"companion.{name}" for name in modules))
