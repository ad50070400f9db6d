"""The jobs for translators: how far a language is, what is wrong with it, and a second reading."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import starmap, zip_longest

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import BLACK, grey
from cardgen.games import PRINTED
from cardgen.games.contract import Part, PrintedGame, Setting
from cardgen.inputs.faults import InputFault, faults_of
from cardgen.jobs.writing import UNFIT, SheetsJob, Written, font_book
from cardgen.press.booklet import beside
from cardgen.sheets.typesetting import SOFT_HYPHEN, leading, printable, text_lines
from cardgen.sheets.words import WordTooWideError
from companion.ftl import Argument, Choice, Pattern, Reference, texts_of
from companion.textfile import read_text
from companion.words import Language, drop_faults, language

PAPERS = ("a4", "letter")
"""What every sheet of a language fits on."""

_MARGIN, _SIZE, _SMALL = 12.0, 8.0, 6.5
_COMMENT = re.compile(r"#+ (.*)")
_KEY = re.compile(r"([a-z][a-zA-Z0-9-]*) =")


@dataclass(frozen=True, slots=True)
class TranslationReport:
    """How many messages English has, which a language lacks of each file, and its `faults`.

    `as_english` is how many have words that are the English ones: who copies a folder begins so.
    """

    of: int
    missing: dict[str, list[str]]
    as_english: int
    faults: tuple[str, ...]

    @property
    def done(self) -> int:
        """How many messages are translated."""
        return self.of - sum(map(len, self.missing.values())) - self.as_english


def check_words(wanted: str) -> TranslationReport:
    """Return what there is of a language, by its tag or its folder, and all that is wrong with it.

    Raises TextFileError if there is no such language.
    """
    mine, english = language(wanted), language()
    faults = drop_faults(mine)
    missing = {
        f"{name}.ftl": keys
        for name in sorted(english.names)
        if (keys := [key for key in english.file(name).patterns if mine.pattern(key) is None])
    }
    faults += off_the_glossary(mine)
    book = font_book((), wanted)
    faults += [fault for paper in PAPERS for fault in _sheets_without_room(book, paper)]
    return TranslationReport(
        len(english.keys()), missing, _as_english(mine, english), tuple(faults)
    )


def _as_english(mine: Language, english: Language) -> int:
    """Return how many messages have words, and the same as in English."""
    if mine.folder == english.folder:
        return 0
    patterns = (item for name in english.names for item in english.file(name).patterns.items())
    same = (pattern for key, pattern in patterns if mine.pattern(key) == pattern)
    return sum(any(map(str.isalpha, "".join(texts_of(pattern)))) for pattern in same)


def off_the_glossary(mine: Language) -> list[str]:
    """Return the messages in which a term is missing that the English ones have.

    A language's ``glossary.toml`` says how each term is translated, and which messages say it
    otherwise.
    """
    path = mine.folder / "glossary.toml"
    if not path.exists():
        return []
    glossary, english = tomllib.loads(read_text(path)), language()
    found = []
    for key in sorted(set(english.keys()).difference(glossary["exceptions"])):
        original, translated = english.pattern(key), mine.pattern(key)
        if original is None or translated is None:
            continue
        said = " ".join(texts_of(translated)).replace(SOFT_HYPHEN, "").lower()
        for term, forms in glossary["terms"].items():
            is_meant = re.search(rf"\b{term}s?\b", " ".join(texts_of(original)))
            if is_meant and not any(form.lower() in said for form in forms):
                found.append(f"{key}: {term} is none of {', '.join(forms)}")
    return found


def all_parts(paper: str, book: FontBook) -> Iterator[tuple[PrintedGame, Part, Setting]]:
    """Yield each part of each game, for as few players as can play."""
    for game in PRINTED.values():
        setting = Setting(book=book, paper=paper, seats=game.game.players[0])
        for part in game.parts:
            yield game, part, setting


def _sheets_without_room(book: FontBook, paper: str) -> Iterator[str]:
    for game, part, setting in all_parts(paper, book):
        try:
            part.make(setting)
        except (*UNFIT, InputFault) as error:
            hint = ""
            if isinstance(error, WordTooWideError):
                hint = _divided(error.words, book.language)
            yield f"{game.name} {part.name}, {paper}: {error}{hint}"


def _divided(words: str, of: Language) -> str:
    """Return where words may be divided, if a dictionary is installed that knows the language."""
    try:
        import pyphen
    except ImportError:  # it comes with the extra `test`
        return ""
    known = pyphen.language_fallback(of.tag)
    divided = pyphen.Pyphen(lang=known).inserted(words, "|") if known else words
    return "" if divided == words else f"; such as {divided}"


# -- for a second reader ---------------------------------------------------------------------------


def make_review(job: SheetsJob, wanted: str) -> Written:
    """Print each sheet beside the English one, then each message beside its English.

    Raises InputFault if a sheet has no room for the words.
    """
    mine, english = font_book((), wanted), font_book(())
    pages = [*_sheets(job.paper, english, mine), *_messages(job.size, english, mine)]
    return job.write(mine, {("", f"Review of {mine.language.tag}"): pages}, "read it aloud")


def _sheets(paper: str, english: FontBook, mine: FontBook) -> Iterator[draw.Page]:
    for _, part, setting in all_parts(paper, english):
        with faults_of(mine.language.wanted, *UNFIT, InputFault):
            translated = part.make(replace(setting, book=mine))
        original = part.make(setting)
        blank = draw.Page(original[0].width, original[0].height, ())
        yield from starmap(beside, zip_longest(original, translated, fillvalue=blank))


def _messages(paper: tuple[float, float], english: FontBook, mine: FontBook) -> Iterator[draw.Page]:
    """Yield pages with messages in two columns, each below its key and its comment."""
    (width, height), shapes, y = paper, list[draw.Shape](), _MARGIN
    column = (width - 3 * _MARGIN) / 2
    for key, comment in _with_comments(english.language):
        original, translated = english.language.pattern(key), mine.language.pattern(key)
        about = f"{key}   {comment}" if comment else key
        block = text_lines(
            mine, printable(about, mine), _MARGIN, 3, width - 2 * _MARGIN, _SMALL, ink=grey(0.7)
        )
        top = block[-1].y + leading(_SIZE)
        for x, pattern in ((_MARGIN, original), (2 * _MARGIN + column, translated)):
            said = printable(written(pattern or ()), mine)
            block += text_lines(mine, said, x, top, column, _SIZE, ink=BLACK)
        deep = max(line.y for line in block) + 2.5
        if y + deep > height - _MARGIN:
            yield draw.text_page(paper, shapes)
            shapes, y = [], _MARGIN
        shapes.append(draw.Group(tuple(block), draw.moved(0, y)))
        y += deep
    yield draw.text_page(paper, shapes)


def _with_comments(english: Language) -> Iterator[tuple[str, str]]:
    comments: dict[str, str] = {}
    for text in english.texts():
        above = ""
        for line in text.splitlines():
            if found := _KEY.match(line):
                comments[found[1]] = above
            comment = _COMMENT.fullmatch(line)
            above = comment[1] if comment else ""
    keys = english.keys()
    yield from ((key, comments.get(key, "")) for key in keys)


def written(pattern: Pattern) -> str:
    """Return a text as translators write it, choices on one line.

    >>> written(("takes ", Argument("space"), "."))
    'takes { $space }.'
    """
    parts = []
    for part in pattern:
        match part:
            case str():
                parts.append(part.replace(SOFT_HYPHEN, "-").replace("\n", " / "))
            case Argument(name):
                parts.append(f"{{ ${name} }}")
            case Reference(key):
                parts.append(f"{{ {key} }}")
            case Choice(name, variants, _):
                said = " ".join(f"[{each}] {written(text)}" for each, text in variants.items())
                parts.append(f"{{ ${name}: {said} }}")
    return "".join(parts)
