"""A slip of paper for a commitment: a half for the table, and a half to be filled in by hand.

The file holds nothing secret, so it may lie beside the record and go to any printer: what binds the
player is public, and board and salt are written on the paper by the player alone.
"""

from collections.abc import Iterator
from textwrap import wrap
from xml.sax.saxutils import escape

from companion import qr
from companion.territory.board import NODES, SALT_DIGITS
from companion.territory.statements import Commit

WIDTH, HEIGHT = 105.0, 148.0
"""The slip is an A6 sheet upright, in mm."""

_MARGIN = 8.0
_QR_SIDE = 44.0
_SANS, _MONO = "Helvetica, Arial, sans-serif", "Courier New, monospace"


def slip(commitment: Commit, record_name: str, deflectors: int) -> str:
    """Return the slip of a commitment as an SVG document in mm, to be printed at 100 %.

    The digest is set in groups that can be read aloud; the QR symbol holds the line of the record.
    `deflectors` is how many of them a board of this game hides (B3).
    """
    record_name = "".join(
        char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in record_name
    )
    halves = [
        *_public_half(commitment, record_name),
        *_private_half(commitment.name, record_name, deflectors),
    ]
    body = "\n".join(halves)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH:g}mm" height="{HEIGHT:g}mm" '
        f'viewBox="0 0 {WIDTH:g} {HEIGHT:g}">\n'
        f"<title>{escape(f'Commitment of {commitment.name} in {record_name}')}</title>\n"
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="white"/>\n{body}\n</svg>\n'
    )


def _public_half(commitment: Commit, record_name: str) -> Iterator[str]:
    yield _text(_MARGIN, 12, "FOR THE WHOLE TABLE", 3.2, bold=True)
    yield _text(_MARGIN, 20, f"Commitment of {commitment.name}", 6, bold=True)
    yield _text(_MARGIN, 25.5, f"in the game {record_name}", 3.6)
    yield _text(_MARGIN, 34, "sha256", 3.2)
    digest = wrap(commitment.digest, 4)
    for row in range(0, len(digest), 4):
        yield _text(_MARGIN, 40 + row * 1.75, " ".join(digest[row : row + 4]), 3.6, _MONO)
    yield _qr(str(commitment), WIDTH - _MARGIN - _QR_SIDE, 28)
    yield _text(_MARGIN, 68, "It fixes a board", 2.8)
    yield _text(_MARGIN, 72, "and tells nothing of it.", 2.8)


def _private_half(name: str, record_name: str, deflectors: int) -> Iterator[str]:
    fold = 77.0
    yield (
        f'<path d="M0 {fold:g}H{WIDTH:g}" stroke="black" stroke-width="0.2" '
        'stroke-dasharray="2 1.5" fill="none"/>'
    )
    yield _text(_MARGIN, fold + 8, f"FOR {name} ALONE, UNTIL THE END", 3.2, bold=True)
    what_to_do = (
        f"Game {record_name}. Cut off, fill in by hand what the screen showed you, and hide it."
    )
    yield _text(_MARGIN, fold + 12.5, what_to_do, 2.6)
    y = fold + 16.5
    yield _text(_MARGIN, y + 4.7, "Nodes", 2.8)
    yield from _boxes(23, y, 7.4, NODES)
    y += 10.5
    if deflectors:
        yield _text(_MARGIN, y + 4.7, "Deflectors", 2.8)
        for first in range(0, deflectors, 10):
            yield from _boxes(23, y, 7.4, min(10, deflectors - first))
            y += 7
        y += 3.5
    yield _text(_MARGIN, y + 4.4, "Salt", 2.8)
    for row in range(0, SALT_DIGITS, 16):
        for group in range(row, min(row + 16, SALT_DIGITS), 4):
            yield from _boxes(23 + (group - row) * 4.75, y, 4.3, 4)
        y += 7
    board = "nodes ... deflectors ..." if deflectors else "nodes ..."
    yield _text(_MARGIN, HEIGHT - 5, f"At the end: reveal {name} {board} salt ...", 2.6, _MONO)


def _boxes(x: float, y: float, width: float, count: int) -> Iterator[str]:
    """Yield boxes in a row, 6 mm high, to write a space or a digit into."""
    for i in range(count):
        yield (
            f'<rect x="{x + i * width:g}" y="{y:g}" width="{width:g}" height="6" '
            'fill="none" stroke="black" stroke-width="0.2"/>'
        )


def _text(
    x: float, y: float, text: str, size: float, family: str = _SANS, *, bold: bool = False
) -> str:
    """Return a line of text, set smaller where a long name would leave the slip."""
    size = min(size, (WIDTH - x - _MARGIN) / (0.62 * len(text)))
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{family}" font-size="{size:.3g}"{weight} '
        f'xml:space="preserve">{escape(text)}</text>'
    )


def _qr(text: str, x: float, y: float) -> str:
    """Return a QR code, `_QR_SIDE` wide with its quiet zone."""
    path, side = qr.as_path(text)
    transform = f"translate({x:g} {y:g}) scale({_QR_SIDE / side:.5g})"
    return f'<path transform="{transform}" d="{path}" fill="black"/>'
