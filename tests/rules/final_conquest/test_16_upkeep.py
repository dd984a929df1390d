"""3.8, 16 Upkeep: trims, eliminations, the end."""

from __future__ import annotations

import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import submit
from anabasis.core.position import TABLE
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.state import quota_of
from tests.rules.final_conquest.setting import (
    THREE,
    act,
    army,
    asked,
    battle_dice,
    kinds,
    lay,
    noted,
    objected,
    offers,
    owner,
    seat_of,
    threatened,
    told,
    units,
    verbs,
)


@pytest.mark.rule("final_conquest", "3.8", "16.1", "16.2")
def test_losing_food_supply() -> None:
    """The example: eight units on the food of Gaul and Averni; Averni is lost, seven are left, and
    one in Espanga goes before anything else happens."""
    realm = lay(
        {
            "rome": {"alpes": (0, 3), "alexandria": (1, 0)},
            "egypt": {"gaul": (2, 1), "averni": (1, 0), "espanga": (4, 0)},
        },
        factions=THREE,
    )
    assert quota_of(realm, 2) == 8
    act(realm, "rome", "attack alpes averni")
    act(realm, "rome", "with 0 3", script=battle_dice(4, 1))
    act(realm, "rome", "stay-none")
    assert (asked(realm), verbs(realm)) == (["egypt"], ("trim",))
    assert offers(realm, "egypt") == [
        "trim infantry gaul",
        "trim cavalry gaul",
        "trim infantry espanga",
    ]
    act(realm, "egypt", "trim infantry espanga")
    assert (units(realm, "egypt"), asked(realm)) == (6, ["rome"])


@pytest.mark.rule("final_conquest", "3.8")
def test_only_own_units_that_are_there_can_be_trimmed() -> None:
    realm = lay({"rome": {"brundium": (1, 0), "rome": (7, 0)}})
    act(realm, "rome", "move brundium alpes")
    assert objected(realm, "rome", "trim infantry carthage") == ("3.8", "not-yours")
    assert objected(realm, "rome", "trim cavalry rome") == ("3.8", "no-such-unit")
    assert objected(realm, "rome", "end-turn")[1] == "not-now"


@pytest.mark.rule("final_conquest", "16.3", "1.10")
def test_trims_are_repeated_until_it_fits() -> None:
    """Rome trims its only unit in Gaul, whose food is gone with it: three more must go."""
    realm = lay({"rome": {"brundium": (1, 0), "gaul": (1, 0), "rome": (8, 0)}})
    act(realm, "rome", "move brundium alpes")
    log = act(realm, "rome", "trim infantry gaul")
    assert owner(realm, "gaul") == "nobody"
    assert [event["quota"] for event in told(log, "trimmed")] == [8]
    assert verbs(realm) == ("trim",)
    act(realm, "rome", *["trim infantry rome"] * 3)
    assert (units(realm, "rome"), quota_of(realm, 0)) == (6, 6)


@pytest.mark.rule("final_conquest", "16.4", "3.8")
def test_leaving_a_food_territory_by_an_own_attack_costs_before_any_extra_action() -> None:
    """E63: all leave Brundium for Alpes: only when they have entered is the food lost, and the
    victors may be trimmed too."""
    realm = lay({"rome": {"brundium": (0, 3), "rome": (5, 0)}, "carthage": {"alpes": (1, 0)}})
    act(realm, "rome", "attack brundium alpes")
    act(realm, "rome", "with 0 3", script=battle_dice(4, 1))
    act(realm, "rome", "stay-none")
    assert (asked(realm), verbs(realm)) == (["rome"], ("trim",))
    assert "trim cavalry alpes" in offers(realm, "rome")
    act(realm, "rome", "trim cavalry alpes", "trim infantry rome")
    assert units(realm, "rome") == 6
    assert "move alpes averni" in offers(realm, "rome")


@pytest.mark.rule("final_conquest", "16.4", "12.14")
def test_after_a_draw_nothing_was_left() -> None:
    """E63."""
    realm = lay({"rome": {"brundium": (0, 1), "rome": (7, 0)}, "carthage": {"alpes": (1, 0)}})
    act(realm, "rome", "attack brundium alpes", script=battle_dice(1, 1))
    assert (owner(realm, "brundium"), units(realm, "rome")) == ("rome", 8)
    assert "trim" not in verbs(realm)


