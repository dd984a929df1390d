"""15 External threats, and 7.13 to 7.15 their cards."""

from __future__ import annotations

import pytest

from anabasis.core.event import Event
from anabasis.games.final_conquest.game import GAME
from tests.rules.final_conquest.setting import (
    THREE,
    act,
    army,
    asked,
    kinds,
    lay,
    noted,
    objected,
    offers,
    owner,
    purse,
    seat_of,
    threatened,
    told,
    units,
    verbs,
)


def bid(realm: object, **bids: int) -> list[object]:
    """Everybody bids, in the order given."""
    log: list[object] = []
    for faction, size in bids.items():
        log += act(realm, faction, f"bid {size}")  # type: ignore[arg-type]
    return log


@pytest.mark.rule("final_conquest", "15.1", "15.2", "15.3")
def test_all_bid_before_the_first_turn_and_unseen() -> None:
    realm = lay({}, factions=THREE, purses={"rome": 4, "carthage": 3, "egypt": 2})
    threatened(realm, "slave-revolt")
    assert asked(realm) == ["rome", "carthage", "egypt"]
    assert GAME.view(realm, None)["phase"] == "threat"
    act(realm, "carthage", "bid 3")
    assert [seat["bid"] for seat in GAME.view(realm, 0)["seats"]] == [
        "waiting",
        "sealed",
        "waiting",
    ]
    assert GAME.view(realm, 1)["seats"][1]["bid"] == 3
    assert objected(realm, "carthage", "bid 1")[0] == "8.10"
    assert objected(realm, "rome", "bid 5") == ("15.2", "too-dear")


@pytest.mark.rule("final_conquest", "15.4", "15.5", "15.6", "15.8", "7.13")
def test_the_slave_revolt_beaten() -> None:
    """E8: six together beat it; three tied for the highest share five, rounded down."""
    realm = lay({}, factions=THREE, purses={"rome": 2, "carthage": 3, "egypt": 2})
    threatened(realm, "slave-revolt")
    log = bid(realm, rome=2, carthage=2, egypt=2)
    assert [purse(realm, name) for name in THREE] == [1 + 1, 2, 1]
    assert [event["sum"] for event in told(log, "threat-beaten")] == [6]  # type: ignore[arg-type]


@pytest.mark.rule("final_conquest", "15.4", "15.5", "15.7", "7.13")
def test_the_slave_revolt_lost() -> None:
    """Five are too few: everybody loses 3, the lowest bidder 6 instead."""
    realm = lay({}, factions=THREE, purses={"rome": 9, "carthage": 8, "egypt": 9})
    threatened(realm, "slave-revolt")
    bid(realm, rome=2, carthage=2, egypt=1)
    assert (purse(realm, "carthage"), purse(realm, "egypt")) == (3, 2)
    assert purse(realm, "rome") == 4 + 1  # and the income of the first turn


@pytest.mark.rule("final_conquest", "15.6")
def test_the_single_highest_bidder_has_the_prize() -> None:
    realm = lay({}, factions=THREE, purses={"carthage": 8, "egypt": 3})
    threatened(realm, "slave-revolt")
    bid(realm, egypt=3, carthage=4)
    assert [purse(realm, name) for name in THREE] == [1, 4 + 5, 0]


@pytest.mark.rule("final_conquest", "15.4", "15.7", "5.4")
def test_bids_and_penalties_come_from_one_purse() -> None:
    """E6."""
    realm = lay({}, factions=THREE, purses={"carthage": 4, "egypt": 9})
    threatened(realm, "slave-revolt")
    bid(realm, carthage=3, egypt=1)
    assert purse(realm, "carthage") == 0


@pytest.mark.rule("final_conquest", "15.9")
def test_all_bid_the_same_and_lose_everybody_is_lowest() -> None:
    """E7."""
    realm = lay({}, factions=THREE, purses={"rome": 7, "carthage": 7, "egypt": 9})
    threatened(realm, "slave-revolt")
    log = bid(realm, rome=1, carthage=1, egypt=1)
    lost = [event["currency"] for event in told(log, "currency-lost")]  # type: ignore[arg-type]
    assert lost == [6, 6, 6]


