"""Names beside the ends of lines, one below the other where the ends are close together."""

from collections.abc import Iterable


def spread(ends: Iterable[float], gap: float, lowest: float) -> list[float]:
    """Where each name goes, from the top down, at least `gap` from the next and none below
    `lowest`; `ends` are where the names would like to be, in this order, in pixels.

    >>> spread([10, 12, 90], gap=20, lowest=90)
    [10, 30, 90]
    >>> spread([80, 88], gap=20, lowest=90)
    [70, 90]
    """
    places: list[float] = []
    for at in ends:
        places.append(max(at, places[-1] + gap) if places else at)
    for i in reversed(range(len(places))):
        places[i] = min(places[i], lowest)
        lowest = places[i] - gap
    return places
