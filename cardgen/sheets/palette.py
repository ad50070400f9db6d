"""The colours that sheets of all games share: bright blues, a red, and greys.

CMYK values are chosen for coated paper, not converted: the blues use more cyan so that they stay
clean next to rich black, and none needs more than 300 % ink.
"""

from cardgen.drawing.ink import Ink, grey

NAVY = Ink((1.0, 0.80, 0.15, 0.20), (0.05, 0.17, 0.40))
COBALT = Ink((0.95, 0.65, 0.0, 0.0), (0.08, 0.33, 0.70))
AZURE = Ink((0.75, 0.30, 0.0, 0.0), (0.22, 0.58, 0.88))

BLUE = Ink((0.85, 0.50, 0.0, 0.0), (0.16, 0.44, 0.78))
RED = Ink((0.0, 0.85, 0.70, 0.0), (0.86, 0.22, 0.24))
FAINT_BLUE = Ink((0.16, 0.04, 0.0, 0.0), (0.84, 0.91, 0.98))

QUIET = grey(0.45)
"""For lines that should be weaker than pencil marks."""

FAINT_INK = 0.20
"""Most ink, all colours together, under pencil marks."""


def faint(ink: Ink) -> Ink:
    """Return `ink` light enough for pencil: at most 20 % on all plates together."""
    return ink.tint(100 * FAINT_INK / max(ink.total, 100 * FAINT_INK))
