"""The command printer."""

from dataclasses import asdict
from typing import Annotated

import typer

from cardgen.cli.options import QUIET, to_type, usage_error
from cardgen.press import printer as press
from companion.usage import Argument, Option


def printer(
    name: Annotated[str | None, Argument("Printer; without it, list all.", "NAME")] = None,
    offset: Annotated[
        str | None, Option("How far the back is too far right and too far down, in mm.", "X,Y")
    ] = None,
    scale: Annotated[
        str | None, Option("Measured length divided by true length, across and down.", "X,Y")
    ] = None,
    skew: Annotated[float | None, Option("Degrees by which the back is turned.", "DEG")] = None,
    add: Annotated[
        bool, Option("Add the values: they were read off a sheet of calibrate --printer.")
    ] = False,
    quiet: Annotated[bool, QUIET] = False,
) -> None:
    """Save or show what you read off a calibration sheet.

    Values that you don't give stay as they were.
    """
    values: dict[str, float] = {}
    if offset is not None:
        values["offset_x"], values["offset_y"] = _pair("--offset", offset)
    if scale is not None:
        values["scale_x"], values["scale_y"] = _pair("--scale", scale)
    if skew is not None:
        values["skew"] = skew
    if name is None and (values or add):
        usage_error("name the printer, such as: cardgen printer office --offset 0.75,-1.25")
    if add and not values:
        usage_error("--add needs values to add: --offset X,Y, --scale X,Y or --skew DEG")
    if name is None:
        none = to_type("no printer is saved yet; next: cardgen calibrate")
        typer.echo("\n".join(press.printer_names()) or none)
        return
    if not values:
        typer.echo(
            "\n".join(f"{key} = {value}" for key, value in asdict(press.load_printer(name)).items())
        )
        return
    if add:
        profile = press.combined(press.load_printer(name), press.PrinterProfile(name, **values))
    else:
        profile = press.updated(name, values)
    path = press.save_printer(profile)
    if not quiet:
        typer.echo(f"wrote {path}\nsaved for {name}: {press.in_words(profile)}")
        typer.echo(to_type(f"next: cardgen calibrate --printer {name}, to check the correction"))


def _pair(option: str, text: str) -> tuple[float, float]:
    try:
        x, y = (float(part) for part in text.split(","))
    except ValueError:
        usage_error(
            f"{option}: '{text}' is not two numbers with a comma between them, such as 0.5,-1.25"
        )
    return x, y
