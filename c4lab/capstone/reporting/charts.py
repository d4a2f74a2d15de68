"""Charts for a report, as SVG: the cost of each step, and the score of each match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import floor, log10

from c4lab.capstone.noted_steps import Step
from c4lab.pictures.theme import FILL, svg
from c4lab.players import MatchResult

WIDTH, ROW, TOP = 640, 44, 8
LEFT = 8
SHORTEST = 4  # the length of the shortest bar


def costs(steps: Sequence[Step], what: str) -> str:
    """A bar for each step without a problem, on a logarithmic scale; "" without such steps.

    `what` is "nodes" or "seconds".
    """
    known = [(step.name, float(getattr(step, what) or 0)) for step in steps if not step.problem]
    known = [(name, value) for name, value in known if value > 0]
    if not known:
        return ""
    lowest = floor(log10(min(value for _, value in known)))
    highest = max(log10(max(value for _, value in known)), lowest + 1)
    rows = []
    for number, (name, value) in enumerate(known):
        y = TOP + ROW * number
        share = (log10(value) - lowest) / (highest - lowest)
        length = SHORTEST + share * (WIDTH - 2 * LEFT - SHORTEST)
        amount = f"{value:,.0f}" if what == "nodes" else f"{value:.3g} s"
        rows.append(
            f'<text x="{LEFT}" y="{y + 15}" font-size="15">{escape(name)}: {amount}</text>'
            f'<rect x="{LEFT}" y="{y + 21}" width="{length:.0f}" height="14" rx="3" '
            f'fill="{FILL["board"]}"/>'
        )
    values = "; ".join(f"{name} {value:,.4g}" for name, value in known)
    title = f"{what} a position, on a logarithmic scale: {values}"
    return svg(WIDTH, 2 * TOP + ROW * len(known), "".join(rows), title)


def scores(matches: Mapping[str, MatchResult]) -> str:
    """For each match its score as a circle and its interval as a line, from 0 to 1; "" for none."""
    if not matches:
        return ""
    wide, rows = WIDTH - 2 * LEFT, []
    height = 2 * TOP + ROW * len(matches)
    half = LEFT + wide / 2
    rows.append(
        f'<line x1="{half}" y1="0" x2="{half}" y2="{height}" stroke="{FILL["soft"]}" '
        'stroke-dasharray="4 4"/>'
    )
    for number, (name, result) in enumerate(matches.items()):
        y = TOP + ROW * number
        low, high = (LEFT + wide * end for end in result.interval)
        middle = LEFT + wide * result.score
        shown = f"{escape(name)}: {result.score:.2f}"
        rows.append(
            f'<text x="{LEFT}" y="{y + 15}" font-size="15">{shown}</text>'
            f'<line x1="{low:.0f}" y1="{y + 28}" x2="{high:.0f}" y2="{y + 28}" '
            f'stroke="{FILL["board"]}" stroke-width="4"/>'
            f'<circle cx="{middle:.0f}" cy="{y + 28}" r="7" fill="{FILL["board"]}"/>'
        )
    values = "; ".join(
        f"{name} {result.score:.2f} ({result.interval.low:.2f} to {result.interval.high:.2f})"
        for name, result in matches.items()
    )
    return svg(WIDTH, height, "".join(rows), f"Scores with 95 % intervals, from 0 to 1: {values}")
