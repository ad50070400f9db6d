"""Foldable cards by our job, like `one_sided` without command line and preflight: arguments ``CSV NAME``."""

from __future__ import annotations

import sys
from pathlib import Path

from cardgen.jobs import CardJob, make_cards

if __name__ == "__main__":
    make_cards(CardJob(Path(sys.argv[2]), csv=Path(sys.argv[1]), workers=1))
