"""2.0 and 2.1 The decks, the markers, the dice and the playing field."""

import pytest

from anabasis.core.die import DieError
from anabasis.games.arbela.board import SECTION
from anabasis.games.arbela.cards import LEADER_OWNER, OWNER, UNIT
from anabasis.games.arbela.game import GAME
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    faces,
    finish_set_up,
    hits,
    is_disrupted,
    options,
    orders,
    refused,
    reserve,
    stack,
    start,
    where,
    words,
)

COLUMNS = ["LW", "LC2", "LC1", "C", "RC1", "RC2", "RW"]
ROWS = ["MD", "MA", "B", "PA", "PD"]


@pytest.mark.rule("arbela", "2.0a")
def test_two_decks_of_31_and_51_cards_all_in_the_game_from_the_start() -> None:
    assert (OWNER.count(MACEDONIAN), LEADER_OWNER.count(MACEDONIAN)) == (28, 3)
    assert (OWNER.count(PERSIAN), LEADER_OWNER.count(PERSIAN)) == (48, 3)
    position, _ = start()
    act(position, PERSIAN, "station PD-C")
    finish_set_up(position)
    for unit in UNIT.words:
        assert where(position, unit) != "dead"
    seen = GAME.view(position, PERSIAN)
    on_field = sum(len(one["stack"]) for one in seen["sections"].values())
    assert on_field + sum(len(side) for side in seen["reserves"]) == 76


@pytest.mark.rule("arbela", "2.0b")
def test_no_order_or_hit_is_refused_for_want_of_a_marker() -> None:
    field = [f"{row}-{column}" for row in ("MD", "MA", "B") for column in COLUMNS]
    units = dict(zip(field, UNIT.words[:23], strict=False))
    position = battle(
        {**units, "PA-C": "mardian-archer-1"},
        phase="orders",
        dice=(6,),
        leaders={"alexander": "MD-C", "parmenion": "MA-C", "philotas": "B-C"},
    )
    lines = "order MD-C; order MA-C; order B-C; order B-LW; order B-RW; order MA-LW"
    act(position, MACEDONIAN, lines)
    assert len(orders(position)) == 6
    position = battle(
        {"B-C": "phalanx-1", "PA-C": "mardian-archer-1"},
        hits={"phalanx-1": 11},
        active=PERSIAN,
        ordered="PA-C PA-LW",
    )
    act(position, PERSIAN, "activate PA-C; declare fire; fire B-C", 12)
    assert hits(position, "phalanx-1") == 12


@pytest.mark.rule("arbela", "2.0c")
def test_rolls_use_one_six_sided_die_or_the_sum_of_two() -> None:
    with pytest.raises(DieError):
        battle({"MD-C": "phalanx-1"}, phase="orders", dice=(7,))
    for dice in (1, 13):
        position = battle(
            {"PA-C": "mardian-archer-1", "B-C": "phalanx-1"}, active=PERSIAN, ordered="PA-C"
        )
        with pytest.raises(DieError):
            act(position, PERSIAN, "activate PA-C; declare fire; fire B-C", dice)


@pytest.mark.rule("arbela", "2.1.1")
def test_five_rows_seen_from_the_macedonian_side() -> None:
    sections = GAME.board()["sections"]
    assert [sections[at * 7 + 3]["name"] for at in range(5)] == [f"{row}-C" for row in ROWS]
    for seat, row in ((MACEDONIAN, "MD"), (PERSIAN, "PD")):
        position = battle(phase="deploy", active=seat)
        act(position, seat, "bring phalanx-1" if seat == MACEDONIAN else "bring kinsmen")
        assert words(position, seat, "into") == {f"{row}-{column}" for column in COLUMNS}


@pytest.mark.rule("arbela", "2.1.2")
def test_the_battle_row_has_seven_sections_and_belongs_to_neither_side() -> None:
    assert len(SECTION.words) == 35
    assert [name for name in SECTION.words if name.startswith("B-")] == [
        f"B-{column}" for column in COLUMNS
    ]
    for seat, unit in ((MACEDONIAN, "phalanx-1"), (PERSIAN, "kinsmen")):
        position = battle(phase="deploy", active=seat)
        act(position, seat, f"bring {unit}")
        assert refused(position, seat, "into B-C") == ("4.1d", "not-own-row")


@pytest.mark.rule("arbela", "2.1.3a")
def test_the_reserve_holds_all_cards_off_the_field_and_is_no_section() -> None:
    position = battle({"MD-C": "phalanx-1"}, leaders={"alexander": "MD-C"}, phase="deploy")
    seen = GAME.view(position, MACEDONIAN)
    assert {card["unit"] for card in seen["reserves"][MACEDONIAN]} == set(UNIT.words[1:28])
    assert {"parmenion", "philotas"} < reserve(position, MACEDONIAN)
    assert all("facing" not in card for card in seen["reserves"][MACEDONIAN])
    assert "reserve" not in {section["name"] for section in GAME.board()["sections"]}


