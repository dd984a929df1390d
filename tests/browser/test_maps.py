"""Maps from GeoJSON: every place is named, pressed, walked to and read, on any screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.maps import Line, MapPage, build, meetings

MAPS = {"campaign": 29, "grand": 43, "darius": 96, "conquerors": 173}
"""The maps, with how many places each has."""

WIDE = {"viewport": {"width": 1280, "height": 720}}
NARROW: dict[str, Any] = {
    "viewport": {"width": 375, "height": 720},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LEGIBLE = 8.3
READABLE = 11
"""Pixels that letters are high at least: when all is shown, and where one has gone to."""

Show = Callable[..., MapPage]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("maps")
    build(made)
    return made


@pytest.fixture
def show(browser: Browser, folder: Path) -> Iterator[Show]:
    """Opens maps, and closes them; none may end with an error in its console."""
    opened: list[MapPage] = []

    def open_one(which: str, **settings: Any) -> MapPage:
        opened.append(MapPage(browser, folder, which, **settings))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


@pytest.fixture(params=[*MAPS])
def which(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_every_place_is_named(show: Show, which: str) -> None:
    shown = show(which, **WIDE)
    places = shown.places()
    assert len(places) == len(set(places)) == MAPS[which]
    labels = shown.page.eval_on_selector_all("[data-place]", "all => all.map(one => one.ariaLabel)")
    assert all(re.fullmatch(r"[A-Z]\w.*|On|Is|the \w+", label) for label in labels), labels
    assert shown.page.get_by_role("button", name=re.compile(".")).count() >= MAPS[which]
    assert {line.of for line in shown.lines() if line.of} == set(places)


def test_a_click_on_a_name_or_in_the_middle_chooses_the_place(show: Show, which: str) -> None:
    shown = show(which, **WIDE)
    middles = shown.page.evaluate("window.middles")
    lines = {line.of: line for line in shown.lines()}
    for key in shown.places():
        for x, y in (
            middle_of(lines[key]),
            shown.page.evaluate("([x, y]) => window.onScreen(x, y)", middles[key]),
        ):
            shown.page.mouse.click(x, y)
            expect(shown.page.locator(".pressed")).to_have_attribute("data-pressed", key)


def test_arrow_keys_walk_to_every_place(show: Show, which: str) -> None:
    shown = show(which, **WIDE)
    page = shown.page
    page.keyboard.press("Tab")
    first = shown.focused()
    assert first is not None, "Tab enters the map"
    leads: dict[str, dict[str, str]] = page.evaluate("window.stepsByKey()")
    reached, waiting = {first}, [first]
    while waiting:
        new = set(leads[waiting.pop()].values()) - reached
        reached |= new
        waiting += new
    assert set(shown.places()) - reached == set()

    page.evaluate("key => document.querySelector(`[data-place='${key}']`).focus()", first)
    for arrow in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        expected = leads[shown.focused() or ""].get(arrow, shown.focused())
        page.keyboard.press(arrow)
        assert shown.focused() == expected
    ring = ".map-target:focus-visible :is(.map-focus, .map-point-focus)"
    expect(page.locator(ring)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".pressed")).to_have_attribute("data-pressed", shown.focused() or "")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_name_is_cut_or_meets_another(show: Show, which: str, language: str) -> None:
    shown = show(which, language=language, **WIDE)
    lines = shown.lines()
    assert {line.of for line in lines if line.of} == set(shown.places()), "all can be read at once"
    sheet = shown.page.locator(".map-sea").bounding_box()
    assert sheet is not None
    edges = (sheet["x"], sheet["y"], sheet["x"] + sheet["width"], sheet["y"] + sheet["height"])
    assert edges[0] >= 0 and edges[1] >= 0 and edges[2] <= 1280 and edges[3] <= 720
    assert [line.text for line in lines if not line.is_within(*edges)] == []
    assert [line.text for line in lines if line.size < LEGIBLE] == []
    assert [line.text for line in lines if line.natural > 1.03 * line.room] == [], "squeezed"
    assert meetings(lines) == []


def test_a_planted_overlap_is_seen(show: Show) -> None:
    """So that seeing none means something."""
    shown = show("campaign", **WIDE)
    shown.page.evaluate(
        """() => {
            const [one, other] = document.querySelectorAll(".map-name text");
            other.setAttribute("transform", one.getAttribute("transform"));
        }"""
    )
    assert len(meetings(shown.lines())) > 0


@pytest.mark.parametrize(("which", "language"), [*((one, "en") for one in MAPS), ("darius", "ja")])
def test_going_to_a_place_on_a_phone_shows_its_name_whole(
    show: Show, which: str, language: str
) -> None:
    shown = show(which, language=language, **NARROW | {"device_scale_factor": 1})
    page = shown.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    for key in shown.places():
        page.select_option(".map-jump", key)
        shown.settle()
        assert shown.focused() == key
        lines = shown.lines()
        own = [line for line in lines if line.of == key]
        assert own != [], f"{key} has no name"
        assert all(line.is_within(0, 0, 375, 720) for line in own), f"the name of {key} is cut"
        assert min(line.size for line in own) >= READABLE, f"the name of {key} is too small"
        assert covered(shown, own) == [], f"the name of {key} is covered"
        assert meetings(lines) == []


def test_zooming_in_on_a_phone_brings_more_names(show: Show, which: str) -> None:
    shown = show(which, **NARROW)
    nearer = shown.page.get_by_role("button", name="Nearer")
    counts = []
    for _ in range(5):
        lines = shown.lines()
        assert meetings(lines) == []
        counts.append(shown.page.locator(".map-name[data-name-of]").count())
        nearer.tap()
        shown.settle()
    assert counts[0] >= 6 and counts == sorted(counts), counts
    assert counts[-1] == MAPS[which] > counts[0], counts


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [WIDE, NARROW], ids=["wide", "narrow"])
def test_axe_finds_nothing(show: Show, which: str, theme: str, screen: dict[str, Any]) -> None:
    shown = show(which, theme=theme, states="all", **screen)
    assert violations(shown.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_names_stand_out_from_their_ground(show: Show, which: str, theme: str) -> None:
    """Contrast of every style of name with its halo, as axe cannot see it in a drawing."""
    shown = show(which, theme=theme, **WIDE)
    colours: dict[str, list[str]] = shown.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".map-name")].map(one => {
            const { fill, stroke } = getComputedStyle(one.querySelector("text"));
            return [one.classList[1], [fill, stroke]];
        }))"""
    )
    assert len(colours) >= 2
    assert {style: pair for style, pair in colours.items() if contrast(*pair) < 4.5} == {}


