"""Every key of every TOML file that we read, made wrong: the fault names the key and its line.

The files are written here statement by statement, so that the test knows each line without looking
for it.
"""

import datetime
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cardgen.connector.texts import read_texts
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.profile import read_profile
from cardgen.jobs.event.definition import read_event
from cardgen.press.printer import load_printer
from cardgen.press.stock import load_stock
from tests.support.nightly import tries


class Inline(dict[str, Any]):
    """A table that is written in braces on one line."""


@dataclass(frozen=True)
class Kind:
    """A kind of TOML file: one with every key there is, its place, and what reads it."""

    document: dict[str, Any]
    place: str
    read: Callable[[Path], object]


TEXT = "Hide a needle on your map and wait."
PORTRAIT = b"\x89PNG\r\n\x1a\n0000"
_BOOK = FontBook()

KINDS = {
    "profile": Kind(
        {
            "name": "Ada",
            "family_name": "A",
            "given_name": "B",
            "prefix": "Dr.",
            "particle": "van",
            "suffix": "FRS",
            "short_name": "Ada",
            "locale": "nl",
            "language": "en",
            "note": "Hello",
            "brand": "C",
            "title": "D",
            "organisation": "E",
            "phones": ["112"],
            "emails": ["a@example.com"],
            "urls": ["example.com"],
            "address": ["1 Street"],
            "portrait": "ada.png",
            "portrait_focus": "0.5,0.4",
            "portrait_zoom": 0.5,
            "logo": "mark.svg",
            "logo_colour": "own",
            "theme": "paper",
            "ink": "PANTONE 2965 U",
            "finish": "letterpress",
            "back": "both",
            "colours": {"accent": "#123456", "blue": "#123456", "red": "#123456"},
            "qr": {"content": "text", "text": "hello", "url": "example.com"},
        },
        "profile.toml",
        read_profile,
    ),
    "event": Kind(
        {
            "name": "Games night",
            "date": datetime.date(2027, 3, 12),
            "place": "Town Hall",
            "language": "en",
            "site": "https://example.com/games/",
            "paper": "a4",
            "placemats": True,
            "placemat_paper": "a3",
            "tent_diets": "own",
            "records": True,
            "grids": True,
            "rules_cards": True,
            "cards": {
                "profile": "profile.toml",
                "csv": "guests.csv",
                "map": ["name=name"],
                "blank": "keep",
                "names_csv": "names.csv",
                "texts": "texts.toml",
                "copies": 1,
                "stock": "plain",
                "geometry": "us",
                "paper": "a4",
                "bleed": True,
                "gutter": 1.5,
                "duplex": "short",
                "start": 2,
                "theme": "paper",
                "grid": False,
                "qr_site": True,
                "shorten": True,
                "skip_bad": True,
                "printer": "office",
                "marks": "both",
                "fold_lines": True,
                "cut_lines": True,
                "color": "cmyk",
                "pdfx": True,
                "condition": "fogra39",
                "seed": 3,
                "minutes": 2.5,
            },
            "puzzles": {
                "level": "easy",
                "count": 2,
                "per_page": 4,
                "seed": "spring",
                "seconds": 60,
                "copies": 9,
            },
            "table": [
                {
                    "game": "reflector",
                    "variants": [],
                    "layout": "reflector-2",
                    "language": "en",
                    "players": 2,
                    "join_qr": "http://192.168.1.5:8317/#table=one&code=ABC234",
                },
                {
                    "game": "deflector",
                    "variants": ["reflection"],
                    "layout": "deflector-4-full",
                    "language": "en",
                    "join_qr": "http://192.168.1.5:8317/#table=two&code=DEF567",
                    "players": [
                        "Ann Lee",
                        Inline(name="Bob", symbol="O", diet="vegan", short_name="Bob"),
                        "Cat",
                        "Dan",
                    ],
                },
            ],
        },
        "event.toml",
        lambda path: read_event(path, _BOOK),
    ),
    "stock": Kind(
        {
            "about": "columns = 3, rows = 4",
            "paper": Inline(width=210, height=297),
            "cell": Inline(width=80.0, height=100.0),
            "fold": Inline(x=40.0, y=50.0),
            "columns": 2,
            "rows": 2,
            "x0": 15,
            "y0": 20,
            "dx": 95,
            "dy": 110,
            "bleed": 2,
            "margin": 4,
            "perforated": False,
        },
        "stock.toml",
        load_stock,
    ),
    "geometry": Kind(
        {
            "about": "mine",
            "panel": Inline(width=100.0, height=60.0),
            "fold": "across",
            "bleed": 3,
            "safe": 3,
            "fold_safe": 2,
            "cell": 5.0,
            "tab": 10,
        },
        "geometry.toml",
        lambda path: load_geometry(str(path)),
    ),
    "texts": Kind(
        {
            "title": "Two",
            "invitation": "Come and play.",
            "North": {
                "cards": 2,
                "colour": "#ffd633",
                "text": TEXT,
                "seats": ["1 left"],
                "decoys": ["in a haystack"],
                "players": "2",
            },
            "two words": {
                "cards": 1,
                "colour": "#8fd3ff",
                "text": TEXT,
                "seats": [],
                "decoys": [],
                "players": "1",
            },
        },
        "texts.toml",
        read_texts,
    ),
    "printer": Kind(
        {"offset_x": 1.5, "offset_y": -1, "scale_x": 1.01, "scale_y": 1, "skew": 0.1},
        "printers/office.toml",
        lambda path: load_printer(path.stem),
    ),
}
ROOMS = {
    "close": lambda key: [],
    "blank lines": lambda key: ["", "", ""],
    "comments that look like keys": lambda key: [
        "",
        f"# {key} = 1",
        f"   # [{key}]",
        f'#{key} = """',
    ],
}

