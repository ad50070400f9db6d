"""What jobs that print sheets have in common: how they are written, and how they refuse."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypedDict

from cardgen.drawing.fonts import FontBook
from cardgen.drawing.shapes import Page
from cardgen.inputs.faults import Fault, InputFault
from cardgen.jobs.cards import Format, Writing, Written, font_book, write_pages
from cardgen.output import Outputs
from cardgen.press.stock import paper_size


class Sheets(TypedDict):
    """What every `SheetsJob` is told, by the names of its fields."""

    output: Path
    paper: str
    formats: Format
    live_text: bool
    fonts: tuple[Path, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetsJob:
    """Sheets of `paper` in files called `output`, without suffix.

    `live_text` keeps text in SVG files as text. `fonts` are files of further fonts.
    """

    output: Path
    paper: str = "a4"
    formats: Format = "pdf"
    live_text: bool = False
    fonts: tuple[Path, ...] = ()

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the paper in mm.

        Raises:
            InputFault: there is no such paper.
        """
        return paper_size(self.paper)

    def book(self) -> FontBook:
        """Return the fonts to use.

        Raises:
            InputFault: one of `fonts` is no font.
        """
        return font_book(self.fonts)

    def write(
        self,
        book: FontBook,
        files: Mapping[tuple[str, str], Iterable[Page]],
        advice: str,
        flip: Literal["long", "short"] | None = None,
    ) -> Written:
        """Write each of `files`, all or none: by the end of its name and its title, its pages.

        Raises:
            InputFault: one of them cannot be written.
        """
        count = 0
        with Outputs() as outputs:
            for (ending, title), pages in files.items():
                name = self.output.with_name(self.output.name + ending)
                writing = Writing(
                    name=name, title=title, formats=self.formats, flip=flip, live_text=self.live_text
                )
                count += write_pages(outputs, pages, book, writing)
            return Written(paths=tuple(outputs.paths), pages=count, advice=advice)


@contextmanager
def faults_of(source: str, *kinds: type[Exception]) -> Iterator[None]:
    """Turn errors of these kinds in the block into an `InputFault` that names `source`."""
    try:
        yield
    except kinds as error:
        raise InputFault([Fault(source, None, str(error))]) from None
