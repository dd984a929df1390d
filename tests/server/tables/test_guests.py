"""Guests: their secret, and their names."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from anabasis.server.http.app import make_app
from anabasis.server.settings import from_environment
from anabasis.server.store.database import open_database
from anabasis.server.store.owner import Owner
from tests.server.people import Person
from tests.server.running import Server


def test_a_guest_is_made_on_the_first_visit_and_known_on_the_next(ann: Person) -> None:
    name = ann.get("/me")["name"]
    assert len(name.split()) == 2
    assert ann.get("/me")["name"] == name


def test_a_guest_is_named_in_the_language_of_the_browser(ann: Person) -> None:
    answer = ann.http.get("/api/me", headers={"Accept-Language": "ja-JP,ja;q=0.9,en;q=0.5"})
    name = answer.json()["name"]
    assert len(name) >= 4
    assert not name.isascii() and " " not in name


def test_the_cookie_is_secret_and_only_its_hash_is_stored(ann: Person, server: Server) -> None:
    answer = ann.http.get("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    token = ann.http.cookies["anabasis"]
    with server.engine().connect() as connection:
        stored = connection.exec_driver_sql("SELECT * FROM guests").fetchall()
    assert stored
    assert token not in str(stored)


def test_the_cookie_is_renewed_with_each_page_that_is_opened(ann: Person) -> None:
    first = ann.http.get("/api/me").headers["set-cookie"]
    assert "max-age=34560000" in first.lower()
    assert ann.http.get("/api/me").headers["set-cookie"] == first
    assert "set-cookie" not in ann.http.get("/api/tables?scope=mine").headers
    wrong = ann.http.get("/api/me", headers={"cookie": "anabasis=nobodys"})
    assert "nobodys" not in wrong.headers["set-cookie"]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_who_comes_back_after_a_day_has_the_cookie_renewed(
    tmp_path: Path,
) -> None:
    """Whatever it asks for."""
    settings = from_environment(f"sqlite:///{tmp_path / 'x.sqlite3'}", {})
    database = open_database(settings.database_url)
    with TestClient(make_app(settings, database, Owner(database))) as client:
        made = client.get("/api/me").headers["set-cookie"]
        guest = next(iter(client.app.state.server.guests.known.values()))
        assert "set-cookie" not in client.get("/api/tables").headers
        guest.renewed -= 25 * 3600
        assert client.get("/api/tables").headers["set-cookie"] == made
        assert "set-cookie" not in client.get("/api/tables").headers


def test_behind_https_the_cookie_is_for_https_only(ann: Person) -> None:
    answer = ann.http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "; secure" in answer.headers["set-cookie"].lower()


def test_a_wrong_cookie_is_nobody(ann: Person) -> None:
    for token in ("nobody", "x" * 5000, "ü"):
        answer = ann.http.get("/api/me", headers={b"Cookie": f"anabasis={token}".encode()})
        assert answer.status_code == 200
        assert "set-cookie" in answer.headers


def test_a_new_name_is_seen_at_every_table(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open", public=True)
    with bob.sit(table) as watching:
        assert ann.ask("PUT", "/me", json={"name": "  Zoë 健  "}) == {"name": "Zoë 健"}
        assert watching.hear("presence")["seats"][0]["name"] == "Zoë 健"
    assert bob.get(f"/tables/{table['id']}")["seats"][0]["name"] == "Zoë 健"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "a\u202eb", "\u200b"])
def test_a_name_that_is_none_is_refused(ann: Person, name: str) -> None:
    before = ann.get("/me")
    assert ann.refused("PUT", "/me", 400, {"name": name}) == "malformed"
    assert ann.get("/me") == before
