"""The only way in for screens: requests and responses in JSON, seats, and one view for each viewer."""

from companion.desk.desk import Desk

__all__ = ["Desk"]
