"""The `companion` command."""

from __future__ import annotations

import importlib.metadata

import typer

app = typer.Typer(
    name="companion",
    help="Plays along with the Business Card Games.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def companion(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Print the version and stop."),
) -> None:
    """Plays along with the Business Card Games."""
    if version:
        typer.echo(f"companion {importlib.metadata.version('business-card-games')}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command line; the console script's entry point."""
    app()


if __name__ == "__main__":
    main()
