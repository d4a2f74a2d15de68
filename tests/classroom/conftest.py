"""What these tests share."""

import json
import os
import sys
from contextlib import redirect_stdout
from io import StringIO
from itertools import count
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from warnings import catch_warnings

import pytest
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from c4lab.checks.judging.python_process import no_sandbox
from c4lab.classroom.grading import (
    graders,
    judge_process,
    judged_answers,
    notebook_run,
    sandbox,
)
from c4lab.classroom.grading.judge_process import Judge


@pytest.fixture
def temporary():
    """A folder for temporary files whose name is short enough for sockets in it."""
    with TemporaryDirectory(prefix="t", dir="/tmp") as folder:
        yield Path(folder)


class Cells:
    """Runs cells as a kernel does, without a process."""

    def __init__(self, folder, home, environment, sandbox):
        os.environ.update(environment)
        self._before = Path.cwd()
        os.chdir(home)
        self._shell = InteractiveShell(config=Config(HistoryManager={"enabled": False}))

    def run(self, source, seconds):
        with redirect_stdout(StringIO()), catch_warnings(action="ignore"):
            done = self._shell.run_cell(source)
        error = done.error_before_exec or done.error_in_exec
        status = "error" if error else "ok"
        return {"status": status, "ename": type(error).__name__, "evalue": str(error)}

    def end(self):
        os.chdir(self._before)


class Process:
    """A judge in this process."""

    def __init__(self, place):
        self._place, self._judge = place, Judge(place)

    def send(self, request):
        self._reply = json.dumps(self._judge.reply(json.loads(json.dumps(request))))

    def receive(self, seconds):
        return json.loads(self._reply)

    def end(self):
        rmtree(self._place)


@pytest.fixture
def in_place(tmp_path, monkeypatch):
    """Has grading start no process but workers; each look at the clock is a second later."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(os, "environ", {**os.environ})
    monkeypatch.setattr(sys, "stdin", StringIO())
    monkeypatch.setitem(sys.modules, "__main__", sys.modules["__main__"])
    monkeypatch.setattr(graders, "PythonProcess", lambda *_: Process(tmp_path / "judge"))
    monkeypatch.setattr(notebook_run, "NotebookKernel", Cells)
    monkeypatch.setattr(sandbox, "found", lambda: (no_sandbox, "No sandbox."))
    for module in (judge_process, judged_answers):
        monkeypatch.setattr(module, "monotonic", count().__next__)
