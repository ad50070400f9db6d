"""The texts that Connector hides: their words, how many cards show each, and how these are laid."""

import re
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

from cardgen.connector.layout.result import Corner, Face, Fold, Side, Turn
from cardgen.connector.words import (
    reads_from_right,
    with_word_breaks,
    word_spans,
    words_of,
)
from cardgen.data import data_path
from cardgen.drawing.colour import rgb_of
from cardgen.drawing.ink import BLACK, contrast
from cardgen.inputs.faults import InputFault, quoted
from cardgen.inputs.toml import read_toml
from cardgen.inputs.validators import as_colour, as_text
from companion.words import ENGLISH, best

MOST_CARDS = 6
LEAST_CONTRAST = 4.5
"""Contrast of a colour against black, as WCAG 2 wants it for small text."""

SHIPPED_TEXTS = data_path("layouts/connector/texts.toml")
"""The built-in texts, in English; beside them are those in others, as ``texts.de.toml``."""

INVITATION = "Find someone with this card. Lay corner into bracket, read on."
"""The invitation of texts that have none."""

_NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six"}

_LONG_WORD = 12
"""Letters of a word that is perhaps several, in a script without blanks between words."""

_FOLDED: dict[str, tuple[Face, Fold, tuple[tuple[Corner, Side], ...]]] = {
    "5": ("left", "left", ((5, "left"),)),
    "6": ("right", "right", ((6, "right"),)),
    "5+6 left": ("left", "both", ((5, "left"), (6, "right"))),
    "5+6 right": ("right", "both", ((5, "left"), (6, "right"))),
}
_LAID: dict[str, tuple[Turn, tuple[Corner, Side]]] = {
    "1 left": (0, (1, "left")),
    "2 left": (270, (2, "left")),
    "3 left": (180, (3, "left")),
    "4 left": (90, (4, "left")),
    "1 right": (90, (1, "right")),
    "2 right": (0, (2, "right")),
    "3 right": (270, (3, "right")),
    "4 right": (180, (4, "right")),
}


@dataclass(frozen=True, slots=True)
class Seat:
    """The place of a card in a pile when it is read.

    Its phrase is on `face`; the card is turned by `turn` and folded by `fold`. Its corners in
    `links` were put into brackets on the face `carrier` of the card before; the first card has
    none.
    """

    face: Face = "back"
    turn: Turn = 0
    fold: Fold = "none"
    links: tuple[tuple[Corner, Side], ...] = ()
    carrier: Face = "back"


