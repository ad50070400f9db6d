"""The live referee through pipes and at a terminal: what it asks, answers and takes."""

import errno
import io
import os
import re
from contextlib import contextmanager
from unittest.mock import Mock, patch

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.cells import cell_len

from companion.errors import RulingError
from companion.grid import parse_space
from companion.session import Session, replay
from companion.terminal.screens import Lines, Terminal, _colour
from companion.territory.audit import audit
from companion.territory.narration import picture
from companion.territory.view import public
from tests.support.live_sessions import dialogue_on
from tests.support.scenes import OUT_OF_THE_WAY, flat, record

QUIET = "B2 E2 H2 C6 G6"
FILLER = " ".join(sorted(OUT_OF_THE_WAY[:20], key=parse_space))
TWO_HIDDEN = record("deflector", ((QUIET,), "hidden", "hidden"))


def session(text, typed):
    """Run a session on a record in memory; return the game and what was said."""
    sink = io.StringIO()
    opened = dialogue_on(text.encode(), lambda line: None, Lines(io.StringIO(typed), sink))
    opened.run()
    return opened.session, sink.getvalue()


def test_a_game_is_set_up_by_answering_questions():
    seats = "\nAnn X\nBob O\nBob B\nCat #1\n\n"
    typed = f"deflector\nricochet\n\n{seats}full\nhidden\ntype\n{QUIET}\n{FILLER}\nrandom\nBob J5\n"
    game, output = session("", typed)
    written = game.to_record().splitlines()
    assert written[:9] == [
        "rules 1",
        "game deflector",
        "variant ricochet",
        "player Ann X",
        "player Bob O",
        "player Cat #1",
        "layout deflector-3",
        "board Ann hidden",
        f"board Bob nodes {QUIET} deflectors {FILLER}",
    ]
    assert written[10:] == ["move Ann Bob J5"]
    assert "there is a player Bob already" in output
    assert "deflector is for 3 to 5 players, not 0\n" in output
    assert replay(game.to_record().encode()).fault is None


def test_nobody_is_seated_whose_name_differs_in_capitals_only():
    game, output = session("", "reflector\nBob A\nBOB B\nAnn B\n")
    assert game.referee.names == ("Bob", "Ann")
    assert "there is a player Bob already; BOB differs in capitals only" in flat(output)


def test_nobody_is_seated_with_a_symbol_that_looks_like_a_mark_or_another_s():
    game, output = session("", "reflector\nBob .\nBob x\nAnn X\nAnn //\nplayer Ann #1\n")
    assert (game.referee.names, game.referee.symbols) == (("Bob", "Ann"), ("x", "#1"))
    assert (
        "the symbol . looks like a dot, which marks a Node: choose another, such as X or O"
        in flat(output)
    )
    assert "\nanother player has the symbol x; X differs in capitals only\n" in output
    slash = (
        "the symbol // looks like a slash, which marks a Deflector: choose another, such as O or Z"
    )
    assert slash in flat(output)  # Bob has x


def test_words_that_are_offered_may_be_begun():
    game, _ = session("", "refl\nAnn X\nBob O\nsho\nhid\nran\n")
    assert game.to_record().splitlines()[4:6] == ["variant short", "layout reflector-2"]
    assert (
        game.referee.set_up.boards["Ann"] is None and game.referee.set_up.boards["Bob"] is not None
    )


def test_a_layout_is_chosen_from_small_plans():
    typed = "deflector\n\nAnn A\nBob B\nCat C\nDan D\n\nfull\nround\n"
    for chosen, end in (
        ("deflector-4-partial", "partial"),
        ("p", "partial"),
        ("full", "full"),
        ("", "full"),
    ):
        game, output = session("", f"{typed}{chosen}\n")
        assert game.referee.set_up.layout == f"deflector-4-{end}"
    assert "Bob A1-J1 touches Cat J1-A1" in output
    assert "'round' is no layout of this game: full, partial" in output


