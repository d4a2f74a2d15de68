"""Hand-ins that want points they did not earn, want to stop the grader, or are broken.

Cells run behind START, and most hand over a right or a wrong answer to 00.1 themselves.
"""

import io
import json
import os
import zipfile
from pathlib import Path

START = (
    "import builtins, ctypes, json, os, pathlib, signal, subprocess, sys, threading, time\n"
    "from c4lab.checks import check\n"
    "answers = pathlib.Path(os.environ['C4LAB_ANSWERS'])\n"
    "packed = answers / '00.1.packed'"
)
RIGHT = 'check("00.1", lambda player: -player)'
WRONG = 'check("00.1", lambda player: player)'
NAMED = "def other_player(player):\n    return -player"
RESULT = 'Result("00.1", "", "right", 1, 1, "Well done.")'
FORGED = "  00.1  FORGED  ✓ Right                1 of 1"
MARK = (
    '{"exercise": "00.1", "title": "", "status": "right", "points": 1, "out_of": 1, "message": ""}'
)
CHANGED = (
    "def changed(**fields):\n"
    "    data = json.loads(packed.read_bytes())\n"
    "    packed.write_text(json.dumps(data | fields))\n"
)
ESCAPE = (
    "if os.fork() == 0:\n    os.setsid()\n    os.chdir('/')\n"
    "    os.fork() or os.execve('/bin/sleep', ['sleep', '{}'], {{}})\n    os._exit(0)\n"
)
IN_SIGHT = (
    "for name in filter(str.isdecimal, os.listdir('/proc')):\n"
    "    if int(name) != os.getpid():\n"
    "        try: os.kill(int(name), {})\n"
    "        except OSError: pass"
)
SLEEPS = (["sleep", "7101"], ["sleep", "7102"])
"""The command lines of processes that hide."""


def answer(body: str) -> str:
    """A cell that hands over a function with this body."""
    lines = body.replace("\n", "\n    ")
    return f"def f(p):\n    {lines}\ncheck('00.1', f)"


