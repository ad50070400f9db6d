"""Attack/Defend in words: what happened, where a game stands, and what a player may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import wrap

from companion.attackdefend.deck import Half, Kind
from companion.attackdefend.documents import public_statement
from companion.attackdefend.effects import question
from companion.attackdefend.events import Event
from companion.attackdefend.legal import only_pile, play_is_open, verbs_now
from companion.attackdefend.referee import Entry, Referee
from companion.attackdefend.state import SEATS, Question, Seat, State
from companion.contract import WIDTH, Announcement, AnnouncementLayout, Document, Explanation
from companion.names import spoken
from companion.narration import plural
from companion.record import Undo
from companion.words import Message, Words

LAYOUT = AnnouncementLayout(hanging=2)

_RULINGS = {
    "sides": "K3",
    "drew": "K5",
    "discarded": "K13",
    "placed": "K7",
    "level": "K7",
    "revealed": "K8",
    "scored": "K11",
    "trashed": "K8",
    "overtime": "K15",
    "won": "K11",
    "drawn": "K15",
}
"""By the kind of an event: the ruling behind it; all others are what texts of cards do (K17)."""


def headline(entry: Entry) -> str:
    return f"line {entry.line}: {public_statement(entry)}{' (taken back)' if entry.void else ''}"


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


def steps(entry: Entry) -> list[Explanation]:
    return [Explanation(text, (number,)) for text, number in _explanation(entry)]


def sentences(entry: Entry) -> list[Message]:
    """Return what a statement brought about, for everybody."""
    return [Message("attackdefend-sentence", term=text) for text, _ in _explanation(entry)]


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


def _explanation(entry: Entry) -> Iterator[tuple[Message, str]]:
    """Yield what a statement brought about in sentences, each with its ruling."""
    if isinstance(entry.statement, Undo):
        return
    state, verb = entry.after, entry.statement.verb
    for event in entry.events:
        number = _RULINGS.get(event.kind, "K17")
        if verb == "end" and event.kind == "scored":
            number = "K12"
        if event.kind == "won" and state.result is not None and state.result.by == "deck":
            number = "K15" if state.overtime else "K14"
        if verb == "wager" and event.kind == "discarded":
            number = "K3"
        yield _fact(state, event), number


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


def cards(count: int | None) -> str:
    """Return a number of cards in words."""
    return "no card" if not count else "a card" if count == 1 else f"{count} cards"


# -- where a game stands ---------------------------------------------------------------------------


def due(state: State) -> Message:
    """Return who has to do what now."""
    names = state.names
    if state.result is not None:
        for seat in state.result.winners:
            return Message("attackdefend-due-over", who=names[seat])
        return Message("attackdefend-due-draw")
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


def prompt(state: State, enter: str = "") -> str:
    """Return what asks for the next line: who speaks, what may be typed, and what Enter does."""
    if asked := question(state):
        wanted = "choose alone" if chosen_alone(state) else answer_wanted(asked)
        return f"{spoken(state.names[asked.player])}, {wanted}{enter}:"
    if state.turn is None:
        if state.answering is None:
            return f"Such as '{spoken(state.names[1])} defender', or 'prefer defender':"
        return f"{spoken(state.names[state.answering])}, accept or wager:"
    play = ", or play" if state.turn == state.defender and play_is_open(state) else ""
    return f"{spoken(state.names[state.turn])}, {_wanted_in_turn(state, state.turn)}{enter}{play}:"


def _wanted_in_turn(state: State, seat: Seat) -> str:
    if pile := only_pile(state):
        return f"draw from the {'deck' if pile == 'deck' else 'discard pile'}"
    if state.draw_owed:
        return "draw: deck or discard"
    if state.actions[seat]:
        return f"{plural(state.actions[seat], 'action')} left: {', '.join(verbs_now(state))}"
    example = scored_at_end(state)
    if state.dealt or seat == state.defender or example is None:
        return "no action left"
    return f"no action left: name your +1 and +2, such as 'end {example}'"


def scored_at_end(state: State) -> str | None:
    """Return a printed card that may be in the Attacker's hand and would be scored (K12)."""
    kinds, unseen = enumerate(state.printed.kinds), state.unseen
    return next((kind.id for card, kind in kinds if kind.points > 0 and unseen[card] > 0), None)


def chosen_alone(state: State) -> bool:
    """Tell whether the open question is answered alone, for it shows what is in a hand."""
    asked = question(state)
    return state.dealt and asked is not None and asked.step in _ALONE


_ALONE = ("discard", "place", "switch", "take", "saddle")


def play_question(state: State) -> str:
    """Return what the Defender is asked before the Attacker goes on (K9, K21)."""
    assert state.defender is not None
    which = "Its place" if state.dealt else "Its place and card"
    return f"{spoken(state.names[state.defender])}, play a card first? {which}, or Enter."


def answer_wanted(asked: Question) -> Message:
    """Return what a player types who is asked something."""
    return _ANSWERS.get(asked.step, Message("attackdefend-wanted-place"))


