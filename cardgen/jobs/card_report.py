"""Remarks on printed cards: guessed names, what the profile gives, what is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from cardgen.card.front_sizes import Sizes
from cardgen.card.portrait import portrait_remark
from cardgen.drawing.qr import QUIET_ZONE, WANTED_MODULE, choose
from cardgen.inputs.accent import theme_of
from cardgen.inputs.contact import payload
from cardgen.inputs.faults import Fault, Option, quoted
from cardgen.inputs.guests import Guest, RowFaults, doubt_of
from cardgen.inputs.profile import Profile, fields_of, qr_kind
from cardgen.jobs.batch import BatchSizes
from cardgen.sheets.typesetting import counted

_MOST_NAMED = 5  # in one remark
_MOST_ROWS = 12  # rows named one by one


@dataclass
class Remarks:
    """Remarks on the cards of guests over the profile `base`, collected while they are made.

    `guessed` are guests with guessed names.
    """

    base: Profile
    sizes: BatchSizes
    guessed: list[Guest] = field(default_factory=list)
    _own: Counter[frozenset[str]] = field(default_factory=Counter)
    _left_out: Counter[str] = field(default_factory=Counter)
    _apart: list[str] = field(default_factory=list)
    _fine: list[tuple[Guest, float]] = field(default_factory=list)
    _faces: list[str] = field(default_factory=list)
    _first: dict[int, int] = field(default_factory=dict)
    _again: list[tuple[int, int]] = field(default_factory=list)

    def passing(self, rows: Iterable[Guest | RowFaults]) -> Iterator[Guest | RowFaults]:
        """Yield the rows, and note what is to be said about them."""
        for row in rows:
            if isinstance(row, Guest):
                if doubt_of(row):
                    self.guessed.append(row)
                self._own[row.own] += 1
                first = self._first.setdefault(hash((row.profile, *row.seating.items())), row.line)
                if first != row.line:
                    self._again.append((row.line, first))
                self._left_out.update(self._lacks(row))
                sizes = self.sizes.of(row)
                if sizes and (module := fine_module(row.profile, sizes)):
                    self._fine.append((row, module))
                if "portrait" in row.own and portrait_remark(row.profile):
                    self._faces.append(_named(row))
                if row.record in self.sizes.own:
                    self._apart.append(_named(row))
            yield row

    def take_back(self, rows: Iterable[Guest]) -> None:
        """Forget what has been noted about the lines of cards that are not printed."""
        gone = set()
        for row in rows:
            self._left_out.subtract(self._lacks(row))
            gone.add(row.record)
        self._fine = [(row, module) for row, module in self._fine if row.record not in gone]

    def _lacks(self, row: Guest) -> list[str]:
        sizes = self.sizes.of(row)
        return [*row.left_out, *(left_out_by(sizes, row.profile) if sizes else ())]

    @property
    def lines(self) -> tuple[str | Fault, ...]:
        """The remarks in sentences, without the doubts."""
        left_out = (f"{what} on {counted(n, 'card')}" for what, n in self._left_out.items() if n)
        smaller = self._left_out["logo"] and qr_kind(self.base) == "vcard"
        help_out = (
            'for the logo, try content = "mecard" or "url" under [qr]: that symbol is smaller'
        )
        return (
            *self._repeated(),
            *self._taken(),
            *self._sized(),
            *self._without_face(),
            *left_out_line(left_out),
            *fine_symbols_line([(_named(row), row.profile, module) for row, module in self._fine]),
            *([help_out] if smaller else []),
        )

    def _sized(self) -> Iterator[str]:
        """Yield who has other sizes than the others."""
        if self._apart:
            some = _some_of(self._apart)
            yield f"set in sizes of their own, for they do not fit at those of the others: {some}"

    def _without_face(self) -> Iterator[str]:
        """Yield in which portraits no face is found, or one too dark to be seen."""
        if self._faces:
            yield (
                "no face is found, or it is too dark, in the portraits of "
                f"{_some_of(self._faces)}: look at these cards; a column portrait_focus says where "
                "a face is"
            )

    def _repeated(self) -> Iterator[str]:
        """Yield which rows say the same of a guest as a row before."""
        if self._again:
            more = len(self._again) - _MOST_ROWS
            rows = ", ".join(f"{line} (as {first})" for line, first in self._again[:_MOST_ROWS])
            yield (
                f"rows that say the same as another, and are printed, too: {rows}"
                f"{f' and {more} more' if more > 0 else ''}"
            )

    def _taken(self) -> Iterator[str | Fault]:
        """Yield what guests take from the profile, of what usually belongs to one person."""
        guests, source = self._own.total(), self.base.origin.source
        private = {each.name: each.heading for each in fields_of(type(self.base)) if each.private}
        taken = {
            name: sum(n for own, n in self._own.items() if _takes(own, name))
            for name in private
            if getattr(self.base, name)
        }
        if always := [private[name] for name, n in taken.items() if n == guests]:
            yield (
                f"every guest takes {', '.join(always)} from {source}, for the list has none: "
                "take out of the profile what is not theirs"
            )
        if partly := [name for name, n in taken.items() if 0 < n < guests]:
            n = sum(n for own, n in self._own.items() if any(_takes(own, name) for name in partly))
            fields = ", ".join(private[name] for name in partly)
            take = "takes" if n == 1 else "take"
            message = f"{n} of {guests} guests {take} {fields} from this profile"
            advice = Option("blank", "keep", "to leave blank cells empty")
            yield Fault(source, None, message, advice=(advice,))


def _some_of(named: Sequence[str]) -> str:
    """Return the first of the names, and how many more there are."""
    some = ", ".join(named[:_MOST_NAMED])
    more = len(named) - _MOST_NAMED
    return f"{some} and {more} more" if more > 0 else some


def _named(row: Guest) -> str:
    """Return the guest's name and line, for a message."""
    origin = row.profile.origin
    return f"{quoted(row.profile.name)} ({'row' if origin.sheet else 'line'} {row.line})"


