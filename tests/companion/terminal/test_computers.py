"""The computer at a table with a keyboard: how it is seated, what is told, and what undo does."""

import hashlib
import io
import os
import sys
from unittest.mock import patch

import pytest

from companion import computer_dialogue
from companion.session import Session
from companion.terminal.screens import Lines
from companion.territory import player
from tests.bench.bench_computers import play, table
from tests.support.commandline import companion
from tests.support.pty_session import plain, terminal_with

FAR = "A9 C9 E9 G9 I9"
SET_UP = "reflector\n\nAnn X\nBob O\nshort\nrandom\n"


def played(tmp_path, typed, *options):
    """Run ``companion play`` with what is typed; return the outcome and the record."""
    path = tmp_path / "game.txt"
    new = [] if path.exists() else ["--new"]
    with patch.object(sys, "stdin", io.StringIO(typed)):
        outcome = companion("play", path, *new, *options)
    return outcome, path.read_text() if path.exists() else ""


def test_the_computer_takes_a_seat_and_answers_every_shot(tmp_path):
    outcome, record = played(tmp_path, f"{SET_UP}computer\nhard\nB1\nquit\n")
    assert "The computer plays for Bob (hard)." in outcome.out
    assert "Ann shoots Bob B1." in outcome.out and "Bob (computer) shoots Ann " in outcome.out
    assert record.splitlines()[-1].startswith("move Bob Ann ")
    board = next(line for line in record.splitlines() if line.startswith("board Bob"))
    assert board.removeprefix("board Bob ") not in outcome.out


def test_its_board_is_sealed_by_its_seed_before_play(tmp_path):
    _, record = played(tmp_path, f"{SET_UP}quit\n", "--computer", "Bob=hard")
    lines = {line.split()[0]: line.split() for line in record.splitlines() if "Bob" in line}
    seed = lines["computer"][-1]
    salt = hashlib.sha256(f"{seed} Bob salt".encode()).hexdigest()[:32]
    words = " ".join(lines["board"][2:])
    digest = hashlib.sha256(f"Bob {words} salt {salt}".encode()).hexdigest()
    assert lines["commit"][-1] == digest  # C4
    session = Session.from_record(record)
    for viewer in ("Ann", None):
        assert seed not in str(session.view(viewer))
    assert session.view("Ann")["players"][1]["computer"] == {"level": "hard", "version": 1}


def test_the_seal_is_told_at_the_beginning_and_all_of_it_with_the_status(tmp_path):
    outcome, record = played(tmp_path, f"{SET_UP}status\nquit\n", "--computer", "Bob=hard")
    seal = next(line for line in record.splitlines() if line.startswith("commit")).split()[-1]
    groups = [seal[at : at + 4] for at in range(0, 64, 4)]
    begun, asked = " ".join(outcome.out.split()).split("Sealed board of Bob: ")
    assert f"Sealed board: {' '.join(groups[:4])} ..." in begun
    assert asked.startswith(" ".join(groups))
    assert all(len(line) <= 60 for line in outcome.out.splitlines() if seal[:4] in line)


def test_a_turn_that_begins_with_an_alliance_is_told_as_the_computers(tmp_path):
    begun = table("defector", ["hard"] * 6, "keyboard").to_record()
    (tmp_path / "game.txt").write_text(f"{begun}human P4\n")
    outcome, record = played(tmp_path, "quit\n")
    play = [line for line in record.splitlines() if line.startswith(("ally", "move"))]
    assert play[0].startswith("ally P1 P2 link") and play[1].startswith("move P1 ")
    assert "P1 (computer) and P2 are allied now" in outcome.out
    assert "P1 shoots " in outcome.out and "P1 (computer) shoots" not in outcome.out


SEATED = {
    "reflector": "\nAnn X\nBob O\n",
    "deflector": "\nAnn X\nBob O\nCat Z\n\n",
    "tactics-joker": "\n30\nAnn X\nBob O\n",
    "attack-defend": "\nAnn\nBob\n",
}


@pytest.mark.parametrize("game", SEATED)
def test_it_is_asked_who_is_played_by_the_computer_once_all_are_named(tmp_path, monkeypatch, game):
    monkeypatch.setattr(Lines, "live", True)
    wrong = "Bib\n" if game == "deflector" else ""
    seated = SEATED[game].removeprefix("\n" if game == "reflector" else "")
    outcome, record = played(tmp_path, f"{game}\n{seated}bob\nundo\n{wrong}Bob, Ann\nhard\nquit\n")
    told = " ".join(outcome.out.split())
    names = "Ann, Bob, Cat" if game == "deflector" else "Ann, Bob"
    assert f"Who is played by the computer ({names}, or none; Enter: none)?" in told
    assert "How strong (easy, medium, hard; Enter: medium)?" in told
    lines = [line.split() for line in record.splitlines()]
    assert [line[1:3] for line in lines if line[0] == "computer"] == [
        ["Bob", "hard"],
        ["Ann", "hard"],
    ]


