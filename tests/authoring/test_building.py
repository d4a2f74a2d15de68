"""Building: the same bytes each time, and nothing written that a reader should not see."""

import nbformat
import pytest

from tools.authoring.building import build
from tools.authoring.running import LIVE_VIEW, BuildError

pytestmark = pytest.mark.slow

ALL = ["notebooks/07_sample.ipynb", "exercises/07_sample.ipynb", "solutions/07_sample.ipynb"]


def replace(path, old, new):
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_building_twice_changes_no_byte(repo, room):
    assert build(repo) == ALL
    first = (repo / ALL[0]).read_bytes()
    (room / "exercises.md").unlink()
    assert build(repo) == []
    assert (repo / ALL[0]).read_bytes() == first
    assert [path.name for path in (repo / "notebooks").iterdir()] == ["07_sample.ipynb"]

    text = first.decode()
    assert LIVE_VIEW not in text
    assert "application/vnd.jupyter.widget-state+json" not in text
    assert "progress.sqlite place" in text
    assert r"<img alt=\"grows: 1 at 0, 2 at 1, 3 at 2.\" src=\"data:image/png;base64," in text
    assert '"image/png"' not in text
    assert "In[4]" in text  # where it divides by 0: the proof before it is not counted
    assert "proof" not in text
    lesson = nbformat.reads(text, as_version=4)
    assert lesson.metadata.language_info == {"name": "python"}
    numbers = [cell.execution_count for cell in lesson.cells if cell.cell_type == "code"]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_measurement_is_made_anew_when_its_code_changes_or_on_demand(repo, quick):
    (quick.parent / "exercises.md").unlink()

    def measured():
        cells = nbformat.read(repo / ALL[0], as_version=4).cells
        (found,) = [cell for cell in cells if cell.metadata.get("tags") == ["measurement"]]
        return found

    build(repo, ["07"])
    before = measured()
    replace(quick, "Same again.\n", "Now.\n\n```{code-cell} ipython3\n1\n```\n")
    build(repo)
    other = measured()
    assert other.outputs[0].data != before.outputs[0].data
    assert other.outputs[0].execution_count == other.execution_count == before.execution_count + 1
    replace(quick, "Now.\n", "And now.\n")
    assert build(repo, ["07"], fresh=True) == ALL[:1]
    assert measured().outputs[0].data != other.outputs[0].data


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("answer == 42", "answer == 43", r"AssertionError: .*\nin this cell:\nanswer = 40 \+ 2"),
        ("1 / 0", "1", "tagged raises-exception, but it raises no error:\n1"),
        ('print("one")', "import sys; sys.stderr.write('hm')", "writes 'hm' to stderr"),
        ('print("one")', "import os; os._exit(0)", "Kernel died"),
    ],
)
def test_a_failing_cell_is_named_and_the_notebook_stays(repo, quick, old, new, message):
    (quick.parent / "exercises.md").unlink()
    notebook = repo / ALL[0]
    notebook.parent.mkdir()
    notebook.write_text('{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}')
    before = notebook.read_bytes()
    replace(quick, old, new)
    with pytest.raises(BuildError, match=f"(?s)^notebooks/07_sample.ipynb: .*{message}"):
        build(repo)
    assert notebook.read_bytes() == before


def test_marks_out_of_order_stop_the_build(repo, room):
    replace(room / "exercises.md", "    ### END SOLUTION\n", "")
    (room / "lesson.md").unlink()
    with pytest.raises(
        BuildError, match=r"^lesson07_sample/exercises\.md, line 13: SOLUTION does not end"
    ):
        build(repo)


def test_a_lesson_whose_checks_nobody_finds_is_not_built(repo, room):
    (room / "__init__.py").unlink()
    with pytest.raises(BuildError, match=r"^lesson07_sample has no __init__\.py, so nobody finds"):
        build(repo)


def test_an_unknown_name_says_which_there_are(repo):
    with pytest.raises(BuildError, match="No lesson is called '08': there are 07_sample"):
        build(repo, ["08"])
