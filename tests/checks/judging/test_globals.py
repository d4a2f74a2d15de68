"""What an answer uses from outside itself may be large, endless, tied to its notebook, or
misbehave."""

import sys
import threading
import time
from itertools import count

import pytest

from c4lab.checks.judging import packing, verdicts
from c4lab.checks.judging.packing import CannotCarry, pack
from c4lab.checks.judging.verdicts import judge, judge_with
from c4lab.checks.keeping.checking import why_stale
from c4lab.search import Zobrist
from c4lab.work.interruption import TooLong, limit
from tests.checks.judging.trying import cell, exercise

USES = "def double(n):\n    assert table is not None\n    return 2 * n"


def test_a_table_of_many_megabytes_is_carried(workers):
    table = {n: (n, bytes(50)) for n in range(100_000)}
    packed = pack(cell(USES, table=table))
    assert packed.outside["table"] > 5_000_000
    assert judge_with(exercise(), packed, workers).status == "right"


def test_too_large_a_table_is_named_with_its_size():
    said = r"`table` from outside itself, which holds more than 100 MB\. To .* takes too much room"
    with pytest.raises(CannotCarry, match=said):
        pack(cell(USES, table=[bytes(300_000_000)]))


class Packs:
    """Is packed as this function says."""

    def __init__(self, how):
        self.how = how

    def __reduce__(self):
        return self.how()


def endless():
    while True:
        time.sleep(0.01)


@pytest.mark.parametrize("how", [endless, lambda: (list, (), None, iter(int, 1))])
def test_what_is_never_packed_is_named(monkeypatch, how):
    monkeypatch.setattr(packing, "SECONDS", 0.3)
    monkeypatch.setattr(packing, "LOOK_SECONDS", 0.1)
    with pytest.raises(CannotCarry, match="uses `table` from outside itself"):
        pack(cell(USES, table=Packs(how)))


def test_what_is_never_made_again_is_named(workers, monkeypatch):
    monkeypatch.setattr("c4lab.checks.judging.client.LOADING_SECONDS", 0.5)
    sleeps = Packs(lambda: (time.sleep, (999,)))
    result = judge_with(exercise(), pack(cell(USES, table=sleeps)), workers)
    assert result.reason == "cannot-be-carried"
    assert "Your answer uses `table` from outside itself. To copy that" in result.message


def misbehaving():
    class Meta(type):
        def __getattribute__(cls, name):
            raise OSError(name)

    class Odd(metaclass=Meta):
        pass

    class Looked:
        def __getattribute__(self, name):
            raise OSError(name)

    class Lies:
        @property
        def __class__(self):
            raise SystemExit

    class Named:
        __name__ = property(lambda self: 1 / 0)

        def __call__(self, n):
            return 2 * n

    return Odd, Odd(), Looked(), Lies(), Named(), Packs(sys.exit)


@pytest.mark.parametrize("number", range(6))
def test_what_misbehaves_gets_a_sentence(number, on_demand):
    odd = misbehaving()[number]
    assert why_stale("odd", odd) == ""
    for answer in (odd, cell(USES, table=odd), {"a": odd}):
        result, _ = judge(exercise(), answer)
        assert result.reason != "check-failed"
        assert "Traceback" not in result.message


def test_a_judge_that_takes_too_long_is_stopped(monkeypatch):
    monkeypatch.setattr(verdicts, "SECONDS", 0.2)
    monkeypatch.setattr(verdicts, "judge_with", lambda *_: time.sleep(20))
    result, _ = judge(exercise(), cell(USES, table=1))
    assert (result.status, result.reason) == ("raised", "takes-too-long")


def test_a_limit_in_a_limit():
    def inner():
        with pytest.raises(TooLong), limit(0.05):
            time.sleep(5)
        time.sleep(5)

    with pytest.raises(TooLong), limit(0.2):
        inner()


def test_what_others_compute_and_a_sleep_are_no_seconds_of_computing():
    with limit(0.05, of_computing=True):
        time.sleep(0.2)
    with pytest.raises(TooLong), limit(0.05, of_computing=True):
        sum(1 for _ in count())


def test_where_there_are_no_timers_a_thread_ends_what_computes(monkeypatch):
    monkeypatch.delattr("signal.setitimer")  # as on Windows
    with limit(5):
        before = threading.active_count()
    with pytest.raises(TooLong), limit(0.05):
        sum(1 for _ in count())
    assert threading.active_count() == before - 1


@pytest.mark.parametrize(
    ("used", "what"),
    [
        (threading.Lock(), "a lock"),
        (Zobrist().number, "a function with a cache"),
    ],
)
def test_what_a_class_uses_and_cannot_leave_the_notebook_is_named(used, what):
    book = cell("class Book:\n    def find(self):\n        return number", "Book", number=used)
    with pytest.raises(
        CannotCarry, match=f"uses `number` from outside itself, {what}, which .* use a"
    ):
        pack(book)
