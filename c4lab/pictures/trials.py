"""What searches with different tables cost: a row for each search, with bars to compare."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from c4lab.pictures.theme import FILL, svg

WIDTH, NODES, NODES_BAR, RATE, RATE_BAR = 800.0, 350.0, 180.0, 620.0, 100.0  # left ends and widths
HEAD, ROW, BAR = 32.0, 48.0, 20.0


class Trial(NamedTuple):
    """A search with a table: it looked at `nodes` positions and asked the table about each of them;
    the table answered `hits` times."""

    table: str
    rule: str
    nodes: int
    hits: int

    @property
    def hit_rate(self) -> float:
        return self.hits / self.nodes if self.nodes else 0.0


def draw_trials(trials: Sequence[Trial], title: str) -> str:
    """Returns an SVG with a row for each trial, in order; the last row, the newest, is marked."""
    most = max((trial.nodes for trial in trials), default=0) or 1
    rows = [
        part
        for number, trial in enumerate(trials, 1)
        for part in _row(HEAD + ROW * (number - 1), trial, most, number == len(trials))
    ]
    heads = (
        _text(NODES, 20, "nodes", size=13)
        + _text(RATE, 20, "hit rate", size=13)
        + f'<path d="M0 {HEAD - 3:g}H{WIDTH:g}" stroke="{FILL["line"]}"/>'
    )
    return svg(WIDTH, HEAD + ROW * len(trials), heads + "".join(rows), title)


def _row(y: float, trial: Trial, most: int, is_last: bool) -> list[str]:
    weight = "700" if is_last else "400"
    mark = f'<path d="M2 {y + 9:g}l8 6-8 6z" fill="{FILL["ink"]}"/>' if is_last else ""
    return [
        mark,
        _text(16, y + 20, trial.table, weight, size=13),
        _text(16, y + 38, trial.rule, weight, size=13),
        *_bar(NODES, y + 12, NODES_BAR, trial.nodes / most, f"{trial.nodes:,}", weight),
        *_bar(RATE, y + 12, RATE_BAR, trial.hit_rate, f"{trial.hit_rate:.2f}", weight),
    ]


def _bar(x: float, y: float, width: float, share: float, text: str, weight: str) -> list[str]:
    return [
        f'<rect x="{x:g}" y="{y:g}" width="{width * share:.1f}" height="{BAR:g}" '
        f'fill="{FILL["good"]}"/>',
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{BAR:g}" fill="none" '
        f'stroke="{FILL["soft"]}"/>',
        _text(x + width + 8, y + 15, text, weight),
    ]


def _text(x: float, y: float, text: str, weight: str = "400", size: int = 14) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" '
        f'fill="{FILL["ink"]}">{escape(text)}</text>'
    )
