"""The foldable card: its front, inside and back."""
