"""The board that this process compiles for: its measures are constants of the machine code.

The standard one, unless another is put here before anything that depends on it is imported, as
`c4lab.solver.machine_code` does in a process of its own.
"""

from c4lab.games.bits import STANDARD

LAYOUT = STANDARD
