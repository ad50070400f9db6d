"""Connector as printed: where phrases, numbers and signs stand, and what piles of cards show."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from cardgen.card.card import Card, card
from cardgen.connector.artwork.back_artwork import PALE_CYAN, Connector, face_artwork, with_list
from cardgen.connector.artwork.back_shapes import SIGN_STYLES, game_sign
from cardgen.connector.artwork.connector_sheets import (
    check_paper,
    colour_name,
    hint_sheets,
    proof_sheets,
    steps,
)
from cardgen.connector.artwork.piles import card_forms, pile_picture
from cardgen.connector.layout.result import MARK, CardPosition, Face, Layout, Panel, Pile, mark_at
from cardgen.connector.texts import SHIPPED_TEXTS, contrast_on_black, read_texts, shipped_texts
from cardgen.drawing.fonts import FontBook
from cardgen.drawing.ink import RICH_BLACK, Ink, contrast
from cardgen.drawing.shapes import (
    LARGE_TYPE,
    Box,
    Group,
    Matrix,
    Page,
    PlacedForm,
    Shape,
    Text,
    filled,
    moved,
    rectangle,
)
from cardgen.drawing.shapes import Path as Outline
from cardgen.drawing.svg import write_svg
from cardgen.inputs.accent import themed
from cardgen.inputs.geometry import Geometry, load_geometry
from cardgen.jobs.back_proofs import findings
from cardgen.jobs.card_backs import builtin_connector
from cardgen.preflight.check import preflight
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.composer import NEUTRAL_INKS, Composer
from cardgen.sheets.words import sheet_words
from companion.words import language
from tests.support.deck import layout_of
from tests.support.nightly import tries
from tests.support.other_letters import other_letters
from tests.support.reading import (
    ADA,
    Letter,
    box_of,
    difference,
    letters,
    painted,
    pdf_image,
    pdf_of,
    pixels_of,
    plain_text,
    svg_image,
    texts,
    whole_scale,
)

A4, LETTER = (210.0, 297.0), (215.9, 279.4)
WORDS = sheet_words(FontBook(), "connector-sheets")
every_layout = pytest.mark.parametrize("name", ["classic", "us"])
one_by_day = pytest.mark.parametrize("name", tries(["us"], in_a_night=["classic", "us"]))


@dataclass(frozen=True)
class Made:
    """A card with Connector on its back, and its PDF file: page 0 is the outside, 1 the inside."""

    geometry: Geometry
    connector: Connector
    card: Card
    pdf: bytes

    @property
    def panel(self) -> Panel:
        return self.connector.layout.panel


@pytest.fixture(scope="session")
def connected(book: FontBook) -> Callable[[str], Made]:
    @cache
    def make(name: str) -> Made:
        geometry = load_geometry(name)
        layout = layout_of(name)
        connector = Connector(layout, read_texts(SHIPPED_TEXTS)[0])
        both = card(ADA, geometry, book, connector=connector)
        return Made(geometry, connector, both, pdf_of((both.outside, both.inside), book))

    return make


Connected = Callable[[str], Made]


def flattened(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from flattened(shape.shapes)
        else:
            yield shape


def on_page(panel: Panel, face: Face, box: Box) -> Box:
    """Return where a box of the panel lies on its page: head down, outside and inside."""
    about = {"back": panel.width, "left": 2 * panel.flap, "right": 2 * (panel.width - panel.flap)}[
        face
    ]
    return Box(about - box.right, panel.height - box.bottom, box.width, box.height)


def inside(found: Iterable[Letter], box: Box) -> list[Letter]:
    return [letter for letter in found if box.expanded(0.05).holds(letter.box)]


def characters(found: Iterable[Letter]) -> str:
    return "".join(letter.character for letter in found)


# -- where things stand ----------------------------------------------------------------------------


@every_layout
def test_every_phrase_stands_in_its_box_and_is_upright_when_its_card_is_turned(
    name: str, connected: Connected
) -> None:
    made = connected(name)
    sides = {side: letters(made.pdf, side) for side in (0, 1)}
    for phrase in made.connector.layout.phrases:
        page = sides[0 if phrase.face == "back" else 1]
        found = inside(page, on_page(made.panel, phrase.face, phrase.box))
        assert sorted(characters(found)) == sorted("".join(phrase.lines).replace(" ", "")), phrase
        assert {letter.turn for letter in found} == {(180 - phrase.turn) % 360}
        assert {round(letter.size, 3) for letter in found} == {made.connector.layout.size}


@every_layout
def test_nothing_else_is_on_back_panel_and_flaps_but_numbers_at_corners_and_brackets(
    name: str, connected: Connected
) -> None:
    made = connected(name)
    layout, panel = made.connector.layout, made.panel
    for face in ("back", "left", "right"):
        page = letters(made.pdf, 0 if face == "back" else 1)
        here = inside(page, on_page(panel, face, panel.face(face)))
        pieces = (*layout.phrases, *layout.decoys)
        expected = ["".join(each.lines).replace(" ", "") for each in pieces if each.face == face]
        if layout.heading is not None and face == "back":
            expected.append("".join((layout.heading.title, *layout.heading.lines)).replace(" ", ""))
        expected += [str(link.corner) for link in layout.links if link.face == face]
        expected += [str(n) for n in (1, 2, 3, 4, 5, 6) if mark_at(panel, n)[0] == face]
        assert sorted(characters(here)) == sorted("".join(expected))


@every_layout
def test_corner_marks_stand_at_their_corners_upright_when_these_are_the_upper_left_ones(
    name: str, connected: Connected
) -> None:
    made = connected(name)
    for corner in (1, 2, 3, 4, 5, 6):
        face, turn, box = mark_at(made.panel, corner)
        (mark,) = inside(
            letters(made.pdf, 0 if face == "back" else 1), on_page(made.panel, face, box)
        )
        assert (mark.character, mark.turn) == (str(corner), (180 - turn) % 360)
        assert max(mark.box.width, mark.box.height) <= max(MARK)


@every_layout
def test_a_bracket_opens_to_where_the_corner_comes_with_its_number_outside(
    name: str, connected: Connected
) -> None:
    made = connected(name)
    panel = made.panel
    for link in made.connector.layout.links:
        side = 0 if link.face == "back" else 1
        x, y = panel.view(link.turn).apply(*link.tip)
        inner = 1 if link.side == "left" else -1
        arms = Box(x - (0.36 if inner == 1 else 2.0), y - 0.36, 2.36, 3.01)
        number = Box(x - 2.75 if inner == 1 else x + 0.36, y - 0.75, 2.39, 3.5)
        upright = panel.view(link.turn).inverse()
        expected = on_page(panel, link.face, arms.mapped(upright))
        (bracket,) = (
            path
            for path in painted(made.pdf, side)
            if path.fill
            and abs(path.box.x - expected.x) + abs(path.box.y - expected.y) < 0.01
            and abs(path.box.right - expected.right) + abs(path.box.bottom - expected.bottom) < 0.01
        )
        assert len(bracket.subpaths[0]) == 6
        assert bracket.fill == (
            "rg",
            *(pytest.approx(v, abs=0.003) for v in made.connector.ink(link.game).rgb),
        )
        found = inside(letters(made.pdf, side), on_page(panel, link.face, number.mapped(upright)))
        assert (characters(found), found[0].turn) == (str(link.corner), (180 - link.turn) % 360)
        assert found[0].size >= 6


@every_layout
@pytest.mark.parametrize("side", [0, 1])
def test_all_text_keeps_clear_of_the_trim_and_of_folds(
    name: str, side: int, connected: Connected
) -> None:
    made = connected(name)
    geometry = made.geometry
    page = (made.card.outside, made.card.inside)[side]
    for letter in letters(made.pdf, side):
        assert geometry.card.expanded(-3).holds(letter.box, 0.005), letter
        for x1, y1, x2, y2 in page.folds:
            box = letter.box
            assert max(x1 - box.right, box.x - x2, y1 - box.bottom, box.y - y2) >= 2 - 0.005, letter


@every_layout
def test_the_flaps_are_black_but_for_what_connector_prints_there(
    name: str, connected: Connected
) -> None:
    made = connected(name)
    layout, panel, scale = made.connector.layout, made.panel, 8
    shown = np.asarray(trimmed(made, 1, scale).convert("L")).copy()
    pieces = [phrase for phrase in (*layout.phrases, *layout.decoys) if phrase.face != "back"]
    boxes = [phrase.box.expanded(1.3) for phrase in pieces]
    faces: list[Face] = [phrase.face for phrase in pieces]
    for corner in (5, 6):
        face, _, box = mark_at(panel, corner)
        boxes.append(box)
        faces.append(face)
    for link in layout.links:
        if link.face != "back":
            x, y = link.tip
            boxes.append(Box(x - 2.75, y - 2.75, 5.5, 5.5))
            faces.append(link.face)
    for face, box in zip(faces, boxes, strict=True):
        seen = on_page(panel, face, box)
        rows, columns = (slice(int(a * scale), int(b * scale) + 1) for a, b in seen_edges(seen))
        assert shown[rows, columns].max() > 80
        shown[rows, columns] = 0
    height, flap = int(panel.height * scale), int(panel.flap * scale)
    assert shown[:height, :flap].max() < 60
    assert shown[:height, -flap:].max() < 60


def seen_edges(box: Box) -> tuple[tuple[float, float], tuple[float, float]]:
    return (box.y, box.bottom), (box.x, box.right)


@every_layout
def test_the_key_to_the_pencil_marks_makes_room_and_stays_upright_for_both_owners(
    name: str, connected: Connected
) -> None:
    made = connected(name)
    middle, flap, width = made.panel.height, made.panel.flap, made.panel.width
    tabs = [
        letter
        for letter in letters(made.pdf, 1)
        if letter.box.y > middle and not flap < letter.box.centre[0] < width - flap
    ]
    for left, turn in ((True, 180), (False, 0)):
        words = characters(
            letter for letter in tabs if letter.turn == turn and (letter.box.x < flap) == left
        )
        assert words == "NodeDeflectorLinkMasterTerritory"
    assert len(tabs) == 2 * len("NodeDeflectorLinkMasterTerritory")


# -- laid together ---------------------------------------------------------------------------------


def trimmed(made: Made, side: int, scale: float) -> Image.Image:
    """Return a side of the card, cut at its trim."""
    image = pdf_image(made.pdf, side, scale)
    bleed = made.geometry.bleed * scale
    size = made.geometry.width * scale, made.geometry.height * scale
    edges = bleed, bleed, bleed + size[0], bleed + size[1]
    return image.crop(tuple(map(round, edges)))  # type: ignore[arg-type]


def folded(made: Made, laid: CardPosition, scale: float) -> Image.Image:
    """Return a card as paper has it: the back panel, strips folded over it, all turned to be read.

    The strips are what lies behind the panel's sides; folded, they show what the inside has there.
    """
    panel = made.panel
    width, height, flap = (
        round(length * scale) for length in (panel.width, panel.height, panel.flap)
    )
    back = trimmed(made, 0, scale).crop((0, 0, width, height)).rotate(180).convert("RGBA")
    behind = trimmed(made, 1, scale).crop((0, 0, width, height))
    nothing = Image.new("RGBA", (flap, height))
    if laid.fold in ("left", "both"):
        back.paste(nothing, (0, 0))
        back.paste(behind.crop((0, 0, flap, height)).rotate(180), (flap, 0))
    if laid.fold in ("right", "both"):
        back.paste(nothing, (width - flap, 0))
        back.paste(behind.crop((width - flap, 0, width, height)).rotate(180), (width - 2 * flap, 0))
    return back.rotate(-laid.turn, expand=True)


def piled(made: Made, pile: Pile, scale: float) -> Image.Image:
    """Return the column of a pile of printed cards that were cut out, folded and laid."""
    column = pile.column
    table = Image.new("RGB", (round(column.width * scale), round(column.height * scale)), "white")
    for laid in pile.cards:
        one = folded(made, laid, scale)
        table.paste(
            one, (round((laid.x - column.x) * scale), round((laid.y - column.y) * scale)), one
        )
    return table


def proof_of(made: Made, pile: Pile, book: FontBook) -> Page:
    """Return the column of a pile as the proof shows it, without lines around it and the cards."""
    shapes = []
    for one in pile_picture(made.connector, pile, card_forms(made.connector, book)):
        if isinstance(one, Group):
            printed = (part for part in one.shapes if not isinstance(part, Outline))
            shapes.append(Group(tuple(printed), moved(-pile.column.x, -pile.column.y) @ one.matrix))
    return Page(pile.column.width, pile.column.height, (("text", tuple(shapes)),))


@one_by_day
def test_printed_cards_cut_folded_and_laid_look_as_the_proof_shows_them(
    name: str, connected: Connected, book: FontBook
) -> None:
    made, scale = connected(name), 16
    for pile in made.connector.layout.piles:
        shown = pdf_image(pdf_of((proof_of(made, pile, book),), book), 0, scale)

        def apart(
            cards: tuple[CardPosition, ...], pile: Pile = pile, shown: Image.Image = shown
        ) -> float:
            paper = piled(made, replace(pile, cards=cards), scale).resize(shown.size)
            return difference(shown, paper, scale / 4)[0]

        mean = apart(pile.cards)
        assert mean < 3, pile.game
        *others, last = pile.cards
        if others:
            assert apart((*others, replace(last, turn=(last.turn + 180) % 360))) > 3 * mean  # type: ignore[arg-type]


# -- to be read ------------------------------------------------------------------------------------


def on_black(made: Made) -> Iterator[tuple[str, Ink, float]]:
    """Yield content, ink and size in pt of every line on the back panel and the flaps."""
    height = made.panel.height
    for text, matrix in texts(made.card.outside):
        if matrix.apply(text.x, text.y)[1] < height:
            yield text.content, text.ink, text.size
    for text, matrix in texts(made.card.inside):
        x, y = matrix.apply(text.x, text.y)
        if y < height and not made.panel.flap < x < made.panel.width - made.panel.flap:
            yield text.content, text.ink, text.size


@every_layout
def test_everything_can_be_read_on_black_on_a_screen_and_in_print(
    name: str, connected: Connected
) -> None:
    found = list(on_black(connected(name)))
    assert len(found) > 30
    for content, ink, size in found:
        c, m, y, k = ink.cmyk
        mixed = "#" + "".join(f"{round(255 * (1 - part) * (1 - k)):02x}" for part in (c, m, y))
        assert contrast_on_black(ink.hex) >= 4.5, content
        assert contrast_on_black(mixed) >= 4.5, content
        assert sum(part > 0 for part in ink.cmyk) <= 2, "small type on few plates"
        assert size >= 6


@pytest.mark.parametrize(
    "accent", ["#000000", "#ff00ff", "#808080", "#0a3060", "#6e6e6e", "#b00020", "#ffffff"]
)
def test_the_back_can_be_read_on_a_field_of_any_colour(accent: str, connected: Connected) -> None:
    made = connected("classic")
    theme = themed("bold", accent)
    mine = tuple(
        replace(text, colour=f"#{64 * n + 63:02x}d07a")
        for n, text in enumerate(made.connector.texts)
    )
    for hidden in (made.connector.texts, mine):
        connector = Connector(made.connector.layout, hidden, theme)
        found = [connector.colours(game) for game in (None, *(text.game for text in hidden))]
        pairs = [(each.words, each.piece) for each in found]
        pairs += [(connector.link_ink(text.game), theme.ground) for text in hidden]
        pairs.append((connector.mark_ink, theme.ground))
        assert all(contrast(ink.rgb, ground.rgb) >= 4.5 for ink, ground in pairs)
        shared = connector.colours(None).piece
        assert all(contrast(connector.ink(text.game).rgb, shared.rgb) >= 4.5 for text in hidden)


def test_a_colour_of_the_users_is_mixed_of_two_plates(connected: Connected) -> None:
    made = connected("classic")
    mine = tuple(replace(text, colour="#8fd07a") for text in made.connector.texts)
    ink = Connector(made.connector.layout, mine).ink("Defector")
    assert ink.hex == "#8fd07a"
    assert sum(part > 0 for part in ink.cmyk) == 2


@pytest.mark.parametrize(
    "colours", [{}, {"Defector": "#8fd07a", "Rotator": "#ffffff"}], ids=["ours", "own"]
)
def test_small_type_is_knocked_out_of_few_plates(
    colours: dict[str, str], connected: Connected, book: FontBook
) -> None:
    made = connected("classic")
    texts = tuple(
        replace(text, colour=colours.get(text.game, text.colour)) for text in made.connector.texts
    )
    connector = Connector(made.connector.layout, texts)
    art, text = face_artwork(connector, "back", book)
    pieces = {shape.fill for shape in flattened(art) if isinstance(shape, Outline) and shape.fill}
    assert connector.colours("Defector").piece in pieces
    for game in ("Rotator", "Reflector", "Deflector", "Defector", None):
        assert sum(part > 0.02 for part in connector.colours(game).piece.cmyk) <= 3
    on_piece = {words for phrase in connector.layout.phrases for words in phrase.lines}
    on_piece |= {words for decoy in connector.layout.decoys for words in decoy.lines}
    if heading := connector.layout.heading:
        on_piece |= {heading.title, *heading.lines}
    beside = [
        line
        for line in flattened(text)
        if isinstance(line, Text) and line.content not in on_piece and line.size < LARGE_TYPE
    ]
    on_back = [link for link in connector.layout.links if link.face == "back"]
    assert len(beside) == len(on_back) > 0, "the numbers at brackets"
    assert {line.ground for line in beside} == {connector.theme.ground}


@pytest.mark.parametrize("kind", ["start", "next", "end"])
def test_signs_of_different_texts_differ_in_shape_alone(kind: str, book: FontBook) -> None:
    white = Ink((0, 0, 0, 0), (1, 1, 1))
    shown = []
    for style in SIGN_STYLES:
        box = Box(0.35, 0.35, 1.3, 1.3)
        shapes = (
            filled(rectangle(Box(0, 0, 2, 2)), RICH_BLACK),
            *game_sign(kind, style, box, white),
        )  # type: ignore[arg-type]
        page = Page(2, 2, (("art", shapes),))
        shown.append(pixels_of(pdf_image(pdf_of((page,), book), 0, 20))[..., 0] > 128)
    for one, other in combinations(shown, 2):
        assert (one != other).sum() > 0.05 * shown[0].sum()


@every_layout
def test_each_text_has_a_style_and_no_text_the_colour_of_the_corner_marks(
    name: str, connected: Connected
) -> None:
    connector = connected(name).connector
    games = [text.game for text in connector.texts]
    assert len({connector.style(game) for game in games}) == len(games)
    assert PALE_CYAN not in {connector.ink(game) for game in games}


@one_by_day
def test_both_pens_draw_the_same_card(name: str, connected: Connected, book: FontBook) -> None:
    made = connected(name)
    for side, page in enumerate((made.card.outside, made.card.inside)):
        scale = whole_scale(page, 12)
        image = pdf_image(made.pdf, side, scale)
        other = svg_image(write_svg(page, book, "Test"), image.size)
        mean, largest = difference(image, other, scale / 5)
        assert mean < 1
        assert largest < 60


COLOURS = [{}, {"color": "cmyk"}, {"color": "cmyk", "pdfx": True}]
PRESSES = [("classic", {}), ("us", COLOURS[1]), ("classic", COLOURS[2])]
"""Each layout and each way of colours; all pairs of them in a night."""


@pytest.mark.parametrize(
    ("name", "settings"), tries(PRESSES, in_a_night=[*product(("classic", "us"), COLOURS)])
)
def test_the_preflight_finds_nothing(
    name: str, settings: dict[str, object], connected: Connected, book: FontBook, tmp_path: Path
) -> None:
    made = connected(name)
    path = tmp_path / "card.pdf"
    sheets = (*hint_sheets(made.connector, book, A4), *proof_sheets(made.connector, book, A4))
    path.write_bytes(pdf_of((made.card.outside, made.card.inside, *sheets), book, **settings))
    assert preflight(path).findings == ()


def test_a_card_without_a_layout_lists_the_four_games(book: FontBook) -> None:
    geometry = load_geometry("strip")
    shown = plain_text(pdf_of((card(ADA, geometry, book).outside,), book))
    assert "Four games inside" in shown


@every_layout
def test_the_profile_chooses_the_puzzle_or_the_list_or_both(
    name: str, connected: Connected, book: FontBook
) -> None:
    made = connected(name)
    shown = {
        back: plain_text(
            pdf_of(
                (card(replace(ADA, back=back), made.geometry, book, made.connector).outside,), book
            )
        )
        for back in ("puzzle", "list", "both")
    }
    assert "find someone" in shown["puzzle"].casefold() and "Four games inside" in shown["list"]
    assert "Rotator 1, Reflector 2," in shown["both"] and "Defector 6+" in shown["both"]
    assert "Combine" not in shown["list"] and "Combine" in shown["both"]
    assert "Rotator 1" not in shown["puzzle"]


@every_layout
def test_the_puzzle_works_beside_the_list(name: str, connected: Connected, book: FontBook) -> None:
    made = connected(name)
    both = with_list(made.connector, book)
    assert both is not None
    assert findings(both, made.geometry, book) == ()


# -- hints and proof -------------------------------------------------------------------------------


def sheet_text(pages: Iterable[Page], book: FontBook) -> str:
    pages = tuple(pages)
    data = pdf_of(pages, book)
    return " ".join(" ".join(plain_text(data, number).split()) for number in range(len(pages)))


@every_layout
@pytest.mark.parametrize("paper", [A4, LETTER])
def test_hints_give_no_words_away_and_the_proof_gives_all(
    name: str, paper: tuple[float, float], connected: Connected, book: FontBook
) -> None:
    connector = connected(name).connector
    hints = sheet_text(hint_sheets(connector, book, paper), book)
    proof = sheet_text(proof_sheets(connector, book, paper), book)
    for text in connector.texts:
        assert " ".join(text.words) in proof
    for phrase in connector.layout.phrases:
        for each in phrase.lines:
            assert each in proof
            if " " in each:
                assert each not in hints
    for pile in connector.layout.piles:
        for step in steps(connector, pile, WORDS):
            assert step in hints
            assert step in proof


@every_layout
def test_sheets_have_the_head_of_all_sheets(
    name: str, connected: Connected, book: FontBook
) -> None:
    connector, width = connected(name).connector, A4[0] - 28.0
    for sheet, pages in (("hints", hint_sheets), ("solutions", proof_sheets)):
        title, about = WORDS.entry(sheet)
        head = Composer(book, NEUTRAL_INKS).head(title, about, "", width).shapes
        first = repr(pages(connector, book, A4)[0].layers)
        assert all(repr(shape) in first for shape in head)


def bottoms(pages: Iterable[Page], book: FontBook) -> list[float]:
    return [
        max(box_of(book, text, matrix).bottom for text, matrix in texts(page)) for page in pages
    ]


@pytest.mark.parametrize("tag", shipped_texts())
def test_hints_for_all_games_are_on_one_page_or_share_two_evenly(tag: str) -> None:
    book = FontBook(language=language(tag))
    for geometry in ("classic", "us"):
        connector = builtin_connector(load_geometry(geometry), book)
        assert connector
        (bottom,) = bottoms(hint_sheets(connector, book, A4), book)
        assert bottom < A4[1] - 14
        first, last = bottoms(hint_sheets(connector, book, LETTER), book)
        assert abs(first - last) < LETTER[1] / 5


def test_hints_speak_of_flaps_only_where_some_are_folded(
    connected: Connected, book: FontBook
) -> None:
    connector = connected("classic").connector
    flat = [
        pile for pile in connector.layout.piles if all(laid.fold == "none" for laid in pile.cards)
    ]
    fewer = Connector(replace(connector.layout, piles=tuple(flat)), connector.texts)
    assert "flap" in sheet_text(hint_sheets(connector, book, A4), book)
    assert "flap" not in sheet_text(hint_sheets(fewer, book, A4), book)


@every_layout
def test_steps_name_the_corner_that_comes_into_the_bracket_and_how_the_card_is_held(
    name: str, connected: Connected
) -> None:
    connector = connected(name).connector
    layout = connector.layout
    for pile in layout.piles:
        how = steps(connector, pile, WORDS)
        assert len(how) == len(pile.cards)
        cut, colour = connector.style(pile.game).name, colour_name(connector.ink(pile.game))
        assert f"the {cut} triangle" in how[0] and colour in how[0]
        assert how[-1].endswith(f"the {cut} square ({colour}).")
        for number in range(1, len(pile.cards)):
            before, laid = pile.cards[number - 1 : number + 1]
            found = met(layout, before, laid)
            links = {
                link.corner
                for link in layout.links
                if (link.game, link.step) == (pile.game, number - 1)
            }
            assert links <= set(found)
            for corner in links:
                plural = "s" if len(links) > 1 else ""
                numbers = " and ".join(map(str, sorted(links)))
                assert f"bracket{plural} {numbers} ({cut} dot, {colour}) on " in how[number]
                if corner <= 4:
                    assert f"corner {corner} is at the upper {found[corner]}." in how[number]
            flaps = {
                "none": "",
                "left": "Fold the left flap",
                "right": "Fold the right flap",
                "both": "both flaps",
            }
            assert flaps[laid.fold] in how[number]
            assert ("flap" in how[number]) == (laid.fold != "none" or before.fold != "none")


def met(layout: Layout, before: CardPosition, laid: CardPosition) -> dict[int, str]:
    """Return which of a card's upper corners meets a tip on the card below, and at which side."""
    panel = layout.panel
    box = panel.outline(laid.fold).mapped(moved(laid.x, laid.y) @ panel.view(laid.turn))
    seen: dict[int, str] = {}
    for link in layout.links:
        x, y = panel.view(before.turn).apply(*link.tip)
        for side, corner_x in (("left", box.x), ("right", box.right)):
            if (
                abs(x + before.x - corner_x) + abs(y + before.y - box.y) < 0.01
                and link.side == side
            ):
                seen[link.corner] = side
    return seen


