"""`companion rules`: a list of all rulings."""

import typer

from companion.cli.options import LANGUAGE, AsJson, Language
from companion.cli.records import print_json


def rules(json: AsJson = False, language: Language = LANGUAGE) -> None:
    """List every ruling by number and title."""
    from itertools import groupby

    from companion import words
    from companion.rulebook import rulings

    found = rulings(words.language(language))
    if json:
        print_json(
            {
                "rulings": [
                    {"ruling": each.number, "title": each.title, "section": each.section}
                    for each in found
                ]
            }
        )
        return
    for section, listed in groupby(found, key=lambda each: each.section):
        typer.echo(section)
        for each in listed:
            typer.echo(f"  {each.number:<4} {each.title}")
