"""Why not: the answer to a click on anything that cannot be done now.

An action that answers what is asked is refused by its own rule. Any other is not asked for now: the
answer says what is, and if a step of the same choice comes first, which.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from anabasis.core.door import beside, elsewhere, objection
from anabasis.core.game import Game
from anabasis.core.grammar import GrammarError
from anabasis.core.message import Refusal
from anabasis.core.position import NOT_NOW, Action, P
from anabasis.core.ways import START, WayStep, line_to, ways

NOT_YET: Final = "not-yet"


class Reasons(Generic[P]):
    """Why a seat cannot do things at one position, as far as it can know."""

    def __init__(
        self, game: Game[P], position: P, seat: int, steps: list[WayStep] | None = None
    ) -> None:
        """`steps` are the ways from there, where they have been found already."""
        self.game = game
        self.position = position
        self.seat = seat
        self.steps = steps
        self.looked_ahead = False
        """Whether it depends on them what was answered."""

    def about(self, text: str) -> Refusal | None:
        """About an action (`head B7`) or a place (`space:B7`); None if it can be done."""
        domain, colon, word = text.partition(":")
        if colon and " " not in domain:
            return self.about_place(domain, word)
        return self.about_action(self.game.grammar.read(text))

    def about_action(self, action: Action[P, Any]) -> Refusal | None:
        refusal = self._objection(action)
        if refusal is None or refusal.key != NOT_NOW:
            return refusal
        return self._later([action.text()], []) or refusal

    def about_place(self, domain: str, word: str) -> Refusal | None:
        """The likeliest of what a click there could mean; None if any of that can be done."""
        if not self.game.is_place(domain, word):
            raise GrammarError(f"“{domain[:40]}:{word[:40]}” is nothing in this game")
        closed = elsewhere(self.game, self.position, self.seat)
        if closed is not None and not self._may_interject():
            return closed
        refusals: list[Refusal] = []
        for action in self.game.meant(self.position, self.seat, domain, word):
            refusal = self._objection(action)
            if refusal is None:
                return None
            refusals.append(refusal)
        if refusals:
            return refusals[0]
        if closed is not None:
            return closed
        decision = self.game.decision(self.position)
        later = self._later([], self.game.named_at(self.position, self.seat, domain, word))
        return later or decision.not_now(self.position, self.seat)

    def _may_interject(self) -> bool:
        """Whether the seat may say something while another is asked."""
        agenda = self.position.agenda
        return bool(agenda) and self.seat in beside(self.position, agenda[-1].as_decision())

    def _objection(self, action: Action[P, Any]) -> Refusal | None:
        return objection(self.game, self.position, self.seat, self.position.opened, action)

    def _later(self, actions: list[str], places: list[str]) -> Refusal | None:
        """What comes first, if a later step of the same choice is meant."""
        self.looked_ahead = True
        if self.steps is None:
            self.steps = ways(self.game, self.position, self.seat)
        for number, step in enumerate(self.steps):
            if step.after == START:
                continue
            if step.action in actions or any([name in places for name in self._names(step.action)]):
                case = self.game.decision(self.position).case
                first = line_to(self.steps, number)[0]
                return Refusal(case, NOT_YET, {"first": f"action:{first}"})
        return None

    def _names(self, text: str) -> list[str]:
        """What an action names, as `domain:word`."""
        action = self.game.grammar.read(text)
        return [field.word(arg) for field, arg in zip(action.fields, action.args(), strict=True)]


def why_not(
    game: Game[P], position: P, seat: int, text: str, steps: list[WayStep] | None = None
) -> Refusal | None:
    """Why the seat cannot do an action or anything at a place now; None if it can. `steps` are the
    ways from there, where they have been found already."""
    return Reasons(game, position, seat, steps).about(text)
