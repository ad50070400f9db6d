"""Live sessions without a command: a desk, a keyboard and a dialogue on a record."""

from companion.desk import Desk
from companion.desk.keyboard import Keyboard
from companion.terminal.play import open_dialogue


def dialogue_on(record, keep, screen, path, on_disk=None):
    """Return the dialogue of a record; `keep` gets what is accepted, `on_disk` is its file."""
    desk = Desk(record, host_key="host", keep=keep, shorten=on_disk and on_disk.take_back)
    return open_dialogue(Keyboard(desk), screen, path, on_disk)
