"""Checks what a page prints: type sizes, lines, inks, pictures, QR symbols, safe zones."""

from collections.abc import Callable, Collection, Hashable, Iterator
from functools import partial
from itertools import chain, pairwise
from math import hypot
from typing import Literal, NamedTuple

import pikepdf

from cardgen.drawing.shapes import MM_PER_PT, PT_PER_MM
from cardgen.inputs.papers import SMALLEST_LIGHT_TYPE, SMALLEST_TYPE
from cardgen.preflight.graphics_state import Bounds, GraphicsState, Path, beyond, mapped
from cardgen.preflight.line_art import FINE_STROKE_MM, NO_STROKES, Strokes, strokes_in
from cardgen.preflight.objects import entry, items, name_of
from cardgen.preflight.resources import (
    PROCESS_PLATES,
    Colour,
    ColourSpace,
    Font,
    Resources,
    most_ink,
)

Severity = Literal["error", "warning"]

# Limits; tolerances allow for rounding in a file.
LINE_PT, SCREENED_LINE_PT, LINE_TOLERANCE_PT = 0.25, 0.5, 0.005
FINE_LINE_PT = 1.0  # a thinner line in three inks or more shows every misregistration
TEXT_TOLERANCE_PT = 0.02
SMALL_TEXT_PT = 8.0  # smaller text in three inks or more gets coloured rims
MOST_INK, INK_TOLERANCE = 300.0, 1.0  # percent; eight bits an ink round by 0.8
SAFE_PT, FOLD_SAFE_PT, SAFE_TOLERANCE_PT = 3 * PT_PER_MM, 2 * PT_PER_MM, 0.02 * PT_PER_MM
MODULE_MM, MODULE_WANTED_MM, MODULE_TOLERANCE_MM = 0.33, 0.40, 0.001
DPI, DPI_WANTED, DPI_TOLERANCE, PICTURE_MM = 120, 200, 0.5, 5.0
TOO_MUCH_INK = f"takes more than {MOST_INK:.0f} % and will not dry"

FINISH_LINE_MM = 0.35  # the least that varnish and foil keep

RGB_KIND = "RGB colours"
"""The kind of remark that matters only in a file for CMYK."""

_FEWEST_RECTANGLES = 150  # of a QR symbol
_FEWEST_MODULES, _MOST_MODULES = 21, 177
_TECHNICAL = frozenset({"fold", "cut"})  # plates that aren't printed
_FINISHES = frozenset({"varnish", "foil", "spot uv", "spot-uv"})  # plates on the printed card
_ON_FOLD_PT = 0.3  # a dashed line this near a fold is taken as the fold
_SAMPLES = 100_000  # pixels looked at in a picture
_FORMS_KEPT = 5_000


class Remark(NamedTuple):
    """A finding: `subject` at `place` `verdict`; `kind` names the problem in a few words.

    `place` is in mm from the top left of the trim box, None if there is none.
    """

    severity: Severity
    kind: str
    subject: str
    verdict: str
    place: tuple[float, float] | None = None


_error, _warning = partial(Remark, "error"), partial(Remark, "warning")


class CardArea(NamedTuple):
    """The trim box of a card on a page, and the folds across it, in points."""

    trim: Bounds
    folds: tuple[Bounds, ...] = ()


class PageGeometry(NamedTuple):
    """Where a page is cut and folded, in points, and how near to that text may come."""

    trim: Bounds
    cards: tuple[CardArea, ...] = ()
    safe: float = SAFE_PT
    fold_safe: float = FOLD_SAFE_PT


class Raster(NamedTuple):
    """A picture: pixels across and down, its colours, and where it is stored (None if inline)."""

    width: int
    height: int
    space: ColourSpace
    stream: pikepdf.Stream | None


