"""Tactics Joker: two armies fight for castles on a table of cards (rulings J)."""

from companion.contract import Game

GAMES = {"tactics-joker": Game("tactics-joker", __name__, players=(2, 2), grids=0, has_forms=True)}
