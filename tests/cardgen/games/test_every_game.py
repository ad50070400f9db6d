"""What is asked of every game that prints something, and of the template for new ones."""

import re
from itertools import chain
from pathlib import Path

import pytest

import cardgen as package
from cardgen.drawing.fonts import FontBook
from cardgen.games import PRINTED
from cardgen.games.contract import PrintedGame, Setting
from cardgen.jobs import kit as kit_module
from cardgen.jobs.prints import printed_files
from companion.words import language, languages
from tests.cardgen import template_sheets
from tests.support.commandline import cardgen, files
from tests.support.reading import box_of, plain_text, texts

TEMPLATE = template_sheets.PRINTED
EVERY = pytest.mark.parametrize("game", [*PRINTED.values(), TEMPLATE], ids=lambda game: game.name)

NAMES = re.compile(
    r"rotator|reflector|defector|deflector|tactics|joker|attack.?defend|(?:games|companion)\.territory",
    re.IGNORECASE,
)


@pytest.fixture
def known(
    printed_games: dict[str, PrintedGame], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Path:
    """An empty folder, and the template game in the table."""
    printed_games[TEMPLATE.name] = TEMPLATE
    monkeypatch.chdir(tmp_path)
    return tmp_path


def event(game: PrintedGame, seats: int) -> str:
    return f'name = "E"\nrules_cards = true\n[[table]]\ngame = "{game.name}"\nplayers = {seats}\n'


@EVERY
def test_parts_have_names_of_their_own_and_fit_the_paper_for_every_number_of_players(
    game: PrintedGame, book: FontBook
) -> None:
    names = [part.name for part in game.parts]
    assert len(set(names)) == len(names)
    assert {part.name for file in printed_files(game.parts) for part in file.parts} == set(names)
    for seats in {game.game.players[0], game.kit_seats}:
        for part in game.parts:
            pages = part.make(Setting(book=book, paper="a4", seats=seats))
            assert pages and all(page.layers for page in pages)
            assert part.per == "game" or part.about


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("game", PRINTED)
def test_aid_cards_are_legible_and_keep_text_from_the_cut_in_every_language(
    game: str, tag: str
) -> None:
    book, part = FontBook(language=language(tag)), PRINTED[game].part("aid")
    if part is None or part.pieces is None:  # a page of paper
        return
    setting = Setting(book=book, paper="a4", seats=PRINTED[game].game.players[0])
    for page in chain.from_iterable(part.pieces.make(setting)):
        safe = page.trim.expanded(-3)
        for text, matrix in texts(page):
            assert safe.holds(box_of(book, text, matrix), 0.01), text.content
            assert text.size * matrix.scale >= 5


@EVERY
def test_a_record_begins_with_the_game(game: PrintedGame, book: FontBook) -> None:
    seats = game.game.players[0]
    layout = next(iter(game.layouts(seats)), "")
    setting = Setting(book=book, paper="a4", seats=seats, layout=layout)
    lines = [str(statement) for statement in game.record_head(setting)]
    assert lines[:2] == ["rules 1", f"game {game.name}"]
    with pytest.raises(ValueError, match=f"{game.name} is for"):
        game.layouts(0)


@EVERY
def test_an_event_refuses_seats_that_a_game_does_not_have(game: PrintedGame, known: Path) -> None:
    Path("event.toml").write_text(event(game, 1 + (game.game.players[1] or 20)))
    told = cardgen("event", "event.toml", "-o", "out/")
    assert (told.status, len(told.complaints)) == (1, 1)
    assert told.err.startswith("event.toml:5: table[1].players: ")
    assert set(files(known)) == {"event.toml"}


def test_a_game_of_ones_own_is_printed(known: Path) -> None:
    told = cardgen("print", "stones")
    assert (told.status, told.err) == (0, "")
    assert set(files(known)) == {"output/stones-rules.pdf", "output/stones-stones.pdf"}
    assert told.out.splitlines()[-1].endswith(
        "stones-stones on one side, on stiff paper. Cut out the stones."
    )
    assert "Take one to three" in plain_text(Path("output/stones-rules.pdf").read_bytes())
    told = cardgen("print", "stones", "rules", "--cell", 8)
    assert told.complaints == ["cardgen print: --cell changes nothing of Stones: leave it out"]
    told = cardgen("print", "stones", "--players", 3)
    assert told.complaints == ["--players: stones is for 2 players, not 3"]


def test_a_game_of_ones_own_is_in_kit_and_index(
    known: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in PRINTED if name != "stones"]:
        del PRINTED[name]
    monkeypatch.setattr(kit_module, "_cards", lambda *_: [])
    monkeypatch.setattr(kit_module, "_with_ink", lambda entries, *_: entries)  # of these cards
    monkeypatch.setattr(kit_module, "_others", list)
    told = cardgen("kit")
    assert (told.status, told.err) == (0, "")
    assert set(files(known)) == {
        f"output/{name}.pdf" for name in ("index", "stones-rules", "stones-stones")
    }
    index = " ".join(plain_text(Path("output/index.pdf").read_bytes()).split())
    assert "Stones stones-rules.pdf stones-stones.pdf 2 players 1 1" in index
    assert "Stones: rules in two sentences." in index and "Cut out the stones." in index


def test_a_game_of_ones_own_is_in_an_event_and_its_checklist(known: Path) -> None:
    Path("event.toml").write_text(event(TEMPLATE, 2))
    told = cardgen("event", "event.toml", "-o", "out/")
    assert (told.status, told.err) == (0, "")
    table = Path("out/table-01-stones")
    assert (table / "table-01.record").read_text() == "rules 1\ngame stones\n"
    assert "Take one to three" in plain_text((table / "table-01.pdf").read_bytes())
    assert plain_text(Path("out/print/tents.pdf").read_bytes()).count("Table 1") >= 2
    checklist = Path("out/00-checklist.txt").read_text()
    assert "To cut out: stones to play with" in checklist and "Cut out the stones." in checklist


def test_only_the_rooms_of_the_games_name_a_game() -> None:
    root = Path(package.__file__).parent
    found = [
        f"{path.relative_to(root)}:{number}: {line.strip()}"
        for path in sorted(root.rglob("*.py"))
        if "games" not in path.relative_to(root).parts
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert found == []
