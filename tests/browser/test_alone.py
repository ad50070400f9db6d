"""A first game alone: on the site without network, and computers at a table of phones."""

import json
import random

import pytest

from tests.bench.bench_computers import play, table
from tests.support.commandline import companion
from tests.support.driving import Server, act, give_board, open_host_sheet, phone


def shoot(page, dice):
    """Shoot, and wait until the computer has called and it is one's own turn again."""
    page.wait_for_selector("[data-mine=true]")
    act(page, dice)
    page.wait_for_selector("[data-key=now]")
    page.tap("[data-key=now]")
    page.wait_for_selector("[data-mine=true], .over")


def test_a_game_alone_on_the_site(offline_site):
    page = offline_site.open("", width=320)
    page.tap("[data-key=alone]", timeout=120_000)
    page.fill("#alone", "Zoe")
    page.tap("[data-key='computer hard']")
    page.tap("[data-key='alone reflector 2']")
    page.wait_for_selector("[data-key=done]")
    give_board(page, "given")
    dice = random.Random(2)
    for _ in range(3):
        shoot(page, dice)
    assert "Ada (computer) shoots Zoe" in page.text_content(".told")
    assert "computer, hard" in page.text_content(".standings")
    record = offline_site.kept(page)
    seal = next(line for line in record.splitlines() if line.startswith("commit ")).split()[-1]
    shown = " ".join(seal[at : at + 4] for at in range(0, 16, 4))
    assert f"sealed: {shown} …" in page.text_content(".standings")
    assert sum(line.startswith("move Ada ") for line in record.splitlines()) == 3
    page.reload()
    page.wait_for_selector("[data-mine=true]", timeout=120_000)
    page.tap("[data-key=menu]")
    page.tap("[data-key=host]")
    page.tap("[data-key=undo]")
    page.tap("[data-key=confirm-undo]")
    page.wait_for_selector("dialog", state="detached")
    assert offline_site.kept(page).splitlines()[-2:] == ["undo", "undo"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.faults == []
    page.close()


PLAYED = """async (kept) => {
  const worker = new Worker("worker.js", { type: "module" });
  const ask = (what, ...given) =>
    new Promise((done, failed) => {
      worker.onmessage = ({ data }) => {
        if (data.error) failed(data.error);
        else if (data.number === 1) done(data.value);
      };
      worker.postMessage({ number: 1, what, given });
    });
  await ask("open", kept);
  let record = null;
  for (let found = { due: 0 }; found.due !== undefined; ) {
    found = await ask("play");
    record = found.kept ?? record;
  }
  worker.terminate();
  return JSON.parse(record).record;
}"""


@pytest.mark.parametrize(
    ("game", "levels", "variants"),
    [
        ("reflector", ["hard", "medium"], ("short",)),
        ("deflector", ["hard", "easy", "medium"], ("rounds-3",)),
        ("attack-defend", ["hard", "medium"], ()),
    ],
)
def test_computers_choose_in_a_browser_as_they_do_here(offline_site, game, levels, variants):
    page = offline_site.open("")
    begun = table(game, levels, "a browser", variants)
    found = page.evaluate(PLAYED, json.dumps({"record": begun.to_record()}))
    assert found == play(begun).to_record()
    page.close()


@pytest.mark.parametrize(
    ("game", "levels", "variants"),
    [("defector", ["hard"] * 6, ("rounds-2",)), ("tactics-joker", ["hard", "easy"], ())],
)
def test_a_game_from_a_browser_is_audited_clean_here(
    offline_site, tmp_path, game, levels, variants
):
    page = offline_site.open("")
    begun = table(game, levels, "a browser", variants)
    path = tmp_path / "game.txt"
    path.write_text(page.evaluate(PLAYED, json.dumps({"record": begun.to_record()})))
    outcome = companion("audit", path, "--json")
    assert outcome.status == 0, outcome.out
    players = json.loads(outcome.out)["audit"]["computers"]
    assert len(players) == len(levels) and all(each["choices"] for each in players)
    page.close()


def begin(server, host, ann, game, levels, pace):
    """Begin a game of Ann's against computers, and let the host choose when they call."""
    host.goto(server.host)
    host.tap(f"[data-game={game}] .piece")
    for seat, level in enumerate(levels, start=1):
        host.tap(f"[data-key='line {seat}']")
        host.tap(f"[data-key='computer {level}']")
        host.wait_for_selector("dialog", state="detached")
        assert f"computer, {level}" in host.text_content(f"[data-key='line {seat}']")
    ann.goto(server.join)
    ann.fill("[data-key=name]", "Ann")
    ann.tap("[data-key='seat 0']")
    ann.tap("[data-key=sit-down]")
    host.tap("[data-key=begin]:enabled")
    give_board(ann, "given")
    open_host_sheet(host)
    host.tap(f"[data-key='pace {pace}']")
    host.wait_for_selector(f"[data-key='pace {pace}'].picked")


def test_a_host_fills_seats_and_gives_one_back(browser, tmp_path):
    server = Server(tmp_path / "game.txt", new=True)
    host, ann = phone(browser), phone(browser, width=320)
    begin(server, host, ann, "deflector", ["easy", "hard"], pace="0")
    host.tap("[data-key='who 1']")
    host.tap("[data-key=human]")
    host.wait_for_selector("[data-key='who 1']")
    ann.wait_for_selector("[data-mine=true]")
    act(ann, random.Random(1))
    host.tap("[data-key='who 1']")
    host.tap("[data-key='computer medium']")
    ann.wait_for_function("() => document.querySelectorAll('[data-mine=true]').length > 0")
    server.stop()
    kinds = [line.split()[:2] for line in (tmp_path / "game.txt").read_text().splitlines()]
    assert kinds[-5:] == [
        ["human", "Ada"],
        ["move", "Ann"],
        ["computer", "Ada"],
        ["move", "Ada"],
        ["move", "Blaise"],
    ]
    assert ann.faults == host.faults == []
    for page in (host, ann):
        page.context.close()


def test_the_computer_waits_until_a_phone_has_ticked_its_paper(browser, tmp_path):
    path = tmp_path / "game.txt"
    server = Server(path, new=True)
    host, ann = phone(browser), phone(browser, width=320)
    begin(server, host, ann, "reflector", ["hard"], pace="wait")
    ann.wait_for_selector("[data-mine=true]")
    act(ann, random.Random(1))
    ann.wait_for_selector("[data-key=marked]")
    host.wait_for_function(
        "() => document.body.textContent.includes('Still marking on paper: Ann')"
    )
    moves = [line for line in path.read_text().splitlines() if line.startswith("move")]
    assert len(moves) == 1
    for mark in ann.query_selector_all("[data-key^='mark ']:not([aria-checked=true])"):
        ann.tap(f"[data-key='{mark.get_attribute('data-key')}']")
    ann.wait_for_selector("[data-mine=true]")
    assert not ann.query_selector("[data-key=marked]")
    act(ann, random.Random(2))
    ann.tap("[data-key=marked]")
    ann.wait_for_selector("[data-mine=true]")
    server.stop()
    moves = [line.split()[1] for line in path.read_text().splitlines() if line.startswith("move")]
    assert moves == ["Ann", "Ada"] * 2
    assert ann.faults == host.faults == []
    for page in (host, ann):
        page.context.close()


@pytest.mark.parametrize(
    ("game", "players", "variants", "drawn"),
    [
        ("deflector", 3, ("rounds-3",), ".room-table .holder"),
        ("tactics-joker", 2, (), ".room-table .tactics-map"),
        ("attack-defend", 2, (), ".room-cards .card"),
    ],
)
def test_a_game_that_is_over_plays_itself_again(browser, tmp_path, game, players, variants, drawn):
    session = play(table(game, ["hard", "easy", "easy"][:players], "another", variants))
    (tmp_path / "game.txt").write_text(session.to_record())
    server = Server(tmp_path / "game.txt")
    host = phone(browser, width=320)
    host.goto(server.host)
    host.wait_for_selector(".recap path >> nth=1", state="attached")
    assert host.evaluate("document.documentElement.scrollWidth") <= 320
    host.tap("[data-key=replay]")
    host.wait_for_selector(".replayed >> text=3 of ")  # it goes on by itself
    host.tap("[data-key=replay-play]")
    at = host.text_content(".replayed .quiet")
    host.tap("[data-key=replay-back]")
    assert host.text_content(".replayed .quiet") != at
    move = (
        "part => { const at = document.querySelector('input[type=range]');"
        " at.value = part * at.max; at.dispatchEvent(new Event('input')); }"
    )
    host.evaluate(move, 0.5)
    assert host.query_selector(drawn)
    host.evaluate(move, 1)
    count = host.text_content(".replayed .quiet").split()
    assert count[0] == count[2]
    server.stop()
    assert host.faults == []
    host.context.close()
