"""Whether a change to the program changes a byte of what it prints.

    python -m tests.bench.printed_files FOLDER            # before: print all files, keep hashes
    python -m tests.bench.printed_files FOLDER --compare  # after: name those that differ

A kit, an event with every game, what each game prints by itself, and positions. Files that differ
are kept beside those from before, in FOLDER/before and FOLDER/after, to be looked at.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

CARDGEN = str(Path(sys.executable).with_name("cardgen"))

PROFILE = """\
name = "Ada Lovelace"
title = "Analyst"
organisation = "Analytical Engines"
emails = ["ada@example.org"]
urls = ["https://example.org"]
"""
PLAYERS = "Ann Lee X,Bob O,Cat *"
EVENT = """\
name = "Games night"
date = 2027-03-12T19:30:00
place = "Town Hall"
grids = true
rules_cards = true
site = "https://example.com/games/"
[cards]
[puzzles]
count = 4
[[table]]
game = "reflector"
variants = ["rounds-25"]
players = [{ name = "Ann Lee", symbol = "X" }, { name = "Bob Ray", symbol = "O" }]
[[table]]
game = "deflector"
variants = ["reflection", "short"]
players = ["Cat Moor", "Dan", "Eve", "Fay"]
join_qr = "http://192.168.1.5:8317/#table=table-02&code=ABC234"
[[table]]
game = "defector"
variants = ["short"]
players = 6
[[table]]
game = "rotator"
players = ["Gus"]
[[table]]
game = "rotator"
[[table]]
game = "tactics-joker"
variants = ["rounds-30"]
players = ["Hal", "Ida"]
[[table]]
game = "tactics-joker"
players = 2
[[table]]
game = "attack-defend"
players = ["Jon", "Kim"]
"""
DEFLECTOR = """\
rules 1
game deflector
layout deflector-3
player Ann X
player Bob O
player Cat *
board Ann nodes C3 H3 C6 H6 E8 deflectors \
A1 B1 C1 D1 E1 F1 G1 A10 B10 C10 D10 E10 F10 G10 H10 A9 B9 I9 J9 J10
board Bob nodes J5 H2 C6 D9 E4 deflectors \
J3 A1 B1 C1 D1 E1 F1 G1 A10 B10 C10 D10 E10 F10 G10 H10 A9 B9 I9 I10
board Cat nodes C3 H3 C6 H6 E8 deflectors \
A1 B1 C1 D1 E1 F1 G1 A10 B10 C10 D10 E10 F10 G10 H10 A9 B9 I9 J9 J10
move Ann Bob J5
move Bob Cat J1
move Cat Ann J1
"""
ROTATOR = """\
rules 1
game rotator
nodes red C2 H4 E6 B8 I9
nodes blue B2 H4 E6 B8 G9
start red:D10
turn 2
turn 2
"""
INPUTS = {
    "me.toml": PROFILE,
    "event.toml": EVENT,
    "deflector.record": DEFLECTOR,
    "rotator.record": ROTATOR,
}

COMMANDS: dict[str, str] = {
    "kit": "kit",
    "kit-us": "kit --paper letter --profile me.toml",
    "event": "event event.toml",
    **{
        f"print-{game}": f"print {game} --format both --profile me.toml"
        for game in ("rotator", "reflector", "deflector", "defector")
    },
    **{
        f"print-{game}": f"print {game} --format both --paper letter"
        for game in ("tactics-joker", "attack-defend")
    },
    "grids-cell": "print deflector grids --players 5 --cell 8",
    "names": f"print deflector --names '{PLAYERS}' --site https://example.com/games/",
    "table": "print deflector table --layout deflector-4-full --names Ann,Bob,Cat,Dan",
    "placemat": "print defector placemat --players 8 --site https://example.com/games/",
    "rulebook": "print rulebook",
    "board": "print tactics-joker board --deal spring",
    "mat": "print tactics-joker mat tokens --cards bridge",
    "mat-reduced": "print tactics-joker mat --reduced",
    "deck": "print attack-defend deck --theme paper --stock avery-c32011",
    "deck-single": "print attack-defend deck --stock single --pdfx",
    "deck-glued": "print attack-defend deck --no-duplex",
    "puzzles": "puzzles --seed spring --count 2 --level easy",
    "position-deflector": "position deflector.record",
    "position-private": "position deflector.record --private Ann",
    "position-rotator": "position rotator.record",
}
"""The arguments of each command, by the folder that it writes to."""


def print_files(folder: Path) -> None:
    """Run all commands; their files are in `folder` then."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in INPUTS.items():
        (folder / name).write_text(text)
    env = {**os.environ, "SOURCE_DATE_EPOCH": "1800000000"}
    for name, arguments in COMMANDS.items():
        command = f"{CARDGEN} {arguments} --quiet --output {name}/"
        subprocess.run(command, shell=True, check=True, cwd=folder, env=env)


def hashes(folder: Path) -> dict[str, str]:
    """Return the hash of each printed file; the manifest of an event names the program, too."""
    return {
        str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in ("manifest.json", *INPUTS)
    }


def main(folder: Path, compare: bool) -> int:
    """Print the files of before or after; return how many differ."""
    print_files(folder / ("after" if compare else "before"))
    before, after = hashes(folder / "before"), hashes(folder / "after")
    if not compare:
        print(f"{len(before)} files")
        return 0
    changed = [name for name in before if name in after and before[name] != after[name]]
    for word, names in (
        ("missing", before.keys() - after.keys()),
        ("new", after.keys() - before.keys()),
        ("changed", changed),
    ):
        for name in sorted(names):
            print(f"{word}: {name}")
    print(f"{len(after)} files, {len(changed)} changed")
    return int(before != after)


if __name__ == "__main__":
    options = argparse.ArgumentParser(
        prog="python -m tests.bench.printed_files",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("folder", type=Path, metavar="FOLDER", help="for the printed files")
    options.add_argument("--compare", action="store_true", help="compare with those from before")
    sys.exit(main(**vars(options.parse_args())))
