"""Rotator puzzles on sheets of paper."""
