"""3 Preparing for play: who begins, the historical deployment."""

from typing import Any

import pytest

from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    faces,
    finish_set_up,
    hits,
    is_disrupted,
    options,
    pass_turn,
    refused,
    reserve,
    stack,
    start,
    to_move,
    where,
    words,
)

CENTRE = ("RC2", "RC1", "C", "LC1", "LC2")


def set_up(elephant: str = "PD-C") -> Battle:
    """A game with the historical deployment, up to the first turn."""
    position, _ = start()
    act(position, PERSIAN, f"station {elephant}")
    finish_set_up(position)
    return position


def seen(position: Battle, seat: int, section: str) -> list[str | None]:
    """What a seat sees of a stack, from the top."""
    shown: dict[str, Any] | None = GAME.view(position, seat)["sections"].get(section)
    cards = shown["stack"] if shown else []
    return [card["unit"] if card else None for card in cards]


@pytest.mark.rule("arbela", "3.0a")
def test_the_first_player_turn_is_the_persians() -> None:
    position = set_up()
    assert (position.active, position.turn, to_move(position)) == (PERSIAN, 1, PERSIAN)


@pytest.mark.rule("arbela", "3.0b")
def test_player_turns_alternate() -> None:
    position = set_up()
    order = []
    for dice in ((), (), (5,), (1,), (5,)):
        order.append(position.active)
        pass_turn(position, *dice)
    assert order == [PERSIAN, MACEDONIAN, PERSIAN, MACEDONIAN, PERSIAN]
    assert position.turns == (3, 3)


@pytest.mark.rule("arbela", "3.1a")
def test_historical_by_default_the_persian_choosing_first() -> None:
    position, _ = start()
    askers = []
    while position.turn == 0:
        seat = to_move(position)
        assert seat is not None
        askers.append(seat)
        act(position, seat, min(options(position, seat)))
    assert askers == sorted(askers, reverse=True)
    assert {MACEDONIAN, PERSIAN} == set(askers)
    assert where(position, "alexander") == "MD-RW"


@pytest.mark.rule("arbela", "3.1b")
def test_each_player_orders_his_stacks_and_the_opponent_sees_the_top_and_the_number() -> None:
    for top in ("scythian-heavy-cavalry", "scythian-light-cavalry-1"):
        position, _ = start()
        act(position, PERSIAN, f"station PD-C; lay {top}")
        finish_set_up(position)
        assert stack(position, "PD-LW")[0] == top
        assert seen(position, MACEDONIAN, "PD-LW") == [top, None, None]
        assert seen(position, PERSIAN, "PD-LW") == stack(position, "PD-LW")


@pytest.mark.rule("arbela", "3.1c")
def test_every_unit_starts_facing_the_enemy() -> None:
    position = set_up()
    on_field = {unit for at in range(35) for unit in position.stacks[at]}
    assert len(on_field) == 24
    assert faces(position, "phalanx-1") == faces(position, "companion-3") == "north"
    assert faces(position, "elephant") == faces(position, "armenian-2") == "south"
    assert all(position.facing[unit] == (0 if unit < 28 else 2) for unit in on_field)


@pytest.mark.rule("arbela", "3.1d")
def test_no_card_is_put_elsewhere_or_left_out() -> None:
    position, _ = start()
    for place in ("PD-RW", "PD-LW", "PA-C", "MD-C"):
        assert refused(position, PERSIAN, f"station {place}") == ("3.1d", "not-in-set-up")
    assert options(position, PERSIAN) == {f"station PD-{column}" for column in CENTRE}
    act(position, PERSIAN, "station PD-C")
    while to_move(position) == PERSIAN:
        act(position, PERSIAN, min(options(position, PERSIAN)))
    assert refused(position, MACEDONIAN, "station MD-RW") == ("3.1d", "not-in-set-up")
    assert options(position, MACEDONIAN) == {"station MD-C", "station MD-RC1"}


@pytest.mark.rule("arbela", "3.1.1a")
def test_one_chariot_in_each_section_of_the_persian_centre() -> None:
    position = set_up("PD-RC2")
    chariots = [
        [card for card in stack(position, f"PD-{at}") if "chariot" in card] for at in CENTRE
    ]
    assert sorted(card for found in chariots for card in found) == [
        f"chariot-{number}" for number in range(1, 6)
    ]
    assert [len(found) for found in chariots] == [1, 1, 1, 1, 1]


