"""What is not installed with the package itself, and how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from byways.i18n import LANGUAGES, say


class MissingExtra(ImportError):
    """Raised when something needs libraries that are not installed; says the command that installs them."""

    def __init__(self, extra: str, missing: str | None) -> None:
        self.extra = extra
        super().__init__(name=missing)
        self.msg = self.sentence(LANGUAGES[0])

    @property
    def command(self) -> str:
        """What installs them."""
        return f'pip install "byways[{self.extra}]"'

    def sentence(self, lang: str) -> str:
        """Says so in a language."""
        return say(lang, "cli.missing_extra", library=self.name or self.extra, command=self.command)


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Stands around imports that need an extra.

    :raises MissingExtra: it is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as e:
        if e.name is None or e.name.partition(".")[0] == __name__.partition(".")[0]:
            raise
        raise MissingExtra(extra, e.name) from None
