"""`companion moves`: what may be played now."""

import typer

from companion.cli.options import LANGUAGE, AsJson, File, Language
from companion.cli.records import finish, print_fault, print_json, replay_file


def moves(file: File, json: AsJson = False, language: Language = LANGUAGE) -> None:
    """List all legal moves of the player whose turn it is."""
    from companion import words
    from companion.errors import Fault, RulingError, UnfinishedError
    from companion.narration import lines_of

    found = replay_file(file)
    fault = found.fault
    if fault is None:
        try:
            document = found.moves_document()
        except RulingError as error:
            line = found.last_line
            if isinstance(error, UnfinishedError):
                line += 1
            fault = Fault(line, error.ruling, str(error))
    if fault is not None:
        if json:
            print_fault(fault)
    elif json:
        print_json(document)
    else:
        assert found.game is not None
        moves = found.game.narration.legal_moves(document)
        typer.echo("\n".join(lines_of(moves, words.language(language), hanging=2)))
    finish(file, found.cut, fault, json)
