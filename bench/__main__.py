"""Random games on one core, ours and other engines', measured in turn; see bench/README.md."""

import argparse
import json
import platform
import sys
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench import contest


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    options.add_argument("--json", action="store_true", help="print one JSON object, no tables")
    options.add_argument(
        "--only",
        nargs="+",
        metavar="NAME",
        help="a game (alexandros), a game and its seats (alexandros-2), a peer, peers, or memory",
    )
    options.add_argument("--repeat", type=int, default=5, metavar="N", help="rounds (5)")
    options.add_argument("--seconds", type=float, default=2.0, help="length of one turn (2)")
    chosen = options.parse_args()

    everyone = contest.contestants()
    field = [c for c in everyone if chosen.only is None or named(c, chosen.only)]
    with_memory = chosen.only is None or "memory" in chosen.only
    if not field and not with_memory:
        names = ", ".join(["memory", "peers", *(c.name for c in everyone)])
        options.error(f"nobody is called {' or '.join(chosen.only)}; there are: {names}")

    errors = Console(stderr=True)
    if not contest.PEERS_PYTHON.exists() and any(not c.ours for c in field):
        errors.print("bench: the peers are not installed, so they are left out (make bench)")
        field = [c for c in field if c.ours]

    with errors.status("bench") as status:

        def tell(text: str) -> None:
            status.update(f"bench: {text}")

        contest.compete(field, chosen.repeat, chosen.seconds, tell)
        grown, failures = contest.memory(tell) if with_memory else ({}, {})
    failures |= {c.name: c.failure for c in field if c.failure is not None}

    report = {
        "machine": {"python": platform.python_version(), "platform": platform.platform()},
        "build": build(),
        "repeat": chosen.repeat,
        "seconds": chosen.seconds,
        "results": contest.results(field),
        "ratios": contest.ratios(field),
        "memory": grown,
        "failures": failures,
    }
    if chosen.json:
        print(json.dumps(report))
    else:
        show(report, Console())
    for name, why in failures.items():
        errors.print(f"bench: {name} failed: {why}", markup=False)
    return 1 if failures else 0


def named(contestant: contest.Contestant, names: list[str]) -> bool:
    own = {contestant.name, contestant.name.rpartition("-")[0] if contestant.ours else "peers"}
    return not own.isdisjoint(names)


def build() -> str:
    """Whether our games ran compiled."""
    import anabasis.core.game

    return "pure" if anabasis.core.game.__file__.endswith(".py") else "compiled"


def show(report: dict[str, Any], console: Console) -> None:
    peers = [r["name"] for r in report["results"] if not r["ours"]]
    title = f"Random games on one core, our games on the {report['build']} build"
    speed = Table(title=title, box=SIMPLE_HEAD, padding=(0, 0, 0, 1))
    speed.add_column("", no_wrap=True)
    for heading in ("actions/s", "spread", "games/s", "a game", "copies/s"):
        speed.add_column(heading, justify="right", no_wrap=True)
    for result in report["results"]:
        low, high = result["actions_per_s"]["spread"]
        speed.add_row(
            result["name"],
            f"{result['actions_per_s']['median']:,.0f}",
            f"{low / 1000:,.1f}–{high / 1000:,.1f} k",
            f"{result['games_per_s']['median']:,.0f}",
            f"{result['actions_per_game']['median']:,.0f}",
            f"{result['clones_per_s']['median']:,.0f}",
            style="bold" if result["ours"] else "",
        )
    if report["results"]:
        console.print(speed)

    if peers and report["ratios"]:
        times = Table(title="How many times faster: actions (copies)", box=SIMPLE_HEAD)
        times.add_column("")
        for peer in peers:
            times.add_column(peer, justify="right")
        for name, against in report["ratios"].items():
            cells = (f"{against[p]['actions']:.1f} ({against[p]['clones']:.1f})" for p in peers)
            times.add_row(name, *cells)
        console.print(times)

    if report["memory"]:
        memory = Table(title="Resident memory, MiB", box=SIMPLE_HEAD)
        memory.add_column("")
        for heading in ("after 1,000 games", "after 10,000", "ratio"):
            memory.add_column(heading, justify="right")
        for name, grown in report["memory"].items():
            memory.add_row(
                name,
                f"{grown['mib_after_few']:.1f}",
                f"{grown['mib_after_many']:.1f}",
                f"{grown['ratio']:.3f}",
            )
        console.print(memory)


if __name__ == "__main__":
    sys.exit(main())
