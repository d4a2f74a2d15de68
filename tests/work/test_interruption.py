"""Code that calls nothing is stopped, by time or steps, and nothing is raised once it is left."""

import sys
import threading
from contextlib import suppress
from time import perf_counter, sleep

import pytest

from c4lab.work import interruption
from c4lab.work.interruption import ClockLimit, StepLimit, within


class Late(BaseException):
    """What is raised here."""


@pytest.fixture(autouse=True)
def _no_threads_are_left():
    before = threading.active_count()
    yield
    assert threading.active_count() == before


def spin(seconds):
    until = perf_counter() + seconds
    while perf_counter() < until:
        pass


def endless():
    while True: pass  # fmt: skip  # noqa: E701


@pytest.mark.parametrize("seconds", [0.05, -1.0])
def test_it_ends_a_loop_that_calls_nothing(seconds):
    with pytest.raises(Late):
        within(seconds, Late, endless)


def test_it_comes_again_to_a_function_that_catches_everything(monkeypatch):
    monkeypatch.setattr(interruption, "AGAIN", 0.05)
    caught = 0

    def stubborn():
        nonlocal caught
        while True:
            try:
                endless()
            except BaseException:
                caught += 1
                if caught == 3:
                    raise

    with pytest.raises(Late):
        within(0.05, Late, stubborn)
    assert caught == 3


def test_what_ends_in_time_is_left_alone():
    assert within(0.05, Late, lambda: 7) == 7
    spin(0.1)
    with pytest.raises(ZeroDivisionError):
        within(60, Late, lambda: 1 // 0)


@pytest.mark.slow
def test_nothing_is_raised_afterwards_whenever_the_function_ends():
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.00001)
    for number in range(0, 1000, 4):
        with suppress(Late):
            within(0.0005, Late, lambda n=number: spin(n / 1_000_000))
        for _ in range(2000):
            pass
    sys.setswitchinterval(usual)


def test_one_that_waits_to_be_raised_is_taken_back_or_raised_at_once():
    with suppress(Late):
        within(0.01, Late, lambda: sleep(0.1))
    spin(0.01)


def test_without_threads_it_ends_between_two_steps(monkeypatch):
    def refuse(thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    with pytest.raises(Late):
        within(0.01, Late, endless)
    assert within(10.0, Late, lambda: 7) == 7
    assert sys.gettrace() is None


def through(items):
    """Takes a step for each item: steps are calls and rounds of loops."""
    found = 0
    for item in range(items):
        found += item
    return found


@pytest.mark.parametrize("function", [endless, lambda: max(iter(lambda: 1, 0))])
@pytest.mark.parametrize("limit", [StepLimit(5000, Late), ClockLimit(0.01, Late)])
def test_what_never_ends_is_ended(function, limit):
    with pytest.raises(Late), limit:
        function()
    assert limit.over
    assert through(10_000) == 49_995_000  # and nothing is limited any more


def test_rounds_and_calls_count():
    limit = StepLimit(10_000, Late)
    with limit:
        through(1000)
    assert 1000 <= limit.spent <= 1010
    with limit:  # the same budget goes on
        for _ in range(100):
            through(0)
    assert 1100 <= limit.spent <= 1330
    assert not limit.over


def test_another_tool_that_traces_goes_on_afterwards():
    def tracer(*_):
        """Traces nothing."""

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        with ClockLimit(60, Late) as limit:
            assert through(5000) == 12_497_500
        assert not limit.over
        assert sys.gettrace() is tracer
    finally:
        sys.settrace(before)
