"""15.15, 15.24, 15.31.3, 15.33, 15.34 Cards of battle, on land and at sea."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import NEVER, NOWHERE, SPACE
from anabasis.games.conquerors.leaders import LEADER
from anabasis.games.conquerors.rules.engagement import Battle, SeaFight
from tests.rules.conquerors.dealing import Cards

TACTICS = "persians-gain-tactical-advantage"


def battle(macedon: str = "", persia: str = "", attacker: int = 0) -> Cards:
    """Alexander's army and that of Memnon face each other at Cyzicus, before the dice."""
    table = Cards(macedon, persia)
    table.army("macedon-1", "ilium", 33, 4, "alexander-iii")
    table.army("persia-2", "cyzicus", 40, 1, "memnon bessus").active("macedon")
    armies = (1, 16) if attacker == 0 else (16, 1)
    used = (
        1 << LEADER.read("alexander-iii"),
        1 << LEADER.read("memnon") | 1 << LEADER.read("bessus"),
    )
    none = (0, 0)
    table.war.battle = Battle(
        SPACE.read("cyzicus"),
        (attacker, 1 - attacker),
        0,
        NEVER,
        bytes([NOWHERE] * 7),
        armies,
        none,
        (33, 40) if attacker == 0 else (40, 33),
        (1, 1),
        none,
        (4, 1) if attacker == 0 else (1, 4),
        used if attacker == 0 else (used[1], used[0]),
        none,
        0,
        0,
        none,
        none,
        none,
        3,
        SPACE.read("cyzicus"),
        0,
        none,
    )
    return table.opens("battle")


# ---- 15.33.1 Surprise on land


@pytest.mark.rule("conquerors", "15.33.1")
def test_surprise_counts_for_its_side() -> None:
    table = battle(macedon="surprise-1", persia="drought-1").do("play ambush; pass")
    assert table.war.battle is not None and table.war.battle.surprise == (1, 0)
    assert table.lies("surprise-1") == "discards"


@pytest.mark.rule("conquerors", "15.33.1")
@pytest.mark.rule("conquerors", "15.31.3")
def test_two_surprises_and_spies_on_one() -> None:
    """M111: one each, nothing; Spies on one of them leaves the other."""
    table = battle(macedon="surprise-1 spies-1", persia="surprise-2")
    table.do("play ambush")
    assert table.moment() == ("ruse", "persia")
    table.do("pass; play ambush")
    assert table.moment() == ("ruse", "macedon") and table.uses() == ["unmask"]
    table.do("play unmask")
    assert table.war.battle is not None and table.war.battle.surprise == (1, 0)
    assert table.lies("surprise-2") == table.lies("spies-1") == "discards"
    assert table.frame() == "", "nobody has a card left"


@pytest.mark.rule("conquerors", "15.31.3")
def test_spies_are_not_played_on_ones_own_surprise() -> None:
    table = battle(macedon="surprise-1 spies-1", persia="drought-1").do("play ambush")
    assert table.moment() == ("ruse", "persia")
    assert table.refusal("play unmask") == ("15.31.3", "card-not-in-hand")


# ---- 15.24 tactics


@pytest.mark.rule("conquerors", "15.24.1")
def test_a_rating_is_doubled_once() -> None:
    """N11."""
    table = battle(persia=f"{TACTICS}-1 {TACTICS}-2 {TACTICS}-3")
    table.do("play tactics")
    assert table.options() == ["aim-leader memnon", "aim-leader bessus"]
    assert table.refusal("aim-leader alexander-iii") == ("15.24.1", "leader-not-used")
    table.do("aim-leader memnon; play tactics")
    assert table.war.battle is not None
    both = 1 << LEADER.read("memnon") | 1 << LEADER.read("bessus")
    assert table.war.battle.doubled == both, "to Bessus by itself: he is the only one left"
    assert table.refusal("play tactics") == ("15.24.1", "card-has-no-target")


@pytest.mark.rule("conquerors", "15.24.1")
def test_by_the_persian_alone() -> None:
    table = battle(macedon=f"{TACTICS}-1")
    assert table.refusal("play tactics") == ("15.24.1", "card-of-the-other-side")


# ---- 15.34 Terrain Advantage


@pytest.mark.rule("conquerors", "15.34.1")
def test_the_defender_finds_good_ground() -> None:
    table = battle(macedon="terrain-advantage-1", persia="terrain-advantage-2")
    assert table.refusal("play ground") == ("15.34.1", "not-defender")
    table.do("pass; play ground")
    assert table.war.battle is not None and table.war.battle.terrain == 1
    table = battle(persia="terrain-advantage-2")
    assert table.war.battle is not None
    table.war.battle = table.war.battle.but(armies=(1, 0))
    assert table.refusal("play ground") == ("15.34.1", "no-army-defends")


