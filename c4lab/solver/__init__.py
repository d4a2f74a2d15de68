"""Solvers: Connect Four here, Sim in `c4lab.solver.sim`.

Read `c4lab.solver.plain` first. The solver exported here finds the same scores, compiled.
"""

from c4lab.solver.running import SearchProgress
from c4lab.solver.solver import Solver, analyse, solve

__all__ = ["SearchProgress", "Solver", "analyse", "solve"]
