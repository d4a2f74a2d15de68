"""A hand-in runs without Jupyter: what is forked for it behaves as a kernel, and holds nothing."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from c4lab.checks.keeping.notebook_file import CodeCell
from c4lab.grading.asked_process import Grader, task_of
from c4lab.grading.forked_process import CAN_FORK, FAILED, ForkedProcess
from c4lab.grading.kernel import Lost

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="only on Linux is anything forked")

NAMED = "def other_player(player):\n    return {}player\n"
CHECK = "from c4lab.checks import check\ncheck('00.1', other_player)"


def test_a_forked_process_has_the_handles_that_it_was_given(tmp_path):
    reading, writing = os.pipe()
    seen = tmp_path / "seen"

    def work():
        handles = {int(name) for name in os.listdir("/proc/self/fd")}  # noqa: PTH208
        kept = [handle for handle in (reading, writing) if handle in handles]
        seen.write_text(json.dumps([len(handles), kept == [writing], os.getsid(0) == os.getpid()]))
        raise SystemExit(3)

    process = ForkedProcess(work, keep=(writing,))
    assert process.wait(60) == 3
    assert process.poll() == 3
    process.kill()
    os.close(reading)
    os.close(writing)
    count, kept, leads = json.loads(seen.read_text())
    assert (kept, leads) == (True, True)
    assert count <= 5  # the standard ones, the one to keep, and that of the folder


def test_a_forked_process_that_raises_or_lasts():
    assert ForkedProcess(lambda: 1 / 0).wait(60) == FAILED
    process = ForkedProcess(lambda: time.sleep(600))
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(0.01)
    process.kill()
    assert process.wait() == -signal.SIGKILL


@pytest.fixture
def kernel(tmp_path, monkeypatch):
    from c4lab.grading.forked_kernel import ForkedKernel

    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    kernel = ForkedKernel(str(tmp_path))
    yield kernel
    kernel.end()


@pytest.mark.slow
def test_cells_of_a_forked_kernel(kernel, tmp_path):
    (tmp_path / "beside.py").write_text("value = 7")
    ok = {"status": "ok"}
    for cell, source in enumerate(
        (
            "import asyncio, beside, matplotlib.pyplot as plt\nx = beside.value",
            "x",
            "assert x == 7 and __name__ == '__main__'",
            "assert asyncio.get_running_loop()\nawait asyncio.sleep(0)",
            "%timeit -n1 -r1 x\n!true",
            "%matplotlib inline\nplt.plot([1, 2])\nplt.show()",
            "from IPython.display import HTML, display\ndisplay(HTML('a'))\nprint('b' * 10**6)",
        ),
        2,  # it has run one to see whether it does
    ):
        assert kernel.run(source, 60) == {"cell": cell, **ok}
    reply = kernel.run("raise ValueError('x' * 10**6)", 60)
    assert (reply["status"], reply["ename"], len(reply["evalue"])) == ("error", "ValueError", 2000)
    assert kernel.run("class Odd(Exception): __str__ = None\nraise Odd", 60)["status"] == "error"
    assert kernel.run("x =", 60)["ename"] == "SyntaxError"
    assert kernel.run("input()", 60)["ename"] == "EOFError"


@pytest.mark.slow
def test_a_forked_kernel_is_interrupted_and_goes_on(kernel):
    assert kernel.run("while True: pass", 0.3) is None
    assert kernel.run("await __import__('asyncio').sleep(600)", 0.3) is None
    assert kernel.run("x = 1", 60)["status"] == "ok"


@pytest.mark.parametrize(
    "source", ["import os; os._exit(0)", "import os; os.closerange(3, 99)", "exit()"]
)
def test_a_forked_kernel_that_ends(kernel, source):
    def twice():
        kernel.run(source, 60)
        kernel.run(source, 60)

    with pytest.raises(Lost, match="ended the kernel"):
        twice()


def test_what_a_cell_writes_for_the_kernel_is_no_reply(kernel):
    forged = json.dumps({"cell": 3, "status": "ok"}).encode()
    framed = len(forged).to_bytes(4, "big") + forged
    source = (
        "import os\nfor handle in range(3, 40):\n    try:\n"
        f"        os.write(handle, {framed!r})\n"
        "    except OSError: pass"
    )
    assert kernel.run(source, 60)["cell"] == 2
    junk = source.replace(repr(framed), repr(b"\xff" * 99))
    with pytest.raises(Lost, match="wrote to the connection"):
        kernel.run(junk, 60)


@pytest.mark.slow
def test_a_grader_is_asked_again_and_judges_the_same_answer_once(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    said = []

    def known(digests):
        said.append(digests)
        same = {**first["marks"][0], "message": "known"} if len(said) == 2 else None
        return {"known": {"00.1": same}} if same else {}

    def graded(*sources):
        cells = [CodeCell(number, source, ()) for number, source in enumerate(sources, 1)]
        return grader.ask(task_of(cells, (), 20), then=known)

    with Grader() as grader:
        first = graded(NAMED.format("-"), CHECK)
        process = grader._process
        again = graded("1 + 1", NAMED.format("-"), CHECK)
        other = graded(NAMED.format(""), CHECK)
        assert grader._process is process
        # With threads it should not be forked.
        assert len(list(Path(f"/proc/{process.pid}/task").iterdir())) == 1
    assert said[0] == said[1] != said[2]
    assert [each["marks"][0]["points"] for each in (first, again, other)] == [1, 1, 0]
    assert [each["marks"][0]["message"] == "known" for each in (first, again, other)] == [
        False, True, False,
    ]  # fmt: skip
    assert process.returncode == 0
    assert list(tmp_path.iterdir()) == []
