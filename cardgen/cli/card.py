"""The command card."""

from dataclasses import replace
from typing import Annotated

from cardgen.cli.options import PRINT_SHOP, PrintOptions, print_options, usage_error
from cardgen.jobs.cards import CardJob, make_cards, make_places
from cardgen.jobs.options import CardOptions
from companion.usage import Option


@print_options(without="jobs")
def card(
    options: PrintOptions,
    chosen: CardOptions,
    no_duplex: Annotated[bool, Option("Print both sides side by side, to fold and glue.")] = False,
    places: Annotated[
        bool, Option("Print the numbers of the places on the sheet instead, for --start.")
    ] = False,
) -> None:
    """Print your foldable business card, or one for each guest."""
    for_print_shop = chosen.stock == "single"
    options.check_pdfx(chosen.pdfx)
    if for_print_shop and options.paper != "a4":
        usage_error("--paper is for sheets, and a print shop gets a card a page: leave it out")
    if no_duplex and chosen.duplex != "long":
        usage_error("--no-duplex prints on one side of the paper: leave out --duplex")
    if no_duplex:
        chosen = replace(chosen, duplex="none")
    name = "card" + (PRINT_SHOP if for_print_shop else "")
    job = CardJob(**vars(chosen), **options.sheets("places" if places else name))
    if places:
        options.finish(make_places(job))
        return
    with options.progress() as progress:
        written = make_cards(job, progress, options.report)
    options.finish(written)
