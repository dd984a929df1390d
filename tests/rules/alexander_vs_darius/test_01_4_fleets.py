"""1.4.21 to 1.4.43 Fleets, embarking and landing."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA, FIELD, MACEDON, PERSIA, aboard
from anabasis.games.alexander_vs_darius.counters import units_in
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER
from anabasis.games.alexander_vs_darius.rules.flight import flee
from anabasis.games.alexander_vs_darius.rules.known import group_of
from anabasis.games.alexander_vs_darius.rules.landing import transports
from anabasis.games.alexander_vs_darius.state import AT_HOME, DEAD
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
AEGEAN = {"macedonia-aegean": ("macedonian", 2), "hellas-aegean": ("athenian", 3)}
ATHENIANS = "carry hellas-aegean athenian fresh"
ABOARD = "embark macedonia aegean; load; " + ATHENIANS


def table(**given: object) -> Table:
    laid: dict[str, object] = {
        "macedon": {"macedonia": "antipater phalanx 2 hoplites"},
        "macedonian": ["hellas", "rhodes"],
        "ships": AEGEAN,
        "persia": {"kish": "darius-iii"},
    }
    return Table(**(laid | given))  # type: ignore[arg-type]


# ---- sailing


@pytest.mark.rule("alexander_vs_darius", "1.4.21")
@pytest.mark.rule("alexander_vs_darius", "1.4.22")
def test_all_ships_of_a_sea_sail_up_to_two_seas() -> None:
    game = table(macedonian=["hellas", "ugarit"])
    game.do("sail aegean; voyage cilician; voyage levantine", 3)
    assert game.fleets() == [("levantine", "macedonian", 2), ("levantine", "athenian", 3)]
    assert game.campaign.treasure[MACEDON] == 9
    assert game.refusal("voyage egyptian") == ("1.4.22", "two-seas")
    game.do("anchor")
    assert game.asked() == PERSIA


@pytest.mark.rule("alexander_vs_darius", "1.4.22")
def test_seas_must_touch() -> None:
    game = table().do("sail aegean", 1)
    assert game.refusal("voyage levantine") == ("1.4.22", "seas-not-adjacent")


@pytest.mark.rule("alexander_vs_darius", "1.4.23")
@pytest.mark.rule("alexander_vs_darius", "1.4.25")
def test_one_die_and_each_nation_by_its_own_number() -> None:
    game = table().do("sail aegean; voyage cretan; anchor", 4)
    assert game.fleets() == [
        ("cretan", "athenian", 3),
        ("macedonia-aegean", "macedonian", 2),
    ]


@pytest.mark.rule("alexander_vs_darius", "1.4.23")
def test_a_failed_roll_costs_the_treasure() -> None:
    game = table().do("sail aegean", 5)
    assert game.fleets() == [
        ("macedonia-aegean", "macedonian", 2),
        ("hellas-aegean", "athenian", 3),
    ]
    assert game.campaign.treasure[MACEDON] == 9
    assert game.asked() == PERSIA


@pytest.mark.rule("alexander_vs_darius", "1.4.23")
def test_persians_sail_on_5_and_not_on_6() -> None:
    laid = {"phoinicia-levantine": ("persian", 6)}
    game = Table(persian=["phoinicia"], ships=laid, active="persia")
    game.do("sail levantine; voyage egyptian; anchor", 5)
    assert game.fleets() == [("egyptian", "persian", 6)]
    game = Table(persian=["phoinicia"], ships=laid, active="persia").do("sail levantine", 6)
    assert game.fleets() == [("phoinicia-levantine", "persian", 6)]


@pytest.mark.rule("alexander_vs_darius", "1.4.24")
@pytest.mark.rule("alexander_vs_darius", "1.3.9")
def test_one_attempt_a_turn() -> None:
    game = table().do("sail aegean", 6).do("pass")
    assert game.refusal("sail aegean") == ("1.4.24", "fleet-has-tried")
    assert game.refusal("sail cretan") == ("1.4.21", "no-ships")
    game.do("pass")
    assert game.campaign.turn == 5
    assert game.refusal("sail aegean") is None


@pytest.mark.rule("alexander_vs_darius", "1.4.26")
def test_enemies_at_sea_end_the_voyage() -> None:
    game = table(ships=AEGEAN | {"cretan": ("persian", 1)})
    game.do("sail aegean; voyage cretan", 1)
    assert game.kinds()[-1] == "sea-battle-met"
    assert game.asked() == PERSIA


@pytest.mark.rule("alexander_vs_darius", "1.4.27")
def test_only_friendly_ports_are_entered() -> None:
    game = table(persian=["lukka"]).do("sail aegean; voyage cilician", 1)
    assert game.refusal("put-in lukka") == ("1.4.27", "port-not-friendly")
    assert game.refusal("put-in hellas") == ("3.1.12", "no-port-here")
    game.do("put-in rhodes")
    assert [berth for berth, _, _ in game.fleets()] == ["rhodes-cilician"] * 2


@pytest.mark.rule("alexander_vs_darius", "1.4.29")
@pytest.mark.rule("alexander_vs_darius", "1.4.28")
def test_ships_in_port_need_not_be_fought_and_may_be() -> None:
    game = table(persian=["lukka"], ships=AEGEAN | {"lukka-cilician": ("persian", 2)})
    game.do("sail aegean; voyage cilician", 1)
    assert game.refusal("attack-port lukka") is None
    assert game.refusal("attack-port cilicia") == ("1.4.29", "nobody-in-port")
    assert game.refusal("voyage levantine") is None


@pytest.mark.rule("alexander_vs_darius", "4.7.10")
def test_athenians_at_home_do_not_sail_or_bar_a_strait() -> None:
    game = table(persia={"wilusha": "memnon"}, ships={"hellas-aegean": ("athenian", 3)})
    game.campaign.athenians = AT_HOME
    assert game.refusal("sail aegean") == ("1.4.21", "no-ships")
    game.do("pass").do("march wilusha")
    assert game.refusal("go thrace") is None


# ---- embarking


@pytest.mark.rule("alexander_vs_darius", "1.4.30")
@pytest.mark.rule("alexander_vs_darius", "1.4.31")
@pytest.mark.rule("alexander_vs_darius", "1.4.42")
def test_an_army_goes_aboard_one_unit_a_ship() -> None:
    game = table().do(ABOARD)
    assert game.cargo("macedonia-aegean", "athenian") == "antipater 2 hoplites 1 phalanx"
    assert game.cargo("macedonia-aegean", "macedonian") == ""
    assert game.holder("macedonia") == "nobody"
    assert game.campaign.treasure[MACEDON] == 9


@pytest.mark.rule("alexander_vs_darius", "1.4.31")
def test_no_more_units_than_ships() -> None:
    game = table(ships={"macedonia-aegean": ("macedonian", 2)}).do("embark macedonia aegean")
    assert game.refusal("pick hoplites 1") == ("1.4.31", "no-room")
    game.do("load")
    assert game.cargo("macedonia-aegean", "macedonian") == "antipater 1 hoplites 1 phalanx"
    assert game.army("macedonia") == {"hoplites": 1}


@pytest.mark.rule("alexander_vs_darius", "1.4.28")
@pytest.mark.rule("alexander_vs_darius", "1.4.30")
def test_ships_in_another_port_of_the_sea_come() -> None:
    game = table(ships={"hellas-aegean": ("athenian", 3)}).do("embark macedonia aegean; load")
    assert game.fleets() == [("macedonia-aegean", "athenian", 3)]


@pytest.mark.rule("alexander_vs_darius", "1.4.30")
def test_ships_of_several_ports_gather_and_none_is_counted_twice() -> None:
    ships = {"hellas-aegean": ("macedonian", 1), "macedonia-aegean": ("macedonian", 2)}
    game = table(ships=ships).do("embark macedonia aegean; load")
    assert game.fleets() == [("macedonia-aegean", "macedonian", 3)]


@pytest.mark.rule("alexander_vs_darius", "1.4.30")
def test_a_fleet_that_has_moved_is_not_boarded() -> None:
    game = table(macedon={"rhodes": "antipater phalanx"})
    game.do("sail aegean; voyage cretan; put-in rhodes", 1).do("pass")
    assert game.refusal("embark rhodes cretan") == ("1.4.30", "fleet-has-moved")


@pytest.mark.rule("alexander_vs_darius", "1.4.32")
def test_after_a_failed_roll_ships_are_boarded() -> None:
    game = table().do("sail aegean", 6).do("pass")
    assert game.refusal("embark macedonia aegean") is None


@pytest.mark.rule("alexander_vs_darius", "1.4.33")
def test_an_army_that_has_moved_embarks_and_has_still_moved() -> None:
    game = table(macedon={"hellas": "antipater phalanx"})
    game.do("march hellas; go macedonia; halt").do("pass")
    game.do(ABOARD).do("march kish; go sumer; halt")
    assert game.campaign.turn == 4
    game.do("land aegean macedonia")
    assert game.army("macedonia") == {"phalanx": 1}
    assert (
        game.campaign.spent[AREA.read("macedonia")] == game.campaign.units[AREA.read("macedonia")]
    )


@pytest.mark.rule("alexander_vs_darius", "1.4.34")
def test_nobody_embarks_beside_enemy_ships() -> None:
    game = table(persian=["lydia"], ships=AEGEAN | {"lydia-aegean": ("persian", 1)})
    assert game.refusal("embark macedonia aegean") == ("1.4.34", "enemy-ships")


@pytest.mark.rule("alexander_vs_darius", "7.1.8")
def test_ariobarzanes_goes_aboard_no_ship() -> None:
    game = Table(
        persia={"cilicia": "nabarzanes ariobarzanes light-infantry"},
        ships={"cilicia-cilician": ("persian", 2)},
        active="persia",
    ).do("embark cilicia cilician; load")
    assert game.leaders("cilicia") == {"ariobarzanes"}
    assert game.cargo("cilicia-cilician", "persian") == "nabarzanes 1 light-infantry"


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_what_part_of_an_army_went_aboard_is_not_known() -> None:
    game = table(macedon={"macedonia": "antipater coenus phalanx 2 hoplites"})
    game.do("embark macedonia aegean; drop hoplites 1; drop-leader coenus; load; " + ATHENIANS)
    both = {AREA.read("macedonia"), aboard(MACEDON, 0)}
    assert set(group_of(game.campaign, AREA.read("macedonia"))) == both
    game.do("pass").do("sail aegean; voyage cretan; anchor", 1)
    both = {AREA.read("macedonia"), aboard(MACEDON, 3)}
    assert set(group_of(game.campaign, AREA.read("macedonia"))) == both


# ---- landing


def at_sea() -> Table:
    game = table().do(ABOARD).do("pass")
    return game.do("sail aegean; voyage cilician; anchor", 1).do("march kish; go sumer; halt")


@pytest.mark.rule("alexander_vs_darius", "1.4.35")
@pytest.mark.rule("alexander_vs_darius", "1.4.36")
def test_an_army_lands_from_ships_that_have_moved_and_turns_no_marker() -> None:
    game = at_sea()
    game.lay_marker("lukka", "persia")
    game.do("land cilician lukka")
    assert game.army("lukka") == {"hoplites": 2, "phalanx": 1}
    assert game.leaders("lukka") == {"antipater"}
    assert game.marker("lukka") == "persia"
    assert game.cargo("cilician", "athenian") == ""


@pytest.mark.rule("alexander_vs_darius", "1.4.14")
@pytest.mark.rule("alexander_vs_darius", "1.4.36")
def test_who_landed_without_having_moved_may_turn_the_marker() -> None:
    game = at_sea()
    game.lay_marker("cilicia", "persia")
    game.do("land cilician cilicia").do("pass")
    game.do("march cilicia; mark; halt")
    assert game.marker("cilicia") == "macedon"


@pytest.mark.rule("alexander_vs_darius", "1.4.37")
def test_a_landing_on_enemies_is_a_battle() -> None:
    game = table(persia={"lukka": "orontobates 2 light-infantry"}, persian=["arzawa"])
    game.do(ABOARD).do("pass").do("land aegean lukka")
    assert game.campaign.holder[FIELD] == MACEDON
    assert units_in(game.campaign.units[FIELD]) == 3


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
def test_nobody_lands_in_mycenae_before_the_revolt() -> None:
    game = table().do(ABOARD).do("pass")
    game.do("sail aegean; voyage ionian; anchor", 1).do("march kish; go sumer; halt")
    assert game.refusal("land ionian mycenae") == ("1.4.13", "closed")


@pytest.mark.rule("alexander_vs_darius", "1.4.39")
def test_the_transports_flee_to_a_sea_without_enemies() -> None:
    game = at_sea()
    flee(game.campaign, MACEDON, 4, transports(game.campaign, MACEDON, 4), game.log)
    assert game.refusal("flee levantine") is None
    assert game.refusal("flee black") == ("1.4.22", "seas-not-adjacent")
    game.do("flee cretan")
    assert game.kinds()[-1] == "fleet-fled"
    assert ("cretan", "athenian", 3) in game.fleets()
    assert ("cilician", "macedonian", 2) in game.fleets(), "these carried nobody"


@pytest.mark.rule("alexander_vs_darius", "1.4.39")
@pytest.mark.rule("alexander_vs_darius", "1.4.41")
def test_with_nowhere_to_flee_they_are_lost_with_all_aboard() -> None:
    game = Table(
        macedon={"thrace": "alexander-iii phalanx"},
        ships={"thrace-black": ("macedonian", 1), "aegean": ("persian", 1)},
    ).do("embark thrace black; load")
    flee(game.campaign, MACEDON, 1, transports(game.campaign, MACEDON, 1), game.log)
    assert game.fleets() == [("aegean", "persian", 1)]
    assert game.campaign.where[ALEXANDER] == DEAD
    assert units_in(game.campaign.dead[MACEDON]) == 1


@pytest.mark.rule("alexander_vs_darius", "1.4.43")
def test_without_a_leader_units_step_ashore_only_in_the_friendly_port() -> None:
    game = table().do(ABOARD).do("pass")
    fleet = next(one for one in game.campaign.fleets if one.leaders)
    game.campaign.fleets = tuple(
        [
            type(one)(one.berth, one.nation, one.state, one.ships, one.cargo, one.spent, 0)
            for one in game.campaign.fleets
        ]
    )
    assert fleet.cargo
    assert game.refusal("land aegean thrace") == ("1.4.43", "no-leader-aboard")
    assert game.refusal("land aegean macedonia") is None