def _takes(own: frozenset[str], name: str) -> bool:
    """Return whether a row with the fields `own` takes the field `name` from the profile."""
    return name not in own and not (name.startswith("qr_") and "qr" in own)


def left_out_by(sizes: Sizes, profile: Profile) -> list[str]:
    """Return what is not on the front at these sizes, because there is no room."""
    lacking = {
        "logo": profile.logo and not sizes.logo,
        "brand line": profile.brand and not sizes.brand_line,
    }
    return [name for name, lacks in lacking.items() if lacks]


def fine_module(profile: Profile, sizes: Sizes) -> float:
    """Return the side of a QR symbol's modules in mm if it is less than wanted, else 0."""
    content = payload(profile)
    if not (content and sizes.qr):
        return 0
    if theme_of(profile).tile is not None:
        choice = choose(content, sizes.qr)
        return choice.module if choice.is_small else 0
    # without a tile the ground is the quiet zone, and `qr` the side of the modules alone
    side = choose(content, sizes.qr + 2 * QUIET_ZONE * WANTED_MODULE).side
    return sizes.qr / side if sizes.qr / side < WANTED_MODULE - 1e-9 else 0


def fine_symbols_line(fine: Sequence[tuple[str, Profile, float]]) -> tuple[str, ...]:
    """Return the line on symbols with fine modules: whose they are, and what to do about it."""
    if not fine:
        return ()
    some = ", ".join(f"{whose} {module:.2f} mm" for whose, _, module in fine)
    kinds = {qr_kind(profile) for _, profile, _ in fine}
    smaller = {
        frozenset(
            ["vcard"]
        ): 'leave out contact details, or set content = "mecard" or "url" under [qr]',
        frozenset(["mecard"]): 'leave out contact details, or set content = "url" under [qr]',
    }.get(frozenset(kinds), "shorten what the symbol holds")
    what = f"modules of the QR symbol are below {WANTED_MODULE:.2f} mm, too fine for some phones"
    return (f"{what}: {some}; {smaller}",)


def left_out_line(parts: Iterable[str]) -> tuple[str, ...]:
    """Return the line that says what is left out, if anything is."""
    words = ", ".join(parts)
    return (f"left out, for lack of room: {words}",) if words else ()
