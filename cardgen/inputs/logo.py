"""Logos: SVG files, or PNG files with a transparent ground."""

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from cardgen.drawing.shapes import Photo, Picture, Segment
from cardgen.inputs.textfile import FileVersion, file_version


class LogoError(ValueError):
    """A logo that cannot be used; the message says why, without the file name."""


@dataclass(frozen=True, slots=True)
class LogoShape:
    """A filled outline of a logo, in units of its height, and its colour ``#rrggbb``."""

    outline: tuple[Segment, ...]
    colour: str
    even_odd: bool


@dataclass(frozen=True, eq=False, slots=True)
class Logo:
    """A logo, 1 high and `width` wide, its origin at the top left.

    It consists of `shapes`, or it is a picture: `mask` is black where it covers all of the ground
    and white where it covers nothing, `colours` is the same in its own colours on white. It
    `runs_together` if one colour for all hides what it shows.
    """

    width: float
    shapes: tuple[LogoShape, ...] = ()
    mask: Picture | None = field(default=None, repr=False)
    colours: Photo | None = field(default=None, repr=False)
    runs_together: bool = False


def read_logo(path: Path) -> Logo:
    """Read the logo at `path`, an SVG or a PNG file.

    Raises LogoError if it cannot be read or contains what a logo must not contain.
    """
    return _read(path, file_version(path))


@lru_cache(maxsize=4)
def _read(path: Path, _: FileVersion) -> Logo:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LogoError(f"cannot be read: {error.strerror}") from None
    from cardgen.inputs.logo_reader import from_png, from_svg  # most cards have no logo

    return from_svg(data) if path.suffix.lower() == ".svg" else from_png(data)
