"""How long the site takes to start in a browser: ``python tests/bench/bench_site.py``.

The time is that until the engine answers: on the first visit, and on a later one without a network.
"""

from __future__ import annotations

import re
import time
from pathlib import Path

from tests.bench.site_in_chromium import site_in_chromium
from tests.support.driving import transferred


def memory(page):
    """Return the memory of the process that shows a page, with the engine in it, in MB."""
    session = page.context.browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [
        int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{each['id']}/status").read_text())[1]) / 1000
        for each in found
        if each["type"] == "renderer"
    ]
    return max(sizes)


def started(page, act):
    """Return how many seconds it takes from an act until the page shows the games."""
    start = time.perf_counter()
    act()
    page.wait_for_selector("text=What do you play?", timeout=240_000)
    return time.perf_counter() - start


def main():
    """Print the figures."""
    with site_in_chromium() as (folder, site, page):
        first = started(page, lambda: page.goto(site.address))
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.context.set_offline(True)
        site.stop()
        later = started(page, page.reload)
        print(
            f"site: {transferred(folder) / 1e6:.2f} MB transferred with Brotli"
            " (wanted: at most 4);"
            f" {first:.1f} s to the first screen, later and offline {later:.1f} s;"
            f" {memory(page):.0f} MB for the page with its engine"
        )


if __name__ == "__main__":
    main()
