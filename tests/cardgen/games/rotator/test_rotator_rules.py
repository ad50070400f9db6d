"""What Rotator's rules say and show, played by the engine."""

from collections.abc import Callable

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.games.rotator.pictures import AGES, drill, example_steps, fall
from cardgen.games.rotator.rules import rules_pages
from companion.errors import RulingError
from companion.rotator.board import BOTTOM_BITS, RANGE_BITS, TOP_BITS, Board
from companion.rotator.puzzles import examples
from companion.rotator.state import BOOST_CACHE, LIFETIME, MOST_DRILLED, Turn, start, step
from tests.support.reading import texts

A4 = (210.0, 297.0)


def boards() -> None:
    board = examples()[0].board
    assert len(board.red) == len(board.blue) == 5
    with pytest.raises(ValueError, match="at the rim"):
        Board.parse("A5 H4 E6 B8 I9", "B2 H4 E6 B8 G9")
    with pytest.raises(ValueError, match="overlap"):
        Board.parse("C2 D3 E6 B8 I9", "B2 H4 E6 B8 G9")


def ranges() -> None:
    board = examples()[0].board
    found = 0
    for node in board.nodes:
        assert RANGE_BITS[node].bit_count() <= 13
        found |= RANGE_BITS[node]
    assert found == board.solid


def starting() -> None:
    board = examples()[0].board
    for space in range(10):
        position = start(board, space)
        assert TOP_BITS >> space & 1 and not position.solid >> space & 1
        assert position.touched[0] == 1 << space
    with pytest.raises(RulingError) as refused:
        start(board, 10)
    assert refused.value.ruling == "R4"


def ages() -> None:
    assert len(AGES) - 1 == LIFETIME
    steps = example_steps()
    for before, after in zip(steps, steps[LIFETIME:], strict=False):
        if after.after.result is None:
            assert after.collapsed == before.after.touched[0]


def old_marks_keep_their_age() -> None:
    """A turn falls through a touched space, which collapses when it would have anyway."""
    seen = 0
    for puzzle in examples():
        for line in puzzle.solution.front:
            position = start(puzzle.board, line.start)
            for turn in line.played:
                before, played = position, step(position, turn)
                position = played.after
                for space in played.path:
                    age = next((age for age in range(3) if before.touched[age] >> space & 1), None)
                    if (
                        age is not None
                        and position.result is None
                        and not position.solid >> space & 1
                    ):
                        seen += 1
                        assert position.touched[age + 1] >> space & 1  # a turn older, not new
    assert seen > 0


def losing() -> None:
    for puzzle in examples():
        for first in range(10):
            position = start(puzzle.board, first)
            while position.result is None:
                before, position = position, step(position, Turn(0)).after
                if position.departures:
                    break
                in_two_lines = before.touched[2] >> position.at & 1
                assert (position.result == "lost") == bool(in_two_lines)


def drilling() -> None:
    assert (MOST_DRILLED, BOOST_CACHE) == (3, 10)
    boosted = drill()
    before = next(
        s for s, t in zip(example_steps(), example_steps()[1:], strict=False) if t is boosted
    )
    assert boosted.drilled.bit_count() == 2
    assert before.after.boosts_left - boosted.after.boosts_left == 1
    assert fall().drilled == 0 and len(fall().path) > 2


def never_through_the_rim() -> None:
    position = start(examples()[0].board, 3)
    refused = 0
    for turns in (("0", "3"), ("1", "3"), ("0", "0", "3"), ("1", "1", "3")):
        here = position
        for words in turns:
            try:
                here = step(here, Turn.parse(words)).after
            except RulingError as error:
                assert error.ruling == "R8"
                refused += 1
                break
    assert refused > 0


def capture() -> None:
    steps = example_steps()
    index = next(i for i, s in enumerate(steps) if s.captured is not None)
    taken, following = steps[index], steps[index + 1]
    assert taken.captured is not None
    assert taken.path[-1] == taken.captured  # drilling ends there, nobody falls
    assert taken.after.departures == RANGE_BITS[taken.captured]
    assert not taken.after.solid & RANGE_BITS[taken.captured]
    assert RANGE_BITS[taken.captured] >> following.origin & 1


def turning() -> None:
    assert [each.after.turn % 4 for each in example_steps()[:4]] == [1, 2, 3, 0]


def winning() -> None:
    last = example_steps()[-1]
    assert last.after.result == "won" and BOTTOM_BITS >> last.path[-1] & 1


FACTS: list[tuple[str, Callable[[], None]]] = [
    ("ten Nodes (dots), five in each half. None on the rim; ranges never overlap", boards),
    ("up to two steps from a Node along sides. Shaded is solid", ranges),
    ("Start on any space of the top row. If solid, open it free. Draw a triangle", starting),
    ("Touched three turns ago: the space turns solid", ages),
    ("Stand there and you lose. One or two turns ago: add a line", losing),
    ("Old marks grow older as before, also if you fall through them", old_marks_keep_their_age),
    (
        "0 to 3 solid spaces: erase, draw triangles. Each turn the first is free",
        drilling,
    ),
    ("Drill never through the rim", never_through_the_rim),
    ("Drilling ends; you stay there. Start the next turn on any space of its range", capture),
    ("Its solid spaces open and get triangles", capture),
    ("turn 1, 5 … turn 2, 6 … turn 3, 7 … turn 4, 8 …", turning),
    ("You win at once on the bottom row", winning),
]


@pytest.mark.parametrize(("phrase", "scene"), FACTS, ids=[phrase[:40] for phrase, _ in FACTS])
def test_what_the_first_page_says_is_what_the_engine_plays(
    phrase: str, scene: Callable[[], None], book: FontBook
) -> None:
    first, _ = rules_pages(book, A4)
    assert phrase in " ".join(text.content for text, _ in texts(first))
    scene()


def test_the_second_page_says_how_to_mark_where_you_stand(book: FontBook) -> None:
    said = " ".join(text.content for text, _ in texts(rules_pages(book, A4)[1]))
    assert "Ring the space where you stand" in said
