"""Solvers: Connect Four here, Sim in `c4lab.solver.sim`.

Read `c4lab.solver.plain` first: bits, moves, table and search, each a module, are the whole of it;
`plain.assembled` puts the same together from parts that may be somebody else's. In `compiled` they
have the same names, and two more ideas have joined them: `bounds`, what can be said without a
search, and in `moves` what the next two discs decide.

The solver exported here finds the same scores, compiled. `python -m tools.wasm` makes its `.wasm`
files of `compiled`; they are committed, with digests by which a test knows when they are out of
date. `question` refuses what is no position, `book` knows the opening, `engines` picks the
compiled search (`compiled_engine`), or the readable one where nothing runs it or the board has
another size. A search gives up after so many nodes and is asked again (`running`): between two
slices it reports, Ctrl-C stops it, other threads and the page in a tab have their turn, and the
table knows the most of it.

A change is judged by `python -m tools bench solver --positions tests/solver/positions`: ratios in
one run, with nodes beside them, on each set, then with `--fresh 1`, `2`, `3` on positions that
nothing was fitted to. NOTES.md has what was tried.
"""

from c4lab.solver.running import SearchProgress
from c4lab.solver.solver import Solver, analyse, solve

__all__ = ["SearchProgress", "Solver", "analyse", "solve"]
