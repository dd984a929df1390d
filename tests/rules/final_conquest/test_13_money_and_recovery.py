"""13.18, 13.20, 13.21 Money in its order, capture and recovery."""

from __future__ import annotations

import pytest

from anabasis.core.door import proceed
from anabasis.games.final_conquest.rules.giving_up import give_up
from anabasis.games.final_conquest.rules.turn import Turn
from tests.rules.final_conquest.fighting import Field, duel

# ---- money from the bank


@pytest.mark.rule("final_conquest", "6.12")
def test_marcellus_winning_as_attacker_brings_two() -> None:
    field = duel("rome", "greece", (4, 1), (4, 0), (1, 0), heroes={"rome": "marcus-marcellus"})
    assert field.purse("rome") == 3


@pytest.mark.rule("final_conquest", "6.18")
@pytest.mark.rule("final_conquest", "6.23")
@pytest.mark.parametrize(
    ("own", "hero"), [("carthage", "maharbal"), ("egypt", "ptolemy-euergetes")]
)
def test_who_wins_is_paid_in_either_role(own: str, hero: str) -> None:
    field = duel(own, "rome", (4, 1), (4, 0), (1, 0), heroes={own: hero})
    assert field.purse(own) == 3
    field = duel("rome", own, (1, 4), (1, 0), (4, 0), heroes={own: hero})
    assert field.purse(own) == 2
    field = duel(own, "rome", (1, 4), (1, 0), (6, 0), heroes={own: hero})
    assert field.purse(own) == 0


@pytest.mark.rule("final_conquest", "6.28")
@pytest.mark.rule("final_conquest", "6.10")
@pytest.mark.parametrize(
    ("dice", "defending", "result", "purse"),
    [
        ((4, 1), 1, "attacker-wins", 3),
        ((1, 3), 4, "draw", 2),
        ((1, 4), 6, "defender-wins", 2),
    ],
)
def test_darius_is_paid_whatever_comes_of_it(
    dice: tuple[int, int], defending: int, result: str, purse: int
) -> None:
    """E45: also in a draw."""
    field = duel("persia", "rome", dice, (4, 0), (defending, 0), heroes={"persia": "darius"})
    assert field.result() == result
    assert field.purse("persia") == purse


@pytest.mark.rule("final_conquest", "6.20")
def test_a_tie_won_by_leonidas_is_a_decided_battle() -> None:
    """E46: Hamilcar kills and Darius is paid."""
    field = duel(
        "carthage",
        "greece",
        (4, 1),
        (3, 0),
        (2, 0),
        heroes={"carthage": "hamilcar-barca", "greece": "leonidas"},
    )
    assert field.totals() == (10, 9)
    field = duel(
        "carthage",
        "greece",
        (3, 1),
        (3, 0),
        (2, 0),
        heroes={"carthage": "hamilcar-barca", "greece": "leonidas"},
    )
    assert field.totals() == (9, 9)
    assert field.result() == "defender-wins"
    assert field.over()
    assert field.army("dacia") == (1, 0)
    assert field.army("illyria") == (3, 0)
    assert field.purse("carthage") == 0
    field = duel(
        "persia",
        "greece",
        (3, 1),
        (3, 0),
        (2, 0),
        heroes={"persia": "darius", "greece": "leonidas"},
    )
    assert field.result() == "defender-wins"
    assert field.purse("persia") == 2


# ---- money from the other purse


@pytest.mark.rule("final_conquest", "6.32")
@pytest.mark.rule("final_conquest", "6.26")
@pytest.mark.rule("final_conquest", "13.18")
@pytest.mark.parametrize(
    ("own", "hero", "has", "takes"),
    [
        ("gaul", "brennus", 9, 3),
        ("gaul", "brennus", 1, 1),
        ("gaul", "brennus", 0, 0),
        ("egypt", "sosibius", 9, 2),
        ("egypt", "sosibius", 1, 1),
    ],
)
def test_the_winner_takes_what_is_in_the_enemys_purse(
    own: str, hero: str, has: int, takes: int
) -> None:
    field = duel(own, "rome", (4, 1), (4, 0), (1, 0), heroes={own: hero}, purses={"rome": has})
    assert field.purse(own) == 1 + takes
    assert field.purse("rome") == has - takes


