"""The card, read back from its PDF file: board inside, panels outside, every text in its room."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from cardgen.card.card import assemble_card, card
from cardgen.card.front import PersonalPart, personal_part, qr_box, sizes_of
from cardgen.card.front_sizes import Sizes
from cardgen.card.shortened import shortened
from cardgen.drawing.fonts import FontBook, reads_from_right
from cardgen.drawing.shapes import MM_PER_PT, Box, Matrix, Modules
from cardgen.inputs.accent import themed
from cardgen.inputs.contact import payload
from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.geometry import Geometry, load_geometry
from cardgen.inputs.guest_rows import Guest, RowFaults
from cardgen.inputs.profile import AddressParts, Origin, Profile
from cardgen.inputs.theme import load_theme, theme_names
from cardgen.jobs.batch import batch_sizes, remarks_on
from cardgen.preflight.check import preflight
from companion.grid import COLUMNS
from tests.support.guests_of_the_world import guests_of_the_world
from tests.support.made_card import MadeCard
from tests.support.nightly import tries
from tests.support.reading import (
    ADA,
    GEOMETRIES,
    Letter,
    Painted,
    box_of,
    letters,
    opened,
    painted,
    pdf_image,
    pdf_of,
    plain_text,
)

Made = Callable[[str], MadeCard]
every_geometry = pytest.mark.parametrize("name", GEOMETRIES)
across = pytest.mark.parametrize("name", ["classic", "us"])
down = pytest.mark.parametrize("name", ["strip", "strip-90"])


def owners_view(geometry: Geometry, box: Box, turn: int) -> Box:
    """Return where `box` lies from the card's middle, if text turned by `turn` is seen upright."""
    centred = Matrix(e=-geometry.width / 2, f=-geometry.height / 2)
    back = {
        0: Matrix(),
        90: Matrix(0, -1, 1, 0),
        180: Matrix(-1, 0, 0, -1),
        270: Matrix(0, 1, -1, 0),
    }
    return box.mapped(back[turn] @ centred)


def halves(geometry: Geometry) -> tuple[int, int]:
    """Return how text is turned on the two halves of the inside."""
    return (0, 180) if geometry.fold == "across" else (270, 90)


def distance(box: Box, fold: tuple[float, float, float, float]) -> float:
    x1, y1, x2, y2 = fold
    return max(x1 - box.right, box.x - x2, y1 - box.bottom, box.y - y2)


# -- the board inside ------------------------------------------------------------------------------


@every_geometry
def test_pages_measure_what_the_geometry_says(name: str, made: Made) -> None:
    whole = made(name)
    geometry = whole.geometry
    with opened(whole.pdf) as pdf:
        assert len(pdf.pages) == 2
        for page in pdf.pages:
            trim, bleed = [float(v) for v in page.trimbox], [float(v) for v in page.BleedBox]
            assert (trim[2] - trim[0]) * MM_PER_PT == pytest.approx(geometry.width, abs=0.003)
            assert (trim[3] - trim[1]) * MM_PER_PT == pytest.approx(geometry.height, abs=0.003)
            assert (trim[0] - bleed[0]) * MM_PER_PT == pytest.approx(geometry.bleed, abs=0.003)


@every_geometry
def test_20_rows_and_10_columns_of_squares_meet_at_the_fold(name: str, made: Made) -> None:
    whole = made(name)
    geometry, cell = whole.geometry, whole.geometry.cell
    lines = [path for path in painted(whole.pdf, 1) if len(path.subpaths) == 18 and path.stroke]
    assert len(lines) == 2
    rims = [
        path
        for path in painted(whole.pdf, 1)
        if path.stroke
        and path.box.width == pytest.approx(10 * cell, abs=0.002)
        and len(path.subpaths) == 1
    ]
    assert len(rims) == 2
    assert all(path.width >= 0.5 - 1e-3 for path in (*lines, *rims))
    for path, turn in zip(lines, halves(geometry), strict=True):
        spans = [
            owners_view(geometry, Box(min(a, c), min(b, d), abs(c - a), abs(d - b)), turn)
            for (a, b), (c, d) in path.subpaths
        ]
        columns = sorted(span.x for span in spans if span.width < 0.01)
        rows = sorted(span.y for span in spans if span.height < 0.01)
        assert columns == pytest.approx([(i - 5) * cell for i in range(1, 10)], abs=0.003)
        assert rows == pytest.approx([i * cell for i in range(1, 10)], abs=0.003)
    for path, turn in zip(rims, halves(geometry), strict=True):
        rim = owners_view(geometry, path.box, turn)
        assert (rim.x, rim.y, rim.right, rim.bottom) == pytest.approx(
            (-5 * cell, 0, 5 * cell, 10 * cell), abs=0.003
        )


