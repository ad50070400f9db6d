"""How fast a table of phones is: ``python tests/bench/bench_phones.py``.

Phones are connections that do what the page does: hear by their stream that something has changed,
and fetch their view. Measured is the time from the tap to the last phone's view.
"""

import gzip
import http.client
import json
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from companion.territory.board import random_board
from tests.support.selfplay import NAMES

SHOTS = 60


def record(players):
    """Return a game of Defector with all boards known."""
    dice = random.Random(players)
    names = [f"{NAMES[i % len(NAMES)]}{i}" for i in range(players)]
    return names, "\n".join(
        [
            "rules 1",
            "game defector",
            *(f"player {name} {i + 1:02}" for i, name in enumerate(names)),
            *(f"board {name} {random_board(20, dice)}" for name in names),
            "",
        ]
    )


class Phone:
    """A seat: a connection for requests and a stream of news."""

    def __init__(self, port, code):
        self.port, self.view, self.token, self.received = port, {}, None, 0
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        joined = self.call({"do": "join", "own": code, "id": f"bench join {code}"})
        self.token, self.view = joined["token"], joined
        threading.Thread(target=self._listen, daemon=True).start()

    def call(self, request):
        headers = {"Content-Type": "application/json", "Accept-Encoding": "gzip"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            self.connection.request("POST", "/call/bench", json.dumps(request), headers)
            response = self.connection.getresponse()
            body = response.read()
        except (
            OSError,
            http.client.HTTPException,
        ):  # idle for too long: open it again, as browsers do
            self.connection.close()
            return self.call(request)
        self.received += len(body)
        packed = response.getheader("Content-Encoding") == "gzip"
        return json.loads(gzip.decompress(body) if packed else body)

    def _listen(self):
        stream = http.client.HTTPConnection("127.0.0.1", self.port)
        stream.request("GET", "/events/bench", headers={"Authorization": f"Bearer {self.token}"})
        for line in stream.getresponse():
            if (
                line.startswith(b"data: ")
                and json.loads(line[6:])["version"] != self.view["version"]
            ):
                found = self.call({"do": "since", "version": self.view["version"]})
                if "me" in found:
                    self.view = found


def own_codes(port, key, players):
    """Return a code for each seat, as the host hands them out where boards are known."""
    host = Phone.__new__(Phone)
    host.token, host.received = None, 0
    host.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    host.token = host.call({"do": "host", "key": key, "id": "bench is the host"})["token"]
    return [host.call({"do": "code", "seat": seat})["own"] for seat in range(players)]


def measure(players):
    """Return ms from tap to all views, MB of the server's memory, bytes a shot and phone."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.txt"
        names, text = record(players)
        path.write_text(text)
        command = [sys.executable, "-u", "-m", "companion", "serve", str(path), "--port", "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        told = ""
        while "Ctrl-C" not in told:
            told += server.stdout.readline()
        port, key = int(re.search(r":(\d+)/", told)[1]), re.search(r"host=([\w-]+)", told)[1]
        codes = own_codes(port, key, players)
        phones = {name: Phone(port, code) for name, code in zip(names, codes, strict=True)}
        time.sleep(1)
        dice, times = random.Random(1), []
        shooters = {
            name: Phone.__new__(Phone) for name in names
        }  # taps go their own way beside the news
        for name, phone in phones.items():
            own = http.client.HTTPConnection("127.0.0.1", port)
            shooters[name].__dict__ = {**phone.__dict__, "connection": own}
        for phone in phones.values():
            phone.received = 0
        for shot in range(SHOTS):
            turn = next(iter(phones.values())).view["view"]["turn"]
            view = phones[turn].view
            said = f"move {turn} {' '.join(dice.choice(view['view']['moves']))}"
            start = time.perf_counter()
            request = {
                "do": "say",
                "text": said,
                "at": view["version"],
                "id": f"bench shot {shot:08}",
            }
            found = shooters[turn].call(request)
            assert "error" not in found, found
            wanted = found["version"].split(".")[0]
            while any(phone.view["version"].split(".")[0] != wanted for phone in phones.values()):
                time.sleep(0.001)
            times.append(1000 * (time.perf_counter() - start))
        status = Path(f"/proc/{server.pid}/status").read_text()
        memory = int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1000
        received = sum(phone.received for phone in phones.values()) / SHOTS / players
        server.terminate()
        server.wait()
    return sorted(times), memory, received


def main():
    """Print the figures."""
    for players in (6, 20):
        times, memory, received = measure(players)
        middle, most = times[len(times) // 2], times[int(0.95 * len(times))]
        print(
            f"{players} phones: tap to all screens {middle:.0f} ms,"
            f" 95 % within {most:.0f} ms (wanted: 250);"
            f" server {memory:.0f} MB (wanted: below 80); {received / 1000:.0f} kB a shot and phone"
        )


if __name__ == "__main__":
    main()
