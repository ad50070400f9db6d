import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import openpyxl
import pytest

from cardgen.inputs.faults import Fault, InputFault
from cardgen.inputs.guest_rows import Guest, GuestFile
from cardgen.inputs.guests import read_guests
from cardgen.inputs.profile import Profile, fill_note, read_profile
from tests.support.guests import GuestList, read_guest_list

BASE = Profile("Base", title="Chief", phones=("112",))


def read(
    path: Path, content: str, mapping: tuple[tuple[str, str], ...] = (), **more: Any
) -> GuestList:
    path = path / "a.csv"
    path.write_text(content)
    return read_guest_list(GuestFile(path, mapping, **more), BASE)


@pytest.mark.parametrize(
    "header",
    [
        "First Name,Surname,Company,Mobile,E-mail address",
        "Vorname;Name;Firma;Telefon;E-Mail-Adresse",
        "Prénom;Nom;Société;Téléphone;Courriel",
        "Nombre;Apellidos;Empresa;Teléfono;Correo electrónico",
        "Nome;Cognome;Azienda;Cellulare;Posta elettronica",
        "Nome;Sobrenome;Empresa;Telemóvel;Correio eletrónico",
        "Voornaam;Achternaam;Bedrijf;Telefoon;E-mailadres",
        "Imię;Nazwisko;Firma;Numer telefonu;Adres e-mail",
        "Förnamn;Efternamn;Företag;Mobil;E-post",
        "Имя;Фамилия;Компания;Телефон;Электронная почта",
        "Ad;Soyad;Şirket;Cep telefonu;E-posta",
        "名;姓;会社;電話番号;メールアドレス",
    ],
)
def test_usual_headings_of_twelve_languages_are_guessed_and_told(
    tmp_path: Path, header: str
) -> None:
    sign = ";" if ";" in header else ","
    path = tmp_path / "a.csv"
    path.write_text(
        f"{header}\n" + sign.join(("Ada", "Byrne", "Difference", "112", "a@b.cd")) + "\n"
    )
    told: list[str | Fault] = []
    (ada,) = (row.profile for row in read_guests(path, BASE, told.append))
    assert (ada.name, ada.given_name, ada.family_name) == ("Ada Byrne", "Ada", "Byrne")
    assert (ada.organisation, ada.phones, ada.emails) == ("Difference", ("112",), ("a@b.cd",))
    (message,) = told
    assert str(message).startswith(f"{path}: columns read by their usual meaning (")
    assert all(
        f" = {field}" in str(message) for field in ("given_name", "family_name", "phone", "email")
    )


def test_a_first_column_that_counts_the_rows_is_left_out_but_no_number_of_a_house(
    tmp_path: Path,
) -> None:
    told: list[str | Fault] = []
    path = tmp_path / "a.csv"
    for heading in ("Nr", "Lfd. Nr.", "#", "No.", "№"):
        path.write_text(f"{heading},Name,Diät\n7,Ada,vegan\n", "utf-8")
        (ada,) = read_guests(path, BASE, told.append)
        assert isinstance(ada, Guest) and ada.seating == {"diet": "vegan"}
        assert f"{heading} = - (left out), Diät = diet" in str(told[-1])
    with pytest.raises(InputFault, match="unknown column 'Nr'"):
        read(tmp_path, "Name,Straße,Nr,PLZ\nAda,Weg,7,8010\n")


def test_a_misspelt_heading_is_compared_with_the_usual_ones_of_all_languages(
    tmp_path: Path,
) -> None:
    with pytest.raises(InputFault) as caught:
        read(tmp_path, "Vornahme,Nachname,Tish,pet\nAda,Byrne,7,cat\n")
    found = [re.findall("did you mean '(.*?)'", str(fault)) for fault in caught.value.faults]
    assert found == [["vorname"], ["tisch"], []]


def test_the_programs_own_headings_are_not_told(tmp_path: Path) -> None:
    told: list[str | Fault] = []
    (tmp_path / "a.csv").write_text("name,e-mail,Phone 2\nAda,a@b.cd,112\n")
    list(read_guests(tmp_path / "a.csv", BASE, told.append))
    assert told == []


def test_two_usual_headings_for_phones_are_two_phones(tmp_path: Path) -> None:
    (ada,) = read(tmp_path, "name,Mobil,Telefon,phone\nAda,113,114,112\n").good
    assert ada.profile.phones == ("112", "113", "114")


