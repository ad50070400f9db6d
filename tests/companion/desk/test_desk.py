"""The desk: who may do what, what is refused, and what everybody sees."""

import random
import subprocess
import sys

import pytest

from companion.desk import Desk
from companion.desk.keyboard import Keyboard
from companion.session import replay
from tests.support.tables_of_phones import HOST_KEY, Phones

KINDS = [
    ("reflector", 2, (), ()),
    ("deflector", 3, ("reflection",), ("Cat",)),
    ("deflector", 4, ("ricochet",), ()),
    ("defector", 6, (), ("Dan",)),
    ("defector", 7, ("deluxe", "safety"), ()),
]


def table(kind=KINDS[1], seed=1, hidden=("Bob",), **more):
    game, players, variants, paper = kind
    phones = Phones(**more)
    phones.sit_down(game, players, variants, paper=paper)
    boards = phones.give_boards(random.Random(seed), [*hidden, *paper])
    return phones, boards


@pytest.mark.parametrize(
    "kind", KINDS, ids=lambda kind: "-".join([kind[0], str(kind[1]), *kind[2]])
)
def test_a_game_is_played_by_phones_and_the_host_alone(kind):
    phones, boards = table(kind, hidden=("Bob",))
    dice = random.Random(7)
    for _ in range(45):
        if not phones.play_on(dice, boards):
            break
    found = replay(phones.record.encode())
    assert found.fault is None and len(found.referee.log) > 10
    again = Desk(phones.record.encode(), host_key=HOST_KEY)
    assert again.session.to_record() == phones.record


def test_the_record_lists_players_by_seat_whoever_sat_down_first():
    phones = Phones()
    phones.ok(phones.host, do="setup", game="deflector", seats=3, variants=["short"], layout=None)
    for seat in (2, 0, 1):
        phones.ok(
            None, do="join", code=phones.code, seat=seat, name=f"Player {seat}", symbol="XOZ"[seat]
        )
    phones.ok(phones.host, do="begin")
    assert phones.record.splitlines()[2:] == [
        "variant short",
        "player Player_0 X",
        "player Player_1 O",
        "player Player_2 Z",
    ]


def test_a_request_sent_again_is_carried_out_once():
    phones, _ = table(hidden=())
    turn = phones.tokens["Ann"]
    grid, space = phones.view(turn)["view"]["moves"][0]
    request = {
        "do": "say",
        "text": f"move Ann {grid} {space}",
        "id": "x" * 12,
        "at": phones.desk.version(turn),
    }
    first = phones.desk.call(turn, request)
    record = phones.record
    again = phones.desk.call(turn, request)
    assert again["version"] == first["version"] and "error" not in again and phones.record == record
    other = phones.desk.call(turn, request | {"text": "pass Ann"})
    assert other["error"]["kind"] == "malformed" and phones.record == record
    late = phones.desk.call(turn, request | {"id": "y" * 12})
    assert late["error"]["kind"] == "stale" and phones.record == record


def test_a_join_sent_again_gives_the_same_seat_and_nobody_elses():
    phones = Phones()
    phones.ok(phones.host, do="setup", game="reflector", seats=2, variants=[], layout=None)
    join = {
        "do": "join",
        "code": phones.code,
        "seat": 0,
        "name": "Ann",
        "symbol": "X",
        "id": "a" * 16,
    }
    token = phones.desk.call(None, join)["token"]
    assert phones.desk.call(None, join)["token"] == token
    assert phones.desk.call(None, join | {"id": "b" * 16})["error"]["kind"] == "refused"
    assert phones.desk.call(None, join | {"id": "short"})["error"]["kind"] == "malformed"


def test_strangers_see_the_seats_with_the_code_and_nothing_without():
    phones, _ = table()
    assert phones.refused(None, do="view")[0] == "forbidden"
    assert phones.refused("no token", do="view")[0] == "forbidden"
    assert phones.refused(None, do="lobby", code="WRONG1")[0] == "forbidden"
    found = phones.ok(None, do="lobby", code=phones.code.lower())
    assert set(found) == {"format", "version", "table"} and "view" not in found


