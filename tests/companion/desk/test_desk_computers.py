"""The computer's seats at a table of phones: who may give and take them, and what all see."""

import asyncio
import json
import random
from types import SimpleNamespace

import pytest

from companion import computers
from companion.desk import Desk
from companion.desk.keyboard import Keyboard
from companion.errors import RulingError
from companion.session import Session
from companion.territory.board import random_board
from companion.web import serve
from companion.web.browser import BrowserTable
from companion.web.serve import play_computers
from companion.web.tables import open_tables
from tests.bench.bench_computers import table as table_of_computers
from tests.support.tables_of_phones import Phones, spaces

SETUP = {"do": "setup", "variants": ["short"], "layout": None}


@pytest.fixture(autouse=True)
def the_same_seeds(monkeypatch):
    """Draw the seeds of computers from one that is fixed: they play the same in every run."""
    dice = random.Random(1)
    drawn = SimpleNamespace(token_hex=lambda count: dice.randbytes(count).hex())
    monkeypatch.setattr(computers, "secrets", drawn)


def table(levels=("hard",), game="reflector"):
    """Return a table where Ann plays by phone, and the computer on all other seats."""
    phones = Phones()
    phones.ok(phones.host, **SETUP, game=game, seats=1 + len(levels))
    ann = {"seat": 0, "name": "Ann", "symbol": "X"}
    phones.tokens["Ann"] = phones.ok(None, do="join", code=phones.code, **ann)["token"]
    for seat, level in enumerate(levels, start=1):
        phones.ok(phones.host, do="seat", seat=seat, computer=level)
    phones.ok(phones.host, do="begin")
    total = phones.view(phones.host)["table"]["deflectors"]
    board = random_board(total, random.Random(1))
    phones.ok(phones.tokens["Ann"], do="form", form="board", **spaces(board))
    return phones


def shoot(phones, name="Ann"):
    """Let a player shoot at what is surely allowed: an ally may hold what the player may call."""
    text = next(each for each in phones.desk.session.legal_moves if each.startswith("move "))
    phones.ok(phones.tokens[name], do="say", text=text)


def answer(phones):
    """Let the computers say all that is due."""
    while (choice := phones.desk.due()) is not None:
        phones.desk.carry_out(choice, computers.decide(choice))


def test_the_host_fills_seats_with_computers_that_play():
    phones = table(("hard", "easy"), "deflector")
    names = [seat["name"] for seat in phones.view(phones.host)["table"]["seats"]]
    assert names == ["Ann", "Ada", "Blaise"]
    levels = [seat["computer"] for seat in phones.view(phones.host)["table"]["seats"]]
    assert levels == [None, "hard", "easy"]
    kinds = [line.split()[0] for line in phones.record.splitlines()]
    assert kinds[-7:] == [*["computer", "commit", "board"] * 2, "board"]
    shoot(phones)
    answer(phones)
    assert phones.desk.session.turn == "Ann"
    told = phones.view(phones.tokens["Ann"])["told"]["lines"][0]
    assert told.startswith("Blaise (computer) shoots ")
    assert Session.from_record(phones.record).turn == "Ann"


def test_only_free_seats_are_given_to_the_computer_and_only_by_the_host():
    phones = Phones()
    phones.ok(phones.host, **SETUP, game="reflector", seats=2)
    ann = {"seat": 0, "name": "Ann", "symbol": "X"}
    token = phones.ok(None, do="join", code=phones.code, **ann)["token"]
    seat = {"do": "seat", "computer": "hard"}
    assert phones.refused(token, **seat, seat=1)[0] == "forbidden"
    assert "has this seat already" in phones.refused(phones.host, **seat, seat=0)[1]
    assert phones.refused(phones.host, do="seat", seat=1, computer="mad") == (
        "malformed",
        "'mad' is no level: easy, medium, hard",
    )
    phones.ok(phones.host, **seat, seat=1)
    late = {"do": "join", "code": phones.code, "seat": 1, "name": "Bob", "symbol": "O"}
    assert "The computer plays here" in phones.refused(None, **late)[1]
    phones.ok(phones.host, do="free", seat=1, leave=True)
    phones.ok(None, **late)
    phones = Phones()
    phones.ok(phones.host, **SETUP | {"variants": []}, game="rotator", seats=1)
    why = "the computer plays no seat of rotator"
    assert phones.refused(phones.host, **seat, seat=0)[1] == why


