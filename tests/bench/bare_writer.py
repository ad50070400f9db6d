"""The cards of `one_sided` by a bare PDF writer: ``bare_writer.py FILE COUNT``.

It does the least that such a file needs: the same QR symbols from the same library, unkerned text
in a font that every reader has, compressed pages; no layout, no embedded fonts, no marks.
"""

from __future__ import annotations

import gc
import re
import sys
import zlib
from pathlib import Path

from cardgen.drawing.qr import QUIET_ZONE, choose, encode
from cardgen.inputs.contact import vcard
from tests.bench.people import person

_POINTS = 72 / 25.4
_QR = (55.0, 25.0, 26.0)
_LINES = ((14.0, 12, "B"), (20.0, 8, "R"), (24.5, 8, "R"), (46.0, 7, "R"), (50.0, 7, "R"))
_RUN = re.compile(b"\x01+")
_FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica"
_RESOURCES = f"/Resources<</Font<</B{_FONT}-Bold>>/R{_FONT}>>>>>>"


def content(number: int) -> str:
    """Return a card's content stream, origin at its top left, in mm downwards."""
    one = person(number)
    words = (one.name, one.title, one.organisation, *one.phones, *one.emails)
    parts = ["0 g 0 0 85 55 re f 1 g 55 25 26 26 re f BT"]
    for text, (y, size, font) in zip(words, _LINES, strict=True):
        shown = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
        parts.append(f"/{font} {size / _POINTS:.4f} Tf 1 0 0 -1 5 {y:g} Tm ({shown}) Tj")
    text = vcard(one)
    rows = encode(text, choose(text, _QR[2]).level)
    module = _QR[2] / (len(rows) + 2 * QUIET_ZONE)
    at = QUIET_ZONE * module
    parts.append(f"ET 0 g {module:.5f} 0 0 {module:.5f} {_QR[0] + at:.3f} {_QR[1] + at:.3f} cm")
    for y, row in enumerate(rows):
        parts += [f"{run.start()} {y} {run.end() - run.start()} 1 re" for run in _RUN.finditer(row)]
    parts.append("f")
    return "\n".join(parts)


def write(path: Path, count: int) -> None:
    """Write `count` cards, ten on a page of A4."""
    pages: list[int] = []
    offsets: list[int] = []
    with path.open("wb") as out:

        def put(data: bytes) -> int:
            offsets.append(out.tell())
            out.write(b"%d 0 obj\n%s\nendobj\n" % (len(offsets) + 2, data))
            return len(offsets) + 2

        out.write(b"%PDF-1.6\n")
        for first in range(0, count, 10):
            drawn = []
            for place, number in enumerate(range(first, min(first + 10, count))):
                x, y = 14 + 95 * (place % 2), 10.5 + 55 * (place // 2)
                drawn.append(f"q 1 0 0 1 {x} {y} cm\n{content(number)}\nQ")
            head = f"{_POINTS:.7f} 0 0 {-_POINTS:.7f} 0 841.89 cm\n"
            stream = zlib.compress((head + "\n".join(drawn)).encode("latin-1"), 3)
            number = put(
                b"<</Length %d/Filter/FlateDecode>>stream\n%s\nendstream" % (len(stream), stream)
            )
            page = f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595.276 841.89]/Contents {number} 0 R"
            pages.append(put(f"{page}{_RESOURCES}>>".encode()))
        last = out.tell(), out.tell()
        kids = " ".join(f"{number} 0 R" for number in pages)
        catalog = b"1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"
        tree = f"2 0 obj\n<</Type/Pages/Count {len(pages)}/Kids[{kids}]>>\nendobj\n".encode()
        out.write(catalog + tree)
        last = last[0], last[0] + len(catalog)
        table = "".join(f"{offset:010d} 00000 n \n" for offset in (*last, *offsets))
        start = out.tell()
        size = len(offsets) + 3
        out.write(f"xref\n0 {size}\n0000000000 65535 f \n{table}".encode())
        out.write(f"trailer\n<</Size {size}/Root 1 0 R>>\nstartxref\n{start}\n%%EOF\n".encode())


if __name__ == "__main__":
    gc.disable()
    write(Path(sys.argv[1]), int(sys.argv[2]))
