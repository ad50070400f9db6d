"""The audit of computer players: what it recomputes, and what it finds."""

import hashlib
import json
import random

import pytest

from companion import computers
from companion.session import Session
from tests.bench.bench_computers import play, table
from tests.support.commandline import companion
from tests.support.nightly import tries

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
    for number in range(tries(1, 20)):
        record = play(table(game, levels, f"audit {number}", variants)).to_record()
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


@pytest.mark.parametrize("record", ["computer", "computer Bob\nplayer Bob\n"])
def test_what_is_no_record_is_refused_in_one_line(tmp_path, record):
    outcome = audited(tmp_path, record)
    assert outcome.status == 1 and len(outcome.complaints) == 1


def test_a_game_of_another_version_is_audited_with_a_line(tmp_path):
    record = play(table("reflector", ["hard", "easy"], "audit", ("rounds-2",))).to_record()
    outcome = audited(tmp_path, record.replace("P1 hard 1", "P1 hard 7"))
    first, second = outcome.out.splitlines()
    assert outcome.status == 0
    assert "P1 (computer, hard): the board is the one sealed before play; " in first
    assert first.endswith("another version of the player than 7")
    assert second.startswith("P2 (computer, easy): ") and " choices follow from what P2" in second


def test_only_a_seal_that_is_there_is_vouched_for(tmp_path):
    """C4: a commitment from before play stands with the board that a computer hides."""
    record = play(table("reflector", ["hard", "easy"], "audit", ("rounds-2",))).to_record()
    commit = next(line for line in record.splitlines() if line.startswith("commit P1"))
    other = f"{commit[:-1]}{'1' if commit[-1] == '0' else '0'}"
    for forged in (record.replace(f"{commit}\n", ""), record.replace(commit, other)):
        outcome = audited(tmp_path, forged, "--json")
        first, second = json.loads(outcome.out)["audit"]["computers"]
        assert outcome.status == 1
        assert (first["board"], first["differ"], second["board"]) == (False, [], True)
        outcome = audited(tmp_path, forged)
        assert outcome.out.splitlines()[0] == (
            "P1 (computer, hard): no seal from before play fits the board"
        )


@pytest.mark.parametrize(("game", "levels", "variants"), [TABLES[0], TABLES[3]])
def test_what_means_the_same_is_the_same(tmp_path, game, levels, variants):
    """A record may have comments, any case of keywords and spaces, and more blanks."""
    record = play(table(game, levels, "audit", variants)).to_record()
    names = {"p1": "P1", "p2": "P2", "i": "I"}
    plain = [
        " ".join(names.get(word, word) for word in line.lower().split(" "))
        for line in record.splitlines()
    ]
    typed = "".join(f"  {line.replace(' ', '   ')}\t# note\n# a remark\n" for line in plain)
    first, second = audited(tmp_path, record), audited(tmp_path, typed)
    assert second.status == 0
    assert second.out == first.out


SEED = "3f0c9a113f0c9a113f0c9a113f0c9ae1"


@pytest.mark.parametrize(("hidden", "fits"), [("A1 C3 E5 G7 I9", True), ("A1 C3 E5 G7 J9", False)])
def test_the_seal_of_another_version_is_checked_by_hand(tmp_path, hidden, fits):
    """The salt is the beginning of SHA-256("SEED NAME salt"), whatever a version draws."""
    salt = hashlib.sha256(f"{SEED} Bob salt".encode()).hexdigest()[:32]
    digest = hashlib.sha256(f"Bob nodes A1 C3 E5 G7 I9 salt {salt}".encode()).hexdigest()
    record = (
        "rules 1\ngame reflector\nplayer Ann X\nplayer Bob O\n"
        f"computer Bob hard 2 {SEED}\nboard Ann nodes A1 C5 E7 G9 J10\n"
        f"commit Bob sha256 {digest}\nboard Bob nodes {hidden}\nmove Ann Bob H1\nmove Bob Ann A1\n"
    )
    outcome = audited(tmp_path, record, "--json")
    (found,) = json.loads(outcome.out)["audit"]["computers"]
    assert (found["board"], found["choices"], found["differ"]) == (fits, None, [])
    assert outcome.status == (0 if fits else 1)
    lines = audited(tmp_path, record).out.splitlines()
    assert len(lines) == (1 if fits else 2)
    assert lines[-1].endswith("this program has another version of the player than 2")


def test_a_player_of_two_levels_is_told_with_both(tmp_path):
    session = table("reflector", ["hard", "easy"], "audit", ("rounds-4",))
    for _ in range(2):
        choice = computers.due(session)
        computers.carry_out(session, choice, computers.decide(choice), session.say)
    session.say(str(computers.seating(session, "P1", "medium")))
    outcome = audited(tmp_path, play(session).to_record())
    hard, easy, medium = outcome.out.splitlines()
    assert outcome.status == 0
    assert hard.startswith(
        "P1 (computer, hard): the board is the one sealed before play; 1 choice "
    )
    assert easy.startswith("P2 (computer, easy): the board is the one sealed before play; all 4 ")
    assert medium.startswith("P1 (computer, medium): all 3 choices follow")