@pytest.mark.rule("final_conquest", "6.32")
def test_brennus_takes_as_defender_too_and_nothing_when_beaten() -> None:
    field = duel("rome", "gaul", (1, 4), heroes={"gaul": "brennus"}, purses={"rome": 5, "gaul": 0})
    assert (field.purse("rome"), field.purse("gaul")) == (2, 3)
    field = duel(
        "rome", "gaul", (4, 1), (6, 0), (1, 0), heroes={"gaul": "brennus"}, purses={"rome": 5}
    )
    assert (field.purse("rome"), field.purse("gaul")) == (6, 0)


@pytest.mark.rule("final_conquest", "13.18")
def test_darius_beaten_by_brennus_pays_with_what_he_has_just_taken() -> None:
    """E59."""
    field = duel(
        "gaul",
        "persia",
        (4, 1),
        (6, 0),
        (1, 0),
        heroes={"gaul": "brennus", "persia": "darius"},
    )
    assert field.purse("persia") == 0
    assert field.purse("gaul") == 3
    kinds = field.kinds()
    assert kinds.index("victory-paid") < kinds.index("hero-brings") < kinds.index("hero-takes")


@pytest.mark.rule("final_conquest", "13.18")
def test_sosibius_beaten_by_brennus_has_paid_before() -> None:
    """The payment is made when the cards are shown; Brennus takes of what is left."""
    field = duel(
        "gaul",
        "egypt",
        (4, 1),
        (6, 0),
        (1, 0),
        heroes={"gaul": "brennus", "egypt": "sosibius"},
        purses={"egypt": 4},
        pay=3,
    )
    assert field.purse("egypt") == 0
    assert field.purse("gaul") == 2


@pytest.mark.rule("final_conquest", "6.26")
def test_sosibius_beating_darius_takes_of_his_two() -> None:
    field = duel(
        "egypt",
        "persia",
        (4, 1),
        (6, 0),
        (1, 0),
        heroes={"egypt": "sosibius", "persia": "darius"},
    )
    assert field.purse("persia") == 0
    assert field.purse("egypt") == 3


@pytest.mark.rule("final_conquest", "13.18")
def test_money_is_taken_before_a_player_falls() -> None:
    """E60: Rome's home is lost already; its last unit dies, and its purse is robbed first."""
    field = Field(
        {
            "gaul": {"illyria": (4, 0)},
            "greece": {"rome": (1, 0)},
            "rome": {"dacia": (1, 0)},
        },
        {"gaul": ["brennus"]},
        {"rome": 5},
    )
    field.attack("illyria", "dacia", (4, 1), heroes={"gaul": "brennus"}).do("stay-none")
    assert field.purse("gaul") == 4
    assert field.told("eliminated")[0]["seat"] == 0
    assert field.purse("rome") == 0
    kinds = field.kinds()
    assert kinds.index("hero-takes") < kinds.index("eliminated")


@pytest.mark.rule("final_conquest", "16.6")
@pytest.mark.rule("final_conquest", "13.18")
def test_darius_is_not_paid_when_his_player_has_left() -> None:
    """The seat is given up while it is asked for the retreat."""
    field = duel("rome", "persia", (4, 1), (6, 1), (4, 0), heroes={"persia": "darius"})
    assert field.asked() == "persia"
    assert field.asked_for("retreat")
    field.realm.agenda.insert(0, Turn(0))
    give_up(field.realm, field.seat("persia"), field.die, field.log)
    proceed(field.realm, field.die, field.log)
    field.do("stay-none")
    assert field.purse("persia") == 0
    assert field.purse("rome") == 1
    assert field.owner("dacia") == "rome"


# ---- capture


