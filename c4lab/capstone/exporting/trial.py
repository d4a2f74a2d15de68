"""An exported file tried as the referee would: by a Python that has nothing but itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

PATIENCE = 30.0
"""Seconds for two moves; starting Python on a busy computer may take some of them."""
REFEREE = """
import json, sys
names = {}
with open(sys.argv[1], encoding="utf-8") as file:
    exec(compile(file.read(), "submission.py", "exec"), names)
agent = [each for each in names.values() if callable(each)][-1]  # as Kaggle finds it
board = [0] * 42
for mark in (1, 2):
    told = {"board": board, "mark": mark, "remainingOverageTime": 60, "step": mark - 1}
    rules = {"columns": 7, "rows": 6, "inarow": 4, "actTimeout": 2, "timeout": 2}
    column = agent(told, rules)
    if type(column) is not int or not 0 <= column <= 6:
        sys.exit(f"it answered {column!r}, which is not a column from 0 to 6.")
    board = board[:]
    board[max(place for place in range(column, 42, 7) if not board[place])] = mark
"""


def tried(text: str) -> str:
    """Why the file with this text cannot play two moves, "" if it can."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "submission.py")
        file.write_text(text, encoding="utf-8")
        # Alone: without packages, and without the folder that it runs in.
        command = [sys.executable, "-I", "-S", "-c", REFEREE, str(file)]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=PATIENCE, cwd=folder
            )
        except subprocess.TimeoutExpired:
            return f"two moves took longer than {PATIENCE:g} s."
        except OSError:  # there are no processes, as in a browser's Python
            return ""
    if done.returncode == 0 and not done.stderr:
        return ""
    lines = done.stderr.strip().splitlines()
    return lines[-1] if lines else f"Python ended with {done.returncode}."
