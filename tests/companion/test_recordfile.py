"""The record on disk, and all that may happen to a file: nothing accepted is lost."""

import errno
import io
import os
import shutil
import stat
import threading
from pathlib import Path

import pytest

from companion.errors import RulingError
from companion.recordfile import RecordChangedError, RecordFile
from companion.session import Session, replay
from companion.terminal.screens import Lines
from tests.support.live_sessions import dialogue_on
from tests.support.scenes import record

QUIET = "B2 E2 H2 C6 G6"
BEGUN = record("reflector", ((QUIET,), (QUIET,)))
MOVE = "move Ann Bob D1\n"

HARM = {
    "deleted": (lambda path: path.unlink(), "was deleted or renamed"),
    "renamed": (lambda path: path.rename(path.with_name("b.txt")), "was deleted or renamed"),
    "in a folder renamed": (
        lambda path: path.parent.rename(f"{path.parent} b"),
        "was deleted or renamed",
    ),
    "in a folder deleted": (lambda path: shutil.rmtree(path.parent), "was deleted or renamed"),
    "under a file": (
        lambda path: (shutil.rmtree(path.parent), path.parent.touch()),
        "was deleted or renamed",
    ),
    "replaced by its like": (
        lambda path: _replace(path, path.read_bytes()),
        "another file is in the place",
    ),
    "saved by an editor": (
        lambda path: _replace(path, b"nothing\n"),
        "another file is in the place",
    ),
    "emptied": (lambda path: path.write_bytes(b""), "was shortened by somebody else"),
    "shortened": (lambda path: os.truncate(path, 30), "was shortened by somebody else"),
    "robbed of a newline": (
        lambda path: os.truncate(path, len(BEGUN) - 1),
        "was shortened by somebody else",
    ),
    "edited": (
        lambda path: path.write_text(BEGUN.replace("Ann", "Eve")),
        "was edited by somebody else",
    ),
    "added to": (
        lambda path: path.write_text(f"{path.read_text()}#\n"),
        "was added to by somebody else",
    ),
    "made read-only": (lambda path: path.chmod(0o444), "was made read-only"),
}
"""What somebody may do to a record while a referee keeps it, and how that is told."""


def _replace(path, data):
    other = path.with_name("other.tmp")
    other.write_bytes(data)
    other.replace(path)


def _folder_to_file(folder):
    shutil.rmtree(folder)
    folder.touch()


