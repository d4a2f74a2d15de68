"""Reads the text sources, lessons and exercises in Markdown (myst), as notebooks."""

from pathlib import Path

import jupytext
from nbformat import NotebookNode

FORMAT = "md:myst"


def read_source(path: Path) -> NotebookNode:
    """The cells of a text source, as a notebook without outputs."""
    notebook: NotebookNode = jupytext.read(path, fmt=FORMAT)
    return notebook


def tags(cell: NotebookNode) -> list[str]:
    """The cell's tags, such as `exercise-01.2` or `measurement`."""
    return list(cell.metadata.get("tags", []))