@pytest.mark.rule("final_conquest", "6.27")
@pytest.mark.rule("final_conquest", "13.20")
def test_cyrus_captures_an_infantry_that_cannot_act_this_turn() -> None:
    field = duel("persia", "rome", (4, 1), (3, 0), (2, 0), heroes={"persia": "cyrus"})
    field.do("stay-none")
    assert field.over()
    assert field.ready("dacia") == {"spent": (1, 0), "extra-1": (3, 0)}
    assert field.told("captured")[0]["territory"] == "dacia"


@pytest.mark.rule("final_conquest", "13.20")
def test_cyrus_captures_as_defender_too() -> None:
    field = duel("rome", "persia", (1, 4), (3, 0), (2, 0), heroes={"persia": "cyrus"})
    assert field.over()
    assert field.army("illyria") == (0, 0)
    assert field.ready("dacia") == {"fresh": (3, 0)}


@pytest.mark.rule("final_conquest", "13.20")
def test_cyrus_captures_no_cavalry_and_nobody_when_beaten() -> None:
    field = duel("persia", "rome", (4, 1), (3, 0), (0, 1), heroes={"persia": "cyrus"})
    field.do("stay-none")
    assert field.army("dacia") == (3, 0)
    field = duel("persia", "rome", (1, 4), (1, 0), (6, 0), heroes={"persia": "cyrus"})
    assert field.over()
    assert field.army("illyria") == (0, 0)


@pytest.mark.rule("final_conquest", "13.20")
def test_one_that_could_not_retreat_is_captured_too() -> None:
    field = duel(
        "persia",
        "rome",
        (1, 1),
        (1, 0),
        (1, 1),
        heroes={"persia": "cyrus"},
        further={"gaul": {"celtica": (1, 0), "germania": (1, 0), "thracia": (1, 0)}},
    )
    assert field.totals() == (6, 5)
    assert field.told("captured")
    assert field.army("dacia") == (2, 0)


@pytest.mark.rule("final_conquest", "13.20")
@pytest.mark.rule("final_conquest", "3.7")
def test_cyrus_at_his_quota_captures_nobody() -> None:
    """Persia's quota with Babylon alone is six."""
    field = duel("persia", "rome", (4, 1), (6, 0), (2, 0), heroes={"persia": "cyrus"})
    field.do("stay-none")
    assert field.over()
    assert field.army("dacia") == (6, 0)
    assert not field.told("captured")


@pytest.mark.rule("final_conquest", "13.20")
def test_food_won_makes_room_for_a_captive() -> None:
    """The quota is read after the entry: Thracia has food."""
    field = duel(
        "persia", "rome", (4, 1), (6, 0), (2, 0), target="thracia", heroes={"persia": "cyrus"}
    )
    field.do("stay-none")
    assert field.army("thracia") == (7, 0)


@pytest.mark.rule("final_conquest", "13.23")
@pytest.mark.parametrize("card", ["plague-spreads", "famine"])
def test_capture_and_recovery_are_no_recruiting(card: str) -> None:
    """E22."""
    field = duel("persia", "rome", (4, 1), (5, 0), (2, 0), heroes={"persia": "cyrus"}, card=card)
    field.do("stay-none")
    assert field.army("dacia") == (6, 0)
    field = duel("egypt", "rome", (1, 4), (2, 0), (6, 0), heroes={"egypt": "berenice"}, card=card)
    field.do("recover 2 0")
    assert field.army("alexandria") == (2, 0)


@pytest.mark.rule("final_conquest", "13.21", "13.23", "7.19")
@pytest.mark.parametrize("card", [None, "plague-spreads", "famine"])
def test_recovery_fills_the_usual_quota_whatever_the_card(card: str | None) -> None:
    """Egypt's home keeps six, in a Famine four for recruiting: of six that fought two are lost, and
    two come home."""
    berenice = {"egypt": "berenice"}
    field = duel("egypt", "rome", (1, 4), (6, 0), (6, 0), heroes=berenice, card=card)
    assert field.result() == "defender-wins"
    field.do("recover 2 0")
    assert (field.army("illyria"), field.army("alexandria")) == ((4, 0), (2, 0))


