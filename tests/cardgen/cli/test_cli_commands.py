"""Every command writes what it says, where it is told to."""

import io
import json
import sys
from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest
from PIL import Image

from cardgen.__main__ import main
from cardgen.cli.app import COMMANDS as LISTED
from cardgen.cli.options import to_type
from cardgen.inputs.profile import Profile, read_profile
from cardgen.preflight.check import preflight
from tests.support.commandline import attendees, cardgen, files, script

COMMANDS = (
    "init",
    "card",
    "studio",
    "themes",
    "print",
    "puzzles",
    "connector",
    "position",
    "event",
    "kit",
    "calibrate",
    "printer",
    "words",
    "preflight",
)


def pages(path: Path | str) -> int:
    with pikepdf.open(path) as pdf:
        return len(pdf.pages)


def words(path: Path | str, page: int = 0) -> str:
    with pypdfium2.PdfDocument(path) as document:
        text: str = document[page].get_textpage().get_text_range()
        return " ".join(text.split())


def announced(out: str) -> list[str]:
    return [line.removeprefix("wrote ") for line in out.splitlines() if line.startswith("wrote ")]


def test_without_a_profile_guests_have_only_what_their_rows_say() -> None:
    Path("guests.csv").write_text("name,email\nAnn Example,ann@example.org\n")
    assert cardgen("card", "--csv", "guests.csv", "-o", "x.pdf").status == 0
    shown = words("x.pdf")
    assert "Ann Example" in shown and "ann@example.org" in shown
    example = read_example()
    for stranger in (example.name, example.brand, example.title, *example.phones, *example.emails):
        assert stranger not in shown


def read_example() -> Profile:
    assert cardgen("init", "-o", "example.toml").status == 0
    return read_profile(Path("example.toml"))


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (("--stock", "single", "--no-bleed"), "--no-bleed: is for sheets"),
        (("--stock", "single", "--paper", "a3"), "cardgen card: --paper"),
        (("--no-duplex", "--duplex", "short"), "cardgen card: --no-duplex"),
        (("--no-duplex", "--printer", "office"), "--printer: is for the back"),
        (("-o", "x.PDF"), "cardgen card: --output: 'x.PDF'"),
    ],
)
def test_options_that_would_be_without_effect_are_refused(
    options: tuple[str, ...], named: str
) -> None:
    told = cardgen("card", *options)
    assert (told.status, told.out, len(told.complaints)) == (2, "", 1)
    assert told.err.startswith(named)
    assert files(Path()) == {}


def test_what_a_print_shop_is_told_is_true() -> None:
    for options, colour in (((), "CMYK"), (("--color", "rgb"), "RGB")):
        told = cardgen("card", "--stock", "single", *options, "-o", "x.pdf")
        assert f"card in {colour} with bleed" in told.out


# -- the command itself ----------------------------------------------------------------------------


