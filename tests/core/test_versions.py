"""Versions of a game: a game goes on with the rules it was begun with, as long as they are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from anabasis.core import record
from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.core.match import Match
from anabasis.core.record import RecordError
from anabasis.core.versions import (
    Version,
    VersionError,
    Versions,
    VersionsError,
    parsed,
    read_versions,
    spoken,
)
from breach.game import GAME, Breach
from breach.state import Valley
from tests.rules.breach.setting import play

BEFORE, NOW = (1, 1), (2, 1)

FILE = """
[rules]
version = 3
[components]
version = 2
[[kept]]
rules = 3
components = 1
[[kept]]
rules = 2
components = 1
"""


def tied(version: Version | None) -> Match[Valley]:
    """Two captains, the first of whom leads by precedence and forages."""
    match = Match(GAME, 2, {}, ScriptedDie(0, 0, 0, 0), version)
    play(match, 0, "bid 1")
    play(match, 1, "bid 1")
    play(match, 0, "forage", 1)
    return match


# ---- what a folder names


def test_a_folder_names_its_versions() -> None:
    versions = parsed(FILE, "a.game")
    assert versions.newest() == (3, 2)
    assert versions.playable() == ((2, 1), (3, 1), (3, 2))
    assert spoken(versions.newest()) == "3.2"


def test_the_made_up_game_keeps_its_first_rules() -> None:
    assert (GAME.rules_version, GAME.components_version) == NOW
    assert GAME.versions.playable() == (BEFORE, NOW)


@pytest.mark.parametrize("package", ["anabasis.core", "no.such.package", ""])
def test_without_a_file_everything_has_version_1(package: str) -> None:
    assert read_versions(package).playable() == ((1, 1),)


@pytest.mark.parametrize(
    ("was", "now", "says"),
    [
        ("version = 3", "version = 0", "rules has no version, a whole number from 1"),
        ("version = 3", 'version = "3"', "rules has no version"),
        ("[components]\nversion = 2", "", "components has no version"),
        ("rules = 2\n", "", r"kept\[1\] has no rules"),
        ("rules = 2\n", "rules = 4\n", "4.1 is kept and is no earlier one"),
        ("[rules]", "[rules", "versions.toml cannot be read"),
    ],
)
def test_a_file_that_says_something_impossible_is_refused(was: str, now: str, says: str) -> None:
    assert was in FILE
    with pytest.raises(VersionsError, match=f"^a.game: .*{says}"):
        parsed(FILE.replace(was, now), "a.game")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "gibberish"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "versions.toml").write_bytes(b"\xff\xfe")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(VersionsError, match=r"^gibberish: versions.toml cannot be read"):
        read_versions("gibberish")


# ---- playing by them


def test_a_new_game_has_the_newest_rules() -> None:
    for match in (tied(None), tied(NOW)):
        assert match.version == NOW
        assert match.position.rules_version == 2
        assert match.position.precedence == (1, 0)


def test_a_game_that_was_begun_with_earlier_rules_goes_on_with_them() -> None:
    match = tied(BEFORE)
    assert match.version == BEFORE
    assert match.position.precedence == (0, 1)
    assert match.position.clone().rules_version == 1
    back = GAME.from_plain(GAME.to_plain(match.position))
    assert (back.rules_version, back.components_version) == BEFORE


def test_a_record_names_the_rules_of_its_game_and_is_played_by_them() -> None:
    text = record.dump(tied(BEFORE))
    assert text.startswith('{"anabasis":1,"game":"breach","rules":1,"components":1,')
    again = record.load(text, lambda _: GAME)
    assert again.position.precedence == (0, 1)
    assert record.dump(again) == text
    for number, leader in enumerate((0, 0)):
        for seat in range(2):
            play(again, seat, "bid 0")
        assert again.waiting() == (leader,)
        if number == 0:
            play(again, leader, "forage", 1)
    assert record.dump(record.load(record.dump(again), lambda _: GAME)) == record.dump(again)


def test_the_same_actions_by_other_rules_are_another_game() -> None:
    text = record.dump(tied(BEFORE)).replace('"rules":1', '"rules":2')
    with pytest.raises(RecordError, match="its last position differs"):
        record.load(text, lambda _: GAME)


def test_taking_back_does_not_change_the_rules() -> None:
    match = tied(BEFORE)
    match.rewind(1)
    assert match.position.rules_version == 1
    assert match.at(2).rules_version == 1
    play(match, 0, "forage", 1)
    assert match.position.precedence == (0, 1)


# ---- versions that cannot be played


def test_rules_that_are_not_kept_are_not_played() -> None:
    game = Breach(Versions(3, 1, (NOW,)))
    assert game.plays((3, 1))
    assert game.plays(NOW)
    assert not game.plays(BEFORE)
    with pytest.raises(VersionError, match=r"^played with rules 1.1 .* \(those that are: 2.1, 3.1"):
        game.setup({}, 2, SeededDie(1), BEFORE)
    with pytest.raises(
        RecordError, match=r"^line 1: the record was played with rules 1.1 of Breach"
    ):
        record.load(record.dump(tied(BEFORE)), lambda _: game)


def test_later_rules_are_not_played() -> None:
    die = SeededDie(1)
    with pytest.raises(VersionError, match=r"^played with later rules of Breach \(3.1\)"):
        GAME.setup({}, 2, die, (3, 1))
    assert die.draws == []
