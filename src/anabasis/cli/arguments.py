"""What can be typed after `anabasis`, and which function then runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from anabasis.cli.errors import InputError

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256
MOST_PORT: Final = 65_535

BOTS: Final = "random (anything that is allowed), greedy (looks ahead through its whole turn)"
BOTS_IN_SIMULATIONS: Final = f"{BOTS}, greedy-1 (the first greedy, kept to measure others by)"
"""What `--help` says of the bots of `anabasis.bots.levels`, which would take long to import."""


class Parser(argparse.ArgumentParser):
    """An argument parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        command = self.prog.removeprefix("anabasis").strip()
        raise InputError(f"{command}: {message}" if command else message)


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers between two limits."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(
                f"“{text[:40]}” is not a whole number from {low} to {high}"
            )
        return number

    return read


def number_of_seats(text: str) -> int:
    """The number of a seat, or of seats."""
    from anabasis.core.grammar import MOST_SEATS

    return whole_number(1, MOST_SEATS)(text)


def any_number(text: str) -> int:
    """A seed: any whole number."""
    try:
        return int(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a whole number") from error


def key_and_value(text: str) -> tuple[str, str]:
    """An option of a game, `key=value`."""
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise argparse.ArgumentTypeError(f"“{text[:40]}” should read key=value")
    return key, value


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")]


def parse(argv: Sequence[str] | None) -> Callable[[], int]:
    """The command that the arguments name, ready to run."""
    parser = Parser(
        prog="anabasis",
        description="Board games of ancient conquest: play, simulate, read the rules.",
    )
    commands = parser.add_subparsers(required=True, metavar="command", parser_class=Parser)
    for declare in (
        _games,
        _play,
        _serve,
        _sim,
        _train,
        _fuzz,
        _rules,
        _replay,
        _tables,
        _versions,
        _bench,
    ):
        declare(commands)
    arguments = parser.parse_args(argv)
    return lambda: int(arguments.run(arguments))


def _games(commands: Any) -> None:
    parser = commands.add_parser("games", help="which games there are, with seats and options")
    _add_language(parser)
    _add_json(parser)

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.games import list_games

        return list_games(arguments.language, arguments.json)

    parser.set_defaults(run=run)


def _play(commands: Any) -> None:
    parser = commands.add_parser("play", help="play a game in the terminal, against bots")
    _add_game(parser)
    _add_seats(parser)
    parser.add_argument(
        "--seat", type=number_of_seats, default=1, metavar="N", help="your seat (1)"
    )
    parser.add_argument("--name", help="what you are called")
    parser.add_argument(
        "--bots",
        type=names,
        default=["greedy"],
        metavar="A,B",
        help=f"who plays the other seats, in turn; one name for all (greedy): {BOTS}",
    )
    _add_seed(parser, None, "repeat a game that began from this number")
    _add_option(parser)
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    _add_language(parser)
    parser.add_argument("--ascii", action="store_true", help="draw with ASCII characters only")

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.play import play

        return play(arguments)

    parser.set_defaults(run=run)


def _serve(commands: Any) -> None:
    parser = commands.add_parser("serve", help="play in the browser: serve the tables")
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="H", help="the address to listen on (127.0.0.1)"
    )
    parser.add_argument(
        "--port",
        type=whole_number(0, MOST_PORT),
        metavar="P",
        help="the port to listen on; 0 is any (8123, or the next that is free)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.serve import serve

        return serve(arguments.host, arguments.port, arguments.open)

    parser.set_defaults(run=run)


def _sim(commands: Any) -> None:
    parser = commands.add_parser("sim", help="play many games between bots and count")
    _add_game(parser)
    _add_games(parser, 1000)
    _add_seats(parser)
    _add_seed(parser, 1, "where the games' chance begins (1)")
    parser.add_argument(
        "--bots",
        type=names,
        default=["random"],
        metavar="A,B,…",
        help=f"the bots, seat by seat; one name for all (random): {BOTS_IN_SIMULATIONS}",
    )
    _add_option(parser)
    _add_jobs(parser)
    parser.add_argument(
        "--events", action="store_true", help="count what happens: events of every kind, by seat"
    )
    _add_json(parser)

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.lab import sim

        return sim(
            arguments.game,
            arguments.games,
            arguments.seats,
            arguments.seed,
            arguments.bots,
            arguments.jobs,
            arguments.events,
            dict(arguments.option),
            arguments.json,
        )

    parser.set_defaults(run=run)


def _train(commands: Any) -> None:
    parser = commands.add_parser("train", help="fit the computer's weights to games it plays")
    _add_game(parser)
    _add_games(parser, 2000, "how many for each number of seats")
    _add_seed(parser, 1, "where the games' chance begins (1)")
    _add_jobs(parser)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where the weights are written (printed if not)"
    )

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.lab import train

        return train(arguments.game, arguments.games, arguments.seed, arguments.jobs, arguments.out)

    parser.set_defaults(run=run)


