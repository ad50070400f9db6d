"""The command attack-defend."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cardgen.cli.options import (
    PRINT_SHOP,
    Flip,
    PrintOptions,
    print_options,
    usage_error,
)
from companion.usage import Argument, Option, known_name

Part = Literal["deck", "rules", "aids", "track", "record"]


@print_options(without="jobs")
def attack_defend(
    options: PrintOptions,
    part: Annotated[Part, Argument("What to print: deck, rules, aids, track, or record.")],
    deck: Annotated[
        Path | None, Option("TOML file with your own cards; default: the house deck.", "FILE")
    ] = None,
    stock: Annotated[
        str | None,
        Option(
            "For the deck: plain, single (for print shops), a product name, or a TOML file.",
            "NAME",
            read=known_name,
        ),
    ] = None,
    theme: Annotated[
        str | None,
        Option(
            "For the deck: nocturne, paper (saves ink), bold, swiss, or a TOML file.", "NAME", read=known_name
        ),
    ] = None,
    duplex: Annotated[Flip | None, Option("The edge on which your printer flips the sheet.")] = None,
    no_duplex: Annotated[bool, Option("Print both sides side by side, to fold and glue.")] = False,
    printer: Annotated[str | None, Option("Correct the back for this calibrated printer.", "NAME")] = None,
    pdfx: Annotated[bool, Option("Write PDF/X-4, for print shops.")] = False,
) -> None:
    """Print Attack/Defend: a deck of cards, rules, aid cards, a score track, or record sheets."""
    from cardgen.jobs.attack_defend import AttackDefendJob, make_attack_defend  # noqa: PLC0415

    for_deck = {
        "--stock": stock,
        "--theme": theme,
        "--duplex": duplex,
        "--no-duplex": no_duplex,
        "--printer": printer,
        "--pdfx": pdfx,
    }
    given = [name for name, value in for_deck.items() if value]
    if part != "deck" and given:
        usage_error(f"{', '.join(given)}: only for the deck, leave it out")
    if stock == "single" and (duplex or no_duplex or printer):
        usage_error(
            "--stock single has one side of a card a page: leave out --duplex, --no-duplex and --printer"
        )
    if no_duplex and (duplex or printer):
        usage_error("--no-duplex prints on one side of the paper: leave out --duplex and --printer")
    if pdfx and options.formats == "svg":
        usage_error("--pdfx is for PDF: leave out --format svg")
    job = AttackDefendJob(
        part=part,
        deck=deck,
        stock=stock or "plain",
        theme=theme or "nocturne",
        duplex="none" if no_duplex else duplex or "long",
        printer=printer,
        pdfx=pdfx,
        **options.sheets(f"attack-defend-{part}" + PRINT_SHOP * (stock == "single")),
    )
    options.finish(make_attack_defend(job))
