"""Tactics Joker at the prompt: short forms, dice thrown here, odds, the map, and what fog hides."""

import io
import json
import random
from dataclasses import replace

import pytest

from companion.dialogue import Dialogue
from companion.errors import NotUnderstoodError, RulingError
from companion.narration import announced, lines_of
from companion.record import parse
from companion.session import Session
from companion.tactics.dialogue import GameDialogue
from companion.terminal.screens import Lines
from companion.words import language
from tests.support.live_sessions import NoFile, at_keyboard, dialogue_on
from tests.support.scenes import flat
from tests.support.tactics_table import HEAD, SEATS, begun, checked, placed, rows_of, said


def played(typed, record="rules 1\ngame tactics-joker\n"):
    """Return what is said in a session in which these lines are typed, and its record."""
    kept, sink = [record], io.StringIO()
    live = dialogue_on(record.encode(), kept.append, Lines(io.StringIO(typed), sink))
    live.run()
    return sink.getvalue(), "".join(kept)


def live(session) -> tuple[Dialogue, io.StringIO]:
    sink = io.StringIO()
    return GameDialogue(at_keyboard(session), Lines(io.StringIO(), sink), NoFile()), sink


def test_the_set_up_is_asked_for_and_a_seed_lays_all_rows():
    _, record = played("races\n\n30\nAnn X\nann Z\nBob x\nBob O\nelves\nrandom\nk7\nquit\n")
    assert record.splitlines()[:7] == [
        *HEAD, "variant races", "rounds 30", *SEATS, "race Ann elves",
    ]  # fmt: skip
    assert record.splitlines()[8:] == ["deal k7", *rows_of("k7")]


def test_a_game_by_its_first_letters_and_two_players_in_one_answer():
    told, record = played("tac\n\nno limit\nbob and ann\nr\nquit\n", record="rules 1\n")
    assert (
        record.splitlines()[:4] == [*HEAD, "player bob B", "player ann A"] and "no game" not in told
    )
    assert record.splitlines()[4].startswith("deal ") and record.splitlines()[4] != "deal r"
    told, record = played("tac\n\n\nBob and Ben\nk7\nquit\n", record="rules 1\n")
    assert record.splitlines()[2:5] == ["rounds 30", "player Bob B", "player Ben X"]


def test_rows_are_typed_and_a_wrong_one_is_asked_for_again():
    rows = [
        line.removeprefix(f"row {number} ") for number, line in enumerate(rows_of("k7"), start=1)
    ]
    told, record = played(
        "\n".join(["", "no limit", "Ann X", "Bob O", "rows", rows[1], *rows, "quit"])
    )
    assert "is no king" in told and record.endswith("\n".join([*SEATS, *rows_of("k7"), ""]))


def test_a_drawn_deal_is_written_in_full():
    _, record = played("\nn\nAnn X\nBob O\nrandom\nquit\n")
    seed = record.splitlines()[4].split()[1]
    assert record.splitlines()[5:] == rows_of(seed)


@pytest.mark.parametrize(
    ("typed", "statement"),
    [
        ("3 a1 b2", "move Ann 3 A1 B2"),
        ("a1 b2", "move Ann 4 A1 B2"),
        ("all A1 to B2", "move Ann 4 A1 B2"),
        ("2 a1 b2 tired 1", "move Ann 2 A1 B2 tired 1"),
        ("move ann 1 a1 b2", "move Ann 1 A1 B2"),
        ("move 1 a1 b2", "move Ann 1 A1 B2"),
        ("end", "end Ann"),
        ("end turn", "end Ann"),
        ("draw", "draw"),
        ("resign", "resign Ann"),
        ("resign bo", "resign Bob"),
    ],
)
def test_moves_are_typed_short(typed, statement):
    dialogue, _ = live(placed("Ann A1 3/1/0, Bob G7 3"))
    assert dialogue.full_statement(typed.split()) == statement


@pytest.mark.parametrize("word", ["pass", "done", "attack", "attack b2", "hello"])
def test_words_of_other_games_are_answered_with_what_works(word):
    session = placed("Ann C3 3, Bob D4 1, Bob G7 3")
    dialogue, sink = live(session)
    dialogue._playing = True
    dialogue.attempt(dialogue._obey, word)
    told = sink.getvalue()
    if word in ("pass", "done"):
        assert told == "to end the turn, type: end\n"
        return
    example = told.partition(": ")[2].removeprefix("a move such as ").partition(",")[0].strip()
    assert dialogue.full_statement(example.split()).startswith("move Ann ")
    dialogue.say(dialogue.full_statement(example.split()))  # what is proposed is legal
    if word.startswith("attack"):
        assert example == "3 C3 D4"


