"""The opponents in a board's menu, by name."""

from __future__ import annotations

from typing import Any

from c4lab.games import Position
from c4lab.players import GradedPlayer, Perfect, Player, opponent, others, strengths
from c4lab.players.referee import Chooser, answer, seat

__all__ = ["FRIEND", "Chooser", "answer", "menu", "slow"]

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
    player = getattr(choose, "__self__", None)
    if isinstance(player, Perfect | GradedPlayer):
        return f"The opponent is still thinking: {player.delay}."
    return "The opponent is still thinking: wait for its move, or undo."
