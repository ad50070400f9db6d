"""The back panel and side flaps of Connector: several cards together show the words."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain

from cardgen.connector.artwork.back_shapes import (
    PIECE_RADIUS,
    SIGN_STYLES,
    Edge,
    SignKind,
    SignStyle,
    bracket,
    game_sign,
    piece_outline,
)
from cardgen.connector.layout.result import (
    ARM_WIDTH,
    ARMS,
    BASELINE,
    LATTICE,
    LINE_SIZE,
    LINE_WEIGHT,
    LINK,
    PIECE,
    PITCH,
    SIGN,
    SIGN_GAP,
    TITLE_WEIGHT,
    Corner,
    Face,
    HeadingBlock,
    Layout,
    Link,
    Panel,
    Phrase,
    Side,
    Turn,
    heading_baselines,
    link_box,
    mark_at,
)
from cardgen.connector.texts import LEAST_CONTRAST, Texts
from cardgen.drawing import shapes as draw
from cardgen.drawing.colour import for_type, ink_of
from cardgen.drawing.fonts import CAP_HEIGHT, FontBook, reads_from_right
from cardgen.drawing.ink import BLACK, WHITE, Ink, blend, contrast
from cardgen.inputs.accent import readable
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.theme import GameColours, GameGround, Theme, game_colours, load_theme
from cardgen.sheets.typesetting import cap_height

PALE_CYAN = Ink((0.35, 0.0, 0.10, 0.0), (0.64, 0.91, 0.94))
"""Colour of the corners' numbers on a dark ground: no text has this colour."""
TEAL = Ink((0.85, 0.25, 0.45, 0.20), (0.09, 0.43, 0.46))
"""The same on a light ground."""

ARTWORK = 2
"""Version of how a back is drawn; with another one the shipped layouts are proven anew."""

MARK_SIZE = 10.0
"""Size of the corners' numbers in pt."""
LINK_SIZE = 6.5
"""Size of the numbers at brackets in pt."""
LINK_SIGN = 1.13
"""Diameter in mm of the dot below a bracket's number."""

_PIECE = 0.18  # share of a text's own colour in its pieces
_PIECE_BLACK = 0.8  # the black plate of pieces on a dark ground
_NEARLY_BLACK = 1.5  # contrast to black of a ground whose pieces are a little lighter than it
_CELL, _GAP = LATTICE, 0.25  # of the board in the ground: a space, and between two, in mm
_FAINT = 0.07  # how much they stand out
_DOT = 0.13  # mm: radius of the dot in the middle of each, where there is but one ink
_FREE = 0.4  # mm between them and print
_FORCE_RIGHT_TO_LEFT = "\u200f"  # for a line whose first letters run from left to right


@dataclass(frozen=True, eq=False, slots=True)
class Connector:
    """A layout, the texts that it hides, and the theme in which it is printed.

    It is compared by identity: cards of a batch share one, and compare it thousands of times.
    """

    layout: Layout
    texts: Texts
    theme: Theme = field(default_factory=lambda: load_theme("nocturne"))

    def ink(self, game: str) -> Ink:
        """Return the ink of a text's words and signs."""
        return self.colours(game).words

    def colours(self, game: str | None) -> GameColours:
        """Return the colours of a text, or of phrases that texts share (None).

        The house's colours are those of the theme; others are made readable on its ground.
        """
        games = _house_colours(self.theme)
        if game is None:
            return games["shared"]
        colour = next(text.colour for text in self.texts if text.game == game)
        for name in _house_names():
            if game_colours("dark")[name].words.hex == colour:
                return GameColours(for_type(games[name].words), games[name].piece)
        return games["shared"] if self.theme.is_one_ink else own_colours(colour, self.theme)

    def link_ink(self, game: str) -> Ink:
        """Return the ink of a text's brackets: that of its words, made readable on the ground."""
        ink, text = self.ink(game), self.theme.text
        mixed = readable(ink, self.theme.ground, text)
        if mixed == ink:
            return ink
        # mixed with black it would get coloured rims
        return for_type(mixed) if self.theme.is_dark else text

    @property
    def printed_texts(self) -> Texts:
        """The texts in the colours in which they are printed."""
        return tuple(replace(text, colour=self.ink(text.game).hex) for text in self.texts)

    @property
    def mark_ink(self) -> Ink:
        """The ink of the corners' numbers."""
        theme = self.theme
        if theme.is_one_ink or not (theme.is_dark or theme.is_white):
            return theme.text
        ink = PALE_CYAN if theme.is_dark else TEAL
        return readable(ink, theme.ground, theme.text)

    def style(self, game: str) -> SignStyle:
        """Return how a text's signs are cut; single-card texts take the remaining styles."""
        order = sorted(self.texts, key=lambda text: text.cards == 1)
        return SIGN_STYLES[[text.game for text in order].index(game) % len(SIGN_STYLES)]


