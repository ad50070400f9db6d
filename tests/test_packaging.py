"""What is installed: our two packages and nothing else, with all data inside them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WHEEL = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
SOURCES: dict[str, str] = WHEEL["sources"] | WHEEL["force-include"]


def installed_as(name: str) -> str | None:
    """Return where the wheel has the file or folder `name` of the repository."""
    found = [
        (place, target) for place, target in SOURCES.items() if f"{name}/".startswith(f"{place}/")
    ]
    return found[0][1] + name.removeprefix(found[0][0]) if len(found) == 1 else None


def test_nothing_is_installed_beside_our_two_packages() -> None:
    inside = {Path(target).parts[:2] for target in SOURCES.values()}
    assert inside == {("cardgen", "_data"), ("companion", "_data")}
    assert all((ROOT / name).exists() for name in WHEEL["only-include"])
    folders = [path.relative_to(ROOT).as_posix() for path in (ROOT / "layouts").iterdir()]
    others = [
        name for name in WHEEL["only-include"] if name not in ("cardgen", "companion", "layouts")
    ]
    assert all(installed_as(name) for name in folders + others)


@pytest.mark.parametrize("package", ["cardgen", "companion"])
def test_every_file_that_a_package_reads_is_installed_inside_it(package: str) -> None:
    source = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / package).rglob("*.py")))
    names = re.findall(r"""(?:data_path|data_names|read_data)\(\s*f?["']([^"'{*]+)""", source)
    assert len(names) > 1
    for name in names:
        if name != "layouts":  # all of it, to hash what is there
            assert installed_as(name.rstrip("/")) == f"{package}/_data/{name.rstrip('/')}"


@pytest.mark.parametrize("package", ["cardgen", "companion"])
def test_type_checkers_read_our_hints(package: str) -> None:
    assert (ROOT / package / "py.typed").exists()


def test_the_newest_entry_of_the_changelog_is_about_this_version() -> None:
    versions = re.findall(
        r"^## ([0-9.]+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    assert versions[0] == PROJECT["project"]["version"]
    assert versions == sorted(
        versions, key=lambda version: list(map(int, version.split("."))), reverse=True
    )


def test_extras_are_no_part_of_the_base() -> None:
    base = {re.match(r"[a-z-]+", each)[0] for each in PROJECT["project"]["dependencies"]}  # type: ignore[index]
    extras = PROJECT["project"]["optional-dependencies"].values()
    more = {re.match(r"[a-z-]+", each)[0] for extra in extras for each in extra}  # type: ignore[index]
    assert not base & more
    assert not base & {"numpy", "ortools", "distributed", "pytest", "hypothesis"}
