"""Drafts notebooks from their text sources: all but the outputs."""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from c4lab.checks.writing.text import HINTS, read_exercises, solved, starter
from c4lab.work.arguments import words
from tools.authoring.folding import hide
from tools.authoring.glossary_page import glossary
from tools.authoring.marks_in_order import check_marks
from tools.authoring.reading_time import RANGE, about, from_quick_to_slow, slow_minutes
from tools.authoring.text import read_source, tags

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
    """A notebook to make: `folder` is "notebooks", "exercises" or "solutions".

    `source` is the lesson's `lesson.md` or `exercises.md`, or the text around the glossary.
    """

    root: Path
    folder: str
    source: Path

    @property
    def lesson(self) -> str:
        """The lesson's number and topic, such as "02_alpha_beta", from the name of its folder."""
        return self.source.parent.name.removeprefix("lesson")

    @property
    def path(self) -> Path:
        """Where the notebook is stored."""
        return self.root / self.folder / f"{self.lesson}.ipynb"

    @property
    def name(self) -> str:
        """The notebook's path within the repo, the same on every system."""
        return f"{self.folder}/{self.path.name}"


def targets(root: Path, names: Sequence[str] = ()) -> list[Target]:
    """All notebooks of the repo in order, or those whose name starts with one of `names`."""
    lessons = root / "c4lab" / "lessons"
    rooms = sorted(lessons.glob("lesson[0-9][0-9]_*"))
    known = [Target(root, folder, room / text) for folder, text in TEXTS for room in rooms]
    known.append(Target(root, "notebooks", lessons / "glossary" / GLOSSARY))
    return [
        each
        for each in known
        if each.source.exists()
        and (not names or each.lesson.startswith(tuple(filter(None, names))))
    ]


def take_names(parser: ArgumentParser) -> None:
    """Adds the `names` of `targets` to a command."""
    parser.add_argument(
        "names",
        nargs="*",
        type=words,
        metavar="NAME",
        help="beginning of a lesson's name, such as 01; default: all",
    )


def draft(target: Target, proofs: bool = False) -> NotebookNode:
    """The notebook without outputs. The id of a cell is a digest of the notebook's name and the
    cell's text.

    Cells tagged `proof` test the numbers in our prose. They are included only with `proofs`, and
    never in an exercise, where the code that they test is still missing.

    Raises TextError for a mistake in the text of the exercises or in a lesson's terms.
    """
    total = TOTAL
    if target.folder != "notebooks":
        check_marks(target.source)
        total = about(read_exercises(target.source))
    content = read_source(target.source)
    quick, slow = from_quick_to_slow(slow_minutes(content))
    cells: list[NotebookNode] = []
    for cell in content.cells:
        if not _belongs(cell, target.folder, proofs):
            continue
        if cell.cell_type == "code":
            hide(cell)
            code = _code_for(target.folder, cell.source)
            cells.append(new_code_cell(code, metadata=cell.metadata))
        else:
            text = HINTS.sub("", cell.source).replace(TOTAL, total)
            text = text.replace(RANGE, RANGE.format(quick=quick, slow=slow))
            if TERMS in text:
                text = text.replace(TERMS, glossary(target.root / "c4lab" / "lessons"))
            if text.strip():  # an exercise's hints may be all that a cell has
                cells.append(new_markdown_cell(text, metadata=cell.metadata))
    source = target.source.relative_to(target.root).as_posix()
    _put_notice(cells, source)
    _give_ids(cells, target.name)
    metadata = {**METADATA, "c4lab": {"source": source}}
    notebook: NotebookNode = new_notebook(cells=cells, metadata=metadata)
    return notebook


def _belongs(cell: NotebookNode, folder: str, proofs: bool) -> bool:
    """Whether a cell of the source is a cell of the notebook in `folder`."""
    if folder == "exercises" and {"proof", "solution-only"} & set(tags(cell)):
        return False
    return proofs or "proof" not in tags(cell)


def _code_for(folder: str, code: str) -> str:
    """The code of a cell as the notebook in `folder` has it."""
    if folder == "notebooks":
        return code
    return starter(code) if folder == "exercises" else solved(code)


def _put_notice(cells: list[NotebookNode], source: str) -> None:
    """Say at the top, to authors only, which file the notebook is made from."""
    notice = f"<!-- Authors: generated from {source}; edit that. -->"
    if cells and cells[0].cell_type == "markdown":
        cells[0].source = f"{notice}\n\n{cells[0].source}"
    else:
        cells.insert(0, new_markdown_cell(notice))


def _give_ids(cells: list[NotebookNode], name: str) -> None:
    """Give each cell an id that depends only on the notebook's name and the cell's text."""
    copies: Counter[str] = Counter()
    for cell in cells:
        text = f"{name}\n{cell.cell_type}\n{cell.source}"
        copies[text] += 1
        cell.id = sha256(f"{text}\n{copies[text]}".encode()).hexdigest()[:16]
