"""How games of Breach are brought to ends that they seldom come to by themselves."""

from __future__ import annotations

from tests.games.endings import Way

WAYS = {"last-left": Way(None, 2, ruin="on", length="long", walls="strong")}
