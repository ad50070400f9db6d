"""Finishes on plates of their own, and cards on one spot plate: what a press gets of them."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import product
from pathlib import Path

import pikepdf
import pytest

from cardgen.card.card import card
from cardgen.card.front_artwork import LEAST_LINE, TRAP
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import FINISHES, FOIL, VARNISH, Ink
from cardgen.inputs.accent import press_ink
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import load_geometry
from cardgen.preflight.check import preflight
from tests.support.commandline import cardgen
from tests.support.reading import ADA, page_of, pdf_of, texts

FACE = Path(__file__).parents[1] / "photographs" / "astronaut.jpg"
CLASSIC = load_geometry("classic")
PLATE = "PANTONE 2965 U"


def paths_of(shapes: tuple[draw.Shape, ...]) -> Iterator[draw.Path]:
    for shape in shapes:
        match shape:
            case draw.Group():
                yield from paths_of(shape.shapes)
            case draw.PlacedForm():
                yield from paths_of(shape.form.shapes)
            case draw.Path():
                yield shape


def on_plate(page: draw.Page, plate: Ink) -> list[draw.Path]:
    paths = [path for _, shapes in page.layers for path in paths_of(shapes)]
    return [p for p in paths if p.fill == plate or (p.stroke and p.stroke.ink == plate)]


def box_of(path: draw.Path) -> draw.Box:
    box = draw.bounds_of(part[-2:] for part in path.segments if len(part) > 2)
    rim = path.stroke.width * draw.MM_PER_PT / 2 if path.stroke else 0
    return box.expanded(rim)


def test_foil_lies_over_the_diamond_trapped_and_with_gaps_that_stay_open(book: FontBook) -> None:
    made = card(replace(ADA, theme="swiss", finish="foil"), CLASSIC, book)
    foil = [box_of(path) for path in on_plate(made.outside, FOIL)]
    inked = [path for _, shapes in made.outside.layers for path in paths_of(shapes)]
    red = [box_of(p) for p in inked if p.fill and p.fill.hex == "#d4190f"]
    assert len(foil) == len(red) >= 11
    for above, under in zip(foil, red, strict=True):
        assert under.x - above.x == pytest.approx(TRAP)
        assert above.bottom - under.bottom == pytest.approx(TRAP)
    for first, second in product(foil, foil):
        gap = second.x - first.right
        assert not 0 < gap < LEAST_LINE - 1e-6
        overlap = first.intersection(second)
        assert first == second or overlap.width * overlap.height == 0


@pytest.mark.parametrize("portrait", [FACE, None])
def test_varnish_lies_over_the_wave_or_the_board_of_nocturne(
    portrait: Path | None, book: FontBook
) -> None:
    person = replace(ADA, finish="spot-uv", portrait=portrait)
    paths = on_plate(card(person, CLASSIC, book).outside, VARNISH)
    if portrait:
        widths = [path.stroke.width * draw.MM_PER_PT for path in paths if path.stroke]
        assert len(widths) == len(paths) == 13
        assert min(widths) >= LEAST_LINE - 1e-9
    else:
        assert 20 < len(paths) <= 3 * 13, "spaces in range of the three Nodes, not the whole board"


@pytest.mark.parametrize("finish", FINISHES)
def test_a_screen_shows_no_finish(finish: str, book: FontBook) -> None:
    finished = card(replace(ADA, finish=finish), CLASSIC, book)  # type: ignore[arg-type]
    data = pdf_of((finished.outside,), book)
    with pikepdf.open(BytesIO(data)) as pdf:
        assert b"Separation" not in b"".join(
            each.unparse() for each in pdf.objects if not isinstance(each, pikepdf.Stream)
        )


@pytest.mark.parametrize("theme", ["paper", "mono", "swiss"])
@pytest.mark.parametrize("portrait", [FACE, None])
def test_a_card_in_one_ink_is_on_one_plate(
    theme: str, portrait: Path | None, book: FontBook, tmp_path: Path
) -> None:
    person = replace(ADA, theme=theme, ink=PLATE, accent="#16324f", portrait=portrait)
    made = card(person, CLASSIC, book)
    path = tmp_path / "card.pdf"
    spot = press_ink(person)
    path.write_bytes(pdf_of((made.outside, made.inside), book, color="cmyk", pdfx=True, spot=spot))
    report = preflight(path)
    assert report.plates == (PLATE,)
    assert [str(each) for each in report.findings if "dpi" not in each.message] == []
    sizes = {text.size for text, _ in texts(made.outside)}
    assert len(sizes) > 3, "it still has all its type"


def test_an_ink_needs_a_theme_on_white_and_enough_contrast(book: FontBook) -> None:
    for theme, accent, message in (
        ("bold", "", "prints all in one ink, which bold can't be: choose paper or mono"),
        ("paper", "#ffd633", "as light as the accent #ffd633 it has a contrast of 1.4 to 1"),
    ):
        with pytest.raises(InputFault, match=message):
            card(replace(ADA, theme=theme, ink=PLATE, accent=accent), CLASSIC, book)


def test_the_command_line_makes_plates_and_names_a_condition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    profile = 'name = "Ada Li"\ntitle = "Analyst"\nemails = ["ada@example.com"]\n'
    Path("me.toml").write_text(profile + f'theme = "paper"\nink = "{PLATE}"\n')
    done = cardgen("card", "--profile", "me.toml", "--stock", "single", "--condition", "fogra51")
    assert (done.status, done.err) == (0, "")
    read = cardgen("preflight", "output/card-print-shop.pdf")
    assert read.status == 0
    assert f"plates Cut, Fold, {PLATE}" in read.out
    assert "the file names its printing condition, FOGRA51" in read.out
    with pikepdf.open("output/card-print-shop.pdf") as pdf:
        (intent,) = pdf.Root.OutputIntents
        assert str(intent.RegistryName) == "http://www.color.org"
        assert "/DestOutputProfile" not in intent
        assert str(pdf.docinfo["/Author"]) == "Ada Li"
        assert "game board" in str(pdf.docinfo["/Subject"])
    refused = cardgen("card", "--profile", "me.toml", "--condition", "gracol2013", "--pdfx")
    assert refused.status == 2
    assert "--condition: is gracol2013, and PDF/X-4 embeds a profile" in refused.err
    refused = cardgen("card", "--profile", "me.toml", "--color", "rgb")
    assert refused.status == 1
    assert "me.toml:5: ink: needs a plate of its own, and --color rgb has none" in refused.err
    Path("guests.csv").write_text("name,ink\nBob,PANTONE Red 032 C\n")
    refused = cardgen("card", "--profile", "me.toml", "--csv", "guests.csv")
    assert refused.status == 1
    assert "guests.csv:2: ink: differs from that of the profile" in refused.err


def test_preflight_knows_finishes(book: FontBook, tmp_path: Path) -> None:
    path = tmp_path / "varnish.pdf"
    thin = draw.stroked(draw.line(10, 10, 30, 10), VARNISH, 0.5)
    path.write_bytes(pdf_of((page_of(60, 40, thin),), book, color="cmyk"))
    (finding,) = preflight(path).findings
    assert finding.message == (
        "Page 1: a line of 0.18 mm on the plate Varnish at 10.0, 10.0 mm is thinner than 0.35 mm, "
        "which varnish and foil need."
    )
    sound = draw.stroked(draw.line(10, 10, 30, 10), VARNISH, 1.0)
    data = pdf_of((page_of(60, 40, sound),), book, color="cmyk")
    path.write_bytes(data)
    assert preflight(path).findings == ()
    with pikepdf.open(BytesIO(data)) as pdf:
        pdf.pages[0].Resources.ExtGState.Overprint.OP = False
        pdf.pages[0].Resources.ExtGState.Overprint.op = False
        pdf.save(path)
    assert [finding.message for finding in preflight(path).findings] == [
        "Page 1: a part of the plate Varnish at 10.0, 10.0 mm doesn't overprint: the ink under it "
        "would be missing."
    ]


def test_preflight_warns_of_fine_strokes_in_pictures_on_many_plates(
    book: FontBook, tmp_path: Path
) -> None:
    pixels = bytes(255 if y % 8 > 3 else 0 for y in range(480) for _ in range(480))
    path = tmp_path / "lines.pdf"

    def findings(width: float, *tones: tuple[float, Ink]) -> list[str]:
        picture = draw.Picture("lines", 480, 480, pixels, tones)
        image = draw.Image(draw.Box(5, 5, width, width), picture)
        path.write_bytes(pdf_of((page_of(70, 70, image),), book, color="cmyk"))
        return [str(finding) for finding in preflight(path).findings]

    paper = (1.0, Ink((0, 0, 0, 0), (1, 1, 1)))
    navy = (0.0, Ink((1, 0.75, 0.3, 0.3), (0.1, 0.2, 0.3)))
    black = (0.0, Ink((0, 0, 0, 1), (0, 0, 0)))
    field = (1.0, Ink((0, 0.25, 0.95, 0), (1, 0.76, 0.1)))
    over_field = (0.0, Ink((0, 0.25, 0.95, 1), (0, 0, 0)))
    assert any("strokes of 0.25 mm on 4 plates" in each for each in findings(30, navy, paper))
    assert findings(30, black, paper) == []
    assert findings(30, over_field, field) == [], "only black meets the other plates"
    assert findings(60, navy, paper) == [], "half a millimetre is enough"
