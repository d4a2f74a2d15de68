"""Code that calls nothing is stopped, and nothing is raised once it is left."""

import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter, sleep
from typing import Any

import pytest

from c4lab.work import interruption
from c4lab.work.interruption import insist, within


class Late(BaseException):
    """What the deadline raises here."""


@pytest.fixture(autouse=True)
def _no_threads_are_left() -> Any:
    before = threading.active_count()
    yield
    assert threading.active_count() == before


def spin(seconds: float) -> None:
    until = perf_counter() + seconds
    while perf_counter() < until:
        pass


def endless() -> None:
    while True:
        pass


def test_it_ends_a_loop_that_calls_nothing() -> None:
    with pytest.raises(Late):
        within(0.05, Late, endless)


def test_it_comes_again_to_a_function_that_catches_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(interruption, "AGAIN", 0.05)
    caught = 0

    def stubborn() -> None:
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


def test_what_ends_in_time_is_left_alone() -> None:
    assert within(0.05, Late, lambda: 7) == 7
    spin(0.1)


def test_an_exception_of_the_function_passes() -> None:
    with pytest.raises(ZeroDivisionError):
        within(60, Late, lambda: 1 // 0)


@pytest.fixture
def _eager_threads() -> Any:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.00001)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.slow
@pytest.mark.usefixtures("_eager_threads")
def test_nothing_is_raised_afterwards_whenever_the_function_ends() -> None:
    for number in range(0, 1000, 4):
        with suppress(Late):
            within(0.0005, Late, lambda n=number: spin(n / 1_000_000))
        for _ in range(2000):
            pass


def test_one_that_waits_to_be_raised_is_taken_back_or_raised_at_once() -> None:
    with suppress(Late):
        within(0.01, Late, lambda: sleep(0.1))
    spin(0.01)


@pytest.mark.parametrize("function", [endless, lambda: sum(1 for _ in iter(int, 1))])
def test_without_threads_it_ends_between_two_steps(
    function: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    with pytest.raises(Late):
        within(0.01, Late, function)
    assert within(10.0, Late, lambda: 7) == 7
    assert sys.gettrace() is None


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_no_time_at_all_ends_it_at_once(seconds: float) -> None:
    with pytest.raises(Late):
        within(seconds, Late, endless)


def test_an_interrupted_thread_has_ended() -> None:
    def work() -> None:
        with suppress(Late):
            endless()

    worker = threading.Thread(target=work, daemon=True)
    worker.start()
    assert insist(worker, Late)
    assert not worker.is_alive()
    assert insist(worker, Late)  # one that has ended is left alone


@pytest.mark.slow
def test_who_insists_comes_again_and_then_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interruption, "PATIENCE", 0.02)
    caught, patient = 0, threading.Event()

    def stubborn() -> None:
        nonlocal caught
        while not patient.is_set():
            try:
                spin()
            except Late:
                caught += 1

    def spin() -> None:
        while not patient.is_set():
            pass

    def work() -> None:
        with suppress(Late):  # the last one may come when it ends
            stubborn()

    worker = threading.Thread(target=work, daemon=True)
    worker.start()
    assert not insist(worker, Late)
    patient.set()
    worker.join()
    assert caught > 3
