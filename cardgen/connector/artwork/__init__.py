"""Connector: the backs of cards, and its sheets."""
