"""The grammar of the game record: text to statements and back.

A record is UTF-8 text, one statement a line. Parsing is tolerant (case of keywords and coordinates,
blanks, order of words that may follow an answer), printing is canonical, and printing what was parsed
parses to the same again. Whether a statement is allowed is not asked here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from companion.errors import RulingError
from companion.grid import Space, SpaceError, SpaceSet, name_of, parse_space
from companion.rotator.statements import ROTATOR, Nodes, Played, Start
from companion.territory.board import STATUSES, Status

RULES_VERSION = 1

NodeName = tuple[str, Space]


def _spaces(keyword: str, spaces: Sequence[Space]) -> str:
    return f" {keyword} {' '.join(map(name_of, spaces))}" if spaces else ""


@dataclass(frozen=True, slots=True)
class RulesVersion:
    """``rules 1``: the version of the rulings a record was played under."""

    version: int

    def __str__(self) -> str:
        return f"rules {self.version}"


@dataclass(frozen=True, slots=True)
class Game:
    """``game deflector``."""

    game: str

    def __str__(self) -> str:
        return f"game {self.game}"


@dataclass(frozen=True, slots=True)
class Variant:
    """``variant ricochet``."""

    variant: str

    def __str__(self) -> str:
        return f"variant {self.variant}"


@dataclass(frozen=True, slots=True)
class Layout:
    """``layout deflector-4-full``."""

    layout: str

    def __str__(self) -> str:
        return f"layout {self.layout}"


@dataclass(frozen=True, slots=True)
class Player:
    """``player Ann X``: players are listed clockwise (T1)."""

    name: str
    symbol: str

    def __str__(self) -> str:
        return f"player {self.name} {self.symbol}"


@dataclass(frozen=True, slots=True)
class KnownBoard:
    """``board Ann nodes ... deflectors ...``, both in reading order."""

    name: str
    nodes: tuple[Space, ...]
    deflectors: tuple[Space, ...]

    def __str__(self) -> str:
        return f"board {self.name}{_spaces('nodes', self.nodes)}{_spaces('deflectors', self.deflectors)}"


@dataclass(frozen=True, slots=True)
class HiddenBoard:
    """``board Bob hidden``."""

    name: str

    def __str__(self) -> str:
        return f"board {self.name} hidden"


@dataclass(frozen=True, slots=True)
class Commit:
    """``commit Bob sha256 ...``: binds a player to a board before play."""

    name: str
    digest: str

    def __str__(self) -> str:
        return f"commit {self.name} sha256 {self.digest}"


@dataclass(frozen=True, slots=True)
class Move:
    """``move Ann Bob F3``: a shot of Ann at F3 of Bob's grid, or of an island such as I1."""

    shooter: str
    grid: str
    space: Space

    def __str__(self) -> str:
        return f"move {self.shooter} {self.grid} {name_of(self.space)}"


@dataclass(frozen=True, slots=True)
class Reply:
    """``answer Bob F3 node retained G4 nodes G4 deflectors E3``; lists in reading order."""

    name: str
    space: Space
    status: Status
    covered: bool = False
    retained: tuple[Space, ...] = ()
    nodes: tuple[Space, ...] = ()
    deflectors: tuple[Space, ...] = ()

    def __str__(self) -> str:
        return (
            f"answer {self.name} {name_of(self.space)} {self.status}"
            f"{' covered' if self.covered else ''}"
            f"{_spaces('retained', self.retained)}"
            f"{_spaces('nodes', self.nodes)}"
            f"{_spaces('deflectors', self.deflectors)}"
        )


@dataclass(frozen=True, slots=True)
class Pass:
    """``pass Bob``."""

    name: str

    def __str__(self) -> str:
        return f"pass {self.name}"


@dataclass(frozen=True, slots=True)
class Ally:
    """``ally Ann Cat link Ann:B2``; what is named, if anything, by grid and space (A3)."""

    one: str
    other: str
    role: Literal["link", "master"] | None = None
    node: NodeName | None = None

    def __str__(self) -> str:
        if self.node is None:
            return f"ally {self.one} {self.other}"
        return f"ally {self.one} {self.other} {self.role} {self.node[0]}:{name_of(self.node[1])}"


