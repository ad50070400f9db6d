"""Portraits on cards: each theme treats a photograph in its way, and always in the same way."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from cardgen.card.card import card
from cardgen.card.front import sizes_of
from cardgen.card.front_artwork import picture_boxes
from cardgen.card.portrait import _figure, faint_portraits, front_portrait
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.picture import Portrait
from cardgen.inputs.geometry import Geometry, load_geometry
from cardgen.inputs.theme import load_theme
from tests.support.faces import drawn_portrait
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


def shapes_of(shapes: tuple[draw.Shape, ...]) -> Iterator[draw.Shape]:
    for shape in shapes:
        if isinstance(shape, draw.Place):
            yield from shapes_of(shape.form.shapes)
        else:
            yield shape


def test_the_portrait_comes_out_of_the_ground(book: FontBook, face: Path) -> None:
    visible, whole = boxes(book, "nocturne")
    (image,) = front_portrait(face, FOCUS, ZOOM, load_theme("nocturne"), visible, whole)
    assert isinstance(image, draw.Image) and isinstance(image.picture, draw.Picture)
    picture = image.picture
    grey = np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width)
    assert picture.dark == load_theme("nocturne").ground
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
    for shown in (0.5, 0.25, 0.12):
        mask = np.asarray(
            _figure(Portrait(Image.new("L", (160, 206), 255), (0.5, 0.42), shown), 0.6, 0.62, 1.29)
        )
        assert mask[86, 80] == 255, "the face"
        assert max(mask[2, 2], mask[2, -3], mask[100, -1]) < 128, "beside it"


def test_an_engraving_is_one_path_in_one_ink_and_leaves_light_parts_free(
    book: FontBook, face: Path
) -> None:
    visible, whole = boxes(book, "paper")
    shapes = front_portrait(face, FOCUS, ZOOM, load_theme("paper"), visible, whole)
    (path,) = shapes_of(shapes)
    assert isinstance(path, draw.Path)
    assert path.fill == load_theme("paper").tones[0].ink
    assert path.stroke is None
    points = [(s[1], s[2]) for s in path.segments if s[0] != "Z"]
    assert len(points) > 5000
    assert all(whole.holds(draw.Box(x, y, 0, 0)) for x, y in points)
    cheek = [x for x, y in points if abs(y - 20) < 1 and abs(x - (visible.x + 15)) < 1]
    hair = [x for x, y in points if abs(y - 9) < 1]
    assert len(hair) > len(cheek), "dark hair has lines, light skin none"


def test_the_lines_of_an_engraving_bleed_off_the_outer_edge(book: FontBook, face: Path) -> None:
    visible, whole = boxes(book, "paper")
    (path,) = shapes_of(front_portrait(face, FOCUS, 1.2, load_theme("paper"), visible, whole))
    assert isinstance(path, draw.Path)
    assert whole.right - 0.4 < max(s[1] for s in path.segments if s[0] != "Z") <= whole.right


def test_a_poster_has_its_five_tones_and_hardly_anything_between(
    book: FontBook, face: Path
) -> None:
    theme = load_theme("bold")
    visible, whole = boxes(book, "bold")
    (image,) = front_portrait(face, FOCUS, ZOOM, theme, visible, whole)
    assert isinstance(image, draw.Image) and isinstance(image.picture, draw.Picture)
    assert [ink for _, ink in image.picture.tones] == [tone.ink for tone in theme.tones]
    levels, counts = np.unique(np.frombuffer(image.picture.pixels, np.uint8), return_counts=True)
    flat = sum(
        count
        for level, count in zip(levels, counts, strict=True)
        if level in (0, 64, 128, 191, 255)
    )
    assert flat > 0.93 * counts.sum()


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
    assert (picture.dark, picture.light.hex) == (ink, "#ffffff")


@pytest.mark.parametrize("theme", ["nocturne", "paper", "bold"])
def test_the_same_photograph_gives_the_same_shapes(theme: str, book: FontBook, face: Path) -> None:
    visible, whole = boxes(book, theme)
    drawn = []
    for _ in range(2):
        (shape,) = front_portrait(face, FOCUS, ZOOM, load_theme(theme), visible, whole)
        drawn.append(shape.form.name if isinstance(shape, draw.Place) else shape.picture.name)
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
