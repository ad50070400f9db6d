"""The slip of a commitment: what is on it, what is not, and how it is written."""

import hashlib
import io
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py
import zxingcpp
from PIL import Image

from companion.grid import parse_space
from companion.session import Session
from companion.terminal.screens import Lines
from companion.territory.commitment_form import slip
from companion.territory.dialogue import GameDialogue
from companion.territory.statements import Commit
from companion.textfile import write_whole
from tests.support.live_sessions import NoFile, at_keyboard
from tests.support.scenes import OUT_OF_THE_WAY, flat, record

QUIET = "B2 E2 H2 C6 G6"
FILLER = " ".join(sorted(OUT_OF_THE_WAY[:20], key=parse_space))
BOB = Commit("Bob", hashlib.sha256(b"Bob").hexdigest())


def texts(svg):
    return [
        "".join(found.itertext())
        for found in ElementTree.fromstring(svg).iter()
        if found.tag.endswith("text")
    ]


def test_a_slip_names_player_game_and_commitment():
    found = texts(slip(BOB, "friday.txt", 20))
    assert "Commitment of Bob" in found and "in the game friday.txt" in found
    assert (
        "".join(
            line.replace(" ", "") for line in found if re.fullmatch(r"([0-9a-f]{4} ?){4}", line)
        )
        == BOB.digest
    )


def test_the_halves_say_who_may_see_them():
    found = texts(slip(BOB, "friday.txt", 20))
    assert found.index("FOR THE WHOLE TABLE") < found.index("FOR Bob ALONE, UNTIL THE END")


@pytest.mark.parametrize(("deflectors", "room"), [(20, 5 + 20 + 32), (0, 5 + 32)])
def test_there_is_room_for_the_board_and_its_salt(deflectors, room):
    svg = slip(BOB, "friday.txt", deflectors)
    assert svg.count("<rect ") - 1 == room  # and the paper
    assert ("Deflectors" in texts(svg)) == bool(deflectors)


def test_the_symbol_scans_as_the_line_of_the_record():
    png = resvg_py.svg_to_bytes(svg_string=slip(BOB, "friday.txt", 20), dpi=150)
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(bytes(png))).convert("L"))
    assert found.text == str(BOB)


@pytest.mark.parametrize("name", ["<Bob&\"Co'>", "山田太郎", "B" * 300])
def test_any_name_fits_on_a_slip(name):
    svg = slip(Commit(name, BOB.digest), "a<b>&c.txt", 20)
    assert f"Commitment of {name}" in texts(svg) and "in the game a<b>&c.txt" in texts(svg)
    for size, text in re.findall(r'font-size="([0-9.]+)"[^>]*>(B+|Commitment of B+)<', svg):
        assert 0.5 * float(size) * len(text) < 105


def test_a_file_name_that_is_no_text_is_shown_as_far_as_it_is():
    assert "in the game a\ufffdb\ufffd.txt" in texts(slip(BOB, "a\udcffb\x1b.txt", 20))


def committed(tmp_path, typed):
    """Commit Bob in a live session and go on; return what was said."""
    path, sink = tmp_path / "game.txt", io.StringIO()
    text = record("deflector", ((QUIET,), "hidden", "hidden"))
    path.write_text(text)
    game = Session.from_record(text.encode())
    typed = f"commit Bob\n{QUIET}\n{FILLER}\n{typed}\n"
    GameDialogue(at_keyboard(game), Lines(io.StringIO(typed), sink), NoFile(path)).run()
    return game, sink.getvalue()


def test_a_slip_is_written_in_live_play_and_holds_no_secret(tmp_path):
    file = tmp_path / "for bob.svg"
    game, said = committed(tmp_path, f"slip Bob {file}")
    digest = game.referee.set_up.commitments["Bob"]
    assert file.read_text() == slip(
        Commit("Bob", digest), "game.txt", 20
    )  # so the secret has no part in it
    salt = re.search(r"salt (\w+)", said)[1]
    assert salt not in file.read_text()
    assert f"{file} is written" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["for bob.svg", "game.txt"]
    assert file.stat().st_mode & 0o777 == 0o644


def test_a_slip_never_takes_the_place_of_a_record(tmp_path):
    before = record("deflector", ((QUIET,), "hidden", "hidden"))
    _, said = committed(tmp_path, f"slip Bob {tmp_path / 'game.txt'}")
    assert "a slip is a drawing, such as Bob.svg" in said
    assert (tmp_path / "game.txt").read_text() == before


def test_a_slip_that_cannot_be_written_is_no_fault_of_the_game(tmp_path):
    _, said = committed(tmp_path, f"slip Bob {tmp_path / 'none' / 'bob.svg'}\nBob J5\nnull")
    assert f"{tmp_path / 'none' / 'bob.svg'} can't be written: No such file or directory" in flat(
        said
    )
    assert "mark Bob J5: A\n" in said


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path, monkeypatch):
    file = tmp_path / "bob.svg"
    write_whole(file, b"old")

    def fail(self, target):
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, b"new")
    assert file.read_text() == "old" and [path.name for path in tmp_path.iterdir()] == ["bob.svg"]
