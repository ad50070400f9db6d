"""How long a Connector layout takes; and how the layouts that ship were made.

python tests/bench/bench_connector.py                CPU seconds to the first layout, and to a good one
python tests/bench/bench_connector.py ship classic 1 writes layouts/connector/classic.json, from seed 1
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT)]

from cardgen.connector.layout.result import Panel  # noqa: E402
from cardgen.connector.layout.solve import QUICK, THOROUGH, Effort, solve  # noqa: E402
from cardgen.connector.layout.store import to_json  # noqa: E402
from cardgen.connector.texts import SHIPPED_TEXTS, read_texts  # noqa: E402
from cardgen.drawing.fonts import FontBook  # noqa: E402
from cardgen.inputs.geometry import load_geometry  # noqa: E402
from cardgen.output import write  # noqa: E402

SAMPLES = ROOT / "tests" / "cardgen" / "connector"
MOST = 100.0
"""CPU seconds that a layout of one's own may take."""


def panel_of(geometry: str) -> Panel:
    card = load_geometry(geometry)
    return Panel(card.panel_width, card.panel_height, card.tab, card.safe, card.fold_safe)


def measure() -> None:
    print(f"{'texts':12}{'card':10}{'type':26}{'first':>8}{'good':>8}  CPU seconds")
    longest = 0.0
    for path in (SHIPPED_TEXTS, *sorted(SAMPLES.glob("*.toml"))):
        for geometry in ("classic", "us"):
            texts, panel, taken = read_texts(path), panel_of(geometry), []
            for effort in (QUICK, THOROUGH):
                begin = time.process_time()
                layout = solve(texts, geometry, panel, FontBook(), effort=effort)
                taken.append(time.process_time() - begin)
            kind = f"{layout.size:g} pt {layout.weight}"
            print(f"{path.stem:12}{geometry:10}{kind:26}{taken[0]:8.1f}{taken[1]:8.1f}", flush=True)
            longest = max(longest, *taken)
    reached = "reached" if longest <= MOST else "missed"
    print(f"-> longest {longest:.0f} s (target {MOST:g} s: {reached})")


def ship(geometry: str, seed: int) -> None:
    layout = solve(
        read_texts(SHIPPED_TEXTS),
        geometry,
        panel_of(geometry),
        FontBook(),
        seed=seed,
        effort=Effort(find=4.0, style=12.0, improve=6.0),
        clearance=1.75,
        progress=print,
    )
    write(ROOT / "layouts" / "connector" / f"{geometry}.json", to_json(layout).encode())


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            measure()
        case ["ship", geometry, seed]:
            ship(geometry, int(seed))
        case _:
            sys.exit(__doc__)
