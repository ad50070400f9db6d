"""Printed positions of territory games: what all players know, or what one player knows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, Ink, grey
from cardgen.games.contract import Position, UnfinishedError
from cardgen.games.territory.look import GAME_INKS
from cardgen.games.territory.table_plan import players_of
from cardgen.inputs.faults import InputFault, did_you_mean
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.board_lines import LABEL_GAP, grid_lines, label_size, labels
from cardgen.sheets.page_head import HEAD, LINE, MARGIN, SMALLEST_PAPER, sheet_head
from cardgen.sheets.pencil_marks import SOLID, Mark, mark
from cardgen.sheets.typesetting import (
    REPLACEMENT,
    TextStyle,
    centred_text,
    fit,
    printable,
    set_line,
    typographic,
)
from cardgen.sheets.words import SheetWords, sheet_words
from companion.grid import ALL_BITS, SIZE, SPACES, Space, column_of, name_of, row_of
from companion.names import spoken
from companion.referee import AnyReferee
from companion.territory import narration
from companion.territory.referee import Referee
from companion.territory.state import State
from companion.territory.statements import Move, Pass
from companion.territory.view import public

_HEAD = HEAD + 4.0  # and a second line of words
_FOOT = 11.0  # of a page: the key
_GAP = 7.0
_ABOVE = 10.0  # over a grid: its owner
_BELOW = 5.0  # under it: the names of the columns
_BESIDE = 6.5  # left of it: the names of the rows
_SMALLEST_CELL, _LARGEST_CELL = 5.0, 9.0
_LARGEST_PRIVATE = 12.0
_SYMBOL_ROOM = 0.92  # of a space's width
_SMALLEST_SYMBOL = 5.0  # pt
_USED = grey(0.45)  # for used Deflectors; the others are black

_REPLACED = (
    f"no font here has what is printed as {REPLACEMENT} in names: name one that has it with --font"
)


@dataclass(frozen=True, slots=True)
class TerritoryPosition:
    """A game of territory to print.

    `state` is what all players, or one player, may see: nothing else of the game is known here.
    `symbols` are the players' by seat, `moves` counts those played, and `waiting` is the open
    question, if any.
    """

    state: State
    symbols: tuple[str, ...]
    moves: int
    waiting: str = ""

    def summary(self, words: SheetWords) -> str:
        """Return how many moves were played and who is next, or how the game ended."""
        played = words("played", count=self.moves)
        ending = words.language.say(narration.turn_or_result(self.state, rulings=False))
        return typographic(f"{played} {ending} {self.waiting}".strip())

    def alliances(self, words: SheetWords) -> str:
        """Return the members of each alliance; empty if there is none."""
        names = self.state.names
        groups = [
            " + ".join(spoken(names[member]) for member in one.members)
            for one in self.state.alliances
        ]
        return words("allied", text=words.language.joined("comma", groups)) if groups else ""

    @property
    def layout(self) -> str:
        """The layout and the agreed variants, as named in a record."""
        return ", ".join((self.state.table.name, *self.state.rules.variants))


def _words_in(book: FontBook) -> SheetWords:
    return sheet_words(book, "territory-sheets").part("position")


def print_position(
    referee: AnyReferee, viewer: str | None, book: FontBook, paper: draw.Size
) -> Position:
    """Return the position of a game as everybody, or a player called `viewer`, knows it.

    The pages contain nothing that they do not know. Raises InputFault if there is no such player,
    UnfinishedError if the set-up is not finished, and as `position_pages` does.
    """
    assert isinstance(referee, Referee)
    state = referee.state
    if state is None:
        missing = [name for name in referee.names if name not in referee.set_up.boards]
        lack = f"no board for {', '.join(missing)}" if missing else "no players"
        raise UnfinishedError(f"the set-up is not finished: {lack}")
    seat = None if viewer is None else _seat(referee, viewer)
    names = tuple(printable(name, book) for name in state.names)
    remarks = () if names == state.names else (_REPLACED,)
    waiting = printable(_waiting(referee, _words_in(book)), book)
    seen = replace(public(state, seat), names=names)
    known = TerritoryPosition(seen, referee.symbols, _moves(referee), waiting)
    if viewer is None or seat is None:
        return Position(pages=position_pages(known, book, paper), remarks=remarks)
    hidden = referee.set_up.boards[viewer] is None
    return Position(pages=(private_page(known, seat, book, paper, hidden=hidden),), remarks=remarks)


def _seat(game: Referee, name: str) -> int:
    if name not in game.names:
        message = (
            f"there is no player {name}{did_you_mean(name, game.names)}: {', '.join(game.names)}"
        )
        raise InputFault.of("--private", message)
    return game.names.index(name)


def _moves(game: Referee) -> int:
    """Return how many moves were played, including passes, without those taken back."""
    return sum(isinstance(entry.statement, Move | Pass) and not entry.void for entry in game.log)


def _waiting(game: Referee, words: SheetWords) -> str:
    """Return which shot waits for which answer, if one does."""
    if game.pending is None:
        return ""
    shot = game.pending.entry.statement
    assert isinstance(shot, Move)
    place = (shot.grid, name_of(shot.space))
    return words("waiting", shooter=shot.shooter, place=place, reason=game.open_question())


def position_pages(
    position: TerritoryPosition, book: FontBook, paper: draw.Size
) -> tuple[draw.Page, ...]:
    """Return all grids, islands last, on pages of `paper`.

    Raises SheetError if the paper has no room for a grid, TextTooLongError if a name or symbol does
    not fit in readable type, MissingGlyphError if no font has a character.
    """
    words, grids = _words_in(book), range(len(position.state.grids))
    pages = _pages(position, grids, book, paper, position.summary(words), private=False)
    return draw.text_pages(paper, pages, "position")


def private_page(
    position: TerritoryPosition,
    seat: int,
    book: FontBook,
    paper: draw.Size,
    *,
    hidden: bool = False,
) -> draw.Page:
    """Return one player's grid as that player knows it; `hidden` if the record does not contain it.

    `position` must be that player's view. Raises as `position_pages` does.
    """
    words, name = _words_in(book), spoken(position.state.names[seat])
    status = f"{words('hidden' if hidden else 'secret', who=name)} {position.summary(words)}"
    (shapes,) = _pages(position, [seat], book, paper, status, private=True)
    return draw.text_page(paper, shapes, "private")


def _pages(
    position: TerritoryPosition,
    grids: Sequence[int],
    book: FontBook,
    paper: draw.Size,
    status: str,
    *,
    private: bool,
) -> Iterator[list[draw.Shape]]:
    """Yield what stands on each page: its head with the `status`, grids, and the key."""
    if min(paper) < SMALLEST_PAPER:
        raise _no_room(paper)
    head = _head(position, book, paper, status)
    above = MARGIN + _HEAD + LINE * max(0, len(head) - 3)  # its words have that many more lines
    room = draw.Box(MARGIN, above, paper[0] - 2 * MARGIN, paper[1] - above - MARGIN - _FOOT)
    largest = _LARGEST_PRIVATE if private else _LARGEST_CELL
    smallest = _smallest_cell(position, book)
    on_page, columns, cell = _share_pages(room, len(grids), paper, smallest, largest)
    rows = -(-on_page // columns)
    pitch_x, pitch_y = room.width / columns, (room.height + _GAP) / rows
    for start in range(0, len(grids), on_page):
        shapes = [*head]
        for index, number in enumerate(grids[start : start + on_page]):
            down, across = divmod(index, columns)
            x = room.x + across * pitch_x + (pitch_x - SIZE * cell - _BESIDE) / 2 + _BESIDE
            y = room.y + down * pitch_y + _ABOVE
            shapes.append(draw.Group(tuple(_grid(position, number, cell, book)), draw.moved(x, y)))
        yield [*shapes, *_key(position, book, paper, private=private)]


def _no_room(paper: draw.Size) -> SheetError:
    return SheetError(f"a grid does not fit on {paper[0]:g} x {paper[1]:g} mm: choose larger paper")


def _share_pages(
    room: draw.Box, count: int, paper: draw.Size, smallest: float, largest: float
) -> tuple[int, int, float]:
    """Return grids per page, columns and cell with which `count` grids fill the fewest pages."""
    on_page = next(
        (most for most in range(count, 0, -1) if _largest_cell(room, most)[0] >= smallest), 0
    )
    if not on_page:
        raise _no_room(paper)
    pages = -(-count // on_page)
    on_page = -(-count // pages)  # equal numbers, rather than few on the last page
    cell, columns = _largest_cell(room, on_page)
    return on_page, columns, min(cell, largest)


def _smallest_cell(position: TerritoryPosition, book: FontBook) -> float:
    """Return the smallest cell for a pencil and for the widest symbol."""
    widest = max(book.width(symbol, _SMALLEST_SYMBOL, "condensed") for symbol in position.symbols)
    return max(_SMALLEST_CELL, widest / _SYMBOL_ROOM + 0.01)


def _largest_cell(room: draw.Box, count: int) -> tuple[float, int]:
    """Return the largest cell with which `count` grids share `room`, and the number of columns."""
    return max(
        (_cell(room, columns, -(-count // columns)), columns) for columns in range(1, count + 1)
    )


def _cell(room: draw.Box, columns: int, rows: int) -> float:
    wide = (room.width + _GAP) / columns - _GAP - _BESIDE
    high = (room.height + _GAP) / rows - _GAP - _ABOVE - _BELOW
    return min(wide, high) / SIZE


def _head(
    position: TerritoryPosition, book: FontBook, paper: draw.Size, status: str
) -> list[draw.Shape]:
    below = f"{status} {position.alliances(_words_in(book))}".rstrip()
    table = position.state.table
    title, tag = table.game.title(), players_of(book, table)
    return sheet_head(book, GAME_INKS[table.game], paper[0], title, tag, position.layout, below)


def _grid(
    position: TerritoryPosition, number: int, cell: float, book: FontBook
) -> Iterator[draw.Shape]:
    state, side = position.state, SIZE * cell
    grid = state.grids[number]
    box = 6.4
    room = side - box - 2
    name = TextStyle(10, 6, "semibold", "condensed-semibold")
    yield set_line(book, spoken(state.grid_name(number)), 0, -5.6, room, name, BLACK)
    words = _words_in(book)
    details = [words("no-owner")]
    if grid.owner is not None:
        details = _about(state, number, book, room)
        frame = draw.Box(side - box, -_ABOVE + 1.2, box, box)
        yield draw.stroked(draw.rectangle(frame, 0.6), BLACK, 0.5)
        yield from _symbol(position.symbols[number], frame, book)
    if grid.turned % 4:
        details.append(words(f"turned-{grid.turned % 4}"))
    told, style = words.language.joined("comma", details), TextStyle(7, 5, narrow="condensed")
    yield set_line(book, told, 0, -2.0, room, style, grey(0.8))
    shaded = grid.in_range() & ALL_BITS
    for space in SPACES:
        if shaded >> space & 1:
            yield draw.filled(draw.rectangle(_space(space, cell)), SOLID)
    yield from grid_lines(cell)
    yield from labels(cell, label_size(cell), LABEL_GAP)
    for space in SPACES:
        yield from _marks(position, number, space, _space(space, cell), book)


def _about(state: State, seat: int, book: FontBook, room: float) -> list[str]:
    """Return a player's number of Nodes and homes (names, or their number if they don't fit)."""
    said = sheet_words(book, "territory")
    if not state.in_game[seat]:
        return [said("out")]
    details = [said("holds-nodes", count=state.node_counts()[seat])]
    homes = state.homes[seat]
    if homes != (seat,):
        names = tuple(state.names[home] for home in sorted(homes))
        words = said("homes", options=names) if names else said("no-home")
        fits = book.width(words, 7, "condensed") <= room / 2
        details.append(words if fits else _words_in(book)("home-count", count=len(homes)))
    return details


def _space(space: Space, cell: float) -> draw.Box:
    return draw.Box(column_of(space) * cell, row_of(space) * cell, cell, cell)


def _marks(
    position: TerritoryPosition, number: int, space: Space, box: draw.Box, book: FontBook
) -> Iterator[draw.Shape]:
    """Yield the marks on one space: a sign, and below it the symbol of its holder."""
    state = position.state
    grid = state.grids[number]
    holder = next((seat for seat in state.players if grid.held[seat] >> space & 1), None)
    sign, ink = _sign(state, number, space)
    place = box
    if sign is not None and holder is not None:
        small = box.width * 0.52
        place = draw.Box(box.x + (box.width - small) / 2, box.y, small, small)
    if sign is not None:
        yield from mark(sign, place, ink)
    if holder is not None:
        low = box.height * 0.44 if sign is not None else 0.0
        under = draw.Box(box.x, box.y + low, box.width, box.height - low)
        yield from _symbol(position.symbols[holder], under, book)


def _sign(state: State, number: int, space: Space) -> tuple[Mark | None, Ink]:
    grid = state.grids[number]
    if grid.controller(space) is not None:
        for alliance in state.alliances:
            if alliance.master == (number, space):
                return "master", BLACK
            if any(link.node == (number, space) for link in alliance.links):
                return "link", BLACK
        return "node", BLACK
    if grid.deflectors >> space & 1:
        return "slash", BLACK
    if grid.seen.used >> space & 1:
        return "slash", _USED
    return None, BLACK


def _symbol(symbol: str, box: draw.Box, book: FontBook) -> Iterator[draw.Text]:
    largest = min(11.0, box.height * 1.75)
    style = TextStyle(max(largest, _SMALLEST_SYMBOL), _SMALLEST_SYMBOL, "semibold", "condensed")
    setting = fit(book, symbol, box.width * _SYMBOL_ROOM, style)
    yield centred_text(*box.centre, symbol, setting.size, BLACK, setting.weight)


_Entry = tuple[Mark | Literal["symbol", "range"], Ink, str]


def _key(
    position: TerritoryPosition, book: FontBook, paper: draw.Size, *, private: bool
) -> Iterator[draw.Shape]:
    rules, words = position.state.rules, _words_in(book)
    marks = sheet_words(book, "sheets").part("mark")
    entries: list[_Entry] = [
        ("symbol", BLACK, words("held")),
        ("range", BLACK, words("in-range")),
        ("node", BLACK, marks("node")),
    ]
    if rules.alliances:
        entries += [("link", BLACK, marks("link")), ("master", BLACK, marks("master"))]
    if rules.deflectors:
        if private:
            entries.append(("slash", BLACK, marks("slash")))
        entries.append(("slash", _USED, words("used")))
    yield from _key_rows(entries, position.symbols[0], book, paper)


def _key_rows(
    entries: Sequence[_Entry], symbol: str, book: FontBook, paper: draw.Size
) -> Iterator[draw.Shape]:
    """Yield signs in spaces, each with its meaning, in one or two rows at the foot of a page."""
    cell, size, gap = 5.0, 7.5, 6.0
    room = paper[0] - 2 * MARGIN
    rows: list[list[tuple[_Entry, float]]] = [[]]
    for entry in entries:
        wide = cell + 1.5 + book.width(entry[2], size, "condensed")
        if sum(taken + gap for _, taken in rows[-1]) + wide > room:
            rows.append([])
        rows[-1].append((entry, wide))
    for up, row in enumerate(reversed(rows)):
        x, y = MARGIN, paper[1] - MARGIN - cell - up * (cell + 1.2)
        for (sign, ink, words), wide in row:
            box = draw.Box(x, y, cell, cell)
            level = box.centre[1]
            if sign == "range":
                yield draw.filled(draw.rectangle(box), SOLID)
            elif sign == "symbol":
                yield centred_text(*box.centre, symbol[:1], 8, ink)
            else:
                yield from mark(sign, box, ink)
            yield draw.stroked(draw.rectangle(box), BLACK, 0.5)
            yield centred_text(box.right + 1.5, level, words, size, BLACK, "condensed", "start")
            x += wide + gap
