"""Names as people type them: in full, in any case, without accents, or only their beginning."""

import pytest

from companion.errors import RulingError
from companion.names import name_meant, player_typed, spoken, with_names_joined

TABLE = (
    "Ann",
    "Annika",
    "Bob",
    "Ben_Olsen",
    "José_María",
    "Lee",
    "Mia_Lee",
    "Ida_Olsen",
    "Čeněk",
    "ＫＩＭ",
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        *(
            ("Bob", "Bob"),
            ("BOB", "Bob"),
            ("bo", "Bob"),
            ("Ann", "Ann"),
            ("ann", "Ann"),
            ("anni", "Annika"),
        ),
        *(("ben_olsen", "Ben_Olsen"), ("ben olsen", "Ben_Olsen"), ("be", "Ben_Olsen")),
        *(
            ("jose", "José_María"),
            ("JOSÉ M", "José_María"),
            ("mar", "José_María"),
            ("cenek", "Čeněk"),
        ),
        *(("lee", "Lee"), ("le", "Lee"), ("mia lee", "Mia_Lee"), ("kim", "ＫＩＭ")),
    ],
)
def test_a_name_is_known_in_full_or_by_its_beginning(typed, meant):
    assert name_meant(typed, TABLE) == meant


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("be", "'be' may be Bea or Ben Olsen: type more of the name"),
        ("olsen", "'olsen' may be Ben Olsen or Ida Olsen: type more of the name"),
        ("zoe", "'zoe' may be Zoe or Zoë or ZOE: capitals or accents tell them apart"),
        ("nn", "there is no player nn: Bea, Ben Olsen, Ida Olsen, Zoe, Zoë, ZOE"),
        ("\u0301", "there is no player \u0301: Bea, Ben Olsen, Ida Olsen, Zoe, Zoë, ZOE"),
    ],
)
def test_a_name_that_is_not_clear_is_asked_for_in_one_line(typed, message):
    with pytest.raises(RulingError) as refused:
        name_meant(typed, ("Bea", "Ben_Olsen", "Ida_Olsen", "Zoe", "Zoë", "ZOE"))
    assert str(refused.value) == message


def test_nobody_is_known_before_players_are_named():
    with pytest.raises(RulingError, match="there is no player Ann: none is named yet"):
        name_meant("Ann", ())


def test_every_name_is_meant_by_whoever_types_it_as_it_is_written_or_read():
    for name in TABLE:
        assert name_meant(name, TABLE) == name
        assert name_meant(spoken(name).upper(), TABLE) == name


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("ally jose maria", ["ally", "José_María"]),
        ("BEN OLSEN f3", ["Ben_Olsen", "f3"]),
        ("f3 ben", ["f3", "ben"]),
    ],
)
def test_a_name_of_several_words_is_one_word_of_what_is_typed(typed, words):
    assert with_names_joined(typed.split(), TABLE) == words


@pytest.mark.parametrize(
    "typed", ["Ann Lee X", "Ann Lee X,", "ann_lee X ;", "Ann Lee, X", "player Ann Lee X"]
)
def test_a_player_is_typed_as_name_and_symbol(typed):
    assert player_typed(typed).lower() == "player ann_lee x"


@pytest.mark.parametrize(
    "typed", ["Ann, Bob, Cat, Ida", "Ann X, Bob O", "Ann X; Bob O", "Ann,Bob", "Ann X, Bob, O"]
)
def test_players_are_not_typed_several_at_a_time(typed):
    with pytest.raises(RulingError) as refused:
        player_typed(typed)
    assert str(refused.value) == "one player at a time: a name and a symbol, such as Ann A"
