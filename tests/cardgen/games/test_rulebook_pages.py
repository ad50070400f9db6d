"""The rule book: words explained, every ruling whole, in order, legible, none overlapping."""

import re
from dataclasses import replace

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.games.rulebook import PICTURES, cited, rulebook_pages
from cardgen.games.rulebook_art import RULEBOOK_ART
from cardgen.sheets.blocks import SheetError
from cardgen.sheets.composer import NEUTRAL_INKS, Composer
from cardgen.sheets.typesetting import typographic
from cardgen.sheets.words import players_of
from companion.rulebook import glossaries, rulings
from companion.words import language
from tests.support.game_sheets import rules_pages
from tests.support.reading import box_of, texts

A5 = (148.5, 210.0)


def squeezed(words: str) -> str:
    return re.sub(r"[\s|:−-]+", "", typographic(words))


def test_every_ruling_is_there_whole_and_in_order(book: FontBook) -> None:
    said = squeezed(
        "".join(
            text.content
            for page in rulebook_pages(book, A5)
            for text, matrix in texts(page)
            if matrix.apply(text.x, text.y)[1] < page.height - 14
        )
    )
    at = 0
    for glossary in glossaries():
        assert len(glossary.words) >= 5
        place = said.index(squeezed(glossary.title))
        for word, meaning in glossary.words:
            place = said.index(squeezed(word + meaning), place)
    assert len(glossaries()) >= 3 and said.index(squeezed(glossaries()[0].title)) < said.index(
        "B1Names"
    )
    for ruling in rulings():
        at = said.index(squeezed(ruling.number + ruling.title), at)
        for paragraph in re.split(r"\n(?=\n|- )", ruling.text):
            if not paragraph.strip().startswith("|"):
                at = said.index(squeezed(paragraph), at)


def test_quotes_apostrophes_and_minus_are_those_of_print(book: FontBook) -> None:
    for page in rulebook_pages(book, A5):
        for text, _ in texts(page):
            assert not set("'\"") & set(text.content) and " -1" not in text.content, text


def test_a_language_with_rulings_has_a_rule_book_of_its_own(book: FontBook) -> None:
    german = replace(book, language=language("de"))
    first = ("Was die Wörter bedeuten", "Feld", "B1", "Namen der Felder", "Beispiel:", "K22")
    shown = [text.content for page in rulebook_pages(german, A5) for text, _ in texts(page)]
    assert all(each in shown for each in first)
    assert not {"Example:", "Board", "What the words mean"} & {*shown}
    ruling = next(each for each in rulings(language("de")) if each.number == "K8")
    page = int(re.findall(r"[0-9]+", cited(Composer(german, NEUTRAL_INKS), "K8"))[-1])
    on_page = {text.content for text, _ in texts(rulebook_pages(german, A5)[page - 1])}
    assert {"K8", ruling.title} <= on_page
    french = replace(book, language=language("fr"))
    assert len(rulebook_pages(french, A5)) == len(rulebook_pages(book, A5))  # in English


@pytest.mark.parametrize("paper", [A5, (139.7, 215.9)], ids=["A5", "half Letter"])
def test_pages_are_legible_and_nothing_runs_over_their_edge(
    paper: tuple[float, float], book: FontBook
) -> None:
    for page in rulebook_pages(book, paper):
        assert all(text.size * matrix.scale >= 8.5 for text, matrix in texts(page))
        found = [box_of(book, text, matrix) for text, matrix in texts(page)]
        assert all(page.trim.expanded(-8).holds(box) for box in found)


def test_contents_and_sheets_name_the_page_on_which_a_ruling_stands(book: FontBook) -> None:
    pages = rulebook_pages(book, A5, RULEBOOK_ART)
    assert len(pages) % 4 == 0  # the booklet has no blank page
    shown = [[text.content for text, _ in texts(page)] for page in pages]
    listed = dict(zip(shown[1], shown[1][1:], strict=False))
    for title in dict.fromkeys(typographic(ruling.section) for ruling in rulings()):
        assert title in shown[int(listed[title]) - 1]
    for ruling in rulings():
        page = int(re.findall(r"[0-9]+", cited(Composer(book, NEUTRAL_INKS), ruling.number))[-1])
        assert ruling.number in shown[page - 1]
        assert typographic(ruling.title) in " ".join(shown[page - 1])


@pytest.mark.parametrize("paper", [(210.0, 297.0), (297.0, 420.0)], ids=["A4", "A3"])
def test_rules_sheets_name_the_page_of_the_book_on_the_same_paper(
    paper: tuple[float, float], book: FontBook
) -> None:
    """Sheets on A3 are drawn larger; the book has fewer, larger pages there."""
    for game, ruling in (("rotator", "R1"), ("reflector", "B1"), ("attack-defend", "K1")):
        shown = [text.content for page in rules_pages(book, paper, game) for text, _ in texts(page)]
        assert cited(Composer(book, NEUTRAL_INKS, printed_on=paper), ruling) in shown


def test_every_picture_has_its_place_below_a_ruling_and_shows_what_others_name(
    book: FontBook,
) -> None:
    art = RULEBOOK_ART
    assert set(art.pictures) == set(PICTURES) <= {ruling.number for ruling in rulings()}
    for page in rulebook_pages(book, A5, art):
        for text, matrix in texts(page):
            assert text.size * matrix.scale >= 5.9
            assert page.trim.expanded(-8).holds(box_of(book, text, matrix))
    cover = " ".join(text.content for text, _ in texts(rulebook_pages(book, A5, art)[0]))
    for game in art.games.values():
        assert game.title in cover and players_of(book, game.game) in cover


def test_a_small_page_is_refused(book: FontBook) -> None:
    with pytest.raises(SheetError, match="larger paper"):
        rulebook_pages(book, (100.0, 140.0))
