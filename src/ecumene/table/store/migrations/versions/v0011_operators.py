"""What whoever runs a server decides, and a log of it that only grows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ecumene.table.store.migrations.versions.v0001_tables import POSTGRES_TRIGGERS, SQLITE_TRIGGERS

revision = "0011"
down_revision = "0010"

LOG = "operator_log"


def upgrade() -> None:
    """Bans, announcements, verdicts on reports, the token's hash; and the log, which nobody rewrites."""
    op.create_table(
        "verdicts",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("verdict", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "operator_tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason_en", sa.Text, nullable=False),
        sa.Column("reason_fr", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_index("bans_by_what", "bans", ["kind", "what"], unique=True)
    op.create_table(
        "announcements",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("en", sa.Text, nullable=False),
        sa.Column("fr", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        LOG,
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
    )
    postgres = op.get_context().dialect.name == "postgresql"
    for law in POSTGRES_TRIGGERS if postgres else SQLITE_TRIGGERS:
        op.execute(law.format(table=LOG))


def downgrade() -> None:
    """Back to a server that nobody moderates; triggers go with their table."""
    for table in (LOG, "announcements"):
        op.drop_table(table)
    op.drop_index("bans_by_what", "bans")
    for table in ("bans", "operator_tokens", "verdicts"):
        op.drop_table(table)
