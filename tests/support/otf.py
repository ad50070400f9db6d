"""A font with PostScript outlines (OpenType with a CFF table): one square as a character."""

import struct

EM = 1000
SQUARE = 600
"""Side of the square, in thousandths of an em; it stands on the baseline, 100 from the left."""
ADVANCE = 800


def _number(value: int) -> bytes:
    return b"\x1c" + struct.pack(
        ">h", value
    )  # the three-byte form, in dictionaries and charstrings alike


def _index(*entries: bytes) -> bytes:
    if not entries:
        return b"\0\0"
    offsets = [1]
    for entry in entries:
        offsets.append(offsets[-1] + len(entry))
    head = struct.pack(">HB", len(entries), 2)
    return head + b"".join(struct.pack(">H", offset) for offset in offsets) + b"".join(entries)


def _cff(drawn: bool) -> bytes:
    move, draw, end = b"\x15", b"\x05", b"\x0e"  # rmoveto, rlineto, endchar
    square = _number(100) + _number(0) + move
    for dx, dy in ((SQUARE, 0), (0, SQUARE), (-SQUARE, 0)):
        square += _number(dx) + _number(dy)
    glyphs = _index(end, square + draw + end if drawn else end)
    front = b"\1\0\4\2" + _index(b"Square")
    strings = _index(b"square") + _index()
    charset = b"\0" + struct.pack(">H", 391)  # format 0; the first name of our own is number 391

    def top(charset_at: int, glyphs_at: int, private_at: int) -> bytes:
        return (
            _number(charset_at)
            + b"\x0f"
            + _number(glyphs_at)
            + b"\x11"
            + _number(0)
            + _number(private_at)
            + b"\x12"
        )

    start = len(front) + len(_index(top(0, 0, 0))) + len(strings)
    ends = start + len(charset)
    return front + _index(top(start, ends, ends + len(glyphs))) + strings + charset + glyphs


def square_font(character: str, drawn: bool = True, colours: bytes = b"") -> bytes:
    """Return a font file whose only character is a square.

    If it is not `drawn`, only `colours` would show it: the name of a table.
    """
    groups = struct.pack(">III", ord(character), ord(character), 1)
    subtable = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, 1) + groups
    head = struct.pack(
        ">IIIIHHQQhhhhHHhhh",
        0x10000,
        0x10000,
        0,
        0x5F0F3CF5,
        3,
        EM,
        0,
        0,
        0,
        0,
        700,
        SQUARE,
        0,
        8,
        2,
        0,
        0,
    )
    tables = {
        b"CFF ": _cff(drawn),
        b"cmap": struct.pack(">HHHHI", 0, 1, 3, 10, 12) + subtable,
        b"head": head,
        b"hhea": struct.pack(">IhhhHhhh14xhH", 0x10000, 800, -200, 0, ADVANCE, 0, 0, 700, 0, 2),
        b"hmtx": struct.pack(">HhHh", EM, 0, ADVANCE, 100),
        b"maxp": struct.pack(">IH", 0x5000, 2),
    }
    if colours:
        tables[colours] = bytes(16)
    at = 12 + 16 * len(tables)
    directory, body = struct.pack(">4sHHHH", b"OTTO", len(tables), 64, 2, 32), b""
    for tag, data in tables.items():
        directory += struct.pack(">4sIII", tag, 0, at + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    return directory + body
