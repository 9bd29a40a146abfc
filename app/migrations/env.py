"""Runs migrations on the connection that `app.schema` or a test hands over, inside that connection's transaction."""

from __future__ import annotations

from alembic import context
from sqlmodel import SQLModel

import app.models

__all__ = ["app"]  # imported for its tables

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SQLModel.metadata,
    render_as_batch=True,
    transactional_ddl=True,  # also on SQLite, where transactions are begun by us and not by Python's driver
)
with context.begin_transaction():
    context.run_migrations()