_ANSWERS = {
    "discard": Message("attackdefend-wanted-cards"),
    "raid": Message("attackdefend-wanted-kept"),
    "place": Message("attackdefend-wanted-yes"),
    "take": Message("attackdefend-wanted-position"),
    "saddle": Message("attackdefend-wanted-card"),
}


def standing(referee: Referee) -> list[str]:
    state = referee.state
    if state is None:
        return [f"The set-up is not finished: {referee.wanting}."]
    return [*wrap(str(due(state)), WIDTH), *_table(state)]


def status(referee: Referee) -> list[str]:
    return standing(referee)


def _table(state: State) -> list[str]:
    """Return piles, players and face-down cards."""
    names = max(map(len, state.names))
    trash = ", ".join(state.kind(card).id for card in state.trash) or "empty"
    begun = f"Round {(state.turns + 1) // 2}" if state.turns else "Before the first round"
    lines = [
        f"{begun}. Deck {len(state.deck)}, discard pile {len(state.discard)}.",
        *wrap(f"Trash: {trash}.", WIDTH, subsequent_indent="  "),
    ]
    for seat in SEATS:
        role = (state.role(seat) or "").capitalize()
        scored = ", ".join(state.kind(card).id for card in state.scored[seat])
        points = plural(state.points(seat), "point") + (f" ({scored})" if scored else "")
        who = f"{spoken(state.names[seat]):<{names}}  {role:<8}"
        text = f"{who}  hand {len(state.hands[seat])}, {points}"
        lines += wrap(text, WIDTH, subsequent_indent="  ", drop_whitespace=False)
    for lying in state.field:
        side = f"{spoken(state.names[lying.side])}'s side{', protected' if lying.protected else ''}"
        lines.append(f"  place {lying.place}: level {lying.level}, {side}")
    return lines if state.field else [*lines, "  No card lies face down."]


def legal_moves(document: Document) -> str:
    return "\n".join(document["moves"]) or "Nothing is left to say: the game is over."


# -- one player ------------------------------------------------------------------------------------


def seen(referee: Referee, document: Document) -> list[str]:
    lines = standing(referee)
    if document["cards"] is not None and referee.state is not None:
        lines += private_lines(referee.state, document)
    if document["moves"]:
        lines += ["You may say:", *(f"  {move}" for move in document["moves"])]
    return lines


def private_lines(state: State, document: Document, rows: int | None = None) -> list[str]:
    """Return what only one player may know: his hand with what its cards do, and faces he knows.

    Where that takes more than `rows` lines, each card is told in one line, without its texts.
    """
    in_full = _private_lines(state, document, _described)
    fits = rows is None or len(in_full) <= rows
    return in_full if fits else _private_lines(state, document, _named)


def card_lines(state: State, card: str) -> list[str]:
    """Return what a card says, both its halves."""
    return _described("", _kind(state, card), None)


def _private_lines(
    state: State, document: Document, shown: Callable[[str, Kind, str | None], list[str]]
) -> list[str]:
    role = next(each["side"] for each in document["players"] if each["name"] == document["you"])
    whose = f"{spoken(document['you'])}'s hand"
    lines = [f"{whose}:" if document["cards"] else f"{whose} is empty."]
    for number, card in enumerate(document["cards"], start=1):
        lines += shown(f"{number:>3}. ", _kind(state, card), role)
    if document["known"]:
        lines.append("Face-down cards whose face you know:")
        for place, card in document["known"].items():
            lines += shown(f"  place {place}: ", _kind(state, card), role)
    if document["looked"] is not None:
        lines.append(f"The top discards, the top one first: {', '.join(document['looked'])}.")
    return lines


def _named(head: str, kind: Kind, role: str | None) -> list[str]:
    """Return a card in one line: its points, and both halves with their numbers, a side's first."""
    points = f" ({kind.points:+d})" if kind.points else ""
    halves = [half for _, half in sorted(_halves(kind), key=lambda each: each[0] != role)]
    titles = [" ".join([str(half.title), *_needs(half)]) for half in halves]
    return [f"{head}{kind.id}{points}: {' / '.join(titles)}"]


def _needs(half: Half) -> list[str]:
    return [str(text.need) for text in half.texts if text.need]


def _kind(state: State, card: str) -> Kind:
    return next(kind for kind in state.printed.kinds if kind.id == card)


def _described(head: str, kind: Kind, role: str | None) -> list[str]:
    """Return a card, what it does for a side, and the other title; or what both halves do."""
    first, lines = f"{head}{kind.id}{f' ({kind.points:+d})' if kind.points else ''}", list[str]()
    width = WIDTH - 2  # a screen of one's own needs a column for the cursor
    for side, half in _halves(kind):
        if role not in (side, None):
            first += f". For the {side.capitalize()}: {half.title}"
            continue
        label = "" if role else f"{side.capitalize()}, "
        for text in half.texts:
            need = f" from level {text.need}" if text.need else ""
            sentence = f"{label}{half.title}{need}: {text.text}"
            lines += wrap(sentence, width, initial_indent=" " * 7, subsequent_indent=" " * 9)
    return [first, *lines]


def _halves(kind: Kind) -> tuple[tuple[str, Half], tuple[str, Half]]:
    return ("defender", kind.black), ("attacker", kind.white)