@pytest.mark.rule("final_conquest", "15.2")
def test_an_empty_purse_bids_nothing_unasked_and_is_lowest() -> None:
    realm = lay({}, factions=THREE, purses={"carthage": 4, "egypt": 3})
    threatened(realm, "slave-revolt")
    assert asked(realm) == ["carthage", "egypt"]
    log = bid(realm, carthage=1, egypt=1)
    assert told(log, "bids-shown")[0]["bids"] == [0, 1, 1]  # type: ignore[arg-type]
    nobody = lay({}, factions=THREE)
    assert "bids-shown" in kinds(threatened(nobody, "slave-revolt"))
    assert asked(nobody) == ["rome"]


@pytest.mark.rule("final_conquest", "15.12")
def test_an_eliminated_player_has_no_bid_and_is_not_lowest() -> None:
    """E9."""
    realm = lay(
        {"rome": {"alexandria": (1, 0)}, "egypt": {"thebes": (1, 0)}},
        factions=THREE,
        purses={"rome": 5, "carthage": 5},
    )
    realm.units = bytes([1, 0, 0])
    at = realm.owner.rindex(2)
    realm.owner = realm.owner[:at] + b"\x07" + realm.owner[at + 1 :]
    realm.armies = (*realm.armies[:at], 0, *realm.armies[at + 1 :])
    ground = list(realm.ground)
    ground[2], ground[7] = 0, ground[7] | 1 << at
    realm.ground = tuple(ground)
    realm.out, realm.fallen = 4, (4,)
    threatened(realm, "slave-revolt")
    log = bid(realm, rome=2, carthage=1)
    assert told(log, "bids-shown")[0]["bids"] == [2, 1]  # type: ignore[arg-type]
    assert [event["seat"] for event in told(log, "currency-lost")] == [0, 1]  # type: ignore[arg-type]
    assert purse(realm, "carthage") == 0


@pytest.mark.rule("final_conquest", "15.13")
def test_a_seat_given_up_while_bids_are_open_has_none() -> None:
    """E10."""
    realm = lay({}, factions=THREE, purses={"rome": 5, "carthage": 5, "egypt": 5})
    threatened(realm, "slave-revolt")
    bid(realm, carthage=5, rome=2)
    log = act(realm, "table", "resign 2")
    assert told(log, "bids-shown")[0]["bids"] == [2, 5]
    assert purse(realm, "carthage") == 5
    sealed = lay({}, factions=THREE, purses={"rome": 5, "carthage": 5, "egypt": 5})
    threatened(sealed, "slave-revolt")
    bid(sealed, carthage=5)
    act(sealed, "table", "resign 1")
    log = bid(sealed, rome=2, egypt=2)  # type: ignore[assignment]
    assert told(log, "threat-wins")[0]["sum"] == 4


@pytest.mark.rule("final_conquest", "15.13", "15.3")
def test_a_bid_stands_whoever_goes_on_for_the_seat() -> None:
    """E10: what was bid is asked for no more, so that no other hand can change it; the lapse of the
    others changes nothing of it."""
    realm = lay({}, factions=THREE, purses={"rome": 5, "carthage": 5, "egypt": 5})
    threatened(realm, "slave-revolt")
    act(realm, "carthage", "bid 4")
    assert asked(realm) == ["rome", "egypt"]
    assert offers(realm, "carthage") == []
    log: list[Event] = []
    for faction in ("rome", "egypt"):
        seat = seat_of(realm, faction)
        log += act(realm, faction, GAME.decision(realm).lapse(realm, seat).text())
    assert told(log, "bids-shown")[0]["bids"] == [0, 4, 0]
    assert purse(realm, "carthage") == 5 - 4 - 1


@pytest.mark.rule("final_conquest", "15.3", "2.9")
@pytest.mark.parametrize("watcher", [0, 2, None])
def test_a_bid_is_the_same_to_the_others_whatever_it_is(watcher: int | None) -> None:
    """E79: events, views, who is asked and how much waits, with nothing bid and with everything."""
    found = []
    for size in (0, 5):
        realm = lay({}, factions=THREE, purses={"rome": 5, "carthage": 5, "egypt": 5})
        threatened(realm, "slave-revolt")
        log = act(realm, "carthage", f"bid {size}")
        found.append(
            (
                [event.witnessed(watcher) for event in log],
                GAME.view(realm, watcher),
                asked(realm),
                len(realm.agenda),
                offers(realm, "rome"),
            )
        )
    assert found[0] == found[1]
    assert "sealed" in str(found[0][1])


# ---- pirates


