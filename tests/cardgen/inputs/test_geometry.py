"""Card geometries: the sizes that must exist, where panels and grids lie, users' files."""

from pathlib import Path

import pytest

from cardgen.drawing.shapes import Box
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import SMALLEST_CELL, geometry_names, load_geometry
from tests.support.reading import FLAT, GEOMETRIES

OWN = """
about = "mine"
panel = { width = 100.0, height = 60.0 }
fold = "across"
bleed = 3.0
safe = 3.0
fold_safe = 2.0
cell = 5.0
tab = 0.0
"""


def faults_of(tmp_path: Path, text: str) -> list[tuple[str | None, str]]:
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(InputFault) as caught:
        load_geometry(str(path))
    lines = text.split("\n")
    for fault in caught.value.faults:  # what stands in the file is told with its line
        assert fault.source == path
        if fault.key:
            top = fault.key.split(".")[0]
            here = [number for number, each in enumerate(lines, 1) if each.startswith(f"{top} ")]
            assert fault.line == (here[0] if here else None)
    return [(fault.key, fault.message) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("name", "panel", "unfolded", "fold", "bleed"),
    [
        ("classic", (85, 50), (85, 100), "across", 3),
        ("us", (88.9, 50.8), (88.9, 101.6), "across", 3.175),
        ("strip", (85, 54), (170, 54), "down", 3),
        ("strip-90", (90, 50), (180, 50), "down", 3),
    ],
)
def test_the_geometries_have_the_sizes_of_their_stock(
    name: str, panel: tuple[float, float], unfolded: tuple[float, float], fold: str, bleed: float
) -> None:
    geometry = load_geometry(name)
    assert (geometry.panel_width, geometry.panel_height) == panel
    assert (geometry.width, geometry.height) == unfolded
    assert (geometry.fold, geometry.bleed, geometry.safe, geometry.fold_safe) == (fold, bleed, 3, 2)
    assert geometry.cell == (4.5 if fold == "across" else 4.4)
    assert bool(geometry.tab) == (fold == "across")


def test_every_geometry_is_known_by_name() -> None:
    assert geometry_names() == sorted((*GEOMETRIES, *FLAT))


@pytest.mark.parametrize("name", FLAT)
def test_a_flat_card_is_one_panel_without_folds(name: str) -> None:
    geometry = load_geometry(name)
    assert (geometry.width, geometry.height) == (geometry.panel_width, geometry.panel_height)
    assert geometry.folds == geometry.tab_folds == ()
    grid = Box(0, 0, geometry.grid, geometry.grid).mapped(geometry.half("blue"))
    assert geometry.card.holds(grid)


@pytest.mark.parametrize("name", GEOMETRIES)
def test_panels_lie_side_by_side_and_fill_the_card(name: str) -> None:
    geometry = load_geometry(name)
    own = Box(0, 0, geometry.panel_width, geometry.panel_height)
    front, back = own.mapped(geometry.panel("front")), own.mapped(geometry.panel("back"))
    if geometry.fold == "across":
        assert (back.x, back.y, front.x, front.y) == pytest.approx((0, 0, 0, geometry.panel_height))
    else:
        assert (back.x, back.y, front.x, front.y) == pytest.approx((0, 0, geometry.panel_width, 0))
    assert front.right == pytest.approx(geometry.width)
    assert front.bottom == pytest.approx(geometry.height)


@pytest.mark.parametrize("name", GEOMETRIES)
def test_folds_fall_on_each_other_when_the_card_is_turned_over(name: str) -> None:
    geometry = load_geometry(name)

    def turned_over(fold: tuple[float, ...]) -> tuple[float, ...]:
        return (geometry.width - fold[2], fold[1], geometry.width - fold[0], fold[3])

    assert turned_over(geometry.main_fold) == pytest.approx(geometry.main_fold)
    mirrored = sorted(turned_over(fold) for fold in geometry.tab_folds)
    assert mirrored == [pytest.approx(fold) for fold in sorted(geometry.tab_folds)]


@pytest.mark.parametrize("name", GEOMETRIES)
def test_both_grids_meet_with_row_1_at_the_fold_and_face_their_owners(name: str) -> None:
    geometry = load_geometry(name)
    side, cell = geometry.grid, geometry.cell
    grids = {half: Box(0, 0, side, side).mapped(geometry.half(half)) for half in ("blue", "red")}
    for half, grid in grids.items():
        a1 = Box(0, 0, cell, cell).mapped(geometry.half(half))
        j10 = Box(9 * cell, 9 * cell, cell, cell).mapped(geometry.half(half))
        assert grid.holds(a1)
        assert grid.holds(j10)
        x1, y1, x2, y2 = geometry.main_fold
        on_fold = (a1.y, a1.bottom) if geometry.fold == "across" else (a1.x, a1.right)
        assert min(abs(edge - (y1 if geometry.fold == "across" else x1)) for edge in on_fold) < 1e-9
        assert x2 >= x1
        assert y2 >= y1
    # turned by 180 degrees against each other: A1 of one touches J1 of the other across the fold
    a1_blue = Box(0, 0, cell, cell).mapped(geometry.half("blue")).centre
    j1_red = Box(9 * cell, 0, cell, cell).mapped(geometry.half("red")).centre
    assert sum(abs(a - b) for a, b in zip(a1_blue, j1_red, strict=True)) == pytest.approx(cell)
    # column A lies at the owner's left: from A1 to J1 and from Row 1 to Row 10 turn clockwise
    matrix = geometry.half("blue")
    assert matrix.a * matrix.d - matrix.b * matrix.c == pytest.approx(1)


