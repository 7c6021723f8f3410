"""Every command, as thin as can be. What they and their options are for is said in ``i18n/*/help.ftl``."""

from __future__ import annotations

import sys
from json import dumps
from pathlib import Path
from typing import Annotated, Any, Literal

from click.shell_completion import get_completion_class

from byways import __version__
from byways.extras import needed
from byways.i18n import plain_rules, say
from byways.registry import FAULTS, GAMES

from . import arguments
from .arguments import Complaint
from .parser import Commands, Flags, Lang, command_line
from .report import Report
from .usage import Numbers, Whole

app = Commands(
    sections={
        "playing": ("play", "open", "puzzles", "print", "score"),
        "looking": ("games", "rules", "replay", "verify", "review", "ratings"),
        "hosting": ("serve", "admin", "check"),
        "making": ("deck", "board", "laws"),
        "programming": ("engine", "schema", "arena", "train", "perft", "bench", "soak", "completion"),
    }
)
deck = app.below("deck")
board = app.below("board")
app.later("admin", "byways.cli.admin", "server")
app.later("puzzles", "byways.cli.puzzles", "terminal")
app.later("soak", "byways.cli.soak", "server")

Settings = Annotated[list[str] | None, Flags(("--set", "-s"))]
Port = Annotated[int | None, Whole(0, 65535)]
Limit = Annotated[int, Whole(0)]
"""Zero is none at all."""

NAME = "byways"
COMPLETE = "_BYWAYS_COMPLETE"


@app.command("play")
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


@app.command("open")
def open_page(
    *, port: Port = None, browser: bool = True, database: str = "", house: str = "find", lang: Lang
) -> None:
    """Opens tables to a browser on this machine."""
    unlimited = {"make_limit": 0, "ask_limit": 0, "line_limit": 0}
    _serve("127.0.0.1", port, lang, browser=browser, database=database, house=house, **unlimited)


@app.command("serve")
def serve(
    *,
    host: str = "127.0.0.1",
    port: Port = None,
    public: str = "",
    database: str = "",
    open_tables: bool = False,
    webhooks: Literal["public", "private", "off"] = "public",
    make_limit: Limit = 60,
    ask_limit: Limit = 200,
    line_limit: Limit = 30,
    keep_days: int = 0,
    house: str = "",
    log: Literal["text", "json"] = "text",
    processes: int = 1,
    members: str = "127.0.0.1",
    lang: Lang,
) -> None:
    """Opens tables to browsers on other machines, too."""
    _serve(**locals())


def _serve(host: str, port: int | None, lang: str, *, browser: bool = False, **decided: Any) -> None:
    """Serves with what an operator has *decided*, the fields of ``Settings``."""
    with needed("server"):
        from byways.server.run import free_port
        from byways.server.run import serve as run_server
        from byways.server.settings import Settings

        from .admin import complaining

    listener = free_port(host, port)
    if listener is None:
        raise Complaint(say(lang, "server.no_port", host=host, port=port or 0))
    settings = Settings(host, listener.getsockname()[1], **decided)
    with complaining(lang):
        if settings.processes > 1:
            from byways.server.processes import serve_many

            sys.exit(serve_many(settings, listener, lang))
        sys.exit(run_server(settings, listener, lang, browser=browser))


@app.command("check")
def check(database: str, *, lang: Lang) -> None:
    """Looks a database of tables over."""
    with needed("server"):
        from .admin import look_over

    sys.exit(look_over(database, lang))


@app.command("engine")
def engine() -> None:
    """Talks to programs: one JSON object a line on standard input and output."""
    from byways.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


@app.command("games")
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
            print(f"{'':<13} {'  '.join(arguments.offered(facts))}")
    for name, reason in FAULTS.items():
        print(say(lang, "cli.faulty_game", game=name, reason=reason), file=sys.stderr)


@app.command("schema")
def schema(game: str, *, lang: Lang) -> None:
    """Prints the JSON schema of what a seat sees of a game."""
    from byways.library.opening import view_schema

    print(dumps(view_schema(arguments.facts_of(game, lang).name), ensure_ascii=False, indent=2))


@app.command("rules")
def rules(game: str, *, lang: Lang) -> None:
    """Prints the rules of a game, with every ruling of ours."""
    print(plain_rules(lang, arguments.facts_of(game, lang).name), end="")


@app.command("replay")
def replay(file: Path, *, json: bool = False, lang: Lang) -> None:
    """Prints the boards of a recorded game after each round."""
    from .replay import show

    show(*arguments.read_record(file, lang), Report(lang, json))


@app.command("verify")
def verify(file: Path, *, json: bool = False, lang: Lang) -> None:
    """Checks every move and re-derives every roll of a recorded game."""
    from .replay import certify

    certify(*arguments.read_record(file, lang), Report(lang, json))


@app.command("review")
def review(file: Path, *, seat: int = 1, json: bool = False, lang: Lang) -> None:
    """Says how good every turn of a recorded game was."""
    from .review import print_review

    print_review(*arguments.read_record(file, lang), seat, Report(lang, json))


@app.command("ratings")
def ratings(more: list[str] | None = None, *, from_: str, json: bool = False, lang: Lang) -> None:
    """Works out how strong players are, from games alone."""
    with needed("server"):
        from .ratings import print_ratings

    print_ratings([from_, *(more or ())], Report(lang, json))


