"""What the browser tests take from npm, by its own client, once, into the user's cache."""

from __future__ import annotations

import functools
import shutil
import subprocess
import tarfile
from pathlib import Path

import platformdirs

CACHE = platformdirs.user_cache_path("business-card-games") / "tests"


@functools.cache
def npm_package(name: str, version: str) -> Path | None:
    """Return the folder of a package from npm, None if it can't be had."""
    folder = CACHE / f"{name}-{version}"
    if not (folder / "package").is_dir():
        if shutil.which("npm") is None:
            return None
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "pack", f"{name}@{version}", "--silent"]
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=300, check=False)
        packed = next(folder.glob("*.tgz"), None)
        if done.returncode or packed is None:
            return None
        with tarfile.open(packed) as archive:
            archive.extractall(folder, filter="data")
    return folder / "package"
