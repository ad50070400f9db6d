"""A printer's accuracy: measured once on a calibration sheet, saved, and corrected on every back.

Consumer printers are off by 1 to 4 mm on the second side. All values are measured on the back as it
is seen: x to the right, y downwards, in mm; turns are clockwise.
"""

import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import platformdirs

from cardgen.drawing.shapes import Box, Matrix, moved, rotated, scaled
from cardgen.inputs.faults import Fault, InputFault, did_you_mean
from cardgen.inputs.toml import read_toml
from cardgen.output import write

LARGEST_OFFSET = 10.0
SMALLEST_SCALE, LARGEST_SCALE = 0.95, 1.05
LARGEST_SKEW = 3.0

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")
_RANGES = {
    "offset_x": (-LARGEST_OFFSET, LARGEST_OFFSET, "mm"),
    "offset_y": (-LARGEST_OFFSET, LARGEST_OFFSET, "mm"),
    "scale_x": (SMALLEST_SCALE, LARGEST_SCALE, ""),
    "scale_y": (SMALLEST_SCALE, LARGEST_SCALE, ""),
    "skew": (-LARGEST_SKEW, LARGEST_SKEW, "degrees"),
}
"""The least and the greatest value of each saved number, and its unit."""


@dataclass(frozen=True, slots=True)
class PrinterProfile:
    """How far a printer's backs are off: the measured values, not their correction.

    `offset_x`, `offset_y`: mm too far right and down (at most 10 either way); `scale_x`, `scale_y`:
    measured length / true length (0.95 to 1.05); `skew`: degrees clockwise (at most 3 either way).
    Raises InputFault with all faults if a value is out of range, or the name cannot be a file name.
    """

    name: str
    offset_x: float = 0.0
    offset_y: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0
    skew: float = 0.0

    def __post_init__(self) -> None:
        faults = []
        if not _NAME.fullmatch(self.name):
            rule = "up to 40 of A-Z, a-z, 0-9, '.', '_' and '-', a letter or digit first"
            faults.append(
                Fault("cardgen printer", None, f"'{self.name}' cannot be a printer's name: {rule}")
            )
        for key, (low, high, unit) in _RANGES.items():
            if not low <= (value := getattr(self, key)) <= high:
                tail = f" {unit}" if unit else ""
                message = f"{value:g}{tail} is out of range: {low:g} to {high:g}{tail}"
                faults.append(Fault(f"cardgen printer {self.name}", key.replace("_", " "), message))
        if faults:
            raise InputFault(faults)


def correction(profile: PrinterProfile, paper: Box) -> Matrix:
    """Return the map of the back of a sheet that cancels the printer's error in `profile`."""
    return printer_error(profile, paper).inverse()


def combined(profile: PrinterProfile, rest: PrinterProfile) -> PrinterProfile:
    """Return `profile` plus `rest`, measured on a sheet that `profile` corrected.

    On such a sheet the printer's error is `profile`, then `rest`: offsets and skews add up, scales
    multiply. This ignores products of two small errors: a skew of 0.2 degrees and an offset of 3 mm
    make a hundredth of a mm. Raises InputFault if a sum is out of range.
    """
    return PrinterProfile(
        profile.name,
        round(profile.offset_x + rest.offset_x, 9),  # so that 0.1 + 0.2 is 0.3
        round(profile.offset_y + rest.offset_y, 9),
        round(profile.scale_x * rest.scale_x, 9),
        round(profile.scale_y * rest.scale_y, 9),
        round(profile.skew + rest.skew, 9),
    )


def updated(name: str, read: Mapping[str, float]) -> PrinterProfile:
    """Return the profile saved under `name` with the fields in `read` replaced.

    A new name starts as a printer without error. Raises InputFault if a value is out of range, if
    the name cannot be a file name, or if a saved value that stays is damaged.
    """
    if read.keys() == _RANGES.keys() or name not in printer_names():
        return PrinterProfile(name, **read)
    old = load_printer(name)
    return PrinterProfile(name, **{field: getattr(old, field) for field in _RANGES} | dict(read))


def in_words(profile: PrinterProfile) -> str:
    """Return the values of `profile` in one line."""
    # without -0
    x, y, across, down, skew = (f"{getattr(profile, field) + 0.0:.9g}" for field in _RANGES)
    return f"offset {x},{y} mm, scale {across},{down}, skew {skew} degrees"


def printer_error(profile: PrinterProfile, paper: Box) -> Matrix:
    """Return the printer's error on the back of a sheet, which `correction` cancels."""
    x, y = paper.centre
    return (
        moved(x + profile.offset_x, y + profile.offset_y)
        @ rotated(profile.skew)
        @ scaled(profile.scale_x, profile.scale_y)
        @ moved(-x, -y)
    )


def save_printer(profile: PrinterProfile) -> Path:
    """Save `profile` under its name, return its file; raises InputFault if it can't be saved."""
    path = _folder() / f"{profile.name}.toml"
    lines = [
        "# How this printer's backs come out: mm, ratios and degrees, "
        "as read off a calibration sheet."
    ]
    lines += [f"{field} = {float(getattr(profile, field))!r}" for field in _RANGES]
    write(path, ("\n".join(lines) + "\n").encode())
    return path


def load_printer(name: str) -> PrinterProfile:
    """Return the profile saved under `name`; raises InputFault if none is, or it is damaged."""
    known = printer_names()
    if name not in known:
        saved = f"known: {', '.join(known)}"
        if not known:
            saved = (
                "none is saved yet: "
                "cardgen printer NAME --offset X,Y saves what cardgen calibrate shows"
            )
        message = f"no printer is called '{name}'{did_you_mean(name, known)}; {saved}"
        raise InputFault.of("--printer", message)
    try:
        table = read_toml(_folder() / f"{name}.toml")
        fields = {
            key: table.number(
                key, low, high, math.nan, "the measured value", f" of {unit}" if unit else ""
            )
            for key, (low, high, unit) in _RANGES.items()
        }
        table.close()
    except InputFault as error:
        again = f"save all of it again: cardgen printer {name} --offset X,Y --scale X,Y --skew DEG"
        *others, last = error.faults
        raise InputFault([*others, replace(last, message=f"{last.message}; {again}")]) from None
    return PrinterProfile(name, **fields)


def printer_names() -> list[str]:
    """Return the names of all saved printers."""
    return sorted(path.stem for path in _folder().glob("*.toml") if _NAME.fullmatch(path.stem))


def _folder() -> Path:
    """Return ``printers`` in the folder CARDGEN_CONFIG, or else in the user's settings."""
    chosen = os.environ.get("CARDGEN_CONFIG")
    if chosen:
        return Path(chosen) / "printers"
    return platformdirs.user_config_path("cardgen", appauthor=False) / "printers"
