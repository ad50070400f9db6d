"""The `cardgen` command: options in, one clear line out for whatever is wrong.

Everything heavy is imported where it is used, so that ``--help`` is there at once.
"""

from __future__ import annotations

import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

import typer

from cardgen.cli.options import (
    OUTPUT,
    Flip,
    Fonts,
    Formats,
    Jobs,
    Output,
    Paper,
    Preview,
    ProfileFile,
    Quiet,
    Text,
    check_preview,
    finish,
    named,
    progress_bar,
    usage_error,
    written_pages,
)

_ENDED = {130: "interrupted: no unfinished file was left", 143: "ended: no unfinished file was left"}
"""Exit status after Ctrl-C and after an order to end (SIGTERM), as shells have them, and what is said."""

app = typer.Typer(
    name="cardgen",
    help="Prints business cards that unfold into a game board.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


TextsFile = Annotated[
    Path | None,
    typer.Option(
        "--texts", metavar="FILE", help="Texts for the back of the card, a TOML file; default: the house's."
    ),
]
ConnectorSeed = Annotated[
    int | None,
    typer.Option(
        "--seed", min=1, metavar="N", help="Another number lays texts of your own out anew; default: 1."
    ),
]
_SEED_WITHOUT_TEXTS = "--seed is about the layout of texts of your own: give them with --texts"
Sides = Literal["front", "both", "none"]
Level = Literal["easy", "medium", "hard", "expert", "mixed"]
PerPage = Literal["1", "2", "4", "6"]
Title = Literal["rotator", "reflector", "deflector", "defector"]
Aided = Literal["rotator", "reflector", "deflector", "defector", "all"]

_PER_PAGE: dict[PerPage, Literal[1, 2, 4, 6]] = {"1": 1, "2": 2, "4": 4, "6": 6}


@app.callback(invoke_without_command=True)
def cardgen(
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """Prints business cards that unfold into a game board."""
    if version:
        from importlib.metadata import version as installed  # noqa: PLC0415

        typer.echo(f"cardgen {installed('business-card-games')}")
        raise typer.Exit


@app.command()
def init(
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help="File to write.")] = Path(
        "profile.toml"
    ),
    force: Annotated[bool, typer.Option("--force", help="Replace an existing file.")] = False,
    quiet: Quiet = False,
) -> None:
    """Write a commented example profile to fill in."""
    from cardgen.inputs.profile import EXAMPLE_PROFILE  # noqa: PLC0415

    _write_example(output, EXAMPLE_PROFILE, force, quiet, f"cardgen card --profile {output}")


