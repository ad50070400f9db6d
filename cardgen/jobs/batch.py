"""The cards of a guest list: one size of type for all, each card or its faults, and remarks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import chain

from cardgen.card.card import Card, card
from cardgen.card.front import personal_part, sizes_for_name, sizes_of
from cardgen.card.front_lines import name_lines, widest
from cardgen.card.front_sizes import Needs, Sizes, best_name_size, sizes_for
from cardgen.card.portrait import portrait_remark
from cardgen.card.shortened import shortened
from cardgen.connector.artwork.back_artwork import Connector
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.inputs.accent import is_in_one_ink, press_ink, theme_of
from cardgen.inputs.faults import Fault, InputFault, OptionAdvice, Report, by_line, counted, quoted
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.guest_choice import chosen_rows
from cardgen.inputs.guest_rows import Guest, RowFaults
from cardgen.inputs.guests import doubt_of, names_text
from cardgen.inputs.profile import Profile, fields_of, qr_kind
from cardgen.jobs.cards import CardJob, fine_module, fine_symbols_line, left_out_by, left_out_line
from cardgen.jobs.progress import Progress, bar
from cardgen.jobs.writing import Written
from cardgen.output import Outputs

_MOST_NAMED = 5  # in one remark
_MOST_ROWS = 12  # rows named one by one

_HOW_TO_SETTLE = (
    '"Family, Given", or columns family_name and given_name, settle it; so does a file of names to '
    "correct: --names-csv FILE, or names_csv in an event's file"
)

LONG_NAMES = 0.05
"""So many of a batch's names, the longest, do not decide how large all are."""
LEAST_COMMON_NAME = 13.0
"""Type size in pt of a batch's names, at least, as far as long names decide it."""


@dataclass(frozen=True, slots=True)
class BatchSizes:
    """The sizes of each theme, and `own` ones by the line of a row."""

    of_theme: Mapping[str, Sizes] = field(default_factory=dict)
    own: Mapping[int, Sizes] = field(default_factory=dict)

    def of(self, row: Guest) -> Sizes | None:
        """Return the sizes of the card of `row`; None if they have not been decided."""
        return self.own.get(row.line) or self.of_theme.get(row.profile.theme)


def batch_sizes(
    rows: Iterable[Guest | RowFaults], geometry: Geometry, book: FontBook
) -> BatchSizes:
    """Return the sizes at which the cards of all good rows fit, for each theme.

    Names are as large as nineteen of twenty allow; the longest do not decide, and have sizes of
    their own if they do not fit. So have other cards that fit on their own but not with the others.
    Raises InputFault if a theme cannot be used.
    """
    in_theme: dict[str, list[Guest]] = {}
    for row in rows:
        if isinstance(row, Guest):
            in_theme.setdefault(row.profile.theme, []).append(row)
    decided: dict[str, Sizes] = {}
    own: dict[int, Sizes] = {}
    for theme, guests in in_theme.items():
        needs = Needs(geometry, theme_of(guests[0].profile), book)
        sizes = _together(guests, needs)
        apart: dict[int, Sizes] = {}
        if sizes.name != best_name_size(needs.theme):
            sizes, apart = _without_long_names(guests, sizes, needs)
        if not sizes.fits:
            sizes, apart = _most_together(guests, sizes, needs)
        decided[theme] = sizes
        own |= apart
    return BatchSizes(decided, own)


def _together(guests: Iterable[Guest], batch: Needs, nameless: Collection[int] = ()) -> Sizes:
    """Return the sizes of the cards of `guests`; names on `nameless` lines do not decide."""
    needs = Needs(batch.geometry, batch.theme, batch.book)
    for guest in guests:
        needs.add(guest.profile, with_name=guest.line not in nameless)
    return sizes_for(needs)


