import math
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Box, Group, Matrix, Path, Text, moved, rotated, scaled
from cardgen.inputs.faults import InputFault
from cardgen.press import printer
from cardgen.press.impose import turned_over
from cardgen.press.printer import (
    PrinterProfile,
    combined,
    correction,
    load_printer,
    printer_names,
    save_printer,
)
from cardgen.press.stock import paper_size
from cardgen.sheets.calibration_sheet import STEP, calibration_pages

BOOK = FontBook()
PROFILES = st.builds(
    PrinterProfile,
    st.from_regex(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}", fullmatch=True),
    st.floats(-10, 10),
    st.floats(-10, 10),
    st.floats(0.95, 1.05),
    st.floats(0.95, 1.05),
    st.floats(-3, 3),
)


@pytest.fixture(autouse=True)
def settings_folder(tmp_path, monkeypatch):
    folder = tmp_path / "config"
    monkeypatch.setenv("CARDGEN_CONFIG", str(folder))
    return folder


def printer_error(profile, paper):
    """What such a printer does to a back: scales and turns it about the middle, and shifts it."""
    x, y = paper.centre
    return (
        moved(profile.offset_x, profile.offset_y)
        @ rotated(profile.skew, x, y)
        @ moved(x, y)
        @ scaled(profile.scale_x, profile.scale_y)
        @ moved(-x, -y)
    )


# -- correcting ------------------------------------------------------------------------------------


@given(PROFILES, st.floats(0, 297), st.floats(0, 210))
def test_the_correction_cancels_what_the_printer_does(profile, x, y):
    paper = Box(0, 0, 297, 210)
    aimed = correction(profile, paper).apply(x, y)
    assert printer_error(profile, paper).apply(*aimed) == pytest.approx((x, y), abs=1e-9)
    assert printer.printer_error(profile, paper).apply(*aimed) == pytest.approx((x, y), abs=1e-9)


def test_a_perfect_printer_is_left_alone():
    matrix = correction(PrinterProfile("perfect"), Box(0, 0, 210, 297))
    assert matrix == Matrix()


def test_what_came_out_too_far_right_and_down_is_aimed_left_and_up():
    matrix = correction(PrinterProfile("p", offset_x=2, offset_y=1), Box(0, 0, 210, 297))
    assert matrix.apply(50, 60) == pytest.approx((48, 59))


def printers(offset, scale, skew):
    """Return printers that are off by up to so much: mm, a share of the length, degrees."""
    beside, longer = st.floats(-offset, offset), st.floats(1 - scale, 1 + scale)
    return st.builds(
        PrinterProfile, st.just("p"), beside, beside, longer, longer, st.floats(-skew, skew)
    )


AIMS, RESTS = printers(5, 0.01, 1), printers(0.5, 0.002, 0.2)


@given(AIMS, RESTS, st.floats(0, 210), st.floats(0, 297))
def test_a_printer_that_leaves_a_rest_after_its_correction_is_cancelled_by_the_sum(
    profile, rest, x, y
):
    paper = Box(0, 0, 210, 297)
    printer = printer_error(rest, paper) @ printer_error(profile, paper)
    left_over = printer @ correction(profile, paper)
    assert left_over.apply(x, y) == pytest.approx(printer_error(rest, paper).apply(x, y), abs=1e-9)
    aimed = printer @ correction(combined(profile, rest), paper)
    assert math.dist(aimed.apply(x, y), (x, y)) < 0.06  # products of two small errors


def test_sums_keep_the_name_and_are_not_frayed():
    rest = PrinterProfile("rest", 0.2, 1, 1.001, 0.99, 0.2)
    total = combined(PrinterProfile("p", 0.1, -1, 1.01, 1, 0.1), rest)
    assert total == PrinterProfile("p", 0.3, 0, 1.01101, 0.99, 0.3)


# -- remembering -----------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(PROFILES)
def test_a_profile_comes_back_as_it_was_saved(profile):
    path = save_printer(profile)
    assert load_printer(profile.name) == profile
    assert [file.name for file in path.parent.iterdir() if file.suffix != ".toml"] == []


def test_saving_again_replaces_the_old_profile(settings_folder):
    save_printer(PrinterProfile("office", offset_x=1))
    save_printer(PrinterProfile("office", offset_x=2))
    assert load_printer("office").offset_x == 2
    assert printer_names() == ["office"]
    assert [file.name for file in (settings_folder / "printers").iterdir()] == ["office.toml"]


def test_a_folder_that_cannot_be_written_to_is_said_in_one_line(settings_folder):
    settings_folder.write_text("in the way", encoding="utf-8")
    with pytest.raises(InputFault, match=r"office\.toml: cannot be written: "):
        save_printer(PrinterProfile("office"))


