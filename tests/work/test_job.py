"""What a job promises, in a thread and in slices of an event loop."""

import asyncio
import threading
import time
from itertools import count

import pytest

from c4lab.work import interruption, job, resting
from c4lab.work.job import Job, Stopped
from tests.widgets.helpers import later

LONG = 60.0
"""Seconds: a test that waits as long has failed."""


class Late(BaseException):
    """What interrupts here."""


@pytest.fixture(autouse=True)
def _impatient(monkeypatch):
    """An interruption comes at once, and again and again."""
    monkeypatch.setattr(interruption, "PATIENCE", 0.01)
    monkeypatch.setattr(interruption, "ATTEMPTS", 1_000)
    monkeypatch.setattr(job, "PATIENCE", 0.01)


@pytest.fixture(params=["a thread", "slices"])
def _either(request, monkeypatch):
    """Once with threads, once without."""
    monkeypatch.setattr(job, "threads_start", lambda: request.param == "a thread")
    if request.param == "slices":

        def refuse(thread):
            raise RuntimeError("can't start new thread")

        monkeypatch.setattr(threading.Thread, "start", refuse)


either = pytest.mark.usefixtures("_either")


def slices(test):
    """Only without threads."""
    return either(pytest.mark.parametrize("_either", ["slices"], indirect=True)(test))


def three(job):
    yield from (1, 2, 3)


def without_end(job):
    for number in count(1):
        time.sleep(0.001)
        yield number


def deaf(job):
    """Work that gives nothing and asks nobody."""
    while True:
        pass
    yield 0


@either
def test_results_come_one_by_one_and_each_is_told():
    """So is news between two of them."""
    told = []

    def tells(job):
        job.tell()
        yield from three(job)

    work = Job(tells, lambda job: told.append((len(job.found), job.over)))
    assert work.wait(LONG)
    assert (work.found, work.over, work.error, work.problem) == ([1, 2, 3], True, None, "")
    assert told == [(0, False), (1, False), (2, False), (3, False), (3, True)]


@either
def test_in_a_loop_they_are_told_where_the_loop_runs_and_who_waits_has_all_at_once():
    async def page():
        told = []
        work = Job(three, lambda job: told.append((len(job.found), threading.current_thread())))
        assert told == []
        await later(lambda: work.over and told and told[-1][0] == 3)
        assert len(told) <= 4
        assert {thread for _, thread in told} == {threading.main_thread()}
        heard = []
        waited_for = Job(three, lambda job: heard.append(job.over))
        assert waited_for.wait(LONG)
        assert waited_for.found == [1, 2, 3]
        await later(lambda: heard and heard[-1])
        assert heard in ([True], [False, False, False, True])  # a thread tells of several at once

    asyncio.run(page())


@slices
def test_stop_and_wait_may_come_from_the_listener_or_before_the_first_slice():
    def listener(job):
        assert not job.wait(1)  # it is at work further up
        if len(job.found) == 2:
            job.stop()

    work = Job(without_end, listener)
    assert work.wait(LONG)
    assert work.found == [1, 2]

    async def page():
        work = Job(three, lambda job: told.append(job))
        work.stop()
        await later(lambda: work.over)
        assert (work.found, told) == ([], [])

    told = []
    asyncio.run(page())


@either
@pytest.mark.parametrize(
    ("error", "problem"),
    [
        (OSError("no room"), "OSError: no room"),
        (SystemExit(1), "SystemExit: 1"),
        (Stopped(), ""),
    ],
)
def test_whatever_it_raises_ends_it_and_is_a_problem(error, problem):
    told = []

    def raises(job):
        yield 1
        raise error

    work = Job(raises, lambda job: told.append(job.problem))
    assert work.wait(LONG)
    assert (work.found, work.problem) == ([1], problem)
    assert work.error is (error if problem else None)
    assert told == ["", problem]


@either
def test_a_listener_that_fails_ends_it():
    def listener(job):
        if not job.over:
            raise ValueError("nobody listens")

    work = Job(without_end, listener)
    assert work.wait(LONG)
    assert work.problem == "ValueError: nobody listens"


@slices
def test_without_threads_a_call_that_is_waited_for_is_waited_for():
    def one_call(job):
        time.sleep(0.02)
        yield 7

    work = Job(one_call)
    work.wait(0.001)
    assert work.found == [7]
    work.interrupt(Late)  # that needs threads
    assert (work.over, work.error, work.lost) == (False, None, False)
    assert work.end(Late)
    assert isinstance(work.error, Late)
    assert work.wait(LONG)


def test_it_is_interrupted_once_it_is_time_and_then_told_unless_it_was_stopped():
    due, told = threading.Event(), threading.Event()
    work = Job(deaf, lambda job: told.set())
    work.interrupt(Late, when=due.is_set, grace=0.01)
    assert not work.wait(0.1)
    due.set()
    assert told.wait(LONG)
    assert work.over
    assert work.end(SystemExit)  # one that has ended is left alone
    assert isinstance(work.error, Late)
    heard = []
    stopped = Job(deaf, lambda job: heard.append(1))
    stopped.stop()
    stopped.interrupt(Late)
    assert stopped.wait(LONG)
    assert heard == []


@pytest.mark.slow
def test_an_interruption_between_two_results_counts():
    """Wherever it comes: in the work, in the listener or on the way from one to the other."""

    def quick(job):
        while True:
            yield 1

    for _ in range(5):
        work = Job(quick, lambda job: job.found.clear())
        assert work.end(Late)
        assert isinstance(work.error, Late)
        assert work.wait(LONG)


@pytest.mark.slow
def test_what_goes_on_all_the_same_is_lost(monkeypatch):
    monkeypatch.setattr(interruption, "PATIENCE", 0.02)
    monkeypatch.setattr(interruption, "ATTEMPTS", 12)
    patient, caught = threading.Event(), []

    def stubborn(job):
        while not patient.is_set():
            try:
                spin()
            except Late as late:
                caught.append(late)
        yield 1

    def spin():
        while not patient.is_set():
            pass

    work = Job(stubborn)
    assert not work.end(Late)
    assert (work.lost, work.over) == (True, False)
    patient.set()
    assert work.wait(LONG)
    assert len(caught) > 3


def test_its_thread_has_the_name_of_the_work_and_keeps_no_kernel_alive():
    work = Job(deaf)
    thread = next(each for each in threading.enumerate() if each.name == "deaf")
    assert thread.daemon
    assert not work.wait(-1)
    assert work.end(Late)
    thread.join()


def test_a_rest_ends_no_search_outside_of_a_slice():
    resting.rest()
    with resting.slice_of(60):
        resting.rest()
    with resting.slice_of(0):
        with pytest.raises(resting.Rest):
            resting.rest()
        with resting.slice_of(60):  # work inside of work
            resting.rest()
    resting.rest()
