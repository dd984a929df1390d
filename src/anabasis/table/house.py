"""What all tables of one server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from anabasis.table.lesson import Tutorial
from anabasis.table.opponents import Opponents
from anabasis.table.settings import Settings
from anabasis.table.store import Store

if TYPE_CHECKING:
    from anabasis.table.room import Room


@dataclass
class House:
    settings: Settings
    store: Store
    opponents: Opponents
    tutorials: dict[str, Tutorial]
    """By game."""
    abandon: Callable[[Room], None]
    """Called when a table cannot be read any more: it is put away and tried again later."""
