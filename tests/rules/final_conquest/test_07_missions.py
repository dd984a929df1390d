"""7.5 to 7.9, 7.31 to 7.48 Missions."""

from __future__ import annotations

import pytest

from anabasis.games.final_conquest.board import members
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.missions import MISSION, NO_MISSION
from anabasis.games.final_conquest.rules.missions import is_fulfilled
from tests.rules.final_conquest.setting import (
    FOUR,
    SIX,
    act,
    battle_dice,
    kinds,
    lay,
    purse,
    seat_of,
    told,
)

CASES = [
    ("rome", "mare-nostrum", "mare-ionium mare-tyrrhenum black-sea", FOUR),
    ("rome", "carthage-must-fall", "carthage", FOUR),
    ("rome", "over-the-alps", "alpes averni", FOUR),
    ("carthage", "islands-of-trade", "sardinia sicilia", FOUR),
    ("carthage", "silver-of-the-west", "berber espanga", FOUR),
    ("carthage", "silver-of-the-west", "berber iberia", SIX),
    ("carthage", "at-the-gates", "rome", FOUR),
    ("carthage", "at-the-gates", "brundium", FOUR),
    ("greece", "cross-the-hellespont", "asia-minor", FOUR),
    ("greece", "hegemon", "sparta thracia rhodes", FOUR),
    ("greece", "danube-frontier", "dacia black-sea", FOUR),
    ("egypt", "granary-of-the-world", "thebes berber numidia", FOUR),
    ("egypt", "ptolemaic-fleet", "mare-aegyptium mare-aegaeum", FOUR),
    ("egypt", "the-levant", "syria cyrene", FOUR),
    ("egypt", "the-levant", "syria palestina", SIX),
    ("persia", "royal-road", "cappadocia asia-minor", SIX),
    ("persia", "road-to-the-nile", "palestina arabia", SIX),
    ("persia", "king-of-kings", "asia-minor rome", SIX),
    ("gaul", "unite-the-tribes", "averni celtica germania", SIX),
    ("gaul", "beyond-the-pyrenees", "espanga iberia", SIX),
]


def held(places: str, faction: str) -> dict[str, dict[str, tuple[int, int]]]:
    """Two units in each; those who lose their home have a unit elsewhere."""
    return {
        faction: {place: (1, 0) for place in places.split()},
        **({"rome": {"sicilia": (1, 0)}} if faction != "rome" and "sicilia" not in places else {}),
        **({"carthage": {"numidia": (1, 0)}} if faction == "rome" else {}),
    }


@pytest.mark.rule("final_conquest", "7.31", "7.32", "7.33", "7.34", "7.35", "7.36", "7.37")
@pytest.mark.rule("final_conquest", "7.38", "7.39", "7.40", "7.41", "7.42", "7.43", "7.44")
@pytest.mark.rule("final_conquest", "7.45", "7.46", "7.48")
@pytest.mark.parametrize(("faction", "mission", "places", "factions"), CASES)
def test_a_mission_is_fulfilled_by_what_it_names_and_not_by_one_less(
    faction: str, mission: str, places: str, factions: tuple[str, ...]
) -> None:
    realm = lay(held(places, faction), factions=factions)
    seat, number = seat_of(realm, faction), MISSION.read(mission)
    assert is_fulfilled(realm, seat, number)
    fewer = " ".join(places.split()[1:])
    less = lay(held(fewer, faction), factions=factions)
    assert not is_fulfilled(less, seat, number)


@pytest.mark.rule("final_conquest", "7.38", "7.6")
def test_hegemon_with_an_empty_macedonia_and_not_without_it() -> None:
    """E70."""
    places = "sparta thracia rhodes"
    number = MISSION.read("hegemon")
    assert is_fulfilled(lay(held(places, "greece")), 2, number)
    taken = held(places, "greece")
    taken["rome"] = {"macedonia": (1, 0)}
    assert not is_fulfilled(lay(taken), 2, number)


@pytest.mark.rule("final_conquest", "7.6", "7.7")
def test_true_in_the_turn_but_not_at_its_end_is_not_complete() -> None:
    """E70."""
    realm = lay({"rome": {"alpes": (1, 0), "averni": (1, 0)}}, missions={"rome": "over-the-alps"})
    log = act(realm, "rome", "move averni gaul", "end-turn")
    assert "mission-fulfilled" not in kinds(log)