def tree(folder):
    """Return every file in and beside a folder, with its content."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def path(tmp_path):
    folder = tmp_path / "evening"
    folder.mkdir()
    (folder / "game.txt").write_text(BEGUN)
    return folder / "game.txt"


class Typed(io.StringIO):
    """Lines typed one after the other; a function among them is called where it stands."""

    def __init__(self, *script):
        super().__init__()
        self.script = list(script)

    def readline(self):
        while self.script and callable(self.script[0]):
            self.script.pop(0)()
        return f"{self.script.pop(0)}\n" if self.script else ""


def played(path, *script):
    """Play on from a record on disk; return what was said."""
    sink = io.StringIO()
    with RecordFile(path) as kept:
        data, _ = kept.read()
        dialogue_on(data, kept.append, Lines(Typed(*script), sink), kept).run()
    return sink.getvalue()


# -- one referee at a time ------------------------------------------------------------------------


def linked(path, make):
    make(path, path.with_name("other.txt"))
    return path.with_name("other.txt")


@pytest.mark.parametrize(
    "other_name",
    [
        lambda path: path,
        lambda path: linked(path, os.link),
        lambda path: linked(path, os.symlink),
        lambda path: path.rename(path.with_name("renamed.txt")),
        lambda path: path.parent / ".." / path.parent.name / path.name,
    ],
    ids=["same", "hard link", "symbolic link", "renamed", "roundabout"],
)
def test_a_record_is_locked_by_whatever_name(path, other_name):
    with RecordFile(path):
        other = other_name(path)
        with (
            pytest.raises(RulingError, match="another referee is keeping this record"),
            RecordFile(other),
        ):
            pass
    with RecordFile(other):
        pass


def test_nothing_lies_beside_the_record_that_could_be_deleted(path):
    with RecordFile(path) as kept:
        kept.read()
        kept.append(MOVE)
        assert list(path.parent.iterdir()) == [path]
        with pytest.raises(RulingError), RecordFile(path):  # nor has reading let the lock go
            pass


@pytest.mark.parametrize("new", [False, True])
def test_of_many_at_once_exactly_one_gets_a_record(path, new):
    for _ in range(20):
        if new:
            path.unlink()
        start, done, refused = threading.Barrier(4), threading.Barrier(4), []

        def keep(start=start, done=done, refused=refused):
            start.wait()
            try:
                with RecordFile(path, new):
                    done.wait()
            except RulingError:
                refused.append(1)
                done.wait()

        threads = [threading.Thread(target=keep) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(refused) == 3
        path.write_text(BEGUN)


def test_a_file_that_lost_its_name_before_it_was_locked_is_left_alone(path, monkeypatch):
    """Another referee who began no game removes the file just as this one has opened it."""
    real, opened = os.open, []

    def beaten(name, *rest):
        file = real(name, *rest)
        if Path(name) == path and not opened:
            opened.append(file)
            path.unlink()
        return file

    path.write_bytes(b"")
    monkeypatch.setattr(os, "open", beaten)
    with RecordFile(path, new=True) as kept:
        kept.read()
        kept.append("rules 1\n")
        kept.append("game reflector\n")
    assert opened and path.read_text() == "rules 1\ngame reflector\n"


def test_what_is_no_file_keeps_no_record(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path / "pipe", Path("/dev/null")):
        with pytest.raises(RulingError, match="a record is a file"), RecordFile(place):
            pass


# -- foreign changes ------------------------------------------------------------------------------


@pytest.mark.parametrize("harm", HARM)
def test_a_record_that_is_not_as_it_was_left_takes_nothing_more(path, harm):
    do_harm, told = HARM[harm]
    with RecordFile(path) as kept:
        kept.read()
        do_harm(path)
        found = tree(path.parent.parent)
        for _ in range(2):
            with pytest.raises(RecordChangedError, match=told):
                kept.append(MOVE)
        assert tree(path.parent.parent) == found


@pytest.mark.parametrize("harm", HARM)
def test_the_game_goes_on_in_another_file(path, tmp_path, harm):
    do_harm, told = HARM[harm]
    found, other = {}, tmp_path / "new.txt"

    def now():
        do_harm(path)
        found.update(tree(tmp_path))

    said = played(path, "D1", "F1", now, "C1", str(other), "C1", "G1")
    assert said.count("not accepted: ") == 1
    assert told in next(line for line in said.splitlines() if line.startswith("not accepted: "))
    assert f"\nThe whole game is in {other} and goes on there.\n" in said
    moves = f"{MOVE}move Bob Ann F1\nmove Ann Bob C1\nmove Bob Ann G1\n"
    assert tree(tmp_path) == {**found, other: f"{BEGUN}{moves}".encode()}


def test_a_record_put_back_in_its_place_goes_on(path):
    aside = path.with_name("aside.txt")
    said = played(path, lambda: path.rename(aside), "D1", "", lambda: aside.rename(path), "D1")
    assert "was deleted or renamed" in said and said.endswith(f"To go on: companion play {path}\n")
    assert path.read_text() == f"{BEGUN}{MOVE}"


def test_a_name_that_won_t_do_is_asked_for_again(path, tmp_path):
    (taken := tmp_path / "taken.txt").write_text("somebody's\n")
    names = [
        str(taken),
        str(tmp_path),
        str(tmp_path / "none" / "a.txt"),
        "n" * 300,
        "a\0b",
        str(path),
    ]
    good = str(tmp_path / "good.txt")
    said = played(path, lambda: path.write_text("mine\n"), "D1", *names, good, "D1")
    assert [
        line.rsplit(": ")[1] for line in said.splitlines() if line.startswith(tuple(names))
    ] == [
        "File exists",
        "File exists",
        "No such file or directory",
        "File name too long",
        "embedded null byte",
        "File exists",
    ]
    assert Path(good).read_text() == f"{BEGUN}{MOVE}"
    assert taken.read_text() == "somebody's\n" and path.read_text() == "mine\n"


def test_the_new_file_is_locked_and_the_old_one_let_go(path, tmp_path):
    with RecordFile(path) as kept:
        kept.read()
        kept.continue_in(tmp_path / "new.txt")
        with pytest.raises(RulingError), RecordFile(tmp_path / "new.txt"):
            pass
        with RecordFile(path):
            pass


def test_the_game_may_be_saved_elsewhere_at_any_time(path, tmp_path):
    said = played(path, "D1", f"save {tmp_path / 'a b.txt'}", "F1", "save")
    assert "The whole game is in" in said and "There is no need" in said
    assert path.read_text() == f"{BEGUN}{MOVE}"
    assert (tmp_path / "a b.txt").read_text() == f"{BEGUN}{MOVE}move Bob Ann F1\n"


@pytest.mark.parametrize("harm", HARM)
def test_nobody_leaves_believing_that_a_lost_record_is_kept(path, harm):
    do_harm, told = HARM[harm]
    with pytest.raises(RecordChangedError, match=told):
        played(path, lambda: do_harm(path))


def test_whoever_quits_is_offered_another_file(path, tmp_path):
    said = played(path, "D1", path.unlink, "quit", str(tmp_path / "new.txt"))
    assert "the record is not kept: " in said and "The record is kept" not in said
    assert (tmp_path / "new.txt").read_text() == f"{BEGUN}{MOVE}"


def test_a_set_up_goes_on_in_another_file_where_nobody_was_asked(path, tmp_path):
    """The only layout of Reflector is written without a question."""
    head = "rules 1\ngame reflector\nplayer Ann A\n"
    path.write_text(head)
    sink, other = io.StringIO(), tmp_path / "new.txt"
    with RecordFile(path) as kept:
        seen = []

        def keep(line):
            if line.startswith("layout") and not seen:
                seen.append(path.unlink())
            kept.append(line)

        script = Typed("Bob B", "full", str(other), "", "full", "hidden", "hidden")
        dialogue_on(kept.read()[0], keep, Lines(script, sink), kept).run()
    boards = "board Ann hidden\nboard Bob hidden\n"
    assert other.read_text() == f"{head}player Bob B\nlayout reflector-2\n{boards}"


# -- a last line without its newline -------------------------------------------------------------


@pytest.mark.parametrize(
    "rest",
    [
        b"move Ann Bo",
        MOVE.encode().rstrip(),  # complete and legal, but never accepted
        b"#1",
        b"\xff\xfe",
        b"# caf\xc3",
        bytes(7),
    ],
)
def test_what_was_never_accepted_is_dropped(path, rest):
    path.write_bytes(BEGUN.encode() + rest)
    with RecordFile(path) as kept:
        assert kept.read() == (BEGUN.encode(), rest)
        assert path.read_bytes() == BEGUN.encode() + rest  # until something is appended
        kept.append(MOVE)
    assert path.read_text() == f"{BEGUN}{MOVE}"


@pytest.mark.parametrize("rest", ["# sunny", "#", "  # sunny", " \t", "\r", "# caf\u00e9"])
def test_a_comment_is_kept_and_gets_its_newline(path, rest):
    path.write_bytes(f"{BEGUN}{rest}".encode())
    with RecordFile(path) as kept:
        data, cut = kept.read()
        assert (data, cut) == (f"{BEGUN}{rest}\n".encode(), b"")
        game = Session.from_record(data, kept.append)
        game.say(MOVE.rstrip())
        assert game.referee.log[-1].line == BEGUN.count("\n") + 2
    assert path.read_bytes() == f"{BEGUN}{rest}\n{MOVE}".encode()
    assert replay(path.read_bytes()).fault is None


def test_a_byte_order_mark_says_nothing_at_the_beginning_only(path):
    path.write_bytes(b"\xef\xbb\xbf")
    with RecordFile(path) as kept:
        assert kept.read() == (b"\xef\xbb\xbf\n", b"")
    path.write_bytes(BEGUN.encode() + b"\xef\xbb\xbf")
    with RecordFile(path) as kept:
        assert kept.read() == (BEGUN.encode(), b"\xef\xbb\xbf")


def test_a_repaired_record_is_saved_repaired(path, tmp_path):
    for rest, kept_part in (("# sunny", "# sunny\n"), ("move An", "")):
        path.write_text(f"{BEGUN}{rest}")
        other = tmp_path / f"{rest}.txt"
        played(path, f"save {other}", "D1")
        assert path.read_text() == f"{BEGUN}{rest}"
        assert other.read_text() == f"{BEGUN}{kept_part}{MOVE}"


# -- faults of the system ------------------------------------------------------------------------


FAULTS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EDQUOT, errno.ENOENT)


def failing(monkeypatch, name, code, part=0):
    """Let a function of `os` fail from now on; `os.write` writes the first `part` bytes before."""
    real, parts = getattr(os, name), [part] if part else []

    def fail(file, *rest):
        if parts:
            return real(file, rest[0][: parts.pop()])
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, name, fail)


@pytest.mark.parametrize("code", FAULTS, ids=errno.errorcode.get)
@pytest.mark.parametrize(
    ("name", "part"), [("write", 0), ("write", 5), ("write", 15), ("fsync", 0)]
)
def test_what_is_not_on_disk_is_not_accepted(path, monkeypatch, code, name, part):
    sink = io.StringIO()
    with RecordFile(path) as kept:
        data, _ = kept.read()
        script = Typed(
            lambda: failing(monkeypatch, name, code, part), "D1", monkeypatch.undo, "E1", "F1"
        )
        dialogue_on(data, kept.append, Lines(script, sink), kept).run()
    told = f"not accepted: {os.strerror(code)} ('save FILE' goes on in another file)\n"
    assert told in sink.getvalue()
    assert path.read_text() == f"{BEGUN}move Ann Bob E1\nmove Bob Ann F1\n"


def test_a_rest_that_can_t_be_taken_back_is_noticed(path, monkeypatch, tmp_path):
    other = tmp_path / "new.txt"
    with RecordFile(path) as kept:
        data, _ = kept.read()
        sink = io.StringIO()

        def break_disk():
            failing(monkeypatch, "write", errno.EIO, 4)
            failing(monkeypatch, "ftruncate", errno.EIO)

        script = Typed(break_disk, "D1", monkeypatch.undo, "D1", str(other), "D1")
        dialogue_on(data, kept.append, Lines(script, sink), kept).run()
    assert path.read_text() == f"{BEGUN}move"  # dropped when it is opened again
    assert other.read_text() == f"{BEGUN}{MOVE}"


@pytest.mark.parametrize("name", ["write", "fsync"])
def test_a_game_that_can_t_be_saved_elsewhere_stays_where_it_is(path, tmp_path, monkeypatch, name):
    other = tmp_path / "new.txt"
    with RecordFile(path) as kept:
        kept.read()
        failing(monkeypatch, name, errno.ENOSPC)
        with pytest.raises(OSError, match="No space left"):
            kept.continue_in(other)
        monkeypatch.undo()
        assert not other.exists()
        kept.append(MOVE)
    assert path.read_text() == f"{BEGUN}{MOVE}"


@pytest.mark.parametrize("name", ["open", "fsync", "write"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_game_that_could_not_begin_leaves_no_file(tmp_path, monkeypatch, name, code):
    failing(monkeypatch, name, code)
    path = tmp_path / "game.txt"
    with pytest.raises(OSError, match=os.strerror(code)), RecordFile(path, new=True) as kept:
        kept.read()
        kept.append("rules 1\n")
    monkeypatch.undo()
    assert not path.exists()


def test_a_file_that_names_no_game_is_not_left(tmp_path):
    path = tmp_path / "game.txt"
    with RecordFile(path, new=True) as kept:
        kept.read()
        kept.append("rules 1\n")
    assert not path.exists()
    path.symlink_to(tmp_path / "target.txt")
    with RecordFile(path, new=True):
        assert (tmp_path / "target.txt").exists()
    assert path.is_symlink() and not path.exists()  # the link is somebody else's


def test_another_file_in_the_place_of_one_that_was_created_stays(tmp_path):
    path = tmp_path / "game.txt"
    with RecordFile(path, new=True) as kept:
        kept.read()
        _replace(path, b"")
    assert path.exists()


def test_a_file_system_that_can_t_lock_keeps_no_record(path, monkeypatch):
    fcntl = pytest.importorskip("fcntl")

    def unlockable(file, how):
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", unlockable)
    with pytest.raises(OSError, match="No locks available"), RecordFile(path):
        pass
    missing = path.with_name("new.txt")
    with pytest.raises(OSError, match="No locks available"), RecordFile(missing, new=True):
        pass
    assert not missing.exists()


def test_a_folder_that_can_t_be_synced_is_no_hindrance(path, monkeypatch):
    real = os.fsync

    def no_folders(file):
        if stat.S_ISDIR(os.fstat(file).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        real(file)

    monkeypatch.setattr(os, "fsync", no_folders)
    with RecordFile(path) as kept:
        kept.read()
        kept.append(MOVE)
    assert path.read_text() == f"{BEGUN}{MOVE}"


def test_file_and_folder_are_synced_before_anything_is_accepted(tmp_path, monkeypatch):
    path, synced, real = tmp_path / "game.txt", [], os.fsync

    def noted(file):
        synced.append((stat.S_ISDIR(os.fstat(file).st_mode), os.fstat(file).st_size))
        real(file)

    monkeypatch.setattr(os, "fsync", noted)
    with RecordFile(path, new=True) as kept:
        kept.read()
        assert [folder for folder, _ in synced] == [True]
        kept.append("rules 1\n")
        assert synced[-1] == (False, 8)
        kept.append("game rotator\n")
        assert synced[-1] == (False, 21)
    assert len(synced) == 3


@pytest.mark.parametrize("moment", ["write", "fsync"])
def test_a_statement_interrupted_is_not_accepted(path, monkeypatch, moment):
    real = getattr(os, moment)

    def interrupted(file, *rest):
        real(file, *rest)
        raise KeyboardInterrupt

    with RecordFile(path) as kept:
        game = Session.from_record(kept.read()[0], kept.append)
        monkeypatch.setattr(os, moment, interrupted)
        with pytest.raises(KeyboardInterrupt):
            game.say(MOVE.rstrip())
        monkeypatch.undo()
        assert path.read_text() == BEGUN == game.to_record()
        game.say("move Ann Bob E1")
    assert path.read_text() == f"{BEGUN}move Ann Bob E1\n"
