"""A profile's text as the page edits it."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.inputs.faults import InputFault
from cardgen.inputs.profile import example_profile_text
from cardgen.studio.draft import FIELDS, edited, values_in

OWN = """# mine
name = "Ann"   # as on the door
title="Engineer"

# how it looks
[colours]   # of the card
red = "#aa0000"
"""

TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=30)


def test_what_is_not_changed_stays_byte_for_byte():
    assert edited(OWN, {"name": "Ann"}, "x") == OWN
    assert edited(OWN, {"name": "Bob"}, "x") == OWN.replace('"Ann"', '"Bob"')


def test_a_new_key_stands_before_the_tables_and_a_new_table_at_the_end():
    text = edited(OWN, {"brand": "We make things", "qr": "none"}, "x")
    assert tomllib.loads(text)["brand"] == "We make things"
    assert tomllib.loads(text)["qr"] == {"content": "none"}
    assert "# as on the door" in text and "# of the card" in text


def test_a_key_in_a_comment_comes_into_its_own_there():
    before = example_profile_text().splitlines()
    after = edited(example_profile_text(), {"logo": "mine.svg"}, "x").splitlines()
    (changed,) = (number for number, line in enumerate(before) if line != after[number])
    assert before[changed] == '# logo = "logo.svg"'
    assert after[changed] == 'logo = "mine.svg"'
    assert len(before) == len(after)


def test_none_takes_a_key_away_and_a_blank_text_leaves_it_blank():
    text = edited(OWN, {"portrait_zoom": 0.8}, "x")
    assert values_in(text)["portrait_zoom"] == 0.8
    assert "portrait_zoom" not in edited(text, {"portrait_zoom": None}, "x")
    assert 'title=""' in edited(OWN, {"title": ""}, "x")


def test_lines_of_one_text_are_values():
    assert values_in('name = "A"\naddress = "1 Street\\nTown"')["address"] == ["1 Street", "Town"]


@given(
    st.dictionaries(st.sampled_from(sorted(n for n, f in FIELDS.items() if not f.number)), TEXTS)
)
def test_what_is_written_is_read_again(texts):
    changes = {name: [text] if FIELDS[name].many else text for name, text in texts.items()}
    text = edited(example_profile_text(), changes, "x")
    found = values_in(text)
    for name, value in changes.items():
        if value and value != [""]:
            assert found.get(name) == value
    assert edited(text, found, "x") == text  # a fixpoint
    comments = [line for line in example_profile_text().splitlines() if line.startswith("# ")]
    kept = [line for line in comments if line in text]
    assert len(kept) >= len(comments) - len(changes)


def test_a_text_that_is_no_toml_is_not_touched():
    with pytest.raises(InputFault, match="line"):
        edited('name = "A\n', {"title": "x"}, "card.toml:line")
