"""The cards of a guest list: one size of type for all of them, and each card or what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial

from cardgen.card.card import Card, PersonalPart, assemble_card, card, personal_part
from cardgen.card.front import sizes_for_name, sizes_of
from cardgen.card.front_lines import name_lines
from cardgen.card.front_sizes import Needs, Sizes, best_name_size, sizes_for
from cardgen.connector.artwork.back_artwork import Connector
from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.inputs.accent import theme_of
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.guests import Guest, RowFaults
from cardgen.inputs.profile import Origin, Profile

LONG_NAMES = 0.05
"""So many of a batch's names, the longest, do not decide how large all are."""
LEAST_COMMON_NAME = 13.0
"""Type size in pt of a batch's names, at least, as far as long names decide it."""


@dataclass(frozen=True, slots=True)
class BatchSizes:
    """The sizes of each theme, and `own` ones by record."""

    of_theme: Mapping[str, Sizes] = field(default_factory=dict)
    own: Mapping[int, Sizes] = field(default_factory=dict)

    def of(self, row: Guest) -> Sizes | None:
        """Return the sizes of the card of `row`; None if they have not been decided."""
        return self.own.get(row.record) or self.of_theme.get(row.profile.theme)


def batch_sizes(
    rows: Iterable[Guest | RowFaults], geometry: Geometry, book: FontBook
) -> BatchSizes:
    """Return the sizes at which the cards of all good rows fit, for each theme.

    Names are as large as nineteen of twenty allow; the longest do not decide, and have sizes of
    their own if they do not fit. So have other cards that fit on their own but not with the others.

    Raises:
        InputFault: a theme cannot be used.
    """
    needs: dict[str, Needs] = {}
    for row in rows:
        if isinstance(row, Guest):
            theme = row.profile.theme
            of_theme = needs.get(theme)
            if of_theme is None:
                of_theme = needs[theme] = Needs(geometry, theme_of(row.profile), book)
            of_theme.add(row.profile)

    def in_theme(theme: str) -> Iterator[Guest]:
        return (row for row in rows if isinstance(row, Guest) and row.profile.theme == theme)

    made: dict[str, Sizes] = {}
    own: dict[int, Sizes] = {}
    for theme, of_theme in needs.items():
        sizes = sizes_for(of_theme)
        apart: dict[int, Sizes] = {}
        if sizes.name != best_name_size(of_theme.theme):
            sizes, apart = _without_long_names(list(in_theme(theme)), sizes, of_theme)
        if not sizes.fits:
            sizes, apart = _most_together(partial(in_theme, theme), sizes, of_theme)
        made[theme] = sizes
        own |= apart
    return BatchSizes(made, own)


def _without_long_names(
    guests: list[Guest], all_together: Sizes, needs: Needs
) -> tuple[Sizes, dict[int, Sizes]]:
    """Return the sizes without the longest names, and own sizes by record for those too long.

    One of twenty names is left out, at least one, and more if the others would be smaller than
    `LEAST_COMMON_NAME` or condensed. It all stays as it is if that makes no name larger.
    """
    geometry, book, weight = needs.geometry, needs.book, needs.theme.name_weight

    def width(guest: Guest) -> float:
        lines = name_lines(guest.profile, book, weight)
        return max(book.rough_width(line, weight) for line in lines)

    longest: list[Guest] = []
    for guest in guests:
        try:
            width(guest)
        except MissingGlyphError:
            continue
        longest.append(guest)
    longest.sort(key=width, reverse=True)

    def without(count: int) -> Sizes:
        few = Needs(geometry, needs.theme, book)
        left_out = {guest.record for guest in longest[:count]}
        for guest in guests:
            few.add(guest.profile, with_name=guest.record not in left_out)
        return sizes_for(few)

    def is_common(sizes: Sizes) -> bool:
        return sizes.name.size >= LEAST_COMMON_NAME and sizes.name.weight == weight

    least = max(1, int(len(longest) * LONG_NAMES))
    sizes = without(least)
    if not is_common(sizes) and is_common(without(len(longest) - 1)):
        most = len(longest) - 1
        while most - least > 1:
            middle = (least + most) // 2
            least, most = (least, middle) if is_common(without(middle)) else (middle, most)
        least, sizes = most, without(most)
    if sizes.name == all_together.name or not sizes.fits:
        return all_together, {}
    own: dict[int, Sizes] = {}
    for guest in longest[:least]:
        if not _fits(guest, sizes, geometry, book):
            found = sizes_for_name(guest.profile, geometry, book, sizes)
            own[guest.record] = found or sizes_of(guest.profile, geometry, book)
    return sizes, own


