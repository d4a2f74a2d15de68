"""Tries an exported file as Kaggle's referee would: in a Python without packages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

PATIENCE = 30.0
"""Seconds for two moves, and for the start of Python on a busy computer."""
REFEREE = """
import json, sys
names = {}
with open(sys.argv[1], encoding="utf-8") as file:
    exec(compile(file.read(), "submission.py", "exec"), names)
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


def why_it_fails(text: str) -> str:
    """Why the file with this text cannot play two moves; "" if it can."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "submission.py")
        file.write_text(text, encoding="utf-8")
        # -I and -S: without packages, and without the modules of the present folder.
        command = [sys.executable, "-I", "-S", "-c", REFEREE, str(file)]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=PATIENCE, cwd=folder
            )
        except subprocess.TimeoutExpired:
            return f"two moves took longer than {PATIENCE:g} s."
        except OSError:  # a browser's Python has no processes
            return ""
    if done.returncode == 0 and not done.stderr:
        return ""
    lines = done.stderr.strip().splitlines()
    return lines[-1] if lines else f"Python ended with {done.returncode}."
