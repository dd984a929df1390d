"""What a new table is: as somebody wishes it, for a lesson, or like one that was played before."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Any, Final

from anabasis.core.game import Game
from anabasis.core.options import OptionError, validated
from anabasis.server.errors import malformed
from anabasis.server.settings import NAME
from anabasis.server.store.table_data import Seat, TableData
from anabasis.server.tables.catalogue import Catalogue
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.text import cleaned
from anabasis.server.wire import NewSeat, NewTable

_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"


def new_word(length: int) -> str:
    """A name that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def wished(catalogue: Catalogue, guest: Guest, new: NewTable) -> TableData:
    """A table as a guest wishes it, if it can be."""
    game = catalogue.games.get(new.game)
    if game is None:
        raise malformed(f"There is no such game; there are: {', '.join(catalogue.games)}.")
    low, high = game.seats
    if not low <= len(new.seats) <= high:
        raise malformed(f"{game.title} is for {low} to {high} seats, not {len(new.seats)}.")
    if sum(seat.kind == "me" for seat in new.seats) > 1:
        raise malformed("You can take one seat yourself; further people at your screen: here.")
    try:
        options = validated(game.options, new.options, len(new.seats))
    except OptionError as error:
        raise malformed(f"{error}.") from error
    _check_live(game, options, new.seats)
    return TableData(
        id=new_word(12),
        game=game.id,
        rules=game.rules_version,
        components=game.components_version,
        options=options,
        public=new.public,
        undo=new.undo,
        clock=new.clock,
        away=new.away,
        pause=game.pause if new.pause is None else new.pause,
        invite=new_word(20),
        maker=guest.id,
        created=time.time(),
        changed=time.time(),
        seats=[_seat(catalogue, guest, number, seat) for number, seat in enumerate(new.seats)],
    )


def _check_live(game: Game[Any], options: dict[str, str], seats: list[NewSeat]) -> None:
    """Options that take time are for tables where somebody sits, each at a screen of their own."""
    kinds = {seat.kind for seat in seats}
    if "here" not in kinds and kinds & {"me", "open"}:
        return
    for option in game.options:
        if option.live and options[option.key] != option.choices[0]:
            raise malformed(
                f"option “{option.key}” is for tables where people sit at screens of their own."
            )


def _seat(catalogue: Catalogue, guest: Guest, number: int, seat: NewSeat) -> Seat:
    name = cleaned(seat.name, NAME, "A name") if seat.name else ""
    if seat.kind == "me":
        return Seat(number, "person", guest.name, guest=guest.id)
    if seat.kind == "here":
        return Seat(number, "here", name or f"Player {number + 1}", guest=guest.id)
    if seat.kind == "open":
        return Seat(number, "open")
    if seat.bot not in catalogue.bots:
        raise malformed(f"There is no such bot; there are: {', '.join(catalogue.bots)}.")
    return bot_seat(number, seat.bot, name)


def bot_seat(number: int, bot: str, name: str = "") -> Seat:
    """A seat that a bot holds."""
    return Seat(number, "bot", name or bot.capitalize(), bot=bot)


def for_lesson(catalogue: Catalogue, guest: Guest, game_id: str) -> TableData:
    """A table for a game's tutorial, with the guest in the learner's seat."""
    tutorial = catalogue.tutorial(game_id)
    bot = tutorial.bot or catalogue.bots[0]
    seats = [NewSeat("bot", bot=bot)] * tutorial.seats
    seats[tutorial.learner] = NewSeat("me")
    data = wished(catalogue, guest, NewTable(game_id, seats, tutorial.options))
    data.tutorial = True
    data.step = 0
    return data


def like(old: TableData, game: Game[Any], guest: Guest) -> TableData:
    """A table with the same settings and bots, for another game: the guest who wants it sits where
    it sat, and everybody else is asked."""
    now = time.time()
    people = {seat.guest for seat in old.seats if seat.guest is not None}
    return TableData(
        id=new_word(12),
        game=old.game,
        rules=game.rules_version,
        components=game.components_version,
        options=old.options,
        public=old.public,
        undo=old.undo,
        clock=old.clock,
        away=old.away,
        pause=old.pause,
        invite=new_word(20),
        maker=guest.id,
        asked=sorted(people - {guest.id}),
        created=now,
        changed=now,
        seats=[replace(seat, stand_in=None) for seat in old.seats],
    )
