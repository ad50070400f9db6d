"""The players at a table, as named on the command line."""

from __future__ import annotations

from cardgen.inputs.faults import Fault, InputFault
from companion.errors import RulingError
from companion.names import name_complaint, player_typed, spoken, symbol_complaint, symbol_for
from companion.record import NAME_AND_SYMBOL, Player, parse


def named_players(text: str) -> tuple[tuple[str, str], ...]:
    """Read names and symbols such as ``Ann Lee X, Bob O``, clockwise from T1; raises InputFault.

    The last word is the symbol, as in a record. A name that is one word alone gets a free symbol.
    """
    if ";" in text:
        raise InputFault.of("--names", "a comma separates players, such as 'Ann X, Bob O'")
    names: list[str] = []
    symbols: list[str] = []
    faults: list[Fault] = []
    given = [entry.split() for entry in text.split(",")]
    taken = [words[-1] for words in given if len(words) > 1]
    for number, words in enumerate(given, 1):
        if len(words) == 1:
            words.append(symbol_for(words[0], taken))
            taken.append(words[-1])
        try:
            player = parse(player_typed(" ".join(words)), NAME_AND_SYMBOL)
        except RulingError as error:
            faults.append(Fault("--names", f"player {number}", str(error)))
            continue
        assert isinstance(player, Player)
        name, symbol = spoken(player.name), player.symbol
        complaints = (name_complaint(name, names), symbol_complaint(symbol, symbols))
        faults += [
            Fault("--names", f"player {number}", str(message)) for message in complaints if message
        ]
        names.append(name)
        symbols.append(symbol)
    if faults:
        raise InputFault(faults)
    return tuple(zip(names, symbols, strict=True))
