"""The result of a race as a sentence."""

from collections import defaultdict
from statistics import fmean
from typing import Any

from c4lab.tables import records

Row = dict[str, Any]


def finding(table: Any, y: str) -> str:
    """The result of a race as a sentence: the best contender compared with the first.

    It compares sums over the runs (position and depth) that both have finished.
    """
    rows = [row for row in records(table) if row[y] is not None]
    first, *others = dict.fromkeys(row["contender"] for row in rows)
    of = {name: _by_run(rows, name, y) for name in (first, *others)}
    ratios = {}
    for other in others:
        both = of[first].keys() & of[other].keys()
        if both and (total := sum(of[other][run] for run in both)) > 0:
            ratios[other] = sum(of[first][run] for run in both) / total
    best = max(ratios, key=lambda name: ratios[name], default=None)
    if best is None:
        total = sum(row[y] for row in rows)
        return f"{first} {'looks at' if y == 'nodes' else 'takes'} {amount(total, y)}"
    ratio = ratios[best]
    if ratio < 1.005:
        verb = "looks at fewer positions" if y == "nodes" else "is faster"
        return f"Nothing here {verb} than {first}"
    if y == "seconds":
        return f"{best} is {ratio:,.{0 if ratio >= 10 else 1}f} times as fast as {first}"
    if ratio > 100:
        return f"{best} looks at 1 position where {first} looks at {ratio:,.0f}"
    return f"{best} looks at {100 - 100 / ratio:.0f} % fewer positions than {first}"


def amount(number: float, y: str = "seconds") -> str:
    """A number with its unit as short text: 18,297 positions; 2 ms."""
    if y == "nodes":
        return f"{number:,.0f} position{'' if number == 1 else 's'}"
    for unit, scale in (("s", 1.0), ("ms", 1e-3)):
        if number >= 0.9995 * scale:  # 999.6 ms would read 1e+03 ms
            return f"{number / scale:.3g} {unit}"
    return f"{number / 1e-6:.3g} µs"


def _by_run(rows: list[Row], contender: str, y: str) -> dict[tuple[object, object], float]:
    """The mean of the contender's numbers for each position and depth."""
    found = defaultdict(list)
    for row in rows:
        if row["contender"] == contender:
            found[row["position"], row["depth"]].append(float(row[y]))
    return {run: fmean(numbers) for run, numbers in found.items()}
