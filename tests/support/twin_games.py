"""Games of every kind, and twins of them: games that differ in nothing that somebody may know."""

import random
from collections.abc import Iterator

from companion.grid import SPACES
from companion.rotator.puzzles import examples
from companion.session import Session
from companion.tactics.board import parse_space as parse_tactics_space
from companion.tactics.cards import deal
from companion.territory.board import legal_board, random_board
from companion.territory.rules import rules_of
from tests.support.cardplay import other_secrets
from tests.support.selfplay import GAMES as TERRITORY_KINDS
from tests.support.selfplay import NAMES


def territory_set_up(dice: random.Random, kind) -> list[list[str]]:
    """Return two set-ups that differ in where one Node of one player is."""
    game, players, variants, layout = kind
    total = rules_of(game, variants).deflectors
    head = [f"variant {variant}" for variant in variants] + [f"layout {layout}"]
    names = NAMES[:players]
    head += [f"player {name} {name[0]}" for name in names]
    boards = [random_board(total, dice) for _ in names]
    others, hider = [*boards], dice.randrange(players)
    *nodes, _ = boards[hider].node_spaces
    free = [
        s for s in SPACES if s not in boards[hider].node_spaces | boards[hider].deflector_spaces
    ]
    others[hider] = legal_board(
        [*nodes, dice.choice(free)], [*boards[hider].deflector_spaces], total
    )
    return [
        [
            *head,
            *(f"board {name} {board}" for name, board in zip(names, own, strict=True)),
        ]
        for own in (boards, others)
    ]


def come_out(session: Session, viewer: str | None) -> object:
    """Return what a viewer has learned of what others hide: answers, cards out of fog."""
    if session.game.name == "tactics-joker":
        state = session.referee.state
        seen = state.seen(None if viewer is None else state.names.index(viewer))
        cards = [card for n, card in enumerate(state.table) if seen >> n & 1]
        return cards, state.armies, state.question
    if session.game.name not in ("reflector", "deflector", "defector"):
        return None
    return [grid.seen for grid in session.referee.state.grids]


def rotator_set_up(dice: random.Random) -> list[list[str]]:
    """Return a set-up; Rotator hides nothing."""
    words = str(dice.choice(examples()).board).split()
    start = f"start red:{dice.choice('ABCDEFGHIJ')}10"
    return [[f"nodes {' '.join(words[:6])}", f"nodes {' '.join(words[6:])}", start]]


def tactics_set_up(dice: random.Random) -> list[list[str]]:
    """Return two set-ups that differ in two cards, which fog hides from both players at first."""
    table = list(deal(f"suite-{dice.randrange(10**6)}").table)
    swapped = [*table]
    one, other = dice.sample(
        [parse_tactics_space(f"{c}{r}") for c in "CDE" for r in range(1, 8)], 2
    )
    swapped[one], swapped[other] = table[other], table[one]
    return [
        ["variant fog", "player Ann A", "player Bob B"]
        + [f"row {row + 1} {' '.join(cards[7 * row : 7 * row + 7])}" for row in range(7)]
        for cards in (table, swapped)
    ]


def attack_defend_set_up(dice: random.Random) -> list[list[str]]:
    """Return one set-up: what is not known is shuffled at every step (`twins_for`)."""
    role = dice.choice(("defender", "attacker"))
    return [
        [
            "deck house-2",
            "player Ann",
            "player Bob",
            f"deal {dice.getrandbits(128):032x}",
            f"side Ann {role}",
        ]
    ]


def stones_set_up(dice: random.Random) -> list[list[str]]:
    """Return two set-ups that differ in the secret of one player."""
    stones = dice.randrange(5, 30)
    return [[f"heap {stones} 3 4"], [f"heap {stones} {dice.choice(('3 7', '7 4'))}"]]


def kind_of(game: str, dice: random.Random):
    return dice.choice([kind for kind in TERRITORY_KINDS if kind[0] == game])


SET_UPS = {
    "rotator": rotator_set_up,
    "reflector": lambda dice: territory_set_up(dice, kind_of("reflector", dice)),
    "deflector": lambda dice: territory_set_up(dice, kind_of("deflector", dice)),
    "defector": lambda dice: territory_set_up(dice, kind_of("defector", dice)),
    "tactics-joker": tactics_set_up,
    "attack-defend": attack_defend_set_up,
    "stones": stones_set_up,
}


def begun(game: str, set_up: list[str]) -> Session:
    session = Session()
    for line in ("rules 1", f"game {game}", *set_up):
        session.say(line)
    return session


def random_games(game: str, count: int) -> Iterator[tuple[random.Random, Session, list[list[str]]]]:
    for number in range(count):
        dice = random.Random(f"{game} {number}")
        set_ups = SET_UPS[game](dice)
        yield dice, begun(game, set_ups[0]), set_ups


def play_at_random(session: Session, dice: random.Random) -> None:
    """Say one of the legal moves, unless the game is over."""
    if session.winners is None:
        session.say(dice.choice(session.legal_moves))


def players_of(session: Session, set_up: list[str]) -> list[str]:
    """Return the players by name."""
    if session.game.name == "stones":
        return ["first", "second"]
    return [line.split()[1] for line in set_up if line.startswith("player")]


def hiders(set_ups: list[list[str]], names: list[str]) -> list[str]:
    """Return the players who know what two set-ups differ in: their boards, their secrets."""
    if len(set_ups) < 2 or set_ups[0][0].startswith("variant fog"):
        return []
    if set_ups[0][0].startswith("heap"):
        pairs = zip(*(line.split()[2:] for (line,) in set_ups), strict=True)
        return [name for name, (one, other) in zip(names, pairs, strict=True) if one != other]
    return [line.split()[1] for line in set_ups[0] if line not in set_ups[1]]


def twins_for(
    viewer: str | None, session: Session, others: list[Session], dice: random.Random
) -> list[Session]:
    """Return games that differ from one in nothing a viewer may know."""
    if session.game.name == "attack-defend":
        found = other_secrets(session, viewer or dice.choice(session.referee.names), dice)
        return [found] if found else []
    return [each for each in others if come_out(each, viewer) == come_out(session, viewer)]