@every_layout
def test_piles_lie_on_the_proof_at_their_true_size(
    name: str, connected: Connected, book: FontBook
) -> None:
    made = connected(name)
    pages = proof_sheets(made.connector, book, LETTER if name == "us" else A4)
    sizes = [
        round(matrix.scale, 6) for page in pages for matrix in placed(page.layers[0][1], Matrix())
    ]
    cards = sum(len(pile.cards) for pile in made.connector.layout.piles)
    assert len(sizes) >= cards
    assert set(sizes) == {1.0}
    for page in pages:
        for text, matrix in texts(page):
            assert text.size >= 5
            if matrix.apply(0, 0) == (14.0, 14.0):
                assert page.trim.expanded(-5).holds(box_of(book, text, matrix))


def placed(shapes: Iterable[object], matrix: Matrix) -> Iterator[Matrix]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from placed(shape.shapes, matrix @ shape.matrix)
        elif isinstance(shape, PlacedForm):
            yield matrix @ shape.matrix


def test_sheets_that_are_read_from_the_right_mirror_no_card(
    connected: Connected, book: FontBook, tmp_path: Path
) -> None:
    connector = connected("classic").connector
    mirrored = replace(book, language=other_letters(tmp_path))
    page, other = (proof_sheets(connector, each, A4)[0] for each in (book, mirrored))
    ours, theirs = (list(placed(each.layers[0][1], Matrix())) for each in (page, other))
    assert [matrix[:4] for matrix in ours] == [matrix[:4] for matrix in theirs]
    (left,), (right,) = (
        [matrix.apply(text.x, text.y)[0] for text, matrix in texts(each) if text.size == 12][:1]
        for each in (page, other)
    )
    assert right == pytest.approx(A4[0] - left)


