"""The database tables."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

VERSION = "0001"
"""The newest migration; a database that has it needs no other."""

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True, comment="SHA-256 of the private token"),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("creator", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("summary", Text, nullable=False, comment="stage and seats to act, as JSON"),
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    UniqueConstraint("creator", "key", name="tables_creator_key"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False, comment="person, bot or open"),
    Column("level", Integer),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("invite", Text, unique=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_player", "player"),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("do", Text, nullable=False),
    Column("path", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "key", name="steps_key"),
)