def test_only_variants_of_this_game_are_listed():
    game, output = session("", "defector\nsafty\nnonsense\nricochet\nSafety\nsafety\n")
    known = "safety, deluxe, team-victory"
    assert f"there is no variant safty of defector: {known} (did you mean safety?)" in flat(output)
    assert f"there is no variant nonsense of defector: {known} Which variant" in flat(output)
    assert "ricochet is a variant of deflector, not of defector\n" in output
    assert "the variant safety is switched on already" in output
    assert game.referee.set_up.variants == ("safety",)


@pytest.mark.parametrize("blank", ["\u00a0", "\u202f"])
def test_a_no_break_space_is_a_blank(blank):
    typed = "reflector\nAnn A\nBob B\nfull\nhidden\nhidden\nBob D1\nD1 null\nundo not so\n"
    game, _ = session("", typed.replace(" ", blank))
    assert game.to_record() == session("", typed)[0].to_record()
    assert game.to_record().endswith("answer Bob D1 null\nundo not so\n")


def test_a_line_of_two_megabytes_is_neither_echoed_nor_carried_out():
    game, output = session(TWO_HIDDEN, f"{'Bob J5 ' * 300_000}\nBob J5\n{'x' * 1999}\n")
    assert game.to_record().endswith("move Ann Bob J5\n") and len(output) < 5000
    assert "That line is too long: 2000 characters at most." in output


@pytest.mark.parametrize(
    "begun", ["rules 1\n", "rules 1\ngame reflector\n", "rules 1\ngame reflector\nplayer Ann A\n"]
)
def test_a_set_up_is_picked_up_wherever_it_stopped(begun):
    typed = "reflector\nAnn A\nBob B\nfull\nhidden\nhidden\n".splitlines(keepends=True)
    game, _ = session(begun, "".join(typed[len(begun.splitlines()) - 1 :]))
    written = "rules 1\ngame reflector\nplayer Ann A\nplayer Bob B\nlayout reflector-2\n"
    assert game.to_record() == f"{written}board Ann hidden\nboard Bob hidden\n"


def test_what_a_prepared_record_settles_is_not_asked_again():
    begun = "rules 1\ngame deflector\nlayout deflector-4-partial\nplayer Ann A\nplayer Bob B\n"
    game, output = session(begun, "Cat C\nDan D\nhidden\nhidden\nhidden\nhidden\n")
    assert game.to_record() == (
        f"{begun}player Cat C\nplayer Dan D\n"
        + "".join(f"board {name} hidden\n" for name in ("Ann", "Bob", "Cat", "Dan"))
    )
    assert "variant" not in output and "How long" not in output


@pytest.mark.parametrize(
    ("answer", "written"),
    [
        ("short", ["variant short"]),
        ("", ["variant short"]),  # it is what is proposed
        ("full", []),
        ("FULL", []),
        ("45", ["variant short", "variant rounds-45"]),  # 135 turns of 20 seconds for three players
        ("30 min", ["variant short", "variant rounds-30"]),
        ("rounds-7", ["variant rounds-7"]),
        ("0\nan hour\nshort", ["variant short"]),
    ],
)
def test_it_asks_how_long_the_players_have_got(answer, written):
    game, output = session("", f"deflector\n\nAnn A\nBob B\nCat C\n\n{answer}\nhidden\n")
    assert game.to_record().splitlines()[5:] == [*written, "layout deflector-3", "board Ann hidden"]
    assert "short: 20 rounds, about 20 minutes; 9 Nodes win at once.\n" in output
    assert "full: 10 Nodes win, which often takes hours.\n" in output
    assert "minutes: as many rounds as fit; 9 Nodes win at once.\n" in output
    if "hour" in answer:
        assert (
            "'an hour' is not understood: short, full, or a number of minutes such as 45"
            in flat(output)
        )


def test_in_reflector_short_is_a_matter_of_rounds_only():
    _, output = session("", "reflector\nAnn A\nBob B\n")
    assert "short: 30 rounds, about 20 minutes.\n" in output