@pytest.mark.parametrize("name", GEOMETRIES)
def test_grids_lie_inside_the_safe_zone_and_between_the_tabs(name: str) -> None:
    geometry = load_geometry(name)
    safe = geometry.card.expanded(-geometry.safe)
    for half in ("blue", "red"):
        grid = Box(0, 0, geometry.grid, geometry.grid).mapped(geometry.half(half))
        assert safe.holds(grid)
        assert grid.x >= geometry.tab
        assert grid.right <= geometry.width - geometry.tab


def test_a_file_of_the_users_is_read(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    geometry = load_geometry(str(path))
    assert (geometry.name, geometry.about) == ("own", "mine")
    assert (geometry.width, geometry.height, geometry.grid) == (100, 120, 50)


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(InputFault) as caught:
        load_geometry("clasic")
    assert str(caught.value) == (
        "--geometry: there is no geometry 'clasic' (did you mean 'classic'?): "
        "classic, flat, flat-54, flat-us, strip, strip-90, us, or a .toml file"
    )


def test_a_file_that_is_not_there_or_no_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputFault, match=r"none\.toml: cannot be read: No such file or directory"):
        load_geometry(str(tmp_path / "none.toml"))
    assert "has no end" in faults_of(tmp_path, "panel = {")[0][1]
    (tmp_path / "own.toml").write_bytes(b'about = "\xff"')
    with pytest.raises(InputFault, match="1: byte 0xff at offset 9 is not UTF-8"):
        load_geometry(str(tmp_path / "own.toml"))


@pytest.mark.parametrize(
    ("old", "new", "field", "message"),
    [
        (
            "cell = 5.0",
            "cell = 4.3",
            "cell",
            f"4.3 mm is too small for a pencil: at least {SMALLEST_CELL:g}",
        ),
        (
            "cell = 5.0",
            "cell = 6.0",
            "cell",
            "the grid has 60 mm a side: 3 mm more than the room from the fold to the safe margin "
            "(57 mm); "
            "cell = 5.7 fits",
        ),
        (
            "tab = 0.0",
            "tab = 26.0",
            "cell",
            "the grid has 50 mm a side: 2 mm more than the width between the side tabs (48 mm); "
            "cell = 4.8 fits",
        ),
        (
            "cell = 5.0",
            "",
            "cell",
            "missing: the side of a space of the grids, a number of mm from 0 to 1000",
        ),
        ("cell = 5.0", 'cell = "5"', "cell", "must be a number of mm from 0 to 1000, not a text"),
        (
            "cell = 5.0",
            "cell = true",
            "cell",
            "must be a number of mm from 0 to 1000, not true or false",
        ),
        ("bleed = 3.0", "bleed = -1", "bleed", "must be a number of mm from 0 to 1000, not -1"),
        ("bleed = 3.0", "bleed = nan", "bleed", "must be a number of mm from 0 to 1000, not nan"),
        ("bleed = 3.0", "bleed = inf", "bleed", "must be a number of mm from 0 to 1000, not inf"),
        ("bleed = 3.0", "bleeed = 3.0\nbleed = 3", "bleeed", "unknown (did you mean 'bleed'?)"),
        (
            "width = 100.0",
            "",
            "panel.width",
            "missing: how wide a panel is, a number of mm from 0 to 1000",
        ),
        (
            '"across"',
            '"over"',
            "fold",
            '\'over\' is not "across" (panels above each other), "down" (side by side) '
            'or "none" (a flat card)',
        ),
    ],
)
def test_a_wrong_field_is_named(
    old: str, new: str, field: str, message: str, tmp_path: Path
) -> None:
    assert old in OWN
    text = OWN.replace(old + ", ", new) if field == "panel.width" else OWN.replace(old, new)
    assert faults_of(tmp_path, text) == [(field, message)]


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    faults = faults_of(tmp_path, 'panel = 3\nfold = "x"\nbleed = "a"')
    assert [field for field, _ in faults] == [
        "safe",
        "fold_safe",
        "cell",
        "tab",
        "panel",
        "fold",
        "bleed",
    ]
