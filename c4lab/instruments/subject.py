"""What a call is about: its position or tree, its window, who is to move, which move led to it.

Learners choose their own names and search trees of their own, so we read all of this from the
values and from common names. What we cannot tell is None.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from types import CodeType
from typing import Any

from c4lab.games import Position
from c4lab.instruments.node import Window, number

WINDOW_NAMES = (("alpha", "beta"), ("a", "b"), ("lo", "hi"), ("low", "high"))
TURN_NAMES = ("player", "turn", "color", "colour")


class Reader:
    """Reads the calls of one function. `values` is always the call's local variables."""

    def __init__(self, code: CodeType, values: Mapping[str, Any], *, method: bool) -> None:
        count = code.co_argcount + code.co_kwonlyargcount
        self.parameters = code.co_varnames[int(method) : count]
        self.subject = self._find_subject(values)
        self.window_names = next(
            (pair for pair in WINDOW_NAMES if set(pair) <= set(self.parameters)), None
        )
        self.is_max = next(
            (name for name in self.parameters if _plain(name).startswith(("maximi", "ismax"))), None
        )
        self.turn = next((name for name in self.parameters if _plain(name) in TURN_NAMES), None)
        self.first_turn = values.get(self.turn) if self.turn else None

    def _find_subject(self, values: Mapping[str, Any]) -> str | None:
        for kind in (Position, (list, tuple, dict), object):
            for name in self.parameters:
                if isinstance(values.get(name), kind):
                    return name
        return None

    def about(self, values: Mapping[str, Any]) -> Any:
        """The position, or else the board or tree, that this call is asked about."""
        return values.get(self.subject) if self.subject else None

    def window(self, values: Mapping[str, Any]) -> Window | None:
        """The window as it stands now."""
        if self.window_names is None:
            return None
        alpha, beta = (number(values.get(name)) for name in self.window_names)
        return None if alpha is None or beta is None else (alpha, beta)

    def maximising(self, values: Mapping[str, Any], parent: bool | None) -> bool:
        """Whether MAX is to move; `parent` says so of the caller, None at the root."""
        about = self.about(values)
        if isinstance(about, Position):
            return about.player == +1
        if self.is_max:
            flag = values.get(self.is_max)
            return flag > 0 if isinstance(flag, int) else bool(flag)
        if self.turn:
            return _is_max(values.get(self.turn), self.first_turn)
        return not parent if parent is not None else True


def snapshot(about: Any) -> Any:
    """`about` as it is now, safe from a function that plays and undoes moves on it."""
    if not isinstance(about, Position):
        with suppress(Exception):
            return deepcopy(about)
    return about


def branch_taken(parent: Any, child: Any, tried: Sequence[Hashable]) -> Hashable:
    """The move from `parent` to `child`: the last of a position's history, or the index of a
    branch of a drawn tree that is not in `tried`. None if it cannot be told.
    """
    with suppress(Exception):  # comparing a learner's values may raise anything
        if isinstance(child, Position):
            return child.history[-1] if len(child.history) > len(parent.history) else None
        for label, branch in branches(parent):
            same = branch is child or (isinstance(child, list | tuple | dict) and branch == child)
            if same and label not in tried:
                return label
    return None


def cell_changed(before: Any, after: Any) -> Hashable:
    """The index of the one cell in which two boards made of lists differ, else None."""
    with suppress(Exception):
        changed = list(_differences(before, after))
        if len(changed) == 1:
            return changed[0][0] if len(changed[0]) == 1 else changed[0]
    return None


def moves_of(about: Any) -> list[Hashable]:
    """All moves of a position, or the branches of a drawn tree."""
    with suppress(Exception):
        if isinstance(about, Position):
            return list(about.moves())
    return [label for label, _ in branches(about)]


def branches(about: Any) -> list[tuple[Hashable, Any]]:
    """The branches of a tree drawn with lists, tuples or dicts, each with its label."""
    if isinstance(about, list | tuple):
        return list(enumerate(about))
    return list(about.items()) if isinstance(about, dict) else []


def _differences(old: Any, new: Any) -> Iterator[tuple[Hashable, ...]]:
    for label, before in branches(old):
        after = new[label]
        if isinstance(before, list | tuple):
            for rest in _differences(before, after):
                yield (label, *rest)
        elif before != after:
            yield (label,)


def _is_max(turn: Any, first: Any) -> bool:
    if isinstance(turn, bool):
        return turn
    if turn in (+1, -1) and first in (+1, -1):
        return bool(turn == +1)
    if isinstance(turn, str) and turn.lower().startswith(("max", "min")):
        return turn.lower().startswith("max")
    return bool(turn == first)


def _plain(name: str) -> str:
    return name.lower().replace("_", "")
