"""Every screen: reachable by finger, keyboard and screen reader, in the dark and at 200 percent."""

import json
import random

import pytest
from driving import OnePhone, PhonesAtATable, Server, Site, act, drawn, phone, prepared
from npm_packages import npm_package

from companion.session import replay

AXE = "4.14.1"
BROTLI_OF_PYODIDE = 2_766_607
"""Bytes of the one file that takes a minute to pack, of the version that is fetched; measured once."""

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


def test_the_site_works_offline_after_the_first_visit_and_asks_nobody_else(browser, site_folder):
    at = OnePhone(browser, site_folder, prepared("reflector", ["Ann", "Bob"], "rounds-2"))
    page, asked = at.page, []
    page.context.on("request", lambda request: asked.append(request.url))
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    at.site.stop()
    page.reload()
    page.wait_for_selector("[data-key=pass-on]", timeout=120_000)
    at.boards({})
    at.play(random.Random(5))
    found = replay(at.record().encode())
    assert found.fault is None and found.referee.winners is not None
    assert all(url.startswith((at.site.address, "blob:")) for url in asked)
    page.context.close()


def test_a_first_visit_fetches_at_most_four_megabytes(site_folder):
    import brotli

    packed = (".zip", ".woff2")
    total = BROTLI_OF_PYODIDE
    for path in site_folder.rglob("*"):
        if path.is_file() and path.suffix != ".wasm":
            data = path.read_bytes()
            total += len(data if path.suffix in packed else brotli.compress(data))
    assert total <= 4_000_000


def test_rotator_is_opened_by_its_letters_and_played_with_hints(browser, site_folder):
    site = Site(site_folder)
    page = phone(browser)
    page.goto(f"{site.address}#rotator=4f9exra")
    page.wait_for_selector("[data-key='start I']", timeout=120_000)
    page.tap("[data-key='start I']")
    page.wait_for_selector("[data-key='drill 0']")
    for _ in range(30):
        page.tap("summary >> nth=0") if page.query_selector("details:not([open])") else None
        page.tap("[data-key='hint 3']")
        page.wait_for_function(
            "() => /Drill .|can.t/.test(document.querySelector('details [role=status]')?.textContent)"
        )
        words = page.text_content("details [role=status]").rstrip(".").split()
        if "Start" in words:
            page.tap(f"text='{words[2]} {words[3].rstrip('.')}'")
        page.tap(f"[data-key='drill {words[-1]}']")
        before = drawn(page)
        page.tap("[data-key=do-it]")
        page.wait_for_function("before => document.body.dataset.drawn !== before", arg=before)
        if page.text_content("h1.turn") in ("Won", "Lost"):
            break
    assert page.text_content("h1.turn") == "Won"
    record = json.loads(page.evaluate("localStorage.getItem('business-card-games-kept:rotator 4F9EXRA')"))[
        "record"
    ]
    assert replay(record.encode()).referee.winners == ("player",) and page.faults == []
    page.context.close()
    site.stop()
