"""Checks that print is legible: large and bright, with room around it, and with every sign."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from cardgen.connector.layout.result import Corner, Face, Panel, Turn
from cardgen.connector.proof.card_reader import CUT_CELLS, Printed, PrintedSignKind, Sign
from cardgen.connector.proof.findings import ProofFinding
from cardgen.connector.proof.paragraphs import Paragraph
from cardgen.connector.proof.polygons import distance
from cardgen.connector.texts import Texts
from cardgen.drawing.shapes import Box
from cardgen.inputs.papers import SMALLEST_LIGHT_TYPE

LEAST_CONTRAST = 4.5
"""Contrast that WCAG 2 wants for small text."""
GAP = 0.75
"""Distance in mm between things that don't belong together."""

_FACES: dict[Face, str] = {"back": "back panel", "left": "left flap", "right": "right flap"}
_EXACT = 0.01  # mm
_CUT_APART = 0.05  # share of a sign's box that must differ between the signs of two texts


class _Thing(NamedTuple):
    """Something printed that is judged as a whole; `size` is None if it has no type."""

    name: str
    face: Face
    box: Box
    contrast: float
    size: float | None = None


def find_illegible(
    printed: Printed, found: Sequence[Paragraph], alone: Sequence[Sign], texts: Texts, panel: Panel
) -> Iterator[ProofFinding]:
    """Yield what is illegible; `found` and `alone` come from `paragraphs`."""
    names = {text.colour: f"{text.game}'s " for text in texts}
    things = list(_things(printed, found, alone, names))
    for thing in things:
        for sentence in _flaws(thing, panel):
            yield ProofFinding(_FACES[thing.face], sentence)
    for first, second in combinations(things, 2):
        gap = distance(first.box, second.box)
        if first.face == second.face and gap < GAP - _EXACT:
            how = f"are {gap:.2f} mm apart, at least {GAP} mm" if gap else "overlap"
            yield ProofFinding(_FACES[first.face], f"{first.name} and {second.name} {how}")
    for word in printed.words:
        if word.spot.turn is None:
            yield ProofFinding(_FACES[word.spot.face], f"'{word.text}' is askew")
    for sign in alone:
        name = f"{names.get(sign.spot.ink.hex, '')}{_SIGNS[sign.kind]}"
        yield ProofFinding(_FACES[sign.spot.face], f"{name} is beside no word and no link")
    yield from _marks(printed, texts, panel)
    yield from _brackets(printed, names)
    yield from _signs(printed, found, texts)


_SIGNS: dict[PrintedSignKind, str] = {"start": "triangle", "next": "dot", "end": "square"}


def _things(
    printed: Printed, found: Sequence[Paragraph], alone: Sequence[Sign], names: Mapping[str, str]
) -> Iterator[_Thing]:
    for paragraph in found:
        signs = (*paragraph.starts, *paragraph.ends)
        spots = [*(word.spot for word in paragraph.words), *(sign.spot for sign in signs)]
        contrast = min(spot.contrast for spot in spots)
        smallest = min(word.size for word in paragraph.words)
        yield _Thing(paragraph.quoted(), paragraph.face, paragraph.box, contrast, smallest)
    for word in printed.words:
        if word.spot.turn is None:
            yield _Thing(
                f"'{word.text}'", word.spot.face, word.spot.box, word.spot.contrast, word.size
            )
    for mark in printed.marks:
        yield _Thing(
            f"mark {mark.corner}", mark.spot.face, mark.spot.box, mark.spot.contrast, mark.size
        )
    for link in printed.brackets:
        name = f"{names.get(link.spot.ink.hex, '')}link {link.number or ''}".strip()
        size = link.size if link.number else None
        yield _Thing(name, link.spot.face, link.spot.box, link.spot.contrast, size)
    for sign in alone:
        name = f"{names.get(sign.spot.ink.hex, '')}{_SIGNS[sign.kind]}"
        yield _Thing(name, sign.spot.face, sign.spot.box, sign.spot.contrast)


def _flaws(thing: _Thing, panel: Panel) -> Iterator[str]:
    if thing.size is not None and thing.size < SMALLEST_LIGHT_TYPE - 1e-6:
        yield f"{thing.name} is set in {thing.size:g} pt, at least {SMALLEST_LIGHT_TYPE:g} pt"
    if thing.contrast <= 1:
        yield f"{thing.name} is invisible: painted over, cut off or of the colour of its ground"
    elif thing.contrast < LEAST_CONTRAST:
        yield f"{thing.name} has a contrast of {thing.contrast:.1f} to 1, at least {LEAST_CONTRAST} to 1"
    room, box = panel.room(thing.face), thing.box
    over = max(room.x - box.x, room.y - box.y, box.right - room.right, box.bottom - room.bottom)
    if over > _EXACT:
        yield f"{thing.name} reaches {over:.2f} mm into the margin"


