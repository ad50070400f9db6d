"""The only way in for screens: requests and responses, seats, and a view for each viewer."""

from companion.desk.desk import Desk

__all__ = ["Desk"]
