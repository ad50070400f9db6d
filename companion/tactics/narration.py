"""Tactics Joker in words: what happened, what the players do on the table, where a game stands."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from companion.announcements import Announcement, AnnouncementLayout, Explanation
from companion.contract import WIDTH, Document
from companion.names import spoken
from companion.narration import plural
from companion.record import Undo
from companion.tactics import table_map
from companion.tactics.board import CORNERS, Space, name_of
from companion.tactics.cards import GROUND, KINGS, VALUE
from companion.tactics.documents import check_document, view_document
from companion.tactics.events import Event
from companion.tactics.referee import Entry, Referee
from companion.tactics.state import Battle, State
from companion.tactics.statements import Castle
from companion.words import Words

LAYOUT = AnnouncementLayout()

_BY = {
    "castles": "three castles are held as a turn begins",
    "units": "the other side has no unit left on the field",
    "rounds": "the rounds are over",
    "resigned": "the other side resigns",
    "agreed": "both agree",
}


# -- what happened ---------------------------------------------------------------------------------


def said(entry: Entry) -> Words:
    match entry.statement:
        case Undo():
            return entry.statement.in_words
        case Castle(name, spaces):
            return f"{spoken(name)} starts on {' and '.join(spaces)}"
    return steps(entry)[0].text


def steps(entry: Entry) -> list[Explanation]:
    return [Explanation(_sentence(event, entry), (event.ruling,)) for event in entry.events]


def _sentence(event: Event, entry: Entry) -> str:
    who, units = spoken(event.player), plural(event.units or 0, "unit")
    place, origin = _name(event.space), _name(event.origin)
    dice = " ".join(map(str, event.dice or ()))
    match event.kind:
        case "started":
            return f"{who} starts on {place} with {units}"
        case "began":
            castles = f"the castles roll {dice}" if dice else "no castle rolls"
            return f"{who}'s turn begins; {castles}"
        case "recruited" if event.dice is not None:
            join = "joins" if event.units == 1 else "join"
            return f"{who} rolls {dice} for the dead: {units} {join} on {place}"
        case "recruited":
            return f"a unit of the reserve joins {who} on {place}"
        case "moved":
            return f"{who} moves {units} from {origin} to {place}"
        case "entered":
            rolling = plural(len(event.dice or ()), "unit")
            get = "gets" if event.units == 1 else "get"
            return f"{who} rolls {dice}: {event.units} of {rolling} {get} into {place}"
        case "fought":
            return f"{who} {_sum(event, entry)}"
        case "lost" if event.ruling == "J15":
            return f"{who} has nowhere to go and loses {units} more"
        case "lost":
            return f"{who} loses {units}"
        case "returned":
            return f"{who} returns to {place} with {units}"
        case "pushed":
            return f"{who} is pushed to {place} with {units}"
        case "turned":
            return f"{event.card} on {place} is turned over, or gets a chip 'recruited'"
        case "replaced":
            return f"{who} puts {event.card} in the place of the joker on {place}"
        case "ended":
            return f"{who}'s turn is over"
        case "won":
            return f"{spoken(next(iter(event.players or ())))} wins: {why_over(str(event.by))}"
        case "drawn":
            return f"the game is a draw: {why_over(str(event.by), drawn=True)}"


def why_over(by: str, *, drawn: bool = False) -> str:
    """Return why a game is over, such as ``the rounds are over`` (J16, J17)."""
    if drawn and by == "units":
        return "nobody has a unit left on the field"
    return _BY[by]


def _name(space: Space | None) -> str:
    return "" if space is None else name_of(space)


def _sum(event: Event, entry: Entry) -> str:
    """Return the sum of a side in a battle: ``4+2+6 + 8 mountain + 2 support = 22`` (J12)."""
    state = entry.before
    seat = state.names.index(str(event.player))
    dice = "+".join(str(state.rules.points(seat, die)) for die in event.dice or ())
    value, support, total = event.points or (0, 0, 0)
    attacks = isinstance(state.question, Battle) and state.question.attack is None
    card = str(event.card)
    ground: str = "castle" if card in KINGS else GROUND[card]
    if value != VALUE[card]:
        ground = "against a forest" if attacks else "below a mountain"
    return f"{dice} + {value} {ground} + {support} support = {total}"


def announced(referee: Referee, entry: Entry) -> list[Announcement]:
    if isinstance(entry.statement, Undo):
        return [Announcement(("Put cards and units back as they were; 'board' shows how.",))]
    return [Announcement((sentence,)) for sentence in sentences(entry)]


def sentences(entry: Entry) -> Iterator[str]:
    """Yield what an entry brought about; the sum and losses of a battle are one sentence."""
    parts = ""
    for event in entry.events:
        text = _sentence(event, entry)
        if event.kind == "fought":
            parts = text
        elif parts and event.kind in ("lost", "returned", "pushed"):
            parts += f"{', ' if ': ' in parts else ': '}{text}"
        else:
            if parts:
                yield f"{parts}."
            parts = ""
            yield f"{text[0].upper()}{text[1:]}."
    if parts:
        yield f"{parts}."
    losers = {event.player for event in entry.events if event.kind == "lost"}
    if entry.after.battle is not None and len(losers) == 2:
        yield "Equal: both roll again."
    for space in sorted(_held(entry.before) - _held(entry.after)):
        yield f"Nobody holds the castle {name_of(space)} any more: no unit is on it."


def _held(state: State) -> set[Space]:
    """Return the castles with a unit on them, or which a unit that fights has left (J15, J16)."""
    held = {space for space in CORNERS if state.armies[space]}
    left = {state.battle.origin} if state.battle else set()
    return held | left.intersection(CORNERS)


def headline(entry: Entry) -> str:
    return f"line {entry.line}: {entry.statement}{' (taken back)' if entry.void else ''}"


# -- where a game stands ---------------------------------------------------------------------------


def standing(referee: Referee) -> list[str]:
    return seen(referee, check_document(referee))


def status(referee: Referee) -> list[str]:
    return _status(referee, view_document(referee, None))


def seen(referee: Referee, document: Document) -> list[str]:
    status = _status(referee, document)
    if document["table"] is None:
        return status
    return [*table_map.picture(document).lines, *table_map.LEGEND, *status]


def _status(referee: Referee, document: Document) -> list[str]:
    if document["table"] is None:
        return [f"The set-up is not finished: {referee.wanting}."]
    lines = [_turn(document), *(_player(player) for player in document["players"])]
    lines.append(f"Stack: {' '.join(document['stack'])}.")
    if document["battle"]:
        battle = document["battle"]
        who, units = spoken(battle["attacker"]), plural(battle["units"], "unit")
        lines.append(f"{who} attacks {battle['to']} from {battle['from']} with {units}.")
    return [line for each in lines for line in wrap(each, WIDTH)]


def _player(player: Document) -> str:
    race = f", {player['race']}" if player["race"] else ""
    held = player["castles"]
    castles = " ".join(["castle" if len(held) == 1 else "castles", *held]) if held else "no castle"
    units = f"{plural(player['units'], 'unit')}, {player['reserve']} in reserve"
    dead = f", {player['dead']} dead" if player["dead"] else ""
    return f"{spoken(player['name'])} ({player['symbol']}{race}): {castles}; {units}{dead}."


def _turn(document: Document) -> str:
    result = document["result"]
    if result is not None:
        if not result["winners"]:
            return "The game is over: a draw."
        return f"The game is over: {spoken(result['winners'][0])} has won."
    question, left = document["question"], document["moves_left"]
    if left is None:
        return f"{spoken(document['turn'])} chooses."
    limit = f" of {document['rounds']}" if document["rounds"] else ""
    moves = f"{plural(left, 'move')} left"
    turn = f"Round {document['round']}{limit}, {spoken(document['turn'])}'s turn, {moves}"
    return f"{turn}; {due_text(question)}." if question else f"{turn}."


def due_text(question: Document) -> str:
    """Return what is due, such as ``Ann rolls 3 dice for the battle``."""
    who, dice = spoken(question["player"]), question.get("dice", 0)
    many = f"{dice} dice" if dice != 1 else "one die"
    match question["what"]:
        case "castles":
            return f"{who} names {'two castles' if question['choose'] == 2 else 'a castle'}"
        case "turn" if not dice:
            return f"{who} begins; no castle rolls"
        case "turn":
            return f"{who} rolls {many} for {' and '.join(question['spaces'])}"
        case "push":
            return f"{who} chooses where the beaten army goes"
        case "joker":
            return f"{who} chooses a card for the joker"
    for_what = {"rough": "to get in", "battle": "for the battle", "undead": "for the dead"}
    return f"{who} rolls {many} {for_what[question['for']]}"


def legal_moves(document: Document) -> str:
    if document["turn"] is None:
        return "The game is over."
    if document["question"] is not None:
        return f"First {due_text(document['question'])}."
    found: dict[str, list[dict[str, Any]]] = {}
    for move in document["moves"]:
        found.setdefault(move["from"], []).append(move)
    lines = []
    for origin, moves in found.items():
        most = max(move["most"] for move in moves)
        targets = [
            move["to"] + (f" (at most {move['most']})" if move["most"] < most else "")
            for move in moves
        ]
        lines += wrap(f"{origin}, up to {most}: {' '.join(targets)}", WIDTH, subsequent_indent="  ")
    return "\n".join([*lines, "or end the turn"])
