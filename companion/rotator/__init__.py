"""Rotator: one player drills through a turning board, from the top row to the bottom row (rulings R)."""