@pytest.mark.parametrize(
    "prepared", ["variant rounds-9", "variant target-9", "variant short", "layout deflector-3"]
)
def test_a_record_that_was_prepared_is_not_asked_how_long(prepared):
    begun = f"rules 1\ngame deflector\n{prepared}\nplayer Ann A\nplayer Bob B\nplayer Cat C\n"
    _, output = session(begun, "\nhidden\n")
    assert "How long" not in output


def test_a_set_up_cut_off_while_players_sat_down_is_still_asked_how_long():
    _, output = session("rules 1\ngame deflector\nplayer Ann A\n", "Bob B\nCat C\n\n")
    assert output.count("How long") == 1


def test_rounds_may_be_named_where_variants_are_asked_for():
    game, output = session("", "deflector\nrounds 12\n\nAnn A\nBob B\nCat C\n\nhidden\n")
    assert game.referee.set_up.variants == ("rounds-12",) and "How long" not in output


def test_a_board_may_come_from_a_file(tmp_path):
    path = tmp_path / "ann.txt"
    path.write_text(f"nodes {QUIET}\n")
    game, output = session(
        "", f"reflector\nAnn A\nBob B\nfull\n{tmp_path / 'none'}\n{path}\nhidden\n"
    )
    assert f"board Ann nodes {QUIET}" in game.to_record()
    refused = "can't be read as a file (No such file or directory): answer type"
    assert f"'{tmp_path / 'none'}' {refused}" in flat(output)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("Bob J5", "move Ann Bob J5"),
        ("bob j5", "move Ann Bob J5"),
        ("Bob (J,5)", "move Ann Bob J5"),
        ("Bob J 5", "move Ann Bob J5"),
        ("move Ann Bob J5", "move Ann Bob J5"),
    ],
)
def test_moves_may_be_typed_in_short(typed, written):
    game, _ = session(TWO_HIDDEN, f"{typed}\n")
    assert game.to_record().splitlines()[-1] == written


def test_in_reflector_a_space_alone_will_do():
    game, _ = session(record("reflector", ((QUIET,), (QUIET,))), "d1\nF 1\n")
    assert game.to_record().splitlines()[-2:] == ["move Ann Bob D1", "move Bob Ann F1"]


def test_answers_may_be_typed_in_short():
    game, output = session(
        TWO_HIDDEN,
        "Bob J5\nperhaps\nnode retained I4 nodes none deflectors J6\n"
        "node retained none deflectors J6\nowned\n",
    )
    assert game.to_record().splitlines()[-2:] == [
        "answer Bob J5 node deflectors J6",
        "answer Cat J6 owned",
    ]
    assert "Bob: what is on J5" in output and "Cat: what is on J6" in output
    assert "no board fits" in output
    assert "      mark Bob J5: shade its range, dot, A in all its range\n        but J6\n" in output
    assert "      mark Bob J6: slash\n" in output


@pytest.mark.parametrize(
    ("variants", "offered"),
    [((), ["null", "owned", "node", "deflector"]), (("ricochet",), ["node", "deflector", "clear"])],
)
def test_what_a_question_can_be_answered_with_is_offered(variants, offered):
    offers = []

    class Listening(Lines):
        def ask(self, prompt, words=()):
            offers.append(words)
            return super().ask(prompt, words)

    sink = io.StringIO()
    text = record("deflector", ((QUIET,), "hidden", "hidden"), variants=variants)
    screen = Listening(io.StringIO("Bob J5\ndeflector\nperhaps\n"), sink)
    dialogue_on(text.encode(), lambda line: None, screen).run()
    assert offers[-1][: len(offered)] == offered and ("clear" in offers[-1]) is ("clear" in offered)
    assert f"'perhaps' is no answer: {', '.join(offered)}\n" in sink.getvalue()


