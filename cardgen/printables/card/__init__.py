"""The foldable card."""