@every_geometry
def test_labels_name_columns_and_rows_upright_for_each_owner(name: str, made: Made) -> None:
    whole = made(name)
    geometry, cell = whole.geometry, whole.geometry.cell
    found = letters(whole.pdf, 1)
    assert all(letter.size >= 5.999 for letter in found)
    board = Box(-5 * cell - 3, 0, 10 * cell + 6, 10 * cell + 3)  # the key is outside of it
    for turn in halves(geometry):
        seen = [
            (owners_view(geometry, letter.box, turn), letter)
            for letter in found
            if letter.turn == turn
        ]
        mine = [(box, letter) for box, letter in seen if board.holds(box)]
        assert len(mine) == 10 + 11
        assert all(box.y > 0 for box, _ in mine), "a label lies on the other owner's half"
        for column, sign in enumerate(COLUMNS):
            (box,) = (box for box, letter in mine if letter.character == sign)
            assert box.centre[0] == pytest.approx((column - 4.5) * cell, abs=0.25)
            assert box.y > 10 * cell
        outside = set()
        for row in range(10):
            inside = [
                (box.x, letter.character)
                for box, letter in mine
                if row * cell < box.centre[1] < (row + 1) * cell
            ]
            assert "".join(sign for _, sign in sorted(inside)) == str(row + 1)
            assert all(x < -4.3 * cell for x, _ in inside), (
                "row numbers stand beside Column A or in its corner"
            )
            assert min(inside)[0] < -4.85 * cell  # in the corner itself: pencil marks need the rest
            outside.add(min(inside)[0] < -5 * cell)
        assert len(outside) == 1, "the 10 stands as the others do"


@every_geometry
@pytest.mark.parametrize("side", [0, 1])
def test_all_text_keeps_clear_of_folds_and_of_the_trim(name: str, side: int, made: Made) -> None:
    whole = made(name)
    geometry = whole.geometry
    page = (whole.card.outside, whole.card.inside)[side]
    assert geometry.main_fold in page.folds
    assert len(page.folds) == (1 + len(geometry.tab_folds) if side else 1)
    found = letters(whole.pdf, side)
    assert len(found) > 40
    for letter in found:
        assert geometry.card.expanded(-3).holds(letter.box, 0.005), letter
        for fold in (geometry.main_fold, *(geometry.tab_folds if side else ())):
            assert distance(letter.box, fold) >= 2 - 0.005, letter


def grounds(found: list[Painted], area: Box) -> list[tuple[float, ...]]:
    """Return the inks of what is filled inside `area`, as CMYK."""
    return [
        path.fill[1:]
        for path in found
        if path.fill and path.fill[0] == "k" and area.expanded(0.01).holds(path.box)
    ]


@every_geometry
def test_the_ground_under_the_grids_is_white_with_at_most_20_percent_ink(
    name: str, book: FontBook, portrait: Path
) -> None:
    geometry = load_geometry(name)
    board = Box(
        geometry.width / 2 - geometry.grid,
        geometry.height / 2 - geometry.grid,
        2 * geometry.grid,
        2 * geometry.grid,
    )
    if geometry.fold == "across":
        board = Box(geometry.width / 2 - geometry.grid / 2, board.y, geometry.grid, board.height)
    else:
        board = Box(board.x, geometry.height / 2 - geometry.grid / 2, board.width, geometry.grid)
    for photo in (None, portrait):
        inside = card(replace(ADA, portrait=photo), geometry, book).inside
        data = pdf_of((inside,), book, color="cmyk")
        found = painted(data, 0)
        (white,) = (
            path.box for path in found if path.fill == ("k", 0, 0, 0, 0) and path.box.holds(board)
        )
        assert white.x > 1
        assert white.y > 1
        faint = [ink for ink in grounds(found, board.expanded(3)) if any(ink)]
        assert bool(faint) == (photo is None)
        assert all(sum(ink) <= 0.201 for ink in faint)
        with opened(data) as pdf:
            images = [
                x
                for x in pdf.pages[0].Resources.XObject.values()
                if x.Subtype == pikepdf.Name.Image
            ]
            assert len(images) == (2 if photo else 0)
            for image in images:
                ramp = np.frombuffer(bytes(image.ColorSpace[3]), np.uint8).reshape(256, 4)
                assert ramp.sum(axis=1).max() <= 0.20 * 255 + 2
                assert ramp[255].sum() == 0


