"""Checks that print is legible: large and bright, with room around it, and with every sign."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from cardgen.connector.layout.result import UPPER_LEFT, Face, Panel, Turn
from cardgen.connector.proof.card_reader import CUT_CELLS, Printed, PrintedSignKind, Sign, Spot
from cardgen.connector.proof.paragraphs import Paragraph
from cardgen.connector.texts import LEAST_CONTRAST, Texts
from cardgen.drawing.shapes import Box
from cardgen.inputs.faults import counted
from cardgen.inputs.papers import SMALLEST_LIGHT_TYPE

GAP = 0.75
"""Distance in mm between things that don't belong together."""

_FACES: dict[Face, str] = {"back": "back panel", "left": "left flap", "right": "right flap"}
_SIGNS: dict[PrintedSignKind, str] = {"start": "triangle", "next": "dot", "end": "square"}
_EXACT = 0.01  # mm
_CUT_APART = 0.05  # share of a sign's box that must differ between the signs of two texts


class ProofFinding(NamedTuple):
    """A fault: the face or game concerned, and a sentence that describes it."""

    about: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.about}: {self.sentence}"


class _Thing(NamedTuple):
    """Something printed that is judged as a whole; `size` is None if it has no type."""

    name: str
    face: Face
    box: Box
    contrast: float
    size: float | None = None

    @classmethod
    def of(cls, name: str, spot: Spot, size: float | None = None) -> _Thing:
        """Return what is printed at a spot."""
        return cls(name, spot.face, spot.box, spot.contrast, size)


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
        gap = first.box.distance(second.box)
        if first.face == second.face and gap < GAP - _EXACT:
            how = f"are {gap:.2f} mm apart, at least {GAP} mm" if gap else "overlap"
            yield ProofFinding(_FACES[first.face], f"{first.name} and {second.name} {how}")
    for word in printed.words:
        if word.spot.turn is None:
            yield ProofFinding(_FACES[word.spot.face], f"'{word.text}' is askew")
    for sign in alone:
        sentence = f"{_name(sign, names)} is beside no word and no link"
        yield ProofFinding(_FACES[sign.spot.face], sentence)
    yield from _marks(printed, texts, panel)
    yield from _brackets(printed, names)
    yield from _signs(printed, found, texts)


def _name(sign: Sign, names: Mapping[str, str]) -> str:
    return f"{names.get(sign.spot.ink.hex, '')}{_SIGNS[sign.kind]}"


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
            yield _Thing.of(f"'{word.text}'", word.spot, word.size)
    for mark in printed.marks:
        yield _Thing.of(f"mark {mark.corner}", mark.spot, mark.size)
    for link in printed.brackets:
        name = f"{names.get(link.spot.ink.hex, '')}link {link.number or ''}".strip()
        yield _Thing.of(name, link.spot, link.size if link.number else None)
    for sign in alone:
        yield _Thing.of(_name(sign, names), sign.spot)


def _flaws(thing: _Thing, panel: Panel) -> Iterator[str]:
    if thing.size is not None and thing.size < SMALLEST_LIGHT_TYPE - 1e-6:
        yield f"{thing.name} is set in {thing.size:g} pt, at least {SMALLEST_LIGHT_TYPE:g} pt"
    if thing.contrast <= 1:
        yield f"{thing.name} is invisible: painted over, cut off or of the colour of its ground"
    elif thing.contrast < LEAST_CONTRAST:
        contrast = f"a contrast of {thing.contrast:.1f} to 1, at least {LEAST_CONTRAST} to 1"
        yield f"{thing.name} has {contrast}"
    room, box = panel.room(thing.face), thing.box
    over = max(room.x - box.x, room.y - box.y, box.right - room.right, box.bottom - room.bottom)
    if over > _EXACT:
        yield f"{thing.name} reaches {over:.2f} mm into the margin"


def _marks(printed: Printed, texts: Texts, panel: Panel) -> Iterator[ProofFinding]:
    """Yield corners without a mark, and marks that are not upright or have a text's colour."""
    for corner in panel.corners:
        marks = [mark for mark in printed.marks if mark.corner == corner]
        if len(marks) != 1:
            face: Face = "left" if corner == 5 else "right" if corner == 6 else "back"
            sentence = f"corner {corner} has {len(marks) or 'no'} marks near it"
            yield ProofFinding(_FACES[face], sentence)
        for mark in marks:
            on_face, turn = _FACES[mark.spot.face], mark.spot.turn
            upright = turn is not None and UPPER_LEFT[turn] == corner
            if not upright and (corner <= 4 or turn != 0):  # that of a flap on an upright card
                sentence = f"mark {corner} is not upright when its corner is upper left"
                yield ProofFinding(on_face, sentence)
            game = next((text.game for text in texts if text.colour == mark.spot.ink.hex), None)
            if game:
                yield ProofFinding(on_face, f"mark {corner} has the colour of {game}")


def _brackets(printed: Printed, names: Mapping[str, str]) -> Iterator[ProofFinding]:
    for link in printed.brackets:
        name, face = names.get(link.spot.ink.hex), _FACES[link.spot.face]
        if name is None:
            colour = link.spot.ink.hex
            yield ProofFinding(face, f"link {link.number} has the colour {colour}, that of no text")
        elif link.number is None:
            x, y = link.tip
            where = f"{x:.1f} mm from the left, {y:.1f} mm from the top"
            yield ProofFinding(face, f"{name}bracket {where} has no number to fit")
        elif link.dot is None:
            sentence = f"{name}link {link.number} has no dot that shows its text without colour"
            yield ProofFinding(face, sentence)


def _signs(printed: Printed, found: Sequence[Paragraph], texts: Texts) -> Iterator[ProofFinding]:
    """Yield texts whose triangles or squares are too many or too few, or told by colour alone.

    A text on several cards has false squares besides its own.
    """
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
            several = kind == "end" and text.cards > 1
            if several and count < 2:
                sentence = f"has {counted(count, 'square')}, its own and a false one are right"
                yield ProofFinding(text.game, sentence)
            elif not several and count != 1:
                yield ProofFinding(text.game, f"has {count or 'no'} {_SIGNS[kind]}s, 1 is right")
    for first, second in combinations(texts, 2):
        for kind, name in _SIGNS.items():
            alike = any(
                len(a ^ b) < _CUT_APART * CUT_CELLS**2
                for a in cuts.get((first.colour, kind), ())
                for b in cuts.get((second.colour, kind), ())
            )
            if alike:
                sentence = f"its {name} differs from that of {second.game} in nothing but colour"
                yield ProofFinding(first.game, sentence)


def _turned(cut: frozenset[tuple[int, int]], turn: Turn) -> frozenset[tuple[int, int]]:
    """Return the inked cells of a sign in the view of a card turned by `turn`."""
    for _ in range(turn // 90):
        cut = frozenset((CUT_CELLS - 1 - row, column) for column, row in cut)
    return cut
