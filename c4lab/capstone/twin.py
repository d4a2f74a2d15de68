"""OpenSpiel, where it is installed: another program's Connect Four, and its Monte Carlo player.

Marc Lanctot and others, "OpenSpiel: A Framework for Reinforcement Learning in Games", 2019.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from c4lab.games import Position
from c4lab.players.player import choices

NAME = "OpenSpiel's Monte Carlo"
SIMULATIONS = 1_000
EXPLORE = 2.0  # how much rarely tried moves are favoured


def is_installed() -> bool:
    """Whether OpenSpiel can be imported here."""
    return find_spec("pyspiel") is not None


def spiel_state(position: Position) -> Any:
    """OpenSpiel's own state after the moves that led to `position`. Its columns count from 0.

    Raises RuntimeError, with the way out, where it is not installed.
    """
    state = _spiel().load_game("connect_four").new_initial_state()
    for move in position.history:
        state.apply_action(move - 1)
    return state


class SpielPlayer:
    """OpenSpiel's Monte Carlo tree search at Connect Four, a thousand games played at random for
    each move. The same `seed` plays the same again."""

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
