"""Who gets a seat whose player may have secrets, what all hear, and what a failure leaves."""

import json
import random

import pytest

from companion.desk import Desk
from companion.desk.set_up import MOST_LETTERS
from companion.territory.board import random_board
from companion.words import Message, language
from tests.support.tables_of_phones import HOST_KEY, Phones, spaces

FULL = OSError(28, "No space left on device")


def reflector(**more):
    phones = Phones(**more)
    phones.sit_down("reflector", 2)
    return phones


def join(phones, seat=0, **more):
    return phones.ok(None, do="join", code=phones.code, seat=seat, **more)


# -- a seat whose board is there -------------------------------------------------------------------


@pytest.mark.parametrize("hidden", [False, True])
def test_the_room_code_alone_does_not_give_a_seat_with_a_board(hidden):
    phones = reflector()
    board = {"hidden": True} if hidden else spaces(random_board(0, random.Random(1)))
    phones.ok(phones.tokens["Ann"], do="form", form="board", **board)
    phones.ok(phones.host, do="free", seat=0)
    asks = join(phones)
    assert asks["me"] == {
        "name": None,
        "seat": None,
        "host": False,
        "asks": {"number": 1, "seat": 0, "name": "Ann"},
    }
    stranger = asks["token"]
    assert set(phones.view(stranger)) == {"format", "version", "me", "table"}
    if not hidden:
        assert not any(space in json.dumps(asks) for space in board["nodes"])
    for request in ({"do": "log"}, {"do": "record"}, {"do": "table-view"}, {"do": "code"}):
        assert phones.refused(stranger, **request)[0] == "refused"
    assert phones.refused(stranger, do="allow", number=1, on=True)[0] == "refused"
    assert phones.view(phones.host)["host"]["asking"] == [{"number": 1, "seat": 0, "name": "Ann"}]
    assert phones.view(phones.host)["table"]["news"] is None
    before = phones.desk.version(phones.tokens["Bob"])
    phones.ok(phones.host, do="allow", number=1, on=True)
    assert phones.view(stranger)["me"]["name"] == "Ann"
    bobs = phones.view(phones.tokens["Bob"])
    assert bobs["table"]["news"] == {"number": 1, "who": "Ann"}
    assert bobs["version"] != before


def test_a_seat_without_a_board_needs_the_room_code_only_and_everybody_is_told():
    phones = reflector()
    phones.ok(phones.host, do="free", seat=0)
    assert join(phones)["me"]["name"] == "Ann"
    assert phones.view(phones.tokens["Bob"])["table"]["news"]["who"] == "Ann"


def test_nobody_learns_from_a_free_seat_whether_its_board_is_hidden():
    answers = []
    for board in ({"hidden": True}, spaces(random_board(0, random.Random(1)))):
        phones = reflector()
        phones.desk.seats.code = "SECRET"
        phones.ok(phones.tokens["Ann"], do="form", form="board", **board)
        phones.ok(phones.host, do="free", seat=0)
        found = join(phones)
        answers.append([found, phones.ok(None, do="lobby", code=phones.code)["table"]])
    assert answers[0] == answers[1]


def test_a_phone_that_is_sent_away_or_goes_has_nothing():
    phones, dice = reflector(), random.Random(2)
    phones.give_boards(dice)
    phones.ok(phones.host, do="free", seat=0)
    one, two = join(phones)["token"], join(phones)["token"]
    phones.ok(phones.host, do="allow", number=1, on=False)
    assert phones.desk.version(one) == "" and phones.refused(one, do="view")[0] == "forbidden"
    phones.send(two, do="leave")
    assert phones.desk.version(two) == "" and phones.view(phones.host)["host"]["asking"] == []
    assert "no phone 2 asks" in phones.refused(phones.host, do="allow", number=2, on=True)[1]
    assert not phones.view(phones.host)["table"]["seats"][0]["phone"]


def test_only_so_many_phones_ask_and_those_for_a_seat_that_is_taken_are_gone():
    phones = reflector()
    phones.give_boards(random.Random(2))
    phones.ok(phones.host, do="free", seat=0)
    asking = [join(phones)["token"] for _ in range(12)]
    assert "Too many phones" in phones.refused(None, do="join", code=phones.code, seat=0)[1]
    phones.ok(phones.host, do="allow", number=5, on=True)
    assert phones.view(asking[4])["me"]["name"] == "Ann"
    assert [phones.desk.version(each) != "" for each in asking].count(True) == 1


