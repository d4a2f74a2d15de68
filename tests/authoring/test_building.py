"""Building: the same bytes each time, and nothing written that a reader should not see."""

from pathlib import Path

import nbformat
import pytest

from tools.authoring.agree import problems
from tools.authoring.building import build
from tools.authoring.running import LIVE_VIEW, BuildError

pytestmark = pytest.mark.slow

ALL = ["notebooks/07_sample.ipynb", "exercises/07_sample.ipynb", "solutions/07_sample.ipynb"]


def bytes_of(repo: Path) -> dict[str, bytes]:
    return {name: (repo / name).read_bytes() for name in ALL}


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_building_twice_changes_no_byte(repo: Path) -> None:
    assert build(repo) == ALL
    first = bytes_of(repo)
    assert build(repo) == []
    assert bytes_of(repo) == first
    assert problems(repo) == []
    assert [path.name for path in (repo / "notebooks").iterdir()] == ["07_sample.ipynb"]

    lesson = nbformat.read(repo / ALL[0], as_version=4)
    assert lesson.cells[0].source.startswith(
        "<!-- Authors: generated from c4lab/lessons/lesson07_sample/lesson.md; edit that. -->"
        "\n\n# 7"
    )
    assert lesson.metadata.c4lab.source == "c4lab/lessons/lesson07_sample/lesson.md"
    assert lesson.metadata.language_info == {"name": "python"}
    assert len({cell.id for cell in lesson.cells}) == len(lesson.cells)
    text = (repo / ALL[0]).read_text()
    assert LIVE_VIEW not in text
    assert "application/vnd.jupyter.widget-state+json" not in text
    assert "progress.sqlite place" in text
    assert r"<img alt=\"grows: 1 at 0, 2 at 1, 3 at 2.\" src=\"data:image/png;base64," in text
    assert '"image/png"' not in text

    exercise = nbformat.read(repo / ALL[1], as_version=4)
    assert exercise.cells[0].source.endswith(
        "# Exercises 7\n\n**5 to 10 minutes, 1 point.**\n\n"
        "## 07.1 The other player (1 point, 3 minutes, write)"
    )
    assert exercise.cells[-1].source == "def other(player):\n    ...  # your code here"
    assert not any(cell.get("outputs") for cell in exercise.cells)
    solution = nbformat.read(repo / ALL[2], as_version=4)
    assert [cell.source for cell in solution.cells[-2:]] == [
        "def other(player):\n    return -player",
        "assert other(1) == -1",
    ]


def test_a_measurement_is_kept_until_what_it_depends_on_changes(repo: Path, quick: Path) -> None:
    (quick.parent / "exercises.md").unlink()

    def measured() -> list[nbformat.NotebookNode]:
        cells = nbformat.read(repo / ALL[0], as_version=4).cells
        return [cell for cell in cells if cell.metadata.get("tags") == ["measurement"]]

    build(repo, ["07"])
    (before,) = measured()
    replace(quick, "Same again.\n", "The same again.\n")
    assert build(repo) == ALL[:1]
    (same,) = measured()
    assert same.outputs[0].data == before.outputs[0].data
    replace(quick, "The same again.\n", "Now.\n\n```{code-cell} ipython3\n1\n```\n")
    build(repo)
    (other,) = measured()
    assert other.outputs[0].data != before.outputs[0].data
    assert other.outputs[0].execution_count == other.execution_count == before.execution_count + 1
    assert build(repo, ["07"], fresh=True) == ALL[:1]
    (anew,) = measured()
    assert anew.outputs[0].data != other.outputs[0].data


def test_proofs_are_run_and_not_written(repo: Path, quick: Path) -> None:
    replace(quick, "time.perf_counter_ns()", "answer")
    build(repo)
    for name in ALL:
        cells = nbformat.read(repo / name, as_version=4).cells
        assert not any("proof" in cell.metadata.get("tags", []) for cell in cells)
        numbers = [cell.execution_count for cell in cells if cell.cell_type == "code"]
        assert numbers == list(range(1, len(numbers) + 1))
    assert "In[5]" in (repo / ALL[0]).read_text()  # where it divides by 0
    replace(quick.parent / "exercises.md", "other(-1) == 1", "other(-1) == 2")
    (repo / ALL[0]).unlink()
    with pytest.raises(BuildError, match=r"^solutions/07_sample\.ipynb: AssertionError"):
        build(repo)
    assert (repo / ALL[0]).exists()  # the others are built


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("answer == 42", "answer == 43", r"AssertionError: .*\nin this cell:\nanswer = 40 \+ 2"),
        ('print("one")', "1 / 0", r"ZeroDivisionError: division by zero\nin this cell:\n1 / 0"),
        ("1 / 0", "1", "tagged raises-exception, but it raises no error:\n1"),
        ('print("one")', "import sys; sys.stderr.write('hm')", "writes 'hm' to stderr"),
        ('print("one")', "import os; os._exit(0)", "Kernel died"),
    ],
)
def test_a_failing_cell_is_named_and_the_notebook_stays(
    repo: Path, quick: Path, old: str, new: str, message: str
) -> None:
    (quick.parent / "exercises.md").unlink()
    notebook = repo / ALL[0]
    notebook.parent.mkdir()
    notebook.write_text('{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}')
    before = notebook.read_bytes()
    replace(quick, old, new)
    with pytest.raises(BuildError, match=f"(?s)^notebooks/07_sample.ipynb: .*{message}"):
        build(repo)
    assert notebook.read_bytes() == before


def test_marks_out_of_order_stop_the_build(repo: Path, room: Path) -> None:
    replace(room / "exercises.md", "    ### END SOLUTION\n", "")
    (room / "lesson.md").unlink()
    with pytest.raises(
        BuildError, match=r"^lesson07_sample/exercises\.md, line 22: SOLUTION does not end"
    ):
        build(repo)


def test_an_unknown_name_says_which_there_are(repo: Path) -> None:
    with pytest.raises(BuildError, match="No lesson is called '08': there are 07_sample"):
        build(repo, ["08"])
    with pytest.raises(BuildError, match="No lesson is called ''"):
        build(repo, [""])
