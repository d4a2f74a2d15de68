"""What an answer starts and writes is gone with its check, however it hides it."""

import tempfile
import time
from pathlib import Path

import psutil
import pytest

from c4lab.checks.judging import talking
from c4lab.checks.judging.forked_workers import open_workers
from tests.checks.judging.trying import judged

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="Linux alone adopts orphans")
DOUBLE = "def double(n):\n    return 2 * n"
# A program that has left its family, its session and its environment, with a name to find it by.
ESCAPES = """
import ctypes, os
def double(n):
    libc = ctypes.CDLL(None)
    if libc.fork() == 0:
        os.setsid()
        if libc.fork() == 0:
            path, args = b"/bin/sleep", (ctypes.c_char_p * 3)(b"sleep", b"{seconds}", None)
            libc.execve(path, args, (ctypes.c_char_p * 1)(None))
        os._exit(0)
    import time
    time.sleep(0.3)
    {end}
    return 2 * n
"""


def asleep(seconds):
    found = []
    for process in psutil.process_iter():
        try:
            if process.cmdline() == ["sleep", seconds]:
                found.append(process)
        except psutil.Error:
            pass
    return found


def is_gone(seconds):
    end = time.monotonic() + 10
    while left := asleep(seconds):
        assert time.monotonic() < end, left
        time.sleep(0.05)
    return True


@pytest.mark.parametrize(
    ("end", "seconds"), [("pass", "7001"), ("libc.kill(os.getppid(), 9)", "7002")]
)
def test_a_process_without_an_environment_is_ended(end, seconds):
    source = ESCAPES.format(end=end, seconds=seconds)
    with open_workers() as workers:
        judged(workers, source)
        assert judged(workers, DOUBLE).status == "right"
    assert is_gone(seconds)


def test_a_supervisor_that_is_stopped_goes_on():
    source = "import ctypes, os\ndef double(n):\n    ctypes.CDLL(None).kill(os.getppid(), 19)\n"
    begun = time.monotonic()
    with open_workers() as workers:
        assert judged(workers, source + "    return 2 * n").status == "right"
        assert judged(workers, DOUBLE).status == "right"
    assert time.monotonic() - begun < 10


def test_the_memory_of_all_processes_counts(workers, monkeypatch):
    monkeypatch.setattr(talking, "MEMORY", 150 << 20)
    source = (
        "import ctypes, time\ndef double(n):\n    for _ in range(3):\n"
        "        if ctypes.CDLL(None).fork() == 0:\n"
        "            full = bytearray(b'x') * 80_000_000\n"
        "            time.sleep(60)\n    time.sleep(60)\n"
    )
    assert judged(workers, source).reason == "too-much-memory"


def test_what_an_answer_writes_is_gone(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    source = (
        "import os, tempfile\ndef double(n):\n    assert not os.path.exists('written')\n"
        "    open('written', 'w').write('x')\n    os.rename('written', f'written-{n}')\n"
        "    tempfile.mkstemp()\n    return 2 * n"
    )
    with open_workers() as workers:
        assert judged(workers, source).status == "right"
        assert judged(workers, source).status == "right"
        assert list(Path(workers._scratch).glob("*/written-*"))
    assert not Path(workers._scratch).exists()
    assert not list(tmp_path.iterdir())
    assert not Path("written-0").exists()


def test_a_file_has_a_largest_size(workers):
    result = judged(workers, "def double(n):\n    open('x', 'wb').write(bytes(20 << 20))")
    assert (result.status, result.reason) == ("raised", "raises")
    assert "File too large" in result.message


ENDS = {
    "import os\ndef double(n):\n    os._exit(71)": ("exits", "ended the whole program"),
    "import os\ndef double(n):\n    os._exit(70)": ("crashed", "or end the program with os._exit"),
    "import os\ndef double(n):\n    os.closerange(0, 99)": ("crashed", "close files that it did"),
    "import os, time\ndef double(n):\n    os.closerange(0, 99)\n    time.sleep(0.3)": (
        *("crashed", "close files that it did"),
    ),
}


@pytest.mark.parametrize("source", ENDS)
def test_an_end_is_told_as_what_it_was(workers, source):
    reason, words = ENDS[source]
    result = judged(workers, source)
    assert (result.reason, words in result.message) == (reason, True), result
    assert "gigabyte" not in result.message
    assert "calls itself" not in result.message
