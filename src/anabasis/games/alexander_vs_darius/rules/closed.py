"""3.0.2 Choices that hang on what is in a closed stack, and on nothing else that all see."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Step
from anabasis.games.alexander_vs_darius.state import Campaign


class ClosedStep(Step[Campaign]):
    """A step that is asked even where a single answer is left, unless the other player knows the
    stacks: who is not asked would have told him what he has."""

    def is_open(self, position: Campaign) -> bool:
        """Whether the other player knows what the answers hang on."""
        raise NotImplementedError

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        if not self.is_open(position):
            options = self.options(position, self.seat)
            if options:
                position.offered = options
                return False
        return super().run_alone(position, die, log)
