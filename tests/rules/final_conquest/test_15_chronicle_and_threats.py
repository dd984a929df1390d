"""The chronicle, the three threats, and what they meet at the start of a round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.final_conquest.laid import CARTHAGE, EGYPT, GREECE, ROME, Table

SOME = {"brundium": "0 1i", "numidia": "1 1i", "rhodes": "2 1i", "thebes": "3 1i"}


def threat(
    card: str,
    purses: list[int],
    bids: list[int],
    places: dict[str, str] | None = None,
    **more: Any,
) -> Table:
    """Four seats; the card is drawn, and all bid. Income comes only to the first seat."""
    table = Table(
        4,
        places if places is not None else SOME,
        drawing=card,
        purses=dict(enumerate(purses)),
        **more,
    )
    for seat, bid in enumerate(bids):
        table.go(f"{seat}: bid {bid}" if purses[seat] else f"?{seat}: bid {bid}")
    return table


def purses(table: Table) -> list[int]:
    """Without the income of the first seat, if its turn has begun."""
    found = [table.purse(seat) for seat in range(4)]
    if table.view()["phase"] in ("planning", "action"):
        found[table.view()["active"]] -= table.view()["seats"][table.view()["active"]]["income"]
    return found


@pytest.mark.rule("final_conquest", "7.13")
@pytest.mark.rule("final_conquest", "15.4")
@pytest.mark.rule("final_conquest", "15.5")
@pytest.mark.rule("final_conquest", "15.7")
@pytest.mark.rule("final_conquest", "15.9")
@pytest.mark.rule("final_conquest", "5.4")
@pytest.mark.parametrize(
    ("had", "bids", "left"),
    [
        ([9, 9, 9, 9], [2, 2, 1, 0], [4, 4, 5, 3]),  # 5: lost
        ([9, 9, 9, 9], [2, 2, 1, 1], [7, 7, 8, 8]),  # 6: won; two highest 2 each
        ([9, 9, 9, 9], [6, 0, 0, 0], [8, 9, 9, 9]),
        ([9, 9, 9, 9], [1, 1, 1, 1], [2, 2, 2, 2]),  # all lowest
        ([4, 9, 9, 9], [3, 0, 1, 1], [0, 3, 5, 5]),  # 5
        ([9, 9, 9, 0], [2, 2, 1, 0], [4, 4, 5, 0]),
        ([9, 9, 9, 9], [3, 3, 3, 0], [7, 7, 7, 9]),  # three highest: 1 each
    ],
)
def test_slave_revolt(had: list[int], bids: list[int], left: list[int]) -> None:
    table = threat("slave-revolt", had, bids)
    expected = list(left)
    if bids == [2, 2, 1, 1]:
        expected = [9 - 2 + 2, 9 - 2 + 2, 8, 8]
    assert purses(table) == expected
    assert table.asked() == [ROME]


@pytest.mark.rule("final_conquest", "15.2")
@pytest.mark.rule("final_conquest", "15.3")
@pytest.mark.rule("final_conquest", "2.9")
def test_bids_are_sealed_until_the_last() -> None:
    table = Table(4, SOME, drawing="slave-revolt", purses={0: 3, 1: 3, 2: 3})
    assert table.asked() == [0, 1, 2]  # who has nothing bids nothing
    assert table.legal(1) == {"bid 0", "bid 1", "bid 2", "bid 3"}
    table.go("1: bid 3")
    assert table.asked() == [0, 2]
    assert table.view(0)["seats"][1]["bid"] == "sealed"
    assert table.view(1)["seats"][1]["bid"] == 3
    assert table.view(0)["seats"][1]["purse"] == 3
    assert table.view(None)["seats"][1]["bid"] == "sealed"
    assert table.refusal(1, "bid 2") is not None


@pytest.mark.rule("final_conquest", "7.14")
@pytest.mark.rule("final_conquest", "15.10")
def test_pirates_win() -> None:
    """Rome two ships in two seas, Carthage one and lowest, Greece none, Egypt none and lowest."""
    places = {
        "mare-tyrrhenum": "0 1i",
        "mare-ibericum": "0 1c",
        "mare-ionium": "1 1i",
        "rhodes": "2 1i",
        "thebes": "3 1i",
    }
    table = threat("pirate-fleets", [5, 5, 5, 4], [2, 0, 1, 0], places)
    assert table.asked() == [ROME]
    assert table.legal(ROME) == {
        "lose-unit infantry mare-tyrrhenum",
        "lose-unit cavalry mare-ibericum",
    }
    table.go("lose-unit infantry mare-tyrrhenum")
    assert table.at("mare-tyrrhenum") == "-"
    assert table.at("mare-ionium") == "-"
    assert purses(table) == [3, 2, 2, 0]


@pytest.mark.rule("final_conquest", "7.14")
@pytest.mark.parametrize(
    ("bids", "left"),
    [
        ([8, 0, 0, 0], [9 - 8 + 6, 9, 9, 9]),
        ([4, 4, 0, 0], [8, 8, 9, 9]),
        ([7, 0, 0, 0], [0, 4, 4, 4]),
    ],
)
def test_pirates_minimum(bids: list[int], left: list[int]) -> None:
    """Nobody has a ship: lost costs 2, and 3 more for the lowest."""
    table = threat("pirate-fleets", [9, 9, 9, 9], bids)
    assert purses(table) == left


@pytest.mark.rule("final_conquest", "7.15")
@pytest.mark.rule("final_conquest", "15.10")
def test_the_horde_wins() -> None:
    """All choose in turn order: one each, two for the lowest."""
    places = {"brundium": "0 1i1c", "numidia": "1 2i1c", "rhodes": "2 1i", "thebes": "3 1i"}
    table = threat("barbarian-horde", [5, 5, 5, 5], [1, 0, 2, 2], places)
    assert table.asked() == [ROME]
    assert table.legal(ROME) == {"lose-unit infantry brundium", "lose-unit cavalry brundium"}
    table.go("lose-unit cavalry brundium")
    assert table.asked() == [CARTHAGE]
    table.go("lose-unit infantry numidia", "lose-unit infantry numidia")
    assert table.at("numidia") == "1 1c"
    assert table.at("rhodes") == "-"
    assert table.at("thebes") == "-"
    assert not table.out(GREECE)
    assert purses(table) == [4, 5, 3, 3]


@pytest.mark.rule("final_conquest", "7.15")
def test_the_horde_takes_no_more_than_there_is() -> None:
    """Rome has no unit, Carthage one and is lowest with Rome."""
    places = {"numidia": "1 1i", "rhodes": "2 2i", "thebes": "3 2i"}
    table = threat("barbarian-horde", [5, 5, 5, 5], [0, 0, 1, 1], places)
    assert [table.units(seat) for seat in range(4)] == [0, 0, 1, 1]
    assert not any(table.out(seat) for seat in range(4))


@pytest.mark.rule("final_conquest", "15.11")
def test_the_prize_of_the_horde() -> None:
    places = {**SOME, "alpes": "0 1i"}
    table = threat("barbarian-horde", [10, 9, 9, 9], [10, 0, 0, 0], places)
    assert table.legal(ROME) == {"prize rome", "prize alpes"}
    table.go("prize rome")
    assert table.at("rome") == "0 1c"
    assert table.ready("rome")["cavalry"] == [0, 0, 0, 1]
    assert purses(table) == [0, 9, 9, 9]


@pytest.mark.rule("final_conquest", "15.11")
@pytest.mark.parametrize(
    ("places", "coins"),
    [
        ({**SOME, "alpes": "0 7i"}, 4),  # at the quota of 8
        ({**SOME, "rome": "1 1i"}, 4),  # no fort
    ],
)
def test_the_prize_without_room_or_fort(places: dict[str, str], coins: int) -> None:
    table = threat("barbarian-horde", [10, 9, 9, 9], [10, 0, 0, 0], places)
    assert purses(table) == [coins, 9, 9, 9]


@pytest.mark.rule("final_conquest", "15.11")
@pytest.mark.rule("final_conquest", "15.8")
@pytest.mark.parametrize(
    ("bids", "left"),
    [([5, 5, 0, 0], [6, 6, 9, 9]), ([4, 4, 4, 0], [6, 6, 6, 9]), ([3, 3, 3, 3], [7, 7, 7, 7])],
)
def test_the_prize_divided(bids: list[int], left: list[int]) -> None:
    table = threat("barbarian-horde", [9, 9, 9, 9], bids)
    assert purses(table) == left
    assert table.at("rome") == "0 vacant"


@pytest.mark.rule("final_conquest", "15.5")
def test_nine_do_not_stop_the_horde() -> None:
    table = threat("barbarian-horde", [9, 9, 9, 9], [9, 0, 0, 0])
    assert table.units(ROME) == 0


FORTS = {
    **{place: "0 1i" for place in ("alpes", "cyrene", "illyria", "dacia", "syria")},
    "brundium": "0 1i",
    "averni": "0 1i",
}
"""Five forts and food for eight units; Rome itself is lost."""
NOTED = {ROME: "alpes cyrene illyria dacia syria"}
OTHERS = {"rome": "1 1i", "numidia": "1 1i", "rhodes": "2 3i", "thebes": "3 3i"}


@pytest.mark.rule("final_conquest", "15.1")
@pytest.mark.rule("final_conquest", "1.4")
@pytest.mark.rule("final_conquest", "1.5")
def test_the_horde_takes_a_fort_before_the_check() -> None:
    table = threat(
        "barbarian-horde",
        [5, 5, 5, 5],
        [1, 0, 1, 1],
        {**FORTS, **OTHERS, "rome": "1 2i"},
        noted=NOTED,
    )
    assert table.asked() == [ROME]
    table.go("lose-unit infantry dacia", "?lose-unit infantry rome", "?lose-unit infantry numidia")
    assert not table.over()
    assert table.at("dacia") == "-"
    assert "dacia" not in table.view()["seats"][ROME]["noted"]


@pytest.mark.rule("final_conquest", "15.1")
@pytest.mark.rule("final_conquest", "1.5")
def test_a_spare_unit_saves_the_victory_from_the_horde() -> None:
    table = threat(
        "barbarian-horde",
        [5, 5, 5, 5],
        [1, 0, 1, 1],
        {**FORTS, **OTHERS, "dacia": "0 2i", "rome": "1 2i"},
        noted=NOTED,
    )
    table.go(
        "lose-unit infantry dacia",
        "?lose-unit infantry rome",
        "?lose-unit infantry numidia",
        "?lose-unit infantry rome",
    )
    assert table.over()
    assert table.winners() == [ROME]
    assert table.reason() == "forts"


@pytest.mark.rule("final_conquest", "1.5")
def test_the_horde_beaten_the_check_is_made() -> None:
    table = threat("barbarian-horde", [5, 5, 5, 5], [3, 3, 2, 2], {**FORTS, **OTHERS}, noted=NOTED)
    assert table.winners() == [ROME]
    assert table.purse(ROME) == 5 - 3 + 2  # no income


@pytest.mark.rule("final_conquest", "16.3")
@pytest.mark.rule("final_conquest", "15.10")
def test_a_food_territory_given_up_costs_more() -> None:
    """Rome has 8 units and food in Rome and Brundium; it gives Brundium's only unit."""
    places = {**SOME, "brundium": "0 1i", "sicilia": "0 7i"}
    table = threat("barbarian-horde", [5, 5, 5, 5], [1, 0, 1, 1], places)
    table.go("lose-unit infantry brundium")
    assert table.at("brundium") == "-"
    table.go("?trim infantry sicilia")
    assert table.units(ROME) == 6


