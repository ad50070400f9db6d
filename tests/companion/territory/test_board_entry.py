"""A board being typed: what is taken, what is taken back, and which word is at fault (B3)."""

import pytest

from companion.grid import SpaceSet, parse_space
from companion.territory.board_entry import BoardEntry

spaces = SpaceSet.parse


def after(*lines, total=20, masked=False):
    entry, faults = BoardEntry(total), ()
    for line in lines:
        entry, faults = entry.take(line, masked)
    return entry, list(map(str, faults))


@pytest.mark.parametrize(
    "typed",
    [
        ("B2 E5 H3",),
        ("b2,e5,h3",),
        ("(B,2) (E,5); (H,3)",),
        ("B 2 E 5 H 3",),
        ("H3", "E5 B2"),
        ("B2 E5 C3", "-C3 H3"),
        ("B2 E5 C3", "C3", "H3"),
        ("B2 E5 C3 -C3 H3",),
        ("nodes B2 E5 H3",),
    ],
)
def test_spaces_come_in_any_order_and_are_taken_back(typed):
    entry, faults = after(*typed)
    assert entry.nodes == spaces("B2 E5 H3") and not faults
    assert str(entry.counters) == "3 of 5 Nodes, 0 of 20 Deflectors" and not entry.complete


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("B2 K3", "K3 is off the grid, which has columns A to J and rows 1 to 10"),
        ("B2 A11", "A11 is off the grid, which has columns A to J and rows 1 to 10"),
        ("B2 Bob", "Bob is no space"),
        ("B2 B2", "B2 is twice in this line"),
        ("B2 -C3", "-C3 can't be taken back, nothing is there"),
        ("B2 deflectors B2", "B2 is twice in this line"),
        ("B2 E2 H2 C6 G6 J9", "J9 is one too many: 5 Nodes are there"),
    ],
)
def test_a_fault_names_the_space_and_spoils_nothing_else(typed, fault):
    entry, faults = after(typed)
    assert faults == [fault] and parse_space("B2") in entry.nodes


def test_a_deflector_stands_on_no_node_nor_a_node_on_a_deflector():
    full = "B2 E2 H2 C6 G6"
    assert after(full, "B2 A1")[1] == ["B2 has a Node, so no Deflector can be there"]
    assert after(full, "A1", "-B2", "A1")[1] == ["A1 has a Deflector, so no Node can be there"]
    assert after(full, "A1", "-B2 C3 D4")[0].nodes == spaces("C3 E2 H2 C6 G6")  # a Node is moved
    assert after(full, "deflectors A1", total=0)[1] == [
        "A1 is too much: this game has no Deflectors"
    ]
    assert after(full, "A1", total=0)[1] == ["A1 is one too many: 5 Nodes are there"]
    assert after(full, "B2", total=0)[0].nodes == spaces("C6 E2 G6 H2")  # no word of Deflectors


def test_whoever_types_unseen_is_told_the_place_in_the_line():
    entry, faults = after("B2 E2", "B2 K9 H2", masked=True)
    assert faults == [
        "the 1st word typed is there already; take it back with - in front",
        "the 2nd word typed is off the grid, which has columns A to J and rows 1 to 10",
    ]
    assert entry.nodes == spaces("B2 E2 H2")
    many = " ".join(["Z1"] * 23)
    ordinals = [text.split()[1] for text in after(many, masked=True)[1]]
    assert ordinals[:4] == ["1st", "2nd", "3rd", "4th"] and ordinals[10:13] == [
        "11th",
        "12th",
        "13th",
    ]
    assert ordinals[20:] == ["21st", "22nd", "23rd"]


def test_the_grid_shows_what_is_typed_as_far_as_words_are_complete():
    entry = after("B2 E2 H2 C6 G6", "A10")[0]
    assert entry.grid()[2] == " 2  · ● · · ● · · ● · ·" and entry.grid()[10].startswith("10  / ")
    assert BoardEntry(0).preview("A1 A").nodes == BoardEntry(0).preview("A1 ").nodes == spaces("A1")
    assert max(map(len, entry.grid())) < 60 and len(entry.grid()) < 15
