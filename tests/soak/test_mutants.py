"""A sample of faults in the code of every installed game: the tests of the case must notice.

`ANABASIS_SOAK_SEED` chooses the sample, `ANABASIS_SOAK_MUTANTS` its size.
"""

import os
from pathlib import Path

import pytest

from anabasis.core.registry import game_ids
from tests.soak.mutants import survey

SEED = int(os.environ.get("ANABASIS_SOAK_SEED", "1"))
MUTANTS = int(os.environ.get("ANABASIS_SOAK_MUTANTS", "40"))


@pytest.mark.soak
@pytest.mark.parametrize("game_id", game_ids())
def test_breaking_the_code_of_a_case_breaks_its_tests(game_id: str, tmp_path: Path) -> None:
    verdicts = list(survey(game_id, tmp_path, MUTANTS, SEED))
    assert any(verdict.noticed for verdict in verdicts)
    uncovered = [str(verdict) for verdict in verdicts if verdict.uncovered]
    assert not uncovered, "\n".join(uncovered)