@pytest.mark.rule("final_conquest", "7.14", "15.10")
def test_the_pirates_take_ships_or_money_and_of_the_lowest_three_more() -> None:
    """E11: Carthage has ships in two seas and chooses; Egypt has none and pays; Rome bid least."""
    realm = lay(
        {
            "rome": {"mare-tyrrhenum": (1, 0)},
            "carthage": {"mare-ionium": (1, 1), "numidia": (1, 0)},
        },
        factions=THREE,
        purses={"rome": 5, "carthage": 4, "egypt": 4},
    )
    threatened(realm, "pirate-fleets")
    bid(realm, rome=0, carthage=2, egypt=3)
    assert owner(realm, "mare-tyrrhenum") == "nobody"
    assert (asked(realm), verbs(realm)) == (["carthage"], ("lose-unit",))
    assert offers(realm, "carthage") == [
        "lose-unit infantry mare-ionium",
        "lose-unit cavalry mare-ionium",
    ]
    assert objected(realm, "carthage", "lose-unit infantry numidia") == ("7.14", "not-at-sea")
    act(realm, "carthage", "lose-unit infantry mare-ionium")
    assert army(realm, "mare-ionium") == (0, 1)
    assert purse(realm, "rome") == 5 - 3 + 1
    assert (purse(realm, "carthage"), purse(realm, "egypt")) == (2, 0)


@pytest.mark.rule("final_conquest", "7.14")
def test_the_pirates_beaten_pay_six() -> None:
    realm = lay({}, factions=THREE, purses={"carthage": 8})
    threatened(realm, "pirate-fleets")
    bid(realm, carthage=8)
    assert purse(realm, "carthage") == 6


# ---- the horde


@pytest.mark.rule("final_conquest", "7.15", "15.7", "15.10")
def test_the_horde_takes_one_unit_of_everybody_and_two_of_the_lowest() -> None:
    realm = lay(
        {
            "rome": {"brundium": (2, 0), "alpes": (1, 0)},
            "carthage": {"numidia": (1, 1)},
            "egypt": {"thebes": (1, 0)},
        },
        factions=THREE,
        purses={"carthage": 1, "egypt": 1},
    )
    threatened(realm, "barbarian-horde")
    bid(realm, carthage=1, egypt=1)
    assert asked(realm) == ["rome"]
    act(realm, "rome", "lose-unit infantry alpes")
    assert realm.agenda[-1].as_decision().seat == 1
    act(realm, "carthage", "lose-unit cavalry numidia")
    assert [units(realm, name) for name in THREE] == [1, 1, 0]
    assert owner(realm, "thebes") == "nobody"
    assert asked(realm) == ["rome"]


@pytest.mark.rule("final_conquest", "15.1", "15.10", "1.4", "1.5")
def test_a_threat_comes_before_the_check_of_the_first_players_forts() -> None:
    """E5: Rome has five noted forts and must give up the last unit of one."""
    forts = ("rome", "alpes", "syria", "illyria", "dacia")
    armies = {"rome": {place: (1, 0) for place in forts[1:]}}
    realm = lay(armies, factions=THREE, noted={"rome": forts})
    log = threatened(realm, "barbarian-horde")
    assert "forts-held" not in kinds(log)
    act(realm, "rome", "lose-unit infantry alpes", "lose-unit infantry dacia")
    assert noted(realm, "rome") == {"rome", "syria", "illyria"}
    assert (asked(realm), GAME.outcome(realm)) == (["rome"], None)
    armies["rome"]["brundium"] = (2, 0)
    spared = lay(armies, factions=THREE, noted={"rome": forts})
    threatened(spared, "barbarian-horde")
    log = act(spared, "rome", *["lose-unit infantry brundium"] * 2)
    assert kinds(log)[-2:] == ["forts-held", "game-ends"]


@pytest.mark.rule("final_conquest", "15.10", "1.10", "1.4", "3.8")
def test_a_penalty_that_takes_the_last_unit_of_a_fort_with_food() -> None:
    """E12: Gaul is nobody's, off the list of forts, and its food is gone."""
    realm = lay(
        {"rome": {"gaul": (1, 0), "rome": (6, 1)}, "carthage": {"numidia": (1, 0)}},
        factions=THREE,
        purses={"rome": 1},
        noted={"rome": ["rome", "gaul"]},
    )
    threatened(realm, "barbarian-horde")
    act(realm, "rome", "bid 1")
    act(realm, "rome", "lose-unit infantry gaul")
    assert (owner(realm, "gaul"), noted(realm, "rome")) == ("nobody", {"rome"})
    assert (asked(realm), verbs(realm)) == (["rome"], ("trim",))
    act(realm, "rome", "trim infantry rome")
    assert units(realm, "rome") == 6


