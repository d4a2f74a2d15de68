"""What a race has found: its numbers as a table, and its result as a sentence."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import wraps
from statistics import fmean
from typing import TYPE_CHECKING, Any

from c4lab.games import Position
from c4lab.instruments.measuring import with_bar
from c4lab.instruments.racing import REPEATS, TO_THE_END, Contender, Depth, Heats, at_number
from c4lab.search import Choice, value_of
from c4lab.tables import records, table_of

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = ["contender", "position", "depth", "value", "nodes"]
COLUMNS += ["seconds", "low", "high", "speedup", "note"]


def race(
    contenders: Mapping[str, Contender],
    boards: Mapping[str, Position] | Sequence[Position] | None,
    depths: Sequence[Depth] | Depth = None,
    repeats: int = REPEATS,
) -> pd.DataFrame:
    """Measures each contender on each board at each depth; returns a table with a row for each.

    A contender is called as `f(board)`, or as `f(board, depth)` if there are depths. It returns a
    Choice, a number or (value, move); the value is in the first player's view (see `for_first`). It
    runs once to count its nodes, then `repeats` times without counting, short calls several in a
    row: `seconds` is the median, `low` and `high` are the fastest and the slowest run, and
    `speedup` says how many times as fast it is as the first contender. With `repeats=0` it only
    counts. A counting run that takes longer than LIMIT_SECONDS is stopped, and its row says so. If
    the kernel is interrupted, the table has what is known so far. Without boards (None) a contender
    is called as `f(n)` for each number n of `depths`.

    A contender that plays no moves, because it works on its own bits, has no nodes, unless it has a
    method `nodes`, which is called with the same arguments. Its runs have no limit of time.

    Raises Disagreement if values differ, ContenderFailed if a contender raises or returns no value.
    """
    heats = Heats(contenders, boards, depths)
    plan = heats.plan(heats.contenders, heats.boards, heats.depths, repeats)
    try:
        for _ in with_bar(heats.steps(plan), "Racing", len(plan)):
            """Each step is a call of a contender."""
    except KeyboardInterrupt:
        heats.stop()
    return table_of_runs(heats)


def table_of_runs(heats: Heats) -> pd.DataFrame:
    """What is known: a row for each contender, board and depth; unknown numbers are empty."""
    rows: list[tuple[object, ...]] = []
    for depth in heats.depths:
        for position in heats.boards:
            heat = [heats.run_of(name, position, depth) for name in heats.contenders]
            for run in heat:
                low, high = (min(run.times), max(run.times)) if run.times else (None, None)
                base = heat[0].seconds
                speedup = base / run.seconds if base and run.seconds else None
                reach = TO_THE_END if depth is None else depth
                known = (run.contender, position, reach, run.value, run.nodes, run.seconds)
                rows.append((*known, low, high, speedup, run.note))
    measured = dict.fromkeys(("seconds", "low", "high", "speedup"), "float64")
    return table_of(COLUMNS, rows, {"nodes": "Int64", **measured})


def for_first(search: Contender) -> Contender:
    """Turns a search with values for the side to move into one with values for the first player.

    >>> from c4lab.games import TicTacToe
    >>> from c4lab.search import negamax
    >>> for_first(negamax)(TicTacToe.parse("152"))  # O is to move
    Choice(value=0, move=3)
    """

    @wraps(search)
    def for_first_player(position: Position, *args: Any, **kwargs: Any) -> Any:
        answer = search(position, *args, **kwargs)
        value = value_of(answer)
        if value is None:
            return answer  # the race reports what is wrong with this answer
        return Choice(position.player * value, getattr(answer, "move", None))

    return for_first_player


Row = dict[str, Any]
LEAST = {"nodes": 1.005, "seconds": 1.05}
"""How many times as much as the best the first must take, to be beaten: a percent as it is printed,
and more than one race of seconds differs from the next."""


def finding(table: Any, y: str, along: str = "depth") -> str:
    """The result of a race as a sentence: the best contender compared with the first.

    It compares sums over the boards that both have finished. Of several depths it says where the
    best contender of the deepest one begins to be the best, and how much it saves there.
    """
    rows = [row for row in records(table) if row[y] is not None]
    by_depth: dict[Any, list[Row]] = defaultdict(list)
    for row in rows:
        by_depth[row["depth"]].append(row)
    first = rows[0]["contender"]
    best = {depth: _best(some, first, y) for depth, some in by_depth.items()}
    if any(ratio for _, ratio in best.values()):  # then only depths with two or more to compare
        best = {depth: found for depth, found in best.items() if found[1]}
    *before, deepest = best
    name, ratio = best[deepest]
    if not before or (name is None and all(best[depth][0] is None for depth in before)):
        return _said(by_depth[deepest], first, name, ratio, y)
    since = deepest
    for depth in reversed(before):
        if best[depth][0] != name:
            break
        since = depth
    at_deepest = at_number(along, deepest)
    where = f"At {at_deepest}" if since == deepest else f"From {at_number(along, since)} on"
    if since == before[0] and name is not None:
        return f"{_said(by_depth[deepest], first, name, ratio, y)} at {at_deepest}"
    if name is None:
        return f"{where}, {_lower(_said([], first, name, ratio, y))}"
    if since == deepest:
        return f"{where}, {_said([], first, name, ratio, y)}"
    return f"{where}, {'fewest nodes' if y == 'nodes' else 'fastest'} with {name}"


def _best(rows: list[Row], first: str, y: str) -> tuple[str | None, float]:
    """The contender that is best compared with `first`, and first's sum divided by its sum; None
    if `first` is as good as any, or nearly so (LEAST). The ratio is 0 with nobody to compare."""
    of: dict[str, dict[Any, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        of[row["contender"]][row["position"]].append(float(row[y]))
    ratios = {}
    for name in of.keys() - {first}:
        both = of[first].keys() & of[name].keys()
        if both and (total := sum(fmean(of[name][board]) for board in both)) > 0:
            ratios[name] = sum(fmean(of[first][board]) for board in both) / total
    names = sorted(ratios, key=[*of].index)
    best = max(names, key=ratios.__getitem__, default=None)
    if best is None or ratios[best] < LEAST[y]:
        return None, ratios[best] if best else 0
    return best, ratios[best]


def _said(rows: list[Row], first: str, best: str | None, ratio: float, y: str) -> str:
    if best is None and not ratio:
        return f"{amount(sum(row[y] for row in rows), y)} with {first}"
    if best is None:
        faster = "is clearly faster" if ratio > LEAST["nodes"] else "is faster"
        verb = "looks at fewer nodes" if y == "nodes" else faster
        return f"Nothing here {verb} than {first}"
    if y == "seconds":
        return f"{ratio:,.{0 if ratio >= 10 else 1}f} times as fast with {best} as with {first}"
    if ratio > 100:
        return f"1 node with {best} for {ratio:,.0f} with {first}"
    return f"{100 - 100 / ratio:.0f} % fewer nodes with {best} than with {first}"


def _lower(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def amount(number: float, y: str = "seconds") -> str:
    """A number with its unit as short text: 18,297 nodes; 2 ms."""
    if y == "nodes":
        return f"{number:,.0f} node{'' if number == 1 else 's'}"
    for unit, scale in (("s", 1.0), ("ms", 1e-3)):
        if number >= 0.9995 * scale:  # 999.6 ms would read 1e+03 ms
            return f"{number / scale:.3g} {unit}"
    return f"{number / 1e-6:.3g} µs"
