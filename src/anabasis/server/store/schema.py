"""The shape of the database. `migrations/` brings an older database to it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(48), nullable=False),
    Column("created", Double, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    # What was settled when it was made (rules and components: when the game began):
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("undo", String(8), nullable=False),
    Column("clock", Integer, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("maker", String(16), nullable=False),
    Column("created", Double, nullable=False),
    Column("review", Boolean, nullable=False),
    Column("tutorial", Boolean, nullable=False),
    # How far the game has come; written with every action:
    Column("state", String(8), nullable=False),
    Column("draws", Text, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("gone", Text, nullable=False),
    Column("events", Integer, nullable=False),
    Column("outcome", Text, nullable=True),
    Column("rematch", String(16), nullable=True),
    Column("changed", Double, nullable=False),
    Column("step", Integer, nullable=False),
    # How often the above was written: who writes it must know the last one.
    Column("revision", Integer, nullable=False, server_default="0"),
    # Why the record cannot be played, if that was found:
    Column("broken", Text, nullable=True),
    Column("clocks", Text, nullable=True),
    # Guests whose seats are kept for them until they say yes or no:
    Column("asked", Text, nullable=False, server_default="[]"),
    # Of an analysis: the position at which it begins, and the table from which it was made.
    Column("start", Text, nullable=True),
    Column("origin", String(16), nullable=True),
    # When the game began:
    Column("begun", Double, nullable=True),
    # After how many seconds a bot plays for a person who is not there (0: never):
    Column("away", Integer, nullable=False, server_default="0"),
    # How many seconds people stop at a window, asked or not (0: only who is asked), at which
    # windows each seat there wants to be asked, and what was answered before the time was over:
    Column("pause", Integer, nullable=False, server_default="0"),
    Column("wishes", Text, nullable=False, server_default="[]"),
    Column("held", Text, nullable=False, server_default="[]"),
    Index("tables_by_state", "state", "public", "created"),
    Index("tables_by_maker", "maker"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(48), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("guest", String(16), nullable=True),
    Index("seats_by_guest", "guest"),
)

ACTIONS: Final = Table(
    "actions",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("decision", BigInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("draws", Text, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("agreed", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    # Milliseconds from the beginning of the game, where the game takes time:
    Column("time", BigInteger, nullable=True),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(48), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# How much of a table each guest has seen:
SEEN: Final = Table(
    "looks",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(16), primary_key=True),
    Column("seen", Integer, nullable=False),
    Column("events", Integer, nullable=False),
)

# One row: when a server was last there.
PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)
