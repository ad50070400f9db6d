"""The options that commands share, declared once, and what all commands do with them."""

import inspect
import io
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, is_dataclass
from functools import wraps
from itertools import chain, islice
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from cardgen.inputs.faults import Fault, fault_lines
from cardgen.jobs.options import Entry, declared, option, table_of
from cardgen.jobs.progress import Progress
from cardgen.jobs.writing import SheetOptions, Written, formats_of
from cardgen.output import write
from companion.usage import Option, WrongUsageError, as_started

OUTPUT = Path("output")
PREVIEW_DPI = 150
PRINT_SHOP = "-print-shop"
"""The end of a file's name for ``--stock single``: it never replaces sheets for your printer."""

_MOST_NAMED = 12  # files named one by one

QUIET = Option("Show warnings and errors only.", names=("--quiet", "-q"))


def usage_error(message: str) -> NoReturn:
    """Report wrong options in one line and stop with exit status 2."""
    raise WrongUsageError(message)


def to_type(text: str) -> str:
    """Return `text` with its commands of cardgen as they can be typed here."""
    return re.sub(r"(?<![\w/\\])cardgen (?=[a-z])", lambda _: f"{as_started('cardgen')} ", text)


@dataclass(frozen=True, kw_only=True)
class PrintOptions(SheetOptions):
    """How a command prints, and where."""

    preview: bool = option(False, "Also write a PNG picture of each PDF page.")
    jobs: int | None = option(None, "Number of processes; default: one per core.", "N", at_least=1)
    output: str | None = option(
        None, "File or folder to write to; default: in output/.", "PATH", names=("-o", "--output")
    )
    quiet: bool = declared(False, QUIET)

    def __post_init__(self) -> None:
        if self.preview and "pdf" not in formats_of(self.formats):
            usage_error("--preview pictures the pages of a PDF: leave it out, or use --format both")

    def check_pdfx(self, pdfx: bool) -> None:
        """Refuse ``--pdfx`` without PDF files."""
        if pdfx and "pdf" not in formats_of(self.formats):
            usage_error(f"--pdfx is for PDF: leave out --format {self.formats}")

    def folder(self, default: Path = OUTPUT) -> Path:
        """Return the folder to write to."""
        if self.output is not None and not _is_folder(self.output):
            usage_error(
                f"--output: '{self.output}' is not a folder, and there are several files to write"
            )
        return default if self.output is None else Path(self.output)

    def file(self, name: str) -> Path:
        """Return the file to write, without suffix; in a folder it is called `name`."""
        if self.output is None or _is_folder(self.output):
            return self.folder() / name
        formats = formats_of(self.formats)
        path = Path(self.output)
        if path.suffix[1:] not in formats:
            wanted = " or ".join(f".{each}" for each in formats)
            usage_error(
                f"--output: '{path}' does not end in {wanted}, nor in a slash like a folder"
            )
        return path.with_suffix("")

    def sheets(self, name: str) -> dict[str, Any]:
        """Return the shared settings of a job that usually writes a file called `name`."""
        return self.with_output(self.file(name))

    @contextmanager
    def progress(self) -> Iterator[Progress | None]:
        """Show progress bars during the block, on a terminal and without ``--quiet``.

        One without an end gives way to the next.
        """
        if self.quiet or not sys.stderr.isatty():
            yield None
            return
        from rich import progress as bars  # a tenth of the time that a card takes
        from rich.console import Console

        columns = (
            bars.TextColumn("{task.description}"),
            bars.BarColumn(),
            bars.MofNCompleteColumn(),
            bars.TimeRemainingColumn(),
        )
        # no refresh thread: the search for puzzles forks, and a thread might hold a lock then
        console = Console(stderr=True)
        with bars.Progress(*columns, console=console, transient=True, auto_refresh=False) as shown:

            def show(what: str, done: int, total: int | None) -> None:
                task = next((task for task in shown.tasks if task.description == what), None)
                if task is None:
                    for endless in [each.id for each in shown.tasks if each.total is None]:
                        shown.remove_task(endless)
                    shown.add_task(what, total=total)
                else:
                    # drawn for each of many cards, it would take longer than they do
                    is_due = not total or done == total or done % max(1, total // 100) == 0
                    shown.update(task.id, completed=done, refresh=is_due)

            yield show

    def report(self, message: str | Fault) -> None:
        """Print a message, but not with ``--quiet``."""
        if not self.quiet:
            typer.echo(str(message), err=True)

    def finish(self, written: Written) -> None:
        """Write previews; print what was written, the preflight's warnings, and what to do next."""
        for line in fault_lines(written.left_out):
            typer.echo(f"left out: {line}", err=True)
        for remark in written.remarks:
            typer.echo(str(remark), err=True)
        for path, finding in written.findings:
            typer.echo(f"{path}: {finding}", err=True)
        pictures = (
            picture for path in written.paths if self.preview for picture in _previews(path)
        )
        count = 0
        # each is reported even if a later one fails
        for count, path in enumerate(chain(written.paths, pictures), 1):
            if count <= _MOST_NAMED and not self.quiet:
                typer.echo(f"wrote {path}")
        if self.quiet:
            return
        if self.preview and written.paths and (words := _ink_of(written.paths[0])):
            typer.echo(f"ink: {words} for the first sheet")
        if count > _MOST_NAMED:
            typer.echo(f"... and {count - _MOST_NAMED} more files")
        typer.echo(f"next: {to_type(written.advice)}")


def print_options(*, without: str = "") -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the options of each table that it takes; of `PrintOptions`, not all.

    A parameter that is a table of options, a dataclass, stands for all of its fields.
    """

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        given = inspect.signature(command, eval_str=True).parameters
        tables = {
            name: [each for each in table_of(taken.annotation) if each not in without.split()]
            for name, taken in given.items()
            if _is_table(taken.annotation)
        }

        @wraps(command)
        def run(**values: Any) -> None:
            filled = {
                name: given[name].annotation(**{each: values.pop(each) for each in names})
                for name, names in tables.items()
            }
            command(**filled, **values)

        first, *further = (
            [_parameter(each, table_of(given[name].annotation)[each]) for each in names]
            for name, names in tables.items()
        )
        own = [
            each.replace(kind=inspect.Parameter.KEYWORD_ONLY)
            for name, each in given.items()
            if name not in tables
        ]
        signature = inspect.Signature([*chain(*further), *own, *first])
        run.__signature__ = signature  # type: ignore[attr-defined]
        return run

    return decorate


def _is_table(kind: Any) -> bool:
    return is_dataclass(kind)


def _parameter(name: str, entry: Entry) -> inspect.Parameter:
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        default=entry.default,
        annotation=Annotated[entry.kind, entry.declared],
    )


def _is_folder(output: str) -> bool:
    return not Path(output).suffix or output.endswith(("/", "\\")) or Path(output).is_dir()


def _ink_of(path: Path) -> str:
    """Return what the first sheet of a PDF file takes; nothing for another file."""
    if path.suffix != ".pdf":
        return ""
    from cardgen.drawing.raster import INK_DPI, ink_words, pages_of

    return ink_words(islice(pages_of(path, INK_DPI), 2), INK_DPI)


def _previews(path: Path) -> Iterable[Path]:
    from cardgen.drawing.raster import pages_of  # a card without previews needs none

    if path.suffix != ".pdf":
        return
    for number, page in enumerate(pages_of(path, PREVIEW_DPI), 1):
        out = io.BytesIO()
        page.save(out, "PNG")
        target = path.with_name(f"{path.stem}-{number}.png")
        write(target, out.getvalue())
        yield target
