"""The browser client: files that were built beforehand, served with the right headers."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

FOREVER: Final = "public, max-age=31536000, immutable"
EACH_TIME: Final = "no-cache"

LONGEST: Final = 200
"""No path of a page or a file is longer; the system could not even look for some."""

_HASHED: Final = re.compile(r"-([0-9A-Z]{8}|[0-9a-f]{8})\.[a-z0-9.]+$")
_NAME: Final = re.compile(r"[A-Za-z0-9_@+-][A-Za-z0-9._@+-]*")
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".html": "text/html",
    ".txt": "text/plain",
}
_HEAD: Final = re.compile(rb"<title>.*?</title>(\s*<meta name=\"description\"[^>]*>)?")
"""What a page's own head takes the place of."""
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))

NOT_BUILT: Final = (
    b'<!doctype html><html lang="en"><meta charset="utf-8"><title>Anabasis</title>'
    b"<h1>Anabasis</h1><p>The server is running, but the browser client has not been built."
    b" Run <code>make web</code> and reload this page.</p></html>"
)


class Page:
    """One answer: its status, its body and its headers."""

    def __init__(self, status: int, body: bytes, media_type: str, headers: dict[str, str]) -> None:
        self.status = status
        self.body = body
        self.media_type = media_type
        self.headers = headers


class Pages:
    """The folder of the built client. Files are read when asked for and kept until they change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.read: dict[Path, tuple[int, bytes, str]] = {}

    def is_page(self, path: str) -> bool:
        """Whether that is the path of a page, and not of a file."""
        return "." not in path.rpartition("/")[2]

    def page(self, path: str, accepted: str, known: str | None, head: bytes = b"") -> Page | None:
        """The file of that path, or `index.html` for the path of a page; None: there is none.

        `accepted` are the encodings the browser takes, `known` the version that it has, `head` what
        stands in the head of a page.
        """
        parts = [part for part in path.split("/") if part]
        if len(path) > LONGEST or not all(_NAME.fullmatch(part) for part in parts):
            return None
        file = self.folder.joinpath(*parts) if parts else self.folder / "index.html"
        if not file.is_file():
            if parts and "." in parts[-1]:
                return None
            file = self.folder / "index.html"
            if not file.is_file():
                return Page(200, NOT_BUILT, "text/html", {})
        if head and file.name == "index.html":
            return self._headed(file, head, accepted, known)
        return self._file(file, accepted, known)

    def _headed(self, file: Path, head: bytes, accepted: str, known: str | None) -> Page:
        """A page with its own head."""
        body, packed, tag = _with_head(self._content(file)[0], head)
        headers = {"cache-control": EACH_TIME, "vary": "accept-encoding", "etag": tag}
        if known is not None and tag in _tags(known):
            return Page(304, b"", "text/html", headers)
        if "gzip" in accepted:
            headers["content-encoding"] = "gzip"
            body = packed
        return Page(200, body, "text/html", headers)

    def _file(self, file: Path, accepted: str, known: str | None) -> Page:
        kept = FOREVER if _HASHED.search(file.name) and file.suffix != ".html" else EACH_TIME
        headers = {"cache-control": kept, "vary": "accept-encoding"}
        chosen = file
        wanted = {one.partition(";")[0].strip() for one in accepted.split(",")}
        for name, suffix in _ENCODINGS:
            packed = file.with_name(file.name + suffix)
            if name in wanted and packed.is_file():
                chosen = packed
                headers["content-encoding"] = name
                break
        body, tag = self._content(chosen)
        headers["etag"] = tag
        if known is not None and tag in _tags(known):
            return Page(304, b"", _media_type(file), headers)
        return Page(200, body, _media_type(file), headers)

    def _content(self, file: Path) -> tuple[bytes, str]:
        changed = file.stat().st_mtime_ns
        kept = self.read.get(file)
        if kept is None or kept[0] != changed:
            body = file.read_bytes()
            kept = (changed, body, f'"{sha256(body).hexdigest()[:20]}"')
            self.read[file] = kept
        return kept[1], kept[2]


def _tags(known: str) -> set[str]:
    """The versions that a browser says it has."""
    return {one.strip().removeprefix("W/") for one in known.split(",")}


@lru_cache(maxsize=256)
def _with_head(index: bytes, head: bytes) -> tuple[bytes, bytes, str]:
    """The page with that head: as it is, packed, and its tag."""
    body = _HEAD.sub(lambda _: head, index, count=1)
    return body, gzip.compress(body, mtime=0), f'"{sha256(body).hexdigest()[:20]}"'


def _media_type(file: Path) -> str:
    known = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return known or "application/octet-stream"
