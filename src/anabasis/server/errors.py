"""What goes wrong for reasons that a person can understand: a status, a short word, one line."""

from __future__ import annotations

from anabasis.core.message import Refusal
from anabasis.server.wire import Fault, FaultBody


class Problem(Exception):
    """A request that cannot be granted. Nothing has changed."""

    def __init__(
        self, status: int, code: str, message: str, refusal: Refusal | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.refusal = refusal

    def body(self) -> FaultBody:
        """What the client is told."""
        refusal = self.refusal
        if refusal is None:
            return FaultBody(Fault(self.code, self.message))
        return FaultBody(
            Fault(self.code, self.message, refusal.case, refusal.key, dict(refusal.params))
        )


def malformed(message: str) -> Problem:
    return Problem(400, "malformed", message)


def unknown_table() -> Problem:
    return Problem(404, "unknown-table", "There is no such table.")


def not_your_seat() -> Problem:
    return Problem(403, "not-your-seat", "That seat is not yours.")