def test_nobody_may_say_anything_for_a_computer():
    phones = table()
    shoot(phones)
    assert phones.view(phones.host)["host"]["for"] == []
    move = next(iter(phones.desk.session.legal_moves))
    for who, name in ((phones.host, {"as": "Ada"}), (phones.tokens["Ann"], {})):
        assert phones.refused(who, do="say", text=move, **name)[0] == "forbidden"
    assert phones.refused(phones.host, do="code", seat=1)[0] == "refused"


def test_a_seat_changes_hands_in_play_and_its_board_is_seen_by_who_goes_on():
    phones = table()
    shoot(phones)
    answer(phones)
    own = {"do": "level", "seat": 0, "level": "easy"}
    assert "Ann has a phone" in phones.refused(phones.host, **own)[1]
    phones.ok(phones.host, do="level", seat=1, level="easy")
    assert "computer Ada easy 1" in phones.record
    phones.ok(phones.host, do="human", seat=1)
    asked = phones.ok(None, do="join", code=phones.code, seat=1)["token"]
    number = phones.view(phones.host)["host"]["asking"][0]["number"]
    assert "view" not in phones.view(asked)
    phones.ok(phones.host, do="allow", number=number, on=True)
    assert len(phones.view(asked)["view"]["you"]["nodes"]) >= 5
    phones.ok(phones.host, do="free", seat=1)
    phones.ok(phones.host, **own | {"seat": 1})
    assert phones.view(phones.host)["table"]["seats"][1]["computer"] == "easy"


def test_who_plays_alone_takes_back_up_to_the_last_own_shot():
    phones = table(("easy", "easy"), "deflector")
    ann = phones.tokens["Ann"]
    before = phones.view(ann)["view"]["moves"]
    shoot(phones)
    answer(phones)
    said = phones.view(ann)["undo"]["said"]
    assert said.startswith("Ann shoots ") and said.count(";") == 2
    phones.ok(ann, do="undo")
    assert phones.record.splitlines()[-3:] == ["undo"] * 3
    assert phones.view(ann)["view"]["moves"] == before
    two = Phones()
    two.sit_down("reflector", 2)
    two.give_boards(random.Random(1))
    assert "undo" not in two.view(two.tokens["Ann"])
    assert two.refused(two.tokens["Ann"], do="undo")[0] == "forbidden"


def test_a_pause_stops_the_computer_and_what_it_chose_before():
    phones = table()
    shoot(phones)
    choice = phones.desk.due()
    phones.ok(phones.host, do="pause", on=True)
    assert phones.desk.due() is None
    phones.desk.carry_out(choice, computers.decide(choice))
    assert phones.desk.session.turn == "Ada"
    phones.ok(phones.host, do="pause", on=False)
    answer(phones)
    assert phones.desk.session.turn == "Ann"


def test_the_pace_is_the_hosts_and_is_kept():
    kept = []
    phones = table()
    phones.desk._keep_seats = kept.append
    for wrong in (3, False, "0", None, [0]):
        assert phones.refused(phones.host, do="pace", pace=wrong)[0] == "malformed"
    assert phones.refused(phones.tokens["Ann"], do="pace", pace=5)[0] == "forbidden"
    phones.ok(phones.host, do="pace", pace=5)
    again = Desk(phones.record.encode(), host_key="k", kept=kept[-1])
    assert again.pace.chosen == 5


def told(phones):
    return phones.view(phones.tokens["Ann"])["told"]


def test_the_computer_waits_until_all_phones_have_ticked_what_is_to_be_marked():
    phones = table(("hard", "hard"), "deflector")
    ann = phones.tokens["Ann"]
    phones.ok(phones.host, do="pace", pace="wait")
    shoot(phones)
    answer(phones)  # about their boards, before there is anything to mark
    for _ in range(2):
        number = told(phones)["number"]
        assert told(phones)["marks"]
        assert phones.view(ann)["table"]["marking"] == [0]
        assert phones.desk.due() is None
        assert not phones.desk.computer_is_due
        phones.ok(ann, do="marked", number=number - 1)
        assert phones.desk.due() is None
        phones.ok(ann, do="marked", number=number)
        assert phones.view(ann)["table"]["marking"] == []
        if phones.desk.session.turn != "Ann":
            choice = phones.desk.due()
            phones.desk.carry_out(choice, computers.decide(choice))
    assert phones.refused(ann, do="marked", number="all")[0] == "malformed"


