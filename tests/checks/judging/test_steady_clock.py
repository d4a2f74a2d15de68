"""A clock that pauses of the computer do not move."""

import pytest

from c4lab.checks.judging import python_process
from c4lab.checks.judging.python_process import PAUSE, SteadyClock


def test_it_counts_what_was_looked_at_and_little_of_a_pause(monkeypatch: pytest.MonkeyPatch):
    now = [100.0]
    monkeypatch.setattr(python_process, "monotonic", lambda: now[0])
    clock = SteadyClock()
    for _ in range(3):
        now[0] += 0.25
        clock.seconds()
    assert clock.seconds() == 0.75
    now[0] += 480  # the computer slept
    assert clock.seconds() == 0.75 + PAUSE
