"""Attack/Defend in words: what happened, where a game stands, and what a player may see."""

from collections.abc import Callable

from companion.attackdefend.deck import Half, Kind
from companion.attackdefend.documents import public_statement
from companion.attackdefend.effects import question
from companion.attackdefend.events import Event
from companion.attackdefend.legal import only_pile, play_is_open, verbs_now
from companion.attackdefend.referee import Entry, Referee
from companion.attackdefend.state import SEATS, Seat, State, Task
from companion.attackdefend.statements import PILES
from companion.contract import Announcement, AnnouncementLayout, Document, Explanation
from companion.names import spoken
from companion.narration import ending, sentence
from companion.narration import headline as headline_of
from companion.record import Undo
from companion.words import Message, Words

LAYOUT = AnnouncementLayout(hanging=2)


def headline(entry: Entry) -> Message:
    return headline_of(entry, public_statement(entry))


def said(entry: Entry) -> Words:
    if isinstance(entry.statement, Undo):
        return entry.statement.in_words
    verb, name, *words = public_statement(entry).split()
    match verb:
        case "prefer":
            return Message("attackdefend-said-prefer", who=name, role=words[0])
        case "wager":
            return Message("attackdefend-said-wager", who=name, count=int(words[0]))
        case "advance":
            return Message("attackdefend-said-advance", who=name, number=int(words[0]))
        case "end":
            return Message("attackdefend-said-end", who=name)
    effects = steps(entry)
    return effects[0].text if effects else Message("attackdefend-said-choose", who=name)


def sentences(entry: Entry) -> list[Message]:
    """Return what a statement brought about, for everybody."""
    return [sentence(step.text) for step in steps(entry)]


def announced(referee: Referee, entry: Entry) -> list[Announcement]:
    lines = sentences(entry)
    before, state = entry.before, entry.after
    if any(event.kind == "scored" for event in entry.events):
        (who, other), (count, other_count) = state.names, map(state.points, SEATS)
        values = {"who": who, "count": count, "other": other, "other_count": other_count}
        lines.append(Message("attackdefend-points", **values))
    if isinstance(entry.statement, Undo) or _waits_for(before) != _waits_for(state):
        lines.append(due(state))
    return [Announcement((line,)) for line in lines]


def _waits_for(state: State) -> object:
    """Return what decides whether people have to be told what is due: who has to do what."""
    return state.turns, state.answering, question(state), state.result


def steps(entry: Entry) -> list[Explanation]:
    return [Explanation(_fact(entry.after, event), (event.ruling,)) for event in entry.events]


def _fact(state: State, event: Event) -> Message:
    """Return what happened, without a full stop."""
    match event.kind:
        case "sides":
            other = next(name for name in state.names if name != event.player)
            return Message("attackdefend-fact-sides", player=event.player, other=other)
        case "actions":
            return _changed_actions(state, str(event.player), event.count or 0)
        case "revealed":
            return _revealed(state, event)
    values = {
        "player": event.player,
        "number": event.place,
        "level": event.level,
        "count": event.count,
        "points": event.points,
        "pile": event.pile,
        "title": event.card and _title(state, event),
    }
    card = "-card" if event.kind == "stole" and event.card else ""
    known = {name: value for name, value in values.items() if value is not None}
    return Message(f"attackdefend-fact-{event.kind}{card}", **known)


def _title(state: State, event: Event) -> Words:
    """Return both titles of a card, as they are printed."""
    black, white = (half.title for half in _kind(state, str(event.card)).halves)
    if black == white:
        return black
    return Message("attackdefend-titles", card=black, other_card=white)


def _revealed(state: State, event: Event) -> Message:
    kind = _kind(state, str(event.card))
    half = kind.black if event.player == state.names[state.defender or 0] else kind.white
    effect: Words = Message("attackdefend-no-effect")
    if event.text is not None:
        effect = half.texts[event.text - 1].text
    values = {"player": str(event.player), "title": half.title, "effect": effect}
    if event.place is None:
        return Message("attackdefend-fact-revealed", **values)
    return Message("attackdefend-fact-revealed-lying", number=event.place, **values)


def _changed_actions(state: State, player: str, count: int) -> Message:
    than = "more" if count > 0 else "fewer"
    text = Message(f"attackdefend-fact-actions-{than}", player=player, count=abs(count))
    now = state.turn is not None and state.names[state.turn] == player
    return text.form("now") if now else text


