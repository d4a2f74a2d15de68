"""Making hand-ins, running a command as a teacher does, and reading the tables that it writes."""

import csv
import json
import os
import re
import subprocess
import sys
import zipfile
from html import unescape
from io import BytesIO

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


def zipped(files):
    """The bytes of a zip file with these files."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


def rows(path):
    """The rows of a table, each a dict."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def seen(page):
    """What a reader sees of a page: its lines, with strokes between the cells of a table."""
    body = page.partition("<main>")[2].partition("</main>")[0]
    body = re.sub(r"\s+", " ", re.sub(r"<(script|style|svg).*?</\1>", "", body, flags=re.DOTALL))
    body = re.sub(r"</t[hd]>(?! ?</tr>)", "|", body)
    body = re.sub(r"<[^>]*>", "", re.sub(r"</(h\d|p|li|tr|pre)>", "\n", body))
    return [unescape(line.strip()) for line in body.splitlines() if line.strip()]
