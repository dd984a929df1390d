"""Text that people type: names and lines of chat."""

from __future__ import annotations

import unicodedata
from typing import Final

from anabasis.server.errors import malformed
from anabasis.server.settings import CHAT_SHOWN, CHAT_SHOWN_LETTERS
from anabasis.server.wire import ChatLine

_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
).union(map(chr, range(0xFE00, 0xFE0E)))
"""Letters, marks and symbols by name, without a form."""
_JOINERS: Final = frozenset("\u200c\u200d")
_EMOJI_FORM: Final = frozenset("\ufe0e\ufe0f")
_IDEOGRAPH_FORM: Final = frozenset(map(chr, range(0xE0100, 0xE01F0)))
_KEYCAPS: Final = frozenset("0123456789#*")
_UNJOINED: Final = frozenset(
    {"LATIN", "GREEK", "CYRILLIC", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "COMBINING", "HEBREW"}
)
"""Scripts whose letters look the same joined or not."""


def cleaned(text: str, most: int, what: str) -> str:
    """The text as it is kept: composed, and with single spaces between words.

    It must have 1 to `most` characters, something to see among them, and nothing that cannot be
    seen: what is hidden, blank, or reorders a line could make one name pass for another.
    """
    text = unicodedata.normalize("NFC", text.strip())
    for before, character, after in zip(" " + text, text, text[1:] + " ", strict=False):
        if not _may_stand(before, character, after):
            raise malformed(f"{what} must not have characters that cannot be seen.")
    text = " ".join(text.split())
    if not 1 <= len(text) <= most:
        raise malformed(f"{what} must have 1 to {most} characters.")
    if not any(unicodedata.category(character)[0] in "LNPS" for character in text):
        raise malformed(f"{what} must have something to see.")
    return text


def _may_stand(before: str, character: str, after: str) -> bool:
    """Whether a character shows, or is a space, or changes how its neighbours are shown."""
    if character in _JOINERS:
        return _joins(before, after)
    if character in _EMOJI_FORM:
        return before in _KEYCAPS or unicodedata.category(before)[0] == "S"
    if character in _IDEOGRAPH_FORM:
        return unicodedata.name(before, "").startswith("CJK ")
    kind = unicodedata.category(character)
    return character not in _BLANK and kind[0] != "C" and kind not in {"Zl", "Zp"}


def _joins(before: str, after: str) -> bool:
    """Whether a joiner between these two can be seen: in emoji, and in scripts whose letters change
    their shapes."""
    if after in _BLANK or unicodedata.category(after)[0] not in "LMS":
        return False
    if before in _EMOJI_FORM or unicodedata.category(before)[0] == "S":
        return unicodedata.category(after)[0] == "S"
    script = unicodedata.name(before, "").partition(" ")[0]
    return unicodedata.category(before)[0] in "LM" and script not in _UNJOINED


def last_lines(chat: list[ChatLine]) -> list[ChatLine]:
    """As much of the end of a chat as is shown to who comes to a table."""
    letters = 0
    for count, line in enumerate(reversed(chat)):
        letters += len(line.name) + len(line.text)
        if count == CHAT_SHOWN or letters > CHAT_SHOWN_LETTERS:
            return chat[len(chat) - count :]
    return chat
