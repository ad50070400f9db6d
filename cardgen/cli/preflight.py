"""The command preflight."""

import json as codec
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from cardgen.preflight.check import preflight as check
from companion.usage import Argument, Option


def preflight(
    file: Annotated[Path, Argument("PDF file to check.", "FILE")],
    json: Annotated[bool, Option("Print the findings as JSON.")] = False,
) -> None:
    """Check a PDF file for what a print shop would reject.

    The exit status is 1 if there is an error.
    """
    report = check(file)
    if json:
        typer.echo(codec.dumps(asdict(report), ensure_ascii=False, indent=1))
    else:
        for finding in report.findings:
            typer.echo(str(finding))
        typer.echo(report.summary)
        if report.use:
            typer.echo(report.use)
    if any(finding.severity == "error" for finding in report.findings):
        raise typer.Exit(1)