@pytest.mark.rule("arbela", "3.1.1b")
@pytest.mark.parametrize("column", CENTRE)
@pytest.mark.parametrize("on_top", [True, False])
def test_the_elephant_starts_with_a_chariot_where_the_persian_likes(
    column: str, on_top: bool
) -> None:
    position, _ = start()
    assert asked(position) == "PlaceElephant"
    act(position, PERSIAN, f"station PD-{column}")
    while "lay elephant" not in options(position, PERSIAN):
        act(position, PERSIAN, min(options(position, PERSIAN)))
    chariot = next(line for line in options(position, PERSIAN) if "chariot" in line)
    act(position, PERSIAN, "lay elephant" if on_top else chariot)
    names = [chariot.removeprefix("lay "), "elephant"]
    assert stack(position, f"PD-{column}") == (names[::-1] if on_top else names)


@pytest.mark.rule("arbela", "3.1.1c")
def test_the_persian_wings() -> None:
    position = set_up()
    assert set(stack(position, "PD-RW")) == {"armenian-1", "armenian-2"}
    assert set(stack(position, "PD-LW")) == {
        *("scythian-light-cavalry-1", "scythian-light-cavalry-2", "scythian-heavy-cavalry")
    }
    assert where(position, "bessus") == "PD-LW"


@pytest.mark.rule("arbela", "3.1.1d")
def test_all_other_persians_start_in_reserve_unharmed() -> None:
    position = set_up()
    cards = reserve(position, PERSIAN)
    assert {"darius", "mazeus"} < cards
    assert len(cards) == 2 + 48 - 11
    for card in cards - {"darius", "mazeus"}:
        assert not is_disrupted(position, card)
        assert hits(position, card) == 0


@pytest.mark.rule("arbela", "3.1.2a")
def test_the_macedonian_cavalry() -> None:
    position = set_up()
    assert set(stack(position, "MD-LC1")) == {"thessalian-1", "thessalian-2"}
    assert set(stack(position, "MD-RW")) == {"companion-1", "companion-2", "companion-3"}
    assert where(position, "philotas") == "MD-LC1"
    assert where(position, "alexander") == "MD-RW"


@pytest.mark.rule("arbela", "3.1.2b")
def test_the_macedonian_foot() -> None:
    position = set_up()
    foot = {"MD-C": {"phalanx-1", "phalanx-2"}, "MD-RC1": {"phalanx-3", "phalanx-4"}}
    for section, units in foot.items():
        assert units == {unit for unit in stack(position, section) if "phalanx" in unit}
    assert set(stack(position, "MD-RC2")) == {"hypaspist-1", "hypaspist-2"}


def to_the_skirmishers() -> Battle:
    """The set-up when the Macedonian begins with his choices."""
    position, _ = start()
    act(position, PERSIAN, "station PD-C")
    while to_move(position) == PERSIAN:
        act(position, PERSIAN, min(options(position, PERSIAN)))
    return position


@pytest.mark.rule("arbela", "3.1.2c")
@pytest.mark.parametrize(("first", "second"), [("MD-C", "MD-RC1"), ("MD-RC1", "MD-C")])
def test_one_start_skirmisher_to_each_of_c_and_rc1(first: str, second: str) -> None:
    position = to_the_skirmishers()
    act(position, MACEDONIAN, f"station {first}")
    assert where(position, "agrianian") == first
    assert where(position, "macedonian-archer") == second


@pytest.mark.rule("arbela", "3.1.2d")
@pytest.mark.parametrize("place", ["MD-C", "MD-RC1"])
def test_parmenion_starts_in_c_or_rc1(place: str) -> None:
    position = to_the_skirmishers()
    act(position, MACEDONIAN, "station MD-C")
    assert words(position, MACEDONIAN, "station") == {"MD-C", "MD-RC1"}
    assert refused(position, MACEDONIAN, "station MD-RC2") == ("3.1d", "not-in-set-up")
    act(position, MACEDONIAN, f"station {place}")
    assert where(position, "parmenion") == place


@pytest.mark.rule("arbela", "3.1.2e")
def test_the_macedonian_left_is_empty() -> None:
    position = set_up()
    assert stack(position, "MD-LW") == stack(position, "MD-LC2") == []
    assert len(reserve(position, MACEDONIAN)) == 28 - 13
    assert {"phalanx-5", "hypaspist-3", "cretan-archer", "paeonian"} < reserve(position, MACEDONIAN)
