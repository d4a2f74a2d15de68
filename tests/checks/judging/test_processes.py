"""Workers and what they start: nothing is left behind, whoever ends first."""

import os
import signal
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from secrets import token_hex

import psutil
import pytest

from c4lab.checks.judging import answer_client, tree
from c4lab.checks.judging import forked_workers as module
from c4lab.checks.judging import local_workers as local
from c4lab.checks.judging.forked_workers import open_workers
from c4lab.checks.judging.local_workers import LocalWorkers
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.started_workers import StartedWorkers
from c4lab.checks.judging.talking import NoReply, ProcessWorker
from c4lab.checks.judging.verdicts import judge
from c4lab.checks.writing.time_limit import limit
from c4lab.work.said import forget
from tests.checks.judging.trying import cell, exercise, judged

LONG = 20  # seconds within which all has to be over
DOUBLE = "def double(n):\n    return 2 * n"
LOOP = "def double(n):\n    while True:\n        pass"
# The system's own fork, of which Python is not told, into a session of its own, twice.
ESCAPE = (
    "import ctypes, os, time\ndef double(n):\n    fork = ctypes.CDLL(None).fork\n"
    "    if fork() == 0:\n        os.setsid()\n"
    "        if fork() == 0:\n            time.sleep(60)\n"
    "        os._exit(0)\n    return 2 * n"
)
BOMB = (
    "import ctypes, time\ndef double(n):\n    fork = ctypes.CDLL(None).fork\n"
    "    for _ in range(5):\n        fork()\n    while True:\n        time.sleep(0.01)"
)
ENDS_THE_SUPERVISOR = (
    "import ctypes, os\ndef double(n):\n"
    "    ctypes.CDLL(None).kill(os.getppid(), 9)\n    return 2 * n"
)


def started_workers():
    return nullcontext(StartedWorkers())


def local_workers():
    return nullcontext(LocalWorkers())


@pytest.fixture
def mark(monkeypatch):
    """A text in the environment of all processes that a test starts."""
    mark = token_hex(8)
    monkeypatch.setenv("C4LAB_TEST_MARK", mark)
    return mark


def marked(mark):
    found = []
    for process in psutil.process_iter():
        try:
            if process.environ().get("C4LAB_TEST_MARK") == mark and process.pid != os.getpid():
                found.append(process)
        except psutil.Error:
            pass
    return found


def nothing_is_left(mark):
    end = time.monotonic() + LONG
    while left := marked(mark):
        assert time.monotonic() < end, left
        time.sleep(0.05)
    return True


@pytest.mark.parametrize("source", [DOUBLE, ESCAPE])
@pytest.mark.parametrize("place", [open_workers, started_workers])
def test_nothing_is_left_of_a_right_answer(mark, source, place):
    with place() as workers:
        assert judged(workers, source).status == "right"
    assert nothing_is_left(mark)


@pytest.mark.parametrize("place", [open_workers, started_workers])
def test_an_endless_loop_ends(mark, monkeypatch, place):
    monkeypatch.setattr(answer_client, "SECONDS", 0.5)
    with place() as workers:
        result = judged(workers, LOOP)
        assert (result.status, result.reason) == ("raised", "still-running")
        assert "double(0) was still running" in result.message
        assert judged(workers, DOUBLE).status == "right"
    assert nothing_is_left(mark)


def test_processes_without_end_are_ended(mark, monkeypatch):
    monkeypatch.setattr(answer_client, "SECONDS", 1.0)
    with open_workers() as workers:
        working = answer_client.AnswerClient(workers, pack(cell(BOMB)))
        with pytest.raises(NoReply, match="time"):
            next(working.ask([{"do": "call", "args": ["1"]}]))
        working.end()
        assert judged(workers, DOUBLE).status == "right"
    assert nothing_is_left(mark)


STARTS = {
    "fork": "os.fork()",
    "system": "os.system('true')",
    "subprocess": "subprocess.Popen(['true'])",
    "spawn": "os.posix_spawn('/bin/true', ['true'], {})",
    "kill": "os.kill(os.getppid(), 9)",
    "killpg": "os.killpg(0, 9)",
}


@pytest.mark.parametrize("name", STARTS)
def test_an_answer_has_no_processes(workers, name):
    result = judged(workers, f"import os, subprocess\ndef double(n):\n    {STARTS[name]}")
    assert (result.status, result.reason) == ("raised", "raises")
    assert "PermissionError" in result.message


def test_a_supervisor_that_is_ended_takes_all_with_it(mark):
    with open_workers() as workers:
        result = judged(workers, ENDS_THE_SUPERVISOR)
        # On a busy machine it may have answered all calls before the end comes.
        assert (result.status, result.reason) in (("raised", "crashed"), ("right", ""))
        assert judged(workers, DOUBLE).status == "right"
    assert nothing_is_left(mark)


def test_a_worker_that_is_ended_from_outside(mark):
    with open_workers() as workers:
        worker = workers.start()
        os.kill(worker._pid, signal.SIGKILL)
        with pytest.raises(NoReply):
            worker.receive(LONG)
        worker.end()
        assert judged(workers, DOUBLE).status == "right"
    assert nothing_is_left(mark)


