"""Tries an archive as Kaggle's referee would: in a new Python without packages."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

PATIENCE = 30.0
"""Seconds for two moves, and for the start of Python on a busy computer."""
REFEREE = """
import sys
path = sys.argv[1]
with open(path, encoding="utf-8") as file:
    code = compile(file.read(), path, "exec")
names = {}
sys.path.append(path.removesuffix("main.py"))
try:
    exec(code, names)
except ValueError as why:
    sys.exit(str(why))
sys.path.pop()
agent = [each for each in names.values() if callable(each)][-1]  # as Kaggle finds it
board = [0] * 42
for mark in (1, 2):
    observation = {"board": board, "mark": mark, "remainingOverageTime": 60, "step": mark - 1}
    configuration = {"columns": 7, "rows": 6, "inarow": 4, "actTimeout": 2, "timeout": 2}
    column = agent(observation, configuration)
    if type(column) is not int or not 0 <= column <= 6:
        sys.exit(f"it answered {column!r}, which is not a column from 0 to 6.")
    board = board[:]
    board[max(place for place in range(column, 42, 7) if not board[place])] = mark
"""


def why_it_fails(archive: bytes) -> str:
    """Why the engine in the archive cannot play two moves, in a sentence; "" if it can."""
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            # As Python recommends it, for those before 3.11.4 too.
            tar.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
            tar.extractall(folder)
        # -I and -S: without packages, and without the modules of the present folder.
        command = [sys.executable, "-I", "-S", "-c", REFEREE, str(Path(folder, "main.py"))]
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                timeout=PATIENCE, cwd=folder,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"The engine does not play: two moves took longer than {PATIENCE:g} s."
        except OSError:  # a browser's Python has no processes
            return ""
    if done.returncode == 0 and not done.stderr:
        return ""
    lines = done.stderr.strip().splitlines()
    last = lines[-1].rstrip(".") if lines else f"Python ended with {done.returncode}"
    return f"It would fail at Kaggle: {last}."
