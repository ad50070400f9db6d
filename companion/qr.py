"""QR codes: in characters for a terminal, and as a path for a drawing."""

import io


def in_characters(text: str) -> str:
    """Return a QR code in characters; two rows of modules in each line."""
    import qrcode

    code = qrcode.QRCode(border=2)
    code.add_data(text)
    drawn = io.StringIO()
    code.print_ascii(out=drawn, invert=True)
    return drawn.getvalue()


def as_path(text: str) -> tuple[str, int]:
    """Return a QR code with its quiet zone: the SVG path of its dark modules, and its side."""
    import qrcode

    code = qrcode.QRCode(border=4)
    code.add_data(text)
    rows = code.get_matrix()
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return path, len(rows)
