"""Reads finished cards as a player would and proves that their Connector backs work.

Every run proves the layout that it prints. Values are named tuples: a proof makes hundreds of them,
and tuples are made in a fraction of the time of other classes.
"""
