"""`companion audit`: answers against revealed boards, and what computer players chose."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from companion.cli.options import LANGUAGE, AsJson, File, Language
from companion.cli.records import finish, print_json, replay_file, show_progress

if TYPE_CHECKING:
    from companion.desk.computer_audit import Recomputed


def audit(file: File, json: AsJson = False, language: Language = LANGUAGE) -> None:
    """Check answers against the boards revealed at the end, and what the computer chose."""
    found = replay_file(file)
    module = found.game.audit if found.game else None
    result = module.audit(found.referee) if module else None
    computers = _recomputed(found.record, file.parent)
    if json:
        empty: dict[str, Any] = {"boards": [], "illegal": []}
        document = module.audit_document(result) if module else empty
        document["computers"] = [each.document() for each in computers]
        print_json({"audit": document} | found.notes())
    else:
        from companion import words
        from companion.words import Message

        nothing = [Message("common-nothing-to-audit")]
        boards = module.audit_lines(result) if module else nothing
        told = [line for each in computers for line in each.lines()]
        told = told if told and boards == nothing else [*boards, *told]
        typer.echo("\n".join(map(words.language(language).say, told)))
    finish(file, found.cut, found.fault, json)
    if (result is not None and not result.clean) or not all(each.clean for each in computers):
        raise typer.Exit(1)


def _recomputed(record: bytes, folder: Path) -> list[Recomputed]:
    """Recompute what computer players chose, if there are any."""
    if b"computer" not in record.lower():
        return []
    from companion.desk.computer_audit import recomputed

    *_, found = show_progress(recomputed(record, folder), record.count(b"\n") + 1, "Recomputing")
    return list(found.values())
