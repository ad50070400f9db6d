"""All benchmarks, or those that are named: ``python -m tests.bench [NAME ...]``."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from tests.bench.measure import CARDGEN, ROOT, Run, in_turns, run, verdict

PYTHON = sys.executable
COUNT = 1000

_work = tempfile.TemporaryDirectory()
FOLDER = Path(_work.name)


def python(*arguments: str) -> list[str]:
    """Return the command that runs a module of the benchmarks."""
    return [PYTHON, "-m", *arguments]


def prepare(source: str) -> None:
    """Run a line of Python that writes what will be read, in a process of its own."""
    subprocess.run([PYTHON, "-c", source], cwd=ROOT, check=True)


def csv_of(count: int) -> str:
    """Return the path of a CSV file of `count` people."""
    path = FOLDER / f"{count}.csv"
    if not path.exists():
        prepare(
            f"from pathlib import Path; from tests.bench.people import write_csv; "
            f"write_csv(Path({str(path)!r}), {count})"
        )
    return str(path)


def base() -> str:
    """Return the path of the profile under theirs: it adds nothing to their QR symbols."""
    path = FOLDER / "base.toml"
    path.write_text(
        'name = "Attendee"\nbrand = "Engines that think twice"\n[qr]\ncontent = "vcard"\n'
    )
    return str(path)


def cards(count: int, name: str) -> list[str]:
    """Return the command that prints `count` foldable cards."""
    people = ["--csv", csv_of(count), "--profile", base()]
    return [CARDGEN, "card", *people, "-q", "-o", str(FOLDER / name)]


def show(label: str, one: Run, file: str | None = None) -> None:
    """Print what a process took, and the size of its file."""
    size = f"  {(FOLDER / file).stat().st_size / 1e6:5.2f} MB file" if file else ""
    print(f"  {label:32}{one}{size}", flush=True)


@cache
def both_sorts() -> tuple[Run, Run, Run, Run, Run]:
    """Return one-sided cards by us, a bare writer and typst, then our two-sided ones.

    Ours are measured as a job and as a whole command.

    All are measured in turns.
    """
    prepare(
        f"from pathlib import Path; from tests.bench.yardstick import prepare; "
        f"prepare(Path({str(FOLDER)!r}), {COUNT})"
    )
    ours = python("tests.bench.one_sided", str(FOLDER / "ours.pdf"), str(COUNT))
    theirs = python("tests.bench.yardstick", str(FOLDER / "cards.typ"), str(FOLDER / "typst.pdf"))
    bare = python("tests.bench.bare_writer", str(FOLDER / "bare.pdf"), str(COUNT))
    job = python("tests.bench.two_sided", csv_of(COUNT), base(), str(FOLDER / "job"))
    one, least, yardstick, both, whole = in_turns(
        ours, bare, theirs, job, cards(COUNT, "two.pdf"), times=8
    )
    return one, least, yardstick, both, whole


def one_sided() -> None:
    """1,000 one-sided cards, against a bare PDF writer and typst."""
    ours, bare, theirs, _, _ = both_sorts()
    show("ours", ours, "ours.pdf")
    show("a bare PDF writer", bare, "bare.pdf")
    show("typst, symbols ready-made", theirs, "typst.pdf")
    verdict("CPU, ours / bare", ours.over(bare), 1.25)
    verdict("CPU, ours / typst", ours.over(theirs), 1.0)
    verdict("file", (FOLDER / "ours.pdf").stat().st_size / 1e6, 2.0, " MB")
    verdict("peak", ours.peak, 70, " MB")


def two_sided() -> None:
    """1,000 foldable cards on A4, both sides, with marks and preflight."""
    ours, _, _, job, whole = both_sorts()
    show("the job alone, as one-sided", job, "job.pdf")
    show("cardgen card --csv", whole, "two.pdf")
    verdict("CPU, two-sided / one-sided, the job alone", job.over(ours), 1.5)
    verdict("CPU, with command line and preflight", whole.over(ours), 1.7)


def portrait() -> None:
    """A card with a portrait in each theme, and 500 of them, against the plain one."""
    photograph = Path(__file__).parents[1] / "cardgen/photographs/admiral.jpg"
    path = FOLDER / "portrait.toml"
    path.write_text(Path(base()).read_text().replace("[qr]", f'portrait = "{photograph}"\n[qr]'))
    themes = ["nocturne", "paper", "bold", "swiss", "mono"]
    one = [CARDGEN, "card", "-q", "-o", str(FOLDER / "one.pdf"), "--profile"]
    many = [*one, str(path), "--csv", csv_of(500), "--theme"]
    plain, *singles = in_turns(
        [*one, base()], *([*one, str(path), "--theme", theme] for theme in themes), times=15
    )
    plain_many, *batches = in_turns(
        [*one, base(), "--csv", csv_of(500)],
        *([*many, theme] for theme in themes),
        times=3,
    )
    for theme, single, batch in zip(themes, singles, batches, strict=True):
        verdict(f"CPU, {theme} with portrait / plain", single.over(plain), 1.3)
        verdict(f"CPU, 500 {theme} with portrait / plain", batch.over(plain_many), 1.3)


def memory() -> None:
    """10,000 foldable cards against 1,000."""
    *_, few = both_sorts()
    many = run(cards(10 * COUNT, "many.pdf"))
    show("10,000 cards", many, "many.pdf")
    verdict("peak, 10,000 / 1,000 cards", many.peak / few.peak, 1.3)


def svg() -> None:
    """One sheet of ten cards as SVG."""
    told = subprocess.run(
        python("tests.bench.one_svg"), cwd=ROOT, check=True, capture_output=True, text=True
    )
    first, typical, _ = map(float, told.stdout.split())
    print(f"  the first sheet of a process takes {first:.1f} ms, glyph outlines included")
    verdict("a sheet of many, median", typical, 10, " ms")


def show_help() -> None:
    """`cardgen --help`, against the import of the command-line library."""
    ours, library = in_turns([CARDGEN, "--help"], [PYTHON, "-c", "import typer"], times=8)
    show("cardgen --help", ours)
    show("python -c 'import typer'", library)
    verdict("CPU", ours.cpu, 0.2, " s")


def kit() -> None:
    """`cardgen kit`."""
    (one,) = in_turns([CARDGEN, "kit", "-q", "-o", str(FOLDER / "kit")])
    show("cardgen kit", one)
    verdict("CPU", one.cpu, 10, " s")


def event() -> None:
    """`cardgen event`: cards for 200 guests, packs for 30 tables, puzzles and a checklist."""
    prepare(
        f"from pathlib import Path; from tests.bench.gathering import write_event; "
        f"write_event(Path({str(FOLDER)!r}))"
    )
    command = [CARDGEN, "event", str(FOLDER / "event.toml"), "-q", "-o", str(FOLDER / "event")]
    first, again = run(command), run(command)
    show("cardgen event", first)
    show("again, nothing changed", again)
    verdict("wall", first.wall, 60, " s")


def referee() -> None:
    """The referee: moves a second, legal moves of a position, `companion check` of long records."""
    subprocess.run([PYTHON, str(ROOT / "tests/bench/bench_companion.py")], cwd=ROOT, check=True)


def phones() -> None:
    """Phones at a table: from a tap to all screens, memory, bytes; 6 and 20 phones; the site."""
    for script in ("bench_phones.py", "bench_site.py"):
        subprocess.run([PYTHON, str(ROOT / "tests/bench" / script)], cwd=ROOT, check=True)


def by_rotator(*arguments: str) -> None:
    """Run a part of the benchmarks of Rotator in a process of its own, with memory of its own."""
    subprocess.run(
        [PYTHON, str(ROOT / "tests/bench/bench_rotator.py"), *arguments], cwd=ROOT, check=True
    )


def rotator() -> None:
    """Rotator: the search against a plain one on 15 boards, on random boards, and against g++."""
    by_rotator()
    by_rotator("random", "200")
    if shutil.which("g++"):
        by_rotator("native", "100")


def rotator_thousand() -> None:
    """1,000 puzzles on all cores; target: 1 minute on two cores."""
    by_rotator("puzzles", "1000")


def connector() -> None:
    """A Connector layout of one's own texts: the first one, and a good one."""
    subprocess.run([PYTHON, str(ROOT / "tests/bench/bench_connector.py")], cwd=ROOT, check=True)


BENCHMARKS: dict[str, Callable[[], None]] = {
    "one-sided": one_sided,
    "two-sided": two_sided,
    "portrait": portrait,
    "memory": memory,
    "svg": svg,
    "help": show_help,
    "kit": kit,
    "event": event,
    "referee": referee,
    "phones": phones,
    "rotator": rotator,
    "rotator-thousand": rotator_thousand,
    "connector": connector,
}

if __name__ == "__main__":
    wanted = sys.argv[1:] or list(BENCHMARKS)
    unknown = [name for name in wanted if name not in BENCHMARKS]
    if unknown:
        sys.exit(f"no benchmark {unknown[0]!r}: {', '.join(BENCHMARKS)}")
    with _work:
        for name in wanted:
            print(f"{name}: {BENCHMARKS[name].__doc__}", flush=True)
            BENCHMARKS[name]()