@app.command()
def card(
    profile: ProfileFile = None,
    csv: Annotated[
        Path | None,
        typer.Option("--csv", metavar="FILE", help="A card for each row, over the profile, if there is one."),
    ] = None,
    geometry: Annotated[
        str, typer.Option(metavar="NAME", help="classic, us, strip, strip-90, or a TOML file.")
    ] = "classic",
    stock: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="plain; single (press-ready, one card a page); a perforated stock's name; or a TOML file.",
        ),
    ] = "plain",
    paper: Paper = "a4",
    bleed: Annotated[bool, typer.Option(help="Art over the cut; without it cards share their edges.")] = True,
    gutter: Annotated[float, typer.Option(metavar="MM", help="Room between cards on plain paper.")] = 0,
    duplex: Annotated[Flip, typer.Option(help="The edge on which the sheet is flipped.")] = "long",
    no_duplex: Annotated[
        bool, typer.Option("--no-duplex", help="Both sides next to each other, to fold and glue.")
    ] = False,
    copies: Annotated[
        str | None,
        typer.Option(metavar="N", help="Copies of each card, or fill; default: fill, 1 with --csv."),
    ] = None,
    start: Annotated[int, typer.Option(min=1, metavar="N", help="First free place of a used sheet.")] = 1,
    skip: Annotated[str, typer.Option(metavar="N,N", help="Places of the first sheet to leave out.")] = "",
    only: Annotated[str, typer.Option(metavar="N,N", help="Print these records of the CSV file only.")] = "",
    skip_bad: Annotated[bool, typer.Option("--skip-bad", help="Leave out rows that are at fault.")] = False,
    printer: Annotated[
        str | None, typer.Option(metavar="NAME", help="Correct the backs for a printer that was calibrated.")
    ] = None,
    marks: Annotated[
        Literal["front", "both", "none"], typer.Option(help="Sides with crop and fold marks.")
    ] = "front",
    fold_lines: Annotated[
        bool, typer.Option("--fold-lines", help="Also draw fold and cut lines on the card itself.")
    ] = False,
    color: Annotated[
        Literal["rgb", "cmyk"] | None,
        typer.Option(help="Default: rgb; cmyk for single and PDF/X."),
    ] = None,
    pdfx: Annotated[bool, typer.Option("--pdfx", help="Write PDF/X-4.")] = False,
    texts: TextsFile = None,
    seed: ConnectorSeed = None,
    formats: Formats = "pdf",
    svg_text: Text = "outlines",
    font: Fonts = [],  # noqa: B006  (typer reads the default, it never changes)
    preview: Preview = False,
    jobs: Jobs = None,
    output: Output = None,
    quiet: Quiet = False,
) -> None:
    """Print the foldable card: one, a sheet of them, or a personal one for each row of a CSV file."""
    from cardgen.connector.layout.result import SEED  # noqa: PLC0415
    from cardgen.jobs.cards import CardJob, make_cards  # noqa: PLC0415

    check_preview(preview, formats)
    if color == "rgb" and pdfx:
        usage_error("--pdfx wants CMYK: leave out --color rgb")
    if pdfx and formats == "svg":
        usage_error("--pdfx is about PDF: leave out --format svg")
    about_sheets = [
        option
        for option, given in (
            ("--start", start != 1),
            ("--skip", skip),
            ("--copies", copies),
            ("--printer", printer),
            ("--no-duplex", no_duplex),
            ("--duplex", duplex != "long"),
            ("--gutter", gutter),
            ("--no-bleed", not bleed),
            ("--paper", paper != "a4"),
        )
        if given
    ]
    if stock == "single" and about_sheets:
        usage_error(
            f"{', '.join(about_sheets)}: --stock single has one card a page and no sheets, leave it out"
        )
    if no_duplex and (duplex != "long" or printer):
        option = "--printer" if printer else "--duplex"
        usage_error(f"{option}: --no-duplex prints on one side of the paper, leave one of them out")
    if only and csv is None:
        usage_error("--only names records of a CSV file: give it with --csv")
    if skip_bad and csv is None:
        usage_error("--skip-bad is about the rows of a CSV file: give it with --csv")
    if seed is not None and texts is None:
        usage_error(_SEED_WITHOUT_TEXTS)
    name = named(output, "card", formats)
    job = CardJob(
        name,
        profile,
        csv,
        geometry,
        stock,
        paper,
        bleed,
        gutter,
        "none" if no_duplex else duplex,
        _copies(copies),
        start,
        _numbers("--skip", skip),
        _numbers("--only", only),
        skip_bad,
        printer,
        marks,
        fold_lines,
        color,
        pdfx,
        formats,
        svg_text == "live",
        tuple(font),
        jobs,
        texts,
        SEED if seed is None else seed,
    )
    with progress_bar(quiet) as progress:
        written = make_cards(job, progress)
    finish(written, preview, quiet, workers=jobs)


