"""The weights of an evaluation: to find them, to show them as sliders, and to change one."""

from dataclasses import fields, is_dataclass, replace
from numbers import Real
from typing import Any

from c4lab.evaluation import Evaluation

AT_LEAST = 10  # the slider of a small weight ends here


def weights(evaluation: Any) -> dict[str, float]:
    """The numbers in the fields of a dataclass, and in its tuples, by name; else none.

    >>> from c4lab.evaluation import CentreCount, WindowScore
    >>> weights(WindowScore())
    {'four': 100, 'three': 5, 'two': 2, 'opponent_three': 4, 'centre': 3}
    >>> weights(CentreCount())
    {}
    """
    return {name: value for name, _, _, value in _places(evaluation)}


def with_weight(evaluation: Any, name: str, value: float) -> Any:
    """The evaluation with one weight changed. Raises KeyError if it has no such weight."""
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
    """Whether two evaluations are the same function, or of one class with equal weights."""
    if isinstance(one, Evaluation):
        return type(one) is type(other) and weights(one) == weights(other)
    return one is other


def sliders(evaluation: Any, published: Any) -> list[dict[str, Any]]:
    """The slider of each weight, as the page reads it; its ends depend on the published weight."""
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
    """For each weight: its name, its field, its index if the field is a tuple, its value."""
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
