"""Connect Four, solved in plain Python: bits, moves, table, search, each a module to read."""

from c4lab.solver.plain.search import null_window
from c4lab.solver.plain.solving import solve
from c4lab.solver.plain.table import Table

__all__ = ["Table", "null_window", "solve"]
