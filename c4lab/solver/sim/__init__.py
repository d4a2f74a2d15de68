"""Sim, solved: edges as bits, and a ladder of ideas, from seconds down to hundredths."""

from c4lab.solver.sim.bits import from_bits, to_bits
from c4lab.solver.sim.ladder import LADDER, Rung, solve
from c4lab.solver.sim.symmetry import canonical, classes_by_ply

__all__ = ["LADDER", "Rung", "canonical", "classes_by_ply", "from_bits", "solve", "to_bits"]
