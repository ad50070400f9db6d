"""The static site: the page, the engine, and Python for browsers, as files to be put anywhere."""

import gzip
import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from html import escape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from companion.contract import Document
from companion.data import data_path
from companion.textfile import write_whole
from companion.web.page_words import as_json, names_of, offered, page_words
from companion.web.runtime import archive, runtime, without_documentation
from companion.words import ENGLISH, Message, language, languages

_HERE = Path(__file__).parent
_PACKAGE = _HERE.parent

_CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)

_TYPES = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}

_NOT_IN_BROWSERS = (
    "terminal/",
    "desk/keyboard.py",
    "qr.py",
    "territory/commitment_form.py",
    "territory/private_questions.py",
    "territory/simulate.py",
    "rotator/cluster.py",
    "cli/",
    "__main__.py",
    "usage.py",
    "recordfile.py",
    "kept_record.py",
    "set_up_questions.py",
    "_data/",
)
"""Parts of the package that a browser has no use for; nor for `web`, but for two modules."""

_WEB_IN_BROWSERS = ("web/__init__.py", "web/browser.py")

_NOT_MODULES_OF_THE_PAGE = ("worker.js", "service-worker.js")


def site_files(runtime_folder: Path | None) -> Mapping[str, bytes]:
    """Return every file of the site by name; NoRuntimeError without Python for browsers."""
    files = {
        name: path.read_bytes()
        for root in ("page", "site_page")
        for name, path in _tree(_HERE / root)
    }
    files |= {f"words/{name}.json": as_json(found, language()).encode() for name, found in _words()}
    files |= {f"pyodide/{name}": data for name, data in runtime(runtime_folder).items()}
    others = [tag for tag in languages() if tag != ENGLISH]
    files |= {f"words/{tag}.bin": _packed(_spoken(tag)) for tag in others}
    files["engine.bin"] = _engine()
    del files["opening.html"]  # goes into the page
    policy = f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{_CSP}">'
    page = files["index.html"].decode().replace('<meta charset="utf-8">', policy)
    modules = (name for name in sorted(files) if name.endswith(".js"))
    preloaded = "".join(
        f'<link rel="modulepreload" href="{name}">\n'
        for name in modules
        if name not in _NOT_MODULES_OF_THE_PAGE
    )
    page = page.replace('<script type="module" src="main.js"></script>\n', "")
    head, _, _ = page.partition('<div id="root">')
    files["index.html"] = (
        f'{head}<div id="root">{opening()}</div>\n'
        f'{preloaded}<script type="module" src="begin.js"></script>\n</body>\n</html>\n'
    ).encode()
    whole = b"".join(name.encode() + data for name, data in sorted(files.items()))
    digest = hashlib.sha256(whole).hexdigest()
    wanted = {f"words/{tag}.{ending}" for tag in others for ending in ("bin", "json")}
    names = json.dumps(["./", *sorted(set(files) - wanted - {"service-worker.js"})])
    worker = files["service-worker.js"].decode().replace("{version}", digest[:16])
    worker = worker.replace("FILES = /** @type {string[]} */ ([])", f"FILES = {names}")
    worker = worker.replace(
        "OTHERS = /** @type {string[]} */ ([])", f"OTHERS = {json.dumps(others)}"
    )
    files["service-worker.js"] = worker.encode()
    return files


def write_site(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write the site; each file is replaced whole. Raises OSError if that can't be."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data)


def preview(folder: Path, port: int, say: Callable[[str], None]) -> None:
    """Serve a site on this computer until Ctrl-C; raises OSError if the port is in use."""

    class Quiet(SimpleHTTPRequestHandler):
        extensions_map = SimpleHTTPRequestHandler.extensions_map | _TYPES

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(folder))) as server:
        say(f"Open http://127.0.0.1:{server.server_port}/  (only on this computer; Ctrl-C ends it)")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("stopped")


def _tree(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path


def _words() -> Iterator[tuple[str, Document]]:
    """Yield what the page fetches of its words: the languages there are, and each of them."""
    there = offered()
    yield "languages", names_of(there)
    for tag, each in there.items():
        yield tag, page_words(each)


def _engine() -> bytes:
    """Return the engine as an archive in gzip: the package's own source, and the data it reads.

    All files are compressed together, which takes a fifth less than each for itself.
    """
    files = {
        f"companion/{name}": without_documentation(path.read_bytes())
        for name, path in _tree(_PACKAGE)
        if path.suffix == ".py"
        and not name.startswith(_NOT_IN_BROWSERS)
        and (not name.startswith("web/") or name in _WEB_IN_BROWSERS)
        and path.name not in ("dialogue.py", "dialogue_hooks.py")
    }
    solver = "rotator/search/search.wasm"
    files[f"companion/{solver}"] = (_PACKAGE / solver).read_bytes()
    for folder in ("layouts/tables", "layouts/rotator", "layouts/decks"):
        for name, path in _tree(data_path(folder)):
            files[f"companion/_data/{folder}/{name}"] = path.read_bytes()
    for tag in languages():  # that there is a language; its words are fetched where it is wanted
        name = f"layouts/words/{tag}/language.ftl"
        files[f"companion/_data/{name}"] = data_path(name).read_bytes()
    files |= _spoken(ENGLISH)
    files["companion/_data/docs/rules.md"] = data_path("docs/rules.md").read_bytes()
    return _packed(files)


def _packed(files: Mapping[str, bytes]) -> bytes:
    return gzip.compress(archive(files, packed=False), mtime=0)


def _spoken(tag: str) -> dict[str, bytes]:
    """Return what the engine reads of a language, without what only sheets and pages say."""
    return {
        f"companion/_data/layouts/words/{tag}/{name}": path.read_bytes()
        for name, path in _tree(data_path(f"layouts/words/{tag}"))
        if not name.endswith(("sheets.ftl", "glossary.toml"))
        and not name.startswith(("page", "studio", "terminal"))
    }


# -- what is shown first ---------------------------------------------------------------------------


def opening() -> str:
    """Return the HTML of the first screen."""
    known = json.loads((_HERE / "page" / "introductions.json").read_text(encoding="utf-8"))
    games, steps = known["games"], known["steps"]
    template = (_HERE / "site_page" / "opening.html").read_text(encoding="utf-8")
    introductions = "\n".join(
        _introduction(name, game["title"], {step: steps[step] for step in game["steps"]})
        for name, game in games.items()
    )
    fetching = Message("page-site-fetching")
    return template.format(
        fetching=_in_words("span", fetching),
        about=_in_words("p", fetching.form("about")),
        meanwhile=_in_words("h1", Message("page-site-meanwhile")),
        introductions=introductions,
    )


def _introduction(name: str, title: str, steps: Mapping[str, dict[str, Any]]) -> str:
    paragraphs = "".join(text for step, shown in steps.items() for text in _texts(step, shown))
    minutes = _in_words("span", Message("page-site-minutes"))
    return (
        f'<details class="piece" data-game="{name}">'
        f'<summary data-key="introduction {name}"><b>{title}</b> {minutes}</summary>'
        f"{paragraphs}</details>"
    )


def _texts(step: str, shown: dict[str, Any]) -> Iterator[str]:
    said = Message(f"page-introduction-{step}")
    yield _in_words("p", said)
    if "tap" in shown:
        yield f"<p>{shown['tap']}: {_in_words('span', said.form('then'))}</p>"


def _in_words(element: str, message: Message) -> str:
    """Return an element that has a message in English; the page says it in other languages."""
    said = escape(language().say(message))
    return f'<{element} data-words="{message.key}">{said}</{element}>'
