"""What every game must hold to, whatever its rules: one kit for all that are installed.

The example in a package of its own, `examples/breach`, goes through it too. Each test plays a few
random games from fixed seeds and looks at positions spread over them.
"""

from __future__ import annotations

from math import isfinite
from typing import Any

import msgspec
import pytest

from anabasis.core import asides, record
from anabasis.core.die import DieError, ScriptedDie, SeededDie
from anabasis.core.door import legal, objection, submit, to_act
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.core.options import OptionError
from anabasis.core.position import TABLE, Action, Aside
from tests.games.random_match import random_choices, random_match
from tests.games.sampling import (
    FEW,
    SAMPLE,
    SEEDS,
    WHOLE_GRAMMAR,
    all_choices,
    as_bytes,
    cases,
    every_table,
    fresh,
    grammar_of,
    objected,
    objection_bytes,
    spread_choices,
    texts,
    well_formed,
)

CORE_KINDS = (asides.ASK_CHANGED, asides.RESIGNED, asides.TIME_RAN_OUT)


# ---- the rulebook and the vocabulary


@every_table
def test_the_game_names_cases_of_its_rulebook(game: Game[Any], seats: int) -> None:
    named = {game.turn_case, game.end_case, *[option.case for option in game.options]}
    assert named <= cases(game)


@every_table
def test_each_number_of_seats_can_be_set_up_and_no_other(game: Game[Any], seats: int) -> None:
    position, _ = game.setup({}, seats, SeededDie(1))
    assert position.seats == seats
    assert to_act(position)
    assert game.outcome(position) is None
    for wrong in (game.seats[0] - 1, game.seats[1] + 1):
        with pytest.raises(OptionError):
            game.setup({}, wrong, SeededDie(1))


@every_table
def test_actions_read_back_from_their_notation(game: Game[Any], seats: int) -> None:
    for choice in all_choices(game, seats):
        text = choice.action.text()
        assert "\n" not in text
        assert game.grammar.read(text) == choice.action


@every_table
def test_events_are_data_that_cites_the_rulebook(game: Game[Any], seats: int) -> None:
    for seed in SEEDS:
        match = random_match(game, seats, seed)
        happened = [*match.setup_events, *[e for moment in match.moments for e in moment.events]]
        assert happened
        for event in happened:
            plain = event.plain()
            assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
            assert event.kind in CORE_KINDS or event.kind.case in cases(game), event
            assert set(event.kind.private) <= set(event.kind.names)
            assert not event.kind.private or event.kind.names[0] == "seat", event


@every_table
def test_prompts_and_status_are_messages(game: Game[Any], seats: int) -> None:
    for position, seat, _ in spread_choices(game, seats):
        decision = game.decision(position)
        assert decision.case in cases(game)
        said = [decision.prompt_to(position, seat), *game.status(position)]
        for message in said:
            assert message.key
            msgspec.json.encode(message.plain())


# ---- legality


@every_table
def test_who_must_act_can_and_everything_listed_is_allowed(game: Game[Any], seats: int) -> None:
    for choice in all_choices(game, seats):
        position = choice.match.position
        assert to_act(position)
        for asked in to_act(position):
            offered = legal(position, asked.seat)
            assert offered
            assert len(set(offered)) == len(offered)
            bare = fresh(position)
            for action in offered:
                assert objection(game, bare, asked.seat, asked.number, action) is None


@every_table
def test_legal_is_exactly_what_nothing_objects_to(game: Game[Any], seats: int) -> None:
    die = SeededDie(1)
    most = WHOLE_GRAMMAR if len(grammar_of(game)) < WHOLE_GRAMMAR else SAMPLE
    for position, acting, _ in spread_choices(game, seats):
        waiting = game.decision(position).waiting()
        for seat in range(seats):
            actions = well_formed(game, die, most if seat == acting else FEW)
            bare = fresh(position)
            refusals = {action: objected(game, bare, seat, action) for action in actions}
            allowed = {a for a, no in refusals.items() if no is None and not isinstance(a, Aside)}
            assert bare.offered is None
            offered = legal(bare, seat)
            assert bool(offered) == (seat in waiting)
            assert allowed == set(offered) & set(actions)
            for action, refusal in refusals.items():
                assert refusal is None or (refusal.case in cases(game) and refusal.key), action
                cached = objected(game, bare, seat, action)
                assert (cached is None) == (refusal is None)


