"""Connect Four of another program, OpenSpiel, and its Monte Carlo player; OpenSpiel is optional.

Marc Lanctot and others, "OpenSpiel: A Framework for Reinforcement Learning in Games", 2019.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from c4lab.games import Position
from c4lab.players.player import choices

NAME = "OpenSpiel's Monte Carlo"
SIMULATIONS = 1_000
EXPLORE = 2.0  # the larger, the more often the search tries moves that it has tried rarely


def is_installed() -> bool:
    """Whether OpenSpiel can be imported here."""
    return find_spec("pyspiel") is not None


def spiel_state(position: Position) -> Any:
    """OpenSpiel's state after the moves of `position`. Its columns count from 0.

    Raises RuntimeError if OpenSpiel is not installed; the message says how to install it.
    """
    state = _spiel().load_game("connect_four").new_initial_state()
    for move in position.history:
        state.apply_action(move - 1)
    return state


class SpielPlayer:
    """OpenSpiel's Monte Carlo tree search for Connect Four, with `simulations` random games for
    each move. The same `seed` plays the same moves again. Raises RuntimeError without OpenSpiel."""

    name = NAME

    def __init__(self, seed: int = 0, simulations: int = SIMULATIONS) -> None:
        spiel = _spiel()
        self._bot = spiel.MCTSBot(
            spiel.load_game("connect_four"), spiel.RandomRolloutEvaluator(1, seed), EXPLORE,
            simulations, 100, True, seed, False,
        )  # fmt: skip

    def choose(self, position: Position) -> int:
        choices(position)
        return cast(int, self._bot.step(spiel_state(position)) + 1)


def _spiel() -> Any:
    if not is_installed():
        raise RuntimeError("OpenSpiel is not installed here: python -m pip install open_spiel.")
    return import_module("pyspiel")
