"""What moves the digests of a game, what does not, and when a version has to be raised."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.versions import Versions, VersionsError, read_versions
from anabasis.kit.cards import total
from anabasis.lab import play_digest, versions
from anabasis.lab.play_digest import variants
from anabasis.lab.versions import components_digest
from breach import events
from breach.game import Breach
from breach.rules import lead, tokens
from breach.state import Valley, hand

MAP = """\
# A valley.
[wall]
strength = { value = 2, source = "rulebook" }
"""


class Boxed(Breach):
    """The made-up game in a folder of its own."""

    def package(self) -> str:
        return "boxed"


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_digest, "GAMES", 4)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the boxed game, with components and without versions."""
    path = tmp_path / "boxed"
    (path / "components").mkdir(parents=True)
    (path / "__init__.py").write_text("")
    (path / "components" / "map.toml").write_text(MAP)
    monkeypatch.syspath_prepend(tmp_path)
    yield path
    sys.modules.pop("boxed", None)


@pytest.fixture
def game(folder: Path) -> Boxed:
    """The boxed game with its versions written, not released."""
    game = Boxed()
    versions.write(game, versions.renew(game))
    return Boxed()


@pytest.fixture
def released(game: Boxed) -> Boxed:
    versions.write(game, versions.release(game))
    return Boxed()


def four_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule is changed: a hand may hold four tokens."""
    monkeypatch.setattr(lead, "MOST_TOKENS", 4)


def four_tokens_from(version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same, but only in games that were begun with those rules."""
    refusal = lead.Muster.refusal

    def asked(self: lead.Muster, position: Valley, decision: Any, seat: int) -> Any:
        if position.rules_version >= version and total(hand(position, seat)) < 4:
            return None
        return refusal(self, position, decision, seat)

    monkeypatch.setattr(lead.Muster, "refusal", asked)


# ---- what is covered


def test_every_number_of_seats_and_every_choice_is_played(game: Boxed) -> None:
    assert variants(game, 2) == [
        {},
        {"walls": "strong"},
        {"length": "long"},
        {"sandglass": "30"},
        {"sandglass": "60"},
        {"ruin": "on"},
    ]


def test_a_changed_rule_is_noticed(game: Boxed, monkeypatch: pytest.MonkeyPatch) -> None:
    assert versions.complaints(game) == []
    four_tokens(monkeypatch)
    [complaint] = versions.complaints(game)
    assert complaint.startswith("breach plays otherwise than versions.toml says; if that was meant")
    assert "anabasis versions breach --write" in complaint


def test_another_question_to_the_die_is_noticed(
    game: Boxed, monkeypatch: pytest.MonkeyPatch
) -> None:
    do = lead.Forage.do

    def twice(self: lead.Forage, position: Valley, *more: Any) -> None:
        die: Die = more[2]
        die.uniform(2)
        do(self, position, *more)

    monkeypatch.setattr(lead.Forage, "do", twice)
    assert len(versions.complaints(game)) == 1


def test_another_answer_of_who_runs_out_of_time_is_noticed(
    game: Boxed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lead.Lead, "lapse", lambda *_: lead.Muster())
    assert len(versions.complaints(game)) == 1


def test_another_ending_is_noticed(game: Boxed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Breach, "result", lambda self, position: (((0, 1, 2, 3),), "rounds"))
    assert len(versions.complaints(game)) == 1


def test_order_and_words_and_events_are_not_play(
    game: Boxed, monkeypatch: pytest.MonkeyPatch
) -> None:
    candidates = lead.Lead.candidates
    monkeypatch.setattr(lead.Lead, "candidates", lambda self, *more: candidates(self, *more)[::-1])
    draw = tokens.draw_token

    def told_twice(valley: Valley, seat: int, die: Die, log: list[Event]) -> None:
        draw(valley, seat, die, log)
        log.append(Event(events.GAME_ENDS, ((seat,),)))

    monkeypatch.setattr(lead, "draw_token", told_twice)
    assert versions.complaints(game) == []


def test_comments_and_layout_of_components_do_not_count(folder: Path) -> None:
    before = components_digest("boxed")
    other = 'wall.strength = { source = "rulebook", value = 2 } # the same\n'
    (folder / "components" / "map.toml").write_text(other)
    assert components_digest("boxed") == before


@pytest.mark.parametrize("name", ["map.toml", "deck/cards.json", "map.txt"])
def test_the_data_of_components_counts(folder: Path, name: str) -> None:
    file = folder / "components" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text("[1, 2]" if name.endswith("json") else "wall = 1\n")
    before = components_digest("boxed")
    file.write_text("[1, 3]" if name.endswith("json") else "wall = 2\n")
    assert components_digest("boxed") != before


