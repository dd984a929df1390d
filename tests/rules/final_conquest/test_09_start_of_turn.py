"""The start of a turn and what is done in planning."""

from __future__ import annotations

import pytest

from tests.rules.final_conquest.laid import CARTHAGE, EGYPT, GREECE, ROME, Table


def recruits(table: Table, seat: int = ROME) -> set[str]:
    return {line for line in table.legal(seat) if line.startswith("recruit")}


@pytest.mark.rule("final_conquest", "9.3")
@pytest.mark.rule("final_conquest", "3.9")
@pytest.mark.parametrize(
    ("card", "income"),
    [
        (None, 4),
        ("golden-age", 8),
        ("trade-collapse", 0),
        ("bountiful-harvest", 4 + 3),
    ],
)
def test_income(card: str | None, income: int) -> None:
    """Rome vacant 1, Numidia 1, a fleet 1, Sardinia 1; food in Rome, Numidia, Brundium."""
    table = Table(
        4,
        {
            "numidia": f"{ROME} 1i",
            "mare-ibericum": f"{ROME} 1i",
            "sardinia": f"{ROME} 1c",
            "brundium": f"{ROME} 1i",
            "carthage": f"{CARTHAGE} 1i",
        },
        card=card,
        first=EGYPT,
        order=[EGYPT, ROME, CARTHAGE, GREECE],
    )
    table.go("end-turn")
    assert table.asked() == [ROME]
    assert table.purse(ROME) == income


@pytest.mark.rule("final_conquest", "9.5")
@pytest.mark.rule("final_conquest", "9.6")
def test_forts_and_great_forts() -> None:
    table = Table(4, {"alpes": f"{ROME} 1i", "brundium": f"{ROME} 1i"})
    assert recruits(table) == {
        "recruit-infantry alpes",
        "recruit-infantry rome",
        "recruit-cavalry rome",
    }
    table.go("recruit-infantry alpes")
    assert "recruit-infantry alpes" not in recruits(table)
    table.go("recruit-infantry rome")
    assert recruits(table) == {"recruit-infantry rome"}
    table.go("recruit-infantry rome")
    assert recruits(table) == set()
    assert table.at("rome") == f"{ROME} 2i"


@pytest.mark.rule("final_conquest", "9.6")
def test_a_cavalry_fills_a_great_fort() -> None:
    table = Table(4, {"brundium": f"{ROME} 1i"})
    table.go("recruit-cavalry rome")
    assert recruits(table) == set()
    for line in ("recruit-infantry rome", "recruit-cavalry rome"):
        assert table.refusal(ROME, line) is not None, line


@pytest.mark.rule("final_conquest", "9.7")
@pytest.mark.rule("final_conquest", "3.6")
def test_room_for_one_and_two_great_forts() -> None:
    table = Table(4, {"asia-minor": f"{ROME} 4i", "brundium": f"{ROME} 3c"})
    assert recruits(table) == {
        f"recruit-{kind} {place}"
        for kind in ("infantry", "cavalry")
        for place in ("rome", "asia-minor")
    }
    table.go("recruit-cavalry asia-minor")
    assert recruits(table) == set()
    assert table.units(ROME) == 8


@pytest.mark.rule("final_conquest", "9.9")
@pytest.mark.rule("final_conquest", "9.10")
@pytest.mark.rule("final_conquest", "9.11")
@pytest.mark.rule("final_conquest", "9.12")
def test_recruits_act_and_the_first_action_ends_planning() -> None:
    table = Table(4, {"alpes": f"{ROME} 1i"}, purses={ROME: 20})
    table.go("recruit-infantry rome", "buy gaius-duilius")
    assert "recruit-infantry rome" in recruits(table)
    assert table.view()["phase"] == "planning"
    table.go("move rome alpes")
    assert table.at("alpes") == f"{ROME} 2i"
    assert table.view()["phase"] == "action"
    assert not {line.split()[0] for line in table.legal(ROME)} & {
        "recruit-infantry",
        "recruit-cavalry",
        "buy",
        "hire-infantry",
        "hire-cavalry",
    }
    assert table.refusal(ROME, "recruit-infantry alpes") is not None
    assert table.refusal(ROME, "buy fabius-maximus") is not None


