"""What somebody keeps at a table for themselves: notes, marks on the board, answers given beforehand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody has written anything yet."""
    op.create_table(
        "papers",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("marks", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("papers_by_guest", "papers", ["guest"])
    op.create_table(
        "premoves",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("premoves_by_guest", "premoves", ["guest"])


def downgrade() -> None:
    """Back to a table that keeps nothing for anybody alone."""
    op.drop_index("premoves_by_guest", "premoves")
    op.drop_table("premoves")
    op.drop_index("papers_by_guest", "papers")
    op.drop_table("papers")
