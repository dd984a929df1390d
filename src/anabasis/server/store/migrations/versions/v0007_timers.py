"""When a game began, the time of its actions, and after how long a bot takes an empty seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("begun", sa.Double, nullable=True))
    op.add_column("tables", sa.Column("away", sa.Integer, nullable=False, server_default="0"))
    op.add_column("actions", sa.Column("time", sa.BigInteger, nullable=True))


def downgrade() -> None:
    op.drop_column("actions", "time")
    op.drop_column("tables", "away")
    op.drop_column("tables", "begun")
