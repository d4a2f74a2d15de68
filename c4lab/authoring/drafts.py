"""What a notebook has to say, according to its source: everything but the outputs."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from c4lab.authoring.folding import hide
from c4lab.authoring.glossary_page import glossary
from c4lab.authoring.reading_time import RANGE, counted, from_quick_to_slow
from c4lab.authoring.text import read, tags
from c4lab.checks.writing.marks import check_marks, solved, starter
from c4lab.checks.writing.text import HINTS, about, read_exercises

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
TOTAL = "**{minutes}, {points}.**"
TERMS = "{terms}"
TEXTS = (
    ("notebooks", "lesson.md"),
    ("exercises", "exercises.md"),
    ("solutions", "exercises.md"),
)
GLOSSARY = "glossary.md"


@dataclass(frozen=True)
class Target:
    """A notebook to be made: `folder` is "notebooks", "exercises" or "solutions".

    `source` is the lesson's `lesson.md` or `exercises.md`, or the text around the glossary.
    """

    root: Path
    folder: str
    source: Path

    @property
    def lesson(self) -> str:
        """The lesson's number and topic, such as "02_alpha_beta": its folder's name has them."""
        return self.source.parent.name.removeprefix("lesson")

    @property
    def path(self) -> Path:
        return self.root / self.folder / f"{self.lesson}.ipynb"

    @property
    def name(self) -> str:
        """The notebook's path within the repo, the same on every system."""
        return f"{self.folder}/{self.path.name}"


def targets(root: Path, names: Sequence[str] = ()) -> list[Target]:
    """All notebooks of the repo in order, or those whose name starts with one of `names`."""
    lessons = root / "c4lab" / "lessons"
    rooms = sorted(lessons.glob("lesson[0-9][0-9]_*"))
    found = [Target(root, folder, room / text) for folder, text in TEXTS for room in rooms]
    found.append(Target(root, "notebooks", lessons / "glossary" / GLOSSARY))
    return [
        each
        for each in found
        if each.source.exists()
        and (not names or each.lesson.startswith(tuple(filter(None, names))))
    ]


def draft(target: Target, proofs: bool = False) -> NotebookNode:
    """The notebook without outputs; each cell's id comes from its notebook and its text.

    Cells tagged `proof` hold our prose true: they are there only with `proofs`, to be run, and
    never in an exercise, where what they are about is still to be written.

    Raises TextError when the exercises' text, or a lesson's terms, are not in order.
    """
    total = TOTAL
    if target.folder != "notebooks":
        check_marks(target.source)
        total = about(read_exercises(target.source))
    source_cells = read(target.source)
    quick, slow = from_quick_to_slow(counted(source_cells))
    cells: list[NotebookNode] = []
    for cell in source_cells.cells:
        text = cell.source
        if "proof" in tags(cell) and (not proofs or target.folder == "exercises"):
            continue
        if target.folder == "exercises" and "solution-only" in tags(cell):
            continue
        if cell.cell_type == "code":
            if target.folder != "notebooks":
                text = starter(text) if target.folder == "exercises" else solved(text)
            hide(cell)
            cells.append(new_code_cell(text, metadata=cell.metadata))
        else:
            text = HINTS.sub("", text).replace(TOTAL, total)
            text = text.replace(RANGE, RANGE.format(quick=quick, slow=slow))
            if TERMS in text:
                text = text.replace(TERMS, glossary(target.root / "c4lab" / "lessons"))
            cells.append(new_markdown_cell(text, metadata=cell.metadata))
    source = target.source.relative_to(target.root).as_posix()
    notice = f"<!-- Authors: generated from {source}; edit that. -->"
    if cells and cells[0].cell_type == "markdown":
        cells[0].source = f"{notice}\n\n{cells[0].source}"
    else:
        cells.insert(0, new_markdown_cell(notice))
    seen: Counter[str] = Counter()
    for cell in cells:
        text = f"{target.name}\n{cell.cell_type}\n{cell.source}"
        seen[text] += 1
        cell.id = sha256(f"{text}\n{seen[text]}".encode()).hexdigest()[:16]
    metadata = {**METADATA, "c4lab": {"source": source}}
    notebook: NotebookNode = new_notebook(cells=cells, metadata=metadata)
    return notebook