@dataclass(frozen=True, slots=True)
class Leave:
    """``leave Cat``."""

    name: str

    def __str__(self) -> str:
        return f"leave {self.name}"


@dataclass(frozen=True, slots=True)
class Undo:
    """``undo wrong space called``: voids the last statement of play that is not void yet."""

    reason: str = ""

    def __str__(self) -> str:
        return f"undo {self.reason}".rstrip()


@dataclass(frozen=True, slots=True)
class Reveal:
    """``reveal Bob nodes ... deflectors ... salt ...``; the salt is empty where none is given."""

    name: str
    nodes: tuple[Space, ...]
    deflectors: tuple[Space, ...]
    salt: str = ""

    def __str__(self) -> str:
        board = f"{_spaces('nodes', self.nodes)}{_spaces('deflectors', self.deflectors)}"
        return f"reveal {self.name}{board}{f' salt {self.salt}' if self.salt else ''}"


Statement = (
    RulesVersion
    | Game
    | Variant
    | Layout
    | Player
    | KnownBoard
    | HiddenBoard
    | Commit
    | Move
    | Reply
    | Pass
    | Ally
    | Leave
    | Undo
    | Reveal
    | Nodes
    | Start
    | Played
)

# -- reading words -------------------------------------------------------------------------------

Words = list[str]
ISLAND = re.compile(r"I[0-9]+", re.IGNORECASE | re.ASCII)


def _count(words: Words, fewest: int, most: int, pattern: str) -> None:
    if not fewest <= len(words) <= most:
        raise RulingError(f"written as: {pattern}")


def _space(word: str) -> Space:
    try:
        return parse_space(word)
    except SpaceError as error:
        raise RulingError(str(error), "B1") from None


def _name(word: str) -> str:
    if ":" in word or ISLAND.fullmatch(word) or not word.isprintable():
        raise RulingError(f"'{word}' is no name for a player: no colon, and not like an island's, I1")
    return word


def _grid(word: str) -> str:
    """Return the name of a grid; an island's is a coordinate, in any case, and no player's name."""
    return word.upper() if ISLAND.fullmatch(word) else word


def _lists(words: Words, allowed: Sequence[str], pattern: str) -> Mapping[str, tuple[Space, ...]]:
    """Read keywords, each followed by spaces; the lists come back in reading order."""
    found: dict[str, list[Space]] = {}
    current: list[Space] | None = None
    for word in words:
        keyword = word.lower()
        if keyword in allowed:
            if keyword in found:
                raise RulingError(f"'{keyword}' is said twice")
            current = found[keyword] = []
        elif current is None:
            raise RulingError(f"'{word}' is not expected here; written as: {pattern}")
        else:
            current.append(_space(word))
    for keyword, spaces in found.items():
        if not spaces:
            raise RulingError(f"no space follows '{keyword}'")
    return {keyword: tuple(sorted(spaces)) for keyword, spaces in found.items()}


def _parse_variant(words: Words) -> Variant:
    _count(words, 1, 1, "variant NAME")
    return Variant(words[0].lower())


def _parse_layout(words: Words) -> Layout:
    _count(words, 1, 1, "layout NAME")
    return Layout(words[0].lower())


def _parse_player(words: Words) -> Player:
    _count(words, 2, 2, "player NAME SYMBOL")
    symbol = words[1]
    if len(symbol) > 3 or not symbol.isprintable() or symbol == "#":
        raise RulingError(f"'{symbol}' is no symbol: 1 to 3 printable characters, not # alone")
    return Player(_name(words[0]), symbol)


def _parse_board(words: Words) -> KnownBoard | HiddenBoard:
    pattern = "board NAME hidden, or board NAME nodes ... deflectors ..."
    _count(words, 2, 1000, pattern)
    if len(words) == 2 and words[1].lower() == "hidden":
        return HiddenBoard(words[0])
    lists = _lists(words[1:], ("nodes", "deflectors"), pattern)
    return KnownBoard(words[0], lists.get("nodes", ()), lists.get("deflectors", ()))


