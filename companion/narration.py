"""A game in words, whatever game it is: what was played, why it went so, where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from companion.announcements import Announcement, AnnouncementLayout, Explanation
from companion.contract import WIDTH, Document, EntryT, Narration, RefereeT
from companion.referee import computer_who_begins
from companion.rulebook import ruling, wrapped
from companion.words import Language, Message, Words

if TYPE_CHECKING:
    from companion.session import Replay


def plural(number: int, noun: str) -> str:
    """Return a number of things in words.

    >>> plural(1, "round"), plural(-2, "point")
    ('1 round', '-2 points')
    """
    return f"{number} {noun}" if abs(number) == 1 else f"{number} {noun}s"


# -- a whole record ------------------------------------------------------------------------------


def summary(found: Replay, language: Language) -> str:
    """Return what happened in a game and where it stands."""
    if found.game is None:
        return "The set-up is not finished: no game is named."
    narration, lines = found.game.narration, []
    for entry in found.referee.log:
        lines.append(narration.headline(entry))
        lines += [f"    {language.say(step.message)}" for step in narration.steps(entry)]
    return "\n".join([*lines, *narration.standing(found.referee)])


def viewed(found: Replay, document: Document) -> str:
    """Return the document of a view in words."""
    if found.game is None:
        return "The set-up is not finished: no game is named."
    return "\n".join(found.game.narration.seen(found.referee, document))


def explained(found: Replay, language: Language, move: int | None = None) -> Iterator[str]:
    """Yield all statements of play, or the `move`-th (from 1), with their steps and marks."""
    if found.game is None:
        return
    narration, say = found.game.narration, language.say
    for number, entry in enumerate(found.referee.log, start=1):
        if move in (None, number):
            yield f"{number}. {narration.headline(entry)}"
            for i, step in enumerate(narration.steps(entry), start=1):
                yield f"   {i}. {say(step.message)}"
            yield from (f"   {say(note)}" for note in _marks(narration, found.referee, entry))


# -- single statements, in lines for the narrowest screen ------------------------------------------


def listed(
    narration: Narration[Any, EntryT], log: Sequence[EntryT], language: Language, last: int = 0
) -> list[str]:
    """Return what was said, or the `last` of it, numbered from the first statement of play."""
    told = []
    for number, entry in list(enumerate(log, start=1))[-last:]:
        said = narration.said(entry)
        if entry.void:
            said = Message("common-void", term=said)
        told += wrap(f"{number:>3}. {language.say(said)}", WIDTH, subsequent_indent=" " * 5)
    return told


def in_steps(
    narration: Narration[RefereeT, EntryT], referee: RefereeT, entry: EntryT, language: Language
) -> list[str]:
    """Return what a statement brought about, each step with its ruling, and what to mark for it."""
    steps = [language.say(step.message) for step in narration.steps(entry)]
    return [*steps, *(f"  {language.say(mark)}" for mark in _marks(narration, referee, entry))]


def _marks(narration: Narration[RefereeT, EntryT], referee: RefereeT, entry: EntryT) -> list[Words]:
    return [
        Message("common-mark", term=mark)
        for step in narration.announced(referee, entry)
        for mark in step.marks
    ]


def announced(
    narration: Narration[RefereeT, EntryT], referee: RefereeT, entry: EntryT, language: Language
) -> list[str]:
    """Return what to read out for an entry in lines, with what to mark beside or below it."""
    steps = narration.announced(referee, entry)
    if steps and (computer := computer_who_begins(referee, entry)):
        called, *others = steps[0].sentences
        sentences = (with_computer(called, computer), *others)
        steps = [replace(steps[0], sentences=sentences), *steps[1:]]
    return laid_out(steps, narration.LAYOUT, language)


def with_computer(sentence: Words, name: str) -> Words:
    """Return a sentence that says of a player's name, where it comes first, who plays it."""
    if not isinstance(sentence, Message):
        return sentence
    args = dict(sentence.args)
    for key, value in args.items():
        if value == name:
            args[key] = Message("common-computer", player=name)
        elif isinstance(value, Message):
            args[key] = with_computer(value, name)
        elif isinstance(value, tuple) and value and isinstance(value[0], Message):
            args[key] = (with_computer(value[0], name), *value[1:])
        if args[key] != value:
            break
    return sentence.with_values(args)


def laid_out(
    steps: Sequence[Announcement], layout: AnnouncementLayout, language: Language
) -> list[str]:
    """Return steps in lines, each with its marks."""
    say, lines = language.say, list[str]()
    for step in steps:
        first = 0 if step.apart or not lines else layout.indent
        further = first if step.apart else first + layout.hanging
        text = " ".join(map(say, step.sentences))
        sentences = _lines(text, first, further)
        notes = [say(Message("common-take-back", term=mark)) for mark in step.erase]
        notes += [say(Message("common-mark", term=mark)) for mark in step.marks]
        if layout.beside and len(sentences) == len(notes) == 1:
            in_one_line = f"{sentences[0]:<{layout.beside - 1}} {notes[0]}"
            if len(in_one_line) <= WIDTH:
                lines.append(in_one_line)
                continue
        lines += sentences
        for note in notes:
            lines += _lines(note, layout.marks, layout.marks + 2, breaks_words=False)
    return lines


def _lines(text: str, first: int, further: int, *, breaks_words: bool = True) -> list[str]:
    """Return a text in lines that begin at the column `first`, those after the first `further`."""
    if text and first + len(text) <= WIDTH:
        return [" " * first + text]  # most are: `wrap` would take ten times as long
    return wrap(
        text,
        WIDTH,
        initial_indent=" " * first,
        subsequent_indent=" " * further,
        break_long_words=breaks_words,
        break_on_hyphens=breaks_words,
    )


def reasons(steps: Sequence[Explanation], language: Language) -> list[str]:
    """Return steps without their rulings, each with the texts of those that were not told yet."""
    told, known = [], set()
    for step in steps:
        told += wrap(language.say(step.text), WIDTH)
        for number in step.rulings:
            if number not in known:
                told += ruling_lines(number, "  ")
                known.add(number)
    return told


def ruling_lines(number: str, indent: str = "") -> list[str]:
    """Return a ruling; raises RulingError if there is none with this number."""
    found = ruling(number)
    text = f"{found.number}. {found.title}\n{wrapped(found.text, WIDTH - len(indent))}"
    return [f"{indent}{line}".rstrip() for line in text.splitlines()]
