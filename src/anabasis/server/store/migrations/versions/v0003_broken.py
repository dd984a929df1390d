"""Tables whose record cannot be played are marked, so that they are offered to nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("broken", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "broken")
