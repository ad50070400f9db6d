"""Every screen: reachable by finger, keyboard and screen reader, in the dark and at 200 percent."""

import random

import pytest
from driving import PhonesAtATable, Server, act, phone, prepared
from npm_packages import npm_package

AXE = "4.14.1"

# A target has 44 CSS pixels. A grid is one target, as a tap means the nearest legal space.
TARGETS = """
() => [...document.querySelectorAll("button, input, summary, [role=button]")]
  .filter((each) => each.checkVisibility() && !each.closest("svg") && !each.classList.contains("ruling"))
  .map((each) => [each.textContent || each.id, each.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)
"""


@pytest.fixture(scope="module")
def axe():
    package = npm_package("axe-core", AXE)
    if package is None:
        pytest.skip("axe-core can't be had from npm")
    return (package / "axe.min.js").read_text()


def check(page, axe, where):
    """Assert that a screen has no serious fault, small target or sideways scrolling."""
    page.wait_for_timeout(100)
    found = page.evaluate(f"{axe}; axe.run(document, {{resultTypes: ['violations']}})")
    serious = [
        (each["id"], each["nodes"][0]["html"][:200], each["nodes"][0].get("failureSummary", "")[:300])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert serious == [], (where, serious)
    assert page.evaluate(TARGETS) == [], where
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), where


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_screens_of_a_table(browser, tmp_path, axe, scheme):
    server = Server(tmp_path / "new.txt", new=True)
    host = phone(browser, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    ann, bob = (phone(browser, 320, color_scheme=scheme, bypass_csp=True) for _ in range(2))
    host.goto(server.host)
    host.wait_for_selector("text=What do you play?")
    check(host, axe, "games")
    host.tap("text=Two players.")
    host.wait_for_selector("text=Who has sat down")
    check(host, axe, "set-up")
    for seat, (page, name) in enumerate(((ann, "Ann"), (bob, "Bob"))):
        page.goto(server.join)
        page.wait_for_selector("#name")
        page.fill("#name", name)
        page.tap(f"[data-key='seat {seat}']")
        check(page, axe, "join")
        page.tap("text=Sit down")
        page.wait_for_selector("text=You have a seat")
    check(ann, axe, "waiting")
    host.tap("[data-key=begin]:enabled")
    for page, where in ((ann, "given"), (bob, "kept")):
        page.wait_for_selector("[data-key=done]")
        page.tap(f"[data-key={where}]")
        page.tap("[data-key=random]")
        check(page, axe, "board")
        page.tap("[data-key=done]")
    ann.wait_for_selector("[data-mine=true]")
    check(ann, axe, "turn")
    ann.tap(".big .legal >> nth=0")
    ann.wait_for_selector("[data-key=shoot]")
    check(ann, axe, "aim")
    ann.tap("[data-key=shoot]")
    bob.wait_for_selector(".answers")
    check(bob, axe, "asked")
    act(bob, random.Random(1))
    ann.wait_for_selector("h1.turn")
    ann.tap("[data-key=menu]")
    check(ann, axe, "menu")
    ann.tap("text=What was played")
    ann.wait_for_selector(".log")
    check(ann, axe, "log")
    host.tap("[data-key=menu]")
    host.tap("[data-key=host]")
    check(host, axe, "host")
    assert host.evaluate("getComputedStyle(document.body).animationName") == "none"
    server.stop()
    for page in (host, ann, bob):
        assert page.faults == []
        page.context.close()


def test_a_shot_by_keyboard_alone_at_200_percent(browser, tmp_path):
    record = tmp_path / "table.txt"
    at = PhonesAtATable(browser, tmp_path, prepared("reflector", ["Ann", "Bob"]))
    at.boards({})
    ann = at.pages["Ann"]
    ann.wait_for_selector("[data-mine=true]")
    ann.evaluate("document.documentElement.style.fontSize = '32px'")
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    ann.focus(".big [data-space=A1]")
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        ann.keyboard.press(key)
    ann.wait_for_selector("[data-key=shoot]")
    ann.focus("[data-key=shoot]")
    ann.keyboard.press("Enter")
    at.settle()
    assert "\nmove Ann Bob C1\n" in record.read_text()
    at.close()


def test_secrets_show_only_while_held(browser, tmp_path):
    at = PhonesAtATable(browser, tmp_path, prepared("reflector", ["Ann", "Bob"]))
    at.boards({})
    ann = at.pages["Ann"]
    ann.wait_for_selector("[data-key=hold]")
    nodes = "document.querySelectorAll('.node').length"
    assert ann.evaluate(nodes) == 0
    ann.query_selector("[data-key=hold]").scroll_into_view_if_needed()
    box = ann.query_selector("[data-key=hold]").bounding_box()
    ann.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.mouse.down()
    ann.wait_for_selector(".big .node")
    ann.mouse.up()
    ann.wait_for_selector(".big .node", state="detached")
    assert ann.evaluate(nodes) == 0
    at.close()
