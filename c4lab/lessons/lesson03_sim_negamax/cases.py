"""Positions of Sim to try a function on, also as bit masks."""

from random import Random

from c4lab.games import Sim
from c4lab.solver.sim import from_bits, to_bits

Masks = tuple[int, int]


def unfinished(edges: int, random: Random) -> Sim:
    """A random position in progress with so many coloured edges."""
    while True:
        position = Sim()
        while position.result() is None and len(position.history) < edges:
            after = [position.play(move) for move in position.moves()]
            going_on = [reply for reply in after if reply.result() is None]
            position = random.choice(going_on or after)
        if position.result() is None:
            return position


def edges_and_one_more(edges: int, random: Random) -> tuple[list[int], int]:
    """The edges of the side to move in such a position, in any order, and a free one."""
    position = unfinished(edges, random)
    mine = sorted(position.red if position.player == +1 else position.amber)
    return random.sample(mine, len(mine)), random.choice(position.moves())


def masks(position: Sim) -> Masks:
    """The mask of red's edges and that of amber's. Bit 0 is edge 12."""
    mine, theirs = to_bits(position)
    return (mine, theirs) if position.player == +1 else (theirs, mine)


def position_of(red: int, amber: int) -> Sim:
    """The position with these masks of red's and amber's edges."""
    even = red.bit_count() == amber.bit_count()
    return from_bits(red, amber) if even else from_bits(amber, red)
