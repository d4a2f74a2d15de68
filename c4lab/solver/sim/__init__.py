"""Sim, solved: edges as bits, and a ladder of ideas, from seconds down to hundredths."""

from c4lab.solver.sim.bits import canonical, from_bits, to_bits
from c4lab.solver.sim.ladder import LADDER, Rung, solve

__all__ = ["LADDER", "Rung", "canonical", "from_bits", "solve", "to_bits"]
