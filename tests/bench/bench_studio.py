"""How quick the studio is, in a browser that is open: ``python -m tests.bench.bench_studio``.

A card with a portrait: from the command to its first picture, from a keystroke to its picture, and
from 2,000 dropped guests to a table that takes changes. A picture is there once it is painted.
"""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.bench.measure import CARDGEN, verdict
from tests.bench.people import write_csv

PHOTOGRAPH = Path(__file__).parents[1] / "cardgen/photographs/admiral.jpg"
TURNS = 7
KEYSTROKES = 60
PAUSE = 400  # milliseconds between two keystrokes, so that each has a picture of its own
NAME = ".leaf.front .outer svg [data-shows=name]"

WHEN_PAINTED = """condition => new Promise((done) => {
    const look = () => eval(condition) ? setTimeout(() => done(Date.now() / 1000))
        : requestAnimationFrame(look);
    look();
})"""

TIME_KEYSTROKES = """front => {
    window.waits = [];
    let pressed = 0;
    document.addEventListener('keydown', () => { pressed = performance.now(); }, true);
    const drawn = () => requestAnimationFrame(() => setTimeout(() => {
        if (pressed) window.waits.push(performance.now() - pressed);
        pressed = 0;
    }));
    new MutationObserver(drawn).observe(document.querySelector(front), { childList: true });
}"""


@contextmanager
def studio(folder: Path, browser: Browser) -> Iterator[tuple[float, Any]]:
    """Start the studio; yield when its command was given, and its page, which shows nothing yet."""
    begun = time.time()
    command = [CARDGEN, "studio", "--no-browser", "card.toml"]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    page = browser.new_context(bypass_csp=True).new_page()
    try:
        address = re.search(r"http\S+", process.stdout.readline())
        assert address is not None
        page.goto(address[0], wait_until="commit")
        yield begun, page
    finally:
        page.context.close()
        process.send_signal(signal.SIGINT)
        process.wait()


def main() -> None:
    """Measure, and say what is to be reached."""
    chromium = (
        os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    )
    if chromium is None:
        raise SystemExit("this needs Chromium")
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = Path(temporary)
        shutil.copy(PHOTOGRAPH, folder / "face.jpg")
        (folder / "card.toml").write_text('name = "Ada Example"\nportrait = "face.jpg"\n')
        write_csv(folder / "guests.csv", 2000)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        firsts = []
        for _ in range(TURNS):
            with studio(folder, browser) as (begun, page):
                firsts.append(
                    page.evaluate(WHEN_PAINTED, f"document.querySelector('{NAME}')") - begun
                )
        verdict("command to first picture, median", median(firsts), 1.5, " s")
        with studio(folder, browser) as (_, page):
            page.wait_for_selector(NAME, state="attached")
            page.evaluate(TIME_KEYSTROKES, ".leaf.front .outer svg")
            page.focus("#field-name")
            for number in range(KEYSTROKES):
                page.keyboard.press("Backspace" if number % 2 else "x")
                page.wait_for_timeout(PAUSE)
            waits = page.evaluate("window.waits")
            print(f"{len(waits)} of {KEYSTROKES} keystrokes had a picture of their own")
            verdict("keystroke to picture, median", median(waits), 120, " ms")
            verdict("keystroke to picture, 95 %", quantiles(waits, n=20)[-1], 250, " ms")
            page.click("#steps >> text=Guests")
            begun = time.time()
            page.set_input_files("input[aria-label='Guest list']", folder / "guests.csv")
            usable = page.evaluate(WHEN_PAINTED, "document.querySelector('tbody td[data-column]')")
            verdict("2,000 guests to a table", usable - begun, 3, " s")
        browser.close()


if __name__ == "__main__":
    main()