@app.command()
def grids(
    game: Annotated[Title, typer.Option(help="The game that is to be played.")] = "deflector",
    players: Annotated[
        int | None, typer.Option(min=1, max=100, metavar="N", help="Players; default: the game's fewest.")
    ] = None,
    cell: Annotated[
        float | None,
        typer.Option(metavar="MM", help="Side of a space, 5 to 15; default: by game."),
    ] = None,
    paper: Paper = "a4",
    formats: Formats = "pdf",
    svg_text: Text = "outlines",
    preview: Preview = False,
    output: Output = None,
    quiet: Quiet = False,
) -> None:
    """Print private and public grids for any of the games."""
    from cardgen.drawing.fonts import FontBook  # noqa: PLC0415
    from cardgen.inputs.faults import Fault, InputFault  # noqa: PLC0415
    from cardgen.jobs.cards import Writing  # noqa: PLC0415
    from cardgen.press.stock import paper_size  # noqa: PLC0415
    from cardgen.printables.grids import GridSheetError, grid_sheets  # noqa: PLC0415

    check_preview(preview, formats)
    book = FontBook()
    try:
        pages = grid_sheets(game, book, paper_size(paper), cell, players)
    except GridSheetError as error:
        raise InputFault([Fault("cardgen grids", None, str(error))]) from None
    writing = Writing(
        named(output, f"grids-{game}", formats),
        f"Grids for {game.title()}",
        formats,
        live_text=svg_text == "live",
    )
    finish(written_pages(pages, writing, f"print on one side, at 100 %, on {paper}"), preview, quiet)


@app.command()
def puzzles(
    count: Annotated[
        int | None, typer.Option(min=1, max=10_000, metavar="N", help="Puzzles to draw; default: 4.")
    ] = None,
    level: Annotated[Level | None, typer.Option(help="Default: mixed.")] = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="The same seed draws the same puzzles; default: a new one."),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=1, metavar="N", help="Then print what was found until then; default: 600."),
    ] = None,
    identity: Annotated[
        list[str],
        typer.Option("--id", metavar="ID", help="Print this board, by the seven letters below its code."),
    ] = [],  # noqa: B006
    per_page: Annotated[
        PerPage | None, typer.Option(help="Default: 2; 1 in a booklet, 6 at the card's size.")
    ] = None,
    card_size: Annotated[
        bool, typer.Option("--card-size", help="Spaces as large as the card's own, 4.5 mm.")
    ] = False,
    solutions: Annotated[
        Literal["end", "separate", "none"],
        typer.Option(help="On last pages, in a file of their own, or none."),
    ] = "end",
    rules: Annotated[bool, typer.Option(help="A page of rules before the puzzles.")] = True,
    booklet: Annotated[
        bool,
        typer.Option("--booklet", help="Two pages a side in the order of a booklet, to fold and staple."),
    ] = False,
    paper: Paper = "a4",
    formats: Formats = "pdf",
    svg_text: Text = "outlines",
    font: Fonts = [],  # noqa: B006
    preview: Preview = False,
    jobs: Jobs = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Solve on a Dask cluster, such as tcp://HOST:8786.")
    ] = None,
    output: Output = None,
    quiet: Quiet = False,
) -> None:
    """Print Rotator puzzles, each proven and graded, with rules and solutions."""
    from cardgen.inputs.geometry import load_geometry  # noqa: PLC0415
    from cardgen.jobs.puzzles import (  # noqa: PLC0415
        Drawing,
        Hands,
        PuzzleJob,
        arranged,
        check,
        drawn,
        identified,
        make_puzzles,
        shortfall,
    )
    from companion.rotator.grade import Level as Grading  # noqa: PLC0415

    check_preview(preview, formats)
    if identity and (count is not None or level or seed is not None or seconds is not None):
        usage_error("--id says which boards: leave out --count, --level, --seed and --seconds")
    if cluster is not None and jobs is not None:
        usage_error("--jobs is about processes of this machine: leave it out with --cluster")
    hands = Hands(jobs, cluster)
    job = PuzzleJob(
        named(output, "puzzles", formats),
        _PER_PAGE[per_page or ("6" if card_size else "1" if booklet else "2")],
        load_geometry("classic").cell if card_size else None,
        paper,
        solutions,
        rules,
        booklet,
        formats,
        svg_text == "live",
        tuple(font),
    )
    check(job)
    lack, told = None, ""
    with progress_bar(quiet) as progress:
        if identity:
            found = identified(identity, hands, progress)
        else:
            wanted = Drawing(
                count or 4,
                _new_seed() if seed is None else seed,
                None if level in (None, "mixed") else Grading(level),
                seconds or 600,
            )
            batch = drawn(wanted, hands, progress)
            found, lack = arranged(batch.puzzles), shortfall(batch, wanted)
            told = f"; --seed {wanted.seed} draws them again" if seed is None else ""
    if found:
        written = make_puzzles(found, job)
        finish(replace(written, advice=written.advice + told), preview, quiet)
    if lack:
        typer.echo(f"cardgen puzzles: {lack}", err=True)
        raise typer.Exit(1)


