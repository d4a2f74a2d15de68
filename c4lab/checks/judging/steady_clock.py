"""A clock that pauses do not move: without it a computer that sleeps would make workers late."""

from time import monotonic

LONGEST = 0.5  # seconds between two looks; of a longer pause only so much counts


class SteadyClock:
    """Counts from when it was made, for somebody who looks at it often."""

    def __init__(self) -> None:
        self._looked = monotonic()
        self._seconds = 0.0

    def seconds(self) -> float:
        """Seconds since the clock was made. A pause in which nobody looked counts LONGEST: the
        computer slept, or was at something else, and the worker may have waited as well."""
        now = monotonic()
        self._seconds += min(now - self._looked, LONGEST)
        self._looked = now
        return self._seconds
