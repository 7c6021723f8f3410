"""Every command, as thin as can be."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from byways import __version__
from byways.i18n import plain_rules, say
from byways.registry import GAMES

from . import ask
from .ask import Complaint

app = App(name="byways", version=__version__, help="Play network-building tabletop games.")
deck = App(name="deck", help="Decks and other lists of one's own.")
board = App(name="board", help="Boards of one's own.")
app.command(deck)
app.command(board)

Settings = Annotated[list[str] | None, Parameter(name=["--set", "-s"], negative=())]
Chances = Annotated[list[str] | None, Parameter(name="--chance", negative=())]


def run(app: App) -> None:
    """Runs the command line; a complaint is said on standard error with status 1."""
    try:
        app()
    except Complaint as e:
        print(e, file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:
        # Whoever read our output has heard enough; the interpreter must not try to flush it again.
        sys.stdout = None
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)


@app.command
def play(
    game: str | None = None,
    *,
    seats: int | None = None,
    bots: int = 0,
    level: int = 2,
    begins: int | None = None,
    set_: Settings = None,
    seed: str | None = None,
    paper: bool = False,
    plain: bool = False,
    name: str = "",
    lang: str | None = None,
) -> None:
    """Sit down at a table in the terminal.

    Parameters
    ----------
    game
        Which game, or the link of a table on a server; asked for if left out.
    seats
        How many players there are, bots included.
    bots
        How many of them are bots; they sit after the people.
    level
        How strong the bots are, from 1.
    begins
        Who begins: the number of a player, people counted before bots; drawn by lot if left out.
    set_
        An option, such as ``--set edition=2019``; may be repeated.
    seed
        The secret from which the dice are derived; a fresh one if left out.
    paper
        Real dice and cards: type in what was rolled or drawn.
    plain
        Line by line, without a screen of its own; always so where there is no terminal.
    name
        How the others at a table on a server shall call you.
    lang
        en, ru or uk; else the language of the system.
    """
    from .play import Wishes, sit_down

    wishes = Wishes(
        seats, bots, level, tuple(set_ or ()), seed, paper=paper, plain=plain, name=name, begins=begins
    )
    sit_down(game, wishes, ask.language(lang))


@app.command(name="open")
def open_page(
    *, port: int | None = None, browser: bool = True, database: str = "", lang: str | None = None
) -> None:
    """Play in the browser, on this machine only.

    Parameters
    ----------
    port
        The port; the first free one from 8000 on if left out.
    browser
        Whether to open the page at once.
    database
        Where tables are kept, such as ``sqlite:///games.db``; the user's data folder if left out.
    lang
        en, ru or uk; else the language of the system.
    """
    _serve("127.0.0.1", port, "", database, browser, ask.language(lang))


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    public: str = "",
    database: str = "",
    open_tables: bool = False,
    webhooks: Literal["public", "private", "off"] = "public",
    make_limit: int = 60,
    ask_limit: int = 200,
    line_limit: int = 30,
    keep_days: int = 0,
    lang: str | None = None,
) -> None:
    """Open tables to browsers on other machines, too.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port; the first free one from 8000 on if left out.
    public
        The address under which browsers come here, such as ``https://play.example.org``.
    database
        Where tables are kept, such as ``sqlite:///games.db``; the user's data folder if left out.
    open_tables
        Whether people may open tables that strangers can join from the lobby.
    webhooks
        Where players may have messages sent: to public addresses, to private ones, too, or nowhere.
    make_limit
        How many tables, tokens and records, of each kind, a visitor may make a minute; 0 for no limit.
    ask_limit
        How many requests a second an address may send for long; 0 for no limit.
    line_limit
        How many lines to tables a visitor may hold at a time, an address ten times as many; 0 for no limit.
    keep_days
        After how many days at rest tables and records are deleted; 0 for never.
    lang
        en, ru or uk; else the language of the system.
    """
    limits = (make_limit, ask_limit, line_limit)
    _serve(host, port, public, database, False, ask.language(lang), limits, webhooks, keep_days, open_tables)


def _serve(
    host: str,
    port: int | None,
    public: str,
    database: str,
    browser: bool,
    lang: str,
    limits: tuple[int, int, int] = (0, 0, 0),
    webhooks: Literal["public", "private", "off"] = "public",
    keep_days: int = 0,
    open_tables: bool = False,
) -> None:
    from byways.server.errors import Trouble
    from byways.server.run import free_port
    from byways.server.run import serve as run_server
    from byways.server.settings import Settings

    listener = free_port(host, port)
    if listener is None:
        raise Complaint(say(lang, "server.no_port", host=host, port=port or 0))
    settings = Settings(
        host, listener.getsockname()[1], database, public, *limits, webhooks, keep_days, open_tables
    )
    try:
        sys.exit(run_server(settings, listener, lang, browser=browser))
    except Trouble as e:
        raise Complaint(say(lang, e.code, e.words)) from e


@app.command
def check(database: str, *, lang: str | None = None) -> None:
    """Look a database of tables over, and tell what is damaged; nothing is changed.

    Parameters
    ----------
    database
        A file, or an address such as ``postgresql://…``.
    lang
        en, ru or uk; else the language of the system.
    """
    from .check import look_over

    sys.exit(look_over(database, ask.language(lang)))


@app.command
def engine() -> None:
    """Talk to programs: one JSON object a line on standard input and output."""
    from byways.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


@app.command
def games(*, lang: str | None = None) -> None:
    """List the games."""
    lang = ask.language(lang)
    for facts in GAMES.values():
        low, high = facts.seats
        print(f"{facts.name:<8} {low}–{high}  {say(lang, f'{facts.name}.name')}")
        print(f"{'':<13} {say(lang, f'{facts.name}.about')}")


@app.command
def rules(game: str, *, lang: str | None = None) -> None:
    """Print the rules of a game, with every ruling of ours."""
    lang = ask.language(lang)
    print(plain_rules(lang, ask.facts_of(game, lang).name), end="")


@app.command
def replay(file: Path, *, json: bool = False, lang: str | None = None) -> None:
    """Print the boards of a recorded game after each round.

    Parameters
    ----------
    file
        A record.
    json
        One JSON object a line instead of pictures.
    lang
        en, ru or uk; else the language of the system.
    """
    from .replay import show

    lang = ask.language(lang)
    show(*ask.read_record(file, lang), lang, as_json=json)


@app.command
def verify(file: Path, *, lang: str | None = None) -> None:
    """Check every move and re-derive every roll of a recorded game."""
    from .replay import certify

    lang = ask.language(lang)
    print(certify(*ask.read_record(file, lang), lang))


@app.command(name="print")
def print_paper(
    game: str,
    *,
    out: Path | None = None,
    paper: str = "a4",
    seats: int | None = None,
    part: Annotated[list[str] | None, Parameter(negative=())] = None,
    per_page: int | None = None,
    copies: int = 1,
    set_: Settings = None,
    seed: str | None = None,
    site: str = "http://127.0.0.1:8000",
    lang: str | None = None,
) -> None:
    """Write a PDF to play on paper: boards, cards, dice, tokens; or, with a seed, a sealed deal.

    Parameters
    ----------
    game
        Which game.
    out
        The file to write; ``byways-GAME.pdf`` if left out.
    paper
        a4 or letter.
    seats
        For how many players.
    part
        Only this part, such as ``--part boards``; may be repeated.
    per_page
        How many boards go on a page, where there is a choice.
    copies
        How many times each sheet and each piece is printed.
    set_
        An option, such as ``--set edition=2019``; may be repeated.
    seed
        Print the deal that follows from this text, sealed in folds, with a code that opens it in the app.
    site
        Where the app is, for that code.
    lang
        en, ru or uk; else the language of the system.
    """
    from .paper import write

    lang = ask.language(lang)
    facts = ask.facts_of(game, lang)
    given = ask.chosen(facts, set_ or [], lang)
    write(out, lang, facts, given, paper, seats, tuple(part or ()), per_page, copies, seed, site)


@app.command
def score(game: str, position: str, *, set_: Settings = None, lang: str | None = None) -> None:
    """Score a board that was played on paper: every line explained, with its places.

    Parameters
    ----------
    game
        Which game.
    position
        The board as text, such as ``'b1=H-H- b2=HH--'``.
    set_
        An option, such as ``--set edition=2019``; may be repeated.
    lang
        en, ru or uk; else the language of the system.
    """
    from .paper import judge

    lang = ask.language(lang)
    facts = ask.facts_of(game, lang)
    print(judge(facts, position, ask.chosen(facts, set_ or [], lang), lang))


@app.command
def perft(
    game: str,
    *,
    depth: int = 2,
    seats: int | None = None,
    set_: Settings = None,
    seed: str = "perft",
    chance: Chances = None,
    lang: str | None = None,
) -> None:
    """Count the sequences of legal moves of the first seat to move, depth by depth.

    Parameters
    ----------
    game
        Which game.
    depth
        How many moves deep.
    seats
        How many players; the fewest if left out.
    set_
        An option, such as ``--set edition=2019``; may be repeated.
    seed
        From which nature's moves follow.
    chance
        A move of nature, such as ``--chance 'roll hs rc rt ov'``; may be repeated.
    lang
        en, ru or uk; else the language of the system.
    """
    from .perft import count

    lang = ask.language(lang)
    facts = ask.facts_of(game, lang)
    options = ask.options_of(facts, set_ or [], lang)
    match = ask.start(facts, options, seats or facts.seats[0], seed, chance or [], lang)
    for line in match.log:
        print(line)
    seat = min(match.to_act)
    for deep in range(1, depth + 1):
        print(f"{deep} {count(match.game, match.state, seat, deep)}")


@app.command
def bench(
    game: str | None = None,
    *,
    rounds: int = 5,
    tables: str = "25,50,100",
    seconds: float = 30,
    profile: bool = False,
    lang: str | None = None,
) -> None:
    """Measure how fast the rules are, also as ratios to a loop run in the same process.

    Parameters
    ----------
    game
        Which game; all if left out; ``web`` measures the browser app instead, ``server`` a server under load.
    rounds
        How many random games to measure for each set of options.
    tables
        How many tables of four people are played at the server, one figure after the other.
    seconds
        How long each of these is measured.
    profile
        Say where the server's time goes; it is slower meanwhile.
    lang
        en, ru or uk; else the language of the system.
    """
    from .bench import measure

    lang = ask.language(lang)
    if game == "web":
        from .webbench import measure as measure_web

        measure_web(lang)
        return
    if game == "server":
        from .serverbench import measure as measure_server

        measure_server(next(iter(GAMES)), tuple(map(int, tables.split(","))), seconds, profile, lang)
        return
    names = [ask.facts_of(game, lang).name] if game else list(GAMES)
    for name in names:
        measure(GAMES[name], rounds, lang)


@app.command
def arena(
    game: str,
    players: Annotated[list[str], Parameter(negative=())],
    *,
    seats: int | None = None,
    set_: Settings = None,
    deals: int = 100,
    seed: str = "arena",
    dice: Path | None = None,
    jobs: int | None = None,
    csv: Path | None = None,
    json: Path | None = None,
    lang: str | None = None,
) -> None:
    """Let players meet on the same deals, from every seat, and say who is better and how surely.

    Parameters
    ----------
    game
        Which game.
    players
        Who: levels from 1 on, ``chance`` or ``greedy``, which play any game.
    seats
        How many sit at a table; the fewest that the game allows if left out.
    set_
        An option, such as ``--set scenario=4``; may be repeated.
    deals
        How many deals; every two players meet on each from both sides.
    seed
        What the deals follow from.
    dice
        Published dice for one seat, columns ``seed`` and ``dice``, instead of deals from the seed.
    jobs
        How many games at a time; as many as there are cores if left out.
    csv
        Where every game is kept as it ends; a run that was stopped goes on from there.
    json
        Where the figures are written.
    lang
        en, ru or uk; else the language of the system.
    """
    from .arena import Wishes, compete

    wishes = Wishes(tuple(players), seats, tuple(set_ or ()), deals, seed, dice, jobs, csv, json)
    compete(game, wishes, ask.language(lang))


@app.command
def soak(*, lines: int = 1_000_000, seed: str = "soak") -> None:
    """Send mutated lines to the engine and see that it answers every one.

    Parameters
    ----------
    lines
        How many.
    seed
        What they follow from.
    """
    from .soak import send

    send(lines, seed)


@deck.command(name="check")
def check_deck(file: Path, *, lang: str | None = None) -> None:
    """Say what is wrong in a data file, by line."""
    from .files import check

    check(file, ask.language(lang))


@board.command(name="check")
def check_board(file: Path, *, lang: str | None = None) -> None:
    """Say what is wrong in a board file, by line."""
    from .files import check

    check(file, ask.language(lang))


@board.command(name="new")
def new_board(*, game: str | None = None, lang: str | None = None, **settings: str) -> None:
    """Make a new board from settings such as ``--scenario 4 --players 3 --seed x``."""
    from .files import make

    print(make("board", game, settings, ask.language(lang)), end="")
