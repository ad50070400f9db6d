"""Attack/Defend in words: what happened, where a game stands, and what a player may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import wrap

from companion.announcements import Announcement, AnnouncementLayout, Explanation
from companion.attackdefend.deck import Half, Kind
from companion.attackdefend.effects import question
from companion.attackdefend.events import Event
from companion.attackdefend.legal import only_pile, play_is_open, verbs_now
from companion.attackdefend.referee import Entry, Referee
from companion.attackdefend.state import SEATS, Question, Seat, State
from companion.attackdefend.statements import PILES
from companion.attackdefend.view import public_statement
from companion.contract import WIDTH, Document
from companion.names import spoken
from companion.narration import plural
from companion.record import Undo
from companion.words import Words

LAYOUT = AnnouncementLayout(hanging=2)

_SENTENCES = {
    "sides": ("K3", "{player} is the Defender and begins; {other} is the Attacker"),
    "drew": ("K5", "{player} draws {cards} from the {pile}"),
    "discarded": ("K13", "{player} discards {cards}"),
    "placed": ("K7", "{player} places a card face down: {place}, level {level}"),
    "level": ("K7", "The card at {place} is at level {level} now"),
    "revealed": ("K8", "{player} plays {half} {where}: {text}"),
    "scored": ("K11", "{player} scores {title}: {points}"),
    "trashed": ("K8", "{title} goes to the trash"),
    "stole": ("K17", "{player} takes a card at random from the other hand{stolen}"),
    "returned": ("K17", "The card at {place} goes to {player}'s hand"),
    "switched": ("K17", "{player} exchanges the card at {place} with one of the hand"),
    "peeked": ("K17", "{player} looks at the card at {place}"),
    "protected": ("K17", "The card at {place} can't be flipped before the Defender's next turn"),
    "took": ("K17", "{player} takes one of the discards"),
    "declined": ("K17", "{player} declines"),
    "actions": ("K17", "{player} has {actions} turn"),
    "overtime": (
        "K15",
        "Equal points: the discard pile goes under the deck, and the next card scored decides",
    ),
    "won": ("K11", "{player} wins"),
    "drawn": ("K15", "The game is a draw"),
}
"""By the kind of an event: the ruling behind it, and what is told; a full stop follows."""

ASKED = {
    "discard": "chooses {count} to discard",
    "raid": "takes a card at random: 'kept', or the score card it is",
    "peek": "may look at a face-down card",
    "lower": "may lower a face-down card by {levels}",
    "raise": "may raise a face-down card by {levels}",
    "flip": "may flip a face-down card",
    "trash": "may put a face-down card in the trash",
    "return": "may return a face-down card to a hand",
    "protect": "may protect a face-down card",
    "switch": "may exchange a face-down card with one of the hand",
    "place": "may place a card at level {n}",
    "take": "may take one of the top {n} discards",
    "saddle": "may put a -1 among the other's scored cards",
}
"""What a player is to decide, by step."""


def headline(entry: Entry) -> str:
    return f"line {entry.line}: {public_statement(entry)}{' (taken back)' if entry.void else ''}"


def said(entry: Entry) -> Words:
    if isinstance(entry.statement, Undo):
        return entry.statement.in_words
    verb, name, *words = public_statement(entry).split()
    match verb:
        case "prefer":
            return f"{spoken(name)} wants to be the {words[0].capitalize()}"
        case "wager":
            return f"{spoken(name)} wagers {cards(int(words[0]))}"
        case "advance":
            return f"{spoken(name)} advances the card at place {words[0]}"
        case "end":
            return f"{spoken(name)} ends the turn"
    effects = steps(entry)
    return effects[0].text if effects else f"{spoken(name)} chooses"


def steps(entry: Entry) -> list[Explanation]:
    return [Explanation(text, (number,)) for text, number in _explanation(entry)]


def sentences(entry: Entry) -> list[str]:
    """Return what a statement brought about, for everybody."""
    return [f"{text}." for text, _ in _explanation(entry)]


def announced(referee: Referee, entry: Entry) -> list[Announcement]:
    lines = sentences(entry)
    before, state = entry.before, entry.after
    if any(event.kind == "scored" for event in entry.events):
        lines.append(_points(state))
    if isinstance(entry.statement, Undo) or _waits_for(before) != _waits_for(state):
        lines.append(due(state))
    return [Announcement((line,)) for line in lines]


def _waits_for(state: State) -> object:
    """Return what decides whether people have to be told what is due: who has to do what."""
    return state.turns, state.answering, question(state), state.result


def _explanation(entry: Entry) -> Iterator[tuple[str, str]]:
    """Yield what a statement brought about in sentences, each with its ruling."""
    if isinstance(entry.statement, Undo):
        return
    state, verb = entry.after, entry.statement.verb
    for event in entry.events:
        number, sentence = _SENTENCES[event.kind]
        if verb == "end" and event.kind == "scored":
            number = "K12"
        if event.kind == "won" and state.result is not None and state.result.by == "deck":
            number = "K15" if state.overtime else "K14"
        if verb == "wager" and event.kind == "discarded":
            number = "K3"
        yield sentence.format(**_facts(state, event)), number


def _facts(state: State, event: Event) -> dict[str, str]:
    """Return what a sentence may say of an event."""
    facts = {
        "player": spoken(event.player),
        "other": " ".join(spoken(name) for name in state.names if name != event.player),
        "cards": cards(event.count),
        "pile": PILES.get(str(event.pile), ""),
        "place": f"place {event.place}",
        "level": str(event.level),
        "points": f"{event.points or 0:+d}",
        "actions": _actions(state, event),
        "stolen": " and keeps it",
    }
    if event.card is None:
        return facts
    kind = _kind(state, event.card)
    half = kind.black if event.player == state.names[state.defender or 0] else kind.white
    title = " / ".join(dict.fromkeys((kind.black.title, kind.white.title)))  # as it is printed
    text = "below its number, so nothing happens"
    if event.text is not None:
        text = half.texts[event.text - 1].text.removesuffix(".")
    where = "from the hand" if event.place is None else f"at place {event.place}"
    played = {"half": half.title, "where": where, "text": text}
    return facts | played | {"title": title, "stolen": f": {title}"}


def _actions(state: State, event: Event) -> str:
    count = event.count or 0
    now = state.turn is not None and state.names[state.turn] == event.player
    than = "more" if count > 0 else "fewer"
    return f"{plural(abs(count), 'action')} {than} {'this' if now else 'next'}"


def cards(count: int | None) -> str:
    """Return a number of cards in words."""
    return "no card" if not count else "a card" if count == 1 else f"{count} cards"


# -- where a game stands ---------------------------------------------------------------------------


def due(state: State) -> str:
    """Return who has to do what now."""
    if state.result is not None:
        winners = [f"{spoken(state.names[seat])} has won" for seat in state.result.winners]
        return f"The game is over: {''.join(winners) or 'a draw'}."
    if asked := question(state):
        return f"{spoken(state.names[asked.player])} {asked_for(state)}."
    if state.turn is None:
        first = spoken(state.names[0])
        if state.answering is None:
            or_else = f"or {first} says which side {first} prefers"
            return f"Agree who is the Defender and begins; {or_else}."
        side = (state.preference or "").capitalize()
        wagered = f" {max(state.wagered)} wagered." if any(state.wagered) else ""
        answering = spoken(state.names[state.answering])
        return f"{first} wants to be the {side}.{wagered} {answering} accepts, or wagers."
    name, actions = spoken(state.names[state.turn]), state.actions[state.turn]
    role = (state.role(state.turn) or "").capitalize()
    what = "draw a card first" if state.draw_owed else f"{plural(actions, 'action')} left"
    return f"{name}'s turn ({role}): {what}."


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
        return f"draw from the {PILES[pile]}"
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


def answer_wanted(asked: Question) -> str:
    """Return what a player types who is asked something."""
    return _ANSWERS.get(asked.step, "its place, or none")


_ANSWERS = {
    "discard": "which cards",
    "raid": "'kept', or the score card",
    "place": "yes or none",
    "take": "its position from the top, or none",
    "saddle": "the card, or none",
}


def asked_for(state: State) -> str:
    """Return what the open question asks for, to be read after the player's name."""
    asked = question(state)
    assert asked is not None
    levels = plural(asked.count, "level")
    return ASKED[asked.step].format(count=cards(asked.count), levels=levels, n=asked.count)


def _points(state: State) -> str:
    counts = [plural(state.points(seat), "point") for seat in SEATS]
    first, second = map(spoken, state.names)
    return f"{first}: {counts[0]}, {second}: {counts[1]}."


def standing(referee: Referee) -> list[str]:
    state = referee.state
    if state is None:
        return [f"The set-up is not finished: {referee.wanting}."]
    return [*wrap(due(state), WIDTH), *_table(state)]


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
    titles = [" ".join([half.title, *_needs(half)]) for half in halves]
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
