"""`anabasis play`: a game in the terminal, against bots."""

from __future__ import annotations

import argparse
import secrets
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

from anabasis.bots.bot import Bot
from anabasis.bots.levels import make_bot
from anabasis.cli.errors import InputError
from anabasis.cli.games import seats_for
from anabasis.cli.lab import one_each
from anabasis.cli.output import Terminal
from anabasis.cli.play.session import Session
from anabasis.cli.replay import read_record
from anabasis.core.die import Die, EntropyDie, SeededDie
from anabasis.core.match import Match
from anabasis.core.registry import find_game
from anabasis.prose import Prose


def play(arguments: argparse.Namespace) -> int:
    """Play a game to its end, or until the player leaves."""
    game = find_game(arguments.game)
    prose = Prose(game, arguments.language)
    match = open_match(arguments)
    seat = arguments.seat - 1
    if seat >= match.seats:
        raise InputError(f"there is no seat {arguments.seat} among {match.seats}")
    names = prose.names(match.seats)
    if arguments.name is not None:
        names[seat] = printable(arguments.name)
    mind = SeededDie(secrets.randbits(62) if arguments.seed is None else arguments.seed).fork(1)
    terminal = Terminal()
    unicode = terminal.draws_unicode and not arguments.ascii
    bots = seated(arguments.bots, match.seats, seat)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # gives `input` its editing keys and its history
    Session(match, seat, bots, mind, prose, names, terminal, unicode).run()
    return 0


def open_match(arguments: argparse.Namespace) -> Match[Any]:
    """A new match, or the saved one."""
    die: Die = EntropyDie() if arguments.seed is None else SeededDie(arguments.seed)
    game = find_game(arguments.game)
    options = dict(arguments.option)
    if arguments.resume is None:
        return Match(game, seats_for(game, arguments.seats), options, die)
    match = read_record(arguments.resume)
    if match.game.id != game.id:
        raise InputError(f"{arguments.resume} is a record of {match.game.id}, not of {game.id}")
    if options or arguments.seats not in (None, match.seats):
        raise InputError("a saved game keeps its seats and options; leave --seats and --option out")
    match.die = die
    return match


def seated(bots: list[str], seats: int, human: int) -> dict[int, Bot]:
    """The bots on the seats that are not the player's."""
    others = [seat for seat in range(seats) if seat != human]
    names = one_each(bots, len(others))
    return {seat: make_bot(name) for seat, name in zip(others, names, strict=True)}


def printable(name: str) -> str:
    """A player's name as it can stand in a line."""
    kept = "".join(letter for letter in name if letter.isprintable()).strip()[:24]
    if not kept:
        raise InputError("a name needs at least one letter")
    return kept