# ---- eliminations


@pytest.mark.rule("final_conquest", "16.5", "16.6", "16.9", "16.10")
def test_out_without_unit_and_home_and_what_leaves_the_game() -> None:
    realm = lay(
        {
            "rome": {"numidia": (0, 3), "carthage": (1, 0)},
            "carthage": {"berber": (1, 0)},
            "greece": {"sparta": (1, 0)},
        },
        purses={"carthage": 7},
        heroes={"carthage": ["maharbal"]},
        missions={"carthage": "at-the-gates"},
    )
    act(realm, "rome", "attack numidia berber")
    act(realm, "rome", "with 0 3")
    act(realm, "carthage", "no-hero", script=battle_dice(4, 1))
    log = act(realm, "rome", "stay-none")
    assert told(log, "eliminated")[0]["seat"] == 1
    seen = GAME.view(realm, 0)["seats"][1]
    assert (seen["out"], seen["purse"], seen["heroes"]) == (True, 0, 0)
    assert realm.burnt == 0
    assert asked(realm) == ["rome"]
    act(realm, "rome", "end-turn")
    assert asked(realm) == ["greece"]


@pytest.mark.rule("final_conquest", "16.5", "16.9")
def test_home_taken_while_units_live_elsewhere() -> None:
    """E69."""
    realm = lay(
        {"rome": {"berber": (0, 5)}, "carthage": {"cyrene": (1, 0)}},
        heroes={"carthage": ["maharbal"]},
    )
    act(realm, "rome", "attack berber carthage")
    act(realm, "rome", "with 0 5")
    act(realm, "carthage", "no-hero", script=battle_dice(4, 1))
    act(realm, "rome", "stay-none", "end-turn")
    assert owner(realm, "carthage") == "rome"
    assert (asked(realm), realm.out) == (["carthage"], 0)
    act(realm, "carthage", "recruit-infantry cyrene", "end-turn")
    assert realm.held[1].bit_count() == 1


@pytest.mark.rule("final_conquest", "16.7")
def test_out_in_ones_own_turn() -> None:
    """E68: home lost, the last unit falls in attack: the turn ends, and no mission is checked."""
    realm = lay(
        {
            "rome": {"sicilia": (1, 0)},
            "carthage": {"rome": (1, 0)},
            "greece": {"brundium": (3, 0)},
        },
        missions={"rome": "mare-nostrum"},
    )
    log = act(realm, "rome", "attack sicilia brundium", script=battle_dice(1, 4))
    assert kinds(log)[-3:] == ["eliminated", "turn-begins", "income"]
    assert "turn-ends" not in kinds(log)
    assert asked(realm) == ["carthage"]


@pytest.mark.rule("final_conquest", "16.10")
def test_one_left_wins_at_once() -> None:
    realm = lay(
        {
            "rome": {"sicilia": (0, 3), "carthage": (1, 0)},
            "carthage": {"brundium": (1, 0)},
        },
        factions=THREE,
    )
    realm.out, realm.fallen = 1 << 2, (1 << 2,)
    at = realm.owner.index(2)
    realm.owner = realm.owner[:at] + bytes([7]) + realm.owner[at + 1 :]
    ground = list(realm.ground)
    ground[2], ground[7] = 0, ground[7] | 1 << at
    realm.ground = tuple(ground)
    act(realm, "rome", "attack sicilia brundium")
    act(realm, "rome", "with 0 3", script=battle_dice(4, 1))
    log = act(realm, "rome", "stay-none")
    assert told(log, "game-ends")[0]["winners"] == [0]
    outcome = GAME.outcome(realm)
    assert outcome is not None
    assert (outcome.ranking, outcome.reason) == (((0,), (1,), (2,)), "last-left")


