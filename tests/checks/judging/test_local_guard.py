"""An answer that runs in the same Python as the check leaves it as it was."""

import builtins
import os
import sys

import pytest

from c4lab.checks.judging import workers
from c4lab.checks.judging.workers import LocalGuard, LocalWorkers
from c4lab.work.interruption import StepLimit
from tests.checks.judging.trying import judged

ENDS = {
    "exit": "def double(n):\n    exit()",
    "os._exit": "import os\ndef double(n):\n    os._exit(1)",
    "os.abort": "import os\ndef double(n):\n    os.abort()",
}
BREAKS = {
    "len": "import builtins\ndef double(n):\n    builtins.len = None\n    return 2 * n",
    "isinstance": "import builtins\ndef double(n):\n    builtins.isinstance = lambda *_: True",
    "modules": "import sys\ndef double(n):\n    sys.modules.clear()\n    return 2 * n",
}
PRINTS = "def double(n):\n    while True:\n        print('spam' * 1_000_000)"
CLOSES = "import sys\ndef double(n):\n    sys.stdout.close()\n    return 2 * n"


class Stopped(BaseException):
    """Ends what takes too many steps."""


@pytest.mark.parametrize("way", ENDS)
def test_nothing_ends_the_process(way: str) -> None:
    before = os._exit, os.abort
    assert judged(LocalWorkers(), ENDS[way]).reason == "exits"
    assert (os._exit, os.abort) == before


@pytest.mark.parametrize("what", BREAKS)
def test_what_it_breaks_of_python_is_mended(what: str) -> None:
    before, modules = {**vars(builtins)}, {**sys.modules}
    assert judged(LocalWorkers(), BREAKS[what]).reason == "crashed"
    assert vars(builtins) == before
    assert sys.modules.items() >= modules.items()


def test_recursion_does_not_go_deeper() -> None:
    limit, set_limit = sys.getrecursionlimit(), sys.setrecursionlimit
    with LocalGuard(StepLimit(1000, Stopped)) as guard:
        sys.setrecursionlimit(10**6)
    assert (sys.getrecursionlimit(), sys.setrecursionlimit) == (limit, set_limit)
    assert not guard.broken


def test_long_texts_that_are_printed_take_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "STEPS_A_SECOND", 50_000)
    assert judged(LocalWorkers(), PRINTS).reason == "still-running"


def test_output_is_not_closed() -> None:
    assert judged(LocalWorkers(), CLOSES).status == "right"


def test_after_too_many_steps_it_is_mended_too() -> None:
    def breaks() -> None:
        with guard:
            vars(builtins)["len"] = None
            while True:
                (lambda: None)()

    guard, before = LocalGuard(StepLimit(10, Stopped)), len
    with pytest.raises(Stopped):
        breaks()
    assert builtins.len is before
    assert guard.broken
