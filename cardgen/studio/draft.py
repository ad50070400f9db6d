"""The text of a profile file as the page edits it: comments and the order of keys stay."""

import re
import tomllib
from collections.abc import Mapping
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
        if now.get(name) == (value or None):
            continue
        parse_toml(text, source)
        *tables, key = map(str, FIELDS[name].path)
        try:
            is_new = value is not None and name not in now
            document = tomlkit.parse(_uncommented(text, name, key) if is_new else text)
            table: Any = document
            for each in tables:
                table = table.setdefault(each, tomlkit.table())
            if value is None:
                table.pop(key, None)
            else:
                table[key] = value
            text = tomlkit.dumps(document)
        except (TOMLKitError, AttributeError, TypeError) as error:
            message = f"{name} can't be changed here: {error}"
            raise InputFault([Fault(source, name, message)]) from None
    return text


def _uncommented(text: str, name: str, key: str) -> str:
    """Return the text with the first comment that gives a field its value by its `key` made one."""
    for sign in re.finditer(rf"^#[# ]*(?={key}\s*=)", text, re.MULTILINE):
        tried = text[: sign.start()] + text[sign.end() :]
        if name in values_in(tried):
            return tried
    return text


def field_of(fault: Fault) -> str:
    """Return the field that a fault is about; else nothing."""
    key = (fault.key or "").partition("[")[0]
    for name, each in FIELDS.items():
        if key in (name, ".".join(map(str, each.path))):
            return name
    return ""
