"""The table of options: what is declared once is found everywhere."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from cardgen.inputs.faults import Fault, OptionAdvice
from cardgen.inputs.toml import parse_toml
from cardgen.jobs.cards import CardJob
from cardgen.jobs.event.option_keys import example_event, fault_in_keys, read_card_options
from cardgen.jobs.options import CardOptions, table_of
from tests.support.commandline import cardgen

TABLE = table_of(CardOptions)
WITH_KEYS = [name for name, entry in TABLE.items() if entry.declared.has_key]


def test_each_option_is_on_the_command_line_and_in_the_job() -> None:
    help_text = cardgen("card", "--help").out
    known = {field.name for field in fields(CardJob)}
    for name, entry in TABLE.items():
        assert entry.option in help_text
        assert name in known


@pytest.mark.parametrize("name", WITH_KEYS)
def test_an_option_is_a_key_of_an_event_s_file_and_advice_names_it(name: str) -> None:
    entry = TABLE[name]
    wrong = parse_toml(f"{entry.key} = [[1]]\n", "event.toml")
    read_card_options(wrong, Path())
    assert wrong.at_fault(entry.key)
    advice = OptionAdvice(entry.option.removeprefix("--"), "N")
    fault = Fault("x", None, "is wrong", advice=(advice,))
    assert f"write {entry.key} = " in str(fault_in_keys(fault)).replace("-", "_")


def test_without_keys_an_event_s_file_has_the_defaults_of_the_command_line() -> None:
    read = read_card_options(parse_toml("", "event.toml"), Path())
    assert read == {name: TABLE[name].default for name in WITH_KEYS}


@pytest.mark.parametrize("name", [name for name in WITH_KEYS if TABLE[name].declared.example])
def test_an_option_s_example_is_a_line_of_the_example_file_and_can_be_read(
    name: str, tmp_path: Path
) -> None:
    entry = TABLE[name]
    line = f"{entry.key} = {entry.declared.example}"
    assert f"\n# {line} " in example_event() and entry.declared.about in example_event()
    value = tomllib.loads(line)[entry.key]
    if isinstance(value, str):
        (tmp_path / value).write_text("")  # where it names a file, that is there
    section = parse_toml(line, "event.toml")
    assert read_card_options(section, tmp_path)[name] != entry.default
    section.close()
