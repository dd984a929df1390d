"""`anabasis versions`: whether rules and components have changed without their versions."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from anabasis.cli.output import print_json
from anabasis.core.game import Game
from anabasis.core.registry import find_game, game_ids
from anabasis.core.versions import spoken
from anabasis.lab import versions
from anabasis.lab.versions import VersionFile


def check_versions(game_ids: list[str], as_json: bool) -> int:
    """Say of each game whether its versions still stand for what it is; 1 if one does not."""
    games = chosen(game_ids)
    found = {game.id: versions.complaints(game) for game in games}
    if as_json:
        print_json([described(game, found[game.id]) for game in games])
    else:
        for game in games:
            print(f"{game.id}: {spoken(game.versions.newest())}{state(game)}")
            for complaint in found[game.id]:
                print(f"  {complaint}", file=sys.stderr)
    return 1 if any(found.values()) else 0


def described(game: Game[Any], found: list[str]) -> dict[str, Any]:
    file = versions.recorded(game)
    return {
        "game": game.id,
        "rules": game.rules_version,
        "components": game.components_version,
        "released": file is not None and file.released,
        "kept": [spoken(version) for version in game.versions.kept],
        "complaints": found,
    }


def state(game: Game[Any]) -> str:
    """Whether the newest version is released, and which earlier ones are kept."""
    file = versions.recorded(game)
    kept = ", ".join([spoken(version) for version in game.versions.kept])
    released = "released" if file is not None and file.released else "not released"
    return f", {released}{f'; kept: {kept}' if kept else ''}"


def write_versions(game_ids: list[str], change: Callable[[Game[Any]], VersionFile]) -> int:
    """Write the games' files anew, after a change."""
    for game in chosen(game_ids):
        print(f"{game.id}: {versions.write(game, change(game))}")
    return 0


def chosen(wanted: list[str]) -> list[Game[Any]]:
    """The games that are named, or all."""
    return [find_game(game_id) for game_id in wanted or game_ids()]
