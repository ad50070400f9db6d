"""The words of sheets: texts by key, lists of entries, and what several sheets share."""

import pytest

from cardgen.data import data_names
from cardgen.sheets.words import SheetWords, sheet_words
from companion.data import DataError

WORDS = SheetWords(
    {"goal": "Win.", "rules": ["both", ["Own", "is here.", "M1"]], "lines": "ends"},
    {
        "both": [["First", "is shared.", "M2"], "last"],
        "last": [["Last", "too.", "M3"]],
        "ends": ["a"],
    },
)


def test_a_name_stands_for_what_is_shared() -> None:
    assert WORDS.rows("rules") == (
        ("First", "is shared.", "M2"),
        ("Last", "too.", "M3"),
        ("Own", "is here.", "M1"),
    )
    assert WORDS.lines("lines") == ("a",) and WORDS["goal"] == "Win."


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(KeyError, match="none"):
        SheetWords({"rules": ["none"]}, {}).rows("rules")
    with pytest.raises(DataError, match="no-such-sheet"):
        sheet_words("no-such-sheet")


@pytest.mark.parametrize("name", data_names("layouts/words/en/*.toml"))
def test_all_that_is_shared_is_used(name: str) -> None:
    text = (sheet_words(name.rpartition("/")[2].removesuffix(".toml"))).table
    shared = text.get("shared", {})
    others = str([value for key, value in text.items() if key != "shared"])
    for key in shared:
        assert f"'{key}'" in others + str(shared.values())
