"""Tables may be thrown away whole, and people forgotten; what was played still never changes.

A row of `permits` is the key to either, and lives only inside the transaction that needs it: nobody else ever sees one.
With it a table can be deleted, or whoever sat there made unknown. The game itself stays locked: no key changes it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

GAME = "('act', 'undo', 'begin')"
"""The entries that are the game."""

MAY_PRUNE = "EXISTS (SELECT 1 FROM permits WHERE what = 'prune')"
MAY_FORGET = "EXISTS (SELECT 1 FROM permits WHERE what = 'forget')"

PEOPLE = {"tables": ("owner",), "entries": ("guest", "body")}
"""The columns that may tell who somebody is."""

SAME_GAME = {"tables": "TRUE", "entries": f"OLD.kind NOT IN {GAME} OR CAST(NEW.body AS text) = CAST(OLD.body AS text)"}

POSTGRES_LAW = """
CREATE FUNCTION keep_{table}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND {may_prune} THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND {may_forget} AND to_jsonb(NEW) - {people} = to_jsonb(OLD) - {people} AND ({same_game}) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$
"""
POSTGRES_TRIGGER = (
    "CREATE TRIGGER {table}_stay BEFORE UPDATE OR DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION keep_{table}()"
)
POSTGRES_OLD_TRIGGER = (
    "CREATE TRIGGER {table}_stay BEFORE UPDATE OR DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION refuse_change()"
)

SQLITE_REFUSAL = "BEGIN SELECT RAISE(ABORT, 'rows of {table} are never changed'); END"
SQLITE_LAWS = (
    "CREATE TRIGGER {table}_stay_update BEFORE UPDATE OF {others} ON {table} " + SQLITE_REFUSAL,
    "CREATE TRIGGER {table}_stay_people BEFORE UPDATE OF {people} ON {table} "
    "WHEN NOT ({may_forget} AND ({same_game})) " + SQLITE_REFUSAL,
    "CREATE TRIGGER {table}_stay_delete BEFORE DELETE ON {table} WHEN NOT {may_prune} " + SQLITE_REFUSAL,
)
SQLITE_OLD_LAWS = tuple(
    f"CREATE TRIGGER {{table}}_stay_{change.lower()} BEFORE {change} ON {{table}} " + SQLITE_REFUSAL
    for change in ("UPDATE", "DELETE")
)


def upgrade() -> None:
    """Lay the new law over both tables, whatever columns they have by now."""
    op.create_table("permits", sa.Column("what", sa.Text, primary_key=True))
    seated = sa.text("kind IN ('sit', 'hold')")
    op.create_index("entries_by_guest", "entries", ["guest"], sqlite_where=seated, postgresql_where=seated)
    for table in PEOPLE:
        if op.get_context().dialect.name == "postgresql":
            op.execute(f"DROP TRIGGER {table}_stay ON {table}")
            people = "ARRAY['" + "', '".join(PEOPLE[table]) + "']"
            op.execute(_filled(POSTGRES_LAW, table, people=people))
            op.execute(POSTGRES_TRIGGER.format(table=table))
        else:
            _replace_laws(table, ("update", "delete"), SQLITE_LAWS)


def downgrade() -> None:
    """Nothing is thrown away any more, and nobody forgotten."""
    for table in PEOPLE:
        if op.get_context().dialect.name == "postgresql":
            op.execute(f"DROP TRIGGER {table}_stay ON {table}")
            op.execute(POSTGRES_OLD_TRIGGER.format(table=table))
            op.execute(f"DROP FUNCTION keep_{table}()")
        else:
            _replace_laws(table, ("update", "people", "delete"), SQLITE_OLD_LAWS)
    op.drop_index("entries_by_guest", "entries")
    op.drop_table("permits")


def _replace_laws(table: str, old: tuple[str, ...], new: tuple[str, ...]) -> None:
    for name in old:
        op.execute(f"DROP TRIGGER {table}_stay_{name}")
    columns = [column["name"] for column in sa.inspect(op.get_bind()).get_columns(table)]
    others = ", ".join(f'"{name}"' for name in columns if name not in PEOPLE[table])
    for law in new:
        op.execute(_filled(law, table, people=", ".join(PEOPLE[table]), others=others))


def _filled(law: str, table: str, people: str, others: str = "") -> str:
    same = SAME_GAME[table]
    return law.format(
        table=table, people=people, others=others, may_prune=MAY_PRUNE, may_forget=MAY_FORGET, same_game=same
    )
