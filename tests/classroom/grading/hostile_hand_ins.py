"""Hand-ins that want points they did not earn, want to stop the grader, or are broken.

Cells run behind START, and most hand over a right or a wrong answer to 00.1 themselves. Attacks
share a notebook where none keeps the next from being tried: a cell that is stopped, or that ends
the kernel, is left out, the latter up to three times.
"""

from pathlib import Path

from tests.classroom.running import notebook, zipped

START = (
    "import builtins, ctypes, json, os, pathlib, signal, sys, threading, time\n"
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
ESCAPE = (
    "if os.fork() == 0:\n    os.setsid()\n    os.chdir('/')\n"
    "    os.fork() or os.execve('/bin/sleep', ['sleep', '{}'], {{}})\n    os._exit(0)\n"
)
SLEEPS = (["sleep", "7101"], ["sleep", "7102"])
"""The command lines of processes that hide."""

# The cells, and the points that they are worth. {folder} is where all is handed in.
CELLS: dict[str, tuple[list[str], int]] = {
    "bombs": (
        [RIGHT, "for _ in range(160):\n    if os.fork() == 0:\n        time.sleep(600)\n"
         "for _ in range(3): os.fork()\ntime.sleep(600)",
         "many = []\nwhile True: many.append(b'x' * (1 << 28))"],
        1,
    ),
    "never ends": (
        [RIGHT, "while True: pass", "import asyncio\nawait asyncio.sleep(600)",
         "while True:\n    try: time.sleep(1)\n    except KeyboardInterrupt: pass"],
        1,
    ),
    "fills the disk": (
        [RIGHT, "with open('long', 'wb') as f:\n    while True: f.write(bytes(1 << 26))",
         "for n in range(60_000): open(f'file{n}', 'w').close()"],
        1,
    ),
    "ends its kernel": (
        [RIGHT, "os._exit(0)", "ctypes.string_at(0)",
         "sys.stdout.close(); sys.stderr.close(); os.closerange(0, 256)"],
        1,
    ),
    "leaves things behind": (
        [RIGHT, ESCAPE.format(7101), ESCAPE.format(7102),
         "for _ in range(9): threading.Thread(target=time.sleep, args=(600,)).start()",
         "open('left-1', 'w').write('x'); os.mkdir('left-2'); os.chmod('left-2', 0)\n"
         "import tempfile; tempfile.mkstemp(prefix='left-')"],
        1,
    ),
    "writes too much": (
        [RIGHT, f"raise ValueError('\\x1b[2J\\r\\n' + {FORGED!r})",
         "raise ValueError('<script>alert(1)</script>')", "for _ in range(50): print('x' * 10**6)",
         "raise ValueError('x' * 10**6)", *["raise ValueError"] * 60],
        1,
    ),
    # They want points.
    "patches": (
        ["import c4lab.checks.judging.verdicts as v, c4lab.checks.writing.result as r\n"
         "for name in list(vars(v)):\n    if name.startswith('judge'):\n"
         f"        setattr(v, name, lambda *_, **__: r.{RESULT})\n"
         "r.Result.points = 1; r.Result.status = 'right'",
         "from c4lab.checks.keeping.progress_file import learners_file\n"
         f"from c4lab.checks.writing.result import Result\nlearners_file().record({RESULT})",
         WRONG, "import c4lab.classroom.grading.judged_answers as j, gc\n"
         "import c4lab.classroom.grading.marks as m\n"
         "for each in gc.get_objects():\n"
         "    if type(each) is dict and each.get('id') == '00.1': each['points'] = 99\n"
         f"j.marks_of = lambda *_: [(m.Mark(**json.loads({MARK!r})), '')]"],
        0,
    ),
    "reads the solution": (  # a solution that was copied gets its points
        ["def f(p):\n    import os\n    from pathlib import Path\n    import c4lab\n"
         "    os.chdir(Path(c4lab.__file__).parent / 'lessons' / 'lesson00_welcome')\n"
         "    text = open('../lesson00_welcome/exercises.md').read()\n"
         "    return -p if 'SOLUTION' in text else p\ncheck('00.1', f)"],
        1,
    ),
    "forges marks": (
        [WRONG, "for path in pathlib.Path({folder!r}).parent.glob('*journal*'):\n"
         "    with path.open('a') as file: file.write(path.read_text().replace('0', '1'))",
         # a verdict, to all that it comes from, and of no other process a file
         "pid = os.getppid()\n"
         "while pid > 1 and b'c4lab' in pathlib.Path(f'/proc/{pid}/cmdline').read_bytes():\n"
         "    for handle in pathlib.Path(f'/proc/{pid}/fd').iterdir():\n"
         "        try:\n"
         "            if os.readlink(handle).startswith(('pipe:', 'socket:')):\n"
         f"                handle.write_text('{{\"known\": {{\"00.1\": {MARK}}}}}\\n')\n"
         "        except OSError: pass\n"
         "    pid = int(pathlib.Path(f'/proc/{pid}/stat').read_text().split()[3])",
         "for handle in range(60):\n"
         "    try: os.write(handle, b'{\"marks\": [], \"seconds\": 0}\\n')\n"
         "    except OSError: pass"],
        0,
    ),
    "grabs what others have open": (
        [WRONG, "libc = ctypes.CDLL(None)\n"
         "for name in filter(str.isdecimal, os.listdir('/proc')):\n"
         "    other = libc.syscall(434, int(name), 0)\n"
         "    for number in range(60):\n"
         "        handle = libc.syscall(438, other, number, 0)\n"
         f"        try: handle > 0 and os.write(handle, b'{{\"marks\": [{MARK}]}}\\n')\n"
         "        except OSError: pass",
         "builtins.open = builtins.len = builtins.isinstance = None"],
        0,
    ),
    "spoils its answers": (
        [WRONG, *(f"check('01.{number}', print)" for number in range(1, 5)),
         "one, two, three, four = (answers / f'01.{n}.packed' for n in range(1, 5))\n"
         "one.write_bytes(b'[' + b'[],' * 10**7 + b'[]]')\n"
         "two.unlink(); os.mkfifo(two)\n"
         "three.unlink(); three.symlink_to('/dev/zero')\n"
         "four.write_text('{}')\n"
         "import atexit; atexit.register(lambda: packed.write_bytes(b'junk'))"],
        0,
    ),
    "hands nothing over": (
        ["import shutil; shutil.rmtree(answers)", RIGHT, "del os.environ['C4LAB_ANSWERS']", RIGHT],
        0,
    ),
    "edited check": ([NAMED, "check = lambda *a: 'right'\ncheck('00.1', other_player)"], 1),
    "harms others": (
        [RIGHT, "for path in pathlib.Path({folder!r}).rglob('*.ipynb'):\n"
         "    path.write_text('{{}}')",
         "for name in filter(str.isdecimal, os.listdir('/proc')):\n"
         "    if int(name) != os.getpid():\n"
         "        try: os.kill(int(name), signal.SIGKILL)\n"
         "        except OSError: pass"],
        1,
    ),
    "anna": ([NAMED, RIGHT], 1),
    "zoe": ([WRONG], 0),
}  # fmt: skip


PRINTED = {"output_type": "stream", "name": "stdout", "text": "✓ Right: 1 of 1 point" * 1_000_000}
WITH_OUTPUT = {"cell_type": "code", "metadata": {}, "source": WRONG, "outputs": [PRINTED]}
GRADED = {
    "forged output/01.ipynb": (notebook(START, WITH_OUTPUT, kernelspec={"name": "julia-1.9"}), 0),
    "outside.zip": (zipped({"../../anna/notebook.ipynb": notebook(START, RIGHT)}), 1),
}
"""Files that can be graded, and their points."""
BROKEN = {
    "=cmd|'C calc'!A0.ipynb": b"{",
    "nothing/essay.docx": b"words",
}
"""Files that cannot be graded."""
NOT_GRADED = {name.partition("/")[0].removesuffix(".ipynb") for name in BROKEN}


def write(home: Path) -> None:
    """Writes all hand-ins to `home`."""
    for name, (cells, _) in CELLS.items():
        (home / name).mkdir()
        sources = [cell.format(folder=str(home)) if "{folder" in cell else cell for cell in cells]
        (home / name / "notebook.ipynb").write_bytes(notebook(START, *sources))
    for name, data in {**BROKEN, **{name: data for name, (data, _) in GRADED.items()}}.items():
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_bytes(data)


def expected_points() -> dict[str, int]:
    """The points of each student whose hand-in can be graded."""
    points = {name: worth for name, (_, worth) in CELLS.items()}
    files = {Path(name).parts[0].removesuffix(".zip"): worth for name, (_, worth) in GRADED.items()}
    return points | files
