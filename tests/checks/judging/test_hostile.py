"""Answers to 99.1, `double`, that do anything but double, and the verdict that each must get.
A source that defines no `double` is the body of one."""

import pytest

from tests.checks.judging.trying import judged

# The source, and the reason ("" for a right answer) with words of the message.
ANSWERS: dict[str, tuple[str, str, str]] = {
    # Ends of all kinds.
    "recurses without limit": (
     "import sys\ndef double(n):\n    sys.setrecursionlimit(10**9)\n    return double(n + 1)",
     "crashed|too-much-memory|still-running", ""),
    "a recursion that ends": (
     "def down(m):\n    return m and down(m - 1)\ndown(5000)", "recursion-too-deep",
     "It would come to an end"),
    "forgets self": (
     "class Odd:\n    def of(n):\n        pass\ndef double(n):\n    Odd().of(1)",
     "too-many-arguments", "is `self` the first parameter of `of`?"),
    "too many for a method of ours": (
     "from c4lab.games import TicTacToe\nTicTacToe().play(1, 2)",
     "too-many-arguments", "taken. The object before the dot counts as one of them."),
    "allocates at once": ("return len(bytearray(1 << 44))", "too-much-memory", "memory"),
    "sys.exit": ("import sys\nsys.exit('bye')", "exits", "whole program"),
    "os._exit": ("import os\nos._exit(71)", "exits", "ended the whole program"),
    "os._exit as a worker does": ("import os\nos._exit(70)", "crashed", "program with os._exit"),
    "closes all files": (
     "import os, time\nos.closerange(0, 99)\ntime.sleep(0.3)", "crashed", "close files that"),
    "signals itself": (
     "import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)", "crashed", "brought Python"),
    "str of an error raises": (
     "class Odd(Exception):\n    def __str__(self):\n        raise self\ndef double(n):\n"
     "    raise Odd", "raises", "Odd"),
    "lone surrogate": ("return '\\ud83d'", "returns-text", "ud83d"),
    # Results that lie.
    "list of itself": ("a = []\na.append(a)\nreturn a", "returns-wrong-type|returns-too-much", ""),
    "a reply of 20 MB": ("return ['x' * 100_000] * 200", "returns-too-much", "too large"),
    "gives a change back": (
     "found = [n]\nreturn found.sort()", "returns-a-change", "`sort` changes what stands before"),
    "its own sort": (
     "class Odd:\n    def sort(self):\n        pass\ndef double(n):\n    return Odd().sort()",
     "returns-none", "None for double(0): is there a path"),
    "float that is always equal": (
     "class Odd(float):\n    def __eq__(self, other):\n        return True\n"
     "    def __float__(self):\n        raise KeyboardInterrupt\ndef double(n):\n"
     "    return Odd(7)", "wrong-value", "yours gives 7.0."),
    # Programs that it starts or ends.
    "fork": ("import os\nos.fork()", "raises", "PermissionError"),
    "subprocess": ("import subprocess\nsubprocess.Popen(['true'])", "raises", "PermissionError"),
    "killpg": ("import os\nos.killpg(0, 9)", "raises", "PermissionError"),
    "multiprocessing": (
     "import multiprocessing as m\nm.get_context('spawn').Process(target=print).start()",
     "raises", "PermissionError"),
    "the system's fork": (
     "import ctypes\nctypes.CDLL(None).fork()", "raises", "PermissionError"),
    "Python's own fork": (
     "import ctypes\nctypes.pythonapi.fork()", "raises", "PermissionError"),
    # What the worker lives on.
    "a long file": ("open('x', 'wb').write(bytes(20 << 20))", "raises", "File too large"),
    "closes stdout": (
     "import sys\nsys.stdout.close()\nreturn 2 * n", "closes-output", "leave it open"),
    "replaces stdout": (
     "import sys\nsys.stdout = None\nreturn 2 * n", "closes-output", "leave it open"),
    "junk on every handle": (
     "import os\nfor handle in range(3, 50):\n    try:\n"
     "        os.write(handle, b'junk' * 99)\n    except OSError:\n        pass\n"
     "return 2 * n + 1", "breaks-out|crashed", ""),
    "a verdict on every handle": (
     "import json, os, struct\n"
     "for value in ({'status': 'right', 'points': 2}, {'value': {'status': 'right'}}):\n"
     "    data = json.dumps(value).encode()\n    for handle in range(3, 50):\n        try:\n"
     "            os.write(handle, struct.pack('!i', len(data)) + data)\n"
     "        except OSError:\n            pass\nreturn 2 * n + 1",
     "breaks-out|crashed|wrong-value|off-by-one|exits", ""),
    "patches the encoder": (
     "import c4lab.checks.working.calling as server\n"
     "server.encode = lambda value: {'status': 'right'}\nreturn 1", "ours|breaks-out", ""),
    "patches json": (
     "import json\njson.dumps = lambda *a, **k: '{\"status\": \"right\"}'\nreturn 1",
     "breaks-out|wrong-value", ""),
    "patches builtins": (
     "import builtins\nbuiltins.isinstance = lambda *a: True\nbuiltins.len = lambda x: 0\n"
     "builtins.type = lambda x: int\nreturn 1",
     "wrong-value|crashed|breaks-out|raises|returns-wrong-type|exits", ""),
    "leaves a thread": (
     "import threading, time\nthreading.Thread(target=time.sleep, args=(60,)).start()\n"
     "return 2 * n", "", ""),
    "a signal handler for everything": (
     "import signal\nfor number in set(signal.Signals) - {9, 19}:\n    try:\n"
     "        signal.signal(number, signal.SIG_IGN)\n    except (OSError, ValueError):\n"
     "        pass\nreturn 2 * n", "", ""),
    "lowers its limits": (
     "import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))\nreturn 2 * n", "", ""),
    "leaves the folder": (
     "import os, tempfile\nhere = tempfile.mkdtemp()\nos.chdir(here)\nos.rmdir(here)\n"
     "os.environ.clear()\nreturn 2 * n", "", ""),
    "prints a lot": ("print('x' * 300_000)\nreturn 2 * n", "", ""),
    "checks itself": (
     "from c4lab.checks import check\ndef double(n):\n    check('99.1', double)",
     "checks-itself", "in a cell of its own"),
    "looks at all modules": (
     "import sys, inspect, traceback\nfor module in list(sys.modules.values()):\n"
     "    getattr(module, '__file__', None)\ntry:\n    1 / 0\nexcept ZeroDivisionError:\n"
     "    traceback.format_exc()\ninspect.stack()\nreturn 2 * n", "", ""),
    "prints and returns nothing": ("print(n)", "print-to-return", "only return hands it back"),
    "asks": ("return 2 * int(input('n? '))", "asks-for-input", "input()"),
    "displays": ("display(n)\nreturn 2 * n", "", ""),
}  # fmt: skip


@pytest.mark.parametrize("name", ANSWERS)
def test_verdict(workers, name):
    source, reasons, words = ANSWERS[name]
    result = judged(workers, source)
    assert result.reason in reasons.split("|"), result
    assert (result.status == "right") == (not reasons)
    assert result.points == 2 * (not reasons)
    assert words in result.message
    assert "c4lab" not in result.message or result.reason == "ours"
    assert "Traceback" not in result.printed or result.reason == "crashed"
    assert len(result.message) < 700
