"""Positions for an experiment, each with a name."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from c4lab.games import Position


def positions_by_name(
    positions: Mapping[str, Position] | Sequence[Position],
) -> dict[str, Position]:
    """Returns the positions by name. In a list a position's name is its moves, or "start".

    Raises ValueError for anything but positions.
    """
    if isinstance(positions, Mapping):
        _refuse_others(positions.values())
        return dict(positions)
    if isinstance(positions, Position):
        raise ValueError("Give the position a name or a list: {'start': position} or [position].")
    if not isinstance(positions, (list, tuple)):
        raise ValueError(
            f"Give a list of positions, such as [ConnectFour()]; not {positions!r:.40}."
        )
    _refuse_others(positions)
    names: dict[str, Position] = {}
    for position in positions:
        name = str(position) or "start"
        names[name if name not in names else f"{name} ({len(names) + 1})"] = position
    return names


def _refuse_others(positions: Iterable[Any]) -> None:
    for each in positions:
        if not isinstance(each, Position):
            raise ValueError(f"{each!r:.40} is no position: give one such as ConnectFour().")
