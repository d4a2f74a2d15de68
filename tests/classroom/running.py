"""Making a notebook, running a command as a teacher does, and reading the tables that it writes."""

import csv
import json
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


def notebook(*cells, **metadata):
    """A notebook's bytes; a cell is its source, or a dict."""
    code = {"cell_type": "code", "metadata": {}, "outputs": []}
    made = [each if isinstance(each, dict) else {**code, "source": each} for each in cells]
    return json.dumps({"cells": made, "metadata": metadata, "nbformat": 4}).encode()


def rows(path):
    """The rows of a table, each a dict."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))
