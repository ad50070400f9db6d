"""Games between simulated players, and what they come to: figures to judge a variant by."""

import random
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from statistics import fmean, median

from companion.contract import FORMAT, Document
from companion.errors import RulingError
from companion.record import LEVELS, parse
from companion.territory import GAMES, player
from companion.territory.documents import view_document
from companion.territory.forms import for_player
from companion.territory.referee import Referee
from companion.territory.rules import minutes, rules_of
from companion.territory.state import State
from companion.territory.statements import GRAMMAR
from companion.territory.table import LayoutError, layouts
from companion.territory.victory import best

STRATEGIES = ("random", *LEVELS, "mixed")
"""Who plays: anybody who shoots anywhere, computer players of a level, or of levels drawn."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What is simulated; a game that is not over after `turns` turns is stopped."""

    game: str
    players: int
    layout: str
    variants: tuple[str, ...]
    strategy: str
    seed: str
    turns: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that was played: `ruling` says how it ended, None if it was stopped.

    `lead_changes` counts how often another player was leading at the end of a round, or of the
    game, than the last time that somebody was. `tally_decides` is None where no tally was needed.
    """

    turns: int
    ruling: str | None
    winners: tuple[int, ...]
    lead_changes: int
    captures: int
    tally_decides: bool | None


def setting(
    game: str,
    players: int | None = None,
    *,
    layout: str | None = None,
    variants: Sequence[str] = (),
    strategy: str = "medium",
    seed: str = "1",
    turns: int = 300,
) -> Setting:
    """Return a setting whose rules allow it; raises RulingError otherwise.

    Where the number of rounds is limited (X6) no game is stopped before they are over, whatever
    `turns` says.
    """
    if game not in GAMES:
        raise RulingError(f"there is no game {game} to simulate: {', '.join(GAMES)}")
    players = GAMES[game].players[0] if players is None else players
    suitable = layouts(game, players)
    if layout is None:
        layout = suitable[0]
    if layout.lower() not in suitable:
        raise LayoutError(
            f"{layout} does not suit {game} with {players} players: {' or '.join(suitable)}", "T3"
        )
    if strategy not in STRATEGIES:
        raise RulingError(f"there are no {strategy} players: {', '.join(STRATEGIES)}")
    chosen = tuple(map(str.lower, variants))
    rounds = rules_of(game, chosen, players).rounds
    most = turns if rounds is None else rounds * players
    return Setting(game, players, layout.lower(), chosen, strategy, seed, most)


def begun(about: Setting, levels: Sequence[str], dice: random.Random) -> Referee:
    """Return a game with boards as players of these levels hide them."""
    referee, names = Referee(about.game), [f"P{seat + 1}" for seat in range(about.players)]
    seated = [f"player {name} {name}" for name in names]
    for line in (*map("variant {}".format, about.variants), f"layout {about.layout}", *seated):
        _say(referee, line)
    for name, level in zip(names, levels, strict=True):
        words = player.board({"game": about.game}, "easy" if level == "random" else level, dice)
        _say(referee, f"board {name} {words}")
    return referee


def played(number: int, about: Setting) -> Outcome:
    """Play the game with a number to its end."""
    dice = random.Random(f"{about.seed} {number}")
    levels = [
        dice.choice(LEVELS) if about.strategy == "mixed" else about.strategy
        for _ in range(about.players)
    ]
    referee = begun(about, levels, dice)
    turns = captures = lead_changes = 0
    leader: int | None = None
    while (state := referee.in_play).result is None and turns < about.turns:
        _ally(referee, levels, dice)
        _say(referee, _choice(referee, levels[state.turn], dice))
        turns += 1
        after = referee.in_play
        captures += _captured(state, after)
        ahead = leading(after) if after.turn <= state.turn else None  # a round is over, or the game
        if ahead is not None:
            lead_changes += leader not in (None, ahead)
            leader = ahead
    result = state.result
    return Outcome(
        turns,
        result.ruling if result else None,
        result.winners if result else (),
        lead_changes,
        captures,
        _decided_by_tally(state) if result and result.ruling == "X6" else None,
    )


def _ally(referee: Referee, levels: Sequence[str], dice: random.Random) -> None:
    """Let the player whose turn it is ask for an alliance, and the other answer."""
    level, name = levels[referee.in_play.turn], str(referee.turn)
    proposed = "" if level == "random" else player.offer(_seen(referee, name), level, dice)
    if proposed:
        _, _, other, role, node = proposed.split()
        offer = {"from": name, "to": other, "role": role, "node": node}
        answering = levels[referee.names.index(other)]
        if player.accepts(_seen(referee, other), offer, answering, dice) is not None:
            with suppress(RulingError):
                _say(referee, proposed)


def _seen(referee: Referee, name: str) -> Document:
    return {"view": view_document(referee, name), "mine": for_player(referee, name)}


def _choice(referee: Referee, level: str, dice: random.Random) -> str:
    """Return what the player whose turn it is says, from what it may see."""
    assert referee.turn is not None
    sees = _seen(referee, referee.turn)
    view = sees["view"]
    if level != "random":
        return player.choose(sees, level, dice)
    shot = dice.choice(view["moves"]) if view["moves"] else None
    return f"pass {referee.turn}" if shot is None else f"move {referee.turn} {' '.join(shot)}"


def _say(referee: Referee, text: str) -> None:
    statement = parse(text, GRAMMAR)
    assert statement is not None
    referee.accept(statement)


def outcomes(about: Setting, games: int, jobs: int) -> Iterator[Outcome]:
    """Yield how so many games went, in their order, whatever the number of processes."""
    one = partial(played, about=about)
    if jobs < 2 or games < 2:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(min(jobs, games), initializer=_left_to_us) as pool:
        try:
            yield from pool.map(one, range(games), chunksize=2)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _left_to_us() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _captured(before: State, after: State) -> int:
    """Return how many Nodes a move has brought under another's control."""
    pairs = zip(before.grids, after.grids, strict=True)
    return sum(
        old != new for one, other in pairs for old, new in zip(one.nodes, other.nodes, strict=True)
    )


