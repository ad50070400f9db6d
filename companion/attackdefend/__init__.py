"""Attack/Defend: a bluffing game of cards for two, a Defender and an Attacker (rulings K)."""

from companion.contract import Game

GAMES = {
    "attack-defend": Game(
        "attack-defend", __name__, players=(2, 2), grids=0, has_forms=True, whole_log=True, symbols=False
    )
}
"""Attack/Defend."""
