"""Foldable cards by our job alone: ``two_sided.py CSV PROFILE NAME``."""

from __future__ import annotations

import sys
from pathlib import Path

from cardgen.__main__ import collect_rarely
from cardgen.jobs.cards import CardJob, make_cards

if __name__ == "__main__":
    collect_rarely()
    table, profile, name = map(Path, sys.argv[1:])
    make_cards(CardJob(output=name, profile=profile, csv=table))
