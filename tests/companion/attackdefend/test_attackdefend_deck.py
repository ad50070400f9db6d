"""Decks: the cards say what they do, and every fault in a file is told with its line (K1)."""

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest

from companion.attackdefend.deck import (
    DECKS,
    UNNAMED,
    USUAL,
    DeckError,
    card_meant,
    house_deck,
    read_deck,
)
from companion.data import data_path
from companion.errors import RulingError
from companion.rulebook import ruling
from companion.session import Session
from companion.words import Language, language
from tests.support.cardplay import DECK
from tests.support.commandline import companion

HOUSE = data_path("layouts/decks/house.toml").read_text("utf-8")

WORDS = {
    "score": r"Score this card: [+-]\d",
    "draw": r"(?<!Defender )[Dd]raw {n} cards?\b",
    "gift": r"The Defender draws {n} cards?\b",
    "discard": r"Discard {n} cards?\b",
    "foe": r"The Attacker discards {n} cards?\b",
    "raid": r"Take a card at random from the Defender's hand."
    r" Score it if it is a score card, else keep it",
    "peek": r"You may look at a face-down card, then at another",
    "lower": r"You may lower a face-down card by {n} levels?\b",
    "raise": r"You may raise a face-down card by {n} levels?\b",
    "boost": r"The Defender may raise a face-down card by {n} levels?\b",
    "flip": r"You may flip a face-down card",
    "trash": r"You may put a face-down card in the trash. Its text isn't played",
    "return": r"You may return a face-down card to the hand of the player on whose side it lies",
    "protect": r"Protect a face-down card of yours:"
    r" the Attacker can't flip it before your next turn",
    "switch": r"You may exchange a face-down card of yours with a card from your hand."
    r" Its level stays",
    "place": r"You may place a (score )?card from your hand at level {n}",
    "take": r"Look at the top {n} cards of the discard pile. You may take 1",
    "saddle": r"You may put a -1 from your hand among the (Attacker|Defender)'s scored cards",
    "act": r"You have {n} actions? (more|fewer)",
    "slow": r"The Attacker has {n} actions? fewer",
}


def test_version_2_of_the_house_deck_has_two_cards_find_and_a_loss_that_has_to_be_raised():
    before, (gain, find, coup, loss, *others) = DECK.kinds, house_deck().kinds
    assert (DECK.version, house_deck().version) == (1, 2)
    assert [replace(gain, count=9), coup, *others] == [*before[:2], *before[3:]]
    assert (find.count, find.points, find.black.texts[0].need, find.cost) == (2, 1, 3, 1)
    assert (loss.cost, before[2].cost) == (2, 1)
    assert (loss.count, loss.points, loss.black) == (6, -1, before[2].black)
    assert all(deck.is_house for deck in map(house_deck, DECKS))


def test_the_rule_book_and_the_page_on_the_record_name_both_versions_as_the_program_does():
    new, unnamed = house_deck(USUAL), house_deck(UNNAMED)
    assert (new.name, new.version, unnamed.name, unnamed.version) == ("house-2", 2, "house", 1)
    (english, german) = (ruling("K1", each).text for each in (None, language("de")))
    assert "New games are played with version 2 of the house deck, house-2." in one_line(english)
    assert "names no deck is played with its version 1, house." in one_line(english)
    assert "mit Version 2 der Hauskarten gespielt, house-2." in one_line(german)
    assert "wird mit ihrer Version 1 gespielt, house." in one_line(german)
    page = one_line(data_path("docs/record.md").read_text("utf-8"))
    assert "`house-2`, version 2 of the house deck, with which new games begin" in page
    assert "or `house`, its version 1. It may be left out, which means `house`." in page


def one_line(text):
    return " ".join(text.split())


