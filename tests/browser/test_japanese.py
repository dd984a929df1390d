"""The whole page speaks Japanese, by a switch or by the browser's language, and nothing else."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.reviewed import upload
from tests.browser.table import TablePage

ROOT = Path(__file__).parent.parent.parent
FILES = ("web/messages", "src/anabasis/messages", "src/anabasis/games/alexandros/messages")

RAW_KEY = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
ENGLISH = re.compile(r"[A-Za-z]{2,}[ ,.…]+[A-Za-z]{2,}")
"""Two words of Latin letters in a row."""

TEXTS = """() => {
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const inside = walk.currentNode.parentElement;
        if (!inside.closest("script, style, [lang=en]")) texts.push(walk.currentNode.data);
    }
    for (const one of document.querySelectorAll("*")) {
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
            const value = one.getAttribute(name);
            if (value && !one.closest("[lang=en]")) texts.push(value);
        }
    }
    return [...texts, document.title].map((text) => text.trim()).filter((text) => text !== "");
}"""


def texts(page: Page) -> set[str]:
    """Everything that the page says, seen or only heard."""
    found: list[str] = page.evaluate(TEXTS)
    return set(found)


def plain_messages(language: str) -> dict[str, str]:
    """The messages that are always the same words, by their keys."""
    found: dict[str, str] = {}
    for folder in FILES:
        source = (ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if not isinstance(entry, Message) or entry.value is None:
                continue
            words = [one.value for one in entry.value.elements if isinstance(one, TextElement)]
            if len(words) == len(entry.value.elements):
                found[entry.id.name] = "".join(words).strip()
    return found


ENGLISH_WORDS = set(plain_messages("en").values()) - set(plain_messages("ja").values())


def assert_japanese(guest: Guest, names: set[str]) -> None:
    """The page says nothing in English but names."""
    said = texts(guest.page)
    assert [text for text in said if RAW_KEY.match(text)] == []
    assert said & ENGLISH_WORDS == set()
    left = {text for text in said if ENGLISH.search(strip(text, names))}
    assert left == set()
    assert any(JAPANESE.search(text) for text in said)


def strip(text: str, names: set[str]) -> str:
    for name in names | {"Anabasis", "MIT License", "Natural Earth"}:
        text = text.replace(name, "")
    return text


@pytest.fixture
def reader(arrive: Arrive) -> Guest:
    """Somebody whose browser prefers Japanese."""
    return arrive(locale="ja-JP")


def own_names(guest: Guest) -> set[str]:
    """The names on the page that are nobody's words: the guest's own, and the games'."""
    titles = {game["title"] for game in guest.get("/api/games")}
    return titles | {guest.get("/api/me")["name"]}


def test_switching_the_language(guest: Guest) -> None:
    page = guest.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="日本語").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_role("heading", level=2, name="Your tables")).to_have_count(0)
    expect(page.locator(".games li").first).to_be_visible()
    assert_japanese(guest, own_names(guest))
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", level=2, name="Your tables")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new", "/rules/alexandros"])
def test_pages(reader: Guest, path: str) -> None:
    page = reader.page
    page.goto(path)
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    if path.startswith("/rules"):
        expect(page.locator(".rule").first).to_be_visible()
        assert [text for text in texts(page) if RAW_KEY.match(text)] == []
    else:
        assert_japanese(reader, own_names(reader))


def test_a_game(reader: Guest) -> None:
    page = reader.page
    table = TablePage(reader).open(reader.make_table("me", "greedy", "greedy"))
    names = own_names(reader) | {seat["name"] for seat in reader.board()["table"]["seats"]}
    chance = random.Random(13)
    for _ in range(20):
        table.play_one(chance)
    table.wait_for_turn()
    assert_japanese(reader, names - {""})
    page.keyboard.press("a")
    expect(page.locator(".action-list li").first).to_be_visible()
    assert_japanese(reader, names - {""})
    page.keyboard.press("Escape")
    for key in ("m", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_japanese(reader, names - {""})
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_why_not(reader: Guest) -> None:
    table = TablePage(reader).open(reader.make_table("me", "greedy", options={"starter": "seat-1"}))
    table.wait_for_turn()
    table.click_space("B7")
    expect(table.note.locator("p")).to_contain_text(JAPANESE)
    assert not ENGLISH.search(table.note.inner_text())


def test_the_lesson(reader: Guest) -> None:
    lesson = json.loads(reader.ask("POST", "/api/games/alexandros/tutorial"))
    TablePage(reader).open(lesson)
    expect(reader.page.locator(".lesson-words")).to_contain_text(JAPANESE)
    names = own_names(reader) | {seat["name"] for seat in reader.board()["table"]["seats"]}
    assert_japanese(reader, names - {""})


def test_the_end(reader: Guest) -> None:
    page = reader.page
    page.goto(f"/t/{upload(reader)['id']}")
    TablePage(reader).laid()
    page.locator(".prompt-buttons .button").first.click()
    expect(page.locator("dialog.end")).to_be_visible()
    assert_japanese(reader, own_names(reader))


@pytest.mark.parametrize("path", ["/", "/new", "/rules/alexandros", "table"])
def test_no_key_is_left_without_its_english_text(guest: Guest, path: str) -> None:
    if path == "table":
        TablePage(guest).open(guest.make_table("me", "greedy")).wait_for_turn()
    else:
        guest.page.goto(path)
    guest.page.wait_for_load_state("networkidle")
    assert [text for text in texts(guest.page) if RAW_KEY.match(text)] == []
