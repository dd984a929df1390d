"""What the clocks of each table show, and when a server was last there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clocks", sa.Text, nullable=True))
    op.create_table(
        "presence",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_column("tables", "clocks")
