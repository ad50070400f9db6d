"""What is said at a table: by viewers, if it is theirs to say, and when by the computer."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from companion.computers import answer
from companion.contract import Document
from companion.desk.lobby import Lobby
from companion.desk.requests import RequestError, number_of, optional_text, text_of
from companion.desk.seats import Viewer
from companion.session import Session
from companion.words import Message

PACES = (0, 1.5, 2.5, 5, "wait")
"""What the host may choose: seconds after the last statement, or until all have marked it."""

_OF_OFFERS = ("offer", "accept")
"""The forms that need an offer of two players: no screen fills them in."""


class Offers:
    """The open offers of a table by their numbers; a statement of play ends them all.

    An offer says ``from`` whom ``to`` whom it is, and which ``node`` is named for the ``role``, if
    one is due.
    """

    def __init__(self) -> None:
        self.by_number: dict[int, Document] = {}
        self._last = 0

    def add(self, offer: Document) -> None:
        """Open an offer, in the place of an earlier one between the same two; it gets a number."""
        for open_offer in self.concerning(offer["from"]):
            if offer["to"] in (open_offer["from"], open_offer["to"]):
                del self.by_number[open_offer["offer"]]
        self._last += 1
        self.by_number[self._last] = {"offer": self._last, **offer}

    def concerning(self, name: str) -> list[Document]:
        """Return the open offers that a player made or got."""
        return [each for each in self.by_number.values() if name in (each["from"], each["to"])]


@dataclass(frozen=True, slots=True)
class Statements:
    """What may be said at a table at this moment, and by whom.

    Its methods return statements of the record, which nobody has said yet. They raise RequestError
    for what is not the viewer's to say.
    """

    session: Session
    lobby: Lobby
    offers: Offers

    def _acting_for(self, viewer: Viewer, request: Document) -> str | None:
        """Return the player a request is about: the viewer, or one for whom the host acts."""
        name = optional_text(request, "as")
        own = self.lobby.name_of(viewer)
        if name is None or name == own:
            return own
        if not viewer.host or name not in self.lobby.named_players():
            raise RequestError(Message("desk-refused-of-other"), "forbidden")
        self.lobby.check_host_plays(name)
        return name

    def own(self, viewer: Viewer, request: Document) -> str:
        """Return what a player says in the words of the record.

        The referee at the keyboard may say anything.
        """
        if viewer.keyboard:
            return text_of(request, "text")
        text, name = text_of(request, "text"), self._acting_for(viewer, request)
        words = text.split()
        game, forms = self.session.game, self.lobby.forms
        if game is None or not words:
            raise RequestError(Message("common-refused-no-game"))
        keyword = words[0].lower()
        if keyword == "undo":
            raise RequestError(Message("desk-refused-undo"), "forbidden")
        if forms is not None:
            if keyword not in forms.SAID:
                raise RequestError(Message("desk-refused-not-said", text=keyword), "forbidden")
            if "player" in game.grammar and (name is None or words[1:2] != [name]):
                raise RequestError(Message("desk-refused-for-other"), "forbidden")
        elif not viewer.host:
            about = words[1].casefold() if len(words) > 1 else ""
            others = [each for each in self.lobby.named_players() if each != name]
            if about in map(str.casefold, others):
                raise RequestError(Message("desk-refused-for-other"), "forbidden")
            if name is None or not self._may_say_now(name, text):
                raise RequestError(Message("desk-refused-not-your-turn"), "forbidden")
        return text

    def _may_say_now(self, name: str, text: str) -> bool:
        turn, question = self.session.turn, self.session.question
        if turn in (None, name) or (question is not None and question[0] == name):
            return True
        return text in self.session.view(name)["moves"]

    def from_form(self, viewer: Viewer, request: Document) -> str | Document:
        """Return what the game makes of a form: statements in lines, or what it shows."""
        forms, name = self.lobby.forms, text_of(request, "form")
        if forms is None or name not in forms.FORMS or name in _OF_OFFERS:
            raise RequestError(f"there is no form '{name}'", "malformed")
        player = self._acting_for(viewer, request)
        if player is None and not viewer.host:
            raise RequestError(Message("desk-refused-not-host"), "forbidden")
        return forms.FORMS[name](self.session.referee, player, request)

    def from_offer(self, viewer: Viewer, request: Document) -> str | None:
        """Make, decline or accept an offer; return what is said if it is accepted."""
        forms, name = self.lobby.forms, self._acting_for(viewer, request)
        if forms is None or "offer" not in forms.FORMS or name is None:
            raise RequestError(Message("desk-refused-no-alliances"))
        if "to" in request:
            to, node = text_of(request, "to"), optional_text(request, "node")
            made: Document = {"from": name, "to": to, "node": node}
            due = forms.FORMS["offer"](self.session.referee, name, {"offer": made})
            assert not isinstance(due, str)
            made |= due
            if (node := answer(self.session, made)) is not None:
                return self._accepted(made, node)
            self.offers.add(made)
            return None
        offer = self.offers.by_number.get(number_of(request, "offer", 1_000_000))
        if offer is None or name not in (offer["from"], offer["to"]):
            raise RequestError(Message("desk-refused-offer-closed"))
        if request.get("accept") is not True:
            del self.offers.by_number[offer["offer"]]
            return None
        if name != offer["to"]:
            raise RequestError(Message("desk-refused-not-asked"), "forbidden")
        return self._accepted(offer, optional_text(request, "node"))

    def _accepted(self, offer: Document, node: str | None) -> str:
        assert self.lobby.forms is not None
        answer = {"offer": offer, "node": node}
        return str(self.lobby.forms.FORMS["accept"](self.session.referee, offer["to"], answer))


@dataclass(slots=True)
class Pace:
    """What the host has `chosen`, None by default, and what each seat has `marked`.

    That is the number of the last statement whose marks the phone of the seat has ticked. Where no
    seat has a phone, the only phone ticks as the seat None.
    """

    chosen: float | Literal["wait"] | None = None
    marked: dict[int | None, int] = field(default_factory=dict)

    def choose(self, request: Document) -> None:
        """Take what the host chooses; raises RequestError if that is no pace."""
        wanted: Any = request.get("pace")
        if isinstance(wanted, bool) or wanted not in PACES:  # false would be 0
            paces = ", ".join(map(str, PACES))
            raise RequestError(f"'pace' is one of {paces}, in seconds", "malformed")
        self.chosen = wanted

    def seconds(self, usual: float) -> float:
        """Return how long the computer is silent once it is due; `usual` if nothing is chosen.

        That is a second after the last tick, too: thinking time must tell nothing (K21).
        """
        if self.chosen is None:
            return usual
        return 1 if self.chosen == "wait" else self.chosen

    def awaited(self, phones: Iterable[int], number: int) -> list[int | None]:
        """Return the seats of `phones` that have not ticked the marks of a statement."""
        seats: list[int | None] = [*sorted(phones)] or [None]
        return [seat for seat in seats if self.marked.get(seat, 0) < number]