def test_a_choice_made_before_the_host_chose_to_wait_is_not_said():
    phones = table()
    shoot(phones)
    choice = phones.desk.due()
    phones.ok(phones.host, do="pace", pace="wait")
    phones.desk.carry_out(choice, computers.decide(choice))
    assert phones.desk.session.turn == "Ada"
    assert phones.desk.pace.seconds(2.5) == 1


def test_where_no_seat_has_a_phone_the_only_phone_ticks():
    phones = table()
    shoot(phones)
    answer(phones)
    shoot(phones)
    alone = Phones(data=phones.record.encode())
    alone.ok(alone.host, do="pace", pace="wait")
    assert alone.view(alone.host)["table"]["marking"] == [None]
    assert alone.desk.due() is None
    number = alone.view(alone.host)["told"]["number"]
    alone.ok(alone.host, do="marked", number=number)
    assert alone.desk.due() is not None


def test_at_a_keyboard_nothing_that_the_host_chose_on_a_phone_stops_the_computer():
    kept = []
    phones = table()
    phones.desk._keep_seats = kept.append
    phones.ok(phones.host, do="pace", pace="wait")
    phones.ok(phones.host, do="pause", on=True)
    shoot_at = next(each for each in phones.desk.session.legal_moves if each.startswith("move "))
    desk = Desk(phones.record.encode(), host_key="k", kept=kept[-1])
    keyboard = Keyboard(desk)
    keyboard.say(shoot_at)
    assert keyboard.due() is not None


def test_an_undo_over_two_computers_tells_the_marks_of_all_that_is_taken_back():
    phones = table(("hard", "hard"), "deflector")
    ann = phones.tokens["Ann"]
    marks = set()
    shoot(phones)
    while phones.desk.session.turn != "Ann":
        marks |= {*told(phones)["marks"]}
        choice = phones.desk.due()
        phones.desk.carry_out(choice, computers.decide(choice))
    marks |= {*told(phones)["marks"]}
    phones.ok(ann, do="undo")
    taken = [line for line in told(phones)["lines"] if line.startswith("Taken back")]
    assert len(taken) == 3 and "Ann shoots" in taken[0]
    spaces_marked = {mark.split(":")[0] for mark in marks}
    assert {mark.split(":")[0] for mark in told(phones)["erase"]} == spaces_marked
    shoot(phones)
    phones.ok(phones.host, do="undo")
    assert sum(line.startswith("Taken back") for line in told(phones)["lines"]) == 1


class Files:
    file_name, fault = "game.txt", None

    def begin_anew(self, record):
        self.record = record


def test_another_game_has_new_boards_and_seeds_of_the_same_levels():
    phones = table(("easy",))
    phones.desk._files = files = Files()
    phones.ok(phones.host, do="human", seat=1)
    phones.ok(phones.host, do="level", seat=1, level="hard")
    while phones.desk.session.winners is None:
        shoot(phones)
        answer(phones)
    phones.ok(phones.host, do="again")
    before = [line for line in files.record.splitlines() if line.startswith("computer")]
    assert [line.split()[1:3] for line in before] == [["Ada", "hard"]]
    assert phones.view(phones.host)["table"]["ready"] == ["Ada"]


def test_the_end_shows_the_seed_and_not_before():
    phones = table(("easy",))
    ann = phones.tokens["Ann"]
    seed = next(line.split()[-1] for line in phones.record.splitlines() if " easy " in line)
    while phones.desk.session.winners is None:
        assert seed not in str(phones.view(ann)) + str(phones.view(phones.host))
        shoot(phones)
        answer(phones)
    assert phones.view(ann)["view"]["players"][1]["computer"]["seed"] == seed


