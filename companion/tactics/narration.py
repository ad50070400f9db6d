"""Tactics Joker in words: what happened, what the players do on the table, where a game stands."""

from collections import deque
from collections.abc import Iterator
from typing import Any

from companion.contract import Announcement, AnnouncementLayout, Document, Explanation
from companion.narration import ending, sentence
from companion.narration import headline as headline_of
from companion.record import Undo
from companion.screen import Cell, Picture
from companion.tactics.board import COLUMNS, CORNERS, NAMES, SIZE, Space, name_of
from companion.tactics.cards import GROUND, KINGS, RECRUITING, VALUE
from companion.tactics.documents import check_document, view_document
from companion.tactics.events import Event
from companion.tactics.referee import Entry, Referee
from companion.tactics.state import Battle, State
from companion.tactics.statements import Castle
from companion.words import Message, Words

LAYOUT = AnnouncementLayout()

# -- what happened ---------------------------------------------------------------------------------


def said(entry: Entry) -> Words:
    match entry.statement:
        case Undo():
            return entry.statement.in_words
        case Castle(name, spaces):
            return Message("tactics-said-castles", who=name, castles=tuple(spaces))
    return steps(entry)[0].text


def steps(entry: Entry) -> list[Explanation]:
    return [Explanation(_message(event, entry), (event.ruling,)) for event in entry.events]


def _message(event: Event, entry: Entry) -> Message:
    form = ""
    match event.kind:
        case "fought":
            return _sum(event, entry)
        case "won":
            (winner,) = event.players or ()
            return Message("tactics-won", who=winner, reason=why_over(str(event.by)))
        case "drawn":
            return Message("tactics-drawn", reason=why_over(str(event.by), drawn=True))
        case "began" if not event.dice:
            form = "-no-castle"
        case "recruited" if event.dice is not None:
            form = "-dead"
        case "lost" if event.ruling == "J15":
            form = "-more"
    values = {
        "who": event.player,
        "origin": None if event.origin is None else name_of(event.origin),
        "space": None if event.space is None else name_of(event.space),
        "count": event.units,
        "dice": event.dice,
        "of": None if event.dice is None else len(event.dice),
        "card": event.card,
    }
    known = {name: value for name, value in values.items() if value is not None}
    return Message(f"tactics-fact-{event.kind}{form}", **known)


def why_over(by: str, *, drawn: bool = False) -> Message:
    """Return why a game is over, such as ``the rounds are over`` (J16, J17)."""
    why = Message(f"tactics-over-{by}")
    return why.form("drawn") if drawn and by == "units" else why


def _sum(event: Event, entry: Entry) -> Message:
    """Return the sum of a side in a battle: ``4+2+6 + 8 mountain + 2 support = 22`` (J12)."""
    state = entry.before
    seat = state.names.index(str(event.player))
    value, support, total = event.points or (0, 0, 0)
    attacks = isinstance(state.question, Battle) and state.question.attack is None
    card = str(event.card)
    ground: str = "castle" if card in KINGS else GROUND[card]
    if value != VALUE[card]:
        ground = "against-forest" if attacks else "below-mountain"
    return Message(
        "tactics-fought",
        who=str(event.player),
        sum=tuple(state.rules.points(seat, die) for die in event.dice or ()),
        value=value,
        ground=Message(f"tactics-ground-{ground}"),
        support=support,
        total=total,
    )


def announced(referee: Referee, entry: Entry) -> list[Announcement]:
    if isinstance(entry.statement, Undo):
        return [Announcement((Message("tactics-put-back"),))]
    return [Announcement((sentence,)) for sentence in sentences(entry)]


def sentences(entry: Entry) -> Iterator[Message]:
    """Yield what an entry brought about; the sum and losses of a battle are one sentence."""
    events = deque(entry.events)
    while events:
        event, outcome = events.popleft(), list[Message]()
        while event.kind == "fought" and events and events[0].kind in _OUTCOMES:
            outcome.append(_message(events.popleft(), entry))
        text = _message(event, entry)
        if outcome:
            yield Message("tactics-battle", term=text, outcome=tuple(outcome))
        else:
            yield text.form("sentence")
    losers = {event.player for event in entry.events if event.kind == "lost"}
    if entry.after.battle is not None and len(losers) == 2:
        yield Message("tactics-equal")
    for space in sorted(_held(entry.before) - _held(entry.after)):
        yield Message("tactics-castle-left", space=name_of(space))


_OUTCOMES = ("lost", "returned", "pushed")


def _held(state: State) -> set[Space]:
    """Return the castles with a unit on them, or which a unit that fights has left (J15, J16)."""
    held = {space for space in CORNERS if state.armies[space]}
    left = {state.battle.origin} if state.battle else set()
    return held | left.intersection(CORNERS)


def headline(entry: Entry) -> Message:
    return headline_of(entry, entry.statement)


# -- where a game stands ---------------------------------------------------------------------------


def standing(referee: Referee) -> list[Words]:
    return seen(referee, check_document(referee))


def status(referee: Referee) -> list[Words]:
    return _status(referee, view_document(referee, None))


def seen(referee: Referee, document: Document) -> list[Words]:
    status = _status(referee, document)
    if document["table"] is None:
        return status
    return [*picture(document).lines, *LEGEND, *status]


