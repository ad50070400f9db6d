"""How the referee is spoken to: short names and moves, answers by letters, commands, refusals."""

import io
import random

import pytest

from companion.grid import parse_space
from companion.rulebook import rulings
from companion.session import Session
from companion.terminal.screens import Lines
from companion.territory.board import random_board
from companion.territory.dialogue import GameDialogue
from companion.territory.narration import picture
from companion.territory.view import public
from tests.support.live_sessions import NoFile, dialogue_on
from tests.support.scenes import OUT_OF_THE_WAY, flat, record
from tests.support.selfplay import GAMES, true_answer

QUIET = "B2 E2 H2 C6 G6"
FILLER = " ".join(sorted(OUT_OF_THE_WAY[:20], key=parse_space))
TWO_HIDDEN = record("deflector", ((QUIET,), "hidden", "hidden"))
THREE = {"Ann": (QUIET,), "Bob": "hidden", "Ben": "hidden"}


def session(text, typed, rulings=False):
    """Run a session on a record in memory; return the record and what was said."""
    sink = io.StringIO()
    opened = dialogue_on(text.encode(), lambda line: None, Lines(io.StringIO(typed), sink))
    opened.rulings = rulings
    opened.run()
    return opened.session.to_record(), sink.getvalue()


def three():
    text = record("deflector", THREE)
    return text.replace("player Ben B", "player Ben *")


@pytest.mark.parametrize(
    "typed",
    [
        *(
            "Bob J5",
            "bo j5",
            "J5 Bob",
            "BOB 5J",
            "Bob J 5",
            "bo 5 j",
            "(J,5) bo",
            "bo (j, 5)",
            "bob:j5",
        ),
        *("Bob, J5", "bo, j5", "J5, bob", "bo, (j, 5)", "move Bob, J5"),
        *("Bob's J5", "bob; J5.", "Bob J5?"),
        *("j 5 bo", "move bo j5", "move an bo 5j", "move Bob J 5"),
    ],
)
def test_a_shot_may_be_said_in_any_of_these_ways(typed):
    written, output = session(three(), f"{typed}\n")
    assert written.splitlines()[-1] == "move Ann Bob J5", output


@pytest.mark.parametrize(
    "typed", ["f1", "F 1", "1f", "1 F", "(F,1)", "b f1", "b, f1", "f1 bob", "move f1"]
)
def test_in_reflector_a_space_will_do(typed):
    written, output = session(record("reflector", ((QUIET,), (QUIET,))), f"{typed}\n")
    assert written.splitlines()[-1] == "move Ann Bob F1", output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("b j5", "'b' may be Bob or Ben: type more of the name"),
        ("j5 B", "'B' may be Bob or Ben: type more of the name"),
        ("j5", "J5 of whose grid? Such as: Bob J1"),
        ("bo z5", "'z5' is not a space: A to J, then 1 to 10, such as F3"),
        ("Bob, z5", "'z5' is not a space: A to J, then 1 to 10, such as F3"),
        ("zed j5", "there is no player zed: Ann, Bob, Ben"),
        (
            "hello there",
            "'hello there' is not understood: type a grid and a space, as Bob J1, or 'help'",
        ),
        ("statsu", "'statsu' is no command; did you mean 'status'?"),
        ("stat", "Nodes win. Ann A: 5 Nodes"),
        ("s", "'s' may be slip or status or save: type sl or st or sa"),
        ("q", "Ann to play: The record is kept."),
        ("undoo", "'undoo' is no command; did you mean 'undo'?"),
        ("pas", "Ann has a legal shot and may not pass"),
        ("null", "nothing is asked now; it is Ann's turn to shoot"),
        ("nu", "nothing is asked now; it is Ann's turn to shoot"),
        ("log 0", "'0' is no number; type such as: log 5"),
        ("rule", "which rule? Such as: rule S7"),
        ("rule S99", "there is no ruling 'S99'; near it:"),
        ("back", "to take back what was played, type: undo"),
        ("bo j5\nno", "Bob, which of these lie"),
        ("bo j5\nx", "'x' is no answer: null, owned, node, deflector"),
        ("bo j5\nj6 node", "J6 was not asked about"),
        ("bo j5\nhelpp", "'helpp' is no command; did you mean 'help'?"),
    ],
)
def test_a_refusal_says_what_is_wrong_and_what_works(typed, answer):
    written, output = session(three(), f"{typed}\n")
    assert answer in flat(output)
    assert written.splitlines()[-1] in ("board Ben hidden", "move Ann Bob J5")


