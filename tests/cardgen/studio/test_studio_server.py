"""The studio's server: what it draws, saves and prints is what the commands print."""

import json
import os
import shlex
import sys
import threading
import time
from contextlib import closing
from itertools import cycle, product
from pathlib import Path
from unittest.mock import patch

import pytest
from PIL import Image

from cardgen.inputs.geometry import geometry_names, load_geometry
from cardgen.inputs.theme import theme_names
from cardgen.press.slots import stocks_for
from cardgen.studio import guests as guest_tables
from cardgen.studio.printing import Running, StoppedError
from cardgen.studio.server import _listening
from companion.web.page_words import page_words
from companion.words import language
from tests.support.commandline import cardgen
from tests.support.nightly import tries
from tests.support.studio_server import KEY, StudioServer

PROFILE = """# whose card it is
name = "Ada Lovelace"  # as she wrote it
title = "Analyst"
emails = ["ada@example.com"]
"""
GUESTS = "Vorname,Nachname,E-Mail,Haustier\n" + "".join(
    f"Ann{number},Lee,ann{number}@example.com,cat\n" for number in range(10)
)


TWO_COLOURS = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">
<circle cx="10" cy="10" r="9" fill="#d42"/><path d="M5 14L10 4L15 14Z" fill="#fff"/></svg>"""


@pytest.fixture
def server(tmp_path):
    (tmp_path / "card").mkdir()
    (tmp_path / "kept").mkdir()
    (tmp_path / "card" / "me.toml").write_text(PROFILE)
    running = StudioServer(tmp_path / "card" / "me.toml", tmp_path / "kept")
    yield running
    running.stop()


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "card"


def photograph(path, size=(600, 800)):
    Image.radial_gradient("L").resize(size).save(path)
    return path.read_bytes()


# -- the card --------------------------------------------------------------------------------------


def test_a_change_is_drawn_with_what_is_to_be_said_about_it(server):
    drawn = server.call("draw", text=PROFILE, changes={"name": "Grace Hopper"})
    assert 'name = "Grace Hopper"  # as she wrote it' in drawn["text"]
    assert drawn["values"]["name"] == "Grace Hopper"
    assert drawn["notes"]["name"] == ["in a phone: Hopper, Grace"]
    assert 'data-shows="title"' in drawn["card"]["outside"]["svg"]
    again = server.call("draw", text=drawn["text"], changes={"title": "Admiral"})
    assert not again["card"]["inside"]["defs"]  # the page has it already
    assert len(json.dumps(again)) < 80_000


def test_every_fault_is_a_fault_of_its_field(server):
    wrong = {"emails": ["ada@example.com", "ada@"], "accent": "red", "qr": "url"}
    found = server.call("draw", text=PROFILE, changes=wrong)["faults"]
    assert {each["field"] for each in found} == {"emails", "accent", "qr"}
    too_wide = server.call("draw", text=PROFILE, changes={"name": "W" * 60})
    assert [each["field"] for each in too_wide["faults"]] == ["name"]
    assert " mm" in too_wide["faults"][0]["message"]
    assert "card" not in too_wide


def test_what_is_made_smaller_or_narrower_is_said(server):
    long = {"title": "A very long title " * 6}
    notes = server.call("draw", text=PROFILE, changes=long)["notes"]
    assert any("instead of" in each or "narrow" in each for each in notes["title"])


def test_a_card_that_is_read_but_does_not_fit_is_told_from_one_that_cannot_be_read(server):
    wide = server.call("draw", text=PROFILE, changes={"name": "W" * 60, "accent": "#ffee00"})
    assert wide["is_read"] and "card" not in wide
    assert wide["contrast"]["ratio"] > 1 and wide["contrast"]["near"].startswith("#")
    wrong = server.call("draw", text=PROFILE, changes={"emails": ["ada@"]})
    assert "is_read" not in wrong and "card" not in wrong


def test_a_remark_on_a_logo_says_nothing_of_where_it_is_kept(server, tmp_path):
    name = server.drop("logo", "logo.svg", TWO_COLOURS)["name"]
    notes = server.call("draw", text=PROFILE, changes={"logo": name})["notes"]["logo"]
    assert notes[0].startswith("in one colour its shapes run together")
    assert str(tmp_path) not in json.dumps(notes)


EVERY_CARD = list(product(theme_names(), geometry_names()))
ONE_OF_EACH = list(zip(cycle(theme_names()), geometry_names(), strict=False))
"""Every geometry and every theme once: what goes well together, the commands' tests prove."""


