"""11 Victory."""

import pytest

from anabasis.games.arbela.game import GAME
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    start,
    to_move,
    told,
    where,
    winner,
)

# Units that count, of both sides, in the order in which the tests lose them.
MACEDONIANS = [
    *[f"phalanx-{number}" for number in range(1, 7)],
    *["companion-1", "paeonian", "hypaspist-1", "hypaspist-2", "hypaspist-3", "companion-2"],
    *["companion-3", "thessalian-1", "thessalian-2", "odrysian", "prodromoi"],
]
PERSIANS = [
    *["bactrian-1", "bactrian-2", "kinsmen", "persian-heavy-cavalry-1", "persian-heavy-cavalry-2"],
    *["cappadocian", "median", "parthian-1", "parthian-2", "sacae", "dahae", "arachosian"],
    *["susian", "syrian", "mercenary-hoplite-1", "mercenary-hoplite-2", "apple-bearers"],
    *["kardakes-infantry-1", "kardakes-infantry-2", "carian-infantry", "hyrcanian", "tapurian"],
    *["albanian", "cadusian", "indian", "scythian-heavy-cavalry", "armenian-1", "armenian-2"],
    *["babylonian-levy-1", "babylonian-levy-2"],
]
CLASH = {"B-C": "hypaspist-3", "PA-C": "persian-infantry-1"}


def lost(macedonians: int, persians: int) -> str:
    return " ".join(MACEDONIANS[:macedonians] + PERSIANS[:persians])


@pytest.mark.rule("arbela", "11.1")
def test_alexanders_death_ends_the_game_for_the_persian() -> None:
    b = battle(CLASH, leaders={"alexander": "B-C"}, ordered="B-C", dead=lost(0, 17))
    # 6 + 6 + 3 against 1 + 3: the eighteenth Persian loss does not count any more.
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C", 6, 1, 2)
    assert (winner(b), to_move(b)) == (PERSIAN, None)
    outcome = GAME.outcome(b)
    assert outcome is not None
    assert outcome.ranking == ((PERSIAN,), (MACEDONIAN,))
    assert outcome.reason == "alexander-killed"


@pytest.mark.rule("arbela", "11.2a")
@pytest.mark.parametrize(
    ("unit", "counts"),
    [
        ("persian-infantry-1", 1),
        ("bactrian-1", 1),
        ("susian", 1),
        ("persian-javelinist", 0),
        ("chariot-1", 0),
    ],
)
def test_which_eliminated_persians_count_as_losses(unit: str, counts: int) -> None:
    # Struck in the rear, where it has no missiles.
    b = battle({"PD-C": "companion-1", "PA-C": unit}, facing={"PD-C": "south"}, ordered="PD-C")
    act(b, MACEDONIAN, "activate PD-C; declare shock; attack PA-C", 6, 1)
    assert where(b, unit) == "dead"
    assert b.losses == (0, counts)


@pytest.mark.rule("arbela", "11.2a")
def test_the_elephant_and_leaders_do_not_count() -> None:
    b = battle(
        {"PD-C": "hypaspist-1", "PA-C": "elephant"},
        leaders={"mazeus": "dead"},
        facing={"PD-C": "south"},
        ordered="PD-C",
    )
    act(b, MACEDONIAN, "activate PD-C; declare shock; attack PA-C", 6, 1, 5)
    assert where(b, "elephant") == "dead"
    assert b.losses == (0, 0)


@pytest.mark.rule("arbela", "11.2a")
def test_units_lost_to_fire_count_like_others() -> None:
    b = battle({"B-C": "cretan-archer", "PA-C": "susian"}, hits={"susian": 3}, ordered="B-C")
    act(b, MACEDONIAN, "activate B-C; declare fire; fire PA-C", 9)
    assert where(b, "susian") == "dead"
    assert b.losses == (0, 1)


