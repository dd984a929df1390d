"""The greedy bot at Alexander vs. Darius does nothing that a beginner would laugh at: on small
positions, and over whole games."""

from __future__ import annotations

from collections import Counter

import pytest

from anabasis.bots.bot import ask, sit_down
from anabasis.bots.levels import make_bot
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit
from anabasis.games.alexander_vs_darius.board import AREA, MACEDON, PERSIA, SIDE
from anabasis.games.alexander_vs_darius.game import GAME
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER
from anabasis.games.alexander_vs_darius.rules.athenians import Athenians
from anabasis.games.alexander_vs_darius.rules.march import March
from anabasis.games.alexander_vs_darius.rules.marching import Army
from anabasis.games.alexander_vs_darius.rules.recruiting import Recruiting
from anabasis.games.alexander_vs_darius.rules.upkeep import Navy
from anabasis.games.alexander_vs_darius.sense import strays
from anabasis.games.alexander_vs_darius.state import AT_HOME, Campaign
from tests.conftest import build_under_test
from tests.rules.alexander_vs_darius.setting import Table, told

SEEDS = range(3)
GAMES = 10 if build_under_test() == "compiled" else 1
"""So many whole games are played: interpreted, each takes a quarter of a minute."""


def answered(table: Table, seed: int) -> str:
    """What the bot answers."""
    action = ask(make_bot("greedy"), GAME, table.campaign, table.asked(), SeededDie(seed))
    return action.text()


def acted(table: Table, seed: int, steps: int = 12) -> list[str]:
    """What the bot does with one action, step by step, until the other is asked."""
    seat = table.asked()
    die = SeededDie(seed)
    found: list[str] = []
    while table.campaign.agenda and table.asked() == seat and len(found) < steps:
        options = legal(table.campaign, seat)
        action = options[0]
        if len(options) > 1:
            action = ask(make_bot("greedy"), GAME, table.campaign, seat, die)
        found.append(action.text())
        submit(GAME, table.campaign, seat, table.campaign.opened, action, die)
    return found


def play(seed: int, names: tuple[str, str]) -> tuple[Campaign, Counter[str]]:
    bots = [make_bot(name) for name in names]
    die = SeededDie(seed, keep=False)
    minds = [SeededDie(10 * seed + seat + 1, keep=False) for seat in (MACEDON, PERSIA)]
    campaign, _ = GAME.setup({}, 2, die)
    sit_down(GAME, campaign, die)
    verbs: Counter[str] = Counter()
    while campaign.agenda:
        seat = first_to_act(campaign)
        options = legal(campaign, seat)
        action = options[0]
        if len(options) > 1:
            action = ask(bots[seat], GAME, campaign, seat, minds[seat])
            if names[seat] == "greedy":
                verbs[action.verb] += 1
        submit(GAME, campaign, seat, campaign.opened, action, die)
    return campaign, verbs


# ---- small positions


@pytest.mark.parametrize("seed", SEEDS)
def test_alexander_takes_a_city_that_lies_open(seed: int) -> None:
    table = Table(
        macedon={
            "wilusha": "alexander-iii parmenion 5 phalanx 2 heavy-cavalry",
            "macedonia": "antipater 3 phalanx",
        },
        persia={"kish": "darius-iii 6 light-infantry"},
        persian=["lydia", "phrygia"],
    )
    acted(table, seed)
    assert table.marker("lydia") == "macedon"


def considered(table: Table) -> list[str]:
    return [action.text() for action in GAME.considered(table.campaign, table.asked())]


def test_an_army_does_not_walk_to_and_fro_nor_take_the_long_way() -> None:
    """It enters nothing that it could have entered before, unless it has done something since."""
    table = Table(
        macedon={"wilusha": "alexander-iii 5 phalanx"},
        persia={"media": "bessus 2 light-cavalry", "kish": "darius-iii 6 light-infantry"},
        persian=["north-zargoa", "lagash", "eshnunna", "khuzi"],
        active="persia",
    ).do("march media; go north-zargoa; go lagash")
    back = {"go north-zargoa", "go eshnunna", "go khuzi"}
    assert back <= set(table.options())
    assert not back & set(considered(table))


def test_an_army_may_go_back_after_it_has_set_a_marker() -> None:
    table = Table(
        macedon={"east-taurus": "alexander-iii 5 phalanx"},
        persia={"kish": "darius-iii 6 light-infantry"},
        macedonian=["macedonia", "gasga"],
        persian=["mitanni"],
    ).do("march east-taurus; go mitanni")
    march = table.campaign.agenda[-1]
    assert isinstance(march, March)
    assert strays(march.army, AREA.read("east-taurus"))
    march = table.do("mark").campaign.agenda[-1]
    assert isinstance(march, March)
    assert not strays(march.army, AREA.read("east-taurus"))


