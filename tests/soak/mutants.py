"""Small faults put into the code that cites a rule case: do that case's tests notice?

    python -m tests.soak.mutants alexandros 3.4            one case
    python -m tests.soak.mutants alexandros --mutants 200  a sample over all cases

A case is called uncovered when its tests pass with every fault that was tried (some faults change
nothing that can be seen, so several are tried before saying so).
"""

import argparse
import compileall
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path

from anabasis.lab.coverage import coverage
from tests.soak.faults import Mutant, mutants_of, sampled

ROOT = Path(__file__).parents[2]
TRIES = 4
"""Faults tried for a case before it is called uncovered."""
SECONDS = 60
"""A fault that keeps the tests busy for so long has been noticed."""


class MutantError(Exception):
    """The check cannot be made: the tests fail, or do not even run, without any fault."""


# ---- the tests


class Workshop:
    """A copy of the sources in which one file at a time is broken."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        self.folder = folder
        self.root = root
        self.said = ""
        """What the last run of tests printed."""
        ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd", "static")
        shutil.copytree(root / "src", folder / "src", ignore=ignored)
        compileall.compile_dir(folder / "src", quiet=2)

    def notices(self, mutant: Mutant, tests: list[str]) -> bool:
        """Whether one of the tests fails with the fault in place."""
        broken = self.folder / mutant.path.relative_to(self.root)
        whole = broken.read_bytes()
        Path(cache_from_source(str(broken))).unlink(missing_ok=True)
        broken.write_text(mutant.source(), encoding="utf-8")
        try:
            return not self.passes(tests)
        finally:
            broken.write_bytes(whole)

    def passes(self, tests: list[str]) -> bool:
        """Run tests on the copy."""
        paths = [str(self.folder / "src"), os.environ.get("PYTHONPATH", "")]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path for path in paths if path),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        try:
            done = subprocess.run(
                command,
                cwd=self.root,
                env=environment,
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        self.said = done.stdout + done.stderr
        return done.returncode == 0


@dataclass
class Verdict:
    """What came of the faults tried for one case."""

    case: str
    survived: list[Mutant]
    noticed: Mutant | None = None

    @property
    def uncovered(self) -> bool:
        return self.noticed is None and bool(self.survived)

    def __str__(self) -> str:
        if self.noticed is not None:
            return f"{self.case}: noticed that {self.noticed}"
        if not self.survived:
            return f"{self.case}: nothing to break"
        return f"{self.case}: nothing noticed of {'; '.join(map(str, self.survived))}"


def judge(
    workshop: Workshop, game_id: str, case: str, tests: list[str], tries: int, seed: int
) -> Verdict:
    """Try faults for one case until its tests notice one."""
    verdict = Verdict(case, [])
    mutants = mutants_of(game_id, case, workshop.root)
    for mutant in sampled(mutants, tries, f"{seed} {game_id} {case}"):
        if workshop.notices(mutant, tests):
            verdict.noticed = mutant
            break
        verdict.survived.append(mutant)
    return verdict


def survey(
    game_id: str,
    folder: Path,
    most: int,
    seed: int,
    cases: list[str] | None = None,
    root: Path = ROOT,
) -> Iterator[Verdict]:
    """Judge cases in random order until about `most` faults have been tried.

    Cases without tests are left out: coverage tells of those.
    """
    tests = {
        row.case: row.tests
        for row in coverage(game_id, root)
        if row.tests and (cases is None or row.case in cases)
    }
    workshop = Workshop(folder, root)
    order = list(tests)
    random.Random(seed).shuffle(order)
    if order and not workshop.passes(sorted({test for case in order for test in tests[case]})):
        failed = [row for row in workshop.said.splitlines() if row.startswith(("FAILED", "ERROR"))]
        raise MutantError(f"the tests fail without any fault: {' '.join(failed[:1])}")
    tried = 0
    for case in order:
        if tried >= most:
            return
        verdict = judge(workshop, game_id, case, tests[case], TRIES, seed)
        tried += len(verdict.survived) + (verdict.noticed is not None)
        yield verdict


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.soak.mutants", description=__doc__)
    options.add_argument("game")
    options.add_argument("cases", nargs="*", metavar="case")
    options.add_argument("--mutants", type=int, default=40, help="faults to try, about")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    uncovered = 0
    with tempfile.TemporaryDirectory() as folder:
        for verdict in survey(
            chosen.game, Path(folder), chosen.mutants, chosen.seed, chosen.cases or None
        ):
            print(verdict, flush=True)
            uncovered += verdict.uncovered
    return 1 if uncovered else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except MutantError as error:
        sys.exit(str(error))
