"""Themes of puzzles, on the bundled boards and on boards that are drawn for one."""

from concurrent.futures import ThreadPoolExecutor

from companion.rotator import generate as generating
from companion.rotator.generate import Refusal, generate
from companion.rotator.puzzles import PuzzleTheme, examples, has_theme
from companion.rotator.state import start, step


def played(puzzle):
    position = start(puzzle.board, puzzle.grade.line.start)
    for turn in puzzle.grade.line.played:
        made = step(position, turn)
        yield made
        position = made.after


def test_a_theme_is_what_the_engine_plays():
    for puzzle in examples():
        made = list(played(puzzle))
        assert has_theme(puzzle, PuzzleTheme.NO_BOOST) == (made[-1].after.boosts_left == 10)
        assert has_theme(puzzle, PuzzleTheme.NO_CAPTURE) == (
            not any(each.captured for each in made[:-1])
        )
        entered = max(len(each.path) - each.drilled.bit_count() for each in made)
        assert not has_theme(puzzle, PuzzleTheme.LONG_FALL) or entered >= 12
    for theme in set(PuzzleTheme) - {PuzzleTheme.MIRROR}:
        assert len({has_theme(puzzle, theme) for puzzle in examples()}) == 2, theme


def test_boards_that_look_mirrored_are_drawn_not_waited_for(monkeypatch):
    monkeypatch.setattr(generating, "_AHEAD", 1)
    with ThreadPoolExecutor(1) as hands:
        batch = generate(
            1, seed=1, theme=PuzzleTheme.MIRROR, executor=hands, situations_per_board=6_000
        )
    assert batch.refused[Refusal.OTHER_THEME] == 0
    (puzzle,) = batch.puzzles
    red, blue = (
        {(n % 10, n // 10) for n in half} for half in (puzzle.board.red, puzzle.board.blue)
    )
    assert blue in (red, {(9 - column, row) for column, row in red})
