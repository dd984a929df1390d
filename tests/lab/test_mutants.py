"""The faults that the mutation check puts into code, and whether it sees them noticed."""

import ast
from pathlib import Path

import pytest

from tests.soak.faults import FAULTS, Mutant, mutants_of, sampled
from tests.soak.mutants import MutantError, Workshop, survey


def broken(checkout: Path, case: str, kind: str) -> set[str]:
    """The lines that differ from the whole source, over all faults of a kind."""
    path = checkout / "src/anabasis/games/ferry/rules.py"
    whole = ast.unparse(ast.parse(path.read_text(encoding="utf-8"))).splitlines()
    changed: set[str] = set()
    for mutant in mutants_of("ferry", case, checkout):
        if mutant.kind == kind:
            changed |= {row.strip() for row in mutant.source().splitlines() if row not in whole}
    return changed


def test_each_kind_of_fault(checkout: Path) -> None:
    assert broken(checkout, "2.2a", "negates the condition") == {"if not rain:"}
    assert broken(checkout, "2.2a", "swaps the comparison") == {"return self.load + more < MOST"}
    assert broken(checkout, "2.2a", "changes the constant") == {"more += 2"}
    assert broken(checkout, "2.2a", "drops the statement") == {"pass"}
    assert broken(checkout, "2.2a", "returns at once") == {"return None"}


def test_a_literal_at_the_top_stands_for_the_condition_where_its_name_is_used(
    checkout: Path,
) -> None:
    assert broken(checkout, "2.2", "negates the condition") == {
        "if not not boat.takes(more, False):"
    }
    assert broken(checkout, "2.2", "returns at once") == set()


def test_a_docstring_beside_an_attribute_speaks_of_the_attribute(checkout: Path) -> None:
    assert "MOST: Final = 3" in broken(checkout, "2.1", "changes the constant")


def test_a_class_is_broken_in_its_methods_but_not_in_its_scaffolding(checkout: Path) -> None:
    assert "self.load = load" not in broken(checkout, "1.1", "drops the statement")
    mutants = mutants_of("ferry", "1.1", checkout)
    assert {mutant.line for mutant in mutants} >= {19, 24, 25, 26}
    assert not {mutant.line for mutant in mutants} & {12, 14, 17, 20}


def test_the_sample_is_repeatable_and_takes_the_kinds_in_turn() -> None:
    path = Path("rules.py")
    mutants = [Mutant(path, kind, node, 1) for node in range(6) for kind in FAULTS]
    chosen = sampled(mutants, 7, "seed")
    assert chosen == sampled(mutants, 7, "seed")
    assert {mutant.kind for mutant in chosen[:5]} == set(FAULTS)
    assert len(set(chosen)) == 7
    assert len(sampled(mutants, 100, "seed")) == 30


def test_faults_are_noticed_by_tests_that_test_and_by_no_others(checkout: Path) -> None:
    folder = checkout.parent / "workshop"
    found = {
        verdict.case: verdict
        for verdict in survey("ferry", folder, 100, 1, ["2.1", "2.2a"], root=checkout)
    }
    assert found["2.1"].noticed is not None
    assert found["2.2a"].uncovered
    assert len(found["2.2a"].survived) == 4
    assert (folder / "src/anabasis/games/ferry/rules.py").read_text(encoding="utf-8") == (
        checkout / "src/anabasis/games/ferry/rules.py"
    ).read_text(encoding="utf-8")


def test_tests_that_fail_anyway_or_do_not_run_are_told_of(checkout: Path) -> None:
    workshop = Workshop(checkout.parent / "workshop", checkout)
    assert not workshop.passes(["tests/rules/ferry/test_ferry.py::test_nowhere"])
    path = checkout / "src/anabasis/games/ferry/rules.py"
    path.write_text(path.read_text(encoding="utf-8").replace("= 2", "= 5"), encoding="utf-8")
    with pytest.raises(MutantError, match=r"without any fault: FAILED .*test_two_fit"):
        list(survey("ferry", checkout.parent / "other", 1, 1, ["2.1"], root=checkout))
