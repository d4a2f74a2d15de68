"""Reads a notebook's code and tags, within bounds: anybody may have written the file."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from c4lab.checks.keeping.harmless import encodable, json_of, read_json

MOST_PROBLEMS = 20  # sentences about damaged cells


class UnreadableNotebook(Exception):
    """Why the cells of a file cannot be read, in a sentence."""


@dataclass(frozen=True)
class CodeCell:
    """A cell of code; `number` counts all cells of the notebook, from 1."""

    number: int
    source: str
    tags: tuple[str, ...]

    @property
    def where(self) -> str:
        """The cell's number and first line, for a sentence."""
        line = next(iter(self.source.strip().splitlines()), "")
        return f"Cell {self.number} (`{line[:60]}`)"


NO_NOTEBOOK = (ValueError, TypeError, KeyError, RecursionError)
Read = tuple[list[CodeCell], list[str]]
"""The code cells, and a sentence for each cell that cannot be read."""


def read_code_cells(path: Path) -> Read:
    """What the notebook at `path` holds. Raises UnreadableNotebook."""
    try:
        return _read(read_json(path))
    except OSError as error:
        raise UnreadableNotebook(f"{path} cannot be read: {error.strerror}.") from None
    except NO_NOTEBOOK:
        raise UnreadableNotebook(
            f"{path} is not a notebook: give a file that Jupyter saved."
        ) from None


def code_cells_of(data: bytes) -> Read:
    """What a notebook holds, by its bytes. Raises UnreadableNotebook."""
    try:
        return _read(json_of(data))
    except NO_NOTEBOOK:
        raise UnreadableNotebook("It is not a notebook: give a file that Jupyter saved.") from None


def _read(notebook: Any) -> Read:
    cells: list[CodeCell] = []
    problems: list[str] = []
    for number, cell in enumerate(notebook["cells"], 1):
        if not isinstance(cell, dict):
            problems.append(f"Cell {number} is damaged and was left out.")
            continue
        source = cell.get("source")
        if isinstance(source, list) and all(isinstance(line, str) for line in source):
            source = "".join(source)
        if cell.get("cell_type") != "code":
            if isinstance(source, str) and _was_code(cell, source):
                where = CodeCell(number, encodable(source), ()).where
                problems.append(f"{where} is text, not code: it did not run.")
            continue
        if isinstance(source, str):
            cells.append(CodeCell(number, encodable(source), _tags(cell)))
        else:
            problems.append(f"Cell {number} has no text as its code and was left out.")
    more = len(problems) - MOST_PROBLEMS
    if more > 0:
        problems[MOST_PROBLEMS:] = [f"More such cells: {more:,}."]
    return cells, problems


def _was_code(cell: dict[str, Any], source: str) -> bool:
    """Whether a cell of text has an exercise's answer in it, or a check."""
    return source.startswith("check(") or any(tag.startswith("exercise-") for tag in _tags(cell))


def _tags(cell: dict[str, Any]) -> tuple[str, ...]:
    metadata = cell.get("metadata")
    tags = metadata.get("tags") if isinstance(metadata, dict) else None
    return tuple(tag for tag in tags if isinstance(tag, str)) if isinstance(tags, list) else ()