@pytest.mark.rule("final_conquest", "16.5")
@pytest.mark.rule("final_conquest", "15.10")
def test_the_horde_takes_a_homeless_players_last_unit() -> None:
    places = {
        "alpes": "0 1i",
        "rome": "1 2i",
        "numidia": "1 1i",
        "rhodes": "2 1i",
        "thebes": "3 1i",
    }
    table = threat("barbarian-horde", [5, 5, 5, 5], [1, 0, 1, 1], places)
    table.go("?lose-unit infantry rome", "?lose-unit infantry rome")
    assert table.out(ROME)
    assert table.asked() == [CARTHAGE]
    assert table.purse(ROME) == 0


@pytest.mark.rule("final_conquest", "16.10")
def test_the_horde_leaves_one() -> None:
    table = Table(
        3,
        {"alpes": "0 1i", "celtica": "1 1i", "rome": "2 5i", "carthage": "2 1i", "thebes": "2 1i"},
        drawing="barbarian-horde",
    )
    table.go("?0: bid 0", "?lose-unit infantry rome", "?lose-unit infantry rome")
    assert table.winners() == [2]
    assert table.reason() == "last-left"


@pytest.mark.rule("final_conquest", "16.11")
def test_the_horde_takes_all() -> None:
    table = Table(
        3,
        {"alpes": "0 1i", "celtica": "1 1i", "rome": "-", "carthage": "-", "alexandria": "-"},
        drawing="barbarian-horde",
        out=[2],
    )
    assert table.over()
    assert table.winners() == [0, 1]
    assert table.reason() == "all-fell"