@app.command()
def connector(
    texts: TextsFile = None,
    geometry: Annotated[str, typer.Option(metavar="NAME", help="classic, us, or a TOML file.")] = "classic",
    seed: ConnectorSeed = None,
    proof: Annotated[bool, typer.Option(help="Also a proof for organisers: it gives all answers.")] = True,
    paper: Paper = "a4",
    formats: Formats = "pdf",
    svg_text: Text = "outlines",
    font: Fonts = [],  # noqa: B006
    preview: Preview = False,
    output: Output = None,
    quiet: Quiet = False,
) -> None:
    """Hide texts on the back of the card; print hints for players, and a proof of what several cards say."""
    from cardgen.connector.layout.result import SEED  # noqa: PLC0415
    from cardgen.jobs.connector import ConnectorJob, make_connector  # noqa: PLC0415

    check_preview(preview, formats)
    if seed is not None and texts is None:
        usage_error(_SEED_WITHOUT_TEXTS)
    job = ConnectorJob(
        named(output, "connector", formats),
        texts,
        geometry,
        SEED if seed is None else seed,
        ("hints", "proof") if proof else ("hints",),
        paper,
        formats,
        svg_text == "live",
        tuple(font),
    )
    with progress_bar(quiet) as progress:
        written = make_connector(job, progress)
    finish(written, preview, quiet)


@app.command()
def tables(
    layout: Annotated[
        str | None, typer.Option(metavar="NAME", help="Such as deflector-4-full, or all; default: all.")
    ] = None,
    game: Annotated[
        Literal["reflector", "deflector", "defector"] | None, typer.Option(help="All layouts of this game.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="With --game: those for so many players.")
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help='Names and symbols, clockwise from the first: "Ann X,Bob O".'),
    ] = None,
    placemat: Annotated[
        bool, typer.Option("--placemat", help="At real size, on as many sheets as it takes.")
    ] = False,
    geometry: Annotated[
        str | None, typer.Option(metavar="NAME", help="Placemat: the cards laid on it; default: classic.")
    ] = None,
    cell: Annotated[
        float | None,
        typer.Option(metavar="MM", help="Placemat: side of a space, 4.4 to 15; default: the card's."),
    ] = None,
    paper: Paper = "a4",
    formats: Formats = "pdf",
    svg_text: Text = "outlines",
    font: Fonts = [],  # noqa: B006
    preview: Preview = False,
    output: Output = None,
    quiet: Quiet = False,
) -> None:
    """Print how the grids lie on the table: on a page for each layout, or as placemats at real size."""
    from cardgen.inputs.players import named_players  # noqa: PLC0415
    from cardgen.jobs.tables import (  # noqa: PLC0415
        MatJob,
        TablesJob,
        all_layouts,
        make_tables,
        named_table,
        tables_for,
    )

    check_preview(preview, formats)
    if layout is not None and game is not None:
        usage_error("--layout says which game, too: leave out --game")
    if players is not None and game is None:
        usage_error("--players goes with --game; a layout's name has its number of players already")
    if names is not None and game is None and layout in (None, "all"):
        usage_error("--names is for one table: say which with --layout, or which game with --game")
    if (geometry is not None or cell is not None) and not placemat:
        usage_error("--geometry and --cell are about placemats: add --placemat")
    if placemat and game is None and layout in (None, "all"):
        usage_error("--placemat is for one table: say which with --layout, or which game with --game")
    seated = () if names is None else named_players(names)
    if game is not None:
        chosen = tables_for(game, players or len(seated) or None)
        name = f"tables-{game}" + (f"-{chosen[0].seats}" if len({one.seats for one in chosen}) == 1 else "")
    elif layout not in (None, "all"):
        chosen = (named_table(layout),)
        name = layout
    else:
        chosen = tuple(map(named_table, all_layouts()))
        name = "tables"
    job = TablesJob(
        named(output, f"placemat-{name.removeprefix('tables-')}" if placemat else name, formats),
        chosen,
        seated,
        MatJob(geometry or "classic", cell) if placemat else None,
        paper,
        formats,
        svg_text == "live",
        tuple(font),
    )
    finish(make_tables(job), preview, quiet)


