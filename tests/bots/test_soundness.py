"""What counts as unsound play of Arbela (`python -m bench.players --unsound`)."""

from __future__ import annotations

from anabasis.core.die import ScriptedDie
from anabasis.core.door import legal
from anabasis.games.arbela.cards import UNIT
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from anabasis.kit.rows import changed
from bench.soundness import COUNTED, Watch
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, battle

LEVY = "babylonian-levy-1"


def fighting(units: dict[str, str], attacks: str) -> Battle:
    """The Persian has declared attacks and can still say that his actions are over."""
    return battle({**units, "PD-LW": "chariot-1"}, ordered="PD-LW", attacks=attacks, active=PERSIAN)


def watched(position: Battle, *, seat: int = PERSIAN) -> Watch:
    """One who watches a seat, and has seen this position."""
    watch = Watch((seat,))
    watch.look(position, [])
    return watch


def act(watch: Watch, position: Battle, lines: str, *dice: int) -> None:
    """The Persian does what the lines say, with exactly these dice."""
    die = ScriptedDie(*dice)
    for line in lines.split(";"):
        watch.submit(position, PERSIAN, GAME.grammar.read(line.strip()), die)
    assert die.finished()


def counts(watch: Watch) -> dict[str, int]:
    assert set(watch.counts) <= set(COUNTED)
    return dict(watch.counts)


# ---- attacks


def test_an_attack_that_loses_with_a_six_against_a_one_is_hopeless() -> None:
    position = fighting({"MA-C": "phalanx-1", "B-C": LEVY}, f"{LEVY}/MA-C")
    watch = watched(position)
    act(watch, position, "end-actions", 6, 1)
    assert counts(watch) == {"attacks": 1, "hopeless": 1}
    assert watch.told == [f"hopeless, turn 6: {LEVY} upon MA-C"]


def test_of_seats_that_are_not_watched_nothing_is_counted() -> None:
    position = fighting({"MA-C": "phalanx-1", "B-C": LEVY}, f"{LEVY}/MA-C")
    watch = watched(position, seat=MACEDONIAN)
    act(watch, position, "end-actions", 6, 1)
    assert counts(watch) == {}


def test_an_attack_that_wins_with_a_six_against_a_one_is_not_hopeless() -> None:
    position = fighting({"MA-C": "phalanx-1", "B-C": "apple-bearers"}, "apple-bearers/MA-C")
    watch = watched(position)
    act(watch, position, "end-actions", 1, 6)
    assert counts(watch) == {"attacks": 1}


def test_what_a_face_down_card_makes_hopeless_is_not() -> None:
    """8.2.1c The unit below adds one; it could as well be the skirmisher of the other stack."""
    position = fighting(
        {
            "MD-C": "phalanx-1 phalanx-2",
            "MD-LW": "phalanx-3 agrianian",
            "MA-C": "apple-bearers",
        },
        "apple-bearers/MD-C",
    )
    watch = watched(position)
    act(watch, position, "end-actions", 6, 1)
    assert counts(watch) == {"attacks": 1}


def test_it_is_where_the_attacker_has_seen_that_card() -> None:
    position = battle(
        {
            "MD-C": "phalanx-1 phalanx-2",
            "MD-LW": "phalanx-3 agrianian",
            "MA-C": "apple-bearers",
            "PD-LW": "chariot-1",
        },
        seen="phalanx-2",
        ordered="PD-LW",
        attacks="apple-bearers/MD-C",
        active=PERSIAN,
    )
    watch = watched(position)
    act(watch, position, "end-actions", 6, 1)
    assert counts(watch) == {"attacks": 1, "hopeless": 1}


def test_an_attack_that_could_win_when_it_was_declared_is_unlucky() -> None:
    position = fighting({"MA-C": "phalanx-1", "B-C": "apple-bearers"}, "apple-bearers/MA-C")
    watch = watched(position)
    position.hits = changed(position.hits, UNIT.read("apple-bearers"), 1)
    act(watch, position, "end-actions", 6, 1)
    assert counts(watch) == {"attacks": 1, "unlucky": 1}


