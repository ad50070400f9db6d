"""The job of printing Tactics Joker: board, mat for cards, tokens, rules, aid, record sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from cardgen.drawing.fonts import FontBook, MissingGlyphError
from cardgen.drawing.shapes import Page
from cardgen.inputs.profile import read_profile
from cardgen.jobs.writing import SheetsJob, Written, faults_of
from cardgen.printables.aids.aid_page import with_owner
from cardgen.printables.common.typesetting import TextTooLongError
from cardgen.printables.tactics.aid import aid_page
from cardgen.printables.tactics.board import BoardError, board_pages
from cardgen.printables.tactics.mat import Deck, mat_pages, reduced_page
from cardgen.printables.tactics.record import record_page
from cardgen.printables.tactics.rules import rules_page
from cardgen.printables.tactics.tokens import TokenError, token_pages
from companion.errors import RulingError
from companion.tactics.cards import deal, parse_seed

Part = Literal["board", "mat", "tokens", "rules", "aid", "record"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TacticsJob(SheetsJob):
    """A `part` of Tactics Joker; `seed` is the deal of a board.

    A mat is for cards of a `deck`, at real size or, if `reduced`, on one sheet. The name in the file
    `profile` stands in the head of the rules.
    """

    part: Part
    seed: str = ""
    deck: Deck = "poker"
    reduced: bool = False
    profile: Path | None = None


def make_tactics(job: TacticsJob) -> Written:
    """Print a part of Tactics Joker; InputFault if the paper is too small or the seed is none (J3)."""
    book = job.book()
    with faults_of("cardgen tactics", BoardError, TokenError, RulingError):
        pages = _pages(book, job)
    advice = f"print on one side, at 100 %, on {job.paper}{_AFTER.get(job.part, '')}"
    if job.part == "mat" and not job.reduced:
        advice += "; cut along the dashed lines, and glue each sheet onto the edges of those before it"
    return job.write(book, {("", f"Tactics Joker: {job.part}"): pages}, advice)


_AFTER = {
    "board": "; the second page on stiff paper, to cut out",
    "tokens": ", on stiff paper; cut them out",
}


def _pages(book: FontBook, job: TacticsJob) -> tuple[Page, ...]:
    one: dict[str, Callable[[FontBook, tuple[float, float]], Page]] = {
        "rules": rules_page,
        "aid": aid_page,
        "record": record_page,
    }
    match job.part:
        case "board":
            seed = parse_seed(job.seed)
            return board_pages(book, job.size, seed, deal(seed))
        case "mat" if job.reduced:
            return (reduced_page(job.size, job.deck),)
        case "mat":
            return mat_pages(job.size, job.deck)
        case "tokens":
            return token_pages(job.size)
        case "rules" if job.profile is not None:
            owner = read_profile(job.profile)
            with faults_of(str(job.profile), TextTooLongError, MissingGlyphError):
                return (with_owner(rules_page(book, job.size), book, owner, beside_tag=True),)
        case part:
            return (one[part](book, job.size),)
