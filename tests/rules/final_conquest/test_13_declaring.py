"""13.7 to 13.9, 6.5, 6.6 Who is asked for a hero, what stays sealed, what is shown and burnt."""

from __future__ import annotations

import pytest

from anabasis.core.die import SeededDie
from anabasis.games.final_conquest.board import HERO, members
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.heroes import ATTACKER, DEFENDER, UNDECIDED
from anabasis.games.final_conquest.rules.engagement import FACE_DOWN, battle_of, hero_seen
from anabasis.games.final_conquest.rules.hero_play import ChooseCard, ChoosePay, reseal
from tests.rules.final_conquest.fighting import GRAMMAR, Field, duel


def ready(**heroes: list[str]) -> Field:
    """Carthage in Numidia against Egypt in Tripolitania."""
    return Field(
        {"carthage": {"numidia": (4, 0)}, "egypt": {"tripolitania": (4, 0)}},
        heroes,
        {"egypt": 2},
    )


def begun(**heroes: list[str]) -> Field:
    """The same, attacked, and nobody has spoken."""
    field = ready(**heroes)
    field.declare = lambda heroes, pay=0: None  # type: ignore[method-assign]
    return field.attack("numidia", "tripolitania", (2, 2))


@pytest.mark.rule("final_conquest", "13.7")
def test_the_attacker_speaks_first_and_cannot_change_his_mind() -> None:
    """E35."""
    field = begun(carthage=["maharbal"], egypt=["cleopatra"])
    assert field.asked() == "carthage"
    assert field.options() == ["no-hero", "play-hero"]
    field.do("no-hero")
    assert field.asked() == "egypt"
    field.do("play-hero")
    assert not field.asked_for("play-hero")
    assert field.terms("attack") == {"infantry": 4}
    assert field.terms("defence") == {"infantry": 4, "defence": 1, "hero": 1}


@pytest.mark.rule("final_conquest", "13.8")
def test_a_player_without_heroes_is_not_asked() -> None:
    """E35."""
    field = begun(egypt=["cleopatra"])
    assert field.asked() == "egypt"
    field = begun(carthage=["maharbal"])
    assert field.asked() == "carthage"
    field.do("no-hero")
    assert field.told("battle-decided")
    assert [event["seat"] for event in field.told("hero-declined")] == [1]
    assert ready().attack("numidia", "tripolitania", (2, 2)).told("hero-declined") == []


@pytest.mark.rule("final_conquest", "6.5")
def test_one_hero_a_side_of_those_that_are_held() -> None:
    field = begun(carthage=["maharbal", "hannibal-barca"])
    field.do("play-hero")
    assert field.options() == ["card hannibal-barca", "card maharbal"]
    assert field.refusal("card hamilcar-barca") == ("6.5", "hero-not-held")
    field.do("card hannibal-barca")
    assert field.held("carthage") == {"maharbal"}
    assert field.terms("attack") == {"infantry": 4, "hero": 4}


@pytest.mark.rule("final_conquest", "6.5")
def test_the_only_hero_is_laid_down_without_a_further_question() -> None:
    field = begun(carthage=["maharbal"])
    field.do("play-hero")
    assert field.burnt() == {"maharbal"}


@pytest.mark.rule("final_conquest", "6.6")
@pytest.mark.rule("final_conquest", "13.9")
def test_both_are_shown_together_and_burnt() -> None:
    field = begun(carthage=["maharbal"], egypt=["cleopatra", "berenice"])
    field.do("play-hero")
    assert field.burnt() == set()
    assert field.held("carthage") == {"maharbal"}
    field.do("play-hero", "card berenice")
    shown = field.told("hero-shown")
    assert [event["hero"] for event in shown] == ["maharbal", "berenice"]
    assert field.burnt() == {"maharbal", "berenice"}
    assert field.held("carthage") == set()
    assert field.held("egypt") == {"cleopatra"}


@pytest.mark.rule("final_conquest", "6.6")
def test_a_hero_is_burnt_for_nothing_in_a_draw_or_when_cancelled() -> None:
    """E37: 4 and 3 and 3 against 4 and 1 and 1 and 4 are 10 each; Marcellus counts for nothing."""
    field = duel(
        "rome",
        "egypt",
        (4, 1),
        (4, 0),
        (2, 0),
        heroes={"egypt": "cleopatra", "rome": "marcus-marcellus"},
    )
    assert field.burnt() == {"cleopatra", "marcus-marcellus"}
    field = duel(
        "rome",
        "greece",
        (2, 4),
        heroes={"rome": "gaius-duilius"},
        attacking=(4, 0),
        defending=(3, 0),
    )
    assert field.totals() == (8, 8)
    assert field.result() == "draw"
    assert field.burnt() == {"gaius-duilius"}


