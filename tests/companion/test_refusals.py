"""What is refused tells nobody a secret: at the keyboard, to programs, to phones.

Two games differ only in what somebody may not know. Whatever is typed in them, by anybody: if both
refuse it, both do so in the same words. Only what a player himself says may be allowed in one and
refused in the other, where the rulings make it depend on his own or his allies' secrets.
"""

import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache

import pytest

from companion import games
from companion.attackdefend.deck import house_deck
from companion.desk import Desk
from companion.errors import RulingError
from companion.grid import COLUMNS, name_of, neighbours, parse_space, range_of
from companion.rulebook import wrapped
from companion.session import Session
from companion.words import language
from tests.companion import template_game
from tests.support.live_sessions import NoFile, at_keyboard
from tests.support.nightly import tries
from tests.support.twin_games import begun, hiders, players_of, random_games, twins_for

GAMES_EACH = tries(2, in_a_night=40)
MOVES, FEWER_MOVES, MOST_MOVES = tries(10, in_a_night=20), tries(5, in_a_night=20), 1000

RESTS_ON_SECRETS = ("M2", "M3", "M8")
"""What may refuse a player because of territory that is still secret (M9)."""
ALONE = ("A2", "K9", "K10", "K12", "K17", "K18", "K19", None)
"""What may refuse a player because of secrets of his own, besides."""

TERRITORY = """
move NAME NAME SPACE; move TURN NAME SPACE; move TURN NAME SPACE; move TURN NAME SPACE; pass NAME;
pass TURN; ally TURN NAME; ally TURN NAME link NAME:SPACE; ally TURN NAME master NAME:SPACE;
leave NAME; undo; answer NAME SPACE owned; reveal NAME nodes SPACE SPACE SPACE SPACE SPACE;
board NAME hidden; board NAME nodes SPACE SPACE SPACE SPACE SPACE; commit NAME sha256 X; layout X;
player NAME X
"""
TERRITORY_TYPED = """
NAME SPACE; NAME SPACE; NAME SPACE; SPACE; pass; ally NAME; leave; NAME leaves; owned; moves;
status; board; undo; board NAME; correct NAME SPACE null; reveal NAME; alliance NAME;
ally NAME link NAME:SPACE
"""
PROBES_OF = {
    "reflector": (TERRITORY, TERRITORY_TYPED),
    "deflector": (TERRITORY, TERRITORY_TYPED),
    "defector": (TERRITORY, TERRITORY_TYPED),
    "tactics-joker": (
        """
        move TURN NUMBER FIELD FIELD; move TURN NUMBER FIELD FIELD;
        move NAME NUMBER FIELD FIELD tired NUMBER; roll NAME NUMBER NUMBER; turn NAME NUMBER;
        castle NAME FIELD; push NAME FIELD; joker NAME KING; end NAME;
        row NUMBER KING KING KING KING KING KING KING; deal k7; race NAME elves; undo
        """,
        """
        NUMBER FIELD FIELD; FIELD FIELD; all FIELD FIELD; odds NUMBER FIELD FIELD;
        odds FIELD FIELD; moves; NUMBER NUMBER NUMBER; FIELD; KING; end; status; board; look NAME;
        undo
        """,
    ),
    "attack-defend": (
        """
        use TURN CARD; use NAME CARD; place NAME CARD; discard NAME CARD; draw NAME deck;
        advance NAME NUMBER; flip NAME NUMBER; play NAME NUMBER; end NAME; end NAME CARD;
        choose NAME NUMBER; choose NAME CARD; choose NAME NUMBER CARD; choose NAME CARD CARD;
        choose NAME none; wager NAME CARD; accept NAME; undo
        """,
        """
        use NUMBER; use NUMBER; use CARD; place NUMBER; place; discard NUMBER; discard CARD;
        flip NUMBER; undo; play NUMBER; choose NUMBER; choose NUMBER; choose NUMBER NUMBER;
        choose NUMBER NUMBER; choose CARD; choose CARD CARD; choose NUMBER CARD; choose; use;
        NUMBER; NUMBER NUMBER; end; status; board; moves; advance NUMBER; draw deck; hand NAME;
        hand; wager NUMBER
        """,
    ),
    "stones": (
        "take NAME NUMBER; take TURN NUMBER; heap NUMBER NUMBER NUMBER; undo",
        "NUMBER; status; undo",
    ),
}
"""What is tried in each game: lines of its record, and what is typed at the keyboard."""


