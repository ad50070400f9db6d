"""The sizes of a batch's cards: those of a theme, and own ones for cards that do not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from cardgen.card.front import personal_part, sizes_of
from cardgen.card.front_lines import TypeStyle
from cardgen.card.front_sizes import Needs, Sizes, best_name_size, sizes_for
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.accent import themed
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.guests import Guest, RowFaults


@dataclass(frozen=True, slots=True)
class BatchSizes:
    """The sizes of each theme, and `own` ones by record.

    `widest` is the guest with the widest name of each theme whose names are smaller or narrower
    than the theme would have them; `without_widest` is how names would be set without this one.
    """

    of_theme: Mapping[str, Sizes] = field(default_factory=dict)
    own: Mapping[int, Sizes] = field(default_factory=dict)
    widest: Mapping[str, Guest] = field(default_factory=dict)
    without_widest: Mapping[str, TypeStyle] = field(default_factory=dict)

    def of(self, row: Guest) -> Sizes | None:
        """Return the sizes of the card of `row`; None if they have not been decided."""
        return self.own.get(row.record) or self.of_theme.get(row.profile.theme)


def batch_sizes(
    rows: Iterable[Guest | RowFaults], geometry: Geometry, book: FontBook
) -> BatchSizes:
    """Return the sizes at which the cards of all good rows fit, for each theme.

    If there are none, cards that fit on their own but not with the others have sizes of their own.

    Raises:
        InputFault: a theme cannot be used.
    """
    needs: dict[str, Needs] = {}
    widest: dict[tuple[str, bool], Guest] = {}  # by theme, whole and broken in two
    for row in rows:
        if isinstance(row, Guest):
            theme = row.profile.theme
            of_theme = needs.get(theme)
            if of_theme is None:
                of_theme = needs[theme] = Needs(geometry, themed(theme, row.profile.accent), book)
            before = _name_widths(of_theme)
            of_theme.add(row.profile)
            for in_two, width in _name_widths(of_theme).items():
                if width > before[in_two]:
                    widest[theme, in_two] = row

    def in_theme(theme: str) -> Iterator[Guest]:
        return (row for row in rows if isinstance(row, Guest) and row.profile.theme == theme)

    made: dict[str, Sizes] = {}
    own: dict[int, Sizes] = {}
    for theme, of_theme in needs.items():
        sizes = sizes_for(of_theme)
        if not sizes.fits:
            sizes, apart = _most_together(partial(in_theme, theme), sizes, of_theme)
            own |= apart
        made[theme] = sizes
    decided = {
        theme: widest[theme, sizes.two_lines]
        for theme, sizes in made.items()
        if sizes.name != best_name_size(needs[theme].theme)
        and (theme, sizes.two_lines) in widest
        and widest[theme, sizes.two_lines].record not in own
    }
    without = {
        theme: _together(
            partial(_others, partial(in_theme, theme), {*own, row.record}), needs[theme]
        ).name
        for theme, row in decided.items()
    }
    return BatchSizes(made, own, decided, without)


def _name_widths(needs: Needs) -> dict[bool, float]:
    """Return how wide the widest name is, whole and broken in two."""
    weight = needs.theme.name_weight
    return {in_two: needs.name.width(weight, 2 if in_two else 1) for in_two in (False, True)}


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
