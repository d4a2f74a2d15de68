"""Seven boards on which evaluations of Connect Four disagree, with the solver's scores."""

from typing import NamedTuple


class Example(NamedTuple):
    """A position as its moves, and its exact value for red, whoever is to move.

    The value is 0 for a draw. Else it counts how soon the winner wins: 1 with the last disc that
    they will ever hold, 2 with the last but one, and so on; positive if that is red.
    """

    moves: str
    solver: int


EXAMPLES = {
    "E1: two lines, one cell": Example("477673444733726", -3),
    "E2: a threat directly above": Example("3262755446422124", +3),
    "E3: two are dropped": Example("43154433557", -4),
    "E4: odd for red": Example("62272265412313355", +2),
    "E5: even for amber": Example("4544222275465674", -2),
    "E6: odd but higher": Example("766244516147721", +2),
    "E7: a chain": Example("465253143543552424", -2),
}
