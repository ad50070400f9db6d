"""Sizes of paper, what printers leave white of it, and how small type may be printed."""

PAPERS = {
    "A5": (148.0, 210.0),
    "A4": (210.0, 297.0),
    "Letter": (215.9, 279.4),
    "Legal": (215.9, 355.6),
    "A3": (297.0, 420.0),
    "Tabloid": (279.4, 431.8),
    "SRA4": (225.0, 320.0),
    "SRA3": (320.0, 450.0),
    "A2": (420.0, 594.0),
}
"""Width and height in mm by name: those of ISO 216 and 217, and those of North America."""

SMALLEST_TYPE = 5.0
"""Smallest size of type in pt."""
SMALLEST_LIGHT_TYPE = 6.0
"""The same for light type on a dark ground, which would fill in."""

EDGE = 5.0
"""Unprintable margin of laser printers at the paper's edge, in mm."""
