"""Reads finished cards as a player would and proves that their Connector backs work."""
