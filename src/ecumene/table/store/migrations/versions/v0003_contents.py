"""The content that tables began with, so that a release that changes it closes none of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ecumene.table.store.filling import fill_contents
from ecumene.table.store.migrations.versions.v0001_tables import POSTGRES_TRIGGERS, SQLITE_TRIGGERS

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Contents of tables that are there already are filled in, as far as this release knows them."""
    op.create_table(
        "contents",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("release", sa.Text, nullable=False),
        sa.Column("written", sa.Text, nullable=False),
    )
    fill_contents(op.get_bind())
    postgres = op.get_context().dialect.name == "postgresql"
    for trigger in POSTGRES_TRIGGERS if postgres else SQLITE_TRIGGERS:
        op.execute(trigger.format(table="contents"))


def downgrade() -> None:
    """Back to tables that name content which nobody keeps."""
    op.drop_table("contents")
