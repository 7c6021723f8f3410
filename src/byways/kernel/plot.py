"""Plain charts as SVG, for figures that are looked at once: means with their intervals, and curves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from xml.sax.saxutils import escape

WIDE, LEFT, ROW = 720, 150, 28
HIGH = 360
INKS = ("#1b6ca8", "#c0392b", "#2e8b57", "#8e44ad", "#b9770e", "#34495e")
TICKS = 5


def ranges(rows: Sequence[tuple[str, float, float]]) -> str:
    """Draws a mean and its margin for each name, one below the other."""
    low = min(value - margin for _, value, margin in rows)
    high = max(value + margin for _, value, margin in rows)
    bottom = ROW * (len(rows) + 1)
    parts = list(_scale(low, high, bottom))
    for number, (name, value, margin) in enumerate(rows):
        y = ROW * (number + 1) - ROW // 3
        start, middle, end = (_across(at, low, high) for at in (value - margin, value, value + margin))
        parts.append(_text(LEFT - 12, y + 4, name, "end"))
        parts.append(f'<path d="M{start:.1f} {y}H{end:.1f}" stroke="{INKS[0]}" stroke-width="3"/>')
        parts.append(f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="{INKS[0]}"/>')
    return _sheet(bottom + ROW, parts)


def curves(series: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """Draws each series as a curve over its first numbers, with its name at the last point."""
    points = [point for each in series.values() for point in each]
    low, high = min(x for x, _ in points), max(x for x, _ in points)
    least, most = min(y for _, y in points), max(y for _, y in points)
    tall = (most - least) or 1.0
    parts = list(_scale(low, high, HIGH))

    def down(y: float) -> float:
        return HIGH - 20 - (y - least) / tall * (HIGH - 40)

    for number in range(TICKS):
        y = least + tall * number / (TICKS - 1)
        parts.append(_text(LEFT - 12, down(y) + 4, f"{y:.4g}", "end"))
    for number, (name, each) in enumerate(series.items()):
        ink = INKS[number % len(INKS)]
        way = " ".join(f"{_across(x, low, high):.1f},{down(y):.1f}" for x, y in each)
        parts.append(f'<polyline points="{way}" fill="none" stroke="{ink}" stroke-width="2"/>')
        last = each[-1]
        parts.append(_text(_across(last[0], low, high) - 4, down(last[1]) - 8, name, "end", ink))
    return _sheet(HIGH + ROW, parts)


def _across(value: float, low: float, high: float) -> float:
    return LEFT + (value - low) / ((high - low) or 1.0) * (WIDE - LEFT - 40)


def _scale(low: float, high: float, bottom: float) -> Iterable[str]:
    for number in range(TICKS):
        value = low + (high - low) * number / (TICKS - 1)
        x = _across(value, low, high)
        yield f'<path d="M{x:.1f} 8V{bottom}" stroke="#ddd"/>'
        yield _text(x, bottom + 16, f"{value:.4g}", "middle")


def _text(x: float, y: float, words: str, anchor: str, ink: str = "#333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{ink}">{escape(words)}</text>'


def _sheet(high: float, parts: Iterable[str]) -> str:
    size = f'viewBox="0 0 {WIDE} {high}" font-family="sans-serif" font-size="13"'
    paper = f'<path d="M0 0H{WIDE}V{high}H0Z" fill="#fff"/>'
    return "\n".join((f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', paper, *parts, "</svg>", ""))
