"""Being told: the channels by which people wish to hear, and what is on its way to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Whoever has no channel is told nothing, so nothing changes for them."""
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("wants", sa.JSON, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("trouble", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("channels_by_guest", "channels", ["guest"])
    op.create_index("channels_by_table", "channels", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("lease", sa.Text, nullable=False),
        sa.Column("leased", sa.Double, nullable=False),
    )
    op.create_index("notices_by_due", "notices", ["state", "due"])
    op.create_index("notices_by_channel", "notices", ["channel"])
    op.create_index("notices_by_table", "notices", ["table_id"])


def downgrade() -> None:
    """Back to tables that tell nobody who is not there."""
    for name in ("due", "channel", "table"):
        op.drop_index(f"notices_by_{name}", "notices")
    op.drop_table("notices")
    for name in ("guest", "table"):
        op.drop_index(f"channels_by_{name}", "channels")
    op.drop_table("channels")
