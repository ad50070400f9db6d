"""The command print."""

from collections.abc import Sequence
from typing import Annotated

from cardgen.cli.options import PRINT_SHOP, PrintOptions, print_options, usage_error
from cardgen.games import PRINTED
from cardgen.games.contract import Part, PrintedGame
from cardgen.inputs.faults import did_you_mean, quoted
from cardgen.jobs.options import table_of
from cardgen.jobs.prints import (
    PartOption,
    PartOptions,
    PrintJob,
    make_prints,
    make_rulebook,
    printed_files,
)
from cardgen.jobs.writing import SheetsJob
from companion.usage import Argument
from companion.words import language

RULEBOOK = "rulebook"
"""What is printed for all games together."""


@print_options(without="jobs")
def print(  # noqa: A001 - the command is called so
    options: PrintOptions,
    chosen: PartOptions,
    game: Annotated[
        str, Argument("A game, or rulebook: every ruling, as a booklet to fold.", "GAME")
    ],
    parts: Annotated[
        list[str] | None,
        Argument(
            "What to print of it, such as rules or grids; default: all that a table needs.",
            "[PART ...]",
        ),
    ] = None,
) -> None:
    """Print what a game is played with: rules, grids, boards, cards, records.

    Without PART, everything that a table needs.
    """
    given = {
        each.option: each.declared
        for name, each in table_of(PartOptions).items()
        if getattr(chosen, name) != each.default
    }
    if game.lower() == RULEBOOK:
        _print_rulebook(options, [*(parts or []), *given])
        return
    printed = PRINTED[_known(game, [*PRINTED, RULEBOOK], "game")]
    wanted = _chosen_parts(printed, parts or [])
    for option, declared in given.items():
        if isinstance(declared, PartOption):
            understood = [part for part in printed.parts if declared.is_for(part)]
            _check_use(option, wanted, understood, printed)
    for_print_shop = chosen.stock == "single"
    if for_print_shop and (chosen.duplex or chosen.no_duplex or chosen.printer):
        usage_error(
            "--stock single has one side of a card a page: leave out --duplex, --no-duplex and "
            "--printer"
        )
    if chosen.no_duplex and (chosen.duplex or chosen.printer):
        usage_error("--no-duplex prints on one side of the paper: leave out --duplex and --printer")
    options.check_pdfx(chosen.pdfx)
    if chosen.players is not None and chosen.names is not None:
        usage_error("--names says how many play: leave out --players")
    if chosen.site and chosen.join_qr:
        usage_error("--site and --join-qr are for one QR symbol: leave one of them out")
    files = printed_files(wanted)
    name = printed.name if len(files) > 1 else f"{printed.name}{files[0].ending}"
    if chosen.reduced:
        name += "-reduced"
    if for_print_shop:
        name += PRINT_SHOP
    job = PrintJob(game=printed, parts=wanted, **vars(chosen), **options.sheets(name))
    options.finish(make_prints(job))


def _print_rulebook(options: PrintOptions, superfluous: Sequence[str]) -> None:
    if superfluous:
        usage_error(f"the rule book has the rules of all games: leave out {', '.join(superfluous)}")
    options.finish(make_rulebook(SheetsJob(**options.sheets(RULEBOOK))))


def _known(word: str, known: Sequence[str], what: str) -> str:
    """Return a word in small letters; wrong usage if it is not `known`."""
    if word.lower() not in known:
        usage_error(
            f"there is no {what} {quoted(word)}{did_you_mean(word.lower(), known)}: "
            f"{', '.join(known)}"
        )
    return word.lower()


def _chosen_parts(game: PrintedGame, names: Sequence[str]) -> tuple[Part, ...]:
    """Return the parts of these names in the game's order; without names, the usual ones."""
    known = [part.name for part in game.parts]
    wanted = [_known(name, known, f"part of {game.title}") for name in names]
    return tuple(part for part in game.parts if (part.name in wanted if wanted else part.usual))


def _check_use(
    option: str, chosen: Sequence[Part], understood: Sequence[Part], game: PrintedGame
) -> None:
    """Refuse an option if the parts that understand it are not among the chosen ones."""
    if any(part in chosen for part in understood):
        return
    if understood:
        names = language().list_of([part.name for part in understood])
        that = "that" if len(understood) == 1 else "one of these"
        usage_error(f"{option} is for {names}: print {that}, or leave it out")
    usage_error(f"{option} changes nothing of {game.title}: leave it out")