@pytest.mark.rule("arbela", "2.1.3b")
def test_both_players_see_both_reserves_with_hits_and_disruption() -> None:
    position = battle(
        {"MD-C": "phalanx-1"},
        hits={"kinsmen": 2},
        disrupted="kinsmen phalanx-2",
        ordered="MD-C",
    )
    for seat in (MACEDONIAN, PERSIAN):
        mine, theirs = GAME.view(position, seat)["reserves"]
        assert {"unit": "kinsmen", "hits": 2, "disrupted": True} in theirs
        assert {"unit": "phalanx-2", "hits": 0, "disrupted": True} in mine
        assert len(mine) == 27
        assert len(theirs) == 48


@pytest.mark.rule("arbela", "2.1.3c")
def test_nobody_enters_attacks_or_fires_into_the_enemy_reserve() -> None:
    position = battle({"PD-C": "paeonian"}, ordered="PD-C")
    act(position, MACEDONIAN, "activate PD-C")
    assert refused(position, MACEDONIAN, "declare move") == ("5.1d", "nothing-to-do")
    assert refused(position, MACEDONIAN, "declare fire") == ("5.1e", "nothing-to-do")
    assert refused(position, MACEDONIAN, "declare shock") == ("5.1h", "nothing-to-do")
    position = battle({"PD-C": "paeonian"}, facing={"PD-C": "south"}, ordered="PD-C")
    act(position, MACEDONIAN, "activate PD-C")
    assert refused(position, MACEDONIAN, "declare withdraw") == ("5.1j", "nothing-to-do")


@pytest.mark.rule("arbela", "2.1.4a")
def test_each_player_counts_seven_columns_from_his_own_left() -> None:
    deployment = GAME.board()["deployment"]
    assert deployment[MACEDONIAN] == [f"MD-{column}" for column in COLUMNS]
    assert deployment[PERSIAN] == [f"PD-{column}" for column in COLUMNS]
    by_name = {section["name"]: section["column"] for section in GAME.board()["sections"]}
    assert [by_name[name] for name in deployment[MACEDONIAN]] == [0, 1, 2, 3, 4, 5, 6]
    assert [by_name[name] for name in deployment[PERSIAN]] == [6, 5, 4, 3, 2, 1, 0]


@pytest.mark.rule("arbela", "2.1.4b")
@pytest.mark.parametrize(
    ("mine", "his"),
    [("LW", "RW"), ("LC2", "RC2"), ("LC1", "RC1"), ("C", "C"), ("RC1", "LC1"), ("RW", "LW")],
)
def test_one_column_has_a_name_from_each_side(mine: str, his: str) -> None:
    position = battle({f"B-{mine}": "companion-1"}, ordered=f"B-{mine}")
    act(position, MACEDONIAN, f"activate B-{mine}; declare move; step PA-{his}; step PD-{his}")
    assert where(position, "companion-1") == f"PD-{his}"


