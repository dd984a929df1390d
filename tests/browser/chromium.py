"""A Chromium to drive: found on the machine, or installed where that may be done.

`python -m tests.browser.chromium` prints its path, or says what is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
"""Chromium that never opens a window: a page costs it far less, and it draws the same."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DEBIAN = Path("/etc/debian_version")
FONT_PACKAGE = "fonts-noto-cjk"

FLAGS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

MISSING = (
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell),"
    " let Playwright do it (.venv/bin/playwright install chromium), or name one in"
    " ANABASIS_CHROMIUM."
)


class NoBrowserError(Exception):
    """There is no Chromium, and none could be installed."""


def flags() -> list[str]:
    """How Chromium is started; its sandbox does not work for root."""
    return [*FLAGS, "--no-sandbox"] if is_root() else [*FLAGS]


def find(playwrights_own: str) -> str:
    """The path of a Chromium; as root on Debian the light one is installed where there is none."""
    found = on_this_machine(playwrights_own)
    wanted = [] if can_draw_japanese() else [FONT_PACKAGE]
    if not found or opens_windows(found):
        wanted.append(SHELL)
    if wanted and is_root() and DEBIAN.exists():
        install(wanted)
        found = on_this_machine(playwrights_own)
    if not found:
        raise NoBrowserError(MISSING)
    return found


def on_this_machine(playwrights_own: str) -> str | None:
    named = os.environ.get("ANABASIS_CHROMIUM")
    if named:
        if not shutil.which(named):
            raise NoBrowserError(f"ANABASIS_CHROMIUM names “{named}”, which is no program.")
        return named
    if Path(playwrights_own).exists():
        return playwrights_own
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def opens_windows(browser: str) -> bool:
    """Whether it is one of the system's whole browsers; one that was named is taken as it is."""
    return "ANABASIS_CHROMIUM" not in os.environ and Path(browser).name in NAMES[1:]


def can_draw_japanese() -> bool:
    """Whether a font has Japanese in it; where that cannot be asked, it is taken for granted."""
    if not shutil.which("fc-list"):
        return True
    listed = subprocess.run(["fc-list", ":lang=ja"], capture_output=True, text=True, check=False)
    return listed.returncode != 0 or listed.stdout != ""


def install(packages: list[str]) -> None:
    """Ask Debian for them, after whoever else asks it now. Whether it worked is seen afterwards."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    wait = ["-o", "DPkg::Lock::Timeout=600"]
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", *wait, *command], capture_output=True, env=quiet, check=False)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def main() -> int:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    try:
        print(find(own))
    except NoBrowserError as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
