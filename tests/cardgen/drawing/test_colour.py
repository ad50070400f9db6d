"""The inks of small type."""

import pytest

from cardgen.drawing.colour import for_type, ink_of
from cardgen.drawing.ink import WHITE, contrast
from tests.support.reading import printed


@pytest.mark.parametrize(
    "colour",
    [
        "#222222",
        "#2b1d10",
        "#5a2a0a",
        "#6a5a48",
        "#7a1230",
        "#1d3a44",
        "#0f3d2e",
        "#e0b54a",
        "#f4e9c8",
        "#8a4fff",
    ],
)
def test_small_type_is_as_light_on_two_plates_as_on_four(colour: str) -> None:
    ink = ink_of(colour)
    small = for_type(ink)
    assert small.hex == colour
    plates = sum(part > 0 for part in small.cmyk)
    assert plates == 1 if small.cmyk[3] > 0.9 else plates <= 2
    paper = printed(WHITE)
    assert contrast(printed(small), paper) == pytest.approx(contrast(printed(ink), paper), rel=0.12)


def test_small_type_keeps_its_colour_and_greys_take_black_alone() -> None:
    red, green, blue = printed(for_type(ink_of("#7a1230")))
    assert red > 1.5 * max(green, blue)
    red, green, blue = printed(for_type(ink_of("#1d3a44")))
    assert blue > 1.5 * red
    for grey in ("#222222", "#555555", "#b0b0b0"):
        assert for_type(ink_of(grey)).cmyk[:3] == (0, 0, 0)