@every_table
def test_the_answer_that_stands_by_itself_is_legal(game: Game[Any], seats: int) -> None:
    for position, _, _ in spread_choices(game, seats):
        decision = game.decision(position)
        for seat in decision.waiting():
            assert decision.lapse(position, seat) in legal(position, seat)


@every_table
def test_the_table_itself_answers_no_decision(game: Game[Any], seats: int) -> None:
    for position, _, _ in spread_choices(game, seats):
        for action in well_formed(game, SeededDie(2), FEW):
            refusal = objected(game, position, TABLE, action)
            assert refusal is not None or isinstance(action, Aside)
            assert refusal is None or refusal.case in cases(game)


@every_table
def test_when_the_game_is_over_nothing_is_allowed(game: Game[Any], seats: int) -> None:
    position = random_match(game, seats, SEEDS[0]).position
    assert to_act(position) == []
    for seat in range(seats):
        assert legal(position, seat) == []
        for action in well_formed(game, SeededDie(3), FEW):
            refusal = objected(game, position, seat, action)
            assert refusal is not None
            assert (refusal.case, refusal.key) == (game.end_case, "game-over")


# ---- positions


@every_table
def test_a_position_goes_through_json_and_back(game: Game[Any], seats: int) -> None:
    for position, seat, action in spread_choices(game, seats):
        data = as_bytes(game, position)
        back = game.from_plain(msgspec.json.decode(data))
        assert as_bytes(game, back) == data
        for name in type(position).fields:
            assert getattr(back, name) == getattr(position, name)
        assert texts(back, seat) == texts(position, seat)
        other = position.clone()
        events = submit(game, other, seat, other.opened, action, SeededDie(4))
        again = submit(game, back, seat, back.opened, action, SeededDie(4))
        assert [event.plain() for event in again] == [event.plain() for event in events]
        assert as_bytes(game, back) == as_bytes(game, other)


@every_table
def test_positions_have_the_same_key_exactly_if_they_are_the_same(
    game: Game[Any], seats: int
) -> None:
    keys: dict[Any, bytes] = {}
    for position, _, _ in spread_choices(game, seats):
        whole = as_bytes(game, position)
        back = game.from_plain(msgspec.json.decode(whole))
        assert game.key(back) == game.key(position)
        assert keys.setdefault(game.key(position), whole) == whole
    assert len(keys) == len(set(keys.values()))


@every_table
def test_a_clone_is_equal_and_independent(game: Game[Any], seats: int) -> None:
    for position, seat, action in spread_choices(game, seats):
        before = as_bytes(game, position)
        offered = texts(position, seat)
        clone = position.clone()
        assert type(clone) is type(position)
        assert as_bytes(game, clone) == before
        submit(game, clone, seat, clone.opened, action, SeededDie(5))
        after = as_bytes(game, clone)
        assert after != before
        assert as_bytes(game, position) == before
        assert texts(position, seat) == offered
        twin = position.clone()
        submit(game, twin, seat, twin.opened, action, SeededDie(5))
        assert as_bytes(game, twin) == after
        assert as_bytes(game, clone) == after


@every_table
def test_pieces_are_conserved_and_the_game_goes_on(game: Game[Any], seats: int) -> None:
    for seed in SEEDS:
        reached = -1
        patience = 0
        match: Match[Any] | None = None
        for choice in random_choices(game, seats, seed):
            match = choice.match
            assert game.violations(match.position) == []
            progress = game.progress(match.position)
            assert progress >= reached
            patience = 0 if progress > reached else patience + 1
            assert patience <= game.progress_patience()
            reached = progress
        assert match is not None
        assert game.violations(match.position) == []
        assert game.progress(match.position) >= reached


@every_table
def test_the_outcome_ranks_every_seat_once(game: Game[Any], seats: int) -> None:
    for seed in SEEDS:
        outcome = game.outcome(random_match(game, seats, seed).position)
        assert outcome is not None
        assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
        assert outcome.reason in game.reasons


@every_table
def test_every_position_has_a_chance_for_every_seat(game: Game[Any], seats: int) -> None:
    for position, _, _ in spread_choices(game, seats):
        before = as_bytes(game, position)
        chances = game.evaluate_all(position)
        assert as_bytes(game, position) == before
        assert len(chances) == seats
        assert all(0.0 < chance < 1.0 for chance in chances) or seats == 1
        assert sum(chances) == pytest.approx(1.0)