def _without_long_names(
    guests: list[Guest], all_together: Sizes, needs: Needs
) -> tuple[Sizes, dict[int, Sizes]]:
    """Return the sizes without the longest names, and own sizes by line for those too long.

    One of twenty names is left out, at least one, and more if the others would be smaller than
    `LEAST_COMMON_NAME` or condensed. It all stays as it is if that makes no name larger.
    """
    geometry, book, weight = needs.geometry, needs.book, needs.theme.name_weight
    widths: dict[int, float] = {}
    for guest in guests:
        with suppress(MissingGlyphError):
            lines = name_lines(guest.profile, book, weight)
            widths[guest.line] = widest(lines, book, weight)
    printable = [guest for guest in guests if guest.line in widths]
    longest = sorted(printable, key=lambda guest: widths[guest.line], reverse=True)

    def without(count: int) -> Sizes:
        return _together(guests, needs, {guest.line for guest in longest[:count]})

    def is_common(sizes: Sizes) -> bool:
        return sizes.name.size >= LEAST_COMMON_NAME and sizes.name.weight == weight

    least = max(1, int(len(longest) * LONG_NAMES))
    counts = range(least, len(longest))
    if counts and is_common(without(counts[-1])):
        least += bisect_left(counts, True, key=lambda count: is_common(without(count)))
    sizes = without(least)
    if sizes.name == all_together.name or not sizes.fits:
        return all_together, {}
    own: dict[int, Sizes] = {}
    for guest in longest[:least]:
        if not _fits(guest, sizes, geometry, book):
            found = sizes_for_name(guest.profile, geometry, book, sizes)
            own[guest.line] = found or sizes_of(guest.profile, geometry, book)
    return sizes, own


def _most_together(
    guests: list[Guest], smallest: Sizes, needs: Needs
) -> tuple[Sizes, dict[int, Sizes]]:
    """Return the sizes of the cards that fit together, and of others by line.

    Without a card that fits at all, the sizes are the `smallest`. The cards that need most are on
    their own.
    """
    geometry, book = needs.geometry, needs.book
    alone = {row.line: sizes_of(row.profile, geometry, book) for row in guests}
    easiest = sorted(
        (line for line in alone if alone[line].fits), key=lambda each: _demand(alone[each])
    )
    if not easiest:
        return smallest, {}

    def first(count: int) -> Sizes:
        return _together((row for row in guests if row.line in easiest[:count]), needs)

    counts = range(1, len(easiest) + 1)
    count = bisect_left(counts, True, key=lambda count: not first(count).fits)
    kept, sizes = set(easiest[:count]), first(count)
    own: dict[int, Sizes] = {}
    for row in guests:
        if row.line not in kept and not _fits(row, sizes, geometry, book):
            alone_sizes = alone[row.line]
            if alone_sizes.fits or _fits(row, alone_sizes, geometry, book):  # by less than is usual
                own[row.line] = alone_sizes
    return sizes, own


def _demand(sizes: Sizes) -> tuple[float, ...]:
    """Return a key that sorts cards by how much they have to give up to fit."""
    contact = sizes.contact
    return (
        not sizes.logo,
        sizes.broken,
        -contact.size,
        contact.weight.startswith("condensed"),
        -sizes.picture,
        sizes.columns,
        -sizes.name.size,
        sizes.qr,
    )


def _fits(row: Guest, sizes: Sizes, geometry: Geometry, book: FontBook) -> bool:
    return not personal_part(row.profile, geometry, book, sizes).faults


# -- cards -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardComposer:
    """The common input of all cards of a batch.

    `connector` is on the back of all cards. `sizes` are those of the batch (`batch_sizes`); without
    them each card has its own.
    """

    geometry: Geometry
    book: FontBook
    connector: Connector | None = None
    sizes: BatchSizes = field(default_factory=BatchSizes)

    def card(self, row: Guest) -> Card | RowFaults:
        """Return the card of a guest, or the row with all its faults."""
        sizes = self.sizes.of(row)
        try:
            return card(row.profile, self.geometry, self.book, self.connector, sizes)
        except InputFault as error:
            return RowFaults(row.line, error.faults)


# -- the job ---------------------------------------------------------------------------------------


