"""Why somebody was banned stands with the ban alone, and goes with it when they are forgotten; the log stays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ecumene.table.store.migrations.versions.v0001_tables import POSTGRES_TRIGGERS, SQLITE_TRIGGERS

revision = "0014"
down_revision = "0013"

LOG = "operator_log"
OF_PEOPLE = ("seat", "line")
"""What the log says instead of who was banned; of a range it says which."""

REASON = ("en", "fr")


def upgrade() -> None:
    """Take the reasons out of the log, whose law is lifted for so long."""
    postgres = op.get_context().dialect.name == "postgresql"
    stay, law = (
        (f"{LOG}_stay ON {LOG}", POSTGRES_TRIGGERS[0]) if postgres else (f"{LOG}_stay_update", SQLITE_TRIGGERS[0])
    )
    op.execute(f"DROP TRIGGER {stay}")
    log = sa.table(LOG, sa.column("number", sa.Integer), sa.column("what", sa.Text), sa.column("details", sa.JSON))
    connection = op.get_bind()
    bans = connection.execute(sa.select(log.c.number, log.c.details).where(log.c.what == "ban")).all()
    for number, details in bans:
        if any(name in details for name in OF_PEOPLE):
            left = {name: value for name, value in details.items() if name not in REASON}
            connection.execute(sa.update(log).where(log.c.number == number).values(details=left))
    op.execute(law.format(table=LOG))


def downgrade() -> None:
    """What was taken away does not come back."""