def _parse_commit(words: Words) -> Commit:
    _count(words, 3, 3, "commit NAME sha256 DIGEST")
    digest = words[2].lower()
    if words[1].lower() != "sha256" or not re.fullmatch(r"[0-9a-f]{64}", digest):
        raise RulingError("a commitment is 'sha256' and 64 hexadecimal digits")
    return Commit(words[0], digest)


def _parse_move(words: Words) -> Move:
    _count(words, 3, 3, "move SHOOTER GRID SPACE")
    return Move(words[0], _grid(words[1]), _space(words[2]))


def _parse_reply(words: Words) -> Reply:
    pattern = "answer NAME SPACE null|owned|node|deflector|clear [covered] [retained ...] [nodes ...] ..."
    _count(words, 3, 1000, pattern)
    status = words[2].lower()
    if status not in STATUSES:
        raise RulingError(f"'{words[2]}' is no answer: {', '.join(STATUSES)}")
    covered = [word for word in words[3:] if word.lower() == "covered"]
    if len(covered) > 1:
        raise RulingError("'covered' is said twice")
    if covered and status not in ("owned", "node"):
        raise RulingError(f"'covered' does not go with '{status}'")
    rest = [word for word in words[3:] if word.lower() != "covered"]
    lists = _lists(rest, ("retained", "nodes", "deflectors"), pattern)
    if lists and status != "node":
        raise RulingError(f"'{next(iter(lists))}' goes with 'node' only")
    for keyword, spaces in lists.items():
        if len(set(spaces)) < len(spaces):
            raise RulingError(f"a space is named twice after '{keyword}'")
    return Reply(
        words[0],
        _space(words[1]),
        status,
        bool(covered),
        lists.get("retained", ()),
        lists.get("nodes", ()),
        lists.get("deflectors", ()),
    )


def _parse_pass(words: Words) -> Pass:
    _count(words, 1, 1, "pass NAME")
    return Pass(words[0])


def _parse_ally(words: Words) -> Ally:
    pattern = "ally NAME NAME [link|master GRID:SPACE]"
    _count(words, 2, 4, pattern)
    if len(words) == 2:
        return Ally(words[0], words[1])
    role = words[2].lower()
    if len(words) == 3 or role not in ("link", "master"):
        raise RulingError(f"written as: {pattern}")
    grid, colon, space = words[3].partition(":")
    if not colon:
        raise RulingError(f"'{words[3]}' is no Node: its grid and space, such as Ann:B2")
    return Ally(words[0], words[1], cast(Literal["link", "master"], role), (_grid(grid), _space(space)))


def _parse_leave(words: Words) -> Leave:
    _count(words, 1, 1, "leave NAME")
    return Leave(words[0])


def _parse_undo(words: Words) -> Undo:
    return Undo(" ".join(words))


def _parse_reveal(words: Words) -> Reveal:
    pattern = "reveal NAME nodes ... deflectors ... salt WORD"
    _count(words, 2, 1000, pattern)
    salt = ""
    if words[-1].lower() == "salt" and words[-2].lower() != "salt":
        raise RulingError(f"no word follows 'salt'; written as: {pattern}")
    if len(words) > 2 and words[-2].lower() == "salt":
        salt = words[-1]
        words = words[:-2]
    lists = _lists(words[1:], ("nodes", "deflectors"), pattern)
    return Reveal(words[0], lists.get("nodes", ()), lists.get("deflectors", ()), salt)


Grammar = Mapping[str, Callable[[Words], Statement]]

TERRITORY: Grammar = {
    "variant": _parse_variant,
    "layout": _parse_layout,
    "player": _parse_player,
    "board": _parse_board,
    "commit": _parse_commit,
    "move": _parse_move,
    "answer": _parse_reply,
    "pass": _parse_pass,
    "ally": _parse_ally,
    "leave": _parse_leave,
    "undo": _parse_undo,
    "reveal": _parse_reveal,
}