@pytest.mark.rule("final_conquest", "13.20")
def test_cyrus_against_hamilcar_the_only_victor_dies() -> None:
    """E52: no capture, and the territory is nobody's."""
    field = duel(
        "persia",
        "carthage",
        (4, 1),
        (0, 1),
        (1, 0),
        heroes={"persia": "cyrus", "carthage": "hamilcar-barca"},
    )
    assert field.result() == "attacker-wins"
    assert field.over()
    assert not field.told("captured")
    assert field.owner("dacia") == "nobody"
    assert field.purse("persia") == 1


@pytest.mark.rule("final_conquest", "13.20")
@pytest.mark.parametrize("defender", [(1, 0), (0, 1)])
def test_an_army_that_died_winning_at_home_captures_nobody(defender: tuple[int, int]) -> None:
    """M4: Babylon stays Persia's, but nobody is left to lead a captive away."""
    field = duel(
        "carthage",
        "persia",
        (1, 4),
        (3, 0),
        defender,
        origin="media",
        target="babylon",
        heroes={"carthage": "hamilcar-barca", "persia": "cyrus"},
    )
    assert field.result() == "defender-wins"
    assert field.over()
    assert field.owner("babylon") == "persia"
    assert field.army("babylon") == (0, 0)


@pytest.mark.rule("final_conquest", "13.20")
def test_a_vacant_home_that_holds_captures() -> None:
    field = Field({"rome": {"media": (3, 0)}}, {"persia": ["cyrus"]})
    field.attack("media", "babylon", (1, 4), heroes={"persia": "cyrus"})
    assert field.result() == "defender-wins"
    assert field.ready("babylon") == {"fresh": (1, 0)}


# ---- recovery


@pytest.mark.rule("final_conquest", "6.25")
@pytest.mark.rule("final_conquest", "13.21")
def test_berenice_brings_home_what_she_likes_up_to_strength_two() -> None:
    field = duel("egypt", "rome", (1, 4), (3, 1), (9, 0), heroes={"egypt": "berenice"})
    assert field.totals() == (8, 14)
    assert field.asked() == "egypt"
    assert field.options() == ["recover 0 0", "recover 0 1", "recover 1 0", "recover 2 0"]
    assert field.refusal("recover 1 1") == ("6.25", "recovery-too-strong")
    assert field.refusal("recover 0 2") == ("13.21", "not-lost-here")
    field.do("recover 0 1")
    assert field.ready("alexandria") == {"spent": (0, 1)}


@pytest.mark.rule("final_conquest", "13.21")
def test_berenice_defending_recovers_units_that_stand_fresh() -> None:
    """It is not her turn: they act in her next one."""
    field = duel("rome", "egypt", (4, 1), (6, 0), (2, 0), heroes={"egypt": "berenice"})
    field.do("stay-none", "recover 1 0")
    assert field.over()
    assert field.ready("alexandria") == {"fresh": (1, 0)}
    assert field.told("recovered")[0]["territory"] == "alexandria"


@pytest.mark.rule("final_conquest", "13.21")
def test_berenice_brings_nobody_into_a_lost_home() -> None:
    """M2: Alexandria itself is taken in this battle."""
    field = duel(
        "rome",
        "egypt",
        (4, 1),
        (9, 0),
        (2, 0),
        origin="cyrene",
        target="alexandria",
        heroes={"egypt": "berenice"},
        further={"egypt": {"thebes": (1, 0)}},
    )
    field.do("stay-none")
    assert field.over()
    assert field.owner("alexandria") == "rome"
    assert not field.told("recovered")


@pytest.mark.rule("final_conquest", "13.21")
@pytest.mark.rule("final_conquest", "12.16")
def test_berenice_recovers_into_a_home_that_nobody_entered() -> None:
    field = Field(
        {"greece": {"cyrene": (0, 1)}, "egypt": {"alexandria": (1, 0)}},
        {"greece": ["pyrrhus"], "egypt": ["berenice"]},
    )
    field.attack("cyrene", "alexandria", (4, 1), heroes={"greece": "pyrrhus", "egypt": "berenice"})
    assert field.totals() == (10, 8)
    assert field.asked_for("recover")
    field.do("recover 1 0")
    assert field.army("alexandria") == (1, 0)
    assert field.owner("alexandria") == "egypt"


