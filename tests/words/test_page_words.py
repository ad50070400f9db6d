"""What pages say: their JavaScript and the message files fit."""

import re
from collections.abc import Iterator
from pathlib import Path

from companion.desk.set_up import choices
from companion.ftl import Choice, read_messages
from companion.games import GAMES
from companion.web.site import opening
from companion.words import ARGUMENTS, arguments, language, references

ROOT = Path(__file__).parents[2]
WEB = ROOT / "companion/web"
STUDIO = ROOT / "cardgen/studio/page"
PAGES = re.compile(r"(page.*|studio)\.ftl")
TEXTS = {
    key: pattern
    for path in sorted(p for p in (ROOT / "layouts/words/en").iterdir() if PAGES.match(p.name))
    for key, pattern in read_messages(path.read_text("utf-8")).patterns.items()
}
CALL = re.compile(r"\bwords(?:Around)?\((?=\S|\n)")
KEY = re.compile(r"""["'`]((?:page|studio)-[\w.-]*)(\$\{)?""")
CLOSING = {"(": ")", "[": "]", "{": "}", "`": "`", '"': '"', "'": "'"}


def split(source: str) -> list[str]:
    """Return the arguments of a call, or the fields of an object, up to where it ends."""
    found, open_ones, begin = [], list[str](), 0
    for at, sign in enumerate(source):
        if open_ones and sign == open_ones[-1]:
            open_ones.pop()
        elif open_ones and open_ones[-1] in "`\"'":
            if sign == "{" and source[at - 1] == "$":
                open_ones.append("}")
        elif sign in CLOSING:
            open_ones.append(CLOSING[sign])
        elif not open_ones and sign in ",)}":
            found.append(source[begin:at].strip())
            begin = at + 1
            if sign != ",":
                break
    return [each for each in found if each]


def calls() -> Iterator[tuple[str, str, str]]:
    """Yield each call of `words`: where it is, its key and its values as they are written."""
    for path in sorted(
        (*WEB.glob("page/**/*.js"), *WEB.glob("site_page/*.js"), *STUDIO.glob("*.js"))
    ):
        source = path.read_text("utf-8")
        if path.name == "words.js":
            continue
        for match in CALL.finditer(source):
            line = source.count("\n", 0, match.start()) + 1
            key, values, *_ = [*split(source[match.end() :]), "{}"]
            if not key.startswith("each.getAttribute("):  # that stands in a page
                yield f"{path.relative_to(ROOT)}:{line}", key, values


CALLS = list(calls())


def meant(expression: str) -> set[str]:
    """Return the messages that a key may mean: a text, a choice of texts, or how one begins."""
    found = set[str]()
    for key, goes_on in KEY.findall(expression):
        keys = {each for each in TEXTS if each.startswith(key)} if goes_on else {key}
        assert keys and keys <= TEXTS.keys(), f"there is no message {key}"
        found |= keys
    return found


def test_the_page_gives_its_messages_what_they_need() -> None:
    assert CALLS
    for where, key, values in CALLS:
        assert_given_what_it_needs(where, key, values)


def assert_given_what_it_needs(where: str, key: str, values: str) -> None:
    keys = meant(key)
    assert keys, f"{where}: a key is a text, not {key}"
    needed = [set(arguments(language(), TEXTS[key])) for key in keys]
    assert values.startswith("{"), f"{where}: values are written where they are given"
    given = {re.split(r"\W", field)[0] for field in split(values[1:])}
    assert all(names <= given for names in needed), f"{where}: {key} needs {needed}"
    assert given <= set().union(*needed), f"{where} gives what {key} does not need"
    assert given <= ARGUMENTS.keys()


def test_the_page_uses_all_its_words() -> None:
    used = {each for _, key, _ in CALLS for each in meant(key)}
    used |= {key for pattern in TEXTS.values() for key in references(pattern)} & TEXTS.keys()
    used |= set(re.findall(r'data-words="([^"]+)"', opening()))
    studio = (STUDIO / "index.html").read_text("utf-8")
    used |= set(re.findall(r'data-(?:words|label)="([^"]+)"', studio))
    assert sorted(TEXTS.keys() - used) == []


def variants(key: str) -> set[str]:
    return {name for part in TEXTS[key] if isinstance(part, Choice) for name in part.variants}


def test_all_that_the_host_may_choose_has_its_own_words() -> None:
    offered = [
        choices(name, seats)
        for name, game in GAMES.items()
        for seats in range(game.players[0], (game.players[1] or 10) + 1)
    ]
    assert variants("page-about") == {*GAMES}
    chosen = {each["name"] for found in offered for each in found["variants"]}
    assert variants("page-variant") == variants("page-variant.about") == chosen
    names = (each["name"] for found in offered for each in found["layouts"])
    layouts = {name.split("-", 2)[2] for name in names if name.count("-") > 1}
    assert variants("page-layout") == layouts
    numbers = {each["name"] for found in offered for each in found.get("numbers", ())}
    assert variants("page-fewer") == variants("page-more") == numbers
