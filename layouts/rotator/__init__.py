"""Rotator boards that come with the game."""
