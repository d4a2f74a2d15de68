"""The command `python -m c4lab solve`: positions in, their scores out, a line each."""

from __future__ import annotations

import argparse
import io
import os
import sys
import warnings
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from c4lab.games.bits import STANDARD
from c4lab.solver.lines import moves_in, numbered, written
from c4lab.solver.question import Size, layout_for

if TYPE_CHECKING:
    from c4lab.solver import Solver

INTERRUPTED = 130  # what a shell reports for a program that Ctrl-C ended
PIPE_CLOSED = 141  # and for one whose reader has gone
UNITS = {"K": 10, "M": 20, "G": 30}
DESCRIPTION = """\
Solves Connect Four positions exactly. Prints a line for each, as soon as it is solved:
the moves, the score for the side to move, the positions searched, the microseconds it took.
A score of 0 is a draw; a win with the last disc of one's own scores 1, with the one before 2,
and so on; a loss is the negative of what the other side scores."""


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "solve", help="the exact score of Connect Four positions", description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    command.add_argument(
        "positions", nargs="*", metavar="MOVES",
        help="columns 1 to 7 in the order played, such as 4455, or - for the empty board; with "
        "none, they are read from standard input, one a line, and what follows them is ignored",
    )  # fmt: skip
    command.add_argument(
        "--memory", type=memory, metavar="SIZE", help="for the table, such as 512M or 2G"
    )
    command.add_argument(
        "--threads", type=_positive, default=1, metavar="N", help="search with N threads (1)"
    )
    command.add_argument(
        "--size", type=size, metavar="WxH", help="of the board, width x height (7x6)"
    )
    command.add_argument("--no-book", action="store_true", help="leave the opening book shut")
    command.set_defaults(run=_solve)


def memory(text: str) -> int:
    """Bytes.

    >>> memory("512M"), memory("2g")
    (536870912, 2147483648)
    """
    number, unit = text[:-1], UNITS.get(text[-1:].upper())
    if unit is None or not (number.isascii() and number.isdecimal()) or int(number) == 0:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no amount of memory: give a whole number and K, M or G, such as 512M."
        )
    return int(number) << unit


def size(text: str) -> Size:
    """Width and height of a board.

    >>> size("6x5")
    (6, 5)
    """
    width, _, height = text.lower().partition("x")
    if not all(number.isascii() and number.isdecimal() for number in (width, height)):
        raise argparse.ArgumentTypeError(
            f"{text!r:.40} is no size: give width x height, such as 6x5."
        )
    wanted = int(width[:4]), int(height[:4])
    try:
        layout_for(None, wanted)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return wanted


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of threads: give 1 or more.")
    return int(text)


def _solve(arguments: argparse.Namespace) -> int:
    """0 if every position is solved, 1 if a line was bad, 2 without a solver or room to write."""
    try:
        try:
            solver = _solver(arguments)
        except (ValueError, MemoryError) as error:
            print(f"There is no solver to be had like this: {error}", file=sys.stderr)
            return 2
        return _print_scores(solver, _positions(arguments.positions))
    except KeyboardInterrupt:
        print("Stopped: what is printed is solved, the rest is not.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        return pipe_closed()
    except OSError as error:
        print(f"What is found cannot be written: {error.strerror}.", file=sys.stderr)
        return 2


def pipe_closed() -> int:
    """The exit status when nothing reads standard output any more; prints no message."""
    # Python flushes once more at the end: let that go nowhere.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED


def _solver(arguments: argparse.Namespace) -> Solver:
    # Here, so that the other commands do not wait for it.
    from c4lab.solver import Solver
    from c4lab.solver.book import standard_book

    book = None
    if arguments.size in (None, (STANDARD.width, STANDARD.height)) and not arguments.no_book:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            book = standard_book()
        for warning in caught:
            print(warning.message, file=sys.stderr)
    return Solver(arguments.memory, threads=arguments.threads, book=book, size=arguments.size)


def _positions(arguments: list[str]) -> Iterator[tuple[str, str]]:
    """The place of each position, for messages about bad ones, and its moves."""
    if arguments:
        for number, argument in enumerate(arguments, 1):
            yield f"Argument {number}", moves_in("".join(argument.split()))
    else:
        for number, words in numbered(_standard_input()):
            yield f"Line {number}", moves_in(words[0])


def _standard_input() -> Iterable[str]:
    if sys.stdin is None:
        return ()
    if sys.stdin.isatty():
        print(
            "Type positions such as 4455, one a line; end with Ctrl-D (Windows: Ctrl-Z, Enter).",
            file=sys.stderr,
        )
    if isinstance(sys.stdin, io.TextIOWrapper):
        # A line that is no text is a bad line, not the end of all.
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin


def _print_scores(solver: Solver, positions: Iterable[tuple[str, str]]) -> int:
    """0 if every position could be solved, else 1."""
    status = 0
    for place, moves in positions:
        before, start = solver.nodes, perf_counter()
        try:
            score = solver.solve(moves)
        except ValueError as error:
            print(f"{place}: {error}", file=sys.stderr, flush=True)
            status = 1
            continue
        microseconds = (perf_counter() - start) * 1e6
        nodes = solver.nodes - before
        print(written(moves), score, nodes, round(microseconds), flush=True)
    return status
