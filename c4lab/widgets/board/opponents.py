"""The opponents in a board's menu, by name."""

from typing import Any

from c4lab.games import Position
from c4lab.players import GradedPlayer, Perfect, Player, opponent, others, strengths
from c4lab.players.perfect_players import READABLE
from c4lab.players.referee import Chooser, answer, seat
from c4lab.solver.solver import session

__all__ = ["FRIEND", "STRONGEST", "Chooser", "answer", "caveat", "menu", "still_thinking"]

FRIEND = "a friend at this keyboard"
STRONGEST = "strongest"


def menu(given: Player | Chooser | str | None, game: type[Position]) -> tuple[str, dict[str, Any]]:
    """The name of the opponent `given`, and all opponents of `game` by name.

    Each is a function from a position to a move, or None for a friend. `given` is a strength,
    "strongest", a player, a function, or None. Raises ValueError, with the names to choose from,
    for anything else.
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


def still_thinking(choose: Chooser) -> str:
    """A sentence for the learner when a move takes long, with the reason if it is known."""
    if _solving(choose):
        return "The opponent is still thinking: it has to search for its move."
    return "The opponent is still thinking: wait for its move, or undo."


def caveat(choose: Chooser | None) -> str:
    """A warning about an opponent, to read before the game; "" for most opponents."""
    if _solving(choose) and not session().compiled:
        return (
            f"Without wasmtime this opponent is slow, and until {READABLE} discs are on the board "
            "it knows only its opening book and plays on like the strong one: python -m pip "
            "install wasmtime."
        )
    return ""


def is_solving(choose: Chooser) -> bool:
    """Whether an opponent is one of ours that asks the solver, and does nothing else that lasts."""
    return _solving(choose) is not None


def _solving(choose: Any) -> Perfect | GradedPlayer | None:
    """The player whose method `choose` is, if that player asks the solver; otherwise None."""
    player = getattr(choose, "__self__", None)
    return player if isinstance(player, Perfect | GradedPlayer) else None
