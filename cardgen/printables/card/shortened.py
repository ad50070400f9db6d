"""Cards with more on them than fits: which lines are left out first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardgen.drawing.fonts import FontBook
from cardgen.inputs.contact import payload
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.printables.card.front import personal_part, sizes_of

_LINES = {"phones": "second phone", "emails": "second email", "urls": "second url", "address": "country"}
"""What is left out of a field if something of it stays."""
_BEFORE_LOGO = 4
"""So many steps are tried before the logo is left out: it is kept longer than the address."""


def shortened(profile: Profile, geometry: Geometry, book: FontBook) -> tuple[Profile, tuple[str, ...]]:
    """Return `profile` without the lines that keep it from fitting, and the names of these lines.

    The QR symbol still holds them if there is room for it. If nothing helps, it is `profile` itself.
    """
    for shorter, with_logo in _ways(profile):
        sizes = sizes_of(shorter, geometry, book)
        if with_logo and not sizes.logo:
            continue
        try:
            personal_part(shorter, geometry, book, sizes)
        except InputFault:
            continue
        return shorter, tuple(_left_out(profile, shorter))
    return profile, ()


def _ways(profile: Profile) -> Iterator[tuple[Profile, bool]]:
    """Yield how the card may be, best first, and whether only with its logo."""
    yield profile, profile.logo is not None
    content = payload(profile) or ""
    steps = [each for step in _shorter(profile) for each in (replace(step, symbol=content), step)]
    if profile.logo is not None:
        yield from ((step, True) for step in steps[: 2 * _BEFORE_LOGO])
        yield profile, False
    yield from ((step, False) for step in steps)


def _shorter(profile: Profile) -> Iterator[Profile]:
    """Yield the profile with less and less on it."""
    for less in (
        {"address": profile.address[:-1] if profile.place and profile.place.country else profile.address},
        {"phones": profile.phones[:1]},
        {"brand": ""},
        {"address": ()},
        {"emails": profile.emails[:1], "urls": profile.urls[:1]},
    ):
        profile = replace(profile, **less)
        yield profile


def _left_out(profile: Profile, shorter: Profile) -> Iterator[str]:
    """Yield the names of what `profile` has and `shorter` lacks."""
    for field, name in _LINES.items():
        if (rest := getattr(shorter, field)) != getattr(profile, field):
            yield name if rest else field
    if profile.brand != shorter.brand:
        yield "brand line"