@pytest.mark.rule("final_conquest", "15.10", "16.1")
def test_food_is_counted_when_all_have_lost_their_units() -> None:
    """E11: Rome is above its quota by its loss, and trims only after Carthage has chosen."""
    realm = lay(
        {"rome": {"brundium": (1, 0), "rome": (6, 1)}, "carthage": {"numidia": (1, 1)}},
        factions=THREE,
        purses={"rome": 1, "carthage": 1},
    )
    threatened(realm, "barbarian-horde")
    bid(realm, rome=1, carthage=1)
    act(realm, "rome", "lose-unit infantry brundium")
    assert (asked(realm), verbs(realm)) == (["carthage"], ("lose-unit",))
    act(realm, "carthage", "lose-unit infantry numidia")
    assert (asked(realm), verbs(realm)) == (["rome"], ("trim",))


@pytest.mark.rule("final_conquest", "15.10", "16.5", "16.10")
def test_a_penalty_that_takes_the_last_unit_of_a_player_without_home() -> None:
    """E13."""
    realm = lay(
        {"carthage": {"rome": (3, 0)}, "rome": {"brundium": (1, 0)}, "egypt": {"thebes": (3, 0)}},
        factions=THREE,
        purses={"rome": 1},
    )
    threatened(realm, "barbarian-horde")
    log = act(realm, "rome", "bid 1")
    assert told(log, "unit-lost")[0]["territory"] == "brundium"
    while realm.round == 3 and "lose-unit" in verbs(realm):
        act(realm, asked(realm)[0], offers(realm, asked(realm)[0])[0])
    assert realm.out == 1
    assert asked(realm) == ["carthage"]


@pytest.mark.rule("final_conquest", "15.11", "7.15", "15.6")
def test_the_prize_cavalry() -> None:
    """E14: a vacant own home is a fort for it; it may not be refused."""
    realm = lay({"carthage": {"cyrene": (1, 0)}}, factions=THREE, purses={"carthage": 10})
    threatened(realm, "barbarian-horde")
    act(realm, "carthage", "bid 10")
    assert offers(realm, "carthage") == ["prize carthage", "prize cyrene"]
    assert objected(realm, "carthage", "prize rome") == ("15.11", "not-yours")
    act(realm, "carthage", "prize carthage")
    assert army(realm, "carthage") == (0, 1)
    assert (purse(realm, "carthage"), asked(realm)) == (0, ["rome"])


@pytest.mark.rule("final_conquest", "15.11")
def test_four_currency_without_fort_or_room() -> None:
    """E14."""
    full = lay({"carthage": {"carthage": (6, 0)}}, factions=THREE, purses={"carthage": 10})
    threatened(full, "barbarian-horde")
    act(full, "carthage", "bid 10")
    assert (purse(full, "carthage"), units(full, "carthage")) == (4, 6)
    homeless = lay(
        {"carthage": {"numidia": (1, 0)}, "rome": {"carthage": (1, 0)}},
        factions=THREE,
        purses={"carthage": 10},
    )
    threatened(homeless, "barbarian-horde")
    act(homeless, "carthage", "bid 10")
    assert purse(homeless, "carthage") == 4


@pytest.mark.rule("final_conquest", "15.8", "15.11")
def test_tied_highest_bidders_divide_four_and_get_no_cavalry() -> None:
    realm = lay({}, factions=THREE, purses={"carthage": 5, "egypt": 5})
    threatened(realm, "barbarian-horde")
    bid(realm, carthage=5, egypt=5)
    assert (purse(realm, "carthage"), purse(realm, "egypt")) == (2, 2)
    assert units(realm, "carthage") == 0


@pytest.mark.rule("final_conquest", "15.10", "16.2")
def test_time_running_out_gives_up_as_little_as_the_rules_allow() -> None:
    """E77."""
    realm = lay(
        {"rome": {"brundium": (1, 0), "alpes": (2, 1)}, "carthage": {"numidia": (1, 0)}},
        factions=THREE,
        purses={"rome": 1},
    )
    threatened(realm, "barbarian-horde")
    act(realm, "table", "time-out 0")
    assert verbs(realm) == ("lose-unit",)
    act(realm, "table", "time-out 0")
    assert army(realm, "alpes") == (1, 1)
