"""Our reader of message files against the official one, and what it refuses."""

import re

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from companion.ftl import plural_category, read_messages
from companion.words import Language, Message, language

ARGS = {"who": "Ann_Lee", "count": 1, "text": "as it is"}
RULES = {
    "en": "one: i = 1 and v = 0",
    "de": "one: i = 1 and v = 0",
    "fr": "one: i = 0,1",
    "es": "one: n = 1",
    "he": "one: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0",
    "ar": "zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99",
    "pl": "one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14;"
    " many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9"
    " or v = 0 and i % 100 = 12..14",
}

# -- a generator of messages -----------------------------------------------------------------------

PLAIN = st.text("abc .,:é-", min_size=1, max_size=12).filter(
    lambda text: text.strip() == text and text[0] != "."  # it would begin an attribute
)
PLACES = st.sampled_from(
    ["{ $who }", "{$count}", '{ "}" }', '{ "{" }', "{ a-first }", "{ a-first.short }"]
)
INLINE = st.lists(PLAIN | PLACES, min_size=1, max_size=4).map(" ".join)
CHOICES = st.tuples(INLINE, INLINE).map(
    lambda texts: f"{{ $count ->\n        [one] {texts[0]}\n       *[other] {texts[1]}\n    }}"
)
LINES = st.lists(INLINE | CHOICES, min_size=1, max_size=3)
TEXTS = LINES.map("\n    ".join) | LINES.map(lambda lines: "\n    " + "\n\n    ".join(lines))


def in_one_line(text: str) -> str:
    """Return a text with a blank for each line break, and a break for each empty line."""
    return (
        re.sub(r" *\n *", " ", re.sub(r" *\n(?: *\n)+ *", "\0", text)).replace("\0", "\n").strip()
    )


def official(source: str, key: str, args: dict[str, object]) -> str:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    text, errors = bundle.format_pattern(bundle.get_message(key).value, args)
    assert not errors
    return in_one_line(text)


@given(TEXTS, st.sampled_from([0, 1, 2, 5]))
def test_ours_says_what_the_official_reader_says(
    tmp_path_factory: pytest.TempPathFactory, text: str, count: int
) -> None:
    source = f"a-first = First\n    .short = 1st\na-second = {text}\n"
    assert not [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Junk)]
    folder = tmp_path_factory.mktemp("words")
    (folder / "a.ftl").write_text(source)
    (folder / "language.ftl").write_text(
        "language-direction = ltr\nlanguage-plural = one: i = 1 and v = 0\n"
    )
    said = Language(folder).say(Message("a-second", **ARGS | {"who": "Ann", "count": count}))
    assert said.strip() == official(source, "a-second", {"who": "Ann", "count": count})


@pytest.mark.parametrize("tag", RULES)
def test_plural_categories_are_those_of_cldr(tag: str) -> None:
    theirs = Locale(tag).plural_form
    assert [plural_category(RULES[tag], n) for n in range(1000)] == [theirs(n) for n in range(1000)]


@pytest.mark.parametrize(
    ("source", "line", "message"),
    [
        (
            "a-b = one\nc d\n",
            2,
            "expected a message or an indented text, such as game-over = The game is over.",
        ),
        ("a-b = one\na-c = { $who\n", 2, "has a { without a }"),
        ("a-b = one }\n", 1, "has a } without a {"),
        ("a-b =\n    .short = x\na-b = y\n", 3, "the message a-b is there twice"),
        ("a-b = x\n    .short =\n", 2, "a-b.short has no text: write it behind the sign ="),
        (
            "a-b = { 5 }\n",
            1,
            "expected an argument, a message or a text within braces, such as { $who },",
        ),
        (
            "a-b = { $count ->\n    [one] x\n}\n",
            2,
            "the choice by $count needs a last variant *[other]",
        ),
        ("a-b =\tx\n", 1, "contains a tab: write blanks"),
    ],
)
def test_a_slip_is_named_with_its_line(source: str, line: int, message: str) -> None:
    fault = read_messages(source).faults[0]
    assert fault.line == line
    assert fault.message.startswith(message)


def test_names_and_coordinates_keep_their_direction_among_words_of_the_other_one(tmp_path) -> None:
    (tmp_path / "language.ftl").write_text("language-direction = rtl\n")
    (tmp_path / "a.ftl").write_text("a-shot = { $who } { $space } { $count }\n")
    said = Language(tmp_path).say(Message("a-shot", who="Ann_Lee", space="F3", count=2))
    assert said == "\u2068Ann Lee\u2069 \u2068F3\u2069 2"


def test_blanks_within_braces_stay() -> None:
    assert language().list_of(["Ann", "Bob", "Cat"]) == "Ann, Bob and Cat"
