"""Connector: the word puzzle on the back that several cards solve together.

`texts` says what is to be hidden, `solve` finds a layout for it, `layout` is that layout as a value and as a
file, and `verify` stacks the finished drawings of the cards and reads them, knowing nothing of the others.
"""
