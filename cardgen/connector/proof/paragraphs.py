"""Groups words as a reader does: into lines by gaps, into paragraphs by edge and line pitch."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cardgen.connector.layout.result import Face, Panel, Turn
from cardgen.connector.proof.card_reader import (
    Printed,
    Sign,
    Word,
    in_reading_order,
)
from cardgen.connector.words import direction, reads_from_right
from cardgen.drawing.ink import Ink
from cardgen.drawing.shapes import MM_PER_PT, Box, box_around

_WORD_GAP = 0.8  # em: wider gaps separate lines
_PITCH = (1.0, 1.4)  # em: other distances separate paragraphs
_SAME = 0.1  # mm within which baselines and left edges count as one


class Paragraph(NamedTuple):
    """Lines that are read together, and the signs before the first and after the last word.

    It is read from the right if most of its words are, or most words of its ink: it may be a Latin
    name in a Hebrew text. `box` is its box on the panel, signs included, `view_box` the same in
    view coordinates (see `layout`) of a card turned by `turn`.
    """

    face: Face
    turn: Turn
    ink: Ink
    lines: tuple[tuple[Word, ...], ...]
    starts: tuple[Sign, ...]
    ends: tuple[Sign, ...]
    box: Box
    view_box: Box
    right_to_left: bool

    @property
    def words(self) -> tuple[Word, ...]:
        """Its words in reading order."""
        return tuple(word for line in self.lines for word in line)

    def quoted(self) -> str:
        """Return its text in quotation marks, shortened in the middle if long."""
        words = [word.text for word in self.words]
        if len(words) > 5:
            words = [*words[:2], "...", words[-1]]
        return f"'{' '.join(words)}'"


@dataclass(slots=True)
class _GrowingLine:
    """A line that grows on both sides, in view coordinates."""

    words: list[Word]
    left: float
    right: float
    baseline: float
    em: float
    starts: list[Sign]
    ends: list[Sign]

    @property
    def from_right(self) -> bool:
        """Whether the line has words that are read from right to left."""
        return any(direction(word.text) == "right" for word in self.words)


def paragraphs(printed: Printed, panel: Panel) -> tuple[tuple[Paragraph, ...], tuple[Sign, ...]]:
    """Return the paragraphs of a card, without askew words, and the signs beside none of them."""
    words: dict[tuple[Face, Turn], list[Word]] = {}
    for word in printed.words:
        if word.spot.turn is not None:
            words.setdefault((word.spot.face, word.spot.turn), []).append(word)
    lines = {(face, turn): _lines(own, panel, turn) for (face, turn), own in words.items()}
    alone = list(printed.signs)
    while attached := [sign for sign in alone if _attach(sign, lines, panel)]:
        alone = [sign for sign in alone if sign not in attached]  # those beside them may follow
    inks: dict[Ink, list[str]] = {}
    for word in printed.words:
        inks.setdefault(word.spot.ink, []).append(word.text)
    from_right = {ink for ink, texts in inks.items() if reads_from_right(texts)}
    found = (
        _paragraph(face, turn, group, panel, from_right)
        for (face, turn), own in lines.items()
        for group in _groups(own, from_right)
    )
    return tuple(found), tuple(alone)


def _lines(words: Iterable[Word], panel: Panel, turn: Turn) -> list[_GrowingLine]:
    view = panel.view(turn)
    lines: list[_GrowingLine] = []
    for word in sorted(words, key=lambda word: view.apply(*word.start)[0]):
        (left, baseline), (right, _) = view.apply(*word.start), view.apply(*word.end)
        em = word.size * MM_PER_PT
        for line in lines:
            level = abs(line.baseline - baseline) < _SAME
            alike = line.words[-1].spot.ink == word.spot.ink and abs(line.em - em) < 1e-6
            if level and alike and -_SAME < left - line.right < _WORD_GAP * em:
                line.words.append(word)
                line.right = right
                break
        else:
            lines.append(_GrowingLine([word], left, right, baseline, em, [], []))
    return lines


def _attach(sign: Sign, lines: dict[tuple[Face, Turn], list[_GrowingLine]], panel: Panel) -> bool:
    """Add a sign to the line that it begins or ends; return whether there is one."""
    near = []
    for (face, turn), found in lines.items():
        if sign.spot.face != face or sign.kind == "next":
            continue
        box = sign.spot.box.mapped(panel.view(turn))
        for line in found:
            rise = line.baseline - box.centre[1]
            for on_left in _sides(sign, turn, line):
                gap = line.left - box.right if on_left else box.x - line.right
                if -_SAME < gap < _WORD_GAP * line.em and 0 < rise < 0.8 * line.em:
                    near.append((gap, line, on_left, box))
    if not near:
        return False
    _, line, on_left, box = min(near, key=lambda place: place[0])
    if sign.kind == "start":
        line.starts.insert(0, sign)
    else:
        line.ends.append(sign)
    if on_left:
        line.left = box.x
    else:
        line.right = box.right
    return True


def _sides(sign: Sign, turn: Turn, line: _GrowingLine) -> Iterator[bool]:
    """Yield whether a sign may be on the left of a line. A triangle points to its word."""
    if sign.kind == "start" and sign.spot.turn in (turn, (turn + 180) % 360):
        yield sign.spot.turn == turn
    elif sign.kind == "end":
        yield line.from_right


def _groups(lines: list[_GrowingLine], inks: set[Ink]) -> list[list[_GrowingLine]]:
    """Group consecutive lines of one pitch with the same edge on the side where reading begins.

    That is either side for Latin lines in one of the `inks` of texts that are read from the right.
    """
    groups: list[list[_GrowingLine]] = []
    for line in sorted(lines, key=lambda line: line.baseline):
        for group in groups:
            last = group[-1]
            pitch = (line.baseline - last.baseline) / line.em
            from_right = line.from_right or last.from_right
            aside = abs(line.right - last.right if from_right else line.left - last.left)
            if not from_right and line.words[0].spot.ink in inks:
                aside = min(aside, abs(line.right - last.right))
            follows = aside < _SAME and _PITCH[0] <= pitch <= _PITCH[1]
            alike = (line.em, line.words[0].spot.ink) == (last.em, last.words[0].spot.ink)
            if follows and alike and not line.starts and not last.ends:
                group.append(line)
                break
        else:
            groups.append([line])
    return groups


def _paragraph(
    face: Face, turn: Turn, group: list[_GrowingLine], panel: Panel, inks: set[Ink]
) -> Paragraph:
    first, last = group[0], group[-1]
    own = (word.text for line in group for word in line.words)
    from_right = reads_from_right(own) or first.words[0].spot.ink in inks
    words = (word.spot.box for line in group for word in line.words)
    signs = (sign.spot.box for sign in (*first.starts, *last.ends))
    box = box_around([*words, *signs])
    lines = (in_reading_order(line.words, lambda word: word.text, from_right) for line in group)
    return Paragraph(
        face,
        turn,
        first.words[0].spot.ink,
        tuple(map(tuple, lines)),
        tuple(first.starts),
        tuple(last.ends),
        box,
        box.mapped(panel.view(turn)),
        from_right,
    )
