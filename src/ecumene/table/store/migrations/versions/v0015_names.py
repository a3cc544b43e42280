"""A content stays as long as a table names it, be it by the first digits of its hash, as older releases did."""

from __future__ import annotations

from alembic import op

from ecumene.table.store.migrations.versions import v0005_sweeping as before

revision = "0015"
down_revision = "0014"

MAY_GO = before.MAY_GO.replace("= OLD.hash", "IN (OLD.hash, substr(OLD.hash, 1, 16))")


def upgrade() -> None:
    """Lay a new law over deleting; changing stays forbidden."""
    _lay(MAY_GO)


def downgrade() -> None:
    """A content stays for tables that say its whole name."""
    _lay(before.MAY_GO)


def _lay(may_go: str) -> None:
    if op.get_context().dialect.name == "postgresql":
        law = before.POSTGRES_LAW.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION")
    else:
        law = before.SQLITE_LAW
        op.execute("DROP TRIGGER contents_stay_delete")
    op.execute(law.replace(before.MAY_GO, may_go))
