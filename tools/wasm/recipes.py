"""Which `.wasm` files there are, what each has, and what it is made of."""

import hashlib
import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from c4lab.games.bits import STANDARD, Layout
from c4lab.lessons.lesson17_solving import walking
from c4lab.solver.compiled import control
from c4lab.solver.compiled_engine import file_for
from c4lab.tuning import bots
from c4lab.work import wasm

PACKAGE = Path(wasm.__file__).parents[1]
DIGESTS = Path(__file__).with_name("digests.txt")
"""For each file its name, its own digest, and that of its sources."""
SOLVED = (STANDARD, Layout(6, 5), Layout(5, 4))
"""The boards that a solver is compiled for."""


@dataclass(frozen=True)
class Recipe:
    """A `.wasm` file, the Python files that it is made of, and its functions.

    `entries` imports the functions and compiles them, in a process in which nothing is compiled
    as yet.
    """

    file: Path
    sources: tuple[Path, ...]
    entries: Callable[[], dict[str, Any]]

    @property
    def digests(self) -> tuple[str, str]:
        """Those of the file and of its sources."""
        made_of = "\n".join(each.read_text(encoding="utf-8") for each in self.sources)
        return _digest(self.file.read_bytes()), _digest(made_of.encode())


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def solver_entries(layout: Layout) -> dict[str, Any]:
    """The functions of the solver for boards of a size."""
    from tools.wasm.emitting import entries_of

    control.LAYOUT = layout
    # Only now: it imports what depends on LAYOUT.
    entries = importlib.import_module("c4lab.solver.compiled.entries")
    return entries_of(entries.ENTRIES, entries.SIGNATURE)


def solver_recipe(layout: Layout, file: Path | None = None) -> Recipe:
    """The solver for boards of a size, by default in the file where `Solver` looks for it."""
    sources = sorted((PACKAGE / "solver" / "compiled").glob("*.py"))
    sources.append(PACKAGE / "games" / "bits.py")
    return Recipe(file or file_for(layout), tuple(sources), partial(solver_entries, layout))


def bots_entries() -> dict[str, Any]:
    """The functions of lesson 18's bots."""
    from tools.wasm.bots import entries

    return entries()


def walk_entries() -> dict[str, Any]:
    """The walk of lesson 17."""
    import numba

    from tools.wasm.emitting import entries_of

    walking.has_four = numba.njit(walking.has_four)
    walking.walk = numba.njit("int64(int64, int64, int64)")(walking.walk)
    walk = walking.walk

    def from_the_start(depth: int) -> int:
        return walk(0, 0, depth)

    return entries_of({"walk": from_the_start}, "int32(int32)")


def recipes() -> list[Recipe]:
    """All that are committed."""
    bits = PACKAGE / "games" / "bits.py"
    tuning = PACKAGE / "tuning" / "engine.py", Path(__file__).with_name("bots.py"), bits
    return [
        *map(solver_recipe, SOLVED),
        Recipe(bots.FILE, tuning, bots_entries),
        Recipe(walking.FILE, (Path(walking.__file__),), walk_entries),
    ]
