"""`anabasis serve`: the table in the browser, for oneself or for a whole network."""

from __future__ import annotations

import errno
import os
import socket
import sys
from functools import partial
from typing import Final

FIRST_PORT: Final = 8123
PORTS_TRIED: Final = 20
ANY_PORT: Final = 0


def serve(host: str, port: int | None, open_page: bool) -> int:
    """Serve until interrupted; without a port, on the usual one or the next that is free."""
    from anabasis.server.serve import serve as serve_tables

    chosen = partial(choose_port, host) if port is None else port
    return serve_tables(host, chosen, None, open_page and can_open_pages())


def choose_port(host: str) -> int:
    """The usual port, or another one if that is taken; which is then said."""
    chosen = free_port(host)
    if chosen != FIRST_PORT:
        instead = f"{chosen} is used" if chosen != ANY_PORT else "another one is used"
        print(f"Port {FIRST_PORT} is taken; {instead} instead.", flush=True)
    return chosen


def free_port(host: str) -> int:
    """The first of the usual ports that nobody listens on; any port if all are taken."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        if is_free(host, port):
            return port
    return ANY_PORT


def is_free(host: str, port: int) -> bool:
    """Whether the port can be had; an impossible host counts as free, and is refused later."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error.errno != errno.EADDRINUSE
    return True


def can_open_pages() -> bool:
    """Whether there is a browser with a window; one in this terminal would hide the server."""
    import webbrowser

    if sys.platform in {"darwin", "win32"} or os.environ.get("BROWSER"):
        return True
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    in_terminal = isinstance(browser, webbrowser.GenericBrowser)
    return not in_terminal or isinstance(browser, webbrowser.BackgroundBrowser)
