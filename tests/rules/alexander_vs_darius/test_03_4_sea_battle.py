"""3.4 Sea battles. The dice of a round: for each fleet how many ships hit, then its admirals."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, MEMNON
from anabasis.games.alexander_vs_darius.state import BY_DEATH, DEAD
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


def meet(macedonian: int = 3, persian: int = 3, **given: object) -> Table:
    """Macedonian ships sail from the Aegean into the Cretan Sea, where Persians are."""
    laid: dict[str, object] = {
        "macedonian": ["macedonia"],
        "persian": ["rhodes"],
        "ships": {
            "macedonia-aegean": ("macedonian", macedonian),
            "cretan": ("persian", persian),
        },
    }
    return Table(**(laid | given)).do("sail aegean; voyage cretan", 1)  # type: ignore[arg-type]


@pytest.mark.rule("alexander_vs_darius", "3.4.1")
@pytest.mark.rule("alexander_vs_darius", "3.4.7")
@pytest.mark.rule("alexander_vs_darius", "3.0.7")
@pytest.mark.rule("alexander_vs_darius", "3.4.8")
def test_three_rounds_and_the_side_with_fewer_hits_withdraws() -> None:
    table = meet().do("fight", 2, 1)
    assert table.fleets() == [("cretan", "persian", 1), ("cretan", "macedonian", 2)]
    table.do("fight").do("fight", 0, 0).do("fight").do("fight", 0, 0)
    assert table.asked() == PERSIA
    table.do("steer rhodes-cretan", EVENT)
    assert table.fleets() == [("cretan", "macedonian", 2), ("rhodes-cretan", "persian", 1)]
    assert (table.campaign.legitimacy, table.campaign.weariness) == (15, 10)
    assert table.campaign.treasure == (9, 10), "ships bring nothing"


@pytest.mark.rule("alexander_vs_darius", "3.4.3")
@pytest.mark.rule("alexander_vs_darius", "3.4.11")
@pytest.mark.rule("alexander_vs_darius", "3.0.8")
@pytest.mark.rule("alexander_vs_darius", "3.4.5")
def test_a_withdrawal_before_the_first_round_is_no_battle() -> None:
    table = meet().do("steer ionian")
    assert table.asked() == MACEDON
    assert "voyage egyptian" in table.options()
    table.do("anchor")
    assert "event-rolled" not in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "3.4.4")
@pytest.mark.rule("alexander_vs_darius", "3.4.6")
def test_the_attacker_may_withdraw_after_a_round_and_has_lost() -> None:
    table = meet().do("fight", 0, 1).do("fight")
    assert table.asked() == MACEDON
    table.do("steer aegean", EVENT)
    assert ("aegean", "macedonian", 2) in table.fleets()
    assert table.kinds()[-2:] == ["sea-battle-ends", "event-rolled"]


@pytest.mark.rule("alexander_vs_darius", "3.4.7")
def test_a_tie_is_the_attackers_defeat() -> None:
    table = meet().do("fight", 0, 0).do("fight").do("fight", 0, 0).do("fight").do("fight", 0, 0)
    assert table.asked() == MACEDON
    assert {option.split()[0] for option in table.options()} == {"steer"}


@pytest.mark.rule("alexander_vs_darius", "3.4.9")
def test_a_fleet_in_port_hits_at_minus_1_and_cannot_leave_before_round_2() -> None:
    table = meet(ships={"macedonia-aegean": ("macedonian", 3), "rhodes-cretan": ("persian", 2)})
    table.do("attack-port rhodes", 0, 1)
    assert table.asked() == PERSIA, "the first round is fought"
    assert "steer ionian" in table.options()
    dice = [event.plain() for event in table.log if event.kind.name == "sea-fought"]
    assert [one["dice"] for one in dice] == [3, 2]


@pytest.mark.rule("alexander_vs_darius", "3.4.2")
@pytest.mark.rule("alexander_vs_darius", "7.1.5")
@pytest.mark.rule("alexander_vs_darius", "3.4.10")
@pytest.mark.rule("alexander_vs_darius", "1.4.41")
def test_memnon_fights_and_is_lost_with_his_ship() -> None:
    table = Table(
        persia={"rhodes": "memnon light-infantry"},
        macedonian=["macedonia"],
        ships={"rhodes-cretan": ("persian", 1), "macedonia-aegean": ("macedonian", 3)},
        active="persia",
    ).do("embark rhodes cretan; load")
    table.do("sail aegean; voyage cretan; attack-port rhodes", 1, 1, 0, 1, EVENT)
    assert table.campaign.where[MEMNON] == DEAD
    assert table.fleets() == [("cretan", "macedonian", 2)]
    assert table.campaign.treasure[MACEDON] == 9 + 1 + 1


@pytest.mark.rule("alexander_vs_darius", "3.4.8")
@pytest.mark.rule("alexander_vs_darius", "0.4")
def test_alexander_drowned_is_killed_in_battle() -> None:
    table = meet(1, 3, macedon={"macedonia": "alexander-iii"})
    table = (
        Table(
            macedon={"macedonia": "alexander-iii"},
            persian=["rhodes"],
            ships={"macedonia-aegean": ("macedonian", 1), "cretan": ("persian", 3)},
            persia={"kish": "darius-iii"},
        )
        .do("embark macedonia aegean; load")
        .do("pass")
    )
    table.do("sail aegean; voyage cretan", 1).do("fight", 0, 1)
    assert table.campaign.where[ALEXANDER] == DEAD
    assert table.campaign.ending == BY_DEATH
