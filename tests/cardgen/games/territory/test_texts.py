"""What the rules sheets say rests on rulings, and is what the engine plays."""

import re
from collections.abc import Callable

import pytest

from cardgen.drawing.fonts import FontBook
from cardgen.games.territory.look import words_of as words_of_game
from cardgen.games.territory.scenes import first_round, round_grids
from cardgen.sheets.words import Rule, outline_of, sheet_words
from companion.grid import name_of
from companion.territory.rules import VARIANTS
from tests.support.aid_scenes import (
    NAMES,
    across,
    all_five_of_the_other,
    alliances,
    allied_grids,
    astray,
    both_lost,
    covered,
    directions,
    enough_nodes,
    gift_ends_nothing,
    holding_bars,
    homes,
    leaving_still_shoots,
    lost_master,
    more_than_half,
    nobody_shoots_at_his_own_board_in_reflector,
    overlap,
    owned_whoever_controls,
    passing,
    ranges,
    reflection,
    reflection_does_not_set_off,
    ricochet,
    set_off,
    spent,
    starting_territory,
    tables,
    variants,
    way_in,
)
from tests.support.game_sheets import rules_pages
from tests.support.reading import texts
from tests.support.sheet_words import words_of

RULINGS = {
    f"{letter}{number}"
    for letter, last in {
        "B": 6,
        "T": 4,
        "M": 9,
        "S": 11,
        "F": 6,
        "V": 6,
        "A": 9,
        "X": 8,
        "R": 12,
    }.items()
    for number in range(1, last + 1)
} | {"T2b"}
A4 = (210.0, 297.0)
ALL = ("reflector", "deflector", "defector")
LARGER = ("deflector", "defector")


def rules_of(game: str) -> list[Rule]:
    """Return the rules of a game: title, words, and the rulings they rest on."""
    words = words_of_game(FontBook(), game)
    sections = [words.section(*each) for page in outline_of(game)["later"] for each in page.items()]
    return [rule for section in sections for rule in section.rules]


def round_of(game: str) -> list[tuple[str, str]]:
    """Return the statements of a first round, and what is said of each."""
    words = words_of_game(FontBook(), game)
    statements = enumerate(outline_of(game)["round"], start=1)
    return [(statement, words(f"round-{number}")) for number, statement in statements]


