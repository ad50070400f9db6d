"""Where phones find the server: its address on the network, and QR codes of addresses."""

import errno
import socket
import sys

from companion import qr

_ELSEWHERE = (
    "192.0.2.1",
    "10.42.0.2",
    "192.168.137.2",
    "172.20.10.3",
    "192.168.43.2",
    "192.168.49.2",
)
"""Addresses to look towards: the internet, then hotspots. Nothing is sent."""


class ServeError(Exception):
    """The server can't be started; the message is one line that says what to do."""


def lan_address() -> str | None:
    """Return this computer's address on its network; None if it is on none."""
    for other in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((other, 9))
            except OSError:
                continue
            found = str(probe.getsockname()[0])
            if not found.startswith(("127.", "0.")):
                return found
    return None


def listening_socket(address: str, port: int) -> socket.socket:
    """Return a socket that listens there; port 0 is any that is free; may raise ServeError."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    # asyncio sends small answers at once only where it is told that this is TCP
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":  # there it would let two servers share a port
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((address, port))
        sock.listen(128)
    except OSError as error:
        sock.close()
        in_use = error.errno in (errno.EADDRINUSE, errno.EACCES)
        hint = "choose another with --port, or 0 for any" if in_use else "choose another --address"
        raise ServeError(
            f"can't listen on {address}:{port}: {error.strerror or error}; {hint}"
        ) from None
    return sock


def qr_svg(text: str) -> str:
    """Return a QR code as an SVG document, black on white."""
    path, side = qr.as_path(text)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" '
        'shape-rendering="crispEdges">'
        f'<rect width="{side}" height="{side}" fill="#fff"/><path d="{path}" fill="#000"/></svg>'
    )