def test_the_installed_script_shows_help_and_lists_each_command_once() -> None:
    told = script("--help")
    assert (told.status, told.err) == (0, "")
    listed = [
        line.split()[0] for line in told.out.partition("Commands:")[2].splitlines() if line.strip()
    ]
    assert sorted(listed) == sorted(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_listed_command_has_help_of_its_own(command: str) -> None:
    for flag in ("--help", "-h"):
        told = cardgen(command, flag)
        assert (told.status, told.err) == (0, "")
        assert told.out.startswith(f"Usage: cardgen {command}")
        assert LISTED[command] in " ".join(told.out.split())


def test_the_version_is_that_of_the_package() -> None:
    from importlib.metadata import version

    told = cardgen("--version")
    assert (told.status, told.out) == (0, f"cardgen {version('business-card-games')}\n")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("shuffle",),
        ("card", "--sides", "3"),
        ("card", "--duplex", "diagonal"),
        ("card", "--format", "png"),
        ("card", "--start", "0"),
        ("puzzles", "--jobs", "0"),
        ("card", "--skip", "3;7"),
        ("card", "--only", "0", "--csv", "a.csv"),
        ("card", "--only", "3"),
        ("card", "--skip-bad"),
        ("card", "--copies", "0"),
        ("card", "--copies", "some"),
        ("card", "--pdfx", "--color", "rgb"),
        ("card", "--pdfx", "--format", "svg"),
        ("card", "--preview", "--format", "svg"),
        ("card", "-o", "card.svg"),
        ("card", "-o", "card.pdf", "--format", "svg"),
        ("calibrate", "-o", "sheet.svg"),
        ("printer", "office", "--offset", "1"),
        ("printer", "office", "--scale", "a,b"),
        ("printer", "office", "--add"),
        ("print", "chess"),
        ("print", "deflector", "grids", "--cell", "wide"),
        ("puzzles", "--count", "0"),
        ("puzzles", "--per-page", "3"),
        ("puzzles", "--level", "simple"),
        ("puzzles", "--id", "3JUH5D3", "--count", "2"),
        ("puzzles", "--id", "3JUH5D3", "--seed", "2"),
        ("puzzles", "--preview", "--format", "svg"),
        ("card", "--seed", "2"),
        ("connector", "--seed", "2"),
        ("connector", "--seed", "0", "--texts", "a.toml"),
        ("connector", "--preview", "--format", "svg"),
        ("preflight",),
    ],
)
def test_wrong_usage_is_refused_with_status_2_and_writes_nothing(
    folder: Path, arguments: tuple[str, ...]
) -> None:
    told = cardgen(*arguments)
    assert told.status == 2
    assert len(told.complaints) == 1 or not arguments
    assert not list(folder.iterdir())


# -- where files go --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "name"),
    [("card", "card"), ("print deflector grids", "deflector-grids"), ("calibrate", "calibrate")],
)
def test_files_go_to_the_folder_output_unless_told_otherwise(
    folder: Path, command: str, name: str
) -> None:
    told = cardgen(*command.split())
    assert (told.status, told.err) == (0, "")
    assert announced(told.out) == [f"output/{name}.pdf"]
    assert list(files(folder)) == [f"output/{name}.pdf"]
    assert told.out.splitlines()[-1].startswith("next: ")


def test_an_output_with_a_suffix_is_a_file_and_one_without_a_folder(folder: Path) -> None:
    assert announced(cardgen("calibrate", "-o", "a/b.pdf").out) == ["a/b.pdf"]
    assert announced(cardgen("calibrate", "--output", "c.d/").out) == ["c.d/calibrate.pdf"]
    assert announced(cardgen("calibrate", "--output", "c.d").out) == ["c.d/calibrate.pdf"]
    assert list(files(folder)) == ["a/b.pdf", "c.d/calibrate.pdf"]


@pytest.mark.parametrize(
    ("formats", "expected"),
    [
        ("pdf", {"card.pdf"}),
        ("svg", {"card-sheet-1-outside.svg", "card-sheet-1-inside.svg"}),
        ("both", {"card.pdf", "card-sheet-1-outside.svg", "card-sheet-1-inside.svg"}),
    ],
)
def test_the_format_is_the_one_asked_for(folder: Path, formats: str, expected: set[str]) -> None:
    told = cardgen("card", "--format", formats, "-o", "made")
    assert (told.status, told.err) == (0, "")
    assert set(announced(told.out)) == {f"made/{name}" for name in expected}
    assert set(files(folder / "made")) == expected
    for path in (folder / "made").glob("*.svg"):
        assert b"<svg" in path.read_bytes()[:500]


def test_live_text_in_svg_can_be_edited_and_outlines_cannot(folder: Path) -> None:
    cardgen("print", "deflector", "grids", "--format", "svg", "-o", "outlined")
    cardgen("print", "deflector", "grids", "--format", "svg", "--svg-text", "live", "-o", "live")
    outlined, live = files(folder / "outlined"), files(folder / "live")
    assert outlined and outlined.keys() == live.keys()
    assert not [name for name, data in outlined.items() if b"<text" in data]
    assert not [name for name, data in live.items() if b"<text" not in data]


def test_previews_picture_every_page(folder: Path) -> None:
    told = cardgen("card", "--preview", "-o", "made")
    assert announced(told.out) == ["made/card.pdf", "made/card-1.png", "made/card-2.png"]
    for number in (1, 2):
        picture = Image.open(io.BytesIO(files(folder / "made")[f"card-{number}.png"]))
        assert picture.format == "PNG"
        assert picture.size[0] / picture.size[1] == pytest.approx(210 / 297, abs=0.002)
        assert picture.convert("L").getextrema() == (0, 255)


