"""`companion serve`: a web server for phones."""

from pathlib import Path
from typing import Annotated

import typer

from companion.cli.options import LANGUAGE, PORT, Address, Lan, Language, New, Port
from companion.cli.records import check_record_named
from companion.usage import Argument, Option, WrongUsageError, command_again


def serve(
    file: Annotated[
        Path | None, Argument("The record of a game; without one, game.txt.", "RECORD")
    ] = None,
    new: New = False,
    folder: Annotated[
        Path | None, Option("Serve every record of a folder: one table each.", "DIR")
    ] = None,
    lan: Lan = False,
    address: Address = None,
    port: Port = PORT,
    language: Language = LANGUAGE,
) -> None:
    """Let everybody play on their own phone.

    A small web server on this computer keeps the record.
    """
    from companion.web.addresses import ServeError
    from companion.web.serve import serve as serve_on
    from companion.web.tables import seats_file

    record = file or Path("game.txt")
    if folder is not None:
        if file is not None or new:
            raise WrongUsageError("--folder: takes neither a record nor --new beside it")
        if not folder.is_dir():
            raise WrongUsageError(f"--folder: there is no folder {folder}")
    elif file is not None:
        stopped_before_game = not file.exists() and seats_file(file).exists()
        new = new or stopped_before_game
        check_record_named(file, new)
    own_port = None if port == PORT else port
    tag = None if language == LANGUAGE else language

    def again(moved: Path | None) -> str:
        """Return the command that goes on, in another file if the record has moved."""
        within = folder if moved is None or moved.parent == folder else None
        words = () if within else (moved or record,)
        options = {"lan": lan, "address": address, "port": own_port, "language": tag}
        return command_again("companion", "serve", *words, folder=within, **options)

    try:
        new = new or not (file or folder or record.exists())
        serve_on(
            record,
            new=new,
            folder=folder,
            lan=lan,
            address=address,
            port=port,
            again=again,
            tag=language,
        )
    except FileExistsError as error:
        raise WrongUsageError(f"{record}: {error.strerror}") from None
    except ServeError as error:
        typer.echo(f"companion serve: {error}", err=True)
        raise typer.Exit(1) from None