# The cells, and the points that they are worth. {folder} is where all is handed in.
CELLS: dict[str, tuple[list[str], int]] = {
    # They do not end, or take too much.
    "endless": ([RIGHT, "while True: pass"], 1),
    "cannot be stopped": (
        [RIGHT, "while True:\n    try: time.sleep(1)\n    except KeyboardInterrupt: pass"], 1,
    ),
    "waits in a loop of events": ([RIGHT, "import asyncio\nawait asyncio.sleep(600)"], 1),
    "fork bomb": (
        [RIGHT, "for _ in range(400):\n    if os.fork() == 0:\n        time.sleep(600)\n"
         "for _ in range(3): os.fork()\ntime.sleep(600)"],
        1,
    ),
    "many processes": (
        [RIGHT, "for _ in range(200): subprocess.Popen(['sleep', '90'])\ntime.sleep(90)"], 1,
    ),
    "processes that hide": ([RIGHT, ESCAPE.format(7101), ESCAPE.format(7102)], 1),
    "threads": (
        [RIGHT, "for _ in range(9): threading.Thread(target=time.sleep, args=(600,)).start()"], 1,
    ),
    "memory": ([RIGHT, "many = []\nwhile True: many.append(b'x' * (1 << 28))"], 1),
    "much output": ([RIGHT, "for _ in range(50): print('x' * 10**6)"], 1),
    "many files": ([RIGHT, "for n in range(60_000): open(f'file{n}', 'w').close()"], 1),
    "a long file": (
        [RIGHT, "with open('long', 'wb') as f:\n    while True: f.write(bytes(1 << 26))"], 1,
    ),
    "leaves files": (
        ["open('left-1', 'w').write('x'); os.mkdir('left-2'); os.chmod('left-2', 0)\n"
         "import tempfile; tempfile.mkstemp(prefix='left-')", RIGHT],
        1,
    ),
    # They end what they need.
    "exits": ([RIGHT, "os._exit(0)"], 1),
    "closes files": ([RIGHT, "sys.stdout.close(); sys.stderr.close(); os.closerange(0, 256)"], 1),
    "breaks down": ([RIGHT, "ctypes.string_at(0)"], 1),
    "builtins": ([WRONG, "builtins.open = builtins.len = builtins.isinstance = None"], 0),
    # They want points.
    "patched": (
        ["import c4lab.checks.judging.verdicts as v, c4lab.checks.writing.result as r\n"
         "for name in list(vars(v)):\n    if name.startswith('judge'):\n"
         f"        setattr(v, name, lambda *_, **__: r.{RESULT})\n"
         "r.Result.points = 1; r.Result.status = 'right'", WRONG],
        0,
    ),
    "patched grader": (
        [WRONG, "import c4lab.classroom.grading.judged_answers as j, gc\n"
         "import c4lab.classroom.grading.marks as m\n"
         "for each in gc.get_objects():\n"
         "    if type(each) is dict and each.get('id') == '00.1': each['points'] = 99\n"
         f"j.marks_of = lambda *_: [(m.Mark(**json.loads({MARK!r})), '')]"],
        0,
    ),
    "reads the solution": (  # a solution that was copied gets its points
        [answer("import os\nfrom pathlib import Path\nimport c4lab\n"
                "os.chdir(Path(c4lab.__file__).parent / 'lessons' / 'lesson00_welcome')\n"
                "text = open('../lesson00_welcome/exercises.md').read()\n"
                "return -p if 'SOLUTION' in text else p")],
        1,
    ),
    "asks the solution": (
        ["from c4lab.checks.writing import registry\n"
         "known = registry.find('00.1').text.solution\n"
         "check('00.1', known)"],
        0,
    ),
    "forged reply": (
        [WRONG, "for handle in range(60):\n"
         "    try: os.write(handle, b'{\"marks\": [], \"seconds\": 0}\\n')\n"
         "    except OSError: pass\n"
         "answers.parent.joinpath('problems').write_text('00.1 right')"],
        0,
    ),
    "forged verdict": (  # to all that it comes from, and of no other process a file
        [WRONG, "pid = os.getppid()\n"
         "while pid > 1 and b'c4lab' in pathlib.Path(f'/proc/{pid}/cmdline').read_bytes():\n"
         "    for handle in pathlib.Path(f'/proc/{pid}/fd').iterdir():\n"
         "        try:\n"
         "            if os.readlink(handle).startswith(('pipe:', 'socket:')):\n"
         f"                handle.write_text('{{\"known\": {{\"00.1\": {MARK}}}}}\\n')\n"
         "        except OSError: pass\n"
         "    pid = int(pathlib.Path(f'/proc/{pid}/stat').read_text().split()[3])"],
        0,
    ),
    "forged problems": (
        [WRONG, "for place in (answers, answers.parent):\n"
         "    with (place / 'problems.jsonl').open('a') as file:\n"
         f"        file.write((json.dumps({FORGED!r}) + '\\n') * 10**5)",
         f"for handle in range(40):\n    try: os.write(handle, {FORGED!r}.encode())\n"
         "    except OSError: pass\n"
         "for path in pathlib.Path(f'/proc/{os.getppid()}/fd').iterdir():\n"
         f"    try:\n        with path.open('w') as file: file.write({FORGED!r})\n"
         "    except (OSError, ValueError): pass"],
        0,
    ),
    "forged answers": ([WRONG, "[p.write_text('{}') for p in answers.glob('*.packed')]"], 0),
    "a crowd": ([RIGHT, "packed.write_bytes(b'[' + b'[],' * 10**7 + b'[]]')"], 0),
    "junk at its end": (
        ["import atexit; atexit.register(lambda: packed.write_bytes(b'junk'))", WRONG], 0,
    ),
    "no folder": (["import shutil; shutil.rmtree(answers)", RIGHT], 0),
    "no variable": (["del os.environ['C4LAB_ANSWERS']", RIGHT], 0),
    "a pipe": ([RIGHT, "packed.unlink(); os.mkfifo(packed)"], 0),
    "a device": ([RIGHT, "packed.unlink(); packed.symlink_to('/dev/zero')"], 0),
    "progress": (
        ["from c4lab.checks.keeping.progress_file import learners_file\n"
         f"from c4lab.checks.writing.result import Result\nlearners_file().record({RESULT})",
         WRONG],
        0,
    ),
    "edited check": ([NAMED, "check = lambda *a: 'right'\ncheck('00.1', other_player)"], 1),
    # They want to harm others, or the teacher.
    "reaches for others": (
        [RIGHT, "for path in pathlib.Path({folder!r}).rglob('*.ipynb'):\n"
         "    path.write_text('{{}}')"],
        1,
    ),
    "writes a journal": (
        [WRONG, "for path in pathlib.Path({folder!r}).parent.glob('*journal*'):\n"
         "    with path.open('a') as file: file.write(path.read_text().replace('0', '1'))"],
        0,
    ),
    "ends all in sight": ([RIGHT, IN_SIGHT.format("signal.SIGKILL")], 1),
    "takes what others have open": (
        [WRONG, "libc = ctypes.CDLL(None)\n"
         "for name in filter(str.isdecimal, os.listdir('/proc')):\n"
         "    other = libc.syscall(434, int(name), 0)\n"
         "    for number in range(60):\n"
         "        handle = libc.syscall(438, other, number, 0)\n"
         f"        try: handle > 0 and os.write(handle, b'{{\"marks\": [{MARK}]}}\\n')\n"
         "        except OSError: pass"],
        0,
    ),
    "script": ([RIGHT, "raise ValueError('<script>alert(1)</script>')"], 1),
    "many problems": (["raise ValueError('x' * 10**6)"] * 60 + [RIGHT], 1),
    "steers the screen": ([RIGHT, f"raise ValueError('\\x1b[2J\\r\\n' + {FORGED!r})"], 1),
}  # fmt: skip
HONEST = {"anna": ([NAMED, RIGHT], 1), "zoe": ([WRONG], 0)}


