"""Card geometries: a card's size and folds, from `layouts/cards` or a user's file."""

from dataclasses import dataclass
from math import nan
from pathlib import Path
from typing import Literal

from cardgen.data import data_names, read_data
from cardgen.drawing.shapes import Box, Line, Matrix, moved, rotated
from cardgen.inputs.faults import InputFault, did_you_mean
from cardgen.inputs.toml import read_toml
from companion.grid import SIZE

SMALLEST_CELL = 4.4
"""In mm: the smallest space that a pencil can fill in."""

LABELS = 2.5
"""Room in mm for the labels beside a grid."""

_LARGEST = 1000.0
_LENGTHS = {
    "bleed": "how far art reaches beyond the trim",
    "safe": "how far inside the trim what must be read ends",
    "fold_safe": "how far from every fold it ends",
    "cell": "the side of a space of the grids",
    "tab": "the width of each side tab, or 0 for none",
}


@dataclass(frozen=True, slots=True)
class Geometry:
    """A foldable card of two equal panels, or a flat card. Lengths in mm.

    `fold` is "across" if the panels are one above the other (the fold runs along their width),
    "down" if they are side by side, and "none" for a flat card, whose panels are its two sides. A
    flat card has the list of games or Connector on its back or, with `grid_back`, a grid. `tab` is
    the width of each side tab, 0 for none; `cell` is the side of a space of the grids.
    """

    name: str
    about: str
    panel_width: float
    panel_height: float
    fold: Literal["across", "down", "none"]
    bleed: float
    safe: float
    fold_safe: float
    cell: float
    tab: float
    grid_back: bool = False

    @property
    def width(self) -> float:
        """Width of the open card."""
        return self.panel_width * (2 if self.fold == "down" else 1)

    @property
    def height(self) -> float:
        """Height of the open card."""
        return self.panel_height * (2 if self.fold == "across" else 1)

    @property
    def card(self) -> Box:
        """The trim box of the open card."""
        return Box(0, 0, self.width, self.height)

    @property
    def folds(self) -> tuple[Line, ...]:
        """The lines along which both sides are folded; none on a flat card."""
        return () if self.fold == "none" else (self.main_fold,)

    @property
    def main_fold(self) -> Line:
        """The line along which the card is folded."""
        if self.fold == "across":
            return (0, self.panel_height, self.width, self.panel_height)
        return (self.panel_width, 0, self.panel_width, self.height)

    @property
    def tab_folds(self) -> tuple[Line, ...]:
        """The lines along which the side tabs are folded."""
        if not self.tab:
            return ()
        return tuple((x, 0, x, self.height) for x in (self.tab, self.width - self.tab))

    @property
    def grid(self) -> float:
        """The side of a grid."""
        return SIZE * self.cell

    def panel(self, which: Literal["front", "back"]) -> Matrix:
        """Return the map from a panel's coordinates (origin top left) to those of the outside."""
        if self.fold == "none":
            return Matrix()
        if self.fold == "down":
            return moved(self.panel_width if which == "front" else 0, 0)
        if which == "front":
            return moved(0, self.panel_height)
        return rotated(180, self.panel_width / 2, self.panel_height / 2)

    def half(self, which: Literal["blue", "red"]) -> Matrix:
        """Return the map from a grid's coordinates to the inside, seen with the card turned over.

        A grid's origin is the corner of A1 at the fold, x runs from A to J and y from Row 1 to Row
        10, towards its owner. On a flat card both are the grid on the back.
        """
        if self.fold == "none":  # the labels are outside: 1 to 10 at the left, A to J below
            below = self.panel_height - self.safe - LABELS - self.grid
            return moved(
                self.safe + LABELS, min(below, (self.panel_height - LABELS - self.grid) / 2)
            )
        middle_x, middle_y = self.width / 2, self.height / 2
        turn = {"across": 0, "down": -90}[self.fold] + (180 if which == "red" else 0)
        return moved(middle_x, middle_y) @ rotated(turn) @ moved(-self.grid / 2, 0)


def geometry_names() -> list[str]:
    """Return the names of the bundled geometries."""
    return [Path(name).stem for name in data_names("layouts/cards/*.toml")]


def load_geometry(name: str) -> Geometry:
    """Return the geometry called `name`, or the one in the TOML file at that path.

    Raises InputFault if the name is unknown or the file unreadable, or with every fault of the
    file.
    """
    if name.endswith(".toml"):
        return _read(Path(name))
    if name not in ("classic", *geometry_names()):  # the default, even if its file is missing
        known = ", ".join(geometry_names())
        hint = did_you_mean(name, geometry_names())
        raise InputFault.of(
            "--geometry", f"there is no geometry '{name}'{hint}: {known}, or a .toml file"
        )
    return read_data(f"layouts/cards/{name}.toml", _read)


def _read(path: Path) -> Geometry:
    top = read_toml(path)
    about = top.text("about") or ""
    panel = top.table("panel", "{ width = ..., height = ... } in mm", required=True)
    folds = '"across" (panels above each other), "down" (side by side) or "none" (a flat card)'
    lengths = [top.number(key, 0, _LARGEST, nan, required=what) for key, what in _LENGTHS.items()]
    geometry = Geometry(
        path.stem,
        about,
        panel.number("width", 0, _LARGEST, nan, required="how wide a panel is"),
        panel.number("height", 0, _LARGEST, nan, required="how high a panel is"),
        top.choice("fold", ("across", "down", "none"), "across", folds, required=True),
        *lengths,  # type: ignore[arg-type]
    )
    if geometry.fold == "none" and geometry.tab:
        top.fault("a flat card has no side tabs: 0", "tab")
    if geometry.cell < SMALLEST_CELL:
        top.fault(
            f"{geometry.cell:g} mm is too small for a pencil: at least {SMALLEST_CELL:g}", "cell"
        )
    else:
        rooms = _rooms(geometry)
        over = [
            f"{geometry.grid - room:.4g} mm more than {where} ({room:.4g} mm)"
            for where, room in rooms
            if geometry.grid > room
        ]
        if over:
            most = int(100 * min(room for _, room in rooms if geometry.grid > room) / SIZE) / 100
            cure = f"cell = {most:g} fits" if most >= SMALLEST_CELL else "make the panel larger"
            top.fault(
                f"the grid has {geometry.grid:g} mm a side: {', and '.join(over)}; {cure}", "cell"
            )
    top.close()
    return geometry


def _rooms(geometry: Geometry) -> list[tuple[str, float]]:
    """Return the two rooms in which a grid must fit, in words, and their lengths in mm."""
    edge = max(geometry.tab, geometry.safe)
    if geometry.fold == "none":
        width, height = geometry.width - LABELS - 2 * edge, geometry.height - LABELS
        return [("the width beside the labels", width), ("the height above the labels", height)]
    edges = "the side tabs" if geometry.tab > geometry.safe else "the safe margins"
    across, along, which = geometry.width, geometry.panel_height, "width"
    if geometry.fold == "down":
        across, along, which = geometry.height, geometry.panel_width, "height"
    return [
        (f"the {which} between {edges}", across - 2 * edge),
        ("the room from the fold to the safe margin", along - geometry.safe),
    ]