@every_table
def test_at_the_end_the_winner_has_won(game: Game[Any], seats: int) -> None:
    for seed in SEEDS:
        position = random_match(game, seats, seed).position
        outcome = game.outcome(position)
        assert outcome is not None
        first = outcome.ranking[0]
        assert game.evaluate_all(position) == [
            (seat in first) / len(first) for seat in range(seats)
        ]


@every_table
def test_who_has_resigned_has_no_chance(game: Game[Any], seats: int) -> None:
    if seats < 3:
        return
    position, seat, _ = spread_choices(game, seats)[-1]
    position = position.clone()
    position.gone = (seat,)
    chances = game.evaluate_all(position)
    assert chances[seat] == 0.0
    assert sum(chances) == pytest.approx(1.0)


@every_table
def test_every_feature_has_a_name_and_a_number(game: Game[Any], seats: int) -> None:
    names = game.feature_names
    assert names and len(set(names)) == len(names)
    met: set[tuple[str, float]] = set()
    for position, _, _ in spread_choices(game, seats):
        for seat in range(seats):
            found = game.features(position, seat)
            assert len(found) == len(names)
            assert all(isinstance(number, float) and isfinite(number) for number in found)
            met |= set(zip(names, found, strict=True))
        rows = [game.features(position, seat) for seat in range(seats)]
        assert game.features_of_all(position) == rows
    changing = {name for name in names if len({value for of, value in met if of == name}) > 1}
    assert len(changing) > len(names) // 2


@every_table
def test_every_variant_can_be_played_to_its_end(game: Game[Any], seats: int) -> None:
    for option in game.options:
        for choice in option.open_to(seats):
            match = random_match(game, seats, SEEDS[1], {option.key: choice})
            outcome = game.outcome(match.position)
            assert outcome is not None
            assert outcome.reason in game.reasons
            assert game.violations(match.position) == []
            text = record.dump(match)
            assert record.dump(record.load(text, lambda _: game)) == text


# ---- what a seat may know


def own_action_without_chance(
    game: Game[Any], position: Any, seat: int, action: Action[Any, Any]
) -> list[Event] | None:
    """What an action leads to; None if it asks the die or turns up something hidden."""
    clone = position.clone()
    try:
        events = submit(game, clone, seat, clone.opened, action, ScriptedDie())
    except DieError:
        return None
    return None if any(event.kind.reveals for event in events) else events


@every_table
def test_a_seat_cannot_tell_a_position_from_its_redeal(game: Game[Any], seats: int) -> None:
    die = SeededDie(6)
    differing = 0
    for position, _, _ in spread_choices(game, seats):
        before = as_bytes(game, position)
        for seat in range(seats):
            other = game.redeal(position, seat, die)
            assert as_bytes(game, position) == before
            assert game.violations(other) == []
            differing += as_bytes(game, other) != before
            for watcher in (seat, None):
                mine = msgspec.json.encode(game.view(position, watcher))
                assert msgspec.json.encode(game.view(other, watcher)) == mine
            assert [(a.number, a.seat, a.must) for a in to_act(other)] == [
                (a.number, a.seat, a.must) for a in to_act(position)
            ]
            assert texts(other, seat) == texts(position, seat)
            bare = fresh(position)
            changed = fresh(other)
            for action in well_formed(game, die, FEW):
                assert objection_bytes(game, changed, seat, action) == objection_bytes(
                    game, bare, seat, action
                )
            if seat in game.decision(position).waiting():
                asked = game.decision(position).prompt_to(position, seat)
                again = game.decision(other).prompt_to(other, seat)
                assert msgspec.json.encode(again.plain()) == msgspec.json.encode(asked.plain())
            for action in legal(position, seat)[:8]:
                here = own_action_without_chance(game, position, seat, action)
                there = own_action_without_chance(game, other, seat, action)
                if here is not None and there is not None:
                    assert [event.witnessed(seat) for event in there] == [
                        event.witnessed(seat) for event in here
                    ]
    match = random_match(game, seats, SEEDS[0])
    secrets = any(event.kind.private for moment in match.moments for event in moment.events)
    assert differing or not secrets or seats == 1, "who plays alone has nothing hidden from him"


@every_table
def test_who_is_asked_in_a_redeal_can_answer_with_what_it_holds_there(
    game: Game[Any], seats: int
) -> None:
    """What was offered in the true position is not offered in another."""
    die = SeededDie(12)
    for position, _, _ in spread_choices(game, seats):
        asked = [decision.seat for decision in to_act(position)]
        for seat in asked:
            legal(position, seat)
        for eyes in range(seats):
            other = game.redeal(position, eyes, die)
            for seat in asked:
                offered = texts(other, seat)
                assert offered == texts(fresh(other), seat)
                assert offered, (seat, eyes)


