"""2.8, 2.9 What a seat cannot know."""

from __future__ import annotations

import pytest

from anabasis.core.die import SeededDie
from anabasis.games.final_conquest.board import HERO, members
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.missions import MISSION
from tests.rules.final_conquest.setting import THREE, act, lay, threatened


@pytest.mark.rule("final_conquest", "2.9")
def test_heroes_are_dealt_anew_among_those_of_the_same_price() -> None:
    """Cleopatra, Berenice and Sosibius cost seven; Ptolemy alone costs nine."""
    realm = lay({}, heroes={"egypt": ["cleopatra", "ptolemy-euergetes"]})
    hands = {GAME.redeal(realm, 0, SeededDie(seed)).held[3] for seed in range(40)}
    found = {tuple([HERO.words[hero] for hero in members(hand)]) for hand in hands}
    assert found == {
        ("ptolemy-euergetes", "cleopatra"),
        ("ptolemy-euergetes", "berenice"),
        ("ptolemy-euergetes", "sosibius"),
    }
    assert GAME.redeal(realm, 3, SeededDie(1)).held[3] == realm.held[3]


@pytest.mark.rule("final_conquest", "2.9", "6.6")
def test_a_burnt_hero_is_never_dealt() -> None:
    realm = lay({}, heroes={"egypt": ["cleopatra"]})
    realm.burnt = 1 << HERO.read("berenice")
    hands = {GAME.redeal(realm, 0, SeededDie(seed)).held[3] for seed in range(40)}
    assert 1 << HERO.read("berenice") not in hands


@pytest.mark.rule("final_conquest", "2.9", "7.6")
def test_missions_are_dealt_anew_among_those_that_may_be_held() -> None:
    realm = lay({"rome": {"alpes": (1, 0), "averni": (1, 0)}}, missions={"rome": "mare-nostrum"})
    act(realm, "rome", "end-turn")
    dealt = {GAME.redeal(realm, 1, SeededDie(seed)).mission[0] for seed in range(40)}
    assert {MISSION.words[mission] for mission in dealt} == {"mare-nostrum", "carthage-must-fall"}


@pytest.mark.rule("final_conquest", "2.9", "15.3")
def test_a_sealed_bid_may_be_anything_that_makes_sense() -> None:
    realm = lay({}, factions=THREE, purses={"rome": 4, "carthage": 2, "egypt": 2})
    threatened(realm, "slave-revolt")
    act(realm, "rome", "bid 3")
    bids = {GAME.redeal(realm, 1, SeededDie(seed)).agenda[-1].parts()[0][0] for seed in range(60)}
    assert bids == {0, 1, 2, 3, 4}
    assert GAME.redeal(realm, 0, SeededDie(1)).agenda[-1].parts()[0][0] == 3
    worlds = GAME.worlds(realm, 1)
    assert [world.agenda[-1].parts()[0][0] for world in worlds] == [0, 4]


@pytest.mark.rule("final_conquest", "2.8", "2.9")
def test_views_of_others_do_not_change_with_what_is_hidden() -> None:
    realm = lay(
        {},
        heroes={"egypt": ["cleopatra"]},
        missions={"egypt": "the-levant"},
        purses={"egypt": 3},
    )
    for seed in range(20):
        other = GAME.redeal(realm, 0, SeededDie(seed))
        assert GAME.view(other, 0) == GAME.view(realm, 0)
        assert GAME.view(other, None) == GAME.view(realm, None)
