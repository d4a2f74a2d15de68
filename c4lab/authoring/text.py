"""Reading a text source as a notebook: lessons are Markdown (myst), exercises Python (percent)."""

from __future__ import annotations

from pathlib import Path

import jupytext
from nbformat import NotebookNode

FORMATS = {".md": "md:myst", ".py": "py:percent"}
# What jupytext notes for its own way back to text.
NOTES = ("lines_to_next_cell", "lines_to_end_of_cell_marker")


def read(path: Path) -> NotebookNode:
    """The cells of a text source, as a notebook without outputs."""
    notebook: NotebookNode = jupytext.read(path, fmt=FORMATS[path.suffix])
    for cell in notebook.cells:
        for note in NOTES:
            cell.metadata.pop(note, None)
    return notebook


def tags(cell: NotebookNode) -> list[str]:
    """The cell's tags, such as `exercise-01.2` or `measurement`."""
    return list(cell.metadata.get("tags", []))
