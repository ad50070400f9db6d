"""Files appear whole or not at all."""

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from cardgen.inputs.faults import InputFault
from cardgen.output import Outputs, write
from tests.support.commandline import files
from tests.support.nightly import tries


def test_files_take_their_places_together_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")
    with Outputs() as outputs:
        outputs.write(tmp_path / "a", b"new")
        outputs.open(tmp_path / "deep" / "er" / "b").write(b"b")
        assert (tmp_path / "a").read_text() == "old"
        assert not (tmp_path / "deep" / "er" / "b").exists()
        assert outputs.paths == [tmp_path / "a", tmp_path / "deep" / "er" / "b"]
    assert files(tmp_path) == {"a": b"new", "deep/er/b": b"b"}


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt, SystemExit, GeneratorExit])
def test_whatever_goes_wrong_the_old_files_stay_and_nothing_else(
    tmp_path: Path, error: type[BaseException]
) -> None:
    (tmp_path / "a").write_text("old")
    with pytest.raises(error), Outputs() as outputs:
        outputs.write(tmp_path / "a", b"new")
        outputs.open(tmp_path / "b").write(b"half of it")
        raise error
    assert files(tmp_path) == {"a": b"old"}


def test_a_fault_in_the_block_is_passed_on_as_it_is(tmp_path: Path) -> None:
    fault = InputFault([])
    with pytest.raises(InputFault) as caught, Outputs() as outputs:
        outputs.open(tmp_path / "a")
        raise fault
    assert caught.value is fault
    assert files(tmp_path) == {}


def test_an_error_of_the_system_becomes_a_fault_that_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(InputFault) as caught, Outputs() as outputs:
        outputs.write(tmp_path / "a", b"")
        outputs.open(tmp_path / "b")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert str(caught.value) == f"{tmp_path / 'b'}: cannot be written: No space left on device"
    assert files(tmp_path) == {}


def test_a_file_that_cannot_be_read_is_not_called_one_that_cannot_be_written(
    tmp_path: Path,
) -> None:
    with pytest.raises(FileNotFoundError, match=r"gone\.png"), Outputs() as outputs:
        outputs.write(tmp_path / "a", b"")
        (tmp_path / "gone.png").read_bytes()
    assert files(tmp_path) == {}


def test_files_below_a_folder_wait_in_it_and_can_be_read_before_they_appear(tmp_path: Path) -> None:
    (tmp_path / "old").write_bytes(b"old")
    with Outputs() as outputs:
        outputs.gather_in(tmp_path)
        outputs.open(tmp_path / "deep" / "a").write(b"a")
        assert outputs.place(tmp_path / "deep" / "a").read_bytes() == b"a"
        assert outputs.place(tmp_path / "old") == tmp_path / "old"
        assert [path.name for path in tmp_path.glob("[!.]*")] == ["old"]
    assert files(tmp_path) == {"deep/a": b"a", "old": b"old"}


def test_files_that_are_discarded_never_appear(tmp_path: Path) -> None:
    with Outputs() as outputs:
        outputs.write(tmp_path / "new" / "a", b"a")
        outputs.discard()
    assert list(tmp_path.iterdir()) == []


def test_files_with_the_same_content_are_left_as_they_are(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).write_bytes(b"old")
    before = (tmp_path / "a").stat()
    with Outputs() as outputs:
        for name, data in (("a", b"old"), ("b", b"new"), ("c", b"new")):
            outputs.write(tmp_path / name, data)
        outputs.leave_unchanged()
        assert [path.name for path in outputs.paths] == ["b", "c"]
    assert (tmp_path / "a").stat() == before
    assert files(tmp_path) == {"a": b"old", "b": b"new", "c": b"new"}


def test_a_place_that_cannot_be_taken_keeps_the_other_files_from_theirs(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    with pytest.raises(InputFault) as caught, Outputs() as outputs:
        outputs.write(tmp_path / "a", b"a")
        outputs.write(tmp_path / "b", b"b")
    assert str(caught.value) == f"{tmp_path / 'b'}: cannot be written: Is a directory"
    assert files(tmp_path) == {}


def test_one_job_never_writes_two_files_to_one_place(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="twice"), Outputs() as outputs:
        outputs.write(tmp_path / "a", b"1")
        outputs.write(tmp_path / "a", b"2")
    assert files(tmp_path) == {}


@pytest.mark.skipif(os.name == "nt", reason="about permissions of POSIX")
@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_files_get_the_permissions_that_other_programs_give(
    tmp_path: Path, mask: int, mode: int
) -> None:
    before = os.umask(mask)
    try:
        write(tmp_path / "a", b"")
        assert os.umask(mask) == mask  # asking for it must not change it
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == mode


@pytest.mark.skipif(os.name == "nt", reason="about signals of POSIX")
def test_what_a_killed_run_left_is_removed_but_not_what_a_living_one_writes(
    tmp_path: Path,
) -> None:
    script = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from cardgen.output import Outputs\n"
        "with Outputs() as outputs:\n"
        "    outputs.write(Path(sys.argv[1]) / 'a.pdf', b'names of guests')\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=False)
    assert [path.read_bytes() for path in tmp_path.glob(".*.part/a.pdf")] == [b"names of guests"]
    with Outputs() as living:
        living.write(tmp_path / "b.pdf", b"b")
        assert not list(tmp_path.glob(".*.part/a.pdf"))
        write(tmp_path / "c.pdf", b"c")
    assert files(tmp_path) == {"b.pdf": b"b", "c.pdf": b"c"}


def test_a_folder_that_was_made_for_nothing_is_removed(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), Outputs() as outputs:
        outputs.open(tmp_path / "new" / "deep" / "a")
        raise RuntimeError
    assert list(tmp_path.iterdir()) == []


COMMANDS = ["card", "card --format svg", "kit", "print deflector grids"]


@pytest.mark.skipif(os.name == "nt", reason="about limits of POSIX")
@pytest.mark.parametrize("command", tries(COMMANDS[1::2], in_a_night=COMMANDS))
def test_a_full_disk_is_one_line(tmp_path: Path, command: str) -> None:
    import resource

    def at_most_four_kilobytes() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    done = subprocess.run(
        [sys.executable, "-B", "-m", "cardgen", *command.split(), "-o", "new/"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=at_most_four_kilobytes,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1 and "cannot be written: File too large" in done.stderr
    assert list(tmp_path.iterdir()) == []