@app.command("print")
def print_paper(
    game: str,
    *,
    out: Path | None = None,
    paper: str = "a4",
    seats: int | None = None,
    part: list[str] | None = None,
    per_page: int | None = None,
    copies: int = 1,
    set_: Settings = None,
    seed: str | None = None,
    site: str = "http://127.0.0.1:8000",
    colour: bool = False,
    lang: Lang,
) -> None:
    """Writes a PDF to play on paper."""
    from byways.print import Wish

    from .paper import write

    facts = arguments.facts_of(game, lang)
    given, parts = arguments.chosen(facts, set_ or [], lang), tuple(part or ())
    write(Wish(facts, given, lang, paper.lower(), seats, parts, per_page, copies, seed, site, colour), out)


@app.command("score")
def score(game: str, position: str, *, set_: Settings = None, json: bool = False, lang: Lang) -> None:
    """Scores a board that was played on paper."""
    from .paper import judge

    facts = arguments.facts_of(game, lang)
    judge(facts, position, arguments.chosen(facts, set_ or [], lang), Report(lang, json))


@app.command("laws")
def laws(game: str, *, games: int = 2, json: bool = False, lang: Lang) -> None:
    """Checks that a game keeps every law and has every sentence."""
    from .laws import print_faults

    if print_faults(arguments.facts_of(game, lang), games, Report(lang, json)):
        sys.exit(1)


@app.command("perft")
def perft(
    game: str,
    *,
    depth: int = 2,
    seats: int | None = None,
    set_: Settings = None,
    seed: str = "perft",
    chance: list[str] | None = None,
    json: bool = False,
    lang: Lang,
) -> None:
    """Counts the sequences of legal moves, depth by depth, until nature has to move."""
    from .perft import print_counts

    facts = arguments.facts_of(game, lang)
    options = arguments.options_of(facts, set_ or [], lang)
    match = arguments.start(facts, options, seats or facts.seats[0], seed, chance or [], lang)
    print_counts(match, depth, Report(lang, json))


@app.command("bench")
def bench(
    game: str | None = None,
    *,
    rounds: int = 5,
    tables: Annotated[tuple[int, ...], Numbers()] = (25, 50, 100),
    seconds: float = 30,
    bots: int = 0,
    profile: bool = False,
    database: str = "",
    json: bool = False,
    lang: Lang,
) -> None:
    """Measures how fast the rules are, the browser app, or a server under load."""
    report = Report(lang, json)
    if game == "web":
        with needed("server"):
            from .webbench import measure as measure_web

        measure_web(report)
    elif game == "server":
        with needed("server"):
            from .serverbench import measure as measure_server

        measure_server(next(iter(GAMES)), tables, seconds, bots, profile, report)
    elif game == "cluster":
        from .failover import measure_cluster

        measure_cluster(next(iter(GAMES)), tables, seconds, database, report)
    elif game == "restart":
        from .failover import measure_restart

        measure_restart(next(iter(GAMES)), tables, seconds, report)
    else:
        from .bench import measure

        for facts in [arguments.facts_of(game, lang)] if game else GAMES.values():
            measure(facts, rounds, report)


@app.command("arena")
def arena(
    game: str,
    players: list[str],
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
    program: list[str] | None = None,
    dask: str | None = None,
    lang: Lang,
) -> None:
    """Lets players meet on the same deals, from every seat, and says who is better and how surely."""
    from .arena import Wishes, compete

    where = (dice, jobs, csv, json, plot, tuple(program or ()), dask)
    wishes = Wishes(tuple(players), seats, tuple(set_ or ()), deals, seed, *where)
    compete(game, wishes, lang)


@app.command("train")
def train(
    game: str,
    folder: Path,
    *,
    net: str | None = None,
    minutes: float = 18,
    stop_after: float | None = None,
    jobs: int | None = None,
    seed: Limit = 1,
    dask: str | None = None,
    weights: Path | None = None,
    lang: Lang,
) -> None:
    """Plays games, learns from them and writes what bots know; run again, it goes on."""
    from .train import Lesson, learn

    learn(game, folder, Lesson(net, minutes, stop_after, jobs, seed, dask, weights), lang)


@deck.command("check")
@board.command("check")
def check_file(file: Path, *, lang: Lang) -> None:
    """Says what is wrong in a data file, by line."""
    from .files import check

    check(file, lang)


@board.command("new")
def new_board(*, game: str | None = None, lang: Lang, **settings: str) -> None:
    """Makes a new board from settings."""
    from .files import make

    print(make("board", game, settings, lang), end="")


@app.command("completion")
def completion(shell: Literal["bash", "zsh", "fish"], *, lang: Lang) -> None:
    """Prints what completes these commands in a shell."""
    found = get_completion_class(shell)
    assert found is not None
    script = found(command_line(app, NAME, __version__, lang), {}, NAME, COMPLETE).source()
    if shell == "zsh":
        print("(( $+functions[compdef] )) || { autoload -Uz compinit && compinit -u }")
    # Click cuts a description at its first comma.
    print(script.replace('string split ","', 'string split -m 1 ","') if shell == "fish" else script)
