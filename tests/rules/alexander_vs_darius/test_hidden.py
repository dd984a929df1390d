"""What a seat cannot know is dealt out anew, and what it knows stays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import answer, legal, proceed
from anabasis.core.position import Action
from anabasis.core.preview import preview
from anabasis.core.registry import find_game
from anabasis.games.alexander_vs_darius.board import AREA, BOUND, MACEDON, PERSIA, bits
from anabasis.games.alexander_vs_darius.counters import CLASS, of_class, units_in
from anabasis.games.alexander_vs_darius.hidden import hidden_groups
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, ARIOBARZANES, LEADER
from anabasis.games.alexander_vs_darius.rules import set_up
from anabasis.games.alexander_vs_darius.rules.march import March
from anabasis.games.alexander_vs_darius.state import Campaign
from tests.rules.alexander_vs_darius.setting import Table
from tests.rules.alexander_vs_darius.test_second_model import at_random

GAME = find_game("alexander_vs_darius")
SEEDS = range(40)


def redealt(table: Table, seat: int) -> list[Campaign]:
    """Positions that the seat cannot tell from this one, and as sound: what a test lays out has
    counters to spare."""
    found = [GAME.redeal(table.campaign, seat, SeededDie(seed)) for seed in SEEDS]
    for other in found:
        assert GAME.violations(other) == GAME.violations(table.campaign)
        assert seen(other, seat) == seen(table.campaign, seat)
        assert [one.text() for one in legal(other, seat)] == [
            one.text() for one in legal(table.campaign, seat)
        ]
    return found


def seen(campaign: Campaign, seat: int) -> bytes:
    return msgspec.json.encode([GAME.view(campaign, seat), GAME.view(campaign, None)])


def stack(campaign: Campaign, area: str) -> tuple[int, int]:
    at = AREA.read(area)
    return campaign.units[at], campaign.leaders[at]


def split() -> Table:
    """Arsames has gone on to Arzawa with two of four units, and the Macedonian is to act."""
    return Table(
        macedon={"wilusha": "alexander-iii 4 phalanx"},
        persia={"lydia": "arsames memnon 2 hoplites 2 light-infantry", "kish": "darius-iii"},
        active="persia",
    ).do("march lydia; drop hoplites 2; drop-leader memnon; go arzawa; halt")


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_of_a_divided_stack_nobody_else_knows_which_part_went() -> None:
    found = redealt(split(), MACEDON)
    assert {stack(one, "arzawa")[0] for one in found} > {
        split().campaign.units[AREA.read("arzawa")]
    }
    assert len({stack(one, "arzawa")[1] for one in found}) == 2
    for one in found:
        units = stack(one, "lydia")[0] + stack(one, "arzawa")[0]
        assert of_class(units, CLASS.read("hoplites")) == 2
        assert units_in(stack(one, "arzawa")[0]) == 2
        assert stack(one, "kish") == stack(split().campaign, "kish")


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_its_own_player_knows_all_of_it() -> None:
    table = split()
    for other in redealt(table, PERSIA):
        assert GAME.to_plain(other) == GAME.to_plain(table.campaign)


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_the_view_has_numbers_and_what_is_surely_there() -> None:
    areas = GAME.view(split().campaign, MACEDON)["areas"]
    assert areas["arzawa"]["stack"] is None
    assert (areas["arzawa"]["leaders"], areas["arzawa"]["units"]) == (1, 2)
    assert areas["arzawa"]["seen"] == {"classes": {}, "leaders": []}
    assert areas["kish"]["stack"]["leaders"] == ["darius-iii"]
    assert GAME.view(split().campaign, PERSIA)["areas"]["arzawa"]["stack"]["leaders"] == ["arsames"]


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_a_stack_that_goes_whole_stays_known() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii 4 phalanx"},
        persia={"lydia": "arsames memnon 2 hoplites"},
        active="persia",
    ).do("march lydia; go arzawa; halt")
    for one in redealt(table, MACEDON):
        assert stack(one, "arzawa") == stack(table.campaign, "arzawa")


@pytest.mark.rule("alexander_vs_darius", "7.1.8")
def test_ariobarzanes_is_dealt_only_where_he_may_be() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii 4 phalanx"},
        persia={"ashur": "bessus ariobarzanes 4 light-cavalry"},
        active="persia",
    ).do("march ashur; drop-leader ariobarzanes; drop light-cavalry 1; go mitanni; halt")
    outside = not BOUND >> AREA.read("mitanni") & 1
    found = redealt(table, MACEDON)
    for one in found:
        assert BOUND >> one.where[ARIOBARZANES] & 1
    assert outside or len({one.where[ARIOBARZANES] for one in found}) == 2


@pytest.mark.rule("alexander_vs_darius", "3.0.4")
def test_who_is_asked_to_slip_away_does_not_know_whether_alexander_comes() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii parmenion 4 phalanx 2 light-cavalry"},
        persia={"arzawa": "memnon 2 light-infantry"},
        persian=("lukka",),
    ).do("march wilusha; drop-leader parmenion; drop phalanx 4; go lydia; go arzawa")
    assert table.asked() == PERSIA
    found = redealt(table, PERSIA)
    assert {battle_has_alexander(one) for one in found} == {False, True}
    for one in found:
        attackers = one.leaders[-1]
        assert attackers.bit_count() == 1
        assert battle_has_alexander(one) == bool(attackers >> ALEXANDER & 1)


def battle_has_alexander(campaign: Campaign) -> bool:
    assert campaign.battle is not None
    return campaign.battle.alexander


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_an_army_on_the_march_is_dealt_out_with_those_who_stay() -> None:
    """After a forced march the other is shown the position, and the army goes on."""
    table = Table(
        macedon={"wilusha": "alexander-iii parmenion 2 phalanx 2 light-cavalry"},
        persia={"kish": "darius-iii 4 light-infantry"},
    ).do("march wilusha; drop-leader parmenion; drop phalanx 2; force", 1)
    found = redealt(table, PERSIA)
    assert len({marching(one) for one in found}) > 2
    for one in found:
        units, leaders = marching(one)
        at = AREA.read("wilusha")
        assert one.leaders[at] == bits([ALEXANDER, LEADER.read("parmenion")])
        assert (units_in(units), leaders.bit_count()) == (2, 1)


def marching(campaign: Campaign) -> tuple[int, int]:
    frame: Any = campaign.agenda[-1]
    assert isinstance(frame, March)
    return frame.army.units, frame.army.leaders


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_odds_are_taken_over_the_best_and_the_worst_that_can_be_there() -> None:
    worlds = GAME.worlds(split().campaign, MACEDON)
    there = {of_class(stack(one, "arzawa")[0], CLASS.read("hoplites")) for one in worlds}
    assert there >= {0, 2}
    again = GAME.worlds(redealt(split(), MACEDON)[7], MACEDON)
    assert [GAME.to_plain(one) for one in again] == [GAME.to_plain(one) for one in worlds]


@pytest.mark.rule("alexander_vs_darius", "3.0.6")
def test_where_nothing_is_hidden_there_is_one_world() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii 4 phalanx"}, persia={"lydia": "arsames 2 hoplites"}
    )
    [world] = GAME.worlds(table.campaign, MACEDON)
    assert GAME.to_plain(world) == GAME.to_plain(table.campaign)


@pytest.mark.rule("alexander_vs_darius", "3.3.21")
@pytest.mark.rule("alexander_vs_darius", "7.1.8")
def test_ariobarzanes_is_not_dealt_where_he_would_not_have_been_asked() -> None:
    """The only way out of Ashur leads out of Mesopotamia. Alone he has none, and with others he is
    lost before they are asked where they go."""

    def attacked(steps: str) -> Table:
        table = Table(
            macedon={"eshnunna": "alexander-iii 2 phalanx"},
            persia={"subartu": "bessus ariobarzanes memnon 2 light-infantry"},
            persian=("ashur", "east-taurus"),
            active="persia",
        ).do(f"march subartu; {steps}; drop light-infantry 1; go ashur; halt")
        table.lay_marker("subartu", "macedon")
        return table.do("march eshnunna; go ashur")

    def there(table: Table) -> int:
        at = 1 << ARIOBARZANES
        return sum([bool(stack(one, "ashur")[1] & at) for one in redealt(table, MACEDON)])

    alone = attacked("drop-leader ariobarzanes; drop-leader memnon")
    assert there(alone) == 0
    alone.do("slip-away", 6)
    assert alone.leaders("east-taurus") == {"bessus"}
    two = attacked("drop-leader ariobarzanes")
    assert 0 < there(two) < len(SEEDS)
    two.lay_marker("carchemish", "persia")
    two.do("slip-away", 6)
    assert two.options() == ["retreat east-taurus", "retreat carchemish"]
    assert there(two) == 0


@pytest.mark.rule("alexander_vs_darius", "7.1.3")
def test_alexander_held_back_is_not_dealt_among_those_who_march() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii parmenion coenus 2 phalanx 2 light-cavalry"},
        persia={"kish": "darius-iii 4 light-infantry"},
    )
    table.campaign.held = table.campaign.turn
    table.do("march wilusha; drop-leader coenus; drop phalanx 2; force", 1)
    for one in redealt(table, PERSIA):
        _, leaders = marching(one)
        assert leaders.bit_count() == 1
        assert not leaders >> ALEXANDER & 1


@pytest.mark.parametrize("seed", [3, 4])
@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_odds_sums_and_previews_tell_nothing_of_closed_stacks(seed: int) -> None:
    """In a game at random, now and then, for a few of the answers to the open question."""
    looked = 0
    for number, campaign in enumerate(positions(seed)):
        seat = campaign.agenda[-1].as_decision().seat
        if number % 40 or not hidden_groups(campaign, seat):
            continue
        other = GAME.redeal(campaign, seat, SeededDie(number))
        for action in legal(campaign, seat)[:: max(1, len(legal(campaign, seat)) // 6)]:
            assert told_of(other, seat, action) == told_of(campaign, seat, action), action.text()
            looked += 1
    assert looked > 50


def positions(seed: int) -> Iterator[Campaign]:
    """Every position of a game at random in which somebody is asked."""
    campaign = Campaign()
    campaign.seats = 2
    campaign.asks = (0, 0)
    die, choice = SeededDie(seed), SeededDie(seed + 100)
    set_up.prepare(campaign, False, False)
    proceed(campaign, die, [])
    while campaign.agenda:
        yield campaign
        seat = campaign.agenda[-1].as_decision().seat
        answer(campaign, seat, at_random(campaign, seat, choice), die, [])


def told_of(campaign: Campaign, seat: int, action: Action[Campaign, Any]) -> bytes:
    """All that a seat is told of an action before it is done."""
    foreseen = preview(GAME, campaign, seat, [action])
    return msgspec.json.encode(
        [
            [chance.plain() for chance in GAME.forecast(campaign, seat, action)],
            [one.plain() for one in GAME.sums(campaign, seat, action)],
            foreseen.events,
            [(change.path, change.value, change.gone) for change in foreseen.changes],
            foreseen.complete,
        ]
    )
