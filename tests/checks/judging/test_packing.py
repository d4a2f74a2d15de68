"""What reaches the judge from a notebook's process is data, and may be anything."""

import linecache
import threading

import pytest

from c4lab.checks.judging.attempt import why_empty
from c4lab.checks.judging.packing import CannotCarry, pack
from c4lab.search import Zobrist


def test_what_cannot_leave_the_notebook(tmp_path):
    with (
        (tmp_path / "a").open("w") as file,
        pytest.raises(CannotCarry, match="cannot leave this notebook"),
    ):
        pack(file)


class Locked:
    def __init__(self):
        self.lock = threading.Lock()

    def read(self):
        return self.lock


@pytest.mark.parametrize(
    ("used", "what"),
    [
        (threading.Lock(), "a lock"),
        (Locked().read, "a method of a Locked"),
        (Zobrist().number, "a function with a cache"),
        ((n for n in "ab"), "a generator"),
    ],
)
def test_what_a_class_uses_and_cannot_leave_the_notebook_is_named(monkeypatch, used, what):
    space = {"__name__": "__main__", "number": used}
    name, source = "<cell lock>", "class Book:\n    def find(self):\n        return number\n"
    monkeypatch.setitem(linecache.cache, name, (len(source), None, [source], name))
    exec(compile(source, name, "exec"), space)
    with pytest.raises(
        CannotCarry, match=f"uses `number` from outside itself, {what}, which .* use a"
    ):
        pack(space["Book"])


@pytest.mark.parametrize("part", [(..., ...), [1, ...], ...])
def test_a_prediction_that_is_half_open_is_no_attempt(part):
    said = why_empty({"one": (1, 2), "two": part})
    assert said == "Still to be answered: 'two'."
    assert why_empty({"one": (1, 2)}) is None