def test_one_unit_is_one_unit():
    with pytest.raises(RulingError, match="C3 has 1 unit that can move, not 2"):
        placed("Ann C3 1, Bob G7 3").say("move Ann 2 C3 D4")


def test_enter_and_first_letters_do_what_is_usual():
    record = "\n".join([*HEAD, *SEATS, *rows_of("k7"), "castle Ann A1", "castle Bob A7 G7", ""])
    _, written = played("r\ne\nroll\nen\nquit\n", record)
    said = written.removeprefix(record).splitlines()
    assert [line.split()[0] for line in said] == ["turn", "end", "turn", "end"]


@pytest.mark.parametrize("word", ["draw", "resign Ann"])
def test_a_word_that_ends_the_game_is_asked_about_first(word, monkeypatch):
    monkeypatch.setattr(Lines, "live", True)
    record = "\n".join(
        [*HEAD, *SEATS, *rows_of("k7"), "castle Ann A1", "castle Bob A7 G7", "turn Ann 1 2", ""]
    )
    told, written = played(f"{word}\nno\n{word}\nyes\n{word}\nquit\n", record)
    assert written == f"{record}{word}\n"
    question = (
        "Does everybody agree?"
        if word == "draw"
        else "Ann gives up, and that ends the game. Is that right?"
    )
    assert told.count(question) == 2  # and never once the game is over
    assert "the game goes on\n" in told and "'log', 'undo' or 'quit':" in told


def test_rounds_are_taken_at_the_question_of_variants():
    _, record = played("tac\nrounds 30\n\nAnn A\nBob B\nk7\nquit\n", record="rules 1\n")
    assert "rounds 30\nplayer Ann A\n" in record


def test_minutes_are_no_rounds():
    told, record = played("tac\n\n60 minutes\n30\nAnn A\nBob B\nk7\nquit\n", record="rules 1\n")
    assert "counted in rounds, not in minutes" in " ".join(told.split()) and "rounds 30\n" in record


def test_answers_are_typed_short():
    session = begun()
    dialogue, _ = live(session)
    assert dialogue.full_statement(["a1"]) == "castle Ann a1"
    said(session, "castle Ann A1")
    assert dialogue.full_statement(["a7", "g7"]) == "castle Bob a7 g7"
    for typed in ("A7, G7", "a7,g7", "a7 and g7", "castle A7, G7", "castle Bob A7, G7"):
        assert dialogue.full_statement(typed.split()).upper() == "CASTLE BOB A7 G7"
    said(session, "castle Bob A7 G7")
    assert (
        dialogue.full_statement(["62"])
        == dialogue.full_statement(["turn", "6", "2"])
        == "turn Ann 6 2"
    )
    for word in ("turn", "roll"):
        dice = dialogue.full_statement([word]).split()
        assert (
            dice[:2] == ["turn", "Ann"]
            and all(1 <= int(die) <= 6 for die in dice[2:])
            and len(dice) == 4
        )
    session = placed("Ann C3 2, Bob D4 1, Bob G7 3", "B2 X")
    dialogue, _ = live(session)
    said(session, "move Ann 1 C3 B2")
    assert dialogue.full_statement(["10h"]) == "joker Ann 10h"
    said(session, "joker Ann 10H", "move Ann 1 C3 D4")
    assert dialogue.full_statement(["4"]) == "roll Ann 4"


def test_what_is_said_too_early_is_refused_with_what_comes_first():
    dialogue, _ = live(begun())
    with pytest.raises(NotUnderstoodError) as refused:
        dialogue.full_statement(["3", "a1", "b2"])
    assert str(refused.value) == (
        "'3 a1 b2' can't be said now. First Ann names a castle: type such as A1"
    )
    with pytest.raises(RulingError, match="First Ann names a castle: type such as A1"):
        dialogue.full_statement(["end"])
    for line, wanted in (
        ("end Ann", "first Ann chooses where to start: 'castle Ann A1'"),
        ("castle Ann A1", ""),
        ("castle Bob A7 G7", ""),
        ("move Ann 3 A1 B2", "first Ann rolls for the castles: 'turn Ann 4 2'"),
        ("turn Ann 1 1", ""),
        ("turn Ann 1 1", "Ann moves an army or ends the turn: 'move Ann 3 A1 B1', or 'end Ann'"),
    ):
        assert refusal(dialogue.session, line) == wanted


def refusal(session, line):
    try:
        session.say(line)
    except RulingError as error:
        return str(error)
    return ""


