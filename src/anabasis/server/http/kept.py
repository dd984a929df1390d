"""Answers that stay the same as long as the server runs: encoded and packed once, for all."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import msgspec
from litestar import Response

from anabasis.server.http.faults import AnyRequest

SMALL: Final = 1000
"""Fewer bytes than that are not worth packing."""


class Kept:
    """The answers that were asked for so far, by what was asked."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, ...], tuple[bytes, bytes, str]] = {}
        """As it is, packed, and its tag."""

    def answer(
        self, request: AnyRequest, asked: tuple[str, ...], make: Callable[[], Any]
    ) -> Response[bytes]:
        """The answer to what was asked; made if nobody has asked it before."""
        if asked not in self.answers:
            made = make()
            body = made.encode() if isinstance(made, str) else msgspec.json.encode(made)
            tag = f'"{sha256(body).hexdigest()[:20]}"'
            self.answers[asked] = (body, gzip.compress(body), tag)
        body, packed, tag = self.answers[asked]
        headers = {"vary": "accept-encoding", "cache-control": "no-cache", "etag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        if len(body) >= SMALL and "gzip" in request.headers.get("accept-encoding", ""):
            body = packed
            headers["content-encoding"] = "gzip"
        media_type = "text/plain" if asked[0] == "texts" else "application/json"
        return Response(body, headers=headers, media_type=media_type)