def test_a_space_that_may_be_read_in_two_ways_is_asked_back():
    text = record("deflector", {"Ann": (QUIET,), "Bob": "hidden", "Fay": "hidden"})
    output = session(text, "f 3 b\n")[1]
    assert "'f 3 b' may be Fay B3 or Bob F3: write the name in full, then the space" in flat(output)
    assert session(text, "bob j 1\n")[0].endswith("move Ann Bob J1\n")


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("n", "null"),
        ("nu", "null"),
        ("NULL", "null"),
        ("ow", "owned"),
        ("d", "deflector"),
        ("bob nu", "null"),
        ("Bob, nu", "null"),
        ("J5 o", "owned"),
        ("bob J 5 own", "owned"),
        ("no r none d j6", "node deflectors J6"),
    ],
)
def test_answers_are_taken_by_their_first_letters(typed, stored):
    written, output = session(three(), f"bo j5\n{typed}\n")
    assert f"answer Bob J5 {stored}\n" in written, output


def test_reflector_never_speaks_of_deflectors():
    text = record("reflector", {"Ann": (QUIET,), "Bob": "hidden"})
    output = session(text, "f1\nd\nno d e1\nhelp\n")[1]
    assert "Bob: what is on F1 (null, owned, node)?" in output
    assert "'d' is no answer: null, owned, node\n" in output
    assert "eflector" not in output.replace("game deflector", "").replace("Reflector", "")


def test_a_space_given_back_is_asked_for_as_such():
    text = record("reflector", ((QUIET,), "hidden"), "move Ann Bob F1\nanswer Bob F1 null")
    output = session(text, "g1\n")[1]
    assert "\nBob gives G1 back: null, owned, node?\n" in output


def test_status_says_who_is_where_in_ten_lines():
    text = record("defector", ((QUIET,),) * 6, variants=("short",))
    output = session(text, "ally cat\nann:b2\nstatus\n")[1].split("to play:")[-2]
    lines = output.strip().splitlines()[:-1]  # the last word is the next prompt's
    assert lines == [
        "Ann's turn.",
        "Round 1 of 20.",
        "9 Nodes win.",
        "Ann A: 5 Nodes, homes: Ann, allied with Cat",
        "Bob B: 5 Nodes, homes: Bob",
        "Cat C: 5 Nodes, homes: Cat, allied with Ann",
        "Dan D: 5 Nodes, homes: Dan",
        "Eve E: 5 Nodes, homes: Eve",
        "Fay F: 5 Nodes, homes: Fay",
    ]


def test_the_node_of_a_link_is_told_to_nobody():
    text = record("defector", ((QUIET,),) * 6)
    output = session(text, "ally cat\nann:e2\nlog\nwhy\nexplain\nundo\nlog\n")[1]
    assert "  1. Ann and Cat ally\n" in output and "E2" not in output


def test_log_may_be_cut_to_the_last_statements():
    text = record(
        "reflector", ((QUIET,), (QUIET,)), "move Ann Bob A1\nmove Bob Ann J1\nmove Ann Bob B1"
    )
    output = session(text, "log\nlog 1\n")[1]
    assert (
        output.count("  2. Bob shoots Ann J1\n") == 1
        and output.count("  3. Ann shoots Bob B1\n") == 2
    )