@pytest.mark.parametrize("options", [(), ("--computer", "Bob=easy")])
def test_nobody_is_asked_for_computers_in_a_pipe_or_if_the_command_says_who(
    tmp_path, monkeypatch, options
):
    monkeypatch.setattr(Lines, "live", bool(options))
    outcome, _ = played(tmp_path, "attack-defend\n\nAnn\nBob\ndeal\nquit\n", *options)
    assert "Who is played by the computer" not in " ".join(outcome.out.split())


def test_a_game_goes_on_with_the_same_choice_after_it_was_cut_off(tmp_path):
    _, record = played(tmp_path, f"{SET_UP}B1\nC1\nquit\n", "--computer", "Bob=hard")
    cut = "".join(f"{line}\n" for line in record.splitlines()[:-1])
    (tmp_path / "game.txt").write_text(cut)
    _, again = played(tmp_path, "quit\n")
    assert again == record


def test_undo_goes_back_to_the_last_shot_of_a_person(tmp_path):
    outcome, record = played(tmp_path, f"{SET_UP}B1\nundo\nquit\n", "--computer", "Bob=easy")
    assert "This takes back: Ann shoots Bob B1; Bob shoots Ann " in outcome.out
    assert record.splitlines()[-2:] == ["undo", "undo"]
    assert Session.from_record(record).turn == "Ann"


def test_a_seat_changes_hands_in_the_middle_of_a_game(tmp_path, monkeypatch):
    monkeypatch.setattr("secrets.token_hex", lambda size: "5a" * size)  # it leaves C1 to Ann
    boards = f"board Ann nodes {FAR}\nboard Bob nodes {FAR}\n"
    head = (
        "rules 1\ngame reflector\nplayer Ann X\nplayer Bob O\nvariant short\nlayout reflector-2\n"
    )
    (tmp_path / "game.txt").write_text(head + boards)
    outcome, record = played(
        tmp_path,
        "B1\ncomputer Bob medium\nC1\nhuman Bob\nlevel Bob brave\nquit\n",
    )
    assert "The computer plays for Bob (medium)." in outcome.out
    assert "'brave' is no level: easy, medium, hard" in outcome.out
    kinds = [line.split()[0] for line in record.splitlines()[6:]]
    assert kinds == ["board", "board", "move", "computer", *["move"] * 3, "human"]


def test_two_computers_play_each_other_to_the_end(tmp_path):
    typed = "reflector\nAnn X\nBob O\nrounds-3\nundo\nquit\n"
    outcome, record = played(tmp_path, typed, "--computer", "Ann=hard", "--computer", "Bob=easy")
    assert Session.from_record(record).winners is not None
    assert "only the computer has played" in outcome.out


def test_a_computer_that_can_not_be_seated_is_refused_in_one_line(tmp_path):
    for option, why in (
        ("Bob", "write a name and a level (easy, medium, hard), such as Bob=hard"),
        ("Bob=strong", "write a name and a level (easy, medium, hard), such as Bob=hard"),
    ):
        outcome, record = played(tmp_path, "", "--computer", option)
        assert outcome.status == 2 and record == ""
        assert outcome.complaints == [f"companion play: --computer {option}: {why}"]
    twice = ("--computer", "Bob=easy", "--computer", "Bob=hard")
    outcome, record = played(tmp_path, "", *twice)
    assert outcome.status == 2 and "Bob is named twice" in outcome.complaints[0]


PAPER = "the computer can't see a board that is on paper"
HIDDEN = (
    "rules 1\ngame reflector\nplayer Ann X\nplayer Bob O\nlayout reflector-2\n"
    f"board Ann nodes {FAR}\nboard Bob hidden\n"
)


@pytest.mark.parametrize(
    ("record", "typed", "options", "why"),
    [
        ("", SET_UP, ["Dan=hard"], "Dan=hard: there is no player Dan: Ann, Bob"),
        ("", "rotator\n", ["Bob=hard"], "Bob=hard: the computer plays no seat of rotator"),
        ("", SET_UP, ["Bob=easy", "bob=hard"], "bob=hard: Bob is named twice"),
        (HIDDEN, "", ["Bob=easy"], f"Bob=easy: the computer can't play for Bob: {PAPER}"),
        (HIDDEN, "", ["Dan=easy"], "Dan=easy: there is no player Dan: Ann, Bob"),
    ],
)
def test_a_computer_that_the_game_can_not_seat_ends_the_command(
    tmp_path, record, typed, options, why
):
    if record:
        (tmp_path / "game.txt").write_text(record)
    given = [word for each in options for word in ("--computer", each)]
    outcome, _ = played(tmp_path, typed, *given)
    assert outcome.status == 2
    assert outcome.complaints == [f"companion play: --computer {why}"]