@pytest.mark.rule("final_conquest", "2.9")
def test_others_see_that_a_hero_is_laid_and_nothing_more() -> None:
    field = begun(egypt=["sosibius", "berenice"], carthage=["maharbal", "hamilcar-barca"])
    field.do("play-hero", "card maharbal")
    laid = [event for event in field.log if event.kind.name == "hero-laid"]
    assert len(laid) == 1
    assert laid[0].witnessed(1)["hero"] == "maharbal"
    for other in (0, 2, 3, 4, 5, None):
        seen = laid[0].witnessed(other)
        assert (seen["seat"], seen["hero"], seen["paid"]) == (1, None, None)
    battle = battle_of(field.realm)
    assert hero_seen(battle, ATTACKER, 1) == HERO.read("maharbal")
    assert hero_seen(battle, ATTACKER, 3) == FACE_DOWN
    assert hero_seen(battle, ATTACKER, None) == FACE_DOWN
    assert hero_seen(battle, DEFENDER, 3) == UNDECIDED
    field.do("no-hero")
    assert all(event.kind.reveals for event in field.log if event.kind.name == "hero-shown")


@pytest.mark.rule("final_conquest", "2.9")
def test_a_hero_and_a_payment_are_secret_answers() -> None:
    assert GRAMMAR.read("card sosibius").secret
    assert GRAMMAR.read("pay 2").secret
    assert not GRAMMAR.read("play-hero").secret


@pytest.mark.rule("final_conquest", "2.9")
def test_laying_sosibius_tells_others_as_much_as_laying_anybody() -> None:
    told = []
    for hero in ("sosibius", "berenice"):
        field = begun(egypt=["sosibius", "berenice"])
        field.do("play-hero", f"card {hero}")
        if hero == "sosibius":
            assert field.asked_for("pay")
            field.do("pay 1")
        events = field.log[: field.kinds().index("hero-shown")]
        told.append([event.witnessed(1) for event in events])
    assert told[0] == told[1]


@pytest.mark.rule("final_conquest", "6.26")
@pytest.mark.rule("final_conquest", "5.4")
def test_sosibius_pays_no_more_than_three_nor_than_the_purse() -> None:
    field = begun(egypt=["sosibius"])
    field.do("play-hero")
    assert field.options() == ["pay 0", "pay 1", "pay 2"]
    assert field.refusal("pay 3") == ("6.26", "payment-too-high")
    field.do("pay 2")
    assert field.purse("egypt") == 0
    assert field.terms("defence") == {"infantry": 4, "defence": 1, "hero": 2, "paid": 2}


@pytest.mark.rule("final_conquest", "6.26")
def test_with_an_empty_purse_sosibius_is_laid_without_a_question() -> None:
    field = Field(
        {"carthage": {"numidia": (4, 0)}, "egypt": {"tripolitania": (4, 0)}},
        {"egypt": ["sosibius"]},
    )
    field.attack("numidia", "tripolitania", (2, 2), heroes={"egypt": "sosibius"})
    assert field.terms("defence") == {"infantry": 4, "defence": 1, "hero": 2}


@pytest.mark.rule("final_conquest", "13.9")
def test_sosibius_pays_when_the_cards_are_shown_and_not_before() -> None:
    field = Field(
        {"egypt": {"tripolitania": (4, 0)}, "carthage": {"numidia": (4, 0)}},
        {"egypt": ["sosibius"], "carthage": ["maharbal"]},
        {"egypt": 7},
    )
    field.declare = lambda heroes, pay=0: None  # type: ignore[method-assign]
    field.attack("tripolitania", "numidia", (2, 2))
    field.do("play-hero", "pay 3")
    assert field.purse("egypt") == 7
    field.do("no-hero")
    assert field.told("hero-shown")[0]["paid"] == 3
    assert field.purse("egypt") <= 4 + 1