FACTS: list[tuple[str, tuple[str, ...], Callable[[], None]]] = [
    # the first page
    ("spaces up to two steps from your Nodes, along sides: their ranges", ALL, ranges),
    ("5 Nodes (dots)", ALL, ranges),
    ("20 Deflectors (slashes)", LARGER, ranges),
    ("Hold spaces up to two steps from your Nodes", ALL, starting_territory),
    ("public grids Row 1 to Row 1", ("reflector",), tables),
    ("dashed sides touch", ("deflector",), tables),
    ("all Row 1s touch", ("defector",), tables),
    ("Call a space of the other grid", ("reflector",), nobody_shoots_at_his_own_board_in_reflector),
    (
        "First call any space of Row 1, or one beside a space you were given",
        ("reflector",),
        way_in,
    ),
    ("Later call a space beside one you claimed or were given", ("reflector",), gift_ends_nothing),
    ("until you claim a space you called there", LARGER, way_in),
    ("or touching it on another grid", LARGER, across),
    (
        "At home call a space touching one you claimed on another grid, or beside one you won back",
        LARGER,
        across,
    ),
    ("or one that only your Nodes have in range", ALL, covered),
    ("Never call a space you", ALL, holding_bars),
    ("No space? Pass, but only then", ALL, passing),
    ("in range of a Node", ALL, owned_whoever_controls),
    ("Spaces in range of others’ Nodes are only shaded", LARGER, overlap),
    (
        "Spaces in range of their other Nodes are only shaded; a Node named there gets a dot",
        ("reflector",),
        overlap,
    ),
    ("Its Deflectors each send your shot on", LARGER, set_off),
    ("Same space, next grid, the shorter way", LARGER, directions),
    ("A calls B, then C. A calls E, then D. Straight across: left", ("deflector",), directions),
    ("The player you called claims", LARGER, astray),
    ("But if your home sends it on, you do", LARGER, astray),
    ("Nothing is claimed", LARGER, spent),
    (
        "The other player gets the same space of your grid. Then they call",
        ("reflector",),
        reflection,
    ),
    ("Only the space called, no range", ("reflector",), reflection),
    ("The other player captures it with its range on your grid", ("reflector",), reflection),
    ("The one hit gets that space of yours", ("defector",), reflection),
    (
        "any whose five Nodes you control. A home ends once you control none of its Nodes",
        LARGER,
        homes,
    ),
    ("Out: no home", LARGER, homes),
    ("10 of 15 3 players 13 of 20 4 players 15 of 25 5 players", ("deflector",), enough_nodes),
    ("more than half of all Nodes", ("defector",), more_than_half),
    ("16 of 30 6 players", ("defector",), more_than_half),
    ("all five Nodes of the other grid", ("reflector",), all_five_of_the_other),
    ("Two name a Link: a Node one of them controls. A third joins it.", ("defector",), alliances),
    ("Four or more also need a Master", ("defector",), alliances),
    ("Link broken: its group ends, but a Master still binds its players", ("defector",), alliances),
    ("Players who part never ally again", ("defector",), alliances),
    ("Master broken: only Link groups stay", ("defector",), lost_master),
    ("a space you or an ally hold", ("defector",), allied_grids),
    # overleaf
    ("the ranges of your Nodes. You have not claimed them", ALL, way_in),
    ("equal is a draw", ("reflector",), both_lost),
    (
        "from you to the player you called. Straight across, or at your own grid: to the left",
        LARGER,
        directions,
    ),
    ("are used up; their spaces keep their holder", LARGER, set_off),
    ("The Deflectors that it met stay used up", LARGER, spent),
    ("are removed and do nothing", ("defector",), reflection_does_not_set_off),
    ("In your own turn you must still call a space", ("defector",), leaving_still_shoots),
    ("you claim the space that you called", ("deflector",), ricochet),
    (
        "runs on along the row, and then along the same row of the next grid. To the left it runs "
        "towards Column A and comes in at Column J",
        ("deflector",),
        ricochet,
    ),
    ("turns a quarter clockwise", ("defector",), variants),
    ("only to the space below a claim", ("defector",), variants),
]


def said(game: str, book: FontBook) -> str:
    return " ".join(text.content for page in rules_pages(book, A4, game) for text, _ in texts(page))


@pytest.mark.parametrize(
    ("phrase", "games", "scene"), FACTS, ids=[phrase[:40] for phrase, *_ in FACTS]
)
def test_what_a_sheet_says_is_what_the_engine_plays(
    phrase: str, games: tuple[str, ...], scene: Callable[[], None], book: FontBook
) -> None:
    for game in games:
        assert phrase in said(game, book), game
    scene()


@pytest.mark.parametrize("game", ALL)
def test_the_first_round_is_played_as_it_is_told(game: str) -> None:
    """Every answer that is told is on the board, and whatever was claimed or used up is told."""
    session = first_round(game)
    assert session.turn == NAMES[0]  # everybody had a turn
    entries = [entry for entry in session.referee.log if entry.statement is not None]
    entries = entries[-len(round_of(game)) :]
    for (statement, told), entry in zip(round_of(game), entries, strict=True):
        assert str(entry.statement) == statement
        kinds = [event.kind for event in entry.events]
        named = set(re.findall(r"\b[A-J](?:10|[1-9])\b", told))
        for event in entry.events:
            if (
                event.grid is not None
                and event.space is not None
                and event.ruling in ("S7", "F1", "S4")
            ):
                assert event.space in named, event
        assert ("hides a Node" in told or "“Node." in told) == ("node" in kinds)
        if kept := {space for event in entry.events for space in event.retained or ()}:
            assert kept <= named and "only shaded" in told
        deflected = [
            event for event in entry.events if event.kind == "deflected" and event.ruling == "S4"
        ]
        assert len(deflected) == told.count("Deflector,”") + told.count("Deflector.”") * (
            "node" not in kinds
        ) + 2 * told.count("then Bob have a Deflector")


