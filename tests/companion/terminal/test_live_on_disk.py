"""The record of a live session on disk: whatever happens, nothing accepted is lost."""

import errno
import io
import os
import stat

import pytest
from typer.testing import CliRunner

from companion.cli.app import app
from companion.errors import RulingError
from companion.recordfile import RecordFile
from companion.session import Session, replay
from companion.terminal.screens import Lines
from tests.support.live_sessions import dialogue_on, play_until_killed
from tests.support.scenes import record

QUIET = "B2 E2 H2 C6 G6"
TWO_HIDDEN = record("deflector", (("B2 E2 H2 C6 G6",), "hidden", "hidden"))


def test_a_session_is_picked_up_wherever_it_was_cut_off(tmp_path):
    typed = "move Ann Bob J5\nanswer Bob J5 deflector\nanswer Cat J5 owned\n"
    typed += "move Bob Cat J1\nanswer Cat J1 null\n"
    whole = f"{TWO_HIDDEN}{typed}".encode()
    path = tmp_path / "game.txt"
    for cut in range(len(TWO_HIDDEN), len(whole) + 1):
        path.write_bytes(whole[:cut])
        with RecordFile(path) as record_file:
            data, rest = record_file.read()
            assert data + rest == whole[:cut] and b"\n" not in rest
            game = Session.from_record(data, record_file.append)
            missing = whole[len(data) :].decode().splitlines()
            for line in missing:
                game.say(line)
        assert path.read_bytes() == whole


def test_every_statement_is_on_disk_before_the_next(tmp_path):
    path = tmp_path / "game.txt"
    with RecordFile(path, new=True) as record_file:
        game = Session.from_record(record_file.read()[0], record_file.append)
        for line in TWO_HIDDEN.splitlines():
            game.say(line)
            assert path.read_text() == game.to_record()


def test_a_record_in_use_is_refused(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(TWO_HIDDEN)
    with RecordFile(path):
        result = CliRunner().invoke(app, ["play", str(path)])
    assert result.exit_code == 1
    assert (
        result.stderr
        == f"{path}: another referee is keeping this record: close the companion that has it open\n"
    )
    with RecordFile(path):
        pass


def test_on_a_full_disk_a_statement_is_not_accepted(tmp_path, monkeypatch):
    path = tmp_path / "game.txt"
    path.write_text(TWO_HIDDEN)
    write = os.write

    def full(file, data):
        if data.endswith(b"J5\n"):
            write(file, data[:3])
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(file, data)

    with RecordFile(path) as record_file:
        sink = io.StringIO()
        screen = Lines(io.StringIO("Bob J5\nBob J6\nnull\n"), sink)
        live = dialogue_on(record_file.read()[0], record_file.append, screen, record_file)
        monkeypatch.setattr(os, "write", full)
        live.run()
    assert "not accepted: No space left on device" in sink.getvalue()
    assert path.read_text() == f"{TWO_HIDDEN}move Ann Bob J6\nanswer Bob J6 null\n"
    assert replay(path.read_bytes()).fault is None


def test_play_begins_and_resumes_records(tmp_path):
    path = tmp_path / "game.txt"
    assert CliRunner().invoke(app, ["play", str(path)]).exit_code == 2
    begun = CliRunner().invoke(app, ["play", str(path), "--new"], input="reflector\nAnn A\n")
    assert begun.exit_code == 0 and path.read_text() == "rules 1\ngame reflector\nplayer Ann A\n"
    for command in ("play", "serve"):
        again = CliRunner().invoke(app, [command, str(path), "--new"])
        told = " ".join(again.stderr.replace("│", "").split())
        assert again.exit_code == 2 and "exists already: leave out --new to go on with it" in told
    resumed = CliRunner().invoke(
        app, ["play", str(path)], input="Bob B\nfull\nhidden\nhidden\nquit\n"
    )
    assert resumed.exit_code == 0 and path.read_text().endswith("board Bob hidden\n")
    path.write_text("game reflector\nplayer Ann\n")
    faulty = CliRunner().invoke(app, ["play", str(path)])
    assert (faulty.exit_code, faulty.stderr) == (
        1,
        f"{path}:2: write: player NAME SYMBOL, such as player Ann X\n",
    )


def test_nothing_is_left_where_no_game_was_begun(tmp_path):
    path = tmp_path / "game.txt"
    for typed in ("", "quit\n"):
        result = CliRunner().invoke(app, ["play", str(path), "--new"], input=typed)
        assert result.exit_code == 0 and "No game was chosen." in result.stdout
        assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="others keep no such modes")
def test_only_its_owner_may_read_a_new_record(tmp_path):
    path, other = tmp_path / "game.txt", tmp_path / "other.txt"
    typed = f"refl\nAnn A\nsave {other}\nbob and ann\n"
    assert CliRunner().invoke(app, ["play", str(path), "--new"], input=typed).exit_code == 0
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    begun = record("reflector", ((QUIET,), (QUIET,)))
    path.write_text(begun)
    path.chmod(0o644)
    CliRunner().invoke(app, ["play", str(path)], input=f"save {other}\n")
    assert stat.S_IMODE(other.stat().st_mode) == 0o600 and other.read_text() == begun
    assert stat.S_IMODE(path.stat().st_mode) == 0o644  # whoever made it decides


@pytest.mark.parametrize("content", [b"\xff\xd8\xff\xe0", b"Dear Ann, see you", b"move Ann"])
@pytest.mark.parametrize("command", ["play", "check"])
def test_a_file_that_is_no_record_is_told_to_be_none_and_not_touched(content, command, tmp_path):
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    result = CliRunner().invoke(app, [command, str(path)], input="reflector\n")
    assert result.exit_code == 1 and "this is no record of a game" in result.output
    assert "cut off" not in result.output and path.read_bytes() == content


@pytest.mark.parametrize(
    "content", [b"rul", b"# ours\ngame ref", b"rules 1\ngame reflector\nplayer An"]
)
def test_a_record_that_was_cut_off_in_its_first_lines_is_still_one(content, tmp_path):
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    result = CliRunner().invoke(app, ["play", str(path)], input="quit\n")
    assert result.exit_code == 0 and "the last line was cut off" in result.output


def test_a_game_may_be_begun_in_an_empty_file(tmp_path):
    path = tmp_path / "game.txt"
    path.touch()
    assert CliRunner().invoke(app, ["play", str(path), "--new"], input="").exit_code == 0
    assert path.read_bytes() == b""  # somebody else's, so it stays
    CliRunner().invoke(app, ["play", str(path), "--new"], input="reflector\n")
    assert path.read_text() == "rules 1\ngame reflector\n"


def test_no_folder_is_created_for_a_record(tmp_path):
    path = tmp_path / "sub" / "deep" / "game.txt"
    result = CliRunner().invoke(app, ["play", str(path), "--new"])
    assert result.exit_code == 2
    assert "there is no folder" in result.stderr and not path.parent.parent.exists()


def test_the_lock_goes_with_the_referee_and_not_before(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(TWO_HIDDEN)
    with RecordFile(path):
        with pytest.raises(RulingError, match="another referee"), RecordFile(path):
            pass
        with pytest.raises(RulingError, match="another referee"), RecordFile(path):
            pass
    assert list(tmp_path.iterdir()) == [path]


def test_a_killed_referee_loses_nothing_accepted(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(TWO_HIDDEN)
    play_until_killed(path, "Bob J5", "Bob: what is on J5")
    assert path.read_text() == f"{TWO_HIDDEN}move Ann Bob J5\n"
    with RecordFile(path) as record_file:
        assert Session.from_record(record_file.read()[0]).question == ("Bob", "J5")