@pytest.mark.rule("final_conquest", "7.28")
def test_under_silent_oracles_nobody_is_asked_and_nothing_is_burnt() -> None:
    """E36."""
    field = Field(
        {"carthage": {"numidia": (4, 0)}, "egypt": {"tripolitania": (4, 0)}},
        {"egypt": ["sosibius"], "carthage": ["maharbal"]},
        {"egypt": 7},
        card="silent-oracles",
    )
    field.declare = lambda heroes, pay=0: None  # type: ignore[method-assign]
    field.attack("numidia", "tripolitania", (1, 1))
    assert field.burnt() == set()
    assert field.told("hero-declined") == []
    assert field.terms("defence") == {"infantry": 4, "defence": 1}


@pytest.mark.rule("final_conquest", "2.9")
def test_a_hero_face_down_is_dealt_anew_for_others_alone() -> None:
    field = begun(carthage=["maharbal", "hamilcar-barca", "hannibal-barca"], egypt=["berenice"])
    field.do("play-hero", "card maharbal")
    seen = set()
    for seed in range(30):
        position = field.realm.clone()
        reseal(position, 3, SeededDie(seed))
        seen.add(battle_of(position).heroes[ATTACKER])
        own = field.realm.clone()
        reseal(own, 1, SeededDie(seed))
        assert own.agenda == field.realm.agenda
    assert seen == set(members(field.realm.held[1]))


@pytest.mark.rule("final_conquest", "2.9")
def test_a_payment_face_down_is_dealt_anew_within_the_purse() -> None:
    field = Field(
        {"egypt": {"tripolitania": (4, 0)}, "carthage": {"numidia": (4, 0)}},
        {"egypt": ["sosibius", "cleopatra"], "carthage": ["maharbal"]},
        {"egypt": 2},
    )
    field.declare = lambda heroes, pay=0: None  # type: ignore[method-assign]
    field.attack("tripolitania", "numidia", (2, 2))
    field.do("play-hero", "card sosibius")
    half = field.realm.clone()
    assert isinstance(half.agenda[-1], ChoosePay)
    reseal(half, 1, SeededDie(1))
    assert isinstance(half.agenda[-1], ChooseCard)
    field.do("pay 1")
    seen = set()
    for seed in range(60):
        position = field.realm.clone()
        reseal(position, 1, SeededDie(seed))
        battle = battle_of(position)
        seen.add((HERO.words[battle.heroes[ATTACKER]], battle.paid[ATTACKER]))
    assert seen == {("sosibius", 0), ("sosibius", 1), ("sosibius", 2), ("cleopatra", 0)}


@pytest.mark.rule("final_conquest", "13.2")
def test_a_battle_goes_in_its_fixed_sequence() -> None:
    field = duel(
        "rome",
        "carthage",
        (4, 1),
        attacking=(4, 1),
        defending=(2, 2),
        heroes={"rome": "marcus-marcellus", "carthage": "maharbal"},
        further={"carthage": {"thracia": (1, 0)}},
    )
    assert field.totals() == (13, 11)
    field.do("lose 2 0")
    field.do("retreat cavalry thracia")
    field.do("stay infantry")
    assert field.over()
    assert field.kinds() == [
        "battle-begins",
        "hero-laid",
        "hero-laid",
        "hero-shown",
        "hero-shown",
        "dice-rolled",
        "battle-decided",
        "units-lost",
        "unit-killed",
        "retreated",
        "victory-paid",
        "hero-brings",
        "stayed-behind",
        "entered",
        "taken",
    ]


@pytest.mark.rule("final_conquest", "2.9", "13.8")
@pytest.mark.parametrize("watcher", ["egypt", "rome", None])
def test_a_hero_laid_down_is_the_same_to_the_others_whichever_it_is(watcher: str | None) -> None:
    """E79: that there is one is told, and nothing that differs between two of one price; who holds
    none is known not to be asked."""
    found = []
    for hero in ("hasdrubal-barca", "maharbal"):
        field = begun(carthage=["hasdrubal-barca", "maharbal"], egypt=["cleopatra"])
        before = len(field.log)
        field.do("play-hero")
        field.do(f"card {hero}")
        seat = None if watcher is None else field.seat(watcher)
        found.append(
            (
                [event.witnessed(seat) for event in field.log[before:]],
                GAME.view(field.realm, seat),
                field.asked(),
                len(field.realm.agenda),
                field.options(),
            )
        )
    assert found[0] == found[1]
    assert found[0][2] == "egypt"
