"""The files that come with a package: beside it in a checkout, inside it once installed."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

_T = TypeVar("_T")


class DataError(Exception):
    """A file that comes with the program is missing or damaged; made with the file's name."""

    def __str__(self) -> str:
        return f"its file {self.args[0]} is missing or damaged; install it again"


class DataFolder:
    """The files that come with the package in the folder `package`, named as in the repository."""

    def __init__(self, package: Path) -> None:
        installed = package / "_data"
        self.root = installed if installed.exists() else package.parent

    def path(self, name: str) -> Path:
        """Return the path of the file or folder `name`, such as ``layouts/tables``."""
        return self.root / name

    def names(self, pattern: str) -> list[str]:
        """Return the names of files like ``layouts/cards/*.toml``; DataError if there is none."""
        if files := sorted(self.root.glob(pattern), key=lambda path: path.stem):
            return [path.relative_to(self.root).as_posix() for path in files]
        raise DataError(pattern)

    def read(self, name: str, reader: Callable[[Path], _T]) -> _T:
        """Return what `reader` makes of the file `name`; DataError if it fails, in whatever way."""
        try:
            return reader(self.path(name))
        except Exception as error:
            raise DataError(name) from error


FOLDER = DataFolder(Path(__file__).parent)
data_path, read_data = FOLDER.path, FOLDER.read