def notebook(*sources: str, outputs: tuple = (), metadata: dict | None = None) -> bytes:
    """A notebook of these cells, as a file's bytes."""
    cells = [
        {"cell_type": "code", "metadata": {}, "source": source, "outputs": [*outputs]}
        for source in (START, *sources)
    ]
    return json.dumps({"cells": cells, "metadata": metadata or {}, "nbformat": 4}).encode()


def zipped(**files: bytes) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


def link_in_a_zip() -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        entry = zipfile.ZipInfo("01.ipynb")
        entry.external_attr = 0o120777 << 16
        archive.writestr(entry, "/etc/passwd")
    return data.getvalue()


PRINTED = {"output_type": "stream", "name": "stdout", "text": "✓ Right: 1 of 1 point" * 1_000_000}
GRADED = {
    "forged output/01.ipynb": (
        notebook(WRONG, outputs=(PRINTED,), metadata={"kernelspec": {"name": "julia-1.9"}}), 0,
    ),
    "zipped.zip": (zipped(**{"work/Untitled.ipynb": notebook(RIGHT)}), 1),
    "outside.zip": (zipped(**{"../../anna/notebook.ipynb": notebook(RIGHT)}), 1),
}  # fmt: skip
"""Files that can be graded, and their points."""
BROKEN = {
    "=cmd|'C calc'!A0.ipynb": b"{",
    "no json/01.ipynb": b"\x00\xff",
    "brackets/01.ipynb": b"[" * 200_000,
    "cells without end.ipynb": b'{"cells": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "many cells.ipynb": b'{"cells": [' + b"[]," * 6_000_000 + b"[]]}",
    "odd cells.ipynb": b'{"cells": [null, 3, "x", [], {}]}',
    "numbers without end.ipynb": b'{"cells": 1e999}',
    "nothing/essay.docx": b"words",
    "bomb.zip": zipped(**{"01.ipynb": bytes(90_000_000)}),
    "linked.zip": link_in_a_zip(),
    "no zip.zip": b"PK\x03\x04 and no more",
}
"""Files that cannot be graded."""
NOT_GRADED = {
    *(name.partition("/")[0].removesuffix(".ipynb").removesuffix(".zip") for name in BROKEN),
    *("link", "linked file", "pipe"),
}


def write(home: Path) -> None:
    """Writes all hand-ins to `home`."""
    for name, (cells, _) in (CELLS | HONEST).items():
        (home / name).mkdir()
        sources = [cell.format(folder=str(home)) if "{folder" in cell else cell for cell in cells]
        (home / name / "notebook.ipynb").write_bytes(notebook(*sources))
    files = BROKEN | {name: data for name, (data, _) in GRADED.items()}
    for name, data in files.items():
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_bytes(data)
    (home / "link").symlink_to(home / "anna" / "notebook.ipynb")
    (home / "linked file").mkdir()
    (home / "linked file" / "a.ipynb").symlink_to(home / "anna" / "notebook.ipynb")
    os.mkfifo(home / "pipe.ipynb")


def expected_points() -> dict[str, int]:
    """The points of each student whose hand-in can be graded."""
    points = {name: worth for name, (_, worth) in (CELLS | HONEST).items()}
    files = {Path(name).parts[0].removesuffix(".zip"): worth for name, (_, worth) in GRADED.items()}
    return points | files
