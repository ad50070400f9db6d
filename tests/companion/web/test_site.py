"""Making the site: where Python for browsers comes from, and what is left of it."""

import ast
import gzip
import hashlib
import io
import json
import tarfile
import zipfile

import pytest
from typer.testing import CliRunner

from companion.cli.app import app
from companion.web import runtime
from companion.web.runtime import FILES, NoRuntimeError, without_documentation
from companion.web.site import site_files, write_site
from companion.words import languages
from tests.support.commandline import companion


def library():
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(
            "json/__init__.py", '"""Docs."""\nfrom __future__ import annotations\nX = 1  # why\n'
        )
        archive.writestr("turtle.py", "X = 2\n")
        archive.writestr("encodings/cp437.py", "X = 3\n")
        archive.writestr("encodings/cp1252.py", "X = 4\n")
    return packed.getvalue()


def contents():
    lock = b'{"info": {"version": "x"}, "packages": {"numpy": {}}}'
    return dict.fromkeys(FILES, b"x") | {"python_stdlib.zip": library(), "pyodide-lock.json": lock}


def package():
    """Return an archive as the registry has it."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for name, data in contents().items():
            entry = tarfile.TarInfo(f"package/{name}")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return packed.getvalue()


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """An empty cache of the user's."""
    monkeypatch.setattr(runtime.platformdirs, "user_cache_path", lambda _: tmp_path / "cache")
    return tmp_path / "cache"


def test_python_is_fetched_once_checked_and_kept(cache, monkeypatch):
    fetched = []

    def download(address):
        fetched.append(address)
        return package_bytes

    package_bytes = package()
    monkeypatch.setattr(runtime, "_download", download)
    with pytest.raises(NoRuntimeError, match="is not the file that was expected"):
        runtime.runtime(None)
    assert not cache.exists()
    monkeypatch.setattr(runtime, "SHA512", hashlib.sha512(package_bytes).hexdigest())
    first = runtime.runtime(None)
    assert runtime.runtime(None) == first and len(fetched) == 2
    assert b"numpy" not in first["pyodide-lock.json"]


@pytest.mark.usefixtures("cache")
def test_without_a_network_one_line_says_what_to_do(tmp_path, monkeypatch):
    def download(address):
        raise OSError("no route to host")

    monkeypatch.setattr(runtime, "_download", download)
    with pytest.raises(
        NoRuntimeError, match=r"go online once, or give --runtime the folder 'package' of: npm pack"
    ):
        runtime.runtime(None)
    done = CliRunner().invoke(
        app, ["site", str(tmp_path / "site"), "--runtime", str(tmp_path / "nothing")]
    )
    assert done.exit_code == 1 and "--runtime takes the folder 'package'" in done.output
    assert not (tmp_path / "site").exists()


def test_a_file_where_the_site_should_go_is_refused_at_once(tmp_path):
    guests = tmp_path / "guests.csv"
    guests.write_text("name")
    refused = companion("site", guests)
    assert refused.status == 2
    assert refused.err == f"companion site: FOLDER: {guests} is a file, not a folder\n"
    assert guests.read_text() == "name"


def test_the_library_is_trimmed(tmp_path):
    for name, data in contents().items():
        (tmp_path / name).write_bytes(data)
    trimmed = zipfile.ZipFile(io.BytesIO(runtime.runtime(tmp_path)["python_stdlib.zip"]))
    assert trimmed.namelist() == ["encodings/cp437.py", "json/__init__.py"]
    assert trimmed.read("json/__init__.py") == b"from __future__ import annotations\nX = 1"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Return the files of a site, and the folder that its Python is from."""
    folder = tmp_path_factory.mktemp("package")
    for name, data in contents().items():
        (folder / name).write_bytes(data)
    return site_files(folder), folder


def test_every_module_that_the_engine_imports_is_kept(site):
    packed = zipfile.ZipFile(io.BytesIO(gzip.decompress(site[0]["engine.bin"])))
    trees = [ast.parse(packed.read(name)) for name in packed.namelist() if name.endswith(".py")]
    imported = {
        name.partition(".")[0]
        for tree in trees
        for node in tree.body  # an import further in is for what browsers don't do
        for name in (
            [each.name for each in node.names]
            if isinstance(node, ast.Import)
            else [node.module]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    compiled = {"errno", "itertools", "math", "sys", "time", "unicodedata"}
    assert imported - {"companion"} - compiled <= set(runtime._MODULES.split())


def test_documentation_goes_and_the_program_stays():
    source = b'"""Docs."""\nclass A:\n    """Docs."""\n\n'
    source += b'def f():\n    """Docs."""\n    return "kept"  # why\n'
    left = without_documentation(source)
    assert b"Docs" not in left and b"why" not in left and b"kept" in left
    space: dict = {}
    exec(compile(ast.parse(left), "x", "exec"), space)
    assert space["f"]() == "kept"
    assert without_documentation(b"def f(:\n") == b"def f(:\n"


def fetched_later(name):
    """Return whether a file is the worker's own, or words of a language besides English."""
    words = name.startswith("words/") and name not in ("words/en.json", "words/languages.json")
    return words or name == "service-worker.js"


def test_a_site_is_the_same_bytes_again_and_names_no_other_origin(site, tmp_path):
    files, folder = site
    assert files == site_files(folder)
    write_site(tmp_path / "site", files)
    written = {
        p.relative_to(tmp_path / "site").as_posix()
        for p in (tmp_path / "site").rglob("*")
        if p.is_file()
    }
    assert written == set(files)
    listed = files["service-worker.js"].decode()
    assert (
        all(f'"{name}"' in listed for name in files if not fetched_later(name))
        and "{version}" not in listed
    )
    assert not any(f'"{name}"' in listed for name in files if name.startswith("words/de"))
    assert b"Content-Security-Policy" in files["index.html"]
    assert b"You hide five Nodes" in files["index.html"] and "opening.html" not in files
    assert json.loads(files["words/languages.json"])["languages"].keys() == set(languages())
    assert all(f"words/{tag}.json" in files for tag in languages())
    for name, data in files.items():
        if name.endswith((".js", ".html", ".css")) and not name.startswith("pyodide/"):
            text = data.decode().replace("http://www.w3.org/2000/svg", "")
            assert "http://" not in text and "https://" not in text, name
