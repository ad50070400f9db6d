"""Tables played by tapping: by phones on a server, or on one phone that is passed around."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.request import Request, urlopen

BROTLI_OF_PYODIDE = 2_766_607
"""Bytes of the one file that takes a minute to pack, in the fetched version; measured once."""

PATIENCE = 60_000
"""Milliseconds that a page gets for whatever it has to do; tests/bench measures its speed."""


BATTLE_NEXT = """castle Ann G1
castle Bob_B A1 G7
turn Ann 1 1
move Ann 3 A7 A6
move Ann 3 A6 A5
end Ann
turn Bob_B 1 1
move Bob_B 3 A1 A2
move Bob_B 3 A2 B3
end Bob_B
turn Ann 1
move Ann 4 A5 A4
"""
"""A game of Tactics Joker of Ann and Bob_B on the deal k7, up to Ann's attack on B3."""


def prepared(game, names, variant=None):
    """Return a record in which the players are named and nothing else has been said."""
    variants = [f"variant {variant}"] if variant else []
    return "\n".join(
        ["rules 1", f"game {game}", *variants, *(f"player {n} {n[0]}" for n in names), ""]
    )


def sit_down(page, address, seat, host=None):
    """Take a seat at a table whose players are named; the `host` lets it in where guarded."""
    page.goto(address)
    page.tap(f"[data-key='seat {seat}']")
    page.tap("[data-key=sit-down]")
    page.wait_for_selector("[data-key=menu], [data-key=withdraw]")
    if page.query_selector("[data-key=withdraw]"):
        host.tap("[data-key^='allow ']")
        page.wait_for_selector("[data-key=menu]")


def open_host_sheet(page):
    page.tap("[data-key=menu]")
    page.tap("[data-key=host]")


