"""Simulated players: how long a game takes, and who wins, under rules that a host may choose."""
