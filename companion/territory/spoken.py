"""What people type at the table, read generously: spaces, shots, answers.

What can be meant in one way only is understood. Where several ways are left, the refusal names
them.
"""

import re
from collections.abc import Iterable, Sequence

from companion.errors import NotUnderstoodError, refused
from companion.grid import Space, SpaceError, name_of, parse_space
from companion.names import name_meant, names_in_full, names_like
from companion.short_forms import begun, word_meant
from companion.territory.board import Status
from companion.words import Language, Message

_NUMBER_FIRST = re.compile(r"\(?\s*(10|[1-9])\s*,?\s*([A-J])\s*\)?", re.IGNORECASE | re.ASCII)


def space_meant(text: str) -> Space:
    """Read a space as `parse_space` does, or with its number first; raises SpaceError.

    >>> name_of(space_meant("3 f"))
    'F3'
    """
    swapped = _NUMBER_FIRST.fullmatch(text.strip())
    return parse_space(f"{swapped[2]}{swapped[1]}" if swapped else text)


def is_space(text: str) -> bool:
    """Tell whether a text can be read as a space."""
    try:
        space_meant(text)
    except SpaceError:
        return False
    return True


def answer_words(answers: Iterable[Status], language: Language) -> dict[str, Status]:
    """Return what people type for answers in their language, for each first what is offered."""
    typed = ((each, language.say(Message(f"territory-answer-{each}.typed"))) for each in answers)
    return {word: each for each, words in typed for word in words.split()}


def typed_answer(answer: Status, language: Language) -> str:
    """Return the word that is offered for an answer."""
    return next(iter(answer_words([answer], language)))


def answer_meant(word: str, answers: Sequence[Status], language: Language) -> Status:
    """Return the answer that is typed, in a language's words or as the record has it.

    Raises NotUnderstoodError if it is none of `answers`, RulingError if it may be several.
    """
    own = answer_words(answers, language)
    if not begun(word, list(own)) or word.lower() in answers:
        own |= {each: each for each in answers if begun(word, answers)}
    return own[word_meant(word, list(own), Message("territory-no-answer"))]


def shot_meant(
    words: Sequence[str],
    grids: Sequence[str],
    players: Sequence[str],
    only: str | None,
    example: str,
) -> tuple[str, Space]:
    """Return the grid and the space that are shot at; raise RulingError if that is not clear.

    The name of the grid stands before or after the space. `only` is the one grid that can be meant
    where none is named; `example` is a shot that may be typed now.
    """
    text = " ".join(words).replace(":", " ")
    words = [word.rstrip(",;").removesuffix("'s") or word for word in text.split()]
    if only is not None and is_space(text):
        return only, space_meant(text)
    readings: dict[tuple[str, Space], None] = {}
    doubtful, strangers = "", ""
    for cut in range(1, len(words)):
        ends = " ".join(words[:cut]), " ".join(words[cut:])
        for name, place in (ends, ends[::-1]):
            if not is_space(place):
                continue
            found = names_like(name, grids)
            if len(found) == 1:
                if name == ends[0] and found == names_in_full(name, grids):
                    return found[0], space_meant(place)  # said in full, in the usual order
                readings[found[0], space_meant(place)] = None
            elif found:
                doubtful = doubtful or name
            elif not is_space(name):
                strangers = strangers or name
    if len(readings) == 1 and not doubtful:
        return next(iter(readings))
    if readings:
        meant = tuple(f"{grid} {name_of(space)}" for grid, space in readings)
        raise refused("territory-refused-places", text=text, either=meant)
    if doubtful or strangers:
        name_meant(doubtful or strangers, grids, players)
    if is_space(text):
        raise refused(
            "territory-refused-whose-grid", space=name_of(space_meant(text)), example=example
        )
    for cut in range(len(words) - 1, 0, -1):
        if len(names_like(" ".join(words[:cut]), grids)) == 1:
            space_meant(" ".join(words[cut:]))  # raises: a grid, but no space
    raise NotUnderstoodError(
        Message("territory-refused-not-understood", text=text, example=example)
    )
