"""The command puzzles: draws or looks up boards, prints them, and says what was not found."""

import random
import re
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from unittest.mock import Mock

import pikepdf
import pypdfium2
import pytest

from cardgen.jobs import puzzles as printing
from cardgen.jobs.puzzles import PuzzleRequest, sort_for_print
from cardgen.preflight.check import preflight
from cardgen.sheets.blocks import SheetError
from companion.rotator import generate as generating
from companion.rotator.generate import Batch, Refusal, generate
from companion.rotator.grade import Level
from companion.rotator.puzzles import Puzzle, PuzzleTheme, examples
from tests.support.commandline import cardgen, files
from tests.support.nightly import nightly

QUICK = 6_000
"""Situations a board may take here, so that the tests are quick."""
SEED = 111
"""Its first boards are a hard and a medium one, both soon solved."""


@pytest.fixture(autouse=True)
def few_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards are drawn one at a time, none of them for nothing."""
    monkeypatch.setattr(generating, "_AHEAD", 1)
    monkeypatch.setattr(printing, "generate", partial(generate, situations_per_board=QUICK))


def words(path: str) -> list[str]:
    """Return the text of each page."""
    with pypdfium2.PdfDocument(path) as document:
        return [" ".join(page.get_textpage().get_text_range().split()) for page in document]


def test_the_same_seed_prints_the_same_bytes(folder: Path) -> None:
    for name in ("a", "b"):
        told = cardgen(
            "puzzles", "--count", 2, "--seed", SEED, "--jobs", 1, "--no-rules", "-o", name
        )
        assert (told.status, told.err) == (0, "")
        assert told.out.splitlines()[-1] == "next: print on one side, at 100 %, on a4"
    assert files(folder / "a") == files(folder / "b")
    sheet, hints, *solutions = words("a/puzzles.pdf")
    assert "Hints" in hints and "Solutions" in solutions[0]
    assert (
        sheet.index("Rotator 1") < sheet.index("medium") < sheet.index("hard")
    )  # from easy to expert
    assert preflight(folder / "a/puzzles.pdf").findings == ()


def test_without_a_seed_puzzles_are_new_ones_and_the_seed_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda most: SEED if most > SEED else 0)
    told = cardgen("puzzles", "--count", 1, "--jobs", 1, "--no-rules")
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines()[-1].endswith(f"; to get the same puzzles again: --seed {SEED}")
    first = files(folder / "output")
    assert cardgen("puzzles", "--count", 1, "--jobs", 1, "--no-rules", "--seed", SEED).status == 0
    assert files(folder / "output") == first


@pytest.mark.usefixtures("hurried")
def test_puzzles_of_a_level_that_are_not_found_in_time_are_told_and_those_found_are_kept() -> None:
    told = cardgen(
        "puzzles",
        "--count",
        10_000,
        "--level",
        "medium",
        "--seed",
        SEED,
        "--seconds",
        600,
        "--jobs",
        1,
        "--no-rules",
    )
    assert told.status == 1
    (line,) = told.complaints
    found = int(line.split()[2])
    assert 1 <= found < 10_000
    assert line.startswith(f"cardgen puzzles: {found} of 10000 medium puzzles found in 600 s (")
    assert "of another level): add --seconds N to give it longer, or ask for fewer" in line
    shown = words("output/puzzles.pdf")
    assert f"Rotator {found} " in " ".join(shown)
    assert f"Rotator {found + 1} " not in " ".join(shown)


@pytest.mark.usefixtures("hurried")
def test_where_nothing_is_found_nothing_is_written(folder: Path) -> None:
    arguments = f"--count 1 --level expert --seed {SEED} --seconds 300 --jobs 1 --no-rules".split()
    told = cardgen("puzzles", *arguments)
    assert (told.status, told.out) == (1, "")
    assert told.complaints[0].startswith("cardgen puzzles: 0 of 1 expert puzzles found in 300 s (")
    assert not list(folder.iterdir())


def test_boards_named_by_identity_are_solved_and_printed_once_in_their_order() -> None:
    told = cardgen("puzzles", "--id", "4f9exra", "--id", "3JUH-5D3", "--id", "4F9EXRA", "--jobs", 1)
    assert (told.status, told.err) == (0, "")
    _, _, sheet, _, solutions = words("output/puzzles.pdf")
    for puzzle in examples()[:2]:
        par = puzzle.solution.front[0]
        assert puzzle.identity in sheet and puzzle.identity in solutions
        assert puzzle.grade.level.value in sheet
        assert f"par {par.boosts} boost" in sheet
        assert (
            f"{puzzle.solution.front[-1].turns} turns, 3 boosts" in sheet
            or len(puzzle.solution.front) > 2
        )
    assert sheet.index("4F9EXRA") < sheet.index("3JUH5D3")
    assert "Rotator 3" not in sheet


def test_every_mistyped_identity_is_one_line_and_nothing_is_written(folder: Path) -> None:
    told = cardgen(
        "puzzles", "--id", "3JUH5D4", "--id", "3JUH5D3", "--id", "3JU", "--id", "3JUH5DO"
    )
    assert (told.status, told.out) == (2, "")
    assert told.complaints == [
        "--id: '3JUH5D4' is no board's identity: a letter is mistyped, or two are swapped",
        "--id: '3JU' has 3 letters, a board's identity has 7",
        "--id: '3JUH5DO' holds 'O', which no identity does: letters but I and O, 2 to 9",
    ]
    assert not list(folder.iterdir())


def test_rules_that_do_not_fit_are_told_with_what_would_help(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    too_large = SheetError("the rules need a larger page")
    monkeypatch.setattr(printing, "rules_pages", Mock(side_effect=too_large))
    told = cardgen("puzzles", "--count", 1, "--jobs", 1)
    wanted = "cardgen puzzles: the rules need a larger page: choose larger paper, or add --no-rules"
    assert (told.status, told.complaints) == (2, [wanted])


def test_a_board_that_makes_no_puzzle_is_refused_with_the_reason(folder: Path) -> None:
    told = cardgen("puzzles", "--id", "46njl4p", "--jobs", 1, "--no-rules")
    assert (told.status, told.out) == (2, "")
    assert told.complaints == ["--id: board 46NJL4P makes no puzzle: it is won in turn 1"]
    assert not list(folder.iterdir())


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--solutions", "none"), {"puzzles.pdf": 4}),
        (("--no-rules", "--hints", "none"), {"puzzles.pdf": 2}),
        (("--no-rules", "--solutions", "separate"), {"puzzles.pdf": 1, "puzzles-solutions.pdf": 2}),
        (("--no-rules", "--solutions", "foot", "--hints", "none"), {"puzzles.pdf": 1}),
        (
            ("--no-rules", "--booklet", "--solutions", "separate"),
            {"puzzles.pdf": 2, "puzzles-solutions.pdf": 2},
        ),
        (("--no-rules", "--card-size", "--paper", "letter"), {"puzzles.pdf": 3}),
    ],
)
def test_rules_solutions_and_sheets_come_as_asked(
    folder: Path, arguments: tuple[str, ...], expected: dict[str, int]
) -> None:
    told = cardgen("puzzles", "--id", "3JUH5D3", "--jobs", 1, "-o", "made", *arguments)
    assert (told.status, told.err) == (0, "")
    assert {path.name: preflight(path).pages for path in (folder / "made").iterdir()} == expected


def test_a_booklet_has_its_pages_in_order_and_tells_the_printer_how_to_turn_the_sheets() -> None:
    told = cardgen(
        "puzzles",
        "--id",
        "3JUH5D3",
        "--id",
        "4F9EXRA",
        "--booklet",
        "--no-rules",
        "--hints",
        "none",
        "--jobs",
        1,
    )
    assert (told.status, told.err) == (0, "")
    assert "flip on the short edge" in told.out and "fold in the middle" in told.out
    with pikepdf.open("output/puzzles.pdf") as pdf:
        assert str(pdf.Root.ViewerPreferences.Duplex) == "/DuplexFlipShortEdge"
        assert {tuple(round(float(v), 2) for v in page.mediabox) for page in pdf.pages} == {
            (0, 0, 841.89, 595.28)
        }
    with pypdfium2.PdfDocument("output/puzzles.pdf") as document:
        halves = [
            page.get_textpage().get_text_bounded(left=left, right=left + 420.9)
            for page in document
            for left in (0, 421)
        ]
    shown = [next((start for start in STARTS if start in half), "") for half in halves]
    assert shown == ["", "", "", "", "4F9EXRA", "3JUH5D3", "4F9EXRA", "Solutions"]
    assert "2 puzzles, easy" in halves[1]  # the cover
    assert "Contents" in halves[2]


STARTS = ("Solutions", "3JUH5D3", "4F9EXRA")


@nightly  # what a cluster draws is compared in test_rotator_cluster
def test_a_cluster_prints_what_this_computer_prints(folder: Path) -> None:
    from distributed import LocalCluster  # takes a second: only who runs this test waits for it

    one = ("puzzles", "--id", examples()[0].identity, "--no-rules")
    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as hands:
        told = cardgen(*one, "--cluster", hands.scheduler_address, "-o", "there")
    assert (told.status, told.err) == (0, "")
    assert cardgen(*one, "--jobs", 1, "-o", "here").status == 0
    assert files(folder / "there") == files(folder / "here")


def test_a_cluster_where_there_is_none_is_one_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.rotator.cluster._PATIENCE", 1)
    told = cardgen("puzzles", "--cluster", "tcp://127.0.0.1:9")
    assert (told.status, told.out) == (1, "")
    (line,) = told.complaints
    assert line.startswith("cluster: no Dask scheduler answers at 'tcp://127.0.0.1:9'")
    told = cardgen("puzzles", "--cluster", "tcp://127.0.0.1:9", "--jobs", 2)
    assert (told.status, told.complaints) == (
        2,
        ["cardgen puzzles: --jobs is for processes on this machine: leave it out with --cluster"],
    )
    assert not list(folder.iterdir())


def test_paper_that_is_too_small_is_refused_before_any_board_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(printing, "generate", None)  # whoever draws would trip over it
    told = cardgen("puzzles", "--per-page", 6, "--paper", "148x210")
    assert (told.status, told.out) == (2, "")
    (line,) = told.complaints
    assert line.startswith("cardgen puzzles: 6 to a page of 148 x 210 mm leave room for spaces of ")
    assert line.endswith("choose fewer to a page, or larger paper")


def test_paper_is_large_enough_if_the_puzzles_to_come_fit(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing, "generate", lambda **_: Batch(list(examples()[:2])))
    feet = ("--hints", "foot", "--solutions", "foot")
    told = cardgen(
        "puzzles", "--count", 2, "--per-page", 6, "--paper", "letter", *feet, "-o", "two"
    )
    assert (told.status, told.err) == (0, "")
    told = cardgen("puzzles", "--count", 4, "--per-page", 6, "--paper", "letter", *feet)
    assert told.status == 2 and "choose fewer to a page" in told.err


def test_puzzles_go_from_easy_to_expert_with_neighbours_of_different_par_where_that_can_be() -> (
    None
):
    for seed in range(20):
        drawn = list(examples())
        random.Random(seed).shuffle(drawn)
        order = sort_for_print(drawn)
        assert Counter(order) == Counter(drawn)
        levels = [list(Level).index(puzzle.grade.level) for puzzle in order]
        assert levels == sorted(levels)
        for level in Level:
            pars = [p.solution.front[0].boosts for p in order if p.grade.level is level]
            alike = sum(a == b for a, b in pairwise(pars))
            most = max(Counter(pars).values())
            assert alike <= max(1, 2 * most - len(pars))


def test_a_theme_for_which_too_few_boards_were_found_says_how_many_were_looked_at() -> None:
    refused = Counter({Refusal.OTHER_LEVEL: 7, Refusal.OTHER_THEME: 30, Refusal.TOO_LONG: 2})
    batch = Batch([examples()[0]], refused)
    wanted = PuzzleRequest(3, "1", (Level.EASY,), PuzzleTheme.UNIQUE, seconds=60)
    assert str(printing.shortfall(batch, wanted)) == (
        "cardgen puzzles: 1 of 3 easy puzzles of the theme unique found in 60 s (40 boards looked "
        "at, "
        "7 of another level, 30 of another theme): add --seconds N to give it longer, or ask for "
        "fewer"
    )


def test_how_many_stars_for_all_nodes_there_are_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_star(puzzles: list[Puzzle], *_: object) -> list[Puzzle]:
        return [replace(puzzles[0], all_nodes=puzzles[0].solution.front[-1]), *puzzles[1:]]

    monkeypatch.setattr(printing, "find_all_nodes", one_star)
    told = cardgen(
        "puzzles", "--id", "3JUH5D3", "--id", "2TKTC3Q", "--ten-nodes", "--jobs", 1, "--no-rules"
    )
    assert (told.status, told.err) == (0, "a way through all ten Nodes: found for 1 of 2\n")


def test_too_little_time_for_a_year_ends_the_search_and_is_told_for_the_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = iter((100.0, 100.0, 140.0, 170.0))
    monkeypatch.setattr(printing.time, "monotonic", lambda: next(clock))
    asked: list[tuple[int, float]] = []

    def drawn(count: int, seconds: float, progress: Callable[[Batch], None], **_: object) -> Batch:
        asked.append((count, seconds))
        batch = Batch((list(examples()) * 2)[: count if seconds > 0 else 0])
        progress(batch)
        return batch

    monkeypatch.setattr(printing, "generate", drawn)
    show = Mock()
    with printing.solvers(1) as executor:
        found, lack = printing.find_daily(printing.days_of("2027"), (), 60, executor, show)
    # one bar for all months
    assert [each.args for each in show.mock_calls] == [
        ("puzzles", done, 365) for done in (0, 31, 59, 59)
    ]
    assert asked == [(31, 60.0), (28, 20.0), (31, -10.0)]  # one time for all months
    assert len(found) == 59
    assert lack is not None and lack.message.startswith("59 of 365 puzzles found in 60 s")


def test_a_puzzle_a_day_is_printed_four_to_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(count: int, levels: tuple[Level, ...], **_: object) -> Batch:
        return Batch(
            [next(puzzle for puzzle in examples() if puzzle.grade.level in levels)] * count
        )

    monkeypatch.setattr(printing, "generate", drawn)
    assert cardgen("puzzles", "--daily", 2027, "--seed", 3).status == 2
    for wrong in (
        "2027-13",
        "march",
        "2027-02-29",
        "0",
        "3",
        "2027-02..2027-01",
        "2027..",
        "2027..2026",
    ):
        told = cardgen("puzzles", "--daily", wrong)
        assert told.status == 2 and f"'{wrong}' is not 2027, 2027-03, 2027-03-15, or" in told.err
    february = ("puzzles", "--daily", "2027-02", "--level", "Hard", "--jobs", 1)
    told = cardgen(*february, "--solutions", "none", "--no-rules")
    assert (told.status, told.err) == (0, "")
    *pages, hints = words("output/puzzles.pdf")
    assert len(pages) == 7
    assert all(name in pages[0] for name in ("Monday 1 February", "Thursday 4 February"))
    assert "Sunday 28 February" in pages[6] and pages[6].count("hard") == 4
    starts, _, _ = hints.partition("The first Node")
    numbers = [int(number) for number in re.findall(r"(\d+) Feb\s+(?:red|blue):", starts)]
    assert numbers == [*range(1, 29)]  # the days


def test_the_puzzle_of_a_day_is_the_same_in_every_span_that_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def drawn(count: int, seed: str, **_: object) -> Batch:
        puzzles = list(examples()) * 2
        random.Random(seed).shuffle(puzzles)
        return Batch(puzzles[:count])

    monkeypatch.setattr(printing, "generate", drawn)

    def found(period: str) -> dict[str, Puzzle]:
        days = printing.days_of(period)
        puzzles, lack = printing.find_daily(days, (), 60, Mock())
        assert lack is None
        return dict(zip(map(str, days), puzzles, strict=True))

    year = found("2026") | found("2027")
    for period, count in (
        ("2027-03-15", 1),
        ("2026-12-24..2027-01-06", 14),
        ("2026-12..2027-02-28", 90),
    ):
        part = found(period)
        assert len(part) == count and part.items() <= year.items()
    contents = map(
        printing.daily_contents,
        map(printing.days_of, ("2027", "2027-03", "2026-12-24..2027-01-06")),
    )
    assert list(contents) == [
        "A puzzle for each day of 2027",
        "A puzzle for each day of March 2027",
        "24 December 2026 to 6 January 2027",
    ]


def test_several_levels_are_shared_out_and_printed_in_rising_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = examples()
    monkeypatch.setattr(generating, "examine", lambda number, *_: pool[number % len(pool)])
    count = "--count", 8, "--seed", 1, "--no-rules", "--hints", "none", "--solutions", "none"
    with ThreadPoolExecutor(1) as hands:
        monkeypatch.setattr(printing, "solvers", lambda *_: nullcontext(hands))
        assert cardgen("puzzles", *count, "--level", "hard, easy,medium").status == 0
    (sheets,) = (" ".join(words("output/puzzles.pdf")),)
    assert (
        re.findall(r"easy|medium|hard|expert", sheets)
        == ["easy"] * 3 + ["medium"] * 3 + ["hard"] * 2
    )
    told = cardgen("puzzles", "--level", "easy,heavy")
    assert told.status == 2 and "'heavy' is none of easy, medium, hard, expert" in told.err
