"""What every game must do, whatever its rules: the real ones, and the template."""

import inspect
import io
import json
import random

import pytest

from companion import computers, games
from companion.contract import FORMAT, AuditModule, Documents, Narration, Player
from companion.dialogue import Dialogue
from companion.errors import RulingError
from companion.record import LEVELS
from companion.referee import BaseReferee
from companion.session import Session, replay
from companion.terminal.screens import Lines
from tests.companion import template_game
from tests.support.live_sessions import NoFile, dialogue_on
from tests.support.nightly import tries
from tests.support.twin_games import (
    SET_UPS,
    begun,
    hiders,
    play_at_random,
    players_of,
    random_games,
    twins_for,
)

MOST_MOVES = 60


@pytest.fixture(autouse=True)
def template(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the template one of the games: one line."""
    for name, game in template_game.GAMES.items():
        monkeypatch.setitem(games.GAMES, name, game)


def test_every_game_goes_through_this_suite() -> None:
    assert set(SET_UPS) == set(games.GAMES)


def documents(session: Session) -> str:
    assert session.game is not None
    return json.dumps(FORMAT | session.game.documents.check_document(session.referee))


def standing(session: Session) -> str:
    """Return where a game stands; its log and what it says of the turns played so far apart."""
    document = json.loads(documents(session))
    return json.dumps({key: value for key, value in document.items() if key != "log"})


@pytest.mark.parametrize("game", SET_UPS)
def test_its_modules_offer_what_the_contract_names(game: str) -> None:
    known = games.GAMES[game]
    for protocol, module in (
        (Narration, known.narration),
        (Documents, known.documents),
        (AuditModule, known.audit),
        (Player, known.player),
    ):
        for name, wanted in inspect.getmembers(protocol, inspect.isfunction):
            if module is not None and not name.startswith("_"):
                offered = inspect.signature(getattr(module, name)).parameters
                assert len(offered) == len(inspect.signature(wanted).parameters) - 1, name
    referee = known.new_referee()
    assert all(
        hasattr(type(referee), name) or hasattr(referee, name)
        for name in dir(BaseReferee)
        if name[0] != "_"
    )
    assert issubclass(known.dialogue, Dialogue) and "undo" in known.grammar
    fewest, most = known.players
    assert 1 <= fewest <= (most or fewest)


@pytest.mark.parametrize("game", SET_UPS)
def test_random_play_goes_on_to_its_end_and_back_to_the_start(game: str) -> None:
    for dice, session, set_ups in random_games(game, tries(2, in_a_night=3)):
        before = []
        for _ in range(MOST_MOVES):
            if session.winners is not None:
                assert session.turn is None
                break
            assert session.turn is not None
            here, last = standing(session), session.referee.undoable()
            session.say(dice.choice(session.legal_moves))
            if (
                session.referee.undoable() is not last
            ):  # else it is taken back with the one before it
                before.append(here)
        for said in map(str, map(session.game.narration.said, session.referee.log)):
            assert said and "[" not in said and not said.endswith(".")
        for expected in reversed(before):
            session.say("undo")
            assert standing(session) == expected
        first = session.referee.undoable()
        assert (
            first is None or str(first.statement) in set_ups[0]
        )  # Rotator's start is a statement of play


@pytest.mark.parametrize("game", SET_UPS)
def test_what_is_written_reads_back_the_same(game: str) -> None:
    for dice, session, _ in random_games(game, 3):
        for _ in range(20):
            play_at_random(session, dice)
            if dice.random() < 0.2:
                session.say("undo second thoughts")
        again = Session.from_record(session.to_record().encode())
        assert again.to_record() == session.to_record() and documents(again) == documents(session)
        found = replay(session.to_record().encode())
        assert found.fault is None and json.dumps(found.check_document()) == documents(session)


@pytest.mark.parametrize("game", SET_UPS)
def test_a_copy_and_the_game_go_their_own_ways(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for dice, session, set_ups in random_games(game, 2):
        for number in range(len(set_ups[0])):  # also of a game whose set-up is not finished
            begun(game, set_ups[0][:number]).copy().say(set_ups[0][number])
        for _ in range(12):
            if session.winners is not None:
                break
            session.say(dice.choice(session.legal_moves))
            before, record = documents(session), session.to_record()
            with monkeypatch.context() as patch:
                patch.setattr(Session, "_carry_out", None)  # nothing is replayed
                back, onward = session.copy(), session.copy()
            assert documents(back) == before and back.to_record() == record
            back.say("undo")
            if session.winners is None:
                onward.say(dice.choice(onward.legal_moves))
            assert documents(session) == before and session.to_record() == record


@pytest.mark.parametrize("game", SET_UPS)
def test_legal_moves_say_what_a_set_up_lacks(game: str) -> None:
    dice = random.Random(f"set-up {game}")
    set_up = SET_UPS[game](dice)[0]
    play = "start " if game == "rotator" else "side "
    wanted = [line for line in set_up if not line.startswith(play)]
    for number in range(len(wanted)):
        with pytest.raises(RulingError, match=r"not finished|no game"):
            _ = begun(game, wanted[:number]).legal_moves
    with pytest.raises(RulingError, match="no game is named yet"):
        _ = Session().legal_moves
    ready = begun(game, wanted).legal_moves
    assert ready[1:3] == list(ready)[1:3]
    assert len(ready) and str(ready).splitlines() == list(ready) and ready[0] in repr(ready)


@pytest.mark.parametrize("game", SET_UPS)
def test_a_refusal_changes_nothing(game: str) -> None:
    for dice, session, set_ups in random_games(game, 2):
        for _ in range(8):
            play_at_random(session, dice)
            before, record = documents(session), session.to_record()
            for wrong in (
                "nonsense",
                "rules 1",
                f"game {game}",
                *set_ups[0],
                "undo\nundo",
                *games.GAMES[game].grammar,
            ):
                if wrong not in ("undo", "draw"):  # which are whole statements
                    with pytest.raises(RulingError):
                        session.say(wrong)
            assert documents(session) == before and session.to_record() == record


def what_is_seen(session: Session, viewer: str | None, tried: list[str]) -> str:
    """Return all that the companion shows and says to a viewer: the view, completions, refusals."""
    game, shown = session.game, []
    assert game is not None
    document = session.view(viewer)
    shown += [document, game.narration.seen(session.referee, document)]
    shown.append([str(game.narration.said(entry)) for entry in session.referee.log])
    shown.append(
        game.dialogue(session, Lines(io.StringIO(), io.StringIO()), NoFile()).suggestions()
    )
    for text in tried:
        try:
            session.say(text)
        except RulingError as error:
            shown.append(f"{error} {error.ruling}")
        else:
            session.say("undo")
    return json.dumps(shown, default=str)


GAMES_EACH = tries(3, in_a_night=40)


@pytest.mark.parametrize(
    "game", [game for game in SET_UPS if game != "rotator"]
)  # which hides nothing
def test_nobody_sees_what_another_hides(game: str) -> None:
    compared = 0
    for dice, session, set_ups in random_games(game, GAMES_EACH):
        others, names = (
            [begun(game, other) for other in set_ups[1:]],
            players_of(session, set_ups[0]),
        )
        viewers = [None, *(name for name in names if name not in hiders(set_ups, names))]
        tried = ["nonsense", *(word for word in games.GAMES[game].grammar if word != "undo")]
        for _ in range(8):
            if session.winners is not None:
                break
            move = dice.choice(session.legal_moves)
            session.say(move)
            try:
                for other in others:
                    other.say(move)
            except RulingError:
                break  # the one who hides it played by what he knows
            tried = [*tried[-5:], *([move] if not move.startswith("choose") else [])]
            for viewer in viewers:
                stale = tried if viewer is not None and session.turn == viewer else []
                twins = twins_for(viewer, session, others, dice)
                shown = what_is_seen(session, viewer, stale) if twins else ""
                for twin in twins:
                    assert what_is_seen(twin, viewer, stale) == shown
                    compared += 1
    assert compared >= 4 * GAMES_EACH


@pytest.mark.parametrize("game", SET_UPS)
def test_it_is_played_live_undone_and_picked_up_again(game: str) -> None:
    for dice, session, _ in random_games(game, 1):
        moves = []
        for _ in range(3):
            moves.append(dice.choice(session.legal_moves))
            session.say(moves[-1])
        typed = "\n".join(
            [
                *moves,
                "log",
                "explain",
                "undo",
                "moves" if game != "stones" else "board",
                "help",
                "quit",
            ]
        )
        head = "".join(
            f"{line}\n" for line in session.to_record().splitlines() if line not in moves
        )
        kept, sink = [head], io.StringIO()
        live = dialogue_on(head.encode(), kept.append, Lines(io.StringIO(typed), sink))
        live.run()
        assert "".join(kept) == f"{session.to_record()}undo\n"
        told = str(live.narration.said(session.referee.log[-1]))
        assert f"Taken back: {told}.\n" in sink.getvalue() and "undo [REASON]" in sink.getvalue()
        assert documents(Session.from_record("".join(kept).encode())) == documents(live.session)


@pytest.mark.parametrize("game", [name for name in SET_UPS if name != "rotator"])
def test_computers_play_it_by_the_rules_and_the_same_again(
    game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever the level: all that is said is legal, and a replay computes nothing (C3)."""
    for _, session, set_ups in random_games(game, 2):
        for number, name in enumerate(players_of(session, set_ups[0])):
            level = LEVELS[number % len(LEVELS)]
            session.say(f"computer {name} {level} 1 {number:032x}")
        passed = -1
        for _ in range(24):
            choice = computers.due(session, passed)
            if choice is None:
                break
            said = computers.decide(choice)
            assert computers.decide(choice) == said
            if not computers.carry_out(session, choice, said, session.say):
                passed = choice.version
        again = Session.from_record(session.to_record())
        assert standing(again) == standing(session) and not caplog.records
        assert session.winners is not None or session.referee.log
