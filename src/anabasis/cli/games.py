"""`anabasis games`: which games are installed."""

from __future__ import annotations

from typing import Any

from anabasis.cli.output import Terminal, print_json
from anabasis.core.game import Game
from anabasis.core.options import OptionError
from anabasis.core.registry import find_game, game_ids

USUAL_SEATS = 3


def list_games(as_json: bool) -> int:
    """List the installed games with their seats and options."""
    games = [find_game(game_id) for game_id in game_ids()]
    if as_json:
        print_json([described(game) for game in games])
    else:
        show(games)
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


def show(games: list[Game[Any]]) -> None:
    from rich.text import Text

    from anabasis.prose import Prose

    terminal = Terminal()
    for game in games:
        prose = Prose(game)
        low, high = game.seats
        players = f"{low} to {high} players" if low != high else f"{low} players"
        terminal.print(Text.assemble((game.id, "bold"), f"  {game.title}, {players}"))
        for option in game.options:
            terminal.print(
                Text(f"  --option {option.key}=…  {prose.option(option.key)} ({option.case})")
            )
            for choice in option.choices:
                usual = ", unless you say otherwise" if choice == option.choices[0] else ""
                terminal.print(
                    Text(f"      {choice:<18} {prose.option(option.key, choice)}{usual}")
                )
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
