"""The offline site, packed and opened in Chromium, for what measures it."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from companion.web.runtime import VERSION
from companion.web.site import site_files, write_site
from tests.support.driving import Site, phone
from tests.support.npm_packages import npm_package


@contextmanager
def site_in_chromium() -> Iterator[tuple[Path, Site, Any]]:
    """Yield the site's folder, the site on loopback, and a page of a phone that shows nothing yet.

    Raises:
        SystemExit: Chromium or Pyodide is not there.
    """
    browsers = ("chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, browsers)), None)
    package = npm_package("pyodide", VERSION)
    if path is None or package is None:
        raise SystemExit("this needs Chromium, and Pyodide from npm")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder), site_files(package))
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        site = Site(folder)
        yield Path(folder), site, phone(browser)
        site.stop()
        browser.close()