def _fuzz(commands: Any) -> None:
    parser = commands.add_parser("fuzz", help="play random games and check everything")
    _add_game(parser)
    _add_games(parser, 100)
    _add_seats(parser)
    _add_seed(parser, 1, "where the games' chance begins (1)")
    _add_option(parser)
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path("fuzz"),
        metavar="DIR",
        help="where the records of games that failed are written (fuzz)",
    )
    _add_json(parser)

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.lab import fuzz

        return fuzz(
            arguments.game,
            arguments.games,
            arguments.seats,
            arguments.seed,
            arguments.folder,
            dict(arguments.option),
            arguments.json,
        )

    parser.set_defaults(run=run)


def _rules(commands: Any) -> None:
    parser = commands.add_parser("rules", help="read the rulebook")
    _add_game(parser)
    parser.add_argument(
        "case",
        nargs="?",
        help="a case, such as 3.4, or a chapter (or a part of one), such as 3, to list its cases",
    )
    _add_language(parser)
    parser.add_argument(
        "--coverage", action="store_true", help="which code and which tests hold each case"
    )
    parser.add_argument(
        "--aid", action="store_true", help="the player's aid: tables of what is looked up"
    )
    _add_json(parser)

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.rules import show_aid, show_coverage, show_rules

        if arguments.aid:
            return show_aid(arguments.game, arguments.language, arguments.json)
        if arguments.coverage:
            return show_coverage(arguments.game, arguments.case, arguments.json)
        return show_rules(arguments.game, arguments.case, arguments.language, arguments.json)

    parser.set_defaults(run=run)


def _replay(commands: Any) -> None:
    parser = commands.add_parser("replay", help="verify a record and tell its story")
    parser.add_argument("file", type=Path)
    _add_language(parser)
    _add_json(parser)

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.replay import replay

        return replay(arguments.file, arguments.language, arguments.json)

    parser.set_defaults(run=run)


def _tables(commands: Any) -> None:
    parser = commands.add_parser("tables", help="which stored games can still be played")
    parser.add_argument(
        "--check",
        action="store_true",
        required=True,
        help="play the record of every stored table, and change nothing",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://…, if not the usual one",
    )
    _add_json(parser)

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.tables import check_tables

        return check_tables(arguments.database, arguments.json)

    parser.set_defaults(run=run)


def _versions(commands: Any) -> None:
    parser = commands.add_parser(
        "versions", help="whether rules and components have changed without their versions"
    )
    parser.add_argument("games", nargs="*", metavar="game", help="games' ids (all)")
    change = parser.add_mutually_exclusive_group()
    change.add_argument("--write", action="store_true", help="renew the digests (for developers)")
    change.add_argument(
        "--raise",
        dest="part",
        choices=("rules", "components"),
        help="begin the next version, and keep the one that was released",
    )
    change.add_argument(
        "--release", action="store_true", help="mark the newest versions as released"
    )
    _add_json(parser)

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.versions import check_versions, write_versions
        from anabasis.lab import versions

        if arguments.write:
            return write_versions(arguments.games, versions.renew)
        if arguments.part is not None:
            if not arguments.games:
                raise InputError("versions: --raise needs a game")
            part = arguments.part
            return write_versions(arguments.games, lambda game: versions.raise_version(game, part))
        if arguments.release:
            return write_versions(arguments.games, versions.release)
        return check_versions(arguments.games, arguments.json)

    parser.set_defaults(run=run)


def _bench(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure speed and memory (in a checkout)")
    _add_json(parser)

    def run(arguments: argparse.Namespace) -> int:
        from anabasis.cli.checkout import bench

        return bench(arguments.json)

    parser.set_defaults(run=run)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's id, see “anabasis games”")


def _add_games(parser: argparse.ArgumentParser, usual: int, what: str = "how many") -> None:
    parser.add_argument(
        "--games",
        type=whole_number(1, MOST_GAMES),
        default=usual,
        metavar="N",
        help=f"{what} ({usual})",
    )


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=whole_number(1, MOST_JOBS), default=1, metavar="J", help="processes (1)"
    )


def _add_seats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=number_of_seats, metavar="K", help="how many players")


def _add_seed(parser: argparse.ArgumentParser, usual: int | None, what: str) -> None:
    parser.add_argument("--seed", type=any_number, default=usual, metavar="S", help=what)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", default="en", metavar="L", help="language of the texts (en)")


def _add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        type=key_and_value,
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game, see “anabasis games”; may be given several times",
    )


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON instead")
