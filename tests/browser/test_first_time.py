"""What somebody reads who plays for the first time."""

from tests.support.driving import OnePhone, Server, open_host_sheet, phone, prepared


def test_the_host_reads_how_to_sit_down_too(browser, tmp_path):
    server = Server(tmp_path / "new.txt", new=True)
    host = phone(browser)
    host.goto(server.host)
    host.tap("[data-game=reflector] .piece")
    host.wait_for_selector("text=Tap a seat to sit there yourself")
    server.stop()
    assert host.faults == []
    host.context.close()


def test_a_player_reads_what_to_do_with_a_board_and_a_question(table):
    at = table(prepared("deflector", ["Ann", "Bob", "Cat"]))
    ann = at.pages["Ann"]
    assert ann.text_content("[data-key=done]") == "Tap the grid to place your Nodes"
    ann.tap(".big [data-space=C3]")
    ann.wait_for_selector("[data-key=done] >> text=Still 4 Nodes and 20 Deflectors")
    ann.tap("[data-key=paper]")
    ann.wait_for_selector("text=Draw your board on paper only.")
    assert ann.text_content("[data-key=done]") == "My board is on paper"
    at.boards(dict.fromkeys(at.names, "paper"))
    ann.wait_for_selector("[data-mine=true]")
    ann.tap("[data-key='grid Bob']")
    ann.tap(".big [data-space=J4]")
    ann.tap("[data-key=shoot]:enabled")
    at.pages["Bob"].wait_for_selector(".ask >> text=What is on J4 of your grid?")
    assert at.faults() == []


def test_deflectors_are_hidden_in_the_introduction_until_they_are_struck(browser, tmp_path):
    server = Server(tmp_path / "new.txt", new=True)
    page = phone(browser)
    page.goto(server.host)
    page.tap("[data-game=deflector] .link")
    for number in range(2, 6):
        page.tap(".introduction .row button:last-child")
        page.wait_for_selector(f"dialog >> text=Deflector, {number} of 6")
    page.wait_for_selector("text=Every board also hides twenty Deflectors.")
    assert page.query_selector(".introduction .slash") is None
    page.tap(".introduction [data-space=F4]")
    page.wait_for_selector(".introduction .slash")
    server.stop()
    assert page.faults == []
    page.context.close()


def test_where_one_phone_is_passed_around_no_other_takes_a_seat(offline_site):
    at = OnePhone(offline_site, prepared("reflector", ["Ann", "Bob"]))  # both are seated here
    assert at.page.inner_text("#notice") == "" and at.faults() == []
    at.close()


def test_a_host_who_acts_for_others_reads_whose_nodes_are_meant(browser, tmp_path):
    record = tmp_path / "table.txt"
    hidden = "".join(f"board {name} hidden\n" for name in ("Ann", "Bob", "Cat"))
    record.write_text(prepared("deflector", ["Ann", "Bob", "Cat"]) + hidden + "move Ann Bob J4\n")
    server = Server(record)
    host = phone(browser)
    host.goto(server.host)
    host.tap("[data-key='answer node']")
    host.wait_for_selector(".ask >> text=another Node of this grid")
    high = "all => Math.max(...all.map((each) => each.offsetHeight))"
    assert host.eval_on_selector_all("[data-key^='among ']", high) <= 46  # a space in one line
    server.stop()
    assert host.faults == []
    host.context.close()


def test_what_is_chosen_of_a_computer_has_a_heading(browser, tmp_path):
    record = tmp_path / "table.txt"
    record.write_text(prepared("tactics-joker", ["Ann", "Bob"]))
    server = Server(record)
    host = phone(browser)
    host.goto(server.host)
    open_host_sheet(host)
    host.tap("[data-key='who 1']")
    assert host.inner_text("dialog legend") == "Or the computer plays here:"
    host.tap("[data-key='computer easy']")
    host.wait_for_selector("dialog legend >> text=When the computer calls")
    host.tap("[data-key='who 1']")
    host.wait_for_selector("dialog legend >> text=How strong")
    server.stop()
    assert host.faults == []
    host.context.close()


def test_the_points_of_a_computer_are_as_low_as_those_of_a_person(browser, tmp_path):
    record = tmp_path / "table.txt"
    record.write_text(
        "rules 1\ngame attack-defend\nplayer Ann\nplayer Bob\n"
        "deal 00112233445566778899aabbccddeeff\nside Ann defender\n"
    )
    server = Server(record)
    host = phone(browser)
    host.goto(server.host)
    open_host_sheet(host)
    host.tap("[data-key='who 1']")
    host.tap("[data-key='computer easy']")
    host.wait_for_selector(".scores .chip")
    host.evaluate("document.fonts.ready.then(() => true)")  # a fallback's lines are wider
    lines = "all => all.map((each) => Math.round(each.offsetHeight / 18))"
    assert max(host.eval_on_selector_all(".scores li > :not(.points)", lines)) <= 2
    server.stop()
    assert host.faults == []
    host.context.close()
