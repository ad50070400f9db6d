"""What commands do with the file of a record, and how they print what is wrong with it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import typer

from companion.usage import WrongUsageError

if TYPE_CHECKING:
    from companion.errors import Fault
    from companion.session import Replay

T = TypeVar("T")


def check_record_named(file: Path, new: bool) -> None:
    """Raise WrongUsageError unless a record is there, or with `new` may be begun there."""
    if not file.parent.is_dir():
        raise WrongUsageError(f"FILE: there is no folder {file.parent}")
    if not new and not file.exists():
        raise WrongUsageError(f"FILE: {file} does not exist; --new begins a record")


def replay_file(file: Path) -> Replay:
    """Return the game of a record, up to its first fault; WrongUsageError if it can't be read."""
    from companion.session import replay
    from companion.textfile import read_record

    try:
        return replay(read_record(file), file.parent)
    except OSError as error:
        raise WrongUsageError(f"{file}: {error.strerror or error}") from None


def print_json(document: dict[str, Any]) -> None:
    """Print a document for programs."""
    import json

    from companion.contract import FORMAT

    sys.stdout.write(json.dumps(FORMAT | document) + "\n")


def print_fault(fault: Fault) -> None:
    """Print for programs what is wrong with a record."""
    from companion.errors import fault_document

    print_json({"error": fault_document(fault)})


def finish(file: Path, cut: int | None, fault: Fault | None, quiet: bool) -> None:
    """Print what is wrong with a record unless `quiet`; exit with status 1 if it has a fault."""
    if cut is not None and not quiet:
        typer.echo(f"{file}:{cut}: this line was cut off before its end and is ignored", err=True)
    if fault is not None:
        raise refusal(file, fault, quiet)


def refusal(file: Path, fault: Fault, quiet: bool) -> typer.Exit:
    """Print what is wrong with a record unless `quiet`; return the exit to raise."""
    if not quiet:
        ruling = f" [{fault.ruling}]" if fault.ruling else ""
        typer.echo(f"{file}:{fault.line}: {fault.message}{ruling}", err=True)
    return typer.Exit(1)


def show_progress(steps: Iterator[T], total: int, what: str) -> Iterator[T]:
    """Yield what `steps` yields; on a terminal, show a progress bar."""
    if not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(steps, what, total, console=Console(stderr=True), transient=True)
