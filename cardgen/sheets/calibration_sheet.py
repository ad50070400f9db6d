"""The calibration sheet: verniers and long lines that show how far a printer's backs are off."""

import math
from collections.abc import Iterator

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK
from cardgen.inputs.faults import InputFault
from cardgen.press.impose import Duplex, turned_over
from cardgen.press.marks import ruler
from cardgen.press.printer import PrinterProfile, correction
from cardgen.press.stock import paper_size
from cardgen.sheets.composer import NEUTRAL_INKS, Composer
from cardgen.sheets.direction import in_direction_of
from cardgen.sheets.typesetting import TextStyle, set_line, wrap
from cardgen.sheets.words import SheetWords, sheet_words

STEP = 0.25
"""The value of one line of a vernier, in mm."""
TICKS = 20
"""Number of lines of a vernier on either side of 0: it reads up to 5 mm."""

_FRONT_PITCH = 2.0
_BACK_PITCH = _FRONT_PITCH - STEP
_HALF = TICKS * _FRONT_PITCH
_INSET = 20.0  # from the paper's edge to the axis of a vernier
_TICK = 0.4  # pt
_TEXT = 8.0  # pt
_LEADING = 4.4
_HEAD = draw.Box(52, 47, 118, 20)  # of both pages; instructions are below it
_CORRECTED = TextStyle(_TEXT, 6, narrow="condensed")
_INDENT = 5.0  # behind the number of a step


def check_paper(paper: str) -> draw.Box:
    """Return the sheet; raises InputFault if there is no such paper, or it is too small."""
    width, height = paper_size(paper)
    if width < 200 or height < 250:
        message = (
            f"{width:g} x {height:g} mm is too small for a calibration sheet: 200 x 250 mm or more"
        )
        raise InputFault.of("--paper", message)
    return draw.Box(0, 0, width, height)


def calibration_pages(
    paper: str, book: FontBook, duplex: Duplex = "long", profile: PrinterProfile | None = None
) -> tuple[draw.Page, draw.Page]:
    """Return front and back of a sheet that shows a printer's error, with instructions on it.

    Four verniers, A to D clockwise from the top, are on both sides: ticks 2 mm apart on the front
    meet ticks 1.75 mm apart on the back. Held against the light, the tick that meets its partner
    gives the offset, a quarter of a millimetre per tick. Long lines E and F give the scale. With
    `profile` the back is corrected, all four should read 0, and the instructions say how to add the
    remaining error. Raises InputFault as `check_paper` does.
    """
    sheet = check_paper(paper)
    over = turned_over(sheet, duplex)
    aim = correction(profile, sheet) if profile else draw.Matrix()
    name = profile.name if profile else None
    words = sheet_words(book, "printing-sheets-calibrate")
    front = (*_verniers_front(sheet, over), *_rulers(sheet))
    steps = _instructions(sheet, over, duplex, name, book)
    back = draw.Group((*_verniers_back(sheet, over), *_rulers(sheet)), aim)

    def page(side: str, shapes: tuple[draw.Shape, ...], *below: draw.Shape) -> draw.Page:
        wide = _HEAD.width
        head = [*Composer(book, NEUTRAL_INKS).head(words("title"), words(side), "", wide).shapes]
        if name:
            said = words("corrected", text=name)
            head.append(set_line(book, said, 0, _HEAD.height + 2.8, wide, _CORRECTED, BLACK))
        mirrored = in_direction_of(book.language, head, wide)
        placed = draw.Group(mirrored, draw.moved(_HEAD.x, _HEAD.y))
        return draw.Page(
            sheet.width,
            sheet.height,
            (("guides", shapes), ("text", (placed, *below))),
            label=f"calibration, {side}",
        )

    return page("front", front, steps), page("back", (back,))


def _stations(sheet: draw.Box, over: draw.Matrix) -> list[tuple[str, draw.Matrix, float]]:
    """Return name and place on the front of each vernier, and the sign of its values.

    It is the direction of the back's own x or y, seen from the front.
    """
    x, y = sheet.centre
    return [
        ("A", draw.moved(x, _INSET), over.a),
        ("B", draw.moved(sheet.right - _INSET, y) @ draw.rotated(90), over.d),
        ("C", draw.moved(x, sheet.bottom - _INSET), over.a),
        ("D", draw.moved(_INSET, y) @ draw.rotated(90), over.d),
    ]


def _verniers_front(sheet: draw.Box, over: draw.Matrix) -> list[draw.Shape]:
    shapes: list[draw.Shape] = []
    for name, place, sign in _stations(sheet, over):
        title = draw.Text(-_HALF - 5, 0, name, 12, BLACK, "semibold", "end")
        shapes.append(
            draw.Group((_ticks(_FRONT_PITCH, -1), *_labels(_FRONT_PITCH, sign, -6.2), title), place)
        )
    return shapes


