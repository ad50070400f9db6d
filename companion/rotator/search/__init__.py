"""The exact solver for Rotator boards."""
