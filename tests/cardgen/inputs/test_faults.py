"""Faults as lines: where they are, what is wrong, what would help; many of a kind together."""

from pathlib import Path

import pytest

from cardgen.inputs.faults import Fault, InputFault, OptionAdvice, faults_changed, place_in
from cardgen.jobs.event.option_keys import fault_in_keys

SHORTEN = OptionAdvice("shorten", purpose="to leave it out")
LIST = Path("guests.csv")


@pytest.mark.parametrize(
    ("advice", "typed", "written"),
    [
        ((), "is wide", "is wide"),
        (("shorten it",), "is wide: shorten it", "is wide: shorten it"),
        (
            ("shorten it", SHORTEN),
            "is wide: shorten it, or add --shorten to leave it out",
            "is wide: shorten it, or write shorten = true under [cards] to leave it out",
        ),
        (
            ("a", "b", OptionAdvice("map", "Pet name=-")),
            'is wide: a, b, or add --map "Pet name=-"',
            'is wide: a, b, or write map = ["Pet name=-"] under [cards]',
        ),
        (
            (OptionAdvice("blank", "keep"), OptionAdvice("geometry", "flat")),
            "is wide: add --blank keep, or add --geometry flat",
            'is wide: write blank = "keep" under [cards], or write geometry = "flat" under [cards]',
        ),
        (
            (OptionAdvice("seed", "N"), OptionAdvice("seconds", "N")),
            "is wide: add --seed N, or add --seconds N",
            "is wide: write seed = N under [cards], or write seconds = N under [puzzles]",
        ),
        ((OptionAdvice("font", "FILE"),), "is wide: add --font FILE", "is wide: add --font FILE"),
    ],
)
def test_advice_is_spelled_as_the_command_line_or_the_events_file_has_it(
    advice: tuple[str | OptionAdvice, ...], typed: str, written: str
) -> None:
    fault = Fault(LIST, "title", "is wide", 7, advice=advice)
    assert (str(fault), str(fault_in_keys(fault))) == (
        f"guests.csv:7: title: {typed}",
        f"guests.csv:7: title: {written}",
    )
    with pytest.raises(InputFault) as told, faults_changed(fault_in_keys):
        raise InputFault([fault])
    assert told.value.faults == (fault_in_keys(fault),)


def wide(line: int, key: str = "title", sheet: str = "") -> Fault:
    cell = place_in(sheet, line, 3)
    return Fault(LIST, key, f"'{'W' * line}' is {line * 1.5} mm wide", line, cell, (SHORTEN,))


def lines(faults: list[Fault]) -> list[str]:
    return str(InputFault(faults)).splitlines()


def test_many_faults_of_a_kind_share_a_line_after_the_first_three() -> None:
    few = [wide(line) for line in (2, 3, 5, 9)]
    assert lines(few) == [str(fault) for fault in few]
    other = Fault(LIST, "title", "has no letter", 4)
    faults = [*map(wide, (2, 3)), other, *map(wide, (5, 9, 10, 11, 14, 20, 21))]
    assert lines(faults) == [
        *map(str, (wide(2), wide(3), other, wide(5))),
        "guests.csv: title: the same in 6 more lines: 9-11, 14, 20-21",
    ]


def test_a_spreadsheets_cells_and_sheets_are_named() -> None:
    sheet = "Guests"
    faults = [wide(line, sheet=sheet) for line in (2, 3, 4, 8, 9, 12)]
    assert lines(faults)[3:] == [
        "guests.csv: sheet 'Guests': title: the same in 3 more rows: 8-9, 12"
    ]
    assert len(lines([*faults[:3], *(wide(line, sheet="B") for line in (5, 6, 7))])) == 6


def test_faults_of_other_fields_or_without_a_line_are_told_in_full() -> None:
    faults = [wide(line, key) for key in ("title", "brand", "name") for line in (2, 3)]
    assert lines(faults) == [str(fault) for fault in faults]
    assert len(lines([Fault("event.toml", "cards", "is wrong")] * 9)) == 9
