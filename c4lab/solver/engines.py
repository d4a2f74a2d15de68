"""The engine of a `Solver`: the compiled search, or else the readable one."""

import sys
from collections.abc import Sequence
from functools import cache
from typing import Protocol

from c4lab.games.bits import STANDARD, Layout
from c4lab.solver.compiled_search import CompiledSearch, file_for
from c4lab.solver.question import Board
from c4lab.solver.readable import Readable
from c4lab.solver.running import Report
from c4lab.work import wasm

WAY_OUT = "install it with: python -m pip install wasmtime"


class Engine(Protocol):
    """A search with its table. Boards must be of unfinished games."""

    compiled: bool

    @property
    def nodes(self) -> int:
        """Positions searched since the engine was made or reset."""

    def exact(self, mine: int, mask: int, progress: Report | None = None) -> int:
        """The score in the view of the side to move."""

    def more_than(self, mine: int, mask: int, alpha: int) -> bool:
        """Whether the score is more than `alpha`."""

    def exact_many(self, boards: Sequence[Board]) -> list[int]:
        """The scores of these boards."""

    def read_many(self, texts: Sequence[str]) -> list[Board | None]:
        """For each text as `question.board_after`."""

    def reset(self) -> None:
        """Empties the table and sets the node count to 0."""


def engine_for(memory: int | None, layout: Layout = STANDARD) -> Engine:
    """The compiled search; where there is none, the readable one, and a line that says why."""
    return Readable(memory, layout) if why_not_compiled(layout) else CompiledSearch(memory, layout)


@cache
def why_not_compiled(layout: Layout = STANDARD) -> str:
    """Why there is no compiled search, also printed; empty if there is one."""
    reason = find_reason(layout)
    if reason:
        print(
            "c4lab: positions are solved in plain Python, some hundred times slower than "
            f"compiled, because {reason}.",
            file=sys.stderr,
            flush=True,
        )
    return reason


def find_reason(layout: Layout = STANDARD) -> str:
    """As `why_not_compiled`, but neither cached nor printed."""
    if not file_for(layout).exists():
        return f"the solver is compiled for a board of {STANDARD}, not of {layout}"
    try:
        wasm.load(file_for(layout), 0)
    except ImportError as error:
        return f"wasmtime cannot be imported ({error}); {WAY_OUT}"
    except Exception as error:  # whatever may go wrong on a computer that we have not seen
        return f"wasmtime fails ({error!r:.200}); try another version: {WAY_OUT.split(': ')[1]} -U"
    return ""