@app.command()
def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    private: Annotated[
        str | None, typer.Option(metavar="NAME", help="Only this player's own grid, for nobody else to see.")
    ] = None,
    paper: Paper = "a4",
    formats: Formats = "pdf",
    svg_text: Text = "outlines",
    font: Fonts = [],  # noqa: B006
    preview: Preview = False,
    output: Output = None,
    quiet: Quiet = False,
) -> None:
    """Print where a recorded game stands: what everybody may see, or one player's private grid."""
    from cardgen.jobs.positions import PositionJob, make_position  # noqa: PLC0415

    check_preview(preview, formats)
    name = named(output, "position" if private is None else "position-private", formats)
    job = PositionJob(name, file, private, paper, formats, svg_text == "live", tuple(font))
    written, cut = make_position(job)
    if cut is not None:
        typer.echo(f"{file}:{cut}: this line was cut off before its end and is ignored", err=True)
    finish(written, preview, quiet)


@app.command()
def aids(
    game: Annotated[Aided, typer.Option(help="The game that is to be played.")] = "all",
    players: Annotated[
        int | None,
        typer.Option(min=1, max=20, metavar="N", help="Players, to write their names in by hand."),
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Names and symbols, clockwise, such as 'Ann X,Bob O'."),
    ] = None,
    paper: Paper = "a4",
    formats: Formats = "pdf",
    svg_text: Text = "outlines",
    font: Fonts = [],  # noqa: B006
    preview: Preview = False,
    output: Output = None,
    quiet: Quiet = False,
) -> None:
    """Print rules, records, symbols, tents and markers to play with."""
    from cardgen.inputs.players import named_players  # noqa: PLC0415
    from cardgen.jobs.aids import AidJob, make_aids  # noqa: PLC0415
    from cardgen.printables.grids import GAMES  # noqa: PLC0415

    check_preview(preview, formats)
    if players is not None and names is not None:
        usage_error("--names says how many play: leave out --players")
    job = AidJob(
        named(output, "aids" if game == "all" else f"aids-{game}", formats),
        tuple(GAMES) if game == "all" else (game,),
        (("", ""),) * (players or 0) if names is None else named_players(names),
        paper,
        formats,
        svg_text == "live",
        tuple(font),
    )
    finish(make_aids(job), preview, quiet)


@app.command()
def kit(
    profile: ProfileFile = None,
    paper: Annotated[str, typer.Option(metavar="SIZE", help="a4 or letter.")] = "a4",
    formats: Formats = "pdf",
    font: Fonts = [],  # noqa: B006
    preview: Preview = False,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FOLDER", help="Folder to write into.")
    ] = OUTPUT,
    quiet: Quiet = False,
) -> None:
    """Print everything there is, with an index page that says what to do with it."""
    from cardgen.jobs.kit import make_kit  # noqa: PLC0415

    check_preview(preview, formats)
    with progress_bar(quiet) as progress:
        written = make_kit(output, profile, paper, formats, tuple(font), progress)
    finish(written, preview, quiet)