def test_a_seats_own_code_moves_a_player_to_another_phone_once():
    phones = reflector()
    phones.give_boards(random.Random(2))
    ann = phones.tokens["Ann"]
    void, code = (phones.ok(ann, do="code")["own"] for _ in range(2))
    assert phones.refused(None, do="join", own=void)[0] == "forbidden"
    assert phones.refused(None, do="join", own="ABCDEFGH")[0] == "forbidden"
    moved = phones.ok(None, do="join", own=code.lower())
    assert moved["me"]["name"] == "Ann" and moved["view"]["you"]["nodes"]
    assert phones.desk.version(ann) == ""
    assert phones.refused(None, do="join", own=code)[0] == "forbidden"
    bobs = phones.ok(phones.host, do="code", seat=1)["own"]
    assert phones.ok(None, do="join", own=bobs)["me"]["name"] == "Bob"
    assert phones.view(moved["token"])["table"]["news"]["number"] == 2
    alone = phones.ok(moved["token"], do="code", seat=1)[
        "own"
    ]  # a player gets a code of the own seat only
    assert phones.desk.seats.seat_of(alone) == 0


def test_who_asks_or_has_a_code_has_nothing_once_the_players_are_named_anew():
    phones = reflector()
    code = phones.ok(phones.tokens["Bob"], do="code")["own"]
    phones.ok(phones.tokens["Ann"], do="form", form="board", hidden=True)
    phones.ok(phones.host, do="free", seat=0)
    asking = join(phones)["token"]
    while phones.view(phones.host)["host"]["back"]:
        phones.ok(phones.host, do="back")
    assert phones.view(phones.host)["table"]["stage"] == "set-up"
    assert phones.desk.version(asking) == ""
    assert phones.refused(None, do="join", own=code)[0] == "forbidden"


def test_dealt_cards_guard_a_seat_and_the_host_takes_one_at_once():
    phones = Phones()
    phones.sit_down("attack-defend", 2, paper=("Ann",))
    phones.ok(phones.host, do="form", form="deal", cards="phones")
    assert "view" not in join(phones)
    hosts = phones.ok(phones.host, do="join", code=phones.code, seat=0)
    assert hosts["me"]["name"] == "Ann" and hosts["me"]["host"]


def test_the_browser_passes_its_one_phone_on():
    from companion.web.browser import HOST_KEY as BROWSER
    from companion.web.browser import BrowserTable

    phones = reflector()
    phones.give_boards(random.Random(2))
    table = BrowserTable(json.dumps({"record": phones.record, "seats": None}))

    def ask(who, **asked):
        return json.loads(table.call(who, json.dumps({"id": "x" * 12, **asked})))["response"]

    host = ask(None, do="host", key=BROWSER)
    found = ask(None, do="join", code=host["host"]["code"], seat=0, id="y" * 12)
    assert found["me"]["name"] == "Ann"


def test_the_browser_answers_in_the_language_that_is_read(tmp_path, monkeypatch):
    from companion.web import browser

    (tmp_path / "desk.ftl").write_text("desk-refused-no-seat = Ohne Platz.\n")
    monkeypatch.setattr(browser, "best", lambda tags: str(tmp_path) if tags == ["xx"] else None)
    table = browser.BrowserTable()

    def refused(*wanted):
        asked = json.dumps({"id": "x" * 12, "do": "view"})
        return json.loads(table.call(None, asked, *wanted))["response"]["error"]["message"]

    assert refused("xx") == "Ohne Platz."
    assert refused("tlh") == refused() == "this phone has no seat here; join first"


# -- all or nothing --------------------------------------------------------------------------------


def reflector_on_a_disk():
    """Return phones at a table, and a list: while something is in it, seats can't be kept."""
    fails = []

    def keep_seats(document):
        if fails:
            raise FULL

    return reflector(keep_seats=keep_seats), fails


def test_a_seat_that_cannot_be_kept_is_not_taken_and_nobody_is_put_out():
    phones, fails = reflector_on_a_disk()
    fails.append(True)
    for request in (
        {"do": "free", "seat": 0},
        {"do": "pause", "on": True},
        {"do": "free", "seat": 1, "leave": True},
    ):
        assert phones.refused(phones.host, **request)[0] == "not-kept"
    assert phones.view(phones.tokens["Ann"])["me"]["name"] == "Ann"
    assert not phones.view(phones.host)["table"]["paused"]
    fails.clear()
    phones.ok(phones.host, do="free", seat=0)
    fails.append(True)
    assert phones.refused(None, do="join", code=phones.code, seat=0)[0] == "not-kept"
    fails.clear()
    assert join(phones)["me"]["name"] == "Ann"


