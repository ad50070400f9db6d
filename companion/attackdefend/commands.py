"""What players say in a game: what is allowed (refused in the order of K22), and what it does."""

from collections.abc import Sequence
from dataclasses import replace

from companion.attackdefend.effects import (
    check_choice,
    check_copies,
    check_held,
    check_planted,
    choose,
    go_on,
    question,
    reveal,
)
from companion.attackdefend.events import Event
from companion.attackdefend.state import (
    ACTIONS,
    IDLE_TURNS,
    SEATS,
    Resolution,
    Result,
    Seat,
    State,
    other,
    sort_cards,
    with_seat,
)
from companion.attackdefend.statements import Arguments, Command, Role, arguments
from companion.errors import RulingError, refused
from companion.names import unknown_player
from companion.words import Message

SIDES = ("side", "prefer", "wager", "accept")
_DEFENDERS = ("place", "advance")
_ATTACKERS = ("use", "flip")
_FROM_HAND = ("discard", "place", "use")
_AT_A_PLACE = ("advance", "flip", "play")


def seat_named(names: Sequence[str], name: str) -> Seat:
    """Return the seat of a player named in any case; raises RulingError if there is none."""
    for seat in SEATS[: len(names)]:
        if names[seat].casefold() == name.casefold():
            return seat
    raise unknown_player(name, names)


def carried_out(state: State, command: Command) -> tuple[State, tuple[Event, ...]]:
    """Return the position after a command and what happened; RulingError if it is not allowed."""
    given, now = check_command(state, command), Resolution(state)
    if asked := question(state):
        choose(now, asked, given)
    else:
        _carry_out(now, command.verb, seat_named(state.names, command.player), given)
    go_on(now)
    return now.state, tuple(now.events)


# -- what is allowed -------------------------------------------------------------------------------


def check_command(state: State, command: Command) -> Arguments:
    """Return what the words of a command mean; RulingError if it is not allowed now."""
    seat, asked = seat_named(state.names, command.player), question(state)
    if command.verb != "choose":
        given = arguments(command, state.printed, state.dealt)
        _check(state, command.verb, seat, given)
        return given
    if asked is None:
        raise refused("attackdefend-refused-nothing-to-choose", "K17")
    if asked.player != seat:
        chooser, player = state.names[asked.player], state.names[seat]
        raise refused("attackdefend-refused-not-asked", "K17", other=chooser, player=player)
    given = arguments(command, state.printed, state.dealt, asked.step)
    check_choice(state, asked, given)
    return given


def _check(state: State, verb: str, seat: Seat, given: Arguments) -> None:
    name = state.names[seat]
    if state.result is not None:
        raise refused("common-refused-over", "K11")
    if asked := question(state):
        raise refused("attackdefend-refused-choose-first", "K17", player=state.names[asked.player])
    if (state.defender is None) != (verb in SIDES):
        if verb in SIDES:
            raise refused("attackdefend-refused-sides-settled", "K3")
        if state.answering is None:
            raise refused("attackdefend-refused-no-sides", "K3")
        who = state.names[state.answering]
        raise refused("attackdefend-refused-no-sides-yet", "K3", player=who)
    if verb in SIDES:
        _check_sides(state, verb, seat, given)
        return
    role = state.role(seat)
    if verb in _DEFENDERS and role == "attacker":
        raise refused("attackdefend-refused-defenders", "K6", form=verb, player=name)
    if verb in _ATTACKERS and role == "defender":
        raise refused("attackdefend-refused-attackers", "K6", form=verb, player=name)
    if verb == "play" and role == "attacker":
        raise refused("attackdefend-refused-play", "K9", player=name)
    if verb != "play":
        _check_turn(state, verb, seat)
    if verb in _FROM_HAND and not state.hands[seat]:
        raise refused("attackdefend-refused-empty-hand", "K6", player=name)
    if verb == "draw" and not (state.deck if given.pile == "deck" else state.discard):
        raise refused("attackdefend-refused-empty", "K5", pile=given.pile)
    if verb in _AT_A_PLACE:
        _check_place(state, verb, given)
    if verb == "use" and (cost := state.kind(given.cards[0]).cost):
        kind = state.kind(given.cards[0])
        raise refused("attackdefend-refused-cost", "K10", text=kind.id, level=cost)
    if verb == "end":
        _check_end(state, seat, given)
    elif state.dealt:
        _check_level(state, verb, given)
        check_held(state, seat, given.cards)
    else:
        lying = state.at(given.place) if verb in _AT_A_PLACE else None
        check_copies(state, given.cards, lying)
        if lying is not None:
            check_planted(state, lying, given.cards)
        _check_level(state, verb, given)


def _check_sides(state: State, verb: str, seat: Seat, given: Arguments) -> None:
    name = state.names[seat]
    if state.answering is None:
        if verb not in ("side", "prefer"):
            raise refused("attackdefend-refused-no-preference", "K3")
        if verb == "prefer" and seat != 0:
            raise refused("attackdefend-refused-prefers", "K3", other=state.names[0], player=name)
        return
    if verb in ("side", "prefer") or seat != state.answering:
        raise refused(
            "attackdefend-refused-answer-first", "K3", player=state.names[state.answering]
        )
    if verb == "wager":
        count = len(given.cards) or given.count
        _check_count(state, seat, count, "K3")
        total, most = state.wagered[seat] + count, state.wagered[other(seat)]
        if total <= most:
            raise refused("attackdefend-refused-wager", "K3", total=total, count=most)
        check_held(state, seat, given.cards)


