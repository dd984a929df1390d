"""The head of a page, by which links to it are shown elsewhere: title, words and picture.

A page is built once for all addresses. What other sites show of a link they take from its head, and
they run no script; so the server writes there what is at that address.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final

from anabasis.core.game import Game
from anabasis.prose import ENGLISH
from anabasis.server.errors import Problem
from anabasis.server.parts import Server
from anabasis.server.store.store import NotReadError
from anabasis.server.tables.lobby_card import words_of

SITE: Final = "Anabasis"
WORDS: Final = "Board games of ancient conquest: every rule kept, every refusal explained."
PICTURE: Final = "/preview.png"

_TABLE: Final = re.compile(r"/t/([0-9a-z]{1,32})/?")
_RULES: Final = re.compile(r"/rules/([a-z_]{1,64})/?")
_STATES: Final = {
    "open": "A seat is free: sit down and play.",
    "running": "The game goes on: look on.",
    "finished": "How it came about, move by move.",
}


async def head_of(server: Server, path: str, base: str) -> bytes:
    """What stands in the head of the page at that path."""
    title, words, board = SITE, WORDS, None
    table, rules = _TABLE.fullmatch(path), _RULES.fullmatch(path)
    if table is not None:
        title, words, board = await _of_table(server, table.group(1))
    elif rules is not None and rules.group(1) in server.catalogue.games:
        game = server.catalogue.games[rules.group(1)]
        title, words = f"The rules of {game.title} · {SITE}", words_of(game, ENGLISH)
    return _written(title, words, base + path, base + PICTURE, board)


async def _of_table(server: Server, table_id: str) -> tuple[str, str, str | None]:
    """Of a table no more is told than its game and whether it has begun; and the game's id, by
    which the page fetches its board before it has asked for the table."""
    try:
        async with server.tables.visit(table_id) as table:
            game: Game[Any] | None = table.installed
            state = table.data.state
    except (Problem, NotReadError):
        return SITE, WORDS, None
    if game is None:
        return SITE, WORDS, None
    words = f"{_STATES[state]} {words_of(game, ENGLISH)}".strip()
    return f"{game.title} · {SITE}", words, game.id


def _written(title: str, words: str, address: str, picture: str, board: str | None) -> bytes:
    properties = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:title": title,
        "og:description": words,
        "og:url": address,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [
        f"<title>{escape(title)}</title>",
        f'<meta name="description" content="{escape(words)}">',
        *[
            f'<meta property="{name}" content="{escape(value)}">'
            for name, value in properties.items()
        ],
        '<meta name="twitter:card" content="summary_large_image">',
        *([] if board is None else [f'<meta name="anabasis-game" content="{escape(board)}">']),
    ]
    return "\n    ".join(lines).encode()