@pytest.mark.rule("arbela", "11.2a")
def test_units_lost_to_their_own_elephant_count() -> None:
    b = battle(
        {"B-C": "cretan-archer", "PA-C": "elephant", "PD-C": "babylonian-levy-1"}, ordered="B-C"
    )
    # A heavy hit; it turns about and strikes the levy behind it: 6 + 6 - 1 against 1 + 2.
    act(b, MACEDONIAN, "activate B-C; declare fire; fire PA-C", 12, 1, 6, 1)
    assert where(b, "babylonian-levy-1") == "dead"
    assert b.losses == (0, 1)


@pytest.mark.rule("arbela", "11.2b")
@pytest.mark.parametrize(("losses", "victor"), [(5, None), (6, PERSIAN), (7, PERSIAN)])
def test_the_macedonian_break_level_is_6(losses: int, victor: int | None) -> None:
    units = {"B-C": "greek-hoplite-1", "PA-C": "persian-infantry-1"}
    b = battle(units, dead=lost(losses, 0), ordered="B-C")
    act(b, MACEDONIAN, "end-actions")
    assert winner(b) == victor


@pytest.mark.rule("arbela", "11.2c")
@pytest.mark.parametrize(
    ("darius", "losses", "victor"),
    [
        ("reserve", 17, None),
        ("reserve", 18, MACEDONIAN),
        ("dead", 13, None),
        ("dead", 14, MACEDONIAN),
    ],
)
def test_the_persian_break_level_is_18_and_14_without_darius(
    darius: str, losses: int, victor: int | None
) -> None:
    b = battle(CLASH, leaders={"darius": darius}, dead=lost(0, losses), ordered="B-C")
    act(b, MACEDONIAN, "end-actions")
    assert winner(b) == victor


@pytest.mark.rule("arbela", "11.3a")
@pytest.mark.parametrize("active", [MACEDONIAN, PERSIAN])
def test_both_sides_are_checked_at_the_end_of_each_player_turn(active: int) -> None:
    section = ("B-C", "PA-C")[active]
    for dead, victor in ((lost(6, 0), PERSIAN), (lost(0, 18), MACEDONIAN)):
        b = battle(CLASH, dead=dead, ordered=section, active=active)
        assert winner(b) is None
        act(b, active, "end-actions")
        assert (winner(b), to_move(b)) == (victor, None)


@pytest.mark.rule("arbela", "11.3a")
def test_no_side_breaks_during_a_turn() -> None:
    units = {**CLASH, "B-RW": "phalanx-6", "PA-LW": "persian-infantry-2"}
    b = battle(units, dead=lost(0, 17), ordered="B-C B-RW")
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    act(b, MACEDONIAN, "activate B-RW; declare shock; attack PA-LW")
    act(b, MACEDONIAN, "fight hypaspist-3", 6, 1)
    assert b.losses == (0, 18)
    assert winner(b) is None
    log = act(b, MACEDONIAN, "halt", 1, 4)
    assert len(told(log, "shock")) == 1
    assert winner(b) == MACEDONIAN


@pytest.mark.rule("arbela", "11.3b")
@pytest.mark.parametrize(
    ("macedonians", "persians", "victor"),
    [(5, 17, None), (6, 17, PERSIAN), (5, 18, MACEDONIAN), (5, 19, MACEDONIAN)],
)
def test_a_side_alone_broken_loses(macedonians: int, persians: int, victor: int | None) -> None:
    b = battle(CLASH, dead=lost(macedonians, persians), ordered="B-C")
    act(b, MACEDONIAN, "end-actions")
    assert winner(b) == victor
    if victor is not None:
        outcome = GAME.outcome(b)
        assert outcome is not None
        assert outcome.ranking == ((victor,), (1 - victor,))
        assert outcome.reason == "army-broken"


