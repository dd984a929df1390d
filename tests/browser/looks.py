"""A page as different readers have it before them: window, light or dark, and language.

One page goes through all of them, because coming anew takes far longer than another window.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.guest import Guest
from tests.browser.sizes import WINDOWS


class Look(NamedTuple):
    """One of them."""

    size: str
    theme: Literal["light", "dark"]
    language: str

    def __str__(self) -> str:
        return "-".join(self)


def _pairs() -> Iterator[Look]:
    """Every two of size, theme and language occur together; the languages one after the other."""
    for place, size in enumerate(WINDOWS):
        yield Look(size, "dark" if place % 2 else "light", "en")
    for place, size in enumerate(WINDOWS):
        yield Look(size, "light" if place % 2 else "dark", "ja")


LOOKS: Final = list(_pairs())

HANDS: Final[dict[str, dict[str, Any]]] = {"mouse": {}, "finger": WINDOWS["375"]}
"""What a context cannot change later: whether it is touched."""


def looks_of(hand: str) -> list[Look]:
    """The looks of who has a mouse, or of who has a finger."""
    touched = hand == "finger"
    return [look for look in LOOKS if bool(WINDOWS[look.size].get("has_touch")) == touched]


@contextmanager
def seen_as(guest: Guest, look: Look) -> Iterator[Page]:
    """The page of a guest in that look. What fails in it says so."""
    page = guest.page
    page.set_viewport_size(WINDOWS[look.size]["viewport"])
    page.emulate_media(color_scheme=look.theme)
    if page.locator("html").get_attribute("lang") != look.language:
        page.evaluate(
            "one => localStorage.setItem('anabasis.language', JSON.stringify(one))", look.language
        )
        page.reload()
        expect(page.locator(f"html[lang={look.language}]")).to_be_attached()
    try:
        yield page
    except (AssertionError, LookupError, RuntimeError) as error:
        error.add_note(f"as seen: {look}")
        raise


PATIENCE = 20
"""Tenths of a second in which a page comes to rest."""

UNREADABLE = Path(__file__).with_name("readable.js").read_text(encoding="utf-8")


def assert_readable(thing: Locator, *words: str) -> None:
    """It is there with these words, whole, in the window, under nothing else and in contrast.

    A page fits its words to a new window in the frame after it, so that this is waited for.
    """
    for one in words:
        expect(thing).to_contain_text(one)
    expect(thing).to_be_visible()
    found: list[str] = []
    for _ in range(PATIENCE):
        found = thing.evaluate(UNREADABLE)
        if not found:
            return
        thing.page.wait_for_timeout(100)
    raise AssertionError(f"{thing.inner_text()!r}: {found}")


def assert_fits(page: Page) -> None:
    """The page is as wide as the window and no wider."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