def test_an_unknown_printer_is_answered_with_the_known_ones():
    with pytest.raises(
        InputFault, match=r"no printer is called 'x'; none is saved yet: cardgen printer NAME"
    ):
        load_printer("x")
    save_printer(PrinterProfile("office"))
    save_printer(PrinterProfile("attic"))
    with pytest.raises(
        InputFault, match=r"'ofice' \(did you mean 'office'\?\); known: attic, office"
    ):
        load_printer("ofice")
    with pytest.raises(InputFault, match="no printer is called"):
        load_printer("../printers/office")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "offset_x = ",
            r"toml:1: .*; save all of it again: cardgen printer office --offset",
        ),
        ("offset_x = 1.0", "scale_y: missing: the measured value, a number from 0.95 to 1.05"),
        (
            "offset_x='1'\noffset_y=0\nscale_x=1\nscale_y=1\nskew=0",
            "toml:1: offset_x: must be a number of mm from -10 to 10, not a text",
        ),
        (
            "offset_x=true\noffset_y=0\nscale_x=1\nscale_y=1\nskew=0",
            "toml:1: offset_x: must be a number of mm from -10 to 10, not true or false",
        ),
        (
            "offset_x=0\noffset_y=0\nscale_x=1\nscale_y=1\nskew=0\nskw=0",
            "toml:6: skw: unknown .did you mean",
        ),
        (
            "offset_x=99\noffset_y=0\nscale_x=1\nscale_y=1\nskew=0",
            "toml:1: offset_x: must be a number of mm from -10 to 10, not 99",
        ),
    ],
)
def test_a_damaged_profile_is_refused(text, message):
    path = save_printer(PrinterProfile("office"))
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputFault, match=message):
        load_printer("office")


@pytest.mark.parametrize("wrong", ["", ".hidden", "a/b", "..", "a b", "ä", "x" * 41, "con:"])
def test_a_name_that_is_no_file_name_is_refused(wrong):
    with pytest.raises(InputFault, match="cannot be a printer's name"):
        PrinterProfile(wrong)


def test_everything_out_of_range_is_reported_together():
    with pytest.raises(InputFault) as caught:
        PrinterProfile("p", 10.5, math.nan, 0.94, 1.06, -3.5)
    assert [fault.key for fault in caught.value.faults] == [
        "offset x",
        "offset y",
        "scale x",
        "scale y",
        "skew",
    ]
    assert (
        str(caught.value.faults[2])
        == "cardgen printer p: scale x: 0.94 is out of range: 0.95 to 1.05"
    )


# -- the calibration sheet -------------------------------------------------------------------------

INSET = 20


def flattened(shapes, matrix):
    for shape in shapes:
        if isinstance(shape, Group):
            yield from flattened(shape.shapes, matrix @ shape.matrix)
        else:
            yield shape, matrix


def drawn(page):
    return [item for _, shapes in page.layers for item in flattened(shapes, Matrix())]


def ticks_near(page, through, x, y, upright):
    """Where the ticks of the vernier about (x, y) lie along it, as seen from the front."""
    found = []
    for shape, matrix in drawn(page):
        if isinstance(shape, Path) and len(shape.segments) == 2 * 41:
            points = [(through @ matrix).apply(*segment[1:]) for segment in shape.segments]
            middle = points[40]
            if math.hypot(middle[0] - x, middle[1] - y) < 11:
                found = sorted(point[upright] for point in points[::2])
    return found


def labels_near(page, through, x, y, upright):
    return {
        round((through @ matrix).apply(shape.x, shape.y)[upright], 3): float(
            shape.content.replace("−", "-")
        )
        for shape, matrix in drawn(page)
        if isinstance(shape, Text)
        and shape.anchor == "middle"
        and shape.size == 6
        and abs((through @ matrix).apply(shape.x, shape.y)[1 - upright] - (x, y)[1 - upright]) < 11
    }


def read_off(front, back, paper, flip, printed):
    """Read all four verniers as a person does: at the front tick that a back tick meets best."""
    through = turned_over(paper, flip)  # seen through the paper, a flip undoes itself
    x, y = paper.centre
    read = {}
    for name, at, upright in (
        ("A", (x, INSET), 0),
        ("B", (paper.right - INSET, y), 1),
        ("C", (x, paper.bottom - INSET), 0),
        ("D", (INSET, y), 1),
    ):
        ours = ticks_near(front, Matrix(), *at, upright)
        theirs = ticks_near(back, through @ printed, *at, upright)
        assert len(ours) == len(theirs) == 41
        best = min(range(41), key=lambda k, a=ours, b=theirs: abs(a[k] - b[k]))
        labels = labels_near(front, Matrix(), *at, upright)
        numbered = sorted(labels)
        first, last = labels[numbered[0]], labels[numbered[-1]]
        read[name] = first + (last - first) * best / 40
    return read