def _house_names() -> list[str]:
    return [name for name in game_colours("dark") if name != "shared"]


def _house_colours(theme: Theme) -> dict[str, GameColours]:
    """Return the games' colours: the theme's own, or others if those can't be read on its ground.

    An accent, or a theme of one's own, may have any ground.
    """
    grounds: tuple[GameGround, ...] = (theme.games, "dark", "light")
    for colours in map(game_colours, grounds):
        inks = [colours[name].words for name in _house_names()]
        if all(contrast(ink.rgb, theme.ground.rgb) >= LEAST_CONTRAST for ink in inks):
            return colours
    return game_colours("dark" if theme.is_dark else theme.games)


def own_colours(colour: str, theme: Theme) -> GameColours:
    """Return a colour ``#rrggbb`` of one's own, made readable, and that of its pieces."""
    words = for_type(ink_of(colour))
    darker = BLACK if not theme.is_dark else WHITE
    for share in range(21):
        piece = _dark_piece(theme, words) if theme.is_dark else blend(WHITE, words, _PIECE)
        grounds = (piece, theme.ground)
        if all(contrast(words.rgb, ground.rgb) >= LEAST_CONTRAST for ground in grounds):
            break
        words = for_type(blend(ink_of(colour), darker, share / 20))
    return GameColours(words, piece)


def _dark_piece(theme: Theme, words: Ink) -> Ink:
    """Return a piece's ink on a dark ground: black and the plates of its words, for few edges."""
    cyan, magenta, yellow, _ = words.cmyk
    under = theme.ground if contrast(theme.ground.rgb, BLACK.rgb) < _NEARLY_BLACK else BLACK
    return Ink((cyan, magenta, yellow, _PIECE_BLACK), blend(under, words, _PIECE).rgb)


@lru_cache(maxsize=8)
def with_list(connector: Connector, book: FontBook) -> Connector | None:
    """Return the back with a list of the games in place of the invitation; None without room."""
    from cardgen.connector.layout.headings import listing  # few cards have both

    block = connector.layout.heading
    listed = block and listing(block, connector.texts, book)
    return replace(connector, layout=replace(connector.layout, heading=listed)) if listed else None


def panel_of(geometry: Geometry) -> Panel:
    """Return the back panel of a geometry and its flaps."""
    width, height = geometry.panel_width, geometry.panel_height
    return Panel(width, height, geometry.tab, geometry.safe, geometry.fold_safe)


def flap_on_inside(panel: Panel, face: Face) -> draw.Matrix:
    """Return the map from a folded flap's place on the panel to the inside of the open card.

    The inside is seen with the card turned over about its vertical axis; the back panel is behind
    its upper half, upside down.
    """
    fold = panel.flap if face == "left" else panel.width - panel.flap
    return draw.rotated(180, fold, panel.height / 2)


Artwork = tuple[list[draw.Shape], list[draw.Shape]]
"""The art and the text of something."""


