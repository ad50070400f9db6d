"""The studio in a real browser: a card from nothing, guests, print, games; by hand and by key."""

import json

import pytest
from PIL import Image

from tests.support.driving import PATIENCE
from tests.support.reading import plain_text
from tests.support.studio_server import KEY, StudioServer

LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M0 0h20v20H0z"/></svg>'
GUESTS = "Vorname,Nachname,E-Mail,Haustier\n" + "".join(
    f"Ann{number},Lee,ann{number}@example.com,cat\n" for number in range(10)
)
FRONT = ".leaf.front .outer svg"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "card").mkdir()
    Image.radial_gradient("L").resize((900, 1200)).save(tmp_path / "face.png")
    (tmp_path / "logo.svg").write_text(LOGO)
    (tmp_path / "guests.csv").write_text(GUESTS)
    return tmp_path / "card"


@pytest.fixture
def server(folder, tmp_path):
    (tmp_path / "kept").mkdir()
    running = StudioServer(folder / "me.toml", tmp_path / "kept")
    yield running
    running.stop()


@pytest.fixture
def studio(server, browser):
    """Open the studio; each page must end without an error in its console."""
    contexts, errors = [], []

    def opened(**options):
        context = browser.new_context(**{"viewport": {"width": 1400, "height": 900}, **options})
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        contexts.append(context)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        page.goto(f"http://127.0.0.1:{server.port}/#{KEY}")
        page.wait_for_selector(f"{FRONT} [data-shows=name]", state="attached")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []


def step(page, name):
    page.click(f"#steps >> text={name}")


def shown(page, text):
    """Wait until the page says something somewhere."""
    page.wait_for_selector(f"text={text}")


