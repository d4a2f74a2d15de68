"""Seven boards on which evaluations of Connect Four disagree, with the solver's scores."""

from typing import NamedTuple


class Example(NamedTuple):
    """A position as its moves, and its exact score for red, whoever is to move.

    The score is 0 for a draw. If red wins it is positive, if amber wins negative. Its size says how
    soon: 1 if the winner needs the last of their 21 discs, 2 if they need the last but one, ...
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
