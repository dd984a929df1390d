"""The frames of a WebSocket, as far as they are read and written here.

Nearly all that a client sends are texts in one frame each, and all that it is sent are. Those are
dealt with here, in a fraction of the time that the library takes; every other frame, and every rule
that one can break, is the library's business.
"""

from __future__ import annotations

import struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library was installed without its compiled part
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a text that is all in this frame, and not compressed."""
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""Instead of a size: it is in so many bytes that follow."""
TOO_LARGE: Final = -1


def head(size: int) -> bytes:
    """What goes before a text of so many bytes: a message in one frame, not compressed."""
    if size < TWO_BYTES:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return struct.pack(">BBH", TEXT, TWO_BYTES, size)
    return struct.pack(">BBQ", TEXT, EIGHT_BYTES, size)


def frame_end(data: bytes, at: int, most: int) -> int:
    """Where the frame ends that begins there; 0 as long as it is not all there, and `TOO_LARGE` if
    it says that it has more than `most` bytes: that one is not waited for."""
    there = len(data) - at
    if there < 2:
        return 0
    size = data[at + 1] & ~MASKED
    end = at + (6 if data[at + 1] & MASKED else 2)
    if size >= TWO_BYTES:
        more = 2 if size == TWO_BYTES else 8
        if there < 2 + more:
            return 0
        size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        end += more
    if size > most:
        return TOO_LARGE
    end += size
    return end if end <= len(data) else 0


def whole_text(frame: bytes) -> bytes | None:
    """The text that a client sent in that frame; None if it is any other frame."""
    if frame[0] != TEXT or frame[1] < MASKED:
        return None
    size = frame[1] & ~MASKED
    start = 2 if size < TWO_BYTES else 4 if size == TWO_BYTES else 10
    return apply_mask(frame[start + 4 :], frame[start : start + 4])