def _others(guests: Callable[[], Iterable[Guest]], left_out: set[int]) -> Iterator[Guest]:
    return (row for row in guests() if row.record not in left_out)


def _together(guests: Callable[[], Iterable[Guest]], needs: Needs) -> Sizes:
    """Return the sizes of the cards of `guests`, whose theme is that of `needs`."""
    few = Needs(needs.geometry, needs.theme, needs.book)
    for row in guests():
        few.add(row.profile)
    return sizes_for(few)


def _most_together(
    guests: Callable[[], Iterable[Guest]], smallest: Sizes, needs: Needs
) -> tuple[Sizes, dict[int, Sizes]]:
    """Return the sizes of the cards that fit together, and of others by record.

    Without a card that fits at all, the sizes are the `smallest`. The cards that need most are on
    their own.
    """
    geometry, book = needs.geometry, needs.book
    alone = {row.record: sizes_of(row.profile, geometry, book) for row in guests()}
    easiest = sorted(
        (record for record in alone if alone[record].fits), key=lambda each: _demand(alone[each])
    )
    if not easiest:
        return smallest, {}

    def together(count: int) -> Sizes:
        return _together(partial(_others, guests, set(alone) - set(easiest[:count])), needs)

    sizes, least, most = (
        alone[easiest[0]],
        1,
        len(easiest) + 1,
    )  # `least` fit together, `most` do not
    while most - least > 1:
        middle = (least + most) // 2
        if (tried := together(middle)).fits:
            sizes, least = tried, middle
        else:
            most = middle
    kept = set(easiest[:least])
    return sizes, {
        row.record: own
        for row in guests()
        if row.record not in kept and not _fits(row, sizes, geometry, book)
        if (own := alone[row.record]).fits
        or _fits(row, own, geometry, book)  # by less than is usual
    }


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
    try:
        personal_part(row.profile, geometry, book, sizes)
    except InputFault:
        return False
    return True


# -- cards -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardComposer:
    """The common input of all cards of a batch.

    `connector` is on the back of all cards, and `base` is the profile under the rows, if any.
    `sizes` are those of the batch (`batch_sizes`); without them each card has its own.
    """

    geometry: Geometry
    book: FontBook
    connector: Connector | None = None
    base: Profile | None = None
    sizes: BatchSizes = field(default_factory=BatchSizes)

    def card(self, row: Guest) -> Card | RowFaults:
        """Return the card of a guest, or the row with all its faults.

        A fault belongs to the profile if the profile's own card has one at the same field and the
        row does not fill that in; all others belong to the row.
        """
        faults: tuple[Fault, ...] = ()
        part = PersonalPart((), ())
        sizes = self.sizes.of(row)
        try:
            part = personal_part(row.profile, self.geometry, self.book, sizes)
        except InputFault as error:
            faults = self._faults_alone(row) or error.faults
        try:
            made = assemble_card(row.profile, self.geometry, self.book, part, self.connector, sizes)
        except InputFault as error:
            faults += error.faults
        if not faults:
            return made
        of_base = (
            _faults_of(self.base, self.base.origin, self.geometry, self.book) if self.base else {}
        )
        common = of_base.keys() - row.own
        rest = tuple(fault for fault in faults if fault.key not in common)
        shared = tuple(of_base[fault.key] for fault in faults if fault.key in common)
        return RowFaults(row.record, row.line, rest, shared)

    def _faults_alone(self, row: Guest) -> tuple[Fault, ...]:
        """Return the faults of a card at its own sizes, which may be smaller than the batch's."""
        try:
            personal_part(row.profile, self.geometry, self.book)
        except InputFault as error:
            return error.faults
        return ()


@lru_cache(maxsize=1)
def _faults_of(
    profile: Profile, _: Origin, geometry: Geometry, book: FontBook
) -> dict[str | None, Fault]:
    """Return the first fault of each field on the card of `profile` itself.

    Profiles are equal wherever they are written, but their faults are not.
    """
    try:
        card(profile, geometry, book)
    except InputFault as error:
        return {fault.key: fault for fault in reversed(error.faults)}
    return {}