@pytest.mark.rule("final_conquest", "9.12")
@pytest.mark.rule("final_conquest", "7.25")
def test_no_mercenary_for_money_won() -> None:
    """E20."""
    table = Table(
        4, {"rome": f"{ROME} 5c", "brundium": f"{EGYPT} 1i"}, purses={ROME: 4}, card="mercenaries"
    )
    table.go("attack rome brundium", "with 0 5", "stay-none", dice="4 1")
    assert table.purse(ROME) == 5
    assert table.refusal(ROME, "hire-infantry rome") is not None


@pytest.mark.rule("final_conquest", "9.8")
def test_a_player_without_units_recruits_at_home() -> None:
    table = Table(4, {})
    assert recruits(table) == {"recruit-infantry rome", "recruit-cavalry rome"}
    table.go("recruit-cavalry rome", "move rome alpes")
    assert table.at("rome") == f"{ROME} vacant"
    assert table.at("alpes") == f"{ROME} 1c"


@pytest.mark.rule("final_conquest", "7.11")
@pytest.mark.rule("final_conquest", "9.8")
def test_without_units_in_a_plague_there_is_only_the_end_of_the_turn() -> None:
    table = Table(4, {}, card="plague-spreads")
    assert table.legal(ROME) == {"end-turn"}
    table.go("end-turn")
    assert not table.out(ROME)
    assert table.asked() == [CARTHAGE]


@pytest.mark.rule("final_conquest", "7.19")
@pytest.mark.parametrize(
    ("places", "room"),
    [
        ({"brundium": "0 7i"}, 0),
        ({"brundium": "0 6i"}, 0),
        ({"brundium": "0 5i"}, 1),
        ({"alpes": "0 4i"}, 0),
        ({"alpes": "0 3i"}, 1),
    ],
)
def test_famine_counts_one_food_less_and_removes_nobody(places: dict[str, str], room: int) -> None:
    table = Table(4, places, card="famine")
    done = 0
    while recruits(table):
        table.go(min(recruits(table)))
        done += 1
    assert done == room
    assert table.asked() == [ROME]
    assert not any(line.startswith("trim") for line in table.legal(ROME))


@pytest.mark.rule("final_conquest", "7.19")
@pytest.mark.parametrize(("units", "room"), [("3i", 1), ("4i", 0)])
def test_famine_with_no_food_is_as_no_food(units: str, room: int) -> None:
    table = Table(4, {"rome": f"{CARTHAGE} 1i", "alpes": f"{ROME} {units}"}, card="famine")
    assert len(recruits(table)) == room


@pytest.mark.rule("final_conquest", "7.19")
def test_food_lost_in_a_famine_is_counted_by_the_real_table() -> None:
    table = Table(4, {"brundium": f"{ROME} 1i", "alpes": f"{ROME} 5i"}, card="famine")
    table.go("move brundium sicilia")
    assert table.units(ROME) == 6
    assert not any(line.startswith("trim") for line in table.legal(ROME))


@pytest.mark.rule("final_conquest", "7.24")
def test_call_to_arms() -> None:
    table = Table(4, {"alpes": f"{ROME} 1i"}, card="call-to-arms")
    table.go("recruit-cavalry rome")
    assert recruits(table) == {"recruit-infantry rome", "recruit-infantry alpes"}
    table.go("recruit-infantry rome", "recruit-infantry alpes")
    assert recruits(table) == set()
    table = Table(4, {"alpes": f"{ROME} 1i"}, card="call-to-arms")
    table.go("recruit-infantry rome")
    assert "recruit-cavalry rome" in recruits(table)
    table.go("recruit-infantry rome")
    assert "recruit-cavalry rome" not in recruits(table)
    table.go("recruit-infantry rome")
    assert recruits(table) == {"recruit-infantry alpes"}
    assert table.at("rome") == f"{ROME} 3i"


