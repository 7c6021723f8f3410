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
    false,
)

metadata = MetaData()

VERSION = "0020"
"""The newest migration; a database that has it needs no other."""

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True, comment="SHA-256 of the private token"),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("lang", Text, comment="the language messages are sent in"),
    Column("hook", Text, comment="an address that is told when it is their turn"),
    Column("avatar", Text, comment="the mark and the colour that they have chosen"),
    Column("unlisted", Boolean, nullable=False, server_default=false(), comment="on no leaderboard"),
)

devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True, comment="SHA-256 of the private token in a cookie"),
    Column("player", Text, comment="whose it is; none: it was taken off. One that is not here is a player"),
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("devices_player", "player"),
)

passes = Table(
    "passes",
    metadata,
    Column("id", Text, primary_key=True, comment="SHA-256 of a secret that lets one more device in, once"),
    Column("player", Text, nullable=False),
    Column("kind", Text, nullable=False, comment="link or code; passkey: for a moment"),
    Column("created", Float, nullable=False),
    Column("expires", Float),
    Column("device", Text, comment="where it was made: it goes with that device"),
    Index("passes_player", "player"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True, comment="the name that the key has in the person's device"),
    Column("player", Text, nullable=False),
    Column("key", Text, nullable=False, comment="the public key, as WebAuthn writes it"),
    Column("counter", Integer, nullable=False, comment="how often it was shown, where the key counts"),
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Column("device", Text, comment="where it was made: it goes with that device"),
    Index("passkeys_player", "player"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True, comment="SHA-256 of what a passkey is to sign, once"),
    Column("device", Text, nullable=False, comment="whose answer is taken"),
    Column("purpose", Text, nullable=False, comment="add or use"),
    Column("expires", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True, comment="SHA-256 of a program's token"),
    Column("player", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("device", Text, nullable=False, server_default="", comment="where it was made; empty: not known"),
    Index("tokens_player", "player"),
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
    Column("request", Text, nullable=False, server_default="", comment="digest of what it stands for"),
    Column("summary", Text, nullable=False, comment="stage and seats to act, as JSON"),
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("position", Text, comment="where the game began, if not at its start"),
    Column("begun", Text, comment="moves taken over from a record, a line each"),
    Column("pace", Float, comment="seconds agreed for a turn; none: as long as it takes"),
    Column("increment", Float, comment="seconds given back for each turn; then the pace is for the game"),
    Column("listed", Boolean, nullable=False, server_default=false(), comment="strangers may join"),
    Column("typed", Boolean, nullable=False, server_default=false(), comment="real dice: nature is typed in"),
    Column("deal", Text, comment="the same for tables with the same game, options, seats and seed"),
    Column("day", Text, comment="the day whose daily deal it is"),
    Column("home", Integer, nullable=False, server_default="1", comment="the seat of whoever opened it"),
    Column("drawn", Boolean, nullable=False, server_default=false(), comment="who begins was drawn by lot"),
    Column("steps", Integer, nullable=False, server_default="0", comment="how many steps it has"),
    Column("head", Text, nullable=False, server_default="", comment="the chain of its last step"),
    Column("origin", Text, comment="how its deal is known beforehand: seed or deal"),
    Column("previous", Text, comment="the table after which the same people play again"),
    Column("joint", Boolean, nullable=False, server_default=false(), comment="each seat adds to the dice"),
    Column("salts", Text, comment="what the seats have added, as JSON, once it is all there"),
    Column("hints", Text, comment="off: nobody is shown good turns; asked: somebody was; none: may be"),
    Column("watchers_named", Boolean, nullable=False, server_default=false(), comment="not only counted"),
    UniqueConstraint("creator", "key", name="tables_creator_key"),
    Index("tables_deal", "deal"),
    Index("tables_previous", "previous"),
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
    Column("link", Text, comment="SHA-256 of the token in the seat's private link"),
    Column("kept_for", Text, comment="the player for whom an open seat is kept"),
    Column("pledge", Text, comment="SHA-256 of the salt that the seat adds to joint dice"),
    Column("salt", Text, comment="what it adds"),
    Column("stand_in", Boolean, nullable=False, server_default=false(), comment="a bot played for somebody"),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_player", "player"),
    Index("seats_link", "link", unique=True),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", Text, nullable=False, comment="another device that came with the seat's private link"),
    PrimaryKeyConstraint("table_id", "seat", "player"),
    Index("holders_player", "player"),
)

put_away = Table(
    "put_away",
    metadata,
    Column("player", Text, nullable=False, comment="who wants it out of sight"),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("player", "table_id"),
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
    Column("chain", Text, nullable=False, server_default="", comment="digest of this step and all before"),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "key", name="steps_key"),
)

