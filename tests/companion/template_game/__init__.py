"""The smallest game that the contract allows: copy this folder to begin a new one.

Two players in turn take one to three stones from a heap; who takes the last one has won. Each hides how
many stones he would like to win with, which nothing in play depends on: a secret for the generic suite.
"""

from companion.contract import Game

GAMES = {"stones": Game("stones", __name__, players=(2, 2), grids=0)}
