"""The findings of preflight: remarks on pages, combined into sentences."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from cardgen.drawing.shapes import Size
from cardgen.inputs.faults import counted, in_runs
from cardgen.preflight.inspector import Remark, Severity

_SAID_OF_A_KIND = 5  # sentences of a kind before the rest is only counted


@dataclass(frozen=True, slots=True)
class Finding:
    """A finding in a sentence; `page` is the first page concerned, None for the file."""

    severity: Severity
    page: int | None
    message: str

    def __str__(self) -> str:
        return f"{self.severity}: {self.message}"


@dataclass(frozen=True, slots=True)
class Report:
    """The findings in a file, errors first, and what the file contains.

    `sizes` holds the different trim sizes (width, height in mm), `fonts` the names of all fonts,
    `colour_spaces` the colour families in use, `plates` the inks that print. `pdfx`: the file says
    that it is PDF/X. `condition` is the printing condition that it names.
    """

    findings: tuple[Finding, ...]
    pages: int
    sizes: tuple[Size, ...]
    fonts: tuple[str, ...]
    colour_spaces: tuple[str, ...]
    plates: tuple[str, ...]
    pdfx: bool = False
    condition: str = ""

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The findings that make a printer reject the file."""
        return tuple(finding for finding in self.findings if finding.severity == "error")

    @property
    def summary(self) -> str:
        """One line: what was found, and in what."""
        sizes = ", ".join(map(size_in_words, self.sizes))
        errors, warnings = len(self.errors), len(self.findings) - len(self.errors)
        counts = (
            counted(errors, "error"),
            counted(warnings, "warning"),
            f"{counted(self.pages, 'page')} of {sizes}" if self.pages else "no pages",
            counted(len(self.fonts), "font"),
            " and ".join(self.colour_spaces) or "no colour",
            f"plates {', '.join(self.plates) or 'none'}",
        )
        return "; ".join(counts)

    @property
    def use(self) -> str:
        """Whether the file is for a print shop or your own printer; empty if there are errors."""
        if self.errors:
            return ""
        if self.pdfx:
            return "for a print shop: the file is PDF/X"
        if self.condition:
            return f"for a print shop: the file names its printing condition, {self.condition}"
        why = "colours are RGB" if "RGB" in self.colour_spaces else "the file is not PDF/X"
        return (
            f"for your own printer: {why}; for a print shop, print cards with --stock single --pdfx"
        )


def size_in_words(size: Size) -> str:
    """Return a size in words."""
    return f"{size[0]:g} x {size[1]:g} mm"


_Repeated = tuple[Remark, list[int]]
"""A remark, and the page of each place where it was made; pages are in order."""


class Tally:
    """Remarks from all pages: each wording once with its pages, and a few of each kind."""

    def __init__(self) -> None:
        self._repeats: dict[tuple[str, str, str], _Repeated] = {}

    def add(self, page: int, remarks: Iterable[Remark]) -> None:
        """Add the remarks on a page."""
        for remark in remarks:
            key = remark.severity, remark.subject, remark.verdict
            self._repeats.setdefault(key, (remark, []))[1].append(page)

    def drop(self, unwanted: Callable[[Remark], bool]) -> None:
        """Remove the `unwanted` remarks."""
        self._repeats = {
            key: repeated for key, repeated in self._repeats.items() if not unwanted(repeated[0])
        }

    def findings(self) -> list[Finding]:
        """Return the remarks: of each kind the first few, then a count of the others."""
        kinds: dict[tuple[Severity, str], list[_Repeated]] = {}
        for remark, pages in self._repeats.values():
            kinds.setdefault((remark.severity, remark.kind), []).append((remark, pages))
        found = []
        for (severity, kind), alike in kinds.items():
            found += [_finding(*repeated) for repeated in alike[:_SAID_OF_A_KIND]]
            if rest := [pages for _, pages in alike[_SAID_OF_A_KIND:]]:
                firsts, places = {pages[0] for pages in rest}, sum(map(len, rest))
                message = f"{_where(firsts)}: there are {places} more places with {kind}."
                found.append(Finding(severity, min(firsts), message))
        return found


def _finding(remark: Remark, pages: Sequence[int]) -> Finding:
    at = f" at {remark.place[0]:.1f}, {remark.place[1]:.1f} mm" if remark.place else ""
    more = f" ({len(pages)} places like it)" if remark.place and len(pages) > 1 else ""
    message = f"{_where({*pages})}: {remark.subject}{at} {remark.verdict}{more}."
    return Finding(remark.severity, pages[0], message)


def _where(pages: Collection[int]) -> str:
    runs = in_runs(pages).split(", ")
    more = ", ..." if len(runs) > _SAID_OF_A_KIND else ""
    page = "Pages" if len(pages) > 1 else "Page"
    return f"{page} {', '.join(runs[:_SAID_OF_A_KIND])}{more}"
