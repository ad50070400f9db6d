import re
from dataclasses import replace

import pytest
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st

from cardgen.inputs.contact import MECARD_BYTES, mecard, name_parts, payload, vcard
from cardgen.inputs.profile import Profile

ADA = Profile(
    "Ada Lovelace",
    title="Analyst; Poet",
    organisation="Engines, Ltd",
    phones=("+44 (0)20 7946 0123", "020 7946 0456 ext. 7"),
    emails=("ada@example.com",),
    urls=("example.com/a,b",),
    address=("1 Example Street", "London, N1"),
)
# what a profile may hold: no control characters, no line ends
SIGNS = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))
LINES = st.text(SIGNS, min_size=1)
SHORT = st.text(SIGNS, min_size=1, max_size=8)  # three of them fit into a MECARD


def unescaped(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text)


def parted(text: str, at: str) -> list[str]:
    """Part `text` at each `at` that has no backslash before it (other than an escaped one)."""
    parts = [""]
    for sign in re.findall(r"\\.|.", text):
        if sign == at:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


def test_a_vcard_has_every_line_of_the_contact_escaped_and_ended_by_crlf() -> None:
    assert vcard(ADA) == (
        "BEGIN:VCARD\r\n"
        "VERSION:3.0\r\n"
        "N:Lovelace;Ada;;;\r\n"
        "FN:Ada Lovelace\r\n"
        "ORG:Engines\\, Ltd\r\n"
        "TITLE:Analyst\\; Poet\r\n"
        "TEL:+442079460123\r\n"
        "TEL:02079460456\\,7\r\n"
        "EMAIL:ada@example.com\r\n"
        "URL:https://example.com/a,b\r\n"
        "ADR:;;1 Example Street\\nLondon\\, N1;;;;\r\n"
        "END:VCARD\r\n"
    )


def test_a_mecard_has_every_part_of_the_contact_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgen.inputs.contact.MECARD_BYTES", 999)
    assert mecard(ADA) == (
        "MECARD:N:Lovelace,Ada;ORG:Engines\\, Ltd;TEL:+442079460123;TEL:02079460456\\,7;"
        "EMAIL:ada@example.com;URL:https\\://example.com/a\\,b;"
        "ADR:1 Example Street\\, London\\, N1;NOTE:Analyst\\; Poet;;"
    )


def test_a_name_alone_makes_the_shortest_contacts() -> None:
    assert (
        vcard(Profile("Ada"))
        == "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ada;;;;\r\nFN:Ada\r\nEND:VCARD\r\n"
    )
    assert mecard(Profile("Ada")) == "MECARD:N:Ada;;"


@pytest.mark.parametrize("content", ["vcard", "mecard"])
def test_a_symbol_of_the_contact_reads_back_letter_by_letter(content: str) -> None:
    text = payload(replace(ADA, name="Zoë Müller-Łoś 山田", qr=content))  # type: ignore[arg-type]
    assert text is not None
    symbol = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.QRCode, eci="UTF-8")
    (found,) = zxingcpp.read_barcodes(symbol.to_image(scale=3))
    assert found.bytes.decode() == text


@given(LINES, LINES, st.lists(LINES, min_size=1))
def test_a_vcard_unescapes_to_what_was_given(
    organisation: str, title: str, address: list[str]
) -> None:
    text = vcard(Profile("Ada", organisation=organisation, title=title, address=tuple(address)))
    values = dict(line.split(":", 1) for line in text.removesuffix("\r\n").split("\r\n"))
    assert unescaped(values["ORG"]) == organisation
    assert unescaped(values["TITLE"]) == title
    parts = parted(values["ADR"], ";")
    assert len(parts) == 7
    assert unescaped(parts[2]).split("\n") == address


@given(SHORT, SHORT, SHORT)
def test_a_mecard_unescapes_to_what_was_given(
    family: str, given_name: str, organisation: str
) -> None:
    text = mecard(
        Profile("x", family_name=family, given_name=given_name, organisation=organisation)
    )
    parts = parted(text.removeprefix("MECARD:").removesuffix(";;"), ";")
    assert len(parts) == 2
    assert [unescaped(part) for part in parted(parts[0].removeprefix("N:"), ",")] == [
        family,
        given_name,
    ]
    assert unescaped(parts[1].removeprefix("ORG:")) == organisation


@pytest.mark.parametrize(
    ("name", "family", "given_name", "parts"),
    [
        ("Ada Lovelace", "", "", ("Lovelace", "Ada")),
        ("Jan van der Berg", "", "", ("van der Berg", "Jan")),
        ("Jan van der Berg", "van der Berg", "", ("van der Berg", "Jan")),
        ("Nagy János", "Nagy", "", ("Nagy", "János")),
        ("Nagy János", "", "János", ("Nagy", "János")),
        ("Dr. Ada Lovelace FRS", "Lovelace", "Ada", ("Lovelace", "Ada")),
        ("The Analyst", "Lovelace", "", ("Lovelace", "")),
        ("Voltaire", "", "", ("Voltaire", "")),
        ("山田太郎", "", "", ("山田", "太郎")),
        ("山田 太郎", "", "", ("山田", "太郎")),
        ("김 민준", "", "", ("김", "민준")),
        ("エイダ ラブレス", "", "", ("ラブレス", "エイダ")),
    ],
)
def test_a_name_is_parted_as_told_or_by_the_rules_of_its_script(
    name: str, family: str, given_name: str, parts: tuple[str, str]
) -> None:
    assert name_parts(Profile(name, family_name=family, given_name=given_name)) == parts


def test_the_symbol_holds_what_the_profile_asks_for() -> None:
    assert payload(replace(ADA, qr="vcard")) == vcard(ADA)
    assert payload(ADA) == "https://example.com/a,b", "a web address gives the smallest symbol"
    assert payload(replace(ADA, urls=())) == mecard(replace(ADA, urls=()))
    assert payload(Profile("Ada")) is None
    assert payload(replace(ADA, qr="mecard")) == mecard(ADA)
    assert payload(replace(ADA, qr="url")) == "https://example.com/a,b"
    assert (
        payload(replace(ADA, qr="url", qr_url="http://example.com/hello"))
        == "http://example.com/hello"
    )
    assert payload(replace(ADA, qr="text", qr_text="Ask me.\nGo on.")) == "Ask me.\nGo on."
    assert payload(replace(ADA, qr="none")) is None


@pytest.mark.parametrize("content", ["url", "text"])
def test_a_symbol_without_content_is_refused(content: str) -> None:
    with pytest.raises(ValueError, match=f"the profile of Ada has no {content} for the QR symbol"):
        payload(Profile("Ada", qr=content))  # type: ignore[arg-type]


def test_a_mecard_leaves_out_what_would_make_the_symbol_larger() -> None:
    long = replace(
        Profile("Ada Lovelace", phones=("+44 20 7946 0958",), emails=("ada.lovelace@example.com",)),
        organisation="Merriweather & Daughters",
        title="Lead Game Designer",
        address=("12 Analytical Row", "London N1 7XX"),
    )
    text = mecard(long)
    assert len(text.encode()) <= MECARD_BYTES
    assert "NOTE:" not in text and "ADR:" not in text
    assert "ORG:Merriweather & Daughters" in text
    assert len(mecard(replace(long, emails=("a" * 120 + "@example.com",)))) > MECARD_BYTES, (
        "never a contact"
    )
