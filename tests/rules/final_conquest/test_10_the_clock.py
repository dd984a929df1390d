"""The clock: late players, bribes and warnings, and what they meet."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.asides import TimeUp
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, to_act
from anabasis.core.match import Match
from anabasis.core.position import TABLE
from anabasis.games.final_conquest.game import GAME
from tests.rules.final_conquest.laid import CARTHAGE, EGYPT, GREECE, ROME, Table

HERE = {"cyrene": "0 1i1c", "alpes": "0 1i", "numidia": "1 1i", "rhodes": "2 1i", "thebes": "3 1i"}


def timed(places: dict[str, str] | None = None, **more: Any) -> Table:
    purses = more.pop("purses", {CARTHAGE: 9, GREECE: 9, EGYPT: 9})
    return Table(4, HERE if places is None else places, clock=60, purses=purses, **more)


def late(places: dict[str, str] | None = None, **more: Any) -> Table:
    table = timed(places, **more)
    table.late()
    return table


@pytest.mark.rule("final_conquest", "10.1")
@pytest.mark.rule("final_conquest", "10.2")
def test_without_a_clock_and_before_the_time_nobody_bribes() -> None:
    table = Table(4, HERE, purses={CARTHAGE: 9})
    assert table.refusal(CARTHAGE, "bribe cyrene") is not None
    assert table.refusal(CARTHAGE, "warn") is not None
    table = timed()
    assert table.refusal(CARTHAGE, "bribe cyrene") is not None
    assert table.refusal(CARTHAGE, "warn") is not None  # planning needs none


@pytest.mark.rule("final_conquest", "10.3")
@pytest.mark.rule("final_conquest", "10.4")
@pytest.mark.rule("final_conquest", "10.5")
def test_the_text_example() -> None:
    table = late()
    table.say(CARTHAGE, "bribe cyrene")
    assert table.at("cyrene") == "1 1i1c"
    assert table.purse(CARTHAGE) == 6
    assert table.ready("cyrene") == {"infantry": [0, 0, 0, 1], "cavalry": [0, 0, 0, 1]}
    assert table.asked() == [ROME]


@pytest.mark.rule("final_conquest", "10.5")
def test_who_cannot_pay_cannot_bribe() -> None:
    table = late(purses={CARTHAGE: 2})
    assert table.refusal(CARTHAGE, "bribe cyrene") is not None
    assert table.refusal(CARTHAGE, "bribe alpes") is None


@pytest.mark.rule("final_conquest", "10.6")
@pytest.mark.rule("final_conquest", "10.3")
def test_what_cannot_be_bribed() -> None:
    table = late({**HERE, "rome": "0 1c", "gaul": "independent 1i"})
    for line in ("bribe rome", "bribe gaul", "bribe thebes", "bribe numidia", "bribe dacia"):
        assert table.refusal(CARTHAGE, line) is not None, line
    assert table.refusal(ROME, "bribe alpes") is not None


@pytest.mark.rule("final_conquest", "10.9")
def test_an_action_closes_the_window_recruits_do_not() -> None:
    table = late()
    table.go("recruit-infantry cyrene")
    assert table.refusal(CARTHAGE, "bribe cyrene") is None
    table.say(CARTHAGE, "bribe cyrene")
    assert table.purse(CARTHAGE) == 9 - 4
    table = late()
    table.go("move alpes celtica")
    assert table.refusal(CARTHAGE, "bribe cyrene") is not None
    table = late()
    table.go("end-turn")
    assert table.refusal(EGYPT, "bribe cyrene") is not None


@pytest.mark.rule("final_conquest", "10.8")
@pytest.mark.rule("final_conquest", "10.7")
def test_one_bribe_in_planning() -> None:
    table = late()
    table.say(CARTHAGE, "bribe cyrene")
    assert table.refusal(GREECE, "bribe alpes") is not None
    assert table.purse(GREECE) == 9
    assert "move alpes celtica" in table.legal(ROME)
    assert any(line.startswith("recruit") for line in table.legal(ROME))


@pytest.mark.rule("final_conquest", "10.16")
@pytest.mark.rule("final_conquest", "9.4")
def test_a_bribed_fort_recruits_no_more_for_the_late_player() -> None:
    table = late()
    table.say(CARTHAGE, "bribe cyrene")
    assert not any(line.endswith("cyrene") for line in table.legal(ROME))
    table.go("end-turn")
    assert table.asked() == [CARTHAGE]
    assert "recruit-infantry cyrene" in table.legal(CARTHAGE)


@pytest.mark.rule("final_conquest", "10.10")
@pytest.mark.rule("final_conquest", "10.11")
@pytest.mark.rule("final_conquest", "10.12")
def test_in_the_action_phase_each_bribe_needs_its_warning() -> None:
    table = timed()
    table.go("move alpes celtica")
    assert table.refusal(CARTHAGE, "bribe cyrene") is not None
    table.say(CARTHAGE, "warn")
    assert table.refusal(CARTHAGE, "bribe cyrene") is not None
    table.late()
    table.say(EGYPT, "bribe cyrene")
    assert table.at("cyrene") == "3 1i1c"
    assert table.refusal(CARTHAGE, "bribe celtica") is not None
    table.say(CARTHAGE, "warn")
    table.late()
    table.say(CARTHAGE, "bribe celtica")
    assert table.at("celtica") == "1 1i"


@pytest.mark.rule("final_conquest", "10.12")
def test_a_warning_ends_with_the_next_action() -> None:
    table = timed()
    table.go("move alpes celtica")
    table.say(CARTHAGE, "warn")
    table.go("move cyrene mare-ionium", "with 1 0")
    assert not table.view()["clock"]["warned"]
    table.say(CARTHAGE, "warn")
    table.late()
    table.go("move cyrene mare-aegyptium")
    assert table.refusal(CARTHAGE, "bribe mare-ionium") is not None


@pytest.mark.rule("final_conquest", "10.14")
def test_bribed_victors_stand_up_and_lose_their_extra_action() -> None:
    table = timed({**HERE, "illyria": "0 2c", "celtica": "2 1i"})
    table.go("attack illyria celtica", "with 0 2", "stay-none", dice="4 1")
    table.say(CARTHAGE, "warn")
    table.late()
    table.say(CARTHAGE, "bribe celtica")
    assert table.purse(CARTHAGE) == 9 - 4
    assert table.ready("celtica")["cavalry"] == [0, 0, 0, 2]
    table.go("end-turn")
    assert table.ready("celtica")["cavalry"] == [0, 0, 0, 2]


@pytest.mark.rule("final_conquest", "10.13")
def test_nobody_is_late_while_others_think() -> None:
    table = timed({**HERE, "illyria": "0 2c", "celtica": "2 1i"}, heroes={GREECE: "pyrrhus"})
    table.go("attack illyria celtica", "with 0 2")
    assert table.asked() == [GREECE]
    assert table.refusal(CARTHAGE, "warn") is not None
    assert table.refusal(CARTHAGE, "bribe cyrene") is not None


@pytest.mark.rule("final_conquest", "10.13")
def test_no_bribe_during_a_trim() -> None:
    table = late(
        {
            "brundium": "0 1i",
            "cyrene": "0 7i",
            "numidia": "1 1i",
            "rhodes": "2 1i",
            "thebes": "3 1i",
        }
    )
    table.go("move brundium sicilia")
    assert any(line.startswith("trim") for line in table.legal(ROME))
    assert table.refusal(CARTHAGE, "bribe sicilia") is not None
    assert table.refusal(CARTHAGE, "warn") is not None


@pytest.mark.rule("final_conquest", "10.13")
def test_an_action_half_chosen_is_none_yet() -> None:
    """At a table: the seat has chosen where to, not with whom, and the bribe comes."""
    match = Match(GAME, 3, {"clock": "60"}, SeededDie(5))
    for faction in ("rome", "carthage", "egypt"):
        seat = to_act(match.position)[0].seat
        match.submit(seat, match.position.opened, GAME.grammar.read(f"choose-faction {faction}"))
    seat = to_act(match.position)[0].seat
    realm = match.position
    home, second = {0: ("rome", "brundium"), 1: ("carthage", "numidia")}.get(
        realm.faction[seat], ("alexandria", "thebes")
    )
    match.submit(seat, realm.opened, GAME.grammar.read(f"recruit-infantry {home}"))
    time_up: Any = TimeUp()
    match.submit(TABLE, match.position.opened, time_up)
    start = sorted(
        action.text()
        for action in legal(match.position, seat)
        if action.text().startswith(f"move {home} ")
    )[0]
    other = (seat + 1) % 3
    rich = list(match.position.purse)
    rich[other] = 9
    match.position.purse = tuple(rich)
    number = match.position.opened
    match.submit(seat, number, GAME.grammar.read(start))
    assert {action.verb for action in legal(match.position, seat)} == {"with"}
    match.submit(other, number, GAME.grammar.read(f"bribe {second}"))
    assert GAME.view(match.position, None)["territories"][second]["owner"] == other
    assert "end-turn" in {action.verb for action in legal(match.position, seat)}
    assert GAME.view(match.position, None)["phase"] == "planning"


@pytest.mark.rule("final_conquest", "10.15")
def test_a_bribe_and_two_quotas() -> None:
    """Rome: 8 units, food in Rome and Brundium; Brundium's army goes to Carthage at its quota."""
    table = late(
        {"brundium": "0 1i", "cyrene": "0 7i", "dacia": "1 6i", "rhodes": "2 1i", "thebes": "3 1i"}
    )
    table.say(CARTHAGE, "bribe brundium")
    # Carthage: 7 units, food in Carthage and now Brundium: room for 8. Rome: 7 units, quota 6.
    assert table.asked() == [ROME]
    table.go("?trim infantry cyrene")
    assert table.units(ROME) == 6
    assert table.units(CARTHAGE) == 7


