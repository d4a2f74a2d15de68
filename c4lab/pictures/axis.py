"""The axis of a chart: which number is where, and the round numbers beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log

from c4lab.pictures.growth import short

MOST_TICKS = 7


@dataclass(frozen=True)
class Axis:
    """Maps a number from `low` to `high` to a place from `start` to `end`. With a `base` above 0
    the axis is logarithmic, and its round numbers are powers of the base."""

    low: float
    high: float
    start: float
    end: float
    base: int = 0

    def __call__(self, value: float) -> float:
        if self.base:
            share = log(max(value, self.low) / self.low) / log(self.high / self.low)
        else:
            share = (value - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Round numbers, some two to seven."""
        if not self.base:
            return self._even()
        first = ceil(log(self.low, self.base) - 1e-9)
        last = floor(log(self.high, self.base) + 1e-9)
        step = -(-(last - first + 1) // MOST_TICKS) or 1
        powers = [float(self.base) ** power for power in range(first, last + 1, step)]
        return powers if len(powers) > 1 else [self.low, self.high]

    def _even(self) -> list[float]:
        width = 10.0 ** floor(log(self.high - self.low, 10))
        step = next(
            s * width for s in (0.2, 0.5, 1, 2, 5) if (self.high - self.low) / (s * width) <= 6
        )
        return [
            n * step
            for n in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)
        ]


def around(
    numbers: Iterable[float], start: float, end: float, base: int = 0, room: float = 0.05,
    from_zero: bool = False,
) -> Axis:  # fmt: skip
    """An axis that has all these numbers, with this share of its length as room on both sides. On a
    logarithmic one numbers that are not above 0 do not count."""
    known = [number for number in numbers if number > 0 or not base]
    low, high = min(known, default=1.0), max(known, default=10.0)
    if base:
        if low == high:
            low, high = low / base, high * base
        stretched = (high / low) ** room
        return Axis(low / stretched, high * stretched, start, end, base)
    low = min(low, 0.0) if from_zero else low
    if low == high:
        low, high = low - 1, high + 1
    more = (high - low) * room
    return Axis(low if from_zero and low == 0 else low - more, high + more, start, end)


def number_text(value: float) -> str:
    """A number beside an axis: 0.001, 5,000, 10¹²."""
    return short(float(f"{value:.6g}"))