@every_geometry
def test_the_two_halves_are_tinted_blue_and_red(name: str, made: Made) -> None:
    whole = made(name)
    image = pdf_image(whole.pdf, 1, 4)
    geometry, bleed = whole.geometry, whole.geometry.bleed
    means = {}
    for half in ("blue", "red"):
        area = Box(0.5, 0.5, geometry.grid - 1, geometry.grid - 1).mapped(geometry.half(half))
        corners = (area.x + bleed, area.y + bleed, area.right + bleed, area.bottom + bleed)
        pixels = np.asarray(image.crop(tuple(round(v * 4) for v in corners)), float)  # type: ignore[arg-type]
        assert np.median(pixels.min(axis=2)) > 200, "too dark for a pencil"
        means[half] = pixels.mean(axis=(0, 1))
    assert means["blue"][2] > means["blue"][0] + 5
    assert means["red"][0] > means["red"][2] + 5


@every_geometry
@pytest.mark.parametrize("side", [0, 1])
def test_black_reaches_the_edge_of_the_bleed_on_all_sides(name: str, side: int, made: Made) -> None:
    whole = made(name)
    page = (whole.card.outside, whole.card.inside)[side]
    first = painted(whole.pdf, side)[0]
    ground = load_theme("nocturne").ground.rgb
    assert first.fill is not None
    assert first.fill[1:] == pytest.approx(ground, abs=0.001)
    bled = page.trim.expanded(page.bleed)
    assert first.box.holds(bled, 0.002)
    pixels = np.asarray(pdf_image(whole.pdf, side, 6).convert("L"))
    for edge in (pixels[:2], pixels[-2:], pixels[:, :2], pixels[:, -2:]):
        assert edge.max() < 250, "paper shows at the edge"
        assert np.median(edge) < 40


@every_geometry
@pytest.mark.parametrize("theme", ["paper", "swiss", "mono"])
def test_a_white_theme_has_no_area_of_ink(name: str, theme: str, book: FontBook) -> None:
    whole = card(replace(ADA, theme=theme), GEOMETRY[name], book)
    pixels = np.asarray(pdf_image(pdf_of((whole.outside, whole.inside), book), 1, 4).convert("L"))
    edges = (pixels[:3], pixels[-3:], pixels[:, :3], pixels[:, -3:])
    assert all(edge.min() > 250 for edge in edges)


# -- the panels outside ----------------------------------------------------------------------------


def turn_of(found: list[Letter], data: bytes, words: str) -> set[int]:
    """Return how the letters of a line are turned."""
    text = "".join(letter.character for letter in found)
    start = text.find(words.replace(" ", ""))
    assert start >= 0, f"{words} is not in {plain_text(data)}"
    return {letter.turn for letter in found[start : start + len(words.replace(" ", ""))]}


@across
def test_the_back_panel_is_printed_head_down_above_the_front(name: str, made: Made) -> None:
    whole = made(name)
    found = letters(whole.pdf, 0)
    for letter in found:
        on_front = letter.box.y > whole.geometry.panel_height
        assert letter.turn == (0 if on_front else 180)
    assert turn_of(found, whole.pdf, ADA.title) == {0}
    assert turn_of(found, whole.pdf, "Four games inside") == {180}


@down
def test_front_and_back_stand_upright_side_by_side(name: str, made: Made) -> None:
    whole = made(name)
    found = letters(whole.pdf, 0)
    assert {letter.turn for letter in found} == {0}
    middle = whole.geometry.panel_width
    text = "".join(letter.character for letter in found)
    of_back = [letter.box.x < middle for letter in found]
    start = text.index("Merriweather&Daughters")
    assert all(of_back[:start])
    assert not any(of_back[start:])


@every_geometry
def test_every_field_of_the_profile_appears(name: str, made: Made) -> None:
    text = " ".join(plain_text(made(name).pdf).split())
    wanted = (
        ADA.name,
        ADA.brand,
        ADA.title,
        ADA.organisation,
        *ADA.phones,
        *ADA.emails,
        *ADA.urls,
        *ADA.address,
    )
    for words in wanted:
        assert words in text
    for game in ("Rotator", "Reflector", "Deflector", "Defector"):
        assert game in text


