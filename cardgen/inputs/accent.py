"""A theme in another colour: what the accent of a profile changes."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from cardgen.drawing.colour import for_type, ink_of, rgb_of
from cardgen.drawing.ink import BLACK, WHITE, Ink, blend, contrast
from cardgen.inputs.faults import InputFault
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import LEAST_CONTRAST, QR_CONTRAST, Theme, Tone, load_theme

LARGE_CONTRAST = 3.0
"""Of type of 9.5 pt or more and its ground: names have no smaller one."""
_SEEN = 1.25
"""Contrast of an ornament and its ground, at least."""
_PALE = 2.0
"""Contrast to white of an accent below which small type does without it."""
_APART = 1.5
"""Contrast of the ornament's spaces and its middle, at least."""
_DEEP = 8.0
"""Contrast to white of a field on which nothing darker would be seen."""


def themed(theme: str, accent: str) -> Theme:
    """Return the theme with this name or path, in the colour `accent` unless that is empty.

    Raises InputFault as `load_theme` does.
    """
    return _in_accent(load_theme(theme), accent)


def theme_of(profile: Profile) -> Theme:
    """Return the theme of a profile: in its accent, and in one ink if it is to be printed so.

    Raises InputFault as `load_theme` does; if the ground of the theme is not the paper, and one ink
    can't print it; or if that ink is too light to be read.
    """
    if not is_in_one_ink(profile):
        return themed(profile.theme, profile.accent)
    theme = load_theme(profile.theme)
    field = "ink" if profile.ink else "finish"
    if not theme.is_white:
        message = f"prints all in one ink, which {theme.name} can't be: choose paper or mono"
        raise InputFault([profile.origin.fault(field, message)])
    ratio = contrast(press_ink(profile).rgb, WHITE.rgb)
    if ratio < LEAST_CONTRAST:
        message = (
            f"as light as the accent {profile.accent} it has a contrast of {ratio:.1f} to 1 on "
            f"white: type needs {LEAST_CONTRAST:g} to 1"
        )
        raise InputFault([profile.origin.fault(field, message)])
    return theme if theme.is_one_ink else _in_one_ink(theme)


def is_in_one_ink(profile: Profile) -> bool:
    """Return whether all of a card is printed on one plate, whatever its theme."""
    return bool(profile.ink) or profile.finish == "letterpress"


def press_ink(profile: Profile) -> Ink:
    """Return the ink of a card in one ink; on a screen it looks like the accent, else black."""
    looks = ink_of(profile.accent) if profile.accent else BLACK
    return Ink(looks.cmyk, looks.rgb, profile.ink or "Letterpress")


@lru_cache(maxsize=64)
def _in_accent(plain: Theme, accent: str) -> Theme:
    if plain.is_one_ink or not accent:
        return plain
    ink = ink_of(accent)
    if plain.is_white:
        return _on_paper(plain, ink)
    return _on_black(plain, ink) if plain.ground.total >= 200 else _as_field(plain, ink)


def accent_remark(profile: Profile) -> str:
    """Return a sentence on what the accent of a profile is changed to for contrast, or nothing."""
    if not profile.accent or is_in_one_ink(profile):
        return ""
    theme, accent = theme_of(profile), ink_of(profile.accent)
    if theme.is_one_ink:
        return f"accent {accent.hex}: has no effect on {theme.name}, which is printed in one ink"
    uses = {"the ornament": theme.shape}
    if theme.is_white:
        uses["the title"] = theme.title
        if not _is_grey(theme.name_ink):
            uses["the name"] = theme.name_ink
    elif theme.ground.hex == accent.hex:
        return ""  # a field is the accent itself
    else:
        uses["the portrait"] = _between_the_ends(accent)
    parts = [f"{what} is {ink.hex}" for what, ink in uses.items() if ink.hex != accent.hex]
    if not parts:
        return ""
    return f"accent {accent.hex}: with too little contrast in some places, so {', '.join(parts)}"


def _on_paper(theme: Theme, accent: Ink) -> Theme:
    """Return a theme on white with the accent for its ornament, its title and all that has colour.

    The ornament is the accent itself, and so is a name if it can be read. Small type is darkened.
    """
    small = readable(accent, WHITE, BLACK)
    if small.cmyk[3] > 0.75 or contrast(accent.rgb, WHITE.rgb) < _PALE:
        small = theme.text  # in rich black it would get coloured rims, and darkened yellow is mud
    large = readable(accent, WHITE, BLACK, LARGE_CONTRAST)
    shape = readable(accent, WHITE, BLACK, _SEEN)

    def changed(ink: Ink, new: Ink) -> Ink:
        return ink if _is_grey(ink) else new

    def tone(ink: Ink) -> Ink:
        is_dark = contrast(ink.rgb, WHITE.rgb) >= LEAST_CONTRAST
        return changed(ink, small if is_dark else small.tint(0.3))

    node = changed(theme.node, large)
    return replace(
        theme,
        text=changed(theme.text, small),
        quiet=changed(theme.quiet, small),
        name_ink=changed(theme.name_ink, large),
        title=small,
        shape=shape,
        node=node if contrast(shape.rgb, node.rgb) >= _APART else WHITE,
        tones=tuple(Tone(each.at, tone(each.ink)) for each in theme.tones),
    )


