"""The eighteen missions, and when they count."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.final_conquest.laid import (
    CARTHAGE,
    EGYPT,
    GAUL,
    GREECE,
    PERSIA,
    ROME,
    Table,
)

MISSIONS = [
    # case, seats, seat, mission, reward, what fulfils it, what to take away
    ("7.31", 4, ROME, "mare-nostrum", 5, "mare-ibericum mare-ionium black-sea", "black-sea"),
    ("7.31", 6, ROME, "mare-nostrum", 5, "mare-adriaticum mare-ionium black-sea", "mare-ionium"),
    ("7.32", 4, ROME, "carthage-must-fall", 6, "carthage alpes", "carthage"),
    ("7.33", 4, ROME, "over-the-alps", 4, "alpes averni", "averni"),
    ("7.34", 4, CARTHAGE, "islands-of-trade", 4, "sardinia sicilia", "sicilia"),
    ("7.35", 4, CARTHAGE, "silver-of-the-west", 5, "berber espanga", "espanga"),
    ("7.35", 6, CARTHAGE, "silver-of-the-west", 5, "berber iberia", "iberia"),
    ("7.36", 4, CARTHAGE, "at-the-gates", 5, "rome", "rome"),
    ("7.36", 4, CARTHAGE, "at-the-gates", 5, "brundium", "brundium"),
    ("7.37", 4, GREECE, "cross-the-hellespont", 5, "asia-minor", "asia-minor"),
    ("7.38", 4, GREECE, "hegemon", 4, "sparta thracia rhodes", "sparta"),
    ("7.39", 4, GREECE, "danube-frontier", 5, "dacia black-sea", "black-sea"),
    ("7.40", 4, EGYPT, "granary-of-the-world", 4, "thebes berber brundium", "berber"),
    ("7.41", 4, EGYPT, "ptolemaic-fleet", 5, "mare-aegyptium mare-aegaeum", "mare-aegaeum"),
    ("7.42", 4, EGYPT, "the-levant", 5, "syria cyrene", "cyrene"),
    ("7.42", 6, EGYPT, "the-levant", 5, "palestina syria", "palestina"),
    ("7.43", 6, PERSIA, "royal-road", 5, "cappadocia asia-minor", "cappadocia"),
    ("7.44", 6, PERSIA, "road-to-the-nile", 4, "palestina arabia", "arabia"),
    ("7.45", 6, PERSIA, "king-of-kings", 6, "asia-minor macedonia", "asia-minor"),
    ("7.46", 6, GAUL, "unite-the-tribes", 4, "averni celtica germania", "germania"),
    ("7.48", 6, GAUL, "beyond-the-pyrenees", 5, "espanga iberia", "iberia"),
]


def at_the_end(seats: int, seat: int, mission: str, places: list[str]) -> Table:
    """The seat holds these places and ends its turn; somebody of every faction lives on."""
    army = {place: f"{seat} 1i" for place in places}
    if seats == 4:
        army.setdefault("syria" if "syria" not in places else "sparta", f"{(seat + 1) % 4} 1i")
    table = Table(seats, army, first=seat, missions={seat: mission})
    table.go("end-turn", random=True)
    return table


@pytest.mark.parametrize(
    ("seats", "seat", "mission", "reward", "places", "missing"),
    [pytest.param(*row[1:], marks=pytest.mark.rule("final_conquest", row[0])) for row in MISSIONS],
)
def test_each_mission(
    seats: int, seat: int, mission: str, reward: int, places: str, missing: str
) -> None:
    table = at_the_end(seats, seat, mission, places.split())
    done = table.view()["seats"][seat]["done"]
    assert mission in done
    rewards = table.board["missions"]
    assert rewards[mission]["reward"] == reward
    assert table.purse(seat) == sum(rewards[each]["reward"] for each in done)
    rest = [place for place in places.split() if place != missing]
    table = at_the_end(seats, seat, mission, rest)
    assert table.view()["seats"][seat]["done"] == []
    assert table.purse(seat) == 0
    assert table.view(seat)["seats"][seat]["mission"] == mission


@pytest.mark.rule("final_conquest", "7.35")
@pytest.mark.rule("final_conquest", "7.42")
def test_the_other_map_has_other_places() -> None:
    assert at_the_end(6, CARTHAGE, "silver-of-the-west", ["berber", "espanga"]).purse(CARTHAGE) == 0
    assert at_the_end(6, EGYPT, "the-levant", ["cyrene", "syria"]).purse(EGYPT) == 0


@pytest.mark.rule("final_conquest", "7.6")
def test_a_home_lost_is_not_held_for_the_hegemon() -> None:
    table = Table(
        4,
        {"macedonia": f"{ROME} 1i", **{p: f"{GREECE} 1i" for p in ("sparta", "thracia", "rhodes")}},
        first=GREECE,
        missions={GREECE: "hegemon"},
    )
    table.go("end-turn", random=True)
    assert table.view()["seats"][GREECE]["done"] == []


@pytest.mark.rule("final_conquest", "7.6")
def test_true_in_the_middle_of_the_turn_is_not_enough() -> None:
    table = Table(
        4,
        {"rhodes": f"{GREECE} 1i", "syria": f"{GREECE} 1i"},
        first=GREECE,
        missions={GREECE: "cross-the-hellespont"},
    )
    table.go("move syria asia-minor")
    assert table.purse(GREECE) == 0
    table.go("end-turn", random=True)
    assert "cross-the-hellespont" in table.view()["seats"][GREECE]["done"]
    table = Table(
        4,
        {"thracia": f"{GREECE} 2c", "asia-minor": f"{ROME} 1i"},
        first=GREECE,
        missions={GREECE: "cross-the-hellespont"},
    )
    table.go("attack thracia asia-minor", "with 0 2", "stay-none", dice="4 1")
    table.go("move asia-minor syria", "with 0 2", "end-turn")
    assert table.view()["seats"][GREECE]["done"] == []


@pytest.mark.rule("final_conquest", "7.7")
@pytest.mark.rule("final_conquest", "7.8")
@pytest.mark.rule("final_conquest", "7.9")
def test_new_missions_are_checked_at_once_until_none_is_left() -> None:
    table = Table(
        4,
        {
            "carthage": f"{ROME} 1i",
            "alpes": f"{ROME} 1i",
            "averni": f"{ROME} 1i",
            "mare-ibericum": f"{ROME} 1i",
            "mare-ionium": f"{ROME} 1i",
            "black-sea": f"{ROME} 1i",
            "thebes": f"{CARTHAGE} 1i",
        },
        missions={ROME: "over-the-alps"},
    )
    table.go("end-turn", random=True)
    assert sorted(table.view()["seats"][ROME]["done"]) == [
        "carthage-must-fall",
        "mare-nostrum",
        "over-the-alps",
    ]
    assert table.purse(ROME) == 15
    assert table.view(ROME)["seats"][ROME]["mission"] is None
    table.around(ended=True)
    table.go("end-turn", random=True)
    assert len(table.view()["seats"][ROME]["done"]) == 3


@pytest.mark.rule("final_conquest", "7.8")
@pytest.mark.rule("final_conquest", "2.9")
def test_after_one_the_next_stays_hidden() -> None:
    table = Table(
        4,
        {"carthage": f"{ROME} 1i", "thebes": f"{CARTHAGE} 1i"},
        missions={ROME: "carthage-must-fall"},
    )
    table.go("end-turn", random=True)
    assert table.view()["seats"][ROME]["done"] == ["carthage-must-fall"]
    assert table.view(ROME)["seats"][ROME]["mission"] in {"mare-nostrum", "over-the-alps"}
    assert table.view(CARTHAGE)["seats"][ROME]["mission"] is None


def sack(
    units: str, target: str, defenders: str, mission: str = "sack-of-rome", **more: Any
) -> Table:
    origin = "alpes"
    places = {origin: f"{GAUL} {units}", "sicilia": f"{ROME} 1i"}
    if defenders:
        places[target] = defenders
    extra: dict[str, str] = more.pop("places", {})
    return Table(6, {**places, **extra}, first=GAUL, missions={GAUL: mission}, **more)


@pytest.mark.rule("final_conquest", "7.47")
@pytest.mark.parametrize(
    ("target", "defenders"),
    [("rome", ""), ("rome", "2 1i"), ("brundium", "0 1i"), ("brundium", "1 1i")],
)
def test_the_sack_of_rome(target: str, defenders: str) -> None:
    table = sack("5c", target, defenders)
    table.go(f"attack alpes {target}", "with 0 5", "stay-none", dice="4 1")
    assert table.purse(GAUL) == 1
    table.go("end-turn", random=True)
    assert "sack-of-rome" in table.view()["seats"][GAUL]["done"]


@pytest.mark.rule("final_conquest", "7.47")
def test_a_sack_that_fails_or_is_no_battle() -> None:
    table = sack("2c", "brundium", "0 4c")
    table.go("attack alpes brundium", "with 0 1", "end-turn", dice="1 1")
    assert table.view()["seats"][GAUL]["done"] == []
    table = sack("5c", "brundium", "independent 1i")
    table.go("attack alpes brundium", "with 0 2", "stay-none", "end-turn")
    assert table.view()["seats"][GAUL]["done"] == []
    table = sack("5c", "brundium", "-")
    table.go("move alpes brundium", "with 0 2", "end-turn")
    assert table.view()["seats"][GAUL]["done"] == []


@pytest.mark.rule("final_conquest", "7.47")
@pytest.mark.rule("final_conquest", "12.16")
def test_a_sack_counts_though_the_victors_died() -> None:
    table = sack("1c", "brundium", "1 1i", heroes={CARTHAGE: "hamilcar-barca", GAUL: "viridomarus"})
    table.go("attack alpes brundium", "play-hero", "play-hero", dice="4 1")  # 2+4+4, 1+1+5+1
    assert table.at("brundium") == "-"
    table.go("end-turn", random=True)
    assert "sack-of-rome" in table.view()["seats"][GAUL]["done"]


@pytest.mark.rule("final_conquest", "7.47")
def test_a_sack_of_the_turn_before_does_not_count() -> None:
    table = sack("5c", "brundium", "0 1i", mission="unite-the-tribes")
    table.go("attack alpes brundium", "with 0 2", "stay-none", "end-turn", dice="4 1")
    table.give_mission(GAUL, "sack-of-rome")
    table.around(ended=True)
    table.go("end-turn", random=True)
    assert table.view()["seats"][GAUL]["done"] == []


@pytest.mark.rule("final_conquest", "7.47")
@pytest.mark.rule("final_conquest", "7.8")
def test_a_sack_before_the_card_was_drawn_does_not_count() -> None:
    table = sack(
        "3c",
        "brundium",
        "0 1i",
        mission="beyond-the-pyrenees",
        places={"espanga": f"{GAUL} 1i", "iberia": f"{GAUL} 1i"},
        done={GAUL: "unite-the-tribes"},
    )
    table.go("attack alpes brundium", "with 0 2", "stay-none", dice="4 1")
    table.go("end-turn", random=True)
    assert "sack-of-rome" not in table.view()["seats"][GAUL]["done"]
    assert table.view(GAUL)["seats"][GAUL]["mission"] == "sack-of-rome"
    assert table.purse(GAUL) == 1 + 5


@pytest.mark.rule("final_conquest", "16.7")
def test_no_mission_for_one_who_fell_in_his_turn() -> None:
    """Rome, homeless, has Carthage in mind but loses its last unit."""
    table = Table(
        4,
        {"rome": f"{CARTHAGE} 1i", "alpes": f"{ROME} 1i", "averni": f"{EGYPT} 3c"},
        missions={ROME: "over-the-alps"},
    )
    table.go("attack alpes averni", dice="1 4")
    assert table.out(ROME)
    assert table.view()["seats"][ROME]["done"] == []
