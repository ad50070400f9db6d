"""The command card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cardgen.cli.options import (
    PRINT_SHOP,
    Flip,
    LayoutSeed,
    Minutes,
    PrintOptions,
    ProfileFile,
    Site,
    TextsFile,
    chosen_guests,
    print_options,
    usage_error,
)
from companion.usage import Option, known_name

Sides = Literal["front", "both", "none"]
Color = Literal["rgb", "cmyk"]


@print_options(without="jobs")
def card(
    options: PrintOptions,
    profile: ProfileFile = None,
    csv: Annotated[
        Path | None,
        Option(
            "CSV or XLSX file: a card for the guest in each row.",
            "FILE",
            names=("--csv", "--guests"),
        ),
    ] = None,
    mapping: Annotated[
        list[str] | None,
        Option(
            "Meaning of a column of the guest list; - leaves it out.",
            "TITLE=FIELD",
            names=("--map",),
        ),
    ] = None,
    blank: Annotated[
        Literal["profile", "keep"], Option("Blank cells: take from the profile, or keep blank.")
    ] = "profile",
    names_csv: Annotated[
        Path | None,
        Option("Write guessed names here, to be corrected; if it is there, read it.", "FILE"),
    ] = None,
    geometry: Annotated[
        str,
        Option(
            "Shape: classic, us, strip, strip-90, flat, flat-us, flat-54, or a TOML file.",
            "NAME",
            read=known_name,
        ),
    ] = "classic",
    theme: Annotated[
        str | None,
        Option(
            "Look: nocturne, paper (saves ink), bold, swiss, or a TOML file.",
            "NAME",
            read=known_name,
        ),
    ] = None,
    grid: Annotated[bool, Option("A grid on the back of a flat card.")] = False,
    site: Site = None,
    shorten: Annotated[
        bool,
        Option(
            "Where it does not fit, leave out too wide texts, country, further phones, brand line, address."
        ),
    ] = False,
    stock: Annotated[
        str,
        Option(
            "plain, single (for print shops), a product name, or a TOML file.",
            "NAME",
            read=known_name,
        ),
    ] = "plain",
    bleed: Annotated[
        bool, Option("Print beyond the cut; without it cards share their edges.")
    ] = True,
    gutter: Annotated[float, Option("Space between cards on plain paper.", "MM")] = 0,
    duplex: Annotated[Flip, Option("The edge on which your printer flips the sheet.")] = "long",
    no_duplex: Annotated[bool, Option("Print both sides side by side, to fold and glue.")] = False,
    copies: Annotated[
        str | None,
        Option("Copies of each card, or fill; default: fill, with --csv 1.", "N", read=known_name),
    ] = None,
    start: Annotated[int, Option("First place to use on a part-used sheet.", "N", at_least=1)] = 1,
    skip: Annotated[str, Option("Places to leave empty on the first sheet.", "N,N")] = "",
    only: Annotated[
        str | None,
        Option("Print only these guests: rows such as 3,17-20, full names, or table=3.", "N,N-N"),
    ] = None,
    skip_bad: Annotated[bool, Option("Leave out rows with errors.")] = False,
    printer: Annotated[
        str | None, Option("Correct the back for this calibrated printer.", "NAME")
    ] = None,
    marks: Annotated[Sides, Option("Sides that get crop and fold marks.")] = "front",
    fold_lines: Annotated[
        bool | None,
        Option("Draw the folds on the card, on the plate Fold; default: for print shops."),
    ] = None,
    cut_lines: Annotated[
        bool | None, Option("Draw the cut on the card, on the plate Cut; default: for print shops.")
    ] = None,
    color: Annotated[Color | None, Option("Colours; default: rgb, for print shops cmyk.")] = None,
    pdfx: Annotated[bool, Option("Write PDF/X-4, for print shops.")] = False,
    texts: TextsFile = None,
    seed: LayoutSeed = None,
    minutes: Minutes = None,
) -> None:
    """Print your foldable business card, or one for each guest."""
    from cardgen.connector.layout.result import MINUTES, SEED
    from cardgen.inputs.columns import as_meaning
    from cardgen.jobs.cards import CardJob, make_cards

    if color == "rgb" and pdfx:
        usage_error("--pdfx needs CMYK: leave out --color rgb")
    if pdfx and options.formats == "svg":
        usage_error("--pdfx is for PDF: leave out --format svg")
    for_sheets = {
        "--start": start != 1,
        "--skip": skip,
        "--copies": copies,
        "--printer": printer,
        "--no-duplex": no_duplex,
        "--duplex": duplex != "long",
        "--gutter": gutter,
        "--no-bleed": not bleed,
        "--paper": options.paper != "a4",
    }
    if stock == "single" and any(for_sheets.values()):
        given = ", ".join(name for name, value in for_sheets.items() if value)
        usage_error(f"{given}: --stock single has one card a page and no sheets, leave it out")
    if no_duplex and (duplex != "long" or printer):
        name = "--printer" if printer else "--duplex"
        usage_error(f"{name}: --no-duplex prints on one side of the paper, leave one of them out")
    for name, value in {
        "--only": only,
        "--skip-bad": skip_bad,
        "--map": mapping,
        "--names-csv": names_csv,
        "--blank": blank != "profile",
    }.items():
        if value and csv is None:
            usage_error(f"{name} is for the rows of a guest list: add --csv")
    for name, number in {"--seed": seed, "--minutes": minutes}.items():
        if number is not None and texts is None:
            usage_error(f"{name} is for the layout of your own texts: add --texts")
    try:
        meanings = tuple(map(as_meaning, mapping or ()))
    except ValueError as error:
        usage_error(f"--map: {error}")
    job = CardJob(
        profile=profile,
        csv=csv,
        mapping=meanings,
        blank=blank,
        names_csv=names_csv,
        theme=theme,
        site=site,
        shorten=shorten,
        grid=grid,
        geometry=geometry,
        stock=stock,
        bleed=bleed,
        gutter=gutter,
        duplex="none" if no_duplex else duplex,
        copies=_copies(copies),
        start=start,
        skip=_numbers("--skip", skip),
        only=chosen_guests("--only", only),
        skip_bad=skip_bad,
        printer=printer,
        marks=marks,
        fold_lines=fold_lines,
        cut_lines=cut_lines,
        color=color,
        pdfx=pdfx,
        texts=texts,
        seed=seed or SEED,
        minutes=minutes or MINUTES,
        **options.sheets("card" + PRINT_SHOP * (stock == "single")),
    )
    with options.progress() as progress:
        written = make_cards(job, progress, options.tell)
    options.finish(written)


def _copies(text: str | None) -> int | None:
    if text is None:
        return None
    if text == "fill":
        return 0
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 100_000):
        usage_error(f"--copies: '{text}' is not a number from 1 to 100000, or fill")
    return int(text)


def _numbers(option: str, text: str) -> frozenset[int]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    wrong = [part for part in parts if not (part.isascii() and part.isdigit() and int(part) > 0)]
    if wrong:
        usage_error(f"{option}: '{wrong[0]}' is not a number from 1: write numbers like 3,7")
    return frozenset(map(int, parts))
