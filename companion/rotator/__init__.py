"""Rotator: one player drills through a turning board, from the top row to the bottom row (rulings R)."""

from companion.contract import Game

GAMES = {"rotator": Game("rotator", __name__, players=(1, 1), grids=1, has_forms=True)}
