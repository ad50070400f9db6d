"""How long a Connector layout takes; and how the layouts that ship were made.

python bench_connector.py                CPU seconds to the first layout, and to a good one
python bench_connector.py ship us de     finds the layout that ships for a card and a language
python bench_connector.py prove          proves the layouts that ship once more, after a change of
                                         how backs are drawn, so that no run has to

What ships is searched for longer than what the command finds, and has a larger title. `ship` finds
again what ships in Hebrew, and in English for `classic`. The other layouts in the files were found
while decoys were still being written, and that in English for `us` with an older model: `ship`
finds others and puts them in their place. All are proven in the same way.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

from cardgen.connector.artwork.back_artwork import Connector, panel_of
from cardgen.connector.layout.result import SEED, Layout
from cardgen.connector.layout.seat_orders import seat_orders
from cardgen.connector.layout.solve import Effort, LayoutSearch, Style
from cardgen.connector.layout.store import layout_path, read_layouts, to_json
from cardgen.connector.proof.legibility import ProofFinding
from cardgen.connector.proof.verify import TRIALS
from cardgen.connector.texts import (
    SHIPPED_TEXTS,
    read_texts,
    shipped_texts,
    texts_in,
)
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import InputFault
from cardgen.inputs.geometry import load_geometry
from cardgen.jobs.back_proofs import findings
from cardgen.jobs.card_backs import builtin_proof
from cardgen.output import write

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "tests" / "cardgen" / "connector"
MOST = 300.0
"""CPU seconds that a layout of one's own may take."""
MOST_REFUSED = 60.0
"""CPU seconds after which a search that finds none must end."""
THOROUGH = Effort(find=16.0, style=70.0, total=120.0, improve=16.0)
"""For layouts that ship."""
STYLES_THAT_SHIP: tuple[Style, ...] = ((6.0, "condensed-semibold"),)
"""Lines of 6 pt stand on the lattice of the board."""
COLUMNS_THAT_SHIP = (16.0, 18.0, 20.0, 22.0, 24.0, None)
"""In mm. Where a limit is set, links may be far from their phrases, and a title finds more room."""
TITLE = (34.0, 10.0)
"""The least width and height in mm of the piece with the title that ships."""


def measure() -> None:
    print(f"{'texts':12}{'card':10}{'type':26}{'first':>8}{'good':>8}  CPU seconds")
    longest = refused = 0.0
    for path in (SHIPPED_TEXTS, *sorted(SAMPLES.glob("*.toml"))):
        for geometry in ("classic", "us"):
            (texts, heading), panel, taken = read_texts(path), panel_of(load_geometry(geometry)), []
            for effort in (Effort(improve=0), Effort()):
                begin = time.process_time()
                try:
                    layout = LayoutSearch(
                        texts, geometry, panel, FontBook(), effort=effort, heading=heading
                    ).solve()
                    kind = f"{layout.size:g} pt {layout.weight}"
                except InputFault:
                    kind = "refused"
                taken.append(time.process_time() - begin)
            print(f"{path.stem:12}{geometry:10}{kind:26}{taken[0]:8.1f}{taken[1]:8.1f}", flush=True)
            longest = max(longest, *taken)
            refused = max(refused, *taken) if kind == "refused" else refused
    reached = "reached" if longest <= MOST and refused <= MOST_REFUSED else "missed"
    print(f"-> longest {longest:.0f} s (target {MOST:g} s), refused after {refused:.0f} s", end=" ")
    print(f"(target {MOST_REFUSED:g} s): {reached}")


def ship(geometry: str, language: str) -> None:
    """Keep a good layout of the built-in texts, in place of the one that is kept.

    Its cards are laid as those of the other layouts are, and its false phrases are those given.
    """
    source = texts_in(language)
    card, book = load_geometry(geometry), FontBook()
    texts, heading = read_texts(source)
    panel, own = panel_of(card), {(text.game, decoy) for text in texts for decoy in text.decoys}

    def prove(layout: Layout) -> tuple[ProofFinding, ...]:
        if not all((each.games[0], " ".join(each.lines)) in own for each in layout.decoys):
            return (ProofFinding("decoys", "not all of them are those given"),)
        return findings(Connector(layout, texts), card, book, TRIALS)

    known, *_ = seat_orders(texts, panel, SEED)
    layout = LayoutSearch(
        tuple(replace(text, seats=seats) for text, seats in zip(texts, known, strict=True)),
        geometry,
        panel,
        book,
        effort=THOROUGH,
        styles=STYLES_THAT_SHIP,
        columns=COLUMNS_THAT_SHIP,
        heading=heading,
        heading_size=TITLE,
        prove=prove,
        progress=print,
    ).solve()
    path = layout_path(source)
    write(path, to_json(read_layouts(path).with_layout(layout)).encode())
    prove(source)


def prove(source: Path) -> None:
    """Note which layouts are proven for which cards; each must be for its own."""
    path, book = layout_path(source), FontBook()
    file, (texts, heading) = read_layouts(path), read_texts(source)
    proven = []
    for layout in file.layouts:
        card = load_geometry(layout.geometry)
        if found := findings(Connector(layout, texts), card, book, TRIALS):
            sys.exit(f"{layout.geometry}: {found[0]}")
        proven.append(builtin_proof(layout, texts, heading, card))
    write(path, to_json(file._replace(proven=tuple(proven))).encode())


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            measure()
        case ["prove"]:
            for each in shipped_texts().values():
                prove(each)
        case ["ship", geometry, language]:
            ship(geometry, language)
        case _:
            sys.exit(__doc__)
