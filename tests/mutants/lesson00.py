"""Answers to lesson 00, right and wrong."""

from typing import Any


def by_if(player: int) -> int:
    if player == 1:
        return -1
    return 1


def by_sum(player: int) -> float:
    return 0.0 - player


def says_nothing(player: int) -> None:
    player = -player


RIGHT: dict[str, list[Any]] = {"00.1": [by_if, by_sum]}
WRONG: dict[str, list[tuple[Any, str]]] = {
    "00.1": [
        (lambda player: +player, "same-player"),
        (lambda player: min(player, -1), "always-o"),
        (lambda player: 0 if player == 1 else 2, "from-zero"),
        (lambda player: not player, "wrong-value"),
        (says_nothing, "returns-none"),
        (lambda player: str(-player), "returns-text"),
    ]
}
