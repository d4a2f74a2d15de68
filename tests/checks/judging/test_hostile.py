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
    "allocates at once": ("return len(bytearray(1 << 44))", "too-much-memory", "memory"),
    "sys.exit": ("import sys\nsys.exit('bye')", "exits", "whole program"),
    "os._exit": ("import os\nos._exit(0)", "exits", "os._exit()"),
    "aborts": ("import os\nos.abort()", "crashed", "brought Python"),
    "segfault": ("import ctypes\nreturn ctypes.string_at(0)", "crashed", "brought Python"),
    "signals itself": (
     "import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)", "crashed", "brought Python"),
    "generator exit": ("raise GeneratorExit", "raises", "GeneratorExit"),
    "raises at length": (
     "raise ValueError('many words\\n' * 100_000)", "raises", "many words many words"),
    "str of an error raises": (
     "class Odd(Exception):\n    def __str__(self):\n        raise self\ndef double(n):\n"
     "    raise Odd", "raises", "Odd"),
    "lone surrogate": ("return '\\ud83d'", "returns-text", "ud83d"),
    "escape codes": ("raise ValueError('\\x1b[2J\\nforged')", "raises", "forged"),
    # Results that lie.
    "returns nothing": ("print(2 * n)", "print-to-return", "only return hands it back"),
    "coroutine": ("async def double(n):\n    return 2 * n", "returns-generator", "async"),
    "itself": ("def double(n):\n    return double", "returns-function", "parentheses"),
    "list of itself": ("a = []\na.append(a)\nreturn a", "returns-wrong-type|returns-too-much", ""),
    "ten million": ("return [0] * 10**7", "returns-too-much|returns-wrong-type", ""),
    "a huge number": ("return 1 << 10**7", "returns-too-much|returns-wrong-type", ""),
    "float that is always equal": (
     "class Odd(float):\n    def __eq__(self, other):\n        return True\n"
     "    def __float__(self):\n        raise KeyboardInterrupt\ndef double(n):\n"
     "    return Odd(7)", "wrong-value", "yours gives 7.0."),
    "object that is always equal": (
     "class Odd:\n    def __eq__(self, other):\n        return True\ndef double(n):\n"
     "    return Odd()", "returns-wrong-type", "an object of type Odd"),
    "object that lies about its class": (
     "class Odd:\n    __class__ = property(lambda self: int)\nreturn Odd()",
     "returns-wrong-type", "an object of type Odd"),
    "class that raises when it is asked": (
     "class Meta(type):\n    def __getattribute__(cls, name):\n        raise OSError\n"
     "class Odd(metaclass=Meta):\n    pass\nreturn Odd()", "returns-wrong-type", ""),
    "record array": (
     "import numpy as np\nreturn np.zeros(2, dtype=[('a', 'i4')])", "returns-wrong-type", ""),
    "object array": (
     "import numpy as np\na = np.empty(1, object)\na[0] = a\nreturn a",
     "returns-wrong-type|returns-too-much", ""),
    "reduces to a sleep": (
     "import time\nclass Odd:\n    def __reduce__(self):\n"
     "        return time.sleep, (9999,)\ndef double(n):\n    return Odd()",
     "returns-wrong-type", "an object of type Odd"),
    "named tuple with odd fields": (
     "class Odd(tuple):\n    _fields = ('\\n' * 9, None)\ndef double(n):\n"
     "    return Odd((1,))", "returns-wrong-type", ""),
    "hashable list as a key": (
     "class Odd(list):\n    def __hash__(self):\n        return 1\ndef double(n):\n"
     "    return {Odd(): 1}", "returns-wrong-type|breaks-out", ""),
    "a position with forged moves": (
     "from c4lab.games import TicTacToe\nposition = TicTacToe.parse('5')\n"
     "object.__setattr__(position, 'history', (99,))\nreturn position",
     "returns-wrong-type|breaks-out|raises", ""),
    # What the worker lives on.
    "closes stdout": (
     "import sys\nsys.stdout.close()\nreturn 2 * n", "closes-output", "leave it open"),
    "replaces stdout": (
     "import sys\nsys.stdout = None\nreturn 2 * n", "closes-output", "leave it open"),
    "junk on every handle": (
     "import os\nfor handle in range(3, 50):\n    try:\n"
     "        os.write(handle, b'junk' * 99)\n    except OSError:\n        pass\n"
     "return 2 * n + 1", "breaks-out|crashed", ""),
    "half a message on every handle": (
     "import os\nfor handle in range(3, 50):\n    try:\n"
     "        os.write(handle, b'\\0\\0')\n    except OSError:\n        pass\nwhile True:\n"
     "    pass", "still-running|breaks-out", ""),
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
    "the caller's frame": (
     "import sys\nframe = sys._getframe(1)\nwhile frame:\n"
     "    for value in frame.f_locals.values():\n"
     "        if isinstance(value, dict) and 'expected' in value:\n"
     "            return value['expected']\n    frame = frame.f_back\nreturn 1",
     "looks-outside", "shows the variables"),
    "a trace function": (
     "import sys\ndef trace(frame, event, arg):\n    frame.f_locals.clear()\n"
     "    return trace\nsys.settrace(trace)\nreturn 2 * n + 1", "looks-outside", ""),
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
    "asks": ("return 2 * int(input('n? '))", "asks-for-input", "input()"),
    "displays": ("display(n)\nreturn 2 * n", "", ""),
    "checks itself inside": (
     "def double(n):\n    from c4lab.checks import check\n"
     "    return check('99.1', double).points", "checks-itself", ""),
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


def test_none_of_them_has_changed_the_judge(workers):
    assert judged(workers, "def double(n):\n    return 2 * n").status == "right"
