"""What Tactics Joker prints."""

import re
from collections.abc import Iterator, Sequence

from cardgen.drawing.shapes import Page
from cardgen.games.common_parts import owned, record_part, tents_part
from cardgen.games.contract import Part, PrintedGame, Setting, begun, no_layouts
from cardgen.games.tactics.aid import aid_page
from cardgen.games.tactics.board import board_pages
from cardgen.games.tactics.ground import INKS
from cardgen.games.tactics.mat import Deck, mat_pages, reduced_page
from cardgen.games.tactics.record import record_page
from cardgen.games.tactics.rules import rules_pages
from cardgen.games.tactics.tokens import token_pages
from cardgen.inputs.faults import InputFault
from companion.errors import RulingError
from companion.names import recorded
from companion.record import Player, Statement
from companion.tactics import GAMES
from companion.tactics.board import SIZE
from companion.tactics.cards import deal, parse_seed
from companion.tactics.rules import VARIANTS
from companion.tactics.statements import DealNamed, Rounds, Row, Variant
from companion.words import Message

(_GAME,) = GAMES.values()
_ROUNDS = re.compile(r"rounds-([1-9][0-9]{0,2})", re.ASCII)


def _variant_fault(variants: Sequence[str], seats: int | None) -> str | None:
    last = variants[-1] if variants else ""
    if not last or last in VARIANTS or _ROUNDS.fullmatch(last):
        twice = variants.count(last) > 1 or sum(map(bool, map(_ROUNDS.fullmatch, variants))) > 1
        return f"{last} is chosen already" if last and twice else None
    known = f"{', '.join(VARIANTS)}, rounds-N such as rounds-30"
    return f"there is no variant {last} of {_GAME.name}: {known}"


def _record_head(setting: Setting) -> Iterator[Statement]:
    """Yield what is known before play; the deal has the seed of the table's board."""
    yield from begun(_GAME)
    for variant in setting.variants:
        rounds = _ROUNDS.fullmatch(variant)
        yield Rounds(int(rounds[1])) if rounds else Variant(variant)
    yield from (Player(recorded(name), symbol) for name, symbol in setting.players)
    if setting.players and "races" not in setting.variants:  # which come before the deal
        table = deal(setting.deal).table
        yield DealNamed(setting.deal)
        for row in range(SIZE):
            yield Row(row + 1, tuple(table[row * SIZE : (row + 1) * SIZE]))


def _board(setting: Setting) -> tuple[Page, ...]:
    try:
        seed = parse_seed(setting.deal)
    except RulingError as error:
        raise InputFault.of("--deal", f"{error} [{error.ruling}]") from None
    return board_pages(setting.book, setting.size, seed, deal(seed))


def _mat(setting: Setting) -> tuple[Page, ...]:
    cards: Deck = "bridge" if setting.cards == "bridge" else "poker"
    if setting.reduced:
        return (reduced_page(setting.book, setting.size, cards),)
    return mat_pages(setting.book, setting.size, cards)


PRINTED = PrintedGame(
    game=_GAME,
    title="Tactics Joker",
    inks=INKS,
    parts=(
        Part(
            name="rules",
            about=Message("tactics-sheets-part-rules"),
            pages=owned(lambda setting: rules_pages(setting.book, setting.size), beside_tag=True),
            options=("owner",),
        ),
        Part(
            name="board",
            about=Message("tactics-sheets-part-board"),
            pages=_board,
            per="table",
            options=("deal",),
            finish=Message("tactics-sheets-part-board.finish"),
        ),
        Part(
            name="aid",
            about=Message("tactics-sheets-part-aid"),
            pages=lambda setting: (aid_page(setting.book, setting.size),),
        ),
        Part(
            name="mat",
            about=Message("tactics-sheets-part-mat"),
            pages=_mat,
            options=("cards", "reduced"),
            usual=False,
            finish=Message("tactics-sheets-part-mat.finish"),
        ),
        Part(
            name="tokens",
            about=Message("tactics-sheets-part-tokens"),
            pages=lambda setting: token_pages(setting.book, setting.size),
            paper="stiff",
            usual=False,
            finish=Message("tactics-sheets-part-tokens.finish"),
        ),
        tents_part("Tactics Joker", INKS.word),
        record_part(lambda setting: (record_page(setting.book, setting.size),)),
    ),
    record_head=_record_head,
    layouts=lambda seats: no_layouts(_GAME, seats, " [J2]"),
    variant_fault=_variant_fault,
    kit_seats=2,
)
