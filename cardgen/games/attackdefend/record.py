"""The record sheet of Attack/Defend."""

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.games.attackdefend.example import record_rows
from cardgen.games.attackdefend.look import INKS, TITLE, origin, words_in
from cardgen.sheets.blocks import row, stack
from cardgen.sheets.composer import MARGIN, Composer
from cardgen.sheets.record_sheet import Column, fields, table_page
from cardgen.sheets.words import sheet_words
from companion.attackdefend.deck import USUAL, Deck

_COLUMNS = {"statement": 26.0, "player": 20.0, "place": 9.0, "card": 24.0}
_PRINTED = 62.0  # mm for the lines that need no pen
_FIELDS = (("player", 3), ("player", 3), ("side", 4))


def record_page(book: FontBook, paper: draw.Size, deck: Deck, deck_file: str = USUAL) -> draw.Page:
    """Return a sheet for a game with printed cards, on `paper`.

    `deck_file` is what its line ``deck`` says. Raises SheetError if the paper is too small.
    """
    width = paper[0] - 2 * MARGIN
    composer = Composer(book, INKS, 9.0)
    examples = record_rows(deck)
    card = examples[-2].split()[-1]
    words = words_in(book).part("record")
    common = sheet_words(book, "sheets").part("record")
    note = words("note", card=card)
    printed = ("rules 1, game attack-defend", f"deck {deck_file}", "deal paper")
    lines = stack(*(composer.text(line, _PRINTED, weight="semibold") for line in printed))
    boxes = fields([(words(name), wide) for name, wide in _FIELDS], width - _PRINTED - 4)
    beginning = row(lines, boxes, gap=4, middle=True)
    head = composer.head(TITLE, common("title"), common("typed-in"), width)
    top = (head, composer.text(note, width), beginning)
    rows = [_in_columns(example) for example in examples]
    columns = (Column("", 7.0), *(Column(words(name), wide) for name, wide in _COLUMNS.items()))
    foot = words("foot"), origin(book, deck)
    return table_page(composer, paper, top, columns, foot, "attack-defend record", rows)


def _in_columns(statement: str) -> list[str]:
    """Return the words of a statement by column: a number is a place, all else a card or a pile."""
    verb, name, *words = statement.split()
    if not (words and words[0].isdecimal()):
        words = ["", *words]
    return [verb, name, *words]