def test_all_throws_are_legal_and_nothing_else():
    session = begun()
    said(session, "castle Ann A1", "castle Bob A7 G7")
    moves = session.legal_moves
    assert len(moves) == 36 and moves[0] == "turn Ann 1 1" and moves[35] == "turn Ann 6 6"
    assert all(move in moves for move in moves)
    for line in (
        "turn Ann",
        "turn Ann 1",
        "turn Ann 1 7",
        "turn Bob 1 1",
        "turn Ann 1 1 1",
        "end Ann",
    ):
        assert line not in moves


def test_the_battle_is_told_as_a_sum():
    session = placed("Ann C3 3, Ann C4 2, Bob D4 3, Bob D5 1, Bob G7 1", "C3 8S, D4 9S")
    said(session, "move Ann 3 C3 D4")
    assert str(session.say("roll Ann 4 2 6")) == "Ann 4+2+6 + 8 mountain + 2 support = 22."
    told = str(session.say("roll Bob 1 4 2"))
    losses = "Bob loses 2 units, Bob is pushed to E5 with 1 unit"
    assert " ".join(told.split()) == f"Bob 1+4+2 + 9 mountain + 1 support = 17: {losses}."


def test_a_tie_and_death_are_told():
    session = placed("Ann C3 2, Bob D4 2, Bob G7 1", "C3 8H, D4 9C")
    said(session, "move Ann 2 C3 D4", "roll Ann 6 6")
    assert str(session.say("roll Ann 6 3")) == "Ann 6+3 + 0 against a forest + 0 support = 9."
    told = str(session.say("roll Bob 1 1"))
    assert told.startswith("Bob 1+1 + 9 forest + 0 support = 11: Ann loses 1 unit, Ann")


def test_a_castle_that_nobody_holds_any_more_is_told_once_no_army_can_return_to_it():
    free = "Nobody holds the castle A1 any more: no unit is on it."
    session = placed("Ann A1 3, Bob G7 3", "B2 8H")
    assert free not in flat(str(session.say("move Ann 1 A1 B2")))
    assert free in flat(str(session.say("move Ann 2 A1 B2")))
    session = placed("Ann A1 2, Bob B2 2, Bob G7 1", "B2 8H")
    for line in ("move Ann 2 A1 B2", "roll Ann 6 6"):
        assert free not in flat(str(session.say(line)))
    assert free in flat(str(session.say("roll Bob 1 1")))
    session = placed("Ann A1 2, Bob B2 2, Bob G7 1", "B2 8H")
    for line in ("move Ann 2 A1 B2", "roll Ann 1 1", "roll Bob 4 4"):
        assert free not in flat(str(session.say(line)))


def test_odds_are_told_on_request():
    dialogue, sink = live(placed("Ann C3 3, Bob D4 1, Bob G7 3"))
    assert dialogue.obey(["odds", "3", "c3", "d4"])
    assert sink.getvalue() == "Ann wins 99 %, Bob 1 %, nobody 0 %.\n"


def test_a_turn_without_dice_begins_by_itself():
    typed = "\n".join(["end", "quit"])
    session = begun()
    said(
        session,
        "castle Ann A1",
        "castle Bob A7 G7",
        "turn Ann 1 1",
        "move Ann 3 A1 A2",
        "move Ann 3 G1 G2",
    )
    said(session, "roll Ann 6 6 6")
    said(session, "end Ann", "turn Bob 1 1")
    _, record = played(typed, session.to_record())
    assert record.endswith("end Bob\nturn Ann\n")


def test_the_map_fits_sixty_columns_with_the_longest_symbols():
    session = begun()
    longest = {"Ann": "#12", "Bob": "***"}
    session.referee.set_up = replace(session.referee.set_up, players=longest)
    said(session, "castle Ann A1", "castle Bob A7 G7", "turn Ann 6 6", "move Ann 1 A1 B2")
    lines = lines_of(session.game.narration.standing(session.referee), language())
    assert max(map(len, lines)) <= 60 and any(
        "#12 3/1/0" in line or "#12 4*" in line for line in lines
    )
    assert " ".join(lines[1].split()) == "1 KS # 2C & AC & 4S ^ 3S ^ 3C & KH #"