@pytest.mark.rule("final_conquest", "13.21")
@pytest.mark.rule("final_conquest", "3.7")
def test_berenice_within_the_quota() -> None:
    """Egypt fills its quota of six elsewhere: room for the one that was lost in Dacia only."""
    field = duel(
        "rome",
        "egypt",
        (4, 1),
        (6, 0),
        (3, 0),
        heroes={"egypt": "berenice"},
        further={"egypt": {"crete": (5, 0)}},
    )
    field.do("stay-none")
    assert field.options() == ["recover 0 0", "recover 1 0"]
    assert field.refusal("recover 2 0") == ("3.7", "above-quota")


@pytest.mark.rule("final_conquest", "13.21")
def test_hannibal_and_berenice() -> None:
    """E57: who could not retreat may come home, two of strength."""
    field = duel(
        "carthage",
        "egypt",
        (4, 3),
        (3, 0),
        (3, 0),
        heroes={"carthage": "hannibal-barca", "egypt": "berenice"},
    )
    assert field.totals() == (11, 9)
    assert field.told("cut-off")[0]["infantry"] == 1
    field.do("stay-none", "recover 2 0")
    assert field.army("alexandria") == (2, 0)


@pytest.mark.rule("final_conquest", "13.21")
def test_the_one_that_hamilcar_took_stays_lost() -> None:
    """M3: one infantry for the margin, one by Hamilcar; only the first may come home."""
    field = duel(
        "egypt",
        "carthage",
        (2, 1),
        (5, 0),
        (4, 0),
        heroes={"egypt": "berenice", "carthage": "hamilcar-barca"},
    )
    assert field.totals() == (9, 11)
    assert field.lost(0) == (3, 0)
    assert field.options() == ["recover 0 0", "recover 1 0", "recover 2 0"]
    field = duel(
        "egypt",
        "carthage",
        (4, 1),
        (6, 0),
        (1, 0),
        heroes={"egypt": "berenice", "carthage": "hamilcar-barca"},
    )
    assert field.totals() == (12, 8)
    field.do("stay-none")
    assert field.over()
    assert field.army("alexandria") == (0, 0)


@pytest.mark.rule("final_conquest", "13.21")
def test_the_one_that_marcellus_took_may_come_home() -> None:
    field = duel(
        "rome",
        "egypt",
        (1, 1),
        (4, 0),
        (4, 0),
        heroes={"rome": "marcus-marcellus", "egypt": "berenice"},
    )
    assert field.totals() == (8, 8)
    field = duel(
        "rome",
        "egypt",
        (2, 1),
        (4, 0),
        (4, 0),
        heroes={"rome": "marcus-marcellus", "egypt": "berenice"},
        further={"gaul": {"celtica": (1, 0), "germania": (1, 0)}},
    )
    assert field.totals() == (9, 8)
    assert field.army("thracia") == (2, 0)
    field.do("stay-none")
    assert field.options() == ["recover 0 0", "recover 1 0", "recover 2 0"]


@pytest.mark.rule("final_conquest", "13.20")
@pytest.mark.rule("final_conquest", "13.21")
def test_cyrus_against_berenice_capture_comes_first() -> None:
    """E51: of one infantry nothing is left to recover; of two she takes the other."""
    field = duel(
        "persia",
        "egypt",
        (4, 1),
        (4, 0),
        (1, 0),
        heroes={"persia": "cyrus", "egypt": "berenice"},
    )
    field.do("stay-none")
    assert field.over()
    assert field.army("dacia") == (5, 0)
    assert field.army("alexandria") == (0, 0)
    field = duel(
        "persia",
        "egypt",
        (4, 1),
        (4, 0),
        (2, 0),
        heroes={"persia": "cyrus", "egypt": "berenice"},
    )
    field.do("stay-none")
    assert field.asked() == "egypt"
    assert field.options() == ["recover 0 0", "recover 1 0"]
    field.do("recover 1 0")
    assert field.army("dacia") == (5, 0)
    assert field.army("alexandria") == (1, 0)
