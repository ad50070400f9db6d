"""Positions of games on paper."""
