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
from c4lab.checks.judging.processes import ProcessTree
from c4lab.checks.judging.python_process import PAUSE, SteadyClock
from c4lab.checks.judging.talking import NoReply
from c4lab.checks.judging.verdicts import judge
from c4lab.checks.judging.workers import LocalWorkers, open_workers
from c4lab.work.said import forget
from tests.checks.judging.trying import cell, exercise, judged
from tests.left_running import nothing_runs_of

LONG = 20  # seconds within which all has to be over
DOUBLE = "def double(n):\n    return 2 * n"
LOOP = "def double(n):\n    while True:\n        pass"


@pytest.fixture
def scratch(tmp_path, monkeypatch):
    """The folder for temporary files of all processes that a test starts."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


FLOODS = (
    "import os\ndef double(n):\n    while True:\n        for handle in range(3, 9):\n"
    "            try:\n                os.write(handle, b'0' * 999 + b'\\n')\n"
    "            except OSError:\n                pass"
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


@pytest.mark.parametrize("parent_ends", [False, True])
def test_a_tree_of_processes_ends(scratch, tmp_path, parent_ends):
    (tmp_path / "family.py").write_text(FAMILY)
    parent = subprocess.Popen([sys.executable, tmp_path / "family.py"], stdout=subprocess.PIPE)
    tree = ProcessTree(parent.pid, mark="no mark of ours")
    assert parent.stdout.read(1) == b"\n"
    assert len(tree.look()) == 2
    if parent_ends:
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
    assert hidden.wait(LONG) != 0


def test_a_tree_rests_and_goes_on():
    counts = "import time\nwhile True:\n    print('.' * 999, flush=True)\n    time.sleep(0.001)"
    process = subprocess.Popen([sys.executable, "-c", counts], stdout=subprocess.PIPE)
    tree = ProcessTree(process.pid, mark="no mark of ours")
    process.stdout.read(1)
    tree.rest()
    assert {each.status() for each in tree.look()} == {psutil.STATUS_STOPPED}
    tree.go_on()
    process.stdout.read(100_000)  # more than was in the pipe
    tree.end()
    process.communicate()


def test_a_worker_that_is_ended_from_outside(scratch):
    with open_workers() as workers:
        worker = workers.start()
        worker._process.kill()
        with pytest.raises(NoReply):
            worker.receive(LONG)
        worker.end()
        assert judged(workers, DOUBLE).status == "right"
    assert nothing_runs_of(scratch)


PROGRAM = """
import sys
sys.path.insert(0, {folder!r})
from c4lab.checks.judging.verdicts import judge
from c4lab.checks.writing.time_limit import limit
from tests.checks.judging.trying import cell, exercise
print("begins", flush=True)
print(judge(exercise(), cell({source!r}))[0].reason, flush=True)
"""


@pytest.mark.parametrize(("ends", "said"), [(signal.SIGKILL, ""), (signal.SIGINT, "interrupted")])
def test_a_judge_that_is_killed_or_interrupted_leaves_nothing(scratch, ends, said):
    program = PROGRAM.format(folder=str(Path(__file__).parents[3]), source=LOOP)
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        process.stdout.readline()
        while not psutil.Process(process.pid).children():
            time.sleep(0.02)
        process.send_signal(ends)
        assert process.stdout.read().strip() == said
    assert nothing_runs_of(scratch)


def test_an_interrupt_while_a_worker_starts_leaves_nothing(scratch, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(python_process, "Printed", interrupted)
    result, _ = judge(exercise(), cell(DOUBLE))
    assert result.reason == "interrupted"
    assert nothing_runs_of(scratch)


def test_no_handle_is_free():
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    handles = []
    resource.setrlimit(resource.RLIMIT_NOFILE, (128, hard))
    try:
        with pytest.raises(OSError, match="Too many open files"):  # noqa: PT012
            while True:
                handles.append(os.open(os.devnull, os.O_RDONLY))
        result, _ = judge(exercise(), cell(DOUBLE))
    finally:
        for handle in handles:
            os.close(handle)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert (result.status, result.reason) == ("raised", "check-failed")
    assert "not your fault" in result.message
    assert judge(exercise(), cell(DOUBLE))[0].status == "right"


VERDICTS = {
    DOUBLE: "",
    "def double(n):\n    return n * n": "squares",
    "def double(n):\n    return str(n)": "returns-text",
    "def double(n):\n    exit()": "exits",
    "def double(n, m):\n    return n": "wrong-parameters",
    "def double(n):\n    raise NameError('hm')": "raises",
    "def double(n):\n    yield n": "returns-generator",
}


def test_without_processes_the_verdicts_are_the_same():
    assert {source: judged(LocalWorkers(), source).reason for source in VERDICTS} == VERDICTS


def test_without_processes_the_first_result_says_so(monkeypatch):
    monkeypatch.setattr(local, "threads_start", lambda: False)
    forget()
    first, second = (judge(exercise(), cell(DOUBLE))[0] for _ in range(2))
    assert first.status == second.status == "right"
    assert "restart the kernel" in first.note
    assert second.note == ""


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (LOOP, "still-running"),
        ("def double(n):\n    print('hm')", "print-to-return"),
    ],
)
def test_without_processes_steps_are_limited_and_output_is_kept(source, reason, monkeypatch):
    monkeypatch.setattr(local, "STEPS_A_SECOND", 20_000)
    result = judged(LocalWorkers(), source)
    assert result.reason == reason
    assert result.printed == ("hm" if reason == "print-to-return" else "")


def test_without_processes_seconds_do_not_count(monkeypatch):
    slow = "import time\ndef double(n):\n    time.sleep(0.02)\n    return 2 * n"
    monkeypatch.setattr(client, "SECONDS", 0.05)
    assert judged(LocalWorkers(), slow).status == "right"


def test_a_fault_of_ours_is_not_shown_as_the_learners(capfd):
    result, _ = judge(exercise("99.6"), cell("def broken(n):\n    return n", "broken"))
    assert result.reason == "check-failed"
    assert "not your fault" in result.message
    assert "Traceback" not in "".join(capfd.readouterr())


def test_memory_that_grows_is_seen(monkeypatch):
    monkeypatch.setattr(local, "MEMORY", 50 << 20)
    source = (
        "import time\ndef double(n):\n    full = bytearray(b'x') * 80_000_000\n    time.sleep(60)\n"
    )
    with open_workers() as workers:
        assert judged(workers, source).reason == "too-much-memory"


def test_what_an_answer_writes_is_gone(scratch):
    source = (
        "import os, tempfile\ndef double(n):\n    assert not os.path.exists('written')\n"
        "    open('written', 'w').write('x')\n    os.rename('written', f'written-{n}')\n"
        "    tempfile.mkstemp()\n    return 2 * n"
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
