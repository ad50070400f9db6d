"""The page's JavaScript agrees with the types in its comments, as TypeScript reads them."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.npm_packages import npm_package

TYPESCRIPT = "5.9.3"
WEB = Path(__file__).parents[2] / "companion" / "web"
OPTIONS = (
    "--noEmit --allowJs --checkJs --strict --target es2022 --module es2022"
    " --moduleResolution bundler"
    " --lib es2022,dom,dom.iterable"
)


def test_the_types_agree(tmp_path):
    package = npm_package("typescript", TYPESCRIPT)
    if package is None or shutil.which("node") is None:
        pytest.skip("TypeScript can't be had from npm")
    shutil.copytree(WEB / "page", tmp_path / "src")
    command = ["node", str(package / "bin" / "tsc"), *OPTIONS.split(), "src/main.js"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
