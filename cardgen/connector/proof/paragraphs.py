"""Groups words as a reader does: into lines by their gaps, into paragraphs by left edge and line pitch."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cardgen.connector.layout.result import Face, Panel, Turn
from cardgen.connector.proof.card_reader import Printed, Sign, Word
from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import MM_PER_PT, Box, box_around

_WORD_GAP = 0.8  # em: wider gaps part lines
_PITCH = (1.0, 1.4)  # em: other distances part paragraphs
_SAME = 0.1  # mm within which baselines and left edges count as one


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines that are read as one, and the signs in front of the first and behind the last word.

    `seen` is its box in view coordinates (see `layout`) of a card turned by `turn`.
    """

    face: Face
    turn: Turn
    ink: Ink
    lines: tuple[tuple[Word, ...], ...]
    starts: tuple[Sign, ...]
    ends: tuple[Sign, ...]
    seen: Box

    @property
    def words(self) -> tuple[Word, ...]:
        """Its words as they are read."""
        return tuple(word for line in self.lines for word in line)

    @property
    def box(self) -> Box:
        """Its box on the panel, signs included."""
        return _box(*self.words, *self.starts, *self.ends)

    def quoted(self) -> str:
        """Return its text in quotation marks, shortened in the middle where it is long."""
        words = [word.text for word in self.words]
        return f"'{' '.join(words)}'" if len(words) <= 5 else f"'{' '.join(words[:2])} ... {words[-1]}'"


@dataclass(slots=True)
class _GrowingLine:
    """A line that grows to both sides, in view coordinates."""

    words: list[Word]
    left: float
    right: float
    baseline: float
    em: float
    starts: list[Sign]
    ends: list[Sign]


def paragraphs(printed: Printed, panel: Panel) -> tuple[tuple[Paragraph, ...], tuple[Sign, ...]]:
    """Return the paragraphs of a card, and the signs that stand at none. Askew words belong to none."""
    words: dict[tuple[Face, Turn], list[Word]] = {}
    for word in printed.words:
        if word.spot.turn is not None:
            words.setdefault((word.spot.face, word.spot.turn), []).append(word)
    lines = {(face, turn): _lines(own, panel, turn) for (face, turn), own in words.items()}
    alone = list(printed.signs)
    while attached := [sign for sign in alone if _attach(sign, lines, panel)]:
        alone = [sign for sign in alone if sign not in attached]  # those beside them may follow
    return (
        tuple(
            _paragraph(face, turn, group, panel)
            for (face, turn), found in lines.items()
            for group in _groups(found)
        ),
        tuple(alone),
    )


def _lines(words: Iterable[Word], panel: Panel, turn: Turn) -> list[_GrowingLine]:
    """Chain upright words of a face into lines."""
    view = panel.view(turn)
    lines: list[_GrowingLine] = []
    for word in sorted(words, key=lambda word: view.apply(*word.start)[0]):
        (left, baseline), (right, _) = view.apply(*word.start), view.apply(*word.end)
        em = word.size * MM_PER_PT
        for line in lines:
            same = abs(line.baseline - baseline) < _SAME and line.words[-1].spot.ink == word.spot.ink
            if same and abs(line.em - em) < 1e-6 and 0 < left - line.right < _WORD_GAP * em:
                line.words.append(word)
                line.right = right
                break
        else:
            lines.append(_GrowingLine([word], left, right, baseline, em, [], []))
    return lines


def _attach(sign: Sign, lines: dict[tuple[Face, Turn], list[_GrowingLine]], panel: Panel) -> bool:
    """Add a sign to the line at whose end it stands, and tell whether there is one."""
    near = []
    for (face, turn), found in lines.items():
        if sign.spot.face != face or sign.spot.turn not in (None, turn):
            continue
        box = sign.spot.box.under(panel.view(turn))
        for line in found:
            gap = line.left - box.right if sign.kind == "start" else box.x - line.right
            rise = line.baseline - box.centre[1]
            if sign.kind != "next" and -_SAME < gap < _WORD_GAP * line.em and 0 < rise < 0.8 * line.em:
                near.append((gap, line, box))
    if not near:
        return False
    _, line, box = min(near, key=lambda place: place[0])
    if sign.kind == "start":
        line.starts.insert(0, sign)
        line.left = box.x
    else:
        line.ends.append(sign)
        line.right = box.right
    return True


def _groups(lines: list[_GrowingLine]) -> list[list[_GrowingLine]]:
    """Group lines that follow each other with one left edge and one pitch."""
    groups: list[list[_GrowingLine]] = []
    for line in sorted(lines, key=lambda line: line.baseline):
        for group in groups:
            last = group[-1]
            pitch = (line.baseline - last.baseline) / line.em
            if (
                abs(line.left - last.left) < _SAME
                and _PITCH[0] <= pitch <= _PITCH[1]
                and (line.em, line.words[0].spot.ink) == (last.em, last.words[0].spot.ink)
                and not line.starts
                and not last.ends
            ):
                group.append(line)
                break
        else:
            groups.append([line])
    return groups


def _paragraph(face: Face, turn: Turn, group: list[_GrowingLine], panel: Panel) -> Paragraph:
    view = panel.view(turn)
    first, last = group[0], group[-1]
    seen = _box(*(word for line in group for word in line.words), *first.starts, *last.ends).under(view)
    return Paragraph(
        face,
        turn,
        first.words[0].spot.ink,
        tuple(tuple(line.words) for line in group),
        tuple(first.starts),
        tuple(last.ends),
        seen,
    )


def _box(*parts: Word | Sign) -> Box:
    return box_around(part.spot.box for part in parts)
