"""The command `python -m tools bench WHAT`: figures of this machine, printed as text."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from c4lab.work.arguments import (
    file_to_write,
    folder_to_write,
    jobs,
    path,
    refused_file,
    seed,
    whole,
    words,
)
from tools.bench import ladder_cli


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command, with a subcommand for each benchmark."""
    command = commands.add_parser(
        "bench", help="measure how long this machine takes for the same work"
    )
    benches = command.add_subparsers(title="what to measure", metavar="WHAT", required=True)
    ladder_cli.add(benches)

    bench = benches.add_parser(
        "evaluation", help="the cost of one evaluation, computed in several ways"
    )
    bench.add_argument("--boards", type=_positive, default=400, help="boards to evaluate (400)")
    bench.add_argument("--repeats", type=_positive, default=7, help="turns for each way (7)")
    bench.add_argument("--depth", type=_depth, default=8, help="how deep to search (8)")
    bench.set_defaults(run=_evaluation)

    bench = benches.add_parser("search", help="the cost of each search for the same values")
    bench.add_argument("--positions", type=_positive, default=10, help="quiet positions (10)")
    bench.add_argument("--depth", type=_depth, default=4, help="moves to look ahead (4)")
    bench.add_argument("--repeats", type=_positive, default=3, help="turns for each search (3)")
    bench.set_defaults(run=_search)

    bench = benches.add_parser("solver", help="the cost of the solver, alone or beside another")
    source = bench.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "--positions", type=path, metavar="FILE_OR_FOLDER",
        help="a set of positions with their scores (a line: 4455 18), or a folder of such files",
    )  # fmt: skip
    source.add_argument(
        "--fresh", type=seed, metavar="SEED",
        help="new random positions of the same kinds, solved first, which takes minutes",
    )  # fmt: skip
    bench.add_argument("--against", choices=["bitbully"], help="another solver, beside ours")
    bench.add_argument(
        "--only",
        nargs="+",
        type=words,
        default=[],
        metavar="SET",
        help="only these sets (the files' names)",
    )
    bench.add_argument(
        "--hard", type=_positive, default=6, metavar="N",
        help="of a set whose name ends in -hard, the first N positions (6)",
    )  # fmt: skip
    bench.add_argument(
        "--empty", action="store_true", help="solve the empty board as well: takes minutes"
    )
    bench.add_argument(
        "--csv", type=file_to_write, metavar="OUT", help="write the table to this file, too"
    )
    bench.set_defaults(run=_solver)

    bench = benches.add_parser("tuning", help="the cost of a tuned bot's games")
    bench.add_argument("--games", type=_positive, default=200, help="games for each way (200)")
    bench.add_argument("--plain", type=_positive, default=4, help="games in plain Python (4)")
    bench.add_argument("--depth", type=_depth, default=7, help="moves that bots look ahead (7)")
    bench.add_argument("--workers", type=jobs, default=2, help="processes, at most (2)")
    bench.add_argument("--repeats", type=_positive, default=3, help="turns for each way (3)")
    bench.set_defaults(run=_tuning)

    bench = benches.add_parser("tuned", help="which way of tuning finds the better bots")
    bench.add_argument("--out", type=folder_to_write, metavar="FOLDER", default="tuned-compared",
                       help="keeps all games, to go on later (tuned-compared)")  # fmt: skip
    bench.add_argument("--depth", type=_depth, default=7, help="moves that bots look ahead (7)")
    bench.add_argument("--games", type=_positive, default=200, help="games of a match (200)")
    bench.add_argument("--seeds", type=_positive, default=5, help="runs of each search (5)")
    bench.add_argument("--positions", type=_positive, help="solved ones for the regression (all)")
    bench.add_argument("--jobs", type=jobs, default=-1, help="processes (one a core)")
    bench.add_argument(
        "--write", action="store_true", help="keep the table in the package, as data for lesson 18"
    )
    bench.set_defaults(run=_tuned)


_positive = whole("for a measurement", 1, 10_000_000)
_depth = whole("of moves", 1, 42)


def _evaluation(arguments: argparse.Namespace) -> int:
    # Here, so that the other commands do not wait for numpy.
    from c4lab.bench.evaluation import costs, speed

    table = costs(arguments.boards, arguments.repeats)
    width = max(len(cost.way) for cost in table)
    print(f"Squares of {arguments.boards} boards, the median of {arguments.repeats} turns\n")
    print(f"{'way':{width}}  {'µs a board':>10}  {'times as fast':>13}")
    for cost in table:
        print(f"{cost.way:{width}}  {cost.microseconds:10.2f}  {cost.speedup:13.1f}")
    found = speed(arguments.depth)
    print(f"\nNegamax on a board kept up to date, from the start to depth {arguments.depth}:")
    print(f"{found.nodes:,} positions, {found.nodes_a_second:,.0f} a second")
    return 0


def _search(arguments: argparse.Namespace) -> int:
    # Here, so that the other commands do not wait for pandas.
    from tools.bench.search import costs

    table = costs(arguments.positions, arguments.depth, arguments.repeats)
    print(f"{arguments.positions} quiet positions of Connect Four, {arguments.depth} moves ahead,")
    print(f"judged by squares; seconds are medians of {arguments.repeats} turns\n")
    heads = ("search", "nodes", "times fewer", "seconds", "times as fast")
    print("{:11}  {:>9}  {:>11}  {:>9}  {:>13}".format(*heads))
    for cost in table:
        print(
            f"{cost.search:11}  {cost.nodes:9,}  {cost.fewer:11.1f}  {cost.seconds:9.4f}  "
            f"{cost.faster:13.1f}"
        )
    return 0


def _solver(arguments: argparse.Namespace) -> int:
    from tools.bench.solver_run import run

    return run(arguments)


def _tuned(arguments: argparse.Namespace) -> int:
    from c4lab.bench.tuned import Plan, kept_in, results, store, table_row

    if arguments.write and (why := refused_file(kept_in())):
        print(why, file=sys.stderr)
        return 2
    plan = Plan(arguments.depth, arguments.games, arguments.seeds, arguments.positions)
    rows = []
    for row in results(arguments.out, plan, arguments.jobs):
        rows.append(row)
        print(table_row(row), flush=True)
    if arguments.write:
        store(rows, plan)
    return 0


def _tuning(arguments: argparse.Namespace) -> int:
    from tools.bench.tuning import engines, workers

    depth, repeats = arguments.depth, arguments.repeats
    numbers = [n for n in (1, 2, 4, 8, 16, 32, 64) if n <= arguments.workers]
    print(f"Games of two bots {depth} moves deep, the same for each way of a table; medians of "
          f"{repeats} turns")  # fmt: skip
    for table in (
        engines(arguments.plain, depth, repeats),
        workers(numbers, arguments.games, depth, repeats),
    ):
        print(f"\n{'way':12}  {'games':>6}  {'games/s':>9}  {'times as fast':>13}")
        for cost in table:
            print(
                f"{cost.way:12}  {cost.games:6,}  {cost.games_a_second:9.2f}  {cost.faster:13.2f}"
            )
    return 0
