"""What players hear of their record's file: it can't be written, it moves, it is kept."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from companion.errors import reason_of
from companion.recordfile import RecordChangedError, RecordFile
from companion.words import Message, Words


class KeptRecord:
    """The `file` that a live session writes to.

    `line` returns a line typed at a prompt, `tell` tells lines.
    """

    def __init__(
        self, file: RecordFile, line: Callable[[Words], str], tell: Callable[[Words], None]
    ) -> None:
        self.file, self._line, self._tell = file, line, tell

    def tell_refusal(self, error: OSError, *, may_save: bool = False) -> None:
        """Say why a statement was not written; if this file takes none, offer another file."""
        told = Message("common-not-accepted", reason=reason_of(error))
        changed = isinstance(error, RecordChangedError)
        if may_save and not changed:
            told = Message("terminal-may-save", reason=told)
        self._tell(told)
        if changed:
            self._offer_another()

    def save_as(self, name: str) -> bool:
        """Go on in a new file, the whole game in it; tell whether that was possible.

        Its name begins where the command was started.
        """
        try:
            self.file.continue_in(Path(name))
        except (OSError, ValueError) as error:
            self._tell(f"{name}: {getattr(error, 'strerror', None) or error}")
            return False
        self._tell(Message("terminal-saved", text=name))
        return True

    def tell_end(self, again: Callable[[Path], str]) -> None:
        """Say that the record is kept, and how to go on; `again` returns the command.

        Raises RecordChangedError if it is not as it was left, and nobody wants another file.
        """
        try:
            self.file.check()
        except RecordChangedError as error:
            self._tell(Message("terminal-not-kept", reason=reason_of(error)))
            with suppress(EOFError):
                if self._offer_another():
                    return
            raise
        self._tell(Message("terminal-kept", example=again(self.file.path)))

    def _offer_another(self) -> bool:
        """Ask for the file in which the game goes on; tell whether there is one."""
        while name := self._line(Message("terminal-other-file")):
            if self.save_as(name):
                return True
        return False
