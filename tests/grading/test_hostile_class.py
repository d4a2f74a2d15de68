"""Two dozen hand-ins that are broken or hostile, beside two honest ones, graded by one command."""

import csv
import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.left_running import nothing_runs_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc").exists(), reason="Linux alone adopts orphans"),
]

START = (
    "import builtins, json, os, pathlib, signal, subprocess, sys, time\n"
    "from c4lab.checks import check\n"
    "answers = pathlib.Path(os.environ['C4LAB_ANSWERS'])"
)
RIGHT = 'check("00.1", lambda player: -player)'
WRONG = 'check("00.1", lambda player: player)'
NAMED = "def other_player(player):\n    return -player"
RESULT = 'Result("00.1", "", "right", 1, 1, "Well done.")'
REACHES_FOR_OTHERS = (
    "for top in ({folder!r},):\n"
    "    for path in pathlib.Path(top).rglob('*.ipynb'):\n"
    "        path.write_text('{{}}')"
)

# The cells, and the points that they are worth.
CELLS = {
    "endless": ([RIGHT, "while True: pass"], 1),
    "endless answer": (["def f(p):\n    while True: pass\ncheck('00.1', f)"], 0),
    "fork bomb": (
        [RIGHT, "for _ in range(8):\n    if os.fork() == 0:\n        time.sleep(600)\n"
         "for _ in range(3): os.fork()\ntime.sleep(600)"],
        1,
    ),
    "memory": ([RIGHT, "many = []\nwhile True: many.append(b'x' * (1 << 27))"], 1),
    "memory answer": (["def f(p):\n    return len(' ' * (1 << 36))\ncheck('00.1', f)"], 0),
    "exits": ([RIGHT, "os._exit(0)"], 1),
    "exits in its answer": (["def f(p):\n    os._exit(0)\ncheck('00.1', f)"], 0),
    "patched": (
        [
            "import c4lab.checks.judging.verdicts as v, c4lab.checks.writing.result as r\n"
            "for name in list(vars(v)):\n    if name.startswith('judge'):\n"
            f"        setattr(v, name, lambda *_, **__: r.{RESULT})\n"
            "r.Result.points = 1; r.Result.status = 'right'",
            WRONG,
        ],
        0,
    ),
    "builtins": ([WRONG, "builtins.open = builtins.len = builtins.isinstance = None"], 0),
    "equal to all": (
        ["class Any(int):\n    def __eq__(self, o): return True\n    __hash__ = int.__hash__\n"
         "check('00.1', lambda player: Any(player))"],
        0,
    ),
    "forged reply": (
        [WRONG, "for handle in range(60):\n"
         "    try: os.write(handle, b'{\"marks\": [], \"seconds\": 0}\\n')\n"
         "    except OSError: pass\n"
         "answers.parent.joinpath('problems').write_text('00.1 right')"],
        0,
    ),
    "forged answers": ([WRONG, "[p.write_text('{}') for p in answers.glob('*.packed')]"], 0),
    "progress": (
        ["from c4lab.checks.keeping.progress_file import learners_file\n"
         f"from c4lab.checks.writing.result import Result\nlearners_file().record({RESULT})",
         WRONG],
        0,
    ),
    "many processes": (
        [RIGHT, "for _ in range(200): subprocess.Popen(['sleep', '90'])\ntime.sleep(90)"],
        1,
    ),
    "reaches for others": ([RIGHT, REACHES_FOR_OTHERS], 1),
    "much output": ([RIGHT, "for _ in range(50): print('x' * 10**6)"], 1),
    "many files": ([RIGHT, "for n in range(60_000): open(f'file{n}', 'w').close()"], 1),
    "a long file": ([RIGHT, "with open('long', 'wb') as f:\n"
                     "    while True: f.write(bytes(1 << 26))"], 1),
    "edited check": ([NAMED, "check = lambda *a: 'right'\ncheck('00.1', other_player)"], 1),
    "no check": ([NAMED.replace("return -player", "return player")], 0),
    "script": ([RIGHT, "raise ValueError('<script>alert(1)</script>')"], 1),
}  # fmt: skip
KILLS = (
    "for _ in range(100_000):\n"
    "    parent = os.getppid()\n"
    "    if b'c4lab' in pathlib.Path(f'/proc/{parent}/cmdline').read_bytes():\n"
    "        os.kill(parent, signal.SIGKILL)\n"
    "time.sleep(90)"
)
HONEST = {"anna": ([NAMED, RIGHT], 1), "zoe": ([WRONG], 0)}


