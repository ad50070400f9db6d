"""The choice among a symbol's data masks, against the standard and another library."""

from __future__ import annotations

from itertools import pairwise

import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.drawing.qr import Level, encode

Rows = tuple[bytes, ...]

PAYLOADS = st.text(st.sampled_from("BEGIN:VCARD\r\n 0123456789@.é"), min_size=1, max_size=120)
LEVELS: st.SearchStrategy[Level] = st.sampled_from(["M", "L"])


def scored(rows: Rows) -> int:
    """Score modules one by one, as ISO/IEC 18004, 7.8.3.1 tells it."""
    side = len(rows)
    score = 0
    for line in (*rows, *(bytes(column) for column in zip(*rows, strict=True))):
        run = 1
        for one, next_one in [*pairwise(line), (line[-1], None)]:
            if one == next_one:
                run += 1
                continue
            if run >= 5:
                score += 3 + run - 5
            run = 1
        around = bytes(4) + line + bytes(4)
        for start in range(4, side - 2):
            beside = around[start - 4 : start], around[start + 7 : start + 11]
            if around[start : start + 7] == b"\1\0\1\1\1\0\1" and bytes(4) in beside:
                score += 40
    for above, below in pairwise(rows):
        score += 3 * sum(len({*above[x : x + 2], *below[x : x + 2]}) == 1 for x in range(side - 1))
    dark = sum(map(sum, rows))
    return score + 10 * int(abs(dark / side**2 - 0.5) / 0.05 + 1e-9)


@settings(max_examples=40, deadline=None)
@given(PAYLOADS, LEVELS)
def test_a_symbol_is_under_the_easiest_of_the_masks_a_library_offers(
    payload: str, level: Level
) -> None:
    marked = {} if payload.isascii() else {"eci": "UTF-8"}
    offered = []
    for mask in range(8):
        code = zxingcpp.create_barcode(
            payload, zxingcpp.BarcodeFormat.QRCode, ec_level=level, data_mask=mask, **marked
        )
        image = code.to_image(scale=1, add_quiet_zones=False)
        side = image.shape[0]
        pixels = bytes(image)
        offered.append(
            tuple(bytes(p == 0 for p in pixels[i : i + side]) for i in range(0, side * side, side))
        )
    rows = encode(payload, level)
    assert rows in offered
    assert scored(rows) == min(map(scored, offered))
