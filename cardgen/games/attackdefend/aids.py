"""An aid card for each side: the turn, and overleaf what every sign says."""

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, WHITE
from cardgen.games.attackdefend.icons import sign_list
from cardgen.games.attackdefend.look import INKS, LIGHT, words_in
from cardgen.games.attackdefend.pictures import turn_entries
from cardgen.press.sheets import CardPages
from cardgen.sheets.aid_card import HEIGHT, INNER, aid_sides
from cardgen.sheets.blocks import Block, stack
from cardgen.sheets.composer import Composer
from companion.attackdefend.statements import ROLES, Role

_SIZES = (7.5, 7.0, 6.5, 6.0, 5.5)  # pt, of the words of the turn
_PADDING = 1.8  # of the box at the foot, which may reach closer to the cut than its text


def aid_cards(book: FontBook) -> tuple[CardPages, ...]:
    """Return both sides of the Defender's card, then of the Attacker's."""
    return tuple(_card(book, role) for role in ROLES)


def _card(book: FontBook, role: Role) -> CardPages:
    """Return a card: black at its head for the Defender, in the game's colour for the Attacker."""
    words = words_in(book)
    aid = words.part("aid")

    def turn(size: float) -> Block:
        composer = Composer(book, INKS, size, 1.24)
        steps = (
            composer.item(str(number), *entry, INNER)
            for number, entry in enumerate(turn_entries(words, role), start=1)
        )
        told = stack(*(composer.text(aid(key), INNER - 5) for key in (role, "win")))
        return stack(*steps, composer.panel(told, INNER, padding=_PADDING), gap=1.6)

    composer = Composer(book, INKS)
    front = composer.fitted(HEIGHT + _PADDING, aid(role), _SIZES, turn)
    signs = sign_list(composer, INNER, 2, 4.0, 7)
    ground, quiet = (BLACK, LIGHT) if role == "defender" else (INKS.word, WHITE)
    return aid_sides(book, words(role), aid("about"), front, aid("look-up"), signs, ground, quiet)
