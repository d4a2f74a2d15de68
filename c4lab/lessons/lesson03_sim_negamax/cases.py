"""Positions of Sim to try a function on, and what they are as bits."""

from random import Random

from c4lab.games import Sim
from c4lab.solver.sim import from_bits, to_bits

Masks = tuple[int, int]


def unfinished(edges: int, random: Random) -> Sim:
    """A position in progress with so many edges coloured, by moves that close no triangle."""
    while True:
        position = Sim()
        while position.result() is None and len(position.history) < edges:
            after = [position.play(move) for move in position.moves()]
            going_on = [reply for reply in after if reply.result() is None]
            position = random.choice(going_on or after)
        if position.result() is None:
            return position


def masks(position: Sim) -> Masks:
    """Red's edges and amber's, bit 0 for edge 12, whoever is to move."""
    mine, theirs = to_bits(position)
    return (mine, theirs) if position.player == +1 else (theirs, mine)


def position_of(red: int, amber: int) -> Sim:
    """The position with these edges: what `masks` gives, turned back."""
    even = red.bit_count() == amber.bit_count()
    return from_bits(red, amber) if even else from_bits(amber, red)
