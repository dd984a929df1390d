"""Why not, always: whatever a seat clicks while it is asked is lit, or is answered with a reason.

Over every kind of decision that random games of each table come to, and games that end in each way
there is, and over every place and card that the game has a name for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from anabasis.core import record
from anabasis.core.door import legal, to_act
from anabasis.core.game import Game
from anabasis.core.grammar import GrammarError
from anabasis.core.position import NOT_NOW, Aside, Decision
from anabasis.core.why import NOT_YET, Reasons, why_not
from anabasis.prose import Prose
from tests.games.endings import reasons
from tests.games.every_game import find_game, game_ids
from tests.games.golden import golden_path
from tests.games.random_match import random_choices
from tests.games.sampling import cases

EACH = 2
"""So many positions of each kind of decision are looked at."""
SEEDS = (11, 12, 13)
TABLES = [
    *[
        (game_id, seats, {})
        for game_id in game_ids()
        for seats in sorted(set(find_game(game_id).seats))
    ],
    ("arbela", 2, {"deployment": "own"}),
]
MOST_KINDS = 0.55
"""Of all kinds of decision of a game, so many at least are met."""

every_table = pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)


def positions(game: Game[Any], seats: int, own: bool) -> Iterator[Any]:
    """Of random games, and of those of as many seats that end in each way there is."""
    for seed in SEEDS:
        options = {"deployment": "own"} if own else {}
        for choice in random_choices(game, seats, seed, options):
            yield choice.match.position
    for reason in reasons(game):
        match = record.load(golden_path(game, reason).read_text(), lambda _: game)
        if match.position.seats == seats:
            yield from (match.at(count) for count in range(len(match.moments)))


@cache
def questions(game_id: str, seats: int, own: bool) -> tuple[tuple[str, Any, int], ...]:
    """A kind of decision, a position at which it is open, and a seat that is asked."""
    game = find_game(game_id)
    found: list[tuple[str, Any, int]] = []
    met: dict[str, int] = {}
    for position in positions(game, seats, own):
        decision = game.decision(position)
        seat = decision.waiting()[0]
        prompt = decision.prompt_to(position, seat).key
        kind = f"{type(decision).__name__} {prompt}"
        if met.get(kind, 0) < EACH:
            met[kind] = met.get(kind, 0) + 1
            found.append((kind, position.clone(), seat))
    return tuple(found)


def kinds_of_decision(game: Game[Any]) -> set[str]:
    """The classes of decisions that a game has, but for those that only others are made of."""
    package = type(game).__module__.rpartition(".")[0]
    found: set[str] = set()
    classes: list[type[Any]] = [Decision]
    while classes:
        cls = classes.pop()
        classes += cls.__subclasses__()
        if cls.__module__.startswith(f"{package}.") and cls.verbs and not cls.__subclasses__():
            found.add(cls.__name__)
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_most_kinds_of_decision_are_met(game_id: str) -> None:
    game = find_game(game_id)
    kinds = kinds_of_decision(game)
    met = {
        kind.split()[0]
        for seats in set(game.seats)
        for own in ([False, True] if game_id == "arbela" else [False])
        for kind, _, _ in questions(game_id, seats, own)
    }
    assert len(met & kinds) >= MOST_KINDS * len(kinds), sorted(kinds - met)


def places(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """All that can be clicked: the words of every domain of what a seat can do."""
    seen: set[str] = set()
    for action in game.grammar.verbs.values():
        for field in action.fields:
            if not issubclass(action, Aside) and field.name not in seen:
                seen.add(field.name)
                yield from ((field.name, word) for word in field.words)


@every_table
def test_whatever_is_clicked_is_lit_or_answered(
    game_id: str, seats: int, options: dict[str, str]
) -> None:
    game = find_game(game_id)
    proses = [Prose(game, language) for language in ("en", "ja")]
    names = proses[0].names(seats)
    for kind, position, seat in questions(game_id, seats, bool(options)):
        lit = {
            field.word(value)
            for action in legal(position, seat)
            for field, value in zip(action.fields, action.args(), strict=True)
        }
        reasons = Reasons(game, position, seat)
        for domain, word in places(game):
            refusal = reasons.about(f"{domain}:{word}")
            if f"{domain}:{word}" in lit:
                assert refusal is None, (kind, domain, word)
                continue
            if refusal is None:
                meant = game.meant(position, seat, domain, word)
                assert any(action in legal(position, seat) for action in meant), (kind, word)
                continue
            assert refusal.case in cases(game), (kind, domain, word, refusal)
            for prose in proses:
                said = prose.refusal(refusal, names)
                assert not said.startswith("refusal-") and "{" not in said, (kind, refusal)


@every_table
def test_what_is_not_asked_for_is_answered_with_what_is(
    game_id: str, seats: int, options: dict[str, str]
) -> None:
    game = find_game(game_id)
    prose = Prose(game)
    for _, position, seat in questions(game_id, seats, bool(options)):
        decision = game.decision(position)
        reasons = Reasons(game, position, seat)
        for verb, cls in game.grammar.verbs.items():
            if verb in decision.verbs or issubclass(cls, Aside):
                continue
            action = game.grammar.read(" ".join([verb, *[field.words[0] for field in cls.fields]]))
            refusal = reasons.about_action(action)
            assert refusal is not None and refusal.key in (NOT_NOW, NOT_YET)
            if refusal.key == NOT_NOW:
                asked = prose.prompt(decision.prompt_to(position, seat))
                assert asked in prose.refusal(refusal)


def test_a_step_that_comes_first_is_named() -> None:
    """A symbol on the map, while the card that leads there is still to be chosen."""
    game = find_game("alexandros")
    kind, position, seat = questions("alexandros", 2, False)[0]
    assert kind == "ChooseCard choose-card"
    found = {}
    for _, word in (place for place in places(game) if place[0] == "point"):
        refusal = why_not(game, position, seat, f"point:{word}")
        assert refusal is not None
        found[refusal.key] = refusal
    assert set(found) == {NOT_NOW, NOT_YET}
    first = found[NOT_YET].params["first"].removeprefix("action:")
    assert first in [action.text() for action in legal(position, seat)]
    said = Prose(game).refusal(found[NOT_YET])
    assert said.startswith("Something else comes first: March with the ")


def test_who_is_not_asked_is_told_who_is() -> None:
    game = find_game("alexandros")
    _, position, seat = questions("alexandros", 2, False)[0]
    assert [decision.seat for decision in to_act(position)] == [seat]
    refusal = why_not(game, position, 1 - seat, "space:A2")
    assert refusal is not None and refusal.key == "not-your-decision"


def test_a_guard_is_clicked_by_its_space() -> None:
    game = find_game("alexandros")
    _, position, seat = questions("alexandros", 2, False)[0]
    assert why_not(game, position, seat, "guard:A2") is not None


@pytest.mark.parametrize("place", ["space:Z99", "moon:A2", ":", "space:"])
def test_what_is_nowhere_is_said_to_be_nothing(place: str) -> None:
    game = find_game("alexandros")
    _, position, seat = questions("alexandros", 2, False)[0]
    with pytest.raises(GrammarError, match="nothing in this game"):
        why_not(game, position, seat, place)
