"""What many tests read: fonts, a portrait, and the card of every geometry, made once a process."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest
from PIL import Image

from cardgen.card.card import card
from cardgen.drawing.fonts import FontBook
from cardgen.games import PRINTED
from cardgen.games.contract import PrintedGame
from cardgen.inputs.geometry import load_geometry
from tests.support.made_card import MadeCard
from tests.support.reading import ADA, pdf_of


@pytest.fixture(scope="session")
def book() -> FontBook:
    return FontBook()


@pytest.fixture(scope="session")
def made(book: FontBook) -> Callable[[str], MadeCard]:
    """Return a function that gives the card of ADA in the geometry of a name."""

    @cache
    def make(name: str) -> MadeCard:
        geometry = load_geometry(name)
        both = card(ADA, geometry, book)
        return MadeCard(geometry, both, pdf_of((both.outside, both.inside), book))

    return make


@pytest.fixture(scope="session")
def portrait(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A grey ramp from left to right with noise on it, 900 x 700."""
    path = tmp_path_factory.mktemp("portrait") / "ramp.png"
    noise = np.random.default_rng(1).integers(0, 20, (700, 900))
    ramp = np.linspace(0, 235, 900)[None, :] + noise
    Image.fromarray(ramp.astype("uint8")).save(path)
    return path


@pytest.fixture
def printed_games() -> Iterator[dict[str, PrintedGame]]:
    """The table of games; what a test changes in it is as before afterwards, in the same order."""
    with patch.dict(PRINTED):
        yield PRINTED
