"""How long a Connector layout takes; and how the layouts that ship were made.

python bench_connector.py                CPU seconds to the first layout, and to a good one
python bench_connector.py ship classic   puts what the command finds into texts.layout.json
python bench_connector.py prove          proves the layouts in it once more, after a change of how
                                         backs are drawn, so that no run has to

The layout of us in the file comes from a search with changes that were not kept: `ship us` finds
another one and puts it in its place. Both are proven in the same way.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from cardgen.connector.artwork.back_artwork import Connector, panel_of
from cardgen.connector.layout.result import Layout
from cardgen.connector.layout.solve import Effort, LayoutSearch, NoLayoutError
from cardgen.connector.layout.store import layout_path, read_layouts, to_json
from cardgen.connector.proof.verify import TRIALS
from cardgen.connector.texts import SHIPPED_TEXTS, read_heading, read_texts
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.geometry import load_geometry
from cardgen.jobs.card_backs import builtin_proof, findings
from cardgen.output import write

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "tests" / "cardgen" / "connector"
MOST = 300.0
"""CPU seconds that a layout of one's own may take."""
MOST_REFUSED = 60.0
"""CPU seconds after which a search that finds none must end."""


def measure() -> None:
    print(f"{'texts':12}{'card':10}{'type':26}{'first':>8}{'good':>8}  CPU seconds")
    longest = refused = 0.0
    for path in (SHIPPED_TEXTS, *sorted(SAMPLES.glob("*.toml"))):
        for geometry in ("classic", "us"):
            texts, panel, taken = read_texts(path), panel_of(load_geometry(geometry)), []
            for effort in (Effort(improve=0), Effort()):
                begin = time.process_time()
                try:
                    heading = read_heading(path)
                    layout = LayoutSearch(
                        texts, geometry, panel, FontBook(), effort=effort, heading=heading
                    ).solve()
                    kind = f"{layout.size:g} pt {layout.weight}"
                except NoLayoutError:
                    kind = "refused"
                taken.append(time.process_time() - begin)
            print(f"{path.stem:12}{geometry:10}{kind:26}{taken[0]:8.1f}{taken[1]:8.1f}", flush=True)
            longest = max(longest, *taken)
            refused = max(refused, *taken) if kind == "refused" else refused
    reached = "reached" if longest <= MOST and refused <= MOST_REFUSED else "missed"
    print(f"-> longest {longest:.0f} s (target {MOST:g} s), refused after {refused:.0f} s", end=" ")
    print(f"(target {MOST_REFUSED:g} s): {reached}")


def ship(geometry: str) -> None:
    """Keep what the command finds for the built-in texts, in place of what is kept."""
    path = layout_path(SHIPPED_TEXTS)
    layout = found_by_command(geometry, print)
    write(path, to_json(read_layouts(path).with_layout(layout)).encode())
    prove()


def prove() -> None:
    """Note which layouts are proven for which cards; each must be for its own."""
    path, book = layout_path(SHIPPED_TEXTS), FontBook()
    file, texts = read_layouts(path), read_texts(SHIPPED_TEXTS)
    proven = []
    for layout in file.layouts:
        card = load_geometry(layout.geometry)
        if found := findings(Connector(layout, texts), card, book, TRIALS):
            sys.exit(f"{layout.geometry}: {found[0]}")
        proven.append(builtin_proof(layout, texts, read_heading(SHIPPED_TEXTS), card))
    write(path, to_json(file._replace(proven=tuple(proven))).encode())


def found_by_command(geometry: str, progress: Callable[[str], None] = lambda _: None) -> Layout:
    card, book, texts = load_geometry(geometry), FontBook(), read_texts(SHIPPED_TEXTS)
    return LayoutSearch(
        texts,
        geometry,
        panel_of(card),
        book,
        heading=read_heading(SHIPPED_TEXTS),
        works=lambda layout: not findings(Connector(layout, texts), card, book, TRIALS),
        progress=progress,
    ).solve()


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            measure()
        case ["prove"]:
            prove()
        case ["ship", geometry]:
            ship(geometry)
        case _:
            sys.exit(__doc__)
