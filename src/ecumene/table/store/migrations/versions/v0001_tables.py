"""Tables, their logs, and what is kept beside them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

FIXED = ("tables", "entries")  # what is written there stays as it is

POSTGRES_REFUSAL = """
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$
"""
POSTGRES_TRIGGERS = (
    "CREATE TRIGGER {table}_stay BEFORE UPDATE OR DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION refuse_change()",
    "CREATE TRIGGER {table}_stay_all BEFORE TRUNCATE ON {table} EXECUTE FUNCTION refuse_change()",
)
SQLITE_TRIGGERS = tuple(
    f"CREATE TRIGGER {{table}}_stay_{change.lower()} BEFORE {change} ON {{table}} "
    "BEGIN SELECT RAISE(ABORT, 'rows of {table} are never changed'); END"
    for change in ("UPDATE", "DELETE")
)


def upgrade() -> None:
    """From nothing to the first tables."""
    create_logs()
    create_lists()
    create_guests()
    postgres = op.get_context().dialect.name == "postgresql"
    if postgres:
        op.execute(POSTGRES_REFUSAL)
    for table in FIXED:
        for trigger in POSTGRES_TRIGGERS if postgres else SQLITE_TRIGGERS:
            op.execute(trigger.format(table=table))


def downgrade() -> None:
    """Back to nothing."""
    for table in ("settings", "guests", "members", "summaries", "entries", "tables"):
        op.drop_table(table)
    if op.get_context().dialect.name == "postgresql":
        op.execute("DROP FUNCTION refuse_change()")


def create_logs() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("overlay", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("order", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )


def create_lists() -> None:
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("members", sa.JSON, nullable=False),
    )
    op.create_index("summaries_by_status", "summaries", ["status", "public", "changed"])
    op.create_table(
        "members",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )


def create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