Path_ = tuple[str | int, ...]


def statements(document: dict[str, Any], at: Path_ = ()) -> Iterator[tuple[Path_, str]]:
    """Yield the path that each statement of a file gives, and the statement."""
    later = {key: value for key, value in document.items() if is_section(value)}
    for key, value in document.items():
        if key not in later:
            yield (*at, key), f"{bare(key)} = {toml(value)}"
    for key, value in later.items():
        name = ".".join(bare(part) for part in (*at, key) if isinstance(part, str))
        if isinstance(value, dict):
            yield (*at, key), f"[{name}]"
            yield from statements(value, (*at, key))
        else:
            for number, table in enumerate(value, 1):
                yield (*at, key, number), f"[[{name}]]"
                yield from statements(table, (*at, key, number))


def is_section(value: object) -> bool:
    first = value[0] if isinstance(value, list) and value else value
    return isinstance(first, dict) and not isinstance(first, Inline)


def bare(key: str) -> str:
    return key if re.fullmatch(r"[\w-]+", key) else json.dumps(key)


def toml(value: object) -> str:
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{bare(key)} = {toml(inner)}" for key, inner in value.items()) + " }"
        )
    if isinstance(value, list):
        return "[" + "".join(f"\n  {toml(inner)}," for inner in value) + "\n]"
    return str(value) if isinstance(value, datetime.date) else json.dumps(value)


def written(document: dict[str, Any], room: str) -> tuple[str, dict[Path_, int]]:
    """Return the file, and the line on which each statement of it begins."""
    lines: list[str] = []
    places: dict[Path_, int] = {}
    for path, statement in statements(document):
        lines += ROOMS[room](path[-1])
        places[path] = len(lines) + 1
        lines += statement.split("\n")
    return "\n".join(lines) + "\n", places


