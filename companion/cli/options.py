"""The arguments and options that commands share, declared once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

File = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", dir_okay=False)]
Quiet = Annotated[bool, typer.Option("--quiet", help="Print only what is wrong.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document for programs.")]
New = Annotated[bool, typer.Option("--new", help="Begin a new record; an existing one is not changed.")]
Lan = Annotated[bool, typer.Option("--lan", help="Let phones on your network join.")]
Address = Annotated[
    str | None, typer.Option("--address", metavar="IP", help="Listen on this address instead.")
]
Port = Annotated[
    int, typer.Option("--port", min=0, max=65535, help="Listen on this port; 0 takes any that is free.")
]
PORT = 8317