def test_a_seat_is_taken_once_and_freed_by_the_host():
    phones, _ = table()
    ann = phones.tokens["Ann"]
    assert phones.refused(None, do="join", code=phones.code, seat=0)[0] == "refused"
    assert phones.refused(ann, do="free", seat=0)[0] == "forbidden"
    assert phones.refused(ann, do="join", code=phones.code, seat=2)[0] == "forbidden"
    phones.ok(phones.host, do="free", seat=0)
    assert phones.refused(ann, do="view")[0] == "forbidden"
    asks = phones.ok(None, do="join", code=phones.code, seat=0)
    phones.ok(phones.host, do="allow", number=asks["me"]["asks"]["number"], on=True)
    assert phones.view(asks["token"])["me"]["name"] == "Ann"


def test_a_player_stands_up_until_the_game_begins():
    phones = Phones()
    phones.ok(phones.host, do="setup", game="reflector", seats=2, variants=[], layout=None)
    sit = {"do": "join", "code": phones.code, "seat": 0, "name": "Ann", "symbol": "X"}
    token = phones.ok(None, **sit)["token"]
    left = {"do": "leave", "id": "l" * 16}
    assert phones.desk.call(token, left)["version"] == ""
    assert phones.refused(token, do="view")[0] == "forbidden"
    assert "me" not in phones.desk.call(token, left) and "view" not in phones.desk.call(token, left)
    assert phones.view(phones.host)["table"]["seats"][0]["name"] is None
    ann = phones.ok(None, **sit | {"seat": 1})["token"]
    phones.ok(None, **sit | {"name": "Bob", "symbol": "O"})
    phones.ok(phones.host, do="begin")
    assert "in the record already" in phones.refused(ann, do="leave")[1]


def test_whoever_sits_down_a_moment_later_gets_a_free_symbol_or_is_asked_for_another_seat():
    phones = Phones()
    phones.ok(phones.host, do="setup", game="deflector", seats=3, variants=[], layout=None)
    join = {"do": "join", "code": phones.code, "symbol": "X"}
    phones.ok(None, **join, seat=0, name="Ann")
    seats = phones.ok(None, **join, seat=1, name="Bob")["table"]["seats"]
    assert [seat["symbol"] for seat in seats] == ["X", "O", None]
    other_seat = ("refused", "Bob has this seat already: choose another, or let the host free it")
    assert phones.refused(None, **join, seat=1, name="Cat") == other_seat
    assert phones.refused(None, **join, seat=2, name="Ann")[1] == "there is a player Ann already"
    typed = phones.refused(phones.host, do="seat", seat=2, name="Cat", symbol="X")
    assert typed == ("refused", "another player has the symbol X")  # whoever types one is asked
    table = phones.ok(None, **join, seat=2, name="Cat")["table"]
    assert table["seats"][2]["symbol"] == "Z" and table["free_symbols"][:2] == ["H", "V"]
    cards = phones.ok(phones.host, do="setup", game="attack-defend", seats=2, variants=[])["table"]
    assert not cards["with_symbols"] and cards["free_symbols"]  # a phone sends one all the same


@pytest.mark.parametrize("anew", [False, True])
def test_the_host_takes_the_answers_of_a_set_up_back_one_by_one(anew):
    files, kept = [], []

    def shorten(statements):
        return files.__delitem__(slice(-statements, None))

    files_too = {"keep": files.append, "shorten": shorten, "keep_seats": kept.append}
    phones = Phones(**files_too)
    phones.sit_down("deflector", 3, ["short"], paper=("Cat",))
    begun, ann = phones.record, phones.tokens["Ann"]
    digest = {"form": "board", "hidden": True, "digest": "0" * 64}
    phones.ok(ann, do="form", **digest)
    phones.for_player("Cat", do="form", form="board", hidden=True)
    if anew:
        phones.desk = Desk(phones.record.encode(), host_key=HOST_KEY, kept=kept[-1], **files_too)
    assert phones.refused(ann, do="back")[0] == "forbidden" and "host" not in phones.view(ann)
    said = []
    while back := phones.view(phones.host)["host"]["back"]:
        said.append(back)
        phones.ok(phones.host, do="back")
        assert "".join(files) == phones.record
        assert phones.record == (begun if back == "Ann's board" else phones.record)
    assert said == ["Cat's board", "Ann's board", "the beginning of the game"] and not files
    assert phones.refused(phones.host, do="back")[1] == "no answer can be taken back"
    seats = phones.view(ann)["table"]["seats"]
    assert [(seat["name"], seat["phone"]) for seat in seats] == [
        ("Ann", True),
        ("Bob", True),
        ("Cat", False),
    ]
    phones.ok(phones.host, do="setup", game="deflector", seats=3, variants=[], layout=None)
    phones.ok(phones.host, do="begin")
    assert (
        phones.record == begun.replace("variant short\n", "")
        and phones.view(ann)["me"]["name"] == "Ann"
    )


