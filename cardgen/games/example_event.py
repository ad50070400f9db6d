"""The example of an event file, which `cardgen event --init` writes."""

from __future__ import annotations

from cardgen.data import read_data

EXAMPLE_EVENT = read_data("layouts/event.toml", lambda path: path.read_text("utf-8"))
