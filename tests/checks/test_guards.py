"""Whatever an answer does, the learner reads a sentence, and the next check works."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from functools import cache

import pytest

from c4lab.checks import check, sandbox
from c4lab.checks.result import Result

pytestmark = pytest.mark.usefixtures("lesson")
LOCK = threading.Lock()


def double(n):
    return 2 * n


@cache
def cached(n):
    return cached(n - 1) + 2 if n else 0


class Interrupts(float):
    def __eq__(self, other):
        raise KeyboardInterrupt

    __hash__ = None


class Liar:
    @property
    def __class__(self):
        return int


class Hostile:
    def __eq__(self, other):
        raise ValueError("no comparing")

    def __repr__(self):
        raise ValueError("no showing")

    __hash__ = None


def loops(n):
    while True:
        pass


def loops_and_swallows(n):
    while True:
        try:  # noqa: SIM105
            time.sleep(0.01)
        except:  # noqa: E722
            pass


def loops_on_five(n):
    while n == 5:
        pass
    return 3 * n


def prints_and_loops(n):
    print("still here", n)
    while True:
        pass


def recurses(n):
    return recurses(n + 1)


def recurses_without_limit(n):
    sys.setrecursionlimit(10**9)
    return recurses(n)


def grows(n):
    numbers = []
    while True:
        numbers.append(bytes(1 << 20))


def grows_at_once(n):
    return len(bytearray(1 << 44))


def exits(n):
    exit()


def quits(n):
    quit()


def sys_exits(n):
    sys.exit("bye")


def os_exits(n):
    os._exit(0)


def aborts(n):
    os.abort()


def kills_itself(n):
    os.kill(os.getpid(), signal.SIGSEGV)


def reads_nowhere(n):
    return ctypes.string_at(0)


def closes_stdout(n):
    sys.stdout.close()
    return 2 * n


def closes_descriptors(n):
    os.closerange(0, 100)
    return 2 * n


def returns_none(n):
    print(2 * n)


def returns_nan(n):
    return float("nan")


def returns_text(n):
    return str(2 * n)


def returns_generator(n):
    yield 2 * n


def returns_list(n):
    return [2 * n]


def returns_hostile(n):
    return Hostile()


def returns_list_of_itself(n):
    numbers = []
    numbers.append(numbers)
    return numbers


def returns_interrupting(n):
    return Interrupts(2 * n)


def returns_liar(n):
    return Liar()


async def returns_coroutine(n):
    return 2 * n


def raises_at_length(n):
    raise ValueError("many words\n" * 100_000)


def name_missing(n):
    return 2 * undefined  # noqa: F821


def divides(n):
    return 2 * n + 0 // (3 - n)


def asks(n):
    return 2 * int(input("n? "))


def unfinished(n):
    if n > 3:
        raise NotImplementedError
    return 2 * n


def two_parameters(n, m):
    return 2 * n


ENDINGS = [
    (recurses, "raised", "endless-recursion", "calls itself without end"),
    (grows_at_once, "raised", "too-much-memory", "memory"),
    (exits, "raised", "exits", "ends the whole program"),
    (quits, "raised", "exits", "ends the whole program"),
    (sys_exits, "raised", "exits", "sys.exit("),
    (os_exits, "raised", "exits", "os._exit()"),
    (aborts, "raised", "crashed", "brought Python itself down"),
    (kills_itself, "raised", "crashed", "brought Python itself down"),
    (reads_nowhere, "raised", "crashed", "brought Python itself down"),
    (closes_stdout, "wrong", "closes-output", "leave it open"),
    (closes_descriptors, "wrong", "closes-output", "leave it open"),
    (returns_none, "wrong", "returns-none", "reaches no return?"),
    (returns_nan, "wrong", "returns-nan", "'not a number'"),
    (returns_text, "wrong", "returns-text", "the text '0' for returns_text(0)"),
    (returns_generator, "wrong", "returns-generator", "yield"),
    (returns_list, "wrong", "returns-wrong-type", "a list or tuple"),
    (returns_hostile, "wrong", "returns-wrong-type", "an object of type Hostile"),
    (returns_list_of_itself, "wrong", "returns-wrong-type", "a list or tuple"),
    (returns_interrupting, "raised", "raises", "KeyboardInterrupt"),
    (returns_liar, "raised", "cannot-be-carried", "ordinary functions and classes"),
    (returns_coroutine, "wrong", "returns-generator", "an async too many"),
    (raises_at_length, "raised", "raises", "many words many words"),
    (name_missing, "raised", "name-not-defined", "'undefined' is not defined"),
    (divides, "raised", "raises", "divides(3) raised ZeroDivisionError (line"),
    (asks, "raised", "asks-for-input", "leave out input()"),
    (unfinished, "not attempted", "not-attempted", "still to be written"),
    (two_parameters, "wrong", "wrong-parameters", "(n, m)"),
]


@pytest.mark.parametrize(("answer", "status", "reason", "words"), ENDINGS)
def test_ending(answer, status, reason, words):
    result = check("99.1", answer)
    assert (result.status, result.reason, result.points) == (status, reason, 0)
    assert words in result.message
    assert "c4lab" not in result.message
    assert "Traceback" not in result.printed or reason == "crashed"
    assert len(result.message) < 700
    assert "Warning" not in result.printed


def test_next_check_works():
    check("99.1", os_exits)
    assert check("99.1", double).status == "right"
    print("and print still prints")


@pytest.mark.parametrize("answer", [loops, loops_and_swallows])
def test_endless(answer, monkeypatch):
    monkeypatch.setattr(sandbox, "SECONDS", 0.5)
    result = check("99.1", answer)
    assert (result.status, result.reason) == ("raised", "still-running")
    assert f"It was working on {answer.__name__}(0)." in result.message
    assert check("99.1", double).status == "right"


def test_what_an_endless_loop_printed_is_shown(monkeypatch):
    monkeypatch.setattr(sandbox, "SECONDS", 0.7)
    assert check("99.1", prints_and_loops).printed == "still here 0"


@pytest.mark.parametrize("answer", [grows, recurses_without_limit])
def test_memory(answer, monkeypatch):
    monkeypatch.setattr(sandbox, "MEMORY", 200 << 20)
    result = check("99.1", answer)
    assert result.status == "raised"
    assert result.reason in ("too-much-memory", "crashed")
    assert check("99.1", double).status == "right"


def test_endless_after_a_mismatch_keeps_the_mismatch(monkeypatch):
    monkeypatch.setattr(sandbox, "SETTLED_SECONDS", 0.3)
    result = check("99.1", loops_on_five)
    assert result.reason == "wrong-value"
    assert result.message == "loops_on_five(1) should be 2, and yours gives 3."


def test_line_of_the_learner():
    result = check("99.1", divides)
    assert "`return 2 * n + 0 // (3 - n)`" in result.message


def test_printing_is_cut_short():
    def chatters(n):
        print("x" * 5_000_000)
        for line in range(100):
            print("line", line)
        return 2 * n

    result = check("99.1", chatters)
    assert result.status == "right"
    assert len(result.printed) < 3000
    assert result.printed.endswith("... and 2,010 more lines")


def test_standard_error_is_shown():
    def complains(n):
        print("hello", n, file=sys.stderr)
        return 2 * n

    assert "hello 0" in check("99.1", complains).printed


def test_swallowing_everything():
    def swallows(position):
        try:
            for move in position.moves():
                swallows(position.play(move))
        except:  # noqa: E722
            pass
        return (0, None)

    assert check("99.3", swallows).status == "wrong"


def test_threads_left_behind():
    def leaves_thread(n):
        threading.Thread(target=time.sleep, args=(60,)).start()
        return 2 * n

    assert check("99.1", leaves_thread).status == "right"


def test_processes_left_behind():
    def leaves_process(n):
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        return 2 * n

    assert check("99.1", leaves_process).status in ("right", "raised")


def test_mutation():
    def empties(numbers):
        total = 0
        while numbers:
            total += numbers.pop()
        return total

    result = check("99.2", empties)
    assert (result.status, result.reason) == ("wrong", "mutates")
    assert "empties([1])" in result.message


def test_what_cannot_be_carried_is_named():
    def locked(n):
        with LOCK:
            return 2 * n

    result = check("99.1", locked)
    assert result.reason == "cannot-be-carried"
    assert "'LOCK'" in result.message


def test_helpers_and_closures_travel():
    factor = 2

    def helper(n):
        return factor * n

    assert check("99.1", lambda n: helper(n)).status == "right"


def test_a_cached_function_travels():
    assert check("99.1", cached).status == "right"


def test_what_a_cached_function_uses_is_named():
    @cache
    def locked(n):
        with LOCK:
            return 2 * n

    assert "'LOCK'" in check("99.1", locked).message


def test_files_beside_the_notebook_hide_no_module(tmp_path, monkeypatch):
    for name in ("random", "json", "types"):
        (tmp_path / f"{name}.py").write_text("raise ImportError('not this one')")
    (tmp_path / "helpers_of_mine.py").write_text("def double(n):\n    return 2 * n\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, ""])  # where a notebook's kernel has it

    def uses_helper(n):
        import helpers_of_mine

        return helpers_of_mine.double(n)

    assert check("99.1", uses_helper).status == "right"


def test_a_working_folder_that_is_gone(tmp_path, monkeypatch):
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    monkeypatch.setattr(sys, "path", [*sys.path, "", "__editable__.finder"])
    gone.rmdir()
    assert check("99.1", double).status == "right"


def test_lines_are_never_those_of_a_library():
    def asks_numpy(n):
        import numpy as np

        return np.ones(3).reshape(5)

    assert "`return np.ones(3).reshape(5)`" in check("99.1", asks_numpy).message


@pytest.mark.slow
def test_too_much_data_is_no_endless_loop(monkeypatch):
    monkeypatch.setattr(sandbox, "SECONDS", 0)
    monkeypatch.setattr(sandbox, "LARGE", 1_000_000)
    numbers = [[number] for number in range(1_000_000)]
    result = check("99.1", lambda n: numbers[n][0] * 2)
    assert (result.status, result.reason) == ("raised", "large-data")


def test_a_result_that_was_tampered_with():
    def tampers(n):
        with open(f"{sys.argv[1]}/result.json", "w") as file:  # noqa: PTH123
            file.write("nonsense")
        os._exit(0)

    assert check("99.1", tampers).reason == "exits"


def test_interrupt_returns_quietly(monkeypatch):
    def interrupt(process, note):
        raise KeyboardInterrupt

    monkeypatch.setattr(sandbox, "_watch", interrupt)
    result = check("99.1", double)
    assert (result.status, result.reason) == ("not attempted", "interrupted")


def test_without_processes_it_runs_here(monkeypatch):
    def refuse(*args, **kwargs):
        raise OSError("emscripten does not support processes")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    result = check("99.1", double)
    assert result.status == "right"
    assert "restart the kernel" in result.note


def test_a_broken_check_is_not_the_learners_fault():
    result = check("99.6", double)
    assert result.reason == "check-failed"
    assert "not your fault" in result.message
    assert isinstance(result, Result)


def test_worker_loads_nothing_heavy():
    code = (
        "import sys, c4lab.checks.worker; "
        "print({'numpy', 'pandas', 'IPython', 'matplotlib', 'anywidget'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
