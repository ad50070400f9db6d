"""Connector: the word puzzle on the back that several cards solve together.

`texts` says what is to be hidden and `solve` finds a `layout` for it, which `store` keeps in files. `reading`
reads a finished drawing of the cards and `verify` stacks them, knowing nothing of how they came about.
"""
