"""What the page shows, as parts of SVG from the pen that writes SVG files."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardgen.card.card import Card, card
from cardgen.card.front import sizes_of
from cardgen.card.front_artwork import logo_box, look_of, picture_boxes
from cardgen.card.front_sizes import TEXT, TITLE, Sizes, best_name_size
from cardgen.card.portrait import head_in, portrait_remark, zoom_of
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.picture import PictureError, size_of
from cardgen.drawing.shapes import Box, Page
from cardgen.drawing.svg import svg_parts
from cardgen.inputs.accent import accent_remark, theme_of
from cardgen.inputs.contact import name_parts
from cardgen.inputs.faults import Fault
from cardgen.inputs.geometry import Geometry
from cardgen.inputs.profile import Profile, fill_note
from cardgen.jobs.card_backs import builtin_connector
from cardgen.jobs.cards import fine_module, fine_symbols_line, left_out_by
from cardgen.press.sheets import press_ready, with_lines
from cardgen.sheets.logo import logo_of, logo_remark
from cardgen.studio.draft import field_of
from companion.words import language

Document = dict[str, Any]
"""What is sent to the page, as JSON."""


def shown(page: Page, book: FontBook, known: set[str], crop: Box | None = None) -> Document:
    """Return a page as the HTML page shows it; `known` definitions are left out, new ones noted."""
    box = crop or page.trim.expanded(page.margin)
    drawing, defined = svg_parts(page, book, known)
    return {"box": corners(box), "svg": drawing, "defs": defined}


def panels(geometry: Geometry) -> Document:
    """Return where the panels of a card are, for folding it."""
    front = geometry.panel("front")
    return {
        "name": geometry.name,
        "fold": geometry.fold,
        "size": [geometry.width, geometry.height],
        "panel": [geometry.panel_width, geometry.panel_height],
        "front": [front.e, front.f],
    }


def in_language_of(profile: Profile, book: FontBook) -> FontBook:
    """Return the faces of a book for the language that a profile names, if it names one."""
    return replace(book, language=language(profile.language)) if profile.language else book


def card_of(profile: Profile, geometry: Geometry, book: FontBook) -> Card:
    """Return the card of a profile, as ``cardgen card`` prints it; raises InputFault."""
    book = in_language_of(profile, book)
    alone = replace(profile, note=fill_note(profile.note, {}))
    return card(alone, geometry, book, builtin_connector(geometry, book))


def both_sides(made: Card, book: FontBook, known: set[str], *, lines: bool = False) -> Document:
    """Return both sides of a card; with `lines` also its bleed, the cut and the folds."""
    sides = press_ready(made, marks="none") if lines else made
    boxes = [page.trim.expanded(page.bleed) if lines else page.trim for page in sides]
    outside, inside = (
        shown(page, book, known, box) for page, box in zip(sides, boxes, strict=True)
    )
    return {"outside": outside, "inside": inside}


def outline(geometry: Geometry, book: FontBook) -> Document:
    """Return the cut and the folds of a card alone."""
    blank = Page(geometry.width, geometry.height, (), folds=geometry.folds)
    return shown(with_lines(blank, ("fold", "cut")), book, set(), blank.trim.expanded(1))


# -- what is said about a card ---------------------------------------------------------------------


def fault_lines_of(faults: Iterable[Fault]) -> list[Document]:
    """Return faults with the fields they belong to; those of no field say what is at fault."""
    lines = []
    for fault in faults:
        name, source = field_of(fault), fault.source
        words = [words_of(fault)]
        if not name and fault.line:
            words.insert(0, f"line {fault.line}")
        if not name and not str(source).startswith("--"):
            words.insert(0, source.name if isinstance(source, Path) else source)
        lines.append({"field": name, "message": ": ".join(words)})
    return lines


def words_of(fault: Fault) -> str:
    """Return what a fault says, without its place, and without options: the page has none."""
    advice = tuple(each for each in fault.advice if isinstance(each, str))
    return str(Fault("", None, fault.message, advice=advice))


def notes_of(profile: Profile, geometry: Geometry, book: FontBook) -> dict[str, list[str]]:
    """Return remarks on a card by field: how its name is read, what is smaller, what is lacking."""
    sizes = sizes_of(profile, geometry, book)
    notes = defaultdict[str, list[str]](list)
    sorted_as = ", ".join(filter(None, name_parts(profile)))
    notes["name"].append(f"in a phone: {sorted_as}")
    for name, words in _smaller(profile, sizes):
        notes[name].append(words)
    for what in left_out_by(sizes, profile):
        notes[what.partition(" ")[0]].append("left out, for lack of room")
    if module := fine_module(profile, sizes):
        notes["qr"] += fine_symbols_line([("this card", profile, module)])
    if remark := logo_remark(profile):
        notes["logo"].append(remark.removeprefix(f"{profile.logo}: "))
    if remark := accent_remark(profile):
        notes["accent"].append(remark)
    if profile.portrait and (remark := portrait_remark(profile)):
        notes["portrait"].append(remark.removeprefix(f"{profile.portrait}: "))
    return notes


def _smaller(profile: Profile, sizes: Sizes) -> Iterable[tuple[str, str]]:
    """Yield each field that is set smaller or narrower than usual, and how."""
    best = best_name_size(theme_of(profile)).size
    for name, style, usual in (
        ("name", sizes.name, best),
        ("title", sizes.title, TITLE),
        ("organisation", sizes.organisation, TEXT),
        ("brand", sizes.brand, TEXT),
        *((each, sizes.contact, TEXT) for each in ("phones", "emails", "urls", "address")),
    ):
        if not getattr(profile, name):
            continue
        if style.size < usual:
            yield name, f"{style.size:g} pt instead of {usual:g}"
        if style.weight.startswith("condensed"):
            yield name, "in narrow letters"


def places_of(profile: Profile, geometry: Geometry, book: FontBook) -> Document:
    """Return where portrait and logo are on the front panel, and how the portrait is cropped.

    A portrait's `zoom` is the profile's, or what it would have to be to look the same; `aspect` is
    the photograph's width as a share of its height.
    """
    look, sizes = look_of(profile), sizes_of(profile, geometry, book)
    found: Document = {}
    if look.theme.portrait != "none" and look.theme.composition == "column":
        found["portrait"] = corners(picture_boxes(geometry, sizes, look.mirrored)[0])
    logo = logo_of(profile)
    if logo and sizes.logo:
        found["logo"] = corners(logo_box(geometry, sizes, look, logo))
    if profile.portrait:
        try:
            head = head_in(profile.portrait, profile.portrait_focus, profile.portrait_zoom)
            width, height = size_of(profile.portrait)
        except PictureError:
            return found
        found["crop"] = {"focus": head.focus, "zoom": zoom_of(head), "aspect": width / height}
    return found


def corners(box: Box) -> list[float]:
    """Return a box as the page reads it: its left and top edges, its width and height."""
    return [box.x, box.y, box.width, box.height]
