"""After the game: how it went, the game once more, and another one with the same players."""

import re
import subprocess
from functools import cache
from itertools import pairwise

import pytest

from companion.desk import Desk
from companion.games import GAMES
from companion.grid import parse_space
from companion.moments import frames, moments
from companion.recap import counting, recap, recap_lines
from companion.session import Session
from companion.terminal.replay import pages_of
from companion.territory.recap import chance_at
from companion.territory.statements import Move
from companion.words import Message, language
from tests.bench.bench_computers import play, table
from tests.support.commandline import SCRIPT, companion
from tests.support.nightly import tries
from tests.support.scenes import played

TABLES = [
    ("reflector", 2, ("rounds-8",)),
    ("deflector", 3, ("ricochet", "rounds-4")),
    ("tactics-joker", 2, ()),
    ("attack-defend", 2, ()),
]


@cache
def finished(game, players, variants=()):
    """Return a game that computers have played; tests only read it."""
    return play(table(game, (["hard", "medium", "easy"] * 2)[:players], "recap", variants))


@pytest.mark.parametrize(("game", "players", "variants"), TABLES)
def test_a_replay_ends_where_the_game_did_and_every_moment_is_what_everybody_saw(
    game, players, variants
):
    session = finished(game, players, variants)
    record = session.to_record().encode()
    entries = counting(session.referee.log)
    lines, last = [], None
    for number, (moment, entry) in enumerate(moments(record)):
        lines.append(entry.line)
        last = moment.view()
        if number % tries(4, in_a_night=1) == 0:
            earlier = Session.from_record(b"\n".join(record.splitlines()[: entry.line]) + b"\n")
            assert last == earlier.view()
    assert lines == [entry.line for entry in entries]
    assert last == session.view()


@pytest.mark.parametrize(("game", "players", "variants"), TABLES)
def test_frames_hold_what_everybody_sees_and_no_more(game, players, variants):
    session = finished(game, players, variants)
    shown, grids = {}, {}
    for frame in frames(session.to_record().encode()):
        grids |= {grid["name"]: grid for grid in frame["view"].get("grids", ())}
        shown |= frame["view"]
        assert frame["lines"]
    final = session.view()
    assert all(shown[key] == final[key] for key in shown if key not in ("grids", "log"))
    assert list(grids.values()) == final.get("grids", [])
    assert not {"you", "moves"} & set(shown)


def test_what_was_taken_back_is_not_played_again():
    session = finished("reflector", 2, ("rounds-8",))
    record = session.to_record().splitlines()
    at = next(number for number, line in enumerate(record) if line.startswith("move"))
    line = record[at]
    again = "".join(f"{each}\n" for each in [*record[: at + 1], "undo", line, *record[at + 1 :]])
    assert len(frames(again.encode())) == len(frames(session.to_record().encode()))


def test_a_record_with_a_fault_is_played_up_to_it():
    record = finished("reflector", 2, ("rounds-8",)).to_record()
    assert len(frames(f"{record}nonsense\n".encode())) == len(frames(record.encode()))
    assert frames(b"") == [] and frames(b"game reflector\n") == []


BOARDS = (("A9 D9 G9 J9 E5",), ("C2 F2 I2 D6 H6",))


def test_a_recap_of_reflector_worked_by_hand():
    calls = "move Ann Bob B1\nmove Bob Ann J1\nmove Ann Bob B2\nmove Bob Ann I1\nmove Ann Bob C2"
    scene = played("reflector", BOARDS, calls)
    found = recap(GAMES["reflector"], scene)
    assert found["players"] == [
        {"name": "Ann", "line": [5, 5, 5, 5, 6]},
        {"name": "Bob", "line": [5, 5, 5, 5, 4]},
    ]
    shots, _, best = found["highlights"]
    assert shots == Message("territory-recap-shots", who="Ann", count=3, other_count=1)
    before = [entry for entry in scene.log if isinstance(entry.statement, Move)][4].before
    chance = chance_at(before, "Bob", parse_space("C2"))
    # B1 and B2 are owned: a Node is on one of the seven spaces near both, or on two spaces.
    assert 0.1 < chance < 0.3
    assert best.args == {"who": "Ann", "place": ("Bob", "C2"), "count": round(100 * chance)}


def test_a_known_node_is_no_find():
    calls = "move Ann Bob B1\nmove Bob Ann J1\nmove Ann Bob B2\nmove Bob Ann I1\nmove Ann Bob C2"
    assert chance_at(played("reflector", BOARDS, calls).state, "Bob", parse_space("C2")) is None


def test_the_longest_deflection_is_named():
    texts = [str(each) for each in recap_of("deflector", 3, ("short",))["highlights"]]
    deflections = [text for text in texts if text.startswith("Longest deflection: ")]
    assert len(deflections) == 1 and re.search(r"met (one|\d+) Deflectors?\.$", deflections[0])


