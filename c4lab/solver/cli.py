"""The command `python -m c4lab solve`: reads positions and prints their scores, a line each."""

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
from c4lab.solver.question import Size, layout_for, moves_in, numbered_words, word_for
from c4lab.work.arguments import words

if TYPE_CHECKING:
    from c4lab.solver import Solver

INTERRUPTED = 130  # exit status after Ctrl-C, as in a shell
PIPE_CLOSED = 141  # exit status when nobody reads the output any more
UNITS = {"K": 10, "M": 20, "G": 30}
DESCRIPTION = """\
Solves Connect Four positions exactly. Prints a line for each, as soon as it is solved:
the moves, the score for the side to move, the positions searched, the microseconds it took.
A score of 0 is a draw; who wins with the last of their discs scores 1, with the one before 2,
and so on; a loss is the negative of what the other side scores."""


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "solve", help="the exact score of Connect Four positions", description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    command.add_argument(
        "positions", nargs="*", type=words, metavar="MOVES",
        help="columns 1 to 7 in the order played, such as 4455, or - for the empty board; with "
        "none, the first word of each line of standard input is a position",
    )  # fmt: skip
    command.add_argument(
        "--memory", type=memory, metavar="SIZE", help="for the table, such as 512M or 2G"
    )
    command.add_argument(
        "--size", type=size, metavar="WxH", help="of the board, width x height (7x6)"
    )
    command.add_argument("--no-book", action="store_true", help="do not use the opening book")
    command.set_defaults(run=_solve)


def memory(text: str) -> int:
    """The bytes that a text stands for. Raises ArgumentTypeError.

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
    """(width, height) of a board. Raises ArgumentTypeError.

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


def _solve(arguments: argparse.Namespace) -> int:
    """The exit status: 0 if all are solved, 1 if a line was bad, 2 without solver or output."""
    try:
        try:
            solver = _solver(arguments)
        except (ValueError, MemoryError) as error:
            print(f"No solver can be made with these options: {error}", file=sys.stderr)
            return 2
        return _print_scores(solver, _positions(arguments.positions))
    except KeyboardInterrupt:
        print("Stopped: what is printed is solved, the rest is not.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        return pipe_closed()
    except OSError as error:
        print(f"The scores cannot be written: {error.strerror}.", file=sys.stderr)
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
    return Solver(arguments.memory, book=book, size=arguments.size)


def _positions(arguments: list[str]) -> Iterator[tuple[str, str]]:
    """(place, moves) of each position; the place is for messages, such as "Line 3"."""
    if arguments:
        for number, argument in enumerate(arguments, 1):
            yield f"Argument {number}", moves_in("".join(argument.split()))
    else:
        for number, words in numbered_words(_standard_input()):
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
        # Bytes that are no text make one bad line; they do not end the command.
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin


def _print_scores(solver: Solver, positions: Iterable[tuple[str, str]]) -> int:
    """The exit status: 0 if every position could be solved, else 1."""
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
        print(word_for(moves), score, nodes, round(microseconds), flush=True)
    return status