def until(page, condition):
    """Wait until a condition holds; the page's policy forbids Playwright's own way."""
    for _ in range(PATIENCE // 50):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {condition}")


def drawn_after(page, act, side=FRONT):
    """Do something, and wait for the next picture."""
    page.evaluate(
        """side => {
            const svg = document.querySelector(side);
            window.drawn = new Promise((resolve) =>
                new MutationObserver(resolve).observe(svg, { childList: true }));
        }""",
        side,
    )
    act()
    page.evaluate("window.drawn.then(() => null)")


def test_a_card_from_nothing_with_portrait_logo_theme_and_ten_guests(
    studio, server, folder, tmp_path
):
    page = studio()
    page.click("text=Clear the example")
    until(page, "document.activeElement.id === 'field-name'")
    until(page, "document.querySelector('#field-title').value === ''")
    page.fill("#field-name", "Ada Lovelace")
    shown(page, "in a phone: Lovelace, Ada")
    page.fill("#field-emails", "ada@")
    shown(page, "is not an e-mail address")
    assert page.locator(".space.old").count() == 1  # the last card that fitted
    page.fill("#field-emails", "ada@example.com")
    page.wait_for_selector(".space:not(.old)")
    page.set_input_files("input[aria-label=Portrait]", tmp_path / "face.png")
    page.wait_for_selector(".zone.portrait[aria-label^=Drag]")
    page.set_input_files("input[aria-label=Logo]", tmp_path / "logo.svg")
    page.wait_for_selector(".zone.logo")
    drawn_after(page, lambda: page.click(".tile:has-text('paper')"))
    assert not (folder / "me.toml").exists()
    step(page, "Guests")
    page.set_input_files("input[aria-label='Guest list']", tmp_path / "guests.csv")
    shown(page, "10 guests, 0 with faults")
    step(page, "Card")
    page.click("role=button[name=flat-us]")
    step(page, "Print")
    page.select_option("#choice-stock", "avery-5371")
    page.wait_for_selector(".sheet .place >> nth=9")
    page.click("role=button[name='Begin at place 3']")
    page.wait_for_selector(".place.used")
    page.wait_for_selector("option:has-text('Avery 5371: Letter, 2 x 5 cells')", state="attached")
    shown(page, "2 sheets")
    page.click("#print-now")
    shown(page, "cards.pdf")
    names = {path.name for path in folder.iterdir()}
    assert names == {"me.toml", "face.png", "logo.svg", "guests.csv", "cards.pdf"}
    assert "Ann9" in plain_text((folder / "cards.pdf").read_bytes(), 2)
    assert page.inner_text("#state") == "saved"
    page.reload()  # what is chosen beside the profile is kept
    page.wait_for_selector(f"{FRONT} [data-shows=name]", state="attached")
    page.wait_for_selector(".shapes [aria-pressed=true]:has-text('flat-us')")
    step(page, "Guests")
    shown(page, "10 guests, 0 with faults")


def test_a_fault_of_a_file_is_seen_and_is_no_fault_of_the_themes(studio, tmp_path):
    page = studio(viewport={"width": 1400, "height": 600})
    Image.new("L", (40, 40)).save(tmp_path / "tiny.png")
    for name, message in (("guests.csv", "is not a picture"), ("tiny.png", "too few for print")):
        page.set_input_files("input[aria-label=Portrait]", tmp_path / name)
        shown(page, message)
    page.wait_for_timeout(1000)  # the small pictures are drawn
    assert set(page.locator(".verdict").all_inner_texts()) == {""}


def test_the_language_of_the_sheets_is_chosen_by_its_name(studio):
    page = studio()
    page.select_option("role=combobox[name='Language of the sheets']", label="Deutsch")
    until(page, "localStorage[Object.keys(localStorage)[0]].includes('language = \\\\\"de')")


def test_undo_redo_and_what_is_not_saved_is_kept(studio, server, folder):
    page = studio()
    drawn_after(page, lambda: page.fill("#field-title", "Admiral"))
    page.wait_for_timeout(1100)  # edits a second apart are undone one by one
    drawn_after(page, lambda: page.fill("#field-name", "Grace Hopper"))
    page.locator("body").press("Control+z")
    until(page, "document.querySelector('#field-name').value === 'Adelaide Byrne'")
    assert page.input_value("#field-title") == "Admiral"
    page.click("#redo")
    until(page, "document.querySelector('#field-name').value === 'Grace Hopper'")
    page.on("dialog", lambda dialog: dialog.accept())
    page.reload()
    shown(page, "not saved is here again")
    until(page, "document.querySelector('#field-name').value === 'Grace Hopper'")
    page.locator("body").press("Control+s")
    until(page, "document.querySelector('#state').textContent === 'saved'")
    assert 'name = "Grace Hopper"' in (folder / "me.toml").read_text()


def test_a_change_in_the_file_appears_and_both_are_kept_if_there_are_two(studio, server, folder):
    page = studio()
    page.click("#save")
    until(page, "document.querySelector('#state').textContent === 'saved'")
    (folder / "me.toml").write_text('name = "From Outside"\n')
    until(page, "document.querySelector('#field-name').value === 'From Outside'")
    drawn_after(page, lambda: page.fill("#field-name", "From Inside"))
    (folder / "me.toml").write_text('name = "From Outside Again"\n')
    page.click("text=Keep mine, and theirs beside it")
    until(page, "document.querySelector('#state').textContent === 'saved'")
    assert "From Inside" in (folder / "me.toml").read_text()
    assert "From Outside Again" in (folder / "me-2.toml").read_text()


def test_a_click_on_the_card_selects_its_field_and_the_face_is_dragged(studio, tmp_path):
    page = studio()
    page.set_input_files("input[aria-label=Portrait]", tmp_path / "face.png")
    zone = page.wait_for_selector(".zone.portrait[aria-label^=Drag]")
    box = zone.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 30, steps=4)
    page.mouse.up()
    assert page.evaluate("document.activeElement.id") != "field-portrait"  # no click
    until(page, "localStorage[Object.keys(localStorage)[0]].includes('portrait_focus')")
    page.mouse.wheel(0, -120)
    until(page, "/\\nportrait_zoom/.test(JSON.parse(Object.values(localStorage)[0]).text)")
    page.locator(f"{FRONT} [data-shows=title]").first.click(force=True)
    assert page.evaluate("document.activeElement.id") == "field-title"
    page.click("role=button[name=Inside]")
    assert page.get_attribute(".scene", "data-view") == "inside"


