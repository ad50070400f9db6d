"""What the commands of `cardgen` share: their options, the progress bar, and what is said at the end.

Everything heavy is imported where it is used, so that ``--help`` is there at once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

import typer

if TYPE_CHECKING:
    from rich.progress import Progress

    from cardgen.drawing.shapes import Page
    from cardgen.jobs.writing import Writing, Written

OUTPUT = Path("output")
PREVIEW_DPI = 150
_TOLD = 12  # files named one by one

Format = Literal["pdf", "svg", "both"]
SvgText = Literal["outlines", "live"]
Flip = Literal["long", "short", "manual"]

Output = Annotated[
    Path | None,
    typer.Option("-o", "--output", metavar="PATH", help="File or folder; default: output/."),
]
ProfileFile = Annotated[
    Path | None,
    typer.Option("--profile", metavar="FILE", help="Whose card it is; default: an example."),
]
Formats = Annotated[Format, typer.Option("--format", help="File format.")]
Text = Annotated[SvgText, typer.Option("--svg-text", help="Text in SVG as outlines, or live for editing.")]
Fonts = Annotated[
    list[Path], typer.Option("--font", metavar="FILE", help="A further font, for characters the others lack.")
]
Preview = Annotated[bool, typer.Option("--preview", help="Also write PNG pictures of the PDF's pages.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing but faults.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", min=1, metavar="N", help="Processes; default: one a core.")
]
Paper = Annotated[str, typer.Option(metavar="SIZE", help="a4, letter, a3, sra3, a2 or WxH in mm.")]


def named(output: Path | None, name: str, formats: Format = "pdf") -> Path:
    """Return the place of a file without its suffix: `output` is a file if it has one, else a folder."""
    if output is None:
        return OUTPUT / name
    suffix = output.suffix
    if suffix.lower() in (".pdf", ".svg"):
        if suffix != suffix.lower():  # the file written would be another one
            usage_error(f"-o {output}: write the suffix small, {suffix.lower()}")
        if formats not in (suffix[1:], "both"):
            usage_error(f"-o {output}: this writes {formats.upper()}, so name a .{formats} file or a folder")
        return output.with_suffix("")
    return output / name


def check_preview(preview: bool, formats: Format) -> None:
    """Refuse pictures of PDF pages where no PDF is written."""
    if preview and formats == "svg":
        usage_error("--preview pictures the pages of a PDF: leave it out, or take --format both")


def usage_error(message: str) -> NoReturn:
    """Say in one line what is wrong with the options, and stop with exit status 2."""
    typer.echo(message, err=True)
    raise typer.Exit(2)


def written_pages(pages: Iterable[Page], writing: Writing, advice: str) -> Written:
    """Write `pages` as `writing` says, in the bundled faces."""
    from cardgen.drawing.fonts import FontBook  # noqa: PLC0415
    from cardgen.jobs.writing import write_alone  # noqa: PLC0415

    return write_alone(pages, FontBook(), writing, advice)


@contextmanager
def progress_bar(quiet: bool) -> Iterator[Progress | None]:
    """Show a progress bar while the block runs: on a terminal, and only where one is wanted."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich import progress as bars  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415

    columns = (
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeRemainingColumn(),
    )
    # no thread of its own that refreshes it: a batch forks, and a thread may hold a lock just then
    console = Console(stderr=True)
    with bars.Progress(*columns, console=console, transient=True, auto_refresh=False) as progress:
        yield progress


def finish(
    written: Written,
    preview: bool,
    quiet: bool,
    findings: Iterable[tuple[Path, str]] | None = None,
    workers: int | None = 1,
) -> None:
    """Check every PDF file written, make the previews, and say what there is and what to do next.

    `findings` has what a job has found already that checks its files itself. Long files are checked by so
    many `workers`, None for one a core.
    """
    for row in written.left_out:
        for fault in row.faults:
            typer.echo(f"left out: {fault}", err=True)
    if findings is None:
        findings = _findings(written.paths, workers)
    for path, finding in findings:
        typer.echo(f"{path}: {finding}", err=True)
    pictures = (picture for path in written.paths if preview for picture in _previews(path))
    count = 0
    for count, path in enumerate(chain(written.paths, pictures), 1):  # told of, even if a later one fails
        if count <= _TOLD and not quiet:
            typer.echo(f"wrote {path}")
    if quiet:
        return
    if count > _TOLD:
        typer.echo(f"... and {count - _TOLD} more files")
    typer.echo(f"next: {written.advice}")


def _findings(paths: Iterable[Path], workers: int | None) -> Iterator[tuple[Path, str]]:
    """Yield what the preflight says of each PDF file among `paths`."""
    for path in paths:
        if path.suffix == ".pdf":
            from cardgen.preflight.check import preflight  # noqa: PLC0415

            for finding in preflight(path, workers).findings:
                yield path, str(finding)


def _previews(path: Path) -> Iterable[Path]:
    """Write a PNG for each page of a PDF file and yield its path."""
    import io  # noqa: PLC0415

    from cardgen.drawing.raster import page_count, raster  # noqa: PLC0415
    from cardgen.output import write  # noqa: PLC0415

    if path.suffix != ".pdf":
        return
    count = page_count(path)
    for page in range(count):
        out = io.BytesIO()
        raster(path, page, PREVIEW_DPI).save(out, "PNG")
        target = path.with_name(f"{path.stem}-{page + 1}.png")
        write(target, out.getvalue())
        yield target
