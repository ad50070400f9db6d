"""Finds a layout for texts: tries type sizes from large to small, and orders of the cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from cardgen.connector.layout.headings import heading_blocks
from cardgen.connector.layout.phrases import (
    PhraseSetter,
    PhraseSlot,
    Problem,
    WordRun,
    column,
)
from cardgen.connector.layout.result import PITCH, SEED, HeadingBlock, Layout, Panel
from cardgen.connector.layout.seat_orders import seat_orders
from cardgen.connector.proof.legibility import ProofFinding
from cardgen.connector.texts import Description, Heading, Texts
from cardgen.connector.words import words_of
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import MM_PER_PT, Weight
from cardgen.inputs.faults import Fault, InputFault, OptionAdvice, counted, quoted
from cardgen.inputs.papers import SMALLEST_LIGHT_TYPE

if TYPE_CHECKING:
    from cardgen.connector.layout.solver import Answer

Style = tuple[float, Weight]
"""Size in pt and weight."""

COLUMNS = (16.0, None)
"""Widths in mm that columns have at most, tried one after the other: narrow ones, then any."""

STYLES: tuple[Style, ...] = (
    (7.0, "condensed-semibold"),
    (6.5, "condensed-semibold"),
    (SMALLEST_LIGHT_TYPE, "condensed-semibold"),
    (SMALLEST_LIGHT_TYPE, "condensed"),
)
"""Best first: light type on black needs a weight that does not fill in."""

_FILLED = 0.45  # largest share of the faces' room that print takes, from experience
_FILLED_IF_SIMPLE = 0.7  # the same if no text is on more than two cards
_AROUND = 30.0  # square mm around the lines of a phrase: its piece, a gap, and its link
_MOST_REJECTED = 12  # layouts that are thrown away; each takes some seconds
_ANOTHER_SEED = OptionAdvice("seed", "N", "to try another layout")
_MORE_TIME = OptionAdvice("minutes", "N", "for more time")
_ALONE = 2.0  # largest effort to find out whether a text fits alone
_CURE = 6.0  # largest effort to find out whether a cure works
_FOR_CURES = 0.4  # share of the time that is kept for that


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to try, in units of the solver's deterministic time, a few seconds each.

    For each type and each kind of heading every order of the cards gets half of `find`, with the
    narrowest columns. Those undecided then get `find`, with wider ones, and all together at most
    `style`. The whole search ends after `total`. The first layout is improved for up to `improve`.
    The same effort gives the same layout on every machine.
    """

    find: float = 3.0
    style: float = 8.0
    total: float = 40.0
    improve: float = 4.0


