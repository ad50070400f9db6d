"""The table of fields: one entry is all that a field needs."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from cardgen.inputs import profile as profiles
from cardgen.inputs.columns import ADDRESS
from cardgen.inputs.contact import vcard
from cardgen.inputs.guest_rows import SEATING, GuestFile
from cardgen.inputs.headings import IGNORED, words_of_lists
from cardgen.inputs.profile import Profile, entry, fields_of, read_profile
from cardgen.inputs.validators import as_text
from tests.support.commandline import cardgen
from tests.support.guests import read_guest_list


@dataclass(frozen=True, slots=True)
class WithNickname(Profile):
    """A profile with one more field."""

    nickname: str = entry(as_text, private=True, vcard="NICKNAME")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(profiles, "Profile", WithNickname)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "me.toml").write_text(
        'name = "Eva Host"\nnickname = "Evi"\n[qr]\ncontent = "vcard"\n'
    )
    (tmp_path / "a.csv").write_text("name,Nickname\nAda Byrne,Adi\nBob Ray,\n")
    return tmp_path


def test_an_entry_in_the_table_is_a_key_a_column_and_a_line_of_the_vcard(folder: Path) -> None:
    base = read_profile(Path("me.toml"))
    assert "\r\nNICKNAME:Evi\r\n" in vcard(base)
    for blank, of_bob in (("profile", "Evi"), ("keep", "")):
        ada, bob = read_guest_list(GuestFile(Path("a.csv"), blank=blank), base).good
        assert [each.profile.nickname for each in (ada, bob)] == ["Adi", of_bob]
        assert "\r\nNICKNAME:Adi\r\n" in vcard(ada.profile)


def test_a_batch_has_it_in_its_symbols_and_tells_whose_it_is(folder: Path) -> None:
    arguments = ("card", "--profile", "me.toml", "--csv", "a.csv", "--format", "svg", "--quiet")
    assert cardgen(*arguments).complaints == [
        "me.toml: 1 of 2 guests takes nickname from this profile: add --blank keep to leave blank "
        "cells empty"
    ]
    assert cardgen(*arguments, "--blank", "keep").complaints == []


def test_a_faulty_value_is_told_with_its_key(folder: Path) -> None:
    (folder / "me.toml").write_text('name = "Eva Host"\nnickname = 3\n')
    assert cardgen("card", "--profile", "me.toml").complaints == [
        "me.toml:2: nickname: must be a text in quotation marks, not a number"
    ]


def test_every_usual_heading_means_a_column() -> None:
    known = {each.heading for each in fields_of(Profile)} | {*ADDRESS, *SEATING, IGNORED}
    assert words_of_lists()["headings"].keys() <= known


COLUMNS = {
    "title": ("Chief", ""),
    "portrait_zoom": ("0.8", None),
    "portrait_focus": ("0.2,0.3", None),
    "theme": ("bold", "nocturne"),
    "back": ("list", "puzzle"),
    "accent": ("#123456", ""),
    "blue": ("#123456", "#3b7dd8"),
    "qr": ("none", "auto"),
    "locale": ("hu", ""),
    "language": ("en", ""),
    "logo_colour": ("own", "theme"),
    "address": ("Weg 1", ()),
}


@pytest.mark.parametrize("name", COLUMNS)
def test_a_blank_cell_that_is_kept_never_takes_the_owner_s_value(folder: Path, name: str) -> None:
    value, blank = COLUMNS[name]
    (folder / "a.csv").write_text(f'name,{name}\nAda,"{value}"\nBob,\n')
    file = GuestFile(folder / "a.csv", blank="keep")
    owner = read_guest_list(file, Profile("Owner")).good[0].profile
    (_, bob) = read_guest_list(file, owner).good
    assert getattr(bob.profile, name) == blank != getattr(owner, name)


def test_what_the_command_line_decides_stays_in_a_blank_cell(folder: Path) -> None:
    (folder / "a.csv").write_text("name,theme,qr_url\nAda,,\n")
    decided = {"theme": "swiss", "qr": "url", "qr_url": "https://example.com"}
    file = GuestFile(folder / "a.csv", blank="keep", decided=decided)
    (ada,) = read_guest_list(file, Profile("Owner", **decided)).good
    assert (ada.profile.theme, ada.profile.qr_url) == ("swiss", "https://example.com")