class GuestBatch:
    """The cards of a job's guest list; after `cards`, `bad` has the rows without one."""

    def __init__(
        self,
        job: CardJob,
        composer: CardComposer,
        profile: Profile,
        listed: Sequence[Guest | RowFaults],
        report: Report | None,
    ) -> None:
        """Decide on the cards of all who are `listed`, over `profile`.

        Raises InputFault if they are not all in one ink, or none of the chosen ones is among them.
        """
        assert job.csv is not None
        self._job, self._path, self._profile = job, job.csv, profile
        self._listed = listed
        if job.shorten:
            listed = [shortened_row(row, composer.geometry, composer.book) for row in listed]
        _check_inks(listed, profile)
        # all rows decide about the sizes, also those that are not printed now: a reprint looks the
        # same
        self._sizes = batch_sizes(listed, composer.geometry, composer.book)
        self._composer = replace(composer, sizes=self._sizes)
        self._rows = chosen_rows(listed, job.only, job.csv, report)
        self.bad: list[RowFaults] = []

    def cards(self, progress: Progress | None) -> Iterator[Card]:
        """Yield the cards of the good rows."""
        show = bar(progress, "cards", len(self._rows))
        for done, row in enumerate(self._rows, 1):
            made = row if isinstance(row, RowFaults) else self._composer.card(row)
            show(done)
            if isinstance(made, RowFaults):
                self.bad.append(made)
            else:
                yield made

    def complete(self, written: Written, outputs: Outputs) -> Written:
        """Return what was written with what is to be said of it; also write guessed names.

        Raises InputFault if rows are at fault, and these are not to be left out, or all are.
        """
        shared, rest = self._faults() if self.bad else ([], [])
        if self.bad and not self._job.skip_bad:
            raise InputFault([*shared, *rest])
        if written.pages == 0:  # leaving out rows does not mend the profile
            message = "every row is at fault: nothing is left to print"
            raise InputFault(shared or [Fault(self._path, None, message)])
        missing = {row.line for row in self.bad}
        guessed = [row for row in self._rows if isinstance(row, Guest) and doubt_of(row)]
        names = self._job.names_csv
        if names and guessed and not names.exists():
            outputs.write(names, names_text(row.profile for row in guessed))
        doubts = [*map(doubt_of, guessed), *([_HOW_TO_SETTLE] if guessed else [])]
        remarks = remarks_on(self._rows, missing, self._profile, self._sizes)
        return replace(
            written,
            guests=tuple(
                row for row in self._listed if isinstance(row, Guest) and row.line not in missing
            ),
            left_out=tuple(fault for row in self.bad for fault in row.faults),
            remarks=(*doubts, *written.remarks, *remarks),
        )

    def _faults(self) -> tuple[list[Fault], list[Fault]]:
        """Return the faults of the profile, each once, and those of bad rows.

        A fault belongs to the profile if the profile's own card has one at the same field and the
        row does not fill that in.
        """
        own = {row.line: row.own for row in self._rows if isinstance(row, Guest)}
        of_profile: dict[str | None, Fault] = {}
        try:
            card(self._profile, self._composer.geometry, self._composer.book)
        except InputFault as error:
            of_profile = {fault.key: fault for fault in reversed(error.faults)}
        shared: dict[Fault, None] = {}
        rest: list[Fault] = []
        for row in self.bad:
            common = of_profile.keys() - own[row.line] if row.line in own else set()
            shared |= {of_profile[fault.key]: None for fault in row.faults if fault.key in common}
            rest += [fault for fault in row.faults if fault.key not in common]
        return by_line(shared), rest


def shortened_row(row: Guest | RowFaults, geometry: Geometry, book: FontBook) -> Guest | RowFaults:
    """Return a good row without the lines that do not fit on its card."""
    if isinstance(row, RowFaults):
        return row
    profile, left_out = shortened(row.profile, geometry, book)
    return replace(row, profile=profile, left_out=left_out)


