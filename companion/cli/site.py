"""`companion site`: a web site that needs no server."""

from pathlib import Path
from typing import Annotated

import typer

from companion.usage import Argument, Option, WrongUsageError


def site(
    folder: Annotated[Path, Argument("Where the files go.", "FOLDER")],
    runtime: Annotated[
        Path | None, Option("Python for browsers, instead of fetching it.", "FOLDER")
    ] = None,
    preview: Annotated[bool, Option("Then serve it on this computer.")] = False,
    port: Annotated[int, Option("For --preview.", at_least=0, at_most=65535)] = 8318,
) -> None:
    """Make a web site for playing all games on one phone.

    It works offline, too.
    """
    if folder.exists() and not folder.is_dir():
        raise WrongUsageError(f"FOLDER: {folder} is a file, not a folder")
    from companion.web.runtime import NoRuntimeError
    from companion.web.site import preview as serve_preview
    from companion.web.site import site_files, write_site

    try:
        files = site_files(runtime)
    except NoRuntimeError as error:
        typer.echo(f"companion site: {error}", err=True)
        raise typer.Exit(1) from None
    try:
        write_site(folder, files)
        megabytes = sum(map(len, files.values())) / 1e6
        typer.echo(
            f"{folder}: {len(files)} files, {megabytes:.1f} MB; "
            "put them on any web server with https"
        )
        if preview:
            serve_preview(folder, port, typer.echo)
    except OSError as error:
        typer.echo(
            f"companion site: {error.filename or f'port {port}'}: {error.strerror or error}",
            err=True,
        )
        raise typer.Exit(1) from None