@pytest.mark.parametrize(("theme", "geometry"), tries(ONE_OF_EACH, in_a_night=EVERY_CARD))
def test_a_file_that_is_printed_is_the_commands_byte_for_byte(server, folder, theme, geometry):
    shape = load_geometry(geometry)
    stock = [*stocks_for(shape.width, shape.height), "plain", "single"][len(theme) % 2]
    text = server.call("draw", text=PROFILE, changes={"theme": theme})["text"]
    version = server.call("begin")["version"]
    assert server.call("save", text=text, seen=version)["version"]
    choices = {"geometry": geometry, "stock": stock, "pdfx": stock == "single"}
    asked = {"text": text, "choices": choices}
    sheet = server.call("sheet", **asked)
    assert sheet["command"].startswith("cardgen card --profile me.toml")
    assert server.call("print", **asked)["written"] == ["card.pdf"]
    from_page = (folder / "card.pdf").read_bytes()
    (folder / "card.pdf").unlink()
    assert type_in(folder, sheet["command"]).status == 0
    assert (folder / "card.pdf").read_bytes() == from_page


def type_in(folder, command):
    """Run a command as somebody types it in a folder."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        return cardgen(*shlex.split(command)[1:])
    finally:
        os.chdir(before)


def test_ink_finish_and_condition_are_those_of_the_tables(server, folder):
    begun = server.call("begin")
    assert begun["fields"]["finish"]["words"] == ["none", "spot-uv", "foil", "letterpress"]
    assert "ink" in begun["fields"]
    for condition in begun["options"]["condition"]:
        changes = {"theme": "nocturne", "finish": "spot-uv"}
        text = server.call("draw", text=PROFILE, changes=changes)["text"]
        server.call("save", text=text, seen=server.call("begin")["version"])
        choices = {"stock": "single", "condition": condition}
        sheet = server.call("sheet", text=text, choices=choices)
        assert f"--condition {condition}" in sheet["command"]
        server.call("print", text=text, choices=choices)
        from_page = (folder / "card.pdf").read_bytes()
        assert type_in(folder, sheet["command"]).status == 0
        assert (folder / "card.pdf").read_bytes() == from_page


def test_the_first_free_place_and_all_sheets_are_those_of_the_command(server, folder):
    (folder / "guests.csv").write_text(GUESTS)
    choices = {"geometry": "flat-us", "stock": "avery-5371", "start": 4}
    asked = {"text": PROFILE, "choices": choices, "guests": {"name": "guests.csv"}}
    sheet = server.call("sheet", **asked)
    assert sheet["sheets"] == 2 and len(sheet["places"]) == 10
    assert "--start 4" in sheet["command"] and "--map Haustier=-" in sheet["command"]
    assert "ink" in sheet["ink"]
    written = server.call("print", **asked)
    from_page = (folder / written["written"][0]).read_bytes()
    assert type_in(folder, sheet["command"]).status == 0
    assert (folder / "cards.pdf").read_bytes() == from_page


def test_what_does_not_fit_is_left_out_of_the_picture_as_of_the_file(server, folder):
    text = server.call("draw", text=PROFILE, changes={"title": "Wide" * 40})["text"]
    assert "faults" in server.call("sheet", text=text, choices={})
    sheet = server.call("sheet", text=text, choices={"shorten": True})
    assert sheet["sides"] and sheet["command"].count("--shorten") == 1
    (folder / "guests.csv").write_text(f"name,title\nAnn Lee,{'Wide' * 40}\n")
    guests = {"name": "guests.csv"}
    assert server.call("sheet", text=PROFILE, choices={"shorten": True}, guests=guests)["sides"]


def test_parts_of_a_game_are_those_of_the_command(server, folder):
    choices = {"game": "deflector", "players": 3, "parts": ["rules", "tents"]}
    shown = server.call("parts", choices=choices)
    assert [part["about"] for part in shown["parts"]] == ["rules", "tents with names and symbols"]
    written = server.call("print_parts", choices=choices)["written"]
    from_page = {name: (folder / name).read_bytes() for name in written}
    assert type_in(folder, shown["command"]).status == 0
    assert {name: (folder / name).read_bytes() for name in written} == from_page


def test_every_field_on_the_page_and_its_choices_have_words(server):
    words = page_words(language("en"), "studio")["messages"]
    by_looking = {"theme", "accent", "portrait_focus", "portrait_zoom"}
    for name, field in server.call("begin")["fields"].items():
        assert name in by_looking or f"studio-field-{name}" in words
        assert all(f"studio-value-{name}-{each}" in words for each in field["words"] or ())


# -- guests ----------------------------------------------------------------------------------------


def test_parts_of_games_are_named_in_the_language_of_the_page(server):
    answer = server.ask("POST", "/call", '{"do": "games"}', Accept_Language="de")
    parts = json.loads(answer.body)["games"][0]["parts"]
    part = next(part for part in parts if part["name"] == "rules")
    assert part == {"name": "rules", "about": "Regeln", "usual": True}


def test_the_language_of_the_profile_is_that_of_the_pictures(server, folder):
    pictures = []
    for text in (PROFILE, PROFILE + 'language = "de"\n'):
        (folder / "me.toml").write_text(text)
        parts = server.call("parts", choices={"game": "reflector", "parts": ["rules"]})["parts"]
        back = server.call("draw", text=text)["card"]["outside"]["svg"]
        pictures.append((parts[0]["picture"]["svg"], back))
    (rules, back), (german_rules, german_back) = pictures
    assert rules != german_rules and back != german_back


def test_a_list_is_a_table_with_its_faults_in_their_cells(server, folder):
    (folder / "guests.csv").write_text(GUESTS + "Bo,Lee,bo,dog\n" + f"{'Wim' * 30},Lee,,dog\n")
    asked = {"text": PROFILE, "guests": {"name": "guests.csv"}}
    table = server.call("guests", **asked)
    assert [column["field"] for column in table["columns"]] == [
        "given_name", "family_name", "email", "-"
    ]  # fmt: skip
    assert table["faults"]["12"][0]["column"] == 2
    assert table["rows"][0] == [12, "Bo", "Lee", "bo", "dog"]
    misfits = server.call("misfits", **asked, start=0)
    assert list(misfits["faults"]) == ["13"] and misfits["next"] is None
    mended = server.call("cell", **asked, line=12, column=2, value="bo@example.com")
    table = server.call("guests", text=PROFILE, guests={"name": mended["name"]})
    assert "12" not in table["faults"]
    assert "bo,dog" in (folder / "guests.csv").read_text()  # the user's own file is as it was
    asked["guests"] = {"name": mended["name"], "mapping": [["Haustier", "title"]]}
    one, other = (server.call("draw", **asked, changes={}, guest=line)["card"] for line in (3, 4))
    assert one != other
    assert server.call("guests", **asked)["columns"][3]["field"] == "title"
    asked["guests"]["mapping"] = [["Haustier", "email"]]
    columns = server.call("guests", **asked)["columns"]
    assert [column["field"] for column in columns[2:]] == ["email 2", "email"]
    asked["guests"]["mapping"] = [["Haustier", "family_name"]]
    columns = server.call("guests", **asked)["columns"]
    assert [column["field"] for column in columns] == ["given_name", "-", "email", "family_name"]


def test_a_list_whose_headings_are_wrong_is_shown_so_that_they_can_be_mended(server, folder):
    (folder / "guests.csv").write_text("Rufzeichen,Food\nAnn Lee,fish\n")
    asked = {"text": PROFILE, "guests": {"name": "guests.csv"}}
    table = server.call("guests", **asked)
    assert table["columns"][0] == {"title": "Rufzeichen", "field": "-"}
    assert table["rows"] == [[2, "Ann Lee", "fish"]]
    message = "guests.csv: line 1: no column 'name': every row needs one"
    assert table["problems"] == [{"field": "", "message": message}]
    asked["guests"]["mapping"] = [["Rufzeichen", "name"]]
    table = server.call("guests", **asked)
    assert "problems" not in table and table["columns"][0]["field"] == "name"


def test_blank_cells_take_from_the_profile_or_stay_blank_as_the_command_does(server, folder):
    (folder / "guests.csv").write_text("name,title,email\nAnn Lee,,a@b.example\nBo Lee,Cook,\n")
    asked = {"text": PROFILE, "guests": {"name": "guests.csv"}, "choices": {}}
    own = server.call("draw", **asked, changes={}, guest=2)["card"]
    (remark,) = server.call("print", **asked)["remarks"]
    assert remark.endswith("from this profile")  # and no option follows
    asked["choices"] = {"blank": "keep"}
    assert server.call("draw", **asked, changes={}, guest=2)["card"] != own
    command = server.call("sheet", **asked)["command"]
    assert "--blank keep" in command
    assert server.call("print", **asked)["remarks"] == []
    from_page = (folder / "cards.pdf").read_bytes()
    assert type_in(folder, command).status == 0
    assert (folder / "cards.pdf").read_bytes() == from_page


def test_a_cell_that_is_mended_keeps_all_others_and_their_lines(tmp_path, monkeypatch):
    monkeypatch.setattr(guest_tables, "MOST_ROWS", 1)  # what is not shown is kept, too
    path = tmp_path / "list.csv"
    path.write_text("name,title\n\nAnn,a\n\n\nBob,b\n")
    base = guest_tables.Profile("Guest")
    path.write_bytes(guest_tables.with_cell(path, base, 6, 1, "c"))
    _, cells, _ = guest_tables.cells_of(path, base, ())
    assert cells == {3: ["Ann", "a"], 6: ["Bob", "c"]}


def test_guests_photographs_are_dropped_with_the_list(server, folder, tmp_path):
    photograph(folder / "here.png")
    rows = "name,portrait\nAnn Lee,ann.png\nBo Lee,here.png\nCy Lee,lacking.png\n"
    name = server.drop("guests", "list.csv", rows.encode())["name"]
    asked = {"text": PROFILE, "guests": {"name": name}, "choices": {"skip_bad": True}}
    assert set(server.call("guests", **asked)["faults"]) == {"2", "4"}
    data = photograph(tmp_path / "ann.png", (700, 900))
    assert server.drop("portrait", "ann.png", data)["name"] == "ann.png"
    table = server.call("guests", **asked)
    assert set(table["faults"]) == {"4"}
    assert str(tmp_path) not in json.dumps(table)
    assert "<image" in json.dumps(server.call("draw", **asked, changes={}, guest=2)["card"])
    assert not (folder / "ann.png").exists()
    sheet = server.call("sheet", **asked)
    server.call("print", **asked)
    assert (folder / "ann.png").read_bytes() == data
    from_page = (folder / "cards.pdf").read_bytes()
    assert type_in(folder, sheet["command"]).status == 0
    assert (folder / "cards.pdf").read_bytes() == from_page


# -- files -----------------------------------------------------------------------------------------


def test_dropped_files_are_written_with_the_profile_and_not_before(server, folder, tmp_path):
    data = photograph(tmp_path / "photo.png")
    name = server.drop("portrait", "photo.png", data)["name"]
    drawn = server.call("draw", text=PROFILE, changes={"portrait": name})
    assert "crop" in drawn["places"] and not (folder / "photo.png").exists()
    server.call("save", text=drawn["text"], seen=server.call("begin")["version"])
    assert (folder / "photo.png").read_bytes() == data
    assert cardgen("card", "--profile", folder / "me.toml", "-o", tmp_path / "c.pdf").status == 0


def test_a_dropped_file_replaces_no_other_of_its_name(server, folder, tmp_path):
    (folder / "photo.png").write_bytes(b"mine")
    dropped = server.drop("portrait", "photo.png", photograph(tmp_path / "photo.png"))
    assert dropped["name"] == "photo-2.png"
    text = server.call("draw", text=PROFILE, changes={"portrait": "photo-2.png"})["text"]
    server.call("save", text=text, seen=server.call("begin")["version"])
    assert (folder / "photo.png").read_bytes() == b"mine"
    assert (folder / "photo-2.png").exists()


@pytest.mark.parametrize("kind", ["portrait", "logo", "guests"])
def test_a_file_that_is_refused_is_not_kept(server, tmp_path, kind):
    assert server.drop(kind, "face.png", b"no picture")["faults"]
    assert list((tmp_path / "kept").rglob("*")) == []


def test_a_file_that_is_refused_as_another_kind_stays_what_it_is(server, tmp_path):
    data = photograph(tmp_path / "face.png")
    name = server.drop("portrait", "face.png", data)["name"]
    assert server.drop("guests", "face.png", data)["faults"]
    assert "crop" in server.call("draw", text=PROFILE, changes={"portrait": name})["places"]


def test_all_that_was_dropped_counts_and_the_same_file_again_does_not(server, folder):
    (folder / "guests.csv").write_text(GUESTS)
    with patch("cardgen.studio.workspace.MOST_DROPPED", 1000):
        for _ in range(5):
            assert "faults" not in server.drop("guests", "list.csv", b"name\n" + b"Ann\n" * 100)
        asked = {"text": PROFILE, "guests": {"name": "guests.csv"}, "line": 2, "column": 0}
        mended = server.call("cell", **asked, value="Bo")
        assert server.call("cell", **asked, value="Bo") == mended
        found = server.call("cell", **asked, value="Cy")["faults"]
    assert "one file too many" in found[0]["message"]


def test_a_photograph_that_is_replaced_under_its_name_is_drawn_and_printed_anew(
    server, folder, tmp_path
):
    photograph(folder / "photo.png")
    text = PROFILE + 'portrait = "photo.png"\n'
    (folder / "me.toml").write_text(text)
    asked = {"text": text, "choices": {}}
    first = server.call("draw", text=text)["card"]["outside"]["svg"]
    assert server.call("print", **asked)["written"]
    before, seen = (folder / "card.pdf").read_bytes(), server.call("begin")["pictures"]
    Image.linear_gradient("L").resize((700, 900)).save(folder / "photo.png")
    assert server.call("begin")["pictures"] != seen
    assert server.call("draw", text=text)["card"]["outside"]["svg"] != first
    assert server.call("print", **asked)["written"]
    assert (folder / "card.pdf").read_bytes() != before


def test_a_change_on_the_disk_is_not_lost(server, folder):
    seen = server.call("begin")["version"]
    (folder / "me.toml").write_text('name = "Somebody Else"\n')
    answer = server.call("save", text=PROFILE + "# mine\n", seen=seen)
    assert answer["changed"] == 'name = "Somebody Else"\n'
    assert (folder / "me.toml").read_text() == 'name = "Somebody Else"\n'
    server.call("save", text=PROFILE + "# mine\n", seen=seen, anyway=True)
    assert (folder / "me.toml").read_text() == PROFILE + "# mine\n"
    assert (folder / "me-2.toml").read_text() == 'name = "Somebody Else"\n'


def test_two_studios_on_one_file_do_not_overwrite_each_other(server, folder, tmp_path):
    (tmp_path / "other").mkdir()
    other = StudioServer(folder / "me.toml", tmp_path / "other")
    try:
        seen = server.call("begin")["version"]
        assert other.call("save", text=PROFILE + "# theirs\n", seen=seen)["version"]
        assert "changed" in server.call("save", text=PROFILE + "# mine\n", seen=seen)
    finally:
        other.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="folders have other rights there")
def test_a_folder_that_cannot_be_written_is_a_fault(server, folder):
    refused = PermissionError(13, "Permission denied")
    with patch("cardgen.output.HiddenFolder.make", side_effect=refused):
        answer = server.call("save", text=PROFILE + "#\n", seen=server.call("begin")["version"])
    assert answer["faults"][0]["message"] == "me.toml: cannot be written: Permission denied"
    assert (folder / "me.toml").read_text() == PROFILE


def test_a_full_disk_leaves_the_old_profile(server, folder):
    full = OSError(28, "No space left on device")
    with patch("cardgen.output.Outputs.write", side_effect=full):
        answer = server.call("save", text=PROFILE + "#\n", seen=server.call("begin")["version"])
    assert "No space left" in answer["faults"][0]["message"]
    assert sorted(path.name for path in folder.iterdir()) == ["me.toml"]
    assert (folder / "me.toml").read_text() == PROFILE


def test_a_job_that_is_stopped_leaves_nothing(server, folder):
    (folder / "guests.csv").write_text(GUESTS)
    began, stopped = threading.Event(), threading.Event()

    def show(self, _, done, total):
        if done == 1:
            began.set()
            stopped.wait(10)
            if self.stopped:
                raise StoppedError

    answers = []

    def print_all():
        guests = {"name": "guests.csv"}
        answers.append(server.call("print", text=PROFILE, choices={}, guests=guests))

    with patch.object(Running, "show", show):
        thread = threading.Thread(target=print_all)
        thread.start()
        assert began.wait(20)
        server.call("stop")
        stopped.set()
        thread.join(20)
    assert answers == [{"stopped": True}]
    assert sorted(path.name for path in folder.iterdir()) == ["guests.csv", "me.toml"]


def test_a_studio_that_is_closed_takes_back_what_it_writes(server, folder):
    (folder / "guests.csv").write_text(GUESTS)
    began, answers = threading.Event(), []

    def show(self, _, done, total):
        if done == 1:
            began.set()
            while not self.stopped:
                time.sleep(0.01)
            raise StoppedError

    asked = {"text": PROFILE, "choices": {}, "guests": {"name": "guests.csv"}}
    with patch.object(Running, "show", show):
        thread = threading.Thread(target=lambda: answers.append(server.call("print", **asked)))
        thread.start()
        assert began.wait(20)
        server.studio.close()
        assert sorted(path.name for path in folder.iterdir()) == ["guests.csv", "me.toml"]
        thread.join(20)
    assert answers == [{"stopped": True}]


# -- strangers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["", "wrong", KEY + "x", "ключ"])
def test_without_the_key_nothing_is_told(server, key):
    body = json.dumps({"do": "begin"})
    answer = server.ask("POST", "/call", body, key=key.encode("utf-8").decode("latin-1"))
    assert answer.status == 403 and b"Ada" not in answer.body
    assert server.ask("POST", "/drop/logo?name=a.svg", b"x", key="no").status == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_foreign_page_is_refused(server, origin):
    assert server.ask("POST", "/call", '{"do": "begin"}', Origin=origin).status == 400


def test_a_foreign_host_is_refused(server):
    assert server.ask("POST", "/call", '{"do": "begin"}', Host="evil.example").status == 400


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{", b"{}", b'{"do": "__init__"}', b'{"do": "call"}', b"[" * 100_000]
)
def test_a_request_that_no_page_makes_is_refused(server, body):
    assert server.ask("POST", "/call", body).status == 400


def test_too_large_a_request_or_file_is_refused(server, tmp_path):
    assert server.ask("POST", "/call", b" " * 2_100_000).status == 413
    with patch("cardgen.studio.server.MOST_OF_A_FILE", 1000):
        assert server.ask("POST", "/drop/logo?name=a.svg", b" " * 2000).status == 413
    assert list((tmp_path / "kept").iterdir()) == []


def test_a_picture_bomb_is_refused(server, tmp_path):
    Image.new("1", (20_000, 10_000)).save(tmp_path / "bomb.png")
    name = server.drop("portrait", "bomb.png", (tmp_path / "bomb.png").read_bytes())["name"]
    found = server.call("draw", text=PROFILE, changes={"portrait": name})
    assert [each["field"] for each in found["faults"]] == ["portrait"]
    assert "too many" in found["faults"][0]["message"]
    assert str(tmp_path) not in json.dumps(found)


@pytest.mark.parametrize(
    "name", ["..", "a/../../b.svg", ".hidden.svg", "a\0.svg", "x" * 300 + ".svg"]
)
def test_a_name_leads_nowhere_else(server, folder, name):
    before = sorted(folder.parent.rglob("*"))
    answer = server.ask("POST", f"/drop/logo?name={name.replace(chr(0), '%00')}", b"no picture")
    assert json.loads(answer.body)["faults"]
    assert [path for path in sorted(folder.parent.rglob("*")) if path.suffix == ".toml"] == [
        path for path in before if path.suffix == ".toml"
    ]


@pytest.mark.parametrize("given", ["../secret.png", "{outside}", "link.png"])
def test_only_files_beside_the_profile_are_read(server, folder, tmp_path, given):
    photograph(tmp_path / "secret.png")
    (folder / "link.png").symlink_to(tmp_path / "secret.png")
    given = given.format(outside=tmp_path / "secret.png")
    found = server.call("draw", text=PROFILE, changes={"portrait": given})
    assert "leads elsewhere" in found["faults"][0]["message"]
    assert "card" not in found


def test_a_list_elsewhere_is_not_read(server, folder, tmp_path):
    (tmp_path / "list.csv").write_text(GUESTS)
    for name in ("../list.csv", str(tmp_path / "list.csv")):
        assert "columns" not in server.call("guests", text=PROFILE, guests={"name": name})


def test_a_guest_s_portrait_elsewhere_is_not_read(server, folder, tmp_path):
    photograph(tmp_path / "secret.png")
    (folder / "list.csv").write_text("name,portrait\nAnn Lee,../secret.png\n")
    found = server.call("guests", text=PROFILE, guests={"name": "list.csv"})
    assert "line 2: " in found["faults"][0]["message"] or found["faults"][0]["field"] == "portrait"
    assert "leads elsewhere" in found["faults"][0]["message"] and "rows" not in found


def test_the_page_is_small_and_asks_for_nothing_elsewhere():
    page = Path(__file__).parents[3] / "cardgen" / "studio" / "page"
    sizes = [path.stat().st_size for path in page.iterdir()]
    assert sum(sizes) < 200_000
    for path in page.glob("*.js"):
        assert "http" not in path.read_text().replace("http://www.w3.org/2000/svg", "")


def test_a_profile_has_its_page_at_the_same_port_each_time_if_that_is_free(tmp_path):
    def port():
        with closing(_listening(tmp_path / "me.toml", 0)) as sock:
            return sock.getsockname()[1], _listening(tmp_path / "me.toml", 0).getsockname()[1]

    (first, while_taken), (again, _) = port(), port()
    assert first == again != while_taken


def test_a_port_that_is_taken_is_one_line(server):
    found = cardgen("studio", "--port", server.port, "--no-browser")
    assert found.status == 2 and "--port" in found.err and len(found.complaints) == 1
