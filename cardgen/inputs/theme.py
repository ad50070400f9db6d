"""Themes: the colours and the composition of a card, from `layouts/themes` or a user's file."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Literal, get_args

from cardgen.data import data_names, read_data
from cardgen.drawing.colour import for_type, ink_of, rgb_of
from cardgen.drawing.ink import BLACK, WHITE, Ink, blend, contrast
from cardgen.drawing.shapes import Weight
from cardgen.inputs.faults import InputFault, did_you_mean, quoted
from cardgen.inputs.textfile import FileVersion, file_version
from cardgen.inputs.toml import TomlTable, read_toml

Composition = Literal["column", "headline"]
Portrait = Literal["gradient", "engraving", "rings", "halftone", "none"]
Ornament = Literal["board", "diamond", "rings"]
GameGround = Literal["dark", "light", "yellow", "black"]
NameWeight = Literal["semibold", "bold", "serif-semibold"]

_CHOICES = {
    "games": GameGround,
    "composition": Composition,
    "portrait": Portrait,
    "ornament": Ornament,
    "name_weight": NameWeight,
}

LEAST_CONTRAST = 4.5
"""Of type and its ground on a screen (WCAG 2)."""
QR_CONTRAST = 7.0
"""Of a black QR symbol and its ground, for phones in dim light."""
DARK, STRONG, LIGHT = 0.22, 0.5, 0.78
"""Greys of a photograph whose tones also colour the ornaments."""
MOST_INK = 300.0
"""Of all four inks together, in percent."""

_COLOUR = '"#rrggbb", or ["#rrggbb", cyan, magenta, yellow, black] with the inks in percent'


@dataclass(frozen=True, slots=True)
class GameColours:
    """The colours of a game: of its words, and of the piece that they stand on."""

    words: Ink
    piece: Ink


@dataclass(frozen=True, slots=True)
class Tone:
    """One colour of a portrait, and the photograph's grey for it: `at` 0 (black) to 1 (white)."""

    at: float
    ink: Ink


@dataclass(frozen=True, slots=True)
class Theme:
    """How a card looks.

    `text`, `quiet`, `name` and `title` are inks of type on `ground`; the first two, for small type
    and lines, are on two plates at most. `tile` is under the QR symbol, None if the ground is light
    enough for it. `shape` and `node` are the inks of the ornament. `tones` map the photograph, the
    darkest first.
    """

    name: str
    about: str
    games: GameGround
    composition: Composition
    portrait: Portrait
    ornament: Ornament
    name_weight: Weight
    ground: Ink
    text: Ink
    quiet: Ink
    name_ink: Ink
    title: Ink
    tile: Ink | None
    shape: Ink
    node: Ink
    tones: tuple[Tone, ...]

    @property
    def is_white(self) -> bool:
        """Whether the ground is the paper itself, without ink."""
        return self.ground == WHITE

    @property
    def is_one_ink(self) -> bool:
        """Whether a whole card is printed in one ink, without tints of it.

        Lines and dots then take the place of tints, and edges of pieces that of colours.
        """
        return self.games == "black"

    @property
    def is_dark(self) -> bool:
        """Whether light type stands on the ground."""
        return contrast(self.ground.rgb, WHITE.rgb) > contrast(self.ground.rgb, (0, 0, 0))

    def tone(self, at: float) -> Ink:
        """Return the colour for the grey `at` of a photograph (0 is black) between the tones."""
        for tone in self.tones:
            if at == tone.at:
                return tone.ink  # as it is, without rounding
        for below, above in pairwise(self.tones):
            if below.at < at < above.at:
                return blend(below.ink, above.ink, (at - below.at) / (above.at - below.at))
        return self.tones[0 if at < self.tones[0].at else -1].ink

    def game(self, name: str) -> GameColours:
        """Return the colours of the game called `name`, or those of "shared" pieces."""
        return game_colours(self.games)[name]


def theme_names() -> list[str]:
    """Return the names of the bundled themes."""
    return [Path(name).stem for name in data_names("layouts/themes/*.toml")]


def load_theme(name: str) -> Theme:
    """Return the theme called `name`, or the one in the TOML file at that path.

    Raises InputFault if the name is unknown or the file unreadable, or with every fault of the
    file.
    """
    return _loaded(name, file_version(name) if name.endswith(".toml") else ())


@lru_cache(maxsize=16)
def _loaded(name: str, _: FileVersion) -> Theme:
    if name.endswith(".toml"):
        return _read(Path(name))
    if name not in ("nocturne", *theme_names()):  # the default, even if its file is missing
        raise InputFault.of("--theme", unknown_theme(name))
    return read_data(f"layouts/themes/{name}.toml", _read)


