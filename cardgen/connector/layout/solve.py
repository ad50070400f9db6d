"""Finds a layout for texts: tries type sizes from large to small, and orders of the cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from cardgen.connector.layout.headings import heading_blocks
from cardgen.connector.layout.phrases import PhraseSetter, PhraseSlot, Sharing, column
from cardgen.connector.layout.problem import Problem
from cardgen.connector.layout.result import PITCH, SEED, Face, HeadingBlock, Layout, Panel
from cardgen.connector.layout.seat_orders import PLACES, seat_orders
from cardgen.connector.texts import Description, Heading, Seat, Texts
from cardgen.connector.words import word_spans
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import MM_PER_PT, Weight
from cardgen.inputs.faults import Advice, Fault, InputFault, Option, quoted
from cardgen.inputs.papers import SMALLEST_LIGHT_TYPE

if TYPE_CHECKING:
    from cardgen.connector.layout.solver import Answer

VERSION = 5
"""Increase it whenever the same texts get another layout."""

Style = tuple[float, Weight]
"""Size in pt and weight."""

STYLES: tuple[Style, ...] = (
    (7.0, "condensed-semibold"),
    (6.5, "condensed-semibold"),
    (SMALLEST_LIGHT_TYPE, "condensed-semibold"),
    (SMALLEST_LIGHT_TYPE, "condensed"),
)
"""Best first: light type on black needs a weight that does not fill in."""

CLEARANCE = 1.5
"""In mm."""

_FILLED = 0.45  # largest share of the faces' room that print takes, from experience
_FILLED_IF_SIMPLE = 0.7  # the same if no text is on more than two cards
_FILLED_IF_CROWDED = 0.4  # the same if more corners are to be laid than there are places for
_NARROW, _NARROWER = (
    16.0,
    14.0,
)  # mm: widest columns that are tried first, and those on crowded cards
_AROUND = 30.0  # square mm around the lines of a phrase: its piece, a gap, and its link
_MOST_REJECTED = 12  # layouts that are thrown away; each takes some seconds
_ANOTHER_SEED = Option("seed", "N", "to try another layout")
_MORE_TIME = Option("minutes", "N", "for more time")
_ALONE = 2.0  # largest effort to find out whether a text fits alone
_CURE = 6.0  # largest effort to find out whether a cure works
_FOR_CURES = 0.4  # share of the time that is kept for that


class NoLayoutError(InputFault):
    """The search for a layout ended without one: `faults` say which text is at fault, and what would help."""


class NoTimeError(InputFault):
    """The search was stopped by the clock; with more time it may end otherwise."""


class NoSolverError(InputFault):
    """The solver is not installed."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to try, in units of the solver's deterministic time, a few seconds each.

    For each type and each kind of heading every order of the cards gets half of `find`, first with
    narrow columns. Those undecided then get `find`, with any columns, and all together at most
    `style`. The whole search ends after `total`, on a crowded card after `crowded`, of which each
    type gets the same. The first layout is improved for up to `improve`. The same effort gives the
    same layout on every machine.
    """

    find: float = 3.0
    style: float = 8.0
    total: float = 40.0
    crowded: float = 7.0
    improve: float = 1.5


THOROUGH = Effort()
QUICK = Effort(improve=0)
"""Stops at the first layout."""


def solve(
    texts: Texts,
    geometry: str,
    panel: Panel,
    book: FontBook,
    *,
    seed: int = SEED,
    effort: Effort = THOROUGH,
    styles: Sequence[Style] = STYLES,
    clearance: float = CLEARANCE,
    heading: Heading | None = None,
    decoys: bool = True,
    works: Callable[[Layout], bool] = lambda _: True,
    progress: Callable[[str], None] = lambda _: None,
    seconds_left: Callable[[], float] = lambda: math.inf,
    cures: bool = True,
) -> Layout:
    """Return a layout of `texts` and `heading` on a card with this `panel`.

    Each link of a pile may be `clearance` mm off before it hides a word or shows a wrong one. A
    layout for which `works` is false is thrown away. `progress` is called with each attempt. The
    same arguments give the same layout with the same version of the solver, or none where
    `seconds_left` runs out before: the clock never chooses between layouts. With `cures`, a part of
    that time is for finding out what would help.

    Raises:
        NoLayoutError: no layout was found; names the text at fault and a remedy.
        NoTimeError: no time is left.
        InputFault: the solver is not installed, or no font has a character.
    """
    blocks = heading_blocks(heading, book) if heading else ()
    blocks = tuple(
        block for block in blocks if heading and heading.allows(block.title, block.lines)
    )
    kept = _FOR_CURES * seconds_left() if cures and seconds_left() < math.inf else 0.0
    search = _Search(
        geometry,
        panel,
        book,
        seed,
        effort,
        clearance,
        progress,
        lambda: seconds_left() - kept,
        blocks,
        heading is None or heading.allows("", ()),
        decoys,
        works,
    )
    check_glyphs(texts, book)
    _check_flaps(texts, panel)
    kind: type[InputFault] = NoLayoutError
    try:
        found = search.run(texts, styles)
    except TimeoutError:
        kind = NoTimeError
        message = "no layout was found in the time given, which is no proof that there is none"
        found = [Fault("connector", None, message, advice=(_MORE_TIME, "shorten the texts"))]
    if isinstance(found, Layout):
        return found
    if cures and not search.too_full(texts, styles[-1]):
        progress("no layout was found: trying what would help")
        less = replace(
            effort, total=min(effort.total, _CURE), crowded=min(effort.crowded, _CURE), improve=0
        )

        def works_with(others: Texts, head: Heading | None) -> bool:
            with suppress(InputFault):
                solve(
                    others,
                    geometry,
                    panel,
                    book,
                    seed=seed,
                    effort=less,
                    styles=styles,
                    clearance=clearance,
                    heading=head,
                    decoys=decoys,
                    seconds_left=seconds_left,
                    cures=False,
                )
                return True
            return False

        if cure := _cure(texts, heading, [fault.key for fault in found if fault.key], works_with):
            *others, last = (replace(fault, advice=()) for fault in found)
            found = [*others, replace(last, advice=(f"this was tried and works: {cure}",))]
    raise kind(found)


def _cure(
    texts: Texts,
    heading: Heading | None,
    games: Sequence[str],
    works_with: Callable[[Texts, Heading | None], bool],
) -> str:
    """Return in words the least that helps; perhaps nothing. `games` are at fault, if that is known."""
    if heading and heading.wanted and works_with(texts, replace(heading, wanted=())):
        return "leave out title and invitation"
    at_fault = [text for text in texts if text.cards > 1 and (not games or text.game in games)]
    most = max(at_fault, key=lambda text: text.cards, default=None)
    cure = ""
    if most is not None:
        halves = {text.game: math.ceil(text.cards / 2) for text in at_fault}
        one_half = {most.game: halves[most.game]}
        for fewer in (
            halves,
            one_half,
            {most.game: most.cards - 1},
        ):  # what helps most is found at once
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


def is_crowded(texts: Texts) -> bool:
    """Return whether the piles of the texts lay more corners than a card has places for."""
    return _cards_to_lay(texts) > PLACES


def _cards_to_lay(texts: Texts) -> int:
    return sum(text.cards - 1 for text in texts)


def _most_filled(texts: Texts) -> float:
    if is_crowded(texts):
        return _FILLED_IF_CROWDED
    return _FILLED_IF_SIMPLE if all(text.cards <= 2 for text in texts) else _FILLED


@dataclass(frozen=True, slots=True)
class _SeatPlan:
    """Which seats the cards of each text take, and the phrases read there."""

    seats: tuple[tuple[Seat, ...], ...]
    slots: tuple[PhraseSlot, ...]

    def fits(self, panel: Panel, size: float) -> bool:
        """Return whether each phrase by itself fits on its face."""
        return all(slot.fitting(panel, size) for slot in self.slots)


@dataclass(slots=True)
class _Search:
    geometry: str
    panel: Panel
    book: FontBook
    seed: int
    effort: Effort
    clearance: float
    progress: Callable[[str], None]
    seconds_left: Callable[[], float]
    headings: tuple[HeadingBlock, ...] = ()
    may_lack_heading: bool = True
    decoys: bool = True
    works: Callable[[Layout], bool] = lambda _: True
    setters: dict[tuple[Texts, Weight], PhraseSetter] = field(default_factory=dict)
    spent: float = 0.0
    rejected: int = 0

    def run(self, texts: Texts, styles: Sequence[Style]) -> Layout | list[Fault]:
        """Return the first layout found, in the largest style; or why there is none.

        Raises:
            TimeoutError: no time is left.
        """
        blocks = self.headings
        kinds = [
            tuple(block for block in blocks if bool(block.title) == titled)
            for titled in (True, False)
        ]
        answers: set[str] = set()
        fitting = [style for style in styles if not self.too_full(texts, style)]
        for number, style in enumerate(fitting):
            if is_crowded(texts):
                left = (self.effort.crowded - self.spent) / (len(fitting) - number)
                answer = self.lay_crowded(texts, style, left)
                if isinstance(answer, Layout):
                    return answer
                answers.add(answer)
                continue
            none = [()] if self.may_lack_heading and (style == styles[-1] or not blocks) else []
            for headings in [*filter(None, kinds), *none]:
                answer = self.lay(texts, style, headings)
                if isinstance(answer, Layout):
                    return answer
                answers.add(answer)
        return self.faults(texts, styles[-1], proven="unknown" not in answers)

    def too_full(self, texts: Texts, style: Style) -> bool:
        """Return whether the print of the texts takes more room than experience allows."""
        return self.share_taken(texts, style) > _most_filled(texts)

    def lay(self, texts: Texts, style: Style, headings: tuple[HeadingBlock, ...]) -> Answer:
        """Try some orders of the cards in one style, with one of the headings."""
        with _needing_the_solver():
            from cardgen.connector.layout.solver import Solver
        size, weight = style
        left = min(self.effort.style, self.effort.total - self.spent)
        plans: Iterable[_SeatPlan] = (
            plan for plan in self.plans(texts, weight) if plan.fits(self.panel, size)
        )
        for limit, narrow in ((self.effort.find / 2, _NARROW), (self.effort.find, None)):
            undecided = []
            for plan in plans:
                if left <= 0 or self.rejected >= _MOST_REJECTED:
                    return "unknown"
                self.progress(f"{size:g} pt, {weight}: looking for a layout")
                problem = Problem(
                    texts,
                    plan.seats,
                    plan.slots,
                    self.geometry,
                    self.panel,
                    size,
                    weight,
                    self.clearance,
                    headings,
                    narrow,
                )
                solver = Solver(problem, seconds_left=self.seconds_left)
                found = solver.find(min(limit, left), self.seed)
                left -= solver.spent
                self.spent += solver.spent
                if isinstance(found, Layout):
                    if self.effort.improve:
                        self.progress(f"{size:g} pt, {weight}: found; making it better")
                    done = self._finished(
                        solver.improve(found, self.effort.improve, self.seed), texts
                    )
                    if done is not None:
                        return done
                if found != "none" or narrow:
                    undecided.append(plan)
            plans = undecided
        return "unknown" if plans else "none"

    def lay_crowded(self, texts: Texts, style: Style, effort: float) -> Answer:
        """Lay out one text after another in one style, for up to `effort`."""
        with _needing_the_solver():
            from cardgen.connector.layout.insertion import Insertion
        size, weight = style
        self.progress(f"{size:g} pt, {weight}: looking for room for one text after another")
        seats = tuple((Seat(),) * text.cards for text in texts)
        setter = self.setter(texts, weight)
        slots = setter.slots(seats, setter.groups(seats, Sharing(True, False)))
        problem = Problem(
            texts,
            seats,
            slots,
            self.geometry,
            self.panel,
            size,
            weight,
            self.clearance,
            narrow=_NARROWER,
        )
        search = Insertion(problem, self.headings, self.seed, self.seconds_left)
        for layout in search.layouts(effort):
            if layout.heading is None and not self.may_lack_heading:
                continue
            done = self._finished(layout, texts)
            if done is not None:
                return done
        self.spent += search.spent
        return "unknown"

    def _finished(self, layout: Layout, texts: Texts) -> Layout | None:
        """Return a layout with its decoys, None if they have no room or if it does not work."""
        from cardgen.connector.layout.decoys import with_decoys

        done: Layout | None = replace(layout, seed=self.seed)
        if done and self.decoys:
            done = with_decoys(done, texts, self.book)
        if done and self.works(done):
            return done
        self.rejected += 1
        return None

    def plans(self, texts: Texts, weight: Weight) -> Iterator[_SeatPlan]:
        """Yield orders of the cards, with and without phrases that texts share: good ones, then any."""
        setter = self.setter(texts, weight)
        for seats in seat_orders(texts, self.panel, self.seed):
            known = set()
            for sharing in (Sharing(True, True), Sharing(True, False), Sharing(False, False)):
                groups = setter.groups(seats, sharing)
                if groups not in known:
                    known.add(groups)
                    yield _SeatPlan(seats, setter.slots(seats, groups))

    def setter(self, texts: Texts, weight: Weight) -> PhraseSetter:
        """Return what cuts the texts into phrases, in a weight of type."""
        if (texts, weight) not in self.setters:
            lines = [line for block in self.headings for line in (block.title, *block.lines)]
            lines += [decoy for text in texts for decoy in text.decoys]
            around = [line[start:end] for line in lines for start, end in word_spans(line)]
            self.setters[texts, weight] = PhraseSetter(texts, self.book, weight, around)
        return self.setters[texts, weight]

    # -- reasons for failure -----------------------------------------------------------------------

    def faults(self, texts: Texts, style: Style, *, proven: bool) -> list[Fault]:
        """Return why nothing was found down to the smallest `style`, for each text that is at fault."""
        size, weight = style
        faults = []
        too_full = self.too_full(texts, style)
        for text in texts:
            plans = list(self.plans((text,), weight))
            if not any(plan.fits(self.panel, size) for plan in plans):
                faults.append(Fault("connector", text.game, self._why_no_phrase(plans, size)))
            elif len(texts) > 1 and not too_full and self._never_fits(text, style):
                message = (
                    f"does not fit on {text.cards} cards, not even without the other texts: shorten its "
                    f"{_characters((text,))} characters, repeat fewer words, or ask for fewer cards"
                )
                faults.append(Fault("connector", text.game, message))
        if faults:
            return faults
        if self.rejected:
            message = f"{self.rejected} layouts were found, and in each of them one card gives too much away"
            advice: Advice = (
                "give each text some short decoys",
                "shorten the texts",
                _ANOTHER_SEED,
            )
            return [Fault("connector", None, message, advice=advice)]
        if is_crowded(texts) and not too_full:
            most = max(texts, key=lambda text: text.cards)
            message = (
                f"no layout was found for {len(texts)} texts on {sum(text.cards for text in texts)} cards in "
                "all, which is no proof that there is none"
            )
            fewer = f"ask for fewer cards (now {most.cards} for {most.game})"
            advice = (fewer, "leave a text out", "shorten the texts", _ANOTHER_SEED)
            return [Fault("connector", None, message, advice=advice)]
        longest = max(texts, key=lambda text: len(text.text))
        which = f" (the longest is {longest.game}, {len(longest.text)})" if len(texts) > 1 else ""
        shorten = f"shorten the texts ({_characters(texts)} characters{which})"
        if proven and not too_full and not self.may_lack_heading:
            message = f"the texts do not fit together with title and invitation at {size:g} pt"
            return [
                Fault("connector", None, message, advice=("shorten title and invitation", shorten))
            ]
        if too_full or proven:
            message = (
                f"the texts do not fit together at {size:g} pt: they have {_characters(texts)} characters"
                f"{which}, about {self._capacity(texts, style)} fit"
            )
            return [Fault("connector", None, message, advice=("shorten them", "leave one out"))]
        message = f"no layout was found down to {size:g} pt, which is no proof that there is none"
        return [Fault("connector", None, message, advice=(shorten, _ANOTHER_SEED))]

    def _never_fits(self, text: Description, style: Style) -> bool:
        """Return whether a text is proved not to fit by itself, without heading and decoys."""
        effort = Effort(find=_ALONE, style=_ALONE, improve=0)
        alone = replace(self, effort=effort, decoys=False, works=lambda _: True, spent=0.0)
        return alone.lay((text,), style, ()) == "none"

    def _why_no_phrase(self, plans: Sequence[_SeatPlan], size: float) -> str:
        """Return why no phrase of a text fits, in the plan that comes nearest."""
        em = size * MM_PER_PT
        least = float("inf")
        message = (
            "every card must show a word that is printed nowhere else, and there are too few of them: say "
            "some things in other words"
        )
        for slot in (
            slot for plan in plans for slot in plan.slots if not slot.fitting(self.panel, size)
        ):
            across, _ = column(self.panel, slot.seat)
            where = "back" if slot.seat.face == "back" else "flap"
            for run in slot.runs:
                width = run.width * em
                if 0 < width - across < least:
                    least = width - across
                    widest = max(run.lines, key=lambda line: self.book.width(line, size))
                    message = (
                        f"{quoted(widest)} is {width:.1f} mm wide at {size:g} pt, the {where} has room for "
                        f"{across:.1f} mm: use shorter words there, choose other seats, or a larger card"
                    )
        return message

    def _capacity(self, texts: Texts, style: Style) -> int:
        """Return about how many characters of such texts fit."""
        lines, around, room = self._areas(texts, style)
        fitting = _characters(texts) * (_most_filled(texts) * room - around) / lines
        return 10 * max(0, int(min(fitting, 0.98 * _characters(texts)) / 10))

    def share_taken(self, texts: Texts, style: Style) -> float:
        """Return about which share of the faces' room the print of all texts takes."""
        lines, around, room = self._areas(texts, style)
        return (lines + around) / room

    def _areas(self, texts: Texts, style: Style) -> tuple[float, float, float]:
        """Return the areas of all lines, of what is around them, and of the faces' room, in square mm."""
        size, weight = style
        faces: tuple[Face, ...] = ("back", "left", "right") if self.panel.flap else ("back",)
        room = sum(box.width * box.height for box in map(self.panel.room, faces))
        pitch = PITCH * size * MM_PER_PT
        lines = sum(self.book.width(text.text, size, weight) * pitch for text in texts)
        return lines, _AROUND * sum(text.cards for text in texts), room


def check_glyphs(texts: Texts, book: FontBook) -> None:
    """Check that every text can be printed.

    Raises:
        InputFault: no font has a character; one fault for each such text.
    """
    faults = []
    for text in texts:
        try:
            book.line(text.text, STYLES[0][1])
        except MissingGlyphError as error:
            faults.append(Fault("connector", text.game, str(error)))
    if faults:
        raise InputFault(faults)


def _check_flaps(texts: Texts, panel: Panel) -> None:
    if panel.flap:
        return
    message = (
        "its seats ask for flaps, but this card has none: take corners 1 to 4, or another geometry"
    )
    folded = [text.game for text in texts if any(seat.fold != "none" for seat in text.seats)]
    if folded:
        raise InputFault(Fault("connector", game, message) for game in folded)


def _characters(texts: Texts) -> int:
    return sum(len(text.text) for text in texts)


@contextmanager
def _needing_the_solver() -> Iterator[None]:
    """Say how to install the solver if it is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("ortools"):
            raise
        message = 'other texts need the solver: pip install -e ".[connector]"'
        raise NoSolverError([Fault("connector", None, message)]) from None