def notebook(*sources, outputs=(), metadata=None):
    cells = [
        {"cell_type": "code", "metadata": {}, "source": source, "outputs": [*outputs]}
        for source in (START, *sources)
    ]
    return json.dumps({"cells": cells, "metadata": metadata or {}, "nbformat": 4}).encode()


FORGED = {"output_type": "stream", "name": "stdout", "text": "✓ Right: 1 of 1 point" * 1_000_000}
LARGE = notebook(WRONG, outputs=[FORGED], metadata={"kernelspec": {"name": "julia-1.9"}})


def zipped(**files):
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


def link_in_a_zip():
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        entry = zipfile.ZipInfo("01.ipynb")
        entry.external_attr = 0o120777 << 16
        archive.writestr(entry, "/etc/passwd")
    return data.getvalue()


FILES = {
    "=cmd|'C calc'!A0.ipynb": b"{",
    "no json/01.ipynb": b"\x00\xff",
    "deep/01.ipynb": b"[" * 200_000,
    "nothing/essay.docx": b"words",
    "outside.zip": zipped(**{"../../anna/notebook.ipynb": notebook(RIGHT)}),
    "bomb.zip": zipped(**{"01.ipynb": bytes(90_000_000)}),
    "linked.zip": link_in_a_zip(),
    "no zip.zip": b"PK\x03\x04 and no more",
    "forged output/01.ipynb": LARGE,
    "zipped.zip": zipped(**{"work/Untitled.ipynb": notebook(RIGHT)}),
}


def test_each_gets_what_it_must(tmp_path):
    home, temporary = tmp_path / "in", tmp_path / "temporary"
    home.mkdir()
    temporary.mkdir()
    for name, (cells, _) in (CELLS | HONEST).items():
        (home / name).mkdir()
        sources = [cell.format(folder=str(home)) if "rglob" in cell else cell for cell in cells]
        (home / name / "notebook.ipynb").write_bytes(notebook(*sources))
    for name, data in FILES.items():
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_bytes(data)
    (home / "kills").mkdir()
    (home / "kills" / "01.ipynb").write_bytes(notebook(RIGHT, KILLS))
    (home / "link").symlink_to(home / "anna" / "notebook.ipynb")
    (home / "linked file").mkdir()
    (home / "linked file" / "a.ipynb").symlink_to(home / "anna" / "notebook.ipynb")
    os.mkfifo(home / "pipe.ipynb")
    program = (
        "import sys\nfrom c4lab.__main__ import main\nsys.exit(main(['grade', *sys.argv[1:]]))"
    )
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            program,
            "in",
            "--feedback",
            "pages",
            "--jobs",
            "3",
            "--cell-seconds",
            "8",
        ],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            "TMPDIR": str(temporary),
        },
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    with (tmp_path / "grades.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    points = {row["student"]: int(row["points"]) for row in rows if row["exercise"] == "00.1"}
    expected = {name: worth for name, (_, worth) in (CELLS | HONEST).items()}
    assert points == expected | {"forged output": 0, "zipped": 1}
    broken = {row["student"] for row in rows if row["status"] == "not graded"}
    assert broken == {
        "'=cmd|'C calc'!A0", "no json", "deep", "nothing", "outside", "bomb", "linked",
        "no zip", "kills", "link", "linked file", "pipe",
    }  # fmt: skip
    pages = list((tmp_path / "pages").iterdir())
    assert len(pages) == len(points) + len(broken)
    assert all("<script" not in page.read_text(encoding="utf-8") for page in pages)
    assert list(temporary.iterdir()) == []
    assert nothing_runs_of(tmp_path)