@pytest.mark.rule("final_conquest", "7.25")
def test_mercenaries() -> None:
    table = Table(
        4, {"alpes": f"{ROME} 1i", "brundium": f"{ROME} 1i"}, card="mercenaries", purses={ROME: 7}
    )
    hires = {line for line in table.legal(ROME) if line.startswith("hire")}
    assert hires == {
        f"hire-{kind} {place}" for kind in ("infantry", "cavalry") for place in ("rome", "alpes")
    }
    table.go("hire-cavalry alpes")
    assert table.purse(ROME) == 3
    assert table.at("alpes") == f"{ROME} 1i1c"
    assert not any(line.startswith("hire") for line in table.legal(ROME))
    assert "recruit-infantry alpes" in recruits(table)


@pytest.mark.rule("final_conquest", "7.25")
@pytest.mark.parametrize(
    ("purse", "kinds"),
    [(1, set()), (2, {"infantry"}), (3, {"infantry"}), (4, {"infantry", "cavalry"})],
)
def test_mercenaries_cost(purse: int, kinds: set[str]) -> None:
    table = Table(4, {}, card="mercenaries", purses={ROME: purse})
    assert {line for line in table.legal(ROME) if line.startswith("hire")} == {
        f"hire-{kind} rome" for kind in kinds
    }


@pytest.mark.rule("final_conquest", "7.25")
@pytest.mark.rule("final_conquest", "3.7")
def test_mercenaries_within_the_quota_and_only_with_their_card() -> None:
    table = Table(4, {"alpes": f"{ROME} 6i"}, card="mercenaries", purses={ROME: 9})
    assert not any(line.startswith("hire") for line in table.legal(ROME))
    table = Table(4, {}, purses={ROME: 9})
    assert not any(line.startswith("hire") for line in table.legal(ROME))


@pytest.mark.rule("final_conquest", "6.1")
@pytest.mark.rule("final_conquest", "6.2")
@pytest.mark.rule("final_conquest", "6.3")
@pytest.mark.rule("final_conquest", "7.12")
@pytest.mark.parametrize(("card", "less"), [(None, 0), ("age-of-heroes", 2)])
def test_buying_heroes(card: str | None, less: int) -> None:
    table = Table(4, {}, purses={ROME: 15 - 2 * less}, card=card)
    buys = {line for line in table.legal(ROME) if line.startswith("buy")}
    assert buys == {
        "buy scipio-africanus",
        "buy marcus-marcellus",
        "buy fabius-maximus",
        "buy gaius-duilius",
    }
    table.go("buy scipio-africanus")
    assert table.purse(ROME) == 5 - less
    assert table.refusal(ROME, "buy scipio-africanus") is not None
    assert table.refusal(ROME, "buy hannibal-barca") is not None
    buys = {line for line in table.legal(ROME) if line.startswith("buy")}
    assert buys == {"buy gaius-duilius"}
    table.go("buy gaius-duilius")
    assert table.purse(ROME) == 0
    assert table.view(CARTHAGE)["seats"][ROME]["heroes"] == 2
    assert table.view(CARTHAGE)["seats"][ROME]["hand"] is None


@pytest.mark.rule("final_conquest", "6.2")
@pytest.mark.rule("final_conquest", "6.6")
def test_a_burnt_hero_is_not_for_sale() -> None:
    table = Table(
        4,
        {"rome": f"{ROME} 5c", "brundium": f"{EGYPT} 1i"},
        heroes={ROME: "gaius-duilius"},
        purses={ROME: 30},
    )
    table.go("attack rome brundium", "with 0 1", "play-hero", "?card gaius-duilius", dice="4 1")
    assert table.burnt() == {"gaius-duilius"}
    table.around()
    assert "buy gaius-duilius" not in table.legal(ROME)
    assert "buy scipio-africanus" in table.legal(ROME)


@pytest.mark.rule("final_conquest", "9.13")
def test_the_turn_may_end_in_planning() -> None:
    table = Table(4, {"carthage": f"{ROME} 1i"}, missions={ROME: "carthage-must-fall"})
    table.go("end-turn", random=True)
    assert table.purse(ROME) == 6
    assert set(table.view()["seats"][ROME]["noted"]) == {"rome", "carthage"}
