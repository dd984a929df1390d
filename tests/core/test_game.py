"""The contract of a game, as far as the core gives it: setting up, ending, saving."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.core.options import OptionError
from anabasis.core.plain import PlainError
from anabasis.kit.cards import total
from breach.game import GAME
from breach.state import hand
from tests.rules.breach.setting import act, lay, offers, tokens


def test_a_game_is_set_up_to_its_first_decision() -> None:
    valley, log = GAME.setup({}, 2, ScriptedDie(0, 1, 2, 0))
    assert [event.plain() for event in log][:3] == [
        {"kind": "precedence", "case": "1.4", "order": [0, 1]},
        {"kind": "token-drawn", "case": "1.3", "seat": 0, "token": "levy"},
        {"kind": "token-drawn", "case": "1.3", "seat": 0, "token": "spear"},
    ]
    assert [hand(valley, seat) for seat in (0, 1)] == [tokens("levy spear"), tokens("rider levy")]
    assert (valley.opened, valley.asks, valley.gone) == (1, (1, 1), ())
    assert GAME.outcome(valley) is None


@pytest.mark.parametrize("seats", [1, 5, 0, -2])
def test_a_wrong_number_of_seats_is_refused_in_words(seats: int) -> None:
    with pytest.raises(OptionError, match=f"^Breach is for 2 to 4 seats, not {seats}$"):
        GAME.setup({}, seats, SeededDie(1))


def test_a_variant_changes_the_game() -> None:
    strong, _ = GAME.setup({"walls": "strong"}, 2, SeededDie(1))
    long, _ = GAME.setup({"length": "long"}, 2, SeededDie(1))
    plain, _ = GAME.setup({}, 2, SeededDie(1))
    assert (plain.strong, plain.rounds) == (False, 5)
    assert (strong.strong, strong.rounds) == (True, 5)
    assert (long.strong, long.rounds) == (False, 8)


def test_an_unknown_option_stops_the_setup_before_anything_is_drawn() -> None:
    die = SeededDie(1)
    with pytest.raises(OptionError):
        GAME.setup({"moat": "deep"}, 2, die)
    assert die.draws == []


def test_the_outcome_shares_places() -> None:
    valley = lay(3, coins=(2, 3, 3), leader=0)
    act(valley, -1, "nightfall")
    act(valley, 0, "forage", 1)
    outcome = GAME.outcome(valley)
    assert outcome is not None
    assert outcome.plain() == {"ranking": [[0, 1, 2]], "reason": "nightfall"}


def test_a_position_is_saved_as_plain_data() -> None:
    valley = lay(2)
    plain = GAME.to_plain(valley)
    assert list(plain) == list(type(valley).fields)
    assert plain["agenda"] == [{"Campaign": []}, {"EndRound": []}, {"Bids": [{"t": [-1, -1]}]}]
    back = GAME.from_plain(msgspec.json.decode(msgspec.json.encode(plain)))
    assert GAME.to_plain(back) == plain
    assert offers(back, 0) == offers(valley, 0)


@pytest.mark.parametrize("plain", [None, [], 3, "valley", {}, {"seats": 2}])
def test_data_of_another_shape_is_no_position(plain: Any) -> None:
    with pytest.raises(PlainError, match="not a position of Breach"):
        GAME.from_plain(plain)


def test_a_missing_or_added_field_is_noticed() -> None:
    whole = GAME.to_plain(lay(2))
    for name in whole:
        with pytest.raises(PlainError):
            GAME.from_plain({key: value for key, value in whole.items() if key != name})
    with pytest.raises(PlainError):
        GAME.from_plain({**whole, "moat": 1})


def test_the_open_decision_of_a_position() -> None:
    valley = lay(2, leader=1)
    decision = GAME.decision(valley)
    assert (decision.case, decision.waiting()) == ("2.4", (1,))
    assert decision.prompt(valley).plain() == {"key": "lead", "params": {"men": 5}}


def test_hidden_tokens_are_dealt_anew_and_open_ones_stay() -> None:
    valley = lay(3, hands=("levy", "spear rider", "levy spear"))
    redealt = [GAME.redeal(valley, 0, SeededDie(seed)) for seed in range(40)]
    assert {hand(other, 0) for other in redealt} == {hand(valley, 0)}
    assert len({hand(other, 1) for other in redealt}) > 3
    assert {total(hand(other, 1)) for other in redealt} == {2}
    assert all(GAME.violations(other) == [] for other in redealt)


def test_a_secret_bid_is_dealt_anew_too() -> None:
    valley = lay(2, coins=(3, 3))
    act(valley, 1, "bid 2")
    answers = {GAME.redeal(valley, 0, SeededDie(seed)).agenda[-1] for seed in range(60)}
    assert len(answers) == 4
    own = {GAME.redeal(valley, 1, SeededDie(seed)).agenda[-1] for seed in range(20)}
    assert own == {valley.agenda[-1]}
