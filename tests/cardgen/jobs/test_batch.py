"""Batches: the same file each time, and nothing in it twice."""

import contextlib
import io
import re
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image

from cardgen.card.card import Card
from cardgen.drawing.fonts import FontBook
from cardgen.inputs.faults import Fault
from cardgen.inputs.geometry import load_geometry
from cardgen.inputs.guest_rows import Guest, RowFaults
from cardgen.inputs.profile import Profile
from cardgen.jobs.batch import CardComposer
from tests.support.commandline import attendees, cardgen, files, script

COUNT = 160


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def alone(made_once: Callable[[str, Callable[[Path], object]], Path]) -> bytes:
    """A batch made in this process."""

    def make(folder: Path) -> None:
        with contextlib.chdir(folder):
            Path("a.csv").write_text(attendees(COUNT))
            batch("a.csv")

    return (made_once("batch", make) / "x.pdf").read_bytes()


def batch(csv: str, *more: str, remark: str = "") -> bytes:
    told = cardgen("card", "--csv", csv, "-o", "x.pdf", *more)
    assert (told.status, told.err) == (0, remark)
    return Path("x.pdf").read_bytes()


def objects(data: bytes, **wanted: str) -> list[bytes]:
    """Return the objects of a file with these entries: the data of streams, else the text."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [
            each.read_raw_bytes() if isinstance(each, pikepdf.Stream) else each.unparse()
            for each in pdf.objects
            if isinstance(each, pikepdf.Dictionary | pikepdf.Stream)
            and all(each.get(f"/{key}") == f"/{value}" for key, value in wanted.items())
        ]


def names_on(data: bytes) -> list[str]:
    with pypdfium2.PdfDocument(data) as document:
        text = "".join(page.get_textpage().get_text_range() for page in document)
    return [" ".join(words.split()) for words in re.findall(r"Attendee\s+\d+", text)]


# -- the same input, the same bytes ----------------------------------------------------------------


def test_a_batch_has_the_same_bytes_with_any_seed_and_time_zone(folder: Path, alone: bytes) -> None:
    (folder / "a.csv").write_text(attendees(COUNT))
    other = {"PYTHONHASHSEED": "1", "TZ": "UTC-1"}
    told = script("card", "--csv", "a.csv", "-o", "z.pdf", env=other)
    assert (told.status, told.err) == (0, "")
    assert (folder / "z.pdf").read_bytes() == alone


def test_svg_files_have_the_same_bytes_each_time(folder: Path) -> None:
    for told in (
        cardgen("card", "--format", "svg", "-o", "1"),
        script("card", "--format", "svg", "-o", "2", env={"PYTHONHASHSEED": "2"}),
    ):
        assert (told.status, told.err) == (0, "")
    assert files(folder / "1") == files(folder / "2") != {}


# -- what is in the file ---------------------------------------------------------------------------


def test_cards_come_in_the_order_of_the_rows(alone: bytes) -> None:
    assert names_on(alone) == [f"Attendee {i}" for i in range(1, COUNT + 1)]


def test_what_is_the_same_on_all_cards_is_in_the_file_once(folder: Path) -> None:
    Image.linear_gradient("L").resize((900, 900)).save(folder / "face.png")
    (folder / "base.toml").write_text(
        'name = "x"\nbrand = "All the Same"\nportrait = "face.png"\nportrait_focus = "0.5,0.4"\n'
    )
    (folder / "few.csv").write_text(attendees(4))
    (folder / "many.csv").write_text(attendees(COUNT))
    told = (
        "every guest takes portrait from base.toml, for the list has none: "
        "take out of the profile what is not theirs\n"
    )
    few, many = (
        batch(name, "--profile", "base.toml", remark=told) for name in ("few.csv", "many.csv")
    )
    forms = objects(many, Subtype="Form")
    backs = 2  # of whole sheets: their art and their text
    assert len(objects(few, Subtype="Form")) + backs == len(forms) == len(set(forms)) > backs
    # the front's picture, and a faint one on each grid
    assert len(objects(few, Subtype="Image")) == len(objects(many, Subtype="Image")) == 3
    assert len(objects(few, Type="Font", Subtype="Type0")) == len(
        objects(many, Type="Font", Subtype="Type0")
    )
    each = (len(many) - len(few)) / (COUNT - 4)
    assert each < 3200  # bytes a card: its own QR symbol and five lines of text


def test_a_column_can_give_each_card_a_portrait_of_its_own(folder: Path) -> None:
    for index in range(2):
        Image.linear_gradient("L").rotate(90 * index).resize((500, 500)).save(
            folder / f"{index}.png"
        )
    (folder / "a.csv").write_text("name,portrait\nAda,0.png\nBob,1.png\nCat,0.png\n")
    remark = (
        "no face is found, or it is too dark, in the portraits of 'Ada' (line 2), 'Bob' (line 3), "
        "'Cat' (line 4): look at these cards; a column portrait_focus says where a face is\n"
    )
    assert len(objects(batch("a.csv", remark=remark), Subtype="Image")) == 6


def test_every_page_of_a_batch_in_svg_is_a_file_of_its_own(folder: Path) -> None:
    (folder / "a.csv").write_text(attendees(3))
    told = cardgen("card", "--csv", "a.csv", "--stock", "single", "--format", "svg", "-o", "made")
    assert (told.status, told.err) == (0, "")
    made = files(folder / "made")
    assert sorted(made) == sorted(
        f"card-print-shop-{side}{number}.svg"
        for side in ("outside", "inside")
        for number in ("", "-2", "-3")
    )
    assert len(set(made.values())) == 4  # three people, and one inside for all


# -- composing -------------------------------------------------------------------------------------


def composer() -> CardComposer:
    return CardComposer(load_geometry("classic"), FontBook())


def rows(count: int) -> list[Guest | RowFaults]:
    """Return rows of which every seventh cannot be read and every eleventh not be set."""
    made: list[Guest | RowFaults] = []
    for line in range(2, count + 2):
        if line % 7 == 0:
            made.append(RowFaults(line, (Fault(Path("a.csv"), "email", "is wrong", line),)))
        else:
            name = "\N{GAME DIE}" if line % 11 == 0 else f"Guest {line}"
            made.append(Guest(line, Profile(name)))
    return made


def test_each_row_becomes_a_card_or_its_faults() -> None:
    for row in rows(30):
        if isinstance(row, RowFaults):
            continue
        one = composer().card(row)
        if row.line % 11 == 0:
            assert isinstance(one, RowFaults)
            assert one.line == row.line
            assert [fault.key for fault in one.faults] == ["name"]
        else:
            assert isinstance(one, Card)
