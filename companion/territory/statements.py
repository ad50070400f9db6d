"""The lines of a record of Reflector, Deflector or Defector after ``game``."""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, cast

from companion.errors import refused
from companion.grid import Space, SpaceSet, name_of, parse_space
from companion.record import (
    ISLAND,
    Computer,
    Grammar,
    Human,
    Labelled,
    LowerCase,
    Name,
    Player,
    PlayerStatement,
    Statement,
    Undo,
    Variant,
    Word,
    Words,
    expect,
    grammar_of,
)
from companion.territory.board import KINDS, STATUSES, Answer

NodeName = tuple[str, Space]


def _grid(word: str) -> str:
    """Return the name of a grid; an island's is a coordinate, in any case, and no player's name."""
    return word.upper() if ISLAND.fullmatch(word) else word


OneSpace = Annotated[Space, Word(parse_space, name_of)]
Nodes = Annotated[tuple[Space, ...], Labelled(parse_space, name_of, label="nodes")]
Deflectors = Annotated[tuple[Space, ...], Labelled(parse_space, name_of, label="deflectors")]


class Layout(Statement):
    """``layout deflector-4-full``."""

    form = "layout NAME, such as layout deflector-3"
    layout: LowerCase


class KnownBoard(Statement):
    """``board Ann nodes ... deflectors ...``, both in reading order."""

    form = "board NAME hidden, or board NAME nodes ... deflectors ..."
    name: Name
    nodes: Nodes
    deflectors: Deflectors


class HiddenBoard(Statement):
    """``board Bob hidden``."""

    keyword = "board"
    name: str

    def __str__(self) -> str:
        return f"board {self.name} hidden"


class Commit(Statement):
    """``commit Bob sha256 ...``: binds a player to a board before play."""

    form = "commit NAME sha256 DIGEST"
    name: Name
    digest: Annotated[str, Labelled(label="sha256")]


class Move(Statement):
    """``move Ann Bob F3``: a shot of Ann at F3 of Bob's grid, or of an island such as I1."""

    form = "move NAME GRID SPACE, such as move Ann Bob F3"
    shooter: Name
    grid: Annotated[str, Word(_grid)]
    space: OneSpace


class Reply(Statement):
    """``answer Bob F3 node retained G4 nodes G4 deflectors E3``; lists in reading order."""

    form = (
        "answer NAME SPACE null|owned|node|deflector|clear [covered] [retained ...] [nodes ...] ..."
    )
    name: str
    answer: Answer

    def __str__(self) -> str:
        return f"answer {self.name} {name_of(self.answer.space)} {self.answer}"


class Pass(PlayerStatement):
    """``pass Bob``."""

    form = "pass NAME"


class Ally(Statement):
    """``ally Ann Cat link Ann:B2``; what is named, if anything, by grid and space (A3)."""

    form = "ally NAME NAME [link|master GRID:SPACE]"
    one: str
    other: str
    role: Literal["link", "master"] | None = None
    node: NodeName | None = None

    def __str__(self) -> str:
        if self.node is None:
            return f"ally {self.one} {self.other}"
        return f"ally {self.one} {self.other} {self.role} {self.node[0]}:{name_of(self.node[1])}"


class Leave(PlayerStatement):
    """``leave Cat``."""

    form = "leave NAME"


class Reveal(Statement):
    """``reveal Bob nodes ... deflectors ... salt ...``; the salt is empty where none is given."""

    form = "reveal NAME nodes ... deflectors ... salt WORD"
    name: Name
    nodes: Nodes
    deflectors: Deflectors
    salt: Annotated[str, Labelled(label="salt")] = ""


Play = Move | Pass | Ally | Leave
"""What players do when it is their turn."""

# -- reading words -------------------------------------------------------------------------------