@pytest.mark.rule("final_conquest", "10.15")
@pytest.mark.rule("final_conquest", "1.4")
def test_the_briber_above_his_quota_trims_and_may_break_his_own_watch() -> None:
    places = {
        "sicilia": "0 2i",
        "rhodes": "2 1i",
        "thebes": "3 1i",
        "dacia": "1 1i",
        "syria": "1 1i",
        "cyrene": "1 1i",
        "illyria": "1 3i",
    }
    table = late(places, noted={CARTHAGE: "dacia syria cyrene illyria carthage"})
    table.say(CARTHAGE, "bribe sicilia")
    assert table.asked() == [CARTHAGE]
    assert "trim infantry sicilia" in table.legal(CARTHAGE)
    table.go("trim infantry dacia", "trim infantry sicilia")
    assert table.units(CARTHAGE) == 6
    assert "dacia" not in table.view()["seats"][CARTHAGE]["noted"]
    assert table.asked() == [ROME]


@pytest.mark.rule("final_conquest", "10.15")
def test_the_briber_may_trim_the_bribed_army_away() -> None:
    table = late({"sicilia": "0 1i", "rhodes": "2 1i", "thebes": "3 1i", "dacia": "1 6i"})
    table.say(CARTHAGE, "bribe sicilia")
    table.go("trim infantry sicilia")
    assert table.at("sicilia") == "-"
    assert table.units(CARTHAGE) == 6