@app.command()
def event(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The event; default: event.toml.", show_default=False)
    ] = Path("event.toml"),
    init: Annotated[bool, typer.Option("--init", help="Write a commented example to fill in.")] = False,
    force: Annotated[bool, typer.Option("--force", help="With --init: replace an existing file.")] = False,
    font: Fonts = [],  # noqa: B006
    jobs: Jobs = None,
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FOLDER", help="Folder to write into.")
    ] = OUTPUT / "event",
    quiet: Quiet = False,
) -> None:
    """Print everything for an event: cards, a pack for each table, puzzles, and a checklist.

    A further run makes only what is missing or has changed.
    """
    from cardgen.jobs.event.definition import EXAMPLE_EVENT, read_event  # noqa: PLC0415

    if init:
        _write_example(file, EXAMPLE_EVENT, force, quiet, f"cardgen event {file}")
        return
    if force:
        usage_error("--force replaces the file that --init writes: leave it out")
    from cardgen.jobs.cards import font_book  # noqa: PLC0415
    from cardgen.jobs.event.pack import make_event  # noqa: PLC0415

    book = font_book(tuple(font))
    with progress_bar(quiet) as progress:
        pack = make_event(read_event(file, book), output, book, jobs, progress)
    for path in pack.kept:
        typer.echo(f"{path}: left as it is: a game has begun in it, and the event has it otherwise", err=True)
    for path in pack.stale:
        typer.echo(f"{path}: left from a former run, no longer part of the pack", err=True)
    finish(pack.written, False, quiet, pack.findings)


@app.command()
def calibrate(
    paper: Paper = "a4",
    duplex: Annotated[Flip, typer.Option(help="The edge on which the sheet is flipped.")] = "long",
    printer: Annotated[
        str | None, typer.Option(metavar="NAME", help="Apply what is remembered, to see whether it is right.")
    ] = None,
    preview: Preview = False,
    output: Output = None,
    quiet: Quiet = False,
) -> None:
    """Print a sheet from which to read off how far a printer's second side is out of place."""
    from cardgen.jobs.cards import HOW_TO_TURN, Writing  # noqa: PLC0415
    from cardgen.press.printer import calibration_pages, load_printer  # noqa: PLC0415

    pages = calibration_pages(paper, duplex, load_printer(printer) if printer else None)
    flip: Literal["long", "short"] | None = None if duplex == "manual" else duplex
    writing = Writing(named(output, "calibrate"), "Calibration sheet", flip=flip)
    how = HOW_TO_TURN.get(duplex, "on one side, turn the sheet over, then the other")
    then = "read it off as it says, then: cardgen printer NAME --offset X,Y"
    if printer:
        then = f"if its middle lines don't meet: cardgen printer {printer} --add --offset X,Y"
    advice = f"print {how}, at 100 %; {then}"
    finish(written_pages(pages, writing, advice), preview, quiet)


@app.command()
def printer(
    name: Annotated[str | None, typer.Argument(help="The printer; without it, those known.")] = None,
    offset: Annotated[
        str | None, typer.Option(metavar="X,Y", help="How far backs lie to the right and down, in mm.")
    ] = None,
    scale: Annotated[
        str | None, typer.Option(metavar="X,Y", help="Measured length / true length, across and down.")
    ] = None,
    skew: Annotated[float | None, typer.Option(metavar="DEG", help="Degrees that backs are turned.")] = None,
    add: Annotated[
        bool,
        typer.Option(
            "--add",
            help="The values were read off a sheet of calibrate --printer: add them.",
        ),
    ] = False,
    quiet: Quiet = False,
) -> None:
    """Remember what was read off a calibration sheet, or show what is remembered.

    Values that are not given stay as they were.
    """
    from cardgen.press.printer import (  # noqa: PLC0415
        PrinterProfile,
        added,
        in_words,
        load_printer,
        printer_names,
        renewed,
        save_printer,
    )

    read: dict[str, float] = {}
    if offset is not None:
        read["offset_x"], read["offset_y"] = _pair("--offset", offset)
    if scale is not None:
        read["scale_x"], read["scale_y"] = _pair("--scale", scale)
    if skew is not None:
        read["skew"] = skew
    if name is None and (read or add):
        usage_error("name the printer that this is for, such as: cardgen printer office --offset 0.75,-1.25")
    if add and not read:
        usage_error("--add needs what to add: --offset X,Y, --scale X,Y or --skew DEG")
    if name is None:
        known = printer_names()
        typer.echo("\n".join(known) if known else "no printer is remembered yet: cardgen calibrate")
        return
    if not read:
        typer.echo(_described(load_printer(name)))
        return
    profile = added(load_printer(name), PrinterProfile(name, **read)) if add else renewed(name, read)
    path = save_printer(profile)
    if not quiet:
        typer.echo(f"wrote {path}\nremembered for {name}: {in_words(profile)}")
        typer.echo(f"next: cardgen calibrate --printer {name}, to see that it is right now")


