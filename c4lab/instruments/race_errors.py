"""What can go wrong in a race, and what ends one."""

from c4lab.games import Position


class Disagreement(ValueError):
    """Two contenders give different values for `position`: at least one of them is wrong."""

    def __init__(self, message: str, position: Position) -> None:
        super().__init__(message)
        self.position = position


class ContenderFailed(RuntimeError):
    """A contender raised an error, or returned something that is no value."""


class RaceStopped(BaseException):
    """Somebody stopped the race. Not an Exception, so that no contender catches it by accident."""


class OutOfTime(BaseException):
    """A contender ran longer than the race allows. Not an Exception, for the same reason."""
