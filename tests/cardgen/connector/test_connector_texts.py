"""The texts that Connector hides, as they are read from a file."""

import sys
from dataclasses import replace

import pytest

from cardgen.connector.layout.result import Panel
from cardgen.connector.proof.one_card import Wording
from cardgen.connector.texts import (
    INVITATION,
    SHIPPED_TEXTS,
    Description,
    Heading,
    contrast_on_black,
    read_texts,
    seats_of,
    shipped_texts,
    texts_in,
)
from cardgen.connector.words import whole_words, word_spans
from cardgen.inputs.faults import InputFault

GOOD = """\
[North]
cards = 2
colour = "#FFD633"
text = "Hide a needle on your map and wait."
"""


def texts_of(tmp_path, content):
    path = tmp_path / "texts.toml"
    path.write_text(content, "utf-8")
    return read_texts(path)[0]


def faults_of(tmp_path, content):
    with pytest.raises(InputFault) as caught:
        texts_of(tmp_path, content)
    return [str(fault).removeprefix(str(tmp_path / "texts.toml")) for fault in caught.value.faults]


# -- the texts of the house ------------------------------------------------------------------------

HOUSE = {
    "Rotator": (
        1,
        "Rotator: Move from one end to the other by falling through air and clearing one space at "
        "a time. Each space you touch fills in after 3 turns. You can only move down, but the "
        "board rotates after each turn.",
    ),
    "Reflector": (
        2,
        "Reflector & Deflector: Capture enemy Nodes by moving one space at a time. Each space you "
        "capture costs you the same space on your own board!",
    ),
    "Deflector": (
        3,
        "Reflector & Deflector: Capture enemy Nodes by moving one space at a time. 20 “Deflectors” "
        "divert shots to opponents’ boards. Be the last player to hold territory!",
    ),
    "Defector": (
        6,
        "Defector: Combine Reflector & Deflector: Bring teams together and take them apart to form "
        "and break teams. Coordinate team attacks, but only one person can become the last player "
        "to hold territory!",
    ),
}


def test_the_four_games_are_described_word_for_word_on_as_many_cards_as_they_have_players():
    texts = read_texts(SHIPPED_TEXTS)[0]
    assert {text.game: (text.cards, " ".join(text.words)) for text in texts} == HOUSE


def test_the_colours_of_the_house_can_be_read_on_black():
    assert all(contrast_on_black(text.colour) >= 4.5 for text in read_texts(SHIPPED_TEXTS)[0])


def test_each_language_has_the_same_games_with_words_of_its_own():
    def known(text):
        return text.game, text.cards, text.players, text.colour

    english = read_texts(SHIPPED_TEXTS)[0]
    for language, path in shipped_texts().items():
        texts, heading = read_texts(path)
        assert list(map(known, texts)) == list(map(known, english))
        assert heading.wanted == ("title", "invitation"), language
        for text, other in zip(texts, english, strict=True):
            assert text.text.startswith(other.text.partition(":")[0]), language
            assert (text.text != other.text) == (language != "en")
            stops = [decoy for decoy in text.decoys if Wording(decoy).last_mark == "stop"]
            assert text.cards == 1 or (len(text.decoys) >= 8 and len(stops) >= 4)


@pytest.mark.parametrize(
    ("language", "file"),
    [("en", "texts.toml"), ("de", "texts.de.toml"), ("de-CH", "texts.de.toml")],
)
def test_texts_are_those_of_the_language_or_of_the_next_one(language, file):
    assert texts_in(language).name == file


def test_a_language_without_texts_has_those_in_english():
    assert texts_in("tlh") == SHIPPED_TEXTS


@pytest.mark.parametrize(
    ("text", "from_right"),
    [
        ("Reflector & Deflector: כבשו צמתים של היריב", True),
        ("Reflector & Deflector: capture what a Hebrew map calls צומת", False),
        ("20 שחקנים על לוח", True),
        ("20 players, 3 boards", False),
    ],
)
def test_a_text_is_read_from_the_side_of_most_of_its_words(text, from_right):
    assert Description("North", text, 2, "#ffd84d").right_to_left == from_right


def test_contrast_is_that_of_the_guidelines():
    assert contrast_on_black("#ffffff") == pytest.approx(21)
    assert contrast_on_black("#000000") == pytest.approx(1)
    assert contrast_on_black("#ff0000") == pytest.approx(5.25, abs=0.01)  # a known pair


# -- reading ---------------------------------------------------------------------------------------


def test_words_are_parted_by_blanks_and_line_ends_but_not_by_no_break_spaces(tmp_path):
    text = 'text = """\n  Nord\u00a0: cache\n\tune aiguille, puis attends\u202f!\n"""'
    (north,) = texts_of(
        tmp_path, GOOD.replace('text = "Hide a needle on your map and wait."', text)
    )
    assert north.words == ("Nord\u00a0:", "cache", "une", "aiguille,", "puis", "attends\u202f!")