@pytest.mark.parametrize(
    "name",
    [
        "Zoë Łukasiewicz",
        "Παναγιώτης Ωμέγα",
        "Наталья Жукова",
        "Nguyễn Thị Ánh",
        "山田 太郎",
        "محمد عبد الله",
        "דוד לוי",
    ],
)
def test_a_name_in_each_script_comes_out(name: str, book: FontBook) -> None:
    whole = card(replace(ADA, name=name, brand=""), load_geometry("classic"), book)
    lines = plain_text(pdf_of((whole.outside,), book)).splitlines()
    assert all(any(word in line for line in lines) for word in name.split())


# -- texts in their room ---------------------------------------------------------------------------

GEOMETRY = {name: load_geometry(name) for name in GEOMETRIES}
_BOOK = FontBook()
_word = st.one_of(
    *(
        st.text(alphabet, min_size=1, max_size=12)
        for alphabet in (
            "abcdefgÄÖÉjqyŁğ(", "ΑΒΓαβγώΐ", "ЖЩйцяё", "NguyễnẶỸạ",
            "山田太郎ゲー김", "محمدعبلا", "דודבןגץך"
        )
    )
)  # fmt: skip


def _words(most: int) -> st.SearchStrategy[str]:
    return st.lists(_word, min_size=1, max_size=most).map(" ".join)


CROWDED = Profile(
    "Ann Lee",
    title="Analyst",
    organisation=(
        "Centre for Computational Neuroscience and Robotics, University of Southern Denmark"
    ),
    brand="Engines that think",
    phones=("+44 20 7946 0810", "+44 20 7946 0811"),
    emails=("ada@merriweather.example",),
    address=("12 Example Street", "London N1 0XX", "England", "Europe"),
    qr="url",
    urls=("https://example.com",),
)
"""An organisation in two lines above a brand line: together they reach far down."""

_profiles = st.builds(
    Profile,
    name=_words(4),
    brand=st.just("") | _words(4),
    title=st.just("") | _words(4),
    organisation=st.just("") | _words(4),
    phones=st.lists(st.just("+44 20 7946 0958"), max_size=3).map(tuple),
    emails=st.lists(st.just("ada@merriweather.example"), max_size=2).map(tuple),
    urls=st.lists(st.just("merriweather.example"), max_size=2).map(tuple),
    address=st.lists(_words(3), max_size=4).map(tuple),
    qr=st.sampled_from(["none", "vcard", "mecard", "text"]),
    qr_text=st.just("Hello"),
    theme=st.sampled_from(["nocturne", "swiss"]),
)