def test_why_gives_the_text_of_every_ruling():
    text = record("reflector", ((QUIET,), (QUIET,)))
    output = session(text, "a1\nwhy\nf5\nwhy\nrule s7\n")[1]
    first, second = output.split("to play:")[2], output.split("to play:")[4]
    for number in ("S1", "S7", "F1"):
        assert f"  {number}. {next(r.title for r in rulings() if r.number == number)}\n" in first
    assert second.startswith("\nBob can't play Ann F5") and "  M4. " in second
    assert max(map(len, first.splitlines())) <= 60 and "[" not in output
    assert "\nS7. The struck space is claimed\nOtherwise" in output


def test_rulings_are_named_where_they_are_asked_for():
    text = record("reflector", ((QUIET,), (QUIET,)))
    output = session(text, "a1\ne5\n", rulings=True)[1]
    assert (
        "Bob A1: owned [S1]\n" in output
        and "  mark Bob A1: shade, A\n" in output
        and "(legal nearby" in output
    )
    assert "[M4]\n" in output


def test_at_a_question_of_the_set_up_one_word_goes_back():
    record, output = session("", "reflector\nAnn A\nback\nhelp\nBob B\n")
    assert "To take your last answer back, type: undo\n" in output
    assert (
        "'undo' takes your last answer back, 'status' tells what is still to be said. 'quit' stops,"
        in flat(output)
    )
    assert record.endswith("player Ann A\nplayer Bob B\n")


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: " ".join([kind[3], *kind[2]]))
def test_everything_fits_sixty_columns(kind):
    game, players, variants, layout = kind
    boards = ((QUIET,),) * players
    output = session(
        record(game, boards, variants=variants, layout=layout), "help\nstatus\nboard\nmoves\n"
    )[1]
    wide = [line for line in output.splitlines() if len(line) > 60 and ": " not in line]
    assert not wide


def test_without_colours_owned_and_claimed_differs_from_null_and_claimed():
    game = Session.from_record(
        record("reflector", ((QUIET,), (QUIET,)), "move Ann Bob I1").encode()
    )
    game.say("move Bob Ann E1")
    game.say("move Ann Bob J1")  # I1 is in the range of H2, J1 in none
    cells = [cell.text for cell in picture(public(game.referee.state), 1, ("X", "O")).rows[0][1]]
    assert cells[8] == "░X░ " and cells[9] == " X  "


# -- keys ----------------------------------------------------------------------------------------


def shortest(word, words):
    return next(
        word[:n] for n in range(1, len(word) + 1) if sum(w.startswith(word[:n]) for w in words) == 1
    )


def short_move(statement, names):
    grid, space = statement.split()[2:]
    return space if len(names) == 2 else f"{shortest(grid, names)} {space}"


def short_answer(statement, deflectors):
    words = statement.split()[:4]
    rest = [word[0] if word.isalpha() else word for word in statement.split()[4:]]
    if words[3] == "node":  # in one line, what there is none of is said, too
        for kind in ("r", "n", *("d" if deflectors else "")):
            rest += [] if kind in rest else [kind, "none"]
    return " ".join([shortest(words[3], ("null", "owned", "node", "deflector", "clear")), *rest])


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("kind", [GAMES[0], GAMES[1], GAMES[6], GAMES[7]], ids=lambda kind: kind[3])
def test_a_move_takes_few_keys(kind, hidden):
    game, players, _, layout = kind
    typed = moves = 0
    for seed in range(3):
        dice = random.Random(f"keys {seed}")
        names = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")[:players]
        session = Session()
        for line in (
            "rules 1",
            f"game {game}",
            f"layout {layout}",
            *(f"player {n} {n[0]}" for n in names),
        ):
            session.say(line)
        has = 0 if game == "reflector" else 20
        boards = [random_board(has, dice) for _ in names]
        session.referee.boards = boards
        for name, board in zip(names, boards, strict=True):
            session.say(f"board {name} {'hidden' if hidden else str(board)}")
        dialogue = GameDialogue(session, Lines(io.StringIO(), io.StringIO()), NoFile())
        for _ in range(30):
            if session.turn is None:
                break
            statement = dice.choice(session.legal_moves)
            if statement.startswith("pass"):
                break
            text = short_move(statement, names)
            assert dialogue.full_statement(text.split()) == statement
            session.say(statement)
            typed, moves = typed + len(text) + 1, moves + 1
            while session.question:
                answer = true_answer(session.referee)
                text = short_answer(answer, has) if "clear" not in answer else "c"
                assert session.game.grammar["answer"](
                    dialogue.full_statement(text.split()).split()[1:]
                ) == session.game.grammar["answer"](answer.split()[1:])
                session.say(answer)
                typed += len(text) + 1
    assert moves >= 20 and typed / moves <= (12 if hidden else 9)


