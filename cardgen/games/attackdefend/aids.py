"""An aid card for each side: the turn, and overleaf what every sign says."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE
from cardgen.games.attackdefend import texts
from cardgen.games.attackdefend.icons import step_sign
from cardgen.games.attackdefend.look import INKS, LIGHT, origin
from cardgen.sheets.aid_card import INNER, aid_side
from cardgen.sheets.blocks import Block, row, stack
from cardgen.sheets.composer import Composer
from cardgen.sheets.typesetting import cap_height
from companion.attackdefend.deck import Deck, Step
from companion.attackdefend.statements import ROLES, Role

_REVEAL = {
    "defender": "You play the black half of a card, and score for yourself.",
    "attacker": "You play the white half of a card, and score for yourself.",
}
_SIGNS_SIDE, _SIGN_ROW, _SIGN_TEXT = 3.4, 4.1, 10.2


def aid_cards(book: FontBook, deck: Deck) -> tuple[tuple[draw.Page, draw.Page], ...]:
    """Return both sides of the Defender's card, then of the Attacker's."""
    return tuple((_turn(book, role), _signs(book, role, deck)) for role in ROLES)


def _side(role: Role, words: str, content: Block, label: str) -> draw.Page:
    """Return a side of a card: black at its head for the Defender, in the game's colour for the Attacker."""
    ground, quiet = (BLACK, LIGHT) if role == "defender" else (INKS.word, WHITE)
    return aid_side(role.capitalize(), words, content, label, ground, quiet)


def _turn(book: FontBook, role: Role) -> draw.Page:
    composer = Composer(book, INKS, 7.5, 1.24)
    steps = []
    for number, entry in enumerate(texts.TURNS[role], start=1):
        disc = composer.disc(str(number), 1.8, 7.5)
        told = composer.run_in(*entry, INNER - 5.4)
        steps.append(Block(INNER, told.height, (*disc.shapes, told.at(5.4, 0.1))))
    told = stack(
        (composer.text(_REVEAL[role], INNER - 5), composer.text("Five points win.", INNER - 5)), 0.0
    )
    content = stack((*steps, composer.panel(told, INNER, padding=1.8)), 1.6)
    return _side(role, "your turn · Attack/Defend", content, "aid cards")


def _signs(book: FontBook, role: Role, deck: Deck) -> draw.Page:
    entries = []
    for written, words in texts.SIGNS:
        name, *number = written.split()
        step = Step(name, int(number[0]) if number else 1)
        shown = step_sign(book, step, 1, _SIGNS_SIDE, INKS.word, BLACK, WHITE, 0.7)
        told = draw.Text(
            _SIGN_TEXT, _SIGNS_SIDE / 2 + cap_height(7) / 2, words, 7, BLACK, "condensed"
        )
        entries.append(Block(INNER / 2, _SIGN_ROW, (*shown.shapes, told)))
    half = -(-len(entries) // 2)
    content = row((stack(entries[:half]), stack(entries[half:])), 0.0)
    return _side(role, origin(deck), content, "their backs")
