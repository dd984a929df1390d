"""The page of a table of The Conquerors, as a person uses it: map, sheets, hand and prompt."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.guest import Guest

PATIENCE = 900
"""So often it is looked whether something is asked, a tenth of a second each."""

MIDDLE = """(place) => {
  const signs = [`[data-place="${place}"]`, `[data-name-of="${place}"]`, `[data-stack="${place}"]`];
  for (const sign of signs) {
    const box = document.querySelector(sign)?.getBoundingClientRect();
    if (!box || box.width === 0) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(x, y)?.closest(".map-svg")) return [x, y];
  }
  return null;
}"""
"""Where a place can be pressed: itself, its name or its counter, if nothing lies over it."""


class Campaign:
    """A guest at a table of The Conquerors, on the side of Macedon."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page
        known = guest.get("/api/games/conquerors")
        self.board: Any = known["board"]
        self.verbs: Any = known["verbs"]

    def sit(self, *seats: str, **options: str) -> Campaign:
        table = self.guest.make_table(*seats, game="conquerors", options=options)
        self.page.goto(f"/t/{table['id']}")
        expect(self.page.locator(".map-svg")).to_be_visible()
        self.wait()
        return self

    # ---- what is asked

    @property
    def view(self) -> Any:
        return self.guest.board()["view"]

    @property
    def legal(self) -> list[str]:
        found: list[str] = self.guest.board()["legal"]
        return found

    @property
    def question(self) -> str:
        prompt = self.guest.board()["prompt"]
        return prompt["key"] if prompt else ""

    def is_over(self) -> bool:
        return self.page.locator("dialog.end[open]").count() > 0

    def wait(self) -> None:
        """Until something is asked, or the game is over."""
        asking = self.page.locator(".prompt.asking:not([aria-busy=true])")
        for _ in range(PATIENCE):
            if self.is_over():
                return
            if asking.count() > 0:
                self.guest.wait_for_ways()
                if self.legal:
                    return
            self.page.wait_for_timeout(100)
        raise AssertionError("nothing was asked")

    # ---- where it is done

    def words(self, action: str) -> list[tuple[str, str]]:
        """The words of an action, each with its domain."""
        verb, *words = action.split(" ")
        return list(zip(self.verbs[verb], words, strict=True))

    def place(self, action: str) -> str | None:
        """The place of the map at which an action stands."""
        found = None
        view, board = self.view, self.board
        for domain, word in self.words(action):
            at = None
            if domain in ("space", "city"):
                at = word
            elif domain == "treasury":
                at = (view["treasuries"].get(word) or {}).get("at") or board["treasuries"][word][
                    "at"
                ]
            elif domain in ("army", "fleet"):
                at = (view["armies" if domain == "army" else "fleets"].get(word) or {}).get("at")
            elif domain == "province":
                found = f"province:{word}"
            found = f"space:{at}" if at else found
        return found

    def held(self, action: str) -> str | None:
        """The card or leader in hand at which an action stands."""
        hand = self.view["cards"]["hand"] or []
        leaders = self.view["leaders"]["hand"] or []
        for domain, word in self.words(action):
            if domain == "card" and word in hand:
                return f"card:{word}"
            if domain == "leader" and word in leaders:
                return f"leader:{word}"
            if domain == "use":
                for card in hand:
                    if any(one["use"] == word for one in self.board["cards"][card]["uses"]):
                        return f"card:{card}"
        return None

    # ---- what is pressed

    def touch(self, what: Any) -> None:
        if self.guest.is_phone:
            what.tap()
        else:
            what.click()

    def press(self, place: str) -> None:
        """Press a lit place: with a finger on its counter or its name, else by keys."""
        lit = self.page.locator(f'[data-place="{place}"][data-light=true]')
        expect(lit).to_have_count(1)
        if not self.guest.is_phone:
            lit.focus()
            self.page.keyboard.press("Enter")
            return
        self.page.locator(".map-jump").select_option(place)
        self.page.wait_for_timeout(60)
        spot = self.page.evaluate(MIDDLE, place)
        assert spot is not None, f"{place} lies under something"
        self.page.touchscreen.tap(*spot)

    def do(self, action: str) -> None:
        """Do a legal action where it stands: on the map, in a sheet, on a card or in the prompt."""
        sent = len(self.guest.acts())
        place, held = self.place(action), self.held(action)
        buttons = self.page.locator(".prompt-buttons .button.act")
        if held is not None:
            alike = [one for one in self.legal if self.held(one) == held]
            self.touch(self.page.locator(f'[data-name="{held}"]').first)
        elif place is not None:
            alike = [one for one in self.legal if self.place(one) == place]
            self.press(place)
            buttons = self.page.locator(".cq-sheet .map-actions .button")
        else:
            alike = [one for one in self.legal if not self.place(one) and not self.held(one)]
        if len(alike) > 1 or (held is None and place is None):
            expect(buttons).to_have_count(len(alike))
            self.touch(buttons.nth(alike.index(action)))
        doubt = self.page.locator(".prompt-buttons > .quiet:not(#undo)")
        for _ in range(PATIENCE):
            if len(self.guest.acts()) > sent:
                return
            if held is not None and len(alike) == 1 and doubt.count() > 0:
                self.touch(buttons.first)
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{action} was not done")
