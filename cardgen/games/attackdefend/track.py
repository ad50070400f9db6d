"""The score track: a row from -5 to 5 for each side, and markers to cut out."""

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE
from cardgen.games.attackdefend.look import INKS, LIGHT, TITLE, words_in
from cardgen.sheets.blocks import Block, SheetError, row, stack
from cardgen.sheets.composer import MARGIN, QUIET, Composer
from cardgen.sheets.typesetting import cap_height, centred_text, signed
from cardgen.sheets.words import SheetWords

POINTS = range(-5, 6)
_HIGH = 44.0
_MARKER = 7.0  # its radius
_GOAL = max(POINTS)
_NAMED = {0: "start", _GOAL: "wins"}


def track_page(book: FontBook, paper: draw.Size) -> draw.Page:
    """Return the track on `paper`; raises SheetError if it is too small."""
    width, words = paper[0] - 2 * MARGIN, words_in(book)
    composer = Composer(book, INKS, 9.0)
    blocks = [
        composer.head(TITLE, words("track-title"), words("track-under"), width),
        composer.text(words("track"), width),
        _row(words, width, dark=True),
        _row(words, width, dark=False),
        stack(
            composer.text(words("markers"), width, 9, "semibold", INKS.word),
            _markers(words),
            gap=2.0,
        ),
    ]
    page = composer.page(blocks, (words("track-foot"), TITLE), paper, "attack-defend score track")
    if page is None or width / len(POINTS) < 2 * _MARKER:
        raise SheetError("the score track needs a larger page: choose larger paper")
    return page


def _row(words: SheetWords, width: float, *, dark: bool) -> Block:
    """Return the spaces of a side: black for the Defender, white for the Attacker."""
    wide = width / len(POINTS)
    shapes: list[draw.Shape] = []
    name = words("defender" if dark else "attacker")
    shapes.append(draw.Text(0, 4.0, name, 11, INKS.word, "semibold"))
    top = 6.4
    for index, points in enumerate(POINTS):
        box = draw.Box(index * wide, top, wide, _HIGH)
        ground, ink = (BLACK, WHITE) if dark else (WHITE, BLACK)
        if points == _GOAL:
            ground, ink = INKS.word, WHITE
        rim = LIGHT if dark else QUIET
        shapes.append(draw.framed(draw.rectangle(box), ground, rim, 0.75))
        text = signed(points) if points else "0"
        middle = box.x + wide / 2
        shapes.append(
            draw.Text(middle, top + 2.4 + cap_height(15), text, 15, ink, "semibold", "middle")
        )
        if points in _NAMED:
            named = words(f"track-{_NAMED[points]}")
            shapes.append(draw.Text(middle, top + _HIGH - 2.4, named, 8, ink, "semibold", "middle"))
    return Block(width, top + _HIGH, tuple(shapes))


def _markers(words: SheetWords) -> Block:
    made = []
    for role in ("defender", "defender", "attacker", "attacker"):
        ground, ink = (BLACK, WHITE) if role == "defender" else (WHITE, BLACK)
        letter = words(role)[0]
        circle = draw.framed(draw.circle(_MARKER, _MARKER, _MARKER - 0.3), ground, BLACK, 0.75)
        text = centred_text(_MARKER, _MARKER, letter, 16, ink)
        made.append(Block(2 * _MARKER, 2 * _MARKER, (circle, text)))
    return row(*made, gap=5.0)
