"""Reads finished cards as a player would and proves that their Connector backs work.

A layout of a user's texts is proven by every run that prints it, one that ships by its tests.
Values are named tuples: a proof makes hundreds of them, and tuples are made in a fraction of the
time of other classes.
"""
