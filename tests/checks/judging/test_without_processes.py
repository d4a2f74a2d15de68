"""An answer that runs in the same Python as the check leaves it as it was."""

import builtins
import os
import sys

import pytest

from c4lab.checks.judging import client, verdicts, workers
from c4lab.checks.judging.verdicts import judge
from c4lab.checks.judging.workers import LocalWorkers
from tests.checks.judging.trying import cell, exercise, judged

# What breaks Python stands on top: near the end of a file xdist sends the next, which a thread of
# this process has to read.
BREAKS = {
    "import builtins\nbuiltins.len = None\nreturn 2 * n": "crashed",
    "import sys\nsys.modules.clear()\nreturn 2 * n": "crashed",
    "exit()": "exits",
    "import os\nos._exit(1)": "exits",
    "import sys\nsys.setrecursionlimit(10**6)\nreturn 2 * n": "",
}
PRINTS = "while True:\n    print('spam' * 1_000_000)"
BREAKS_AND_GOES_ON = "import builtins\nbuiltins.len = None\nwhile True:\n    pass"
CLOSES = "import sys\nsys.stdout.close()\nreturn 2 * n"


@pytest.mark.parametrize("source", BREAKS)
def test_nothing_ends_the_process_and_what_is_broken_is_mended(source):
    before, modules = [{**vars(builtins)}, {**vars(os)}, {**vars(sys)}], {**sys.modules}
    limit = sys.getrecursionlimit()
    assert judged(LocalWorkers(), source).reason == BREAKS[source]
    assert [vars(builtins), vars(os), vars(sys)] == before
    assert sys.getrecursionlimit() == limit
    assert sys.modules.items() >= modules.items()


def test_long_texts_take_steps_too_and_output_stays_open(monkeypatch):
    monkeypatch.setattr(workers, "STEPS_A_SECOND", 50_000)
    assert judged(LocalWorkers(), PRINTS).reason == "still-running"
    assert judged(LocalWorkers(), BREAKS_AND_GOES_ON).reason == "crashed"
    assert judged(LocalWorkers(), CLOSES).status == "right"
    assert judged(LocalWorkers(), "print('hm')").printed.splitlines()[0] == "hm"


def test_the_first_result_says_so(monkeypatch):
    monkeypatch.setattr(workers, "threads_start", lambda: False)
    monkeypatch.setattr(verdicts, "_said", set())
    double = cell("def double(n):\n    return 2 * n")
    first, second = (judge(exercise(), double)[0] for _ in range(2))
    assert first.status == second.status == "right"
    assert "restart the kernel" in first.note
    assert second.note == ""


def test_seconds_do_not_count(monkeypatch):
    monkeypatch.setattr(client, "SECONDS", 0.05)
    slow = "import time\ntime.sleep(0.02)\nreturn 2 * n"
    assert judged(LocalWorkers(), slow).status == "right"