def test_a_heading_and_a_cell_are_mended_in_place(studio, tmp_path):
    (tmp_path / "guests.csv").write_text(GUESTS + "Bo,Lee,bo,dog\n")
    page = studio()
    step(page, "Guests")
    page.set_input_files("input[aria-label='Guest list']", tmp_path / "guests.csv")
    shown(page, "11 guests, 1 with faults")
    assert page.locator("tbody tr").first.inner_text().startswith("12")
    cell = page.locator("td.fault")
    assert "not an e-mail address" in cell.get_attribute("title")
    cell.fill("bo@example.com")
    page.keyboard.press("Tab")
    shown(page, "11 guests, 0 with faults")
    drawn_after(
        page, lambda: page.select_option("role=combobox[name='Meaning of Haustier']", "title")
    )
    page.locator("td[data-column='3']").first.focus()
    page.wait_for_selector(f"{FRONT} [data-shows=title]", state="attached")


def test_photographs_come_with_the_list_and_a_replaced_one_shows(studio, folder, tmp_path):
    (tmp_path / "guests.csv").write_text("name,portrait\nAnn Lee,face.png\n")
    page = studio()
    step(page, "Guests")
    both = [tmp_path / "guests.csv", tmp_path / "face.png"]
    page.set_input_files("input[aria-label='Guest list']", both)
    shown(page, "1 guest, 0 with faults")
    step(page, "Card")
    page.set_input_files("input[aria-label=Portrait]", tmp_path / "face.png")
    page.wait_for_selector(".zone.portrait[aria-label^=Drag]")
    page.click("#save")
    until(page, "document.querySelector('#state').textContent === 'saved'")
    drawn_after(
        page,
        lambda: Image.linear_gradient("L").resize((900, 1200)).save(folder / "face.png"),
    )


def test_a_print_shop_gets_its_finish_and_its_condition(studio):
    page = studio()
    page.click("summary:has-text('Ink and finish')")
    drawn_after(page, lambda: page.select_option("#field-finish", "foil"))
    step(page, "Print")
    page.click("role=button[name='Print shop']")
    shown(page, "a page for each side")
    page.select_option("#choice-condition", "fogra51")
    until(page, "document.querySelector('.command').textContent.includes('--condition fogra51')")
    assert "--pdfx" not in page.text_content(".command")


def test_tonights_game_is_printed(studio, folder):
    page = studio()
    step(page, "Games")
    page.click("text=Deflector")
    page.wait_for_selector(".part figcaption:has-text('rules')")
    page.select_option("#seats", "4")
    page.click("#fields >> text=Save PDF")
    shown(page, "Next: print")
    assert [path.suffix for path in folder.iterdir()].count(".pdf") >= 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1400])
def test_every_step_has_no_fault_of_access_and_nothing_scrolls_sideways(
    studio, tmp_path, axe, scheme, width
):
    page = studio(color_scheme=scheme, viewport={"width": width, "height": 800})
    page.click("text=Clear the example")
    for name in ("Card", "Guests", "Print", "Games"):
        step(page, name)
        if name == "Guests":
            page.set_input_files("input[aria-label='Guest list']", tmp_path / "guests.csv")
            shown(page, "10 guests, 0 with faults")
        if name == "Print":
            page.wait_for_selector(".sheet")
        if name == "Games":
            page.wait_for_selector(".part figcaption")
        for size in ("100%", "200%"):
            page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
            page.wait_for_timeout(900)  # the card turns
            wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            assert wide[0] <= wide[1], (name, size)
            if size == "100%":
                found = page.evaluate(f"{axe}; axe.run(document, {{resultTypes: ['violations']}})")
                bad = [(each["id"], each["nodes"][0]["html"]) for each in found["violations"]]
                assert bad == [], name


