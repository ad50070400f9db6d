"""Tactics Joker by tapping: two phones lay the cards, choose castles, and play until a battle is over."""

import random

from driving import Server, drawn, phone, prepared

from companion.session import replay


def act(page, dice):
    """Do what a page asks for: dice, a space, a card, or a move of as many as can go."""
    before = drawn(page)
    if page.query_selector("[data-key=throw]"):
        page.tap("[data-key=throw]:enabled")
    elif page.query_selector("[data-key^='card ']"):
        page.tap("[data-key^='card ']")
        page.tap("[data-key=do-it]:enabled")
    else:
        for _ in range(2):  # an army, then where it goes; or castles
            found = [page.query_selector_all(kind) for kind in (".attack", ".glow")]
            glowing = [each.get_attribute("data-space") for each in found[0] or found[1]]
            if glowing and not page.query_selector("[data-key=do-it]:enabled"):
                page.tap(f"[data-space={dice.choice(glowing)}]")
        page.tap("[data-key=do-it]:enabled" if page.query_selector("[data-key=do-it]") else "[data-key=end]")
    page.wait_for_function("before => document.body.dataset.drawn !== before", arg=before)


def test_turns_are_played_by_tapping(browser, tmp_path):
    path = tmp_path / "table.txt"
    path.write_text(prepared("tactics-joker", ["Ann", "Bob_B"], "fog"))
    server = Server(path)
    pages = []
    try:
        for seat in range(2):
            page = phone(browser)
            pages.append(page)
            page.goto(server.join)
            page.tap(f"[data-key='seat {seat}']")
            page.tap("text=Sit down")
            page.wait_for_selector("text=The cards")
        pages[0].fill("[data-key=seed]", "k7")
        pages[0].tap("text=Use this deal")
        dice = random.Random(3)
        for _ in range(150):
            mine = next((page for page in pages if page.query_selector("[data-mine=true]")), None)
            if mine is None:
                pages[0].wait_for_timeout(30)
                continue
            act(mine, dice)
            for page in pages:
                wanted = int(drawn(mine).split(".")[0])
                page.wait_for_function("n => parseInt(document.body.dataset.drawn) >= n", arg=wanted)
            if pages[0].query_selector(".told >> text=support ="):
                break
        found = replay(path.read_bytes())
        assert found.fault is None
        assert any(event.kind == "fought" for entry in found.referee.log for event in entry.events)
        seen = found.referee.state.seen(0)
        assert pages[0].locator(".unseen").count() == 49 - seen.bit_count()
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert [page.evaluate(wide) for page in pages] == [0, 0]
        assert [page.faults for page in pages] == [[], []]
    finally:
        server.stop()
        for page in pages:
            page.context.close()