@pytest.mark.parametrize(("others", "comes"), [("craterus", True), ("craterus phalanx", False)])
def test_a_leader_alone_joins_an_army_that_passes(others: str, comes: bool) -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii 5 phalanx", "lydia": others},
        persia={"kish": "darius-iii 6 light-infantry"},
        macedonian=["macedonia"],
        persian=["haphalla"],
    ).do("march wilusha; go lydia")
    assert "pick-leader craterus" in table.options()
    assert (considered(table) == ["pick-leader craterus"]) == comes


def test_nobody_takes_ariobarzanes_along() -> None:
    """7.1.8 He never leaves Mesopotamia and Iran, and nobody does who marches with him."""
    table = Table(
        macedon={"wilusha": "alexander-iii 5 phalanx"},
        persia={"kish": "darius-iii 6 light-infantry", "eshnunna": "ariobarzanes"},
        persian=["ashur"],
        active="persia",
    ).do("march kish; go eshnunna")
    assert "pick-leader ariobarzanes" in table.options()
    assert "pick-leader ariobarzanes" not in considered(table)


@pytest.mark.parametrize(
    ("army", "stays"),
    [
        ("darius-iii ariobarzanes 6 light-infantry", True),
        ("darius-iii ariobarzanes 7 light-infantry", False),
        ("ariobarzanes mazaeus 6 light-infantry", False),
    ],
)
def test_ariobarzanes_holds_no_army_back_that_others_can_lead(army: str, stays: bool) -> None:
    """7.1.8 One that needs him for its units stays in his country with him."""
    table = Table(
        macedon={"wilusha": "alexander-iii 5 phalanx"},
        persia={"kish": army},
        persian=["karduniash", "mari"],
        active="persia",
    ).do("march kish")
    assert (considered(table) == ["drop-leader ariobarzanes"]) == stays
    if stays:
        table.do("drop-leader ariobarzanes")
        assert any(text.startswith("go ") for text in considered(table))


def to_march() -> Table:
    """Alexander can cross to Asia, where nobody near would beat him, and ships lie ready."""
    return Table(
        macedon={
            "thrace": "alexander-iii parmenion 5 phalanx 2 heavy-cavalry",
            "macedonia": "antipater 3 phalanx",
        },
        persia={"kish": "darius-iii 6 light-infantry"},
        persian=["wilusha", "lydia"],
        ships={"macedonia-aegean": ("macedonian", 2)},
    )


def test_alexander_marches_and_nothing_else_is_put_before_it() -> None:
    assert {"march thrace", "sail aegean", "pass"} <= set(to_march().options())
    assert considered(to_march()) == ["march thrace"]


def test_nobody_marches_for_alexander_who_has_marched() -> None:
    """A leader of his who has not moved is no reason to go on."""
    table = to_march()
    table.campaign.moved |= 1 << ALEXANDER
    assert {"march thrace", "pass"} <= set(considered(table))


def test_the_persian_pays_for_his_navy_as_long_as_he_can() -> None:
    """4.7.11 A ship costs three times as much to build again."""
    table = Table(
        macedon={"wilusha": "alexander-iii 5 phalanx"},
        persia={"lukka": "memnon 2 hoplites"},
        ships={"lukka-aegean": ("persian", 3)},
        treasure=(5, 1),
    ).run(Navy())
    assert table.options() == ["pay-navy", "scrap lukka-aegean"]
    assert considered(table) == ["pay-navy"]


def test_a_fleet_does_not_sail_out_and_back() -> None:
    """1.4.29 It may attack a port of the sea where it is without leaving it."""
    table = Table(
        macedon={"wilusha": "alexander-iii 5 phalanx"},
        persia={"lukka": "memnon 2 hoplites"},
        ships={"macedonia-aegean": ("macedonian", 2)},
    ).do("sail aegean", 1)
    assert "voyage ionian" in considered(table)
    table.do("voyage ionian")
    assert {"voyage aegean", "voyage cretan"} <= set(table.options())
    assert not {"voyage aegean", "voyage cretan"} & set(considered(table))
    table = Table(
        macedon={"wilusha": "alexander-iii 5 phalanx"},
        persia={"lukka": "memnon 2 hoplites"},
        ships={"macedonia-aegean": ("macedonian", 2)},
    ).do("sail aegean; voyage cilician", 1)
    assert "voyage levantine" in considered(table)


@pytest.mark.parametrize(("ships", "built"), [(1, True), (4, False)])
def test_no_ship_is_built_where_it_would_be_sunk(ships: int, built: bool) -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii 5 phalanx", "macedonia": "antipater 3 phalanx"},
        persia={"lukka": "memnon 2 hoplites"},
        ships={"lukka-aegean": ("persian", ships)},
        treasure=(12, 5),
    ).run(Recruiting(MACEDON))
    assert "build macedonia-aegean" in table.options()
    assert ("build macedonia-aegean" in considered(table)) == built


