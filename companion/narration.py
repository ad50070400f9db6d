"""A game in words, whatever game it is: what was played, why it went so, what the rules say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from textwrap import wrap
from typing import TYPE_CHECKING, Any, TypeAlias

from companion.contract import (
    WIDTH,
    Announcement,
    AnnouncementLayout,
    Document,
    Explanation,
    Narration,
)
from companion.errors import refused
from companion.referee import AnyEntry, AnyReferee, computer_who_begins
from companion.rulebook import ruling, wrapped
from companion.short_forms import count_meant
from companion.words import Language, Message, Words

if TYPE_CHECKING:
    from companion.session import Replay


AnyNarration: TypeAlias = Narration[Any, Any]


def sentence(term: Words, ruling: str | None = None) -> Message:
    """Return words as a sentence with a full stop, the ruling behind them before it."""
    if ruling is not None:
        term = Message("common-explained", term=term, rulings=(ruling,))
    return Message("common-sentence", term=term)


def ending(winners: tuple[str, ...]) -> Message:
    """Return how a game has ended, without a full stop: who wins, or that it is a draw."""
    if not winners:
        return Message("common-over-drawn")
    return Message("common-over-won", all=winners, count=len(winners))


def ways(meant: Mapping[str, Words]) -> list[Message]:
    """Return what each word that may be typed means, in a line of its own."""
    return [Message("common-way", text=word, term=term) for word, term in meant.items()]


def headline(entry: AnyEntry, said: object) -> Message:
    """Return what was said in a line of the record; `said` is its statement as all may read it."""
    line = Message("common-line", number=entry.line, text=str(said))
    return Message("common-void", term=line) if entry.void else line


def lines_of(
    words: Iterable[Words], language: Language, hanging: int = 0, width: int = WIDTH
) -> list[str]:
    """Return messages in lines; a text, such as a row of a picture, is a line as it is.

    The further lines of a message begin `hanging` columns behind its first.
    """
    lines = list[str]()
    for each in words:
        text = language.say(each)
        if isinstance(each, str) or len(text) <= width:
            lines.append(text)
        else:
            indent = len(text) - len(text.lstrip()) + hanging
            lines += wrap(text, width, subsequent_indent=" " * indent)
    return lines


# -- a whole record ------------------------------------------------------------------------------


def summary(found: Replay, language: Language) -> str:
    """Return what happened in a game and where it stands."""
    if found.game is None:
        return language.say(_NO_GAME)
    narration, lines = found.game.narration, list[str]()
    for entry in found.referee.log:
        lines.append(language.say(narration.headline(entry)))
        lines += [f"    {language.say(step.message)}" for step in narration.steps(entry)]
    standing = lines_of(narration.standing(found.referee), language, narration.LAYOUT.hanging)
    return "\n".join([*lines, *standing])


def viewed(found: Replay, document: Document, language: Language) -> str:
    """Return the document of a view in words."""
    if found.game is None:
        return language.say(_NO_GAME)
    narration = found.game.narration
    seen = narration.seen(found.referee, document)
    return "\n".join(lines_of(seen, language, narration.LAYOUT.hanging))


_NO_GAME = Message("common-unfinished", reason=Message("common-no-game"))


def explained(found: Replay, language: Language, move: int | None = None) -> Iterator[str]:
    """Yield all statements of play, or the `move`-th (from 1), with their steps and marks."""
    if found.game is None:
        return
    narration, say = found.game.narration, language.say
    for number, entry in enumerate(found.referee.log, start=1):
        if move in (None, number):
            yield f"{number}. {say(narration.headline(entry))}"
            for i, step in enumerate(narration.steps(entry), start=1):
                yield f"   {i}. {say(step.message)}"
            yield from (f"   {say(note)}" for note in _marks(narration, found.referee, entry))


# -- single statements, in lines for the narrowest screen ------------------------------------------


def listed(
    narration: AnyNarration, log: Sequence[AnyEntry], language: Language, last: int = 0
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
    narration: AnyNarration, referee: AnyReferee, entry: AnyEntry, language: Language
) -> list[str]:
    """Return what a statement brought about, each step with its ruling, and what to mark for it."""
    steps = [language.say(step.message) for step in narration.steps(entry)]
    return [*steps, *(f"  {language.say(mark)}" for mark in _marks(narration, referee, entry))]


def _marks(narration: AnyNarration, referee: AnyReferee, entry: AnyEntry) -> list[Words]:
    return [
        Message("common-mark", term=mark)
        for step in narration.announced(referee, entry)
        for mark in step.marks
    ]


def announced(
    narration: AnyNarration,
    referee: AnyReferee,
    entry: AnyEntry,
    language: Language,
    *,
    with_marks: bool = True,
) -> list[str]:
    """Return what to read out for an entry in lines, with what to mark beside or below it."""
    steps = narration.announced(referee, entry)
    if not with_marks:
        steps = [replace(step, marks=(), erase=()) for step in steps]
    if steps and (computer := computer_who_begins(referee, entry)):
        called, *others = steps[0].sentences
        sentences = (with_computer(called, computer), *others)
        steps = [replace(steps[0], sentences=sentences), *steps[1:]]
    return laid_out(steps, narration.LAYOUT, language)


def with_computer(sentence: Words, name: str) -> Words:
    """Return a sentence that says of a player's name, where it comes first, who plays it."""
    if not isinstance(sentence, Message):
        return sentence
    args, computer = dict(sentence.args), Message("common-computer", player=name)
    for key, value in args.items():
        if value == name:
            args[key] = computer
        elif key == "all" and isinstance(value, tuple):
            args[key] = tuple(computer if each == name else each for each in value)
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
                told += ruling_lines(number, language, "  ")
                known.add(number)
    return told