@given(_profiles, st.sampled_from(GEOMETRIES))
@example(Profile("בוגץבץדןובגך 山田太郎ゲー김 gÉg", qr="none"), "strip-90")
@example(Profile("unuguỸỸỸẶuẶg عالملمحعبادح ЖйцяяйЩЖцЩЩц", qr="none"), "classic")
@example(Profile("Élodie Ẵnh", qr="none", theme="swiss"), "classic")
@example(CROWDED, "classic")
@settings(
    max_examples=tries(25, in_a_night=300),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
def test_what_is_set_is_whole_and_apart_and_the_rest_is_refused(
    profile: Profile, name: str
) -> None:
    geometry = GEOMETRY[name]
    own = personal_part(profile, geometry, _BOOK)
    for fault in own.faults:
        assert fault.key in (
            "name",
            "brand",
            "title",
            "organisation",
            "address",
            "phones",
            "emails",
            "urls",
            "qr",
        )
        assert any(advice in str(fault) for advice in ("shorten it", "leave some out", "leave out"))
    if own.faults:
        return
    boxes = [(text.content, box_of(_BOOK, text, Matrix())) for text in own.text]
    theme, sizes = themed(profile.theme, ""), sizes_of(profile, geometry, _BOOK)
    tile = qr_box(geometry, theme, sizes, reads_from_right(profile.name))
    for symbol in own.art:
        assert isinstance(symbol, Modules)
        assert tile.holds(Box(symbol.x, symbol.y, symbol.side, symbol.side))
        boxes.append(("QR symbol", tile))
    wanted = (
        profile.name,
        profile.title,
        profile.organisation,
        *profile.address,
        *profile.phones,
    )
    shown = [text.content for text in own.text]
    brand = [] if profile.theme == "swiss" else [profile.brand]  # it may give way to a logo
    running = "".join(shown)  # lines of Chinese and Japanese are broken between any two signs
    for words in (*wanted, *brand):
        for word in words.split():
            assert any(word in line for line in shown) or word in running, words
    safe = Box(0, 0, geometry.panel_width, geometry.panel_height).expanded(-geometry.safe)
    for words, box in boxes:
        assert safe.holds(box), f"{words} leaves the safe zone"
    for (words, box), (others, other) in combinations(boxes, 2):
        assert not box.overlaps(other), f"{words} and {others} overlap"


def sizes(profile: Profile, book: FontBook) -> dict[str, float]:
    own = personal_part(profile, GEOMETRY["classic"], book)
    if own.faults:
        raise InputFault(own.faults)
    return {text.content: text.size for text in own.text}


def test_a_name_is_broken_shrinks_is_condensed_and_is_refused_in_the_end(book: FontBook) -> None:
    def set_name(name: str) -> dict[str, float]:
        found = sizes(Profile(name, qr="url", urls=("a.example",)), book)
        return {words: size for words, size in found.items() if words in name}

    assert set_name("Ada Li") == {"Ada Li": 15}
    assert set_name("Adelaide Byrne") == {"Adelaide": 15, "Byrne": 15}
    long = set_name("Maximiliane Hohenstein-Wertheimer-Sigmaringen")
    assert list(long) == ["Maximiliane Hohenstein-", "Wertheimer-Sigmaringen"]
    assert {9.5, 11, 13} & set(long.values())
    assert set_name("Katarzyna-Magdalena") == {"Katarzyna-": 15, "Magdalena": 15}
    assert list(set_name("Katarzyna-Magdalena Lis")) == ["Katarzyna-", "Magdalena Lis"]
    assert set_name("Anne-Marie Byrne") == {"Anne-Marie": 15, "Byrne": 15}, "not long enough"
    with pytest.raises(InputFault) as caught:
        set_name("Wolfeschlegelsteinhausenbergerdorff" * 2)
    (fault,) = caught.value.faults
    assert (fault.source, fault.key) == ("profile", "name")
    assert "the smallest size here, and there is room for" in fault.message
    assert "mm too little)" in fault.message
    assert str(fault).endswith(": shorten it")


def test_a_name_with_a_very_long_part_is_broken_in_the_middle(book: FontBook) -> None:
    name = "Pablo Diego José Francisco de Paula Juan Nepomuceno"
    profile = Profile(
        name, given_name="Pablo", family_name=name.removeprefix("Pablo "), qr="none", theme="swiss"
    )
    assert list(sizes(profile, book)) == ["Pablo Diego José Francisco", "de Paula Juan Nepomuceno"]


@pytest.mark.parametrize("field", ["title", "organisation", "brand"])
def test_texts_are_broken_into_four_lines_then_refused_and_left_out_if_they_may_be(
    field: str, book: FontBook
) -> None:
    words = (
        "Interdisciplinary Centre for Computational Neuroscience, University of Southern Denmark"
    )
    swiss = Profile("Ada Li", qr="none", theme="swiss")
    wide = replace(swiss, **{field: words})  # type: ignore[arg-type]
    name, *lines = sizes(wide, book)
    assert (name, " ".join(lines), len(lines)) == ("Ada Li", words, 4)
    (fault,) = _refused(replace(wide, **{field: f"{words} and of Jutland"}), book)  # type: ignore[arg-type]
    size = "4 lines of 24.2 mm at 6 pt, the smallest size here"
    assert re.search(rf"does not fit into {size} \(\d+\.\d mm too little\)$", fault.message)
    assert str(fault).endswith(": shorten it, or add --shorten to leave it out")
    wide = replace(swiss, phones=("1", "2"), **{field: "W" * 99})  # type: ignore[arg-type]
    kept, left_out = shortened(wide, GEOMETRY["classic"], book)
    assert (kept.phones, left_out) == (wide.phones, ("brand line" if field == "brand" else field,))


def test_what_is_kept_longest_is_left_out_last_and_the_room_beside_a_symbol_is_not_blamed(
    book: FontBook,
) -> None:
    words = "Rindfleischetikettierungsüberwachung of Southern Denmark"
    classic, full = (
        GEOMETRY["classic"],
        replace(CROWDED, name="Žižek Robotics", title=words, qr="vcard"),
    )
    (fault,) = personal_part(full, classic, book).faults
    assert fault.key == "address" and str(fault).endswith("leave some out, or add --shorten")
    kept, left_out = shortened(replace(full, organisation=f"{words} " * 4), classic, book)
    assert kept.title == words and kept.emails and "organisation" in left_out


def test_contact_lines_are_condensed_then_the_picture_narrows_then_they_shrink_to_6_points(
    book: FontBook,
) -> None:
    def with_email(length: int) -> Profile:
        return Profile("Ada Li", emails=("a" * (length - 10) + "@b.example",), urls=("a.example",))

    def set_email(length: int) -> tuple[float, str, float]:
        profile = with_email(length)
        decided = sizes_of(profile, GEOMETRY["classic"], book)
        texts = personal_part(profile, GEOMETRY["classic"], book).text
        (line,) = (text for text in texts if "@" in text.content)
        return line.size, line.weight, decided.picture

    assert set_email(18) == (6.5, "regular", 37)
    assert set_email(20) == (6.5, "condensed", 37)
    assert set_email(23) == (6.5, "condensed", 34)
    assert set_email(29) == (6.5, "condensed", 28)
    assert set_email(33) == (6, "condensed", 26)
    assert set_email(44) == (6, "condensed", 12), "an ornament gives way; a face would not"
    (fault,) = _refused(with_email(60), book)
    assert "mm wide at 6 pt, the smallest size here, and there is room for" in fault.message


def test_the_second_half_of_a_broken_e_mail_address_is_indented(book: FontBook) -> None:
    profile = Profile(
        "Ada Li",
        emails=("ada.li.of.the.difference@merriweather.example",),
        urls=("example.com",),
        portrait=Path("face.jpg"),
    )
    text = personal_part(profile, GEOMETRY["classic"], book).text
    first, second = (
        line.content for line in text if "ada.li" in line.content or "merri" in line.content
    )
    assert first == "ada.li.of.the.difference@"
    assert second.lstrip("\u00a0") == "merriweather.example" != second


def test_chinese_and_japanese_lines_are_broken_between_characters(book: FontBook) -> None:
    profile = replace(
        ADA,
        name="山田 花子",
        title="インタラクティブデザイン部門シニアマネージャー",
        address=("東京都千代田区丸の内一丁目九番一号グラントウキョウ",),
        qr="vcard",
    )
    shown = list(sizes(profile, book))
    for whole in (profile.title, *profile.address):
        halves = [(first, second) for first in shown for second in shown if first + second == whole]
        assert halves, whole
        assert not any(second[0] in "ーァィゥェォャュョッ。、）」" for _, second in halves)


def test_a_large_name_in_three_lines_ends_above_the_contact_lines(book: FontBook) -> None:
    profile = Profile(
        "Al Bartholomew Featherstone",
        phones=("+44 20 7946 0958",) * 3,
        emails=("ada@merriweather.example",) * 2,
        urls=("merriweather.example",) * 2,
        address=("a", "b", "c"),
        theme="swiss",
        qr="vcard",
    )
    classic = GEOMETRY["classic"]
    own, rule = personal_part(profile, classic, book), sizes_of(profile, classic, book).rule
    assert not own.faults
    name = [text for text in own.text if text.shows == "name"]
    assert name and all(text.y < rule for text in name)


def test_more_contact_lines_than_fit_are_refused(book: FontBook) -> None:
    def with_lines(count: int) -> Profile:
        return replace(ADA, address=tuple(f"Line {index}" for index in range(count)))

    most = max(count for count in range(1, 30) if not _refused(with_lines(count), book))
    assert most >= 5
    (fault,) = _refused(with_lines(most + 1), book)
    assert fault.key == "address"
    assert f"{most + 1 + 3} lines of phones, emails, urls and address are more than fit" in str(
        fault
    )
    assert str(fault).endswith("leave some out, or add --shorten")
    kept, left_out = shortened(with_lines(most + 1), GEOMETRY["classic"], book)
    assert left_out == ("brand line",)
    assert (kept.address, kept.phones) == (with_lines(most + 1).address, ADA.phones)
    assert payload(kept) == payload(with_lines(most + 1))
    abroad = replace(with_lines(most + 1), place=AddressParts(country=f"Line {most}"))
    kept, left_out = shortened(abroad, GEOMETRY["classic"], book)
    assert (kept.address, left_out) == (with_lines(most).address, ("country",))


def test_all_cards_of_a_batch_have_the_sizes_of_the_one_that_needs_most(book: FontBook) -> None:
    short = replace(ADA, name="Bo Li", emails=("bo@b.example",))
    long = replace(
        ADA, name="Maximiliane Hohenstein-Wertheim", emails=("m.hohenstein@playful.example",)
    )
    rows = [Guest(2, short), Guest(3, long)]
    too_long = Guest(4, replace(ADA, name="W" * 90, title="W" * 200))
    together = batch_sizes([*rows, too_long, RowFaults(5, ())], GEOMETRY["classic"], book).of_theme[
        "nocturne"
    ]
    alone = [sizes_of(row.profile, GEOMETRY["classic"], book) for row in rows]
    assert together == alone[1] != alone[0]


def test_a_card_that_fits_only_alone_has_sizes_of_its_own_and_changes_no_other(
    book: FontBook,
) -> None:
    classic = GEOMETRY["classic"]
    many = replace(ADA, phones=("+44 20 7946 0815",) * 8)
    wide = replace(
        ADA, name="Maximiliane von Hohenstein-Wertheim", emails=("a" * 42 + "@b.example",)
    )
    lost = replace(ADA, address=("Line",) * 30)
    rows = [Guest(2, ADA), Guest(3, many), Guest(4, wide), Guest(5, lost)]
    sizes = batch_sizes(rows, classic, book)
    assert sizes.own.keys() == {4}
    assert sizes.of(rows[0]) == sizes.of(rows[1]) == sizes_of(many, classic, book)
    for row in rows[:3]:
        assert not personal_part(row.profile, classic, book, sizes.of(row)).faults
    *_, last = remarks_on(rows, (), ADA, sizes)
    assert str(last).endswith("those of the others: 'Maximiliane von Hohenstein-Wertheim' (line 4)")


def test_one_long_name_makes_no_other_smaller(book: FontBook) -> None:
    rows = [Guest(2, ADA), Guest(3, replace(ADA, name="Maximiliane von Hohenstein-Wertheim"))]
    sizes = batch_sizes(rows, GEOMETRY["classic"], book)
    assert sizes.of(rows[0]) == sizes_of(ADA, GEOMETRY["classic"], book)


@pytest.mark.parametrize("theme", theme_names())
def test_240_guests_from_45_countries_have_names_of_one_size_but_for_the_longest(
    theme: str, book: FontBook
) -> None:
    classic = GEOMETRY["classic"]
    rows = [
        Guest(number, replace(ADA, name=name, theme=theme))
        for number, name in enumerate(guests_of_the_world(), 2)
    ]
    assert len(rows) == len({row.profile.name for row in rows}) == 240
    sizes = batch_sizes(rows, classic, book)
    assert sizes.of_theme[theme].name.size >= 13
    assert len(sizes.own) <= 24
    for row in rows:
        of_card = sizes.of(row)
        assert of_card is not None
        assert not of_card.name.weight.startswith("condensed"), row.profile.name
        assert not personal_part(row.profile, classic, book, of_card).faults


def test_sizes_are_the_same_if_every_line_is_measured(
    book: FontBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [
        replace(ADA, name="Jo " + "AV" * n, title="To " * n, emails=("w" * n + "@a.example",))
        for n in range(30)
    ]
    batches = [
        [Guest(2, person) for person in people[least:most]]
        for least, most in ((1, 4), (4, 12), (10, 22), (20, 30))
    ]

    def decided() -> list[Mapping[str, Sizes]]:
        return [batch_sizes(rows, GEOMETRY["classic"], book).of_theme for rows in batches]

    usual = decided()
    assert len({str(sizes) for sizes in usual}) == len(batches)
    monkeypatch.setattr("cardgen.card.text_widths.KERNING", 9.0)
    assert decided() == usual


def _refused(profile: Profile, book: FontBook) -> tuple[Fault, ...]:
    return personal_part(profile, GEOMETRY["classic"], book).faults


def test_beside_an_impossible_symbol_or_letter_only_what_is_really_too_long_is_told(
    book: FontBook,
) -> None:
    long = replace(
        ADA,
        name="Maximiliane von Hohenstein-Wertheim",
        emails=("maximiliane.hohenstein@example.org",),
    )
    assert not _refused(long, book), "narrower type and picture make room"
    (fault,) = _refused(replace(long, qr="text", qr_text="x" * 999), book)
    assert fault.key == "qr"
    (fault,) = _refused(replace(long, title="𓀀"), book)
    assert fault.key == "title"
    faults = _refused(replace(long, title="𓀀", organisation="W" * 99), book)
    assert [fault.key for fault in faults] == ["organisation", "title"]


def test_all_faults_are_told_at_once_with_their_source(book: FontBook, tmp_path: Path) -> None:
    broken = tmp_path / "broken.png"
    broken.write_bytes(b"\x89PNG\r\n\x1a\nnothing")
    row = Origin(Path("guests.csv"), 17)
    profile = replace(
        ADA,
        name="Ada 𓀀",
        organisation="W" * 99,
        qr="text",
        qr_text="x" * 999,
        portrait=broken,
        brand="ខ្មែរ",  # no bundled font has Khmer
        origin=row,
    )
    with pytest.raises(InputFault) as caught:
        card(profile, GEOMETRY["classic"], book)
    assert [str(fault).split(": ")[:2] for fault in caught.value.faults] == [
        ["guests.csv:17", field] for field in ("organisation", "brand", "qr", "name", "portrait")
    ]
    assert "U+13000" in str(caught.value)
    assert f"portrait: {broken}: not a PNG, JPEG, WebP or HEIC picture" in str(caught.value)
    assert len(str(caught.value).splitlines()) == 5


def test_nothing_but_a_name_makes_a_card(book: FontBook) -> None:
    for name in GEOMETRIES:
        whole = card(Profile("Li", qr="none"), GEOMETRY[name], book)
        assert "Li" in plain_text(pdf_of((whole.outside,), book)).split()


# -- portraits -------------------------------------------------------------------------------------


@every_geometry
@pytest.mark.parametrize("qr", ["none", "url"])
def test_a_portrait_appears_outside_and_faintly_inside(
    name: str, qr: str, book: FontBook, portrait: Path
) -> None:
    profile = replace(ADA, portrait=portrait, qr=qr)  # type: ignore[arg-type]
    geometry = GEOMETRY[name]
    with_it, without = (
        card(profile, geometry, book),
        card(replace(profile, portrait=None), geometry, book),
    )
    for side in ("outside", "inside"):
        pages = [getattr(whole, side) for whole in (with_it, without)]
        first, second = (
            np.asarray(pdf_image(pdf_of((page,), book), 0, 3), float) for page in pages
        )
        assert np.abs(first - second).mean() > 1
        bled = geometry.card.expanded(geometry.bleed)
        assert pages[0].trim.expanded(pages[0].bleed) == bled


@pytest.mark.parametrize("colour", ["#000000", "#ffffff", "#ffff00", "#7f7f80", "#123456"])
def test_any_colours_of_the_users_make_a_card_for_the_press(
    colour: str, book: FontBook, tmp_path: Path
) -> None:
    cards = [
        card(
            replace(ADA, accent=colour, blue=colour, red=colour, theme=theme),
            GEOMETRY["classic"],
            book,
        )
        for theme in theme_names()
    ]
    path = tmp_path / "card.pdf"
    pages = [page for whole in cards for page in (whole.outside, whole.inside)]
    path.write_bytes(pdf_of(pages, book, color="cmyk", pdfx=True))
    assert preflight(path).findings == ()


def test_cards_of_one_look_share_their_forms(book: FontBook) -> None:
    geometry = GEOMETRY["us"]
    pages = [
        assemble_card(replace(ADA, name=who), geometry, book, PersonalPart((), ())).inside
        for who in ("A", "B")
    ]
    assert pages[0] == pages[1]


# -- preflight -------------------------------------------------------------------------------------


@every_geometry
@pytest.mark.parametrize("settings", [{}, {"color": "cmyk", "pdfx": True}], ids=["rgb", "pdfx"])
def test_the_preflight_finds_nothing_to_complain_about(
    name: str,
    settings: dict[str, object],
    made: Made,
    book: FontBook,
    portrait: Path,
    tmp_path: Path,
) -> None:
    whole = made(name)
    other = card(replace(ADA, portrait=portrait, qr="none", accent="#d6813f"), whole.geometry, book)
    path = tmp_path / "card.pdf"
    path.write_bytes(
        pdf_of(
            (whole.card.outside, whole.card.inside, other.outside, other.inside), book, **settings
        )
    )
    assert preflight(path).findings == ()