@pytest.mark.parametrize(
    ("paper", "flip"), list(product(["a4", "letter", "sra3"], ["long", "short"]))
)
@pytest.mark.parametrize(
    ("offset", "skew"), [((0, 0), 0), ((1.5, -0.75), 0), ((-3.25, 4), 0.4), ((0.6, 2.1), -0.7)]
)
def test_reading_the_verniers_gives_offset_and_skew(paper, flip, offset, skew):
    sheet = Box(0, 0, *paper_size(paper))
    front, back = calibration_pages(paper, BOOK, flip)
    printed = printer_error(PrinterProfile("p", *offset, skew=skew), sheet)
    read = read_off(front, back, sheet, flip, printed)
    assert (read["A"] + read["C"]) / 2 == pytest.approx(offset[0], abs=STEP)
    assert (read["B"] + read["D"]) / 2 == pytest.approx(offset[1], abs=STEP)
    (formula,) = [
        s.content for s, _ in drawn(front) if isinstance(s, Text) and s.content.startswith("Skew")
    ]
    first, second, factor = formula[7], formula[11], float(formula.split("×")[1].split()[0])
    assert (read[first] - read[second]) * factor == pytest.approx(skew, abs=STEP * factor)


@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "sra3"])
def test_both_sides_carry_long_lines_of_the_length_they_say(paper):
    for page in calibration_pages(paper, BOOK):
        for axis, name in enumerate("EF"):
            (text,) = [
                s.content
                for s, _ in drawn(page)
                if isinstance(s, Text) and s.content.startswith(f"{name}: ")
            ]
            length = float(text.split()[1])
            assert length >= 150
            lines = [
                (matrix.apply(*shape.segments[0][1:]), matrix.apply(*shape.segments[1][1:]))
                for shape, matrix in drawn(page)
                if isinstance(shape, Path)
            ]
            assert any(
                abs(end[axis] - start[axis]) == pytest.approx(length) for start, end in lines
            )


@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "sra3"])
@pytest.mark.parametrize("profile", [None, PrinterProfile("office", 3, -2)])
def test_everything_on_the_calibration_sheet_is_printable_and_legible(paper, profile):
    for page in calibration_pages(paper, BOOK, profile=profile):
        printable = page.trim.expanded(-5)
        for shape, matrix in drawn(page):
            if isinstance(shape, Text):
                assert shape.size >= 5
                room = len(shape.content) * shape.size * 0.3528 * 0.56
                left = shape.x - {"start": 0, "middle": room / 2, "end": room}[shape.anchor]
                assert printable.holds(Box(left, shape.y - 2, room, 2.5).mapped(matrix)), (
                    shape.content
                )
            elif shape.stroke:
                assert shape.stroke.width >= 0.25
                for segment in shape.segments:
                    x, y = matrix.apply(*segment[1:])
                    assert printable.holds(Box(x, y, 0, 0))


@pytest.mark.parametrize("profile", [None, PrinterProfile("office"), PrinterProfile("W" * 40)])
def test_instructions_keep_clear_of_the_vernier_beside_them(profile):
    (front, _) = calibration_pages("letter", BOOK, profile=profile)
    texts = [
        (shape, *matrix.apply(shape.x, shape.y))
        for shape, matrix in drawn(front)
        if isinstance(shape, Text) and shape.anchor == "start" and shape.size == 8
    ]
    assert len(texts) > 12
    for text, x, y in texts:
        right = x + BOOK.width(text.content, text.size, text.weight)
        beside = 139.7 - 41 < y < 139.7 + 41
        assert right < 215.9 - (33 if beside else 5)  # B's labels begin there
    lines = sorted(y for _, x, y in texts if x == 57)
    assert all(b - a > 4 for a, b in pairwise(lines))
    assert lines[-1] < 233 - 5  # the short ruler


@settings(deadline=None, max_examples=20)
@given(st.floats(-4, 4), st.floats(-4, 4))
def test_with_its_profile_a_printer_reads_nought(x, y):
    sheet = Box(0, 0, 210, 297)
    profile = PrinterProfile("p", x, y, skew=0.3)
    front, back = calibration_pages("a4", BOOK, profile=profile)
    assert set(read_off(front, back, sheet, "long", printer_error(profile, sheet)).values()) == {0}


def test_paper_too_small_for_the_verniers_is_refused():
    with pytest.raises(InputFault, match="148 x 210 mm is too small for a calibration sheet"):
        calibration_pages("148x210", BOOK)