def leading(state: State) -> int | None:
    """Return the one player who is first by Nodes, then by spaces abroad as in X6, or None."""
    ahead = best(state, state.players_in_game or tuple(state.players), state.node_counts())
    return ahead[0] if len(ahead) == 1 else None


def _decided_by_tally(state: State) -> bool:
    """Tell whether one player of those left has the highest tally (X6)."""
    highest = max(state.tally[player] for player in state.players_in_game)
    return [state.tally[player] for player in state.players_in_game].count(highest) == 1


# -- figures ---------------------------------------------------------------------------------------


def figures(about: Setting, games: Sequence[Outcome]) -> Document:
    """Return the figures of games, of which there is at least one.

    `ended_before` are those that the rules ended before the last round was over, `undecided` those
    that were stopped, both in percent of all. `decided_by_tally` is in percent of those that came
    to the tally, None if none did; `one_winner` of all that ended. `wins` has a share of the games
    for each seat, in percent; who shares a win has a part of it. `lead_changes` and `captures` are
    means of a game, `rulings` counts what ended the games.
    """
    turns = [game.turns for game in games]
    ended = [game for game in games if game.ruling is not None]
    counted = [game.tally_decides for game in games if game.tally_decides is not None]
    wins = [0.0] * about.players
    for game in games:
        for winner in game.winners:
            wins[winner] += 100 / len(game.winners) / len(games)
    alone = sum(len(game.winners) == 1 for game in ended)
    return {
        "games": len(games),
        "turns": {"median": median(turns), "fewest": min(turns), "most": max(turns)},
        "minutes": minutes(median(turns)),
        "ended_before": 100 * sum(game.ruling != "X6" for game in ended) / len(games),
        "undecided": 100 * (len(games) - len(ended)) / len(games),
        "decided_by_tally": 100 * sum(counted) / len(counted) if counted else None,
        "one_winner": 100 * alone / len(ended) if ended else None,
        "lead_changes": fmean(game.lead_changes for game in games),
        "captures": fmean(game.captures for game in games),
        "wins": wins,
        "rulings": dict(sorted(Counter(str(game.ruling) for game in ended).items())),
    }


def document(about: Setting, found: Document) -> Document:
    """Return the figures for programs, shares and means to one decimal."""
    of_what = {key: value for key, value in asdict(about).items() if key != "turns"}
    rounded = {
        key: round(figure, 1) if isinstance(figure, float) else figure
        for key, figure in found.items()
    }
    return FORMAT | of_what | rounded | {"wins": [round(share, 1) for share in found["wins"]]}


def lines(about: Setting, found: Document) -> list[str]:
    """Return the figures in words."""
    variants = f", {', '.join(about.variants)}" if about.variants else ""
    wins = "  ".join(f"{seat}: {share:.0f} %" for seat, share in enumerate(found["wins"], start=1))
    games = "1 game" if found["games"] == 1 else f"{found['games']} games"
    turns = "{median:g} in the middle game, {fewest} to {most}".format(**found["turns"])
    rows = [
        f"{about.layout}, {about.players} players{variants}; {games}, {about.strategy} players",
        f"  turns             {turns}",
        f"  time              about {found['minutes']} minutes in the middle game",
        f"  lead changes      {found['lead_changes']:.1f} a game",
        f"  Nodes captured    {found['captures']:.1f} a game",
        f"  wins by seat      {wins}",
    ]
    if found["decided_by_tally"] is not None:
        rows += [
            f"  ended before      {found['ended_before']:.0f} % before the last round was over",
            f"  tally decided     {found['decided_by_tally']:.0f} % of the others",
        ]
    if found["one_winner"] is not None:
        rows.append(f"  a single winner   {found['one_winner']:.0f} % of those that ended")
    if found["undecided"]:
        stopped = f"stopped after {about.turns} turns"
        rows.append(f"  undecided         {found['undecided']:.0f} %, {stopped}")
    return rows
