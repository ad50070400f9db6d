"""Words that people type short: commands, answers, and the choices of a set-up."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from companion.errors import NotUnderstoodError, refused
from companion.words import Language, Message, Words

_YES, _NO = ("y", "yes", "ok", "okay"), ("n", "no")


def yes_meant(text: str, language: Language) -> bool | None:
    """Tell whether a text means yes or no, in English or in a language; None if neither.

    >>> from companion.words import language
    >>> [yes_meant(text, language()) for text in ("ok", "N", "perhaps")]
    [True, False, None]
    """
    typed = text.lower()
    yes, no = language.say(Message("language-yes")), language.say(Message("language-no"))
    if typed in _YES or (typed and yes.startswith(typed)):
        return True
    return False if typed in _NO or (typed and no.startswith(typed)) else None


def begun(word: str, words: Sequence[str]) -> list[str]:
    """Return those of `words` that may be meant: the one typed in full, else all that begin so.

    >>> begun("PL", ("place", "play", "end")), begun("end", ("end", "ending"))
    (['place', 'play'], ['end'])
    """
    typed = word.lower()
    found = [known for known in words if typed and known.lower().startswith(typed)]
    return [known for known in found if known.lower() == typed] or found


def word_meant(word: str, words: Sequence[str], what: Words) -> str:
    """Return the one of `words` that is meant; one letter means the first that begins so.

    Raises NotUnderstoodError, which says `what` the word is, such as "no answer", or RulingError if
    it may be several.

    >>> [word_meant(word, ("null", "owned", "node"), "no answer") for word in ("OW", "n")]
    ['owned', 'null']
    """
    found = begun(word, words)
    if not found:
        options = tuple(words)
        raise NotUnderstoodError(
            Message("common-refused-word", text=word, reason=what, options=options)
        )
    return found[0] if len(word) == 1 else _only_one(word, found, words)


def command_meant(
    word: str, usual: Sequence[str], commands: Sequence[str], hints: Mapping[str, Words]
) -> str | None:
    """Return the command that a word begins, None if there is nothing to say about the word.

    The `usual` ones come first; of them one letter will do: it means the first that begins so.
    Raises RulingError if several may be meant. Raises NotUnderstoodError for a word that has a hint
    or is nearly a command.
    """
    if word in hints:
        raise NotUnderstoodError(hints[word])
    if len(word) == 1 and (found := begun(word, usual)):
        return found[0]
    known = list(dict.fromkeys([*usual, *commands]))
    if found := begun(word, usual) or begun(word, known):
        return _only_one(word, found, known) if found != [word] else None
    if near := get_close_matches(word, known, n=1, cutoff=0.7):
        raise NotUnderstoodError(Message("common-refused-command", text=word, example=near[0]))
    return None


def choice_meant(text: str, words: Sequence[str]) -> str:
    """Return the one of `words` that is begun, if it is only one; otherwise the text.

    >>> choice_meant("r", ("type", "random")), choice_meant("k7", ("random",))
    ('random', 'k7')
    >>> choice_meant("3", ("30",))
    '3'
    """
    found = [] if text.isdecimal() else list(dict.fromkeys(begun(text, words)))
    return found[0] if len(found) == 1 else text


def count_meant(word: str, example: str) -> int:
    """Read a number from 1; raises RulingError, which gives an example."""
    if not re.fullmatch(r"[1-9][0-9]{0,5}", word, re.ASCII):
        raise refused("common-refused-count", text=word, example=example)
    return int(word)


def _only_one(word: str, found: Sequence[str], words: Sequence[str]) -> str:
    if len(found) > 1:
        shortest = tuple(known[: _telling(known, words)] for known in found)
        raise refused("common-refused-words", text=word, either=tuple(found), shortest=shortest)
    return found[0]


def _telling(word: str, words: Sequence[str]) -> int:
    """Return how many letters tell a word from the others."""
    return next(
        n
        for n in range(1, len(word) + 1)
        if sum(other.startswith(word[:n]) for other in words) == 1 or n == len(word)
    )