def test_a_run_is_answered_in_short():
    text = record("deflector", ((QUIET,), "hidden", "hidden"), variants=("ricochet",))
    game, output = session(text, "Bob J5\ndeflector\nclear\nF5 deflector\n")
    assert game.to_record().splitlines()[-3:] == [
        "answer Bob J5 deflector",
        "answer Bob I5 clear",
        "answer Cat F5 deflector",
    ]
    assert "what does the shot meet first from I5 to A5 (clear, A5 node, A5 deflector)?" in output


def test_undo_says_what_it_takes_back_and_warns_of_answers():
    game, output = session(TWO_HIDDEN, "Bob J5\ndeflector\nundo misheard\nundo\n")
    assert "This takes back: Ann shoots Bob J5.\n" in output
    assert "this is known by now: Bob J5." in flat(output)
    assert "there is nothing to take back" in output
    assert game.to_record().splitlines()[-1] == "undo misheard"


def test_who_joins_an_alliance_needs_the_word_of_the_player_asked_alone(monkeypatch):
    text = record("defector", ((QUIET,),) * 6) + "ally Ann Bob link Ann:B2\n"
    monkeypatch.setattr(Lines, "live", True)
    game, output = session(text, "ally Cat\nno\nally Cat\nyes\n")
    assert (
        output.count(
            "Does Cat agree? Others in the two alliances are not asked. (yes, no; Enter: yes)"
        )
        == 2
    )
    assert "Cat does not agree: nobody is allied\n" in output
    assert game.to_record().splitlines()[-1] == "ally Ann Cat"


def test_moves_says_whose_own_spaces_the_table_can_not_judge():
    text = record("deflector", (("A1 E5 H2 C6 G6",), (QUIET,), (QUIET,)))
    output = flat(session(text, "Bob J1\nCat J1\nAnn J1\nmoves\nhelp\nAnn A1\n")[1])
    told = "On the grid of Ann some of these may be held already, and then are no shots: "
    told += "only Ann can tell."
    assert f"Ann: A1 Bob: I1 J2 Cat: A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 {told}" in output
    assert "Bob I1 shoot at I1 of Bob's grid" in output  # not Ann A1, which is refused
    assert "Ann can't play Ann A1: Ann holds it already" in output


def test_in_reflector_nothing_is_said_of_deflectors():
    text = record("reflector", ((QUIET,), "hidden"))
    output = flat(session(text, "reveal Bob\nJ1\nnode deflectors A1\ndeflector\nhelp\n")[1])
    assert "type all that was on the board: reveal Bob nodes ... Ann to play:" in output
    assert "'deflectors' is no part of an answer: retained, nodes, covered" in output
    assert output.lower().count("deflector") == 2  # what was typed


def test_a_yes_or_no_can_wait_until_something_was_looked_up(monkeypatch):
    monkeypatch.setattr(Lines, "live", True)
    typed = "Bob J5\nnull\nundo\nwhy\nstatus\nhelp\nrule S99\nlog\nmaybe\nquit\n"
    game, output = session(TWO_HIDDEN, typed)
    asked = output.partition("Take it back? (yes, no; Enter: no)\n")[2]
    assert asked.count("Take it back? (yes, no; Enter: no)\n") == 6 and game.referee.turn == "Bob"
    for told in (
        "Ann shoots Bob J5",
        "Bob's turn.",
        "Answer the question.",
        "there is no ruling 'S99'",
    ):
        assert told in asked
    assert "'maybe' is neither yes nor no." in asked and "The record is kept." in asked


@pytest.mark.parametrize(
    ("game", "typed", "question", "ruling"),
    [
        ("deflector", "Bob J5", "Bob: what is on J5", "S1. "),
        ("deflector", "Bob J5\nnode", "Bob, which of these lie", "S8. "),
        ("reflector", "J1\nowned", "Ann gives J1 back:", "F1. "),
    ],
)
def test_why_explains_the_question_that_is_open(game, typed, question, ruling):
    boards = ("hidden", "hidden", (QUIET,)) if game == "deflector" else ("hidden", "hidden")
    output = session(record(game, boards), f"{typed}\nwhy\n")[1]
    assert re.search(rf"\n{question}[^?]*\?\n  {ruling}", output)


