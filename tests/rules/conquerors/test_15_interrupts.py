"""15.1.3 to 15.1.6 Moments: who is asked, in which order, until when; and what that betrays."""

from __future__ import annotations

import pytest

from anabasis.core.die import SeededDie
from anabasis.games.conquerors.board import ARMY, NOWHERE
from anabasis.games.conquerors.cards import MOMENT, PLAY, USE, USE_MOMENT, USES
from anabasis.games.conquerors.hidden import redeal
from anabasis.games.conquerors.leaders import LEADER
from anabasis.games.conquerors.rules.moments import open_moment
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.test_15_battle import battle

# ---- who is asked


@pytest.mark.rule("conquerors", "15.1.5")
@pytest.mark.parametrize(("active", "first"), [("macedon", "macedon"), ("persia", "persia")])
def test_the_active_player_is_asked_first(active: str, first: str) -> None:
    """N1."""
    table = battle(macedon="surprise-1", persia="surprise-2").active(active).opens("battle")
    assert table.moment() == ("battle", first)


@pytest.mark.rule("conquerors", "15.1.5")
def test_any_card_asks_the_other_again_and_two_passes_close() -> None:
    """M110, N1."""
    table = battle(macedon="surprise-1 drought-1", persia="terrain-advantage-1 drought-2")
    table.do("pass")
    assert table.moment() == ("battle", "persia")
    table.do("play ground")
    assert table.moment() == ("battle", "macedon")
    table.do("play ambush; pass")
    assert table.moment() == ("battle", "persia"), "after the spies were silent"
    table.do("pass")
    assert table.moment() == ("battle", "macedon")
    table.do("pass")
    assert table.frame() == ""


@pytest.mark.rule("conquerors", "15.1.5")
def test_one_who_passes_first_may_answer_later() -> None:
    table = battle(macedon="surprise-1", persia="surprise-2 drought-1")
    table.do("pass; play ambush; pass")
    assert table.moment() == ("battle", "macedon") and table.uses() == ["ambush"]


@pytest.mark.rule("conquerors", "15.1.6")
def test_a_cancelled_card_is_spent() -> None:
    table = battle(macedon="surprise-1", persia="spies-1").do("play ambush; play unmask")
    assert table.war.battle is not None and table.war.battle.surprise == (0, 0)
    assert table.lies("surprise-1") == table.lies("spies-1") == "discards"


# ---- within a whole battle


def march_to_cyzicus(macedon: str, persia: str) -> Cards:
    table = Cards(macedon, persia)
    table.army("macedon-1", "perinthos", 33, 4, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-2", "cyzicus", 40, 1, "memnon").garrison("persia", sardes=1)
    table.levels(pella=2, sardes=2).begins()
    return table.do("march macedon-1 4")


@pytest.mark.rule("conquerors", "15.1.3")
@pytest.mark.rule("conquerors", "15.33.1")
@pytest.mark.rule("conquerors", "15.34.1")
@pytest.mark.rule("conquerors", "15.24.1")
def test_cards_in_the_battle_of_cyzicus() -> None:
    """M67: orders first, then avoidance, then cards, then dice."""
    table = march_to_cyzicus(
        "surprise-1", "terrain-advantage-1 persians-gain-tactical-advantage-1 command-indecision-1"
    )
    assert table.moment() == ("orders", "persia")
    table.do("pass; go chersonese; go ilium; let-pass; go cyzicus")
    assert table.frame() == "Avoiding"
    table.do("stand")
    assert table.moment() == ("battle", "macedon")
    table.do("play ambush; pass; play ground; play tactics; pass", 8, 4, 3, 1)
    attacker, defender = (table.added("battle-rolled", number) for number in (0, 1))
    assert (attacker["surprise"], attacker["terrain"]) == (2, -1)
    assert sum(defender.values()) == 4, "Memnon's 2, doubled"


@pytest.mark.rule("conquerors", "15.15.1")
@pytest.mark.rule("conquerors", "15.1.4")
def test_determined_troops_before_the_loss_dice() -> None:
    table = march_to_cyzicus("determined-troops", "drought-1")
    table.do("pass; go chersonese; go ilium; let-pass; go cyzicus; stand; pass; pass", 10, 4, 3, 1)
    while table.moment() != ("losses", "macedon"):
        if table.frame() == "Moment":
            table.do("pass")
        else:
            table.do(table.options()[0])
    table.do("play grit")
    assert table.war.battle is not None and table.war.battle.grit == (0, 1)


# ---- what betrays nothing


ABOUT = {
    "murder": LEADER.read("alexander-iii"),
    "illness": LEADER.read("memnon"),
    "ruse": 1,
    "decree": 1,
    "halt": ARMY.read("macedon-1"),
}


@pytest.mark.rule("conquerors", "15.1.5")
@pytest.mark.parametrize("moment", MOMENT.words)
def test_who_is_asked_does_not_follow_the_hand(moment: str) -> None:
    """The same moment opens whatever the other holds, as long as he holds as many cards."""
    frames = set()
    for seed in range(12):
        table = march_to_cyzicus("spies-1 spies-2", "surprise-1 storms-at-sea treachery")
        table.war = redeal(table.war, 0, SeededDie(seed))
        table.war.battle = battle("spies-1", "spies-2").war.battle
        table.war.agenda = []
        open_moment(table.war, MOMENT.read(moment), ABOUT.get(moment, NOWHERE))
        frames.add(repr(table.war.agenda))
    assert len(frames) == 1


@pytest.mark.rule("conquerors", "15.1.5")
def test_nobody_is_asked_who_does_not_want_to_be() -> None:
    table = march_to_cyzicus("surprise-1", "command-indecision-1")
    assert table.moment() == ("orders", "persia")
    table = Cards(persia="command-indecision-1")
    table.war.asks = (0, 0)
    table.army("macedon-1", "perinthos", 33, 4, "alexander-iii").garrison("macedon", pella=1)
    table.levels(pella=2).begins().do("march macedon-1 4")
    assert table.frame() == "Marching"


@pytest.mark.rule("conquerors", "15.1.5")
def test_one_kind_of_moment_may_be_wanted_and_another_not() -> None:
    table = Cards(persia="command-indecision-1 attrition-1")
    table.war.asks = (0, 1 << MOMENT.read("halt"))
    table.army("macedon-1", "memphis", 20, 3, "alexander-iii").levels(memphis=2)
    table.garrison("macedon", naucratis=1).begins()
    table.do("march macedon-1 4; go libyan-desert; go siwa")
    if table.frame() == "Marching":
        table.do("halt")
    assert table.moment() == ("halt", "persia")


@pytest.mark.rule("conquerors", "15.1.2")
def test_who_holds_no_card_is_not_asked() -> None:
    table = march_to_cyzicus("surprise-1", "")
    assert table.frame() == "Marching"


@pytest.mark.rule("conquerors", "15.1.4")
def test_every_interrupt_has_its_moment() -> None:
    """A2: also those that the text does not mark."""
    moments = {USE.words[use]: USE_MOMENT[use] for use in range(USES)}
    unmarked = ("storm", "grit", "traitor", "save-in-battle", "levy", "answer", "veto", "no-road")
    assert all([moments[use] != PLAY for use in unmarked])
    assert len([use for use in range(USES) if USE_MOMENT[use] == PLAY]) == 32
