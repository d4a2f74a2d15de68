"""Reading a call of a learner's search: its position, its window, whose turn it is, and its move.

Learners choose their own names and search their own trees. So a `Reader` reads the values of a
call, and knows common names; what it cannot find out is None.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from types import CodeType
from typing import Any

from c4lab.games import Position
from c4lab.instruments.tracing.calltree import Window, number_in

WINDOW_NAMES = (("alpha", "beta"), ("a", "b"), ("lo", "hi"), ("low", "high"))
TURN_NAMES = ("player", "turn", "color", "colour")


class Reader:
    """Reads the calls of one function. `values` are always the local variables of a call."""

    def __init__(self, code: CodeType, values: Mapping[str, Any], *, method: bool) -> None:
        count = code.co_argcount + code.co_kwonlyargcount
        self.parameters = code.co_varnames[int(method) : count]
        self.subject_name = self._find_subject(values)
        self.window_names = next(
            (pair for pair in WINDOW_NAMES if set(pair) <= set(self.parameters)), None
        )
        self.is_max = next(
            (name for name in self.parameters if _plain_name(name).startswith(("maximi", "ismax"))),
            None,
        )
        self.turn = next(
            (name for name in self.parameters if _plain_name(name) in TURN_NAMES), None
        )
        self.first_turn = values.get(self.turn) if self.turn else None

    def _find_subject(self, values: Mapping[str, Any]) -> str | None:
        """The name of the first parameter with a position, or else a tree, or else any value."""
        for kind in (Position, (list, tuple, dict), object):
            for name in self.parameters:
                if isinstance(values.get(name), kind):
                    return name
        return None

    def subject(self, values: Mapping[str, Any]) -> Any:
        """The position of this call, or else its board or tree."""
        return values.get(self.subject_name) if self.subject_name else None

    def window(self, values: Mapping[str, Any]) -> Window | None:
        """The present window of the call; None if it has none."""
        if self.window_names is None:
            return None
        alpha, beta = (number_in(values.get(name)) for name in self.window_names)
        return None if alpha is None or beta is None else (alpha, beta)

    def maximising(self, values: Mapping[str, Any], parent: bool | None) -> bool:
        """Whether MAX is to move in this call. `parent` is the answer for its caller, or None."""
        subject = self.subject(values)
        if isinstance(subject, Position):
            return subject.player == +1
        if self.is_max:
            flag = values.get(self.is_max)
            return flag > 0 if isinstance(flag, int) else bool(flag)
        if self.turn:
            return _is_max(values.get(self.turn), self.first_turn)
        return not parent if parent is not None else True


def snapshot(subject: Any) -> Any:
    """A copy of `subject`, which stays as it is when a function plays and undoes moves on it."""
    if not isinstance(subject, Position):
        with suppress(Exception):
            return deepcopy(subject)
    return subject


def branch_taken(parent: Any, child: Any, tried: Sequence[Hashable]) -> Hashable:
    """The move from `parent` to `child`: the last move of a position, or the label of a branch of
    a tree that is not in `tried`. None if neither is found.
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
    """The index of the only cell in which two boards made of lists differ, or else None."""
    with suppress(Exception):
        changed = list(_differences(before, after))
        if len(changed) == 1:
            return changed[0][0] if len(changed[0]) == 1 else changed[0]
    return None


def moves_of(subject: Any) -> list[Hashable]:
    """All moves of a position, or the labels of all branches of a tree."""
    with suppress(Exception):
        if isinstance(subject, Position):
            return list(subject.moves())
    return [label for label, _ in branches(subject)]


def branches(subject: Any) -> list[tuple[Hashable, Any]]:
    """(label, branch) for each branch of a tree made of lists, tuples or dicts; else []."""
    if isinstance(subject, list | tuple):
        return list(enumerate(subject))
    return list(subject.items()) if isinstance(subject, dict) else []


def _differences(old: Any, new: Any) -> Iterator[tuple[Hashable, ...]]:
    """The path of labels to each cell in which `old` and `new` differ."""
    for label, before in branches(old):
        after = new[label]
        if isinstance(before, list | tuple):
            for rest in _differences(before, after):
                yield (label, *rest)
        elif before != after:
            yield (label,)


def _is_max(turn: Any, first: Any) -> bool:
    """Whether `turn` means MAX: by its value, or because it is the turn at the root."""
    if isinstance(turn, bool):
        return turn
    if turn in (+1, -1) and first in (+1, -1):
        return bool(turn == +1)
    if isinstance(turn, str) and turn.lower().startswith(("max", "min")):
        return turn.lower().startswith("max")
    return bool(turn == first)


def _plain_name(name: str) -> str:
    return name.lower().replace("_", "")
