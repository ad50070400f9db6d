"""Cards with more on them than fits: which lines are left out first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.printables.card.front import personal_part, sizes_of

_LINES = {"phones": "phone", "emails": "email", "urls": "url", "address": "address line"}
_BEFORE_LOGO = 4
"""So many steps are tried before the logo is left out: it is kept longer than the address."""


def shortened(profile: Profile, geometry: Geometry, book: FontBook) -> tuple[Profile, tuple[str, ...]]:
    """Return `profile` without the lines that keep it from fitting, and the names of these lines.

    If nothing helps, it is `profile` itself.
    """
    steps = [profile, *_shorter(profile)]
    kept = [(step, True) for step in steps[: 1 + _BEFORE_LOGO]] if profile.logo else []
    for shorter, with_logo in (*kept, *((step, False) for step in steps)):
        sizes = sizes_of(shorter, geometry, book)
        if with_logo and not sizes.logo:
            continue
        try:
            personal_part(shorter, geometry, book, sizes)
        except InputFault:
            continue
        return shorter, tuple(_left_out(profile, shorter))
    return profile, ()


def _shorter(profile: Profile) -> Iterator[Profile]:
    """Yield the profile with less and less on it."""
    for less in (
        {"address": profile.address[:1]},
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
            yield f"second {name}" if rest else field
    if profile.brand != shorter.brand:
        yield "brand line"
