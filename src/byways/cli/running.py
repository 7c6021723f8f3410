"""Runs the command line: whatever a command raises is said here, as a sentence."""

from __future__ import annotations

import os
import sys
from errno import ENOSPC
from io import TextIOWrapper
from pathlib import Path

import click
from click.shell_completion import shell_complete

from byways import __version__
from byways.extras import MissingExtra
from byways.i18n import MissingSentence, phrase, say
from byways.kernel.facts import BadOptions
from byways.kernel.lines import BadRecord

from . import arguments
from .arguments import Complaint, Misuse
from .commands import COMPLETE, NAME, app
from .parser import command_line
from .usage import misused


def run() -> None:
    """Runs the command line; a complaint goes to standard error with status 1, or 2 if it is about usage."""
    words, lang = sys.argv[1:], arguments.language()
    _mend_streams()
    try:
        lang = arguments.language(arguments.spoken(words))
        line = command_line(app, NAME, __version__, lang)
        if COMPLETE in os.environ:
            sys.exit(shell_complete(line, {}, NAME, COMPLETE, os.environ[COMPLETE]))
        with line.make_context(NAME, words or ["--help"]) as context:
            line.invoke(context)
    except click.exceptions.Exit as e:
        sys.exit(e.exit_code)
    except click.UsageError as e:
        print(misused(e, lang), file=sys.stderr)
        sys.exit(2)
    except BadOptions as e:
        print(phrase(lang, e.refusal), file=sys.stderr)
        sys.exit(2)
    except BadRecord as e:
        print(arguments.reasons(lang, e.refusal, *e.because), file=sys.stderr)
        sys.exit(1)
    except Complaint as e:
        print(e, file=sys.stderr)
        sys.exit(2 if isinstance(e, Misuse) else 1)
    except MissingExtra as e:
        print(e.sentence(lang), file=sys.stderr)
        sys.exit(2)
    except MissingSentence as e:
        print(say(lang, "cli.missing_sentence", sentence=str(e)), file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:
        # Whoever read our output has heard enough; the interpreter must not try to flush it again.
        sys.stdout = None
        sys.exit(0)
    except OSError as e:
        # A file that nobody looked at before, or a full disk behind standard output.
        if e.filename is None and e.errno != ENOSPC:
            raise
        sys.stdout = None
        print(say(lang, "cli.no_file", file=str(e.filename or "-")), file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


def _mend_streams() -> None:
    """Reads nothing and writes nowhere where a stream is closed; what an encoding lacks becomes ``?``."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
        elif mode == "w" and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