def test_the_user_says_what_a_title_means_or_that_it_means_nothing(tmp_path: Path) -> None:
    mapping = (("Rufname", "name"), ("Haustier", "-"), ("Büro", "phone 2"))
    (ada,) = read(tmp_path, "Rufname;Haustier;Büro\nAda;cat;113\n", mapping).good
    assert (ada.profile.name, ada.profile.phones) == ("Ada", ("113",))


@pytest.mark.parametrize(
    ("header", "mapping", "cells", "left_out"),
    [
        ("name,Company,Firm", "Firm=organisation", "Ada,Old,New", "Company"),
        ("Gast;Rufname;Firm", "Rufname=name Firm=organisation", "Old;Ada;New", "Gast"),
        ("organisation,Firm,name", "Firm=organisation", "Old,New,Ada", "organisation"),
        ("name,Firm,alias", "alias=name Firm=organisation", "Old,New,Ada", "name"),
    ],
)
def test_what_the_user_says_of_a_title_wins_over_other_titles_of_that_field(
    tmp_path: Path, header: str, mapping: str, cells: str, left_out: str
) -> None:
    meanings = tuple((title, field) for title, _, field in map(_halves, mapping.split()))
    path = tmp_path / "a.csv"
    path.write_text(f"{header}\n{cells}\n")
    told: list[str | Fault] = []
    (ada,) = read_guests(GuestFile(path, meanings), BASE, told.append)
    assert isinstance(ada, Guest)
    assert (ada.profile.name, ada.profile.organisation) == ("Ada", "New")
    (line,) = map(str, told)
    assert f"by their usual meaning ({left_out} = - (left out))" in line


def _halves(text: str) -> tuple[str, str, str]:
    return text.partition("=")


