"""Portraits on cards: each theme treats a photograph in its way, and always in the same way."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

from cardgen.card.card import card
from cardgen.card.front import sizes_of
from cardgen.card.front_artwork import picture_boxes
from cardgen.card.portrait import (
    _figure,
    _on_white,
    _out_of_ground,
    _placed,
    faint_portraits,
    front_portrait,
    head_in,
    portrait_remark,
)
from cardgen.card.portrait_screens import BARE_FROM, PER_MM, engraved, halftone, ringed
from cardgen.card.portrait_tone import _with_open_eyes, lit_by_face, with_lights_held
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import WHITE
from cardgen.drawing.picture import Portrait
from cardgen.inputs.geometry import Geometry, load_geometry
from cardgen.inputs.theme import load_theme
from tests.support.commandline import cardgen
from tests.support.faces import drawn_portrait
from tests.support.nightly import tries
from tests.support.reading import ADA, pdf_image, pdf_of

FOCUS, ZOOM = (0.5, 0.38), 0.55
CLASSIC = load_geometry("classic")


@pytest.fixture(scope="module")
def face(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("face") / "face.png"
    drawn_portrait().save(path)
    return path


def boxes(book: FontBook, theme: str) -> tuple[draw.Box, draw.Box]:
    profile = replace(ADA, theme=theme)
    return picture_boxes(CLASSIC, sizes_of(profile, CLASSIC, book), mirrored=False)


def test_the_portrait_comes_out_of_the_ground(book: FontBook, face: Path) -> None:
    visible, whole = boxes(book, "nocturne")
    (image,) = front_portrait(face, FOCUS, ZOOM, load_theme("nocturne"), visible, whole)
    assert isinstance(image, draw.Image) and isinstance(image.picture, draw.Picture)
    picture = image.picture
    grey = np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width)
    assert picture.tones[0][1] == load_theme("nocturne").ground
    assert grey[:, 0].max() <= 2, "nothing marks the inner edge"
    assert grey[:3].max() <= 2, "nor the top"
    assert grey[-3:].max() <= 2, "nor the foot"
    x = (visible.x + visible.width / 2 - whole.x) / whole.width
    y = (visible.y + 0.42 * visible.height - whole.y) / whole.height
    about = grey[round(y * picture.height) - 20 :, round(x * picture.width) - 60 :][:40, :120]
    assert about.max() > 200, "the face is lit"


def mirrored_grey(geometry: Geometry, book: FontBook, face: Path) -> tuple[np.ndarray, float]:
    """Return the tones of the portrait of a mirrored nocturne card, and its pixels to the mm."""
    sizes = sizes_of(replace(ADA, theme="nocturne"), geometry, book)
    visible, whole = picture_boxes(geometry, sizes, mirrored=True)
    (image,) = front_portrait(face, FOCUS, ZOOM, load_theme("nocturne"), visible, whole)
    assert isinstance(image, draw.Image) and isinstance(image.picture, draw.Picture)
    picture = image.picture
    grey = np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width)
    return grey, picture.width / whole.width


def test_the_portrait_of_a_mirrored_card_fades_on_its_other_side(
    book: FontBook, face: Path
) -> None:
    grey, _ = mirrored_grey(CLASSIC, book, face)
    assert grey[:, -1].max() <= 2
    assert grey[:, 0].max() > 20, "it bleeds off the outer edge"


def test_the_portrait_fades_before_a_fold_at_its_outer_edge(book: FontBook, face: Path) -> None:
    strip = load_geometry("strip")  # its fold is at the left of the front
    grey, per_mm = mirrored_grey(strip, book, face)
    assert grey[:, 0].max() <= 2
    assert grey[:, round(3 * per_mm)].max() > 20, "only the last 2 mm fade"


def test_the_wall_about_a_small_head_is_left_out_however_far_it_is_enlarged() -> None:
    for head in (1.0, 2.0, 4.2):
        grey = Image.new("L", (160, 206), 255)
        portrait = Portrait(grey, (0.5, 0.42), head, grey.convert("RGB"))
        mask = np.asarray(_figure(portrait, 0.6, 0.62, 1.29))
        assert mask[86, 80] == 255, "the face"
        assert max(mask[2, 2], mask[2, -3], mask[100, -1]) < 128, "beside it"


def picture_of(book: FontBook, theme: str, path: Path, **more: object) -> draw.Picture:
    visible, whole = boxes(book, theme)
    where = {"focus": None, "zoom": None, **more}
    (image,) = front_portrait(path, theme=load_theme(theme), visible=visible, whole=whole, **where)  # type: ignore[arg-type]
    assert isinstance(image, draw.Image) and isinstance(image.picture, draw.Picture)
    assert image.box == whole
    return image.picture


def tones_of(picture: draw.Picture) -> np.ndarray:
    return np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width)


def test_an_engraving_is_one_black_ink_on_white_and_bleeds(book: FontBook, face: Path) -> None:
    picture = picture_of(book, "paper", face, focus=FOCUS, zoom=1.2)
    assert [ink for _, ink in picture.tones] == [load_theme("paper").name_ink, WHITE]
    assert picture.tones[0][1].cmyk == (0, 0, 0, 1)
    tones = tones_of(picture)
    assert set(np.unique(tones)) == {0, 255}
    assert (tones[:, -PER_MM:] == 0).any(), "lines reach the bleed's edge"


def test_no_line_of_an_engraving_is_thinner_than_a_press_holds() -> None:
    for light in (0, 60, 128, 180, 204):
        lines = np.asarray(engraved(Image.new("L", (200, 200), light), 10)) == 0
        runs = np.diff(np.flatnonzero(np.diff(np.r_[False, lines[:, 200], False].astype(int))))
        assert runs[::2][1:-1].min() >= 0.09 * PER_MM - 1, "to a pixel"
        assert lines.mean() == pytest.approx(max(0.25, 0.94 * (1 - light / 255)), abs=0.13)
    pale = np.asarray(engraved(Image.new("L", (200, 200), 220), 10)) == 0
    assert pale.mean() == pytest.approx(0.125, abs=0.02), "every second line"
    assert not np.asarray(engraved(Image.new("L", (200, 200), 245), 10)).all(), "half a face"
    skin = Image.new("L", (200, 200), 150)
    skin.paste(245, (70, 70, 130, 130))
    assert np.asarray(engraved(skin, 10))[150:170, 150:170].all(), "no line in a light of 3 mm"
    assert engraved(Image.new("L", (200, 200), 254), 10).getextrema() == (255, 255), "paper"


@pytest.mark.parametrize("width", [0.1, 0.25, 0.5])
def test_what_is_finer_than_the_lines_is_a_solid_stroke(width: float) -> None:
    """An eye is two millimetres wide: lines 0.36 apart cannot show it."""
    skin = Image.new("L", (700, 700), 200)
    ImageDraw.Draw(skin).line((350, 100, 350, 600), fill=30, width=round(70 * width))
    ink = np.asarray(engraved(skin.resize((138, 138), Image.Resampling.BOX), 10)) == 0
    middle = ink[100:220, 140:180]
    assert middle.all(axis=0).sum() >= 3, "from end to end without a gap, 0.09 mm wide at least"


def test_a_stroke_in_the_light_must_be_deeper() -> None:
    """Wrinkles and the gaps between teeth are left to the lines; brows and pupils are not."""

    def is_stroke(tone: int, skin: int = 245, features: int = 0, *, level: bool = False) -> bool:
        picture = Image.new("L", (700, 700), skin)
        ImageDraw.Draw(picture).line((350, 100, 350, 600), fill=tone, width=12)
        small = picture.resize((138, 138), Image.Resampling.BOX)
        if level:
            small = small.rotate(90)
        ink = np.asarray(engraved(small, 10, Image.new("L", small.size, features))) == 0
        ink = ink.T if level else ink
        return bool(ink[100:220, 140:180].all(axis=0).any())  # without a gap

    assert not is_stroke(180)  # 65 tones below the skin
    assert is_stroke(110)
    assert is_stroke(140, skin=200, features=255, level=True), "lips"
    assert not is_stroke(140, skin=200, features=255), "a gap between teeth"


def test_a_small_light_between_shadows_keeps_its_lines() -> None:
    """A lit lip without lines would be a hole in a beard."""

    def bare(mm: float) -> float:
        beard = Image.new("L", (700, 700), 170)
        half = round(35 * mm)
        ImageDraw.Draw(beard).rectangle((350 - half, 100, 350 + half, 600), fill=235)
        picture = np.asarray(engraved(beard.resize((138, 138), Image.Resampling.BOX), 10))
        return float((picture[100:220, 150:170] == 255).mean())  # 0.6 mm of its middle

    assert bare(0.8) < 0.8
    assert bare(5) > 0.85, "a large light loses every second line"


def test_a_halftone_covers_as_much_as_it_is_dark_and_as_much_as_it_is_pale() -> None:
    none = Image.new("L", (100, 100), 0)
    for share in (0.1, 0.35, 0.6, 0.9):
        some = Image.new("L", (100, 100), round(255 * share))
        dark, pale = (np.asarray(halftone(*each, 10)) for each in ((some, none), (none, some)))
        assert set(np.unique(dark)) == {0, 128} and set(np.unique(pale)) == {128, 255}
        assert (dark == 0).mean() == pytest.approx(share, abs=0.02)
        assert (pale == 255).mean() == pytest.approx(share, abs=0.02)


def test_dark_dots_lie_over_the_field_and_need_no_register(book: FontBook, face: Path) -> None:
    picture = picture_of(book, "bold", face)
    field = load_theme("bold").ground
    dark, ground, _ = (ink for _, ink in picture.tones)
    assert ground == field
    assert dark.cmyk == (*field.cmyk[:3], 1)
    tones = tones_of(picture)
    assert set(np.unique(tones)) == {0, 128, 255}
    assert (tones[: 2 * PER_MM] == 128).mean() > 0.9, "no strip above the picture"


PHOTOGRAPHS = Path(__file__).parents[1] / "photographs"


@pytest.mark.parametrize(
    ("name", "middle"), [("astronaut.jpg", (0.41, 0.29)), ("admiral.jpg", (0.52, 0.38))]
)
def test_the_face_in_a_photograph_sets_focus_and_zoom(
    name: str, middle: tuple[float, float]
) -> None:
    head = head_in(PHOTOGRAPHS / name, None, None)
    assert head.is_found
    assert head.focus == pytest.approx(middle, abs=0.06)
    assert portrait_remark(replace(ADA, portrait=PHOTOGRAPHS / name)) == ""


def test_a_head_becomes_as_high_wherever_it_is_found(book: FontBook, tmp_path: Path) -> None:
    visible, whole = boxes(book, "nocturne")
    with Image.open(PHOTOGRAPHS / "admiral.jpg") as photograph:
        large = photograph.resize((1152, 1350))
        wall = Image.new("L", (2000, 2400), 150)
        wall.paste(large, (700, 600))
    large.save(tmp_path / "near.png")
    wall.save(tmp_path / "far.png")
    portraits = []
    for name in ("near.png", "far.png"):
        head = head_in(tmp_path / name, None, None)
        assert head.is_found
        portraits.append(_placed(tmp_path / name, head, visible, whole)[0])
    near, far = portraits
    assert far.face == pytest.approx(near.face, abs=0.05)
    assert far.head == pytest.approx(0.55 * visible.height / whole.height, abs=0.05)


def test_rings_go_on_through_the_lights_of_a_face(book: FontBook) -> None:
    visible, whole = boxes(book, "mono")
    size = round(4 * whole.width), round(4 * whole.height)
    lit, everywhere = Image.new("L", size, 255), Image.new("L", size, 255)
    portrait = Portrait(lit, (0.5, 0.42), 0.55, lit.convert("RGB"))
    grey = _on_white(portrait, everywhere, everywhere, visible, whole, frayed=False)
    ink = np.asarray(ringed(grey, whole.width, 0.5)) == 0
    middle = (slice(side // 3, side // 2) for side in ink.shape)
    assert ink[tuple(middle)].mean() == pytest.approx(0.25, abs=0.02), "as thin as may be"


@pytest.mark.parametrize("theme", ["paper", "bold", "mono"])
def test_a_head_near_the_top_of_its_photograph_has_room_above_it_on_the_card(
    theme: str, book: FontBook, tmp_path: Path
) -> None:
    with Image.open(PHOTOGRAPHS / "astronaut.jpg") as photograph:
        photograph.crop((0, 8, *photograph.size)).save(tmp_path / "near.png")  # hair from 13 on
    (near, usual) = (
        tones_of(picture_of(book, theme, path))
        for path in (tmp_path / "near.png", PHOTOGRAPHS / "astronaut.jpg")
    )
    blank = 128 if theme == "bold" else 255
    tops = [int((tones != blank).any(axis=1).argmax()) / PER_MM for tones in (near, usual)]
    assert tops[0] == pytest.approx(tops[1], abs=1) and tops[0] > 4


def test_a_focus_that_is_on_no_face_is_taken_as_it_is(face: Path) -> None:
    astronaut = PHOTOGRAPHS / "astronaut.jpg"
    assert head_in(astronaut, (0.4, 0.3), None).is_found
    off = head_in(astronaut, (0.9, 0.9), None)
    assert (off.is_found, off.focus, off.height, off.zoom) == (False, (0.9, 0.9), 0.5, 0.55)


def test_where_no_face_is_found_one_line_says_where_it_is_taken_to_be(tmp_path: Path) -> None:
    plain = tmp_path / "wall.png"
    Image.linear_gradient("L").resize((600, 800)).save(plain)
    remark = portrait_remark(replace(ADA, portrait=plain))
    assert remark == (
        f"{plain}: no face is found; its middle is taken to be at 0.5,0.38 of the photograph: "
        "look at it with cardgen themes, and say where it is with portrait_focus"
    )
    assert portrait_remark(replace(ADA, portrait=plain, portrait_focus=(0.5, 0.4))) == ""


def test_of_several_faces_the_largest_near_the_middle_is_taken(tmp_path: Path) -> None:
    with Image.open(PHOTOGRAPHS / "admiral.jpg") as photograph:
        together = Image.new("L", (1100, 450), 128)
        together.paste(photograph.resize((192, 225)), (0, 100))
        together.paste(photograph, (400, 0))
        together.paste(photograph.resize((192, 225)), (880, 100))
    together.save(tmp_path / "three.png")
    head = head_in(tmp_path / "three.png", None, None)
    assert head.is_found
    assert head.focus[0] == pytest.approx((400 + 0.52 * 384) / 1100, abs=0.05)


def test_a_face_before_a_bright_window_is_said_to_be_past_saving(tmp_path: Path) -> None:
    window = Image.new("L", (600, 800), 255)
    window.paste(20, (100, 100, 500, 800))
    window.save(tmp_path / "window.png")
    remark = portrait_remark(replace(ADA, portrait=tmp_path / "window.png"))
    assert "much darker than what is behind it" in remark


@pytest.mark.parametrize("box", [(155, 0, 384, 450), (0, 95, 384, 450)])
def test_a_head_that_the_photograph_cuts_is_said_to_be(
    box: tuple[int, int, int, int], tmp_path: Path
) -> None:
    with Image.open(PHOTOGRAPHS / "admiral.jpg") as photograph:
        photograph.crop(box).save(tmp_path / "cut.png")
    remark = portrait_remark(replace(ADA, portrait=tmp_path / "cut.png"))
    assert remark.endswith("its edge cuts the head: take a photograph with room around the head")
    assert portrait_remark(replace(ADA, portrait=PHOTOGRAPHS / "admiral.jpg")) == ""


@pytest.mark.parametrize("theme", ["nocturne", "paper", "bold"])
def test_a_head_in_shadow_before_light_becomes_lighter_and_the_light_stays(
    theme: str, book: FontBook, tmp_path: Path
) -> None:
    """Nothing says that this is a face: its outline and its tone do."""
    cheeks = {}
    for name, skin in (("shadow.png", 60), ("light.png", 170)):
        picture = Image.new("L", (900, 1200), 250)
        pen = ImageDraw.Draw(picture)
        pen.ellipse((290, 200, 610, 640), fill=skin)
        pen.rectangle((200, 640, 700, 1200), fill=30)
        picture.save(tmp_path / name)
        visible, whole = boxes(book, theme)
        (image,) = front_portrait(tmp_path / name, None, None, load_theme(theme), visible, whole)
        assert isinstance(image, draw.Image)
        tones = tones_of(image.picture)
        height, width = tones.shape
        face = tones[round(0.4 * height) : round(0.5 * height)]
        cheeks[name] = float(face[:, round(0.45 * width) : round(0.55 * width)].mean())
    assert cheeks["shadow.png"] > 0.35 * cheeks["light.png"]


@pytest.mark.parametrize("theme", ["paper", "bold", "mono"])
def test_a_photograph_never_ends_in_a_line_on_the_card(
    theme: str, book: FontBook, tmp_path: Path
) -> None:
    """A head at the photograph's own rim is the hardest: its hair would end in an upright line."""
    with Image.open(PHOTOGRAPHS / "admiral.jpg") as photograph:
        photograph.crop((130, 0, 384, 330)).save(tmp_path / "rim.png")
    tones = tones_of(picture_of(book, theme, tmp_path / "rim.png"))
    blank = 128 if theme == "bold" else 255
    assert (tones[:, : PER_MM // 2] == blank).all(), "nothing at the inner edge"
    assert (tones[: 2 * PER_MM] == blank).mean() > 0.9, "nor above the oval"


def test_half_a_face_in_the_light_is_held_back_for_lines() -> None:
    face = Image.new("L", (300, 400), 120)
    face.paste(248, (150, 0, 300, 400))
    face.paste(248, (60, 200, 66, 206))
    held = with_lights_held(Portrait(face, (0.5, 0.4), 0.5, face.convert("RGB")))
    assert held.getpixel((250, 200)) < BARE_FROM, "half of it has lines"
    assert held.getpixel((63, 203)) == 248, "no glint"
    assert held.getpixel((20, 200)) == 120


def test_a_head_that_the_photograph_cuts_ends_round(book: FontBook, tmp_path: Path) -> None:
    with Image.open(PHOTOGRAPHS / "admiral.jpg") as photograph:
        photograph.crop((130, 60, 330, 320)).resize((400, 520)).save(tmp_path / "cut.png")
    top = tones_of(picture_of(book, "paper", tmp_path / "cut.png"))[2 * PER_MM : 3 * PER_MM] == 0
    quarter = top.shape[1] // 4
    assert top[:, quarter : 2 * quarter].mean() > 0.3, "lines in the middle"
    assert top[:, :quarter].mean() < 0.2, "hardly any in the corner"


def test_lines_of_an_engraving_end_in_different_places(book: FontBook, tmp_path: Path) -> None:
    Image.new("L", (900, 1200), 120).save(tmp_path / "wall.png")
    visible, whole = boxes(book, "paper")
    (image,) = front_portrait(
        tmp_path / "wall.png", (0.5, 0.38), 0.55, load_theme("paper"), visible, whole
    )
    assert isinstance(image, draw.Image)
    ink = tones_of(image.picture)[30 * PER_MM : 45 * PER_MM] == 0
    pitch = round(0.36 * PER_MM)
    lines = (ink[at : at + pitch].any(axis=0) for at in range(0, len(ink) - pitch, pitch))
    _, counts = np.unique([line.argmax() for line in lines], return_counts=True)
    assert counts.max() < 0.2 * counts.sum()


@pytest.mark.parametrize("theme", ["paper", "bold", "mono"])
def test_what_is_behind_the_head_is_left_out(theme: str, book: FontBook) -> None:
    """The admiral stands before a flag and a dark wall: neither is a patch beside her."""
    picture = picture_of(book, theme, PHOTOGRAPHS / "admiral.jpg")
    tones = tones_of(picture)
    blank = 128 if theme == "bold" else 255
    height, width = tones.shape
    for side in (tones[: height // 3, : width // 8], tones[: height // 3, -width // 8 :]):
        assert (side == blank).mean() > 0.95


@pytest.mark.parametrize("exposure", [0.25, 0.5, 1.0])
def test_a_face_has_the_same_light_however_it_was_exposed(exposure: float) -> None:
    with Image.open(PHOTOGRAPHS / "astronaut.jpg") as photograph:
        grey = photograph.point(lambda tone: tone * exposure)
    lit = lit_by_face(
        Portrait(grey, (0.41, 0.29), 0.45, grey.convert("RGB")),
        Image.new("L", grey.size, 255),
        0.60,
        local=0,
    )
    cheeks = np.asarray(lit)[95:125, 100:145]
    assert np.median(cheeks) / 255 == pytest.approx(0.60, abs=0.15)


def test_eyes_in_the_shadow_of_brows_become_lighter_and_hair_does_not() -> None:
    grey = Image.new("L", (300, 400), 160)
    pen = ImageDraw.Draw(grey)
    hair, sockets = (60, 20, 240, 90), [(105, 140, 140, 170), (160, 140, 195, 170)]
    for box in (hair, *sockets):
        pen.ellipse(box, fill=40)
    portrait = Portrait(grey, (0.5, 0.42), 0.55, grey.convert("RGB"))
    lit = _with_open_eyes(portrait, 0.6)
    assert lit.getpixel((122, 155)) > 60 and lit.getpixel((178, 155)) > 60
    assert lit.getpixel((150, 40)) == 40 and lit.getpixel((150, 200)) >= 160


def test_what_is_behind_a_glowing_head_is_a_soft_light_darker_than_the_face() -> None:
    visible, whole = draw.Box(43, 0, 42, 55), draw.Box(43, -3, 45, 61)
    path = PHOTOGRAPHS / "admiral.jpg"
    portrait, figure = _placed(path, head_in(path, None, None), visible, whole)
    white = replace(portrait, grey=Image.new("L", portrait.grey.size, 255))
    lit = np.asarray(_out_of_ground(white, figure, visible, whole))
    height, width = lit.shape
    x, y = round(portrait.face[0] * width), round(portrait.face[1] * height)
    beside = x + round(0.42 * portrait.head * height)
    assert lit[y, x] > 230, "the face"
    assert 50 < lit[y, beside] < 120, "beside it"


@pytest.mark.parametrize("width", [27, 31, 42])
def test_nothing_fades_over_an_eye_however_narrow_the_picture(width: float) -> None:
    visible, whole = draw.Box(85 - width, 0, width, 55), draw.Box(85 - width, -3, width + 3, 61)
    path = PHOTOGRAPHS / "admiral.jpg"
    head = head_in(path, None, None)
    portrait, figure = _placed(path, head, visible, whole)
    white = replace(portrait, grey=Image.new("L", portrait.grey.size, 255))
    mask = np.asarray(_out_of_ground(white, figure, visible, whole))
    width, height = portrait.grey.size
    x, y = round(portrait.face[0] * width), round(portrait.face[1] * height)
    eyes = round(0.27 * portrait.head * height)
    assert mask[y, x - eyes] > 230 and mask[y, x + eyes] > 230


def test_swiss_has_no_portrait_on_the_front_but_one_inside(book: FontBook, face: Path) -> None:
    whole = card(replace(ADA, theme="swiss", portrait=face), CLASSIC, book)
    plain = card(replace(ADA, theme="swiss"), CLASSIC, book)
    fronts = [pdf_image(pdf_of((each.outside,), book), 0, 3) for each in (whole, plain)]
    assert fronts[0].tobytes() == fronts[1].tobytes()
    insides = [pdf_image(pdf_of((each.inside,), book), 0, 3) for each in (whole, plain)]
    assert insides[0].tobytes() != insides[1].tobytes()


def test_a_flat_card_has_the_face_on_its_back_only_under_a_grid(book: FontBook, face: Path) -> None:
    for grid in (False, True):
        flat = replace(load_geometry("flat"), grid_back=grid)
        cards = [card(replace(ADA, portrait=portrait), flat, book) for portrait in (None, face)]
        plain, with_face = (
            pdf_image(pdf_of((each.inside,), book), 0, 2).tobytes() for each in cards
        )
        assert (plain != with_face) is grid


def test_the_first_rows_of_the_grids_stay_white_and_the_ink_is_faint(face: Path) -> None:
    ink = load_theme("paper").tones[0].ink.tint(0.1)
    (image,) = faint_portraits(face, FOCUS, ZOOM, 45, (ink,))
    picture = image.picture
    assert isinstance(picture, draw.Picture)
    grey = np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width)
    assert grey[: picture.height // 10].min() >= 254
    assert grey[picture.height // 2].min() < 120
    assert (picture.tones[0][1], picture.tones[-1][1].hex) == (ink, "#ffffff")


@pytest.mark.parametrize("theme", ["nocturne", "paper", "bold", "mono"])
def test_the_same_photograph_gives_the_same_shapes(theme: str, book: FontBook, face: Path) -> None:
    visible, whole = boxes(book, theme)
    drawn = []
    for _ in range(2):
        (shape,) = front_portrait(face, FOCUS, ZOOM, load_theme(theme), visible, whole)
        assert isinstance(shape, draw.Image)
        drawn.append(shape.picture.name)
    assert drawn[0] == drawn[1]


def test_focus_and_zoom_move_and_enlarge_the_face(book: FontBook, face: Path) -> None:
    visible, whole = boxes(book, "bold")
    theme = load_theme("bold")

    def dark(focus: tuple[float, float], zoom: float) -> tuple[float, float]:
        (image,) = front_portrait(face, focus, zoom, theme, visible, whole)
        assert isinstance(image, draw.Image) and isinstance(image.picture, draw.Picture)
        picture = image.picture
        grey = np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width)
        _, columns = np.nonzero(grey[: picture.height // 2] < 30)
        return float(columns.mean()) / picture.width, float((grey < 30).mean())

    middle, usual = dark(FOCUS, 0.7)
    assert dark((0.65, 0.38), 0.7)[0] < middle, "a focus at the right moves the face to the left"
    assert dark(FOCUS, 1.0)[1] != usual


@pytest.mark.parametrize("cut", ["left", "right", "bottom"])
def test_a_face_cut_by_the_rim_is_taken_as_it_is(cut: str, book: FontBook, tmp_path: Path) -> None:
    """Half a face is found or not; either way the crop stays in the photograph and has pixels."""
    with Image.open(PHOTOGRAPHS / "admiral.jpg") as photograph:
        width, height = photograph.size
        middle_x, middle_y = round(0.52 * width), round(0.45 * height)
        box = {
            "left": (middle_x, 0, width, height),
            "right": (0, 0, middle_x, height),
            "bottom": (0, 0, width, middle_y),
        }[cut]
        half = photograph.crop(box)
    half.resize((half.width * 3, half.height * 3)).save(tmp_path / "half.png")
    visible, whole = boxes(book, "nocturne")
    head = head_in(tmp_path / "half.png", None, None)
    assert all(0 <= share <= 1 for share in head.focus)
    themes = ("nocturne", "paper", "bold", "mono")
    some = {"left": themes[:2], "right": themes[2:], "bottom": themes[1:3]}[cut]
    for theme in tries(some, in_a_night=themes):
        (image,) = front_portrait(
            tmp_path / "half.png", None, None, load_theme(theme), visible, whole
        )
        assert isinstance(image, draw.Image) and isinstance(image.picture, draw.Picture)
        assert np.ptp(tones_of(image.picture)) > 0
    assert "\n" not in portrait_remark(replace(ADA, portrait=tmp_path / "half.png"))


def test_a_list_of_guests_with_portraits_gets_one_line_on_all_faces_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Image.linear_gradient("L").resize((600, 800)).save("wall.png")
    with Image.open(PHOTOGRAPHS / "astronaut.jpg") as photograph:
        photograph.save("face.jpg")
    walls = "".join(f"Guest {number},wall.png\n" for number in range(2, 9))
    Path("guests.csv").write_text(f"name,portrait\nAda Li,face.jpg\n{walls}")
    done = cardgen("card", "--csv", "guests.csv")
    assert done.status == 0
    (line,) = (line for line in (done.out + done.err).splitlines() if "no face is found" in line)
    assert "'Guest 2' (line 3)" in line and line.count("line ") == 5 and "and 2 more" in line
    assert "Ada" not in line


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted in other units elsewhere")
def test_a_photograph_of_100_megapixels_makes_a_card_in_bounded_time_and_memory(
    tmp_path: Path,
) -> None:
    with Image.open(PHOTOGRAPHS / "astronaut.jpg") as photograph:
        photograph.convert("RGB").resize((10_000, 10_000)).save(tmp_path / "large.jpg", quality=60)
    script = tmp_path / "read.py"
    script.write_text(
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from cardgen.card.portrait import head_in\n"
        "print(head_in(Path(sys.argv[1]), None, None).is_found)\n"
        "usage = resource.getrusage(resource.RUSAGE_SELF)\n"
        "print(usage.ru_maxrss // 1024, usage.ru_utime + usage.ru_stime)\n"
    )
    # by way of a shell: a child counts the memory of whom it was forked from
    result = subprocess.run(
        ["/bin/sh", "-c", '"$0" "$@"; exit', sys.executable, script, tmp_path / "large.jpg"],
        env={"PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        text=True,
        check=True,
    )
    found, usage = result.stdout.splitlines()
    megabytes, seconds = usage.split()
    assert found == "True"
    assert int(megabytes) < 300
    assert float(seconds) < 6, "two seconds on a quiet machine"