def test_a_game_without_components_has_a_digest_too() -> None:
    assert components_digest("anabasis.lab") == components_digest("anabasis.core")


# ---- before the first release


def test_a_game_without_the_file_is_named(folder: Path) -> None:
    assert versions.complaints(Boxed()) == [
        "breach has no versions.toml: “anabasis versions breach --write” makes it"
    ]


def test_what_is_written_is_read_back(game: Boxed) -> None:
    read = versions.recorded(game)
    assert read is not None
    assert read.text() == versions.found(game).text()
    assert game.versions.playable() == ((1, 1),)


def test_as_long_as_nothing_is_released_a_digest_is_renewed_alone(
    game: Boxed, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    four_tokens(monkeypatch)
    (folder / "components" / "map.toml").write_text(MAP.replace("2", "3"))
    assert len(versions.complaints(game)) == 2
    versions.write(game, versions.renew(game))
    assert versions.complaints(Boxed()) == []
    assert read_versions("boxed").newest() == (1, 1)


@pytest.mark.parametrize("part", versions.PARTS)
def test_a_version_that_is_not_released_is_not_raised(game: Boxed, part: str) -> None:
    with pytest.raises(VersionsError, match=f"^{part} 1 of breach are not released"):
        versions.raise_version(game, part)


# ---- afterwards


def test_released_rules_must_not_play_otherwise(
    released: Boxed, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert versions.complaints(released) == []
    four_tokens(monkeypatch)
    [complaint] = versions.complaints(released)
    assert "begun with rules 1.1 play otherwise now: raise the version" in complaint
    with pytest.raises(VersionsError, match="raise the version"):
        versions.renew(released)
    with pytest.raises(VersionsError, match="raise the version"):
        versions.release(released)


def test_a_refactoring_of_released_rules_needs_nothing(
    released: Boxed, monkeypatch: pytest.MonkeyPatch
) -> None:
    candidates = lead.Lead.candidates
    monkeypatch.setattr(lead.Lead, "candidates", lambda self, *more: candidates(self, *more)[::-1])
    assert versions.complaints(released) == []
    before = versions.recorded(released)
    assert before is not None
    assert versions.renew(released).text() == before.text()


def test_raised_rules_play_otherwise_and_the_released_ones_as_before(
    released: Boxed, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions.write(released, versions.raise_version(released, "rules"))
    game = Boxed()
    assert game.versions.playable() == ((1, 1), (2, 1))
    four_tokens_from(2, monkeypatch)
    [complaint] = versions.complaints(game)
    assert "breach plays otherwise than versions.toml says" in complaint
    versions.write(game, versions.renew(game))
    assert versions.complaints(Boxed()) == []


def test_a_fix_that_does_not_ask_for_the_rules_version_is_noticed(
    released: Boxed, monkeypatch: pytest.MonkeyPatch
) -> None:
    four_tokens(monkeypatch)
    versions.write(released, versions.raise_version(released, "rules"))
    [complaint] = versions.complaints(Boxed())
    assert "begun with rules 1.1 play otherwise now: let the rules ask" in complaint
    with pytest.raises(VersionsError, match="let the rules ask"):
        versions.renew(Boxed())


def test_released_components_are_raised(released: Boxed, folder: Path) -> None:
    (folder / "components" / "map.toml").write_text(MAP.replace("2", "3"))
    [complaint] = versions.complaints(released)
    assert "have changed since 1.1 was released: raise their version" in complaint
    versions.write(released, versions.raise_version(released, "components"))
    game = Boxed()
    assert game.versions.playable() == ((1, 1), (1, 2))
    assert versions.complaints(game) == []


def test_between_two_releases_each_part_is_raised_once(released: Boxed) -> None:
    for part in versions.PARTS:
        versions.write(released, versions.raise_version(released, part))
    assert read_versions("boxed").playable() == ((1, 1), (2, 2))
    with pytest.raises(VersionsError, match=r"^rules 2 of breach are not released"):
        versions.raise_version(Boxed(), "rules")


# ---- where it is written


def test_an_installed_copy_is_left_alone(
    game: Boxed, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = versions.found(game)
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(folder.parent))
    with pytest.raises(VersionsError, match="an installed copy"):
        versions.write(game, file)


def test_a_game_in_no_folder_has_what_it_is_told() -> None:
    assert Breach(Versions(7, 3)).versions.newest() == (7, 3)