@lru_cache(maxsize=16)
def _in_one_ink(theme: Theme) -> Theme:
    """Return a theme on white in black alone, without tints."""
    screened = theme.portrait in ("gradient", "halftone")
    return replace(
        theme,
        games="black",
        portrait="engraving" if screened else theme.portrait,
        text=BLACK,
        quiet=BLACK,
        name_ink=BLACK,
        title=BLACK,
        shape=BLACK,
        node=WHITE,
        tones=(Tone(0, BLACK), Tone(1, WHITE)),
    )


def _is_grey(ink: Ink) -> bool:
    return ink.cmyk[:3] == (0, 0, 0)


def _on_black(theme: Theme, accent: Ink) -> Theme:
    """Return a dark theme whose tones run from its ground over the accent to nearly white."""
    middle = _between_the_ends(accent)
    steps = [
        theme.ground,
        blend(theme.ground, middle, 0.45),
        middle,
        middle.tint(0.6),
        middle.tint(0.1),
    ]
    return replace(
        theme,
        title=for_type(readable(middle.tint(0.6), theme.ground, WHITE)),
        tile=theme.tile and accent.tint(0.14),
        shape=readable(accent, theme.ground, WHITE, _SEEN),
        node=middle.tint(0.1),
        tones=tuple(Tone(tone.at, ramp(steps, tone.at)) for tone in theme.tones),
    )


def _between_the_ends(accent: Ink) -> Ink:
    """Return a very dark or light accent moved to where it stands out from black and white."""
    red, green, blue = accent.rgb
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    if light < 0.3:
        return blend(accent, WHITE, (0.3 - light) / (1 - light))
    return blend(accent, BLACK, 1 - 0.65 / light) if light > 0.65 else accent


def _as_field(theme: Theme, accent: Ink) -> Theme:
    """Return a theme with the accent as its ground; type on it is black or white.

    On a deep accent, the ornament and most of a portrait's tones are lighter than it.
    """
    black = theme.text
    if theme.is_dark or contrast(black.rgb, accent.rgb) < LEAST_CONTRAST:
        black = BLACK
    on_light = contrast(black.rgb, accent.rgb) >= contrast(WHITE.rgb, accent.rgb)
    type_ink = black if on_light else WHITE
    deep = contrast(accent.rgb, WHITE.rgb) > _DEEP
    if deep:
        steps = [
            blend(accent, BLACK, 0.6),
            accent,
            accent.tint(0.75),
            accent.tint(0.45),
            accent.tint(0.15),
        ]
    else:
        steps = [black if on_light else blend(accent, BLACK, 0.85), blend(accent, BLACK, 0.6)]
        steps += [blend(accent, BLACK, 0.25), accent, accent.tint(0.2)]
    return replace(
        theme,
        ground=accent,
        text=type_ink,
        quiet=type_ink,
        name_ink=type_ink,
        title=type_ink,
        tile=None if contrast(BLACK.rgb, accent.rgb) >= QR_CONTRAST else WHITE,
        shape=blend(accent, WHITE if deep else BLACK, 0.2),
        node=type_ink,
        tones=tuple(
            Tone(tone.at, ramp(steps, index / (len(theme.tones) - 1)))
            for index, tone in enumerate(theme.tones)
        ),
    )


def accent_contrast(theme: str, accent: str) -> tuple[float, str]:
    """Return the contrast of an accent and what it stands on, and the nearest that is good enough.

    On white and on black that is the ground; where the accent is the ground itself, its type.
    Raises InputFault as `load_theme` does.
    """
    plain, ink = load_theme(theme), ink_of(accent)
    if plain.is_white or plain.ground.total >= 200:
        towards = BLACK if plain.is_white else WHITE
        near = readable(ink, plain.ground, towards)
        return contrast(ink.rgb, plain.ground.rgb), near.hex
    better = max((BLACK, WHITE), key=lambda type_ink: contrast(type_ink.rgb, ink.rgb))
    return contrast(better.rgb, ink.rgb), readable(ink, better, BLACK).hex


def readable(ink: Ink, ground: Ink, towards: Ink, least: float = LEAST_CONTRAST) -> Ink:
    """Return `ink`, mixed with `towards` as far as it needs for a contrast of `least` on `ground`.

    A mixture is made on the screen and converted, since inks that are mixed themselves stay
    lighter.
    """
    if contrast(ink.rgb, ground.rgb) >= least:
        return ink
    mixtures = (blend(ink, towards, step / 50).hex for step in range(1, 50))
    found = (mixed for mixed in mixtures if contrast(rgb_of(mixed), ground.rgb) >= least)
    mixed = next(found, None)
    return ink_of(mixed) if mixed else towards


def ramp(inks: Sequence[Ink], at: float) -> Ink:
    """Return the mixture at `at` (0 to 1) on the way through `inks`, evenly spaced."""
    place = at * (len(inks) - 1)
    low = min(int(place), len(inks) - 2)
    return blend(inks[low], inks[low + 1], place - low)