def test_undo_after_a_reveal_says_how_to_correct_the_board():
    reveal = f"reveal Bob nodes {QUIET} deflectors {FILLER}"
    output = flat(session(TWO_HIDDEN, f"Bob J5\nnull\n{reveal}\nundo\n")[1])
    assert (
        "This takes back: Ann shoots Bob J5. "
        "To correct the board of Bob, type 'reveal Bob ...' again" in output
    )


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        ("Bob J5", "Bob J5"),  # null
        ("Bob J1", "Bob J1"),  # in the range of J2
        ("Bob J3", "Bob J3, Cat J3"),  # a Deflector
        ("Bob J2", "Bob J2, Bob J3, "),  # a Node, with a Deflector in its range
    ],
)
def test_undo_warns_of_what_known_boards_gave_away(typed, given):
    text = record("deflector", ((QUIET,), ("B2 E2 J2 C6 G6", "J3"), (QUIET,)))
    output = session(text, f"{typed}\nundo\n")[1]
    assert f"this is known by now: {given}" in flat(output)


def test_undo_warns_of_a_known_board_while_a_hidden_one_is_asked():
    text = record("deflector", ((QUIET,), (QUIET, "J5"), "hidden"))
    output = session(text, "Bob J5\nundo\n")[1]
    assert "Cat: what is on J5" in output
    assert "this is known by now: Bob J5." in flat(output)


def test_undo_does_not_warn_where_nothing_was_learned():
    text = record("defector", ((QUIET,),) * 6, layout="defector-6-island")
    assert "Taken back" in (output := session(text, "ally Bob\nAnn:B2\nundo\n")[1])
    assert "Take care" not in output
    output = session(TWO_HIDDEN, "Bob J5\nundo\n")[1]
    assert "Taken back" in output and "Take care" not in output


def test_undo_says_which_marks_to_take_back_and_is_not_explained():
    _, output = session(TWO_HIDDEN, "Bob J5\nowned\nundo\nexplain\n")
    assert "Taken back: Ann shoots Bob J5.\n      take back Bob J5: shade, A\n" in output
    assert output.split("Taken back")[1].endswith(
        "Nothing yet.\nAnn to play:\nThe record is kept. To go on: companion play game.txt\n"
    )


def test_allies_are_named_in_short():
    text = record("defector", ((QUIET,),) * 6)
    game, _ = session(text, "ally Cat\nAnn:B2\nally Bob\nleave Cat\nleave\n")
    assert game.to_record().splitlines()[-4:] == [
        "ally Ann Cat link Ann:B2",
        "ally Ann Bob",
        "leave Cat",
        "leave Ann",
    ]


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("ally Cat\nAnn:B2\nally bob", "ally Ann Bob"),
        ("ally CAT\nann:b2", "ally Ann Cat link Ann:B2"),
        ("ally ann cat\nANN:b2", "ally Ann Cat link Ann:B2"),
        ("ALLY ann cat\nAnn:B2", "ally Ann Cat link Ann:B2"),
        ("ally cat\nAnn:B2\nleave cat", "leave Cat"),
        ("move ann i3 a10", "move Ann I3 A10"),
    ],
)
def test_names_are_taken_in_any_case_and_written_exactly(typed, written):
    game, output = session(
        record("defector", ((QUIET,),) * 6, layout="defector-6-island"), f"{typed}\n"
    )
    assert game.to_record().splitlines()[-1] == written, output


@pytest.mark.parametrize("typed", ["null", "J5 null", "5j null", "bob, j 5 n", "Bob 5 J null"])
def test_an_answer_may_name_the_player_and_the_space_as_a_shot_does(typed):
    game, output = session(TWO_HIDDEN, f"Bob J5\n{typed}\n")
    assert game.to_record().endswith("answer Bob J5 null\n"), output


