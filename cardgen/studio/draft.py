"""The text of a profile file as the page edits it: comments and the order of keys stay."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from cardgen.inputs.faults import Fault, InputFault, Source
from cardgen.inputs.profile import PARTICLE, Field, Profile, fields_of
from cardgen.inputs.toml import parse_toml

FIELDS: dict[str, Field] = {each.name: each for each in fields_of(Profile) if each != PARTICLE}
"""The fields that the page edits, by name."""


def values_in(text: str) -> dict[str, Any]:
    """Return what the file says of each field: texts, lists of texts, numbers; no blank ones.

    A text that is no TOML says nothing: whoever reads it as a profile hears why.
    """
    try:
        top = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError):
        return {}
    found: dict[str, Any] = {}
    for name, each in FIELDS.items():
        table = top.get(each.table, {}) if each.table else top
        value = table.get(each.key or name) if isinstance(table, dict) else None
        if each.many and isinstance(value, str):
            value = [line.strip() for line in value.split("\n") if line.strip()]
        if value not in (None, "", []):
            found[name] = value
    return found


def edited(text: str, changes: Mapping[str, Any], source: Source) -> str:
    """Return the text of a profile with other values for some fields; None takes one away.

    A key that stands in a comment, such as ``# logo = "logo.svg"``, comes into its own there.
    Raises InputFault if the text is no TOML.
    """
    now = values_in(text)
    for name, value in changes.items():
        each = FIELDS[name]
        if now.get(name) != (value or None):
            text = _with_value(text, each, value, source)
    return text


def _with_value(text: str, field: Field, value: Any, source: Source) -> str:
    parse_toml(text, source)
    key = field.key or field.name
    try:
        document = tomlkit.parse(text if value is None else _uncommented(text, field))
        table: Any = document.get(field.table) if field.table else document
        if table is None:
            table = document[field.table] = tomlkit.table()
        if value is None:
            table.pop(key, None)
        else:
            table[key] = value
        return tomlkit.dumps(document)
    except (TOMLKitError, AttributeError, TypeError) as error:
        message = f"{field.name} can't be changed here: {error}"
        raise InputFault([Fault(source, field.name, message)]) from None


def _uncommented(text: str, field: Field) -> str:
    """Return the text with the first comment that holds the key of a field made a value.

    If the key has a value already, a second one is no TOML, and the comment stays one.
    """
    lines = text.split("\n")
    for number, line in _lines_of_table(lines, field.table):
        if re.match(rf"#\s*{field.key or field.name}\s*=", line):
            tried = [*lines[:number], line.lstrip("# "), *lines[number + 1 :]]
            if values_in("\n".join(tried)):
                return "\n".join(tried)
    return text


def _lines_of_table(lines: list[str], table: str) -> Iterator[tuple[int, str]]:
    here = ""
    for number, line in enumerate(lines):
        if header := re.match(r"\[+\s*([\w.-]+)\s*\]+", line):
            here = header[1]
        elif here == table:
            yield number, line


def field_of(fault: Fault) -> str:
    """Return the field that a fault is about; else nothing."""
    key = (fault.key or "").partition("[")[0]
    for name, each in FIELDS.items():
        if key in (name, ".".join(map(str, each.path))):
            return name
    return ""
