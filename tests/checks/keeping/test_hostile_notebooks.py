"""Thirty notebooks that want points, or want to stop the grader, graded by one command.

Those that are files of the wrong kind need no kernel. Of the others each does several things that
do not disturb each other.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.left_running import nothing_runs_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc").exists(), reason="Linux alone adopts orphans"),
]

START = (
    "import ctypes, json, os, pathlib, signal, subprocess, sys, time\n"
    "from c4lab.checks import check\n"
    "answers = pathlib.Path(os.environ['C4LAB_ANSWERS'])\n"
    "packed = answers / '00.1.packed'"
)
RIGHT = 'check("00.1", lambda player: -player)'
WRONG = 'check("00.1", lambda player: player)'
FORGED = "  00.1  FORGED  ✓ Right                1 of 1"
CHANGED = (
    "def changed(**fields):\n"
    "    data = json.loads(packed.read_bytes())\n"
    "    packed.write_text(json.dumps(data | fields))\n"
)
ESCAPE = (
    "if os.fork() == 0:\n    os.setsid()\n    os.chdir('/')\n"
    "    os.fork() or os.execve('/bin/sleep', ['sleep', '{}'], {{}})\n    os._exit(0)\n"
)

# The cells, and the points that they are worth.
NOTEBOOKS: dict[str, tuple[list[str], int]] = {
    "forged problems": (
        [
            WRONG,
            f"for place in (answers, answers.parent):\n"
            f"    with (place / 'problems.jsonl').open('a') as file:\n"
            f"        file.write((json.dumps({FORGED!r}) + '\\n') * 10**5)",
            f"for handle in range(40):\n    try: os.write(handle, {FORGED!r}.encode())\n"
            f"    except OSError: pass\n"
            f"for path in pathlib.Path(f'/proc/{{os.getppid()}}/fd').iterdir():\n"
            f"    try:\n        with path.open('w') as file: file.write({FORGED!r})\n"
            f"    except (OSError, ValueError): pass",
        ],
        0,
    ),
    "many problems": (["raise ValueError('x' * 10**6)"] * 60 + [RIGHT], 1),
    "steers the screen": ([RIGHT, f"raise ValueError('\\x1b[2J\\r\\n' + {FORGED!r})"], 1),
    "a pipe": ([RIGHT, "packed.unlink(); os.mkfifo(packed)"], 0),
    "a device": ([RIGHT, "packed.unlink(); packed.symlink_to('/dev/zero')"], 0),
    "a number without end": (
        [RIGHT, CHANGED + "changed(value={'Fraction': '1e40000000'}, most=1 << 40)"],
        0,
    ),
    "deep": ([RIGHT, "packed.write_bytes(b'[' * 10**6)"], 0),
    "a crowd": ([RIGHT, "packed.write_bytes(b'[' + b'[],' * 10**7 + b'[]]')"], 0),
    "never stops, but its answer counts": (
        [
            RIGHT,
            "while True:\n    try:\n        time.sleep(1)\n"
            "    except KeyboardInterrupt:\n        pass",
        ],
        1,
    ),
    "processes that hide": ([RIGHT, ESCAPE.format(7101), ESCAPE.format(7102)], 1),
    "leaves files": (
        [
            "open('left-1', 'w').write('x'); os.mkdir('left-2'); os.chmod('left-2', 0)\n"
            "import tempfile; tempfile.mkstemp(prefix='left-')",
            RIGHT,
        ],
        1,
    ),
    "never packed": (
        ["class Odd:\n    def __reduce__(self):\n        raise SystemExit", 'check("00.1", Odd())'],
        0,
    ),
}
CELL = {"cell_type": "code", "metadata": {}, "source": RIGHT, "outputs": []}
FILES: dict[str, bytes] = {
    "nothing": b"",
    "half": b'{"cells": [',
    "no json": b"\x00\xff",
    "deep": b"[" * 200_000,
    "deep cells": b'{"cells": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "a crowd": b'{"cells": [' + b"[]," * 6_000_000 + b"[]]}",
    "a number": b"3",
    "a text": b'"cells"',
    "no cells": b'{"cells": []}',
    "cells that are none": b'{"cells": [null, 3, "x", [], {}]}',
    "many that are none": json.dumps({"cells": [None] * 100_000}).encode(),
    "no exercise": json.dumps({"cells": [{**CELL, "source": "1 + 1"}]}).encode(),
    "an unknown one": json.dumps({"cells": [{**CELL, "source": "check('98.1', 1)"}]}).encode(),
    "worksheets": b'{"worksheets": [3]}',
    "numbers without end": b'{"cells": 1e999}',
    "a long number": b'{"cells": ' + b"9" * 100_000 + b"}",
}


def write(folder):
    for name, (cells, _) in NOTEBOOKS.items():
        sources = [START, *cells]
        notebook = {"cells": [{**CELL, "source": source} for source in sources], "nbformat": 4}
        (folder / f"{name}.ipynb").write_text(json.dumps(notebook))
    for name, data in FILES.items():
        (folder / f"file, {name}.ipynb").write_bytes(data)
    os.mkfifo(folder / "a pipe for a file.ipynb")
    (folder / "a folder.ipynb").mkdir()
    return sorted(folder.iterdir())


def test_thirty_notebooks_in_one_run(tmp_path):
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    home.mkdir()
    temporary.mkdir()
    paths = write(home)
    assert len(paths) == 30
    program = (
        "import sys\nfrom c4lab.__main__ import main\n"
        "from c4lab.checks.keeping import notebook_process\n"
        "notebook_process.CELL_SECONDS = 4\nsys.exit(main(['check', *sys.argv[1:]]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *map(str, paths)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            "TMPDIR": str(temporary),
        },
        capture_output=True,
        text=True,
        timeout=400,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stdout + done.stderr
    assert all(sign.isprintable() for sign in done.stdout.replace("\n", ""))
    assert points(done.stdout) == {name: points for name, (_, points) in NOTEBOOKS.items()}
    forged = [line for line in done.stdout.splitlines() if "FORGED" in line]
    assert all(" raised ValueError: " in line for line in forged), forged
    assert len(done.stdout.splitlines()) < 200
    assert len(done.stderr.splitlines()) == len(FILES) + 2
    assert "check itself failed" not in done.stdout
    assert sorted(home.iterdir()) == paths
    assert list(temporary.iterdir()) == []
    assert nothing_runs_of(tmp_path, also=sleeps)


def points(output):
    found, name = {}, ""
    for line in output.splitlines():
        if line.endswith(".ipynb"):
            name = Path(line).stem
        if total := re.fullmatch(r"  Lesson 00: .*, (\d) of 2 points\.", line):
            assert name not in found
            found[name] = int(total[1])
    return found


def sleeps(process):
    return process.cmdline() in (["sleep", "7101"], ["sleep", "7102"])