@pytest.mark.parametrize("kind", house_deck().kinds, ids=lambda kind: kind.id)
def test_every_text_says_what_its_steps_do_and_no_more(kind):
    for half, white in ((kind.black, False), (kind.white, True)):
        for text in half.texts:
            said = str(text.text)
            at, rest = 0, said
            for step in text.steps:
                found = re.compile(WORDS[step.name].replace("{n}", str(abs(step.number)))).search(
                    said, at
                )
                assert found, (kind.id, str(step), said)
                at = found.end()
                rest = rest.replace(found[0], "")
                if step.name == "score":
                    assert found[0].endswith(f"{kind.points:+d}")
                if step.name == "act":
                    assert ("fewer" in found[0]) == (step.number < 0)
                if step.name == "place":
                    assert ("score card" in found[0]) == white  # K18
                if step.name == "saddle":
                    assert ("Defender" in found[0]) == white
            assert not re.search(
                r"draw|discard|raise|lower|flip|score|take|place\b|look", rest, re.IGNORECASE
            )


def faults(tmp_path: Path, *changes: tuple[str, str]) -> list[tuple[int | None, str, str]]:
    text = HOUSE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(DeckError) as error:
        read_deck(path)
    assert str(error.value).startswith(f"{path}:") and "\n" not in str(error.value)
    lines = text.splitlines()
    for line, key, message in error.value.faults:
        assert message and (line is None or line <= len(lines) + 1), key
    return [
        (line, lines[line - 1] if line else "", message) for line, _, message in error.value.faults
    ]


def test_an_empty_half_is_missing(tmp_path: Path) -> None:
    begin, end = HOUSE.index("[card.white]\n"), HOUSE.index("\n]\n") + 3
    path = tmp_path / "mine.toml"
    path.write_text(f"{HOUSE[:begin]}[card.white]\n{HOUSE[end:]}", "utf-8")
    with pytest.raises(DeckError, match=r"card\.1\.white: missing: a table \[card\.white\]"):
        read_deck(path)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("count = 9", "count = 0", "from 1 to 50"),
        ("count = 9", "count = true", "from 1 to 50"),
        ('do = ["take 4"]', 'do = ["tak 4"]', "did you mean 'take'?"),
        ('do = ["take 4"]', 'do = ["take"]', "needs a number from 1 to 9"),
        ('do = ["place 2"]', 'do = ["place 5"]', "needs a number from 1 to 4"),
        ('do = ["switch"]', 'do = ["switch 2"]', "has no number"),
        ('do = ["draw 2"]', "do = []", "a list of steps"),
        ('do = ["draw 2"]', 'do = ["score"]', "needs a score card"),
        ('do = ["score", "draw 3"]', 'do = ["draw 3", "score"]', "comes first"),
        ("points = 2", "points = 3", "1, 2 or -1"),
        ("need = 4", "need = 5", "from 1 to 4"),
        ("need = 4", 'titel = "Coup"\nneed = 4', "did you mean 'title'?"),
        ('do = ["draw 2"]', f'text = "{"Draw. " * 40}"\ndo = ["draw 2"]', "too long"),
        ('do = ["draw 2"]', 'text = "Draw\\n2."\ndo = ["draw 2"]', "one line"),
        ('do = ["draw 2"]', 'text = " "\ndo = ["draw 2"]', "missing"),
        ('id = "coup"', 'id = "gain"', "already"),
        ('id = "coup"', 'id = "none"', "meaning of its own"),
        ('id = "coup"', 'id = "Coup 1"', "small letters"),
        ('name = "house"', "name = 7", "small letters"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path, old, new, message):
    found = faults(tmp_path, (old, new))
    assert any(message in told and new.split(" = ")[0] in line for _, line, told in found), found


def test_faults_without_a_line_of_their_own(tmp_path):
    ((_, line, message),) = faults(tmp_path, ("count = 9", "count = 8"))
    assert line == "[[card]]" and message == "the counts add up to 49: a deck has 50 cards"
    ((line, _, message),) = faults(tmp_path, ("count = 9", "count = = 9"))
    assert line and "quotation marks" in message
    (tmp_path / "empty.toml").write_text("", "utf-8")
    for path in (tmp_path / "none.toml", tmp_path, tmp_path / "empty.toml"):
        with pytest.raises(DeckError):
            read_deck(path)