@pytest.mark.rule("final_conquest", "15.12")
def test_who_is_out_has_no_bid() -> None:
    table = Table(
        4,
        {"alexandria": "0 1i", **{k: v for k, v in SOME.items() if k != "thebes"}},
        drawing="slave-revolt",
        purses={0: 9, 1: 9, 2: 9},
        out=[EGYPT],
    )
    assert table.asked() == [0, 1, 2]
    table.go("0: bid 2", "1: bid 2", "2: bid 1")
    assert purses(table) == [9 - 2 - 3, 9 - 2 - 3, 9 - 1 - 6, 0]


@pytest.mark.rule("final_conquest", "15.13")
@pytest.mark.parametrize("sealed", [True, False])
def test_a_seat_given_up_while_bids_are_open(sealed: bool) -> None:
    table = Table(4, SOME, drawing="slave-revolt", purses={0: 9, 1: 9, 2: 9, 3: 9})
    if sealed:
        table.go("3: bid 9")
    table.go("0: bid 2", "1: bid 2")
    table.resign(EGYPT)
    table.go("2: bid 1")
    assert purses(table) == [4, 4, 2, 0]
    assert table.at("thebes") == "independent 1i"
    assert table.at("alexandria") == "-"


@pytest.mark.rule("final_conquest", "15.13")
def test_the_last_bid_missing_is_of_the_seat_that_goes() -> None:
    table = Table(4, SOME, drawing="slave-revolt", purses={0: 9, 1: 9, 2: 9, 3: 9})
    table.go("0: bid 2", "1: bid 2", "2: bid 1")
    table.resign(EGYPT)
    assert purses(table) == [4, 4, 2, 0]
    assert table.asked() == [ROME]


