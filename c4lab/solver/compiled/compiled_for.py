"""LAYOUT: the board that this process compiles for. Its measures are constants in the code.

It is the standard board, unless LAYOUT is replaced before the first module that uses it is
imported. `tools/wasm` does so in a process of its own.
"""

from c4lab.games.bits import STANDARD

LAYOUT = STANDARD
