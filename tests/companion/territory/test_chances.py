"""Chances of hidden Nodes against every board, counted one by one."""

from itertools import combinations
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.grid import RANGE_BITS, SPACES
from companion.territory import chances
from companion.territory.chances import FLAT, node_chances

SOME = st.lists(st.sampled_from(SPACES), min_size=1, max_size=14, unique=True)
WEIGHTS = st.lists(st.integers(1, 9), min_size=100, max_size=100)


def brute_force(wanted: int, open_spaces: int, needs: list[int], weights: list[int]) -> list[float]:
    """Return the chances from all boards there are, each by itself."""
    total, found = 0, [0] * 100
    for nodes in combinations([space for space in SPACES if open_spaces >> space & 1], wanted):
        bits, weight = sum(1 << node for node in nodes), 1
        for node in nodes:
            weight *= weights[node]
        if all(need & bits for need in needs):
            total += weight
            for node in nodes:
                found[node] += weight
    return [count / total for count in found] if total else []


@given(SOME, st.integers(1, 4), st.lists(st.lists(st.sampled_from(SPACES)), max_size=5), WEIGHTS)
def test_chances_are_those_of_all_boards_that_fit(
    spaces: list[int], wanted: int, owned: list[list[int]], weights: list[int]
) -> None:
    open_spaces = sum(1 << space for space in spaces)
    needs = [sum(1 << space for space in {*near, spaces[0]}) for near in owned]
    expected = brute_force(wanted, open_spaces, needs, weights)
    if expected:
        assert node_chances(wanted, open_spaces, needs, weights) == pytest.approx(expected)


def test_one_answer_owned_is_shared_by_the_spaces_near_it() -> None:
    corner = RANGE_BITS[0]  # A1: six spaces are within two steps
    found = node_chances(1, (1 << 100) - 1, [corner])
    assert [chance for chance in found if chance] == [pytest.approx(1 / 6)] * 6


def test_nothing_is_known_so_all_spaces_are_alike_and_make_five_nodes() -> None:
    found = node_chances(5, (1 << 100) - 1, [])
    assert set(found) == {0.05}


def test_too_many_ways_are_estimated_and_still_make_all_nodes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chances, "MOST_LEAVES", 3)
    found = node_chances(2, (1 << 100) - 1, [RANGE_BITS[44], RANGE_BITS[47]], FLAT)
    assert isclose(sum(found), 2)
    assert max(found) == found[45] == found[46]
