"""The table of options for cards, and what other tables have of it.

Each field is an option, declared once: its name, type and default, and what it is. The command
line has it, the job inherits it, and an event's file has it as a key, with an `example` in the
file that `cardgen event --init` writes.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from cardgen.drawing.pdf_content import ColorMode, Condition
from cardgen.inputs.faults import Fault, InputFault, OptionAdvice
from cardgen.inputs.guest_choice import Chosen, as_chosen
from cardgen.inputs.phone_link import as_site
from cardgen.inputs.validators import Blank, as_meaning
from cardgen.press.impose import Duplex
from cardgen.press.sheets import Marks
from companion.usage import Option, known_name, option_name


@dataclass(frozen=True, slots=True)
class CardOption(Option):
    """An option that is also a key in an event's file, unless it has no key there.

    `example` is a value in TOML for the example of such a file. A file that is no `input` need not
    be there.
    """

    example: str = ""
    is_input: bool = True
    has_key: bool = True


def _as_copies(text: str) -> int:
    if text.lower() == "fill":
        return 0
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= _MOST_COPIES):
        raise ValueError(f"'{text}' is not a number from 1 to {_MOST_COPIES}, or fill")
    return int(text)


def _as_places(text: str) -> frozenset[int]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    wrong = [part for part in parts if not (part.isascii() and part.isdigit() and int(part) > 0)]
    if wrong:
        raise ValueError(f"'{wrong[0]}' is not a number from 1: write numbers like 3,7")
    return frozenset(map(int, parts))


_MOST_COPIES = 100_000


# -- tables ----------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """An entry of a table of options: its name on the command line, its type and default."""

    option: str
    kind: Any
    default: Any
    declared: Any

    @property
    def key(self) -> str:
        """Its key in an event's file."""
        return self.option.removeprefix("--").replace("-", "_")


def declared(usual: Any, option: Option) -> Any:
    """Return the field of a table of options with its usual value."""
    return field(default=usual, metadata={"option": option})


def option(usual: Any, about: str, metavar: str | None = None, **more: Any) -> Any:
    """Return the field of a table for an option that no other table has."""
    return declared(usual, Option(about, metavar, **more))


@cache
def table_of(options: type) -> dict[str, Entry]:
    """Return the entries of a table of options, a dataclass, by the names of its fields."""
    kinds = get_type_hints(options)
    found = {}
    for each in fields(options):
        option = each.metadata["option"]
        name = (option.names or (option_name(each.name),))[0]
        found[each.name] = Entry(name, kinds[each.name], each.default, option)
    return found


def _option(usual: Any, about: str, metavar: str | None = None, **more: Any) -> Any:
    return declared(usual, CardOption(about, metavar, **more))


def arguments_of(options: Any, table: type) -> list[str]:
    """Return how to type what `options` say otherwise than usual, on the command line."""
    typed = []
    for name, entry in table_of(table).items():
        value = getattr(options, name)
        if value == entry.default or value is None:
            continue
        if isinstance(value, bool):
            typed.append(entry.option if value else entry.option.replace("--", "--no-", 1))
        elif isinstance(value, list | tuple):
            typed += [word for title, field in value for word in (entry.option, f"{title}={field}")]
        elif isinstance(value, frozenset):
            typed += [entry.option, ",".join(map(str, sorted(value)))]
        else:
            number = value if isinstance(value, str | Path) else f"{value:g}"
            typed += [entry.option, "fill" if (name, value) == ("copies", 0) else str(number)]
    return typed


# -- what several tables have ----------------------------------------------------------------------

PROFILE = CardOption("Profile to print; default: an example.", "FILE", example='"profile.toml"')
TEXTS = CardOption(
    "TOML file with your own texts for the back of the card.", "FILE", example='"texts.toml"'
)
SEED = CardOption(
    "With --texts: another number, another layout.", "N", at_least=1, at_most=1_000_000
)
MINUTES = CardOption(
    "With --texts: stop the search for a layout then; default: 5.",
    "N",
    at_least=0.1,
    at_most=10_000,
)
SITE = CardOption(
    "Address of your site from 'companion site', for QR symbols.",
    "URL",
    read=as_site,
    has_key=False,
)


def check_layout(texts: Path | None, **about_layout: float | None) -> Iterator[Fault]:
    """Yield a fault for each option about the layout of `texts` that is given without them."""
    for name, value in about_layout.items():
        if value is not None and texts is None:
            yield _needs(option_name(name), "is for the layout of your own texts", "texts")


def _needs(option: str, message: str, other: str) -> Fault:
    return Fault(option, None, message, advice=(OptionAdvice(other, "FILE"),))


