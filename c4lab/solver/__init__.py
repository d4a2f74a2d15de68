"""Games solved outright: Connect Four here, Sim in `c4lab.solver.sim`.

The solver in `c4lab.solver.plain` is the one to read; the one that is imported from here does the
same, compiled.
"""

from c4lab.solver.running import SearchProgress
from c4lab.solver.shared_solver import analyse, solve
from c4lab.solver.solver import Solver

__all__ = ["SearchProgress", "Solver", "analyse", "solve"]
