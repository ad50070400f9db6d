"""The back panel without Connector: the four games and their numbers of players."""

from __future__ import annotations

from cardgen.card.curves import Wave, wave_lines
from cardgen.card.front_sizes import FOLD_GAP, MARGIN
from cardgen.drawing import shapes as draw
from cardgen.drawing.colour import for_type
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import blend, contrast
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.theme import DARK, LEAST_CONTRAST, STRONG, Theme
from cardgen.sheets.typesetting import centred_lines
from cardgen.sheets.words import players_of, sheet_words
from companion.games import GRID_GAMES

_TOP = 13.2  # of the list, in mm from the panel's top


def back_panel(
    geometry: Geometry, book: FontBook, theme: Theme
) -> tuple[list[draw.Shape], list[draw.Shape]]:
    """Return the art and the text of the back panel, in its coordinates."""
    w, h, b = geometry.panel_width, geometry.panel_height, geometry.bleed
    art: list[draw.Shape] = []
    if theme.is_dark:
        dark, strong = theme.tone(DARK), theme.tone(STRONG)
        inks = [blend(theme.ground, dark, 0.6), dark, blend(dark, strong, 0.3)]
        first = Wave(h * 0.20, h * -0.12, 5.0, w * 0.9, 0.65)
        last = Wave(h * 0.02, h * 0.22, 3.0, w * 1.1, 0.15)
        top = FOLD_GAP if geometry.fold == "across" else -b
        above_rules = draw.rectangle(draw.Box(-b, top, w + 2 * b, _TOP - 0.6 - top))
        art.append(draw.Group(wave_lines(first, last, inks, 12, w, b + 1), clip=above_rules))
    left, right = MARGIN, w - MARGIN
    words = sheet_words(book, "sheets").part("back")
    head = words("inside" if geometry.folds else "to-play")
    text: list[draw.Shape] = [
        draw.Text(left, 9.0, head, 9.5, theme.text, "semibold"),
        draw.Text(right, 9.0, words("pencil"), 6.5, theme.quiet, "regular", "end"),
    ]
    rule = for_type(theme.shape) if theme.is_dark else theme.quiet
    pitch = (h - MARGIN + 1.4 - _TOP) / len(GRID_GAMES)
    column = left + 23.5
    for index, (name, game) in enumerate(GRID_GAMES.items()):
        colours = theme.game(name)
        y = _TOP + index * pitch
        art.append(draw.stroked(draw.line(left, y, right, y), rule, 0.5))
        ink = theme.text
        if contrast(colours.words.rgb, theme.ground.rgb) >= LEAST_CONTRAST:
            ink = colours.words
        art.append(draw.filled(draw.rectangle(draw.Box(left, y + 1.9, 1.1, pitch - 3.6), 0.5), ink))
        middle = y + pitch / 2
        text.append(draw.Text(left + 2.8, middle - 0.5, name.title(), 8, ink, "semibold"))
        text.append(draw.Text(left + 2.8, middle + 2.4, players_of(book, game), 6, theme.text))
        text += centred_lines(book, words(name), column, middle, right - column, 6.5, theme.text)
    return art, text
