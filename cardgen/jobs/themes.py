"""The job of printing themes side by side: the same front in each of them, with its colours."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cardgen.card.card import card
from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink, grey
from cardgen.inputs.accent import theme_of
from cardgen.inputs.geometry import Geometry, load_geometry
from cardgen.inputs.profile import Profile
from cardgen.inputs.theme import Theme, theme_names
from cardgen.jobs.cards import profile_of
from cardgen.jobs.writing import SheetsJob, Written
from cardgen.sheets.composer import NEUTRAL_INKS
from cardgen.sheets.page_head import MARGIN, sheet_head
from cardgen.sheets.typesetting import text_lines

_TOP = 28.0  # mm above the first card
_ROW = 59.0  # from one card to the next
_SWATCH = 11.0
_GAP = 8.0  # between a card and what is said about it
_BORDER = grey(0.35)


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemesJob(SheetsJob):
    """The front of a card in every theme; `profile` None is the example."""

    profile: Path | None = None


def make_themes(job: ThemesJob) -> Written:
    """Print the themes, and that of the profile first if it is the user's own."""
    book = job.book()
    profile = profile_of(job.profile)
    own = [] if profile.theme in theme_names() else [profile.theme]
    people = [replace(profile, theme=name) for name in (*own, *theme_names())]
    pages = theme_sheets(people, book, job.size)
    advice = 'choose one: write theme = "NAME" in your profile, or cardgen card --theme NAME'
    return job.write(book, {("", "Themes"): pages}, advice)


def theme_sheets(
    people: Sequence[Profile], book: FontBook, paper: tuple[float, float]
) -> list[draw.Page]:
    """Return pages with the front of each of `people`, who differ by their themes.

    Raises InputFault if a card does not fit, or a theme cannot be used.
    """
    geometry = load_geometry("classic")
    width, height = paper
    rows = max(1, int((height - _TOP - MARGIN + _ROW - geometry.panel_height) / _ROW))
    pages = []
    for start in range(0, len(people), rows):
        shapes = sheet_head(
            book,
            NEUTRAL_INKS,
            width,
            "Themes",
            "Each card at real size",
            "with the colours of its theme",
        )
        for index, person in enumerate(people[start : start + rows]):
            shapes += _row(person, geometry, book, _TOP + index * _ROW, width)
        pages.append(draw.Page(width, height, (("art", tuple(shapes)),)))
    return pages


def _row(
    person: Profile, geometry: Geometry, book: FontBook, top: float, width: float
) -> list[draw.Shape]:
    theme = theme_of(person)
    w, h = geometry.panel_width, geometry.panel_height
    front = draw.Box(0, h, w, h)  # its place on the outside
    outside = card(person, geometry, book).outside
    parts = tuple(shape for _, layer in outside.layers for shape in layer)
    place = draw.moved(MARGIN, top - front.y)
    edge = draw.rectangle(draw.Box(MARGIN, top, w, h))
    x = MARGIN + w + _GAP
    room = width - MARGIN - x
    return [
        draw.Group(parts, place, draw.rectangle(front)),
        draw.stroked(edge, _BORDER, 0.5),
        draw.Text(x, top + 4, theme.name, 13, BLACK, "semibold"),
        *text_lines(book, theme.about, x, top + 9.5, room, 8.5, 3.8, grey(0.8)),
        *_swatches(theme, book, x, top + 20.0, room),
    ]


def _swatches(theme: Theme, book: FontBook, x: float, top: float, room: float) -> list[draw.Shape]:
    inks: dict[Ink, str] = {theme.ground: "ground"}
    for name, ink in (("name", theme.name_ink), ("text", theme.text), ("quiet", theme.quiet)):
        inks.setdefault(ink, name)
    for name, ink in (("title", theme.title), ("shape", theme.shape), ("node", theme.node)):
        inks.setdefault(ink, name)
    columns = max(1, int((room + 3) / (_SWATCH + 13)))
    shapes: list[draw.Shape] = []
    for index, (ink, name) in enumerate(list(inks.items())[: 2 * columns]):
        row, column = divmod(index, columns)
        left, y = x + column * (_SWATCH + 13), top + row * 16.5
        swatch = draw.rectangle(draw.Box(left, y, _SWATCH + 9, 6), 0.8)
        shapes += draw.filled(swatch, ink), draw.stroked(swatch, _BORDER, 0.5)
        press = "/".join(f"{100 * part:.0f}" for part in ink.cmyk)
        lines: tuple[tuple[str, draw.Weight], ...] = (
            (name, "semibold"),
            (ink.hex, "regular"),
            (press, "condensed"),
        )
        for line, (words, weight) in enumerate(lines):
            shapes.append(draw.Text(left, y + 8.9 + line * 2.7, words, 6.5, BLACK, weight))
    return shapes