class Inspector:
    """Judges what the pages of a file paint; the remarks on a page are in `remarks`.

    `press_ready`: the file claims to be for a press (PDF/X); `rgb` is the severity of an RGB colour
    in it.
    """

    def __init__(self, *, press_ready: bool, rgb: Severity) -> None:
        self.fonts: set[str] = set()
        self.remarks: dict[Remark, None] = {}
        self._press_ready = press_ready
        self._geometry = PageGeometry((0, 0, 0, 0))
        self._forms: dict[Hashable, tuple[Remark, ...]] = {}
        self._image_ink: dict[object, float] = {}
        self._line_art: dict[object, Strokes] = {}
        self._rgb: Severity = rgb

    def start_page(self, geometry: PageGeometry) -> None:
        """Start on a page."""
        self.remarks = {}
        self._geometry = geometry

    def form(self, key: Hashable, read: Callable[[], None]) -> None:
        """Judge a form; one judged before at the same place gets the same remarks."""
        known = self._forms.get((self._geometry, key))
        if known is None:
            outer, self.remarks = self.remarks, {}
            read()
            known, self.remarks = tuple(self.remarks), outer
            if len(self._forms) >= _FORMS_KEPT:
                self._forms.clear()
            self._forms[self._geometry, key] = known
        self.remarks.update(dict.fromkeys(known))

    def within_itself(self, *, placed: bool) -> None:
        """Report a form that is within itself."""
        if placed:
            verdict = "places itself: where a viewer stops, a press may not"
            self._note(_error("endless forms", "a form", verdict))
        else:
            verdict = "lists itself among its resources: a printer that follows the list never ends"
            self._note(_warning("forms that list themselves", "a form", verdict))

    def not_all_read(self) -> None:
        """Report that the rest of the page was not read."""
        verdict = "places too many forms: not all were checked"
        self._note(_warning("too much on a page", "the page", verdict))

    def missing(self, name: str) -> None:
        """Report that something is placed but not in the file."""
        verdict = "is placed but not in the file, and will be missing"
        self._note(_error("missing forms and pictures", f"what is called {name}", verdict))

    def resources_in_force(self, resources: Resources) -> None:
        """Check that the fonts among `resources` are in the file."""
        for font in resources.fonts:
            self.fonts.add(font.name)
            if remark := _check_font(font):
                self._note(remark)

    def colour(self, colour: Colour) -> None:
        """Check a colour that the press must mix."""
        if colour.family == "RGB":
            self._note(Remark(self._rgb, RGB_KIND, "a colour", "is given in RGB and not in CMYK"))
        elif colour.family == "CMYK" and colour.total > MOST_INK + INK_TOLERANCE:
            subject = f"a colour of {colour.total:.0f} % ink"
            self._note(_error("too much ink", subject, TOO_MUCH_INK))

    def text(self, state: GraphicsState, colour: Colour, size: float, bounds: Bounds) -> None:
        """Check the size, inks and place of a line of text."""
        if _is_on(_TECHNICAL, colour):
            return
        if state.font.measured and size:
            self._note_at(bounds, self._check_type(state, colour, size))
        self._note_at(bounds, self._check_safe(size, bounds))

    def _check_type(self, state: GraphicsState, colour: Colour, size: float) -> Iterator[Remark]:
        if size < SMALLEST_TYPE - TEXT_TOLERANCE_PT:
            subject, verdict = f"text of {size:.2f} pt", f"is smaller than {SMALLEST_TYPE:g} pt"
            yield _error("too small text", subject, verdict)
        elif size < SMALLEST_LIGHT_TYPE - TEXT_TOLERANCE_PT and colour.ink and colour.light:
            subject = f"reversed text of {size:.2f} pt"
            verdict = f"is smaller than {SMALLEST_LIGHT_TYPE:g} pt and may fill in"
            yield _error("too small reversed text", subject, verdict)
        # a black rim around light type has to knock out
        knocks_out = state.mode == 0 and not state.overprint_fill
        if self._press_ready and knocks_out and colour.solid and colour.plates == ("Black",):
            subject = f"black text of {size:.2f} pt"
            verdict = (
                "doesn't overprint: on a colour it gets white rims where the plates don't meet"
            )
            yield _warning("black text that knocks out", subject, verdict)
        if colour.rich:
            subject = f"text in rich black ({colour.recipe})"
            verdict = "gets coloured rims where the plates don't meet; black alone doesn't"
            yield _warning("text in rich black", subject, verdict)
        elif _is_in_many_inks(colour) and size < SMALL_TEXT_PT - TEXT_TOLERANCE_PT:
            subject = f"text of {size:.2f} pt in {len(colour.plates)} inks"
            verdict = f"is smaller than {SMALL_TEXT_PT:g} pt and should be in black only"
            yield _warning("small text in many inks", subject, verdict)

    def _check_safe(self, size: float, bounds: Bounds) -> Iterator[Remark]:
        card = self._card_under(bounds)
        if card is None:
            return
        left, bottom, right, top = bounds
        x0, y0, x1, y1 = card.trim
        safe = self._geometry.safe
        gap = min(left - x0, bottom - y0, x1 - right, y1 - top)
        subject = f"text of {size:.2f} pt"
        if gap < safe - SAFE_TOLERANCE_PT:
            verdict = "reaches over the trim edge"
            if gap >= 0:
                verdict = _too_near("the trim edge", gap, safe)
            yield _error("text too near the trim edge", subject, verdict)
        safe = self._geometry.fold_safe
        for x0, y0, x1, y1 in card.folds:
            gap = hypot(max(x0 - right, left - x1, 0), max(y0 - top, bottom - y1, 0))
            if gap < safe - SAFE_TOLERANCE_PT:
                verdict = _too_near("a fold", gap, safe) if gap else "runs across a fold"
                yield _error("text too near a fold", subject, verdict)

    def _card_under(self, bounds: Bounds) -> CardArea | None:
        left, bottom, right, top = bounds
        x, y = (left + right) / 2, (bottom + top) / 2
        touched = None
        for card in self._geometry.cards:
            x0, y0, x1, y1 = card.trim
            if x0 < x < x1 and y0 < y < y1:
                return card
            if left < x1 and right > x0 and bottom < y1 and top > y0:
                touched = card
        return touched

    def stroke(self, state: GraphicsState, path: Path) -> None:
        """Check the weight of a line, and the plate of a fold or cut line."""
        self._note_at(_start(state, path), self._check_line(state, path))

    def _check_line(self, state: GraphicsState, path: Path) -> Iterator[Remark]:
        colour, width = state.stroke, state.width * state.scale
        if _is_on(_FINISHES, colour):
            yield from _check_finish(colour, state.overprint)
            in_mm = width * MM_PER_PT
            if state.fill != colour and in_mm < FINISH_LINE_MM - MODULE_TOLERANCE_MM:
                subject = f"a line of {in_mm:.2f} mm on the plate {colour.plates[0]}"
                verdict = f"is thinner than {FINISH_LINE_MM} mm, which varnish and foil need"
                yield _error("too thin lines of a finish", subject, verdict)
            return
        if _is_on(_TECHNICAL, colour):
            if not state.overprint:
                subject = f"a line on the plate {colour.plates[0]}"
                verdict = "doesn't overprint what is under it"
                yield _error("technical lines that knock out", subject, verdict)
            return
        if self._press_ready and state.dashed and self._on_fold(state, path):
            verdict = "is not on the plate Fold and would be printed"
            yield _error("printed fold lines", "a fold line", verdict)
        if width < LINE_PT - LINE_TOLERANCE_PT:
            hairline = "a hairline (a line of width 0)"
            subject = f"a line of {width:.2f} pt" if state.width else hairline
            verdict = f"is thinner than {LINE_PT} pt and may not print"
            yield _error("too thin lines", subject, verdict)
        elif width < SCREENED_LINE_PT - LINE_TOLERANCE_PT and colour.ink and not colour.solid:
            # a desktop printer has dots fine enough for what a press must screen
            severity: Severity = "warning" if colour.family == "RGB" else "error"
            look = "reversed" if colour.light else "tinted"
            subject = f"a {look} line of {width:.2f} pt"
            verdict = f"is thinner than {SCREENED_LINE_PT} pt and may break up"
            yield Remark(severity, f"too thin {look} lines", subject, verdict)
        if width < FINE_LINE_PT - LINE_TOLERANCE_PT and _is_in_many_inks(colour):
            subject = f"a line of {width:.2f} pt in {len(colour.plates)} inks"
            verdict = f"is thinner than {FINE_LINE_PT:g} pt and should be in black only"
            yield _warning("fine lines in many inks", subject, verdict)

    def _on_fold(self, state: GraphicsState, path: Path) -> bool:
        """Return whether a straight line of `path` is along a fold inside a card."""
        folds = [fold for card in self._geometry.cards for fold in card.folds]
        for start, end in pairwise(path):
            if (start.operator, end.operator) != ("m", "l"):
                continue
            line = mapped(state.ctm, (*start.numbers, *end.numbers))  # type: ignore[arg-type]
            if any(beyond(fold, line) <= _ON_FOLD_PT for fold in folds):
                return True
        return False

    def fill(self, state: GraphicsState, path: Path) -> None:
        """Check the modules and the colour of a QR symbol, and whether a finish overprints."""
        self._note_at(_start(state, path), _check_area(state, path))

    def image(self, state: GraphicsState, raster: Raster) -> None:
        """Check the resolution and the inks of a picture."""
        self._note_at(mapped(state.ctm, (0, 0, 1, 1)), self._check_picture(state, raster))

    def _check_picture(self, state: GraphicsState, raster: Raster) -> Iterator[Remark]:
        if raster.space.family == "RGB":
            yield Remark(self._rgb, RGB_KIND, "a picture", "is stored in RGB and not in CMYK")
        ink = 100 * self._most_ink(raster)
        if ink > MOST_INK + INK_TOLERANCE:
            yield _error("too much ink in pictures", f"a picture of {ink:.0f} % ink", TOO_MUCH_INK)
        width, height = hypot(state.ctm.a, state.ctm.b), hypot(state.ctm.c, state.ctm.d)
        yield from self._check_line_art(raster, width * MM_PER_PT)
        if (
            max(width, height) * MM_PER_PT < PICTURE_MM + 0.01
            or min(raster.width, raster.height) <= 1
        ):
            return  # a single row or column of pixels is a plain area or a blend
        dpi = 72 * min(raster.width / max(width, 1e-6), raster.height / max(height, 1e-6))
        subject = f"a picture of {dpi:.0f} dpi"
        if dpi < DPI - DPI_TOLERANCE:
            verdict = f"is coarser than {DPI} dpi and shows its pixels"
            yield _error("coarse pictures", subject, verdict)
        elif dpi < DPI_WANTED - DPI_TOLERANCE:
            yield _warning("soft pictures", subject, f"is coarser than the {DPI_WANTED} dpi wanted")

    def _check_line_art(self, raster: Raster, width_mm: float) -> Iterator[Remark]:
        """Check that fine strokes in a picture are on two plates at most."""
        stream = raster.stream
        if len(raster.space.plates) < 3 or not raster.space.palette or stream is None:
            return
        if stream.objgen not in self._line_art:
            self._line_art[stream.objgen] = _line_art_of(raster, stream)
        strokes = self._line_art[stream.objgen]
        width = strokes.width * width_mm / max(raster.width, 1)
        if strokes.plates > 2 and width < FINE_STROKE_MM:
            subject = f"a picture with strokes of {width:.2f} mm on {strokes.plates} plates"
            verdict = f"gets ghosts: strokes under {FINE_STROKE_MM} mm belong on one plate, or two"
            yield _warning("fine strokes on many plates", subject, verdict)

    def _most_ink(self, raster: Raster) -> float:
        """Return the most ink in a picture, 0 if only decoding a photograph could show it."""
        if raster.space.indexed or raster.space.family != "CMYK" or raster.stream is None:
            return raster.space.palette_ink
        identity = raster.stream.objgen
        if identity not in self._image_ink:
            raw = entry(raster.stream, "/BitsPerComponent") == 8 and not _is_photograph(
                raster.stream
            )
            step = max(1, raster.width * raster.height // _SAMPLES)
            self._image_ink[identity] = most_ink(raster.stream.read_bytes(), step) if raw else 0.0
        return self._image_ink[identity]

    def _note(self, remark: Remark) -> None:
        self.remarks[remark] = None

    def _note_at(self, bounds: Bounds, remarks: Iterator[Remark]) -> None:
        """Note remarks on what is within `bounds` on the page."""
        left, _, _, top = self._geometry.trim
        for remark in remarks:
            x, y = (bounds[0] - left) * MM_PER_PT, (top - bounds[3]) * MM_PER_PT
            self._note(remark._replace(place=(round(x, 1), round(y, 1))))


def _check_area(state: GraphicsState, path: Path) -> Iterator[Remark]:
    colour = state.fill
    if _is_on(_FINISHES, colour):
        yield from _check_finish(colour, state.overprint_fill)
        return
    side = _module_of(path)
    if side is None:
        return
    module = side * state.scale * MM_PER_PT
    subject = f"a QR symbol with modules of {module:.3f} mm"
    if module < MODULE_MM - MODULE_TOLERANCE_MM:
        verdict = f"is too fine for phones: {MODULE_MM} mm is the least"
        yield _error("too fine QR symbols", subject, verdict)
    elif module < MODULE_WANTED_MM - MODULE_TOLERANCE_MM:
        verdict = f"may be hard to read: {MODULE_WANTED_MM:.2f} mm is wanted"
        yield _warning("fine QR symbols", subject, verdict)
    if not colour.dark:
        yield _error("pale QR symbols", "a QR symbol", "is not dark enough to be read")
    elif colour.family == "CMYK" and colour.plates != PROCESS_PLATES[3:]:
        subject = f"a QR symbol in {colour.recipe}"
        yield _error("QR symbols in many inks", subject, "should be in black only")


def _check_finish(colour: Colour, overprints: bool) -> Iterator[Remark]:
    if not overprints:
        subject = f"a part of the plate {colour.plates[0]}"
        verdict = "doesn't overprint: the ink under it would be missing"
        yield _error("finishes that knock out", subject, verdict)


def _line_art_of(raster: Raster, stream: pikepdf.Stream) -> Strokes:
    """Return the strokes of a picture, if it is line art."""
    pixels = b"" if _is_photograph(stream) else stream.read_bytes()
    if not pixels or len(pixels) != raster.width * raster.height:  # not 8 bits a pixel
        return NO_STROKES
    return strokes_in(raster.space.palette, raster.width, pixels)


def _too_near(edge: str, gap: float, safe: float) -> str:
    return f"is {gap * MM_PER_PT:.2f} mm from {edge}, nearer than {safe * MM_PER_PT:.1f} mm"


def _check_font(font: Font) -> Remark | None:
    subject = f"the font {font.name}"
    if not font.embedded:
        verdict = "is not embedded: another one will be printed in its place"
        return _error("fonts that are not embedded", subject, verdict)
    if font.glyphs == "nothing":
        verdict = "has no outlines, as fonts of coloured pictures: its text is blank"
        return _error("fonts without outlines", subject, verdict)
    if font.glyphs == "dots":
        verdict = "is made of dots and not of outlines: it prints coarse"
        return _warning("fonts without outlines", subject, verdict)
    if not font.subset:
        verdict = "is embedded whole and not as the subset that is used"
        return _warning("fonts that are embedded whole", subject, verdict)
    return None


def _is_on(plates: Collection[str], colour: Colour) -> bool:
    return colour.family == "Spot" and any(plate.casefold() in plates for plate in colour.plates)


def _is_in_many_inks(colour: Colour) -> bool:
    """Return whether a press must print a colour on so many plates that they hardly ever meet."""
    return colour.family == "CMYK" and len(colour.plates) >= 3


def _is_photograph(stream: pikepdf.Stream) -> bool:
    filters = entry(stream, "/Filter")
    last = items(filters)[-1] if isinstance(filters, pikepdf.Array) and len(filters) else filters
    return name_of(last) in ("DCTDecode", "JPXDecode")


def _start(state: GraphicsState, path: Path) -> Bounds:
    """Return the point where a path starts, as bounds without extent."""
    x, y = path[0].numbers[:2]
    return mapped(state.ctm, (x, y, x, y))


def _module_of(path: Path) -> float | None:
    """Return the side of a module if `path` is a QR symbol, in the units of the path.

    A QR symbol has many rectangles, nothing else, and equal width and height, a number of modules
    that symbols have. The smallest rectangles show the module size, in rows as in columns: the
    finder patterns in three corners have rims one module wide.
    """
    if any(step.operator != "re" for step in path):
        return None
    numbers = tuple(chain.from_iterable(step.numbers for step in path))
    xs, ys, widths, heights = (numbers[first::4] for first in range(4))
    if len(xs) < _FEWEST_RECTANGLES:
        return None
    module: float = min(map(abs, (*widths, *heights)))
    if not module:
        return None
    across, down = ((max(at) - min(at)) / module + 1 for at in (xs, ys))
    if abs(across - down) > 1 or not _FEWEST_MODULES - 1 < across < _MOST_MODULES + 1:
        return None
    return module
