"""Compares the stored notebooks with their text sources, without running anything."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from c4lab.checks.writing.text import MARK, TextError, solutions, starter
from tools.authoring.drafts import GLOSSARY, Target, draft, targets
from tools.authoring.running import LIVE_VIEW
from tools.authoring.text import read_source, tags

FOLDERS = ("notebooks", "exercises", "solutions")
CHECK = re.compile(r"check\(.*\)")
VERDICTS = {"exercises": "Not attempted yet", "solutions": "✓ Right"}
IMAGE, ALT = re.compile(r"<img\b[^>]*>"), re.compile(r"\balt=([\"'])(?!\s*\1|&lt;Figure)")
PICTURE = re.compile(r"base64,[A-Za-z0-9+/=]+")
PERSONAL = re.compile(r"(/(home|Users|root|tmp)/|[A-Z]:\\+Users\\+)[\w.-]+")


def problems(root: Path) -> list[str]:
    """What is wrong with the repo's notebooks, a sentence for each problem."""
    return list(_problems(root))


def _problems(root: Path) -> Iterator[str]:
    wanted = {target.path: target for target in targets(root)}
    stored = {path for folder in FOLDERS for path in (root / folder).glob("*.ipynb")}
    for path in sorted(stored - wanted.keys()):
        yield f"{path.relative_to(root).as_posix()} has no source."
    sources = {target.source for target in wanted.values()}
    for room in sorted({source.parent for source in sources if source.name != GLOSSARY}):
        for text in sorted({room / "lesson.md", room / "exercises.md"} - sources):
            yield f"{text.relative_to(root).as_posix()} is missing."
    for path, target in wanted.items():
        if path not in stored:
            yield f"{target.name} is missing: run `make notebooks`."
        else:
            yield from _problems_of(target)


def _problems_of(target: Target) -> Iterator[str]:
    stored = nbformat.read(target.path, as_version=4)
    try:
        if _without_outputs(stored) != _without_outputs(draft(target)):
            yield f"{target.name} differs from its source: run `make notebooks`."
    except TextError as error:
        yield str(error)
    if not all(map(all_said, _html_of(stored))):
        yield f"{target.name} shows a picture without an alternative text."
    if "widgets" in stored.metadata:
        yield f"{target.name} holds widget state."
    text = "\n".join(cell.source for cell in stored.cells)
    if any(MARK.fullmatch(line) for line in text.splitlines()):
        yield f"{target.name} holds an author's mark."
    for output in (each for cell in stored.cells for each in cell.get("outputs", [])):
        if LIVE_VIEW in output.get("data", {}):
            yield f"{target.name} holds a widget's live view."
        personal = PERSONAL.search(_without_pictures(output))
        if personal is not None:
            yield f"{target.name} shows a path of the author's machine: {personal[0]}"
    if target.folder == "exercises":
        yield from _leaks(target, text)
    yield from _verdicts(target, stored)
    if not all(cell.get("execution_count", 1) for cell in stored.cells):
        yield f"{target.name} was not executed to the end: run `make notebooks`."


def _verdicts(target: Target, stored: NotebookNode) -> Iterator[str]:
    """A problem for each check whose stored verdict is not the one of the folder."""
    for cell in stored.cells:
        expected = VERDICTS.get(target.folder, "")
        if CHECK.fullmatch(cell.source) and not any(
            expected in output.get("data", {}).get("text/plain", "") for output in cell.outputs
        ):
            yield f"{target.name} should say {expected!r} below {cell.source}."


def all_said(html: str) -> bool:
    """Whether each picture has an alternative text, and one that says more than matplotlib's."""
    return all(map(ALT.search, IMAGE.findall(html)))


def _html_of(notebook: NotebookNode) -> Iterator[str]:
    """The text of each cell that is no code, and each output; what JupyterLab shows as a picture
    stands as one without alternative text, since it has none."""
    for cell in notebook.cells:
        if cell.cell_type != "code":
            yield cell.source
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            yield "".join(data.get("text/html", ""))
            yield "<img>" * any(kind.startswith("image/") for kind in data)


def _without_pictures(output: NotebookNode) -> str:
    """The text of an output without its pictures: a path could stand in their base64 by chance."""
    data = output.get("data", {})
    texts = {kind: data[kind] for kind in data if not kind.startswith("image/")}
    return PICTURE.sub("", json.dumps({**output, "data": texts}))


def _without_outputs(notebook: NotebookNode) -> list[object]:
    """The parts of a notebook that must agree with its source: all but the outputs."""
    cells = notebook.cells
    return [notebook.metadata, *([c.id, c.cell_type, c.source, tags(c)] for c in cells)]


def _leaks(target: Target, text: str) -> Iterator[str]:
    """A problem for each solution in the exercise's text; indentation makes no difference."""
    for cell in read_source(target.source).cells:
        if "solution-only" in tags(cell):
            hidden, given = [cell.source], ""
        elif cell.cell_type == "code":
            hidden, given = solutions(cell.source), starter(cell.source)
        else:
            continue
        for solution in filter(None, map(_without_indentation, hidden)):
            # The faulty code of a bug hunt may contain right lines.
            if _contains(text, solution) and not _contains(given, solution):
                yield f"{target.name} gives a solution away: {solution.splitlines()[0]}"


def _contains(text: str, solution: str) -> bool:
    return f"\n{solution}\n" in f"\n{_without_indentation(text)}\n"


def _without_indentation(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())