@pytest.mark.rule("arbela", "11.4a")
@pytest.mark.parametrize(
    ("macedonians", "persians", "darius", "victor"),
    [
        (6, 19, "reserve", MACEDONIAN),  # 6/6 against 19/18
        (7, 19, "reserve", PERSIAN),  # 7/6 against 19/18
        (7, 15, "dead", PERSIAN),  # 7/6 against 15/14
        (7, 17, "dead", MACEDONIAN),  # 7/6 against 17/14
    ],
)
@pytest.mark.parametrize("active", [MACEDONIAN, PERSIAN])
def test_if_both_are_broken_the_lower_ratio_wins(
    macedonians: int, persians: int, darius: str, victor: int, active: int
) -> None:
    units = {"B-C": "greek-hoplite-1", "PA-C": "persian-infantry-1"}
    section = ("B-C", "PA-C")[active]
    b = battle(
        units,
        leaders={"darius": darius},
        dead=lost(macedonians, persians),
        ordered=section,
        active=active,
    )
    act(b, active, "end-actions")
    assert winner(b) == victor


@pytest.mark.rule("arbela", "11.4b")
@pytest.mark.parametrize("active", [MACEDONIAN, PERSIAN])
@pytest.mark.parametrize(
    ("macedonians", "persians", "darius"),
    [(6, 18, "reserve"), (9, 27, "reserve"), (6, 14, "dead")],
)
def test_at_equal_ratios_the_player_whose_turn_is_ending_wins(
    macedonians: int, persians: int, darius: str, active: int
) -> None:
    units = {"B-C": "greek-hoplite-1", "PA-C": "persian-infantry-1"}
    section = ("B-C", "PA-C")[active]
    b = battle(
        units,
        leaders={"darius": darius},
        dead=lost(macedonians, persians),
        ordered=section,
        active=active,
    )
    act(b, active, "end-actions")
    assert winner(b) == active


# ---- 11.5 Darius overrun

OVERRUN = {"MA-LW": "phalanx-1", "B-C": "hypaspist-1"}


@pytest.mark.rule("arbela", "11.5a")
@pytest.mark.parametrize(
    ("units", "disrupted", "overrun"),
    [
        ({"B-C": "hypaspist-1"}, "", True),
        ({"B-RC1": "hypaspist-1"}, "", True),  # diagonally
        ({"PA-LC1": "companion-1"}, "", True),
        ({"B-C": "agrianian"}, "", False),  # a skirmisher
        ({"B-C": "hypaspist-1"}, "hypaspist-1", False),
        ({"MA-C": "hypaspist-1"}, "", False),  # not adjacent
        ({"B-C": "hypaspist-1", "PA-C": "uxian-slinger-1"}, "", False),  # a fit Persian with him
        ({"B-C": "hypaspist-1", "PA-C": "kinsmen"}, "kinsmen", True),
        ({"B-C": "hypaspist-1", "PD-C": "kinsmen"}, "", True),
    ],
)
@pytest.mark.parametrize("active", [MACEDONIAN, PERSIAN])
def test_when_darius_is_overrun(
    units: dict[str, str], disrupted: str, overrun: bool, active: int
) -> None:
    others = {"MD-LW": "phalanx-1", "PD-RW": "bactrian-1"}
    b = battle(
        {**others, **units},
        leaders={"darius": "PA-C"},
        disrupted=disrupted,
        ordered=("MD-LW", "PD-RW")[active],
        active=active,
    )
    act(b, active, "end-actions")
    assert where(b, "darius") == ("reserve" if overrun else "PA-C")
    assert b.losses == (0, 3 if overrun else 0)


@pytest.mark.rule("arbela", "11.5a")
def test_darius_in_reserve_is_not_overrun() -> None:
    b = battle(OVERRUN, leaders={"darius": "reserve"}, ordered="MA-LW")
    act(b, MACEDONIAN, "end-actions")
    assert b.losses == (0, 0)