def test_the_statuses_told_in_the_first_round_are_those_of_the_grids() -> None:
    shaded = {game: [str(grid.shaded).split() for grid in round_grids(game)] for game in ALL}
    assert [" ".join(spaces) for spaces in shaded["reflector"]] == [
        "F1 G1 H1 E2 F2 G2 H2 I2 F3 G3 H3 G4",
        "G1 I1 J1 F2 G2 H2 I2 J2 E3 F3 G3 H3 I3 J3 F4 G4 H4 J4 G5",
    ]
    assert shaded["deflector"] == [
        ["I4"],
        [],
        ["J2", "I3", "J3", "H4", "I4", "J4", "I5", "J5", "J6"],
    ]
    assert shaded["defector"] == [[], ["F2"], [], ["I1"], [], ["B1", "H1"]]
    ann, bob = round_grids("reflector")
    assert set(ann.symbols.values()) == {"O"} and str(ann.nodes) == "G2"
    assert {name_of(space) for space in ann.symbols} == {
        *shaded["reflector"][0],
        "J2",
    }  # J2 is null
    assert set(bob.symbols.values()) == {"X"} and str(bob.nodes) == "J2 G3"
    assert {name_of(space) for space in bob.symbols} == set(shaded["reflector"][1])


def test_every_rule_rests_on_rulings_that_exist() -> None:
    for game in ALL:
        for _, _, rulings in rules_of(game):
            assert set(rulings.split()) <= RULINGS and rulings


@pytest.mark.parametrize("game", [*ALL, "rotator"])
def test_ruling_numbers_stand_overleaf_only(game: str, book: FontBook) -> None:
    first, *later = rules_pages(book, A4, game)
    number = re.compile(r"\b(?:[BTMSFVAXR][0-9]+b?)\b")

    def numbers(page: object) -> set[str]:
        found = {each for text, _ in texts(page) for each in number.findall(text.content)}  # type: ignore[arg-type]
        return found & (RULINGS - {f"{letter}{row}" for letter in "ABF" for row in range(1, 10)})

    assert numbers(first) == set() and all(len(numbers(page)) > 5 for page in later)


def test_every_variant_is_explained_overleaf() -> None:
    for variant, (game, ruling) in VARIANTS.items():
        assert game is not None
        (found,) = (
            rulings
            for title, _, rulings in rules_of(game)
            if title.lower() == variant.replace("-", " ")
        )
        assert ruling in found
    for game in ALL:
        titles = [title for title, _, _ in rules_of(game)]
        assert {"Short", "A number of rounds"} <= set(titles) and (
            "A number of Nodes" in titles
        ) == (game != "reflector")


def test_words_that_readers_stumbled_over_are_gone(book: FontBook) -> None:
    for game in ALL:
        first, *_ = (" ".join(words_of(page)) for page in rules_pages(book, A4, game))
        for word in ("cover", "keeper", "Target", "retain", "very space", "brings", "spent"):
            assert word not in first, (game, word)


def test_cards_say_what_the_sheets_say(book: FontBook) -> None:
    for game in (*ALL, "rotator"):
        sheet = said(game, book)
        if game == "rotator":
            words = sheet_words(book, "rotator-sheets").part("aid")
            steps = tuple(map(words.entry, ("fall", "collapse", "drill", "turn")))
        else:
            words = words_of_game(book, game).part("aid")
            steps = words.entries("step", *outline_of(game)["aid_steps"])
        for title, _ in steps:
            assert title in sheet, (game, title)
