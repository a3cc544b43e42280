"""Content that no table began with may be thrown away; what some table began with still never changes or goes."""

from __future__ import annotations

from alembic import op

from ecumene.table.store.migrations.versions.v0001_tables import POSTGRES_TRIGGERS, SQLITE_TRIGGERS

revision = "0005"
down_revision = "0004"

MAY_GO = (
    "EXISTS (SELECT 1 FROM permits WHERE what = 'prune') AND "
    "NOT EXISTS (SELECT 1 FROM tables WHERE tables.game = OLD.game AND tables.content = OLD.hash)"
)

POSTGRES_LAW = f"""
CREATE FUNCTION keep_contents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND {MAY_GO} THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$
"""
POSTGRES_TRIGGER = (
    "CREATE TRIGGER contents_stay BEFORE UPDATE OR DELETE ON contents FOR EACH ROW EXECUTE FUNCTION keep_contents()"
)
SQLITE_LAW = (
    f"CREATE TRIGGER contents_stay_delete BEFORE DELETE ON contents WHEN NOT ({MAY_GO}) "
    "BEGIN SELECT RAISE(ABORT, 'rows of contents are never changed'); END"
)


def upgrade() -> None:
    """Lay a new law over deleting; changing stays forbidden."""
    if op.get_context().dialect.name == "postgresql":
        op.execute("DROP TRIGGER contents_stay ON contents")
        op.execute(POSTGRES_LAW)
        op.execute(POSTGRES_TRIGGER)
    else:
        op.execute("DROP TRIGGER contents_stay_delete")
        op.execute(SQLITE_LAW)


def downgrade() -> None:
    """Every content stays for good."""
    if op.get_context().dialect.name == "postgresql":
        op.execute("DROP TRIGGER contents_stay ON contents")
        op.execute("DROP FUNCTION keep_contents()")
        op.execute(POSTGRES_TRIGGERS[0].format(table="contents"))
    else:
        op.execute("DROP TRIGGER contents_stay_delete")
        op.execute(SQLITE_TRIGGERS[1].format(table="contents"))
