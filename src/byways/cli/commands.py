"""Every command, as thin as can be. What they and their options are for is said in ``i18n/*/help.ftl``."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from byways import __version__
from byways.i18n import plain_rules, say
from byways.registry import GAMES

from . import ask
from .ask import Complaint, Lang, Misuse
from .report import Report

app = App(name="byways", version=__version__)
deck = App(name="deck")
board = App(name="board")
app.command(deck)
app.command(board)
app.command("byways.cli.admin:admin", name="admin")
app.command("byways.cli.soak:soak", name="soak")

Settings = Annotated[list[str] | None, Parameter(name=["--set", "-s"], negative=())]
Chances = Annotated[list[str] | None, Parameter(name="--chance", negative=())]
Numbers = Annotated[
    tuple[int, ...],
    Parameter(n_tokens=1, converter=lambda _, tokens: tuple(map(int, tokens[0].value.split(",")))),
]
Tokens = Annotated[str, Parameter(show=False, allow_leading_hyphen=True)]


def run() -> None:
    """Runs the command line; a complaint goes to standard error with status 1, or 2 if it is about usage."""
    try:
        if {"--help", "-h"} & set(sys.argv) or len(sys.argv) == 1:
            from .explain import explain

            explain(app, sys.argv)
        app.meta(exit_on_error=False, print_error=True)
    except CycloptsError:
        sys.exit(2)
    except Complaint as e:
        print(e, file=sys.stderr)
        sys.exit(2 if isinstance(e, Misuse) else 1)
    except BrokenPipeError:
        # Whoever read our output has heard enough; the interpreter must not try to flush it again.
        sys.stdout = None
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)


@app.meta.default
def launch(*tokens: Tokens, lang: str | None = None) -> None:
    """Runs a command in a language."""
    command, given, unread = app.parse_args(tokens, exit_on_error=False, print_error=True)
    spoken = ask.language(lang)
    if "lang" in unread:
        given.arguments["lang"] = spoken
    command(*given.args, **given.kwargs)


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
    lang: Lang,
) -> None:
    """Sits down at a table in the terminal."""
    from .play import Wishes, sit_down

    settings = tuple(set_ or ())
    wishes = Wishes(seats, bots, level, settings, seed, paper=paper, plain=plain, name=name, begins=begins)
    sit_down(game, wishes, lang)


@app.command(name="open")
def open_page(
    *, port: int | None = None, browser: bool = True, database: str = "", house: str = "find", lang: Lang
) -> None:
    """Opens tables to a browser on this machine."""
    _serve("127.0.0.1", port, "", database, browser, lang, house=house)


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
    house: str = "",
    log: Literal["text", "json"] = "text",
    lang: Lang,
) -> None:
    """Opens tables to browsers on other machines, too."""
    limits = (make_limit, ask_limit, line_limit)
    _serve(host, port, public, database, False, lang, limits, webhooks, keep_days, open_tables, house, log)


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
    house: str = "",
    log: Literal["text", "json"] = "text",
) -> None:
    from byways.server.errors import Trouble
    from byways.server.run import free_port
    from byways.server.run import serve as run_server
    from byways.server.settings import Settings

    listener = free_port(host, port)
    if listener is None:
        raise Complaint(say(lang, "server.no_port", host=host, port=port or 0))
    settings = Settings(
        host,
        listener.getsockname()[1],
        database,
        public,
        *limits,
        webhooks,
        keep_days,
        open_tables,
        house,
        log,
    )
    try:
        sys.exit(run_server(settings, listener, lang, browser=browser))
    except Trouble as e:
        raise Complaint(say(lang, e.code, e.words)) from e


@app.command
def check(database: str, *, lang: Lang) -> None:
    """Looks a database of tables over."""
    from .check import look_over

    sys.exit(look_over(database, lang))


@app.command
def engine() -> None:
    """Talks to programs: one JSON object a line on standard input and output."""
    from byways.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


@app.command
def games(*, json: bool = False, lang: Lang) -> None:
    """Lists the games."""
    report = Report(lang, json)
    for facts in GAMES.values():
        title, about = (say(lang, f"{facts.name}.{each}") for each in ("name", "about"))
        if json:
            known = {"name": facts.name, "title": title, "about": about, "rules": facts.rules}
            report.data({**known, "seats": facts.seats, "options": facts.schema})
        else:
            print(f"{facts.name:<8} {facts.seats[0]}–{facts.seats[1]}  {title}\n{'':<13} {about}")


@app.command
def rules(game: str, *, lang: Lang) -> None:
    """Prints the rules of a game, with every ruling of ours."""
    print(plain_rules(lang, ask.facts_of(game, lang).name), end="")


@app.command
def replay(file: Path, *, json: bool = False, lang: Lang) -> None:
    """Prints the boards of a recorded game after each round."""
    from .replay import show

    show(*ask.read_record(file, lang), Report(lang, json))


@app.command
def verify(file: Path, *, json: bool = False, lang: Lang) -> None:
    """Checks every move and re-derives every roll of a recorded game."""
    from .replay import certify

    certify(*ask.read_record(file, lang), Report(lang, json))


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
    lang: Lang,
) -> None:
    """Writes a PDF to play on paper."""
    from .paper import write

    facts = ask.facts_of(game, lang)
    given = ask.chosen(facts, set_ or [], lang)
    write(out, lang, facts, given, paper, seats, tuple(part or ()), per_page, copies, seed, site)


@app.command
def score(game: str, position: str, *, set_: Settings = None, json: bool = False, lang: Lang) -> None:
    """Scores a board that was played on paper."""
    from .paper import judge

    facts = ask.facts_of(game, lang)
    judge(facts, position, ask.chosen(facts, set_ or [], lang), Report(lang, json))


@app.command
def perft(
    game: str,
    *,
    depth: int = 2,
    seats: int | None = None,
    set_: Settings = None,
    seed: str = "perft",
    chance: Chances = None,
    json: bool = False,
    lang: Lang,
) -> None:
    """Counts the sequences of legal moves, depth by depth, until nature has to move."""
    from .perft import count

    facts, report = ask.facts_of(game, lang), Report(lang, json)
    options = ask.options_of(facts, set_ or [], lang)
    match = ask.start(facts, options, seats or facts.seats[0], seed, chance or [], lang)
    if not json:
        print("\n".join(map(str, match.log)))
    for deep in range(1, depth + 1):
        start = perf_counter()
        found = count(match.game, match.state, deep)
        report.figure(
            "cli.perft", {"depth": deep, "nodes": found, "rate": round(found / (perf_counter() - start))}
        )


@app.command
def bench(
    game: str | None = None,
    *,
    rounds: int = 5,
    tables: Numbers = (25, 50, 100),
    seconds: float = 30,
    bots: int = 0,
    profile: bool = False,
    json: bool = False,
    lang: Lang,
) -> None:
    """Measures how fast the rules are, the browser app, or a server under load."""
    report = Report(lang, json)
    if game == "web":
        from .webbench import measure as measure_web

        measure_web(report)
    elif game == "server":
        from .serverbench import measure as measure_server

        measure_server(next(iter(GAMES)), tables, seconds, bots, profile, report)
    else:
        from .bench import measure

        for facts in [ask.facts_of(game, lang)] if game else GAMES.values():
            measure(facts, rounds, report)


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
    plot: Path | None = None,
    program: Annotated[list[str] | None, Parameter(negative=())] = None,
    dask: str | None = None,
    lang: Lang,
) -> None:
    """Lets players meet on the same deals, from every seat, and says who is better and how surely."""
    from .arena import Wishes, compete

    where = (dice, jobs, csv, json, plot, tuple(program or ()), dask)
    wishes = Wishes(tuple(players), seats, tuple(set_ or ()), deals, seed, *where)
    compete(game, wishes, lang)


@app.command
def train(
    game: str,
    folder: Path,
    *,
    net: str | None = None,
    minutes: float = 18,
    stop_after: float | None = None,
    jobs: int | None = None,
    seed: int = 1,
    dask: str | None = None,
    lang: Lang,
) -> None:
    """Plays games, learns from them and writes what bots know; run again, it goes on."""
    from .train import Lesson, learn

    learn(game, folder, Lesson(net, minutes, stop_after, jobs, seed, dask), lang)


@deck.command(name="check")
@board.command(name="check")
def check_file(file: Path, *, lang: Lang) -> None:
    """Says what is wrong in a data file, by line."""
    from .files import check

    check(file, lang)


@board.command(name="new")
def new_board(*, game: str | None = None, lang: Lang, **settings: str) -> None:
    """Makes a new board from settings."""
    from .files import make

    print(make("board", game, settings, lang), end="")