@pytest.mark.rule("conquerors", "15.34.1")
@pytest.mark.rule("conquerors", "15.33.1")
@pytest.mark.rule("conquerors", "15.24.1")
def test_all_three_at_once() -> None:
    """The play note: Surprise, Tactical Advantage and Terrain Advantage are cumulative."""
    table = battle(persia=f"surprise-1 {TACTICS}-1 terrain-advantage-1")
    table.do("play ambush; play tactics; aim-leader memnon; play ground")
    fight = table.war.battle
    assert fight is not None
    assert (fight.surprise, fight.terrain, fight.doubled.bit_count()) == ((0, 1), 1, 1)


# ---- 15.15 Determined Troops


@pytest.mark.rule("conquerors", "15.15.1")
def test_determined_troops_cost_the_enemy() -> None:
    table = battle(macedon="determined-troops").opens("losses").do("play grit")
    assert table.war.battle is not None and table.war.battle.grit == (0, 1)
    table = battle(persia="determined-troops").opens("losses").do("play grit")
    assert table.war.battle is not None and table.war.battle.grit == (1, 0)


@pytest.mark.rule("conquerors", "15.1.5")
def test_who_has_no_part_in_a_battle_is_not_asked() -> None:
    table = battle(macedon="surprise-1", persia="surprise-2")
    assert table.war.battle is not None
    parts = table.war.battle.parts()
    parts[1] = (0, 2)
    table.war.battle = Battle(*parts)
    table.opens("battle").do("pass")
    assert table.frame() == ""


# ---- 15.33 at sea


def at_sea(mover: int = 0, macedon: str = "", persia: str = "", moment: str = "evasion") -> Cards:
    table = Cards(macedon, persia)
    table.fleet("macedonian", "macedon", "lemnos").fleet("ionic", "persia", "chios")
    none = (0, 0)
    table.war.sea_fight = SeaFight(
        SPACE.read("lemnos"),
        (mover, 1 - mover),
        (1, 8) if mover == 0 else (8, 1),
        bytes([NOWHERE] * 9),
        True,
        0,
        False,
        none,
        none,
        none,
    )
    return table.active("macedon" if mover == 0 else "persia").opens(moment)


@pytest.mark.rule("conquerors", "15.33.2")
def test_the_intercepted_player_evades() -> None:
    table = at_sea(macedon="surprise-1")
    assert table.uses() == ["evade"]
    assert table.refusal("play pounce") == ("15.33.3", "not-interceptor")
    table.do("play evade")
    assert table.war.sea_fight is not None and table.war.sea_fight.evade == 2


@pytest.mark.rule("conquerors", "15.33.3")
def test_the_interceptor_pounces_even_on_a_surprise() -> None:
    """M112."""
    table = at_sea(macedon="surprise-1", persia="surprise-2")
    table.do("play evade; pass")
    assert table.uses() == ["pounce"]
    assert table.refusal("play evade") == ("15.33.2", "not-intercepted")
    table.do("play pounce")
    fight = table.war.sea_fight
    assert fight is not None and (fight.evade, fight.pounced) == (2, True)


@pytest.mark.rule("conquerors", "15.31.3")
def test_spies_unmask_at_sea_too() -> None:
    table = at_sea(macedon="spies-1", persia="surprise-2").do("pass; play pounce; play unmask")
    assert table.war.sea_fight is not None and not table.war.sea_fight.pounced


@pytest.mark.rule("conquerors", "15.33.4")
def test_first_fire_for_either_side() -> None:
    table = at_sea(macedon="surprise-1", persia="surprise-2", moment="sea-fight")
    assert table.uses() == ["first-fire"]
    table.do("play first-fire; pass; play first-fire")
    fight = table.war.sea_fight
    assert fight is not None and fight.surprise == (1, 1)


@pytest.mark.rule("conquerors", "15.33.4")
@pytest.mark.rule("conquerors", "15.1.5")
def test_in_a_fight_with_rhodes_only_her_enemy_is_asked() -> None:
    table = at_sea(macedon="surprise-1", persia="surprise-2", moment="sea-fight")
    assert table.war.sea_fight is not None
    parts = table.war.sea_fight.parts()
    parts[1] = (0, 2)
    table.war.sea_fight = SeaFight(*parts)
    table.opens("sea-fight").do("pass")
    assert table.frame() == ""