@pytest.mark.rule("final_conquest", "10.6")
@pytest.mark.rule("final_conquest", "3.13")
def test_the_own_home_bribed_back_is_a_home_again() -> None:
    table = late({**HERE, "carthage": "0 1i"})
    table.say(CARTHAGE, "bribe carthage")
    assert table.at("carthage") == "1 1i"
    table.go("end-turn", "move carthage sicilia")
    assert table.at("carthage") == "1 vacant"


@pytest.mark.rule("final_conquest", "10.17")
@pytest.mark.rule("final_conquest", "16.7")
def test_the_last_army_of_a_homeless_player_bribed() -> None:
    table = late({"rome": "2 1i", "alpes": "0 1i", "numidia": "1 1i", "thebes": "3 1i"})
    table.say(EGYPT, "bribe alpes")
    assert table.out(ROME)
    assert table.asked() == [CARTHAGE]


FORTS = {
    "alpes": "0 1i",
    "cyrene": "0 1i",
    "illyria": "0 1i",
    "dacia": "0 1i",
    "numidia": "1 1i",
    "rhodes": "2 1i",
    "thebes": "3 1i",
}


@pytest.mark.rule("final_conquest", "1.7")
@pytest.mark.rule("final_conquest", "1.3")
def test_a_bribe_keeps_a_fort_from_being_noted() -> None:
    table = late(FORTS)
    table.say(EGYPT, "bribe dacia")
    table.go("end-turn")
    assert set(table.view()["seats"][ROME]["noted"]) == {"alpes", "cyrene", "illyria", "rome"}
    assert table.view()["seats"][EGYPT]["noted"] == []


@pytest.mark.rule("final_conquest", "1.7")
def test_the_bribers_fifth_fort_is_noted_when_his_own_turn_ends() -> None:
    table = late(
        {
            "alpes": "0 1i",
            "cyrene": "1 1i",
            "illyria": "1 1i",
            "dacia": "1 1i",
            "rhodes": "2 1i",
            "thebes": "3 1i",
        },
        noted={CARTHAGE: "cyrene illyria dacia carthage"},
    )
    table.say(CARTHAGE, "bribe alpes")
    assert "alpes" not in table.view()["seats"][CARTHAGE]["noted"]
    table.go("end-turn")
    assert not table.over()
    assert table.asked() == [CARTHAGE]
    table.go("end-turn")
    assert len(table.view()["seats"][CARTHAGE]["noted"]) == 5


@pytest.mark.rule("final_conquest", "16.6")
def test_who_is_out_neither_warns_nor_bribes() -> None:
    table = timed(
        {**{k: v for k, v in HERE.items() if k != "thebes"}, "alexandria": "0 1i"}, out=[EGYPT]
    )
    table.late()
    assert table.refusal(EGYPT, "bribe alpes") is not None


@pytest.mark.rule("final_conquest", "13.23")
@pytest.mark.parametrize("card", ["plague-spreads", "famine"])
def test_a_bribe_is_no_recruiting(card: str) -> None:
    table = late(
        {"sicilia": "0 1i", "rhodes": "2 1i", "thebes": "3 1i", "dacia": "1 5i"}, card=card
    )
    table.say(CARTHAGE, "bribe sicilia")
    assert table.units(CARTHAGE) == 6
    assert table.asked() == [ROME]
