"""The weights of an evaluation as a person can turn them: found, shown, and changed one by one."""

from dataclasses import fields, is_dataclass, replace
from numbers import Real
from typing import Any

from c4lab.evaluation import Evaluation

AT_LEAST = 10  # how far the slider of a small weight reaches


def weights(evaluation: Any) -> dict[str, float]:
    """The numbers among the fields of a dataclass, and in its tuples; none for anything else.

    >>> from c4lab.evaluation import CentreCount, WindowScore
    >>> weights(WindowScore())
    {'four': 100, 'three': 5, 'two': 2, 'opponent_three': 4, 'centre': 3}
    >>> weights(CentreCount())
    {}
    """
    return {name: value for name, _, _, value in _places(evaluation)}


def with_weight(evaluation: Any, name: str, value: float) -> Any:
    """The same evaluation with one weight changed. Raises KeyError if it has no such weight."""
    for known, field, index, _ in _places(evaluation):
        if known == name:
            if index is None:
                return replace(evaluation, **{field: value})
            old = getattr(evaluation, field)
            changed = [*old[:index], value, *old[index + 1 :]]
            new = old._make(changed) if hasattr(old, "_make") else type(old)(changed)
            return replace(evaluation, **{field: new})
    raise KeyError(name)


def same(one: Any, other: Any) -> bool:
    """Whether two evaluations are one: the same function, or of one kind with equal weights."""
    if isinstance(one, Evaluation):
        return type(one) is type(other) and weights(one) == weights(other)
    return one is other


def sliders(evaluation: Any, published: Any) -> list[dict[str, Any]]:
    """What the page needs for each weight; how far it reaches depends on the published one."""
    now = weights(evaluation)
    return [
        {
            "key": name,
            "label": name.replace("_", " ") + (" (minus)" if "opponent" in name else ""),
            "value": now[name],
            "least": 0 if first >= 0 else -_reach(first),
            "most": _reach(first),
            "step": 1 if float(first).is_integer() else 0.1,
        }
        for name, first in weights(published).items()
    ]


def _reach(first: float) -> int:
    return max(AT_LEAST, 2 * round(abs(first)))


def _places(evaluation: Any) -> list[tuple[str, str, int | None, float]]:
    """Of each weight: its name, the field it is in, its place if the field is a tuple, itself."""
    found: list[tuple[str, str, int | None, float]] = []
    if not is_dataclass(evaluation) or isinstance(evaluation, type):
        return found
    for field in fields(evaluation):
        value = getattr(evaluation, field.name)
        if _is_number(value):
            found.append((field.name, field.name, None, value))
        elif isinstance(value, (tuple, list)) and value and all(map(_is_number, value)):
            names = getattr(value, "_fields", [f"{field.name} {n + 1}" for n in range(len(value))])
            found += [(name, field.name, n, value[n]) for n, name in enumerate(names)]
    return found


def _is_number(value: object) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool)
