"""Cards with more on them than fits: which lines are left out first."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from cardgen.card.front import personal_part, sizes_of
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.contact import payload
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile

_LINES = {
    "phones": "second phone",
    "emails": "second email",
    "urls": "second url",
    "address": "country",
}
"""What is left out of a field if something of it stays."""
_TEXTS = {"title": "title", "organisation": "organisation", "brand": "brand line"}
_BEFORE_LOGO = 4
"""So many steps are tried before the logo is left out: it is kept longer than the address."""


def shortened(
    profile: Profile, geometry: Geometry, book: FontBook
) -> tuple[Profile, tuple[str, ...]]:
    """Return `profile` without the lines that keep it from fitting, and the names of these lines.

    A text that is too wide for any card goes first. The QR symbol still holds what is left out if
    there is room for it. If nothing helps, it is `profile` itself.
    """
    for shorter, with_logo in _ways(profile, geometry, book):
        sizes = sizes_of(shorter, geometry, book)
        if (sizes.logo or not with_logo) and not personal_part(
            shorter, geometry, book, sizes
        ).faults:
            return shorter, tuple(_left_out(profile, shorter))
    return profile, ()


def _ways(profile: Profile, geometry: Geometry, book: FontBook) -> Iterator[tuple[Profile, bool]]:
    """Yield how the card may be, best first, and whether only with its logo."""
    yield profile, profile.logo is not None
    content = payload(profile) or ""
    bare = replace(
        profile, phones=(), emails=(), urls=(), address=(), note="", qr="none", logo=None
    )
    at_fault = {fault.key for fault in personal_part(bare, geometry, book).faults}
    wide = [field for field in _TEXTS if field in at_fault]
    steps = [
        each for step in _shorter(profile, wide) for each in (replace(step, symbol=content), step)
    ]
    if profile.logo is not None:
        yield from ((step, True) for step in steps[: 2 * (_BEFORE_LOGO + bool(wide))])
        yield profile, False
    yield from ((step, False) for step in steps)


def _shorter(profile: Profile, wide: Sequence[str]) -> Iterator[Profile]:
    """Yield the profile with less and less on it, first without the texts that are too `wide`."""
    without: dict[str, Any] = dict.fromkeys(wide, "")
    if without:
        profile = replace(profile, **without)
        yield profile
    for less in (
        {
            "address": profile.address[:-1]
            if profile.place and profile.place.country
            else profile.address
        },
        {"phones": profile.phones[:1]},
        {"brand": ""},
        {"address": ()},
        {"emails": profile.emails[:1], "urls": profile.urls[:1]},
        {"organisation": ""},
        {"title": ""},
    ):
        profile = replace(profile, **less)
        yield profile


def _left_out(profile: Profile, shorter: Profile) -> Iterator[str]:
    for field, name in _LINES.items():
        if (rest := getattr(shorter, field)) != getattr(profile, field):
            yield name if rest else field
    for field, name in _TEXTS.items():
        if getattr(shorter, field) != getattr(profile, field):
            yield name
