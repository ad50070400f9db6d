"""`companion replay`: a game step by step, forward and back."""

from companion.cli.options import LANGUAGE, File, Language
from companion.cli.records import finish, replay_file


def replay(file: File, language: Language = LANGUAGE) -> None:
    """Watch a game again, forward and back: what was said, and what everybody saw.

    Through a pipe all of it is printed, one statement after the other.
    """
    from companion import words
    from companion.terminal.replay import show_again

    found = replay_file(file)
    show_again(found.record, words.language(language), file.parent)
    finish(file, found.cut, found.fault and found.fault.public, False)
