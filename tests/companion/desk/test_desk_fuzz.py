"""Foreign, repeated, late, malformed and forged requests: refused, and nothing has changed."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.web.page_words import as_json
from companion.words import language
from tests.support.nightly import tries
from tests.support.tables_of_phones import Phones

DO = """
    lobby join host setup choices seat free begin pause view since log rule rules say form ally undo
    record leave phones
""".split()  # noqa: SIM905
WORDS = [
    "Ann",
    "Bob",
    "Zoe",
    "A1",
    "K9",
    "move",
    "undo",
    "",
    "Bob:C3",
    "\n",
    "x" * 3000,
    "node",
    "4F9EXRA",
]
FIELDS = """
    code seat name symbol key game seats variants layout on text as form space status lists nodes
    deflectors hidden digest salt to offer accept node version at id number reason identity strength
    grid level
""".split()  # noqa: SIM905

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 10**30)
    | st.sampled_from(WORDS)
    | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4)
    ),
    max_leaves=8,
)
REQUESTS = st.builds(
    lambda do, fields, sound: {"do": do, **({"id": "i" * 12} if sound else {}), **fields},
    st.sampled_from(DO),
    st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=6),
    st.booleans(),
)


def a_table():
    phones = Phones()
    phones.sit_down("deflector", 3, paper=("Cat",))
    phones.boards = phones.give_boards(random.Random(2), hidden=("Bob", "Cat"))
    for _ in range(3):
        phones.play_on(random.Random(3), phones.boards)
    return phones


TABLE = a_table()
CHANGES_OF_THE_HOST = ("free", "pause", "undo")


@settings(max_examples=tries(25, in_a_night=200))
@given(REQUESTS | ANYTHING, st.sampled_from(["Ann", "Bob", "host", "forged", "nobody"]))
def test_no_request_of_any_shape_breaks_the_desk(request, sender):
    if isinstance(request, dict) and request.get("do") in CHANGES_OF_THE_HOST and sender == "host":
        return  # those are the host's own
    token = {"host": TABLE.host, "forged": "forged" * 5, "nobody": None}.get(
        sender, TABLE.tokens.get(sender)
    )
    before, seats = TABLE.record, TABLE.desk.seats.document()
    found = TABLE.desk.call(token, request)
    as_json(found, language())
    assert found["format"] == 1 and (TABLE.record, TABLE.desk.seats.document()) == (before, seats)
    if "error" in found:
        error = found["error"]
        message = str(error["message"])
        assert message.strip() and message.isprintable() and len(message) < 4000
        assert error["kind"] in ("refused", "stale", "forbidden", "malformed", "not-kept")
    elif sender in ("forged", "nobody"):
        raise AssertionError(f"a stranger got {found}")
