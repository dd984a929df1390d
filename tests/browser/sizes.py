"""The windows in which pages are looked at, from a large screen to a phone."""

from __future__ import annotations

from typing import Any, Final

WINDOWS: Final[dict[str, dict[str, Any]]] = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "1280": {"viewport": {"width": 1280, "height": 800}},
    "812x375": {"viewport": {"width": 812, "height": 375}, "has_touch": True, "is_mobile": True},
    "768": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "375": {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True},
}

LAPTOP: Final = {"width": 1280, "height": 720}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 375, "height": 720},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