# -- what is said at the table -------------------------------------------------------------------


def test_what_known_boards_answer_is_told_while_a_hidden_one_is_asked():
    text = record("deflector", ((QUIET,), ("B2 E2 H2 C6 G6", "J5 J4"), "hidden"))
    _, output = session(text, "Bob J5\nowned\n")
    before, after = output.split("Cat: what is on J5 (null, owned, node, deflector)?\n")
    assert before.endswith("Ann shoots Bob J5.\n  Bob: deflector.             mark Bob J5: slash\n")
    assert after.startswith("  On to Cat: owned.           mark Cat J5: shade, A\nBob's turn.\n")


def test_what_was_told_of_a_move_that_waits_is_taken_back_with_it():
    text = record("deflector", ((QUIET,), ("B2 E2 H2 C6 G6", "J5 J4"), "hidden"))
    _, output = session(text, "Bob J5\nundo\nBob J4\n")
    assert "Taken back: Ann shoots Bob J5.\n      take back Bob J5: slash\n" in output
    assert output.count("Ann shoots Bob J4.\n  Bob: deflector.") == 1


def test_a_session_cut_off_while_a_board_is_asked_tells_again_what_is_known():
    text = record("deflector", ((QUIET,), ("B2 E2 H2 C6 G6", "J5"), "hidden"), "move Ann Bob J5")
    _, output = session(text, "board\n")
    assert output.count("Ann shoots Bob J5.") == 1


def test_a_correction_names_the_marks_that_change():
    _, output = session(TWO_HIDDEN, "Bob J5\nowned\nCat J3\nnull\ncorrect Bob J5 null\n")
    lines = output.split("Corrected: ")[1].splitlines()
    assert (
        lines[:2] == ["Bob J5 is null.", "      take back Bob J5: shade"] and "to play" in lines[2]
    )
    _, output = session(TWO_HIDDEN, "Bob J5\nnull\ncorrect Bob J5 owned\n")
    assert "Corrected: Bob J5 is owned.\n      mark Bob J5: shade\n" in output


@pytest.mark.parametrize("role", ["link", "master"])
def test_a_link_is_never_typed_in_the_open(role):
    game, output = session(record("defector", ((QUIET,),) * 6), f"ally Cat {role} Ann:B2\n")
    assert "ally" not in game
    assert "a Link or Master is secret: type only who ally, such as 'ally Cat'" in flat(output)


def test_an_underscore_in_a_name_is_a_blank_wherever_people_read_or_type():
    seats = "Ann Lee X\nBob_Ray O\nCat Z\n\nfull\nhidden\nhidden\nhidden\n"
    typed = "bob ray j5\nowned\nann lee a1\npass ann lee\nnull\nboard ann lee\nlog\nwhy\nexplain\n"
    typed += "moves\nstatus\nundo\n"
    game, output = session("", f"deflector\n\n{seats}{typed}")
    assert "player Ann_Lee X\nplayer Bob_Ray O\n" in game
    assert "move Ann_Lee Bob_Ray J5\n" in game
    assert "Ann Lee shoots Bob Ray J5." in output and "_" not in output


def test_refusals_are_broken_into_lines_for_the_narrowest_screen():
    _, output = session(
        TWO_HIDDEN, "Bob F5\npass\nally Bob\nBob J5\nmaybe so\nundo\nCat A1\nundo\n"
    )
    assert max(map(len, output.splitlines())) <= 60