GRAMMARS: Mapping[str, Grammar] = {
    "rotator": ROTATOR,
    "reflector": TERRITORY,
    "deflector": TERRITORY,
    "defector": TERRITORY,
}
"""The statements that may follow ``game``, by game."""


def _parse_rules(words: Words) -> RulesVersion:
    _count(words, 1, 1, "rules 1")
    if words[0] != str(RULES_VERSION):
        raise RulingError(f"these are not the rules known here: rules {RULES_VERSION}, not {words[0]}")
    return RulesVersion(RULES_VERSION)


def _parse_game(words: Words) -> Game:
    _count(words, 1, 1, f"game {'|'.join(GRAMMARS)}")
    if words[0].lower() not in GRAMMARS:
        raise RulingError(f"there is no game '{words[0]}': {', '.join(GRAMMARS)}")
    return Game(words[0].lower())


HEAD: Grammar = {"rules": _parse_rules, "game": _parse_game}

_COMMENT = re.compile(r"(?:^|(?<=[ \t]))#(?=[ \t]|$).*")
_BLANKS = re.compile(r"[ \t]+")


def words_of(line: str) -> Words:
    """Return the words of a line, without its comment."""
    bare = _COMMENT.sub("", line).strip(" \t\r")
    return _BLANKS.split(bare) if bare else []


def parse(line: str, grammar: Grammar) -> Statement | None:
    """Read one line; None if it is empty or a comment.

    Raises RulingError with no ruling where the grammar is broken, with B1 for a space off the grid.
    """
    if "\n" in line:
        raise RulingError("a statement is one line")  # or a pasted undo would write two
    words = words_of(line)
    if not words:
        return None
    keyword = words[0].lower()
    if keyword not in grammar:
        raise RulingError(_unknown(words[0], keyword, grammar))
    return grammar[keyword](words[1:])


def _unknown(word: str, keyword: str, grammar: Grammar) -> str:
    if keyword in HEAD:
        return f"'{keyword}' stands at the beginning of a record, once"
    if grammar is HEAD and any(keyword in known for known in GRAMMARS.values()):
        return f"'{keyword}' comes after 'game'"
    return f"'{word}' begins no statement: {', '.join(grammar)}"


# -- reading a file ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record: its number from 1 and its text or, where it is not UTF-8, None."""

    number: int
    text: str | None


def lines(data: bytes) -> tuple[list[Line], int | None]:
    """Split a record into lines; also return the number of a last line without its newline, left out."""
    *whole, rest = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    found = []
    for number, raw in enumerate(whole, start=1):
        try:
            found.append(Line(number, raw.decode("utf-8").removesuffix("\r")))
        except UnicodeDecodeError:
            found.append(Line(number, None))
    return found, len(whole) + 1 if rest else None


class Reader:
    """Reads statements line by line; which ones may come depends on the game named before."""

    def __init__(self) -> None:
        self._grammar: Grammar = HEAD
        self._begun = False

    def read(self, text: str | None) -> Statement | None:
        """Read the next line of a record; None if it says nothing. Raises RulingError as `parse` does."""
        if text is None:
            raise RulingError("this line is not UTF-8 text")
        statement = parse(text, self._grammar)
        if isinstance(statement, RulesVersion) and self._begun:
            raise RulingError("'rules' stands in the first line, once")
        if statement is not None:
            self._begun = True
        if isinstance(statement, Game):
            self._grammar = GRAMMARS[statement.game]
        return statement


def statements(data: bytes) -> Iterator[tuple[int, Statement]]:
    """Yield the statements of a record with their line numbers; raises RulingError as `parse` does."""
    reader = Reader()
    for line in lines(data)[0]:
        statement = reader.read(line.text)
        if statement is not None:
            yield line.number, statement


def game_of(data: bytes) -> str | None:
    """Return the game that a record names; None if it names none, or has a fault before it does."""
    try:
        return next((said.game for _, said in statements(data) if isinstance(said, Game)), None)
    except RulingError:
        return None


def tuple_of(bits: int) -> tuple[Space, ...]:
    """Return spaces given as bits, in reading order, as statements have them."""
    return tuple(SpaceSet(bits))
