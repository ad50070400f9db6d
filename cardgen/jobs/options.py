"""The table of options for cards, and what other tables have of it.

Each field is an option, declared once: its name, type and default, and what it is. The command
line has it, the job inherits it, and an event's file has it as a key, with an `example` in the
file that `cardgen event --init` writes.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_args

from cardgen.drawing.pdf_content import ColorMode
from cardgen.inputs import faults
from cardgen.inputs.columns import as_meaning
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.guest_choice import Chosen, as_chosen
from cardgen.inputs.guests import Blank
from cardgen.inputs.phone_link import as_site
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


# -- what several tables have ----------------------------------------------------------------------

ProfileFile = Annotated[
    Path | None,
    CardOption("Profile to print; default: an example.", "FILE", example='"profile.toml"'),
]
TextsFile = Annotated[
    Path | None,
    CardOption(
        "TOML file with your own texts for the back of the card.", "FILE", example='"texts.toml"'
    ),
]
LayoutSeed = Annotated[
    int | None,
    CardOption("With --texts: another number, another layout.", "N", at_least=1, at_most=1_000_000),
]
Minutes = Annotated[
    float | None,
    CardOption(
        "With --texts: stop the search for a layout then; default: 5.",
        "N",
        at_least=0.1,
        at_most=10_000,
    ),
]
SITE = "Address of your site from 'companion site', for QR symbols."
Site = Annotated[
    str | None,
    CardOption(
        SITE,
        "URL",
        read=as_site,
        has_key=False,
    ),
]


def check_layout(texts: Path | None, **about_layout: float | None) -> Iterator[Fault]:
    """Yield a fault for each option about the layout of `texts` that is given without them."""
    for name, value in about_layout.items():
        if value is not None and texts is None:
            yield _needs(option_name(name), "is for the layout of your own texts", "texts", "FILE")


def _needs(option: str, message: str, other: str, value: str) -> Fault:
    return Fault(option, None, message, advice=(faults.Option(other, value),))


# -- cards -----------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class CardOptions:
    """What can be said of cards on the command line, and under ``[cards]`` in an event's file.

    `mapping` and `blank` say how to read the guest list `csv` (`GuestFile`), and `only` chooses
    rows of it. Of the `copies` 0 fills a sheet with each card.
    """

    profile: ProfileFile = None
    csv: Annotated[
        Path | None,
        CardOption(
            "CSV or XLSX file: a card for the guest in each row.",
            "FILE",
            names=("--csv", "--guests"),
            example='"guests.csv"',
        ),
    ] = None
    mapping: Annotated[
        list[tuple[str, str]] | None,
        CardOption(
            "Meaning of a column of the guest list; - leaves it out.",
            "TITLE=FIELD",
            names=("--map",),
            read=as_meaning,
            example='["Rufname=name", "Pet=-"]',
        ),
    ] = None
    blank: Annotated[
        Blank,
        CardOption("Blank cells: take from the profile, or keep blank.", example='"keep"'),
    ] = "profile"
    names_csv: Annotated[
        Path | None,
        CardOption(
            "Write guessed names here, to be corrected; if it is there, read it.",
            "FILE",
            example='"names.csv"',
            is_input=False,
        ),
    ] = None
    geometry: Annotated[
        str,
        CardOption(
            "Shape: classic, us, strip, strip-90, flat, flat-us, flat-54, or a TOML file.",
            "NAME",
            read=known_name,
            example='"us"',
        ),
    ] = "classic"
    theme: Annotated[
        str | None,
        CardOption(
            "Look: nocturne, paper (saves ink), bold, swiss, or a TOML file.",
            "NAME",
            read=known_name,
            example='"paper"',
        ),
    ] = None
    grid: Annotated[bool, CardOption("A grid on the back of a flat card.")] = False
    site: Site = None
    shorten: Annotated[
        bool,
        CardOption(
            "Where it does not fit, leave out too wide texts, country, further phones, brand "
            "line, address.",
            example="true",
        ),
    ] = False
    stock: Annotated[
        str,
        CardOption(
            "plain, single (for print shops), a product name, or a TOML file.",
            "NAME",
            read=known_name,
            example='"avery-5371"',
        ),
    ] = "plain"
    bleed: Annotated[
        bool, CardOption("Print beyond the cut; without it cards share their edges.")
    ] = True
    gutter: Annotated[
        float,
        CardOption("Space between cards on plain paper.", "MM", at_least=0, at_most=2000),
    ] = 0
    duplex: Annotated[
        Duplex,
        CardOption(
            "The edge on which your printer flips the sheet; none: as --no-duplex.",
            example='"short"',
        ),
    ] = "long"
    copies: Annotated[
        int | None,
        CardOption(
            "Copies of each card, or fill; default: fill, with --csv 1.",
            "N",
            read=_as_copies,
            at_least=1,
            at_most=_MOST_COPIES,
        ),
    ] = None
    start: Annotated[
        int,
        CardOption("First place to use on a part-used sheet.", "N", at_least=1, at_most=100),
    ] = 1
    skip: Annotated[
        frozenset[int],
        CardOption(
            "Places to leave empty on the first sheet.", "N,N", read=_as_places, has_key=False
        ),
    ] = frozenset()
    only: Annotated[
        Chosen,
        CardOption(
            "Print only these guests: rows such as 3,17-20, full names, or table=3.",
            "N,N-N",
            read=as_chosen,
            has_key=False,
        ),
    ] = ()
    skip_bad: Annotated[bool, CardOption("Leave out rows with errors.", example="true")] = False
    printer: Annotated[
        str | None,
        CardOption("Correct the back for this calibrated printer.", "NAME", example='"office"'),
    ] = None
    marks: Annotated[Marks, CardOption("Sides that get crop and fold marks.")] = "front"
    fold_lines: Annotated[
        bool | None,
        CardOption("Draw the folds on the card, on the plate Fold; default: for print shops."),
    ] = None
    cut_lines: Annotated[
        bool | None,
        CardOption("Draw the cut on the card, on the plate Cut; default: for print shops."),
    ] = None
    color: Annotated[
        ColorMode | None,
        CardOption("Colours; default: rgb, for print shops cmyk."),
    ] = None
    pdfx: Annotated[bool, CardOption("Write PDF/X-4, for print shops.")] = False
    texts: TextsFile = None
    seed: LayoutSeed = None
    minutes: Minutes = None

    def refuse_contradictions(self) -> None:
        """Raise InputFault with each option that contradicts another one."""
        if found := list(self._contradictions()):
            raise InputFault(found)

    def _contradictions(self) -> Iterator[Fault]:
        if self.color == "rgb" and self.pdfx:
            yield Fault("--color", None, "is rgb, and PDF/X-4 is in CMYK: leave it out")
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
                yield _needs(option, "is for the rows of a guest list", "csv", "FILE")
        yield from check_layout(self.texts, seed=self.seed, minutes=self.minutes)
        if self.grid and self.texts is not None:
            message = "is on the back, where the texts would be: leave one of them out"
            yield Fault("--grid", None, message)

    def _is_given(self, name: str) -> bool:
        return bool(getattr(self, name) != table_of(CardOptions)[name].default)


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


@cache
def table_of(options: type) -> dict[str, Entry]:
    """Return the entries of a class of options, by the names of its fields."""
    found = {}
    for name, field in inspect.signature(options, eval_str=True).parameters.items():
        kind, declared = get_args(field.annotation)
        option = (declared.names or (option_name(name),))[0]
        found[name] = Entry(option, kind, field.default, declared)
    return found