def unknown_theme(name: str) -> str:
    """Return a message on a theme that does not exist."""
    known = theme_names()
    hint = did_you_mean(name, known)
    return f"there is no theme {quoted(name)}{hint}: {', '.join(known)}, or a .toml file"


@lru_cache(maxsize=4)
def game_colours(ground: GameGround) -> dict[str, GameColours]:
    """Return the colours of the games on a ground by name; "shared" is for all of them."""
    return read_data(f"layouts/themes/games/{ground}.toml", _read_games)


def _read_games(path: Path) -> dict[str, GameColours]:
    top = read_toml(path)
    colours = {}
    for game in top.keys:
        table = top.table(game, required=True)
        colours[game] = GameColours(_ink(table, "words"), _ink(table, "piece"))
    top.close()
    return colours


def _read(path: Path) -> Theme:
    top = read_toml(path)
    about = top.text("about") or ""
    chosen = {
        key: top.choice(key, get_args(kind), get_args(kind)[0], required=True)
        for key, kind in _CHOICES.items()
    }
    colours = top.table("colours", required=True)
    ground, text, quiet, name, title, shape, node = (
        _ink(colours, key) for key in ("ground", "text", "quiet", "name", "title", "shape", "node")
    )
    tile = _ink(colours, "tile") if colours.given("tile") else None
    if tile is None and contrast(BLACK.rgb, ground.rgb) < QR_CONTRAST:
        tile = WHITE
    elif tile is not None and (ratio := contrast(BLACK.rgb, tile.rgb)) < QR_CONTRAST:
        message = (
            f"black on {tile.hex} has a contrast of {ratio:.1f} to 1: phones need {QR_CONTRAST:g} "
            "to 1"
        )
        colours.fault(message, "tile")
    for key, ink in (("text", text), ("quiet", quiet), ("name", name), ("title", title)):
        ratio = contrast(ink.rgb, ground.rgb)
        known = all(colours.given(each) and not colours.at_fault(each) for each in (key, "ground"))
        if known and ratio < LEAST_CONTRAST:
            colours.fault(
                f"{ink.hex} on {ground.hex} has a contrast of {ratio:.1f} to 1: "
                f"at least {LEAST_CONTRAST:g} to 1",
                key,
            )
    tables = top.tables("tones")
    tones = tuple(
        Tone(
            table.number("at", 0, 1, 0, "the grey of the photograph", of=""), _ink(table, "colour")
        )
        for table in tables
    )
    if len(tones) < 2 and not top.at_fault("tones"):
        top.fault(
            "needs at least two tones, each under [[tones]]: the darkest and the lightest", "tones"
        )
    elif not any(table.at_fault("at") for table in tables) and any(
        tone.at >= after.at for tone, after in pairwise(tones)
    ):
        top.fault("each tone needs a larger 'at' than the one before it", "tones")
    elif (
        chosen["portrait"] in ("engraving", "rings")
        and contrast(tones[0].ink.rgb, ground.rgb) < LEAST_CONTRAST
    ):
        message = (
            f"the first, {tones[0].ink.hex}, is the ink of the portrait's lines and can't be "
            "seen on the ground"
        )
        top.fault(message, "tones")
    if chosen["games"] == "black":
        inks = {"ground": ground, "text": text, "quiet": quiet, "name": name, "title": title}
        for key, ink in {**inks, "shape": shape, "node": node}.items():
            if ink.cmyk not in ((WHITE.cmyk,) if key == "ground" else (WHITE.cmyk, BLACK.cmyk)):
                only = "white" if key == "ground" else "black or white"
                colours.fault(f'with games = "black" it must be {only}, without tints', key)
    top.close()
    return Theme(
        path.stem,
        about,
        ground=ground,
        text=for_type(text),
        quiet=for_type(quiet),
        name_ink=name,
        title=title,
        tile=tile,
        shape=shape,
        node=node,
        tones=tones,
        **chosen,
    )


def _ink(table: TomlTable, key: str) -> Ink:
    """Return a colour; its inks are converted by profile if the file does not give them."""
    value = table.value(key, (str, list), _COLOUR, _COLOUR)
    if value is None:
        return WHITE
    parts = [value] if isinstance(value, str) else value
    try:
        match parts:
            case [str(screen)]:
                return ink_of(screen.strip())
            case [str(screen), *inks] if len(inks) == 4 and all(_is_share(ink) for ink in inks):
                if sum(inks) > MOST_INK:
                    table.fault(
                        f"{sum(inks):g} % of ink is more than paper takes: at most {MOST_INK:g}",
                        key,
                    )
                c, m, y, k = (float(ink) / 100 for ink in inks)
                return Ink((c, m, y, k), rgb_of(screen.strip()))
    except ValueError as error:
        table.fault(str(error), key)
        return WHITE
    table.fault(f"must be {_COLOUR}", key)
    return WHITE


def _is_share(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 100
