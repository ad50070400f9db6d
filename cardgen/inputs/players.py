"""The players at a table, as named on the command line."""

from __future__ import annotations

from cardgen.inputs.faults import Fault, InputFault
from companion.errors import RulingError
from companion.record import parse
from companion.territory.seating import name_complaint, symbol_complaint
from companion.territory.statements import GRAMMAR, Player


def named_players(text: str) -> tuple[tuple[str, str], ...]:
    """Read names and symbols such as ``Ann X, Bob O``, clockwise from T1; InputFault has all faults."""
    names: list[str] = []
    symbols: list[str] = []
    faults: list[Fault] = []
    for number, entry in enumerate(text.split(","), 1):
        words = entry.split()
        try:
            player = parse(f"player {' '.join(words)}", GRAMMAR) if len(words) == 2 else None
        except RulingError as error:
            faults.append(Fault("--names", f"player {number}", str(error)))
            continue
        if not isinstance(player, Player):
            message = f"'{entry.strip()}' is not a name without blanks and a symbol, such as Ann X"
            faults.append(Fault("--names", f"player {number}", message))
            continue
        complaints = (name_complaint(player.name, names), symbol_complaint(player.symbol, symbols))
        faults += [Fault("--names", f"player {number}", message) for message in complaints if message]
        names.append(player.name)
        symbols.append(player.symbol)
    if faults:
        raise InputFault(faults)
    return tuple(zip(names, symbols, strict=True))
