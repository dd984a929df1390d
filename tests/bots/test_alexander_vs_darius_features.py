"""What the computer's player of Alexander vs. Darius sees in a position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from anabasis.bots.greedy import Search
from anabasis.games.alexander_vs_darius import tours
from anabasis.games.alexander_vs_darius.board import AREA, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.game import GAME
from anabasis.games.alexander_vs_darius.rules.actions import PASS
from anabasis.games.alexander_vs_darius.rules.harbours import Homeward
from anabasis.games.alexander_vs_darius.rules.supply import Supply
from anabasis.games.alexander_vs_darius.state import FIRST_MEDIA
from anabasis.games.alexander_vs_darius.survey import Stack, surveys
from anabasis.games.alexander_vs_darius.tours import Tours
from anabasis.games.alexander_vs_darius.turns import LAST_TURN
from tests.bots.test_alexander_vs_darius import last_stand
from tests.rules.alexander_vs_darius.setting import Table, told

# ---- supply


def thin(lydia: str) -> float:
    """How thin the supply of Alexander in Phrygia is with these Persians in Lydia."""
    table = Table(
        macedon={"phrygia": "alexander-iii parmenion 5 phalanx 2 heavy-cavalry"},
        persia={"lydia": lydia, "kish": "darius-iii 6 light-infantry"},
        macedonian=["wilusha", "macedonia"],
    )
    row = GAME.features_of_all(table.campaign)[MACEDON]
    return row[list(GAME.feature_names).index("thin")]


def test_supply_is_as_thin_as_the_enemy_near_it_is_strong() -> None:
    """Alexander would otherwise never leave his port while any leader is near."""
    assert thin("orontes-ii") == 0.0
    assert 0.0 < thin("orontes-ii light-infantry") < thin("orontes-ii 4 light-infantry")


def cut_off(*ports: str) -> float:
    """How thin the supply of Alexander in Urartu is, fed from these ports, with Persians who can
    march to Cappadocia, on the way to Gasga, and no further."""
    table = Table(
        macedon={"urartu": "alexander-iii parmenion 5 phalanx 2 heavy-cavalry"},
        persia={"carchemish": "darius-iii 6 light-infantry"},
        macedonian=["macedonia", *ports],
    )
    row = GAME.features_of_all(table.campaign)[MACEDON]
    return row[list(GAME.feature_names).index("thin")]


def test_supply_is_thin_where_one_march_cuts_every_line() -> None:
    """4.1.5 An enemy on the way is as bad as one in the port; a second line is safe from him."""
    assert cut_off("gasga") > 0.0
    assert cut_off("gasga", "colchis") == 0.0


def test_the_end_of_the_actions_is_judged_before_the_dice_for_supply_are_rolled() -> None:
    """4.2.1 Whoever waits for them would put the end off by whatever still costs less."""
    table = Table(
        macedon={"urartu": "alexander-iii 4 phalanx 8 light-infantry"},
        persia={"cappadocia": "darius-iii 22 light-infantry"},
        macedonian=["gasga", "macedonia"],
        persian=["kizzuwatna"],
    )
    campaign = table.campaign
    campaign.agenda[1:1] = [Supply(), Homeward()]
    campaign.passed_last = True
    judged = Search(GAME, MACEDON, GAME.weights(), 0, 1).chances(campaign, [PASS], 0)
    assert judged == [GAME.evaluate_all(campaign)[MACEDON]]


# ---- battles


def test_whoever_has_won_a_battle_has_the_army_that_won_it() -> None:
    """3.3.34 While the bonus is chosen too: the attackers are in the area by then."""
    table = last_stand().do("fight-on").do("one-die", 1, 0, 0, 0, 0, 0)
    assert "no-bonus" in table.options()
    strength = list(GAME.feature_names).index("strength")
    won = GAME.features_of_all(table.campaign)
    table.do("no-bonus", 8)
    assert GAME.features_of_all(table.campaign)[MACEDON][strength] == won[MACEDON][strength]
    assert GAME.features_of_all(table.campaign)[PERSIA][strength] == won[PERSIA][strength]


# ---- tours


def tour(table: Table) -> float:
    """What the Macedonian armies are on their way to."""
    row = GAME.features_of_all(table.campaign)[MACEDON]
    return row[list(GAME.feature_names).index("tour")]


def test_a_leader_alone_is_on_his_way_to_nothing() -> None:
    """1.3.11 He takes no city, so nothing speaks for sending him to one."""
    armies = {"wilusha": "alexander-iii 5 phalanx"}
    alone = Table(macedon={**armies, "lydia": "craterus"}, persian=["kizzuwatna"])
    assert tour(alone) == tour(Table(armies, macedonian=["lydia"], persian=["kizzuwatna"])) > 0.0
    led = Table(macedon={**armies, "lydia": "craterus phalanx"}, persian=["kizzuwatna"])
    assert tour(led) > tour(alone)


def to_asia() -> Table:
    return Table(
        macedon={
            "thrace": "alexander-iii parmenion 5 phalanx 2 heavy-cavalry",
            "macedonia": "antipater 3 phalanx",
        },
        persia={"kizzuwatna": "mazaeus 3 hoplites", "kish": "darius-iii 6 light-infantry"},
        macedonian=["mitanni"],
        persian=["wilusha", "lydia", "phrygia", "media", "canaan"],
    )


def with_mitanni_won_back(table: Table) -> None:
    table.lay_marker("mitanni", "persia")


def with_more_enemies(table: Table) -> None:
    table.lay_army("persia", "kizzuwatna", "9 hoplites")


def on_the_last_turn(table: Table) -> None:
    table.campaign.turn = LAST_TURN


def with_ships_in_the_straits(table: Table) -> None:
    table.lay_ships("lukka-aegean", "persian", 2)
    table.lay_ships("gasga-black", "persian", 2)


def with_nothing_to_win_back(table: Table) -> None:
    table.campaign.was_macedonian = 0


def with_media_seen_before(table: Table) -> None:
    table.campaign.once = FIRST_MEDIA


CHANGES = (
    with_mitanni_won_back,
    with_more_enemies,
    on_the_last_turn,
    with_ships_in_the_straits,
    with_nothing_to_win_back,
    with_media_seen_before,
)


@pytest.mark.parametrize(
    ("army", "bound"),
    [
        ("darius-iii 7 light-infantry", False),
        ("darius-iii ariobarzanes 6 light-infantry", False),
        ("darius-iii ariobarzanes 7 light-infantry", True),
        ("ariobarzanes mazaeus 6 light-infantry", True),
    ],
)
def test_an_army_is_bound_only_to_an_ariobarzanes_whom_it_needs(army: str, bound: bool) -> None:
    """7.1.8 With him it would not leave Mesopotamia and Iran; without need he stays behind."""
    assert tours.is_bound(Stack(AREA.read("kish"), PERSIA, *told(army))) == bound


def worth(table: Table) -> list[float]:
    return Tours(table.campaign, surveys(table.campaign)[0]).worth


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_remembered_of_tours_is_what_would_be_found_anew(
    change: Callable[[Table], None],
) -> None:
    """Play does not depend on what was looked at before."""
    table = to_asia()
    before = worth(table)
    change(table)
    remembered = worth(table)
    tours._TOURS.clear()
    assert worth(table) == remembered != before