@every_table
def test_two_redeals_look_the_same_to_the_seat_and_to_spectators(
    game: Game[Any], seats: int
) -> None:
    for position, _, _ in spread_choices(game, seats):
        for seat in range(seats):
            one = game.redeal(position, seat, SeededDie(7))
            two = game.redeal(position, seat, SeededDie(8))
            for watcher in (seat, None):
                assert msgspec.json.encode(game.view(one, watcher)) == msgspec.json.encode(
                    game.view(two, watcher)
                )
            again = game.redeal(position, seat, SeededDie(7))
            assert as_bytes(game, again) == as_bytes(game, one)


@every_table
def test_the_worlds_of_a_seat_are_those_of_its_redeal(game: Game[Any], seats: int) -> None:
    for position, seat, _ in spread_choices(game, seats)[::5]:
        worlds = [as_bytes(game, world) for world in game.worlds(position, seat)]
        other = game.redeal(position, seat, SeededDie(9))
        assert worlds
        assert [as_bytes(game, world) for world in game.worlds(other, seat)] == worlds
        for world in game.worlds(position, seat)[:20]:
            assert texts(world, seat) == texts(position, seat)


@every_table
def test_a_forecast_tells_no_more_than_the_seat_may_know(game: Game[Any], seats: int) -> None:
    for position, seat, _ in spread_choices(game, seats)[::3]:
        other = game.redeal(position, seat, SeededDie(10))
        for action in legal(position, seat):
            told = [chance.plain() for chance in game.forecast(position, seat, action)]
            assert told == [chance.plain() for chance in game.forecast(other, seat, action)]
            assert all(0 <= chance["low"] <= chance["high"] <= 1 for chance in told)
            assert not told or sum(chance["high"] for chance in told) >= 1 - 1e-9


@every_table
def test_private_events_are_witnessed_by_their_seats_alone(game: Game[Any], seats: int) -> None:
    for seed in SEEDS:
        match = random_match(game, seats, seed)
        for event in [*match.setup_events, *[e for moment in match.moments for e in moment.events]]:
            whole = event.plain()
            may: list[Any] = []
            for name in event.kind.seen_by:
                value = whole.get(name)
                may += value if isinstance(value, list) else [value]
            for watcher in [None, *range(seats)]:
                seen = event.witnessed(watcher)
                hidden = event.kind.private if watcher is None or watcher not in may else ()
                assert seen == whole | dict.fromkeys(hidden)


# ---- taking back


def board(game: Game[Any], position: Any) -> bytes:
    """The position but for the number of its decision."""
    plain: dict[str, Any] = game.to_plain(position)
    return msgspec.json.encode({name: value for name, value in plain.items() if name != "opened"})


@every_table
def test_undo_holds_to_its_four_rules(game: Game[Any], seats: int) -> None:
    """It keeps who is to act, makes nobody else redo, and crosses nothing revealed or random."""
    match = Match(game, seats, {}, SeededDie(SEEDS[0]))
    chooser = SeededDie(SEEDS[1])
    boards: list[bytes] = []
    """Before each action that stands."""
    while match.position.agenda:
        boards.append(board(game, match.position))
        waiting = match.waiting()
        asked = to_act(match.position)[0]
        offered = legal(match.position, asked.seat)
        action = offered[chooser.uniform(len(offered))]
        match.submit(asked.seat, asked.number, action)
        number = match.position.opened
        for seat in range(seats):
            if not match.undoable(seat):
                continue
            assert seat == asked.seat
            assert waiting == match.waiting() == (seat,)
            if chooser.uniform(3) == 0:
                done = match.moments
                match.undo(seat)
                for moment in done[len(match.moments) :]:
                    assert moment.waiting == (moment.entry.seat,) == (seat,)
                    assert not moment.entry.draws
                    assert not any(event.kind.reveals for event in moment.events)
                assert board(game, match.position) == boards[len(match.moments)]
                del boards[len(match.moments) :]
                assert match.position.opened > number
                stale = objection(game, match.position, seat, asked.number, action)
                assert stale is not None
                assert stale.key == "decision-closed"
    text = record.dump(match)
    again = record.load(text, lambda _: game)
    assert as_bytes(game, again.position) == as_bytes(game, match.position)
    assert record.dump(again) == text
