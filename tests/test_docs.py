"""The pages in docs/: their Python runs, their links lead somewhere, no name is missing."""

import doctest
import importlib
import itertools
import re
import tomllib
from pathlib import Path

import pytest

import companion

DOCS = Path(__file__).parents[1] / "docs"
PAGES = sorted(DOCS.glob("*.md"))


@pytest.mark.parametrize(("page", "fewest"), [("api.md", 30), ("puzzles.md", 6)])
def test_the_examples_of_a_page_run(page, fewest):
    outcome = doctest.testfile(str(DOCS / page), module_relative=False)
    assert outcome.attempted > fewest and outcome.failed == 0


@pytest.mark.parametrize("name", companion.__all__)
def test_every_public_name_has_an_example_that_runs(name):
    public = getattr(companion, name)
    (example,) = doctest.DocTestFinder(recurse=False).find(
        getattr(public, "__wrapped__", public),
        name,
        globs=vars(importlib.import_module(public.__module__)),
    )
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_api_page_explains_every_public_name():
    text = (DOCS / "api.md").read_text("utf-8")
    for name in companion.__all__:
        assert f"| `{name}` |" in text and re.search(rf"^### `{name}\b", text, re.MULTILINE), name


def test_the_api_page_explains_everything_a_game_can_do():
    text = (DOCS / "api.md").read_text("utf-8")
    for name in dir(companion.Session):
        if not name.startswith("_"):
            assert re.search(rf"`(Session\.)?{name}\b", text), name


def test_the_functions_that_print_are_where_the_api_page_says():
    text = (DOCS / "api.md").read_text("utf-8")
    listed = re.findall(r"^\| `(cardgen[\w.]+)\.(\w+)` \| (?:`(\w+)`)?", text, re.MULTILINE)
    assert len(listed) > 5
    for module, function, job in listed:
        found = importlib.import_module(module)
        assert callable(getattr(found, function))
        assert not job or hasattr(found, job), job


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page):
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if target.startswith("https://"):
            continue
        name, _, anchor = target.partition("#")
        linked = page.parent / name if name else page
        assert linked.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.*)$", linked.read_text("utf-8"), re.MULTILINE)
            anchors = {
                re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")
                for heading in headings
            }
            assert anchor in anchors, target


def test_every_path_in_the_page_on_architecture_is_there():
    page = (DOCS / "architecture.md").read_text("utf-8")
    paths = set(re.findall(r"`((?:cardgen|companion|tests|layouts|docs)/[\w./-]+)`", page))
    missing = {path for path in paths if not (DOCS.parent / path).exists()}
    assert len(paths) > 40
    assert missing == {"cardgen/games/yourgame", "companion/yourgame"}, "but what a reader makes"


@pytest.mark.parametrize(
    ("package", "left", "right"), [("cardgen", 0, 430), ("companion", 430, 860)]
)
def test_the_drawing_of_the_layers_shows_those_that_imports_keep(package, left, right):
    project = tomllib.loads((DOCS.parent / "pyproject.toml").read_text("utf-8"))
    (layers,) = (
        contract["layers"]
        for contract in project["tool"]["importlinter"]["contracts"]
        if contract.get("containers") == [package]
    )
    rows = {name: row for row, layer in enumerate(layers) for name in layer.split(" | ")}
    boxes = re.findall(
        r'<text x="([0-9.]+)" y="([0-9.]+)"[^>]*font-weight="500"[^>]*>([^<]*)<',
        (DOCS / "layers.svg").read_text("utf-8"),
    )
    drawn = [
        (float(y), [rows[name] for name in names.split(", ")])
        for x, y, names in boxes
        if left < float(x) < right and "/" not in names
    ]
    for (y, above), (other_y, below) in itertools.pairwise(sorted(drawn)):
        if y < other_y:
            assert max(above) < min(below)
        else:
            assert above == below, "beside each other: neither imports the other"
    folders = {path.parent.name for path in (DOCS.parent / package).glob("*/__init__.py")}
    assert folders <= {name for *_, names in boxes for name in names.split(", ")}
