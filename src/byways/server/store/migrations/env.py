"""Runs migrations over the connection that the store hands in, all of them in its transaction."""

from __future__ import annotations

from alembic import context

from byways.server.store.schema import metadata

connection = context.config.attributes["connection"]
# SQLite can change a schema in a transaction, too, once the driver does not meddle.
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True
)
context.run_migrations()