# -- where a game stands ---------------------------------------------------------------------------


def due(state: State) -> Message:
    """Return who has to do what now."""
    names = state.names
    if state.result is not None:
        return sentence(ending(tuple(names[seat] for seat in state.result.winners)))
    if asked := question(state):
        values = {"who": names[asked.player], "count": asked.count}
        return Message(f"attackdefend-asked-{asked.step}", **values)
    if state.turn is None:
        if state.answering is None:
            return Message("attackdefend-due-sides", who=names[0])
        values = {"who": names[0], "role": state.preference, "other": names[state.answering]}
        text = Message("attackdefend-due-answer", count=max(state.wagered, default=0), **values)
        return text.form("wagered") if any(state.wagered) else text
    values = {"who": names[state.turn], "role": state.role(state.turn)}
    if state.draw_owed:
        return Message("attackdefend-due-card", **values)
    return Message("attackdefend-due-actions", count=state.actions[state.turn], **values)


def due_to_you(state: State) -> Message:
    """Return what is due, for the player who has to do it."""
    found = due(state)
    said = ("attackdefend-due-card", "attackdefend-due-actions")
    return found.form("yours") if found.key in said else found


def prompt(state: State, enter: str = "") -> Message:
    """Return what asks for the next line: who speaks, what may be typed, and what Enter does."""
    may_play = False
    if asked := question(state):
        speaker, wanted = asked.player, answer_wanted(asked)
        if chosen_alone(state):
            wanted = Message("attackdefend-wanted-alone")
    elif state.turn is None:
        if state.answering is None:
            return Message("attackdefend-ask-sides", player=state.names[1])
        return Message("attackdefend-ask-answer", player=state.names[state.answering])
    else:
        speaker, wanted = state.turn, _wanted_in_turn(state, state.turn)
        may_play = state.turn == state.defender and play_is_open(state)
    asks = Message("attackdefend-ask", player=state.names[speaker], term=wanted, example=enter)
    if enter:
        return asks.form("enter-or-play") if may_play else asks.form("enter")
    return asks.form("or-play") if may_play else asks


def _wanted_in_turn(state: State, seat: Seat) -> Message:
    if pile := only_pile(state):
        return Message("attackdefend-wanted-draw-from", pile=pile)
    if state.draw_owed:
        return Message("attackdefend-wanted-draw", either=PILES)
    if state.actions[seat]:
        verbs = tuple(verbs_now(state))
        return Message("attackdefend-wanted-action", count=state.actions[seat], options=verbs)
    example = scored_at_end(state)
    if state.dealt or seat == state.defender or example is None:
        return Message("attackdefend-wanted-end")
    return Message("attackdefend-wanted-names", example=example)


def scored_at_end(state: State) -> str | None:
    """Return a printed card that may be in the Attacker's hand and would be scored (K12)."""
    kinds, unseen = enumerate(state.printed.kinds), state.unseen
    return next((kind.id for card, kind in kinds if kind.points > 0 and unseen[card] > 0), None)


def chosen_alone(state: State) -> bool:
    """Tell whether the open question is answered alone, for it shows what is in a hand."""
    asked = question(state)
    return state.dealt and asked is not None and asked.step in _ALONE


_ALONE = ("discard", "place", "switch", "take", "saddle")


def play_question(state: State) -> Message:
    """Return what the Defender is asked before the Attacker goes on (K9, K21)."""
    assert state.defender is not None
    asks = Message("attackdefend-ask-defender", player=state.names[state.defender])
    return asks if state.dealt else asks.form("paper")


def answer_wanted(asked: Task) -> Message:
    """Return what a player types who is asked something."""
    return _ANSWERS.get(asked.step, Message("attackdefend-wanted-place"))


_ANSWERS = {
    "discard": Message("attackdefend-wanted-cards"),
    "raid": Message("attackdefend-wanted-kept"),
    "place": Message("attackdefend-form-yes"),
    "take": Message("attackdefend-wanted-position"),
    "saddle": Message("attackdefend-wanted-card"),
}


def standing(referee: Referee) -> list[Words]:
    state = referee.state
    if state is None:
        return [Message("common-unfinished", reason=referee.wanting)]
    return [due(state), *_table(state)]


def status(referee: Referee) -> list[Words]:
    return standing(referee)


