"""What the referee says of a territory game, in English."""

from companion import narration
from companion.territory import narration as territory
from companion.words import language


def announced(referee, entry):
    return narration.announced(territory, referee, entry, language())


def steps(entry):
    return list(map(str, territory.steps(entry)))


def marks(referee, entry):
    return [str(mark) for step in territory.announced(referee, entry) for mark in step.marks]
