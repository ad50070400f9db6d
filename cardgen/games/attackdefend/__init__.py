"""What Attack/Defend prints."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cardgen.drawing.fonts import MissingGlyphError
from cardgen.drawing.shapes import Page, Size
from cardgen.games.attackdefend.aids import aid_cards
from cardgen.games.attackdefend.deck_cards import (
    BLEED,
    SIZE,
    SMALLEST,
    card_back,
    card_face,
    text_sizes,
    with_backs,
)
from cardgen.games.attackdefend.look import INKS, TITLE, look_of, origin
from cardgen.games.attackdefend.record import record_page
from cardgen.games.attackdefend.rules import rules_pages
from cardgen.games.attackdefend.track import track_page
from cardgen.games.common_parts import aid_part, record_part
from cardgen.games.contract import (
    Part,
    Pieces,
    PrintedGame,
    Setting,
    begun,
    no_layouts,
    no_variants,
)
from cardgen.inputs.faults import Fault, InputFault
from cardgen.press.sheets import CardPages
from cardgen.sheets.typesetting import TextTooLongError
from companion.attackdefend import GAMES
from companion.attackdefend.deck import USUAL, Deck, DeckError, house_deck, read_deck
from companion.attackdefend.statements import DeckNamed, Player
from companion.names import recorded
from companion.record import Statement
from companion.toml_reader import line_of
from companion.words import Message, language

(_GAME,) = GAMES.values()
_TRIM = 4.0  # how far a stock's cell may differ from a card, for the card to take its size


def deck_of(path: Path | None) -> Deck:
    """Return the deck in a file, or the house deck; raises InputFault with all its faults."""
    if path is None:
        return house_deck()
    try:
        return read_deck(path)
    except DeckError as error:
        raise InputFault(
            Fault(path, key or None, message, line) for line, key, message in error.faults
        ) from None


def _cards(setting: Setting) -> Iterator[CardPages]:
    """Yield each card; raises InputFault with the line of each that can't be set."""
    deck, book = deck_of(setting.deck), setting.book
    if deck.language:  # that of its texts
        book = replace(book, language=language(deck.language))
    look = look_of(setting.theme or "nocturne")
    size = _size(setting)
    faults, faces, sizes = [], [], SMALLEST
    with suppress(MissingGlyphError):  # each card that has none says so below
        sizes = text_sizes(deck, book, size)
    text = setting.deck.read_text("utf-8-sig") if setting.deck else ""
    for number, kind in enumerate(deck.kinds, start=1):
        try:
            faces.append(card_face(kind, book, size, look, sizes))
        except (TextTooLongError, MissingGlyphError) as error:
            line = line_of(text, ("card", number)) if text else None
            faults.append(Fault(setting.deck or "the house deck", None, str(error), line))
    if faults:
        raise InputFault(faults)
    yield from with_backs(deck, faces, card_back(book, size, look))


def _size(setting: Setting) -> Size:
    """Return the size of a card: that of the stock's cells, upright, if they are nearly a card."""
    if setting.trim is None:
        return SIZE
    cell = sorted(setting.trim)
    near = all(abs(a - b) <= _TRIM for a, b in zip(cell, SIZE, strict=True))
    return (cell[0], cell[1]) if near else SIZE


def _record(setting: Setting) -> tuple[Page, ...]:
    file = USUAL if setting.deck is None else str(setting.deck)
    return (record_page(setting.book, setting.size, deck_of(setting.deck), file),)


def _origin(setting: Setting) -> str:
    return origin(setting.book, deck_of(setting.deck))


def _record_head(setting: Setting) -> Iterator[Statement]:
    yield from (*begun(_GAME), DeckNamed(USUAL))
    yield from (Player(recorded(name)) for name, _ in setting.players)


PRINTED = PrintedGame(
    game=_GAME,
    title=TITLE,
    inks=INKS,
    parts=(
        Part(
            name="rules",
            about=Message("attackdefend-sheets-part-rules"),
            pages=lambda setting: rules_pages(setting.book, setting.size, deck_of(setting.deck)),
            options=("deck",),
        ),
        Part(
            name="track",
            about=Message("attackdefend-sheets-part-track"),
            pages=lambda setting: (track_page(setting.book, setting.size),),
        ),
        aid_part(lambda setting: aid_cards(setting.book)),
        Part(
            name="deck",
            about=Message("attackdefend-sheets-part-deck"),
            pieces=Pieces(SIZE, _cards, two_sided=True, bleed=BLEED, title=_origin),
            paper="stiff",
            sides=2,
            options=("deck", "theme", "trim"),
            finish=Message("attackdefend-sheets-part-deck.finish"),
        ),
        record_part(_record, "deck"),
    ),
    record_head=_record_head,
    layouts=lambda seats: no_layouts(_GAME, seats, " [K2]"),
    variant_fault=lambda variants, seats: no_variants(_GAME, variants),
    kit_seats=2,
)