def test_a_phone_of_which_the_user_says_nothing_is_a_further_one(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    for heading in ("Telefon", "phone"):
        path.write_text(f"name,{heading},Büro\nAda,113,114\n")
        told: list[str | Fault] = []
        (ada,) = read_guests(GuestFile(path, (("Büro", "phone"),)), BASE, told.append)
        assert isinstance(ada, Guest) and ada.profile.phones == ("114", "113")
        assert f"by their usual meaning ({heading} = phone2)" in str(told[0])


def test_a_title_is_not_guessed_by_one_that_the_user_says_means_something_else(
    tmp_path: Path,
) -> None:
    content = "Vorname;Name\nFrau;Ada Byrne\n"
    for means in ("-", "prefix"):
        (ada,) = read(tmp_path, content, (("Vorname", means),)).good
        assert (ada.profile.name.removeprefix("Frau "), ada.profile.family_name) == (
            "Ada Byrne",
            "",
        )
    (ada,) = read(tmp_path, content.replace("Frau", "Eva"), (("Vorname", "given_name"),)).good
    assert (ada.profile.given_name, ada.profile.family_name) == ("Eva", "Ada Byrne")


def test_two_titles_of_which_the_user_says_the_same_are_at_fault(tmp_path: Path) -> None:
    with pytest.raises(InputFault, match="columns 'A' and 'B' are the same field"):
        read(tmp_path, "A,B\nAda,Bob\n", (("A", "name"), ("B", "name")))


def test_a_wrong_mapping_is_told_with_all_other_faults(tmp_path: Path) -> None:
    with pytest.raises(InputFault) as caught:
        read(tmp_path, "name,pet\nAda,cat\n", (("name", "nmae"), ("nam", "title")))
    assert [str(fault).rpartition(f"{tmp_path}/")[2] for fault in caught.value.faults] == [
        "--map: name: 'nmae' is not a field (did you mean 'name'?)",
        "--map: nam: there is no such column (did you mean 'name'?)",
        "a.csv:1: unknown column 'pet': "
        'add --map "pet=-" to leave it out, or add --map "pet=FIELD" to say which field it is',
    ]


@pytest.mark.parametrize(
    ("blank", "title", "phones"), [("profile", "Chief", ("112",)), ("keep", "", ())]
)
def test_a_blank_cell_takes_the_profiles_value_or_stays_blank(
    tmp_path: Path, blank: str, title: str, phones: tuple[str, ...]
) -> None:
    (ada,) = read(tmp_path, "name,title,phone,accent\nAda,,,\n", blank=blank).good
    assert (ada.profile.title, ada.profile.phones) == (title, phones)
    assert ada.profile.accent == BASE.accent


@pytest.mark.parametrize(
    ("header", "cells", "lines"),
    [
        ("Straße;PLZ;Ort;Land", "Weg 3;8010;Graz;", ("Weg 3", "8010 Graz")),
        ("Anschrift;Postleitzahl;Wohnort;Land", "Weg 3;8010;Graz;AT", ("Weg 3", "8010 Graz", "AT")),
        (
            "Street,City,Postcode,Country",
            "12 Road|Flat 3,London,N1 0XX,",
            ("12 Road", "Flat 3", "London N1 0XX"),
        ),
        ("City,State,ZIP", "Springfield,IL,62704", ("Springfield IL 62704",)),
        ("Rue;Code postal;Ville", "3 rue A;75001;Paris", ("3 rue A", "75001 Paris")),
        ("Straat;Postcode;Plaats", "Weg 3;1012 AB;Utrecht", ("Weg 3", "1012 AB Utrecht")),
        ("Land;Ort", "AT;", ("AT",)),
        ("PLZ;Ort", ";", ("Base Street",)),
    ],
)
def test_parts_of_an_address_become_its_lines(
    tmp_path: Path, header: str, cells: str, lines: tuple[str, ...]
) -> None:
    sign = ";" if ";" in header else ","
    (tmp_path / "a.csv").write_text(f"name{sign}{header}\nAda{sign}{cells}\n")
    base = replace(BASE, address=("Base Street",))
    (ada,) = read_guest_list(tmp_path / "a.csv", base).good
    assert ada.profile.address == lines
    (ada,) = read_guest_list(GuestFile(tmp_path / "a.csv", blank="keep"), base).good
    assert ada.profile.address == (() if lines == base.address else lines)


def test_the_user_may_map_columns_to_parts_of_an_address(tmp_path: Path) -> None:
    mapping = (("Zeile", "street"), ("Zustellort", "city"))
    (ada,) = read(tmp_path, "name;Zeile;PLZ;Zustellort\nAda;Weg 3;8010;Graz\n", mapping).good
    assert ada.profile.address == ("Weg 3", "8010 Graz")


def test_dutch_plaats_is_a_seat_where_no_postcode_is_near(tmp_path: Path) -> None:
    (ada,) = read(tmp_path, "name;plaats\nAda;4\n").good
    assert (ada.seating, ada.profile.address) == ({"seat": "4"}, ())


def test_extra_columns_go_into_the_note_and_the_seating(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("name,Tisch,seat,diet,Bus\nAda,3,2,,9\nBob,,,vegan,\n")
    base = Profile("Base", note="Table {table}, seat {seat}, {Diet}, bus {Bus}")
    ada, bob = read_guest_list(path, base).good
    assert (ada.profile.note, bob.profile.note) == ("Table 3, seat 2, bus 9", "vegan")
    assert (ada.seating, bob.seating) == ({"table": "3", "seat": "2"}, {"diet": "vegan"})


def test_a_note_that_names_no_column_is_at_fault(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("name,table\nAda,3\n")
    with pytest.raises(
        InputFault, match=r"note: \{tabel\} is no column of .*\(did you mean 'table'\?\)"
    ):
        read_guests(tmp_path / "a.csv", Profile("Base", note="At {tabel}"))


@pytest.mark.parametrize("note", ["At {table", "At table}", "{{table}}"])
def test_a_brace_without_its_partner_is_at_fault_in_the_profile(tmp_path: Path, note: str) -> None:
    (tmp_path / "a.toml").write_text(f'name = "Ada"\nnote = "{note}"\n')
    with pytest.raises(
        InputFault, match=r"a\.toml:2: note: a brace has no partner: .*such as \{table\}"
    ):
        read_profile(tmp_path / "a.toml")


def test_a_note_without_guests_keeps_only_what_needs_none() -> None:
    assert fill_note("Welcome, table {table}", {}) == "Welcome"


# -- spreadsheets ----------------------------------------------------------------------------------


def workbook(path: Path, *rows: tuple[Any, ...], hidden: bool = False) -> Path:
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Guests"
    if hidden:
        book.create_sheet("Notes", 0).sheet_state = "hidden"
    for row in rows:
        sheet.append(row)
    book.save(path / "a.xlsx")
    return path / "a.xlsx"


def xlsx_faults(path: Path) -> list[str]:
    try:
        found = read_guest_list(path, BASE).bad
    except InputFault as error:
        return [str(fault).removeprefix(f"{path}: ") for fault in error.faults]
    return [str(fault).removeprefix(f"{path}: ") for row in found for fault in row.faults]


def test_a_spreadsheet_is_read_like_a_csv_file(tmp_path: Path) -> None:
    path = workbook(
        tmp_path,
        ("Vorname", "Nachname", "Telefon", "table"),
        (),
        ("Ada", "Byrne", 2079460815, 3.0),
        hidden=True,
    )
    told: list[str | Fault] = []
    (ada,) = read_guests(path, BASE, told.append)
    assert (ada.profile.name, ada.profile.phones, ada.line) == ("Ada Byrne", ("2079460815",), 3)
    assert ada.seating == {"table": "3"}
    assert str(told[0]).startswith(f"{path}: sheet 'Guests': columns read")


def test_a_postcode_keeps_the_zeros_that_the_sheet_shows(tmp_path: Path) -> None:
    path = workbook(tmp_path, ("name", "PLZ", "Ort"), ("Ada Byrne", 1067, "Dresden"))
    book = openpyxl.load_workbook(path)
    book.active["B2"].number_format = "00000"
    book.save(path)
    (ada,) = read_guests(path, BASE)
    assert isinstance(ada, Guest) and ada.profile.address == ("01067 Dresden",)


def test_a_merged_cell_is_in_each_of_its_rows(tmp_path: Path) -> None:
    rows = (
        ("name", "organisation", "title", "table"),
        (None, None, None, None),  # the headings are two rows high
        ("Ada", "Engines", "Dr.", 3),
        ("Bob", None, None, None),
        ("Cat", None, None, None),
        (None, None, None, None),
        ("Dan", "Looms", "#N/A", 4),
        ("Eve",),
    )
    book = openpyxl.load_workbook(workbook(tmp_path, *rows))
    for place in ("A1:A2", "D1:D2", "B3:B5", "D3:D6", "C7:D8"):
        book.active.merge_cells(place)
    book.save(tmp_path / "a.xlsx")
    found = read_guest_list(tmp_path / "a.xlsx", replace(BASE, organisation="Base", title="Guest"))
    assert [
        (
            guest.profile.name,
            guest.profile.organisation,
            guest.profile.title,
            guest.seating.get("table"),
        )
        for guest in found.good
    ] == [
        ("Ada", "Engines", "Dr.", "3"),
        ("Bob", "Engines", "Guest", "3"),
        ("Cat", "Engines", "Guest", "3"),
    ]
    assert [fault.cell.split()[-1] for row in found.bad for fault in row.faults] == ["C7", "C8"]


def test_hidden_rows_and_columns_are_left_out_and_told(tmp_path: Path) -> None:
    rows = [
        ("name", "why we never ask him", "title", "table"),
        *((f"Guest {n}", "x", "Dr.", n) for n in range(2, 9)),
    ]
    book = openpyxl.load_workbook(workbook(tmp_path, *rows))
    for row in (1, 3, 4, 5, 7, 40):  # the first has the headings, the last nothing
        book.active.row_dimensions[row].hidden = True
    for column in ("B", "C", "F"):
        book.active.column_dimensions[column].hidden = True
    book.save(tmp_path / "a.xlsx")
    told: list[str | Fault] = []
    found = list(read_guests(tmp_path / "a.xlsx", replace(BASE, title="Guest"), told.append))
    assert [
        (row.line, row.profile.title, row.seating["table"])
        for row in found
        if isinstance(row, Guest)
    ] == [(line, "Guest", str(line)) for line in (2, 6, 8)]
    assert [str(line).removeprefix(f"{tmp_path}/") for line in told] == [
        "a.xlsx: sheet 'Guests': left out, for the sheet hides it: rows 3-5, 7 and columns B, C: "
        "show it in the spreadsheet to print it"
    ]


def test_a_hidden_column_of_names_is_no_column_of_names(tmp_path: Path) -> None:
    book = openpyxl.load_workbook(workbook(tmp_path, ("email", "name"), ("a@b.cd", "Ada")))
    book.active.column_dimensions["B"].hidden = True
    book.save(tmp_path / "a.xlsx")
    assert xlsx_faults(tmp_path / "a.xlsx") == [
        "sheet 'Guests', row 1: no column 'name': every row needs one"
    ]


def test_faults_of_a_spreadsheet_name_sheet_and_cell(tmp_path: Path) -> None:
    rows = (("name", "email"), ("Ada", "ada(at)x"), ("", "a@b.cd"))
    assert xlsx_faults(workbook(tmp_path, *rows)) == [
        "sheet 'Guests', cell B2: email: 'ada(at)x' is not an e-mail address: write one "
        "like name@example.com",
        "sheet 'Guests', cell A3: name: missing: every row needs one",
    ]
    assert xlsx_faults(workbook(tmp_path, ("name", "pet"), ("Ada", "cat"))) == [
        "sheet 'Guests', cell B1: unknown column 'pet': "
        'add --map "pet=-" to leave it out, or add --map "pet=FIELD" to say which field it is'
    ]


def test_cells_without_a_text_are_at_fault(tmp_path: Path) -> None:
    rows = (("name", "phone"), ("=B2", "#N/A"), ("Ada", 10**16))
    assert xlsx_faults(workbook(tmp_path, *rows)) == [
        "sheet 'Guests', cell A2: name: holds a formula without its result: "
        "open and save the file, or paste the value",
        "sheet 'Guests', cell B2: phone: shows the error #N/A: mend it or leave it blank",
        "sheet 'Guests', cell B3: phone: is a number too long for a spreadsheet: "
        "make its cell a text and type it again",
    ]


def test_bad_cells_are_told_with_all_other_faults_and_only_where_they_matter(
    tmp_path: Path,
) -> None:
    rows = (
        ("name", "email", "pet"),
        ("Ada", "ada(at)x", "#N/A"),
        ("=A2", "=B2", None),
        ("Bo", None, "cat"),
    )
    path = workbook(tmp_path, *rows)
    found = read_guest_list(GuestFile(path, (("pet", "-"),)), BASE)
    assert [guest.profile.name for guest in found.good] == ["Bo"]
    places = [fault.cell.split()[-1] for row in found.bad for fault in row.faults]
    assert places == ["B2", "A3", "B3"]
    noted = read_guest_list(GuestFile(path), replace(BASE, note="Pet: {pet}"))
    assert [fault.cell.split()[-1] for fault in noted.bad[0].faults] == ["C2", "B2"]


def test_a_formula_whose_result_is_no_text_leaves_its_cell_blank(tmp_path: Path) -> None:
    path = workbook(tmp_path, ("name", "title"), ("Ada", '=IF(1=1,"","Dr.")'))
    with ZipFile(path) as book:
        parts = {name: book.read(name) for name in book.namelist()}
    sheet = parts["xl/worksheets/sheet1.xml"]
    parts["xl/worksheets/sheet1.xml"] = sheet.replace(
        b'r="B2"', b'r="B2" t="str"'
    )  # as Excel writes it
    with ZipFile(path, "w") as book:
        for name, data in parts.items():
            book.writestr(name, data)
    (ada,) = read_guests(path, replace(BASE, title="Guest"))
    assert isinstance(ada, Guest) and ada.profile.title == "Guest"


def test_a_spreadsheet_that_cannot_be_used_is_told_in_one_line(tmp_path: Path) -> None:
    path = workbook(tmp_path, ("name",), ("Ada",))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert xlsx_faults(path) == ["is a damaged spreadsheet: save it anew as XLSX"]
    path.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600))
    assert xlsx_faults(path) == [
        "is an old spreadsheet, or one with a password: save it as XLSX without a password"
    ]
    with ZipFile(path, "w") as other:
        other.writestr("word/document.xml", "")
    assert xlsx_faults(path) == ["is no XLSX spreadsheet: save the list as XLSX or CSV"]
    path.write_bytes(whole)
    with (
        ZipFile(path, "a", compression=8) as bomb,
        bomb.open("xl/media/x", "w", force_zip64=True) as zeros,
    ):
        for _ in range(201):
            zeros.write(bytes(1_000_000))
    (fault,) = xlsx_faults(path)
    assert fault.startswith("unpacks to 201 MB, at most 200")


def test_a_sheet_that_expands_entities_is_refused(tmp_path: Path) -> None:
    path = workbook(tmp_path, ("name",), ("Ada",))
    laughs = "".join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 12))
    with ZipFile(path, "a") as book:
        text = book.read("xl/worksheets/sheet1.xml").decode()
    with ZipFile(path) as book:
        parts = {name: book.read(name) for name in book.namelist()}
    parts["xl/worksheets/sheet1.xml"] = (
        (
            f'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "lol">{laughs}]>'
            + text.replace("Ada", "&l11;")
        )
        .replace("</worksheet>", "&l11;</worksheet>")
        .encode()
    )
    with ZipFile(path, "w") as book:
        for name, data in parts.items():
            book.writestr(name, data)
    (fault,) = xlsx_faults(path)
    assert fault.startswith("is damaged, or no XLSX spreadsheet")
