"""Where alembic enters: it is handed a connection, already in a transaction."""

from alembic import context

from ecumene.table.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