@pytest.mark.parametrize(
    ("treasure", "answers"),
    [(8, ["refuse-athenians"]), (9, ["pay-athenians", "refuse-athenians"])],
)
def test_the_athenians_are_hired_again_by_the_rich(treasure: int, answers: list[str]) -> None:
    """4.7.9 Who cannot go on paying for them would lose them for good."""
    table = Table(
        macedon={"wilusha": "alexander-iii 5 phalanx"},
        persia={"kish": "darius-iii 6 light-infantry"},
        macedonian=["hellas"],
        ships={"hellas-aegean": ("athenian", 3)},
        treasure=(treasure, 10),
    )
    table.campaign.athenians = AT_HOME
    table.run(Athenians())
    assert considered(table) == answers


@pytest.mark.parametrize(
    ("seat", "words", "wanted"),
    [
        (MACEDON, "alexander-iii 3 phalanx", True),
        (MACEDON, "alexander-iii 3 hoplites", False),
        (PERSIA, "mazaeus 3 hoplites", False),
    ],
)
def test_a_march_is_forced_only_for_a_city_that_falls_at_once(
    seat: int, words: str, wanted: bool
) -> None:
    """1.4.17, 3.6.4 Who must besiege it would lose men for a point of no use."""
    units, leaders = told(words)
    area = AREA.read("kizzuwatna")
    table = Table(
        {"kizzuwatna": words} if seat == MACEDON else {"wilusha": "alexander-iii 5 phalanx"},
        {"kish": "darius-iii 6 light-infantry"}
        if seat == MACEDON
        else {"kizzuwatna": words, "kish": "darius-iii 6 light-infantry"},
        macedonian=["macedonia"],
    )
    table.lay_marker("kizzuwatna", SIDE.words[1 - seat])
    table.run(March(seat, Army(seat, area, units, 0, leaders, 4, 0, False, True, False, 0, 0, 0)))
    assert "force" in table.options()
    assert ("force" in considered(table)) == wanted


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_attacks_what_cannot_be_beaten(seed: int) -> None:
    table = Table(
        macedon={"lydia": "alexander-iii parmenion 5 phalanx 2 heavy-cavalry"},
        persia={"phrygia": "orontes-ii 2 light-infantry"},
        persian=["haphalla", "pitasia"],
        active="persia",
    )
    assert "go lydia" not in acted(table, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fortress_is_besieged(seed: int) -> None:
    table = Table(
        macedon={
            "lukka": "alexander-iii parmenion 5 phalanx 2 hoplites",
            "macedonia": "antipater 3 phalanx",
        },
        persia={"kish": "darius-iii 6 light-infantry"},
        macedonian=["lydia", "ahhiyawa"],
    )
    table.lay_marker("lukka", "persia")
    assert answered(table, seed) == "besiege lukka"


@pytest.mark.parametrize("seed", SEEDS)
def test_alexander_does_not_roll_four_dice_in_a_battle_that_is_won(seed: int) -> None:
    table = Table(
        macedon={"phrygia": "alexander-iii parmenion 5 phalanx"},
        persia={"lydia": "3 light-infantry"},
    ).do("march phrygia; go lydia")
    assert answered(table, seed) == "one-die"


def last_stand() -> Table:
    """Alexander has attacked a single unit, which has been turned over."""
    table = Table(
        macedon={"wilusha": "alexander-iii parmenion coenus 8 phalanx 8 light-infantry"},
        persia={"phrygia": "hoplites", "kish": "darius-iii 6 light-infantry"},
        macedonian=["macedonia"],
    )
    return table.do("march wilusha; go phrygia").do("one-die", 1, 0, 0, 0, 0, 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_breaks_off_a_battle_that_is_won(seed: int) -> None:
    assert answered(last_stand(), seed) == "fight-on"


@pytest.mark.parametrize("seed", SEEDS)
def test_antipater_guards_macedonia(seed: int) -> None:
    table = Table(
        macedon={"macedonia": "antipater 3 phalanx"},
        persia={"kish": "darius-iii 6 light-infantry"},
        ships={"macedonia-aegean": ("macedonian", 5)},
    )
    options = [action.text() for action in GAME.considered(table.campaign, MACEDON)]
    assert not [text for text in options if text.split()[0] in ("march", "embark")]


@pytest.mark.parametrize("seed", SEEDS)
def test_who_recruits_keeps_what_the_upkeep_costs(seed: int) -> None:
    table = Table(
        macedon={"lydia": "alexander-iii 5 phalanx"},
        persia={"kish": "darius-iii 6 light-infantry"},
        treasure=(5, 4),
    ).run(Recruiting(PERSIA))
    while table.campaign.agenda:
        table.do(answered(table, seed))
    assert table.campaign.treasure[PERSIA] >= 3


# ---- whole games


@pytest.mark.parametrize("seat", [MACEDON, PERSIA])
def test_it_beats_random_from_both_sides(seat: int) -> None:
    names = ("greedy", "random") if seat == MACEDON else ("random", "greedy")
    won = 0
    for seed in range(GAMES):
        campaign, _ = play(seed, names)
        won += campaign.winner == seat
    assert won >= GAMES - GAMES // 10