def test_answers_are_taken_back_as_the_host_sees_them_and_until_play_begins():
    phones = Phones()
    phones.sit_down("reflector", 2)
    stale = {"do": "back", "at": phones.desk.version(phones.host), "id": "s" * 16}
    phones.give_boards(random.Random(1))
    assert phones.desk.call(phones.host, stale)["error"]["kind"] == "stale"
    phones.ok(phones.host, do="back")
    assert phones.view(phones.tokens["Bob"])["table"]["ready"] == ["Ann"]
    phones.for_player("Bob", do="form", form="board", hidden=True)
    ann = phones.tokens["Ann"]
    phones.ok(ann, do="say", text=f"move Ann {' '.join(phones.view(ann)['view']['moves'][0])}")
    phones.ok(phones.host, do="undo")
    assert phones.view(phones.host)["host"]["back"] is None
    assert phones.refused(phones.host, do="back")[0] == "refused"


def test_what_was_answered_elsewhere_is_not_taken_back_on_a_phone():
    kept = []
    phones = Phones(keep_seats=kept.append)
    phones.sit_down("reflector", 2)
    record = phones.record.encode()
    changed = Desk(record + b"board Ann hidden\n", host_key=HOST_KEY, kept=kept[-1])
    assert changed.call(phones.host, {"do": "view"})["host"]["back"] is None
    desk = Desk(record, host_key=HOST_KEY, kept=kept[-1], keep_seats=kept.append)
    assert desk.call(phones.host, {"do": "view"})["host"]["back"]
    Keyboard(desk).say("board Ann hidden")
    assert (
        desk.call(phones.host, {"do": "view"})["host"]["back"] is None and not kept[-1]["answers"]
    )


def test_there_is_one_host_and_a_new_start_lets_the_real_one_in_again():
    kept = []
    phones, _ = table(keep_seats=kept.append)
    assert phones.refused(None, do="host", key="a guess")[0] == "forbidden"
    before, phones.host = phones.host, phones.ok(None, do="host", key=HOST_KEY)["token"]
    assert phones.view(phones.host)["me"]["host"]  # the same link in another browser
    assert phones.refused(before, do="view")[0] == "forbidden"
    again = Desk(phones.record.encode(), host_key="another key", kept=kept[-1])
    assert again.call(phones.host, {"do": "view"})["me"]["host"]
    assert again.call(phones.tokens["Ann"], {"do": "view"})["me"]["name"] == "Ann"
    new = again.call(None, {"do": "host", "key": "another key", "id": "z" * 12})["token"]
    assert again.call(new, {"do": "view"})["me"]["host"]
    assert again.call(phones.host, {"do": "view"})["error"]["kind"] == "forbidden"
    assert phones.host not in str(kept) and phones.tokens["Ann"] not in str(kept)