def face_artwork(connector: Connector, face: Face, book: FontBook) -> Artwork:
    """Return the art and the text of a face, in the panel's coordinates."""
    layout = connector.layout
    art: list[draw.Shape] = []
    text: list[draw.Shape] = []
    taken: list[draw.Box] = []

    def add(turn: Turn, shapes: Artwork, box: draw.Box) -> None:
        taken.append(box)
        seen = layout.panel.view(turn)
        upright = draw.rotated(-turn) @ draw.moved(-seen.e, -seen.f)
        for layer, parts in zip((art, text), shapes, strict=True):
            if parts:
                layer.append(draw.Group(tuple(parts), upright))

    for corner in layout.panel.corners:
        where, turn, box = mark_at(layout.panel, corner)
        if where == face:
            add(turn, ([], [_mark(connector, corner, box.mapped(layout.panel.view(turn)))]), box)
    for phrase in (*layout.phrases, *layout.decoys):
        if phrase.face == face:
            add(phrase.turn, _phrase(connector, phrase, book), phrase.box.expanded(max(PIECE)))
    for link in layout.links:
        if link.face == face:
            add(link.turn, _link(connector, link), link_box(link))
    if layout.heading is not None and face == "back":
        add(0, _heading(connector, layout.heading), layout.heading.piece)
    return [*_board(connector, face, taken), *art], text


def _board(connector: Connector, face: Face, taken: Sequence[draw.Box]) -> list[draw.Shape]:
    """Return the faint spaces of a board where nothing is printed, as one outline.

    Without tints each is a dot.
    """
    area = connector.layout.panel.face(face)
    kept_free = [box.expanded(_FREE) for box in taken]
    spaces = (
        draw.Box(area.x + column * _CELL, row * _CELL, _CELL, _CELL).expanded(-_GAP / 2)
        for row in range(1, int(area.height / _CELL) - 1)
        for column in range(1, int(area.width / _CELL) - 1)
    )
    free = [space for space in spaces if not any(map(space.overlaps, kept_free))]
    if len(free) < 2:  # a lone one would look like a sign
        return []
    if connector.theme.is_one_ink:
        dots = (draw.circle(*space.centre, _DOT) for space in free)
        return [draw.filled(tuple(chain.from_iterable(dots)), connector.theme.quiet)]
    squares = (draw.rectangle(space) for space in free)
    ink = blend(connector.theme.ground, connector.theme.quiet, _FAINT)
    return [draw.filled(tuple(chain.from_iterable(squares)), ink)]


def _mark(connector: Connector, corner: Corner, box: draw.Box) -> draw.Text:
    x, y = box.centre
    baseline = y + cap_height(MARK_SIZE) / 2
    return draw.Text(x, baseline, str(corner), MARK_SIZE, connector.mark_ink, "semibold", "middle")


def _heading(connector: Connector, block: HeadingBlock) -> Artwork:
    theme, box = connector.theme, block.box
    colours = connector.colours(None)
    words, quiet = colours.words, readable(theme.quiet, colours.piece, colours.words)
    title, lines = heading_baselines(block.size, len(block.lines))
    text: list[draw.Shape] = []

    def add(y: float, content: str, size: float, ink: Ink, weight: draw.Weight) -> None:
        anchor: draw.Anchor = "end" if reads_from_right(content) else "start"
        x = box.right if anchor == "end" else box.x
        text.append(draw.Text(x, box.y + y, content, size, ink, weight, anchor))

    if block.title:
        add(title, block.title, block.size, words, TITLE_WEIGHT)
    for y, line in zip(lines, block.lines, strict=True):
        add(y, line, LINE_SIZE, quiet, LINE_WEIGHT)
    outline = draw.rectangle(block.piece, PIECE_RADIUS)
    return [_piece(connector, outline, None)], text


