"""What to tell about printed cards: guessed names, what comes from the profile, what is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cardgen.card.front_sizes import Sizes, best_name_size
from cardgen.inputs.accent import themed
from cardgen.inputs.faults import Fault, Option, quoted
from cardgen.inputs.guests import Guest, RowFaults, doubt_of
from cardgen.inputs.profile import Profile, qr_kind
from cardgen.jobs.batch_sizes import BatchSizes

_PERSONAL = {
    "portrait": "portrait",
    "title": "title",
    "phones": "phone",
    "emails": "email",
    "urls": "url",
    "address": "address",
    "qr_url": "qr_url",
    "qr_text": "qr_text",
}
"""Fields that usually belong to one person, and their columns."""

_MOST_NAMED = 5  # in one remark
_MOST_ROWS = 12  # rows named one by one


@dataclass
class Remarks:
    """Remarks on the cards of guests over the profile `base`, collected while they are made.

    `doubts` are guessed names.
    """

    base: Profile
    sizes: BatchSizes
    doubts: list[str] = field(default_factory=list)
    _own: Counter[frozenset[str]] = field(default_factory=Counter)
    _left_out: Counter[str] = field(default_factory=Counter)
    _apart: list[str] = field(default_factory=list)
    _first: dict[int, int] = field(default_factory=dict)
    _again: list[tuple[int, int]] = field(default_factory=list)

    def passing(self, rows: Iterable[Guest | RowFaults]) -> Iterator[Guest | RowFaults]:
        """Yield the rows, and note what is to be said about them."""
        for row in rows:
            if isinstance(row, Guest):
                if doubt := doubt_of(row):
                    self.doubts.append(doubt)
                self._own[row.own] += 1
                first = self._first.setdefault(hash((row.profile, *row.seating.items())), row.line)
                if first != row.line:
                    self._again.append((row.line, first))
                self._left_out.update(self._lacks(row))
                if row.record in self.sizes.own:
                    self._apart.append(_named(row))
            yield row

    def take_back(self, rows: Iterable[Guest]) -> None:
        """Forget what has been noted about the lines of cards that are not printed."""
        for row in rows:
            self._left_out.subtract(self._lacks(row))

    def _lacks(self, row: Guest) -> list[str]:
        sizes = self.sizes.of(row)
        return [*row.left_out, *(left_out_by(sizes, row.profile) if sizes else ())]

    @property
    def lines(self) -> tuple[str | Fault, ...]:
        """The remarks in sentences, without the doubts."""
        left_out = (f"{what} on {n} card{'s'[: n != 1]}" for what, n in self._left_out.items() if n)
        smaller = self._left_out["logo"] and qr_kind(self.base) == "vcard"
        help_out = 'for the logo, try content = "mecard" or "url" under [qr]: that symbol is smaller'
        return (
            *self._repeated(),
            *self._taken(),
            *self._sized(),
            *left_out_line(left_out),
            *([help_out] if smaller else []),
        )

    def _sized(self) -> Iterator[str]:
        """Yield who decides how large names are, and who has other sizes than the others."""
        for theme, row in self.sizes.widest.items():
            name = self.sizes.of_theme[theme].name
            narrow = ", condensed" * name.weight.startswith("condensed")
            best = best_name_size(themed(theme, row.profile.accent)).size
            yield (
                f"the widest name, {_named(row)}, sets the size of all names: {name.size:g} pt{narrow}; "
                f"shorter ones have up to {best:g} pt"
            )
        if rest := self._apart:
            some = ", ".join(rest[:_MOST_NAMED]) + f" and {len(rest) - _MOST_NAMED} more" * (
                len(rest) > _MOST_NAMED
            )
            yield f"set in sizes of their own, for they do not fit at those of the others: {some}"

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
        taken = {
            name: sum(n for own, n in self._own.items() if _takes(own, name))
            for name in _PERSONAL
            if getattr(self.base, name)
        }
        if always := [_PERSONAL[name] for name, n in taken.items() if n == guests]:
            yield (
                f"every guest takes {', '.join(always)} from {source}, for the list has none: "
                "take out of the profile what is not theirs"
            )
        if partly := [name for name, n in taken.items() if 0 < n < guests]:
            n = sum(n for own, n in self._own.items() if any(_takes(own, name) for name in partly))
            fields = ", ".join(_PERSONAL[name] for name in partly)
            message = f"{n} of {guests} guests take{'s'[: n == 1]} {fields} from this profile"
            advice = Option("blank", "keep", "to leave blank cells empty")
            yield Fault(source, None, message, advice=(advice,))


def _named(row: Guest) -> str:
    """Return the guest's name and line, for a message."""
    origin = row.profile.origin
    return f"{quoted(row.profile.name)} ({'row' if origin.sheet else 'line'} {row.line})"


def _takes(own: frozenset[str], name: str) -> bool:
    """Return whether a row that fills in the fields `own` takes the field `name` from the profile."""
    return name not in own and not (name.startswith("qr_") and "qr" in own)


def left_out_by(sizes: Sizes, profile: Profile) -> list[str]:
    """Return what is not on the front at these sizes, because there is no room."""
    lacking = {"logo": profile.logo and not sizes.logo, "brand line": profile.brand and not sizes.brand_line}
    return [name for name, lacks in lacking.items() if lacks]


def left_out_line(parts: Iterable[str]) -> tuple[str, ...]:
    """Return the line that says what is left out, if anything is."""
    words = ", ".join(parts)
    return (f"left out, for lack of room: {words}",) if words else ()
