"""People's names: which part is the family name, and how the parts make a full name.

Only a full name that has no comma, no columns for its parts and no locale is guessed at. A guess
that could well be wrong says so in `PersonName.doubt`.
"""

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from cardgen.data import read_table
from cardgen.inputs.headings import fold, words_of_lists


@cache
def _words(kind: str) -> frozenset[str]:
    """Return words in names, such as ``particles``, as `layouts/names.toml` has them."""
    return frozenset(read_table("layouts/names.toml")[kind].split())


# these patterns are compiled when first used: most names need none of them
_HAN = r"\u3005\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_HIRAGANA, _KATAKANA, _HANGUL = r"\u3041-\u309f", r"\u30a0-\u30fa\u30fc-\u30ff", r"\uac00-\ud7af"
_EAST_ASIAN = rf"[{_HAN}{_HIRAGANA}{_HANGUL}]"
"""Katakana is not among them: it writes the names of foreigners, who keep their own order."""

_UNSPACED = rf"[{_HAN}{_HIRAGANA}{_KATAKANA}{_HANGUL}]+"
_HAN_THEN_KANA = rf"([{_HAN}]+)([{_HIRAGANA}{_KATAKANA}]+)"
_HANGUL_WORD = rf"[{_HANGUL}]+"
_HAN_WORD = rf"[{_HAN}]+"

_PATRONYMIC = re.compile(r"\w+(ович|евич|ёвич|ьич|овна|евна|ёвна|инична|івна|ївна)", re.IGNORECASE)
_COMMA = re.compile("[,，、]")
_INITIAL = re.compile(r"\w\.?(-?\w\.)*")

_UNSETTLED = "more than two words: the last is taken for the family name"


@dataclass(frozen=True, slots=True)
class PersonName:
    """The parts of a name, particles in `family`; `doubt` says why a guess may be wrong."""

    family: str
    given: str
    prefix: str = ""
    suffix: str = ""
    doubt: str = ""
    inverted: bool = False
    """Written ``Family, Given``."""


def locale_of_country(country: str) -> str:
    """Return the language of a country where the family name stands first; empty for others."""
    known = words_of_lists()["countries"].items()
    return next((each for each, names in known if fold(country) in map(fold, names)), "")


def language_of(locale: str) -> str:
    """Return the language of a locale such as ``es-MX``, in lower case."""
    return re.split("[-_]", locale, maxsplit=1)[0].lower()


def parse_name(name: str, locale: str = "") -> PersonName:
    """Return the parts of a full name; those of ``Family, Given`` are certain.

    Otherwise the last word is the family name, with the particles before it. It is the first one in
    Chinese, Japanese and Korean script and with a locale that writes it first, the last two
    with a Spanish one, and the words in capitals if one end of the name is in capitals. A name of
    one word is a family name.
    """
    language = language_of(locale)
    head, *after = (part.strip() for part in _COMMA.split(name))
    after = [part for part in after if part]
    suffixes = [part for part in after if _is_suffix(part)]
    rest = [part for part in after if not _is_suffix(part)]
    if head and rest:
        return _inverted(head, " ".join(rest), ", ".join(suffixes))
    words = re.split(r"[\s・･]+", (head or name).strip())
    prefix, words, suffix = _without_titles(words)
    suffix = ", ".join(filter(None, (suffix, *suffixes)))
    return replace(_divided(words, language), prefix=prefix, suffix=suffix)


def full_name(name: PersonName, locale: str) -> str:
    """Return the name as it is read on a card and in a contact's list."""
    family, given = name.family, name.given
    east = re.search(_EAST_ASIAN, family) is not None
    if east or language_of(locale) in _words("family_first"):
        unspaced = east and re.fullmatch(_UNSPACED, family + given) is not None
        core = (family + given) if unspaced else f"{family} {given}".strip()
    else:
        core = f"{given} {family}".strip()
    return with_titles(core, name.prefix, name.suffix)


def with_titles(name: str, prefix: str, suffix: str) -> str:
    """Return `name` with its titles before and after it, unless they are there already."""
    if prefix and not name.startswith(prefix):
        name = f"{prefix} {name}"
    if suffix and not name.endswith(suffix):
        between = " " if suffix.lower() in _words("generations") else ", "
        name = f"{name}{between}{suffix}"
    return name


def _inverted(family: str, given: str, suffix: str) -> PersonName:
    """Return the parts of ``Family, Given``; particles behind belong to the family name."""
    prefix, words, after = _without_titles(given.split())
    particles: list[str] = []
    while len(words) > 1 and words[-1] in _words("particles"):
        particles.insert(0, words.pop())
    own_prefix, family_words, own_suffix = _without_titles(family.split())
    return PersonName(
        " ".join((*particles, *family_words)),
        " ".join(words),
        " ".join(filter(None, (own_prefix, prefix))),
        ", ".join(filter(None, (own_suffix, after, suffix))),
        inverted=True,
    )


def _without_titles(words: list[str]) -> tuple[str, list[str], str]:
    """Return titles before, the words between, and titles after; at least one word is left."""
    start, end = 0, len(words)
    while end - start > 1 and words[start].lower() in _words("prefixes"):
        start += 1
    while (
        end - start > 1
        and _is_suffix(words[end - 1])
        and words[end - 1].lower() not in _words("degrees_like_names")
    ):
        end -= 1
    return " ".join(words[:start]), words[start:end], " ".join(words[end:])


def _is_suffix(part: str) -> bool:
    return all(
        word.lower() in _words("generations") | {"esq", "esq."}
        # Md is a given name, MD a degree
        or (word.lower() in _words("degrees") and sum(map(str.isupper, word)) > 1)
        for word in part.split()
    )


