"""Options as keys of an event's file: read from it, shown in its example, and named in advice."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from cardgen.data import read_data
from cardgen.inputs.faults import Fault, OptionAdvice, Source
from cardgen.inputs.textfile import read_text
from cardgen.inputs.toml import TomlTable
from cardgen.inputs.validators import as_text
from cardgen.jobs.options import CardOptions, Entry, table_of
from companion.usage import known_name, plain_type

_CARDS = {name: each for name, each in table_of(CardOptions).items() if each.declared.has_key}

KEYS: Mapping[Source, str] = {each.option: each.key for each in _CARDS.values()}
"""The keys under ``[cards]`` for options such as ``--csv``."""

_TABLES = {
    **{each.option.removeprefix("--"): "cards" for each in _CARDS.values()},
    "seconds": "puzzles",
}
"""The table with the key for an option. The command for events has others itself, as ``--font``."""


def read_card_options(section: TomlTable, folder: Path) -> dict[str, Any]:
    """Return the fields of `CardOptions` as a table of an event's file in `folder` has them."""
    return {name: _value(section, entry, folder) for name, entry in _CARDS.items()}


def _value(section: TomlTable, entry: Entry, folder: Path) -> Any:
    key, usual, declared = entry.key, entry.default, entry.declared
    kind = plain_type(entry.kind)
    if kind is bool:
        return section.truth(key, usual)
    if kind is Path:
        return _file(section, key, folder, declared.is_input)
    if get_origin(kind) is Literal:
        return section.choice(key, get_args(kind), usual)
    if kind in (int, float):
        least, most = declared.at_least or 0, declared.at_most or 0
        if kind is int:
            return section.whole(key, int(least), int(most), usual or 0) or usual
        of = " of mm" if declared.metavar == "MM" else ""
        return section.number(key, least, most, usual or 0, of=of) or usual
    if declared.read is known_name:
        name: str = section.text(key) or ""
        return (str(folder / name) if name.endswith(".toml") else name.lower()) or usual
    if declared.read is not None:
        return list(section.texts(key, declared.read)) or usual
    return section.text(key)


def _file(section: TomlTable, key: str, folder: Path, is_there: bool) -> Path | None:
    path: Path | None = section.text(key, lambda name: folder / as_text(name))
    if path is None or path.is_file() or not is_there:
        return path
    section.fault(f"there is no file {str(path)!r}", key)
    return None


def example_event() -> str:
    """Return the example of an event's file, with a line for each option that has an example."""
    lines = (
        f"{f'# {each.key} = {each.declared.example}':<29} # {each.declared.about}"
        for each in _CARDS.values()
        if each.declared.example
    )
    text = read_data("layouts/examples/event.toml", read_text)
    return text.replace("# (options for cards)\n", "".join(f"{line}\n" for line in lines))


# -- advice ----------------------------------------------------------------------------------------


def in_keys(advice: str | Fault) -> str | Fault:
    """Return advice with keys of an event's file in place of options: it has only these.

    >>> advice = ("shorten it", OptionAdvice("shorten"))
    >>> str(in_keys(Fault("guests.csv", None, "is full", advice=advice)))
    'guests.csv: is full: shorten it, or write shorten = true under [cards]'
    """
    return advice if isinstance(advice, str) else fault_in_keys(advice)


def fault_in_keys(fault: Fault) -> Fault:
    """Return `fault` with keys in place of options."""
    return replace(fault, advice=tuple(map(_key, fault.advice)))


def _key(advice: str | OptionAdvice) -> str | OptionAdvice:
    if isinstance(advice, str) or advice.name not in _TABLES:
        return advice
    name, value, purpose = advice
    toml = value if value == "N" else f'"{value}"' if value else "true"
    toml = f"[{toml}]" if name == "map" else toml
    return f"write {name} = {toml} under [{_TABLES[name]}] {purpose}".rstrip()
