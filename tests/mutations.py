"""A trial of the tests: how many small changes of one token do they notice?

    python -m tests.mutations [--count 100] [--seed 1] [--seconds 120]
    python -m tests.mutations c4lab/games/bits.py:30 c4lab/games/layout.py

Each change is made in a copy of the repo: at a place drawn by `seed`, or at each place of the lines
or files that are named. The tests of the mirrored folder run against it until one fails. A test
that fails without the change as well notices nothing. A change that no test notices is printed:
either the tests lack something, or the change makes no difference. It takes about half a minute
a change. It needs Linux or macOS.
"""

import argparse
import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

import psutil

from tests.mirrored_tests import REPO, tests_of
from tests.mutated_places import Mutation, changed, places

LEFT_OUT = (".venv", "node_modules", ".git", ".hypothesis", "*_cache")
BUSY = 6  # times as many seconds may pass as a test may compute: other programs compute as well
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


def chosen_places(named: list[str], count: int, seed: int) -> list[Mutation]:
    """Every place of the files, or lines of files, that are named; `count` of all without names."""
    listed = [*(REPO / "c4lab").rglob("*.py")]
    files = sorted(each.relative_to(REPO) for each in listed if "answers" not in each.parts)
    every = [
        mutation
        for file in files
        for mutation in places(file, (REPO / file).read_text(encoding="utf-8"))
    ]
    if not named:
        return Random(seed).sample(every, count)
    return [
        each
        for each in every
        if not {each.file.as_posix(), f"{each.file.as_posix()}:{each.line}"}.isdisjoint(named)
    ]


def compiles(mutation: Mutation) -> bool:
    """Whether what the change makes is Python at all."""
    try:
        ast.parse(changed(mutation, (REPO / mutation.file).read_text(encoding="utf-8")))
    except SyntaxError:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("named", nargs="*", help="files, or FILE:LINE; without any, all of c4lab")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=120, help="of computing, for a run of tests")
    parser.add_argument("--from", type=int, default=1, dest="first", help="begin with this change")
    parser.add_argument("--step", type=int, default=1, help="of so many, try one")
    chosen = parser.parse_args()
    every = chosen_places(chosen.named, chosen.count, chosen.seed)
    tried = alive = 0
    with tempfile.TemporaryDirectory(prefix="mutations-") as folder:
        copy = Copy(Path(folder) / "repo", chosen.seconds)
        for number in range(chosen.first - 1, len(every), chosen.step):
            if not compiles(every[number]):
                print(f"{number + 1} {every[number]}: no Python", flush=True)
                continue
            noticed = copy.noticed_by(every[number])
            tried += 1
            alive += noticed is None
            verdict = f"noticed by {noticed}" if noticed else "ALIVE"
            print(f"{number + 1} {every[number]}: {verdict}", flush=True)
    print(f"{tried} tried, {alive} alive")


if __name__ == "__main__":
    main()