# ---- the deck


@pytest.mark.rule("final_conquest", "7.1")
@pytest.mark.rule("final_conquest", "7.2")
def test_the_first_card_comes_in_round_two() -> None:
    table = Table(3, laid=False)
    assert table.view()["chronicle"] is None
    for _ in range(3):
        assert table.view()["round"] == 1
        table.go("end-turn", random=True)
    assert table.view()["round"] == 2
    assert table.view()["chronicle"] is not None
    assert len(table.view()["cards_left"]) == 17


@pytest.mark.rule("final_conquest", "7.3")
def test_all_eighteen_before_any_comes_again() -> None:
    table = Table(3, laid=False)
    drawn: list[str] = []
    while len(drawn) < 19:
        for _ in range(3):
            if not table.over():
                table.pass_turn()
        drawn.append(table.view()["chronicle"])
    assert len(set(drawn[:18])) == 18
    assert len(table.view()["cards_left"]) == 17
    assert drawn[18] not in table.view()["cards_left"]


@pytest.mark.rule("final_conquest", "7.1")
def test_the_card_is_drawn_before_the_first_player_still_there() -> None:
    table = Table(
        4,
        {k: v for k, v in SOME.items() if k != "brundium"} | {"rome": "1 1i"},
        drawing="golden-age",
        out=[ROME],
    )
    assert table.asked() == [CARTHAGE]
    assert table.purse(CARTHAGE) == 2 * 3  # Carthage, Numidia, Rome
    assert table.view()["chronicle"] == "golden-age"
