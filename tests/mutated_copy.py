"""A copy of the repo whose modules are changed while tests run on it, for `tests.mutations`."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

import psutil

from tests.mirrored_tests import REPO, tests_of
from tests.mutated_places import Mutation, changed

LEFT_OUT = (".venv", "node_modules", ".git", ".hypothesis", "*_cache")
BUSY = 10  # times as many seconds may pass as a test may compute: other programs compute as well
NO_TESTS = 5  # what pytest returns if it finds none


class Copy:
    """A copy of the repo in which tests run, up to `seconds` of a processor's time."""

    def __init__(self, folder: Path, seconds: int) -> None:
        self.folder, self.seconds = folder, seconds
        shutil.copytree(REPO, folder, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_OUT))
        self.fails_without = cache(self._fails_without)
        self.broken: set[str] = set()  # tests that fail without any change

    def noticed_by(self, mutation: Mutation) -> str | None:
        """The name of the test that fails, or takes too long, with this change and not without
        it; None if there is none."""
        for arguments in tests_of(mutation.file):
            while failed := self._failed_with(mutation, arguments):
                known = failed in self.broken
                if not self.fails_without(failed, tuple(arguments)):
                    return failed
                if known or "::" not in failed:
                    break
        return None

    def _failed_with(self, mutation: Mutation, arguments: list[str]) -> str | None:
        file = self.folder / mutation.file
        original = file.read_text(encoding="utf-8")
        _write(file, changed(mutation, original))
        try:
            failed = self.failed([*arguments, *self._left_out()])
            if failed and "::" in failed:  # once more: some may fail only now and then
                failed = self.failed([failed])
            return failed
        finally:
            _write(file, original)

    def _left_out(self) -> list[str]:
        return [f"--deselect={test}" for test in sorted(self.broken)]

    def _fails_without(self, test: str, arguments: tuple[str, ...]) -> bool:
        alone = "::" in test or test.endswith(".py")
        failed = self.failed([test] if alone else [*arguments, *self._left_out()])
        if failed:
            print(f"without any change there fails {failed}", file=sys.stderr, flush=True)
            self.broken.add(test)
        return bool(failed)

    def failed(self, arguments: list[str]) -> str | None:
        """The name of the first test that fails, or what else went wrong; None if all pass."""
        command = [
            sys.executable, "-m", "pytest", "-x", "-q", "-rfE", "-p", "no:nbval",
            "-p", "no:cacheprovider", *arguments,
        ]  # fmt: skip
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "C4LAB_ALL_ANSWERS": "1"}
        process = subprocess.Popen(
            command, cwd=self.folder, env=environment, text=True, start_new_session=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        printed = _output(process, self.seconds)
        if printed is None:
            return "a limit of time"
        if process.returncode in (0, NO_TESTS):
            return None
        if process.returncode < 0:
            return f"signal {-process.returncode}"
        _, _, summary = printed.rpartition("short test summary info")
        found = re.search(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", summary, re.MULTILINE)
        return found[1] if found else printed[-300:]


def _output(process: subprocess.Popen[str], seconds: int) -> str | None:
    """What the process prints up to its end; None if it takes too long. Ends all it started.

    A limit of the system (RLIMIT_CPU) would make the clock coarse that some tests read.
    """
    started = time.monotonic()
    try:
        while True:
            try:
                return process.communicate(timeout=1)[0]
            except subprocess.TimeoutExpired:
                if _computed(process) > seconds or time.monotonic() - started > BUSY * seconds:
                    return None
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _computed(process: subprocess.Popen[str]) -> float:
    """Seconds of a processor that a running process and those it waited for have taken."""
    with suppress(psutil.NoSuchProcess):
        times = psutil.Process(process.pid).cpu_times()
        return times.user + times.system + times.children_user + times.children_system
    return 0.0


def _write(file: Path, text: str) -> None:
    """Writes a module and removes what Python had compiled of it."""
    file.write_text(text, encoding="utf-8")
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()