refusals = Table(
    "refusals",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False, comment="whose key it was, and what was asked, as digests"),
    Column("problem", Text, nullable=False, comment="what was answered, as JSON"),
    Index("refusals_table", "table_id"),
)

saves = Table(
    "saves",
    metadata,
    Column("count", Integer, nullable=False, comment="how many commits there were; one row"),
)

notes = Table(
    "notes",
    metadata,
    Column("name", Text, primary_key=True, comment="what the server notes for itself"),
    Column("value", Text, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True, comment="from the SHA-256 of the text"),
    Column("player", Text, nullable=False, comment="who brought it first"),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True, comment="who has it may read: it is in the link that is shared"),
    Column("player", Text, nullable=False, comment="who made it, and may change it"),
    Column("key", Text, nullable=False),
    Column("replay", Text, nullable=False, comment="the table or record that it is about"),
    Column("title", Text, nullable=False),
    Column("remarks", Text, nullable=False, comment="what is remarked on which position, as JSON"),
    Column("revision", Integer, nullable=False, comment="how often it was changed"),
    Column("updated", Float, nullable=False),
    Index("studies_player", "player"),
    Index("studies_replay", "replay"),
)

talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, comment="who says it, or whom it is about"),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("said", Text, comment="what a person wrote"),
    Column("code", Text, comment="what happened around the table, as a sentence to be said in any language"),
    Column("args", Text),
    Column("key", Text, nullable=False),
    UniqueConstraint("table_id", "key", name="talk_key"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("deal", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("level", Integer),
    Column("total", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("par", Integer, comment="what the bot that is par made of the same deal, alone"),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_deal", "deal"),
    Index("results_at", "at"),
)

judgements = Table(
    "judgements",
    metadata,
    Column("id", Text, primary_key=True, comment="SHA-256 of what was judged"),
    Column("answer", Text, nullable=False, comment="what came of it, as JSON"),
    Column("at", Float, nullable=False),
)

dailies = Table(
    "dailies",
    metadata,
    Column("game", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("home", Integer, nullable=False, server_default="1", comment="where whoever plays it sits"),
    Column("drawn", Boolean, nullable=False, server_default=false(), comment="who begins was drawn by lot"),
    PrimaryKeyConstraint("game", "day"),
)

calls = Table(
    "calls",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("player", Text, nullable=False, comment="whose webhook is called"),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False, comment="whose turn it is"),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("push", Text, comment="the browser that is told; none: the webhook is called"),
    Index("calls_due", "due"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", Text, primary_key=True, comment="SHA-256 of the address"),
    Column("player", Text, nullable=False),
    Column("device", Text, nullable=False, comment="whose browser it is"),
    Column(
        "endpoint", Text, nullable=False, comment="the address at its push service; it has to be sent there"
    ),
    Column("p256dh", Text, nullable=False, comment="the key for which messages are encrypted"),
    Column("auth", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("pushes_player", "player"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", Text, nullable=False, comment="who is told nothing of its turns"),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("player", "table_id"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True, comment="goes up; nobody has it twice"),
    Column("address", Text, nullable=False, comment="where the others reach it"),
    Column("secret", Text, nullable=False, comment="what they show there"),
    Column("until", Float, nullable=False, comment="if it says nothing by then, it is taken for dead"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", Integer, ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    Index("leases_owner", "owner"),
)

OWNED = tuple(
    table for table in metadata.sorted_tables if "player" in table.c and table not in (seats, results)
)
"""What is a player's alone: it goes with them. Seats and results others need, too."""