def test_two_texts_need_rising_levels_and_three_are_too_many(tmp_path):
    assert (
        "higher level"
        in faults(tmp_path, ('{need = 2, do = ["discard 3"]', '{do = ["discard 3"]'))[0][2]
    )
    one = '{need = 2, do = ["score"]},'
    assert "one or two texts" in faults(tmp_path, (one, one * 3))[0][2]


def test_a_card_of_ones_own_needs_titles_and_texts(tmp_path):
    found = faults(tmp_path, ('id = "snare"', 'id = "pit"'))
    assert [message for *_, message in found] == ["missing: a text in quotation marks"] * 5


def test_titles_and_texts_of_a_file_come_before_those_of_the_house_deck(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(HOUSE.replace("need = 4", 'title = "Putsch"\nneed = 4'), "utf-8")
    (tmp_path / "deck-house.ftl").write_text("deck-house-coup-white = .\n    .title = Beute\n")
    german, deck = Language(tmp_path, language()), read_deck(path)
    assert [german.say(half.title) for half in deck.kinds[1].halves] == ["Putsch", "Beute"]
    assert card_meant(deck, "beu", german) == "coup" == card_meant(deck, "putsch", german)


def test_a_deck_names_its_language(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(f'language = "en"\n{HOUSE}', "utf-8")
    assert read_deck(path).language == "en" and read_deck(path).kinds == DECK.kinds
    path.write_text(f'language = "tlh"\n{HOUSE}', "utf-8")
    with pytest.raises(DeckError, match="there is no language tlh"):
        read_deck(path)


def test_all_faults_are_told_together_and_a_record_names_them(tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text(HOUSE.replace("count = 9", "count = 0").replace('"take 4"', '"tak 4"'), "utf-8")
    session = Session()
    session.say("game attack-defend")
    with pytest.raises(RulingError) as error:
        session.say(f"deck {path}")
    assert error.value.ruling == "K1" and str(error.value).count(str(path)) == 2
    assert session.to_record() == "game attack-defend\n"


@pytest.mark.parametrize(
    ("word", "card"),
    [
        ("Haul", "coup"),
        ("hau", "coup"),
        ("RAID", "raid"),
        ("Reserve", "raid"),
        ("none", "none"),
        ("7", "7"),
        ("xyz", "xyz"),
    ],
)
def test_a_card_is_known_by_its_titles_and_their_beginnings(word, card):
    assert card_meant(DECK, word, language()).lower() == card


def test_a_beginning_of_several_cards_is_asked_back():
    with pytest.raises(ValueError, match="'s' may be snare or"):
        card_meant(DECK, "s", language())


def test_a_deck_is_found_beside_the_record_by_every_command(tmp_path, monkeypatch):
    (tmp_path / "games").mkdir()
    (tmp_path / "games/mine.toml").write_text(HOUSE, "utf-8")
    record = tmp_path / "games/game.txt"
    lines = ("deck mine.toml", "player Ann", "player Bob", "deal paper", "side Ann defender")
    record.write_text("\n".join(["rules 1", "game attack-defend", *lines, "draw Ann deck", ""]))
    monkeypatch.chdir(tmp_path)
    for command in ("check", "view", "moves", "explain", "replay", "audit"):
        assert companion(command, "games/game.txt").err == ""
    refused = "games/game.txt:8: this is no record of Rotator\n"
    assert companion("solve", "games/game.txt").err == refused
    monkeypatch.setattr("sys.stdin", io.StringIO("undo\nadvance 1\nquit\n"))
    played = companion("play", "games/game.txt")
    assert played.status == 0 and record.read_text().endswith("draw Ann deck\nundo\n")
    monkeypatch.chdir(tmp_path / "games")
    record.rename(tmp_path / "elsewhere.txt")
    assert companion("check", "../elsewhere.txt").err == ""  # the deck is in the current folder
