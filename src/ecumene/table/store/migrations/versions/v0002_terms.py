"""What the players of a table must know or have agreed to, beside the game's options."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that were opened before have the usual terms."""
    op.add_column("tables", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Back to tables without terms."""
    op.drop_column("tables", "terms")
