"""`companion audit`: answers against the boards revealed at the end."""

from __future__ import annotations

from typing import Any

import typer

from companion.cli.options import AsJson, File
from companion.cli.records import finish, print_json, replay_file


def audit(file: File, json: AsJson = False) -> None:
    """Check all answers against the boards revealed at the end."""
    found = replay_file(file)
    module = found.game.audit if found.game else None
    result = module.audit(found.referee) if module else None
    if json:
        nothing: dict[str, Any] = {"boards": [], "illegal": []}
        print_json({"audit": module.audit_document(result) if module else nothing} | found.notes())
    else:
        nothing_to_say = ["No board has been revealed: there is nothing to audit."]
        typer.echo("\n".join(module.audit_lines(result) if module else nothing_to_say))
    finish(file, found.cut, found.fault, json)
    if result is not None and not result.clean:
        raise typer.Exit(1)