def _piece(connector: Connector, outline: tuple[draw.Segment, ...], game: str | None) -> draw.Path:
    """Return a piece with this outline, of a text or shared; on a light ground it has an edge."""
    theme, colours = connector.theme, connector.colours(game)
    if theme.is_dark:
        return draw.Path(outline, colours.piece)
    edge = connector.style(game).edge if game is not None and theme.is_one_ink else Edge()
    stroke = draw.Stroke(colours.words, edge.width, edge.dash, edge.cap)
    return draw.Path(outline, colours.piece, stroke)


def _phrase(connector: Connector, phrase: Phrase, book: FontBook) -> Artwork:
    layout = connector.layout
    em = layout.size * draw.MM_PER_PT
    box = phrase.box.mapped(layout.panel.view(phrase.turn))
    only_game = phrase.games[0] if len(phrase.games) == 1 else None
    colours = connector.colours(only_game)
    right_to_left = phrase.right_to_left
    notches = [connector.style(game).joint for game in phrase.games if game not in phrase.starts]
    tabs = [connector.style(game).joint for game in phrase.games if game not in phrase.ends]
    outline = piece_outline(box, notches, tabs, right_to_left)
    art: list[draw.Shape] = [_piece(connector, outline, only_game)]
    text: list[draw.Shape] = []
    side, step = SIGN * em, (SIGN + SIGN_GAP) * em
    for line, words in enumerate(phrase.lines):
        way = 0.0  # from the side where reading begins
        y = box.y + (BASELINE + line * PITCH) * em
        top = y - (CAP_HEIGHT + SIGN) / 2 * em

        def sign(kind: SignKind, game: str, way: float, top: float = top) -> draw.Group:
            place, ink = draw.Box(box.x + way, top, side, side), connector.ink(game)
            shapes = game_sign(kind, connector.style(game), place, ink, colours.piece)
            mirrored = draw.moved(box.x + box.right, 0) @ draw.scaled(-1, 1)
            return draw.Group(shapes, mirrored if right_to_left else draw.Matrix())

        if line == 0:
            for game in phrase.starts:
                art.append(sign("start", game, way))
                way += step
        x, content = box.x + way, words
        if right_to_left:
            x = box.right - way
            content = words if reads_from_right(words) else _FORCE_RIGHT_TO_LEFT + words
        anchor: draw.Anchor = "end" if right_to_left else "start"
        text.append(draw.Text(x, y, content, layout.size, colours.words, layout.weight, anchor))
        way += book.width(words, layout.size, layout.weight) + SIGN_GAP * em
        if line == len(phrase.lines) - 1:
            for game in phrase.ends:
                art.append(sign("end", game, way))
                way += step
    return art, text


def link_sign(
    corner: Corner, side: Side, x: float, y: float, ink: Ink, style: SignStyle, ground: Ink = BLACK
) -> Artwork:
    """Return art and text of a bracket with its tip at (x, y), its number, and its dot."""
    inner = 1 if side == "left" else -1  # the side of the card
    middle = x - inner * (LINK[0] + ARM_WIDTH) / 2
    dot = draw.Box(middle - LINK_SIGN / 2, y + ARMS[1] - LINK_SIGN, LINK_SIGN, LINK_SIGN)
    number = y - ARM_WIDTH + cap_height(LINK_SIZE)
    arms = draw.filled(bracket(x, y, inner, ARM_WIDTH, ARMS), ink)
    return (
        [arms, *game_sign("next", style, dot, ink, ground)],
        [draw.Text(middle, number, str(corner), LINK_SIZE, ink, "semibold", "middle")],
    )


def _link(connector: Connector, link: Link) -> Artwork:
    x, y = connector.layout.panel.view(link.turn).apply(*link.tip)
    ink, style = connector.link_ink(link.game), connector.style(link.game)
    ground = connector.theme.ground
    art, number = link_sign(link.corner, link.side, x, y, ink, style, ground)
    return art, list(draw.on_ground(number, ground))
