"""Real browsers on real servers, with ``BROWSER=1``; `.ci/run` fails if they did not run."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.support.driving import OfflineSite, PhonesAtATable
from tests.support.npm_packages import npm_package

AXE = "4.14.1"


def pytest_collection_modifyitems(config, items):
    here = Path(__file__).parent
    if "BROWSER" not in os.environ:
        for item in items:
            if here in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="set BROWSER=1 to run browser tests"))


def browser_path() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser():
    path = browser_path()
    sync_api = pytest.importorskip(
        "playwright.sync_api", reason="Playwright's Python package is not installed"
    )
    if path is None:
        pytest.skip("there is no Chromium: apt-get install chromium, or set CHROMIUM")
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="session")
def axe():
    package = npm_package("axe-core", AXE)
    if package is None:
        pytest.skip("axe-core can't be had from npm")
    return (package / "axe.min.js").read_text()


@pytest.fixture(scope="session")
def site_folder(made_once):
    from companion.web.runtime import VERSION
    from companion.web.site import site_files, write_site

    package = npm_package("pyodide", VERSION)
    if package is None:
        pytest.skip("Pyodide can't be had from npm")
    return made_once("site", lambda folder: write_site(folder, site_files(package)))


@pytest.fixture(scope="session")
def offline_site(browser, site_folder):
    opened = OfflineSite(browser, site_folder)
    yield opened
    opened.context.close()


@pytest.fixture
def tables():
    """The tables of phones that a test has opened; they are closed after it."""
    opened = []
    yield opened
    for each in opened:
        each.close()


@pytest.fixture
def table(browser, tmp_path, tables):
    """Return a function that opens a table of phones on a server."""

    def open_table(record, **more):
        tables.append(PhonesAtATable(browser, tmp_path, record, **more))
        return tables[-1]

    return open_table
