"""Players' names in little room: made small, set in two lines, then shortened."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardgen.drawing import shapes as draw
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import Ink
from cardgen.inputs.names import PersonName, parse_name
from cardgen.sheets.typesetting import (
    TextSetting,
    TextStyle,
    TextTooLongError,
    cap_height,
    fit_in_two_lines,
    largest_fit,
    leading,
)

Player = tuple[str, str]
"""A name and a symbol; both are empty where they are to be filled in by hand."""

SMALLEST = 6.0
"""Smallest size of a player's name in pt."""
_LEADING = 1.1


@dataclass(frozen=True, slots=True)
class SetName:
    """A name as it is set: its `lines` at one `setting`, and how wide they are in mm."""

    lines: tuple[str, ...]
    setting: TextSetting
    width: float

    @property
    def height(self) -> float:
        """The height in mm from the top of the first line's capitals to the last baseline."""
        size = self.setting.size
        return cap_height(size) + max(0, len(self.lines) - 1) * leading(size, _LEADING)

    def texts(
        self, x: float, middle: float, ink: Ink, anchor: draw.Anchor = "start"
    ) -> list[draw.Text]:
        """Return the lines at `x`, centred vertically on the level `middle`."""
        size = self.setting.size
        first = middle - self.height / 2 + cap_height(size)
        step, weight = leading(size, _LEADING), self.setting.weight
        return [
            draw.Text(x, first + index * step, line, size, ink, weight, anchor)
            for index, line in enumerate(self.lines)
        ]


def set_names(
    book: FontBook,
    names: Sequence[str],
    room: float,
    style: TextStyle,
    two_lines: float | None = None,
    before: str = "",
    behind: Sequence[str] = (),
) -> list[SetName]:
    """Return the names of everybody at a table, set in `room` mm; an empty name stays empty.

    A name is first made smaller, as `style` says. Then it goes into two lines of at most
    `two_lines` pt, if given; then it is shortened (see `short_forms`). `before` is set before each
    name, `behind` has what is set behind each. Raises TextTooLongError with all names that don't
    fit, MissingGlyphError if no font has a character.
    """
    found: list[SetName] = []
    faults: list[str] = []
    for index, forms in enumerate(short_forms(names)):
        symbol = behind[index] if behind else ""
        texts = [f"{before}{form} {symbol}".strip() if form else symbol for form in forms]
        one = next(filter(None, (_set(book, text, room, style, two_lines) for text in texts)), None)
        if one is None:
            faults.append(f"'{names[index]}' is too long")
        else:
            found.append(one)
    if faults:
        raise TextTooLongError(
            f"{', '.join(faults)}: there is room for {room:.1f} mm at {style.smallest:g} pt, "
            "the smallest size here: shorten it"
        )
    return found


def _set(
    book: FontBook, text: str, room: float, style: TextStyle, two_lines: float | None
) -> SetName | None:
    lines, setting = [text], largest_fit(book, [text], room, style)
    if setting is None and two_lines is not None:
        two = TextStyle(two_lines, min(style.smallest, two_lines), style.weight, style.narrow)
        if found := fit_in_two_lines(book, text, room, two):
            lines, setting = found
    if setting is None:
        return None
    width = max(book.width(line, setting.size, setting.weight) for line in lines)
    return SetName(tuple(filter(None, lines)), setting, width)


def short_forms(names: Sequence[str]) -> list[tuple[str, ...]]:
    """Return each name and its shorter forms, longest first, none of them anybody else's.

    >>> short_forms(["Max Huber", "Ann Lee"])
    [('Max Huber', 'Max H.', 'M. H.'), ('Ann Lee', 'Ann L.', 'A. L.')]
    """
    forms = [tuple(dict.fromkeys(_forms(name, names))) for name in names]
    count = Counter(form.casefold() for some in forms for form in some)
    return [
        (name, *(form for form in shorter if count[form.casefold()] == 1))
        for name, *shorter in forms
    ]


def _forms(name: str, names: Sequence[str]) -> Iterator[str]:
    """Yield ever shorter forms: Dr. Max-Leo Huber-Roth, Max-Leo H.-R., Max H.-R."""
    yield name
    known = parse_name(name) if name else PersonName("", "")
    given, family = known.given, known.family
    if not (given and family):
        return
    yield f"{given} {family}"
    if family.upper() == family.lower():  # initials are for scripts with capitals
        yield given
        return
    alike = [other.family for other in map(parse_name, filter(None, names)) if other.given == given]
    alike.remove(family)
    least = next(
        (n for n in range(1, len(family)) if not any(o.startswith(family[:n]) for o in alike)), None
    )
    if least is not None:
        short = _initials(family) if least == 1 else f"{family[:least]}."
        yield f"{given} {short}"
        yield f"{re.split(r'[ -]', given)[0]} {short}"
        yield f"{_initials(given)} {short}"


def _initials(words: str) -> str:
    """Return ``H.-M.`` for ``Huber-Meier``."""
    return re.sub(r"([^\s-])[^\s-]*", r"\1.", unicodedata.normalize("NFC", words))
