"""An aid card for each side: the turn, and overleaf what every sign says."""

from __future__ import annotations

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE, Ink
from cardgen.printables.aids.aid_cards import CARD
from cardgen.printables.attackdefend import texts
from cardgen.printables.attackdefend.icons import step_sign
from cardgen.printables.attackdefend.look import INKS, LIGHT, origin
from cardgen.printables.common.sheet_parts import Block, Composer, row, stack
from cardgen.printables.common.typesetting import cap_height
from companion.attackdefend.deck import Deck, Step
from companion.attackdefend.statements import ROLES, Role

_SIDE, _HEAD = 4.0, 9.0
_INNER = CARD[0] - 2 * _SIDE
_REVEAL = {
    "defender": "You play the black half of a card, and score for yourself.",
    "attacker": "You play the white half of a card, and score for yourself.",
}
_SIGNS_SIDE, _SIGN_ROW, _SIGN_TEXT = 3.4, 4.15, 10.2


def aid_cards(book: FontBook, deck: Deck) -> tuple[tuple[draw.Page, draw.Page], ...]:
    """Return both sides of the Defender's card, then of the Attacker's."""
    return tuple((_turn(book, role), _signs(book, role, deck)) for role in ROLES)


def _card(role: Role, words: str, content: Block, label: str) -> draw.Page:
    """Return a side of a card: black at its head for the Defender, in the game's colour for the Attacker."""
    ground: Ink = BLACK if role == "defender" else INKS.word
    middle = _HEAD / 2 + 0.3
    shapes = (
        draw.filled(draw.rectangle(draw.Box(0, 0, CARD[0], _HEAD)), ground),
        draw.Text(_SIDE, middle + cap_height(12) / 2, role.capitalize(), 12, WHITE, "semibold"),
        draw.Text(
            CARD[0] - _SIDE,
            middle + cap_height(7) / 2,
            words,
            7,
            LIGHT if ground == BLACK else WHITE,
            "regular",
            "end",
        ),
        content.at(_SIDE, _HEAD + 2.0),
    )
    return draw.Page(*CARD, (("text", shapes),), label=label)


def _turn(book: FontBook, role: Role) -> draw.Page:
    composer = Composer(book, INKS, 7.5, 1.24)
    steps = []
    for number, entry in enumerate(texts.TURNS[role], start=1):
        disc = composer.disc(str(number), 1.8, 7.5)
        told = composer.run_in(*entry, _INNER - 5.4)
        steps.append(Block(_INNER, told.height, (*disc.shapes, told.at(5.4, 0.1))))
    told = stack(
        (composer.text(_REVEAL[role], _INNER - 5), composer.text("Five points win.", _INNER - 5)), 0.0
    )
    content = stack((*steps, composer.panel(told, _INNER, padding=1.8)), 1.6)
    return _card(role, "your turn · Attack/Defend", content, "aid cards")


def _signs(book: FontBook, role: Role, deck: Deck) -> draw.Page:
    entries = []
    for written, words in texts.SIGNS:
        name, *number = written.split()
        step = Step(name, int(number[0]) if number else 1)
        shown = step_sign(book, step, 1, _SIGNS_SIDE, INKS.word, BLACK, WHITE, 0.7)
        told = draw.Text(_SIGN_TEXT, _SIGNS_SIDE / 2 + cap_height(7) / 2, words, 7, BLACK, "condensed")
        entries.append(Block(_INNER / 2, _SIGN_ROW, (*shown.shapes, told)))
    half = -(-len(entries) // 2)
    content = row((stack(entries[:half]), stack(entries[half:])), 0.0)
    return _card(role, origin(deck), content, "their backs")
