"""Real browsers on real servers: all of them with ``BROWSER=1``, as in `.ci/run`, which fails without one.

What else they need comes from npm by its own client, once, into the user's cache.
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import platformdirs
import pytest

CACHE = platformdirs.user_cache_path("business-card-games") / "tests"


def pytest_collection_modifyitems(config, items):
    here = Path(__file__).parent
    if "BROWSER" not in os.environ:
        for item in items:
            if here in item.path.parents and item.get_closest_marker("smoke") is None:
                item.add_marker(pytest.mark.skip(reason="set BROWSER=1 to run all browser tests"))


def browser_path() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@functools.cache
def npm_package(name: str, version: str) -> Path | None:
    """Return the folder of a package from npm, None if it can't be had."""
    folder = CACHE / f"{name}-{version}"
    if not (folder / "package").is_dir():
        if shutil.which("npm") is None:
            return None
        folder.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            ["npm", "pack", f"{name}@{version}", "--silent"],
            cwd=folder,
            capture_output=True,
            timeout=300,
            check=False,
        )
        packed = next(folder.glob("*.tgz"), None)
        if done.returncode or packed is None:
            return None
        with tarfile.open(packed) as archive:
            archive.extractall(folder, filter="data")
    return folder / "package"


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
def site_folder(made_once):
    from companion.web.runtime import VERSION
    from companion.web.site import site_files, write_site

    package = npm_package("pyodide", VERSION)
    if package is None:
        pytest.skip("Pyodide can't be had from npm")
    return made_once("site", lambda folder: write_site(folder, site_files(package)))
