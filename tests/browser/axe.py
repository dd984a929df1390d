"""axe-core, run inside a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
GRAVE = {"serious", "critical"}


def violations(page: Page) -> list[str]:
    """The serious and critical violations of a page, one line each."""
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations"""
    )
    return [
        f"{one['impact']}: {one['id']}: {node['target']}: {node['failureSummary']}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