def ruling_lines(number: str, language: Language, indent: str = "") -> list[str]:
    """Return a ruling; raises RulingError if there is none with this number."""
    found = ruling(number, language)
    text = f"{found.heading}\n{wrapped(found.text, WIDTH - len(indent))}"
    return [f"{indent}{line}".rstrip() for line in text.splitlines()]


# -- what players look up while a game goes on -----------------------------------------------------

HELP: Mapping[str, Words] = {
    "status": Message("terminal-help-status"),
    "board": Message("terminal-help-board"),
    "log [N]": Message("terminal-help-log"),
    "why": Message("terminal-help-why"),
    "explain": Message("terminal-help-explain"),
    "rule S7": Message("terminal-help-rule"),
    "undo [REASON]": Message("terminal-help-undo"),
    "save FILE": Message("terminal-help-save"),
    "help": Message("terminal-help-help"),
    "quit": Message("terminal-help-quit"),
}
"""What may be typed in every game, and what it does."""

TO_LOOK_UP = ("status", "board", "boards", "log", "explain", "why", "rule", "ruling")
"""What may be typed at any prompt of play, other questions included."""


def look_up(
    words: list[str],
    narration: AnyNarration,
    referee: AnyReferee,
    why: list[str],
    language: Language,
) -> list[str] | None:
    """Return the lines that answer a command, which may be none; None if it asks for nothing here.

    `why` explains what was refused or asked last, if nothing has happened since. Raises
    RulingError where the command is not complete or there is no such ruling.
    """
    counting = (entry for entry in reversed(referee.log) if not entry.void)
    last = next(filter(narration.steps, counting), None)  # what brought anything about
    match words[0].lower(), words[1:]:
        case "status", []:
            return lines_of(narration.status(referee), language, narration.LAYOUT.hanging)
        case "log", [] | [_]:
            number = count_meant(words[1], "log 5") if words[1:] else 0
            return listed(narration, referee.log, language, number)
        case "explain", []:
            return in_steps(narration, referee, last, language) if last else []
        case "why", []:
            return why or reasons(narration.steps(last) if last else (), language)
        case "rule" | "ruling", [number]:
            return ruling_lines(number, language)
        case "rule" | "ruling", _:
            raise refused("common-refused-which-rule")
    return None
