"""Prints the solver's benchmark: the machine, the table, the footnote, and the table as CSV."""

import csv
import os
import platform
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tools.bench.solver import CLOCK, FORGOTTEN, Cost, Row


def machine_line() -> str:
    """The processor, its cores, the system, and the versions of Python and wasmtime."""
    try:
        wasmtime = f"wasmtime {version('wasmtime')}"
    except PackageNotFoundError:
        wasmtime = "no wasmtime"
    python = f"Python {platform.python_version()}"
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}, {python}, {wasmtime}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:  # no Linux
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(names), platform.processor() or platform.machine() or "unknown processor")


def headings(names: Sequence[str]) -> str:
    """The table's first line; `names` are the names of one or two contenders, ours first."""
    cells = ["set", "positions", names[0], "nodes", "wrong"]
    return _line(cells if len(names) == 1 else [*cells, names[1], "wrong", "ratio"])


def table_row(row: Row) -> str:
    """A row of the table."""
    cells = [row.name, f"{row.positions:,}", amount(row.ours.seconds), _nodes(row.ours)]
    cells.append(f"{row.ours.wrong:,}")
    if row.other is not None:
        cells += [amount(row.other.seconds), f"{row.other.wrong:,}", f"{row.ratio:.3f}"]
    return _line(cells)


def _line(cells: Sequence[str]) -> str:
    widths = (14, 9, 11, 13, 5, 11, 5, 7)
    first, *others = (
        f"{cell:{'<' if place == 0 else '>'}{width}}"
        for place, (cell, width) in enumerate(zip(cells, widths, strict=False))
    )
    return " ".join([first, *others])


def amount(seconds: float) -> str:
    """A time with its unit, to three figures.

    >>> amount(3.456e-6), amount(0.123), amount(172.6)
    ('3.46 µs', '123 ms', '173 s')
    """
    unit, scale = next(
        ((unit, scale) for unit, scale in (("s", 1.0), ("ms", 1e-3)) if seconds >= scale),
        ("µs", 1e-6),
    )
    number = seconds / scale
    return f"{number:.{0 if number >= 100 else 1 if number >= 10 else 2}f} {unit}"


def _nodes(cost: Cost) -> str:
    if cost.nodes is None:
        return "-"
    return f"{cost.nodes:,.0f}" if cost.nodes >= 100 else f"{cost.nodes:.1f}"


def footnote(names: Sequence[str]) -> str:
    """Explains the figures; `names` as for `headings`."""
    text = (
        f"Mean {CLOCK} and nodes for a position, and how many scores are not the file's; the\n"
        "median of several passes over a set, or one pass that takes long. One thread, no opening\n"
        "book. The table is kept within a set, but emptied before each position of\n"
        f"{' and '.join(FORGOTTEN)}; emptying it is not timed."
    )
    if len(names) == 2:
        text += (
            f"\nA ratio is the time of {names[0]} over that of {names[1]}. Both took turns in this "
            "run: compare\nratios, not times, with those of other runs."
        )
    return text


def write_csv(path: Path, rows: Iterable[Row], other: str | None) -> None:
    """Writes a row for each set; times are in microseconds. Raises OSError."""
    fields = ["set", "positions", "microseconds", "nodes", "wrong"]
    if other is not None:
        fields += [f"{other}_microseconds", f"{other}_wrong", "ratio"]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(fields)
        for row in rows:
            values = [row.name, row.positions, _plain(row.ours.seconds * 1e6)]
            values += ["" if row.ours.nodes is None else _plain(row.ours.nodes), row.ours.wrong]
            if row.other is not None and row.ratio is not None:
                values += [_plain(row.other.seconds * 1e6), row.other.wrong, _plain(row.ratio)]
            writer.writerow(values)


def _plain(number: float) -> str:
    """The number without an exponent, which not every program reads."""
    return f"{number:.6f}" if number < 1 else f"{number:.3f}"
