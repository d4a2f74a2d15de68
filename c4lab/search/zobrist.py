"""Zobrist hashing: each piece on each cell has a random number; a position's hash is their XOR.

Albert Zobrist, "A New Hashing Method with Application for Game Playing", 1970.
"""

from collections import Counter
from collections.abc import Hashable
from functools import cache
from random import Random

from c4lab.games import Position


class Zobrist:
    """Hashes positions to numbers of `bits` bits; another `seed` gives other numbers.

    A cell has the same numbers on boards of every size. The game must be one in which each move
    puts a piece on the board for good: Connect Four, tic-tac-toe, Sim. Raises ValueError if `bits`
    is less than 1.

    >>> from c4lab.games import ConnectFour
    >>> zobrist, start = Zobrist(), ConnectFour.parse("44")
    >>> zobrist.after(zobrist.of(start), start, 5) == zobrist.of(start.play(5))
    True
    """

    def __init__(self, bits: int = 64, seed: int = 1) -> None:
        if bits < 1:
            raise ValueError(f"A hash has 1 bit or more, not {bits!r}.")
        self.bits = bits
        self.seed = seed
        self.number = cache(self._number)

    def of(self, position: Position) -> int:
        """The hash of `position`, computed from all its moves."""
        value = 0
        pieces: Counter[int] = Counter()
        for ply, move in enumerate(position.history):
            pieces[move] += 1
            cell = (move, pieces[move]) if hasattr(position, "landing") else move
            value ^= self.number(cell, -1 if ply % 2 else +1)
        return value

    def after(self, value: int, position: Position, move: int) -> int:
        """The hash after `move` in `position`, whose hash is `value`: one XOR on any board.
        The same XOR on the result gives `value` again."""
        landing = getattr(position, "landing", None)
        return value ^ self.number(landing(move) if landing else move, position.player)

    def _number(self, cell: Hashable, player: int) -> int:
        return Random(f"{self.seed} {cell} {player}").getrandbits(self.bits)