# -- cards -----------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class CardOptions:
    """What can be said of cards on the command line, and under ``[cards]`` in an event's file.

    `mapping` and `blank` say how to read the guest list `csv` (`GuestFile`), and `only` chooses
    rows of it. Of the `copies` 0 fills a sheet with each card.
    """

    profile: Path | None = declared(None, PROFILE)
    csv: Path | None = _option(
        None,
        "CSV or XLSX file: a card for the guest in each row.",
        "FILE",
        names=("--csv", "--guests"),
        example='"guests.csv"',
    )
    mapping: list[tuple[str, str]] | None = _option(
        None,
        "Meaning of a column of the guest list; - leaves it out.",
        "TITLE=FIELD",
        names=("--map",),
        read=as_meaning,
        example='["Rufname=name", "Pet=-"]',
    )
    blank: Blank = _option(
        "profile", "Blank cells: take from the profile, or keep blank.", example='"keep"'
    )
    names_csv: Path | None = _option(
        None,
        "Write guessed names here, to be corrected; if it is there, read it.",
        "FILE",
        example='"names.csv"',
        is_input=False,
    )
    geometry: str = _option(
        "classic",
        "Shape: classic, us, strip, strip-90, flat, flat-us, flat-54, or a TOML file.",
        "NAME",
        read=known_name,
        example='"us"',
    )
    theme: str | None = _option(
        None,
        "Look: nocturne, paper (saves ink), bold, swiss, mono (for lasers), or a TOML file.",
        "NAME",
        read=known_name,
        example='"paper"',
    )
    grid: bool = _option(False, "A grid on the back of a flat card.")
    site: str | None = declared(None, SITE)
    shorten: bool = _option(
        False,
        "Where it does not fit, leave out too wide texts, country, further phones, brand "
        "line, address.",
        example="true",
    )
    stock: str = _option(
        "plain",
        "plain, single (for print shops), a product name, or a TOML file.",
        "NAME",
        read=known_name,
        example='"avery-5371"',
    )
    bleed: bool = _option(True, "Print beyond the cut; without it cards share their edges.")
    gutter: float = _option(
        0, "Space between cards on plain paper.", "MM", at_least=0, at_most=2000
    )
    duplex: Duplex = _option(
        "long",
        "The edge on which your printer flips the sheet; none: as --no-duplex.",
        example='"short"',
    )
    copies: int | None = _option(
        None,
        "Copies of each card, or fill; default: fill, with --csv 1.",
        "N",
        read=_as_copies,
        at_least=1,
        at_most=_MOST_COPIES,
    )
    start: int = _option(
        1, "First place to use on a part-used sheet.", "N", at_least=1, at_most=100
    )
    skip: frozenset[int] = _option(
        frozenset(),
        "Places to leave empty on the first sheet.",
        "N,N",
        read=_as_places,
        has_key=False,
    )
    only: Chosen = _option(
        (),
        "Print only these guests: rows such as 3,17-20, full names, or table=3.",
        "N,N-N",
        read=as_chosen,
        has_key=False,
    )
    skip_bad: bool = _option(False, "Leave out rows with errors.", example="true")
    printer: str | None = _option(
        None, "Correct the back for this calibrated printer.", "NAME", example='"office"'
    )
    marks: Marks = _option("front", "Sides that get crop and fold marks.")
    fold_lines: bool | None = _option(
        None, "Draw the folds on the card, on the plate Fold; default: for print shops."
    )
    cut_lines: bool | None = _option(
        None, "Draw the cut on the card, on the plate Cut; default: for print shops."
    )
    color: ColorMode | None = _option(None, "Colours; default: rgb, for print shops cmyk.")
    pdfx: bool = _option(False, "Write PDF/X-4, for print shops.")
    condition: Condition | None = _option(
        None, "Name this printing condition in a CMYK file.", example='"fogra51"'
    )
    texts: Path | None = declared(None, TEXTS)
    seed: int | None = declared(None, SEED)
    minutes: float | None = declared(None, MINUTES)

    def refuse_contradictions(self) -> None:
        """Raise InputFault with each option that contradicts another one."""
        if found := list(self._contradictions()):
            raise InputFault(found)

    def _contradictions(self) -> Iterator[Fault]:
        if self.color == "rgb" and self.pdfx:
            yield Fault("--color", None, "is rgb, and PDF/X-4 is in CMYK: leave it out")
        elif self.color == "rgb" and self.condition:
            yield Fault("--color", None, "is rgb, and --condition is for CMYK: leave one out")
        if self.pdfx and self.condition not in (None, "fogra39"):
            message = (
                f"is {self.condition}, and PDF/X-4 embeds a profile, which cardgen has for fogra39 "
                "alone: leave out --pdfx, and the file names the condition"
            )
            yield Fault("--condition", None, message)
        for name in ("start", "skip", "copies", "printer", "duplex", "gutter", "bleed"):
            if self.stock == "single" and self._is_given(name):
                option = "--no-bleed" if name == "bleed" else option_name(name)
                message = "is for sheets, and a print shop gets a card a page: leave it out"
                yield Fault(option, None, message)
        if self.duplex == "none" and self.printer:
            yield Fault(
                "--printer", None, "is for the back, and only one side is printed: leave it out"
            )
        for name in ("only", "skip_bad", "mapping", "names_csv", "blank"):
            if self.csv is None and self._is_given(name):
                option = table_of(CardOptions)[name].option
                yield _needs(option, "is for the rows of a guest list", "csv")
        yield from check_layout(self.texts, seed=self.seed, minutes=self.minutes)
        if self.grid and self.texts is not None:
            message = "is on the back, where the texts would be: leave one of them out"
            yield Fault("--grid", None, message)

    def _is_given(self, name: str) -> bool:
        return bool(getattr(self, name) != table_of(CardOptions)[name].default)
