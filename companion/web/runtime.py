"""Python for browsers: Pyodide, of one version, from the npm registry or from a folder."""

import ast
import hashlib
import io
import json
import tarfile
import urllib.request
import zipfile
from collections.abc import Mapping
from pathlib import Path

import platformdirs

from companion.textfile import write_whole

VERSION = "314.0.7"
ADDRESS = f"https://registry.npmjs.org/pyodide/-/pyodide-{VERSION}.tgz"
SHA512 = (
    "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc"
    "8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4"
)
FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
_SECONDS = 60

_MODULES = """
    __future__ _collections_abc _colorize _opcode_metadata _py_warnings _pydatetime _pyodide
    _sitebuiltins _weakrefset abc annotationlib ast asyncio base64 bisect bz2 codecs codeop
    collections compression concurrent contextlib contextvars copy copyreg dataclasses datetime
    decimal difflib dis encodings enum fnmatch fractions functools genericpath glob hashlib heapq
    hmac importlib inspect io json keyword linecache locale logging lzma ntpath numbers opcode
    operator os pathlib posixpath pyodide random re reprlib secrets selectors shutil signal site
    socket ssl stat string struct subprocess tempfile textwrap threading token tokenize tomllib
    traceback types typing warnings weakref zipfile zipimport
"""
"""The modules of Python's library that the engine, and Pyodide itself, load."""

_LEFT_OUT = (
    "encodings/",
    "asyncio/proactor",
    "asyncio/tools",
    "concurrent/futures/process.py",
    "concurrent/interpreters/",
    "asyncio/windows",
    "importlib/metadata/",
    "importlib/resources/",
    "logging/config.py",
    "logging/handlers.py",
    "pyodide/console.py",
)
_KEPT_OF_THEM = tuple(
    f"encodings/{name}.py"
    for name in ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig")
)


class NoRuntimeError(Exception):
    """There is no Pyodide to be had; the message is one line that says what to do."""


def runtime(folder: Path | None) -> Mapping[str, bytes]:
    """Return the files of Pyodide: from `folder`, from the user's cache, or from the registry.

    The library is trimmed to what the engine needs. Raises NoRuntimeError if there is none.
    """
    cache = platformdirs.user_cache_path("business-card-games")
    place = folder or cache / f"pyodide-{VERSION}"
    if folder is None and not all((place / name).is_file() for name in FILES):
        _fetch(place)
    try:
        found = {name: (place / name).read_bytes() for name in FILES}
    except OSError as error:
        raise NoRuntimeError(
            f"{error.filename}: {error.strerror}; --runtime takes the folder 'package' of: "
            f"npm pack pyodide@{VERSION}"
        ) from None
    lock = json.loads(found["pyodide-lock.json"])
    found["pyodide-lock.json"] = json.dumps({"info": lock["info"], "packages": {}}).encode()
    return {**found, "python_stdlib.zip": _trim(found["python_stdlib.zip"])}


def _download(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=_SECONDS) as response:
        return bytes(response.read())


def _fetch(place: Path) -> None:
    try:
        archive = _download(ADDRESS)
    except OSError as error:
        raise NoRuntimeError(
            f"Pyodide can't be fetched ({getattr(error, 'reason', error)}): go online once, or "
            f"give --runtime the folder 'package' of: npm pack pyodide@{VERSION}"
        ) from None
    if hashlib.sha512(archive).hexdigest() != SHA512:
        raise NoRuntimeError(f"{ADDRESS} is not the file that was expected; nothing of it is used")
    place.mkdir(parents=True, exist_ok=True)
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        for name in FILES:
            member = packed.extractfile(f"package/{name}")
            assert member is not None
            write_whole(place / name, member.read())


def _trim(library: bytes) -> bytes:
    """Return the library with the modules that are needed."""
    kept, wanted = {}, set(_MODULES.split())
    with zipfile.ZipFile(io.BytesIO(library)) as whole:
        for name in whole.namelist():
            left_out = name.startswith(_LEFT_OUT) and name not in _KEPT_OF_THEM
            module = name.split("/")[0].removesuffix(".py")
            if module in wanted and not left_out and not name.endswith("/"):
                own = name.startswith(("pyodide/", "_pyodide/"))  # it reads its own documentation
                kept[name] = whole.read(name) if own else without_documentation(whole.read(name))
    return archive(kept)


def archive(files: Mapping[str, bytes], *, packed: bool = True) -> bytes:
    """Return files as a zip archive, each `packed` or as it is: always the same bytes."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as kept:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            kept.writestr(entry, data, zipfile.ZIP_DEFLATED if packed else zipfile.ZIP_STORED, 9)
    return whole.getvalue()


def without_documentation(source: bytes) -> bytes:
    """Return a Python file without comments and docstrings, which a browser need not fetch."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return source  # newer than the Python that runs here, or no Python
    for node in ast.walk(tree):
        documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        if isinstance(node, documented) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree).encode()
