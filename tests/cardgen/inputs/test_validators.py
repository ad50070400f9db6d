from pathlib import Path
from typing import get_args

import pytest

from cardgen.inputs.validators import (
    QrContent,
    as_colour,
    as_email,
    as_lines,
    as_phone,
    as_portrait,
    as_text,
    as_url,
    dialled,
)
from companion.usage import word_of

STARTS = {
    "png": b"\x89PNG\r\n\x1a\n0000",
    "jpg": b"\xff\xd8\xff\xe0" + b"0" * 8,
    "webp": b"RIFF\x01\x00\x00\x00WEBP",
}


@pytest.mark.parametrize(
    "email",
    [
        "ada@example.com",
        "a.b+c_d@sub.example.co.uk",
        "o'brien@example.com",
        "ada@xn--bcher-kva.example",
        "д@почта.рф",
    ],
)
def test_an_email_address_is_taken_as_it_is(email: str) -> None:
    assert as_email(email) == email


@pytest.mark.parametrize(
    "email",
    [
        "ada(at)example.com",
        "ada@@example.com",
        "ada lovelace@example.com",
        "@example.com",
        "ada@",
        "ada@localhost",
        "ada@example..com",
        ".ada@example.com",
        "ada@-example.com",
        "ada@192.168.0.1",
        "mailto:ada@example.com",
        "Ada <ada@example.com>",
        "ada@example.com;bob@example.com",
    ],
)
def test_what_is_no_email_address_is_refused(email: str) -> None:
    with pytest.raises(ValueError, match="is not an e-mail address: write one like name@"):
        as_email(email)


@pytest.mark.parametrize(
    ("phone", "number"),
    [
        ("+44 20 7946 0123", "+442079460123"),
        ("+44 (0)20 7946-0123", "+442079460123"),
        ("(+44) 20 7946 0123", "+442079460123"),
        ("(020) 7946 0123", "02079460123"),
        ("(0) 20 7946 0123", "02079460123"),
        ("020/7946.0123 ext. 45", "02079460123,45"),
        ("+1 555-0100 x7", "+15550100,7"),
        ("+1 555-0100, Ext 7", "+15550100,7"),
        ("+44\u00a020\u20117946\u20110123", "+442079460123"),
        ("112", "112"),
        ("030.1234.5678", "03012345678"),
        ("030.12345678", "03012345678"),
        ("0044 20 7946 0123", "00442079460123"),
        ("0084 (0)28-3829.1234", "00842838291234"),
        ("(0049) (0) 30/1234567", "0049301234567"),
        ("+49 30/1234567", "+49301234567"),
        ("033205/12345", "03320512345"),
        ("212/555-0100", "2125550100"),
        ("01.02.03.04.05", "0102030405"),
        ("12-34-56", "123456"),
    ],
)
def test_a_phone_number_is_kept_as_written_and_dialled_without_the_rest(
    phone: str, number: str
) -> None:
    assert as_phone(phone) == phone
    assert dialled(phone) == number


@pytest.mark.parametrize(
    "phone", ["call me", "12", "+", "1234567890123456", "+44 20 7946 O123", "٠١٢٣٤", "20+44 123"]
)
def test_what_is_no_phone_number_is_refused(phone: str) -> None:
    with pytest.raises(ValueError, match="is not a phone number"):
        as_phone(phone)
    with pytest.raises(ValueError, match="is not a phone number"):
        dialled(phone)


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("442079460815.0", "a spreadsheet changed it"),
        ("442079460815,00", "a spreadsheet changed it"),
        ("442079460815.000000", "a spreadsheet changed it"),
        ("4.42079E+11", "a spreadsheet changed it"),
        ("4,42079460815e11", "a spreadsheet changed it"),
        ("1/2/2024", "a spreadsheet changed it"),
        ("12/31/24", "a spreadsheet changed it"),
        ("2024-01-02", "a spreadsheet changed it"),
        ("2024-01-02 00:00:00", "a spreadsheet changed it"),
        ("02.01.2024", "a spreadsheet changed it"),
        ("02.01.24", "a spreadsheet changed it"),
        ("01/2024", "a spreadsheet changed it"),
        ("020-7946-0123/24", "its slash does not follow an area code"),
        ("+44 20 7946 0123/24", "its slash does not follow an area code"),
        ("020/7946/0123", "its slash does not follow an area code"),
        ("7946 0123/0124", "its slash does not follow an area code"),
    ],
)
def test_what_a_spreadsheet_made_of_a_phone_number_and_two_in_one_are_refused(
    cell: str, why: str
) -> None:
    with pytest.raises(ValueError, match="is not a phone number") as caught:
        as_phone(cell)
    assert f"is not a phone number: {why}" in str(caught.value)
    with pytest.raises(ValueError, match=why):
        dialled(cell)


