"""Puzzles: boards to solve alone, of the game that has some."""

from cardgen.games.rotator.cover import contents_page, cover_page
from cardgen.games.rotator.hints import hint_pages
from cardgen.games.rotator.puzzle_board import is_column
from cardgen.games.rotator.puzzle_sheets import PerPage, puzzle_sheets
from cardgen.games.rotator.rules import rules_pages
from cardgen.games.rotator.solutions import enlarged_solution_pages
from companion.rotator.board import Board
from companion.rotator.cluster import ClusterError, executor_at
from companion.rotator.generate import Batch, Refusal, examine, generate, with_all_nodes
from companion.rotator.grade import Level
from companion.rotator.identity import IdentityError, board_from_identity, identity_of, number_of
from companion.rotator.puzzles import Puzzle, PuzzleTheme, unsolved_examples

GAME = "Rotator"
TITLE = f"{GAME} puzzles"
"""What they are called on paper."""

__all__ = [
    "GAME",
    "TITLE",
    "Batch",
    "Board",
    "ClusterError",
    "IdentityError",
    "Level",
    "PerPage",
    "Puzzle",
    "PuzzleTheme",
    "Refusal",
    "board_from_identity",
    "contents_page",
    "cover_page",
    "enlarged_solution_pages",
    "examine",
    "executor_at",
    "generate",
    "hint_pages",
    "identity_of",
    "is_column",
    "number_of",
    "puzzle_sheets",
    "rules_pages",
    "unsolved_examples",
    "with_all_nodes",
]
