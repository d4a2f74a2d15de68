"""Solvers to compare on the same positions, each with one thread and no book.

Each has a name, a `description` of it and of the code that loops over positions while the clock
runs, and the `nodes` that it has searched since it was reset, None if it does not count them.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version

from c4lab.solver import Solver


class Missing(Exception):
    """A contender that is not installed; the message says how to get it."""


class Ours:
    """The project's solver, the compiled one or, without wasmtime, the readable one."""

    name = "c4lab"

    def __init__(self) -> None:
        self._solver = Solver()
        self.description = (
            "the compiled solver, in a compiled loop over boards"
            if self._solver.compiled
            else "the readable solver, in plain Python, for there is no compiled one here"
        )

    @property
    def nodes(self) -> int:
        return self._solver.nodes

    def prepare(self, positions: Sequence[str]) -> Callable[[], Sequence[int]]:
        """A function that returns the scores of these; it does nothing but search."""
        return lambda: self._solver.solve_many(positions)

    def reset(self) -> None:
        """Forgets every position."""
        self._solver.reset()


class BitBully:
    """Markus Thill's solver in C++: MTD(f), called as closely to the C++ as Python can.

    Raises Missing if it is not installed.
    """

    name = "bitbully"
    nodes = None

    def __init__(self) -> None:
        try:
            self._package = import_module("bitbully")
        except ImportError:
            raise Missing("bitbully is not here: get it with `pip install bitbully`.") from None
        self._core = self._package.bitbully_core.BitBullyCore()  # has no book until it is given one
        self.description = (
            f"version {version('bitbully')}, mtdf without Python classes around it, in a Python "
            "loop over boards made before"
        )

    def prepare(self, positions: Sequence[str]) -> Callable[[], Sequence[int]]:
        # Going past the classes for Python users saves a quarter of its shortest times.
        boards = [
            self._package.Board([int(column) - 1 for column in moves]).native for moves in positions
        ]
        mtdf = self._core.mtdf
        return lambda: [mtdf(board, 0) for board in boards]

    def reset(self) -> None:
        self._core.resetTranspositionTable()


Contender = Ours | BitBully
PEERS: dict[str, Callable[[], Contender]] = {"bitbully": BitBully}
