"""Files that appear complete or not at all."""

import errno
import filecmp
import os
import secrets
import shutil
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from cardgen.inputs.faults import InputFault

if sys.platform != "win32":
    import fcntl

LOCK = ".lock"
"""The file in a hidden folder that its run keeps locked."""

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


class HiddenFolder:
    """A folder `place` in `folder` for files that are not complete yet, called ``.XXXXXXXX.part``.

    What runs that were killed left in `folder` is removed: it may hold guests' data. A run that
    lives keeps its folder locked.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.place = folder / f".{secrets.token_hex(4)}.part"
        self._missing = [each for each in (folder, *folder.parents) if not each.exists()]
        self._lock = -1

    def make(self) -> None:
        """Make `folder`, if it is missing, and `place`; raises OSError if that can't be done."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for left in self.folder.glob(".????????.part"):
            if _is_abandoned(left):
                shutil.rmtree(left, ignore_errors=True)
        self.place.mkdir()
        self._lock = os.open(self.place / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":  # on Windows an open file can't be removed
            with suppress(OSError):  # some network disks have no locks
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def remove(self) -> None:
        """Remove `place` and all in it, and `folder` if it was made and stayed empty."""
        if self._lock >= 0:
            os.close(self._lock)
        shutil.rmtree(self.place, ignore_errors=True)
        for made in self._missing:
            with suppress(OSError):  # it is not empty
                made.rmdir()


def _is_abandoned(place: Path) -> bool:
    """Return whether nobody writes into a hidden folder any more; if in doubt, somebody does."""
    lock = place / LOCK
    try:
        if sys.platform == "win32":
            lock.unlink()
            return True
        with lock.open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


class Outputs:
    """The files of one job: all appear if the block ends well, none if it does not.

    Each is first written in a hidden folder beside its place, or beside a folder above it that
    `gather_in` names. Missing folders are made. An `OSError` without a file name in the block (a
    full disk) becomes an `InputFault` that names the file. Files `to_check` are to be read back.
    """

    def __init__(self) -> None:
        self.to_check: list[Path] = []
        self._files: dict[Path, tuple[Path, IO[bytes]]] = {}
        self._hidden: dict[Path, HiddenFolder] = {}
        self._current = Path("output")

    @property
    def paths(self) -> list[Path]:
        """The files' paths, in the order of opening."""
        return list(self._files)

    def gather_in(self, folder: Path) -> None:
        """Write all files in `folder` and below in one hidden folder in it, which is made now."""
        with _named(folder):
            self._hide_in(folder)

    def _hide_in(self, folder: Path) -> None:
        self._hidden[folder] = HiddenFolder(folder)  # a signal may come now
        self._hidden[folder].make()

    def open(self, path: Path, *, check: bool = False) -> IO[bytes]:
        """Return a file for the content of `path`; `to_check` has it if it is to be checked.

        Raises InputFault if the folder or file cannot be written, ValueError if a file for this
        path is open already.
        """
        if path in self._files:
            raise ValueError(f"{path} would be written twice in one job")
        self._current = path
        with _named(path):
            _refuse_folder(path)  # found out now, before other files have appeared
            folder = next((each for each in path.parents if each in self._hidden), path.parent)
            if folder not in self._hidden:
                self._hide_in(folder)
            temporary = self._hidden[folder].place / path.relative_to(folder)
            temporary.parent.mkdir(parents=True, exist_ok=True)
            file = os.fdopen(os.open(temporary, _NEW, 0o666), "wb")
        self._files[path] = temporary, file
        if check:
            self.to_check.append(path)
        return file

    def write(self, path: Path, data: bytes) -> None:
        """Write `data` to appear at `path`."""
        with self.open(path) as file:
            file.write(data)

    def place(self, path: Path) -> Path:
        """Return where to read `path` now: a file of this job, which is then complete, or it."""
        if path not in self._files:
            return path
        self._current = path
        temporary, file = self._files[path]
        file.close()
        return temporary

    def discard(self) -> None:
        """Let none of the files appear."""
        for path in self.paths:
            self.place(path)
        self._files.clear()
        self.to_check.clear()

    def leave_unchanged(self) -> None:
        """Leave the files as they are that have the same content already."""
        for path in self.paths:
            if path.is_file() and filecmp.cmp(self.place(path), path, shallow=False):
                del self._files[path]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        failure = error
        if failure is None:
            try:
                self._finish()
            except BaseException as late:  # a full disk may show only with the last buffer
                failure = late
        for _temporary, file in self._files.values():
            with suppress(OSError):
                file.close()
        for hidden in reversed(self._hidden.values()):
            hidden.remove()
        if isinstance(failure, OSError) and failure.filename is None:
            raise _unwritable(self._current, failure) from None
        if failure is not None and failure is not error:
            raise failure

    def _finish(self) -> None:
        for path in self._files:
            self.place(path)
        with uninterrupted():
            for path in sorted(self._files):  # what is wrong is found before any file has appeared
                with _named(path):
                    path.parent.mkdir(parents=True, exist_ok=True)
                    _refuse_folder(path)
                    if not os.access(path.parent, os.W_OK):
                        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            for path, (temporary, _) in self._files.items():
                with _named(path):
                    temporary.replace(path)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold back Ctrl-C and SIGTERM during the block, for what must not be left half done.

    A pool of processes half started or half ended hangs, and files half moved are a mixture of old
    and new ones. Signals only reach the main thread.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    here = os.getpid()

    def hold(number: int, _: object) -> None:
        if os.getpid() != here:  # a worker started in the block that has not begun yet
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)
        pressed.append(number)

    held = (signal.SIGINT, signal.SIGTERM)
    handlers = [signal.signal(number, hold) for number in held]
    try:
        yield
    finally:
        for number, handler in zip(held, handlers, strict=True):
            signal.signal(number, handler)
    for sent in pressed:
        signal.raise_signal(sent)


def write(path: Path, data: bytes) -> None:
    """Write `data` to `path`, complete or not at all; raises InputFault if it cannot be written."""
    with Outputs() as outputs:
        outputs.write(path, data)


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Turn an error of the system in the block into an `InputFault` that names `path`."""
    try:
        yield
    except OSError as error:
        raise _unwritable(path, error) from None


def _refuse_folder(path: Path) -> None:
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))


def _unwritable(path: Path, error: OSError) -> InputFault:
    why = error.strerror or error
    if isinstance(error, FileExistsError):
        why = f"{error.filename} is a file, not a folder"
    return InputFault.of(path, f"cannot be written: {why}")
