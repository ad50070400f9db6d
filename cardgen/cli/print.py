"""The command print."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cardgen.cli.options import (
    PRINT_SHOP,
    Flip,
    JoinQr,
    PlayerNames,
    PrintOptions,
    Site,
    print_options,
    printed_link,
    usage_error,
)
from companion.usage import Argument, Option, known_name

if TYPE_CHECKING:
    from cardgen.games.contract import Part, PrintedGame

RULEBOOK = "rulebook"
"""What is printed for all games together."""

_SETTINGS = {
    "--names": "players",
    "--layout": "layout",
    "--deal": "deal",
    "--profile": "owner",
    "--site or --join-qr": "link",
    "--cell": "cell",
    "--geometry": "geometry",
    "--deck": "deck",
    "--cards": "cards",
    "--reduced": "reduced",
    "--theme": "theme",
}
"""Options that change certain parts only, with the fields of a setting that they fill in."""


@print_options(without="jobs")
def print(
    options: PrintOptions,
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
    players: Annotated[
        int | None,
        Option("Number of players; default: as few as can play.", "N", at_least=1, at_most=100),
    ] = None,
    names: PlayerNames = None,
    layout: Annotated[
        str | None,
        Option("How the grids lie on the table; default: each way.", "NAME", read=known_name),
    ] = None,
    cell: Annotated[float | None, Option("Side of a space; default: the largest.", "MM")] = None,
    geometry: Annotated[
        str | None,
        Option("For a placemat: shape of your cards; default: classic.", "NAME", read=known_name),
    ] = None,
    profile: Annotated[
        Path | None, Option("Profile of the person named in the heads of the pages.", "FILE")
    ] = None,
    site: Site = None,
    join_qr: JoinQr = None,
    deal: Annotated[
        str | None, Option("For a board: any word is a deal, such as k7.", "SEED")
    ] = None,
    deck: Annotated[
        Path | None, Option("TOML file with your own cards; default: the house deck.", "FILE")
    ] = None,
    cards: Annotated[
        Literal["poker", "bridge"] | None, Option("For a mat: size of your cards; default: poker.")
    ] = None,
    reduced: Annotated[bool, Option("Print a mat small, on one sheet.")] = False,
    theme: Annotated[
        str | None,
        Option(
            "For a deck: nocturne, paper (saves ink), bold, swiss, or a TOML file.",
            "NAME",
            read=known_name,
        ),
    ] = None,
    stock: Annotated[
        str | None,
        Option(
            "For a deck: plain, single (for print shops), a product name, or a TOML file.",
            "NAME",
            read=known_name,
        ),
    ] = None,
    duplex: Annotated[
        Flip | None, Option("For a deck: the edge on which your printer flips the sheet.")
    ] = None,
    no_duplex: Annotated[
        bool, Option("Print both sides of a deck side by side, to fold and glue.")
    ] = False,
    printer: Annotated[
        str | None, Option("Correct the back of a deck for this calibrated printer.", "NAME")
    ] = None,
    pdfx: Annotated[bool, Option("Write a deck as PDF/X-4, for print shops.")] = False,
) -> None:
    """Print what a game is played with: rules, grids, boards, cards, records.

    Without PART, everything that a table needs.
    """
    from cardgen.games import PRINTED
    from cardgen.inputs.players import named_players
    from cardgen.jobs.prints import PrintJob, make_prints, printed_files, seats_for

    given = {
        "--names": names,
        "--layout": layout,
        "--deal": deal,
        "--profile": profile,
        "--site or --join-qr": site or join_qr,
        "--cell": cell,
        "--geometry": geometry,
        "--deck": deck,
        "--cards": cards,
        "--reduced": reduced,
        "--theme": theme,
    }
    for_decks = {
        "--stock": stock,
        "--duplex": duplex,
        "--no-duplex": no_duplex,
        "--printer": printer,
        "--pdfx": pdfx,
    }
    if game.lower() == RULEBOOK:
        superfluous = _names_of({"--players": players, **given, **for_decks})
        _print_rulebook(options, [*(parts or []), *superfluous])
        return
    printed = PRINTED[_known(game, [*PRINTED, RULEBOOK], "game")]
    chosen = _chosen_parts(printed, parts or [])
    for name in _names_of(given):
        field = _SETTINGS[name]
        _check_use(name, chosen, [part for part in printed.parts if field in part.options], printed)
    for name in _names_of(for_decks):
        _check_use(name, chosen, [part for part in printed.parts if part.is_deck], printed)
    if stock == "single" and (duplex or no_duplex or printer):
        usage_error(
            "--stock single has one side of a card a page: leave out --duplex, --no-duplex and --printer"
        )
    if no_duplex and (duplex or printer):
        usage_error("--no-duplex prints on one side of the paper: leave out --duplex and --printer")
    if pdfx and options.formats == "svg":
        usage_error("--pdfx is for PDF: leave out --format svg")
    if players is not None and names is not None:
        usage_error("--names says how many play: leave out --players")
    link = printed_link(site, join_qr)
    seated = () if names is None else named_players(names)
    files = printed_files(chosen)
    name = printed.name if len(files) > 1 else f"{printed.name}{files[0].ending}"
    if reduced:
        name += "-reduced"
    if stock == "single":
        name += PRINT_SHOP
    job = PrintJob(
        game=printed,
        parts=chosen,
        seats=seats_for(
            printed, len(seated) or players, layout, "--names" if seated else "--players"
        ),
        players=seated,
        layout=layout or "",
        deal=deal or "k7",
        profile=profile,
        link=link,
        cell=cell,
        geometry=geometry or "classic",
        deck=deck,
        cards=cards or "",
        reduced=reduced,
        theme=theme or "",
        stock=stock or "plain",
        duplex="none" if no_duplex else duplex or "long",
        printer=printer,
        pdfx=pdfx,
        **options.sheets(name),
    )
    options.finish(make_prints(job))


def _print_rulebook(options: PrintOptions, superfluous: Sequence[str]) -> None:
    from cardgen.jobs.rulebook import make_rulebook
    from cardgen.jobs.writing import SheetsJob

    if superfluous:
        usage_error(f"the rule book has the rules of all games: leave out {', '.join(superfluous)}")
    options.finish(make_rulebook(SheetsJob(**options.sheets(RULEBOOK))))


def _names_of(given: Mapping[str, object]) -> list[str]:
    """Return the names of the options that are given."""
    return [name for name, value in given.items() if value is not None and value is not False]


def _known(word: str, known: Sequence[str], what: str) -> str:
    """Return a word in small letters; wrong usage if it is not `known`."""
    from cardgen.inputs.faults import did_you_mean, quoted

    if word.lower() not in known:
        usage_error(
            f"there is no {what} {quoted(word)}{did_you_mean(word.lower(), known)}: {', '.join(known)}"
        )
    return word.lower()


def _chosen_parts(game: PrintedGame, names: Sequence[str]) -> tuple[Part, ...]:
    """Return the parts of these names in the game's order; without any, those that a table needs."""
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
        names = " and ".join(part.name for part in understood)
        usage_error(f"{option} is for {names}: print that, or leave it out")
    usage_error(f"{option} changes nothing of {game.title}: leave it out")