def test_the_keyboard_alone_makes_and_prints_a_card(studio, folder):
    page = studio()

    def tab_to(wanted):
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", wanted):
                return
        raise AssertionError(f"{wanted} is not reached by Tab")

    tab_to("#field-name")
    page.keyboard.press("Control+a")
    drawn_after(page, lambda: page.keyboard.type("Ada"))
    tab_to(".tile")
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.locator("body").press("Control+s")
    until(page, "document.querySelector('#state').textContent === 'saved'")
    page.focus("#save")
    tab_to("#steps button:nth-child(3)")
    page.keyboard.press("Enter")
    page.wait_for_selector(".sheet")
    tab_to("#print-now")
    page.keyboard.press("Enter")
    shown(page, "card.pdf")
    assert (folder / "card.pdf").exists()


def test_with_reduced_motion_nothing_turns(studio):
    page = studio(reduced_motion="reduce")
    page.click("role=button[name=Inside]")
    assert page.evaluate(
        "getComputedStyle(document.querySelector('.scene')).transitionDuration"
    ) in (
        "0s",
        "",
    )


def test_pictures_stay_whole_when_definitions_are_forgotten(studio, tmp_path):
    """A hundred portraits bring a hundred pictures; those in use must stay."""
    page = studio()
    page.set_input_files("input[aria-label=Portrait]", tmp_path / "face.png")
    page.wait_for_selector(".zone.portrait[aria-label^=Drag]")
    for number in range(60):
        drawn_after(
            page,
            lambda number=number: page.evaluate(
                """async (x) => {
                    const { edit } = await import("./state.js");
                    return edit({ portrait_focus: `0.${x},0.4` });
                }""",
                300 + number,
            ),
        )
    missing = page.evaluate(
        """() => [...document.querySelectorAll("svg.picture use")]
            .map((use) => use.getAttribute("xlink:href") || use.getAttribute("href"))
            .filter((name) => !document.querySelector(name))"""
    )
    assert missing == []
    count = page.evaluate("document.querySelector('#defs defs').children.length")
    assert count < 200, json.dumps(count)


def test_undo_brings_back_the_shape_the_guests_and_their_cells(studio, tmp_path):
    (tmp_path / "guests.csv").write_text("name,Haustier\nAnn Lee,cat\nBo Lee,dog\n")
    page = studio()

    def back_to(condition, key="Control+z"):
        page.locator("body").press(key)
        until(page, condition)

    def in_new_table(act, condition):
        page.evaluate("document.querySelector('.table table').id = 'before'")
        act()
        until(page, f"!document.querySelector('#before') && {condition}")

    def chosen(shape):
        return f"document.querySelector('.shapes [aria-pressed=true] b').textContent === '{shape}'"

    def called(name):
        return f"document.querySelector('.table td').textContent === '{name}'"

    meaning = "document.querySelector('#means-1').value"
    hidden = "document.querySelector('#choice-condition').closest('.field').hidden"
    page.click(".shapes >> text='us'")
    until(page, chosen("us"))
    step(page, "Guests")
    page.set_input_files("input[aria-label='Guest list']", tmp_path / "guests.csv")
    shown(page, "2 guests, 0 with faults")
    in_new_table(lambda: page.select_option("#means-1", "title"), f"{meaning} === 'title'")
    page.fill(".table td >> nth=0", "Cy Lee")
    in_new_table(lambda: page.keyboard.press("Enter"), called("Cy Lee"))
    back_to(called("Ann Lee"))
    back_to(called("Cy Lee"), "Control+Shift+z")
    back_to(called("Ann Lee"))
    back_to(f"{meaning} === '-'")
    back_to("!document.querySelector('.table table')")
    back_to("document.querySelector('#undo').disabled")
    step(page, "Print")
    page.click("text=Print shop")
    until(page, f"!{hidden}")
    back_to(hidden)
    step(page, "Card")
    until(page, chosen("classic"))


def test_a_long_print_can_be_stopped_after_the_page_was_opened_again(studio, folder, tmp_path):
    many = "name\n" + "".join(f"Ann Lee {number}\n" for number in range(3000))
    (tmp_path / "guests.csv").write_text(many)
    page = studio()
    step(page, "Guests")
    page.set_input_files("input[aria-label='Guest list']", tmp_path / "guests.csv")
    shown(page, "3000 guests, 0 with faults")
    step(page, "Print")
    page.wait_for_selector(".sheet svg")
    page.click("#print-now")
    page.wait_for_selector("button:has-text('Stop'):visible")
    again = studio()
    step(again, "Print")
    again.click("button:has-text('Stop')")
    until(again, "!document.querySelector('#print-now').disabled")
    shown(page, "Stopped")
    assert not (folder / "cards.pdf").exists()