def test_a_computer_joins_a_game_that_is_on(tmp_path):
    (tmp_path / "game.txt").write_text(
        HIDDEN.replace("Bob hidden", f"Bob nodes {FAR}") + "move Ann Bob B1\n"
    )
    _, record = played(tmp_path, "quit\n", "--computer", "Bob=medium")
    assert [line.split()[0] for line in record.splitlines()[-3:]] == ["move", "computer", "move"]


def test_a_computer_of_another_version_plays_on(tmp_path):
    _, record = played(tmp_path, f"{SET_UP}B1\nquit\n", "--computer", "Bob=hard")
    (tmp_path / "game.txt").write_text(record.replace("computer Bob hard 1", "computer Bob hard 7"))
    shot = Session.from_record(record).legal_moves[0]
    _, again = played(tmp_path, f"{shot}\nquit\n")
    assert len(again.splitlines()) == len(record.splitlines()) + 2


def test_an_error_of_a_player_is_logged_and_play_goes_on(tmp_path, monkeypatch, caplog):
    def broken(*given):
        raise ValueError("broken")

    monkeypatch.setattr(player, "choose", broken)
    _, record = played(tmp_path, f"{SET_UP}B1\nquit\n", "--computer", "Bob=hard")
    assert sum(line.startswith("move Bob") for line in record.splitlines()) == 1
    assert [each.getMessage() for each in caplog.records] == [
        "the computer of Bob failed in 'broken' and goes on: ValueError: broken"
    ]


def test_advice_is_offered_only_to_who_plays_alone(tmp_path):
    outcome, _ = played(tmp_path, f"{SET_UP}random\nhelp\nadvice on\nquit\n")
    assert "advice off" not in outcome.out.split("advice is for one person")[0]
    outcome, _ = played(tmp_path, "computer Bob easy\nhelp\nadvice\nadvice on\nquit\n")
    assert "advice off" in outcome.out and "Advice is on." in outcome.out
    assert "'advice on' or 'advice off'" in " ".join(outcome.out.split())


def test_tactics_joker_against_the_computer(tmp_path):
    typed = "tactics-joker\n\n3\nAnn X\nBob O\nk7\nA1\nroll\ndraw\nend\nboard\nquit\n"
    outcome, record = played(tmp_path, typed, "--computer", "Bob=hard")
    kinds = [line.split()[:2] for line in record.splitlines()]
    assert ["castle", "Bob"] in kinds and ["turn", "Bob"] in kinds
    assert "does not agree" in outcome.out or record.endswith("draw\n")
    assert Session.from_record(record).turn in ("Ann", None)


def test_attack_defend_against_the_computer_shows_no_hand(tmp_path):
    typed = "attack-defend\n\nAnn\nBob\ndeal\nhand Bob\nquit\n"
    outcome, record = played(tmp_path, typed, "--computer", "Ann=medium", "--computer", "Bob=easy")
    assert Session.from_record(record).winners is not None
    assert "the computer plays for Bob, and shows nothing" in outcome.out
    seeds = [line.split()[-1] for line in record.splitlines() if line.startswith("computer")]
    assert all(f"Its seed: {seed}" in outcome.out for seed in seeds)
    paper = "attack-defend\n\nAnn\nBob\npaper\nquit\n"
    (tmp_path / "game.txt").unlink()
    outcome, _ = played(tmp_path, paper, "--computer", "Bob=easy")
    assert "the computer can't see cards that are on paper" in outcome.out


def test_who_goes_on_for_a_computer_is_shown_its_board(tmp_path):
    outcome, record = played(tmp_path, f"{SET_UP}human Bob\nquit\n", "--computer", "Bob=hard")
    board = next(line for line in record.splitlines() if line.startswith("board Bob"))
    shown = outcome.out[outcome.out.index("Pass the keyboard to Bob") :]
    assert board.split()[3] in shown


def test_computers_in_a_row_keep_their_pace_and_stand_apart(tmp_path, monkeypatch):
    waited = []
    monkeypatch.setattr(computer_dialogue, "sleep", waited.append)
    typed = "deflector\n\nAnn X\nBob O\nCat Z\n\nrounds-2\nrandom\nBob J1\nquit\n"
    options = ("--computer", "Bob=easy", "--computer", "Cat=easy", "--pace", "1.5")
    outcome, _ = played(tmp_path, typed, *options)
    bob, cat = (
        outcome.out.index("Bob (computer) shoots"),
        outcome.out.index("Cat (computer) shoots"),
    )
    assert waited == [1.5] and "\n\n" in outcome.out[bob:cat]
    outcome, _ = played(tmp_path, "", "--pace", "-1")
    assert outcome.status == 2


