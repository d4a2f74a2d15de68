"""Steps are calls and rounds of loops, and code that goes on after so many is ended."""

import sys
from collections.abc import Callable
from typing import Any

import pytest

from c4lab.work.interruption import ClockLimit, StepLimit


class Enough(BaseException):
    """What the limit raises here."""


def on_one_line() -> None:
    while True: pass  # fmt: skip  # noqa: E701


def nested(levels: int = 0) -> None:
    nested(levels + 1) if levels < 50 else nested(0)


def through(items: int) -> int:
    found = 0
    for item in range(items):
        found += item
    return found


@pytest.mark.parametrize(
    "endless", [on_one_line, lambda: {n: n for n in iter(int, 1)}, lambda: max(iter(lambda: 1, 0))]
)
@pytest.mark.parametrize("limit", [StepLimit(5000, Enough), ClockLimit(0.01, Enough)])
def test_what_never_ends_is_ended(endless: Callable[[], Any], limit: StepLimit) -> None:
    with pytest.raises(Enough), limit:
        endless()
    assert limit.over
    assert through(10_000) == 49_995_000  # and nothing is limited any more


def test_rounds_and_calls_count() -> None:
    limit = StepLimit(10_000, Enough)
    with limit:
        through(1000)
    assert 1000 <= limit.spent <= 1010
    with limit:  # the same budget goes on
        for _ in range(100):
            through(0)
    assert 1100 <= limit.spent <= 1330
    assert not limit.over


def test_the_same_code_takes_the_same_steps() -> None:
    spent = []
    for _ in range(2):
        with StepLimit(100_000, Enough) as limit:
            sorted(range(500), key=lambda n: -n)
        spent.append(limit.spent)
    assert spent[0] == spent[1] >= 500


def test_another_tool_that_traces_goes_on_afterwards() -> None:
    def tracer(*_: Any) -> None:
        """Traces nothing."""

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        with StepLimit(1000, Enough):
            through(10)
        assert sys.gettrace() is tracer
    finally:
        sys.settrace(before)


def test_what_ends_in_time_gives_its_value() -> None:
    with ClockLimit(60, Enough) as limit:
        assert through(5000) == 12_497_500
    assert not limit.over
