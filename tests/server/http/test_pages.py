"""The browser client's files: what is served where, and how long it may be kept."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import Server, serving

END = b"<p>The page.</p>"
INDEX = b"<!doctype html><title>Anabasis</title>" + END
LONG = bytes(range(256)) * 40


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_bytes(INDEX)
    (folder / "app-3Z2XKQ7P.js").write_bytes(b"plain")
    (folder / "app-3Z2XKQ7P.js.br").write_bytes(b"brotli")
    (folder / "app-3Z2XKQ7P.js.gz").write_bytes(b"gzip")
    (folder / "long-4Z2XKQ7P.js").write_bytes(LONG)
    (folder / "long-4Z2XKQ7P.js.gz").write_bytes(gzip.compress(LONG))
    (folder / "style.css").write_bytes(b"body {}")
    (folder / "theme-0a1b2c3d.css").write_bytes(b"main {}")
    (folder / "site-manifest.json").write_bytes(b"{}")
    (folder / "fonts").mkdir()
    (folder / "fonts" / "display.woff2").write_bytes(b"font")
    (folder.parent / "secret.txt").write_bytes(b"secret")
    return folder


@pytest.fixture(scope="module")
def client(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    database = f"sqlite:///{tmp_path_factory.mktemp('pages') / 'tables.sqlite3'}"
    with (
        serving(Server(database, None, ANABASIS_STATIC=str(static))) as server,
        httpx.Client(base_url=server.base) as http,
    ):
        yield http


@pytest.mark.parametrize("path", ["/", "/t/abc?invite=x", "/rules/alexandros", "/index.html"])
def test_every_page_is_the_client(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.content.startswith(b"<!doctype html>") and b"<title>" in answer.content
    assert answer.content.endswith(END)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_with_its_hash_in_its_name_is_kept_for_ever(client: httpx.Client) -> None:
    answer = client.get("/app-3Z2XKQ7P.js", headers={"accept-encoding": "identity"})
    assert answer.content == b"plain"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in answer.headers
    assert "immutable" in client.get("/theme-0a1b2c3d.css").headers["cache-control"]
    for name in ("style.css", "site-manifest.json"):
        assert client.get(f"/{name}").headers["cache-control"] == "no-cache"
    assert client.get("/fonts/display.woff2").headers["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    ("accepted", "chosen"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=1.0", "br")]
)
def test_a_file_is_sent_packed_if_it_is_there_packed(
    client: httpx.Client, accepted: str, chosen: str
) -> None:
    with client.stream("GET", "/app-3Z2XKQ7P.js", headers={"accept-encoding": accepted}) as answer:
        assert answer.headers["content-encoding"] == chosen
        assert answer.headers["vary"] == "accept-encoding"
        raw = b"".join(answer.iter_raw())
    assert raw == {"br": b"brotli", "gzip": b"gzip"}[chosen]


def test_nothing_is_packed_twice(client: httpx.Client) -> None:
    answer = client.get("/long-4Z2XKQ7P.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == LONG


def test_large_answers_without_secrets_are_packed(client: httpx.Client) -> None:
    packed = client.get("/api/games/alexandros", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    plain = client.get("/api/games/alexandros", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_a_file_that_has_not_changed_is_not_sent_again(client: httpx.Client) -> None:
    tag = client.get("/style.css").headers["etag"]
    again = client.get("/style.css", headers={"if-none-match": f'"other", W/{tag}'})
    assert again.status_code == 304
    assert again.content == b""
    assert client.get("/style.css", headers={"if-none-match": '"other"'}).status_code == 200


def test_a_file_that_has_changed_is_sent_anew(client: httpx.Client, static: Path) -> None:
    file = static / "news.txt"
    file.write_bytes(b"old")
    assert client.get("/news.txt").content == b"old"
    file.unlink()
    assert client.get("/news.txt").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/missing.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/fonts/..%2f..%2fsecret.txt",
        "/%2fetc%2fpasswd.txt",
        "/a%00b.txt",
        "/.hidden",
        "/c:%5csecret.txt",
    ],
)
def test_nothing_else_is_served(client: httpx.Client, path: str) -> None:
    url = httpx.URL(f"http://{client.base_url.netloc.decode()}").copy_with(raw_path=path.encode())
    answer = client.get(url)
    assert answer.status_code == 404
    assert b"secret" not in answer.content


def test_head_is_answered_without_the_file(client: httpx.Client) -> None:
    answer = client.head("/style.css")
    assert answer.status_code == 200
    assert answer.content == b""


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with serving(Server(database, None, ANABASIS_STATIC=str(tmp_path / "none"))) as server:
        answer = httpx.get(f"{server.base}/t/abc")
        assert answer.status_code == 200
        assert "make web" in answer.text
        assert httpx.get(f"{server.base}/app.js").status_code == 404


def told(client: httpx.Client, path: str) -> dict[str, str]:
    """What a link to that page shows elsewhere."""
    text = client.get(path).text
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', text))


def test_a_link_shows_the_game_elsewhere(client: httpx.Client) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = client.post("/api/tables", json={"game": "arbela", "seats": seats}).json()
    shown = told(client, f"/t/{table['id']}?invite={table['invite']}")
    assert shown["title"] == "The Battle of Arbela · Anabasis"
    assert shown["description"].startswith("A seat is free")
    assert shown["url"] == f"{client.base_url}/t/{table['id']}".replace("//t", "/t")
    assert shown["image"].endswith("/preview.png") and shown["image"].startswith("http")
    assert table["invite"] not in str(shown)
    rules = told(client, "/rules/alexandros")
    assert rules["title"] == "The rules of Alexandros · Anabasis"
    for path in ("/", "/t/nosuchtable1", "/rules/chess", "/new"):
        assert told(client, path)["title"] == "Anabasis"


def test_a_table_says_of_which_game_it_is(client: httpx.Client) -> None:
    """So that its board is fetched before the table has been asked for."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = client.post("/api/tables", json={"game": "arbela", "seats": seats}).json()
    said = '<meta name="anabasis-game" content="arbela">'
    assert said in client.get(f"/t/{table['id']}").text
    for path in ("/", "/t/nosuchtable1", "/rules/arbela"):
        assert "anabasis-game" not in client.get(path).text


def test_a_page_with_its_own_head_is_packed_and_kept(client: httpx.Client) -> None:
    answer = client.get("/rules/alexandros", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and answer.content.endswith(END)
    tag = answer.headers["etag"]
    again = client.get("/rules/alexandros", headers={"if-none-match": tag})
    assert again.status_code == 304 and again.content == b""
    assert client.get("/rules/arbela").headers["etag"] != tag
