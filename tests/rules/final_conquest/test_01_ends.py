"""Five forts, elimination, resignation, the last round, and trims that reach into them."""

from __future__ import annotations

import pytest

from tests.rules.final_conquest.laid import (
    CARTHAGE,
    EGYPT,
    GREECE,
    PERSIA,
    ROME,
    Table,
    duel,
)

FIVE = {"alpes": "0 1i", "cyrene": "0 1i", "illyria": "0 1i", "dacia": "0 1i"}
"""With Rome, vacant, five forts."""
REST = {"numidia": "1 1i", "rhodes": "2 1i", "thebes": "3 1i"}


@pytest.mark.rule("final_conquest", "1.1")
@pytest.mark.rule("final_conquest", "1.2")
@pytest.mark.rule("final_conquest", "1.3")
@pytest.mark.rule("final_conquest", "1.5")
def test_five_forts_held_for_a_round_win() -> None:
    table = Table(4, {**FIVE, **REST})
    table.go("end-turn")
    assert set(table.view()["seats"][ROME]["noted"]) == {*FIVE, "rome"}
    before = table.purse(ROME)
    table.go("end-turn", "end-turn")
    assert not table.over()
    table.go("end-turn", random=True, card="golden-age")
    assert table.winners() == [ROME]
    assert table.reason() == "forts"
    assert table.purse(ROME) == before


@pytest.mark.rule("final_conquest", "1.1")
def test_four_forts_do_not_win() -> None:
    places = {place: army for place, army in FIVE.items() if place != "dacia"}
    table = Table(4, {**places, **REST})
    for _ in range(4):
        table.go("end-turn", random=True, card="golden-age")
    assert not table.over()


@pytest.mark.rule("final_conquest", "1.4")
def test_a_fort_lost_and_won_back_is_struck_off() -> None:
    """E65: Carthage takes Cyrene and moves on; Rome's retreat of another turn takes it again. With
    it Rome would have five of the six forts noted: Alexandria is lost too."""
    table = Table(
        4,
        {**FIVE, **REST, "carthage": "1 5c", "alexandria": "0 2i", "syria": "2 3c"},
        first=ROME,
    )
    table.go("end-turn")
    assert len(table.view()["seats"][ROME]["noted"]) == 6
    table.go("attack carthage cyrene", "with 0 1", dice="4 1")  # 6 to 3
    assert table.at("cyrene") == "1 1c"
    assert len(table.view()["seats"][ROME]["noted"]) == 5
    table.go("move cyrene mare-aegyptium", "end-turn")
    assert table.at("cyrene") == "-"
    table.go(
        "attack syria alexandria",
        "with 0 3",
        dice="1 2",
        answers=["?retreat infantry cyrene", "stay-none"],
    )  # 7 to 6
    assert table.at("cyrene") == "0 1i"
    assert len(table.view()["seats"][ROME]["noted"]) == 4
    table.go("end-turn", "end-turn", random=True, card="golden-age")
    assert not table.over()


@pytest.mark.rule("final_conquest", "1.4")
@pytest.mark.rule("final_conquest", "12.13")
def test_a_fort_regained_by_retreat_is_not_noted_before_the_own_turn_ends() -> None:
    table = Table(
        4,
        {**FIVE, **REST, "cyrene": "-", "alexandria": "0 2i", "syria": "2 3c"},
        noted={ROME: "alpes cyrene illyria dacia rome"},
        first=GREECE,
        order=[GREECE, EGYPT, ROME, CARTHAGE],
    )
    assert "cyrene" not in table.view()["seats"][ROME]["noted"]
    table.go("attack syria alexandria", "with 0 3", dice="1 2")  # 7 to 6
    table.go("?retreat infantry cyrene", "stay-none")
    assert table.at("cyrene") == "0 1i"
    assert "cyrene" not in table.view()["seats"][ROME]["noted"]
    table.go("end-turn", "end-turn")
    assert table.asked() == [ROME]
    table.go("end-turn")
    assert "cyrene" in table.view()["seats"][ROME]["noted"]


@pytest.mark.rule("final_conquest", "1.5")
def test_six_noted_and_one_lost_win() -> None:
    table = Table(4, {**FIVE, **REST, "syria": "0 1i", "carthage": "1 5c"})
    table.go("end-turn")
    assert len(table.view()["seats"][ROME]["noted"]) == 6
    table.go("attack carthage cyrene", "with 0 1", "end-turn", dice="4 1")
    table.go("end-turn")
    table.go("end-turn", random=True, card="golden-age")
    assert table.winners() == [ROME]


