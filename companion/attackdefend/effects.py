"""What cards do: turning one up, and the steps of its text, one after another (K8, K17)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from companion.attackdefend.deck import Step
from companion.attackdefend.state import (
    FaceDown,
    Resolution,
    Seat,
    State,
    Task,
    other,
    picked,
    sort_cards,
    with_seat,
)
from companion.attackdefend.statements import Arguments
from companion.errors import refused

PLACE_STEPS = ("peek", "lower", "raise", "flip", "trash", "return", "protect", "switch")
"""The steps that are about a face-down card."""

OWN_SIDE = ("protect", "switch")
"""Those of them that are about a card on the chooser's side."""

_DONE_BY_OTHER = {"gift": "draw", "foe": "discard", "boost": "raise", "slow": "act"}
"""The steps that are another one, done by the other player."""


def reveal(now: Resolution, who: Seat, card: int, lying: FaceDown | None) -> None:
    """Play the half of whoever turns a card up, on the field or, with None, from the hand (K8)."""
    if lying is None:
        now.take_from_hand(who, card)
    else:
        now.take_up(lying)
    state = now.state
    kind = state.kind(card)
    half = kind.black if who == state.defender else kind.white
    played = half.text_at(lying.level if lying else 0)
    place, text = lying and lying.place, None if played is None else played + 1
    now.add_event("revealed", "K8", player=state.names[who], card=kind.id, place=place, text=text)
    if played is None or not half.texts[played].scores:
        now.put_in_trash(card)
    else:
        now.score(who, card)
        now.conclude()
    if played is not None and now.state.result is None:
        steps = [task for step in half.texts[played].steps for task in _tasks(step, who)]
        now.change(tasks=(*steps, *now.state.tasks))


def _tasks(step: Step, who: Seat) -> list[Task]:
    name, number = step.name, step.number
    if name == "score":
        return []
    if name in ("peek", "raid"):  # each time is a question of its own
        return [Task(who, name, 1)] * number
    if name in _DONE_BY_OTHER:
        number = -number if name == "slow" else number
        return [Task(other(who), _DONE_BY_OTHER[name], number)]
    return [Task(who, name, number)]


def go_on(now: Resolution) -> None:
    """Do the steps that are left, up to one that waits for a choice."""
    while now.state.tasks and question(now.state) is None:
        task, *rest = now.state.tasks
        now.change(tasks=tuple(rest))
        _do(now, task)


def question(state: State) -> Task | None:
    """Return the next step if its player has to choose; None if not, or if nothing is there for it.

    Its count is at most what there is to choose from.
    """
    if not state.tasks:
        return None
    task = state.tasks[0]
    who, count, hand = task.player, task.count, len(state.hands[task.player])
    match task.step:
        case "discard":
            count, found = min(count, hand), hand > 0 and state.dealt
        case "raid":
            found = bool(state.hands[other(who)]) and not state.dealt
        case "take":
            count, found = min(count, len(state.discard)), bool(state.discard)
        case "place" | "saddle":
            found = hand > 0
        case "flip":
            found = any(state.may_flip(who, lying) for lying in state.field)
        case "protect":
            found = any(lying.side == who for lying in state.field)
        case "switch":
            found = hand > 0 and any(lying.side == who for lying in state.field)
        case "peek" | "lower" | "raise" | "trash" | "return":
            found = bool(state.field)
        case _:
            found = False
    return replace(task, count=count) if found else None


def _do(now: Resolution, task: Task) -> None:
    """Do a step that asks nothing; one that would ask is skipped, for there is nothing for it."""
    state, who = now.state, task.player
    match task.step:
        case "draw":
            now.draw(who, "deck", task.count)
        case "act":
            _change_actions(now, who, task.count)
        case "discard" if state.hands[who]:  # on paper: cards that nobody knows
            now.discard(who, state.hands[who][: task.count])
        case "raid" if state.seed is not None and state.hands[other(who)]:
            number = state.picks + 1
            now.change(picks=number)
            hand = tuple(sort_cards(state.hands[other(who)]))
            _raid(now, who, hand[picked(state.seed, number, len(hand))])


def _change_actions(now: Resolution, seat: Seat, count: int) -> None:
    """Give more or fewer actions in this turn or, if it isn't the player's, in the next."""
    actions = now.state.actions
    now.change(actions=with_seat(actions, seat, max(0, actions[seat] + count)))
    now.add_event("actions", "K17", player=now.state.names[seat], count=count)


def _raid(now: Resolution, who: Seat, card: int | None) -> None:
    """Move a card of the other's hand: a score card is scored, others are kept."""
    state = now.state
    now.take_from_hand(other(who), card)
    if card is not None and state.kind(card).points:
        now.add_event("stole", "K17", player=state.names[who], card=state.kind(card).id)
        now.score(who, card)
        now.conclude()
    else:
        now.set_hand(who, (*now.state.hands[who], card))
        now.add_event("stole", "K17", player=state.names[who], card=None)


# -- choices ---------------------------------------------------------------------------------------


