"""People among people: ratings and the games that count for them, friends, and invitations to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """What is known of everybody's strength, which games are rated; who is whose friend, and who is awaited where."""
    op.create_table(
        "ratings",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, unique=True),
        sa.Column("at", sa.Double),
        sa.Column("result", sa.JSON, nullable=False),
    )
    op.create_table(
        "friend_links",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
    )
    op.create_table(
        "friends",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("friends_by_other", "friends", ["other"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("invitations_by_guest", "invitations", ["guest"])


def downgrade() -> None:
    """Back to games that count for nothing but themselves, among strangers."""
    op.drop_index("invitations_by_guest", "invitations")
    op.drop_index("friends_by_other", "friends")
    for table in ("invitations", "friends", "friend_links", "rated", "ratings"):
        op.drop_table(table)