@pytest.mark.rule("final_conquest", "1.6")
def test_of_two_the_one_whose_turn_begins_first() -> None:
    places = {
        **FIVE,
        "dacia": "0 1i",
        "syria": "1 1i",
        "alexandria": "1 1i",
        "gaul": "1 1i",
        "asia-minor": "1 1i",
        "thebes": "3 1i",
    }
    table = Table(
        4,
        places,
        first=EGYPT,
        order=[EGYPT, CARTHAGE, ROME, GREECE],
        noted={
            ROME: "alpes cyrene illyria dacia rome",
            CARTHAGE: "syria alexandria gaul asia-minor carthage",
        },
    )
    table.go("end-turn")
    assert table.winners() == [CARTHAGE]


@pytest.mark.rule("final_conquest", "1.4")
@pytest.mark.rule("final_conquest", "16.2")
def test_a_trim_in_anothers_turn_can_break_the_watch() -> None:
    """Rome has 8 units with food in Rome and Brundium; Brundium falls in Greece's turn."""
    table = Table(
        4,
        {**FIVE, **REST, "brundium": "0 1i", "illyria": "0 4i", "mare-ionium": "2 3c"},
        noted={ROME: "alpes cyrene illyria dacia rome"},
        first=GREECE,
        order=[GREECE, EGYPT, CARTHAGE, ROME],
    )
    table.go("attack mare-ionium brundium", "with 0 3", dice="4 1", answers=["stay-none"])
    assert table.asked() == [ROME]
    table.go("trim infantry dacia")
    assert table.asked() == [GREECE]
    assert set(table.view()["seats"][ROME]["noted"]) == {"alpes", "cyrene", "illyria", "rome"}


@pytest.mark.rule("final_conquest", "16.3")
def test_a_trim_that_empties_food_goes_on() -> None:
    """Food in Averni and Thracia only; Averni falls, Thracia's unit is trimmed: quota 4."""
    table = duel(
        ROME,
        "4c",
        EGYPT,
        "1i",
        "alpes",
        "averni",
        dice="4 1",
        seats=4,
        places={"alexandria": f"{ROME} 1i", "thracia": f"{EGYPT} 1i", "dacia": f"{EGYPT} 6i"},
    )
    assert table.asked() == [EGYPT]
    table.go("trim infantry thracia", "?trim infantry dacia", "?trim infantry dacia")
    assert table.at("dacia") == f"{EGYPT} 4i"
    assert table.asked() == [ROME]


# ---- elimination


@pytest.mark.rule("final_conquest", "16.5")
@pytest.mark.rule("final_conquest", "16.7")
def test_the_homeless_attacker_falls_with_his_last_unit() -> None:
    table = Table(
        4,
        {**REST, "rome": "1 1i", "alpes": "0 1i", "averni": "3 2c"},
        purses={ROME: 7},
        missions={ROME: "mare-nostrum"},
        heroes={ROME: "scipio-africanus"},
    )
    table.go("attack alpes averni", "no-hero", dice="1 4")
    assert table.out(ROME)
    assert table.purse(ROME) == 0
    assert table.view()["seats"][ROME]["heroes"] == 0
    assert table.at("alpes") == "-"
    assert table.asked() == [CARTHAGE]


@pytest.mark.rule("final_conquest", "16.9")
def test_home_lost_and_units_alive_plays_on() -> None:
    table = duel(
        ROME,
        "5c",
        GREECE,
        "1i",
        "illyria",
        "macedonia",
        dice="4 1",
        seats=4,
        places={"rhodes": "2 1i", "numidia": "1 1i", "thebes": "3 1i"},
        heroes={GREECE: "pyrrhus"},
        purses={GREECE: 3},
    )
    assert not table.out(GREECE)
    assert table.hand(GREECE) == {"pyrrhus"}
    assert table.purse(GREECE) == 3


@pytest.mark.rule("final_conquest", "16.10")
def test_the_last_one_left_wins_in_the_middle_of_a_turn() -> None:
    table = Table(
        3,
        {"carthage": "0 1i", "alexandria": "0 1i", "rome": "0 4c", "brundium": "1 1i"},
        out=[2],
    )
    table.go("attack rome brundium", "with 0 4", dice="4 1", answers=["?stay-none"])
    assert table.winners() == [0]
    assert table.reason() == "last-left"