def recap_of(*setting):
    session = finished(*setting)
    return recap(session.game, session.referee)


@pytest.mark.parametrize(("game", "players", "variants"), TABLES)
def test_a_recap_fits_the_narrowest_screen_and_rises_with_the_scores(game, players, variants):
    found = recap_of(game, players, variants)
    lines = recap_lines(found, language())
    assert all(len(line) <= 60 for line in lines)
    for player, line in zip(found["players"], lines[1:], strict=False):
        bars = line.split()[1]
        assert line.endswith(f"  {player['line'][-1]}")
        if len(player["line"]) <= 24:
            steps = zip(pairwise(player["line"]), pairwise(bars), strict=True)
            assert all((one <= two) == (low <= high) for (one, two), (low, high) in steps)


def test_nothing_is_told_where_nobody_has_played():
    assert recap(GAMES["rotator"], GAMES["rotator"].new_referee()) == {}
    assert recap_lines({}, language()) == []


def test_the_command_prints_a_game_through_a_pipe(tmp_path):
    path = tmp_path / "game.txt"
    session = finished("reflector", 2, ("rounds-8",))
    path.write_text(session.to_record())
    done = companion("replay", path)
    count = len(counting(session.referee.log))
    assert done.status == 0 and f"\n{count} of {count}\n" in done.out
    assert "Nodes, from the first shot to the last:" in done.out and "Best shot: " in done.out
    path.write_text(f"{session.to_record()}nonsense\n")
    done = companion("replay", path)
    assert done.status == 1 and done.err.count("\n") == 1 and f"{path}:" in done.err


@pytest.mark.parametrize("rows", [20, 24])
@pytest.mark.parametrize(("game", "players", "variants"), [*TABLES, ("defector", 6, ("rounds-2",))])
def test_each_page_fits_a_terminal_with_its_prompt(game, players, variants, rows):
    """Of the grids those are shown that a statement touched, whole or not at all."""
    session = finished(game, players, variants)
    pages, last = pages_of(session.to_record().encode(), language(), rows)
    assert len(pages) == len(counting(session.referee.log))
    assert last.splitlines() == recap_lines(recap(session.game, session.referee), language())
    for number, page in enumerate(pages):
        lines = page.splitlines()
        assert len(lines) <= rows - (1 if number else 2), page
        assert all(len(line) <= 60 for line in lines)
        assert "mark " not in page
        heads = [line for line in lines if line.split() == list("ABCDEFGHIJ")]
        last_rows = [line for line in lines if line.startswith("10 ")]
        assert len(heads) == len(last_rows) <= 1
    if game == "deflector":
        assert sum("A   B   C" in page for page in pages) >= len(pages) - 2


def test_a_reader_who_stops_reading_is_no_fault(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(finished("reflector", 2, ("rounds-8",)).to_record())
    command = f"{SCRIPT.with_name('companion')} replay {path}"
    for end, said in (("| head -n 1 >/dev/null", 0), (">/dev/full", 1)):
        shell = ["sh", "-c", f"{command} {end}"]
        found = subprocess.run(shell, capture_output=True, text=True, check=False)
        assert found.stderr.count("\n") == said, found.stderr


def test_nobody_watches_a_game_that_goes_on():
    desk = Desk(table("reflector", ["easy", "easy"], "1").to_record().encode(), host_key="key")
    host = desk.call(None, {"do": "host", "key": "key", "id": "host 12345678"})["token"]
    assert desk.call(host, {"do": "replay"})["error"]["kind"] == "malformed"


class Files:
    file_name, fault = "game.txt", None

    def begin_anew(self, record):
        self.record = record


def test_a_rematch_has_the_same_players_and_a_score_of_the_evening():
    session, files = finished("reflector", 2, ("rounds-8",)), Files()
    kept = []
    record = session.to_record().encode()
    desk = Desk(record, host_key="key", files=files, keep_seats=kept.append)
    host = desk.call(None, {"do": "host", "key": "key", "id": "host 12345678"})["token"]
    seen = desk.call(host, {"do": "view"})["table"]
    assert not seen["evening"] and seen["recap"]["players"][0]["name"] == "P1"
    assert desk.call(host, {"do": "replay"})["frames"]
    desk.call(host, {"do": "again", "id": "again 12345678"})
    assert "player P1" in files.record and "computer P2 medium" in files.record
    won = {name: int(name in session.winners) for name in ("P1", "P2")}
    assert desk.evening == kept[-1]["evening"] == won and sum(won.values()) == 1
    assert Desk(files.record.encode(), host_key="key", kept=kept[-1]).evening == won
    play(desk.session)
    desk.has_changed()
    both = desk.call(host, {"do": "view"})["table"]["evening"]
    assert both == {name: won[name] + (name in desk.session.winners) for name in won}
