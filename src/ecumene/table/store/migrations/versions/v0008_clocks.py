"""Clocks: when somebody's time at a table is up, and the holidays that people took."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Tables that were opened before have no clocks, so nothing is due there."""
    op.add_column("summaries", sa.Column("due", sa.Double))
    op.create_index("summaries_by_due", "summaries", ["due"])
    op.create_table(
        "holidays",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("year", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("days", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Back to tables without clocks."""
    op.drop_table("holidays")
    op.drop_index("summaries_by_due", "summaries")
    op.drop_column("summaries", "due")
