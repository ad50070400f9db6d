"""The command tactics."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cardgen.cli.options import PrintOptions, print_options, usage_error
from companion.usage import Argument, Option


@print_options(without="jobs")
def tactics(
    options: PrintOptions,
    part: Annotated[Literal["board", "mat", "tokens", "rules", "aid", "record"], Argument("What to print.")],
    seed: Annotated[str | None, Argument("For the board: the seed of the deal, such as k7.", "SEED")] = None,
    deck: Annotated[
        Literal["poker", "bridge"] | None, Option("For the mat: size of your cards; default: poker.")
    ] = None,
    profile: Annotated[
        Path | None, Option("For the rules: profile of the person named in their head.", "FILE")
    ] = None,
    reduced: Annotated[bool, Option("For the mat: print it small, on one sheet.")] = False,
) -> None:
    """Print what Tactics Joker is played with: a board, tokens, rules."""
    from cardgen.jobs.tactics import TacticsJob, make_tactics  # noqa: PLC0415
    from companion.errors import RulingError  # noqa: PLC0415
    from companion.tactics.cards import parse_seed  # noqa: PLC0415

    if (seed is None) == (part == "board"):
        usage_error(
            "a board needs the seed of its deal, such as: cardgen tactics board k7"
            if seed is None
            else f"only a board has a seed: leave out '{seed}'"
        )
    if part != "mat" and (deck is not None or reduced):
        usage_error("--deck and --reduced are for the mat")
    if part != "rules" and profile is not None:
        usage_error("--profile is for the rules")
    name = f"tactics-{part}{'-reduced' if reduced else ''}"
    if seed is not None:
        try:
            seed = parse_seed(seed)
        except RulingError as error:
            usage_error(f"{error} [{error.ruling}]")
        name = f"{name}-{seed}"
    job = TacticsJob(
        part=part,
        seed=seed or "",
        deck=deck or "poker",
        reduced=reduced,
        profile=profile,
        **options.sheets(name),
    )
    options.finish(make_tactics(job))
