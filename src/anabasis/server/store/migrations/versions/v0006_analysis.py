"""Tables that begin at a position, to try things out from there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("origin", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "origin")
    op.drop_column("tables", "start")
