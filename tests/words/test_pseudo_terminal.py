"""A language of other letters at a terminal: what is asked and shown has no English left.

What is typed stays English, and so do names, cards, and lines of the record.
"""

import io
import random
import re
import sys
from pathlib import Path

import pytest

from companion.attackdefend.deck import house_deck
from companion.games import GAMES as ALL
from companion.narration import explained, lines_of, summary, viewed
from companion.record import LEVELS
from companion.rotator.search.solve import Solver
from companion.session import replay
from companion.tactics.rules import RACES
from companion.tactics.rules import VARIANTS as TACTICS_VARIANTS
from companion.terminal.play import LiveSession
from companion.terminal.replay import show_again
from companion.territory.rules import VARIANTS
from companion.words import Language, Message
from tests.support.other_letters import WORD, other_letters
from tests.support.selfplay import GAMES, random_game
from tests.support.twin_games import play_at_random, random_games

LOOKED_UP = ["help", "status", "board", "log", "why", "explain", "moves", "rule M4", "rule Q99"]
ASKED = ["undo", "no", "strange", "save", "back", "hand", "hint", "race hard", "pass", "computer"]

OF_COMMANDS = """
    companion play language qps txt REASON FILE NAME svg NUMBER again quit exit type masked hidden
    random example rows no limit full short minutes nobody else more none kept yes tired odds look
    slip alliance phones free code allow refuse computer human advice off on deck discard defender
    attacker hand read red blue from covered retained nodes deflectors paper deal house all
    correct game island partial Ada Blaise Clara RACE such as and
"""
TYPED = set(
    WORD.findall(
        " ".join(
            [
                *(OF_COMMANDS, *LOOKED_UP, *ASKED, *ALL, *VARIANTS, *TACTICS_VARIANTS, *RACES),
                *(*LEVELS, *(word for game in ALL.values() for word in game.grammar)),
            ]
        )
    )
)
"""What players type, and lines of a record: English in every language."""

IDENTITY = re.compile(r"\b[2-9A-Z]{7}\b|\b[0-9a-f]{4}(?:[0-9a-f]{28})?\b")
"""What names a board of Rotator, and the digits of a seed or of a seal."""
CARD = re.compile(r"[0-9AJQKX]+[CDHS]?|I[0-9]+")


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Language:
    return other_letters(tmp_path_factory.mktemp("qps"), direction="ltr")


def records() -> dict[str, list[str]]:
    found = {
        " ".join([kind[3], *kind[2]]): random_game(
            random.Random(f"terminal {kind}"), kind, 40, 0.5, undo=0.05
        ).lines
        for kind in GAMES
    }
    for game in ("rotator", "tactics-joker", "attack-defend"):
        for dice, session, _ in random_games(game, 1):
            for _ in range(25):
                play_at_random(session, dice)
            found[game] = session.to_record().splitlines()
    return found


RECORDS = records()


def english_in(text: str, known: str = "") -> list[str]:
    deck = " ".join(kind.id for kind in house_deck().kinds)
    stays = {*TYPED, *WORD.findall(known), *WORD.findall(deck)}
    return [
        f"{word} in: {line}"
        for line in text.splitlines()
        for word in WORD.findall(IDENTITY.sub("", line))
        if word not in stays and not CARD.fullmatch(word)
    ]


def played(
    path: Path, typed: list[str], into: Language, monkeypatch: pytest.MonkeyPatch, *, new: bool
) -> str:
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*typed, ""])))
    monkeypatch.setattr(sys, "stdout", shown)
    session = LiveSession(
        path, new, False, False, phones=None, again=str, levels={}, pace=0, tag=into.wanted
    )
    session.run()
    monkeypatch.undo()
    return shown.getvalue()


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_looked_up_in_play_has_no_english_in_it(
    name: str, pseudo: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = "\n".join([*RECORDS[name], ""])
    file = tmp_path / "game.txt"
    file.write_text(record)
    shown = played(file, [*LOOKED_UP, *ASKED, *LOOKED_UP], pseudo, monkeypatch, new=False)
    assert len(shown.splitlines()) > 40
    assert not english_in(shown, f"{record} {tmp_path}")


SET_UPS = {
    "reflector": ["what", "reflector", "help", "status", "undo", "reflector", "Ann X", "Bob ."],
    "deflector": ["deflector", "dance", "ricochet", "", "Ann X", "Bob O", "computer", "", "20"],
    "defector": ["defector", "", *("Ann A", "Bob B", "Cat C", "Dan D", "Eve E", "Fay F"), ""],
    "rotator": ["rotator", "help", "random", "status", "D", "hint", "moves", "help"],
    "tactics-joker": ["tactics-joker", "fog", "", "90 min", "30", "Ann A", "Bob B", "k7", "help"],
    "attack-defend": ["attack-defend", "house", "Ann", "Bob", "paper", "help", "status", "moves"],
}


@pytest.mark.parametrize("game", SET_UPS)
def test_what_is_asked_before_play_has_no_english_in_it(
    game: str, pseudo: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = [*SET_UPS[game], "random", "", "hidden all", "status", "help", "board"]
    shown = played(tmp_path / "game.txt", typed, pseudo, monkeypatch, new=True)
    assert not english_in(shown, f"{' '.join(typed)} {tmp_path}")


@pytest.mark.parametrize("name", RECORDS)
def test_commands_on_a_record_have_no_english_in_them(
    name: str, pseudo: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    record = "\n".join([*RECORDS[name], ""])
    found = replay(record.encode())
    viewers = [line.split()[1] for line in RECORDS[name] if line.startswith("player ")]
    told = [summary(found, pseudo), *explained(found, pseudo)]
    told += [viewed(found, found.view_document(viewer), pseudo) for viewer in (None, *viewers)]
    assert found.game is not None
    if found.referee.winners is None:
        moves = found.game.narration.legal_moves(found.moves_document())
        told += lines_of(moves, pseudo)
    show_again(record.encode(), pseudo)
    assert not english_in("\n".join([*told, capsys.readouterr().out]), record)


def test_what_a_board_comes_to_has_no_english_in_it(pseudo: Language) -> None:
    from companion.rotator import narration
    from companion.rotator.puzzles import examples

    puzzle = examples()[0]
    told = narration.solved(puzzle.board, Solver(puzzle.board).solve())
    board = str(puzzle.board)
    assert not english_in("\n".join(map(pseudo.say, told)), f"{pseudo.say(told[0])} {board}")
    assert pseudo.say(Message("rotator-par-unknown")) != str(Message("rotator-par-unknown"))