def test_states_are_told_by_more_than_colour(show: Show) -> None:
    shown = show("darius", states="all", **WIDE)
    signs: dict[str, str] = shown.page.evaluate("window.linesOfSigns()")
    assert len(set(signs.values())) == len(signs) == 5, signs
    hatches: list[str] = shown.page.eval_on_selector_all(
        ".map-held .map-hatch", "all => all.map(one => one.getAttribute('fill').slice(5, -1))"
    )
    drawn = {
        pattern: shown.page.locator(f"#{pattern.replace('map-', '')} path").get_attribute("d")
        for pattern in set(hatches)
    }
    assert len(drawn) == len(set(drawn.values())) == 6
    owned = shown.page.locator(".map-owned").count()
    assert owned > 10
    expect(shown.page.locator(".map-owned .map-point-mark")).to_have_count(owned)
    expect(shown.page.locator(".map-path-head")).to_have_count(2)


def test_the_map_is_moved_by_hand_and_keys_and_remembers(show: Show) -> None:
    shown = show("grand", **WIDE)
    page = shown.page
    world = page.locator(".map-svg > g")
    whole = world.get_attribute("transform")
    page.mouse.move(640, 360)
    page.mouse.wheel(0, -600)
    shown.settle()
    near = world.get_attribute("transform")
    assert near != whole
    page.mouse.down()
    page.mouse.move(500, 300, steps=4)
    page.mouse.up()
    assert shown.pressed() == "", "a drag is no click"
    moved = world.get_attribute("transform")
    assert moved != near
    page.reload()
    expect(world).to_have_attribute("transform", moved or "")
    page.keyboard.press("Tab")
    page.keyboard.press("0")
    expect(world).to_have_attribute("transform", whole or "")


def test_a_finger_chooses_what_it_touches(show: Show) -> None:
    shown = show("conquerors", **NARROW)
    for key in ("space:athens", "space:rhodes", "province:egypt"):
        shown.page.select_option(".map-jump", key)
        shown.settle()
        line = next(line for line in shown.lines() if line.of == key)
        shown.page.touchscreen.tap(*middle_of(line))
        expect(shown.page.locator(".pressed")).to_have_attribute("data-pressed", key)


def middle_of(line: Line) -> tuple[float, float]:
    return sum(x for x, _ in line.corners) / 4, sum(y for _, y in line.corners) / 4


def covered(shown: MapPage, lines: list[Line]) -> list[str]:
    """Lines under a button or the list of places."""
    return [
        line.text
        for line in lines
        if shown.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('.map-svg') === null",
            middle_of(line),
        )
    ]


def contrast(one: str, other: str) -> float:
    """How much lighter the lighter of two colours is (WCAG)."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
