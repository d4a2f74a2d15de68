"""The named opponents: our own players, which need no clock and no worker."""

from __future__ import annotations

from c4lab.classroom.league.entrants import Entrant
from c4lab.games import ConnectFour
from c4lab.players import Player, agent, opponent
from c4lab.players.tuned import COMPILED_G

NAMES = ("beginner", "careful", "V", "L", "T", "G", "perfect")
"""All of them, about from the weakest to the strongest."""


def house_entrants(text: str) -> list[Entrant]:
    """Those that `text` names, with commas between; "all" and "none" are allowed. Raises ValueError
    for another name."""
    if text == "none":
        return []
    wanted = NAMES if text == "all" else [name.strip() for name in text.split(",")]
    for name in wanted:
        if name not in NAMES:
            raise ValueError(
                f"There is no opponent {name!r}: choose from {', '.join(NAMES)}, or all, or none."
            )
    return [Entrant(f"ours: {name}", f"{name} (ours)") for name in dict.fromkeys(wanted)]


def house_player(entrant: Entrant, seed: int) -> Player:
    """The player; the same `seed` plays the same moves again. G is the compiled one."""
    name = entrant.key.removeprefix("ours: ")
    if name == "G":
        return opponent(COMPILED_G, ConnectFour)
    if name in ("V", "L", "T"):
        return agent(name)
    return opponent(name, ConnectFour, seed)