def check_choice(state: State, asked: Task, given: Arguments) -> None:
    """Raise RulingError unless a choice is allowed; what is cited comes in the order of K22."""
    step = asked.step
    if given.declined:
        if step in ("discard", "raid"):
            raise refused("attackdefend-refused-declined", "K17")
        return
    lying = state.at(given.place) if step in PLACE_STEPS else None
    if step == "flip" and lying is not None and lying.protected:
        raise refused("attackdefend-refused-protected", "K17", number=lying.place)
    attacking = asked.player != state.defender
    planting = attacking and step in ("place", "switch")
    if state.dealt:
        check_held(state, asked.player, given.cards)
    else:
        check_copies(state, given.cards, lying, planting=planting and step == "place")
    if step == "flip" and lying is not None and not state.may_flip(asked.player, lying):
        raise refused("attackdefend-refused-planted", "K18", number=lying.place)
    if planting and given.cards and not state.kind(given.cards[0]).points:
        raise refused("attackdefend-refused-attacker-places", "K18")
    if not state.dealt and lying is not None:
        check_planted(state, lying, given.cards)
    if step in OWN_SIDE and lying is not None and lying.side != asked.player:
        raise refused("attackdefend-refused-other-side", "K17", number=lying.place)
    if step == "take" and not 1 <= given.count <= asked.count:
        raise refused("attackdefend-refused-position", "K17", of=asked.count)
    if step == "discard" and len(given.cards) != asked.count:
        raise refused(
            "attackdefend-refused-discard", "K17", wanted=asked.count, count=len(given.cards)
        )
    if step == "saddle" and state.kind(given.cards[0]).points != -1:
        raise refused("attackdefend-refused-saddle", "K17")
    if step == "raid" and given.cards and not state.kind(given.cards[0]).points:
        raise refused("attackdefend-refused-turned-up", "K17")


def check_held(state: State, seat: Seat, cards: Sequence[int]) -> None:
    """Raise RulingError unless a player holds cards (K19); it does not tell which he does."""
    if Counter(cards) - Counter(sort_cards(state.hands[seat])):
        named = tuple(state.kind(card).id for card in cards)
        values = {"player": state.names[seat], "count": len(cards), "options": named}
        raise refused("attackdefend-refused-not-held", "K19", **values)


def check_copies(
    state: State, cards: Iterable[int], lying: FaceDown | None, *, planting: bool = False
) -> None:
    """Raise RulingError if cards can't turn up, at the place of `lying` if that is given (K20).

    So it is if all copies have, or if score cards would be lacking for those that are planted.
    """
    left, cards = state.unseen, list(cards)
    for card in cards:
        left[card] -= 1
        if left[card] < 0:
            kind = state.kind(card)
            raise refused("attackdefend-refused-copies", "K20", count=kind.count, text=kind.id)
    stay = (each for each in state.field if not (cards and each is lying))
    planted = len(list(filter(state.planted, stay))) + (1 if planting else 0)
    if planted > sum(count for card, count in left.items() if state.kind(card).points):
        raise refused("attackdefend-refused-score-cards", "K20")


def check_planted(state: State, lying: FaceDown, cards: Iterable[int]) -> None:
    """Raise RulingError if a planted card is announced as no score card (K18)."""
    for card in cards:
        if state.planted(lying) and not state.kind(card).points:
            raise refused("attackdefend-refused-score-card", "K18", number=lying.place)


def choose(now: Resolution, asked: Task, given: Arguments) -> None:
    """Do the next step as its player has chosen, which `check_choice` allows."""
    state, name, seat = now.state, asked.step, asked.player
    player = state.names[seat]
    now.change(tasks=state.tasks[1:])
    if given.declined:
        now.add_event("declined", "K17", player=player)
        return
    card = given.cards[0] if given.cards else None
    if name in PLACE_STEPS:
        _choose_place(now, asked, state.at(given.place), card)
        return
    match name:
        case "discard":
            now.discard(seat, given.cards)
        case "raid":
            _raid(now, seat, card)
        case "place":
            now.lay(seat, card, asked.count)
        case "take":
            at = given.count - 1
            now.set_hand(seat, (*state.hands[seat], state.discard[at]))
            now.change(discard=state.discard[:at] + state.discard[at + 1 :])
            now.add_event("took", "K17", player=player)
        case "saddle":
            assert card is not None
            now.take_from_hand(seat, card)
            now.score(other(seat), card)
            now.conclude()


def _choose_place(now: Resolution, asked: Task, lying: FaceDown, card: int | None) -> None:
    state, seat = now.state, asked.player
    player, number = state.names[seat], asked.count
    face = card if lying.card is None else lying.card
    match asked.step:
        case "peek":
            now.alter(lying, known_to=lying.known_to | {seat})
            now.add_event("peeked", "K17", player=player, place=lying.place)
        case "lower":
            now.set_level(lying, lying.level - number)
        case "raise":
            now.set_level(lying, lying.level + number)
        case "flip":
            assert face is not None
            reveal(now, seat, face, lying)
        case "trash":
            assert face is not None
            now.take_up(lying)
            now.put_in_trash(face)
        case "return":
            now.take_up(lying)
            now.set_hand(lying.side, (*now.state.hands[lying.side], lying.card))
            holder = state.names[lying.side]
            now.add_event("returned", "K17", player=holder, place=lying.place)
        case "protect":
            now.alter(lying, protected=True)
            now.add_event("protected", "K17", place=lying.place)
        case "switch":
            now.take_from_hand(seat, card)
            now.set_hand(seat, (*now.state.hands[seat], lying.card))
            now.alter(lying, card=card, known_to=frozenset((seat,)))
            now.add_event("switched", "K17", player=player, place=lying.place)
