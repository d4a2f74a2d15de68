"""Workers and what they start: nothing is left behind, whoever ends first."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from secrets import token_hex

import psutil
import pytest

from c4lab.checks.judging import client, python_process
from c4lab.checks.judging import workers as local
from c4lab.checks.judging.python_process import PAUSE, ProcessTree, SteadyClock
from c4lab.checks.judging.verdicts import judge
from c4lab.checks.judging.workers import open_workers
from tests.checks.judging.trying import cell, exercise, judged
from tests.left_running import nothing_runs_of

DOUBLE = "def double(n):\n    return 2 * n"
LOOP = "def double(n):\n    while True:\n        pass"


@pytest.fixture
def scratch(tmp_path, monkeypatch):
    """The folder for temporary files of all processes that a test starts."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


FLOODS = (
    "import os\nwhile True:\n    for handle in range(3, 9):\n        try:\n"
    "            os.write(handle, b'0' * 999 + b'\\n')\n        except OSError:\n            pass"
)


def test_an_endless_loop_and_a_flood_of_replies_end(scratch, monkeypatch):
    monkeypatch.setattr(client, "SECONDS", 0.5)
    with open_workers() as workers:
        result = judged(workers, LOOP)
        assert (result.status, result.reason) == ("raised", "still-running")
        assert "double(0) was still running" in result.message
        assert judged(workers, FLOODS).reason in ("breaks-out", "still-running")
        assert judged(workers, DOUBLE).status == "right"
    assert nothing_runs_of(scratch)


# A program that starts another, which leaves its family and its session; both sleep.
FAMILY = (
    "import subprocess, sys, time\n"
    "if len(sys.argv) == 1:\n"
    "    subprocess.Popen([sys.executable, __file__, 'x'], start_new_session=True)\n"
    "    print(flush=True)\n"
    "time.sleep(60)\n"
)


def test_a_tree_of_processes_ends_also_without_its_root(scratch, tmp_path):
    (tmp_path / "family.py").write_text(FAMILY)
    parent = subprocess.Popen([sys.executable, tmp_path / "family.py"], stdout=subprocess.PIPE)
    tree = ProcessTree(parent.pid, mark="no mark of ours")
    assert parent.stdout.read(1) == b"\n"
    assert len(tree.look()) == 2
    parent.kill()
    parent.wait()
    assert len(tree.look()) == 1
    tree.end()
    parent.communicate()
    assert not tree.look()
    assert nothing_runs_of(scratch)


def test_a_process_that_was_never_seen_is_found_by_its_mark():
    mark = token_hex(8)
    parent = subprocess.Popen([sys.executable, "-c", "pass"])
    sleeps = [sys.executable, "-c", "import time; time.sleep(60)"]
    hidden = subprocess.Popen(sleeps, env={**os.environ, "ANY_NAME": mark})
    ProcessTree(parent.pid, mark).end()
    parent.wait()
    assert hidden.wait(20) != 0


PROGRAM = f"""
from c4lab.checks.judging.verdicts import judge
from tests.checks.judging.trying import cell, exercise
print("begins", flush=True)
print(judge(exercise(), cell({LOOP!r}))[0].reason, flush=True)
"""


@pytest.mark.parametrize(("ends", "said"), [(signal.SIGKILL, ""), (signal.SIGINT, "interrupted")])
def test_a_judge_that_is_killed_or_interrupted_leaves_nothing(scratch, ends, said):
    here, command = Path(__file__).parents[3], [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=here) as process:
        process.stdout.readline()
        while not psutil.Process(process.pid).children():
            time.sleep(0.02)
        process.send_signal(ends)
        assert process.stdout.read().strip() == said
    assert nothing_runs_of(scratch)


@pytest.mark.parametrize(
    ("fails", "error", "reason"),
    [
        ("Printed", KeyboardInterrupt(), "interrupted"),
        ("subprocess.Popen", OSError("Too many open files"), "check-failed"),
    ],
)
def test_a_worker_that_does_not_start_leaves_nothing(scratch, monkeypatch, fails, error, reason):
    def fail(*_, **__):
        raise error

    monkeypatch.setattr(f"{python_process.__name__}.{fails}", fail)
    result, _ = judge(exercise(), cell(DOUBLE))
    assert result.reason == reason
    assert nothing_runs_of(scratch)
    assert not list(scratch.iterdir())


def test_memory_that_grows_is_seen(monkeypatch):
    monkeypatch.setattr(local, "MEMORY", 50 << 20)
    source = "import time\nfull = bytearray(b'x') * 80_000_000\ntime.sleep(60)"
    with open_workers() as workers:
        assert judged(workers, source).reason == "too-much-memory"


def test_what_an_answer_writes_is_gone(scratch):
    source = (
        "import os, tempfile\nassert not os.path.exists('written')\n"
        "open('written', 'w').write('x')\nos.rename('written', f'written-{n}')\n"
        "tempfile.mkstemp()\nreturn 2 * n"
    )
    with open_workers() as workers:
        assert judged(workers, source).status == "right"
        assert judged(workers, source).status == "right"
    assert not list(scratch.iterdir())
    assert not Path("written-0").exists()


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