@pytest.mark.rule("arbela", "11.5a")
@pytest.mark.rule("arbela", "11.5b")
def test_an_overrun_counts_before_the_check_of_the_same_turn() -> None:
    b = battle(OVERRUN, leaders={"darius": "PA-C"}, ordered="MA-LW", dead=lost(0, 15))
    act(b, MACEDONIAN, "end-actions")
    assert (b.losses, winner(b)) == ((0, 18), MACEDONIAN)


@pytest.mark.rule("arbela", "11.5b")
def test_an_overrun_darius_flees_into_reserve_and_adds_three_losses() -> None:
    b = battle(OVERRUN, leaders={"darius": "PA-C"}, ordered="MA-LW")
    act(b, MACEDONIAN, "end-actions")
    assert where(b, "darius") == "reserve"
    assert (b.losses, winner(b)) == ((0, 3), None)


@pytest.mark.rule("arbela", "11.5b")
@pytest.mark.rule("arbela", "11.5c")
def test_a_later_overrun_adds_nothing() -> None:
    b = battle(OVERRUN, leaders={"darius": "PA-C"}, ordered="MA-LW", fled=True)
    assert b.losses == (0, 3)
    act(b, MACEDONIAN, "end-actions")
    assert where(b, "darius") == "reserve"
    assert b.losses == (0, 3)


# ---- 11.6 The limit


def last_turn(macedonians: int, persians: int, limited: bool = True) -> int | None:
    """Who has won after the twentieth turn of both."""
    b = battle(
        CLASH,
        dead=lost(macedonians, persians),
        ordered="B-C",
        turns=(20, 20),
        limited=limited,
    )
    act(b, MACEDONIAN, "end-actions")
    assert (to_move(b) is None) == (winner(b) is not None)
    return winner(b)


@pytest.mark.rule("arbela", "11.6a")
def test_after_twenty_turns_each_the_lower_ratio_wins() -> None:
    assert last_turn(1, 4) == MACEDONIAN  # 1/6 against 4/18
    assert last_turn(1, 2) == PERSIAN  # 1/6 against 2/18
    assert last_turn(5, 16) == MACEDONIAN  # 5/6 against 16/18
    assert last_turn(5, 14) == PERSIAN  # 5/6 against 14/18


@pytest.mark.rule("arbela", "11.6a")
@pytest.mark.parametrize(("active", "turns"), [(PERSIAN, (19, 20)), (MACEDONIAN, (19, 19))])
def test_before_both_have_had_twenty_turns_the_game_goes_on(
    active: int, turns: tuple[int, int]
) -> None:
    section = ("B-C", "PA-C")[active]
    b = battle(CLASH, dead=lost(1, 1), ordered=section, turns=turns, active=active)
    act(b, active, "end-actions")
    assert winner(b) is None
    assert to_move(b) == 1 - active


@pytest.mark.rule("arbela", "11.6a")
def test_a_broken_side_loses_in_the_last_turn_too() -> None:
    b = battle(CLASH, dead=lost(6, 15), ordered="B-C", turns=(20, 20))
    act(b, MACEDONIAN, "end-actions")
    outcome = GAME.outcome(b)
    assert outcome is not None
    assert (winner(b), outcome.reason) == (PERSIAN, "army-broken")


@pytest.mark.rule("arbela", "11.6b")
def test_at_equal_values_at_the_limit_the_persian_wins() -> None:
    assert last_turn(0, 0) == PERSIAN
    assert last_turn(1, 3) == PERSIAN  # 1/6 against 3/18


@pytest.mark.rule("arbela", "11.6c")
def test_without_the_limit_the_game_goes_on() -> None:
    assert last_turn(1, 4, limited=False) is None
    assert last_turn(1, 4, limited=True) == MACEDONIAN


@pytest.mark.rule("arbela", "11.6c")
def test_the_limit_is_in_force_unless_the_players_agreed_otherwise() -> None:
    assert start()[0].limited
    assert start(limit="twenty-turns")[0].limited
    b, _ = start(limit="none")
    assert not b.limited
    assert asked(b) == "PlaceElephant"