def test_nobody_plays_for_another_but_the_host_for_those_without_a_phone():
    phones, _ = table(hidden=())
    ann, bob = phones.tokens["Ann"], phones.tokens["Bob"]
    grid, space = phones.view(ann)["view"]["moves"][0]
    shot = f"move Ann {grid} {space}"
    for who in (bob, phones.host):
        assert phones.refused(who, do="say", text=shot)[0] == "forbidden"
        assert phones.refused(who, do="say", text=shot, **{"as": "Ann"})[0] == "forbidden"
    for text in (
        "undo",
        "board Ann hidden",
        "ally Ann Bob link Ann:A1",
        "answer Bob A1 null",
        "nonsense",
        " ",
    ):
        assert phones.refused(ann, do="say", text=text)[0] in ("forbidden", "refused")
    phones.ok(ann, do="say", text=shot)


def test_the_host_undoes_and_pauses():
    phones, boards = table(hidden=())
    phones.play_on(random.Random(3), boards)
    assert phones.refused(phones.tokens["Ann"], do="undo")[0] == "forbidden"
    assert phones.view(phones.host)["host"]["undo"]["said"].startswith("Ann shoots ")
    phones.ok(phones.host, do="undo", reason="wrong space")
    assert phones.record.endswith("undo wrong space\n")
    phones.ok(phones.host, do="pause", on=True)
    assert "paused" in phones.refused(phones.tokens["Ann"], do="say", text="pass Ann")[1]


def test_a_move_is_told_in_the_same_words_live_later_and_when_it_is_taken_back():
    phones = Phones()
    phones.ok(phones.host, do="setup", game="reflector", seats=2, variants=[], layout=None)
    for seat, name in enumerate(("Ann-Sophie von Hohenfels", "Kim 🎲 Lee")):
        joined = phones.ok(
            None, do="join", code=phones.code, seat=seat, name=name, symbol="XO"[seat]
        )
        phones.tokens[joined["table"]["seats"][seat]["name"]] = joined["token"]
    phones.ok(phones.host, do="begin")
    for token in phones.tokens.values():
        phones.ok(token, do="form", form="board", hidden=True)
    ann, kim = phones.tokens
    said = "Ann-Sophie von Hohenfels shoots Kim 🎲 Lee E1"
    phones.ok(phones.tokens[ann], do="say", text=f"move {ann} {kim} E1")
    assert phones.view(phones.host)["table"]["so_far"] == [f"{said}."]
    phones.ok(phones.tokens[kim], do="form", form="answer", space="E1", status="owned", lists={})
    assert phones.view(phones.tokens[ann])["table"]["so_far"] == [f"{said}.", "Kim 🎲 Lee: owned."]
    phones.ok(phones.tokens[ann], do="form", form="answer", space="E1", status="null", lists={})
    assert phones.view(phones.host)["table"]["so_far"] == []
    seen = phones.view(phones.host)
    assert seen["told"]["lines"][0] == f"{said}." and seen["host"]["undo"]["said"] == said
    assert phones.ok(phones.host, do="log")["log"][0]["said"] == said
    told = phones.ok(phones.host, do="undo", reason="")["told"]["lines"]
    assert told == [f"Taken back: {said}.", "It is Ann-Sophie von Hohenfels's turn."]


def test_an_offer_is_seen_by_two_and_the_record_gets_what_was_accepted():
    phones, boards = table(KINDS[3], hidden=())
    tokens = phones.tokens
    phones.ok(tokens["Ann"], do="ally", to="Bob")
    seen = {name: phones.view(token)["offers"] for name, token in tokens.items()}
    (offer,) = seen["Bob"]
    assert (
        seen["Ann"] == [offer]
        and offer["role"] == "link"
        and not any(seen[n] for n in ("Cat", "Eve", "Fay"))
    )
    number = offer["offer"]
    assert phones.refused(tokens["Cat"], do="ally", offer=number, accept=True)[0] == "refused"
    assert phones.refused(tokens["Ann"], do="ally", offer=number, accept=True)[0] == "forbidden"
    unknown = next(name for name in phones_nodes(boards["Ann"]))
    probed = phones.refused(
        tokens["Bob"], do="ally", offer=number, accept=True, node=f"Ann:{unknown}"
    )
    nothing = phones.refused(tokens["Bob"], do="ally", offer=number, accept=True, node="Ann:A1")
    assert probed == nothing  # nobody finds out so where another's Nodes are
    node = next(iter(phones_nodes(boards["Bob"])))
    phones.ok(tokens["Bob"], do="ally", offer=number, accept=True, node=f"Bob:{node}")
    assert phones.record.endswith(f"ally Ann Bob link Bob:{node}\n")
    assert phones.view(tokens["Ann"])["view"]["you"]["link"] == f"Bob:{node}"
    assert f"Bob:{node}" not in str(phones.view(tokens["Cat"]))