def _status(referee: Referee, document: Document) -> list[Words]:
    if document["table"] is None:
        return [Message("common-unfinished", reason=referee.wanting)]
    lines: list[Words] = [_turn(document), *(_player(player) for player in document["players"])]
    lines.append(Message("tactics-stack", text=" ".join(document["stack"])))
    if document["battle"]:
        battle = document["battle"]
        where = {"origin": battle["from"], "space": battle["to"]}
        lines.append(
            Message("tactics-attacks", who=battle["attacker"], **where, count=battle["units"])
        )
    return lines


def _player(player: Document) -> Message:
    symbol, race = player["symbol"], player["race"]
    owner = Message("tactics-symbol", symbol=symbol)
    if race:
        owner = Message("tactics-symbol-race", symbol=symbol, term=Message(f"tactics-race-{race}"))
    held = tuple(player["castles"])
    castles = Message("tactics-no-castle")
    if held:
        castles = Message("tactics-holds-castles", spaces=held, count=len(held))
    units = {"count": player["units"], "number": player["reserve"], "other_count": player["dead"]}
    army = Message("tactics-army", **units)
    return Message("tactics-has", who=player["name"], term=owner, reason=castles, effect=army)


def _turn(document: Document) -> Message:
    result = document["result"]
    if result is not None:
        return sentence(ending(tuple(result["winners"])))
    question, left = document["question"], document["moves_left"]
    if left is None:
        return Message("tactics-chooses", who=document["turn"])
    values = {"round": document["round"], "who": document["turn"], "count": left}
    turn = Message("tactics-round", **values)
    if document["rounds"]:
        turn = Message("tactics-round-of", **values, of=document["rounds"])
    if question:
        turn = Message("common-parts", parts=(turn, due_text(question)))
    return sentence(turn)


def due_text(question: Document) -> Message:
    """Return what is due, such as ``Ann rolls 3 dice for the battle``."""
    who, dice = question["player"], question.get("dice", 0)
    match question["what"]:
        case "castles":
            return Message("tactics-due-castles", who=who, count=question["choose"])
        case "turn" if not dice:
            return Message("tactics-due-turn-no-castle", who=who)
        case "turn":
            castles = tuple(question["spaces"])
            return Message("tactics-due-turn", who=who, count=dice, castles=castles)
        case "push":
            return Message("tactics-due-push", who=who)
        case "joker":
            return Message("tactics-due-joker", who=who)
    return Message(f"tactics-roll-{question['for']}", who=who, count=dice)


def legal_moves(document: Document) -> list[Words]:
    if document["turn"] is None:
        return [Message("common-over")]
    if document["question"] is not None:
        return [Message("tactics-first", term=due_text(document["question"]))]
    found: dict[str, list[dict[str, Any]]] = {}
    for move in document["moves"]:
        found.setdefault(move["from"], []).append(move)
    lines = list[Words]()
    for origin, moves in found.items():
        most = max(move["most"] for move in moves)
        targets = tuple(
            Message("tactics-at-most", space=move["to"], count=move["most"])
            if move["most"] < most
            else move["to"]
            for move in moves
        )
        lines.append(Message("tactics-moves-from", space=origin, count=most, sentences=targets))
    return [*lines, Message("tactics-or-end")]


# -- the table in characters: each card with its ground and army, 58 columns wide ------------------

CELL = 8
UNSEEN = "??"

LEGEND = (Message("tactics-legend-cards"), Message("tactics-legend-units"))


def picture(document: Document) -> Picture:
    """Return the table of a document, two lines a row; shaded are armies of the player to move."""
    symbols = {player["name"]: player["symbol"] for player in document["players"]}
    rows = []
    for number, cards in enumerate(document["table"]):
        spaces = NAMES[number * SIZE : (number + 1) * SIZE]
        armies = [document["armies"].get(space) for space in spaces]
        shaded = [army is not None and army["player"] == document["turn"] for army in armies]
        tops = [
            _card(card, space in document["turned"])
            for card, space in zip(cards, spaces, strict=True)
        ]
        below = [_army(army, symbols) if army else "" for army in armies]
        rows.append((f"{number + 1} ", _cells(tops, shaded)))
        rows.append(("  ", _cells(below, shaded)))
    head = "  " + "".join(f"{column:<{CELL}}" for column in COLUMNS)
    return Picture((head.rstrip(),), tuple(rows))


def _cells(texts: list[str], shaded: list[bool]) -> tuple[Cell, ...]:
    return tuple(Cell(f"{text:<{CELL}}", dark) for text, dark in zip(texts, shaded, strict=True))


def _card(card: str | None, turned: bool) -> str:
    if card is None:
        return UNSEEN
    if turned:
        return f"({card})"
    sign = "#" if card in KINGS else "+" if card in RECRUITING else _SIGNS[GROUND[card]]
    return f"{card} {sign}".rstrip()


_SIGNS = {"plain": "", "forest": "&", "mountain": "^"}


def _army(army: Document, symbols: dict[str, str]) -> str:
    units, tired, spent = army["units"], army["tired"], army["spent"]
    symbol = symbols[army["player"]]
    if not tired and not spent:
        return f"{symbol} {units}"
    text = f"{symbol} {units - tired - spent}/{tired}/{spent}"
    return text if len(text) <= CELL else f"{symbol} {units}*"