@pytest.mark.parametrize(
    ("live", "typed", "first", "last"),
    [
        (True, "no\n", "move P6 ", "move P6 "),
        (True, "perhaps\nyes\n", "ally P6 P1 link P6:", "move P6 "),
        (False, "", "move P6 ", "move P6 "),  # nobody is there to agree
    ],
)
def test_a_computer_asks_who_sits_at_the_keyboard(tmp_path, monkeypatch, live, typed, first, last):
    begun = table("defector", ["easy"] * 5 + ["hard"], "keyboard").to_record()
    (tmp_path / "game.txt").write_text(f"{begun}human P1\n")
    monkeypatch.setattr(Lines, "live", live)
    outcome, record = played(tmp_path, f"P2 J1\n{typed}quit\n")
    assert ("P6 (computer) offers P1 an alliance" in " ".join(outcome.out.split())) is live
    said = record.split("move P5 ")[1].splitlines()[1:]
    assert said[0].startswith(first) and said[-1].startswith(last)


def test_two_keys_begin_another_game_with_the_same_players(tmp_path):
    seats = ("--computer", "Ann=hard", "--computer", "Bob=easy")
    outcome, record = played(tmp_path, f"{SET_UP}a\nagain\nquit\n", *seats)
    assert outcome.status == 0 and Session.from_record(record).winners is not None
    lines = outcome.out.splitlines()
    assert lines.count("Nodes, from the first shot to the last:") == 3
    others = [tmp_path / "game-2.txt", tmp_path / "game-3.txt"]
    assert [line.split()[-1] for line in lines if line.startswith("Another game")] == [
        f"{path}." for path in others
    ]
    records = [record, *(path.read_text() for path in others)]
    assert len(set(records)) == 3 and all("computer Ann hard 1 " in each for each in records)
    winners = [Session.from_record(each).winners for each in records]
    for count in (2, 3):
        won = ", ".join(f"{n} {sum(n in each for each in winners[:count])}" for n in ("Ann", "Bob"))
        assert f"Games won this evening: {won}." in lines


def test_no_other_game_begins_and_nothing_is_audited_before_one_is_over(tmp_path):
    outcome, _ = played(tmp_path, f"{SET_UP}again\naudit\nquit\n", "--computer", "Bob=easy")
    assert "Another game" not in outcome.out and not (tmp_path / "game-2.txt").exists()
    assert "'audit' is not understood" in outcome.out


def test_what_computers_chose_is_audited_once_a_game_is_over(tmp_path):
    seats = ("--computer", "Ann=hard", "--computer", "Bob=easy")
    outcome, _ = played(tmp_path, f"{SET_UP}audit\nquit\n", *seats)
    audited = companion("audit", tmp_path / "game.txt").out.splitlines()[-2:]
    assert [line[:3] for line in audited] == ["Ann", "Bob"]
    assert "\n".join(audited) in outcome.out


def test_the_boards_of_computers_are_drawn_once_a_game_is_over(tmp_path):
    seats = ["--computer", "Ann=easy", "--computer", "Bob=easy"]
    outcome, record = played(tmp_path, f"{SET_UP}quit\n", *seats)
    drawn = outcome.out.split("'companion audit FILE'.\n")[1].splitlines()
    for first, name in ((0, "Ann"), (12, "Bob")):
        board = next(line for line in record.splitlines() if line.startswith(f"board {name}"))
        assert drawn[first] == name
        rows = [line[4:].split() for line in drawn[first + 2 : first + 12]]
        marks = ((mark, x, y) for y, row in enumerate(rows, 1) for x, mark in enumerate(row))
        nodes = [f"{'ABCDEFGHIJ'[x]}{y}" for mark, x, y in marks if mark == "●"]
        assert board.split()[3:] == nodes


@pytest.mark.parametrize(("rows", "drawn"), [(20, False), (50, True)])
def test_a_low_screen_goes_on_showing_who_won_instead(tmp_path, rows, drawn):
    path = tmp_path / "game.txt"
    over = table("reflector", ["easy"] * 2, "keyboard")
    play(over)
    path.write_text(over.to_record().rpartition("move ")[0])
    with terminal_with(path, rows=rows) as screen:
        screen.read_until(b"or 'quit':")
        os.write(screen.terminal, b"quit\n")
        screen.read_until(None)
    last = plain(screen.seen).split("The game is over: ")[1].splitlines()[:rows]
    assert "'companion audit FILE'." in " ".join(last)
    assert any("A B C D E F G H I J" in line for line in last) == drawn
