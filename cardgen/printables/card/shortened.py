"""Cards with more on them than fits: which lines are left out first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile
from cardgen.printables.card.front import personal_part


def shortened(profile: Profile, geometry: Geometry, book: FontBook) -> Profile:
    """Return `profile` without the lines that keep it from fitting; `profile` itself if nothing helps."""
    for shorter in (profile, *_shorter(profile)):
        try:
            personal_part(shorter, geometry, book)
        except InputFault:
            continue
        return shorter
    return profile


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