@pytest.mark.rule("final_conquest", "16.5")
def test_a_player_without_units_but_with_his_home_stays() -> None:
    table = duel(ROME, "4c", EGYPT, "1i", dice="4 1")
    assert table.units(EGYPT) == 0
    assert not table.out(EGYPT)


@pytest.mark.rule("final_conquest", "16.6")
@pytest.mark.rule("final_conquest", "8.10")
def test_the_turn_of_one_who_is_out_is_passed_over() -> None:
    table = Table(
        4,
        {
            "rome": "0 4c",
            "carthage": "0 1i",
            "brundium": "1 1i",
            "rhodes": "2 1i",
            "thebes": "3 1i",
        },
    )
    table.go("attack rome brundium", "with 0 4", dice="4 1", answers=["stay-none"])
    assert table.out(CARTHAGE)
    table.go("end-turn")
    assert table.asked() == [GREECE]


# ---- seats given up


@pytest.mark.rule("final_conquest", "16.8")
def test_a_seat_given_up_leaves_independents() -> None:
    table = Table(
        4,
        {**REST, "illyria": "0 2i", "rhodes": "2 2i1c"},
        purses={GREECE: 5},
        heroes={GREECE: "pyrrhus"},
    )
    table.resign(GREECE)
    assert table.at("rhodes") == "independent 2i1c"
    assert table.at("macedonia") == "-"
    assert table.purse(GREECE) == 0
    assert table.asked() == [ROME]
    table.go("move illyria macedonia", "with 1 0", "end-turn", "end-turn")
    assert table.asked() == [EGYPT]


@pytest.mark.rule("final_conquest", "16.8")
def test_the_player_on_turn_gives_up() -> None:
    table = Table(4, {**REST, "rome": "0 1c", "brundium": "0 1i"})
    table.resign(ROME)
    assert table.at("rome") == "independent 1c"
    assert table.asked() == [CARTHAGE]


@pytest.mark.rule("final_conquest", "16.10")
def test_of_two_left_one_gives_up() -> None:
    table = Table(3, {"brundium": "0 1i", "numidia": "1 1i", "alexandria": "0 1i"}, out=[2])
    table.resign(1)
    assert table.over()
    assert table.winners() == [0]


BATTLE = {
    "illyria": "0 2c",
    "celtica": "3 1i",
    "numidia": "1 1i",
    "rhodes": "2 1i",
    "cyrene": "3 2i",
}


@pytest.mark.rule("final_conquest", "16.8")
@pytest.mark.parametrize("who", [ROME, EGYPT])
@pytest.mark.parametrize("step", [0, 1])
def test_a_seat_given_up_in_the_middle_of_a_battle(who: int, step: int) -> None:
    """Before the attacker's hero, or before the defender's: there is no battle any more."""
    table = Table(
        4, BATTLE, heroes={ROME: "scipio-africanus", EGYPT: "cleopatra"}, purses={ROME: 4, EGYPT: 4}
    )
    table.go("attack illyria celtica", "?with 0 2")
    if step:
        table.go("play-hero", "?card scipio-africanus")
    table.resign(who)
    assert table.view()["battle"] is None
    assert not table.over()
    stayed, gone = (EGYPT, ROME) if who == ROME else (ROME, EGYPT)
    assert table.purse(gone) == 0
    assert table.purse(stayed) == 4
    armies = [table.at("illyria"), table.at("celtica")]
    assert armies == (["independent 2c", "3 1i"] if who == ROME else ["0 2c", "independent 1i"])
    assert table.asked() == [CARTHAGE if who == ROME else ROME]


@pytest.mark.rule("final_conquest", "16.8")
@pytest.mark.rule("final_conquest", "12.3")
def test_a_seat_given_up_while_it_retreats() -> None:
    """The battle is lost: nobody is left who could retreat, and the victors enter."""
    table = duel(
        ROME,
        "2c",
        EGYPT,
        "2i",
        dice="3 3",
        seats=4,
        places={"cyrene": "3 1i", "numidia": "1 1i", "rhodes": "2 1i"},
    )
    assert table.asked() == [EGYPT]
    table.resign(EGYPT)
    assert table.asked() == [ROME]
    assert table.purse(ROME) == 1
    table.go("stay-none")
    assert table.at("celtica") == "0 2c"
    assert table.ready("celtica")["cavalry"] == [0, 2, 0, 0]
    assert table.at("cyrene") == "independent 1i"