def _verniers_back(sheet: draw.Box, over: draw.Matrix) -> list[draw.Shape]:
    """Return the other half of each vernier, mirrored: it is read through the paper."""
    return [
        draw.Group((_ticks(_BACK_PITCH, 1), *_labels(_BACK_PITCH, sign, 7.8)), over @ place)
        for _, place, sign in _stations(sheet, over)
    ]


def _ticks(pitch: float, way: int) -> draw.Path:
    """Return ticks along the axis, up (`way` -1) or down (1), of lengths that tell them apart."""
    segments: list[draw.Segment] = []
    for k in range(-TICKS, TICKS + 1):
        length = 5.0 if k % 4 == 0 else 3.8 if k % 2 == 0 else 2.8
        segments += draw.line(k * pitch, -0.5 * way, k * pitch, way * length)
    return draw.stroked(tuple(segments), BLACK, _TICK)


def _labels(pitch: float, sign: float, baseline: float) -> list[draw.Text]:
    return [
        draw.Text(k * pitch, baseline, _signed(sign * k * STEP), 6, BLACK, anchor="middle")
        for k in range(-TICKS, TICKS + 1, 4)
    ]


def _signed(value: float) -> str:
    return "0" if value == 0 else f"{'+' if value > 0 else '−'}{abs(value):g}"


def _long_lengths(sheet: draw.Box) -> tuple[int, int]:
    """Return the lengths of E and F: whole centimetres, as long as the sheet allows."""
    return 10 * int((sheet.width - 40) // 10), 10 * int((sheet.height - 92) // 10)


def _rulers(sheet: draw.Box) -> list[draw.Shape]:
    across, down = _long_lengths(sheet)
    return [
        draw.Group(_long_ruler("E", across), draw.moved((sheet.width - across) / 2, 40)),
        draw.Group(_long_ruler("F", down), draw.moved(40, 50) @ draw.rotated(90)),
        draw.Group(ruler(), draw.moved(52, sheet.bottom - 46)),
    ]


def _long_ruler(name: str, length: int) -> tuple[draw.Shape, ...]:
    segments: list[draw.Segment] = [*draw.line(0, 0, length, 0)]
    for mm in range(0, length + 1, 5):
        high = 3.0 if mm in (0, length) else 2.2 if mm % 10 == 0 else 1.2
        segments += draw.line(mm, 0, mm, -high)
    return (
        draw.stroked(tuple(segments), BLACK, _TICK, cap="square"),
        draw.Text(length / 2, 3.2, f"{name}: {length} mm", 7, BLACK, anchor="middle"),
    )


def _instructions(
    sheet: draw.Box, over: draw.Matrix, duplex: Duplex, corrected: str | None, book: FontBook
) -> draw.Shape:
    """Return the instructions; `corrected` names the printer whose correction is applied."""
    words = sheet_words(book, "printing-sheets-calibrate")
    shapes, y = list[draw.Shape](), _LEADING if corrected else 0.0
    for number, lines in enumerate(_steps(sheet, over, duplex, corrected, words), 1):
        shapes.append(draw.Text(0, y, str(number), _TEXT, BLACK, "semibold"))
        for said in lines:
            for content in wrap(book, said, _HEAD.width - _INDENT, _TEXT, even=False):
                shapes.append(draw.Text(_INDENT, y, content, _TEXT, BLACK))
                y += _LEADING
        y += _LEADING / 2
    mirrored = in_direction_of(book.language, shapes, _HEAD.width)
    return draw.Group(mirrored, draw.moved(_HEAD.x, _HEAD.bottom + 5))


def _steps(
    sheet: draw.Box, over: draw.Matrix, duplex: Duplex, corrected: str | None, words: SheetWords
) -> Iterator[tuple[str, ...]]:
    """Yield the steps; what is said in each begins on a line of its own."""
    across, down = _long_lengths(sheet)
    left, right = ("D", "B") if over.a < 0 else ("B", "D")
    skew = math.degrees(1 / (sheet.width - 2 * _INSET))
    yield (words("print-short" if duplex == "short" else "print-long"),)
    yield (words("meet-again" if corrected else "meet"),)
    yield (words("offset", command="x = (A + C) / 2, y = (B + D) / 2"),)
    yield (words("skew", command=f"({left} − {right}) × {skew:.3f}"),)
    yield words("measure"), words("scale", command=f"x = E / {across}, y = F / {down}")
    if corrected:
        yield (
            words("add"),
            f"cardgen printer {corrected}",  # a long name leaves no room for more
            "--add --offset 0.25,-0.5 --scale 1.001,0.999 --skew 0.1",
            words("added", command="--add"),
        )
    else:
        yield (
            words("save"),
            "cardgen printer office --offset 0.75,-1.5 --scale 1.002,0.998 --skew 0.2",
            words("saved", command="--printer office"),
        )
