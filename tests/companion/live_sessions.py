"""Live sessions without a command: a desk, a keyboard and a dialogue on a record."""

from companion.desk import Desk
from companion.desk.keyboard import Keyboard
from companion.terminal.play import open_dialogue


def dialogue_on(record, keep, screen, path, on_disk=None):
    """Return the dialogue of a record; `keep` gets what is accepted, and `on_disk` is its file, if any."""
    return open_dialogue(Keyboard(Desk(record, host_key="host", keep=keep)), screen, path, on_disk)