def _check_inks(rows: Iterable[Guest | RowFaults], profile: Profile) -> None:
    """Check that all cards of a job are printed in the same ink; a job has one set of plates."""
    wanted = is_in_one_ink(profile) and press_ink(profile)
    for row in rows:
        if isinstance(row, Guest):
            own = is_in_one_ink(row.profile) and press_ink(row.profile)
            if own != wanted:
                message = "differs from that of the profile: all cards of a job have the same ink"
                raise InputFault([row.profile.origin.fault("ink", message)])


# -- remarks ---------------------------------------------------------------------------------------


def remarks_on(
    rows: Sequence[Guest | RowFaults],
    without_card: Collection[int],
    base: Profile,
    sizes: BatchSizes,
) -> Iterator[str | Fault]:
    """Yield what is to be said of the cards of guests over `base`, but for guessed names.

    The cards of the lines `without_card` are not printed: they lack nothing.
    """
    guests = [row for row in rows if isinstance(row, Guest)]
    yield from _repeated(guests)
    yield from _taken(guests, base)
    if apart := [_named(row) for row in guests if row.line in sizes.own]:
        some = _some_of(apart)
        yield f"set in sizes of their own, for they do not fit at those of the others: {some}"
    faces = (row for row in guests if "portrait" in row.own and portrait_remark(row.profile))
    if faceless := [*map(_named, faces)]:
        yield (
            f"no face is found, or it is too dark, in the portraits of {_some_of(faceless)}: look "
            "at these cards; a column portrait_focus says where a face is"
        )
    lacks: Counter[str] = Counter()
    fine = []
    for row in guests:
        if row.line in without_card:
            continue
        lacks.update(row.left_out)
        if of_card := sizes.of(row):
            lacks.update(left_out_by(of_card, row.profile))
            if module := fine_module(row.profile, of_card):
                fine.append((_named(row), row.profile, module))
    yield from left_out_line(f"{what} on {counted(n, 'card')}" for what, n in lacks.items())
    yield from fine_symbols_line(fine)
    if lacks["logo"] and qr_kind(base) == "vcard":
        yield 'for the logo, try content = "mecard" or "url" under [qr]: that symbol is smaller'


def _repeated(guests: Iterable[Guest]) -> Iterator[str]:
    """Yield which rows say the same of a guest as a row before."""
    first: dict[object, int] = {}
    again = []
    for row in guests:
        line = first.setdefault((row.profile, *row.seating.items()), row.line)
        if line != row.line:
            again.append(f"{row.line} (as {line})")
    if again:
        rows = _some_of(again, _MOST_ROWS)
        yield f"rows that say the same as another, and are printed, too: {rows}"


def _taken(guests: Sequence[Guest], base: Profile) -> Iterator[str | Fault]:
    """Yield what guests take from the profile, of what usually belongs to one person."""
    source = base.origin.source
    headings = {
        each.name: each.heading
        for each in fields_of(type(base))
        if each.private and getattr(base, each.name)
    }
    taken = [{name for name in headings if _takes(row.own, name)} for row in guests]
    counts = Counter(chain.from_iterable(taken))
    if always := [headings[name] for name in headings if counts[name] == len(guests)]:
        yield (
            f"every guest takes {', '.join(always)} from {source}, for the list has none: "
            "take out of the profile what is not theirs"
        )
    if partly := [name for name in headings if 0 < counts[name] < len(guests)]:
        n = sum(not names.isdisjoint(partly) for names in taken)
        fields = ", ".join(headings[name] for name in partly)
        take = "takes" if n == 1 else "take"
        message = f"{n} of {len(guests)} guests {take} {fields} from this profile"
        advice = OptionAdvice("blank", "keep", "to leave blank cells empty")
        yield Fault(source, None, message, advice=(advice,))


def _some_of(named: Sequence[str], most: int = _MOST_NAMED) -> str:
    some = ", ".join(named[:most])
    more = len(named) - most
    return f"{some} and {more} more" if more > 0 else some


def _named(row: Guest) -> str:
    origin = row.profile.origin
    return f"{quoted(row.profile.name)} ({'row' if origin.sheet else 'line'} {row.line})"


def _takes(own: frozenset[str], name: str) -> bool:
    return name not in own and not (name.startswith("qr_") and "qr" in own)