def test_hidden_boards_are_named_in_any_case(tmp_path):
    slip = tmp_path / "bob.svg"
    typed = f"commit bob\n{QUIET}\n{FILLER}\nslip BOB {slip}\nbob j5\nanswer bob j5 null\n"
    game, output = session(TWO_HIDDEN, typed)
    assert "commit Bob sha256" in game.to_record() and slip.exists()
    reveal = next(line for line in output.splitlines() if line.startswith("reveal Bob"))
    assert audit(session(game.to_record(), f"{reveal.replace('Bob', 'bOB')}\n")[0].referee).clean


@pytest.mark.parametrize(
    "typed",
    [
        "Zed J5",
        "board Zed",
        "ally Zed",
        "leave Zed",
        "pass Zed",
        "commit Zed",
        "slip Zed zed.svg",
        f"reveal Zed nodes {QUIET}",
        "move Ann Zed J5",
        "answer Zed J5 null",
    ],
)
def test_an_unknown_name_is_told_as_such(typed):
    output = session(TWO_HIDDEN, f"{typed}\n")[1]
    assert "\nthere is no player Zed: Ann, Bob, Cat\n" in output


def test_where_names_differ_by_case_only_they_are_typed_exactly():
    text = record("deflector", {"Ann": (QUIET,), "Bob": "hidden", "BOB": "hidden"})
    text = text.replace("player BOB B", "player BOB O")
    game, output = session(text, "bob A5\nBOB A5\n")
    assert "'bob' may be Bob or BOB: capitals or accents tell them" in output
    assert game.to_record().splitlines()[-1] == "move Ann BOB A5"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("help", "shoot at J1 of Bob's grid"),
        ("moves", "Bob: J1 J2 J3"),
        ("log", "Nothing yet."),
        ("explain", "Nothing yet."),
        ("save", "There is no need"),
        ("board Bob", " 9  ·   ·"),
        ("board bob", " 9  ·   ·"),
        ("slip Bob bob.svg", "Bob is not committed: 'commit Bob' comes first"),
        ("slip Bob", "type: slip NAME FILE.svg"),
        ("Bob Z9", "'Z9' is not a space"),
        ("what now", "'what now' is not understood"),
        ("pass", "Ann has a legal shot and may not pass\n"),
        ("Bob F3", "(legal nearby: J2, J3, J4)\n"),
        ("Cat leaves", "no rule lets a player leave the game: let somebody else shoot for Cat"),
        ("resign", "let somebody else shoot for Ann; or, if all agree to stop, type 'status'"),
        ("leave Bob", "shoot for Bob and answer from the board of Bob; or"),
    ],
)
def test_everything_typed_gets_an_answer(typed, expected):
    said = session(TWO_HIDDEN, f"{typed}\n")[1]
    assert expected in said or expected in flat(said)


def test_a_commitment_is_drawn_and_holds():
    typed = f"commit Bob\n{QUIET}\n{FILLER}\nBob J5\nnull\n"
    game, output = session(TWO_HIDDEN, typed)
    reveal = next(line for line in output.splitlines() if line.startswith("reveal Bob"))
    assert "commit Bob sha256 " in game.to_record() and "salt" not in game.to_record()
    again, output = session(game.to_record(), f"{reveal}\n")
    assert "Bob: the board was fixed before play and every answer was true" in flat(output)
    assert audit(again.referee).clean


def test_nobody_is_bound_by_a_salt_that_was_not_seen():
    class Interrupted(Lines):
        @contextmanager
        def alone(self, names, masked=False):
            with super().alone(names, masked) as desk:
                desk.show = Mock(side_effect=KeyboardInterrupt)
                yield desk

    screen = Interrupted(io.StringIO(f"commit Bob\n{QUIET}\n{FILLER}\n"), io.StringIO())
    live = dialogue_on(TWO_HIDDEN.encode(), None, screen)
    with pytest.raises(KeyboardInterrupt):
        live.run()
    assert "commit" not in live.session.to_record()


