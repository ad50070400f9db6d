"""Who sits where: while players sit down, and once the record names them."""

from collections.abc import Container
from typing import Any

from companion.computers import computers_of
from companion.contract import Document, Forms
from companion.desk.requests import RequestError, number_of, optional_text, text_of
from companion.desk.seats import Seats, Viewer
from companion.desk.set_up import MOST_SEATS, SetUp, set_up_from
from companion.session import Session
from companion.words import Message


class Lobby:
    """The players of a table and their seats.

    `set_up` is what was chosen before the record names players, None from then on. `kept` is what
    its `document` was. With `guards_seats` the room code is not enough for a seat whose player may
    have secrets. `news` is the seat that changed hands last: a number that grows, and whose seat
    it is.
    """

    def __init__(
        self,
        session: Session,
        seats: Seats,
        kept: Any,
        news: Any = None,
        *,
        guards_seats: bool = True,
    ) -> None:
        self.session = session
        self.seats = seats
        self._guards_seats = guards_seats
        self.news: Document | None = news if isinstance(news, dict) else None
        self.set_up = None if self.named_players() else SetUp.of(kept)

    @property
    def forms(self) -> Forms[Any, Any] | None:
        """What screens show and ask of the game; None without a game, or where it has no forms."""
        return self.session.game.forms if self.session.game else None

    def named_players(self) -> list[str]:
        """Return the players that the record names, in seat order.

        While they are still named at the keyboard, nobody may sit down: a board that is set ends
        that.
        """
        game = self.session.game
        if game is None or "player" not in game.grammar:
            return ["player"] if game is not None and game.players == (1, 1) else []
        if self.seats.keyboard is not None and "layout" in game.grammar:
            keywords = {line.split()[0] for line in self.session.to_record().splitlines()}
            if not keywords & {"layout", "board"}:
                return []
        return list(self.session.referee.names)

    def name_of(self, viewer: Viewer) -> str | None:
        """Return the name under which a viewer plays, if the record has one."""
        names = self.named_players()
        return names[viewer.seat] if viewer.seat is not None and viewer.seat < len(names) else None

    def check_not_begun(self) -> None:
        """Raise RequestError once the record names the game or the players."""
        if self.named_players() or self.session.game is not None:
            raise RequestError(Message("desk-refused-players-named"))

    # -- sitting down and standing up --------------------------------------------------------------

    def is_guarded(self, seat: int) -> bool:
        """Tell whether the room code alone does not give this seat."""
        return self._guards_seats and self.may_have_secrets(seat)

    def may_have_secrets(self, seat: int) -> bool:
        """Tell whether the player on a seat may have secrets, whatever they are."""
        names, session = self.named_players(), self.session
        if seat >= len(names) or session.game is None:
            return False
        if self.forms is not None:
            return self.forms.may_have_secrets(session.referee, names[seat])
        return session.turn is not None or session.winners is not None

    @property
    def has_secrets(self) -> bool:
        """Whether any player may have secrets."""
        return any(map(self.may_have_secrets, range(len(self.named_players()))))

    def join(self, who: str | None, request: Document) -> str:
        """Give a seat to the phone with the token `who`, or with none; return its token.

        A guarded seat is given by its own code, or by the host's word, for which the phone then
        waits.
        """
        own_code = optional_text(request, "own")
        if own_code is not None:
            return self._take_over(self.seats.seat_of(own_code), who)
        self.seats.check_code(text_of(request, "code"))
        seat, viewer = number_of(request, "seat", MOST_SEATS), self.seats.viewer(who)
        self.check_person(seat)
        if viewer.seat == seat and who:
            return who
        names = self.named_players()
        if names or self.set_up is None:
            if seat >= len(names):
                if names:
                    raise RequestError(Message("desk-refused-no-such-seat"))
                is_named = self.session.game is not None
                raise RequestError(
                    Message("desk-refused-players-unnamed" if is_named else "desk-refused-no-game")
                )
            self.seats.check_free(seat, names[seat])
            if self.is_guarded(seat) and not viewer.host:
                return self.seats.ask(seat, who)
            return self._take_over(seat, who)
        taken = self.set_up.players.get(seat)
        if taken is not None:
            self.seats.check_free(seat, taken[0])
        if taken is None or "name" in request:
            symbol = self.set_up.symbol_for(seat, text_of(request, "symbol"))
            self.sit(seat, request | {"symbol": symbol})
        return self.seats.take(seat, who)

    def levels(self) -> dict[int, str]:
        """Return the levels of the players that the computer plays, by seat."""
        if self.set_up is not None:
            return self.set_up.computers
        known = computers_of(self.session)
        names = enumerate(self.named_players())
        return {seat: known[name].level for seat, name in names if name in known}

    def check_person(self, seat: int) -> None:
        """Raise RequestError if the computer plays on a seat."""
        if seat in self.levels():
            raise RequestError(Message("desk-refused-seat-of-computer"))

    def name_without_phone(self, request: Document) -> str:
        """Return the player on a seat, for whom nobody plays by phone; or raise RequestError."""
        seat, names = number_of(request, "seat", MOST_SEATS), self.named_players()
        if seat >= len(names):
            raise RequestError(Message("desk-refused-nobody-there"))
        if seat in self.seats.holders:
            raise RequestError(Message("desk-refused-has-phone", player=names[seat]))
        return names[seat]

    def has_phone(self, name: str) -> bool:
        """Tell whether somebody plays by phone for a player that the record names."""
        return self.named_players().index(name) in self.seats.holders

    def check_host_plays(self, name: str) -> None:
        """Raise RequestError unless the host acts for a player, who has no phone."""
        if self.has_phone(name):
            raise RequestError(Message("desk-refused-host-plays", player=name), "forbidden")
        if name in computers_of(self.session) and self.session.turn is not None:
            raise RequestError(Message("desk-refused-computer-plays", player=name), "forbidden")

    def is_only_person(self, viewer: Viewer) -> bool:
        """Tell whether the computer plays for everybody but the viewer."""
        levels = self.levels()
        others = [seat for seat in range(len(self.named_players())) if seat != viewer.seat]
        return viewer.seat is not None and bool(others) and all(seat in levels for seat in others)

    def _take_over(self, seat: int, who: str | None) -> str:
        token = self.seats.take(seat, who)
        self._tell(seat)
        return token

    def answer(self, number: int, *, allow: bool) -> None:
        """Let a phone that asks for a seat have it, or send it away."""
        seat = self.seats.answer(number, allow=allow)
        if allow:
            self._tell(seat)

    def _tell(self, seat: int) -> None:
        """Tell everybody that a phone has taken the seat of a player, if there are others."""
        names = self.named_players()
        if len(names) == 1:
            return
        number = self.news["number"] + 1 if self.news else 1
        self.news = {"number": number, "who": names[seat]}

    def asking(self) -> list[Document]:
        """Return the phones that ask for a seat."""
        names = self.named_players()
        return [
            {"number": number, "seat": each.seat, "name": names[each.seat]}
            for number, each in self.seats.asking.items()
            if each.seat < len(names)
        ]

    def sit(self, seat: int, request: Document) -> None:
        """Seat a player under the name and the symbol of a request, with a phone or without.

        A request with the level of a ``computer`` seats one of these.
        """
        self.check_not_begun()
        if self.set_up is None:
            raise RequestError(Message("desk-refused-no-game"))
        level = optional_text(request, "computer")
        if level is None:
            name, symbol = text_of(request, "name"), text_of(request, "symbol")
            self.set_up = self.set_up.with_player(seat, name, symbol)
        else:
            if taken := self.set_up.players.get(seat):
                self.seats.check_free(seat, taken[0])
            self.set_up = self.set_up.with_computer(seat, level)

    def free(self, seat: int, *, leave: bool) -> None:
        """Let another phone take a seat; with `leave`, another player."""
        self.seats.free(seat)
        if self.set_up is not None and leave:
            self.set_up = self.set_up.without(seat)

    # -- from what is chosen to the record, and back -----------------------------------------------

    def choose(self, request: Document) -> None:
        """Take what the host chooses; who sat down stays, as far as there are seats."""
        self.check_not_begun()
        self.set_up = set_up_from(request, self.set_up)
        self._keep_phones(range(self.set_up.seats))

    def beginning(self) -> list[str]:
        """Return the lines that the record still lacks of what was chosen, and of who plays."""
        if self.set_up is None or not self.set_up.complete:
            raise RequestError(Message("desk-refused-empty-seats"))
        wanted = self.set_up.lines()
        written = self.session.to_record().splitlines()
        if wanted[: len(written)] != written:
            raise RequestError(Message("desk-refused-other-record"))
        return wanted[len(written) :]

    def go_back(self, set_up: SetUp | None) -> None:
        """Go on from an earlier version of the record, before which `set_up` was chosen."""
        self.set_up = set_up
        self.seats.asking, self.seats.own_codes = {}, {}
        if set_up is not None:
            self._keep_phones(set_up.players)

    def _keep_phones(self, seats: Container[int]) -> None:
        holders = self.seats.holders.items()
        self.seats.holders = {seat: held for seat, held in holders if seat in seats}
