"""What is read from sources about which case is cited and tested where."""

from pathlib import Path

import pytest

from anabasis.lab.coverage import CoverageError, coverage, rulebook_cases, strays
from tests.games.every_game import find_game, game_ids

ROOT = Path(__file__).parents[2]
RULES = "src/anabasis/games/ferry/rules.py"
TESTS = "tests/rules/ferry/test_ferry.py"


def lines_citing(case: str, root: Path) -> list[int]:
    row = {row.case: row for row in coverage("ferry", root)}[case]
    assert all(place.startswith(f"{RULES}:") for place in row.code)
    return [int(place.rpartition(":")[2]) for place in row.code]


def shown_by(case: str, root: Path) -> list[str]:
    return {row.case: row for row in coverage("ferry", root)}[case].tests


def test_every_case_has_a_row_in_the_order_of_the_rulebook(checkout: Path) -> None:
    rows = coverage("ferry", checkout)
    cases = ["1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.2a", "2.3"]
    assert [row.case for row in rows] == cases
    assert rows[0].title == "Two banks"


def test_a_range_cites_all_between(checkout: Path) -> None:
    assert lines_citing("1.1", checkout) == [12]
    assert lines_citing("1.2", checkout) == [12]
    assert lines_citing("1.3", checkout) == [12]


def test_docstrings_cite_where_a_line_or_sentence_begins(checkout: Path) -> None:
    assert lines_citing("2.1", checkout) == [6, 20]
    assert lines_citing("2.2a", checkout) == [20]
    assert lines_citing("2.3", checkout) == [22]


def test_a_string_that_is_a_case_cites_it_and_a_mention_in_passing_does_not(
    checkout: Path,
) -> None:
    assert lines_citing("1.4", checkout) == [14]
    assert lines_citing("2.2", checkout) == [8]


def test_marks_on_functions_classes_and_parameters_are_found(checkout: Path) -> None:
    assert shown_by("2.1", checkout) == [f"{TESTS}::test_two_fit"]
    assert shown_by("2.2", checkout) == [f"{TESTS}::test_three_do_not"]
    assert shown_by("1.1", checkout) == [f"{TESTS}::TestBanks::test_there_are_two"]


def test_marks_of_another_game_do_not_count(checkout: Path) -> None:
    assert shown_by("2.3", checkout) == []


def test_a_mark_of_the_whole_module_is_on_each_test(checkout: Path) -> None:
    path = checkout / TESTS
    mark = 'pytestmark = [pytest.mark.rule("ferry", "2.3")]\n'
    path.write_text(path.read_text(encoding="utf-8") + mark, encoding="utf-8")
    assert len(shown_by("2.3", checkout)) == 4


def test_a_case_without_code_or_without_a_test_is_a_gap(checkout: Path) -> None:
    gaps = [row.case for row in coverage("ferry", checkout) if row.gap]
    assert gaps == ["1.2", "1.3", "1.4", "2.3"]
    rulebook = checkout / "src/anabasis/games/ferry/rulebook.md"
    more = rulebook.read_text(encoding="utf-8") + "\n**2.4 Oars.** Two oars.\n"
    rulebook.write_text(more, encoding="utf-8")
    last = coverage("ferry", checkout)[-1]
    assert last.plain() == {
        "case": "2.4",
        "title": "Oars",
        "code": [],
        "tests": [],
        "gap": True,
    }


def test_citations_of_cases_that_do_not_exist_are_strays(checkout: Path) -> None:
    (line,) = strays("ferry", checkout)
    assert line == f"{TESTS}:25 cites case 9.9, which the rulebook does not have"


def test_a_section_may_be_cited_but_is_no_case(checkout: Path) -> None:
    path = checkout / RULES
    before = strays("ferry", checkout)
    cited = '\n\ndef cross() -> None:\n    """2 Everything about crossing."""\n'
    path.write_text(path.read_text(encoding="utf-8") + cited, encoding="utf-8")
    assert strays("ferry", checkout) == before
    assert "2" not in [row.case for row in coverage("ferry", checkout)]


def test_without_tests_or_code_it_says_what_is_missing(checkout: Path) -> None:
    with pytest.raises(CoverageError, match="no code of “chess”"):
        coverage("chess", checkout)
    (checkout / "tests").rename(checkout / "elsewhere")
    with pytest.raises(CoverageError, match=r"there is no folder .*tests"):
        coverage("ferry", checkout)


@pytest.fixture(autouse=True)
def every_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anabasis.lab.coverage.find_game", find_game)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_case_of_a_rulebook_has_code_and_a_test(game_id: str) -> None:
    assert rulebook_cases(game_id, ROOT)
    assert [row.case for row in coverage(game_id, ROOT) if row.gap] == []


@pytest.mark.parametrize("game_id", game_ids())
def test_no_case_is_cited_that_is_not_in_the_rulebook(game_id: str) -> None:
    assert strays(game_id, ROOT) == []


def test_the_code_of_a_game_from_elsewhere_is_found_by_its_package() -> None:
    """It lies in this checkout and is not part of Anabasis."""
    places = [place for row in coverage("breach", ROOT) for place in row.code]
    assert places
    assert all(place.startswith("examples/breach/breach/") for place in places)
