"""Lays out a Connector back: which phrase is printed where on the card."""
