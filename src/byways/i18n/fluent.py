"""Sentences in Fluent's syntax, filled in. What our files use of it: text, holes, choices, other sentences.

Parsed by Fluent's own parser. Its resolver is not used, because it brings the locales of the whole world
(31 MB) for the plurals of three languages; the tests compare this one with it, sentence by sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from fluent.syntax import FluentParser, ast

Value = str | int
Values = Mapping[str, Value]


_ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*|))*", re.MULTILINE)
"""A sentence goes on for as long as its lines are indented."""


class Unfilled(LookupError):
    """Raised when a sentence refers to something that is not there."""


class Bundle:
    """The sentences of one language."""

    def __init__(self, lang: str) -> None:
        self._plural = PLURALS[lang]
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, ast.Pattern] = {}

    def add(self, source: str) -> None:
        """Takes the sentences of a Fluent file. Each is read when first said: all take half a second."""
        self._sources.update((found[1], found[0]) for found in _ENTRY.finditer(source))

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def format(self, name: str, values: Values) -> str:
        """Fills in a sentence.

        :raises Unfilled: there is none of that name, or a value is missing.
        """
        if name not in self._sources:
            raise Unfilled(name)
        return self._text(self._pattern(name), values)

    def _pattern(self, name: str) -> ast.Pattern:
        if name not in self._patterns:
            entry = FluentParser(with_spans=False).parse_entry(self._sources[name])
            if not isinstance(entry, ast.Message) or entry.value is None:
                raise Unfilled(name)
            self._patterns[name] = entry.value
        return self._patterns[name]

    def _text(self, pattern: ast.Pattern, values: Values) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else str(self._value(part.expression, values))
            for part in pattern.elements
        )

    def _value(self, expression: object, values: Values) -> Value:
        match expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                if name not in values:
                    raise Unfilled(f"${name}")
                return values[name]
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.NumberLiteral(value=number):
                return number
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                return self.format(name, values)
            case ast.SelectExpression(selector=selector, variants=variants):
                return self._text(self._chosen(self._value(selector, values), variants), values)
            case ast.Placeable(expression=inner):
                return self._value(inner, values)
        raise Unfilled(f"unsupported: {type(expression).__name__}")

    def _chosen(self, value: Value, variants: list[ast.Variant]) -> ast.Pattern:
        # A word is never one of the numbers, not even “2”: so it is in Fluent.
        names = (value,) if isinstance(value, str) else (str(value), self._plural(value))
        for variant in variants:
            if isinstance(variant.key, ast.Identifier):
                fits = variant.key.name in names
            else:
                fits = isinstance(value, int) and variant.key.value in names
            if fits:
                return variant.value
        return next(variant.value for variant in variants if variant.default)


def _english(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _east_slavic(number: int) -> str:
    last, last_two = abs(number) % 10, abs(number) % 100
    if last == 1 and last_two != 11:
        return "one"
    return "few" if 2 <= last <= 4 and not 12 <= last_two <= 14 else "many"


PLURALS: dict[str, Callable[[int], str]] = {"en": _english, "ru": _east_slavic, "uk": _east_slavic}
"""Which plural a whole number takes, by the rules of CLDR."""
