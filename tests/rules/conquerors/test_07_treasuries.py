"""7.1, 7.2, 7.4 Treasuries: levels, replenishing, transfers, the Royal Treasury."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import MACEDON, PERSIA, PROVINCE, ROYAL, SPACE, TREASURY
from anabasis.games.conquerors.rules.forces import destroy_army, set_army
from anabasis.games.conquerors.rules.replenishing import StartReplenishing, payers_of
from anabasis.games.conquerors.rules.treasuries import held_by, lower
from anabasis.games.conquerors.state import DEPLETED, EMPTY, FULL
from tests.rules.conquerors.setting import Table


def names(bits: int) -> set[str]:
    return {word for n, word in enumerate(PROVINCE.words) if bits >> n & 1}


def payers(table: Table, side: int, city: str) -> set[str]:
    return names(payers_of(table.war, side, TREASURY.read(city), 0))


def empire() -> Table:
    """Persia as it is set up."""
    return Table(started=True)


@pytest.mark.rule("conquerors", "7.2.1")
def test_a_reduction_is_one_level() -> None:
    table = Table()
    lower(table.war, TREASURY.read("babylon"), table.log)
    assert table.level("babylon") == DEPLETED
    lower(table.war, TREASURY.read("babylon"), table.log)
    assert table.level("babylon") == EMPTY
    lower(table.war, TREASURY.read("babylon"), table.log)
    assert table.level("babylon") == EMPTY


@pytest.mark.rule("conquerors", "7.2.2")
def test_memphis_is_always_full() -> None:
    """M43."""
    table = Table()
    lower(table.war, TREASURY.read("memphis"), table.log)
    assert table.level("memphis") == FULL


@pytest.mark.rule("conquerors", "7.4.1")
def test_the_royal_treasury_goes_from_full_to_empty() -> None:
    table = Table().army("persia-1", "susa", 20).royal("persia-1", FULL)
    lower(table.war, ROYAL, table.log)
    assert table.level("royal") == EMPTY


@pytest.mark.rule("conquerors", "7.1.1")
@pytest.mark.rule("conquerors", "7.1.2")
def test_who_has_the_treasure_cities() -> None:
    table = empire()
    assert (held_by(table.war, MACEDON), held_by(table.war, PERSIA)) == (1, 7)
    table.army("macedon-3", "sardes", 5)
    assert (held_by(table.war, MACEDON), held_by(table.war, PERSIA)) == (2, 6)


# ---- replenishing


@pytest.mark.rule("conquerors", "7.2.14")
def test_damascus_has_four_provinces_around() -> None:
    table = empire()
    assert payers(table, PERSIA, "damascus") == {
        "abarnahara",
        "commagene",
        "mesopotamia",
        "palestine",
        "phoenicia",
    }


@pytest.mark.rule("conquerors", "7.2.15")
def test_parthia_does_not_help_ecbatana() -> None:
    table = empire().garrison("persia", hecatompylos=1)
    assert table.control("parthia") == "persia"
    assert "parthia" not in payers(table, PERSIA, "ecbatana")
    assert "hyrcania" not in payers(table, PERSIA, "ecbatana")
    assert "media" in payers(table, PERSIA, "ecbatana")


@pytest.mark.rule("conquerors", "7.2.15")
@pytest.mark.parametrize("marker", ["devastated", "drought", "revolt"])
def test_what_a_marked_province_gives(marker: str) -> None:
    """A48, M12: nothing; one next to a Drought gives all the same."""
    table = empire().mark(marker, "commagene")
    assert "commagene" not in payers(table, PERSIA, "damascus")
    assert "mesopotamia" in payers(table, PERSIA, "damascus")


@pytest.mark.rule("conquerors", "7.2.13")
@pytest.mark.parametrize(("die", "level"), [(1, EMPTY), (2, DEPLETED)])
def test_seven_or_more_gives_a_level(die: int, level: int) -> None:
    """Damascus with its five provinces needs a two."""
    table = empire().levels(damascus=EMPTY)
    table.run(StartReplenishing(PERSIA)).do("replenish damascus", die)
    assert table.level("damascus") == level


@pytest.mark.rule("conquerors", "7.2.17")
@pytest.mark.rule("conquerors", "7.2.13")
def test_one_die_a_phase_and_one_level() -> None:
    table = empire().levels(damascus=EMPTY, babylon=EMPTY)
    table.run(StartReplenishing(PERSIA)).do("replenish damascus")
    if table.frame() == "Taxing":
        table.do("roll", 6)
    assert table.refusal("replenish damascus") == ("7.2.17", "gained-already")


@pytest.mark.rule("conquerors", "7.2.16")
def test_a_province_is_used_once() -> None:
    """Media, Babylonia and Persis are wanted by more than one of the eastern cities."""
    table = empire().levels(susa=EMPTY, ecbatana=EMPTY)
    table.run(StartReplenishing(PERSIA)).do("replenish susa")
    table.do("spare media")
    assert table.refusal("spare susiana") is None
    table.do("roll", 1)
    used = table.war.agenda[-1].used  # type: ignore[attr-defined]
    assert names(used) == {"susiana", "babylonia", "persis"}
    left = names(payers_of(table.war, PERSIA, TREASURY.read("ecbatana"), used))
    assert "media" in left
    assert not left & {"susiana", "babylonia", "persis"}


@pytest.mark.rule("conquerors", "7.2.18")
def test_replenishing_needs_no_line() -> None:
    """A28."""
    table = Table().garrison("persia", babylon=1, sippara=1).levels(babylon=EMPTY)
    table.run(StartReplenishing(PERSIA)).do("replenish babylon", 6)
    assert table.level("babylon") == DEPLETED


@pytest.mark.rule("conquerors", "7.2.19")
def test_babylon_feeds_ecbatana() -> None:
    """The example of 7.2: one level from a Full city to an Empty one, without a die."""
    table = Table().keeps("macedon", "babylon", "ecbatana").levels(ecbatana=EMPTY)
    table.run(StartReplenishing(MACEDON)).do("transfer babylon ecbatana")
    assert table.level("babylon") == DEPLETED
    assert table.level("ecbatana") == DEPLETED


@pytest.mark.rule("conquerors", "7.2.19")
@pytest.mark.rule("conquerors", "7.2.17")
def test_transfers_in_a_chain() -> None:
    """M47: each city gains one level at most, but may gain and give in one phase; Memphis gives for
    nothing."""
    table = Table().keeps("macedon", "memphis", "damascus", "babylon")
    table.levels(damascus=DEPLETED, babylon=EMPTY)
    table.run(StartReplenishing(MACEDON)).do("transfer memphis damascus")
    assert (table.level("memphis"), table.level("damascus")) == (FULL, FULL)
    table.do("transfer damascus babylon")
    assert (table.level("damascus"), table.level("babylon")) == (DEPLETED, DEPLETED)
    assert table.frame() == "", "Damascus has gained, Babylon too"


@pytest.mark.rule("conquerors", "7.2.19")
def test_only_the_macedonian_transfers() -> None:
    table = Table().keeps("persia", "babylon", "ecbatana").levels(ecbatana=EMPTY)
    table.garrison("persia", ecbatana=1).run(StartReplenishing(PERSIA))
    assert table.refusal("transfer babylon ecbatana") == ("7.2.19", "macedonian-only")


# ---- the Royal Treasury


@pytest.mark.rule("conquerors", "7.4.4")
@pytest.mark.rule("conquerors", "7.4.5")
def test_the_royal_treasury_is_filled_in_a_treasure_city() -> None:
    """M44: its province adds to no die then; the city itself may roll with the others."""
    table = empire().levels(susa=EMPTY)
    table.run(StartReplenishing(PERSIA)).do("fill-royal")
    assert table.level("royal") == FULL
    assert table.refusal("fill-royal") == ("7.4.1", "full-already")
    table.do("replenish susa", 4)
    assert table.level("susa") == DEPLETED, "babylonia, media and persis make seven"


@pytest.mark.rule("conquerors", "7.4.4")
def test_not_elsewhere() -> None:
    table = empire().levels(susa=EMPTY)
    set_army(table.war, 3, SPACE.read("aginis"))
    table.settled().run(StartReplenishing(PERSIA))
    assert table.refusal("fill-royal") == ("7.4.4", "royal-not-in-city")


@pytest.mark.rule("conquerors", "7.4.6")
@pytest.mark.rule("conquerors", "7.4.8")
def test_the_victor_takes_the_royal_treasury_of_a_destroyed_army() -> None:
    table = Table().army("persia-1", "issus", 5, leaders="darius-iii").royal("persia-1", FULL)
    table.army("macedon-1", "issus", 30)
    destroy_army(table.war, 3, MACEDON, table.log)
    assert table.war.royal_side == MACEDON
    assert table.war.royal_army == 0
    assert table.level("royal") == FULL
    set_army(table.war, 0, SPACE.read("tarsus"))
    assert table.war.royal_at == SPACE.read("tarsus")
