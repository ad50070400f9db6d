"""The audit of computer players: what it recomputes, and what it finds."""

import json
import random

import pytest

from companion.session import Session
from tests.bench.bench_computers import play, table
from tests.support.commandline import companion

TABLES = [
    ("reflector", ["hard", "easy"], ()),
    ("deflector", ["medium", "hard", "easy"], ("rounds-6",)),
    ("defector", ["hard", "hard", "medium", "easy", "hard", "easy"], ("rounds-2",)),
    ("tactics-joker", ["hard", "easy"], ()),
    ("attack-defend", ["hard", "medium"], ()),
]


def audited(tmp_path, record, *options):
    path = tmp_path / "game.txt"
    path.write_text(record)
    return companion("audit", path, *options)


@pytest.mark.parametrize(("game", "levels", "variants"), TABLES)
def test_an_honest_game_is_clean_and_one_other_statement_is_found(tmp_path, game, levels, variants):
    record = play(table(game, levels, "audit", variants)).to_record()
    outcome = audited(tmp_path, record, "--json")
    found = json.loads(outcome.out)["audit"]["computers"]
    assert outcome.status == 0
    assert [each["differ"] for each in found] == [[]] * len(levels)
    assert all(each["choices"] for each in found)
    assert [each["board"] for each in found] == [found[0]["board"]] * len(levels)
    forged, line = forgery(record)
    outcome = audited(tmp_path, forged, "--json")
    found = json.loads(outcome.out)["audit"]["computers"]
    assert outcome.status == 1
    assert [each["line"] for about in found for each in about["differ"]] == [line]


def forgery(record):
    """Return a record that ends with another legal choice than the computer's, and its line."""
    lines = record.splitlines()
    dice = random.Random(1)
    kinds = ("move", "end", "draw", "advance")
    kept = [number for number, line in enumerate(lines) if line.split()[0] in kinds]
    for number in dice.sample(kept, len(kept)):
        name = lines[number].split()[1]
        before = Session.from_record("".join(f"{line}\n" for line in lines[:number]))
        legal = (move for move in before.legal_moves if move != lines[number])
        others = [move for move in legal if move.split()[0] in kinds and move.split()[1] == name]
        if others:
            return "\n".join([*lines[:number], dice.choice(others), ""]), number + 1
    raise AssertionError("no statement could be replaced")


def test_another_link_than_the_one_that_was_offered_is_found(tmp_path):
    record = play(table("defector", ["hard"] * 6, "audit", ("rounds-2",))).to_record()
    number, line = next(
        (number, line)
        for number, line in enumerate(record.splitlines(), start=1)
        if line.startswith("ally ")
    )
    *words, link = line.split()
    name = words[1]
    board = next(each for each in record.splitlines() if each.startswith(f"board {name}"))
    other = next(each for each in board.split()[3:] if f"{name}:{each}" != link)
    cut = record[: record.index(line)]
    outcome = audited(tmp_path, f"{cut}{' '.join(words)} {name}:{other}\n", "--json")
    found = json.loads(outcome.out)["audit"]["computers"]
    assert outcome.status == 1
    assert [each for about in found for each in about["differ"]] == [
        {"line": number, "chosen": line}
    ]


def test_another_level_seed_or_board_is_found(tmp_path):
    record = play(table("reflector", ["hard", "easy"], "audit", ())).to_record()
    assert audited(tmp_path, record.replace("P1 hard", "P1 medium")).status == 1
    board = next(line for line in record.splitlines() if line.startswith("board P1"))
    cut = record[: record.index("move P1")]
    free = next(each for each in ("A1", "B1", "C1", "D1", "E1", "F1") if each not in board)
    forged = cut.replace(board, " ".join([*board.split()[:-1], free]))
    outcome = audited(tmp_path, forged + record[record.index("move P1") :].splitlines()[0] + "\n")
    assert outcome.status == 1
    assert "the board is not the one that its seed gives" in outcome.out


def test_a_game_of_another_version_is_audited_with_a_line(tmp_path):
    record = play(table("reflector", ["hard", "easy"], "audit", ("rounds-2",))).to_record()
    outcome = audited(tmp_path, record.replace("P1 hard 1", "P1 hard 7"))
    first, second = outcome.out.splitlines()
    assert outcome.status == 0
    assert "P1 (computer, hard): the board is the one sealed before play; " in first
    assert first.endswith("another version of the player than 7")
    assert second.startswith("P2 (computer, easy): ") and " choices follow from what P2" in second