def _divided(words: list[str], language: str) -> PersonName:
    """Return family and given name of `words`, which hold no titles."""
    if len(words) == 1:
        return _divided_word(words[0], language)
    if not words[0].isascii() and re.match(_EAST_ASIAN, words[0]):
        return PersonName(words[0], " ".join(words[1:]))
    if found := _in_capitals(words):
        return found
    if language in _words("family_first"):
        doubt = ""
        if language in ("zh", "ja", "ko"):
            doubt = "written in letters: the first word is taken for the family name"
        return PersonName(words[0], " ".join(words[1:]), doubt=doubt)
    if len(words) == 3 and _PATRONYMIC.fullmatch(words[2]) and not _PATRONYMIC.fullmatch(words[1]):
        return PersonName(words[0], " ".join(words[1:]), doubt="a father's name stands last")
    start = _start_of_family(words, len(words) - 1)
    doubt = ""
    two = language in _words("two_family_names")
    if two and start > 1 and not _INITIAL.fullmatch(words[start - 1]):
        start = _start_of_family(words, start - 1)
        doubt = "the last two names are taken for family names" if start == 1 else ""
        return PersonName(" ".join(words[start:]), " ".join(words[:start]), doubt=doubt)
    if not language:
        named = [word for word in words[:start] if not _INITIAL.fullmatch(word)]
        particles = (word for word in words[start:-1] if word.lower() in _words("particles"))
        capital = any(word[:1].isupper() for word in particles)
        if words[0].lower() in _words("vietnamese"):
            doubt = "it may be Vietnamese: then say locale vi"
        elif len(named) > 1 or capital:
            doubt = _UNSETTLED
    return PersonName(" ".join(words[start:]), " ".join(words[:start]), doubt=doubt)


def _start_of_family(words: list[str], last: int) -> int:
    """Return where the family name that ends with word `last` begins; a given name is left."""
    start = last
    while start > 1:
        before = words[start - 1]
        if before in _words("joining") and start > 2:
            start -= 2
        elif before in _words("particles") or (
            before.lower() in _words("particles")
            and before.lower() not in _words("never_capitalised")
            and before.istitle()
        ):
            start -= 1
        else:
            break
    return start


def _in_capitals(words: list[str]) -> PersonName | None:
    """Return the parts of a name like ``YAMADA Taro`` or ``Jean DUPONT``; None for any other."""
    capital = [len(word) > 1 and word.isupper() and "." not in word for word in words]
    if capital[-1] and not capital[0]:
        start = capital.index(True)
        if all(capital[start:]):
            start = _start_of_family(words, start)
            return PersonName(" ".join(words[start:]), " ".join(words[:start]))
    if capital[0] and not capital[-1] and len(words[0]) > 2:
        end = capital.index(False)
        if not any(capital[end:]):
            return PersonName(" ".join(words[:end]), " ".join(words[end:]))
    return None


def _divided_word(word: str, language: str) -> PersonName:
    """Return the parts of a name without blanks: Chinese, Japanese or Korean."""
    length = len(word)
    if length > 1 and (kana := re.fullmatch(_HAN_THEN_KANA, word)):
        return PersonName(kana[1], kana[2])
    if length > 1 and re.fullmatch(_HANGUL_WORD, word):
        count = 2 if length > 2 and word[:2] in _words("double_hangul") else 1
        return PersonName(word[:count], word[count:])
    if length == 1 or not re.fullmatch(_HAN_WORD, word):
        return PersonName(word, "")
    if length > 2 and word[:2] in _words("double_han") and language in ("", "zh", "ko"):
        return PersonName(word[:2], word[2:])
    if length == 4:
        return PersonName(word[:2], word[2:], doubt="" if language == "ja" else _NO_BLANK)
    if length > 4 or (length == 3 and language == "ja"):
        return PersonName(word, "", doubt=_NO_BLANK)
    return PersonName(word[0], word[1:], doubt="" if language in ("zh", "ko") else _NO_BLANK)


_NO_BLANK = "no blank between family and given name, and no locale: put a blank there"


def settle_name(values: dict[str, Any]) -> dict[str, Any]:
    """Return `values` of a profile with ``name`` as it is shown, and without ``particle``.

    A name ``Family, Given`` is turned round, also as family name, and parts without a name make
    one. Parts that are given win.
    """
    settled = {key: value for key, value in values.items() if key != "particle"}
    name, locale = values.get("name", ""), values.get("locale", "")
    prefix, suffix = values.get("prefix", ""), values.get("suffix", "")
    family, given = values.get("family_name", ""), values.get("given_name", "")
    if family and (particle := values.get("particle")) and not family.startswith(f"{particle} "):
        family = settled["family_name"] = f"{particle} {family}"
    if not name and _COMMA.search(family):  # a whole name in the column of family names
        whole = parse_name(family, locale)
        if whole.inverted and given in ("", whole.given):
            name, family = family, ""
    turned = parse_name(name, locale) if _COMMA.search(name) else None
    if turned and turned.inverted and family in ("", turned.family) and given in ("", turned.given):
        name, family, given = "", turned.family, turned.given
        prefix, suffix = prefix or turned.prefix, suffix or turned.suffix
        settled |= {"family_name": family, "given_name": given, "prefix": prefix, "suffix": suffix}
    if name:
        settled["name"] = with_titles(name, prefix, suffix)
    elif family or given:
        settled["name"] = full_name(PersonName(family, given, prefix, suffix), locale)
    return settled
