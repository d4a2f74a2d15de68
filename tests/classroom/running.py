"""Running a command as a teacher does, and reading the tables that it has written."""

import csv
import os
import subprocess
import sys

PATH = os.pathsep.join(filter(None, sys.path))


def run(folder, *command, **environment):
    """What a command of Python's gives, as a process of its own in this folder."""
    return subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": PATH, **environment},
        capture_output=True,
        text=True,
        timeout=900,
    )


def rows(path):
    """The rows of a table, each a dict."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))
