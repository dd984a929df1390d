"""1.4.4, 4.1 What a player may look up: where its armies can go, and what feeds them."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.games.alexander_vs_darius.board import MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.rules.reach import details
from tests.rules.alexander_vs_darius.setting import Table


def case(number: str) -> pytest.MarkDecorator:
    return pytest.mark.rule("alexander_vs_darius", number)


def targets(table: Table, area: str) -> dict[str, Any]:
    found: dict[str, Any] = details(table.campaign, MACEDON)["marches"][area]["targets"]
    return found


@case("1.4.4")
def test_every_target_within_the_points_can_be_marched_to_by_its_way() -> None:
    """Each line that the board sends is legal to its last step."""
    armies = {"thrace": "alexander-iii 4 phalanx", "lydia": "parmenion 2 light-cavalry"}
    looked = details(Table(armies).campaign, MACEDON)["marches"]
    assert looked["thrace"]["points"] == 4 and looked["lydia"]["points"] == 7
    for area, army in looked.items():
        for target, found in army["targets"].items():
            if found["cost"] > army["points"] or found["desert"]:
                continue
            table = Table(armies)
            table.do("; ".join([f"march {area}", *[f"go {stop}" for stop in found["way"]], "halt"]))
            assert table.holder(target) == "macedon"
            assert table.holder(area) == "nobody" or area == target


@case("1.4.4")
def test_what_costs_more_than_the_points_is_told_for_those_without_foot() -> None:
    table = Table({"thrace": "alexander-iii 4 phalanx 2 light-cavalry"})
    army = details(table.campaign, MACEDON)["marches"]["thrace"]
    assert (army["points"], army["light"]) == (4, 7)
    assert max(found["cost"] for found in army["targets"].values()) == 7


@case("1.4.11")
def test_nobody_marches_on_from_an_area_with_enemies() -> None:
    table = Table({"thrace": "alexander-iii 4 phalanx"}, {"wilusha": "memnon 2 hoplites"})
    found = targets(table, "thrace")
    assert found["wilusha"]["attack"]
    assert all("wilusha" not in one["way"][:-1] for one in found.values())


@case("3.1.17")
def test_a_barred_strait_leads_nowhere() -> None:
    table = Table({"thrace": "alexander-iii 4 phalanx"}, ships={"aegean": ("persian", 2)})
    assert targets(table, "thrace")["wilusha"]["way"][0] == "chalybes", "over the Bosporus"


@case("3.1.19")
def test_a_crossing_has_its_price() -> None:
    found = targets(Table({"thrace": "alexander-iii 4 phalanx"}), "thrace")
    assert found["wilusha"]["price"] == 2 and found["macedonia"]["price"] == 1


@case("2.1.2")
def test_the_marker_of_a_target_has_its_price() -> None:
    table = Table({"thrace": "alexander-iii 4 phalanx"}, persian=["chalybes", "lukka"])
    found = targets(table, "thrace")
    assert found["miesia"]["mark"] == 0 and found["chalybes"]["mark"] == 1
    assert found["lukka"]["mark"] is None, "Halicarnassus is to be besieged"


@case("1.4.31")
def test_who_goes_aboard_is_told_beforehand() -> None:
    table = Table(
        {"hellas": "alexander-iii 4 phalanx 2 light-infantry"},
        ships={"hellas-aegean": ("athenian", 3)},
    )
    going = details(table.campaign, MACEDON)["boardings"]["hellas"]["aegean"]
    assert going == {"classes": {"phalanx": 3}, "leaders": ["alexander-iii"]}
    table.do("embark hellas aegean; load")
    assert table.cargo("hellas-aegean", "athenian") == "alexander-iii 3 phalanx"


@case("4.1.2")
def test_the_line_of_supply_leads_from_its_source() -> None:
    table = Table({"phrygia": "parmenion phalanx"}, macedonian=["macedonia", "wilusha", "thrace"])
    fed = details(table.campaign, MACEDON)["feeding"]["phrygia"]
    assert fed == {"from": "wilusha", "line": ["wilusha", "phrygia"], "why": None}


@case("4.1.3")
def test_without_pella_no_macedonian_is_fed() -> None:
    table = Table({"thrace": "parmenion phalanx"}, persian=["macedonia"])
    assert details(table.campaign, MACEDON)["feeding"]["thrace"]["why"] == "no-pella"


@case("4.1.5")
def test_enemies_cut_a_line_off() -> None:
    far = Table({"media": "parmenion phalanx"}, macedonian=["macedonia"])
    assert details(far.campaign, MACEDON)["feeding"]["media"]["why"] == "too-far"
    cut = Table(
        {"nubia": "parmenion phalanx"},
        {"thebaid": "memnon hoplites"},
        macedonian=["macedonia", "zoan", "libya"],
    )
    assert details(cut.campaign, MACEDON)["feeding"]["nubia"]["why"] == "cut-off"


@case("4.1.8")
def test_ships_out_at_sea_are_told_their_ports() -> None:
    table = Table(ships={"aegean": ("macedonian", 2), "levantine": ("persian", 3)})
    assert details(table.campaign, MACEDON)["havens"] == {"aegean": {"ports": [], "risk": False}}
    table = Table(macedonian=["hellas"], ships={"cretan": ("macedonian", 2)})
    havens = details(table.campaign, MACEDON)["havens"]
    assert havens == {"cretan": {"ports": ["hellas"], "risk": True}}


@case("3.0.2")
def test_nothing_is_told_to_others() -> None:
    table = Table({"thrace": "alexander-iii 4 phalanx"}, {"kish": "darius-iii 2 immortals"})
    assert set(details(table.campaign, PERSIA)["feeding"]) == {"kish"}
    assert details(table.campaign, PERSIA)["marches"] == {}
    assert not any(details(table.campaign, None).values())
