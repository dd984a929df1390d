"""How far bots look ahead in a game."""

from __future__ import annotations


class Effort:
    """What a bot may spend on a choice, so that it takes a few milliseconds."""

    def __init__(
        self,
        ahead: int = 2,
        positions: int = 150,
        throws: int = 4,
        sealed: int = 0,
        brisk: bool = False,
    ) -> None:
        self.ahead = ahead
        """Further choices of the same turn that are looked at."""
        self.positions = positions
        """Positions that are looked at for the choice itself."""
        self.throws = throws
        """Throws that are tried where dice have a hand in it."""
        self.sealed = sealed
        """Ways in which others may have answered unseen that are tried before a sealed answer; none
        if the features tell enough of it."""
        self.brisk = brisk
        """Whether of choices that come to the same the one is taken that ends the turn."""