@pytest.mark.rule("final_conquest", "16.6")
@pytest.mark.rule("final_conquest", "16.8")
def test_no_hero_pays_a_seat_that_is_gone() -> None:
    """Persia leaves during the retreat from a battle that Darius has lost."""
    table = duel(ROME, "5c", PERSIA, "4i", other="darius", dice="4 3", places={"armenia": "4 1i"})
    assert table.asked() == [PERSIA]
    table.resign(PERSIA)
    table.go("stay-none")
    assert table.purse(PERSIA) == 0


@pytest.mark.rule("final_conquest", "16.8")
@pytest.mark.rule("final_conquest", "3.8")
def test_a_trim_is_asked_once_though_another_leaves() -> None:
    table = Table(4, {**REST, "brundium": "0 1i", "alpes": "0 6i"})
    table.go("move brundium sicilia")
    assert table.legal(ROME) == {"trim infantry sicilia", "trim infantry alpes"}
    table.resign(GREECE)
    table.go("trim infantry alpes")
    assert table.units(ROME) == 6
    assert "end-turn" in table.legal(ROME)


@pytest.mark.rule("final_conquest", "16.8")
@pytest.mark.rule("final_conquest", "15.10")
def test_upkeep_waits_for_all_penalties_though_another_leaves() -> None:
    """Carthage, lowest, gives up its food first; only after the second unit is food counted."""
    places = {"numidia": "1 1i", "dacia": "1 7i", "rhodes": "2 1i", "thebes": "3 1i"}
    table = Table(4, places, drawing="barbarian-horde", purses={0: 1, 2: 1, 3: 1})
    table.go("0: bid 1", "2: bid 1", "3: bid 1")
    table.go("lose-unit infantry numidia")
    if table.asked() == [CARTHAGE]:
        table.resign(GREECE)
        table.go("lose-unit infantry dacia")
    assert table.units(CARTHAGE) == 6


@pytest.mark.rule("final_conquest", "16.8")
@pytest.mark.rule("final_conquest", "11.7")
@pytest.mark.parametrize(("army", "left"), [("", "-"), ("1 4c", "independent 4c")])
def test_an_attack_half_chosen_falls_with_its_target(army: str, left: str) -> None:
    """Carthage leaves while Rome is asked with what it attacks Carthage."""
    places = {"numidia": "0 2i1c", "cyrene": "1 1i", "rhodes": "2 1i", "thebes": "3 1i"}
    table = Table(4, {**places, "carthage": army} if army else places)
    table.go("attack numidia carthage")
    assert any(line.startswith("with") for line in table.legal(ROME))
    table.resign(CARTHAGE)
    assert table.at("carthage") == left
    assert "end-turn" in table.legal(ROME)
    assert "attack numidia carthage" not in table.legal(ROME)
    assert table.ready("numidia")["infantry"] == [0, 0, 0, 2]


@pytest.mark.rule("final_conquest", "16.8")
def test_a_third_seat_given_up_during_a_battle_changes_nothing_in_it() -> None:
    table = duel(
        ROME, "2c", EGYPT, "2i", dice="3 3", seats=4, places={"numidia": "1 1i", "rhodes": "2 1i"}
    )
    table.resign(GREECE)
    assert table.asked() == [EGYPT]
    table.go("retreat infantry alpes", "?stay-none")
    assert table.at("alpes") == "3 1i"
    assert table.at("celtica") == "0 2c"
    assert table.at("rhodes") == "independent 1i"


# ---- round 60


@pytest.mark.rule("final_conquest", "16.12")
@pytest.mark.parametrize(
    ("places", "purses", "winners"),
    [
        ({"alpes": "0 1i", "numidia": "1 1i", "celtica": "1 1i", "thebes": "2 1i"}, {1: 30}, [0]),
        ({"alpes": "0 1i", "cyrene": "1 1i", "thebes": "1 1i"}, {0: 30}, [1]),
        ({"alpes": "0 1i", "cyrene": "1 1i", "thebes": "2 1i"}, {1: 30}, [1]),
        ({"alpes": "0 1i", "cyrene": "1 1i", "dacia": "2 1i"}, {0: 9, 1: 9, 2: 9}, [0, 1, 2]),
    ],
)
def test_after_sixty_rounds(
    places: dict[str, str], purses: dict[int, int], winners: list[int]
) -> None:
    table = Table(
        3,
        places,
        purses=purses,
        round=60,
        card="trade-collapse",
        missions={0: "carthage-must-fall", 1: "at-the-gates", 2: "ptolemaic-fleet"},
    )
    table.go("end-turn", "end-turn")
    assert not table.over()
    table.go("end-turn")
    assert table.over()
    assert table.winners() == winners
    assert table.reason() == "rounds"
