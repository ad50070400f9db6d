"""A language of other letters: what is announced has no English left that no translator can reach.

Every letter of the English messages becomes a Cyrillic one. Names, coordinates, cards and what
players wrote stay.
"""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from companion.errors import RulingError
from companion.narration import announced, in_steps, listed
from companion.session import Session
from companion.web.page_words import as_json
from companion.words import Language, Message, Words
from tests.support.nightly import tries
from tests.support.other_letters import WORD, other_letters
from tests.support.selfplay import GAMES, SOME_GAMES, random_game
from tests.support.twin_games import play_at_random, random_games

COORDINATE = re.compile(r"[AJQK][CDHS]|red|blue")  # Tactics Joker's cards, Rotator's halves


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Language:
    return other_letters(tmp_path_factory.mktemp("pseudo"))


@cache
def records() -> tuple[list[str], ...]:
    return tuple(_records())


def _records() -> Iterator[list[str]]:
    for kind in tries(SOME_GAMES, in_a_night=GAMES):
        yield random_game(random.Random(f"pseudo {kind}"), kind, 60, 0.0, undo=0.05).lines
    for game in ("rotator", "tactics-joker", "attack-defend"):
        for dice, session, _ in random_games(game, 2):
            for _ in range(60):
                play_at_random(session, dice)
            if session.winners is None:
                session.say("undo")
            yield session.to_record().splitlines()


def lines(session: Session, into: Language) -> Iterator[str]:
    """Yield all that is said of a game's entries."""
    assert session.game is not None
    narration, log = session.game.narration, session.referee.log
    yield from listed(narration, log, into)
    for entry in log:
        yield from announced(narration, session.referee, entry, into)
        yield from in_steps(narration, session.referee, entry, into)
        if forms := session.game.forms:
            told = forms.told(session.referee, entry)
            for key in ("lines", "marks", "erase"):
                yield as_json(told[key], into)


def test_what_is_announced_has_no_english_in_it(pseudo: Language) -> None:
    said = 0
    for record in records():
        names = [line for line in record if line.startswith(("player ", "computer "))]
        reasons = [line.removeprefix("undo") for line in record if line.startswith("undo")]
        stays = {*WORD.findall(" ".join([*names, *reasons]))}
        for line in lines(Session.from_record("\n".join([*record, ""])), pseudo):
            said += 1
            english = {
                each for each in WORD.findall(line) if not COORDINATE.fullmatch(each)
            } - stays
            assert not english, f"{sorted(english)} in: {line}"
    assert said > 2000


def quoted(value: object) -> Iterator[str]:
    """Yield the texts within a value of a message: what was typed, and what is to be typed."""
    match value:
        case Message():
            yield from quoted(tuple(value.args.values()))
        case tuple():
            for each in value:
                yield from quoted(each)
        case str():
            yield value.replace("_", " ")


def refusals() -> Iterator[Words]:
    """Yield what is refused where lines of all games are said in the middle and at the end."""
    played = records()
    strange = [line for record in played for line in record[::9]]
    strange += [f"{line} more" for line in strange]
    for record in played:
        for length in (1, 2, 6, len(record) // 2, len(record)):
            session = Session.from_record("\n".join([*record[:length], ""]))
            for line in strange:
                try:
                    session.copy().say(line)
                except RulingError as error:
                    yield error.message


def test_what_is_refused_has_no_english_in_it(pseudo: Language) -> None:
    refused = set(refusals())
    for message in refused:
        said = pseudo.say(message)
        stays = {*WORD.findall(" ".join(quoted(message)))}
        english = {each for each in WORD.findall(said) if not COORDINATE.fullmatch(each)} - stays
        assert not english, f"{sorted(english)} in: {said}"
    assert len({message.key for message in refused if isinstance(message, Message)}) > 30


def test_names_and_coordinates_keep_their_direction(pseudo: Language) -> None:
    record = "game reflector\nplayer Ann_Lee X\nplayer Bob O\n"
    boards = [f"board {name} nodes A1 C5 E9 G2 I7\n" for name in ("Ann_Lee", "Bob")]
    session = Session.from_record("".join([record, *boards, "move Ann_Lee Bob J1\n"]))
    shot, *_ = lines(session, pseudo)
    assert "\u2068Ann Lee\u2069" in shot and "\u2068Bob\u2069" in shot and "\u2068J1\u2069" in shot
