"""Where a game stands, on paper."""