@pytest.mark.parametrize("command", ["init", "card", "print rotator grids", "calibrate"])
def test_quiet_commands_write_without_a_word(folder: Path, command: str) -> None:
    told = cardgen(*command.split(), "--quiet")
    assert (told.status, told.out, told.err) == (0, "", "")
    assert len(files(folder)) == 1


# -- each command ----------------------------------------------------------------------------------


def test_init_writes_a_profile_that_makes_a_card_and_is_not_replaced_unasked(folder: Path) -> None:
    assert announced(cardgen("init").out) == ["profile.toml"]
    assert read_profile(folder / "profile.toml").name in words_of_card("--profile", "profile.toml")
    (folder / "profile.toml").write_text('name = "Mine"\n')
    refused = cardgen("init")
    assert (refused.status, len(refused.complaints)) == (1, 1)
    assert (folder / "profile.toml").read_text() == 'name = "Mine"\n'
    assert cardgen("init", "--force").status == 0
    assert (folder / "profile.toml").read_text() != 'name = "Mine"\n'


def test_the_next_step_can_be_typed_where_the_program_was_started_by_its_path(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(sys, "argv", ["my env/bin/cardgen", "init", "-o", "my me.toml"])
    with pytest.raises(SystemExit):
        main()
    assert capsys.readouterr().out.endswith(
        "then: 'my env/bin/cardgen' card --profile 'my me.toml'\n"
    )
    assert (
        to_type("see /cardgen it, or cardgen card")
        == "see /cardgen it, or 'my env/bin/cardgen' card"
    )


def words_of_card(*arguments: str) -> str:
    told = cardgen("card", *arguments, "-o", "made.pdf")
    assert (told.status, told.err) == (0, "")
    return words("made.pdf")


def test_a_card_shows_the_profile_and_says_how_to_print_it(folder: Path) -> None:
    (folder / "me.toml").write_text('name = "Grace Example"\nemails = ["g@example.org"]\n')
    told = cardgen("card", "--profile", "me.toml", "-o", "me.pdf")
    assert "on both sides, flip on the long edge, at 100 %, on paper of 210 x 297 mm" in told.out
    assert "Grace Example" in words("me.pdf")
    assert pages("me.pdf") == 2


@pytest.mark.parametrize("geometry", ["classic", "us", "strip", "strip-90"])
def test_every_geometry_makes_press_ready_pages(geometry: str) -> None:
    told = cardgen("card", "--geometry", geometry, "--stock", "single", "--pdfx", "-o", "x.pdf")
    assert (told.status, told.err) == (0, "")
    report = preflight(Path("x.pdf"))
    assert report.pages == 2
    assert report.plates[-2:] == ("Cut", "Fold")
    assert "RGB" not in report.colour_spaces


@pytest.mark.parametrize(
    ("options", "plates"),
    [
        ((), {"Cut", "Fold"}),
        (("--no-fold-lines",), {"Cut"}),
        (("--no-fold-lines", "--no-cut-lines"), set()),
    ],
)
def test_fold_and_cut_lines_can_be_left_out_for_a_print_shop_and_marks_are_on_all_plates(
    options: tuple[str, ...], plates: set[str]
) -> None:
    told = cardgen("card", "--stock", "single", "-o", "x.pdf", *options)
    assert (told.status, told.err) == (0, "")
    assert all(
        (f"on the plate {plate}" in told.out) == (plate in plates) for plate in ("Cut", "Fold")
    )
    assert set(preflight(Path("x.pdf")).plates) - {"Cyan", "Magenta", "Yellow", "Black"} == plates
    with pikepdf.open("x.pdf") as pdf:
        spaces = pdf.pages[0].Resources.ColorSpace
        assert spaces.All[0:2] == [pikepdf.Name.Separation, pikepdf.Name.All]
        assert set(spaces.keys()) == {"/All", *(f"/{plate}" for plate in plates)}
        assert b"/All CS 1 SCN" in pdf.pages[0].Contents.read_bytes()


def test_no_form_has_itself_among_its_resources() -> None:
    assert cardgen("card", "--copies", "8", "-o", "x.pdf").status == 0
    with pikepdf.open("x.pdf") as pdf:
        forms = [
            each
            for each in pdf.objects
            if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Form"
        ]
        assert len(forms) > 2

        def inner(form: pikepdf.Object, above: tuple[object, ...]) -> None:
            assert form.objgen not in above
            for each in form.get("/Resources", {}).get("/XObject", {}).values():
                if each.get("/Subtype") == "/Form":
                    inner(each, (*above, form.objgen))

        for form in forms:
            inner(form, ())


def test_the_paper_is_the_one_asked_for() -> None:
    cardgen("card", "--paper", "letter", "-o", "x.pdf")
    assert preflight(Path("x.pdf")).sizes == ((215.9, 279.4),)


def test_a_hand_fed_job_is_two_files_of_fronts_and_backs_in_one_order(folder: Path) -> None:
    (folder / "a.csv").write_text(attendees(6))
    told = cardgen("card", "--csv", "a.csv", "--duplex", "manual", "-o", "x.pdf")
    assert (told.status, told.err) == (0, "")
    assert announced(told.out) == ["x-fronts.pdf", "x-backs.pdf"]
    assert "fronts first, turn the stack over along the long edge, then the backs" in told.out
    assert pages("x-fronts.pdf") == pages("x-backs.pdf") == 2
    for sheet in (0, 1):
        assert f"sheet {sheet + 1}" in words("x-fronts.pdf", sheet)
        assert f"sheet {sheet + 1}" in words("x-backs.pdf", sheet)
        assert "Attendee" in words("x-fronts.pdf", sheet)
        assert "Attendee" not in words("x-backs.pdf", sheet)


def test_a_job_for_one_sided_printers_has_both_sides_on_one_page() -> None:
    told = cardgen("card", "--no-duplex", "-o", "x.pdf")
    assert "fold backwards at the glue fold, and glue" in told.out
    assert pages("x.pdf") == 1
    assert "glue" in words("x.pdf")
    assert "10" in words("x.pdf") and "Adelaide Byrne" in words("x.pdf")


@pytest.mark.parametrize("how", [("--no-duplex",), ("--duplex", "manual"), ("--fold-lines",)])
def test_every_sheet_of_copies_looks_like_the_first(folder: Path, how: tuple[str, ...]) -> None:
    assert cardgen("card", "--copies", "8", "-o", "x.pdf", *how).status == 0
    for path in folder.glob("*.pdf"):
        document = pypdfium2.PdfDocument(path)
        pictures = [
            np.asarray(page.render(scale=1).to_pil().convert("L"), np.int16) for page in document
        ]
        kinds = 2 if how == ("--fold-lines",) else 1
        assert len(pictures) >= 2 * kinds
        for first, later in zip(pictures, pictures[kinds:], strict=False):
            assert np.count_nonzero(abs(first - later) > 40) < 60  # pixels of the sheet's number


def test_only_the_rows_and_names_given_are_printed_in_their_order_and_told(folder: Path) -> None:
    (folder / "a.csv").write_text(attendees(9))
    told = cardgen("card", "--csv", "a.csv", "--only", "ATTENDEE 7,3", "-o", "x.pdf")
    assert (told.status, told.err) == (0, "prints Attendee 2 (row 3), Attendee 7 (row 8)\n")
    shown = words("x.pdf")
    assert [i for i in range(1, 10) if f"Attendee {i}" in shown] == [2, 7]
    assert shown.index("Attendee 2") < shown.index("Attendee 7")


def test_used_places_stay_free(folder: Path) -> None:
    (folder / "a.csv").write_text(attendees(4))
    cardgen("card", "--csv", "a.csv", "--start", "2", "--skip", "3", "-o", "x.pdf")
    assert pages("x.pdf") == 4
    first = words("x.pdf", 0)
    assert [i for i in range(1, 5) if f"Attendee {i}" in first] == [1, 2]


def test_copies_are_placed_as_often_as_asked() -> None:
    counts = {}
    for copies in ("1", "3", "9", "fill"):
        cardgen("card", "--copies", copies, "-o", "x.pdf")
        counts[copies] = sum(
            words("x.pdf", page).count("Adelaide Byrne") for page in range(pages("x.pdf"))
        )
    assert counts == {"1": 1, "3": 3, "9": 9, "fill": 4}


def test_a_printer_is_remembered_shown_applied_to_the_backs_and_named_on_the_sheet(
    folder: Path,
) -> None:
    saved = cardgen(
        "printer", "office", "--offset", "1.5,-0.75", "--scale", "1.002,0.998", "--skew", "0.2"
    )
    assert (saved.status, saved.err) == (0, "")
    assert cardgen("printer").out == "office\n"
    shown = cardgen("printer", "office").out.splitlines()
    assert {"offset_x = 1.5", "offset_y = -0.75", "scale_x = 1.002", "skew = 0.2"} <= set(shown)
    for command in ("card", "calibrate"):
        assert cardgen(command, "-o", "plain.pdf").status == 0
        assert cardgen(command, "--printer", "office", "-o", "aimed.pdf").status == 0
        with pikepdf.open("plain.pdf") as plain, pikepdf.open("aimed.pdf") as aimed:
            backs = [pdf.pages[1].Contents.read_bytes() for pdf in (plain, aimed)]
            assert backs[0] != backs[1]
    cardgen("card", "--printer", "office", "-o", "aimed.pdf")
    assert "printer office" in words("aimed.pdf", 0) and "printer office" in words("aimed.pdf", 1)


def test_values_of_a_printer_that_are_not_given_stay_as_they_were() -> None:
    cardgen("printer", "office", "--offset", "0.75,-1.25")
    told = cardgen("printer", "office", "--scale", "1.002,0.998")
    assert (told.status, told.err) == (0, "")
    assert "saved for office: offset 0.75,-1.25 mm, scale 1.002,0.998, skew 0 degrees\n" in told.out
    told = cardgen("printer", "office", "--skew=-0.3")
    assert "offset 0.75,-1.25 mm, scale 1.002,0.998, skew -0.3 degrees\n" in told.out
    told = cardgen("printer", "office", "--offset", "0,0")
    assert "offset 0,0 mm, scale 1.002,0.998, skew -0.3 degrees\n" in told.out
    shown = cardgen("printer", "office").out.splitlines()
    assert {"offset_x = 0.0", "scale_x = 1.002", "scale_y = 0.998", "skew = -0.3"} <= set(shown)


def test_what_a_corrected_sheet_still_shows_is_added() -> None:
    cardgen("printer", "attic", "--offset", "3,-2", "--scale", "1.01,1")
    assert (
        cardgen("printer", "attic", "--add", "--offset", "0.1,-0.25", "--skew", "0.2").status == 0
    )
    more = ("--offset", "0.2,0", "--scale", "1.001,0.998", "--skew", "0.1")
    told = cardgen("printer", "attic", *more, "--add")
    assert (told.status, told.err) == (0, "")
    assert (
        "saved for attic: offset 3.3,-2.25 mm, scale 1.01101,0.998, skew 0.3 degrees\n" in told.out
    )
    beyond = cardgen("printer", "attic", "--add", "--offset", "9,0")
    assert beyond.status == 2
    assert beyond.err == "cardgen printer attic: offset x: 12.3 mm is out of range: -10 to 10 mm\n"
    assert "offset_x = 3.3\n" in cardgen("printer", "attic").out


def test_nothing_is_added_to_a_printer_that_is_not_known() -> None:
    cardgen("printer", "office", "--offset", "1,1")
    told = cardgen("printer", "ofice", "--add", "--offset", "1,1")
    assert told.status == 2
    assert "no printer is called 'ofice' (did you mean 'office'?)" in told.err
    assert cardgen("printer").out == "office\n"


def test_the_sheet_that_checks_a_correction_says_how_to_add_to_it() -> None:
    cardgen("printer", "attic", "--offset", "3,-2")
    told = cardgen("calibrate", "--printer", "attic", "-o", "x.pdf")
    assert "if its middle lines don't meet: cardgen printer attic --add --offset X,Y" in told.out
    front = words("x.pdf", 0)
    assert all("Printed with the correction of attic" in words("x.pdf", page) for page in (0, 1))
    assert "cardgen printer attic --add --offset" in front
    assert "office" not in front
    assert "cardgen printer NAME --offset X,Y" in cardgen("calibrate", "-o", "x.pdf").out
    plain = words("x.pdf", 0)
    assert "cardgen printer office --offset" in plain
    assert "--add" not in plain and "correction" not in plain


@pytest.mark.parametrize(
    "option", [("--offset", "1,1"), ("--scale", "1,1"), ("--skew", "0.1"), ("--add",)]
)
def test_values_without_a_printer_are_refused(option: tuple[str, ...]) -> None:
    cardgen("printer", "office", "--offset", "1,1")
    told = cardgen("printer", *option)
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith("cardgen printer: name the printer") and told.err.count("\n") == 1


def test_without_a_printer_the_command_says_how_to_get_one() -> None:
    told = cardgen("printer")
    assert told.status == 0
    assert "cardgen calibrate" in told.out


def test_preflight_passes_what_cardgen_writes_and_fails_what_no_printer_takes(folder: Path) -> None:
    cardgen("card", "-o", "good.pdf")
    told = cardgen("preflight", "good.pdf")
    assert told.status == 0
    assert told.out.startswith("0 errors; 0 warnings; 2 pages of 210 x 297 mm")
    assert told.out.endswith(
        "\nfor your own printer: colours are RGB; for a print shop, print cards with --stock "
        "single --pdfx\n"
    )
    with pikepdf.open("good.pdf") as pdf:
        pdf.pages[0].TrimBox = [-10, 0, 100, 100]
        pdf.save("bad.pdf")
    told = cardgen("preflight", "bad.pdf")
    assert told.status == 1
    assert told.out.startswith("error: Page 1: the TrimBox")
    assert "for your own printer" not in told.out


def test_preflight_answers_programs_in_json(folder: Path) -> None:
    cardgen("card", "-o", "good.pdf")
    with pikepdf.open("good.pdf") as pdf:
        pdf.pages[1].TrimBox = [-10, 0, 100, 100]
        pdf.save("bad.pdf")
    good, bad = (cardgen("preflight", "--json", name) for name in ("good.pdf", "bad.pdf"))
    assert (good.status, bad.status) == (0, 1)
    assert json.loads(good.out)["findings"] == []
    assert json.loads(good.out)["pages"] == 2
    assert {(one["severity"], one["page"]) for one in json.loads(bad.out)["findings"]} >= {
        ("error", 2)
    }


def test_every_game_has_grids_of_its_own() -> None:
    shown = []
    for game in ("rotator", "reflector", "deflector", "defector"):
        told = cardgen("print", game, "grids", "-o", "made")
        assert (told.status, told.err) == (0, "")
        shown.append(words(f"made/{game}-grids.pdf"))
    assert len(set(shown)) == 4
    assert all("A B C D E F G H I J" in text for text in shown)


def test_a_crowded_card_warns_of_small_modules_and_is_written_all_the_same(folder: Path) -> None:
    address = ", ".join(f'"Room {i}, Long Corridor of the North Wing"' for i in range(3))
    (folder / "long.toml").write_text(
        f'name = "Ada Example"\norganisation = "The Society for Analytical Engines"\n'
        f'emails = ["ada.example@analytical-engines.example.org"]\naddress = [{address}]\n'
        '[qr]\ncontent = "vcard"\n'
    )
    told = cardgen("card", "--profile", "long.toml", "--quiet", "-o", "x.pdf")
    assert (told.status, told.out) == (0, "")
    assert told.complaints and all("modules of the QR symbol" in line for line in told.complaints)
    told = cardgen("card", "--profile", "long.toml", "--quiet", "--check", "-o", "x.pdf")
    assert any("x.pdf: warning:" in line and "modules" in line for line in told.complaints)


def test_a_preview_that_cannot_be_written_leaves_no_doubt_about_the_file(folder: Path) -> None:
    (folder / "x-1.png").mkdir()
    told = cardgen("card", "--preview", "-o", "x.pdf")
    assert (told.status, announced(told.out)) == (1, ["x.pdf"])
    assert told.err.startswith("x-1.png: cannot be written")
