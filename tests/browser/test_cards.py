"""Attack/Defend by tapping: dealt on two phones, and with printed cards on the host's alone."""

import random

from companion.session import replay
from tests.support.driving import Server, cards_act, phone, said, sit_down, tap

SET_UP = "rules 1\ngame attack-defend\nplayer Ann\nplayer Bob\n"
TURNS = 30


def opened(browser, tmp_path, record, names=()):
    path = tmp_path / "table.txt"
    path.write_text(record)
    server = Server(path)
    host = phone(browser)
    host.goto(server.host)
    pages = {}
    for seat, name in enumerate(names):
        page = pages[name] = phone(browser)
        sit_down(page, server.join, seat, host)
    return server, host, pages


def test_turns_of_dealt_cards_are_played_by_tapping(browser, tmp_path):
    server, host, pages = opened(browser, tmp_path, SET_UP, ("Ann", "Bob"))
    ann, bob = pages.values()
    tap(ann, "[data-key='deal phones']")
    tap(ann, "[data-key='side defender']")
    bob.wait_for_selector("text=Ann's turn")
    assert ann.text_content(".hand").split() == [] or not any(
        c.isalpha() for c in ann.text_content(".hand")
    )
    box = ann.query_selector("[data-slot='hand 1']").bounding_box()
    ann.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.mouse.down()
    ann.wait_for_selector(".reader .full")
    halves = ann.eval_on_selector_all(".reader h2 small", "a => a.map(e => e.textContent.trim())")
    assert halves == ["for the Defender", "for the Attacker"]
    assert all(
        each.strip()[-1].isalpha()
        for each in ann.eval_on_selector_all(".hand .face", "a => a.map(e => e.textContent)")
    )
    ann.mouse.up()
    ann.wait_for_selector(".reader .full", state="detached")
    assert not any(c.isalpha() for c in ann.text_content(".hand")) and ann.query_selector(
        "[data-slot='hand 1'].picked"
    )
    dice = random.Random(3)
    for _ in range(TURNS):
        found = replay(server.record.read_text().encode())
        turn = found.referee.turn
        if turn is None:
            break
        pages[turn].wait_for_selector("[data-mine=true]")
        cards_act(pages[turn], dice)
    found = replay(server.record.read_text().encode())
    over = (
        found.referee.winners is not None
    )  # the Attacker's hand may lose a game in one turn (K12)
    assert found.fault is None and (over or len(found.referee.log) > TURNS // 2)
    assert host.faults == ann.faults == bob.faults == []
    server.stop()


def test_printed_cards_are_refereed_on_the_phone_of_the_host(browser, tmp_path):
    server, host, _ = opened(browser, tmp_path, SET_UP)
    host.wait_for_selector("[data-key='deal phones']:disabled")
    tap(host, "[data-key='deal printed']")
    tap(host, "[data-key='side attacker']")
    for key in ("draw deck", "place", "end"):
        tap(host, f"[data-key='{key}']")
    tap(host, "[data-key='draw deck']")
    host.tap("[data-key='play first']")
    host.tap("[data-slot='place 1']")
    assert said(host) == ["play"]
    host.tap("[data-key='for Ann']")
    host.tap("[data-key=flip]")
    tap(host, "[data-key='card loss']")
    host.tap("[data-key=end]")
    host.tap("[data-key='held gain']")
    tap(host, "[data-key='end with these']")
    assert server.record.read_text().splitlines()[-2:] == ["flip Ann 1 loss", "end Ann gain"]
    assert host.text_content(".scores .defender .points") == "+1"
    assert host.faults == []
    server.stop()


# it deals Bob a gain, which needs level 3, and a guard, which needs 1
SEED = "00112233445566778899aabbccddeeff"


def test_the_defender_is_asked_to_play_whatever_lies_there(browser, tmp_path):
    asked = []
    for card in ("gain", "guard"):
        path = tmp_path / card
        path.mkdir()
        record = (
            f"{SET_UP}deal {SEED}\nside Bob defender\ndraw Bob deck\nplace Bob {card}\nend Bob\n"
        )
        server, host, pages = opened(browser, path, record, ("Ann", "Bob"))
        ann, bob = pages.values()
        bob.wait_for_selector("[data-key='play first']")
        asked.append(bob.text_content("main"))
        assert not ann.query_selector("[data-key='play first']") and "draw deck" in said(ann)
        bob.tap("[data-key='play nothing']")
        bob.wait_for_selector("[data-key='play first']", state="detached")
        tap(ann, "[data-key='draw deck']")  # without waiting for Bob
        bob.wait_for_selector("[data-key='play first']")
        bob.tap("[data-key='play first']")
        bob.tap("[data-slot='place 1']")
        assert said(bob) == ([] if card == "gain" else ["play"])
        assert host.faults == ann.faults == bob.faults == []
        server.stop()
    assert asked[0] == asked[1]