@pytest.mark.rule("arbela", "2.1.4c")
def test_a_unit_stands_in_exactly_one_section() -> None:
    position = battle({"MA-C": "phalanx-1 agrianian"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move; use phalanx-1; step B-C; done")
    assert stack(position, "MA-C") == ["agrianian"]
    assert stack(position, "B-C") == ["phalanx-1"]
    sections = GAME.view(position, PERSIAN)["sections"]
    shown = [card["unit"] for one in sections.values() for card in one["stack"]]
    assert sorted(shown) == ["agrianian", "phalanx-1"]


@pytest.mark.rule("arbela", "2.1.4d")
def test_adjacent_sections_include_diagonals_up_to_eight() -> None:
    field = [f"{row}-{column}" for row in ("MD", "MA", "B") for column in COLUMNS]
    units = dict(zip(field, UNIT.words[:23], strict=False))
    position = battle(units, leaders={"alexander": "MA-C"}, phase="orders", dice=(1,))
    around = {f"{row}-{column}" for row in ("MD", "MA", "B") for column in ("LC1", "C", "RC1")}
    assert words(position, MACEDONIAN, "order") == around
    position = battle(units, leaders={"alexander": "MD-LW"}, phase="orders", dice=(1,))
    assert words(position, MACEDONIAN, "order") == {"MD-LW", "MD-LC2", "MA-LW", "MA-LC2"}


@pytest.mark.rule("arbela", "2.1.5a")
def test_each_flank_area_touches_three_wing_sections() -> None:
    beside = {section["name"]: section["flank"] for section in GAME.board()["sections"]}
    assert {name for name, area in beside.items() if area == 0} == {"MA-LW", "B-LW", "PA-RW"}
    assert {name for name, area in beside.items() if area == 1} == {"MA-RW", "B-RW", "PA-LW"}


@pytest.mark.rule("arbela", "2.1.5b")
def test_nobody_is_deployed_or_left_in_a_flank_area() -> None:
    position = battle(phase="deploy")
    act(position, MACEDONIAN, "bring companion-1")
    assert words(position, MACEDONIAN, "into") == {f"MD-{column}" for column in COLUMNS}
    position = battle(
        {"MD-RW": "companion-1", "PA-LW": "mercenary-hoplite-1", "MA-C": "phalanx-1"},
        leaders={"alexander": "MD-RW"},
        facing={"PA-LW": "east"},
        ordered="MD-RW MA-C",
    )
    act(position, MACEDONIAN, "activate MD-RW; declare shock; flank PA-LW", 1)
    assert (where(position, "companion-1"), where(position, "alexander")) == ("flank-1", "flank-1")
    act(position, MACEDONIAN, "end-actions", 1, 6, 7)
    assert position.active == PERSIAN
    assert (where(position, "companion-1"), where(position, "alexander")) == ("MD-RW", "MD-RW")


@pytest.mark.rule("arbela", "2.1.5c")
def test_only_cavalry_and_its_leader_use_a_flank_area() -> None:
    units = {"MA-RW": "prodromoi", "B-RW": "hypaspist-1", "PA-LW": "mercenary-hoplite-1"}
    units["MA-C"] = "phalanx-1"
    leaders = {"alexander": "B-RW", "philotas": "MA-RW"}
    position = battle(units, leaders=leaders, ordered="B-RW MA-RW MA-C")
    act(position, MACEDONIAN, "activate B-RW; declare shock")
    assert refused(position, MACEDONIAN, "flank PA-LW") == ("8.7a", "not-cavalry")
    act(position, MACEDONIAN, "done; activate MA-RW; declare shock; flank PA-LW", 1)
    assert where(position, "prodromoi") == "flank-1"
    assert where(position, "philotas") == "flank-1"
    for unit, goes in (("companion-1", True), ("prodromoi", True), ("hypaspist-1", False)):
        position = battle({"B-RW": unit, "MA-RW": "agrianian"}, ordered="B-RW MA-RW")
        act(position, MACEDONIAN, "activate B-RW; declare withdraw")
        assert ("withdraw MD-RW" in options(position, MACEDONIAN)) == goes
    position = battle(
        {"B-RW": "chariot-1", "PA-LW": "persian-javelinist"}, active=PERSIAN, ordered="B-RW"
    )
    act(position, PERSIAN, "activate B-RW; declare withdraw")
    assert words(position, PERSIAN, "withdraw") == {"PA-LW"}


@pytest.mark.rule("arbela", "2.1.5d")
def test_after_a_flank_attack_in_if_vacated_and_otherwise_back() -> None:
    units = {"MD-RW": "companion-1", "PA-LW": "mercenary-hoplite-1", "MA-C": "phalanx-1"}
    for dice, ends, down in (((6, 1, 7), "PA-LW", False), ((1, 6, 7), "MD-RW", True)):
        # The hoplites turn their front (6) to the Flank Area; the Companions have 6, Alexander 3.
        position = battle(
            units,
            leaders={"alexander": "MD-RW"},
            facing={"PA-LW": "east"},
            ordered="MD-RW MA-C",
        )
        act(position, MACEDONIAN, "activate MD-RW; declare shock; flank PA-LW", 5)
        act(position, MACEDONIAN, "end-actions", *dice)
        assert where(position, "companion-1") == ends
        assert is_disrupted(position, "companion-1") == down


@pytest.mark.rule("arbela", "2.1.5e")
@pytest.mark.parametrize(
    ("way", "straight", "diagonal"),
    [
        ("north", "B-LC1", {"B-LC2", "B-C"}),
        ("east", "MA-C", {"B-C", "MD-C"}),
        ("south", "MD-LC1", {"MD-LC2", "MD-C"}),
        ("west", "MA-LC2", {"B-LC2", "MD-LC2"}),
    ],
)
def test_straight_ahead_and_diagonally_ahead(way: str, straight: str, diagonal: set[str]) -> None:
    position = battle({"MA-LC1": "companion-1"}, facing={"MA-LC1": way}, ordered="MA-LC1")
    act(position, MACEDONIAN, "activate MA-LC1; declare move")
    assert words(position, MACEDONIAN, "step") == {straight, *diagonal}
    assert faces(position, "companion-1") == way
    position = battle({"MA-LC1": "phalanx-1"}, facing={"MA-LC1": way}, ordered="MA-LC1")
    act(position, MACEDONIAN, "activate MA-LC1; declare move")
    assert words(position, MACEDONIAN, "step") == {straight}
