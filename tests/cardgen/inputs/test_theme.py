"""Themes: the shipped ones as designed, users' own, and what an accent changes."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardgen.card.card import card
from cardgen.drawing.colour import for_type, ink_of
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, blend, contrast
from cardgen.inputs.accent import accent_remark, themed
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import load_theme, theme_names
from cardgen.preflight.check import preflight
from tests.support.reading import ADA, pdf_of, printed

GAMES = ("rotator", "reflector", "deflector", "defector", "shared")
ACCENTS = (
    "",
    "#cc3318",
    "#3fa7d6",
    "#000000",
    "#ffffff",
    "#808080",
    "#00ff00",
    "#ffff00",
    "#0a55d0",
    "#1e8f5a",
)


def test_five_themes_are_shipped_and_each_says_what_it_is() -> None:
    assert theme_names() == ["bold", "mono", "nocturne", "paper", "swiss"]
    assert all(load_theme(name).about for name in theme_names())


@pytest.mark.parametrize("name", theme_names())
def test_all_type_can_be_read_in_every_accent(name: str) -> None:
    for accent in ACCENTS:
        theme = themed(name, accent)
        assert contrast(theme.name_ink.rgb, theme.ground.rgb) >= 3, (accent, "large type")
        for ink in (theme.text, theme.quiet, theme.title):
            assert contrast(ink.rgb, theme.ground.rgb) >= 4.5 - 1e-9, (accent, ink)
            # an estimate: some greens are out of reach of two plates
            assert contrast(printed(for_type(ink)), printed(theme.ground)) >= 3.75, (
                accent,
                ink,
                "in print",
            )
        assert contrast(BLACK.rgb, (theme.tile or theme.ground).rgb) >= 7
        inks = (
            theme.ground,
            theme.text,
            theme.title,
            theme.shape,
            *(tone.ink for tone in theme.tones),
        )
        assert all(ink.total <= 300 + 1e-6 for ink in inks), accent


@pytest.mark.parametrize("accent", [*ACCENTS, "#0a3060", "#222222"])
def test_ornament_and_poster_stand_out_in_every_accent(accent: str) -> None:
    for name in ("bold", "paper", "swiss"):
        theme = themed(name, accent)
        assert contrast(theme.shape.rgb, theme.node.rgb) >= 1.5, name
        assert contrast(theme.shape.rgb, theme.ground.rgb) >= 1.25, name
    tones = [tone.ink for tone in themed("bold", accent).tones]
    assert tones == sorted(tones, key=lambda ink: sum(ink.rgb))
    assert contrast(tones[1].rgb, tones[-1].rgb) >= 4.5, "features on a lit face"


@pytest.mark.parametrize("name", theme_names())
def test_every_game_can_be_read_on_its_piece(name: str) -> None:
    theme = load_theme(name)
    for game in GAMES:
        colours = theme.game(game)
        assert contrast(colours.words.rgb, colours.piece.rgb) >= 4.5
        for ground in (colours.piece, theme.ground):  # brackets stand on the ground
            assert contrast(printed(colours.words), printed(ground)) >= 4.5, (game, "in print")
        assert colours.piece.total <= 300


def test_an_accent_keeps_paper_white_and_black_black_and_becomes_the_field() -> None:
    assert themed("paper", "#cc3318").ground == themed("swiss", "#cc3318").ground == WHITE
    assert themed("nocturne", "#cc3318").ground == load_theme("nocturne").ground
    assert themed("bold", "#cc3318").ground.hex == "#cc3318"
    assert themed("swiss", "#cc3318").title.hex == "#cc3318"
    assert themed("bold", "#cc3318").text == WHITE, "white contrasts more with this red"


@pytest.mark.parametrize("accent", [each for each in ACCENTS if each])
def test_an_accent_is_itself_in_shapes_and_fields(accent: str) -> None:
    """Only where it would not be seen at all is an ornament a little darker or lighter."""
    assert themed("bold", accent).ground.hex == accent
    for name in ("swiss", "paper", "nocturne"):
        theme = themed(name, accent)
        if contrast(ink_of(accent).rgb, theme.ground.rgb) >= 1.25:
            assert theme.shape.hex == accent


def test_large_type_keeps_an_accent_that_small_type_does_not(tmp_path: Path) -> None:
    text = Path("layouts/themes/swiss.toml").read_text("utf-8")
    path = tmp_path / "mine.toml"
    name = 'name = ["#111111", 0, 0, 0, 100]'
    assert name in text
    path.write_text(text.replace(name, 'name = ["#d4190f", 0, 95, 100, 5]'), "utf-8")
    orange = "#e0701a"  # 3.2 to 1 on white
    theme = themed(str(path), orange)
    assert theme.name_ink.hex == orange
    assert contrast(theme.title.rgb, WHITE.rgb) >= 4.5
    assert themed(str(path), "#ffd633").title == theme.text, "darkened yellow would be mud"


@pytest.mark.parametrize(
    ("theme", "accent", "expected"),
    [
        ("swiss", "#cc3318", ""),
        ("swiss", "#3fa7d6", "accent #3fa7d6: with too little contrast in some places, "),
        ("swiss", "#3fa7d6", "so the title is #"),
        ("swiss", "#ffffff", "so the ornament is #"),
        ("bold", "#808080", ""),
        ("nocturne", "#cc3318", ""),
        ("nocturne", "#000000", "so the ornament is #"),
        ("nocturne", "#000000", "the portrait is #"),
        ("mono", "#cc3318", "accent #cc3318: has no effect on mono, which is printed in one ink"),
        ("paper", "", ""),
    ],
)
def test_what_is_changed_of_an_accent_is_said(theme: str, accent: str, expected: str) -> None:
    said = accent_remark(Profile("Ada", theme=theme, accent=accent))
    assert expected in said if expected else said == ""
    assert "\n" not in said


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = Path("layouts/themes/nocturne.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new), "utf-8")
    return path


def test_a_theme_of_ones_own_may_leave_the_inks_to_the_profile(tmp_path: Path) -> None:
    path = changed(tmp_path, 'title = ["#8fcdf5", 45, 10, 0, 0]', 'title = "#f5cd8f"')
    title = load_theme(str(path)).title
    assert title.hex == "#f5cd8f"
    assert title.cmyk[2] > title.cmyk[0], "orange has more yellow than cyan"


def test_colours_of_ones_own_suit_a_press(tmp_path: Path, book: FontBook) -> None:
    path = tmp_path / "mine.toml"
    colours = {
        "ground": "fbf5e6",
        "text": "2b1d10",
        "quiet": "6a5a48",
        "name": "5a2a0a",
        "title": "5a2a0a",
    }
    path.write_text(
        'games = "light"\ncomposition = "headline"\nportrait = "none"\nornament = "diamond"\n'
        'name_weight = "bold"\n[colours]\nshape = "#e3d3b4"\nnode = "#5a2a0a"\n'
        + "".join(f'{key} = "#{value}"\n' for key, value in colours.items())
        + '[[tones]]\nat = 0\ncolour = "#5a2a0a"\n[[tones]]\nat = 1\ncolour = "#fbf5e6"\n',
        "utf-8",
    )
    made = card(replace(ADA, theme=str(path)), load_geometry("classic"), book)
    printed_card = tmp_path / "card.pdf"
    printed_card.write_bytes(pdf_of((made.outside,), book, color="cmyk", pdfx=True))
    assert preflight(printed_card).findings == ()


def test_a_dark_theme_of_few_tones_makes_every_card_with_a_tile_under_its_symbol(
    tmp_path: Path, book: FontBook
) -> None:
    path = changed(tmp_path, 'tile = ["#e3f0fa", 10, 2, 0, 0]', "")
    text = path.read_text("utf-8")
    head, *tones = text.split("[[tones]]")
    path.write_text("[[tones]]".join((head, tones[0], tones[-1])), "utf-8")
    theme = load_theme(str(path))
    assert theme.tile == WHITE
    assert [theme.tone(at) for at in (0, 1)] == [tone.ink for tone in theme.tones] and len(
        theme.tones
    ) == 2
    assert theme.tone(0.5).rgb == blend(theme.tone(0), theme.tone(1), 0.5).rgb
    for geometry in map(load_geometry, ("classic", "flat")):
        assert card(Profile("Ada Byrne", theme=str(path)), geometry, book)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('"#8fcdf5", 45, 10, 0, 0', '"#123456"', 16,
         "title: #123456 on #05070c has a contrast of 1.6 to 1"),
        ('"#8fcdf5", 45, 10, 0, 0', '"#8fcdf5", 45, 10', 16,
         'title: must be "#rrggbb", or ["#rrggbb", cyan'),
        ('"#8fcdf5", 45, 10, 0, 0', '"sky"', 16, "title: 'sky' is not a colour"),
        ("50, 40, 40, 100]\ntext", "90, 90, 90, 100]\ntext", 12,
         "ground: 370 % of ink is more than paper"),
        ('games = "dark"', 'games = "drak"', 5,
         "games: 'drak' is not one of dark, light, yellow, black (did"),
        ("at = 0.5", "at = 0.1", None,
         "tones: each tone needs a larger 'at' than the one before it"),
        ('["#e3f0fa", 10, 2, 0, 0]', '"#777777"', 17,
         "tile: black on #777777 has a contrast of 4.7"),
        ('"gradient"', '"engraving"', None, "#05070c, is the ink of the portrait's lines"),
        ("shape = ", "shapes = ", 18, "colours.shapes: unknown (did you mean 'shape'?)"),
    ],
)  # fmt: skip
def test_a_wrong_theme_is_refused_with_its_line(
    old: str, new: str, line: int | None, message: str, tmp_path: Path
) -> None:
    path = changed(tmp_path, old, new)
    with pytest.raises(InputFault) as caught:
        load_theme(str(path))
    assert any(message in str(fault) for fault in caught.value.faults), str(caught.value)
    if line:
        assert f"{path}:{line}: " in str(caught.value)


def test_a_theme_without_colours_is_told_so_and_nothing_about_contrast(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('about = "mine"\n', "utf-8")
    with pytest.raises(InputFault) as caught:
        load_theme(str(path))
    told = "\n".join(map(str, caught.value.faults))
    assert "colours: missing" in told
    assert "contrast" not in told


def test_an_unknown_theme_is_refused_with_the_names() -> None:
    with pytest.raises(
        InputFault, match="no theme 'papre' \\(did you mean 'paper'\\?\\): bold, mono, nocturne"
    ):
        load_theme("papre")