def test_a_stock_is_kept_while_shapes_are_on_their_way_and_comes_back_with_its_shape(studio):
    page = studio()
    stock = "document.querySelector('#choice-stock').value"
    page.click("role=button[name=flat-us]")
    step(page, "Print")
    page.select_option("#choice-stock", "avery-5371")
    page.wait_for_selector(".sheet .place")
    step(page, "Card")
    page.click(".shapes >> text='strip'")
    until(page, "document.querySelector('.shapes [aria-pressed=true] b').textContent === 'strip'")
    step(page, "Print")
    until(page, f"{stock} === 'plain'")
    page.locator("body").press("Control+z")
    until(page, f"{stock} === 'avery-5371'")

    def later(route):
        if '"do":"shapes"' in route.request.post_data:
            page.wait_for_timeout(1000)
        route.continue_()

    page.on("dialog", lambda dialog: dialog.accept())
    page.route("**/call", later)
    page.reload()
    page.wait_for_selector("#steps button")
    step(page, "Print")
    until(page, f"{stock} === 'avery-5371'")
    page.unroute("**/call")


def test_a_kept_stock_is_printed_before_it_is_known_which_shapes_there_are(studio, folder):
    page = studio()
    page.click("role=button[name=flat-us]")
    step(page, "Print")
    page.select_option("#choice-stock", "avery-5371")
    page.wait_for_selector(".sheet .place")
    assert page.is_enabled("#undo")
    held, printed = [], []

    def hold_shapes(route):
        asked = json.loads(route.request.post_data)
        if asked["do"] == "print":
            printed.append(asked["choices"]["stock"])
        if asked["do"] == "shapes":
            held.append(route)
        else:
            route.continue_()

    page.on("dialog", lambda dialog: dialog.accept())
    page.route("**/call", hold_shapes)
    page.reload()
    page.wait_for_selector(f"{FRONT} [data-shows=name]", state="attached")
    step(page, "Print")
    page.click("#print-now")
    until(page, "document.querySelector('#state').textContent === 'saved'")
    page.wait_for_timeout(500)
    for route in held:
        route.continue_()
    shown(page, "card.pdf")
    assert printed == ["avery-5371"]


def test_a_studio_that_ends_while_it_is_asked_for_a_changed_file_is_said_to_have_ended(
    studio, folder
):
    page = studio()
    page.click("#save")
    until(page, "document.querySelector('#state').textContent === 'saved'")

    def end(route):
        if '"do":"begin"' in route.request.post_data:
            route.fulfill(status=200, body="")
        else:
            route.continue_()

    page.route("**/call", end)
    (folder / "me.toml").write_text('name = "From Outside"\n')
    shown(page, "The studio has ended")


def test_the_face_follows_the_finger_that_stays_when_the_other_is_lifted(studio, tmp_path):
    page = studio()
    page.set_input_files("input[aria-label=Portrait]", tmp_path / "face.png")
    page.wait_for_selector(".zone.portrait[aria-label^=Drag]")
    page.evaluate(
        """() => {
            const zone = document.querySelector(".zone.portrait");
            zone.setPointerCapture = () => {};
            for (const [kind, pointerId, clientX] of [["down", 1, 500], ["down", 2, 560],
                ["move", 2, 570], ["up", 2, 570], ["move", 1, 530]])
                zone.dispatchEvent(
                    new PointerEvent(`pointer${kind}`, { pointerId, clientX, clientY: 300 }));
        }"""
    )
    draft = "JSON.parse(Object.values(localStorage)[0]).text"
    until(page, f"/\\nportrait_focus/.test({draft})")
    focus = page.evaluate(f'/\\nportrait_focus = "([\\d.]+)/.exec({draft})[1]')
    assert float(focus) < 0.5  # 30 pixels to the right