PROGRAM = """
import sys
sys.path.insert(0, {folder!r})
from c4lab.checks.judging.verdicts import judge
from c4lab.checks.writing.time_limit import limit
from tests.checks.judging.trying import cell, exercise
print("begins", flush=True)
print(judge(exercise(), cell({source!r})).reason, flush=True)
"""


def started(source):
    folder = str(Path(__file__).parents[3])
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM.format(folder=folder, source=source)],
        stdout=subprocess.PIPE,
        text=True,
    )
    process.stdout.readline()
    return process


def wait_for_a_worker(mark):
    end = time.monotonic() + LONG
    while len(marked(mark)) < 3:  # the judge, the supervisor, the worker
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_judge_that_is_killed_leaves_nothing(mark, how):
    with started(LOOP) as process:
        wait_for_a_worker(mark)
        process.send_signal(how)
    assert nothing_is_left(mark)


def test_a_judge_that_is_interrupted_leaves_nothing(mark):
    with started(LOOP) as process:
        wait_for_a_worker(mark)
        process.send_signal(signal.SIGINT)
        assert process.stdout.read().strip() == "interrupted"
    assert nothing_is_left(mark)


def test_an_interrupt_while_a_worker_starts_hangs_nothing(monkeypatch):
    class Interrupted(ProcessWorker):
        def __init__(self, *given):
            super().__init__(*given)
            raise KeyboardInterrupt

    monkeypatch.setattr(module, "ProcessWorker", Interrupted)
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt), limit(30), open_workers() as workers:
        workers.start()
    assert time.monotonic() - begun < 20


def test_no_handle_is_free():
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    handles = []
    resource.setrlimit(resource.RLIMIT_NOFILE, (128, hard))
    try:
        with pytest.raises(OSError, match="Too many open files"):  # noqa: PT012
            while True:
                handles.append(os.open(os.devnull, os.O_RDONLY))
        result = judge(exercise(), cell(DOUBLE))
    finally:
        for handle in handles:
            os.close(handle)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert (result.status, result.reason) == ("raised", "check-failed")
    assert "not your fault" in result.message
    assert judge(exercise(), cell(DOUBLE)).status == "right"


VERDICTS = {
    DOUBLE: "",
    "def double(n):\n    return n * n": "squares",
    "def double(n):\n    return str(n)": "returns-text",
    "def double(n):\n    exit()": "exits",
    "def double(n):\n    return double(n)": "endless-recursion",
    "def double(n, m):\n    return n": "wrong-parameters",
    "def double(n):\n    raise NameError('hm')": "raises",
    "def double(n):\n    yield n": "returns-generator",
}


@pytest.mark.parametrize("place", [open_workers, started_workers, local_workers])
def test_all_places_give_the_same_verdicts(place):
    # A started worker imports everything anew: of these a share has to do.
    expected = dict(list(VERDICTS.items())[:: 3 if place is started_workers else 1])
    with place() as workers:
        got = {source: judged(workers, source).reason for source in expected}
    assert got == expected


def test_without_processes_the_first_result_says_so(monkeypatch):
    monkeypatch.setattr(module, "threads_start", lambda: False)
    forget()
    first, second = (judge(exercise(), cell(DOUBLE)) for _ in range(2))
    assert first.status == second.status == "right"
    assert "restart the kernel" in first.note
    assert second.note == ""


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (LOOP, "still-running"),
        ("def double(n):\n    while True: pass", "still-running"),
        ("def double(n):\n    return sum(1 for _ in iter(int, 1))", "still-running"),
        ("def double(n):\n    print('hm')", "print-to-return"),
    ],
)
def test_without_processes_steps_are_limited_and_output_is_kept(source, reason, monkeypatch):
    monkeypatch.setattr(local, "STEPS_A_SECOND", 20_000)
    with local_workers() as workers:
        result = judged(workers, source)
    assert result.reason == reason
    assert result.printed == ("hm" if reason == "print-to-return" else "")


def test_without_processes_seconds_do_not_count(monkeypatch):
    slow = "import time\ndef double(n):\n    time.sleep(0.02)\n    return 2 * n"
    monkeypatch.setattr(answer_client, "SECONDS", 0.05)
    with local_workers() as workers:
        assert judged(workers, slow).status == "right"


def test_a_fault_of_ours_is_not_shown_as_the_learners(capfd):
    result = judge(exercise("99.6"), cell("def broken(n):\n    return n", "broken"))
    assert result.reason == "check-failed"
    assert "not your fault" in result.message
    assert "Traceback" not in "".join(capfd.readouterr())


@pytest.mark.skipif(not Path("/proc").exists(), reason="the system lists no processes in /proc")
@pytest.mark.parametrize("listed", [True, False])
def test_children_and_theirs_are_found(listed, monkeypatch):
    if not listed:
        monkeypatch.setattr(tree, "CHILDREN", Path("nowhere"))
    sleeps = "import time; time.sleep(60)"
    starts = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {sleeps!r}],"
    starts += f" start_new_session=True); print(flush=True); {sleeps}"
    child = subprocess.Popen([sys.executable, "-c", starts], stdout=subprocess.PIPE)
    assert child.stdout.read(1) == b"\n"
    (grandchild,) = psutil.Process(child.pid).children()
    try:
        assert {child.pid, grandchild.pid} <= tree.descendants(os.getpid())
        assert tree.descendants(child.pid) == {grandchild.pid}
    finally:
        grandchild.kill()
        child.kill()
        child.communicate()
