"""What is printed on a back besides words: joints, the board in the ground, the title's piece."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import hypot

import numpy as np
import pytest

from cardgen.connector.artwork.back_artwork import Connector, face_artwork
from cardgen.connector.artwork.back_shapes import SIGN_STYLES, piece_outline
from cardgen.connector.layout.result import PIECE, TAB
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.theme import load_theme, theme_names
from cardgen.jobs.card_backs import builtin_connector
from tests.support.reading import page_of, pdf_image, pdf_of

BOX = draw.Box(0, 0, 20, 6)
JOINTS = [style.joint for style in SIGN_STYLES]


def points(outline: tuple[draw.Segment, ...]) -> list[tuple[float, float]]:
    return [(part[-2], part[-1]) for part in outline if len(part) > 2]  # type: ignore[misc]


def connector_in(theme: str, book: FontBook) -> Connector:
    made = builtin_connector(load_geometry("classic"), book)
    assert made is not None
    return Connector(made.layout, made.texts, load_theme(theme))


def paths_in(shapes: list[draw.Shape]) -> Iterator[draw.Path]:
    for shape in shapes:
        match shape:
            case draw.Group():
                yield from paths_in(list(shape.shapes))
            case draw.Path():
                yield shape


@pytest.mark.parametrize("joint", JOINTS)
def test_a_tab_and_a_notch_have_the_joint_of_the_text(joint: str) -> None:
    plain = piece_outline(BOX, [], [])
    tabbed = piece_outline(BOX, [], [joint])  # type: ignore[list-item]
    notched = piece_outline(BOX, [joint], [])  # type: ignore[list-item]
    foot, top = BOX.bottom + PIECE[1], BOX.y - PIECE[1]
    assert max(y for _, y in points(plain)) == pytest.approx(foot)
    assert max(y for _, y in points(tabbed)) == pytest.approx(foot + TAB[1])
    assert min(y for _, y in points(notched)) == pytest.approx(top), "a notch goes inwards"
    inside = [y for _, y in points(notched) if top + 1e-6 < y < BOX.y + 1e-6]
    assert max(inside) == pytest.approx(top + PIECE[1]), "as deep as the padding, clear of words"


def test_no_two_joints_are_alike() -> None:
    """Laid on each other, two tabs differ in at least a seventh of their area."""
    tabs = [piece_outline(BOX, [], [joint]) for joint in JOINTS]  # type: ignore[list-item]
    page = page_of(24, 12 * len(tabs), *(
        draw.Group((draw.filled(tab, BLACK),), draw.moved(2, 12 * place + 2))
        for place, tab in enumerate(tabs)
    ))  # fmt: skip
    dark = np.asarray(pdf_image(pdf_of((page,), FontBook()), 0, 10).convert("L")) < 128
    below = round(10 * (2 + BOX.bottom + PIECE[1]))
    shown = [dark[120 * place + below : 120 * place + below + 8] for place in range(len(tabs))]
    for first, second in combinations(shown, 2):
        assert (first != second).sum() > max(first.sum(), second.sum()) / 7


@pytest.mark.parametrize("mirrored", [False, True])
def test_joints_of_two_texts_on_one_piece_stand_apart_and_within_it(mirrored: bool) -> None:
    for first, second in combinations(JOINTS, 2):
        outline = piece_outline(BOX, [], [first, second], mirrored)
        foot = BOX.bottom + PIECE[1]
        xs = sorted(x for x, y in points(outline) if y > foot + 1e-6)
        assert BOX.x - PIECE[0] <= xs[0] and xs[-1] <= BOX.right + PIECE[0]
        assert max(b - a for a, b in pairwise(xs)) >= 0.5


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("face", ["back", "left", "right"])
def test_the_board_in_the_ground_keeps_clear_of_all_that_is_printed(
    theme: str, face: str, book: FontBook
) -> None:
    connector = connector_in(theme, book)
    board = face_artwork(connector, face, book)[0][0]  # type: ignore[arg-type]
    assert isinstance(board, draw.Path) and board.fill
    spaces: list[list[tuple[float, float]]] = []
    for part in board.segments:
        if part[0] == "M":
            spaces.append([])
        if len(part) > 2:
            spaces[-1].append((part[-2], part[-1]))  # type: ignore[arg-type]
    boxes = [draw.bounds_of(corners) for corners in spaces]
    assert len(boxes) >= 3
    area = connector.layout.panel.face(face)  # type: ignore[arg-type]
    for box in boxes:
        x, y = box.centre
        steps = (x - area.x) / 2.5 - 0.5, y / 2.5 - 0.5
        assert steps == pytest.approx([round(step) for step in steps], abs=1e-6), "on the lattice"
        for phrase in (*connector.layout.phrases, *connector.layout.decoys):
            if phrase.face == face:
                shared = phrase.box.intersection(box)
                assert shared.width * shared.height == 0


def test_the_title_stands_on_a_piece_without_joints(book: FontBook) -> None:
    connector = connector_in("paper", book)
    block = connector.layout.heading
    assert block is not None
    assert block.piece.width >= 30 and block.piece.height >= 9
    outlines = {
        path.segments for path in paths_in(face_artwork(connector, "back", book)[0]) if path.stroke
    }
    assert draw.rectangle(block.piece, 0.5) in outlines
    inner, outer = block.box, block.piece
    assert outer.holds(inner) and hypot(outer.x - inner.x, outer.y - inner.y) > 0.5