def _table(state: State) -> list[Words]:
    """Return piles, players and face-down cards."""
    piles = {"number": len(state.deck), "count": len(state.discard)}
    trash = tuple(state.kind(card).id for card in state.trash)
    lines: list[Words] = [
        Message("attackdefend-piles", round=(state.turns + 1) // 2, **piles),
        Message("attackdefend-trash", options=trash, count=len(trash)),
    ]
    widest = max(map(len, state.names))
    for seat in SEATS:
        scored = tuple(state.kind(card).id for card in state.scored[seat])
        holds = Message(
            "attackdefend-holds",
            text=f"{spoken(state.names[seat]):<{widest}}",
            role=state.role(seat) or "none",
            number=len(state.hands[seat]),
            count=state.points(seat),
            options=scored,
        )
        lines.append(holds.form("scored") if scored else holds)
    for lying in state.field:
        where = {"number": lying.place, "level": lying.level, "player": state.names[lying.side]}
        lies = Message("attackdefend-lies", **where)
        lines.append(lies.form("protected") if lying.protected else lies)
    return lines if state.field else [*lines, Message("attackdefend-none-lies")]


def legal_moves(document: Document) -> list[Words]:
    return document["moves"] or [Message("attackdefend-nothing-to-say")]


# -- one player ------------------------------------------------------------------------------------


def seen(referee: Referee, document: Document) -> list[Words]:
    lines = standing(referee)
    if document["cards"] is not None and referee.state is not None:
        lines += private_lines(referee.state, document)
    if document["moves"]:
        lines += [Message("attackdefend-may-say"), *(f"  {move}" for move in document["moves"])]
    return lines


def private_lines(state: State, document: Document, *, in_full: bool = True) -> list[Words]:
    """Return what only one player may know: his hand with what its cards do, and faces he knows.

    Where it is not told `in_full`, each card takes one line, without its texts.
    """
    shown: Callable[[str, Kind, str | None], list[Words]] = _described if in_full else _named
    role = next(each["side"] for each in document["players"] if each["name"] == document["you"])
    whose = Message("attackdefend-hand", player=document["you"])
    lines: list[Words] = [whose if document["cards"] else whose.form("empty")]
    for number, card in enumerate(document["cards"], start=1):
        lines += shown(f"{number:>3}. ", _kind(state, card), role)
    if document["known"]:
        lines.append(Message("attackdefend-known"))
        for place, card in document["known"].items():
            head, *texts = shown("", _kind(state, card), role)
            lines += [Message("attackdefend-known-card", number=int(place), term=head), *texts]
    if document["looked"] is not None:
        lines.append(Message("attackdefend-looked", options=tuple(document["looked"])))
    return lines


def card_lines(state: State, card: str) -> list[Words]:
    """Return what a card says, both its halves."""
    return _described("", _kind(state, card), None)


def _with_points(head: str, kind: Kind) -> str:
    return f"{head}{kind.id}{f' ({kind.points:+d})' if kind.points else ''}"


def _named(head: str, kind: Kind, role: str | None) -> list[Words]:
    """Return a card in one line: its points, and both halves with their numbers, a side's first."""
    halves = [half for _, half in sorted(_halves(kind), key=lambda each: each[0] != role)]
    one, other = (
        Message("common-sentences", sentences=(half.title, *_needs(half))) for half in halves
    )
    card = _with_points(head, kind)
    return [Message("attackdefend-named", card=card, title=one, other_card=other)]


def _needs(half: Half) -> list[str]:
    return [str(text.need) for text in half.texts if text.need]


def _kind(state: State, card: str) -> Kind:
    return next(kind for kind in state.printed.kinds if kind.id == card)


def _described(head: str, kind: Kind, role: str | None) -> list[Words]:
    """Return a card, what it does for a side, and the other title; or what both halves do."""
    first: Words = _with_points(head, kind)
    lines = list[Words]()
    for side, half in _halves(kind):
        if role not in (side, None):
            first = Message("attackdefend-other-half", card=first, role=side, title=half.title)
            continue
        for text in half.texts:
            says = Message(
                "attackdefend-says",
                role=side if role is None else "",
                title=half.title,
                level=text.need,
                effect=text.text,
            )
            lines.append(says.form("level") if text.need else says)
    return [first, *lines]


def _halves(kind: Kind) -> tuple[tuple[str, Half], tuple[str, Half]]:
    return ("defender", kind.black), ("attacker", kind.white)
