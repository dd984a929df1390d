"""Random games compared with the second model after every action."""

from __future__ import annotations

import pytest

from anabasis.bots.bot import sit_down
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, submit, to_act
from anabasis.games.conquerors.board import MACEDON, PERSIA, SPACES
from anabasis.games.conquerors.game import GAME
from anabasis.games.conquerors.rules.activity import Act
from anabasis.games.conquerors.rules.lines import reachable
from tests.rules.conquerors.second_model import (
    control,
    counted,
    in_reach,
    points,
    raised,
    stacking,
)

ACTIONS = 300
LINES_EVERY = 150


@pytest.mark.parametrize("seed", range(4))
def test_random_games_agree(seed: int) -> None:
    die = SeededDie(seed)
    war, _ = GAME.setup({}, 2 if seed % 3 else 1, die)
    sit_down(GAME, war, die)
    begun, reserve = False, 0
    for number in range(ACTIONS):
        if not war.agenda:
            break
        asked = to_act(war)[0]
        options = legal(war, asked.seat)
        before = [points(war, side) for side in (MACEDON, PERSIA)]
        left = [war.available[side] for side in (MACEDON, PERSIA)]
        action = options[die.uniform(len(options))]
        events = submit(GAME, war, asked.seat, asked.number, action, die)
        assert counted(war) == [], action.text()
        begun = begun or war.round > 0
        if begun:
            gained = sum([points(war, side) for side in (0, 1)]) - sum(before)
            used = sum(left) - sum([war.available[side] for side in (0, 1)])
            reserve += used + raised(events)
            assert used >= 0 and gained <= reserve, action.text()
            reserve -= max(0, gained)
        if war.agenda and isinstance(war.agenda[-1], Act):
            reserve = 0  # what was raised is placed, or given up
            assert control(war) == [], action.text()
            assert stacking(war) == [], action.text()
        if begun and number % LINES_EVERY == 0:
            for side in (MACEDON, PERSIA):
                for space in range(SPACES):
                    ours, theirs = in_reach(war, side, space), reachable(war, side, space)
                    assert ours == theirs, (side, space, bin(ours), bin(theirs))