WORDS = {
    "an English dash": ("Wait – then run - fast!", "Wait –|then|run -|fast!"),
    "a sign that stands alone": ("Reflector & Deflector: 2 + 2", "Reflector|&|Deflector:|2|+|2"),
    "French": ("Qui est « le loup » ? Personne !", "Qui|est|« le|loup » ?|Personne !"),
    "a bar and an apostrophe": ("one | two ' three", "one ||two '|three"),
    "a dash first": ("– so it begins", "– so|it|begins"),
    "Hebrew": ("שטח ריק – ומי Go", "שטח|ריק –|ומי|Go"),
    "Chinese": ("黑子（先）走，「快」！", "黑|子|（先）|走，|「快」！"),
    "Japanese": ("カードをとっ", "カー|ド|を|とっ"),
    "Chinese and Latin": ("玩 well-known 游戏3次", "玩|well-known|游|戏|3|次"),
    "Thai with breaks": ("ไพ่\u200bทุกใบ\u200bซ่อน", "ไพ่|ทุกใบ|ซ่อน"),
    "Korean": ("카드를 놓고 읽어요", "카드를|놓고|읽어요"),
}


@pytest.mark.parametrize(("text", "words"), WORDS.values(), ids=WORDS)
def test_a_line_may_begin_before_a_word_and_not_before_its_marks(text, words):
    found = [text[start:end] for start, end in word_spans(text)]
    expected = words.replace("||", "\0|").split("|") if "\0" not in words else []
    assert found == [word.replace("\0", "|") for word in expected]


def test_thai_words_are_found_by_a_library_unless_they_have_breaks(tmp_path):
    thai = "ไพ่ทุกใบซ่อนส่วนหนึ่งของข้อความ"
    (north,) = texts_of(tmp_path, GOOD.replace("Hide a needle on your map and wait.", thai))
    assert north.words == ("ไพ่", "ทุก", "ใบ", "ซ่อน", "ส่วน", "หนึ่ง", "ของ", "ข้อความ")
    broken = "ไพ่ทุก\u200bใบซ่อน\u200bส่วนหนึ่ง\u200bของข้อความ"
    (north,) = texts_of(tmp_path, GOOD.replace("Hide a needle on your map and wait.", broken))
    assert north.words == tuple(broken.split("\u200b"))


def test_a_text_without_blanks_is_told_how_words_are_parted(tmp_path):
    lao = "ພາສາລາວບໍ່ມີຊ່ອງຫວ່າງ"
    (message,) = faults_of(tmp_path, GOOD.replace("Hide a needle on your map and wait.", lao))
    assert message.startswith(
        ":4: North.text: 1 word is too few for 2 cards: at least 4, two for each card"
    )
    assert "put U+200B" in message


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("黑子和白子围住空地，谁都不想让出。", "黑子|和|白子|围住空地，"),
        ("黑子和白子圍住空地，", "黑子|和|白子|圍|住"),
    ],
)
def test_chinese_words_are_several_signs_long(text, words):
    found = [text[start:end] for start, end in whole_words(text)]
    assert "|".join(found).startswith(words)
    assert "".join(found) == text


def test_a_heading_that_was_written_is_wanted(tmp_path):
    path = tmp_path / "texts.toml"
    path.write_text('invitation = "Come and play."\n' + GOOD)
    heading = read_texts(path)[1]
    assert heading.allows("", ("Come and play.",)) and not heading.allows("", ())
    assert not replace(heading, wanted=("title",)).allows("", ("Come and play.",))


def test_without_the_library_of_line_breaks_the_extra_that_brings_it_is_named(
    tmp_path, monkeypatch
):
    monkeypatch.setitem(sys.modules, "uniseg.linebreak", None)
    word_spans.cache_clear()
    (message,) = faults_of(
        tmp_path, GOOD.replace("Hide a needle on your map and wait.", "黑子和白子围住空地")
    )
    assert message == (
        ":4: North.text: '黑子和白子围住空地' needs the rules for line breaks in Chinese, Japanese "
        'and Thai: pip install -e ".[connector]"'
    )


def test_a_file_may_have_a_heading_and_otherwise_gets_one(tmp_path):
    path = tmp_path / "texts.toml"
    path.write_text(GOOD)
    assert read_texts(path)[1] == Heading("A game, in pieces", INVITATION)
    path.write_text('title = "Ours"\ninvitation = "Come  and\\tplay."\n' + GOOD)
    assert read_texts(path)[1] == Heading("Ours", "Come and play.", ("title", "invitation"))
    assert len(read_texts(path)[0]) == 1


