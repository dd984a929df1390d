"""Text that people type: names and lines of chat."""

from __future__ import annotations

import unicodedata

from anabasis.server.errors import malformed
from anabasis.server.settings import CHAT_SHOWN, CHAT_SHOWN_LETTERS
from anabasis.server.wire import ChatLine


def cleaned(text: str, most: int, what: str) -> str:
    """The text without spaces around it. Control characters, and too much of it, are refused.

    What reorders or hides text (bidirectional controls, characters without a form) is refused too:
    it could make one name pass for another.
    """
    text = unicodedata.normalize("NFC", text.strip())
    if not 1 <= len(text) <= most:
        raise malformed(f"{what} must have 1 to {most} characters.")
    for character in text:
        joins = character in "\u200c\u200d"
        if unicodedata.category(character)[0] == "C" and not joins:
            raise malformed(f"{what} must not have control characters.")
    return text


def last_lines(chat: list[ChatLine]) -> list[ChatLine]:
    """As much of the end of a chat as is shown to who comes to a table."""
    letters = 0
    for count, line in enumerate(reversed(chat)):
        letters += len(line.name) + len(line.text)
        if count == CHAT_SHOWN or letters > CHAT_SHOWN_LETTERS:
            return chat[len(chat) - count :]
    return chat
