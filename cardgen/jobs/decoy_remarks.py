"""What is said of the false phrases on a back with texts of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardgen.connector.artwork.back_artwork import Connector
from cardgen.connector.proof.one_card import LEAST_DECOYS
from cardgen.inputs.faults import quoted


def decoy_remarks(connector: Connector, source: Path) -> tuple[str, ...]:
    """Return which false phrases cardgen made up, and which of those in `source` had no room."""
    return (*_made_up(connector, source), *_without_room(connector, source))


def _without_room(connector: Connector, source: Path) -> Iterator[str]:
    """Yield which given decoys found no room, for each text of which fewer than two are printed."""
    for text in connector.texts:
        own = (decoy for decoy in connector.layout.decoys if decoy.games == (text.game,))
        printed = {_bare("".join(decoy.lines)) for decoy in own}
        missing = [decoy for decoy in text.decoys if _bare(decoy) not in printed]
        if text.cards > 1 and missing and len(text.decoys) - len(missing) < LEAST_DECOYS:
            quotes = ", ".join(map(quoted, missing))
            yield f"{source}: {text.game}: no room was found for {quotes}: write shorter decoys"


def _made_up(connector: Connector, source: Path) -> tuple[str, ...]:
    """Return how to give decoys if any of them is made up."""
    given = {(text.game, _bare(decoy)) for text in connector.texts for decoy in text.decoys}
    printed = {(decoy.games[0], _bare("".join(decoy.lines))) for decoy in connector.layout.decoys}
    games = [
        text.game
        for text in connector.texts
        if any(text.game == game for game, _ in printed - given)
    ]
    if not games:
        return ()
    return (
        f"{source}: cardgen made false phrases for {' and '.join(games)} out of the words of your "
        "texts; "
        f'yours mislead better: write decoys = ["...", "..."] below [{games[0]}]',
    )


def _bare(words: str) -> str:
    return "".join(words.split())
