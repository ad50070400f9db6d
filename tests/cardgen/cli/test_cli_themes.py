"""The look of a card from the command line: themes, logos, portraits, flat and shortened cards."""

from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest
from PIL import Image

from cardgen.drawing.shapes import Page
from cardgen.inputs.geometry import geometry_names, load_geometry
from cardgen.press.sheets import SheetLayout, sheets
from cardgen.press.slots import geometries_for
from cardgen.press.stock import load_stock, stock_names
from tests.support.commandline import cardgen
from tests.support.faces import drawn_portrait

PROFILE = 'name = "Ada Example"\ntitle = "Analyst"\nphones = ["112"]\nurls = ["example.com/ada"]\n'


@pytest.fixture(autouse=True)
def inputs(folder: Path) -> None:
    (folder / "me.toml").write_text(PROFILE)


def words(path: str, page: int = 0) -> str:
    with pypdfium2.PdfDocument(path) as document:
        return " ".join(document[page].get_textpage().get_text_range().split())


def test_themes_prints_the_card_in_each_theme_and_ones_own_first(folder: Path) -> None:
    own = Path(__file__).parents[3] / "layouts/themes/paper.toml"
    (folder / "mine.toml").write_text(own.read_text("utf-8").replace("#16324f", "#3f1632"), "utf-8")
    (folder / "me.toml").write_text(PROFILE + 'theme = "mine.toml"\n')
    done = cardgen("themes", "--profile", "me.toml")
    assert (done.status, done.err) == (0, "")
    shown = words("output/themes.pdf")
    assert shown.count("Analyst") == 4  # and two on the second page
    places = [shown.index(name) for name in ("mine", "bold", "mono", "nocturne")]
    assert places == sorted(places)
    assert all(name in words("output/themes.pdf", 1) for name in ("paper", "swiss"))
    assert done.out.splitlines()[-1].startswith('next: choose one: write theme = "NAME"')


def test_a_theme_is_chosen_on_the_command_line_or_in_the_profile(folder: Path) -> None:
    (folder / "me.toml").write_text(PROFILE + 'theme = "swiss"\n')
    for arguments in ((), ("--theme", "swiss"), ("--theme", "bold")):
        done = cardgen(
            "card", "--profile", "me.toml", "--stock", "single", "--color", "rgb", *arguments
        )
        assert (done.status, done.err) == (0, "")
        with pypdfium2.PdfDocument("output/card-print-shop.pdf") as document:
            corner = document[0].render(scale=1).to_pil().convert("RGB").getpixel((30, 200))
        assert corner == ((255, 194, 26) if "bold" in arguments else (255, 255, 255))


def test_a_wrong_look_is_refused_in_one_line_each_and_nothing_is_written(folder: Path) -> None:
    (folder / "mark.svg").write_text("<svg><script/></svg>")
    (folder / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(99))
    (folder / "theme.toml").write_text("about = 3\n")
    cases = {
        'theme = "papre"': (
            "me.toml:5: theme: there is no theme 'papre' (did you mean 'paper'?): bold"
        ),
        'theme = "theme.toml"': "theme.toml:1: about: must be a text",
        'logo = "mark.svg"': (
            "me.toml:5: logo: mark.svg: contains a script: "
            "a logo is made of shapes and their colours only"
        ),
        'portrait = "broken.png"': (
            "me.toml:5: portrait: broken.png: not a PNG, JPEG, WebP or HEIC picture"
        ),
    }
    for line, message in cases.items():
        (folder / "me.toml").write_text(f"{PROFILE}{line}\n")
        done = cardgen("card", "--profile", "me.toml")
        assert done.status == 1
        assert any(complaint.startswith(message) for complaint in done.complaints), done.err
        assert not (folder / "output").exists()
    done = cardgen("card", "--theme", "papre")
    assert (done.status, done.complaints[0].split(":")[0]) == (2, "--theme")


def test_portraits_in_unusual_modes_are_printed(folder: Path) -> None:
    face = drawn_portrait(450, 600)
    face.convert("CMYK").save("cmyk.jpg")
    Image.fromarray(np.asarray(face).astype("uint16") * 257).save("deep.png")
    for name in ("cmyk.jpg", "deep.png"):
        face = f'portrait = "{name}"\nportrait_focus = "0.5,0.38"\n'
        (folder / "me.toml").write_text(f"{PROFILE}{face}")
        done = cardgen("card", "--profile", "me.toml", "--stock", "single")
        assert (done.status, done.err) == (0, "")
    assert "\nnext: send output/card-print-shop.pdf to a print shop: " in done.out
    assert not Path("output/card.pdf").exists()  # the sheets for one's own printer


def test_shorten_leaves_out_what_does_not_fit(folder: Path) -> None:
    many = "".join(f'"Line {index} of it",' for index in range(30))
    (folder / "me.toml").write_text(f"{PROFILE}address = [{many}]\n")
    assert "more than fit" in cardgen("card", "--profile", "me.toml").err
    assert cardgen("card", "--profile", "me.toml", "--shorten").status == 0
    assert "Ada" in words("output/card.pdf")
    assert "of it" not in words("output/card.pdf"), "no street without its town"


def test_a_flat_card_has_a_front_and_a_back_without_folds(folder: Path) -> None:
    done = cardgen("card", "--geometry", "flat", "--stock", "sigel-lp795")
    assert (done.status, done.err) == (0, "")
    assert "Four games to play" in words("output/card.pdf", 1)
    done = cardgen("card", "--geometry", "flat", "--stock", "single")
    assert "cut on the plate Cut" in done.out and "plate Fold" not in done.out
    assert cardgen("card", "--geometry", "flat", "--grid", "--stock", "sigel-lp795").status == 0
    assert "A B C D E F G H I J" in words("output/card.pdf", 1)
    with pikepdf.open("output/card.pdf") as pdf:
        assert len(pdf.pages) == 2
    done = cardgen("card", "--grid")
    assert (done.status, done.err) == (
        2,
        "--grid: is for flat cards: a folded one has its board inside\n",
    )


@pytest.mark.parametrize("name", stock_names())
def test_every_stock_takes_a_card_of_ours_and_says_which(name: str) -> None:
    stock = load_stock(name)
    taken = geometries_for(stock)
    assert taken
    for geometry in map(load_geometry, taken):
        blank = Page(geometry.width, geometry.height, (), geometry.bleed, folds=geometry.folds)
        assert next(iter(sheets([(blank, blank)], stock, SheetLayout())))
    other = next(each for each in geometry_names() if each not in taken)
    done = cardgen("card", "--geometry", other, "--stock", name)
    assert all(f"add --geometry {each}" in done.err for each in taken)
