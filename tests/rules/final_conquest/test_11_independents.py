"""4.6 to 4.9, 11.12 to 11.16 Independents."""

from __future__ import annotations

import pytest

from tests.rules.final_conquest.setting import (
    THREE,
    act,
    army,
    kinds,
    lay,
    make_ready,
    objected,
    offers,
    owner,
    purse,
    ready,
    verbs,
)


@pytest.mark.rule("final_conquest", "4.6", "4.7", "4.8", "11.12")
def test_asia_minor() -> None:
    """E31: the example: two cavalry in a great fort are worth six, so seven are needed."""
    there = {"asia-minor": (0, 2)}
    six = lay({"independent": there, "rome": {"thracia": (0, 3)}})
    assert objected(six, "rome", "attack thracia asia-minor") == ("11.12", "too-weak")
    seven = lay({"independent": there, "rome": {"thracia": (1, 3)}})
    act(seven, "rome", "attack thracia asia-minor")
    assert verbs(seven) == ("stay-none", "stay")
    log = act(seven, "rome", "stay-none")
    assert army(seven, "asia-minor") == (1, 3)
    assert ready(seven, "asia-minor") == {"spent": (1, 3)}
    assert purse(seven, "rome") == 0
    assert "dice-rolled" not in kinds(log)


@pytest.mark.rule("final_conquest", "11.12", "4.8")
def test_of_a_larger_army_only_groups_that_are_strong_enough_are_offered() -> None:
    realm = lay({"independent": {"alpes": (1, 1)}, "rome": {"rome": (2, 2)}})
    act(realm, "rome", "attack rome alpes")
    assert offers(realm, "rome") == ["with 0 2", "with 1 2", "with 2 1", "with 2 2"]
    assert objected(realm, "rome", "with 1 1") == ("11.12", "too-weak")


@pytest.mark.rule("final_conquest", "4.9", "11.13")
def test_beaten_independents_are_gone_and_nobody_else_falls_or_earns() -> None:
    """E31."""
    realm = lay({"independent": {"alpes": (1, 1)}, "rome": {"rome": (0, 2)}})
    log = act(realm, "rome", "attack rome alpes", "stay-none")
    assert (owner(realm, "alpes"), army(realm, "alpes")) == ("rome", (0, 2))
    assert realm.ground[6] == 0
    assert "victory-paid" not in kinds(log)
    assert objected(realm, "rome", "move alpes averni") == ("11.1", "nobody-ready")


@pytest.mark.rule("final_conquest", "11.13", "12.4")
def test_with_an_extra_action_and_whatever_was_left_they_are_spent() -> None:
    """E32."""
    realm = lay({"independent": {"alpes": (1, 1)}, "rome": {"brundium": (0, 2)}})
    make_ready(realm, "brundium", extra_2=(0, 2))
    act(realm, "rome", "attack brundium alpes", "stay-none")
    assert ready(realm, "alpes") == {"spent": (0, 2)}


@pytest.mark.rule("final_conquest", "7.27", "4.7")
def test_strong_walls_help_independents_in_great_forts_only() -> None:
    """E33."""
    there = {"asia-minor": (0, 2), "alpes": (1, 1)}
    realm = lay({"independent": there, "rome": {"thracia": (1, 3)}}, card="strong-walls")
    assert objected(realm, "rome", "attack thracia asia-minor") == ("11.12", "too-weak")
    realm = lay({"independent": there, "rome": {"thracia": (0, 4)}}, card="strong-walls")
    assert "attack thracia asia-minor" in offers(realm, "rome")
    realm = lay({"independent": there, "rome": {"rome": (0, 2)}}, card="strong-walls")
    assert "attack rome alpes" in offers(realm, "rome")


@pytest.mark.rule("final_conquest", "11.14", "11.16")
def test_one_may_stay_behind_spent() -> None:
    """E34."""
    realm = lay({"independent": {"alpes": (1, 1)}, "rome": {"brundium": (0, 2)}})
    act(realm, "rome", "attack brundium alpes", "stay cavalry")
    assert ready(realm, "brundium") == {"spent": (0, 1)}
    assert ready(realm, "alpes") == {"spent": (0, 1)}
    assert owner(realm, "brundium") == "rome"


@pytest.mark.rule("final_conquest", "11.15")
def test_a_lone_attacker_must_enter() -> None:
    """E34."""
    realm = lay({"independent": {"gaul": (1, 0)}, "rome": {"averni": (0, 1)}}, factions=THREE)
    act(realm, "rome", "attack averni gaul")
    assert (owner(realm, "gaul"), owner(realm, "averni")) == ("rome", "nobody")


@pytest.mark.rule("final_conquest", "4.1", "4.2", "4.3", "11.12")
def test_strength_counts_not_the_number_of_units() -> None:
    weak = lay({"independent": {"alpes": (1, 1)}, "rome": {"rome": (3, 0)}})
    assert objected(weak, "rome", "attack rome alpes")[0] == "11.12"
    assert "attack rome alpes" in offers(
        lay({"independent": {"alpes": (1, 1)}, "rome": {"rome": (0, 2)}}), "rome"
    )
