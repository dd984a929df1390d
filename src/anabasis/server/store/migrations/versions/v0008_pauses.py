"""The pause at windows, what seats wish where there is one, and answers that wait for its end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pause", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("wishes", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("held", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "held")
    op.drop_column("tables", "wishes")
    op.drop_column("tables", "pause")