@dataclass(frozen=True, slots=True)
class Description:
    """The `text` of a game that `cards` cards show together, in a colour ``#rrggbb``.

    `text` has single blanks. `seats`, one for each card, is empty if the program chooses them.
    `decoys` are false phrases to print in its colour, `players` is how many play the game.
    """

    game: str
    text: str
    cards: int
    colour: str
    seats: tuple[Seat, ...] = ()
    decoys: tuple[str, ...] = ()
    players: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the text: each stays whole on one line."""
        return words_of(self.text)

    @property
    def right_to_left(self) -> bool:
        """Whether the text reads from right to left, though it may begin with a Latin name."""
        return reads_from_right(self.words)

    def words_from(self, start: int, end: int) -> str:
        """Return the words `start` to `end` - 1 as one line."""
        spans = word_spans(self.text)
        return self.text[spans[start][0] : spans[end - 1][1]]


Texts = tuple[Description, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """What the back says about itself: a title, and a line that invites to play.

    Of these, what is `wanted` (written by the user) is printed for certain; what is ours if there
    is room.
    """

    title: str
    invitation: str
    wanted: tuple[str, ...] = ()

    def allows(self, title: str, lines: tuple[str, ...]) -> bool:
        """Return whether a back may have this title and these lines below it, or none of them."""
        return (bool(title) or "title" not in self.wanted) and (bool(lines) or not self.wanted)


def shipped_texts() -> dict[str, Path]:
    """Return the files of the built-in texts by the tag of their language, English first."""
    others = sorted(SHIPPED_TEXTS.parent.glob(f"{SHIPPED_TEXTS.stem}.*.toml"))
    return {ENGLISH: SHIPPED_TEXTS} | {path.stem.partition(".")[2]: path for path in others}


def texts_in(language: str) -> Path:
    """Return the built-in texts in a language or the one next to it, or those in English."""
    files = shipped_texts()
    return files[best([language], files) or ENGLISH]


@lru_cache(maxsize=4096)  # a search lays cards at random
def seats_of(steps: tuple[str, ...]) -> tuple[Seat, ...]:
    """Return the seats of a pile; `steps` say how the cards after the first are laid.

    A step names the corner for the bracket and which upper corner of the new card it becomes: ``"3
    left"``. ``"5"``, ``"6"``, ``"5+6 left"`` and ``"5+6 right"`` fold flaps over; the side is then
    that of the flap to read. The bracket is on the face read before, or ``on back``. Raises
    ValueError if a step does not have this form.
    """
    seats = [Seat()]
    for step in steps:
        place = step.removesuffix(" on back")
        carrier = "back" if place != step else seats[-1].face
        if place in _LAID:
            turn, link = _LAID[place]
            seats.append(Seat("back", turn, "none", (link,), carrier))
        elif place in _FOLDED:
            face, fold, links = _FOLDED[place]
            seats.append(Seat(face, 0, fold, links, carrier))
        else:
            raise ValueError(
                f"{quoted(step)} is not a seat: write one such as '2 left', '5' or '5+6 right'"
            )
    return tuple(seats)


def read_texts(path: Path) -> tuple[Texts, Heading]:
    """Read the TOML file at `path`, with a table for each game; title and invitation may be ours.

    Raises InputFault with all faults of the file.
    """
    top = read_toml(path)
    texts: list[Description] = []
    colours: dict[str, str] = {}
    title, invitation = (top.text(key, _as_line) for key in ("title", "invitation"))
    wanted = tuple(key for key, given in (("title", title), ("invitation", invitation)) if given)
    for game in top.keys:
        if game in ("title", "invitation"):
            continue
        table = top.table(game)
        cards = table.whole("cards", 1, MOST_CARDS, 0, required="how many cards show it")
        colour = table.text(
            "colour", _as_light_colour, required='a colour as on web pages, such as "#ffd633"'
        )
        text = table.text("text", partial(_as_description, cards=cards), required="the description")
        decoys = table.texts("decoys", _as_decoy)
        for which, decoy in enumerate(decoys, 1):
            if decoy in (text or ""):
                message = f"{quoted(decoy)} is part of the text: a decoy must be false"
                table.fault(message, "decoys", which)
        players = table.text("players") or ""
        steps = table.texts("seats", _as_seat)
        seats: tuple[Seat, ...] = ()
        if table.given("seats") and not table.at_fault("seats"):
            seats = seats_of(steps)
            if cards and len(seats) != cards:
                need = f"{cards} cards need {cards - 1}: one for each after the first"
                table.fault(f"{len(steps)} where {need}", "seats")
        if colour in colours:
            message = f"{colour} is the colour of {colours[colour]} already: they must differ"
            table.fault(message, "colour")
        colours[colour or ""] = game
        texts.append(Description(game, text or "", cards, colour or "", seats, decoys, players))
    top.close()
    if not texts:
        raise InputFault.of(path, "has no texts: write a [table] for each game")
    number = _NUMBERS.get(len(texts), str(len(texts)))
    title = title or ("A game, in pieces" if len(texts) == 1 else f"{number} games, in pieces")
    return tuple(texts), Heading(title, invitation or INVITATION, wanted)


def _as_light_colour(text: str) -> str:
    colour = as_colour(text)
    if (found := contrast_on_black(colour)) < LEAST_CONTRAST:
        least = f"contrast {found:.1f}, at least {LEAST_CONTRAST}"
        raise ValueError(f"{colour} is too dark to be read on black: {least}")
    return colour


def _as_description(text: str, cards: int) -> str:
    text = _as_line(text)
    words = len(word_spans(text))
    if words < 2 * cards:
        count = "1 word is" if words == 1 else f"{words} words are"
        message = f"{count} too few for {cards} cards: at least {2 * cards}, two for each card"
        if words == 1 and len(text) > _LONG_WORD:
            message += (
                "; in a script without blanks between words, put U+200B (a blank without width) "
                "there"
            )
        raise ValueError(message)
    return text


def _as_decoy(text: str) -> str:
    text = _as_line(text)
    if not text:
        raise ValueError("is blank: write some words, or leave it out")
    return text


def _as_line(text: str) -> str:
    """Return `text` with single blanks; a no-break space stays in its word."""
    line = " ".join(map(as_text, re.findall(r"[^ \t\r\n]+", text)))
    try:
        line = with_word_breaks(line)
        word_spans(line)
    except ModuleNotFoundError:
        raise ValueError(
            f"{quoted(line[:12])} needs the rules for line breaks in Chinese, Japanese and Thai: "
            'pip install -e ".[connector]"'
        ) from None
    return line


def _as_seat(text: str) -> str:
    step = " ".join(text.split())
    seats_of((step,))
    return step


def contrast_on_black(colour: str) -> float:
    """Return the contrast of ``#rrggbb`` against black, 1 to 21 (WCAG 2)."""
    return contrast(rgb_of(colour), BLACK.rgb)