def _marks(printed: Printed, texts: Texts, panel: Panel) -> Iterator[ProofFinding]:
    """Yield corners without a mark, and marks that are not upright or have a text's colour."""
    corners: tuple[Corner, ...] = (1, 2, 3, 4, 5, 6) if panel.flap else (1, 2, 3, 4)
    for corner in corners:
        marks = [mark for mark in printed.marks if mark.corner == corner]
        if len(marks) != 1:
            face: Face = "left" if corner == 5 else "right" if corner == 6 else "back"
            yield ProofFinding(
                _FACES[face], f"corner {corner} has {len(marks) or 'no'} marks near it"
            )
        for mark in marks:
            if mark.spot.turn != _upright(corner, panel):
                yield ProofFinding(
                    _FACES[mark.spot.face],
                    f"mark {corner} is not upright when its corner is upper left",
                )
            game = next((text.game for text in texts if text.colour == mark.spot.ink.hex), None)
            if game:
                yield ProofFinding(
                    _FACES[mark.spot.face], f"mark {corner} has the colour of {game}"
                )


def _upright(corner: Corner, panel: Panel) -> Turn:
    turns: tuple[Turn, ...] = (0, 90, 180, 270)
    fitting = (
        turn
        for turn in turns
        if math.hypot(*panel.view(turn).apply(*panel.corner(corner))) < _EXACT
    )
    return next(fitting, 0)  # a flap's corner is upper left on the upright card only


def _brackets(printed: Printed, names: Mapping[str, str]) -> Iterator[ProofFinding]:
    for link in printed.brackets:
        name, face = names.get(link.spot.ink.hex), _FACES[link.spot.face]
        if name is None:
            yield ProofFinding(
                face, f"link {link.number} has the colour {link.spot.ink.hex}, that of no text"
            )
        elif link.number is None:
            x, y = link.tip
            yield ProofFinding(
                face,
                f"{name}bracket {x:.1f} mm from the left, {y:.1f} mm from the top has no number to fit",
            )
        elif link.dot is None:
            yield ProofFinding(
                face, f"{name}link {link.number} has no dot that shows its text without colour"
            )


def _signs(printed: Printed, found: Sequence[Paragraph], texts: Texts) -> Iterator[ProofFinding]:
    """Yield texts without exactly one triangle and square, and signs that differ in colour only."""
    cuts: dict[tuple[str, PrintedSignKind], list[frozenset[tuple[int, int]]]] = {}

    def note(sign: Sign, turn: Turn | None) -> None:
        if turn is not None:
            cuts.setdefault((sign.spot.ink.hex, sign.kind), []).append(_turned(sign.cut, turn))

    for paragraph in found:
        for sign in (*paragraph.starts, *paragraph.ends):
            note(sign, paragraph.turn)
    for link in printed.brackets:
        if link.dot is not None:
            note(link.dot, link.spot.turn)
    for text in texts:
        for kind in ("start", "end"):
            count = len(cuts.get((text.colour, kind), []))
            if count != 1:
                yield ProofFinding(text.game, f"has {count or 'no'} {_SIGNS[kind]}s, 1 is right")
    for first, second in combinations(texts, 2):
        for kind, name in _SIGNS.items():
            alike = any(
                len(a ^ b) < _CUT_APART * CUT_CELLS**2
                for a in cuts.get((first.colour, kind), ())
                for b in cuts.get((second.colour, kind), ())
            )
            if alike:
                yield ProofFinding(
                    first.game,
                    f"its {name} differs from that of {second.game} in nothing but colour",
                )


def _turned(cut: frozenset[tuple[int, int]], turn: Turn) -> frozenset[tuple[int, int]]:
    """Return the inked cells of a sign in the view of a card turned by `turn`."""
    last = CUT_CELLS - 1
    match turn:
        case 0:
            return cut
        case 90:
            return frozenset((last - row, column) for column, row in cut)
        case 180:
            return frozenset((last - column, last - row) for column, row in cut)
        case 270:
            return frozenset((row, last - column) for column, row in cut)
