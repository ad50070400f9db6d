import csv
from dataclasses import replace
from pathlib import Path

import pytest
import vobject

from cardgen.inputs.contact import name_parts, vcard
from cardgen.inputs.faults import InputFault
from cardgen.inputs.guest_rows import GuestFile
from cardgen.inputs.guests import doubt_of, names_text
from cardgen.inputs.names import parse_name, settle_name
from cardgen.inputs.profile import Profile
from tests.support.guests import read_guest_list

GUESTS = Path(__file__).with_name("guests_of_40_countries.csv")


def test_every_vcard_of_200_guests_from_40_countries_has_the_right_names_for_another_reader() -> (
    None
):
    rows = list(csv.DictReader(GUESTS.open(encoding="utf-8"), delimiter=";"))
    assert (len(rows), len({row["country"] for row in rows})) == (200, 40)
    unused = tuple((title, "-") for title in ("country", "is_family", "is_given"))
    guests = read_guest_list(GuestFile(GUESTS, unused), Profile("Base")).good
    wrong = []
    for row, guest in zip(rows, guests, strict=True):
        contact = vobject.readOne(vcard(guest.profile))
        found = contact.n.value.family, contact.n.value.given
        right = row["is_family"], row["is_given"]
        if (
            found != right
            or contact.fn.value != guest.profile.name
            or "," in guest.profile.name.split(" ")[0]
        ):
            wrong.append((row["country"], guest.profile.name, found, right))
    assert not wrong


@pytest.mark.parametrize(
    ("values", "shown"),
    [
        ({"name": "Byrne, Ada"}, "Ada Byrne"),
        ({"name": "Gogh, Vincent van"}, "Vincent van Gogh"),
        ({"name": "Nagy, János", "locale": "hu"}, "Nagy János"),
        ({"name": "Walker, James, III"}, "James Walker III"),
        ({"name": "Ada Byrne, PhD"}, "Ada Byrne, PhD"),
        ({"name": "Ada Byrne", "prefix": "Dr."}, "Dr. Ada Byrne"),
        ({"name": "Dr. Ada Byrne", "prefix": "Dr."}, "Dr. Ada Byrne"),
        ({"given_name": "Ada", "family_name": "Byrne", "suffix": "FRS"}, "Ada Byrne, FRS"),
        ({"given_name": "Anna", "particle": "van der", "family_name": "Berg"}, "Anna van der Berg"),
        ({"given_name": "伟", "family_name": "张"}, "张伟"),
        ({"given_name": "太郎", "family_name": "山田"}, "山田太郎"),
        ({"given_name": "Thu Hà", "family_name": "Phạm", "locale": "vi"}, "Phạm Thu Hà"),
        ({"family_name": "Huber, Max"}, "Max Huber"),
        ({"family_name": "Huber, Max", "given_name": "Max", "prefix": "Dr."}, "Dr. Max Huber"),
        ({"family_name": "Huber, PhD", "given_name": "Max"}, "Max Huber, PhD"),
        # columns win over the comma: this is how she writes it
        ({"name": "Ada, Countess", "given_name": "Ada", "family_name": "Byrne"}, "Ada, Countess"),
    ],
)
def test_a_name_is_shown_in_the_order_of_its_language(values: dict[str, str], shown: str) -> None:
    assert settle_name(values)["name"] == shown


@pytest.mark.parametrize(
    ("name", "locale", "doubtful"),
    [
        ("Ada Byrne", "", False),
        ("John F. Kendrick", "", False),
        ("Jan van der Berg", "", False),
        ("Byrne, Ada", "", False),
        ("김민준", "", False),
        ("Mary Ann Byrne", "", True),
        ("Mary Ann Byrne", "en", False),
        ("Gabriel García Márquez", "", True),
        ("Robert De Niro", "", True),
        ("Nguyễn Minh", "", True),
        ("Nguyễn Minh", "vi", False),
        ("José Luis Perales", "es", True),
        ("王小明", "", True),
        ("王小明", "zh", False),
        ("Taro Yamada", "ja", True),
    ],
)
def test_a_guess_that_could_well_be_wrong_says_so(name: str, locale: str, doubtful: bool) -> None:
    assert bool(parse_name(name, locale).doubt) == doubtful


def test_a_doubtful_guess_is_told_with_its_line_and_only_where_a_phone_reads_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.csv"
    path.write_text("name\nAda Byrne\nMary Ann Byrne\n")
    plain, doubtful = read_guest_list(path, Profile("Base", qr="vcard")).good
    assert doubt_of(plain) == ""
    assert doubt_of(doubtful) == (
        f"{path}:3: name: 'Mary Ann Byrne' is read as family name 'Byrne', given name 'Mary Ann' "
        "(more than two words: the last is taken for the family name)"
    )
    assert doubt_of(replace(doubtful, profile=replace(doubtful.profile, qr="url"))) == ""