@app.command()
def preflight(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A PDF file.")],
    json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Say what a print shop would complain about in a PDF file; exit status 1 if anything is an error."""
    from cardgen.preflight.check import preflight as check  # noqa: PLC0415

    report = check(file)
    if json:
        import json as codec  # noqa: PLC0415
        from dataclasses import asdict  # noqa: PLC0415

        typer.echo(codec.dumps(asdict(report), ensure_ascii=False, indent=1))
    else:
        for finding in report.findings:
            typer.echo(str(finding))
        typer.echo(report.summary)
    if any(finding.severity == "error" for finding in report.findings):
        raise typer.Exit(1)


def _write_example(path: Path, text: str, force: bool, quiet: bool, then: str) -> None:
    """Write a file to be filled in, and say which command comes after that."""
    from cardgen.inputs.faults import Fault, InputFault  # noqa: PLC0415
    from cardgen.output import write  # noqa: PLC0415

    if path.exists() and not force:
        raise InputFault([Fault(str(path), None, "exists already: --force replaces it")])
    write(path, text.encode())
    if not quiet:
        typer.echo(f"wrote {path}\nnext: fill it in, then: {then}")


# -- reading options ------------------------------------------------------------------------------


def _copies(text: str | None) -> int | None:
    if text is None:
        return None
    if text == "fill":
        return 0
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 100_000):
        usage_error(f"--copies {text}: a number from 1, or fill")
    return int(text)


def _new_seed() -> str:
    """Return a seed that is short to type."""
    import secrets  # noqa: PLC0415

    return str(secrets.randbelow(1_000_000))


def _numbers(option: str, text: str) -> frozenset[int]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    wrong = [part for part in parts if not (part.isascii() and part.isdigit() and int(part) > 0)]
    if wrong:
        usage_error(f"{option} {text}: '{wrong[0]}' is not a number from 1; write them as 3,7")
    return frozenset(map(int, parts))


def _pair(option: str, text: str) -> tuple[float, float]:
    try:
        x, y = (float(part) for part in text.split(","))
    except ValueError:
        usage_error(f"{option} {text}: two numbers with a comma between them, such as 0.5,-1.25")
    return x, y


def _described(profile: object) -> str:
    from dataclasses import asdict  # noqa: PLC0415

    return "\n".join(f"{key} = {value}" for key, value in asdict(profile).items())  # type: ignore[call-overload]


def main() -> None:
    """Run the command line."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that nothing half-written stays
    try:
        app(standalone_mode=True)
    except SystemExit as end:  # the command-line library makes one of Ctrl-C too
        _say_how_it_ended(end.code)
        raise
    except Exception as error:
        from cardgen.inputs.faults import InputFault  # noqa: PLC0415
        from companion.data import DataError  # noqa: PLC0415

        ending = _ending_behind(error)
        if ending is not None:
            _say_how_it_ended(ending)
            sys.exit(ending)
        if isinstance(error, DataError):
            typer.echo(f"cardgen: {error}", err=True)
            sys.exit(1)
        if not isinstance(error, InputFault):
            raise
        for fault in error.faults:
            typer.echo(str(fault), err=True)
        sys.exit(1)


def _say_how_it_ended(status: object) -> None:
    if isinstance(status, int) and status in _ENDED:
        typer.echo(_ENDED[status], err=True)


def _ending_behind(error: BaseException | None) -> int | None:
    """Return the status that a signal behind `error` asks for: reportlab catches all, and raises another."""
    while error is not None:
        if isinstance(error, KeyboardInterrupt):
            return 130
        if isinstance(error, SystemExit):
            return 143
        error = error.__context__
    return None