def test_what_is_in_the_record_counts_though_the_seats_cannot_be_kept():
    phones, fails = reflector_on_a_disk()
    fails.append(True)
    phones.ok(phones.tokens["Ann"], do="form", form="board", hidden=True)
    assert phones.record.endswith("board Ann hidden\n")


def test_a_commitment_is_accepted_with_its_board_or_not_at_all():
    file = []

    def keep(line):
        if line.startswith("board"):
            raise FULL
        file.append(line)

    phones = reflector(
        keep=keep, shorten=lambda statements: file.__delitem__(slice(-statements, None))
    )
    before = phones.record
    given = {"form": "board", "hidden": True, "digest": "a" * 64}
    assert phones.refused(phones.tokens["Ann"], do="form", **given)[0] == "not-kept"
    assert phones.record == before == "".join(file)
    assert phones.view(phones.tokens["Ann"])["mine"]["commitment"] is None


def test_a_players_own_commitment_is_in_the_view_of_nobody_else():
    phones = reflector()
    phones.ok(phones.tokens["Ann"], do="form", form="board", hidden=True, digest="a" * 64)
    assert phones.view(phones.tokens["Ann"])["mine"]["commitment"] == "a" * 64
    assert phones.view(phones.tokens["Bob"])["mine"]["commitment"] is None
    assert "a" * 64 not in json.dumps(phones.view(phones.tokens["Bob"]))


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["reflector", "tactics-joker", "attack-defend"])
def test_names_that_nobody_can_tell_apart_or_read_are_refused(game):
    phones = Phones()
    phones.ok(phones.host, do="setup", game=game, seats=2, variants=[])
    who = {"do": "join", "code": phones.code, "symbol": "X"}
    assert phones.refused(None, **who, seat=0, name="")[1] == "Type your name first."
    assert phones.refused(None, **who, seat=0, name="   ")[1] == "Type your name first."
    assert "too long" in phones.refused(None, **who, seat=0, name="A" * 1000)[1]
    phones.ok(None, **who, seat=0, name="A" * MOST_LETTERS)
    phones.ok(phones.host, do="free", seat=0, leave=True)
    phones.ok(None, **who, seat=0, name="Alan")
    for name in ("\N{CYRILLIC CAPITAL LETTER A}lan", "AIan", "A1an", "ALAN", "\uff21lan"):
        assert phones.refused(None, **who | {"symbol": "O"}, seat=1, name=name)[0] == "refused", (
            name
        )
    overridden = "A\N{RIGHT-TO-LEFT OVERRIDE}b"
    assert "can't be shown" in phones.refused(None, **who, seat=1, name=overridden)[1]
    phones.ok(None, **who | {"symbol": "O"}, seat=1, name="Alana")


def test_a_wrong_code_is_told_in_a_sentence_for_a_guest():
    phones = reflector()
    kind, message = phones.refused(None, do="lobby", code="NOTTHIS")
    assert kind == "forbidden"
    assert message == "This is not the code of this table. Look at the host's screen."


# -- the end ---------------------------------------------------------------------------------------


class Files:
    """Files of a desk in memory."""

    def __init__(self):
        self.file_name, self.fault, self.full, self.records = "game.txt", None, False, []

    def begin_anew(self, record):
        if self.full:
            raise FULL
        self.records.append(record)

    def save_as(self, name):
        if name == "there.txt":
            raise FileExistsError(17, "File exists")
        self.file_name, self.fault = name, None


def played_to_the_end(**more):
    phones, dice = Phones(**more), random.Random(3)
    phones.sit_down("deflector", 3, ["rounds-1"])
    boards = phones.give_boards(dice, hidden=("Bob",))
    before = phones.view(phones.host)
    assert "end" not in before["table"] and not before["host"]["again"]
    while phones.play_on(dice, boards):
        pass
    return phones, boards