def test_an_attack_that_holds_the_enemy_for_another_is_pinning() -> None:
    """8.3a Attacks from Sections that are not adjacent are made one after the other."""
    position = fighting(
        {"B-C": "phalanx-1", "PA-C": LEVY, "MA-C": "kinsmen"},
        f"{LEVY}/B-C kinsmen/B-C",
    )
    watch = watched(position)
    act(watch, position, f"end-actions; fight {LEVY}", 6, 1, 1, 6)
    assert counts(watch) == {"attacks": 2, "pinning": 1}


def test_an_attack_after_the_other_pins_for_nobody() -> None:
    position = fighting(
        {"B-C": "phalanx-1", "PA-C": LEVY, "MA-C": "kinsmen"},
        f"{LEVY}/B-C kinsmen/B-C",
    )
    watch = watched(position)
    act(watch, position, "end-actions; fight kinsmen", 1, 6, 6, 1)
    assert counts(watch) == {"attacks": 2, "hopeless": 1}


# ---- Darius


def with_darius() -> Battle:
    """Darius is with the only units of the Persian, and they are ordered."""
    return battle(
        {"MD-C": "phalanx-1", "PD-C": "kardakes-infantry-1"},
        leaders={"darius": "PD-C", "alexander": "MD-C"},
        ordered="PD-C",
        active=PERSIAN,
    )


def test_darius_rides_alone_and_is_left_alone() -> None:
    position = battle(
        {"MD-C": "phalanx-1", "PD-C": "kardakes-infantry-1"},
        leaders={"darius": "PD-C", "bessus": "PD-LW", "alexander": "MD-C"},
        active=PERSIAN,
        phase="leaders",
    )
    watch = watched(position)
    act(watch, position, "lead darius; ride PA-C")
    assert counts(watch) == {"darius_rode_alone": 1}
    assert position.turn == 6
    act(watch, position, "leaders-stay")
    assert counts(watch) == {"darius_rode_alone": 1, "darius_left_alone": 1}
    assert position.turn == 7


def test_darius_who_goes_along_with_his_units_is_not_alone() -> None:
    position = with_darius()
    watch = watched(position)
    act(watch, position, "activate PD-C; declare move; step PA-C; go-along")
    assert position.turn == 7
    assert counts(watch) == {}


def test_darius_who_does_not_go_along_is_left_alone() -> None:
    position = with_darius()
    watch = watched(position)
    act(watch, position, "activate PD-C; declare move; step PA-C; remain")
    assert counts(watch) == {"darius_rode_alone": 1, "darius_left_alone": 1}


def test_darius_whose_units_are_beaten_is_no_fault() -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "apple-bearers", "PD-LW": "chariot-1"},
        leaders={"darius": "B-C", "alexander": "reserve"},
        ordered="PD-LW",
        attacks="apple-bearers/MA-C",
        active=PERSIAN,
    )
    watch = watched(position)
    act(watch, position, "end-actions", 1, 1, 7)
    assert position.turn == 7
    assert counts(watch) == {"attacks": 1}


def test_darius_in_a_turn_that_the_enemy_seizes_is_no_fault() -> None:
    for die, found in ((1, {}), (6, {"darius_left_alone": 1})):
        position = battle(
            {"MD-C": "phalanx-1", "PD-C": "kardakes-infantry-1"},
            leaders={"darius": "PA-C", "alexander": "MD-C"},
            active=PERSIAN,
            phase="leaders",
            asks=(1, 1),
        )
        watch = Watch((PERSIAN,))
        watch.alone = True  # since the enemy's turn
        watch.look(position, [])
        watch.submit(position, MACEDONIAN, GAME.grammar.read("seize"), ScriptedDie(die))
        while position.turn == 6:
            watch.submit(position, PERSIAN, legal(position, PERSIAN)[0], ScriptedDie())
        assert counts(watch) == found
