"""Connector: the word puzzle on the back that several cards solve together.

`texts` reads the hidden texts, `layout` finds where to print them, and `proof` reads finished cards
and checks that they show the texts. `proof` knows nothing about how a layout was found.
"""
