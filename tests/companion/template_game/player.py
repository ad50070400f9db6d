"""A computer player of Stones: whatever its level, it leaves a multiple of four if it can."""

import random

from companion.contract import Document

VERSION = 1


def choose(sees: Document, level: str, dice: random.Random) -> str:
    view = sees["view"]
    return f"take {view['turn']} {view['stones'] % 4 or 1}"


def advice(sees: Document, chosen: str, dice: random.Random) -> Document | None:
    return None


def accepts(sees: Document, offer: Document, level: str, dice: random.Random) -> str | None:
    return None
