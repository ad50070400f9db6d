"""How long a hard computer player thinks: in Python, and in a browser as slow as a phone.

Measured is what happens at each of its turns: its view is made, and it chooses. The games are long,
and only the second half of each counts, for then there is most to see. The browser's processor is
slowed down four times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tests.bench.bench_computers import play, table
from tests.bench.site_in_chromium import site_in_chromium

SLOWER = 4
GAMES_OF_A_KIND = 5

GAMES = (
    ("defector", 6, ("short",)),
    ("deflector", 4, ("short",)),
    ("reflector", 2, ("short",)),
    ("tactics-joker", 2, ()),
    ("attack-defend", 2, ()),
)

THINKING = """
import time
from companion import computers
from companion.session import Session

def thinking(record):
    '''Return the milliseconds of each choice in the second half of a game.'''
    lines, spent, passed = record.splitlines(), [], -1
    session = Session.from_record("".join(f"{line}\\n" for line in lines[: len(lines) // 2]))
    for line in lines[len(lines) // 2 :]:
        start = time.perf_counter()
        choice = computers.due(session)
        if choice is not None:
            computers.proposal(choice)
            computers.decide(choice)
            spent.append(1000 * (time.perf_counter() - start))
        session.say(line)
    return spent
"""

IN_THE_PAGE = """async (code) => {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", location.href));
  const python = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
  const packed = (await fetch("engine.bin")).body;
  const engine = packed.pipeThrough(new DecompressionStream("gzip"));
  python.unpackArchive(await new Response(engine).arrayBuffer(), "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  python.runPython(code);
  window.thinking = (record) => python.globals.get("thinking")(record).toJs();
}"""


def told(where: str, game: str, spent: list[float]) -> None:
    """Print a line of figures."""
    spent.sort()
    median, most = spent[len(spent) // 2], spent[len(spent) * 99 // 100]
    print(
        f"{game:<14} {where:<28} {len(spent):4} choices, median {median:6.1f} ms,"
        f" 99 % below {most:6.1f} ms, longest {spent[-1]:6.1f} ms",
        flush=True,
    )


def main() -> None:
    """Print the figures."""
    records = {
        game: [
            play(table(game, ["hard"] * players, f"thinking {number}", variants)).to_record()
            for number in range(GAMES_OF_A_KIND)
        ]
        for game, players, variants in GAMES
    }
    inside: dict[str, object] = {}
    exec(THINKING, inside)
    think = cast(Callable[[str], list[float]], inside["thinking"])
    for game, played in records.items():
        told("Python", game, [each for record in played for each in think(record)])
    with site_in_chromium() as (_, site, page):
        page.goto(site.address)
        page.evaluate(IN_THE_PAGE, THINKING)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        for game, played in records.items():
            spent = page.evaluate("(played) => played.flatMap((one) => [...thinking(one)])", played)
            told(f"Chromium, {SLOWER} times slower", game, spent)


if __name__ == "__main__":
    main()