def test_a_server_calls_after_the_pace_and_a_browser_when_asked(tmp_path):
    phones = table()
    shoot(phones)
    path = tmp_path / "game.txt"
    path.write_text(phones.record)

    async def one_call():
        with open_tables([path]) as tables:
            at = tables["game"]
            at.desk.pace.chosen = 0
            ended = asyncio.Event()
            at.desk.watchers.append(ended.set)
            task = asyncio.create_task(play_computers(at, ended.is_set))
            await asyncio.wait_for(ended.wait(), 20)
            at.wake()
            await task
            return at.desk.session.turn

    assert asyncio.run(one_call()) == "Ann"
    browser = BrowserTable(json.dumps({"record": phones.record}))
    host = json.loads(browser.call(None, json.dumps({"do": "lobby", "code": "none"})))
    assert host["due"] == 1.5
    played = json.loads(browser.play())
    assert "due" not in played and path.read_text() == json.loads(played["kept"])["record"]


@pytest.mark.parametrize("thinks", [0.0, 1.0, 2.4])
def test_the_moment_of_a_call_does_not_tell_how_long_the_computer_thought(
    tmp_path, monkeypatch, thinks
):
    class Loop(asyncio.SelectorEventLoop):
        """A loop that waits for nothing: its clock is set to when something is due."""

        clock = 0.0

        def time(self):
            return self.clock

        def _run_once(self):
            if self._scheduled and not self._ready:
                self.clock = max(self.clock, self._scheduled[0].when())
            super()._run_once()

    async def at_once(act, *given):
        return act(*given)

    def thinking(choice):
        loop.clock += thinks
        return decide(choice)

    loop, moments, decide = Loop(), [], computers.decide
    monkeypatch.setattr(serve, "run_in_threadpool", at_once)
    monkeypatch.setattr(serve.computers, "decide", thinking)
    phones = table(("hard", "hard"), "deflector")
    shoot(phones)
    (tmp_path / "game.txt").write_text(phones.record)
    with open_tables([tmp_path / "game.txt"]) as tables:
        at = tables["game"]
        at.desk.watchers.append(lambda: moments.append(loop.clock))
        loop.run_until_complete(play_computers(at, lambda: at.desk.session.turn == "Ann"))
    loop.close()
    assert moments == [2.5, 5.0]


def sit_beside(game, **more):
    """Return a table where Ann plays a game by phone against a hard player on the other seat."""
    phones = Phones()
    phones.ok(phones.host, do="setup", game=game, seats=2, variants=[], layout=None, **more)
    ann = {"seat": 0, "name": "Ann", "symbol": "X"}
    phones.tokens["Ann"] = phones.ok(None, do="join", code=phones.code, **ann)["token"]
    phones.ok(phones.host, do="seat", seat=1, computer="hard")
    phones.ok(phones.host, do="begin")
    return phones


def tactics_begun():
    """Return a table of Tactics Joker at which Ann has thrown her first dice, and her token."""
    phones = sit_beside("tactics-joker")
    ann = phones.tokens["Ann"]
    phones.ok(phones.host, do="form", form="deal", seed="k7")
    phones.ok(ann, do="say", text="castle Ann A1")
    answer(phones)
    phones.ok(ann, do="form", form="throw")
    return phones, ann


def test_tactics_joker_with_dice_that_the_companion_throws():
    phones, ann = tactics_begun()
    phones.ok(ann, do="say", text="end Ann")
    answer(phones)
    said = [line.split()[0] for line in phones.record.splitlines() if " Ada" in line]
    assert said[:4] == ["player", "computer", "castle", "turn"] and "move" in said
    assert phones.desk.session.referee.to_speak == "Ann"
    told = str(phones.view(ann)["told"])
    assert "computer" in phones.view(ann)["view"]["players"][1] and told


def test_attack_defend_is_dealt_and_its_defender_is_asked_out_of_turn():
    phones = sit_beside("attack-defend")
    ann = phones.tokens["Ann"]
    why = "the computer can't see cards that are on paper: let the companion deal"
    assert phones.refused(phones.host, do="form", form="deal", cards="printed") == ("refused", why)
    phones.ok(phones.host, do="form", form="deal", cards="phones")
    phones.ok(ann, do="say", text="prefer Ann attacker")
    answer(phones)
    if "wager Ada" in phones.record:
        phones.ok(ann, do="say", text="accept Ann")
        answer(phones)
    assert phones.desk.session.turn == "Ann"
    assert "Ada" not in phones.view(ann)["view"]["cards"]
    for _ in range(6):
        moves = phones.view(ann)["view"]["moves"]
        said = [m for verb in ("choose", "end", "draw") for m in moves if m.startswith(verb)]
        if phones.desk.session.winners is not None:
            break  # what Ann held scored for Ada
        phones.ok(ann, do="say", text=said[0])
        answer(phones)
    assert phones.desk.session.turn in ("Ann", None)
    assert phones.desk.computer_is_due is False