@pytest.mark.rule("final_conquest", "7.6")
def test_true_in_anothers_turn_is_not_complete() -> None:
    """E70."""
    realm = lay(
        {"rome": {"alpes": (1, 0), "averni": (1, 0)}},
        missions={"rome": "over-the-alps"},
        active="carthage",
    )
    assert "mission-fulfilled" not in kinds(act(realm, "carthage", "end-turn"))


@pytest.mark.rule("final_conquest", "7.7", "7.8")
def test_the_reward_is_paid_after_the_last_action_and_the_next_card_may_be_complete() -> None:
    """E71: Rome holds Alpes and Averni, and three seas: both missions are paid, the third fails."""
    places = "alpes averni mare-ionium mare-tyrrhenum mare-ibericum"
    realm = lay(held(places, "rome"), missions={"rome": "over-the-alps"})
    log = act(realm, "rome", "end-turn", script=[0, 0])
    done = [(event["mission"], event["reward"]) for event in told(log, "mission-fulfilled")]
    assert done == [("over-the-alps", 4), ("mare-nostrum", 5)]
    assert purse(realm, "rome") == 9
    assert MISSION.words[realm.mission[0]] == "carthage-must-fall"
    seen = GAME.view(realm, 1)["seats"][0]
    assert (seen["mission"], sorted(seen["done"])) == (None, ["mare-nostrum", "over-the-alps"])


@pytest.mark.rule("final_conquest", "7.9")
def test_after_three_missions_no_more_are_drawn() -> None:
    places = "alpes averni carthage mare-ionium mare-tyrrhenum mare-ibericum"
    realm = lay(held(places, "rome"), missions={"rome": "over-the-alps"})
    act(realm, "rome", "end-turn", script=[0, 0])
    assert (realm.mission[0], purse(realm, "rome")) == (NO_MISSION, 15)
    assert realm.mission_possible[0] == 0


@pytest.mark.rule("final_conquest", "2.8", "7.6")
def test_what_everybody_can_tell_of_a_mission() -> None:
    """Alpes and Averni are held and nothing is paid: that mission is not the one."""
    realm = lay(held("alpes averni", "rome"), missions={"rome": "mare-nostrum"})
    act(realm, "rome", "end-turn")
    possible = [MISSION.words[mission] for mission in members(realm.mission_possible[0])]
    assert possible == ["mare-nostrum", "carthage-must-fall"]


@pytest.mark.rule("final_conquest", "7.47")
def test_sack_of_rome_is_a_battle_won_as_attacker_this_turn() -> None:
    realm = lay(
        {"gaul": {"alpes": (0, 3)}, "carthage": {"brundium": (1, 0)}},
        factions=SIX,
        active="gaul",
        missions={"gaul": "sack-of-rome"},
    )
    act(realm, "gaul", "attack alpes brundium")
    act(realm, "gaul", "with 0 3", script=battle_dice(4, 1))
    act(realm, "gaul", "stay-none", "move brundium alpes", "with 0 3")
    log = act(realm, "gaul", "end-turn", script=[0, 1])
    assert told(log, "mission-fulfilled")[0]["mission"] == "sack-of-rome"


@pytest.mark.rule("final_conquest", "7.47")
def test_a_battle_won_before_the_card_was_held_does_not_count() -> None:
    """Unite the Tribes is complete; Sack of Rome is drawn after Brundium was won."""
    realm = lay(
        {
            "gaul": {
                "alpes": (0, 3),
                "averni": (1, 0),
                "celtica": (1, 0),
                "germania": (1, 0),
            },
            "carthage": {"brundium": (1, 0)},
        },
        factions=SIX,
        active="gaul",
        missions={"gaul": "unite-the-tribes"},
    )
    act(realm, "gaul", "attack alpes brundium")
    act(realm, "gaul", "with 0 3", script=battle_dice(4, 1))
    act(realm, "gaul", "stay-none")
    log = act(realm, "gaul", "end-turn", script=[0, 1])
    assert [event["mission"] for event in told(log, "mission-fulfilled")] == ["unite-the-tribes"]
    assert MISSION.words[realm.mission[5]] == "sack-of-rome"


@pytest.mark.rule("final_conquest", "7.47")
def test_a_territory_only_entered_is_not_sacked() -> None:
    realm = lay(
        {"gaul": {"alpes": (1, 0)}},
        factions=SIX,
        active="gaul",
        missions={"gaul": "sack-of-rome"},
    )
    log = act(realm, "gaul", "move alpes brundium", "end-turn", script=[1])
    assert "mission-fulfilled" not in kinds(log)
