"""What Reflector, Deflector and Defector print."""

from collections.abc import Iterator, Sequence
from functools import partial

from cardgen.drawing.shapes import Page
from cardgen.games.common_parts import (
    SYMBOLS,
    aid_part,
    grids_part,
    owned,
    record_part,
    tents_part,
)
from cardgen.games.contract import MOST_SEATS, Part, Pieces, PrintedGame, Setting, begun
from cardgen.games.territory.aid_cards import aid_card
from cardgen.games.territory.grids import grid_design
from cardgen.games.territory.look import GAME_INKS
from cardgen.games.territory.markers import SET, marker_sets
from cardgen.games.territory.placemat import half_card, placemat_pages
from cardgen.games.territory.position import print_position
from cardgen.games.territory.record import record_pages
from cardgen.games.territory.rules import rules_pages
from cardgen.games.territory.table_pages import table_page
from cardgen.inputs.faults import did_you_mean
from cardgen.inputs.geometry import load_geometry
from cardgen.press.sheets import CardPages
from companion.contract import Game
from companion.errors import RulingError
from companion.names import recorded
from companion.record import Player, Statement, Variant
from companion.territory import GAMES
from companion.territory.rules import VARIANTS, rules_of
from companion.territory.statements import Layout
from companion.territory.table import LayoutError, layouts, load_table
from companion.words import Message

_KIT_SEATS = 8
"""So many of Defector's players have sheets in a kit. A table may have more."""


def _layouts(game: Game, seats: int) -> Sequence[str]:
    try:
        found = layouts(game.name, seats)
    except LayoutError as error:
        raise ValueError(f"{error} [{error.ruling}]") from None
    if seats > MOST_SEATS:
        raise ValueError(f"{seats} are more than a page can show: at most {MOST_SEATS} at a table")
    return found


def _variant_fault(game: Game, variants: Sequence[str], seats: int | None) -> str | None:
    try:
        rules_of(game.name, tuple(variants), seats)
    except RulingError as error:
        own = [name for name, (home, _) in VARIANTS.items() if home == game.name]
        ruling = f" [{error.ruling}]" if error.ruling else did_you_mean(variants[-1], own)
        return f"{error}{ruling}"
    return None


def _record_head(game: Game, setting: Setting) -> Iterator[Statement]:
    yield from begun(game)
    yield from map(Variant, setting.variants)
    if setting.layout:
        yield Layout(setting.layout)
    yield from (Player(recorded(name), symbol) for name, symbol in setting.players)


def _tables(game: Game, setting: Setting) -> Iterator[Page]:
    """Yield how the grids lie: as the setting says, or in each way there is for so many players."""
    for layout in [setting.layout] if setting.layout else layouts(game.name, setting.seats):
        yield table_page(load_table(layout), setting.book, setting.size, setting.shown)


def _placemat(game: Game, setting: Setting) -> Sequence[Page]:
    layout = setting.layout or layouts(game.name, setting.seats)[0]
    geometry = setting.geometry or load_geometry("classic")
    cell = geometry.cell if setting.cell is None else setting.cell
    card = half_card(geometry) if cell == geometry.cell else None
    table = load_table(layout)
    return placemat_pages(
        table, setting.book, setting.size, setting.shown, cell, card, setting.link
    )


def _record(game: Game, setting: Setting) -> tuple[Page, ...]:
    players, layout, variants = setting.seated, setting.layout, setting.variants
    return record_pages(setting.book, setting.size, game.name, players, layout, variants)


def _markers(setting: Setting) -> Iterator[CardPages]:
    yield from ((page,) for page in marker_sets(setting.book, setting.seats, setting.table))


_MARKERS = Part(
    name="markers",
    about=Message("territory-sheets-part-markers"),
    pieces=Pieces(SET, _markers),
    paper="stiff",
    per="table",
)


def _printed(game: Game) -> PrintedGame:
    def rules(setting: Setting) -> tuple[Page, ...]:
        return rules_pages(setting.book, setting.size, game.name)

    parts = (
        Part(
            name="table",
            about=Message("territory-sheets-part-table"),
            pages=partial(_tables, game),
            per="table",
            options=("layout", "players"),
        ),
        Part(
            name="rules", about=Message("sheets-part-rules"), pages=owned(rules), options=("owner",)
        ),
        SYMBOLS,
        grids_part(
            grid_design(game),
            Message("territory-sheets-part-grids"),
            Message("territory-sheets-part-grids.finish"),
        ),
        Part(
            name="placemat",
            about=Message("territory-sheets-part-placemat"),
            pages=partial(_placemat, game),
            paper="large",
            per="table",
            options=("layout", "players", "cell", "geometry", "link"),
            usual=False,
            finish=Message("territory-sheets-part-placemat.finish"),
        ),
        tents_part(game.name.title(), GAME_INKS[game.name].word),
        *([_MARKERS] if game.alliances else []),
        aid_part(lambda setting: (aid_card(setting.book, game.name),)),
        record_part(
            owned(partial(_record, game)),
            *("players", "layout", "variants", "owner"),
            about=Message("territory-sheets-part-record"),
        ),
    )
    return PrintedGame(
        game=game,
        title=game.name.title(),
        inks=GAME_INKS[game.name],
        parts=parts,
        record_head=partial(_record_head, game),
        layouts=partial(_layouts, game),
        variant_fault=partial(_variant_fault, game),
        kit_seats=game.players[1] or _KIT_SEATS,
        position=print_position,
    )


PRINTED = tuple(map(_printed, GAMES.values()))