def test_texts_keep_the_order_of_the_file_and_colours_are_lower_case(tmp_path):
    other = GOOD.replace("North", '"Süd Pol"').replace("#FFD633", "#8fd3ff")
    texts = texts_of(tmp_path, GOOD + other)
    assert [(text.game, text.colour) for text in texts] == [
        ("North", "#ffd633"),
        ("Süd Pol", "#8fd3ff"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "cards = 2",
            "",
            ":1: North.cards: missing: how many cards show it, a whole number from 1 to 6",
        ),
        ("cards = 2", "cards = 7", ":2: North.cards: must be a whole number from 1 to 6, not 7"),
        (
            "cards = 2",
            "cards = true",
            ":2: North.cards: must be a whole number from 1 to 6, not true",
        ),
        ("cards", "card", ":2: North.card: unknown (did you mean 'cards'?)"),
        ("cards = 2", "cards = 5", ":4: North.text: 8 words are too few for 5 cards: at least 10"),
        (
            "#FFD633",
            "#600000",
            ":3: North.colour: #600000 is too dark to be read on black: contrast 1.5",
        ),
        ("#FFD633", "yellow", ":3: North.colour: 'yellow' is not a colour"),
        ('"#FFD633"', "12", ":3: North.colour: must be a text in quotation marks, not a number"),
        (
            '"Hide a needle on your map and wait."',
            '" "',
            ":4: North.text: missing: the description",
        ),
        (
            '"Hide a needle on your map and wait."',
            "3",
            ":4: North.text: must be a text in quotation marks",
        ),
        (
            "a needle",
            "a \\u0007needle",
            ":4: North.text: '\\x07needle' holds U+0007, a control character",
        ),
        (
            "cards = 2",
            'cards = 2\ndecoys = ["in a haystack", "on your map"]',
            ":3: North.decoys[2]: 'on your map' is part of the text: a decoy must be false",
        ),
        (
            "cards = 2",
            'cards = 2\nseats = ["1"]',
            ":3: North.seats[1]: '1' is not a seat: write one such as",
        ),
        ("cards = 2", "cards = 2\nseats = []", ":3: North.seats: 0 where 2 cards need 1"),
        ("cards = 2", "cards = 2\nseats = 5", ":3: North.seats: must be texts in quotation marks"),
        (
            "[North]",
            "North = 1\n[South]",
            ":1: North: must be a table: write [North] on a line of its own",
        ),
        ("[North]", "[North", ":1: the bracket is not closed: write [North]"),
        (GOOD, "", ": has no texts: write a [table] for each game"),
    ],
)
def test_a_fault_names_line_and_field_and_says_what_would_be_right(tmp_path, old, new, fault):
    assert any(message.startswith(fault) for message in faults_of(tmp_path, GOOD.replace(old, new)))


def test_all_faults_are_told_at_once_with_their_lines(tmp_path):
    other = GOOD.replace("North", "South").replace("cards = 2", "cards = 0\nshelf = 3")
    faults = faults_of(
        tmp_path, GOOD.replace("#FFD633", "#111111") + "\n" + other.replace("#FFD633", "red")
    )
    assert [fault.split(": ")[:2] for fault in faults] == [
        [":3", "North.colour"],
        [":7", "South.cards"],
        [":8", "South.shelf"],
        [":9", "South.colour"],
    ]


def test_two_games_cannot_have_one_colour(tmp_path):
    (message,) = faults_of(tmp_path, GOOD + GOOD.replace("North", "South"))
    assert message == ":7: South.colour: #ffd633 is the colour of North already: they must differ"


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(InputFault, match="no\\.toml: cannot be read: No such file"):
        read_texts(tmp_path / "no.toml")


# -- seats -----------------------------------------------------------------------------------------

PANEL = Panel(85, 50, 15.5, 3, 2)


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("corner", [1, 2, 3, 4])
def test_a_card_is_turned_so_that_the_corner_named_is_the_upper_one_named(corner, side):
    seat = seats_of((f"{corner} {side}",))[1]
    view = PANEL.view(seat.turn)
    seen = PANEL.outline(seat.fold).mapped(view)
    upper = (seen.x if side == "left" else seen.right, seen.y)
    assert view.apply(*PANEL.corner(corner)) == pytest.approx(upper)
    assert (seat.face, seat.fold, seat.links) == ("back", "none", ((corner, side),))


@pytest.mark.parametrize(
    ("step", "face", "fold", "links"),
    [
        ("5", "left", "left", ((5, "left"),)),
        ("6", "right", "right", ((6, "right"),)),
        ("5+6 left", "left", "both", ((5, "left"), (6, "right"))),
        ("5+6 right", "right", "both", ((5, "left"), (6, "right"))),
    ],
)
def test_corners_5_and_6_fold_their_flaps_over_and_read_them(step, face, fold, links):
    seat = seats_of((step,))[1]
    assert (seat.face, seat.turn, seat.fold, seat.links) == (face, 0, fold, links)


def test_a_link_is_where_was_read_before_unless_it_says_otherwise():
    seats = seats_of(("5", "1 left", "5", "2 right on back"))
    assert [seat.carrier for seat in seats] == ["back", "back", "left", "back", "back"]
    assert seats[0] == seats_of(())[0]
