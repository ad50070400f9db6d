"""Reflector, Deflector, Defector: one engine for the three games of territory."""