class Server:
    """``companion serve`` in a process of its own; a folder for a record has many tables."""

    def __init__(self, record, new=False, port=0, language="en"):
        self.record, self.port, self.language = record, port, language
        self.start(new)

    def start(self, new=False):
        what = ["--folder"] * self.record.is_dir() + [str(self.record)] + ["--new"] * new
        what += ["--language", str(self.language)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "companion", "serve", *what, "--port", str(self.port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        told = ""
        while "Ctrl-C" not in told:
            line = self.process.stdout.readline()
            assert line, told
            told += line
        address, self.port = re.search(r"http://\S+:(\d+)/", told).group(0, 1)
        if self.record.is_dir():
            codes = re.findall(r"^(\S+): players join with the room code (\w+)", told, re.MULTILINE)
            self.joins = {name: f"{address}#table={name}&code={code}" for name, code in codes}
            self.address, self.organiser = address, re.search(r"#organiser=(\S+)", told)[1]
        else:
            self.join = re.search(r"open +(\S+)", told)[1]
            self.host = re.search(r"host +(\S+)", told)[1]

    def ask(self, path, key, request=None):
        """Return what the server answers to somebody with a key or a token."""
        headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        data = request and json.dumps({"id": os.urandom(16).hex(), **request}).encode()
        with urlopen(Request(f"{self.address}{path}", data, headers)) as response:
            return json.load(response)

    def seat_link(self, table, seat):
        """Return the link with a seat's own code, at one of many tables: no host is asked."""
        tables = self.ask("tables", self.organiser)["tables"]
        key = next(each["host"] for each in tables if each["table"] == table)
        host = self.ask(f"call/{table}", "", {"do": "host", "key": key})["token"]
        own = self.ask(f"call/{table}", host, {"do": "code", "seat": seat})["own"]
        return f"{self.address}#table={table}&own={own}"

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        out, _ = self.process.communicate(timeout=60)
        return out, self.process.returncode


class Site:
    """The files of a site, on loopback, with the headers that any server sends."""

    def __init__(self, folder):
        class Quiet(SimpleHTTPRequestHandler):
            extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/"

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


def transferred(site_folder):
    """Return the bytes that a first visit of a site fetches, packed with Brotli.

    It is the visit of somebody who reads the language that needs most, besides English.
    """
    import brotli

    total, languages = BROTLI_OF_PYODIDE, Counter()
    for path in site_folder.rglob("*"):
        if path.is_file() and path.suffix != ".wasm":
            data = path.read_bytes()
            size = len(data if path.suffix in (".zip", ".woff2") else brotli.compress(data))
            if path.parent.name == "words" and path.stem not in ("en", "languages"):
                languages[path.stem] += size
            else:
                total += size
    return total + max(languages.values())


def phone(browser, width=360, height=640, **more):
    """Return a page of a phone of its own, which fails on any error in the page."""
    size = {"width": width, "height": height}
    context = browser.new_context(viewport=size, has_touch=True, is_mobile=True, **more)
    context.set_default_timeout(PATIENCE)
    return watched(context.new_page())


def watched(page):
    """Return a page that notes its faults."""
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    return page


def drawn(page):
    """Return the version that a page has drawn."""
    return page.evaluate("document.body.dataset.drawn")


def tap(page, selector):
    """Tap what changes the game, and wait until that is drawn."""
    before = drawn(page)
    page.tap(selector)
    page.wait_for_function("before => document.body.dataset.drawn !== before", arg=before)


def wait_for_version(pages, wanted):
    """Wait until all pages have drawn a position with at least so many lines of the record."""
    for page in pages:
        page.wait_for_function("n => parseInt(document.body.dataset.drawn) >= n", arg=wanted)


def give_board(page, where):
    """Let a player set a board: ``given`` to the computer, ``kept`` on the phone, on ``paper``."""
    page.click(f"[data-key={where}]")
    if where != "paper":
        page.click("[data-key=random]")
    page.click("[data-key=done]:enabled")
    page.wait_for_selector("[data-key=done]", state="detached")


ASKED = (
    "document.body.dataset.drawn"
    " + document.querySelector('.ask:has([data-key=these]) p.large')?.textContent"
)
"""What a page has drawn, and what it asks further before an answer is whole."""


def act(page, dice):
    """Do what a page asks of its player: answer as the board kept on it says, pass, or shoot."""
    page.wait_for_selector("[data-key=these], .answers, [data-key=pass], .thumb.open")
    before = page.evaluate(ASKED)
    if page.query_selector("[data-key=these]"):
        page.click("[data-key=these]:enabled")
    elif page.query_selector(".answers"):
        known = page.query_selector(".answer.picked")
        (known or page.query_selector("[data-key='answer null'], [data-key='answer clear']")).tap()
        where = page.query_selector(".choices .picked")
        if where is not None and page.query_selector("text=met first?"):
            where.tap()
    elif page.query_selector("[data-key=pass]"):
        page.tap("[data-key=pass]")
    else:
        open_grids = page.eval_on_selector_all(
            ".thumb.open", "all => all.map(each => each.dataset.key)"
        )
        page.tap(f"[data-key='{dice.choice(open_grids)}']")
        legal = page.eval_on_selector_all(
            ".big .legal", "all => all.map(each => each.dataset.space)"
        )
        page.tap(f".big [data-space={dice.choice(legal)}]")
        page.tap("[data-key=shoot]")
    page.wait_for_function(f"before => {ASKED} !== before", arg=before)


def tactics_act(page, dice):
    """Do what a page asks for: thrown dice, spaces, a card, or a move of all that can go."""
    before = drawn(page)
    if page.query_selector("[data-key=throw]"):
        for _ in page.query_selector_all(".dice b"):
            page.tap(f"[data-key='die {dice.randint(1, 6)}']")
        page.tap("[data-key=do-it]:enabled")
    elif page.query_selector("[data-key^='card ']"):
        page.tap("[data-key^='card ']")
        page.tap("[data-key=do-it]:enabled")
    else:
        for _ in range(2):  # an army, then where it goes; or castles
            found = [page.query_selector_all(kind) for kind in (".attack", ".glow")]
            glowing = [each.get_attribute("data-space") for each in found[0] or found[1]]
            if glowing and not page.query_selector("[data-key=do-it]:enabled"):
                page.tap(f"[data-space={dice.choice(glowing)}]")
        page.tap(
            "[data-key=do-it]:enabled"
            if page.query_selector("[data-key=do-it]")
            else "[data-key=end]"
        )
    page.wait_for_function("before => document.body.dataset.drawn !== before", arg=before)


def said(page):
    """Return what can be said now; while a call is under way, nothing can, so wait for its end."""
    page.wait_for_function("() => !document.querySelector('[data-say]:disabled')")
    return page.eval_on_selector_all("[data-say]", "all => all.map(each => each.dataset.key)")


def cards_act(page, dice):
    """Tap cards until there is something to say about them, and say it.

    A card that is picked can be let go again: who has picked too many has nothing to say.
    """
    for _ in range(200):
        page.wait_for_selector("[data-say], [data-slot]")  # the engine may be at work
        keys = said(page)
        wanted = [key for key in keys if key != "end"]
        slots = page.eval_on_selector_all(
            "[data-slot]", "all => all.map(each => each.dataset.slot)"
        )
        if wanted and (not slots or dice.random() < 0.6):
            return tap(page, f"[data-say][data-key='{dice.choice(wanted)}']")
        if slots and dice.random() < 0.85:
            page.tap(f"[data-slot='{dice.choice(slots)}']")
        elif "end" in keys:
            return tap(page, "[data-say][data-key=end]")
    raise AssertionError("nothing to say")


class PhonesAtATable:
    """A table on a server, with a phone for each player but those played for by the host.

    `through` makes a proxy of the server's port, through which the players' phones come.
    """

    def __init__(self, browser, tmp_path, record, paper=(), narrow=(), through=None):
        path = tmp_path / "table.txt"
        path.write_text(record)
        self.server = Server(path)
        self.proxy = through(self.server.port) if through else None
        join = self.server.join
        if self.proxy:
            join = join.replace(f":{self.server.port}/", f":{self.proxy.port}/")
        self.names = re.findall(r"^player (\S+)", record, re.MULTILINE)
        self.host = phone(browser)
        self.host.goto(self.server.host)
        self.pages = {}
        for seat, name in enumerate(self.names):
            if name not in paper:
                page = self.pages[name] = phone(browser, 320 if name in narrow else 360)
                sit_down(page, join, seat, self.host)

    def boards(self, where):
        for name, page in self.pages.items():
            give_board(page, where.get(name, "given"))
        for name in set(self.names) - set(self.pages):
            self.host.tap(f"[data-key='paper {name}']")

    def page_of(self, name):
        return self.pages.get(name, self.host)

    def play(self, dice, most=400):
        """Play on until the end or for so many actions."""
        everybody = [*self.pages.values(), self.host]
        for _ in range(most):
            mine = next(
                (page for page in everybody if page.query_selector("[data-mine=true]")), None
            )
            if mine is None:
                if all(page.query_selector(".over") for page in everybody):
                    return
                time.sleep(0.05)
                continue
            act(mine, dice)
            self.settle()

    def settle(self):
        """Wait until all pages have drawn the position that the record has."""
        pages = [*self.pages.values(), self.host]
        wait_for_version(pages, max(int(drawn(page).split(".")[0]) for page in pages))

    def record(self):
        return self.server.record.read_text()

    def faults(self):
        return [fault for page in [*self.pages.values(), self.host] for fault in page.faults]

    def close(self):
        if self.proxy:
            self.proxy.listener.close()
        self.server.stop()
        for page in [*self.pages.values(), self.host]:
            page.context.close()


class OfflineSite:
    """A browser that has visited the site once, now without a network; `asked` keeps requests."""

    def __init__(self, browser, site_folder, **phone_of):
        site, self.asked = Site(site_folder), []
        self.address, page = site.address, phone(browser, **phone_of)
        self.context = page.context
        self.context.on("request", lambda request: self.asked.append(request.url))
        page.goto(self.address)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        self.context.set_offline(True)
        site.stop()
        page.close()

    def open(self, record=None, place="", width=360):
        """Return a page with a record of a game, or at a `place` of the site."""
        page = watched(self.context.new_page())
        page.set_viewport_size({"width": width, "height": 640})
        if record is not None:
            kept = json.dumps(json.dumps({"record": record, "seats": None}))
            page.add_init_script(
                "if (!sessionStorage.begun) { localStorage.clear(); sessionStorage.begun = 1;"
                f" localStorage.setItem('business-card-games-kept:game', {kept}) }}"
            )
        page.goto(self.address + place)
        return page

    def kept(self, page, table="game"):
        """Return the record that the browser keeps."""
        kept = page.evaluate(f"localStorage.getItem('business-card-games-kept:{table}')")
        return json.loads(kept)["record"]


class OnePhone:
    """A table in a browser without a server behind it: one phone goes from hand to hand."""

    def __init__(self, offline_site, record, narrow=()):
        self.site = offline_site
        self.names = re.findall(r"^player (\S+)", record, re.MULTILINE)
        self.page = offline_site.open(record, width=320 if narrow else 360)
        self.page.wait_for_selector("[data-key=pass-on]", timeout=120_000)

    def hand_over(self, name):
        """Pass the phone on: two deliberate taps."""
        page = self.page
        assert name.replace("_", " ") in page.text_content("[data-key=pass-on]")
        page.tap("[data-key=pass-on]")
        assert page.query_selector(".grid") is None
        page.tap("[data-key=i-am]")

    def boards(self, where):
        for name in self.names:
            self.hand_over(name)
            self.page.wait_for_selector("[data-key=done]")
            give_board(self.page, where.get(name, "given"))

    def page_of(self, name):
        self.hand_over(name)
        self.page.wait_for_selector("[data-mine=true]")
        return self.page

    def play(self, dice, most=400, act=act):
        for _ in range(most):
            page = self.page
            page.wait_for_selector("[data-mine=true], [data-key=pass-on], .over")
            if page.query_selector(".over"):
                return
            if page.query_selector("[data-mine=true]") is None:
                page.tap("[data-key=pass-on]")
                page.tap("[data-key=i-am]")
                page.wait_for_selector("[data-mine=true]")
            act(page, dice)
        raise AssertionError(f"the game goes on after {most} actions")

    def record(self):
        return self.site.kept(self.page)

    def faults(self):
        return self.page.faults

    def close(self):
        self.page.close()
