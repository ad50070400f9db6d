"""Which names and symbols may be chosen at a table."""

import pytest

from companion import names
from companion.record import Player, parse
from companion.territory.statements import GRAMMAR


def symbol_fault(symbol, others):
    return str(names.symbol_fault(symbol, others) or "")


def name_fault(name, others):
    return str(names.name_fault(name, others) or "")


@pytest.mark.parametrize(
    "symbol", [".", "·", "•", "/", "\\", "+", "▲", "▲\ufe0f", "..", "/\\", "＋", "．", "△"]
)
def test_what_looks_like_a_pencil_mark_is_no_symbol_to_choose_but_one_to_read(symbol):
    fault = symbol_fault(symbol, [])
    assert f"the symbol {symbol} looks like a " in fault
    assert "\n" not in fault
    assert parse(f"player Ann {symbol}", GRAMMAR) == Player(
        "Ann", symbol
    )  # records stay as they are


@pytest.mark.parametrize(
    "symbol", ["X", "x", "O", "*", "=", "#1", "A.", "x+", "山", "🐱", "ß", "-", "7"]
)
def test_what_can_be_told_from_marks_is_a_symbol(symbol):
    assert symbol_fault(symbol, ["Z", "V"]) == ""


@pytest.mark.parametrize(
    ("symbol", "taken"),
    [("X", "x"), ("x", "X"), ("Ab", "aB"), ("ｘ", "X"), ("É", "é"), ("ﬀ", "FF")],
)
def test_symbols_that_differ_in_capitals_or_width_only_are_refused(symbol, taken):
    fault = f"another player has the symbol {taken}; {symbol} differs in capitals only"
    assert symbol_fault(symbol, ["O", taken]) == fault


def test_symbols_and_names_are_each_player_s_own():
    assert symbol_fault("X", ["O", "X"]) == "another player has the symbol X"
    assert name_fault("Ann", ["Bob", "Ann"]) == "there is a player Ann already"
    assert (
        name_fault("ANN", ["Ann"]) == "there is a player Ann already; ANN differs in capitals only"
    )
    assert name_fault("Anne", ["Ann"]) == ""