def test_a_moment_that_the_computer_let_pass_comes_again_in_the_next_game():
    phones, dice = sit_beside("attack-defend"), random.Random(1)
    desk = phones.desk
    desk._files = Files()
    for line in (f"deal {'1' * 32}", "prefer Ann attacker", "accept Ada"):
        desk.session.say(line)
    while desk.session.referee.asked_besides != "Ada":
        desk.session.say(dice.choice(desk.session.legal_moves))
    moment = desk.session.version
    desk.carry_out(desk.due(), "")
    assert desk.session.version == moment and not desk.computer_is_due
    lines = phones.record.splitlines()
    while desk.session.winners is None:
        desk.session.say(dice.choice(desk.session.legal_moves))
    desk.has_changed()
    phones.ok(phones.host, do="again")
    for line in lines[desk.session.version :]:
        desk.session.say(line)
    assert desk.session.version == moment and desk.session.referee.asked_besides == "Ada"
    assert desk.computer_is_due


def test_computers_answer_offers_of_alliances():
    phones = table(("easy", "hard", "easy", "easy", "easy"), "defector")
    ann = phones.tokens["Ann"]
    phones.ok(ann, do="ally", to="Ada")
    line = phones.record.splitlines()[-1]
    assert line.startswith("ally Ann Ada link Ada:")
    assert line.split(":")[1] in next(
        each for each in phones.record.splitlines() if each.startswith("board Ada")
    )
    shoot(phones)
    answer(phones)
    assert phones.desk.session.turn == "Ann"


def test_a_computer_asks_its_neighbour_and_waits_for_the_answer():
    phones = table(("easy", "easy", "easy", "easy", "hard"), "defector")
    ann, last = phones.tokens["Ann"], phones.desk.session.referee.names[-1]
    shoot(phones)
    answer(phones)
    (offer,) = phones.view(ann)["offers"]
    assert offer["from"] == last and offer["role"] == "link"
    assert phones.view(phones.host)["table"] == phones.view(ann)["table"]
    assert phones.desk.session.turn == last and not phones.desk.computer_is_due
    phones.ok(ann, do="ally", offer=offer["offer"])
    answer(phones)
    assert phones.desk.session.turn == "Ann"
    for _ in range(3):
        shoot(phones)
        answer(phones)
    (offer,) = phones.view(ann)["offers"]
    phones.ok(ann, do="ally", offer=offer["offer"], accept=True)
    assert phones.record.splitlines()[-1] == f"ally {last} Ann link {offer['node']}"
    answer(phones)
    assert phones.desk.session.turn == "Ann"


def test_a_computer_asks_nobody_who_could_not_answer():
    phones = table(("easy", "easy", "easy", "easy", "hard"), "defector")
    shoot(phones)
    phones.ok(phones.host, do="free", seat=0)
    answer(phones)
    assert phones.desk.session.turn == "Ann" and "ally" not in phones.record


def test_a_draw_is_the_computers_to_decline():
    phones, ann = tactics_begun()
    found = phones.send(ann, do="ally", to="Ada")
    ended = phones.record.splitlines()[-1] == "draw"
    assert ended != ("error" in found)
    assert ended != (phones.desk.session.winners is None)
    assert phones.view(ann)["offers"] == []


def test_a_seat_does_not_change_hands_while_a_question_to_it_is_open():
    session, passed = table_of_computers("attack-defend", ["hard", "hard"], "hands"), -1
    while (choice := computers.due(session, passed)) is not None:
        name = choice.computer.name
        if session.view(name)["question"] is not None:
            with pytest.raises(RulingError) as refused:
                session.say(f"human {name}")
            assert refused.value.ruling == "C6"
            return
        if not computers.carry_out(session, choice, computers.decide(choice), session.say):
            passed = choice.version
    raise AssertionError("nobody had to choose anything")
