"""4.3 to 4.7 Recruiting, the levy, the Spartan revolt and upkeep."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import MACEDON, MYCENAE, PERSIA, SPARTA
from anabasis.games.alexander_vs_darius.counters import FULL, ONE, PERSIAN, UNIT, units_in
from anabasis.games.alexander_vs_darius.leaders import AGIS
from anabasis.games.alexander_vs_darius.rules.recruiting import Recruiting
from anabasis.games.alexander_vs_darius.rules.revolt import Revolt
from anabasis.games.alexander_vs_darius.rules.stacks import put
from anabasis.games.alexander_vs_darius.rules.upkeep import Upkeep
from anabasis.games.alexander_vs_darius.state import (
    AT_HOME,
    GONE_HOME,
    SERVING,
    SERVING_AGAIN,
)
from anabasis.games.alexander_vs_darius.turns import revolt_roll
from tests.rules.alexander_vs_darius.setting import Table, told

GAME = "alexander_vs_darius"


def recruiting(seat: int, treasure: int = 20, **given: object) -> Table:
    laid: dict[str, object] = {
        "macedonian": ["macedonia", "hellas", "thrace"],
        "persian": ["kish", "lydia", "phoinicia"],
        "treasure": (treasure, treasure),
    }
    return Table(**(laid | given)).run(Recruiting(seat))  # type: ignore[arg-type]


# ---- recruiting


@pytest.mark.rule("alexander_vs_darius", "4.3.2")
@pytest.mark.rule("alexander_vs_darius", "4.3.4")
@pytest.mark.rule("alexander_vs_darius", "4.3.6")
def test_the_macedonian_recruits_two() -> None:
    game = recruiting(MACEDON).do("recruit light-cavalry thrace").do("recruit light-cavalry thrace")
    assert game.refusal("recruit light-cavalry thrace") == ("4.3.4", "limit")
    assert game.refusal("build macedonia-aegean") == ("4.3.4", "limit")
    assert game.army("thrace") == {"light-cavalry": 2}
    assert game.campaign.treasure[MACEDON] == 18


@pytest.mark.rule("alexander_vs_darius", "4.3.4")
def test_the_persian_recruits_five_ships_among_them() -> None:
    game = recruiting(PERSIA)
    for _ in range(2):
        game.do("recruit light-cavalry kish").do("recruit light-infantry kish")
    game.do("build phoinicia-levantine")
    assert game.refusal("recruit light-infantry kish") == ("4.3.4", "limit")
    assert game.campaign.treasure[PERSIA] == 20 - 2 - 1 - 3


@pytest.mark.rule("alexander_vs_darius", "4.3.3")
def test_only_what_is_in_the_pool() -> None:
    game = recruiting(PERSIA)
    game.campaign.pool = (0, 0)
    assert game.refusal("recruit light-cavalry kish") == ("4.3.3", "not-in-pool")


@pytest.mark.rule("alexander_vs_darius", "4.3.5")
@pytest.mark.rule("alexander_vs_darius", "4.3.13")
@pytest.mark.rule("alexander_vs_darius", "4.4.1")
def test_restoring_costs_1_and_does_not_count() -> None:
    game = recruiting(MACEDON, macedon={"arabia": "3 worn-phalanx"})
    for _ in range(3):
        game.do("restore phalanx arabia")
    assert game.army("arabia") == {"phalanx": 3}
    assert game.campaign.treasure[MACEDON] == 17
    assert game.campaign.recruited == 0
    assert game.refusal("restore phalanx arabia") == ("4.3.13", "nothing-worn")


@pytest.mark.rule("alexander_vs_darius", "4.3.6")
@pytest.mark.rule("alexander_vs_darius", "4.3.7")
def test_with_an_army_or_in_a_friendly_area() -> None:
    game = recruiting(
        PERSIA,
        persia={"arabia": "memnon light-cavalry", "nubia": "light-infantry"},
        macedon={"lydia": "alexander-iii"},
    )
    game.lay_marker("arabia", "macedon")
    game.lay_marker("nubia", "macedon")
    game.lay_marker("lydia", "persia")
    assert game.refusal("recruit light-cavalry arabia") is None
    assert game.refusal("recruit light-cavalry nubia") == ("4.3.6", "not-friendly")
    assert game.refusal("recruit light-cavalry lydia") == ("4.3.7", "enemies-there")


@pytest.mark.rule("alexander_vs_darius", "4.3.8")
@pytest.mark.rule("alexander_vs_darius", "4.3.9")
@pytest.mark.rule("alexander_vs_darius", "4.4.6")
def test_hoplites_in_greece_and_mercenaries_elsewhere() -> None:
    game = recruiting(MACEDON)
    assert game.refusal("recruit hoplites macedonia") == ("4.3.8", "only-in-greece")
    game.do("recruit hoplites hellas")
    assert game.campaign.treasure[MACEDON] == 18
    game = recruiting(PERSIA, persian=["kish", "hellas"], macedonian=["macedonia"])
    game.do("recruit hoplites kish").do("recruit hoplites hellas")
    assert game.campaign.treasure[PERSIA] == 20 - 3 - 2


@pytest.mark.rule("alexander_vs_darius", "4.3.10")
@pytest.mark.rule("alexander_vs_darius", "4.4.5")
@pytest.mark.rule("alexander_vs_darius", "4.4.8")
def test_phalanxes_and_macedonian_heavy_cavalry_in_macedonia() -> None:
    game = recruiting(MACEDON)
    assert game.refusal("recruit phalanx thrace") == ("4.3.10", "only-in-macedonia")
    assert game.refusal("recruit heavy-cavalry thrace") == ("4.3.10", "only-in-macedonia")
    game.do("recruit phalanx macedonia").do("recruit heavy-cavalry macedonia")
    assert game.campaign.treasure[MACEDON] == 20 - 4 - 3
    game = recruiting(PERSIA)
    assert game.refusal("recruit heavy-cavalry kish") is None


@pytest.mark.rule("alexander_vs_darius", "4.3.10")
@pytest.mark.rule("alexander_vs_darius", "4.3.6")
def test_without_pella_only_into_an_army_in_macedonia() -> None:
    game = recruiting(MACEDON, persian=["macedonia"], macedonian=["hellas"])
    assert game.refusal("recruit phalanx macedonia") == ("4.3.6", "not-friendly")
    game = recruiting(
        MACEDON, persian=["macedonia"], macedonian=[], macedon={"macedonia": "antipater phalanx"}
    )
    game.lay_marker("macedonia", "persia")
    assert game.refusal("recruit phalanx macedonia") is None


@pytest.mark.rule("alexander_vs_darius", "4.3.11")
@pytest.mark.rule("alexander_vs_darius", "4.4.7")
def test_ships_in_a_friendly_port_with_a_city() -> None:
    game = recruiting(MACEDON, macedonian=["macedonia", "thrace"])
    assert game.refusal("build thrace-aegean") == ("4.3.11", "no-city")
    assert game.refusal("build phoinicia-levantine") == ("4.3.11", "port-not-friendly")
    game.do("build macedonia-aegean")
    assert game.fleets() == [("macedonia-aegean", "macedonian", 1)]


@pytest.mark.rule("alexander_vs_darius", "4.3.12")
def test_spartan_phalanxes_are_never_recruited() -> None:
    game = recruiting(PERSIA)
    assert game.refusal("recruit spartan-phalanx kish") == ("4.3.12", "never-recruited")


@pytest.mark.rule("alexander_vs_darius", "4.4.2")
@pytest.mark.rule("alexander_vs_darius", "4.4.3")
@pytest.mark.rule("alexander_vs_darius", "4.4.4")
def test_two_light_infantry_for_1_and_one_for_1() -> None:
    game = recruiting(PERSIA)
    game.do("recruit light-infantry kish")
    assert game.campaign.treasure[PERSIA] == 19
    game.do("recruit light-infantry lydia")
    assert game.campaign.treasure[PERSIA] == 19
    game.do("recruit light-infantry kish").do("recruit light-cavalry kish")
    assert game.campaign.treasure[PERSIA] == 17
    game.do("recruit medium-infantry kish")
    assert game.campaign.treasure[PERSIA] == 15


# ---- the levy


@pytest.mark.rule("alexander_vs_darius", "4.5.1")
def test_the_levy_comes_once_from_turn_12() -> None:
    assert recruiting(PERSIA, turn=11).refusal("levy") == ("4.5.1", "too-early")
    game = recruiting(PERSIA, turn=12)
    assert game.refusal("levy") is None
    game.campaign.levied = True
    assert game.refusal("levy") == ("4.5.1", "levied-already")
    game = recruiting(MACEDON, turn=12)
    assert "levy" not in game.options()


@pytest.mark.rule("alexander_vs_darius", "4.5.2")
@pytest.mark.rule("alexander_vs_darius", "4.5.3")
@pytest.mark.rule("alexander_vs_darius", "4.5.4")
def test_eight_units_for_a_die_of_legitimacy() -> None:
    game = recruiting(PERSIA, persian=["kish", "lydia"], turn=12)
    li = UNIT.read("light-infantry")
    game.campaign.pool = (0, 6 * ONE[FULL[li]])
    game.campaign.dead = (0, 6 * ONE[FULL[li]])
    dead = len(UNIT) + li
    game.do("levy", 4, *[li] * 4, *[dead] * 4)
    assert game.campaign.legitimacy == 11
    assert game.campaign.treasure[PERSIA] == 20
    for _ in range(8):
        game.do("enlist light-infantry kish")
    assert game.army("kish") == {"light-infantry": 8}
    assert units_in(game.campaign.dead[PERSIA]) == 2
    assert units_in(game.campaign.pool[PERSIA]) == 2
    assert game.campaign.recruited == 0


@pytest.mark.rule("alexander_vs_darius", "4.5.2")
def test_the_die_may_end_the_game_before_a_unit_stands() -> None:
    game = recruiting(PERSIA, turn=12)
    game.campaign.legitimacy = 3
    game.do("levy", 3)
    assert game.campaign.agenda == []
    assert game.campaign.winner == MACEDON


@pytest.mark.rule("alexander_vs_darius", "4.5.3")
@pytest.mark.rule("alexander_vs_darius", "4.5.5")
def test_fewer_than_eight_and_no_spartan_phalanx() -> None:
    game = recruiting(PERSIA, persian=["kish"], turn=12)
    game.campaign.pool = (0, 0)
    game.campaign.dead = (0, told("spartan-phalanx immortals")[0])
    game.do("levy", 1, len(UNIT) + UNIT.read("immortals"))
    assert game.army("kish") == {"immortals": 1}, "the one place for it is taken by itself"


# ---- the Spartan revolt


def sparta(turn: int, treasure: int = 5) -> Table:
    game = Table(turn=turn, treasure=(5, treasure))
    put(game.campaign, SPARTA, MYCENAE, told("2 spartan-phalanx")[0], 1 << AGIS)
    return game


@pytest.mark.rule("alexander_vs_darius", "4.6.2")
def test_the_numbers_of_the_revolt() -> None:
    assert [revolt_roll(turn) for turn in (3, 4, 5, 6, 7, 8, 9, 20)] == [6, 6, 6, 5, 4, 3, 3, 3]


@pytest.mark.rule("alexander_vs_darius", "4.6.1")
def test_no_roll_before_turn_3_nor_after_the_revolt() -> None:
    assert "revolt-rolled" not in sparta(2).run(Revolt()).kinds()
    game = sparta(9)
    game.campaign.revolted = True
    assert "revolt-rolled" not in game.run(Revolt()).kinds()


@pytest.mark.rule("alexander_vs_darius", "4.6.3")
@pytest.mark.rule("alexander_vs_darius", "4.6.4")
@pytest.mark.rule("alexander_vs_darius", "4.6.5")
def test_gold_adds_1_and_the_spartans_are_persian() -> None:
    game = sparta(3).run(Revolt()).do("send-gold", 5)
    assert game.campaign.revolted
    assert game.campaign.treasure[PERSIA] == 4
    assert game.holder("mycenae") == "persia"
    assert game.marker("mycenae") == "persia"
    assert game.campaign.legitimacy == 16


@pytest.mark.rule("alexander_vs_darius", "4.6.1")
@pytest.mark.rule("alexander_vs_darius", "4.6.3")
def test_without_gold_a_5_does_not_suffice_in_turn_3() -> None:
    game = sparta(3).run(Revolt()).do("keep-gold", 5)
    assert not game.campaign.revolted
    assert game.holder("mycenae") == "sparta"
    game = sparta(3, treasure=0).run(Revolt(), 6)
    assert game.campaign.revolted


# ---- upkeep


def paid(treasure: tuple[int, int], **given: object) -> Table:
    laid: dict[str, object] = {"macedonian": ["macedonia", "hellas"], "treasure": treasure}
    return Table(**(laid | given)).run(Upkeep())  # type: ignore[arg-type]


@pytest.mark.rule("alexander_vs_darius", "4.7.1")
@pytest.mark.rule("alexander_vs_darius", "4.7.2")
@pytest.mark.rule("alexander_vs_darius", "4.7.5")
def test_armies_cost_2_and_1() -> None:
    game = paid((5, 5), persian=["lydia"])
    assert game.campaign.treasure == (4, 3)


@pytest.mark.rule("alexander_vs_darius", "4.7.2")
def test_without_a_port_city_the_persian_pays_1() -> None:
    assert paid((5, 5), persian=["kish", "wilusha"]).campaign.treasure == (4, 4)


@pytest.mark.rule("alexander_vs_darius", "4.7.3")
@pytest.mark.rule("alexander_vs_darius", "4.7.4")
def test_an_unpaid_hoplite_deserts_to_the_pool() -> None:
    game = paid((5, 1), persia={"lydia": "2 heavy-cavalry hoplites 3 light-infantry"})
    assert game.army("lydia") == {"heavy-cavalry": 2, "light-infantry": 3}
    assert game.campaign.treasure[PERSIA] == 1, "nothing is paid in part"


@pytest.mark.rule("alexander_vs_darius", "4.7.3")
def test_then_heavy_cavalry_then_anybody() -> None:
    game = paid((5, 0), persia={"lydia": "2 heavy-cavalry 3 light-infantry"})
    assert game.army("lydia") == {"heavy-cavalry": 1, "light-infantry": 3}
    game = paid((5, 0), persia={"lydia": "light-cavalry light-infantry"})
    assert set(game.options()) == {"disband light-cavalry lydia", "disband light-infantry lydia"}
    game.do("disband light-infantry lydia")
    assert game.army("lydia") == {"light-cavalry": 1}


@pytest.mark.rule("alexander_vs_darius", "4.7.5")
@pytest.mark.rule("alexander_vs_darius", "5.1.4")
def test_unpaid_macedonians_grow_weary_by_one() -> None:
    assert paid((0, 5)).campaign.weariness == 9


@pytest.mark.rule("alexander_vs_darius", "4.7.6")
@pytest.mark.rule("alexander_vs_darius", "4.7.7")
@pytest.mark.rule("alexander_vs_darius", "4.7.8")
@pytest.mark.rule("alexander_vs_darius", "4.7.9")
def test_the_athenians_are_paid_refused_hired_and_refused() -> None:
    ships = {"macedonia-aegean": ("athenian", 3)}
    game = paid((9, 5), ships=ships).do("pay-athenians")
    assert game.campaign.treasure[MACEDON] == 9 - 1 - 2
    assert game.campaign.athenians == SERVING
    game.run(Upkeep()).do("refuse-athenians")
    assert game.campaign.athenians == AT_HOME
    assert game.fleets() == [("hellas-aegean", "athenian", 3)]
    game.campaign.treasure = (9, 9)
    game.run(Upkeep()).do("refuse-athenians")
    assert game.campaign.athenians == AT_HOME, "leaving them at home is no second refusal"
    game.run(Upkeep()).do("pay-athenians")
    assert game.campaign.athenians == SERVING_AGAIN
    assert game.campaign.treasure[MACEDON] == 9 - 1 - 1 - 3
    game.run(Upkeep()).do("refuse-athenians")
    assert game.campaign.athenians == GONE_HOME
    game.campaign.treasure = (9, 9)
    assert game.run(Upkeep()).campaign.agenda == []


@pytest.mark.rule("alexander_vs_darius", "4.7.7")
def test_who_cannot_pay_has_refused_and_the_cargo_steps_ashore() -> None:
    game = Table(
        macedon={"macedonia": "antipater 2 hoplites"},
        macedonian=["hellas"],
        ships={"macedonia-aegean": ("athenian", 3)},
        treasure=(2, 5),
    ).do("embark macedonia aegean; load")
    game.run(Upkeep())
    assert game.campaign.athenians == AT_HOME
    assert game.army("macedonia") == {"hoplites": 2}
    assert game.leaders("macedonia") == {"antipater"}


@pytest.mark.rule("alexander_vs_darius", "4.7.10")
def test_athenians_at_home_are_lost_with_athens() -> None:
    game = Table(
        persia={"illyria": "memnon light-cavalry"},
        macedonian=["macedonia"],
        ships={"hellas-aegean": ("athenian", 3)},
        active="persia",
    )
    game.campaign.athenians = AT_HOME
    game.do("march illyria; go hellas; mark; halt")
    assert game.fleets() == [], "though Athens was nobody's before"


@pytest.mark.rule("alexander_vs_darius", "4.7.11")
def test_the_navy_is_paid_or_loses_a_ship() -> None:
    ships = {"phoinicia-levantine": ("persian", 4)}
    game = paid((5, 5), persian=["phoinicia"], ships=ships).do("pay-navy")
    assert game.campaign.treasure[PERSIA] == 5 - 2 - 1
    game = paid((5, 5), persian=["phoinicia"], ships=ships)
    yard = game.campaign.shipyard[PERSIAN]
    game.do("scrap phoinicia-levantine")
    assert game.fleets() == [("phoinicia-levantine", "persian", 3)]
    assert game.campaign.shipyard[PERSIAN] == yard + 1
    game = paid((5, 2), persian=["phoinicia"], ships=ships)
    assert game.fleets() == [("phoinicia-levantine", "persian", 3)], "without treasure, at once"


@pytest.mark.rule("alexander_vs_darius", "4.7.12")
def test_without_its_nine_cities_the_navy_is_destroyed() -> None:
    ships = {"ugarit-levantine": ("persian", 4)}
    game = paid((5, 5), persian=["ugarit", "kish"], ships=ships)
    assert game.fleets() == []
    assert "navy-destroyed" in game.kinds()
    game = paid((5, 5), persian=["ugarit", "canaan"], ships=ships)
    assert game.fleets() == [("ugarit-levantine", "persian", 4)]
    assert "navy-destroyed" not in game.kinds()
