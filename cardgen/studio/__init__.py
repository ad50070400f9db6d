"""The studio: a page on which a card is designed by looking at it, and its server."""
