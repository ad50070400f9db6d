"""Connector: the backs, and the sheets that go with them."""
