"""Cells of the lessons that a browser tab cannot run: they need a library that it does not have."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

LIST = Path("tools", "authoring", "tab", "list.txt")
NOTEBOOK = re.compile(r"notebooks/(\w+):")
CELL = re.compile(r" +(\d+) does not run: (?:This cell needs (\w+))?")
SECTION = re.compile(r"^## (\d+\.\d+) ", re.MULTILINE)
FromList = Mapping[str, Mapping[int, str]]


def cells_without_library(root: Path) -> FromList:
    """By the lesson's file, such as "03_sim_negamax", the numbers of its code cells that do not run
    (from 1) with the library that each needs, "" if it needs what such a cell makes."""
    found: dict[str, dict[int, str]] = {}
    cells: dict[int, str] = {}
    for line in (root / LIST).read_text(encoding="utf-8").splitlines():
        if notebook := NOTEBOOK.match(line):
            cells = found.setdefault(notebook[1], {})
        elif cell := CELL.match(line):
            cells[int(cell[1])] = cell[2] or ""
    return found


def sections(notebook: dict[str, Any], missing: Mapping[int, str]) -> dict[str, set[str]]:
    """The sections, such as "3.7", of cells that need a library, with the libraries' names."""
    found: dict[str, set[str]] = {}
    section = ""
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            section = (SECTION.findall("".join(cell["source"])) or [section])[-1]
            continue
        number += 1
        if library := missing.get(number, ""):
            found.setdefault(section, set()).add(library)
    return found
