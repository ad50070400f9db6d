"""The command calibrate."""

from typing import Annotated, Literal

from cardgen.cli.options import PrintOptions, print_options
from cardgen.jobs.calibration import CalibrationJob, make_calibration
from companion.usage import Option


@print_options(without="font jobs")
def calibrate(
    options: PrintOptions,
    duplex: Annotated[
        Literal["long", "short", "manual"],
        Option("The edge on which your printer flips the sheet."),
    ] = "long",
    printer: Annotated[
        str | None, Option("Apply this printer's correction, to check it.", "NAME")
    ] = None,
) -> None:
    """Print a sheet that shows how far off your printer's back is."""
    job = CalibrationJob(duplex=duplex, printer=printer, **options.sheets("calibrate"))
    options.finish(make_calibration(job))
