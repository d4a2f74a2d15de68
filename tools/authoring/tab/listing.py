"""The list of what runs in a browser tab, as text: a line for each cell that does not just run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.authoring.drafts import Target
from tools.authoring.tab.cells import Outcome

LIST = Path(__file__).parent / "list.txt"
FOLDERS = ("notebooks", "solutions")


def outcomes(target: Target) -> list[Outcome]:
    """Runs the notebook's cells in a process of its own. Raises RuntimeError if that breaks off."""
    ended = subprocess.run(
        [sys.executable, "-m", "tools.authoring.tab.one_notebook", target.folder, target.lesson],
        env={**os.environ, "PYTHONPATH": str(target.root), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    if ended.returncode:
        raise RuntimeError(f"{target.name} broke off: {ended.stderr[-2000:]}")
    return [Outcome(*each) for each in json.loads(ended.stdout.splitlines()[-1])]


def lines(name: str, found: Iterable[Outcome]) -> Iterator[str]:
    """The notebook's part of the list."""
    found = list(found)
    run = sum(not each.error for each in found)
    yield f"{name}: {run} of {len(found)} cells run"
    for each in found:
        if each.error:
            yield f"  {each.number:2} does not run: {each.error} | {each.begins}"
        elif each.without:
            yield f"  {each.number:2} runs without {' and '.join(each.without)} | {each.begins}"


def listed(text: str) -> dict[str, list[str]]:
    """The parts of a list by the notebook's name, each with its first line."""
    parts: dict[str, list[str]] = {}
    for line in text.splitlines():
        if not line.startswith(" "):
            parts[line.partition(":")[0]] = []
        parts[next(reversed(parts))].append(line)
    return parts
