"""The logo on the front of a card."""

from cardgen.drawing import shapes as draw
from cardgen.drawing.colour import ink_of
from cardgen.drawing.ink import WHITE
from cardgen.inputs.accent import theme_of
from cardgen.inputs.faults import InputFault
from cardgen.inputs.logo import Logo, LogoError, read_logo
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import Theme

LOGO_HEIGHT, LOGO_WIDTH = 6.0, 22.0
"""Of a logo, at most."""
LOGO_CLEAR = LOGO_HEIGHT / 4
"""Free room around a logo."""

_TILE_PAD = 0.7  # mm of white around a logo in its own colours


def logo_of(profile: Profile) -> Logo | None:
    """Return the logo of a profile, None if it has none; raises InputFault if it cannot be used."""
    if profile.logo is None:
        return None
    try:
        return read_logo(profile.logo)
    except LogoError as error:
        raise InputFault([profile.origin.fault("logo", f"{profile.logo}: {error}")]) from None


def logo_remark(profile: Profile) -> str:
    """Return what to say about the logo of a profile in one colour, or nothing."""
    try:
        logo = None if profile.logo_colour == "own" else logo_of(profile)
    except InputFault:  # told where the card is made, with all other faults
        return ""
    if logo is None or not logo.runs_together:
        return ""
    return (
        f"{profile.logo}: in one colour its shapes run together; "
        'logo_colour = "own" keeps its colours'
    )


def logo_width_of(profile: Profile) -> float:
    """Return the width of the logo on the card; 0 if there is none that can be used."""
    try:
        logo = logo_of(profile)
    except InputFault:
        return 0
    own = profile.logo_colour == "own"
    return logo_size(logo, theme_of(profile), own)[0] if logo else 0


def logo_size(logo: Logo, theme: Theme, own: bool) -> draw.Size:
    """Return width and height of a logo on the card in mm, with the tile under it if it has one."""
    tile = 2 * _TILE_PAD if _has_tile(theme, own) else 0
    width = min(LOGO_WIDTH - tile, (LOGO_HEIGHT - tile) * logo.width)
    return width + tile, width / logo.width + tile


def logo_artwork(logo: Logo, box: draw.Box, theme: Theme, own: bool) -> list[draw.Shape]:
    """Return a logo in `box`, which has its shape: in the ink of the name, or in its `own` colours.

    Its own colours stand on a white tile where the ground is not white; `box` is then the tile's.
    """
    art: list[draw.Shape] = []
    ground = theme.ground
    if _has_tile(theme, own):
        ground = WHITE
        art.append(draw.filled(draw.rectangle(box, 0.8), WHITE))
        box = box.expanded(-_TILE_PAD)
    if logo.mask is not None and logo.colours is not None:
        if own:
            return [*art, draw.Image(box, logo.colours)]
        mask = logo.mask
        tones = ((0.0, theme.name_ink), (1.0, ground))
        name = f"logo-{mask.name}-{theme.name_ink.hex[1:]}-{ground.hex[1:]}"
        return [
            *art,
            draw.Image(box, draw.Picture(name, mask.width, mask.height, mask.pixels, tones)),
        ]
    place = draw.moved(box.x, box.y) @ draw.scaled(box.height)
    shapes = [
        draw.Path(
            tuple(_mapped(segment, place) for segment in shape.outline),
            ink_of(shape.colour) if own else theme.name_ink,
            even_odd=shape.even_odd,
        )
        for shape in logo.shapes
    ]
    return [*art, *shapes]


def _has_tile(theme: Theme, own: bool) -> bool:
    return own and not theme.is_white


def _mapped(segment: draw.Segment, place: draw.Matrix) -> draw.Segment:
    kind, *numbers = segment
    points = [place.apply(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    return (kind, *(value for point in points for value in point))