def _check_count(state: State, seat: Seat, count: int, ruling: str) -> None:
    held = len(state.hands[seat])
    if count > held:
        raise refused(
            "attackdefend-refused-count", ruling, player=state.names[seat], of=held, count=count
        )


def _check_turn(state: State, verb: str, seat: Seat) -> None:
    assert state.turn is not None
    if seat != state.turn:
        raise refused("common-refused-not-your-turn", "K4", player=state.names[state.turn])
    if verb != "draw" and state.draw_owed:
        raise refused("attackdefend-refused-draw-first", "K5", player=state.names[seat])
    if verb != "end" and (verb != "draw" or state.drawn) and not state.actions[seat]:
        raise refused("attackdefend-refused-no-action", "K6", player=state.names[seat])


def _check_place(state: State, verb: str, given: Arguments) -> None:
    lying = state.at(given.place)
    if verb in ("advance", "play") and state.planted(lying):
        raise refused("attackdefend-refused-planted", "K18", number=lying.place)
    if verb == "advance" and lying.level == 4:
        raise refused("attackdefend-refused-highest", "K7", number=lying.place)
    if verb == "flip" and lying.protected:
        raise refused("attackdefend-refused-protected", "K17", number=lying.place)


def _check_level(state: State, verb: str, given: Arguments) -> None:
    if verb == "play":
        lying = state.at(given.place)
        card = lying.card if state.dealt else given.cards[0]
        assert card is not None
        if (half := state.kind(card).black).text_at(lying.level) is None:
            # all may read this: nothing about a hidden card (K21)
            at = {"number": lying.place, "level": lying.level}
            message = Message("attackdefend-refused-too-low", **at)
            if not state.dealt:
                wanted = half.texts[0].need
                message = Message("attackdefend-refused-level", **at, wanted=wanted)
            raise RulingError(message, "K9")


def _check_end(state: State, seat: Seat, given: Arguments) -> None:
    if given.cards and seat == state.defender:
        raise refused("attackdefend-refused-end-of-defender", "K12")
    for kind in map(state.kind, given.cards):
        if kind.points < 1:
            raise refused("attackdefend-refused-not-scored", "K12", text=kind.id)
    _check_count(state, seat, len(given.cards), "K20")
    check_copies(state, given.cards, None)


# -- what it does ----------------------------------------------------------------------------------


def _carry_out(now: Resolution, verb: str, seat: Seat, given: Arguments) -> None:
    if verb in SIDES:
        _settle_sides(now, verb, seat, given)
        return
    state = now.state
    if verb not in ("play", "end"):
        if verb != "draw" or state.drawn:
            now.change(actions=with_seat(state.actions, seat, state.actions[seat] - 1))
        now.change(drawn=True)
    card = given.cards[0] if given.cards else None
    match verb:
        case "draw":
            now.draw(seat, given.pile, 1)
        case "discard":
            now.discard(seat, (card,))
        case "place":
            now.lay(seat, card, 1)
        case "advance":
            lying = state.at(given.place)
            now.set_level(lying, lying.level + 1)
        case "use":
            assert card is not None
            reveal(now, seat, card, None)
        case "flip" | "play":
            lying = state.at(given.place)
            face = card if lying.card is None else lying.card
            assert face is not None
            reveal(now, seat, face, lying)
        case "end":
            _end(now, seat, given)


def _settle_sides(now: Resolution, verb: str, seat: Seat, given: Arguments) -> None:
    state = now.state
    match verb:
        case "prefer":
            now.change(preference=given.role, answering=other(seat))
        case "wager":
            cards = given.cards if state.dealt else state.hands[seat][: given.count]
            now.discard(seat, cards, "K3")
            total = state.wagered[seat] + len(cards)
            now.change(wagered=with_seat(state.wagered, seat, total), answering=other(seat))
        case "accept":
            assert state.preference is not None
            _take_sides(now, other(seat), state.preference)
        case "side":
            _take_sides(now, seat, given.role)


def _take_sides(now: Resolution, seat: Seat, role: Role) -> None:
    """Give a player a side; the Defender begins (K4)."""
    defender = seat if role == "defender" else other(seat)
    now.change(defender=defender, turn=defender, turns=1, answering=None)
    now.add_event("sides", "K3", player=now.state.names[defender])


def _end(now: Resolution, seat: Seat, given: Arguments) -> None:
    """End a turn: the Attacker's hand scores (K12), the deck may be empty (K14 to K16)."""
    defender = now.state.defender
    assert defender is not None
    if seat != defender:
        held = (
            card for card in sort_cards(now.state.hands[seat]) if now.state.kind(card).points > 0
        )
        for card in tuple(held) if now.state.dealt else given.cards:
            now.take_from_hand(seat, card)
            now.score(defender, card, "K12")
    if now.state.result is None:
        _look_at_deck(now)
    now.conclude()
    if now.state.result is None:
        _begin_turn(now, other(seat))


def _look_at_deck(now: Resolution) -> None:
    state = now.state
    idle = 0 if state.deck_touched else state.idle + 1
    now.change(idle=idle)
    if state.deck and idle < IDLE_TURNS:
        return
    if now.leaders or state.overtime or not state.discard:
        now.change(result=Result(now.leaders, "deck"))
    else:
        now.change(deck=state.deck + state.discard, discard=(), overtime=True, idle=0)
        now.add_event("overtime", "K15")


def _begin_turn(now: Resolution, seat: Seat) -> None:
    state = now.state
    actions = with_seat(state.actions, other(seat), ACTIONS)
    now.change(turn=seat, turns=state.turns + 1, drawn=False, deck_touched=False, actions=actions)
    if seat == state.defender:
        now.change(field=tuple(replace(each, protected=False) for each in state.field))