@pytest.fixture(autouse=True)
def template(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.narration.wrapped", cache(wrapped))  # it takes the most time
    for name, game in template_game.GAMES.items():
        monkeypatch.setitem(games.GAMES, name, game)


def test_every_game_that_hides_something_is_tried() -> None:
    assert {*PROBES_OF, "rotator"} == set(games.GAMES)


# -- what is tried ---------------------------------------------------------------------------------


def probes(session: Session, patterns: str, hot: Sequence[str], dice: random.Random) -> list[str]:
    """Return lines to be tried: patterns with their words in capitals filled in."""
    known = getattr(session.referee, "names", ("first", "second"))  # those of Stones
    fill: dict[str, Callable[[], str]] = {
        "TURN": lambda: session.turn or known[0],
        "NAME": lambda: dice.choice(known),
        "SPACE": lambda: (
            dice.choice(hot) if hot and dice.random() < 0.8 else _space(dice, COLUMNS, 10)
        ),
        "FIELD": lambda: _space(dice, "ABCDEFG", 7),
        "NUMBER": lambda: str(dice.randint(1, 6)),
        "CARD": lambda: dice.choice([kind.id for kind in house_deck().kinds]),
        "KING": lambda: dice.choice(("KC", "2H", "X", "QS")),
    }

    def filled(word: re.Match[str]) -> str:
        return fill[word[0]]() if word[0] in fill else word[0]

    return [
        re.sub(r"[A-Z]{2,}", filled, each.strip())
        for each in patterns.replace("\n", " ").split(";")
    ]


def _space(dice: random.Random, columns: str, rows: int) -> str:
    return f"{dice.choice(columns)}{dice.randint(1, rows)}"


def hot_spaces(set_ups: list[list[str]]) -> list[str]:
    """Return the spaces around the Nodes in which set-ups differ."""
    lines = [
        line for set_up in set_ups for line in set_up if not all(line in other for other in set_ups)
    ]
    nodes = re.findall(
        r"\b[A-J](?:10|[1-9])\b", " ".join(line.partition("deflectors")[0] for line in lines)
    )
    odd = [parse_space(node) for node in nodes if nodes.count(node) == 1]
    return [
        name_of(space)
        for node in odd
        for near in range_of(node)
        for space in (near, *neighbours(near))
    ]


def twin_positions(
    game: str, moves: int = MOVES
) -> Iterator[tuple[random.Random, str | None, Session, Session, list[str]]]:
    """Yield, from random games, a viewer and two games that differ in what is hidden."""
    for dice, session, set_ups in random_games(game, GAMES_EACH):
        others, names = (
            [begun(game, other) for other in set_ups[1:]],
            players_of(session, set_ups[0]),
        )
        hiding = hiders(set_ups, names)
        viewers: list[str | None] = [None, *(name for name in names if name not in hiding)]
        if game == "defector" and dice.random() < 0.7:  # where an ally's territory counts, too
            ally = viewers[1]
            node = next(iter(session.view(ally)["you"]["nodes"]))
            for each in (session, *others):
                each.say(f"ally {ally} {hiding[0]} link {ally}:{node}")
            viewers = [ally, ally, viewers[-1]]
        for _ in range(moves):
            if session.winners is not None:
                break  # from then on nothing is hidden
            viewer = dice.choice(viewers)
            for twin in twins_for(viewer, session, others, dice):
                yield dice, viewer, session, twin, hot_spaces(set_ups)
            legal = session.legal_moves[:MOST_MOVES]
            verb = dice.choice(sorted({each.split()[0] for each in legal}))
            move = dice.choice([each for each in legal if each.split()[0] == verb])
            session.say(move)
            try:
                for other in others:
                    other.say(move)
            except RulingError:
                break


# -- programs --------------------------------------------------------------------------------------


def refusal(session: Session, line: str) -> tuple[str, str | None] | None:
    """Return why a line is refused and by which ruling; None if it is not."""
    try:
        session.copy().say(line)
    except RulingError as error:
        return str(error), error.ruling
    return None


def assert_alike(
    one: tuple[str, str | None] | None,
    other: tuple[str, str | None] | None,
    *,
    own: bool,
    line: str,
) -> None:
    if one is None or other is None:
        given = one or other
        assert given is None or given[1] in RESTS_ON_SECRETS or (given[1] in ALONE and not own), (
            line,
            given,
        )
    else:
        assert one == other, line


@pytest.mark.parametrize("game", PROBES_OF)
def test_a_refusal_says_the_same_whatever_is_hidden(game: str) -> None:
    refused = 0
    for dice, viewer, session, twin, hot in twin_positions(game):
        for line in probes(session, PROBES_OF[game][0], hot, dice):
            one, other = refusal(session, line), refusal(twin, line)
            assert_alike(one, other, own=viewer in line.split()[1:2], line=line)
            refused += one is not None and other is not None
    assert refused > 15 * GAMES_EACH


# -- the keyboard ----------------------------------------------------------------------------------


class OpenScreen:
    """A screen that everybody sees, apart from what one player reads and types alone.

    `heard` has what is told after each line, first of all what is told before any. The session ends
    with the first line that is taken.
    """

    hides = True
    masked = False
    live = True
    rows = 24
    language = language()

    def __init__(self, session: Session, typed: Sequence[str], alone: Sequence[str]) -> None:
        self.heard: list[list[object]] = [[]]
        self._session, self._version = session, session.version
        self._typed = iter(typed)
        self._alone = alone

    @property
    def taken(self) -> bool:
        return self._session.version > self._version

    def ask(self, prompt, words=()):
        text = None if self.taken else next(self._typed, None)
        if text is None:
            raise EOFError
        self.tell([prompt, list(words)])
        self.heard.append([])
        return text

    listen = ask

    def tell(self, text):
        self.heard[-1].append(text)

    def show(self, rows):
        self.tell([[picture.lines for picture in row] for row in rows])

    def forget(self):
        self.tell("wiped")

    @contextmanager
    def alone(self, names, masked=False, what=""):
        self.tell([names, what])
        yield OnePlayer(self._alone)


class OnePlayer:
    """A player alone with the screen, who types some lines and then goes back."""

    live = True
    masked = False
    language = language()

    def __init__(self, typed):
        self._typed = iter([*typed, "back", "back"])

    def ask(self, page):
        page("")
        text = next(self._typed, None)
        if text is None:
            raise EOFError
        return text

    def show(self, text):
        pass


def typed_at_keyboard(session: Session, lines: Sequence[str], alone: Sequence[str]) -> OpenScreen:
    """Type lines up to the first that is taken; return the screen."""
    session = session.copy()
    screen = OpenScreen(session, lines, alone)
    session.game.dialogue(at_keyboard(session), screen, NoFile()).run()
    return screen


@pytest.mark.parametrize("game", PROBES_OF)
def test_the_table_hears_the_same_whatever_is_hidden(game: str) -> None:
    compared = 0
    moves = MOVES if game == "stones" else FEWER_MOVES  # there is little to say in it
    for dice, _, session, twin, hot in twin_positions(game, moves):
        lines = probes(session, PROBES_OF[game][1], hot, dice)
        alone = probes(
            session, dice.choice(("NUMBER; NUMBER", "CARD", "NAME:SPACE; NUMBER NUMBER")), hot, dice
        )
        rest = [typed for line in dice.sample(lines, len(lines)) for typed in (line, "no", "why")]
        while rest:
            one, other = (typed_at_keyboard(each, rest, alone) for each in (session, twin))
            alike = min(len(one.heard), len(other.heard)) - (one.taken or other.taken)
            for number, (heard, also) in enumerate(
                zip(one.heard[:alike], other.heard[:alike], strict=True)
            ):
                assert heard == also, rest[number - 1]
            rest = rest[alike:]
            compared += alike
    assert compared > 50 * GAMES_EACH


# -- phones ----------------------------------------------------------------------------------------


def requests(
    session: Session, lines: Sequence[str], hot: Sequence[str], dice: random.Random
) -> list[dict]:
    """Return what a phone may send: what can be looked at, forms with any fields, lines."""
    forms = session.game.forms
    found = [{"do": "view"}, {"do": "log"}, {"do": "since", "version": ""}, {"do": "record"}]
    found += [{"do": "say", "text": line} for line in lines]
    for form in forms.FORMS if forms else ():
        name, space, field = probes(session, "NAME; SPACE; FIELD", hot, dice)[:3]
        words = probes(session, "NAME; SPACE; FIELD; NUMBER; owned; NAME:SPACE", hot, dice)
        keys = ("grid", "space", "status", "node", "from", "to", "cards", "seed", "salt", "digest")
        given = {key: dice.choice(words) for key in keys}
        if form not in ("offer", "accept"):  # which go through "ally"
            found.append({"do": "form", "form": form, "nodes": [space], "units": 2, **given})
        found.append({"do": "ally", "to": name, "node": f"{name}:{space or field}"})
    return found


def phone(session: Session, viewer: str, players: Sequence[str]) -> tuple[Desk, str]:
    """Return a table with a game, and the token of a phone that plays for a player."""
    tokens = (f"token {number:012}" for number in range(9))
    desk = Desk(session.to_record().encode(), host_key="key", guards_seats=False)
    desk.seats.draw = lambda: next(tokens)
    desk.session.referee.state = (
        session.referee.state
    )  # which may differ from what the record gives
    join = {
        "do": "join",
        "id": "i" * 12,
        "code": desk.seats.code,
        "seat": list(players).index(viewer),
    }
    token = desk.call(None, join)["token"]
    assert desk.call(token, {"do": "view"})["me"]["name"] == viewer
    return desk, token


@pytest.mark.parametrize(
    "game", [game for game in PROBES_OF if game != "stones"]
)  # it has no forms
def test_a_phone_gets_the_same_whatever_is_hidden(game: str) -> None:
    refused = 0
    for dice, viewer, session, twin, hot in twin_positions(game, FEWER_MOVES):
        if viewer is None:
            continue
        names = list(session.referee.names)
        lines = probes(session, PROBES_OF[game][0], hot, dice)
        pair = [phone(each, viewer, names) for each in (session, twin)]
        for number, request in enumerate(requests(session, lines, hot, dice)):
            sent = [
                desk.call(
                    token, {"id": f"request {number:012}", "at": desk.version(token), **request}
                )
                for desk, token in pair
            ]
            kept = [desk.session.version == session.version for desk, _ in pair]
            if all(kept):
                one, other = (json.dumps(each, default=repr) for each in sent)
                assert one == other, request
                refused += "error" in sent[0]
                continue
            errors = [each.get("error") for each in sent]
            faults = [error and (error["message"], error["ruling"]) for error in errors]
            assert_alike(*faults, own=True, line=str(request))
            pair = [phone(each, viewer, names) for each in (session, twin)]
    assert refused > 10 * GAMES_EACH