def paths(value: object, at: Path_ = ()) -> Iterator[Path_]:
    """Yield the path of every key, whatever it is in."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*at, key)
            yield from paths(inner, (*at, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            yield from paths(inner, (*at, number))


def changed(
    value: Any, path: Path_, change: Callable[[dict[str, Any], str], dict[str, Any]]
) -> Any:
    """Return `value` with the table that has the last key of `path` changed."""
    if len(path) == 1:
        return type(value)(change(value, str(path[0])))
    head, rest = path[0], path[1:]
    if isinstance(value, list):
        assert isinstance(head, int)
        return [
            changed(each, rest, change) if i == head else each for i, each in enumerate(value, 1)
        ]
    inner = changed(value[head], rest, change)
    return type(value)({key: inner if key == head else each for key, each in value.items()})


def of_a_wrong_kind(table: dict[str, Any], key: str) -> dict[str, Any]:
    wrong = True if isinstance(table[key], datetime.date) else datetime.date(1979, 5, 27)
    return {each: wrong if each == key else value for each, value in table.items()}


def misspelt(table: dict[str, Any], key: str) -> dict[str, Any]:
    return {f"{key}x" if each == key else each: value for each, value in table.items()}


def shown(path: Path_) -> str:
    parts = (f"[{p}]" if isinstance(p, int) else f".{p if ' ' not in p else repr(p)}" for p in path)
    return "".join(parts).removeprefix(".")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the files name: the same for all tests, so that it is read once."""
    folder = tmp_path_factory.mktemp("files")
    (folder / "printers").mkdir()
    (folder / "guests.csv").write_text("name\nAnn\n")
    (folder / "ada.png").write_bytes(PORTRAIT)
    (folder / "mark.svg").write_text('<svg viewBox="0 0 9 9"><circle r="4"/></svg>')
    for kind in KINDS.values():
        (folder / kind.place).write_text(written(kind.document, "close")[0], "utf-8")
    return folder


@pytest.fixture
def faults_of(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Kind, str], list[Fault]]:
    monkeypatch.setenv("CARDGEN_CONFIG", str(folder))

    def faults(kind: Kind, text: str) -> list[Fault]:
        path = folder / kind.place
        path.write_text(text, "utf-8")
        try:
            kind.read(path)
        except InputFault as error:
            assert all(fault.source == path for fault in error.faults)
            return list(error.faults)
        finally:
            path.write_text(written(kind.document, "close")[0], "utf-8")
        return []

    return faults


PATHS = [(name, path) for name, kind in KINDS.items() for path in paths(kind.document)]


def cases(first: int) -> list[Any]:
    """Return each key in one of the rooms, which take turns, and in all of them in a night."""
    return [
        pytest.param(name, path, room, id=f"{name}-{shown(path)}-{room}")
        for number, (name, path) in enumerate(PATHS, first)
        for room in tries([[*ROOMS][number % len(ROOMS)]], in_a_night=ROOMS)
    ]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", KINDS)
def test_the_file_is_in_order_as_it_stands(faults_of, name: str, room: str) -> None:
    assert faults_of(KINDS[name], written(KINDS[name].document, room)[0]) == []


@pytest.mark.parametrize(("name", "path", "room"), cases(0))
def test_a_value_of_a_wrong_kind_is_named_with_its_line(
    faults_of, name: str, path: Path_, room: str
) -> None:
    text, places = written(changed(KINDS[name].document, path, of_a_wrong_kind), room)
    found = [(fault.key, fault.line) for fault in faults_of(KINDS[name], text)]
    assert (shown(path), line_of(path, places)) in found


@pytest.mark.parametrize(("name", "path", "room"), cases(1))
def test_a_misspelt_key_is_named_with_its_line(
    faults_of, name: str, path: Path_, room: str
) -> None:
    if name == "texts" and len(path) == 1:
        return  # the name of a game, which is free
    wrong = (*path[:-1], f"{path[-1]}x")
    text, places = written(changed(KINDS[name].document, path, misspelt), room)
    found = {(fault.key, fault.line): fault.message for fault in faults_of(KINDS[name], text)}
    assert found[shown(wrong), line_of(wrong, places)].startswith("unknown")
    assert shown(path) not in {key for key, _ in found}  # it is not told as missing besides


def line_of(path: Path_, places: dict[Path_, int]) -> int:
    """Return the line of the statement that gives `path`: its own, or that of what it stands in."""
    if path in places:
        return places[path]
    return places[(*path, 1)] if (*path, 1) in places else line_of(path[:-1], places)


@pytest.mark.parametrize("name", KINDS)
def test_no_key_that_is_known_is_left_out_here(faults_of, name: str) -> None:
    document = KINDS[name].document
    for path in {path[:-1] for path in paths(document)} - ({()} if name == "texts" else set()):
        text, _ = written(
            changed(document, (*path, "?"), lambda table, _: {**table, "?": 1}), "close"
        )
        (told,) = (fault.message for fault in faults_of(KINDS[name], text) if "?" in str(fault.key))
        here = {each[-1] for each in paths(document) if each[:-1] == path}
        start, _, known = told.partition("; save")[0].partition("; known here: ")
        assert (start, set(known.split(", "))) == ("unknown", here)