def test_every_event_has_a_sentence_and_every_sentence_its_ruling():
    dice, seen = random.Random("sentences"), set()
    for number in range(12):
        session = Session()
        races = [f"race {name} {race}" for name, race in (("Ann", "undead"), ("Bob", "kobolds"))]
        options = ["variant races", "rounds 12", "start 6"]
        said(session, *HEAD, *options, *SEATS, *races, *rows_of(f"words-{number}"))
        while session.winners is None:
            session.say(dice.choice(session.legal_moves))
        narration = session.game.narration
        for entry in session.referee.log:
            steps = list(map(str, narration.steps(entry)))
            assert len(steps) == len(entry.events) and all(step.endswith("]") for step in steps)
            assert all(
                len(line) <= 60 for line in announced(narration, session.referee, entry, language())
            )
            seen |= {event.kind for event in entry.events}
    assert seen >= {"started", "began", "recruited", "moved", "entered", "fought", "lost", "turned"}


# -- fog -------------------------------------------------------------------------------------------


def fog_game(rows):
    session = Session()
    said(session, *HEAD, "variant fog", *SEATS, *rows)
    return session


def shown(session, viewer):
    """Return all that a player gets: the view, its words, prompts, completions, sentences."""
    dialogue, _ = live(session)
    narration = session.game.narration
    view = session.view(viewer)
    told = [
        announced(narration, session.referee, entry, language()) for entry in session.referee.log
    ]
    steps = [list(map(str, narration.steps(entry))) for entry in session.referee.log]
    told_of = [narration.seen(session.referee, view), narration.status(session.referee)]
    shown = [view, told, steps, told_of, dialogue.prompt(), dialogue.suggestions()]
    return json.dumps(shown, default=str)


def test_what_a_player_gets_does_not_depend_on_what_he_cannot_see():
    compared = 0
    for number in range(10):
        dice = random.Random(f"fog {number}")
        session = fog_game(rows_of(f"fog-{number}"))
        for turn in range(40):
            if session.winners is not None:
                break
            session.say(dice.choice(session.legal_moves))
            state = session.referee.state
            if turn % 9 != number % 9:
                continue
            for seat, viewer in ((None, None), (0, "Ann"), (1, "Bob")):
                hidden = [n for n in range(49) if not state.seen(seat) >> n & 1]
                if len(hidden) < 2:
                    continue
                one, other = dice.sample(hidden, 2)
                cards = [card for row in rows_of(f"fog-{number}") for card in row.split()[2:]]
                cards[one], cards[other] = cards[other], cards[one]
                rows = [f"row {r + 1} {' '.join(cards[7 * r : 7 * r + 7])}" for r in range(7)]
                try:
                    twin = fog_game(rows)
                    for entry in session.referee.log:
                        twin.say(str(entry.statement))
                except ValueError:
                    continue  # somebody saw that card before, and played by it
                if twin.referee.state.question != state.question:
                    continue  # dice for that card are due: everybody hears that
                assert shown(twin, viewer) == shown(session, viewer)
                compared += 1
    assert compared > 60


def test_fog_shows_a_player_only_what_he_sees():
    session = fog_game(rows_of("k7"))
    said(session, "castle Ann A1", "castle Bob A7 G7")
    ann, everybody = session.view("Ann")["table"], session.view()["table"]
    assert ann[0] == ["KS", "2C", None, None, None, "3C", "KH"] and ann[1][:2] == ["6D", "8S"]
    assert everybody[0] == ["KS", *[None] * 5, "KH"] and everybody[3] == [None] * 7
    assert session.view("Bob")["moves"] == [] and session.view("Ann")["you"] == "Ann"
    assert checked(session)["table"][3] == ["5D", "4D", "QD", "JH", "JC", "QH", "X"]


def test_look_shows_a_player_the_own_view_alone():
    session = fog_game(rows_of("k7"))
    said(session, "castle Ann A1", "castle Bob A7 G7")
    dialogue, sink = live(session)
    dialogue.show()
    assert "8S" not in sink.getvalue()
    assert dialogue.obey(["look", "ann"])
    assert "Pass the keyboard to Ann" in sink.getvalue() and "8S ^" in sink.getvalue()


def test_undo_says_which_cards_have_come_up():
    session = fog_game(rows_of("k7"))
    said(session, "castle Ann A1", "castle Bob A7 G7", "turn Ann 1 1", "move Ann 1 A1 A2")
    assert session.referee.given_away(session.referee.undoable()) == ["A2"]


def test_every_statement_is_read_as_it_is_written():
    grammar = begun().game.grammar
    for line in ("move Ann 3 A1 B2 tired 1", "castle Bob A7 G7", "turn Ann", "roll Ann 4 2 6",
                 "push Ann C5", "joker Ann QD", "draw", "resign Bob", "end Ann", "deal k7",
                 "row 1 KS 2C AC 4S 3S 3C KH", "race Ann elves", "variant dead-out", "start 3",
                 "rounds 30"):  # fmt: skip
        assert str(parse(line, grammar)) == line
