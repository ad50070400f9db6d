from dataclasses import fields as attributes
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.inputs.faults import InputFault
from cardgen.inputs.profile import Profile, example_profile_text, fields_of, read_profile

ATTRIBUTES = [
    attribute.name
    for attribute in attributes(Profile)
    if attribute.name not in ("place", "symbol", "origin")
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("profile")


def read(folder: Path, toml: str | bytes) -> Profile:
    path = folder / "profile.toml"
    path.write_bytes(toml if isinstance(toml, bytes) else dedent(toml).encode())
    return read_profile(path)


def faults(folder: Path, toml: str | bytes) -> list[str]:
    with pytest.raises(InputFault) as caught:
        read(folder, toml)
    return [str(fault).removeprefix(f"{folder}/") for fault in caught.value.faults]


def test_the_example_is_in_order_and_fills_in_what_a_card_shows(folder: Path) -> None:
    profile = read(folder, example_profile_text())
    assert profile.name == "Adelaide Byrne"
    assert all(
        getattr(profile, shown)
        for shown in ("brand", "title", "organisation", "phones", "emails", "urls")
    )
    assert profile.accent == Profile("").accent


def test_every_line_that_the_example_comments_out_can_be_switched_on(folder: Path) -> None:
    (folder / "portrait.jpg").write_bytes(b"\xff\xd8\xff" + bytes(9))
    (folder / "logo.svg").write_text('<svg viewBox="0 0 9 9"><circle r="4"/></svg>')
    switched = [
        line.removeprefix("# ") if " = " in line else line
        for line in example_profile_text().splitlines()
    ]
    profile = read(folder, "\n".join(switched))
    assert profile.portrait == folder / "portrait.jpg"
    assert all(getattr(profile, name) for name in ATTRIBUTES)


def test_every_attribute_of_a_profile_is_a_field(folder: Path) -> None:
    names = [field.name for field in fields_of(Profile)]
    names.remove("particle")  # it becomes part of the family name
    assert sorted(names) == sorted(ATTRIBUTES)


def test_a_name_is_enough(folder: Path) -> None:
    assert read(folder, "name = 'Ada'") == Profile("Ada")


def test_one_text_stands_for_a_list_of_one_and_an_address_may_be_one_text_of_lines(
    folder: Path,
) -> None:
    profile = read(
        folder,
        '''
        name = " Ada "
        emails = "ada@example.com"
        address = """
        1 Example Street
        London, N1
        """
        ''',
    )
    assert profile == Profile(
        "Ada", emails=("ada@example.com",), address=("1 Example Street", "London, N1")
    )


def test_blank_values_count_as_not_given(folder: Path) -> None:
    assert read(
        folder, "name = 'Ada'\nbrand = ' '\nphones = ['', ' ']\n[colours]\nred = ''"
    ) == Profile("Ada")


def test_a_byte_order_mark_does_no_harm(folder: Path) -> None:
    assert read(folder, "\ufeffname = 'Ada'") == Profile("Ada")


def test_every_fault_is_reported_at_once_with_field_and_line(folder: Path) -> None:
    found = faults(
        folder,
        """\
        nmae = "Ada"
        emails = [
          "ada(at)x",
          "bob",
        ]
        title = 3
        phones = ["+44 20 7946 0123", true]

        [colours]
        accent = "blue"
        phones = "+44 20 7946 0123"

        [colors]
        qr.content = "url"
        """,
    )
    assert found == [
        "profile.toml:1: nmae: unknown (did you mean 'name'?)",
        "profile.toml:2: emails[1]: 'ada(at)x' is not an e-mail address: write one like "
        "name@example.com",
        "profile.toml:2: emails[2]: 'bob' is not an e-mail address: write one like "
        "name@example.com",
        "profile.toml:6: title: must be a text in quotation marks, not a number",
        "profile.toml:7: phones[2]: must be a text in quotation marks, not true or false",
        "profile.toml:10: colours.accent: 'blue' is not a colour: write # and six digits from 0 to "
        "9 or "
        "a to f, such as #2f7fc1",
        "profile.toml:11: colours.phones: unknown here (it belongs at the top, before the first "
        "[table])",
        "profile.toml:13: colors: unknown (did you mean 'colours'?)",
    ]


def test_lines_are_found_behind_multi_line_texts_dotted_keys_and_inline_tables(
    folder: Path,
) -> None:
    found = faults(
        folder,
        '''\
        name = """
        [colours]
        """
        colours.blue = "b"
        qr = { content = "x", "odd\\nkey" = [[1, 2],
          [3]] }
        "two words" = 1979-05-27
        ''',
    )
    assert [line.split(": ")[:2] for line in found] == [
        ["profile.toml:4", "colours.blue"],
        ["profile.toml:5", "qr.content"],
        ["profile.toml:5", r"qr.'odd\nkey'"],
        ["profile.toml:7", "'two words'"],
    ]


@pytest.mark.parametrize("table", ["qr = 3", "qr = 'content'", "[[qr]]\ncontent = 'url'"])
def test_what_should_be_a_table_is_told_so(folder: Path, table: str) -> None:
    (found,) = faults(folder, f"name = 'Ada'\n{table}")
    assert found.startswith(
        "profile.toml:2: qr: must be a table: write [qr] on a line of its own, its keys below, not "
        "a"
    )


@pytest.mark.parametrize(
    ("toml", "fault"),
    [
        (
            "name = Ada",
            'profile.toml:1: put texts in quotation marks: name = "Ada"',
        ),
        (
            'title = "Das "Buch" der Spiele"',
            "profile.toml:1: the text ends at the quotation mark in column 14: "
            "write \\\" for a mark inside a text, or put the whole text in ' marks",
        ),
        (
            "title = 'l'atelier d'Ada'",
            "profile.toml:1: the text ends at the quotation mark in column 11: "
            'put a text with an apostrophe in " marks',
        ),
        (
            'phones = ["1", "a "b" c"]',
            "profile.toml:1: the text ends at the quotation mark in column 19: write",
        ),
        (
            'name = "a" title = "b"',
            "profile.toml:1: the line goes on after the value: put",
        ),
        (
            "\nname = 'a'\n\nname = 'b'\n",
            "profile.toml:4: name is there twice, here and in line 2: leave one of them out",
        ),
        (
            "name = 'Ada'\n[Grüße]",
            'profile.toml:2: put a name with other letters than A to Z in quotation marks: "Grüße"',
        ),
        (
            "name = 'Ada",
            "profile.toml:1: the text has no closing quotation mark: write name = 'Ada'",
        ),
        (
            "name = 'Ada'\nx = " + "[" * 100_000,
            "profile.toml:2: is nested too deeply: at most 40 tables or lists",
        ),
        (
            "name = " + "1" * 10_000,
            "profile.toml: contains a number that is too long",
        ),
        (
            b"name = 'Ada'\r\ntitle = 'Caf\xe9'",
            "profile.toml:2: byte 0xe9 at offset 26 is not UTF-8",
        ),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(folder: Path, toml: str | bytes, fault: str) -> None:
    (found,) = faults(folder, toml)
    assert found.startswith(fault)


@pytest.mark.parametrize(
    ("qr", "field"),
    [
        ("content = 'url'", "qr.content"),
        ("content = 'text'", "qr.content"),
        ("text = 'hello'", "qr.text"),
        ("url = 'example.com'", "qr.url"),
    ],
)
def test_a_qr_symbol_without_content_and_content_without_a_symbol_are_refused(
    folder: Path, qr: str, field: str
) -> None:
    (found,) = faults(folder, f"name = 'Ada'\n[qr]\n{qr}")
    assert found.startswith(f"profile.toml:3: {field}: ")


def test_the_qr_url_may_be_the_first_of_the_urls(folder: Path) -> None:
    assert read(folder, "name = 'Ada'\nurls = 'example.com'\n[qr]\ncontent = 'url'").qr == "url"


def test_a_fault_in_the_urls_is_not_reported_a_second_time_as_a_lack(folder: Path) -> None:
    (found,) = faults(folder, "name = 'Ada'\nurls = 'example'\n[qr]\ncontent = 'url'")
    assert ": urls: " in found


@pytest.mark.parametrize("missing", ["missing.toml", "."])
def test_a_file_that_cannot_be_read_is_told_in_one_line(folder: Path, missing: str) -> None:
    with pytest.raises(InputFault) as caught:
        read_profile(folder / missing)
    assert "cannot be read: " in str(caught.value)


KEYS = st.sampled_from(
    [*(".".join(field.path) for field in fields_of(Profile)), "qr", "colours", "x", '"\\n"']
)
VALUES = st.sampled_from(
    ['"a@b.cd"', '"""\na\n"""', "3", "[1, 'x']", "{}", "1979-05-27", "''", "'vcard'", "[\n]", "nan"]
)
STATEMENTS = st.one_of(
    st.builds("{} = {}".format, KEYS, VALUES),
    st.builds("[{}]".format, KEYS),
    st.builds("[[{}]]".format, KEYS),
)


@settings(deadline=None)  # it writes files, and the disk has its own pace
@given(
    st.one_of(
        st.binary(),
        st.text().map(str.encode),
        st.lists(STATEMENTS).map(lambda s: "\n".join(s).encode()),
    )
)
def test_no_file_at_all_raises_anything_but_faults_of_one_line(folder: Path, toml: bytes) -> None:
    try:
        read(folder, toml)
    except InputFault as caught:
        assert caught.faults
        assert all(len(str(fault).splitlines()) == 1 for fault in caught.faults)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            'portrait_focus = "0.5"',
            "portrait_focus: '0.5' is not a place in the photograph: two numbers",
        ),
        (
            'portrait_focus = "0.5,1.2"',
            "portrait_focus: '0.5,1.2' is not a place in the photograph",
        ),
        ("portrait_zoom = 9", "portrait_zoom: must be a number from 0.3 to 4, not 9"),
        (
            'logo = "mark.jpg"',
            "logo: 'mark.jpg' is JPG, which is not for logos: "
            "it must be a file .svg or .png; save it as one of these",
        ),
        ('logo = "none.svg"', "logo: there is no "),
        (
            "born = 12.12.1990",
            "the line goes on after the value: put texts in quotation marks, "
            "and write a date like 2026-12-31",
        ),
        ('logo_colour = "red"', "logo_colour: 'red' is not one of theme, own"),
        (
            'back = "puzle"',
            "back: 'puzle' is not one of puzzle, list, both (did you mean 'puzzle'?)",
        ),
    ],
)
def test_the_look_is_checked(line: str, message: str, folder: Path) -> None:
    (fault,) = faults(folder, f'name = "Ada"\n{line}')
    assert fault.startswith(f"profile.toml:2: {message}")


def test_all_faults_are_told_at_once_with_files_of_similar_names(folder: Path) -> None:
    home = folder / "pictures"
    home.mkdir()
    (home / "IMG_21.JPG").touch()
    (home / "IMG_22.jpg").touch()
    (folder / "mark.svg").write_text("<svg><script/></svg>")
    text = 'name = "Ada"\nportrait = "pictures/IMG_21.jpg"\nlogo = "mark.svg"\nemails = ["ada"]'
    portrait, logo, email = faults(folder, text)
    assert portrait.endswith(
        " cannot be read: No such file or directory (did you mean 'pictures/IMG_21.JPG'?)"
    )
    assert logo.endswith("contains a script: a logo is made of shapes and their colours only")
    assert "'ada' is not an e-mail address" in email
    (other,) = faults(folder, 'name = "Ada"\nlogo = "marks.svg"')
    assert other.endswith("marks.svg (did you mean 'mark.svg'?)")