def test_the_end_turns_the_boards_up_that_were_given_or_revealed():
    phones, boards = played_to_the_end()
    seen = phones.view(phones.tokens["Cat"])
    end = seen["table"]["end"]
    assert end["winners"] == seen["view"]["result"]["winners"]
    assert [row["name"] for row in end["tally"]] == ["Ann", "Bob", "Cat"] and end["tally"][0][
        "tally"
    ] > 0
    shown = {each.pop("name"): each for each in end["boards"]}
    assert shown["Ann"] == {"how": "given"} | spaces(boards["Ann"])
    assert shown["Bob"] == {"how": "secret", "nodes": None, "deflectors": None}
    assert "all that is turned up at the end" in phones.view(phones.host)["host"]["undo"]["given"]
    phones.ok(phones.tokens["Bob"], do="form", form="reveal", **spaces(boards["Bob"]))
    after = {
        each.pop("name"): each
        for each in phones.view(phones.tokens["Cat"])["table"]["end"]["boards"]
    }
    assert after["Bob"] == {"how": "revealed"} | spaces(boards["Bob"])


def test_the_end_says_who_lost_the_last_home():
    phones, dice = reflector(), random.Random(3)
    boards = phones.give_boards(dice)
    while phones.play_on(dice, boards):
        pass
    end = phones.view(phones.host)["table"]["end"]
    (loser,) = {"Ann", "Bob"} - set(end["winners"])
    assert list(map(str, end["out"])) == [f"{loser} is out of the game."]


def test_a_shot_that_is_not_legal_has_no_cost_but_a_reason():
    phones = reflector()
    phones.give_boards(random.Random(3))
    cost = {"do": "form", "form": "cost", "space": "E5"}
    for grid, ruling in (("Bob", "M4"), ("Ann", "M1")):
        error = phones.send(phones.tokens["Ann"], **cost, grid=grid)["error"]
        assert error["ruling"] == ruling


def test_the_same_players_play_again_with_the_same_phones():
    files, kept = Files(), []
    phones, _ = played_to_the_end(files=files, keep_seats=kept.append)
    finished = phones.record
    assert phones.refused(phones.tokens["Ann"], do="again")[0] == "forbidden"
    assert phones.view(phones.host)["host"]["again"]
    files.full = True
    assert phones.refused(phones.host, do="again")[0] == "not-kept"
    files.full = False
    seen = phones.ok(phones.host, do="again")
    assert seen["table"]["stage"] == "boards" and files.records == [phones.record]
    assert finished.startswith(phones.record) and phones.record.splitlines() == [
        *(
            "rules 1",
            "game deflector",
            "variant rounds-1",
            "player Ann A",
            "player Bob B",
            "player Cat C",
        ),
    ]
    assert phones.view(phones.tokens["Bob"])["me"]["name"] == "Bob"
    assert phones.refused(phones.host, do="again")[1] == "this game is not over yet"
    phones.give_boards(random.Random(5))
    assert phones.view(phones.tokens["Ann"])["view"]["turn"] == "Ann"
    again = Desk(phones.record.encode(), host_key=HOST_KEY, kept=kept[-1])
    assert again.call(phones.tokens["Ann"], {"do": "view"})["me"]["name"] == "Ann"


def test_the_host_hears_of_a_record_that_takes_no_more_and_goes_on_in_another_file():
    files = Files()
    phones = reflector(files=files)
    files.fault = Message("common-file-deleted", file="game.txt")
    assert language("de").say(files.fault) == "game.txt wurde gelöscht oder umbenannt"
    phones.desk.has_changed()
    assert phones.view(phones.host)["host"]["record"] == {
        "file": "game.txt",
        "fault": str(files.fault),
    }
    assert phones.refused(phones.tokens["Ann"], do="save-as", name="new.txt")[0] == "forbidden"
    for name in ("../new.txt", "a/b", "", ".hidden", "a\\b", "there.txt"):
        assert phones.refused(phones.host, do="save-as", name=name)[0] == "refused"
    found = phones.ok(phones.host, do="save-as", name="new game.txt")
    assert found["host"]["record"] == {"file": "new game.txt", "fault": None}


def test_the_table_view_has_nothing_of_the_host_who_plays_too():
    phones = reflector()
    boards = phones.give_boards(random.Random(2))
    own = phones.ok(phones.tokens["Ann"], do="table-view")
    assert own["view"]["you"] is None and "mine" not in own and len(own["view"]["grids"]) == 2
    assert own["view"]["grids"][0]["nodes"] == {} and spaces(boards["Ann"])["nodes"]
    assert own["version"] == phones.desk.version(phones.tokens["Ann"])
