"""Lighthouse's scores of the lobby and of a game: `python -m bench.lighthouse` prints JSON.

Lighthouse opens its own tab in a Chromium that already sits at a table, so that the game is seen
as its player sees it.
"""

import json
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.chromium import find, flags
from tests.browser.serving import TableServer

HERE = Path(__file__).parent
PROGRAM = HERE / "node_modules/lighthouse/cli/index.js"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
SCREENS: dict[str, list[str]] = {"desktop": ["--preset=desktop"], "phone": []}
TABLE = {"game": "alexandros", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}


def audit(address: str, port: int, screen: str) -> dict[str, Any]:
    """The scores of one page, from 0 to 100, and what cost points."""
    options = [*SCREENS[screen], f"--only-categories={','.join(CATEGORIES)}", f"--port={port}"]
    options += ["--disable-storage-reset", "--output=json", "--quiet"]
    ran = subprocess.run(
        ["node", str(PROGRAM), address, *options], capture_output=True, text=True, check=False
    )
    if ran.returncode != 0:
        sys.exit(f"lighthouse failed: {ran.stderr.strip()}")
    report = json.loads(ran.stdout)
    scores = {name: round(report["categories"][name]["score"] * 100) for name in CATEGORIES}
    weighty = {
        one["id"]
        for name in CATEGORIES
        for one in report["categories"][name]["auditRefs"]
        if one["weight"] > 0
    }
    audits = report["audits"]
    failed = sorted(one for one in weighty if audits[one]["score"] not in {None, 1})
    return {**scores, "failed": failed}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> None:
    if not PROGRAM.exists():
        sys.exit("Lighthouse is not installed: run “make lighthouse”.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder))
        server.start()
        port = free_port()
        context = playwright.chromium.launch_persistent_context(
            Path(folder, "profile"),
            executable_path=find(playwright.chromium.executable_path),
            base_url=server.base,
            args=[*flags(), f"--remote-debugging-port={port}"],
        )
        try:
            table = context.request.post("/api/tables", data=TABLE).json()
            pages = {"lobby": f"{server.base}/", "game": f"{server.base}/t/{table['id']}"}
            report = {
                name: {screen: audit(address, port, screen) for screen in SCREENS}
                for name, address in pages.items()
            }
        finally:
            context.close()
            server.stop()
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