@pytest.mark.rule("final_conquest", "16.11")
def test_the_last_who_fall_together_share() -> None:
    """Barbarians take the only unit of each of the two that are left, neither with a home."""
    realm = lay(
        {"rome": {"sicilia": (1, 0)}, "carthage": {"berber": (1, 0)}},
        factions=THREE,
        lost=("rome", "carthage"),
        active="egypt",
    )
    realm.out, realm.fallen = 1 << 2, (1 << 2,)
    at = realm.owner.index(2)
    realm.owner = realm.owner[:at] + bytes([7]) + realm.owner[at + 1 :]
    ground = list(realm.ground)
    ground[2], ground[7] = 0, ground[7] | 1 << at
    realm.ground = tuple(ground)
    threatened(realm, "barbarian-horde")
    outcome = GAME.outcome(realm)
    assert outcome is not None
    assert (outcome.ranking, outcome.reason) == (((0, 1), (2,)), "all-fell")


@pytest.mark.rule("final_conquest", "16.12")
@pytest.mark.parametrize(
    ("armies", "purses", "winners"),
    [
        ({"rome": {"alpes": (1, 0)}}, {}, (0,)),
        ({"rome": {"brundium": (1, 0)}}, {}, (0,)),
        ({}, {"egypt": 3}, (3,)),
        ({}, {}, (0, 1, 2, 3)),
    ],
)
def test_after_sixty_rounds(
    armies: dict[str, dict[str, tuple[int, int]]], purses: dict[str, int], winners: tuple[int, ...]
) -> None:
    """Most forts, then territories, then currency, then shared."""
    realm = lay(armies, purses=purses, active="egypt", round_=60)
    act(realm, "egypt", "end-turn")
    outcome = GAME.outcome(realm)
    assert outcome is not None
    assert (outcome.ranking[0], outcome.reason) == (winners, "rounds")


# ---- a seat given up


@pytest.mark.rule("final_conquest", "16.8")
def test_a_seat_given_up_leaves_independents_and_an_unoccupied_home() -> None:
    realm = lay({"carthage": {"sicilia": (2, 1)}, "rome": {"rome": (1, 0)}}, purses={"carthage": 4})
    act(realm, "table", "resign 1")
    assert (owner(realm, "sicilia"), army(realm, "sicilia")) == ("independent", (2, 1))
    assert owner(realm, "carthage") == "nobody"
    assert (realm.purse[1], asked(realm)) == (0, ["rome"])
    act(realm, "rome", "end-turn")
    assert asked(realm) == ["greece"]


@pytest.mark.rule("final_conquest", "16.8")
def test_the_player_on_turn_gives_up() -> None:
    realm = lay({"rome": {"rome": (1, 0)}})
    act(realm, "table", "resign 0")
    assert (asked(realm), owner(realm, "rome")) == (["carthage"], "independent")


@pytest.mark.rule("final_conquest", "16.8", "12.16")
def test_a_defender_gives_up_in_the_middle_of_a_battle() -> None:
    realm = lay(
        {"rome": {"brundium": (0, 3)}, "carthage": {"sicilia": (1, 0)}},
        heroes={"carthage": ["maharbal"]},
    )
    act(realm, "rome", "attack brundium sicilia", "with 0 3")
    assert asked(realm) == ["carthage"]
    act(realm, "table", "resign 1")
    assert asked(realm) == ["rome"]
    assert (owner(realm, "sicilia"), army(realm, "sicilia")) == ("independent", (1, 0))
    assert objected(realm, "rome", "attack brundium sicilia") == ("11.1", "nobody-ready")


@pytest.mark.rule("final_conquest", "16.8")
def test_giving_up_while_others_trim_leaves_nobody_above_the_quota() -> None:
    realm = lay(
        {
            "rome": {"alpes": (0, 3)},
            "carthage": {"averni": (1, 0), "sicilia": (6, 1)},
        },
    )
    act(realm, "rome", "attack alpes averni")
    act(realm, "rome", "with 0 3", script=battle_dice(4, 1))
    act(realm, "rome", "stay-none")
    assert asked(realm) == ["carthage"]
    act(realm, "table", "resign 0")
    assert (asked(realm), verbs(realm)) == (["carthage"], ("trim",))
    act(realm, "carthage", "trim infantry sicilia")
    assert asked(realm) == ["carthage"]
    assert realm.active == seat_of(realm, "carthage")
    assert noted(realm, "rome") == set()


