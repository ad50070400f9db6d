import codecs
import csv
import io
import re
from pathlib import Path
from unicodedata import normalize

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.inputs.contact import vcard
from cardgen.inputs.faults import InputFault
from cardgen.inputs.guest_rows import Guest, RowFaults
from cardgen.inputs.guests import read_guests
from cardgen.inputs.profile import Profile
from tests.support.guests import read_guest_list

BASE = Profile(
    "Base", family_name="B", brand="The Brand", emails=("base@example.com",), address=("1 Street",)
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("guests")


def rows(folder: Path, content: str | bytes, base: Profile = BASE) -> list[Guest | RowFaults]:
    path = folder / "a.csv"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_guests(path, base)


def profiles(folder: Path, content: str | bytes, base: Profile = BASE) -> list[Profile]:
    found = rows(folder, content, base)
    assert not [row for row in found if isinstance(row, RowFaults)]
    return [row.profile for row in found if isinstance(row, Guest)]


def row_faults(folder: Path, content: str, base: Profile = BASE) -> list[str]:
    found = [row for row in rows(folder, content, base) if isinstance(row, RowFaults)]
    return [str(fault).removeprefix(f"{folder}/") for row in found for fault in row.faults]


def file_faults(folder: Path, content: str | bytes, base: Profile = BASE) -> list[str]:
    with pytest.raises(InputFault) as caught:
        rows(folder, content, base)
    return [str(fault).removeprefix(f"{folder}/") for fault in caught.value.faults]


def test_a_row_is_laid_over_the_base_and_a_blank_cell_leaves_it(folder: Path) -> None:
    (ada,) = profiles(folder, "name,title,email,brand\nAda Lovelace,Analyst,,\n")
    assert ada == Profile(
        "Ada Lovelace", title="Analyst", brand="The Brand", emails=BASE.emails, address=BASE.address
    )


def test_the_parts_of_the_name_are_never_those_of_the_base(folder: Path) -> None:
    first, second = profiles(folder, "name,given name\nAda Lovelace,\nNagy János,János\n")
    assert (first.family_name, first.given_name) == ("", "")
    assert (second.family_name, second.given_name) == ("", "János")


@pytest.mark.parametrize(
    ("title", "attribute"),
    [
        ("E-Mail", "emails"),
        ("emails", "emails"),
        ("EMAIL 2", "emails"),
        ("Phone", "phones"),
        ("phone3", "phones"),
        ("URL", "urls"),
        ("Given Name", "given_name"),
        ("family-name", "family_name"),
        (" QR Text ", "qr_text"),
        ("QR_url", "qr_url"),
        ("Address 2", "address"),
    ],
)
def test_columns_are_known_by_many_spellings(folder: Path, title: str, attribute: str) -> None:
    value = {"emails": "a@b.cd", "phones": "112", "urls": "b.cd", "qr_url": "b.cd"}.get(
        attribute, "x"
    )
    (ada,) = profiles(folder, f"NAME,{title},qr\nAda,{value},none\n")
    assert getattr(ada, attribute) in (value, (value,))


def test_several_values_stand_in_one_cell_or_in_numbered_columns(folder: Path) -> None:
    (ada,) = profiles(
        folder, 'phone2,name,phone,address\n113,Ada,111 | 112,"1 Street, London; UK|\nEurope"\n'
    )
    assert ada.phones == ("111", "112", "113")
    assert ada.address == ("1 Street, London; UK", "Europe")


def test_one_filled_in_column_of_several_takes_the_place_of_all_that_the_base_has(
    folder: Path,
) -> None:
    assert profiles(folder, "name,email,email2\nAda,,ada@example.com\n")[0].emails == (
        "ada@example.com",
    )


def test_a_row_may_choose_its_own_symbol_and_colours(folder: Path) -> None:
    (ada,) = profiles(folder, 'name,qr,qr_text,accent\nAda,text,"one\r\ntwo",#ABCDEF\n')
    assert (ada.qr, ada.qr_text, ada.accent) == ("text", "one\ntwo", "#abcdef")


def test_portraits_are_looked_for_beside_the_file(folder: Path) -> None:
    (folder / "ada.png").write_bytes(b"\x89PNG\r\n\x1a\n0000")
    assert profiles(folder, "name,portrait\nAda,ada.png\n")[0].portrait == folder / "ada.png"
    (fault,) = row_faults(folder, "name,portrait\nAda,eve.png\n")
    assert fault.startswith("a.csv:2: portrait: ")
    assert fault.endswith("cannot be read: No such file or directory")


def test_rows_know_the_line_on_which_they_begin(folder: Path) -> None:
    found = rows(folder, '\nname,address\r\nAda,"1\r\n2\n3"\n\n,\n"Bob",\nEve,x,\n"Joe\nL",\n')
    assert [(type(row), row.line) for row in found] == [
        (Guest, 3),
        (Guest, 8),
        (Guest, 9),
        (RowFaults, 10),
    ]


def test_every_fault_of_a_row_is_reported_with_line_and_column(folder: Path) -> None:
    assert row_faults(
        folder, "Name,E-mail,phone,phone2\nAda,ada(at)x,1,112\n,eve,,113\nBob,,112,113|x\n"
    ) == [
        "a.csv:2: E-mail: 'ada(at)x' is not an e-mail address: write one like name@example.com",
        "a.csv:2: phone: '1' is not a phone number: write 3 to 15 digits, with blanks or dashes "
        "between, "
        "such as +44 20 7946 0123 ext. 5",
        "a.csv:3: Name: missing: every row needs one",
        "a.csv:3: E-mail: 'eve' is not an e-mail address: write one like name@example.com",
        "a.csv:4: phone2: 'x' is not a phone number: write 3 to 15 digits, with blanks or dashes "
        "between, "
        "such as +44 20 7946 0123 ext. 5",
    ]


def test_a_row_that_asks_for_a_symbol_without_content_is_at_fault(folder: Path) -> None:
    (fault,) = row_faults(folder, "name,qr\nAda,url\nBob,vcard\n")
    assert fault.startswith("a.csv:2: qr: the QR symbol needs a web address, but none is given")


def test_rows_with_too_few_or_too_many_cells_are_at_fault_but_blank_ones_at_the_end_are_not(
    folder: Path,
) -> None:
    found = row_faults(folder, "name,title,,\nAda\nBob,x,y\nEve,x,,,,\n")
    hint = "put quotation marks around a cell with a delimiter or a line break"
    assert found == [
        f"a.csv:2: 1 cell where the header has 2: {hint}",
        f"a.csv:3: 3 cells where the header has 2: {hint}",
    ]


def test_a_guest_list_parts_good_rows_from_bad_ones(folder: Path) -> None:
    (folder / "b.csv").write_text("name,email\nAda,x\nBob,\n")
    guests = read_guest_list(folder / "b.csv", BASE)
    assert [row.profile.name for row in guests.good] == ["Bob"]
    assert [row.line for row in guests.bad] == [2]


SAVE = (
    'save the file as UTF-8; in Excel choose "CSV UTF-8 (Comma delimited)", or give cardgen the '
    ".xlsx file"
)
NO_MARK = f"a.csv: is UTF-32, or UTF-16 without its byte order mark: {SAVE}"
EMPTY = "a.csv: is empty: its first line names the columns, such as name,email"
NO_ROWS = "a.csv: has no rows: write one for each person below the header"


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("", EMPTY),
        ("\n \n\t\n", EMPTY),
        ("name,email\n", NO_ROWS),
        ("name\n\n  \n", NO_ROWS),
        ("\nemail\nx\n", "a.csv:2: no column 'name': every row needs one"),
        (
            "name,phnoe\n",
            "a.csv:1: unknown column 'phnoe' (did you mean 'phone'?): "
            'add --map "phnoe=-" to leave it out, or add --map "phnoe=FIELD" to say which field '
            "it is",
        ),
        (
            "name,name2\n",
            "a.csv:1: unknown column 'name2' (did you mean 'name'?): "
            'add --map "name2=-" to leave it out, or add --map "name2=FIELD" to say which field '
            "it is",
        ),
        (
            "Anna\nBen\nCem\n",
            "a.csv:1: the first row must hold the headings, and cardgen knows none of 'Anna': "
            "write headings "
            "such as name,email in a row above the guests, "
            'or add --map "TITLE=FIELD" to say what another heading means',
        ),
        (
            "emial,,Anna,Bo\nx,y,z,t\n",
            "a.csv:1: the first row must hold the headings, and cardgen knows none of 'emial' (did "
            "you mean "
            "'email'?), 'Anna': write headings such as name,email in a row above the guests, "
            'or add --map "TITLE=FIELD" to say what another heading means',
        ),
        ("name,,email\n", "a.csv:1: column 2 has no name: name it or take it out"),
        (
            "name,email,E-mail\n",
            "a.csv:1: columns 'email' and 'E-mail' are the same field: keep one of them",
        ),
        (
            "name,phone,phones\n",
            "a.csv:1: columns 'phone' and 'phones' are the same field: keep one of them, "
            'or add --map "phones=phone 2" to have both',
        ),
        (
            '"Party 12.12.";;\n\n;;\nName;Telefon;Ort\nAda;112;Graz\n',
            "a.csv:1: the first row must hold the headings, but they are in row 4: delete all "
            "rows above it",
        ),
        (
            "Party 12.12.\nName;Telefon;Ort\nAda;112;Graz\n",
            "a.csv:1: the first row must hold the headings, but they are in row 2: delete the row "
            "above it",
        ),
        (
            "name,qr_text\n",
            "a.csv:1: column 'qr_text' has no effect without a column 'qr' that says text",
        ),
        (
            'name,email\nAda,\n"Bob,\nEve,\n',
            "a.csv:3: a quotation mark opens a cell of this row and none closes it",
        ),
        (
            'name\n"A"B\n',
            "a.csv:2: a cell goes on after its closing quotation mark: double the marks inside a "
            "cell",
        ),
        (
            'name\n"' + "x" * 140_000,
            "a.csv:2: a cell of this row is too long: its closing quotation mark may be missing",
        ),
        (
            "name,email\r\nJosé,\r\nBob,\r\n".encode("latin-1"),
            f"a.csv:2: byte 0xe9 at offset 15 is not UTF-8: {SAVE}",
        ),
        (
            codecs.BOM_UTF8 + b"name\n\xff",
            f"a.csv:2: byte 0xff at offset 8 is not UTF-8: {SAVE}",
        ),
        (
            codecs.BOM_UTF16_LE + "name\nB".encode("utf-16-le") + b"x",
            f"a.csv:2: byte 0x78 at offset 14 is not UTF-16-LE: {SAVE}",
        ),
        ("name\nAda".encode("utf-16-le"), NO_MARK),
        ("name\nAda".encode("utf-32"), NO_MARK),
        (b"PK\x03\x04....", "a.csv: is a damaged spreadsheet: save it anew as XLSX"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_in_one_line(
    folder: Path, content: str | bytes, fault: str
) -> None:
    assert file_faults(folder, content) == [fault]


def test_all_faults_of_a_header_are_reported_together_and_before_the_first_row(
    folder: Path,
) -> None:
    (folder / "b.csv").write_text("nmae,email,email\nAda,,\n")
    with pytest.raises(InputFault) as caught:
        read_guests(folder / "b.csv", BASE)
    assert len(caught.value.faults) == 3


def test_a_column_of_texts_for_the_symbol_is_right_where_the_base_asks_for_one(
    folder: Path,
) -> None:
    base = Profile("Base", qr="text", qr_text="hello")
    assert [p.qr_text for p in profiles(folder, "name,qr_text\nAda,hi\nBob,\n", base)] == [
        "hi",
        "hello",
    ]


def test_a_missing_file_is_told_in_one_line(folder: Path) -> None:
    with pytest.raises(
        InputFault, match=r"missing\.csv: cannot be read: No such file or directory"
    ):
        read_guests(folder / "missing.csv", BASE)


@pytest.mark.parametrize(
    ("header", "delimiter"),
    [
        ("name;title", ";"),
        ("title\tname", "\t"),
        ('name,"title"', ","),
        ('"title";"name"', ";"),
        ("\ufeffname\ttitle", "\t"),
        ("name;title;;", ";"),
        ('"name";" tit\nle "', ";"),
        ('\n\n"title",name', ","),
    ],
)
def test_the_delimiter_is_found_in_the_header_whatever_the_rows_hold(
    folder: Path, header: str, delimiter: str
) -> None:
    (ada,) = profiles(folder, f'{header}\n"a;b;c;d"{delimiter}"a;b;c;d"\n')
    assert ada.name == ada.title == "a;b;c;d"


@pytest.mark.parametrize("delimiter", [";", ",", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16"])
def test_the_line_by_which_excel_tells_the_delimiter_is_obeyed_and_counted(
    folder: Path, delimiter: str, end: str, codec: str
) -> None:
    for line in (f"sep={delimiter}", f'"SEP={delimiter}"'):
        content = end.join(
            (line, f"name{delimiter}email", f"Ada{delimiter}", f"Bob{delimiter}nowhere", "")
        )
        ada, bob = rows(folder, content.encode(codec))
        assert isinstance(ada, Guest) and (ada.line, ada.profile.name) == (3, "Ada")
        assert isinstance(bob, RowFaults)
        assert str(bob.faults[0]).startswith(f"{folder}/a.csv:4: email: 'nowhere' is not")


def test_the_line_that_tells_the_delimiter_is_right_even_where_the_header_looks_otherwise(
    folder: Path,
) -> None:
    (fault,) = file_faults(folder, "sep=;\nname,email\nAda,\n")[:1]
    assert fault.startswith("a.csv:2: ")
    assert file_faults(folder, "sep=|\nname|email\nAda|\n") == [
        "a.csv:1: sep names '|': separate the cells by commas, semicolons or tabs"
    ]
    assert file_faults(folder, "sep=;\n") == [EMPTY]


def test_a_fault_far_below_is_told_with_its_line(folder: Path) -> None:
    path = folder / "long.csv"
    path.write_bytes(b"name\n" + b"Ada\n" * 20_000 + b"\xff\n")
    with pytest.raises(InputFault, match=r"long\.csv:20002: byte 0xff at offset 80005"):
        read_guests(path, BASE)


ENCODINGS = st.sampled_from(
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ]
)
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # they turn the order of letters
PRINTABLE = st.characters(
    exclude_categories=("Cc", "Cs", "Zl", "Zp", "Cn"), exclude_characters=f"\ufffd|{TURNING}"
)
TEXTS = st.text(PRINTABLE).map(lambda text: normalize("NFC", text).strip())

NAMES = TEXTS.map(lambda text: re.sub("[,，、]", ";", text))  # a comma would turn a name round


@settings(deadline=None)  # it writes files, and the disk has its own pace
@given(
    ENCODINGS,
    st.sampled_from(",;\t"),
    st.sampled_from(
        [("\r\n", csv.QUOTE_MINIMAL), ("\n", csv.QUOTE_MINIMAL), ("\r", csv.QUOTE_ALL)]
    ),
    st.lists(
        st.tuples(NAMES.filter(bool), TEXTS, st.lists(TEXTS.filter(bool)).map(tuple)), min_size=1
    ),
)
def test_what_a_spreadsheet_writes_reads_back_in_every_encoding_and_dialect(
    folder: Path,
    encoding: tuple[bytes, str],
    delimiter: str,
    dialect: tuple[str, int],
    people: list[tuple[str, str, tuple[str, ...]]],
) -> None:
    text = io.StringIO()
    terminator, quoting = dialect
    writer = csv.writer(text, delimiter=delimiter, lineterminator=terminator, quoting=quoting)  # type: ignore[arg-type]
    writer.writerow(["name", "title", "address"])
    writer.writerows((name, title, "\n".join(address)) for name, title, address in people)
    mark, codec = encoding
    found = profiles(folder, mark + text.getvalue().encode(codec), Profile(""))
    assert [(person.name, person.title, person.address) for person in found] == people


CELLS = st.sampled_from(
    ["name", "email", "a@b.cd", "qr", "url", '"', '"x', "\0", "|", "phone9", "", "é", "\ud800"]
)
TABLES = st.lists(st.lists(CELLS, max_size=4).map(",".join)).map("\n".join)


@settings(deadline=None)  # it writes files, and the disk has its own pace
@given(
    st.one_of(
        st.binary(),
        st.builds("name,{}\n{}".format, TABLES, TABLES).map(lambda t: t.encode("utf-8", "replace")),
    )
)
def test_no_file_at_all_raises_anything_but_faults_of_one_line(
    folder: Path, content: bytes
) -> None:
    try:
        faults = [
            fault
            for row in rows(folder, content)
            if isinstance(row, RowFaults)
            for fault in row.faults
        ]
    except InputFault as caught:
        faults = list(caught.faults)
        assert faults
    assert all(len(str(fault).splitlines()) == 1 for fault in faults)


def test_parts_of_an_address_keep_their_places_in_a_contact(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text(
        "name,street,postcode,city,country\nAda,Weg 1|Hof 2,8010,Graz,Austria\nBob,,,,\n", "utf-8"
    )
    ada, bob = read_guest_list(path, Profile("", address=("Gasse 3", "1010 Wien"))).good
    assert ada.profile.address == ("Weg 1", "Hof 2", "8010 Graz", "Austria")
    assert "\r\nADR:;;Weg 1\\nHof 2;Graz;;8010;Austria\r\n" in vcard(ada.profile)
    assert "\r\nADR:;;Gasse 3\\n1010 Wien;;;;\r\n" in vcard(bob.profile)
