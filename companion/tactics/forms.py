"""What screens show and ask of Tactics Joker besides its view: set-up, dice, battles, odds.

Only positions of units and cards on which units stand go into what everybody sees: both are public
(J20).
"""

import secrets
from collections.abc import Mapping

from companion.contract import Document, Form
from companion.errors import RulingError, refused
from companion.narration import sentence
from companion.record import Undo
from companion.tactics import narration
from companion.tactics.battle import bonus, side_due
from companion.tactics.board import SIZE, Space, parse_space
from companion.tactics.cards import Ground, deal, parse_seed
from companion.tactics.documents import check_document, moves_document, question_document
from companion.tactics.movement import departed, tired_units
from companion.tactics.odds import odds_of_attack
from companion.tactics.questions import due, thrown
from companion.tactics.referee import Entry, Referee
from companion.tactics.rules import MOST, RACES, VARIANTS, Rules
from companion.tactics.state import Battle, Result, State
from companion.words import Message

SAID = ("race", "castle", "turn", "move", "roll", "push", "joker", "end", "resign")

_ROUGH: tuple[Ground, ...] = ("forest", "mountain")
_ROUNDS = (10, 15, 20, 25, 30, 40, 50, 60)


# -- set-up --------------------------------------------------------------------------------------


def choices(game: str, seats: int) -> Document:
    return {
        "variants": [{"name": each, "ruling": ruling} for each, ruling in VARIANTS.items()],
        "numbers": [
            {
                "name": "start",
                "ruling": "J6",
                "values": list(range(1, MOST + 1)),
                "usual": Rules().start,
            },
            {"name": "rounds", "ruling": "J17", "values": [*_ROUNDS, None], "usual": 30},
        ],
        "layouts": [],
    }


def _deal(referee: Referee, player: str | None, request: Document) -> str:
    """Return the deal of a seed, or of a random one, as the record writes it (J3)."""
    so_far = referee.set_up
    lines, dealt = [], so_far.dealt
    if dealt is None:
        seed = parse_seed(str(request.get("seed") or secrets.token_hex(3)))
        lines, dealt = [f"deal {seed}"], deal(seed)
    numbers = range(len(so_far.rows) + 1, SIZE + 1)
    return "\n".join(
        [*lines, *(f"row {number} {' '.join(dealt.row(number))}" for number in numbers)]
    )


def _row(referee: Referee, player: str | None, request: Document) -> str:
    """Return the next row of the table as its cards were typed."""
    rows = len(referee.set_up.rows)
    return f"row {rows + 1} {' '.join(str(request.get('cards')).split())}"


# -- what is shown -------------------------------------------------------------------------------


def may_have_secrets(referee: Referee, name: str) -> bool:
    return referee.state is not None and referee.state.rules.fog


def at_table(referee: Referee) -> Document:
    so_far, state = referee.set_up, referee.state
    found: Document = {
        "symbols": dict(so_far.players),
        "races": dict(so_far.races),
        "lacks": None,
        "due": None,
        "enters_on": {},
        "battle": None,
    }
    if state is None:
        lacks = {"races": so_far.without_race, "of": list(RACES), "row": len(so_far.rows) + 1}
        return found | {"lacks": lacks}
    if state.result is not None:
        found["end"] = _end(referee, state.result)
    question = question_document(state)
    if question is not None:
        found["due"] = sentence(narration.due_text(question))
    for seat, name in enumerate(state.names):
        found["enters_on"][name] = {
            ground: state.rules.enters_on(seat, ground) for ground in _ROUGH
        }
    if isinstance(state.question, Battle):
        found["battle"] = _sides(state, state.question)
    return found


def _end(referee: Referee, result: Result) -> Document:
    """Return who won and why, and the whole table: the fog has lifted (J20)."""
    why = narration.why_over(result.by, drawn=not result.winners)
    return {
        "winners": list(referee.winners or ()),
        "reason": sentence(why),
        "table": check_document(referee)["table"],
    }


def _sides(state: State, battle: Battle) -> list[Document]:
    """Return the sum of either side of an open battle so far, the attacker first (J12)."""
    attacker = battle.army.seat
    defenders = state.armies[battle.target]
    assert defenders is not None
    dice = (battle.army.units, defenders.units)
    shown = []
    for number, seat in enumerate((attacker, 1 - attacker)):
        side = _side(state, seat, battle.origin, battle.target)
        total = battle.attack if seat == attacker else None
        rolls = side_due(battle, state)[0] == seat
        shown.append(side | {"units": dice[number], "total": total, "rolls": rolls})
    return shown


def _side(state: State, seat: int, origin: Space, target: Space) -> Document:
    added = bonus(state, seat, origin, target, attacks=seat == state.turn)
    return {
        "player": state.names[seat],
        "card": added.card,
        "value": added.value,
        "support": added.support,
    }


def for_player(referee: Referee, name: str) -> Document:
    return {}


def for_table(referee: Referee) -> Document:
    return {"moves": [] if referee.state is None else moves_document(referee)["moves"]}


def told(referee: Referee, entry: Entry) -> Document:
    lines = list(narration.sentences(entry))
    if isinstance(entry.statement, Undo):
        lines = [
            Message("common-took-back.sentence", term=narration.said(referee.taken_back_by(entry))),
            Message("tactics-put-back.map"),
        ]
    return {"lines": lines, "marks": [], "erase": []}


# -- play ----------------------------------------------------------------------------------------


def _throw(referee: Referee, player: str | None, request: Document) -> str:
    """Return the dice that are due from a player, thrown here (J18)."""
    state = referee.in_play
    asked = due(state)
    if asked is None or not asked.wants_dice or state.names[asked.seat] != player:
        raise refused("tactics-refused-no-dice-due", "J7")
    return " ".join([asked.keyword, player, *thrown(asked.number)])


def _odds(referee: Referee, player: str | None, request: Document) -> Document:
    """Return both sums of an attack if all get in, without dice, and how likely each side wins."""
    state = referee.in_play
    origin, target = parse_space(str(request.get("from"))), parse_space(str(request.get("to")))
    units = request.get("units")
    if not isinstance(units, int):
        raise RulingError("'units' is how many attack, such as 3")
    odds = odds_of_attack(state, units, origin, target)
    army, enemies = state.armies[origin], state.armies[target]
    assert army is not None and enemies is not None
    tired = tired_units(army, units)
    after, _ = departed(state, origin, (units - tired, tired), (units - tired, tired))
    ours = _side(after, state.turn, origin, target) | {"units": units}
    theirs = _side(after, 1 - state.turn, origin, target) | {"units": enemies.units}
    chances = (odds.attacker, odds.defender, odds.neither)
    return {"sides": [ours, theirs], "wins": list(map(float, chances))}


def _offer(referee: Referee, player: str | None, request: Document) -> Document:
    """Check the offer of a draw: to the other player, in play (J17)."""
    offer = request["offer"]
    if referee.turn is None or {offer["from"], offer["to"]} != set(referee.names):
        raise refused("tactics-refused-draw", "J17")
    return {"role": None}


FORMS: Mapping[str, Form[Referee]] = {
    "deal": _deal,
    "row": _row,
    "throw": _throw,
    "odds": _odds,
    "offer": _offer,
    "accept": lambda referee, player, request: "draw",  # on which both agree (J17)
}
