"""Positions that hypothesis chooses, on the full board and on small ones."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from c4lab.games import ConnectFour


class Three(ConnectFour):
    width, height, connect = 4, 4, 3


class Wide(ConnectFour):
    width, height, connect = 6, 5, 4


def reached(game: type[ConnectFour], choices: list[int]) -> Any:
    """The position after the legal moves that `choices` point to, up to the end of the game."""
    position = game()
    for choice in choices:
        if moves := position.moves():
            position = position.play(moves[choice % len(moves)])
    return position


choices = st.lists(st.integers(0, 6), max_size=42)
full_boards = st.builds(reached, st.just(ConnectFour), choices)
boards = st.builds(reached, st.sampled_from([ConnectFour, Three, Wide]), choices)