def test_titles_go_into_their_own_parts_of_a_vcard() -> None:
    assert "\r\nN:Byrne;Ada;;Prof. Dr.;PhD\r\n" in vcard(Profile("Prof. Dr. Ada Byrne, PhD"))
    assert name_parts(Profile("Jack MA")) == ("MA", "Jack")
    assert name_parts(Profile("Rahman, Md")) == ("Rahman", "Md")


COLUMNS = "given_name,family_name,name,country,locale,city\n"


@pytest.mark.parametrize(
    ("row", "shown", "parts", "doubtful"),
    [
        ("Éva,Nagy,,Hungary,,Budapest", "Nagy Éva", ("Nagy", "Éva"), False),
        ("Éva,Nagy,,Ungarn,,Budapest", "Nagy Éva", ("Nagy", "Éva"), False),
        ("Éva,Nagy,,Hungary,en,Budapest", "Éva Nagy", ("Nagy", "Éva"), False),
        ("Éva,Nagy,,Austria,hu,Wien", "Nagy Éva", ("Nagy", "Éva"), False),
        (",,Nagy Éva,Magyarország,,Budapest", "Nagy Éva", ("Nagy", "Éva"), True),
        (",,NAGY Éva,HU,,Budapest", "NAGY Éva", ("NAGY", "Éva"), False),
        (',,"Nagy, Éva",HU,,Budapest', "Nagy Éva", ("Nagy", "Éva"), False),
        ("Anh,Nguyễn,,Viet Nam,,Hanoi", "Nguyễn Anh", ("Nguyễn", "Anh"), False),
        ("Ada,Byrne,,UK,,London", "Ada Byrne", ("Byrne", "Ada"), False),
    ],
)
def test_the_country_and_the_locale_set_the_order_of_a_name(
    tmp_path: Path, row: str, shown: str, parts: tuple[str, str], doubtful: bool
) -> None:
    path = tmp_path / "a.csv"
    path.write_text(f"{COLUMNS}{row}\n", "utf-8")
    (guest,) = read_guest_list(path, Profile("Base", qr="vcard", locale="de")).good
    assert (guest.profile.name, name_parts(guest.profile)) == (shown, parts)
    assert f"\r\nN:{';'.join(parts)};;;\r\nFN:{shown}\r\n" in vcard(guest.profile)
    assert ("stands first in" in doubt_of(guest)) == doubtful


def test_a_file_of_names_settles_them(tmp_path: Path) -> None:
    path, names = tmp_path / "a.csv", tmp_path / "names.csv"
    path.write_text("name\nDr. Mary Ann Byrne\nAda Lovelace\nJo Mary Ray\n")
    base = Profile("Base", qr="vcard")
    file = GuestFile(path, names=names)
    guessed = [guest for guest in read_guest_list(file, base).good if doubt_of(guest)]
    names.write_bytes(names_text(guest.profile for guest in guessed))
    assert names.read_text("utf-8-sig").splitlines() == [
        "name,family_name,given_name",
        "Dr. Mary Ann Byrne,Byrne,Mary Ann",
        "Jo Mary Ray,Ray,Jo Mary",
    ]
    names.write_text("name;given_name;family_name\nDr. Mary Ann Byrne;Mary;Ann Byrne\n", "utf-8")
    told: list[object] = []
    mary, _, jo = read_guest_list(file, base, told.append).good
    assert "\r\nN:Ann Byrne;Mary;;Dr.;\r\n" in vcard(mary.profile)
    assert not doubt_of(mary) and doubt_of(jo)
    assert told == [f"{names}: read, it settles 1 name"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "name,family\nA,B\n",
            ":1: has no column family_name or given_name: take it away, and cardgen",
        ),
        (
            "name,family_name,given_name\nAda\n",
            ":2: needs a name, and its family name or given name",
        ),
    ],
)
def test_a_faulty_file_of_names_is_told(tmp_path: Path, text: str, fault: str) -> None:
    path, names = tmp_path / "a.csv", tmp_path / "names.csv"
    path.write_text("name\nAda\n")
    names.write_text(text)
    with pytest.raises(InputFault) as caught:
        read_guest_list(GuestFile(path, names=names), Profile("Base"))
    assert str(caught.value).startswith(f"{names}{fault}")