def phones_nodes(board):
    return list(board.nodes)


def test_an_offer_is_declined_and_ends_with_the_next_statement():
    phones, boards = table(KINDS[3], hidden=())
    ann, bob = phones.tokens["Ann"], phones.tokens["Bob"]
    for end in ("decline", "play"):
        phones.ok(ann, do="ally", to="Bob")
        number = phones.view(bob)["offers"][0]["offer"]
        if end == "decline":
            phones.ok(bob, do="ally", offer=number)
        else:
            phones.play_on(random.Random(1), boards)
        assert phones.view(bob)["offers"] == [] and phones.record.count("ally") == 0


def test_the_record_is_for_the_host_until_the_end():
    phones, _ = table()
    assert phones.refused(phones.tokens["Ann"], do="record")[0] == "forbidden"
    assert "shows all boards" in phones.refused(phones.host, do="record")[1]
    assert phones.ok(phones.host, do="record", sure=True)["record"] == phones.record


def test_what_cannot_be_kept_did_not_happen():
    def keep(line):
        if line.startswith("move"):
            raise OSError(28, "No space left on device")

    phones, _ = table(hidden=(), keep=keep)
    ann = phones.tokens["Ann"]
    grid, space = phones.view(ann)["view"]["moves"][0]
    assert phones.refused(ann, do="say", text=f"move Ann {grid} {space}") == (
        "not-kept",
        "not accepted: No space left on device",
    )


def test_rotator_is_played_with_hints():
    phones = Phones()
    phones.ok(phones.host, do="setup", game="rotator", seats=1, variants=[], layout=None)
    phones.ok(phones.host, do="begin")
    alone = phones.ok(phones.host, do="join", code=phones.code, seat=0)
    assert alone["table"]["news"] is None  # there is nobody else to tell
    assert phones.refused(phones.host, do="form", form="board", identity="4F9EXRB")[0] == "refused"
    phones.ok(phones.host, do="form", form="board", identity="4f9 exra")
    start = phones.ok(phones.host, do="form", form="hint", strength=3)["form"]["hint"]
    phones.ok(phones.host, do="say", text=start.removesuffix(".").replace("Start on", "start"))
    assert phones.view(phones.host)["told"]["lines"][0].endswith("touched in turn 1.")
    ghost = phones.ok(phones.host, do="form", form="race", level="easy")["form"]
    assert ghost["race"] == f"The ghost wins in turn {ghost['wins']}."
    for _ in range(40):
        if phones.desk.session.winners is not None:
            break
        hints = [
            phones.ok(phones.host, do="form", form="hint", strength=s)["form"] for s in (1, 2, 3)
        ]
        assert "turn" not in hints[0] and "turn" not in hints[1]
        phones.ok(phones.host, do="say", text=f"turn {hints[2]['turn']}")
    assert phones.desk.session.winners == ("player",)
    assert phones.desk.session.referee.state.boosts_left == 9  # the par of this board is one boost
    earned = phones.ok(phones.host, do="form", form="earned")["form"]["lines"]
    assert earned[0] == "You used 1 boost; par is 1: 3 stars of 3."


def test_the_desk_needs_nothing_that_a_browser_lacks():
    code = (
        "import sys; from companion.desk import Desk; desk = Desk(host_key='k')\n"
        "desk.call(None, {'do': 'host', 'key': 'k', 'id': 'x' * 12})\n"
        "from companion.territory import forms; from companion.rotator import forms\n"
        "lacking = {'typer', 'wasmtime', 'filelock', 'fcntl', 'rich', 'starlette', 'socket'}\n"
        "lacking |= {'multiprocessing'}\n"
        "print(sorted(lacking & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
