"""The opponents in a board's menu, by name."""

import os
from importlib.util import find_spec
from typing import Any

from c4lab.games import Position
from c4lab.players import GradedPlayer, Perfect, Player, opponent, others, strengths
from c4lab.players.perfect import READABLE
from c4lab.players.referee import Chooser, answer, seat
from c4lab.solver.shared_solver import is_made, session

__all__ = ["FRIEND", "STRONGEST", "Chooser", "answer", "caveat", "is_ready", "menu", "slow"]

FRIEND = "a friend at this keyboard"
STRONGEST = "strongest"


def menu(given: Player | Chooser | str | None, game: type[Position]) -> tuple[str, dict[str, Any]]:
    """The name of the opponent `given`, and all opponents of `game` by name.

    Each is a function from a position to a move, or None for a friend. `given` is a strength,
    "strongest", a player, a function, or None. Raises ValueError, with the choice there is, for
    anything else.
    """
    known: dict[str, Any] = {FRIEND: None}
    known |= {name: opponent(name, game).choose for name in (*strengths(game), *others(game))}
    if given is None:
        return FRIEND, known
    if given == STRONGEST:
        return strengths(game)[-1], known
    if isinstance(given, str):
        if given not in known:
            raise ValueError(f"There is no opponent {given!r}: choose from {', '.join(known)}.")
        return given, known
    try:
        name, choose = seat(given)
    except ValueError as error:
        raise ValueError(f"{error} Or name one of these: {', '.join(known)}.") from None
    return name, known | {name: choose}


def slow(choose: Chooser) -> str:
    """The sentence for an opponent that takes long over its move, with the reason if it has one."""
    if player := _solving(choose):
        return f"The opponent is still thinking: {player.delay}."
    return "The opponent is still thinking: wait for its move, or undo."


def caveat(choose: Chooser | None) -> str:
    """What to know of an opponent before one plays against it; mostly nothing."""
    if _solving(choose) and not has_numba():
        return (
            f"Without numba this opponent is slow, and until {READABLE} discs are on the board it "
            "knows only its opening book and plays on like the strong one: python -m pip install "
            "numba."
        )
    return ""


def is_ready(choose: Chooser) -> bool:
    """Whether it can begin to think; it may have a solver to get ready, once."""
    player = _solving(choose)
    return player is None or player.ready


def has_numba() -> bool:
    """Whether the session's solver is compiled, or will be."""
    if is_made():
        return session().compiled
    told_not_to = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
    return find_spec("numba") is not None and not told_not_to


def _solving(choose: Any) -> Perfect | GradedPlayer | None:
    """The player behind `choose` if it is one that asks the solver."""
    player = getattr(choose, "__self__", None)
    return player if isinstance(player, Perfect | GradedPlayer) else None
