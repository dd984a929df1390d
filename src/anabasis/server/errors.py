"""What cannot be granted, for reasons that a person can understand: a code word and one line.

`http/faults.py` says which status each code word has over HTTP; nothing else knows of statuses.
"""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    """The kinds of problems, by the words that clients are told."""

    # the request itself
    MALFORMED = "malformed"
    UNREADABLE = "unreadable"
    WRONG_METHOD = "wrong-method"
    WRONG_MEDIA_TYPE = "wrong-media-type"
    REFUSED = "refused"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    OTHER_ORIGIN = "other-origin"
    # what there is not
    UNKNOWN = "unknown"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_LANGUAGE = "unknown-language"
    UNKNOWN_TABLE = "unknown-table"
    UNKNOWN_WINDOW = "unknown-window"
    NO_MOMENT = "no-moment"
    NO_TUTORIAL = "no-tutorial"
    NO_PICTURE = "no-picture"
    # what is not yours
    NO_GUEST = "no-guest"
    NOT_INVITED = "not-invited"
    NOT_YOUR_SEAT = "not-your-seat"
    # sitting down
    NOT_OPEN = "not-open"
    SEATED = "seated"
    TAKEN = "taken"
    TOO_MANY_TABLES = "too-many-tables"
    CROWDED = "crowded"
    # the game
    NOT_BEGUN = "not-begun"
    NOT_RUNNING = "not-running"
    NOT_FINISHED = "not-finished"
    RESIGNED = "resigned"
    UNPLAYABLE = "unplayable"
    TOO_LONG = "too-long"
    CHAT_FULL = "chat-full"
    NO_VOTES = "no-votes"
    NO_VOTE = "no-vote"
    VOTE_OPEN = "vote-open"
    LESSON = "lesson"
    NO_LESSON = "no-lesson"
    # an uploaded record
    UNREADABLE_RECORD = "unreadable-record"
    # the server
    NOT_STORED = "not-stored"
    INTERNAL = "internal"


class Problem(Exception):
    """Something that cannot be granted. Nothing has changed."""

    def __init__(self, code: Code, message: str, wait: float | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.wait = wait
        """After so many seconds it can be granted, where that is known."""


def malformed(message: str) -> Problem:
    return Problem(Code.MALFORMED, message)


def not_stored(message: str) -> Problem:
    return Problem(Code.NOT_STORED, message)


def too_many(wait: float) -> Problem:
    return Problem(Code.TOO_MANY, "Too much at once; wait a moment.", wait)


def unknown_table() -> Problem:
    return Problem(Code.UNKNOWN_TABLE, "There is no such table.")


def not_your_seat() -> Problem:
    return Problem(Code.NOT_YOUR_SEAT, "That seat is not yours.")
