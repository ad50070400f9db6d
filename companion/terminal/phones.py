"""A live session at a table where phones play, too."""

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager

from companion.desk.keyboard import Keyboard, OpenTable
from companion.errors import refused
from companion.names import name_meant
from companion.terminal.screens import Lines, Terminal
from companion.words import Message, Words


class Phones:
    """What a live session knows of the phones at its table, and does about them."""

    HELP: Mapping[str, Words] = {
        "phones": Message("terminal-help-phones"),
        "free NAME": Message("terminal-help-free"),
        "code NAME": Message("terminal-help-code"),
        "allow NUMBER": Message("terminal-help-allow"),
        "refuse NUMBER": Message("terminal-help-refuse"),
    }

    AT_ANY_PROMPT: Collection[list[str]] = (["phones"], ["allow"], ["refuse"])

    def __init__(self, table: OpenTable, keyboard: Keyboard, symbol: bool) -> None:
        self._table = table
        self._keyboard = keyboard
        self._symbol = symbol
        self._known = self._holders
        self._asking: set[int] = set()

    @property
    def joined(self) -> bool:
        seats = self._table.desk.seats
        return bool(seats.holders) or seats.host is not None

    def plays(self, name: str) -> bool:
        return name in self._holders

    @property
    def _holders(self) -> dict[str, str]:
        """The digests of the phones' tokens by the names of their players, in seat order."""
        names, holders = self._names, self._table.desk.seats.holders
        return {name: holders[seat] for seat, name in enumerate(names) if seat in holders}

    @property
    def _names(self) -> list[str]:
        return self._table.desk.lobby.named_players()

    def obey(self, words: list[str]) -> list[Words] | None:
        match words[0].lower(), words[1:]:
            case "phones", []:
                return [self._table.invitation(self._symbol), *self._who()]
            case "free", [name]:
                return [self._free(name)]
            case "code", [name]:
                return [self._own_code(name)]
            case "allow" | "refuse" as verb, [number] if number.isdecimal():
                self._keyboard.request(do="allow", number=int(number), on=verb == "allow")
                return self.news() or [Message("terminal-sent-away", number=int(number))]
        return None

    def news(self) -> list[Words]:
        known, self._known = self._known, self._holders
        lines = list[Words]()
        for name, phone in self._known.items():
            if name not in known:
                lines.append(Message("terminal-by-phone-now", player=name))
            elif known[name] != phone:
                lines.append(Message("terminal-other-phone", player=name))
        asking = self._table.desk.lobby.asking()
        for each in asking:
            if each["number"] not in self._asking:
                number = each["number"]
                lines.append(Message("terminal-wants", number=number, player=each["name"]))
                lines.append(Message("terminal-allow", number=number))
        self._asking = {each["number"] for each in asking}
        return lines

    def _who(self) -> list[Words]:
        found = list[Words]()
        if holders := tuple(self._holders):
            found.append(Message("terminal-by-phone", options=holders))
        if others := tuple(name for name in self._names if name not in holders):
            found.append(Message("terminal-without-phone", options=others))
        return found

    def _free(self, word: str) -> Words:
        name = name_meant(word, self._names)
        if name not in self._holders:
            raise refused("common-refused-no-phone", player=name)
        self._keyboard.request(do="free", seat=self._names.index(name))
        return Message("terminal-may-join", player=name)

    def _own_code(self, word: str) -> Words:
        name = name_meant(word, self._names)
        code = self._table.desk.seats.new_own_code(self._names.index(name))
        return Message("terminal-own-code", text=code, player=name)


@contextmanager
def with_phones(table: OpenTable, keyboard: Keyboard, screen: Lines | Terminal) -> Iterator[Phones]:
    """Hold the table except while a line is awaited; the screen notices what phones do."""
    desk, symbol, seen = table.desk, isinstance(screen, Terminal), None

    def notice() -> None:
        nonlocal seen  # an offer of an alliance changes neither: nobody else may notice it
        phones = sorted(desk.seats.holders.items()), sorted(desk.seats.asking)
        now = keyboard.version, phones, desk.computer_is_due
        if now != seen:
            seen = now
            screen.interrupt()

    with desk.lock:
        notice()
        desk.watchers.append(notice)
        screen.waiting = keyboard.waiting
        screen.tell(table.invitation(symbol))
        yield Phones(table, keyboard, symbol)
