"""The repo's notebooks agree with their sources, and hold nothing that they should not."""

import json
import re
from functools import cache
from pathlib import Path

import nbformat
import pytest

from c4lab.checks.writing.text import MARK, solutions, starter
from tools.authoring.drafts import GLOSSARY, draft, targets
from tools.authoring.running import LIVE_VIEW
from tools.authoring.text import read_source, tags

pytestmark = pytest.mark.slow

REPO = Path(__file__).resolve().parents[1]
TARGETS = targets(REPO)
EACH = pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
VERDICTS = {"exercises": "Not attempted yet", "solutions": "✓ Right"}
IMAGE, ALT = re.compile(r"<img\b[^>]*>"), re.compile(r"\balt=([\"'])(?!\s*\1|&lt;Figure)")
PICTURE = re.compile(r"base64,[A-Za-z0-9+/=]+")  # a path could stand in it by chance
PERSONAL = re.compile(r"(/(home|Users|root|tmp)/|[A-Z]:\\+Users\\+)[\w.-]+")


@cache
def stored(target):
    return nbformat.read(target.path, as_version=4)


def without_indentation(text):
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def test_each_notebook_has_a_source_and_each_lesson_its_exercises():
    folders = {target.folder for target in TARGETS}
    found = {path for folder in folders for path in (REPO / folder).glob("*.ipynb")}
    assert found == {target.path for target in TARGETS}
    sources = {target.source for target in TARGETS}
    rooms = {source.parent for source in sources if source.name != GLOSSARY}
    assert {room / text for room in rooms for text in ("lesson.md", "exercises.md")} <= sources


@EACH
def test_it_is_what_its_source_says_and_was_run_to_its_end(target):
    kept, drafted = stored(target), draft(target)
    assert kept.metadata == drafted.metadata, "run `make notebooks`"
    for cell, source in zip(kept.cells, drafted.cells, strict=True):
        assert (cell.id, cell.cell_type, tags(cell)) == (source.id, source.cell_type, tags(source))
        assert cell.source == source.source, "run `make notebooks`"
        assert cell.source.strip()  # JupyterLab would ask for text there
        assert cell.get("execution_count", 1)


@EACH
def test_its_outputs_are_for_every_reader(target):
    """Each picture has words of its own, and nothing is of the author's machine or a live one."""
    for cell in stored(target).cells:
        assert not any(MARK.fullmatch(line) for line in cell.source.splitlines())
        html = [cell.source] if cell.cell_type != "code" else []
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            assert LIVE_VIEW not in data
            assert not any(kind.startswith("image/") for kind in data)  # JupyterLab has no words
            html.append("".join(data.get("text/html", "")))
            assert not PERSONAL.search(PICTURE.sub("", json.dumps(output)))
        assert all(map(ALT.search, IMAGE.findall("".join(html))))


@EACH
def test_each_check_says_what_its_folder_promises(target):
    for cell in stored(target).cells:
        if target.folder in VERDICTS and re.fullmatch(r"check\(.*\)", cell.source):
            said = [output.get("data", {}).get("text/plain", "") for output in cell.outputs]
            assert any(VERDICTS[target.folder] in text for text in said), cell.source


@pytest.mark.parametrize(
    "target",
    [target for target in TARGETS if target.folder == "exercises"],
    ids=lambda target: target.name,
)
def test_an_exercise_gives_no_solution_away(target):
    text = without_indentation("\n".join(cell.source for cell in stored(target).cells))
    for cell in read_source(target.source).cells:
        if cell.cell_type == "code":
            all_of_it = "solution-only" in tags(cell)
            hidden = [cell.source] if all_of_it else solutions(cell.source)
            # The faulty code of a bug hunt may contain right lines.
            given = "" if all_of_it else without_indentation(starter(cell.source))
            for solution in filter(None, map(without_indentation, hidden)):
                assert f"\n{solution}\n" not in f"\n{text}\n" or f"\n{solution}\n" in f"\n{given}\n"