def test_a_long_row_of_blanks_in_a_phone_number_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="is not a phone number"):
        as_phone("+44 20" + " " * 100_000 + "!")


@pytest.mark.parametrize(
    "url",
    [
        "https://example.com",
        "HTTP://Example.com:8080/a,b;c?d=e#f",
        "example.com",
        "www.example.co.uk/~ada",
        "example.com?x=1",
        "https://bücher.example/größe",
        "https://उदाहरण.example",
    ],
)
def test_a_web_address_is_kept_as_written(url: str) -> None:
    assert as_url(url) == url


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.com",
        "javascript:alert(1)",
        "https:/example.com",
        "https://localhost/",
        "https://user:secret@example.com",
        "example",
        "my page",
        "https://example.com/a|b",
    ],
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="is not a web address: write one like https://"):
        as_url(url)


def test_accents_are_composed() -> None:
    assert as_text("Rene\u0301e") == "Ren\u00e9e"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("a\x07b", "U+0007, a control character"),
        ("a\nb", "U+000A, a line break"),
        ("a\u2028b", "U+2028, a line break"),
        ("M\ufffdller", "U+FFFD, the sign of a broken conversion"),
        ("a\ud800b", "U+D800, a control character"),
    ],
)
def test_what_cannot_be_printed_is_refused_by_its_code(text: str, what: str) -> None:
    with pytest.raises(ValueError) as caught:
        as_text(text)
    assert what in str(caught.value)


def test_a_text_of_lines_keeps_line_breaks_and_nothing_else_that_cannot_be_seen() -> None:
    assert as_lines("one\r\ntwo\nthree") == "one\ntwo\nthree"
    with pytest.raises(ValueError, match="control character"):
        as_lines("one\n\x1btwo")


def test_colours_and_qr_contents_are_read_in_either_case() -> None:
    assert as_colour("#AbCdEf") == "#abcdef"
    assert word_of(*get_args(QrContent))("VCard") == "vcard"


@pytest.mark.parametrize("colour", ["blue", "#12345", "#1234567", "123456", "#12345g"])
def test_what_is_no_colour_is_refused(colour: str) -> None:
    with pytest.raises(ValueError, match="is not a colour: write #"):
        as_colour(colour)


def test_an_unknown_qr_content_names_the_known_ones_and_the_nearest() -> None:
    with pytest.raises(
        ValueError, match=r"vcard, mecard, url, text, none \(did you mean 'mecard'\?\)"
    ):
        word_of(*get_args(QrContent))("mcard")


@pytest.mark.parametrize("name", ["a.png", "a.JPG", "a.webp"])
def test_a_portrait_is_found_beside_its_profile(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(STARTS[name[2:].lower()])
    assert as_portrait(name, tmp_path) == tmp_path / name
    assert as_portrait(str(tmp_path / name), Path("elsewhere")) == tmp_path / name


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("a.gif", b"GIF89a", "is a GIF picture: save it as PNG or JPEG"),
        ("a.jpg", b"GIF89a", "is a GIF picture: save it as PNG or JPEG"),
        ("a.tif", b"II*\0", "is a TIFF picture: save it as PNG or JPEG"),
        ("a.avif", b"\0\0\0\x1cftypavif", "is an AVIF picture: save it as PNG or JPEG"),
        ("a.jpg", b"\0\0\0\x1cftypheic", "is a HEIC picture named like a JPEG one: rename it"),
        ("a.heic", STARTS["jpg"], "is a JPEG picture named like a HEIC one: rename it"),
        ("a.txt", b"hello", "must be a file .png, .jpg, .jpeg, .webp or .heic"),
        ("a.txt", None, "must be a file .png, .jpg, .jpeg, .webp or .heic"),
        ("a.png", None, "cannot be read: No such file"),
        ("a.png", b"", "is not a PNG picture"),
        ("a.png", b"<svg/>", "is an SVG picture: save it as PNG or JPEG"),
        ("a.png", STARTS["jpg"], "is a JPEG picture named like a PNG one: rename it"),
        ("a\0.png", None, "U+0000"),
    ],
)
def test_a_portrait_that_cannot_be_used_is_refused_with_the_reason(
    tmp_path: Path, name: str, content: bytes | None, why: str
) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(ValueError) as caught:
        as_portrait(name, tmp_path)
    assert why in str(caught.value)


def test_a_folder_is_no_portrait(tmp_path: Path) -> None:
    (tmp_path / "a.png").mkdir()
    with pytest.raises(ValueError, match="is not a file"):
        as_portrait("a.png", tmp_path)