def _lists(words: Words, allowed: Sequence[str], pattern: str) -> Mapping[str, tuple[Space, ...]]:
    """Read keywords, each followed by spaces; the lists come back in reading order."""
    found: dict[str, list[Space]] = {}
    current: list[Space] | None = None
    for word in words:
        keyword = word.lower()
        if keyword in allowed:
            if keyword in found:
                raise refused("territory-refused-said-twice", form=keyword)
            current = found[keyword] = []
        elif current is None:
            raise refused("territory-refused-not-expected", text=word, form=pattern)
        else:
            current.append(parse_space(word))
    for keyword, spaces in found.items():
        if not spaces:
            raise refused("territory-refused-no-space", form=keyword)
    return {keyword: tuple(sorted(spaces)) for keyword, spaces in found.items()}


def _parse_board(words: Words) -> KnownBoard | HiddenBoard:
    pattern = KnownBoard.form
    expect(words, 2, 1000, pattern)
    if len(words) == 2 and words[1].lower() == "hidden":
        return HiddenBoard(words[0])
    lists = _lists(words[1:], ("nodes", "deflectors"), pattern)
    return KnownBoard(words[0], lists.get("nodes", ()), lists.get("deflectors", ()))


def _parse_commit(words: Words) -> Commit:
    expect(words, 3, 3, Commit.form)
    digest = words[2].lower()
    if words[1].lower() != "sha256" or not re.fullmatch(r"[0-9a-f]{64}", digest):
        raise refused("territory-refused-digest")
    return Commit(words[0], digest)


def _parse_reply(words: Words) -> Reply:
    pattern = Reply.form
    expect(words, 3, 1000, pattern)
    status = words[2].lower()
    if status not in STATUSES:
        raise refused("territory-refused-no-answer", text=words[2], options=tuple(STATUSES))
    covered = [word for word in words[3:] if word.lower() == "covered"]
    if len(covered) > 1:
        raise refused("territory-refused-covered-twice")
    if covered and status not in ("owned", "node"):
        raise refused("territory-refused-covered-with", form=status)
    rest = [word for word in words[3:] if word.lower() != "covered"]
    lists = _lists(rest, KINDS, pattern)
    if lists and status != "node":
        raise refused("territory-refused-with-node", form=next(iter(lists)))
    for keyword, spaces in lists.items():
        if len(set(spaces)) < len(spaces):
            raise refused("territory-refused-space-twice", form=keyword)
    bits = {keyword: SpaceSet.of(spaces).bits for keyword, spaces in lists.items()}
    return Reply(words[0], Answer(parse_space(words[1]), status, bool(covered), **bits))


def _parse_ally(words: Words) -> Ally:
    pattern = Ally.form
    expect(words, 2, 4, pattern)
    if len(words) == 2:
        return Ally(words[0], words[1])
    role = words[2].lower()
    if len(words) == 3 or role not in ("link", "master"):
        raise refused("common-refused-form", form=pattern)
    grid, colon, space = words[3].partition(":")
    if not colon:
        raise refused("territory-refused-no-node", text=words[3])
    return Ally(
        words[0], words[1], cast(Literal["link", "master"], role), (_grid(grid), parse_space(space))
    )


def _parse_reveal(words: Words) -> Reveal:
    pattern = Reveal.form
    expect(words, 2, 1000, pattern)
    salt = ""
    if words[-1].lower() == "salt" and words[-2].lower() != "salt":
        raise refused("territory-refused-no-salt", form=pattern)
    if len(words) > 2 and words[-2].lower() == "salt":
        salt = words[-1]
        words = words[:-2]
    lists = _lists(words[1:], ("nodes", "deflectors"), pattern)
    return Reveal(words[0], lists.get("nodes", ()), lists.get("deflectors", ()), salt)


GRAMMAR: Grammar = {
    **grammar_of(Variant, Layout, Player, Computer, Human),
    "board": _parse_board,
    "commit": _parse_commit,
    **grammar_of(Move),
    "answer": _parse_reply,
    **grammar_of(Pass),
    "ally": _parse_ally,
    **grammar_of(Leave, Undo),
    "reveal": _parse_reveal,
}
"""The statements that may follow the name of a territory game."""
