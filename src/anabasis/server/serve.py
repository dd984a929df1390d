"""Start the server: `anabasis serve`, or `python -m anabasis.server.serve`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING

from anabasis.server.settings import Settings, SettingsError, from_environment

if TYPE_CHECKING:
    from anabasis.server.store.database import Database
    from anabasis.server.store.owner import Owner

SHUTDOWN_SECONDS = 5
SEND_BUFFER = 256 * 1024
OPEN_FILES = 65_536
SWITCH_SECONDS = 0.001
COLLECTIONS = (5000, 5, 10)
"""How often garbage is looked for: after so many new objects that are still there, and how often
among those that have stayed. Nearly all of them are records of games, which stay, so Python's own
figures make it look seven times as often as this, for nothing."""


def serve(
    host: str, port: int | Callable[[], int], database_url: str | None, open_browser: bool
) -> int:
    """Serve until interrupted. Returns the exit status: 0, or 1 if it could not start.

    A way to choose a port is asked when it is sure that no other server has the tables.
    """
    from anabasis.server.store.database import StoreError, bring_up_to_date, database_at
    from anabasis.server.store.owner import claim

    try:
        settings = from_environment(database_url, os.environ)
        database = database_at(settings.database_url)
        owner = claim(database)
        with closing(owner):
            chosen = port if isinstance(port, int) else port()
            try:
                listening = _listen(host, chosen)
            except OSError as error:
                return _failed(f"cannot listen on {host}:{chosen}: {error.strerror or error}")
            with listening:
                bring_up_to_date(database)
                address = _address(host, listening)
                owner.sign(address)
                return _serve(settings, database, owner, listening, address, open_browser)
    except (SettingsError, StoreError) as error:
        return _failed(str(error))


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = "127.0.0.1" if host in {"0.0.0.0", "::", ""} else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _serve(
    settings: Settings,
    database: Database,
    owner: Owner,
    listening: socket.socket,
    address: str,
    open_browser: bool,
) -> int:
    import uvicorn

    from anabasis.server.http.app import make_app
    from anabasis.server.http.protocols import protocols
    from anabasis.server.settings import FRAME_BYTES

    class Server(uvicorn.Server):
        """Says where it is as soon as it can be reached; lets nobody wait when it ends."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                # What is there now stays: it need not be looked through again and again.
                gc.collect()
                gc.freeze()
                gc.set_threshold(*COLLECTIONS)
                print(f"Anabasis is at {address} (Ctrl-C ends it)", flush=True)
                if open_browser:
                    import webbrowser

                    # Some browsers stay until they are closed: not on the event loop.
                    asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.server.verifier.close()
            await super().shutdown(sockets)

    app = make_app(settings, database, owner)
    http, live = protocols(settings.patience)
    config = uvicorn.Config(
        app,
        http=http,
        ws=live,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,  # it would cost more than all the rest of a message
        log_level="error",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    server = Server(config)
    _allow_open_files()
    # A thread that reads or writes the store lets go of the interpreter sooner than usual.
    sys.setswitchinterval(SWITCH_SECONDS)
    # Uvicorn ends in good order at either signal, and then raises it again.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # What the system keeps for a client that does not read is kept small, too.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.bind((host, port))
    except BaseException:
        listening.close()
        raise
    return listening


def _allow_open_files() -> None:
    """As many connections as the system lets us have; often it gives fewer unless it is asked."""
    if sys.platform != "win32":
        import resource

        few, many = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = OPEN_FILES if many == resource.RLIM_INFINITY else min(many, OPEN_FILES)
        if few != resource.RLIM_INFINITY and few < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, many))


def _failed(message: str) -> int:
    print(f"anabasis serve: {message}", file=sys.stderr)
    return 1


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m anabasis.server.serve", description=__doc__)
    options.add_argument("--host", default="127.0.0.1")
    options.add_argument("--port", type=int, default=8123)
    options.add_argument("--database", help="a URL: sqlite:///FILE or postgresql://…")
    options.add_argument("--open", action="store_true", help="open the browser")
    chosen = options.parse_args()
    return serve(chosen.host, chosen.port, chosen.database, chosen.open)


if __name__ == "__main__":
    sys.exit(main())
