"""`anabasis games`: which games are installed."""

from __future__ import annotations

from typing import Any

from anabasis.cli.output import Terminal, print_json
from anabasis.core.game import Game
from anabasis.core.options import OptionError
from anabasis.core.registry import find_game, game_ids

USUAL_SEATS = 3


def list_games(language: str, as_json: bool) -> int:
    """List the installed games with their seats and options."""
    games = [find_game(game_id) for game_id in game_ids()]
    if as_json:
        print_json([described(game) for game in games])
    else:
        show(games, language)
    return 0


def described(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "options": [option.plain() for option in game.options],
        "rules_version": game.rules_version,
        "components_version": game.components_version,
    }


def show(games: list[Game[Any]], language: str) -> None:
    from rich.text import Text

    from anabasis.prose import Prose

    terminal = Terminal()
    for game in games:
        prose = Prose(game, language)
        low, high = game.seats
        players = prose.text(
            "terminal-players", {"low": low, "high": high, "same": str(low == high)}
        )
        named = prose.strung("list-more", [prose.title(), players])
        terminal.print(Text.assemble((game.id, "bold"), f"  {named}"))
        for option in game.options:
            said = prose.option(option.key)
            terminal.hang(f"  --option {option.key}=…  ", f"{said} ({option.case})")
            for choice in option.choices:
                said = prose.option(option.key, choice)
                if choice == option.choices[0]:
                    said = prose.text("terminal-usual", {"choice": said})
                terminal.hang(f"      {choice:<18} ", said)
    if not games:
        terminal.print("No game is installed.")


def seats_for(game: Game[Any], asked: int | None) -> int:
    """How many seats to play with: as asked, or as usual."""
    low, high = game.seats
    if asked is None:
        return min(max(USUAL_SEATS, low), high)
    if not low <= asked <= high:
        many = f"{low} to {high} seats" if low != high else f"{low} seats"
        raise OptionError(f"{game.title} is for {many}, not {asked}")
    return asked