def test_a_pile_larger_than_the_paper_is_drawn_smaller_and_says_so(
    connected: Connected, book: FontBook
) -> None:
    connector = connected("classic").connector
    *others, last = connector.layout.piles
    large = replace(last, cards=(*last.cards[:-1], replace(last.cards[-1], x=182.0, y=250.0)))
    layout = replace(connector.layout, piles=(*others, large))
    pages = proof_sheets(Connector(layout, connector.texts), book, A4)
    ((page, note, matrix),) = [
        (page, *drawn)
        for page in pages
        for drawn in texts(page)
        if "% of true size" in drawn[0].content
    ]
    assert page.trim.expanded(-5).holds(box_of(book, note, matrix))
    sizes = {
        round(matrix.scale, 3) for page in pages for matrix in placed(page.layers[0][1], Matrix())
    }
    assert len(sizes) == 2
    assert max(sizes) == 1


@pytest.mark.parametrize(
    "words", ["attends ; Quelle route ! " * 20, "床前明月光，疑是地上霜。" * 9]
)
def test_lines_of_the_hidden_text_begin_with_words_and_are_broken_in_every_script(
    words: str, connected: Connected, book: FontBook
) -> None:
    connector = connected("classic").connector
    first, *others = connector.texts
    texts = (replace(first, text=words.strip()), *others)
    page, *_ = proof_sheets(Connector(connector.layout, texts), book, A4)
    shapes = (shape for _, layer in page.layers for shape in flattened(layer))
    lines = [one.content for one in shapes if isinstance(one, Text) and one.content[:3] in words]
    lines = [line for line in lines if len(line) > 3]
    assert len(lines) > 2
    assert all(line[0].isalnum() for line in lines)
    assert max(book.width(line, 9) for line in lines) <= A4[0] / 2


def test_paper_too_small_for_the_sheets_is_refused() -> None:
    with pytest.raises(SheetError, match=r"148 x 210 mm is too small .* at least 200 x 270"):
        check_paper((148.0, 210.0))


@pytest.mark.parametrize(
    ("colour", "name"),
    [
        ("#ffd633", "yellow"),
        ("#b585ed", "purple"),
        ("#ff615c", "red"),
        ("#ccd1d9", "grey"),
        ("#7bd88f", "green"),
    ],
)
def test_colours_have_the_names_one_calls_them_by(colour: str, name: str) -> None:
    from cardgen.drawing.colour import ink_of

    assert colour_name(ink_of(colour)) == name
