"""The command `python -m tools bench solver`: measures sets and prints a table of costs."""

import argparse
import sys
from collections.abc import Sequence

from c4lab.bench.contenders import PEERS, Contender, Missing, Ours
from c4lab.solver.cli import INTERRUPTED, pipe_closed
from tools.bench import solver_report as report
from tools.bench.fresh import COUNTS, draw_sets
from tools.bench.position_sets import (
    EMPTY_BOARD,
    BadPositions,
    PositionSet,
    choose_names,
    read_sets,
)
from tools.bench.solver import Row, measure


def run(arguments: argparse.Namespace) -> int:
    """The exit status: 0 if all is measured and our scores are right, else 1; 130 after Ctrl-C."""
    rows: list[Row] = []
    try:
        sets = _sets(arguments)
        contenders: list[Contender] = [Ours()]
        if arguments.against is not None:
            contenders.append(PEERS[arguments.against]())
        _measure(sets, contenders, rows)
    except (BadPositions, Missing) as error:
        print(error, file=sys.stderr)
        return 1
    except BrokenPipeError:
        status = pipe_closed()
    except KeyboardInterrupt:
        print("Stopped: the sets printed are measured, the rest is not.", file=sys.stderr)
        status = INTERRUPTED
    else:
        status = 1 if any(row.ours.wrong for row in rows) else 0
    if arguments.csv is not None:
        try:
            report.write_csv(arguments.csv, rows, arguments.against)
        except OSError as error:
            print(f"{arguments.csv} cannot be written: {error.strerror}.", file=sys.stderr)
            return 1
    return status


def _sets(arguments: argparse.Namespace) -> list[PositionSet]:
    if arguments.fresh is not None:
        names = choose_names(arguments.only, list(COUNTS), "the fresh ones")
        print("Drawing and solving positions.", file=sys.stderr, flush=True)
        sets = draw_sets(arguments.fresh, {name: COUNTS[name] for name in names})
    else:
        sets = read_sets(arguments.positions, arguments.only)
    sets = [
        found.first(arguments.hard) if found.name.endswith("-hard") else found for found in sets
    ]
    return [*sets, EMPTY_BOARD] if arguments.empty else sets


def _measure(sets: Sequence[PositionSet], contenders: Sequence[Contender], rows: list[Row]) -> None:
    """Adds a row for each set to `rows`; prints the header, each row and the footnote."""
    print(report.machine_line())
    for contender in contenders:
        print(f"{contender.name}: {contender.description}")
    print("\n" + report.headings([contender.name for contender in contenders]), flush=True)
    for known in sets:
        if known is EMPTY_BOARD:
            print("The empty board: this takes minutes.", file=sys.stderr, flush=True)
        rows.append(measure(known, contenders))
        print(report.table_row(rows[-1]), flush=True)
    print("\n" + report.footnote([contender.name for contender in contenders]))