@pytest.mark.rule("final_conquest", "16.8", "8.3")
def test_giving_up_before_a_faction_is_chosen() -> None:
    realm, _ = GAME.setup({}, 4, SeededDie(5))
    first = realm.order[0]
    resign = GAME.grammar.read(f"resign {first}")
    submit(GAME, realm, TABLE, realm.opened, resign, SeededDie(1))
    assert realm.agenda[-1].as_decision().seat == realm.order[1]
    die = SeededDie(2)
    while realm.round == 0:
        decision = realm.agenda[-1].as_decision()
        submit(
            GAME, realm, decision.seat, realm.opened, decision.options(realm, decision.seat)[0], die
        )
    assert GAME.violations(realm) == []
    assert realm.active == realm.order[1]


@pytest.mark.rule("final_conquest", "16.8", "12.15")
def test_a_battle_that_is_decided_is_carried_through_when_the_defender_gives_up() -> None:
    """Rome is beaten by 2 and is asked for its losses; Egypt leaves: the losses stay."""
    realm = lay(
        {"rome": {"illyria": (2, 1)}, "egypt": {"celtica": (0, 2)}},
    )
    act(realm, "rome", "attack illyria celtica")
    act(realm, "rome", "with 2 1", script=battle_dice(1, 2))
    assert verbs(realm) == ("lose",)
    act(realm, "table", "resign 3")
    assert offers(realm, "rome") == ["lose 2 0", "lose 0 1"]
    act(realm, "rome", "lose 0 1")
    assert (army(realm, "illyria"), owner(realm, "celtica")) == ((2, 0), "independent")
    assert asked(realm) == ["rome"]


@pytest.mark.rule("final_conquest", "16.8", "16.1")
def test_a_third_seat_gives_up_while_somebody_trims_and_no_unit_more_is_lost() -> None:
    realm = lay({"rome": {"brundium": (1, 0), "rome": (6, 1)}})
    act(realm, "rome", "move brundium alpes")
    assert verbs(realm) == ("trim",)
    act(realm, "table", "resign 2")
    act(realm, "rome", "trim infantry rome")
    act(realm, "rome", "trim infantry rome")
    assert (units(realm, "rome"), asked(realm)) == (6, ["rome"])
    assert "trim" not in verbs(realm)


@pytest.mark.rule("final_conquest", "16.8", "11.7")
def test_an_action_half_chosen_begins_anew_when_its_object_is_gone() -> None:
    realm = lay({"rome": {"berber": (2, 0)}})
    act(realm, "rome", "attack berber carthage")
    assert verbs(realm) == ("with",)
    act(realm, "table", "resign 1")
    assert owner(realm, "carthage") == "nobody"
    assert "move berber carthage" in offers(realm, "rome")


@pytest.mark.rule("final_conquest", "3.5", "3.8", "16.2")
@pytest.mark.parametrize("many", [5, 6])
def test_without_any_food_no_more_than_four_stay(many: int) -> None:
    """Rome's home is lost, and a move gives up the only food that is left."""
    realm = lay(
        {
            "rome": {"brundium": (1, 0), "sicilia": (many - 1, 0)},
            "carthage": {"rome": (1, 0)},
        }
    )
    act(realm, "rome", "move brundium sicilia")
    while asked(realm) == ["rome"] and verbs(realm) == ("trim",):
        act(realm, "rome", "trim infantry sicilia")
    assert units(realm, "rome") == 4


@pytest.mark.rule("final_conquest", "10.13", "16.2")
def test_time_running_out_trims_where_most_units_stand() -> None:
    """E77: not the last one of Alpes, which comes first on the map, and no cavalry."""
    realm = lay(
        {
            "rome": {"brundium": (1, 0), "alpes": (1, 0), "sardinia": (0, 2), "sicilia": (2, 0)},
            "carthage": {"rome": (1, 0)},
        }
    )
    act(realm, "rome", "move brundium sicilia")
    assert verbs(realm) == ("trim",)
    while verbs(realm) == ("trim",):
        act(realm, "table", "time-out 0")
    assert army(realm, "sicilia") == (1, 0)
    assert (army(realm, "alpes"), army(realm, "sardinia")) == ((1, 0), (0, 2))
