"""How much is sent when a page is opened for the first time, and how it is sent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.table import TablePage

MOST = 300_000
"""Bytes over the wire, compressed."""


@pytest.mark.parametrize("where", ["lobby", "table", "map", "war", "campaign"])
def test_the_first_load_is_small(arrive: Arrive, where: str) -> None:
    maker, visitor = arrive(), arrive()
    if where == "lobby":
        visitor.page.goto("/")
        expect(visitor.page.get_by_role("button", name="Play now").first).to_be_enabled()
        expect(visitor.page.locator(".games li").first).to_be_visible()
    elif where == "map":
        table = maker.make_table("me", *["random"] * 5, game="final_conquest")
        visitor.page.goto(f"/t/{table['id']}")
        expect(visitor.page.locator(".map-svg")).to_be_visible()
    elif where in ("war", "campaign"):
        game = "alexander_vs_darius" if where == "war" else "conquerors"
        table = maker.make_table("me", "random", game=game)
        visitor.page.goto(f"/t/{table['id']}")
        expect(visitor.page.locator(".map-svg")).to_be_visible()
    else:
        table = maker.make_table("me", "greedy")
        TablePage(visitor).open(table)
    visitor.page.wait_for_load_state("networkidle")
    sizes = visitor.received()
    assert any(url.endswith(".css") for url in sizes)
    assert any(re.search(r"/main-\w+\.js$", url) for url in sizes)
    assert any(url.endswith(".woff2") for url in sizes)
    assert sum(sizes.values()) < MOST, sizes


def test_scripts_and_styles_are_compressed_and_kept(arrive: Arrive) -> None:
    visitor = arrive()
    headers: dict[str, dict[str, str]] = {}
    visitor.page.on("response", lambda answer: headers.update({answer.url: answer.headers}))
    visitor.page.goto("/")
    visitor.page.wait_for_load_state("networkidle")
    scripts = {url: one for url, one in headers.items() if re.search(r"\.(js|css)$", url)}
    assert len(scripts) >= 3
    for one in scripts.values():
        assert one["content-encoding"] in {"br", "gzip"}
        assert "immutable" in one["cache-control"]


def test_the_page_asks_nobody_but_its_server(arrive: Arrive) -> None:
    visitor = arrive()
    hosts: set[str] = set()
    visitor.page.on("request", lambda one: hosts.add(re.sub(r"(\w+://[^/]*).*", r"\1", one.url)))
    TablePage(visitor).open(visitor.make_table("me", "greedy")).wait_for_turn()
    visitor.page.goto("/rules/alexandros")
    expect(visitor.page.locator(".rule").first).to_be_visible()
    assert hosts == {re.sub(r"/$", "", visitor.page.url.partition("/rules")[0])}


def test_a_table_fetches_its_board_before_its_script_asks(arrive: Arrive) -> None:
    """What the page has fetched ahead is used, and nothing is sent twice."""
    maker, visitor = arrive(), arrive()
    table = maker.make_table("me", "greedy")
    asked: list[str] = []
    visitor.page.on(
        "request", lambda one: asked.append(one.url.partition("//")[2].partition("/")[2])
    )
    TablePage(visitor).open(table)
    visitor.page.wait_for_load_state("networkidle")
    main = next(place for place, path in enumerate(asked) if path.startswith("assets/main-"))
    board = next(place for place, path in enumerate(asked) if path.startswith("assets/alexandros-"))
    for path in ("api/games/alexandros", "api/texts/en?game=alexandros"):
        assert asked.count(path) == 1
        assert asked.index(path) < asked.index("api/me")
    assert board < asked.index("api/me")
    assert main < asked.index("api/me")
    scripts = [path for path in asked if path.endswith(".js")]
    assert len(scripts) == len(set(scripts)) <= 9, scripts