@dataclass(slots=True)
class LayoutSearch:
    """A search for a layout of `texts` and `heading` on a card of this `geometry` and `panel`.

    `columns` says how wide in mm the columns may be that are tried one after the other; None: as
    wide as they like. The piece of the heading is at least `heading_size`: width and height in mm.
    `prove` returns what keeps a layout from working; one with such findings is thrown away.
    `progress` is called with each attempt. The same arguments give the same layout with the same
    version of the solver, or none where `seconds_left` runs out before: the clock never chooses
    between layouts. With `cures`, a part of that time is for finding out what would help.
    """

    texts: Texts
    geometry: str
    panel: Panel
    book: FontBook
    seed: int = SEED
    effort: Effort = Effort()
    styles: Sequence[Style] = STYLES
    columns: Sequence[float | None] = COLUMNS
    heading: Heading | None = None
    heading_size: tuple[float, float] = (0.0, 0.0)
    decoys: bool = True
    prove: Callable[[Layout], Sequence[ProofFinding]] = lambda _: ()
    progress: Callable[[str], None] = lambda _: None
    seconds_left: Callable[[], float] = lambda: math.inf
    cures: bool = True
    _headings: tuple[HeadingBlock, ...] = field(init=False)
    _setters: dict[Weight, PhraseSetter] = field(init=False, default_factory=dict)
    _time_for_cures: float = field(init=False, default=0.0)
    _spent: float = field(init=False, default=0.0)
    _rejected: list[Sequence[ProofFinding]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        width, height = self.heading_size
        self._headings = tuple(
            block
            for block in (heading_blocks(self.heading, self.book) if self.heading else ())
            if block.piece.width >= width and block.piece.height >= height
        )

    def solve(self) -> Layout:
        """Return the first layout found, in the largest style.

        Raises InputFault if no layout was found, with the text at fault and a remedy, or if the
        solver is not installed, no font has a character, or no time is left.
        """
        check_glyphs(self.texts, self.book)
        self._check_flaps()
        if self.cures and self.seconds_left() < math.inf:
            self._time_for_cures = _FOR_CURES * self.seconds_left()
        try:
            found = self._try_styles()
        except TimeoutError:
            message = "no layout was found in the time given, which is no proof that there is none"
            message = self._why_rejected() or message
            found = [_fault(message, _MORE_TIME, "shorten the texts")]
        if isinstance(found, Layout):
            return found
        if self.cures and not self._is_too_full(self.styles[-1]):
            self.progress("no layout was found: trying what would help")
            if cure := self._cure([fault.key for fault in found if fault.key]):
                *others, last = (replace(fault, advice=()) for fault in found)
                found = [*others, replace(last, advice=(f"this was tried and works: {cure}",))]
        raise InputFault(found)

    def _try_styles(self) -> Layout | list[Fault]:
        """Return a layout in the largest style that has one, or why there is none."""
        blocks, styles = self._headings, self.styles
        kinds = [
            tuple(block for block in blocks if bool(block.title) == titled)
            for titled in (True, False)
        ]
        answers: set[str] = set()
        fitting = [style for style in styles if not self._is_too_full(style)]
        if fitting and find_spec("ortools") is None:
            message = 'other texts need the solver: pip install -e ".[connector]"'
            raise InputFault([_fault(message)])
        for style in fitting:
            without = self._may_lack_heading and (style == styles[-1] or not blocks)
            choices = [*filter(None, kinds), *([()] if without else [])]
            tries = (self._lay(style, headings) for headings in choices)
            for answer in tries:
                if isinstance(answer, Layout):
                    return answer
                answers.add(answer)
        return self._reasons(styles[-1], proven="unknown" not in answers)

    @property
    def _may_lack_heading(self) -> bool:
        return self.heading is None or self.heading.allows("", ())

    def _lay(self, style: Style, headings: tuple[HeadingBlock, ...]) -> Answer:
        from cardgen.connector.layout.solver import Solver

        name = "{:g} pt, {}".format(*style)
        left = min(self.effort.style, self.effort.total - self._spent)
        problems: Iterable[Problem] = (
            replace(problem, headings=headings) for problem in self._problems(style) if problem.fits
        )
        for narrow in self.columns:
            undecided = []
            limit = self.effort.find / (2 if narrow == self.columns[0] else 1)
            for problem in problems:
                if left <= 0 or len(self._rejected) >= _MOST_REJECTED:
                    return "unknown"
                self.progress(f"{name}: looking for a layout")
                solver = Solver(replace(problem, narrow=narrow), self._time_left)
                found = solver.find(min(limit, left), self.seed)
                left -= solver.spent
                self._spent += solver.spent
                if isinstance(found, Layout):
                    if self.effort.improve:
                        self.progress(f"{name}: found; making it better")
                    better = solver.improve(found, self.effort.improve, self.seed)
                    if done := self._finished(better):
                        return done
                if found != "none" or narrow:
                    undecided.append(problem)
            problems = undecided
        return "unknown" if problems else "none"

    def _time_left(self) -> float:
        return self.seconds_left() - self._time_for_cures

    def _finished(self, layout: Layout) -> Layout | None:
        """Return a layout with its decoys, None if they have no room or if it does not work.

        Findings of the proof are kept for the case that no layout works.
        """
        from cardgen.connector.layout.decoys import with_decoys

        done: Layout | None = replace(layout, geometry=self.geometry, seed=self.seed)
        if done and self.decoys:
            done = with_decoys(done, self.texts, self.book)
        findings = self.prove(done) if done else ()
        if done and not findings:
            return done
        self._rejected.append(findings)
        return None

    def _problems(self, style: Style) -> Iterator[Problem]:
        """Yield orders of the cards, with and without phrases that texts share: good ones first."""
        size, weight = style
        setter = self._setter(weight)
        for seats in seat_orders(self.texts, self.panel, self.seed):
            known = set()
            for heads, tails in ((True, True), (True, False), (False, False)):
                groups = setter.groups(seats, heads, tails)
                if groups not in known:
                    known.add(groups)
                    slots = setter.slots(seats, groups)
                    yield Problem(self.texts, seats, slots, self.panel, size, weight)

    def _setter(self, weight: Weight) -> PhraseSetter:
        if weight not in self._setters:
            lines = [line for block in self._headings for line in (block.title, *block.lines)]
            lines += [decoy for text in self.texts for decoy in text.decoys]
            around = [word for line in lines for word in words_of(line)]
            self._setters[weight] = PhraseSetter(
                self.texts, self.book, weight, around, self._time_left
            )
        return self._setters[weight]

    # -- reasons for failure -----------------------------------------------------------------------

    def _reasons(self, style: Style, *, proven: bool) -> list[Fault]:
        """Return why nothing was found down to the smallest `style`, for each text at fault."""
        texts, size = self.texts, style[0]
        too_full = self._is_too_full(style)
        if faults := [fault for text in texts for fault in self._faults_alone(text, style)]:
            return faults
        if why := self._why_rejected():
            decoys = () if any(self._rejected) else ("give each text some short decoys",)
            return [_fault(why, *decoys, "shorten the texts", _ANOTHER_SEED)]
        longest = max(texts, key=lambda text: len(text.text))
        which = f" (the longest is {longest.game}, {len(longest.text)})" if len(texts) > 1 else ""
        shorten = f"shorten the texts ({_characters(texts)} characters{which})"
        if proven and not too_full and not self._may_lack_heading:
            message = f"the texts do not fit together with title and invitation at {size:g} pt"
            return [_fault(message, "shorten title and invitation", shorten)]
        if too_full or proven:
            many = f"{_characters(texts)} characters{which}, about {self._capacity(style)} fit"
            message = f"the texts do not fit together at {size:g} pt: they have {many}"
            return [_fault(message, "shorten them", "leave one out")]
        message = f"no layout was found down to {size:g} pt, which is no proof that there is none"
        most = max(texts, key=lambda text: text.cards)
        fewer = f"ask for fewer cards (now {most.cards} for {most.game})"
        return [_fault(message, shorten, fewer, _ANOTHER_SEED)]

    def _why_rejected(self) -> str:
        """Return why the layouts that were found were thrown away; an empty text if none was."""
        if not self._rejected:
            return ""
        one = len(self._rejected) == 1
        many = "1 layout was found" if one else f"{len(self._rejected)} layouts were found"
        failed = [findings for findings in self._rejected if findings]
        if not failed:
            return f"{many}, and in {'it' if one else 'each of them'} one card gives too much away"
        first, *others = min(failed, key=len)
        more = f" (and {counted(len(others), 'other fault')})" if others else ""
        none = "it does not work" if one else "none of them works; the best one fails"
        return f"{many}, and {none}: {first}{more}"

    def _faults_alone(self, text: Description, style: Style) -> Iterator[Fault]:
        """Yield why a text does not fit even without the others, if that is so."""
        little = Effort(find=_ALONE, style=_ALONE, improve=0)
        alone = replace(
            self,
            texts=(text,),
            effort=little,
            decoys=False,
            prove=lambda _: (),
            seconds_left=self._time_left,
            cures=False,
        )
        if alone._is_too_full(style):  # to measure all its phrases would take minutes
            return
        problems = list(alone._problems(style))
        if not any(problem.fits for problem in problems):
            yield Fault("connector", text.game, self._why_no_phrase(problems, style[0]))
        elif len(self.texts) == 1 or self._is_too_full(style):
            return
        elif alone._lay(style, ()) == "none":
            message = (
                f"does not fit on {text.cards} cards, not even without the other texts: shorten "
                f"its {len(text.text)} characters, repeat fewer words, or ask for fewer cards"
            )
            yield Fault("connector", text.game, message)

    def _why_no_phrase(self, problems: Sequence[Problem], size: float) -> str:
        """Return why no phrase of a text fits, in the order that comes nearest."""
        em = size * MM_PER_PT

        def excess(run: WordRun, slot: PhraseSlot) -> float:
            return run.width * em - column(self.panel, slot.seat)[0]

        slots = (slot for problem in problems for slot in problem.slots)
        unfit = [slot for slot in slots if not slot.fitting(self.panel, size)]
        too_wide = [(run, slot) for slot in unfit for run in slot.runs if excess(run, slot) > 0]
        if not too_wide:
            return (
                "every card must show a word that is printed nowhere else, and there are too few "
                "of them: say some things in other words"
            )
        run, slot = min(too_wide, key=lambda one: excess(*one))
        widest = max(run.lines, key=lambda line: self.book.width(line, size))
        where = "back" if slot.seat.face == "back" else "flap"
        return (
            f"{quoted(widest)} is {run.width * em:.1f} mm wide at {size:g} pt, the {where} has "
            f"room for {column(self.panel, slot.seat)[0]:.1f} mm: use shorter words there, choose "
            "other seats, or a larger card"
        )

    def _cure(self, games: Sequence[str]) -> str:
        """Return in words the least that helps, perhaps nothing; `games` are at fault, if known."""
        texts, heading = self.texts, self.heading
        less = replace(self.effort, total=min(self.effort.total, _CURE), improve=0)

        def works_with(others: Texts, head: Heading | None) -> bool:
            search = replace(
                self,
                texts=others,
                heading=head,
                effort=less,
                prove=lambda _: (),
                progress=lambda _: None,
                cures=False,
            )
            with suppress(InputFault):
                search.solve()
                return True
            return False

        if heading and heading.wanted and works_with(texts, replace(heading, wanted=())):
            return "leave out title and invitation"
        at_fault = [text for text in texts if text.cards > 1 and (not games or text.game in games)]
        cure = ""
        if at_fault:
            most = max(at_fault, key=lambda text: text.cards)
            halves = {text.game: math.ceil(text.cards / 2) for text in at_fault}
            one_half = {most.game: halves[most.game]}
            for fewer in (halves, one_half, {most.game: most.cards - 1}):  # what helps most first
                others = tuple(
                    replace(text, cards=fewer[text.game], seats=()) if text.game in fewer else text
                    for text in texts
                )
                if not works_with(others, heading):
                    break
                cards = ", ".join(f"{count} for {game}" for game, count in fewer.items())
                cure = f"ask for fewer cards, {cards}"
        if not cure and len(texts) > 1:
            longest = max(texts, key=lambda text: (text.game in games, len(text.text)))
            if works_with(tuple(text for text in texts if text != longest), heading):
                cure = f"leave {longest.game} out"
        return cure

    # -- how full the card is ----------------------------------------------------------------------

    def _is_too_full(self, style: Style) -> bool:
        """Return whether the print of the texts takes more room than experience allows."""
        lines, around, room = self._areas(style)
        return (lines + around) / room > _most_filled(self.texts)

    def _capacity(self, style: Style) -> int:
        """Return about how many characters of such texts fit."""
        lines, around, room = self._areas(style)
        characters = _characters(self.texts)
        fitting = characters * (_most_filled(self.texts) * room - around) / lines
        return 10 * max(0, int(min(fitting, 0.98 * characters) / 10))

    def _areas(self, style: Style) -> tuple[float, float, float]:
        """Return the areas of lines, of what is around them, and of the faces, in square mm."""
        size, weight = style
        rooms = map(self.panel.room, self.panel.faces)
        room = sum(box.width * box.height for box in rooms)
        pitch = PITCH * size * MM_PER_PT
        lines = sum(self.book.width(text.text, size, weight) * pitch for text in self.texts)
        return lines, _AROUND * sum(text.cards for text in self.texts), room

    def _check_flaps(self) -> None:
        if self.panel.flap:
            return
        message = (
            "its seats ask for flaps, but this card has none: take corners 1 to 4, or another "
            "geometry"
        )
        seats = {text.game: text.seats for text in self.texts}
        folded = [game for game, own in seats.items() if any(seat.fold != "none" for seat in own)]
        if folded:
            raise InputFault(Fault("connector", game, message) for game in folded)


def _most_filled(texts: Texts) -> float:
    return _FILLED_IF_SIMPLE if all(text.cards <= 2 for text in texts) else _FILLED


def _characters(texts: Texts) -> int:
    return sum(len(text.text) for text in texts)


def _fault(message: str, *advice: str | OptionAdvice) -> Fault:
    return Fault("connector", None, message, advice=advice)


def check_glyphs(texts: Texts, book: FontBook) -> None:
    """Check that every text can be printed.

    Raises InputFault if no font has a character, with a fault for each such text.
    """
    faults = []
    for text in texts:
        try:
            book.line(text.text, STYLES[0][1])
        except MissingGlyphError as error:
            faults.append(Fault("connector", text.game, str(error)))
    if faults:
        raise InputFault(faults)
