"""How a game begins: order, factions, armies."""

from __future__ import annotations

import pytest

from tests.rules.final_conquest.laid import Table, begun

OFFERED = {
    3: {"rome", "carthage", "greece", "egypt"},
    4: {"rome", "carthage", "greece", "egypt"},
    5: {"rome", "carthage", "greece", "egypt", "persia"},
    6: {"rome", "carthage", "greece", "egypt", "persia", "gaul"},
}
INDEPENDENTS = {
    3: {"asia-minor": "2c", "alpes": "1i1c", "gaul": "1i1c"},
    4: {"asia-minor": "2c", "alpes": "1i1c", "gaul": "1i1c"},
    5: {
        "asia-minor": "2c",
        "alpes": "1i1c",
        "gaul": "1i1c",
        "iberia": "1i1c",
        "palestina": "1i1c",
    },
    6: {"asia-minor": "2c", "alpes": "1i1c", "iberia": "1i1c", "palestina": "1i1c"},
}
START = {
    "rome": {"rome": "1c", "brundium": "1i"},
    "carthage": {"carthage": "1c", "numidia": "1i"},
    "greece": {"macedonia": "1c", "rhodes": "1i"},
    "egypt": {"alexandria": "1c", "thebes": "1i"},
    "persia": {"babylon": "1c", "cappadocia": "1i"},
    "gaul": {"gaul": "1c", "britannia": "1i"},
}
HOMES = {faction: next(iter(places)) for faction, places in START.items()}


@pytest.mark.rule("final_conquest", "8.3")
@pytest.mark.rule("final_conquest", "2.5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_is_on_offer_and_who_is_asked(seats: int) -> None:
    table = begun(seats)
    asked = 0
    left = set(OFFERED[seats])
    while table.view()["phase"] == "factions":
        (seat,) = table.asked()
        assert {line.split()[1] for line in table.legal(seat)} == left
        choice = min(left)
        table.go(f"choose-faction {choice}", random=True)
        left.discard(choice)
        asked += 1
    assert asked == (3 if seats == 3 else seats - 1)


@pytest.mark.rule("final_conquest", "8.8")
@pytest.mark.rule("final_conquest", "8.4")
@pytest.mark.rule("final_conquest", "8.5")
@pytest.mark.rule("final_conquest", "8.6")
@pytest.mark.rule("final_conquest", "8.7")
@pytest.mark.parametrize(
    ("seats", "unplayed"),
    [(3, "rome"), (3, "carthage"), (3, "greece"), (3, "egypt"), (4, ""), (5, ""), (6, "")],
)
def test_the_armies_at_the_start(seats: int, unplayed: str) -> None:
    table = begun(seats)
    wanted = [faction for faction in START if faction in OFFERED[seats] - {unplayed}]
    for faction in wanted:
        if table.view()["phase"] == "factions":
            table.go(f"choose-faction {faction}", random=True)
    expected = {place: f"independent {units}" for place, units in INDEPENDENTS[seats].items()}
    for seat, entry in enumerate(table.view()["seats"]):
        for place, units in START[entry["faction"]].items():
            expected[place] = f"{seat} {units}"
    if seats == 3:
        expected[HOMES[unplayed]] = "independent 1i1c"
    found = {place: table.at(place) for place in table.view()["territories"]}
    assert {place: army for place, army in found.items() if army != "-"} == expected
    assert table.view()["chronicle"] is None
    assert all(entry["heroes"] == 0 for entry in table.view()["seats"])


@pytest.mark.rule("final_conquest", "5.2")
@pytest.mark.rule("final_conquest", "9.3")
def test_purses_are_empty_but_for_the_first_income_and_that_of_egypt() -> None:
    table = begun(4)
    while table.view()["phase"] == "factions":
        table.go(min(table.legal(table.asked()[0])), random=True)
    view = table.view()
    waiting = [entry for entry in view["seats"] if entry is not view["seats"][view["active"]]]
    assert [entry["purse"] for entry in waiting] == [
        8 if entry["faction"] == "egypt" else 0 for entry in waiting
    ]
    assert view["seats"][view["active"]]["purse"] >= 1


@pytest.mark.rule("final_conquest", "8.1")
@pytest.mark.rule("final_conquest", "8.2")
def test_only_who_ties_rolls_again() -> None:
    table = begun(6, dice="4 4 3 2 1 1  1 4  3 2")
    assert table.rolled_all
    assert table.view()["order"] == [1, 0, 2, 3, 4, 5]
    assert table.asked() == [1]


@pytest.mark.rule("final_conquest", "8.1")
def test_a_tie_may_be_repeated() -> None:
    table = begun(3, dice="2 2 4  3 3  1 2")
    assert table.rolled_all
    assert table.view()["order"] == [2, 1, 0]


@pytest.mark.rule("final_conquest", "8.9")
@pytest.mark.rule("final_conquest", "2.9")
def test_missions_are_of_the_own_faction_and_secret() -> None:
    table = Table(6, laid=False)
    for seat in range(6):
        for eyes in range(6):
            mission = table.view(eyes)["seats"][seat]["mission"]
            if eyes == seat:
                faction = table.view()["seats"][seat]["faction"]
                assert table.board["missions"][mission]["faction"] == faction
            else:
                assert mission is None


@pytest.mark.rule("final_conquest", "3.5")
def test_the_quota_table() -> None:
    assert Table(3).board["quota"][:9] == [4, 6, 8, 10, 12, 14, 16, 18, 20]


@pytest.mark.rule("final_conquest", "3.5")
def test_more_than_eight_food_is_no_more() -> None:
    food = [
        "rome",
        "brundium",
        "averni",
        "gaul",
        "berber",
        "numidia",
        "thebes",
        "thracia",
        "sparta",
        "alexandria",
    ]
    table = Table(4, {place: "0 1i" for place in food})
    assert table.view()["seats"][0]["food"] == 10
    assert table.view()["seats"][0]["quota"] == 20