@pytest.mark.parametrize(
    ("before", "message"),
    [
        (f"commit Bob sha256 {'0' * 64}\n", "Bob is committed already"),
        ("Bob J5\n", "play has begun: a player commits to a board before the first shot"),
        (
            "Bob J5\nnull\nundo\n",
            "play has begun: a player commits to a board before the first shot",
        ),
    ],
)
def test_no_board_is_typed_for_a_commitment_that_comes_too_late(before, message):
    output = session(TWO_HIDDEN, f"{before}commit Bob\n")[1]
    assert message in flat(output) and "Pass the keyboard" not in output


def test_islands_are_drawn_as_any_other_grid():
    text = record("defector", ((QUIET,),) * 6, layout="defector-6-island")
    output = session(text, "board i2\n")[1]
    assert output.count("I2\n    A   B") == 1  # and not before it is asked for


def test_who_has_no_hidden_board_does_not_commit():
    assert "Ann has no hidden board to commit to" in session(TWO_HIDDEN, "commit Ann\n")[1]


# -- at a terminal -------------------------------------------------------------------------------


def at_terminal(text, typed):
    """Run a session as a terminal would, without one."""
    with (
        patch.dict(os.environ, TERM="xterm"),
        create_pipe_input() as keyboard,
        create_app_session(input=keyboard, output=DummyOutput()),
    ):
        keyboard.send_text(typed)
        live = dialogue_on(text.encode(), None, Terminal())
        live.run()
    return live.session


def test_a_terminal_draws_the_grids_and_keeps_secrets_off_the_screen(capsys):
    typed = (
        f"commit Bob\n\n{QUIET}\n{FILLER}\nyes\n\nBob J2\nowned\nundo\nno\nundo\nyes\nboard\nquit\n"
    )
    game = at_terminal(TWO_HIDDEN, typed)
    output = capsys.readouterr().out
    digest = game.referee.set_up.commitments["Bob"]
    assert f"Bob is bound by this commitment (sha256):\n{digest}\n" in output
    assert "█" in output  # the QR symbol
    assert [entry.void for entry in game.referee.log] == [True, False]  # 'no' took nothing back
    assert " 1  ·   ·" in output


def test_long_lines_break_between_words(capsys):
    at_terminal(record("reflector", ((QUIET,), (QUIET,))), "J10\nhelp\nquit\n")
    output = capsys.readouterr().out
    assert max(map(len, output.splitlines())) <= 80
    assert "nor a space Ann has claimed touches it (legal nearby: " in " ".join(output.split())


@pytest.mark.parametrize("symbol", ["X", "#12", "山", "🐱🐱", "e\u0301"])
def test_grids_are_drawn_in_even_columns_whatever_the_symbol(symbol):
    text = record("reflector", ((QUIET,), (QUIET,)), "move Ann Bob A1\nmove Bob Ann J1")
    rows = picture(public(session(text, "")[0].referee.state), 1, (symbol, "O")).lines
    assert rows[2].count(symbol) == 2  # Ann has A1 and, by concession, J1
    column_j = [
        row[: row.rindex(last)] for row, last in zip(rows[1:4], ("J", symbol, "·"), strict=True)
    ]
    assert len({cell_len(before) for before in column_j}) == 1


def test_shaded_space_and_nodes_are_drawn_in_the_marks_of_the_games():
    game = session(TWO_HIDDEN, "Bob J5\nnode\nnone\nnone\n")[0]
    text = _colour(picture(public(game.referee.state), 1, ("A", "B", "C")))
    assert "•A" in text.plain and any("grey30" in str(span.style) for span in text.spans)


def test_a_statement_that_could_not_be_kept_did_not_happen():
    def fail(line):
        if line.startswith("move"):
            raise OSError(errno.EIO, "broken")

    game = Session(fail)
    for line in record("reflector", ((QUIET,), (QUIET,))).splitlines():
        game.say(line)
    before = game.referee.state
    with pytest.raises(OSError, match="broken"):
        game.say("move Ann Bob A1")
    assert game.referee.state == before and game.to_record().endswith(f"board Bob nodes {QUIET}\n")
    with pytest.raises(RulingError):
        game.say("move Ann Bob E5")
