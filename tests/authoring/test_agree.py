"""Every way in which notebooks and their sources fall out of step is told."""

import re
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_output

from tools.authoring.agree import problems
from tools.authoring.drafts import draft, targets

LESSON, EXERCISE, SOLUTION = (
    f"{folder}/07_sample.ipynb" for folder in ("notebooks", "exercises", "solutions")
)


@pytest.fixture
def built(repo: Path) -> Path:
    """The repo with its notebooks as if executed: each code cell has a number and no output."""
    for target in targets(repo):
        notebook = draft(target)
        codes = (cell for cell in notebook.cells if cell.cell_type == "code")
        for number, cell in enumerate(codes, 1):
            cell.execution_count = number
        target.path.parent.mkdir(exist_ok=True)
        nbformat.write(notebook, target.path)
    assert problems(repo) == []
    return repo


def change(path: Path, output: nbformat.NotebookNode | None = None, **source: str) -> None:
    """Put an output into the last code cell, or new text into it."""
    notebook = nbformat.read(path, as_version=4)
    cell = [cell for cell in notebook.cells if cell.cell_type == "code"][-1]
    if output is not None:
        cell.outputs = [output]
    cell.update(source)
    nbformat.write(notebook, path)


def test_each_cell_has_an_id_of_sixteen_signs_that_stays(repo: Path) -> None:
    for target in targets(repo):
        ids = [cell.id for cell in draft(target).cells]
        assert all(re.fullmatch("[0-9a-f]{16}", id) for id in ids)
        assert len(set(ids)) == len(ids)
        assert ids == [cell.id for cell in draft(target).cells]


def test_a_change_of_the_source_or_of_the_notebook(built: Path, room: Path) -> None:
    text = room / "lesson.md"
    text.write_text(text.read_text().replace("Same again", "Once more"))
    change(built / SOLUTION, source="1")
    assert problems(built) == [
        f"{LESSON} differs from its source: run `make notebooks`.",
        f"{SOLUTION} differs from its source: run `make notebooks`.",
    ]


def test_a_notebook_that_was_not_executed(built: Path) -> None:
    nbformat.write(draft(targets(built)[0]), built / LESSON)
    assert problems(built) == [f"{LESSON} was not executed to the end: run `make notebooks`."]


def test_missing_and_orphaned_notebooks(built: Path) -> None:
    (built / EXERCISE).unlink()
    (built / LESSON).rename(built / "notebooks" / "08_other.ipynb")
    assert problems(built) == [
        "notebooks/08_other.ipynb has no source.",
        f"{LESSON} is missing: run `make notebooks`.",
        f"{EXERCISE} is missing: run `make notebooks`.",
    ]


def test_lessons_and_exercises_go_together(built: Path, room: Path) -> None:
    other = room.with_name("lesson08_other")
    other.mkdir()
    (room / "lesson.md").rename(other / "lesson.md")
    (built / LESSON).unlink()
    assert problems(built)[:2] == [
        "c4lab/lessons/lesson07_sample/lesson.md is missing.",
        "c4lab/lessons/lesson08_other/exercises.md is missing.",
    ]


def test_a_solution_or_a_mark_in_an_exercise(built: Path) -> None:
    change(built / EXERCISE, source="### BEGIN SOLUTION\nreturn -player")
    assert problems(built)[1:] == [
        f"{EXERCISE} holds an author's mark.",
        f"{EXERCISE} gives a solution away: return -player",
    ]


def test_a_solution_only_cell_in_an_exercise(built: Path) -> None:
    notebook = nbformat.read(built / EXERCISE, as_version=4)
    notebook.cells.append(new_code_cell("assert other(1) == -1"))
    nbformat.write(notebook, built / EXERCISE)
    assert f"{EXERCISE} gives a solution away: assert other(1) == -1" in problems(built)


def test_lines_that_a_bug_hunt_gives_are_no_leak(built: Path, room: Path) -> None:
    source = room / "exercises.md"
    given = "    ### BEGIN GIVEN\n    # player = 1\n    # return -player\n    ### END GIVEN\n"
    text = source.read_text().replace("    ### BEGIN SOLUTION", given + "    ### BEGIN SOLUTION")
    source.write_text(text)
    for target in targets(built)[1:]:
        nbformat.write(draft(target), target.path)
    assert not [problem for problem in problems(built) if "gives a solution away" in problem]


def test_widget_state_and_live_views(built: Path) -> None:
    view = {"application/vnd.jupyter.widget-view+json": {"model_id": "0"}}
    change(built / LESSON, new_output("display_data", view))
    notebook = nbformat.read(built / LESSON, as_version=4)
    notebook.metadata["widgets"] = {"application/vnd.jupyter.widget-state+json": {}}
    nbformat.write(notebook, built / LESSON)
    assert problems(built)[1:] == [
        f"{LESSON} holds widget state.",
        f"{LESSON} holds a widget's live view.",
    ]


@pytest.mark.parametrize(
    ("shown", "told"),
    [
        ("see /home/ada/x.py", "/home/ada"),
        ("see /Users/ada/x.py", "/Users/ada"),
        (r"see C:\Users\ada\x.py", "ada"),
        ("/tmp/ipykernel_1/2.py", "/tmp/ipykernel_1"),
        ("<img alt='a' src='data:image/png;base64,AA/tmp/home/ada/AA=='>", ""),
        ("notebooks/07_sample.ipynb", ""),
    ],
)
def test_paths_of_the_author_machine(built: Path, shown: str, told: str) -> None:
    change(built / LESSON, new_output("display_data", {"text/html": shown}))
    found = problems(built)
    assert bool(found) == bool(told)
    assert all("path of the author's machine" in each and told in each for each in found)


def test_pictures_are_not_read_as_words(built: Path) -> None:
    change(built / LESSON, new_output("display_data", {"image/png": "AAA/tmp/home/ada"}))
    assert not any("path" in each for each in problems(built))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"image/png": "AAAA", "text/plain": "<Figure size 800x440 with 1 Axes>"}, False),
        ({"text/html": '<img src="data:image/png;base64,AA">'}, False),
        ({"text/html": '<img alt="two curves" src="a.png"><img alt=" " src="b.png">'}, False),
        ({"text/html": '<img src="a.png" alt="&lt;Figure size 800x440 with 1 Axes&gt;">'}, False),
        ({"text/html": '<img src="a.png" alt="two curves"><img alt="1" src="b.png">'}, True),
    ],
)
def test_pictures_have_an_alternative_text(built: Path, data: dict[str, str], said: bool) -> None:
    change(built / LESSON, new_output("display_data", data))
    told = f"{LESSON} shows a picture without an alternative text."
    assert problems(built) == ([] if said else [told])


def test_a_check_that_does_not_say_what_its_folder_promises(built: Path, room: Path) -> None:
    source = room / "exercises.md"
    cell = '\n```{code-cell} ipython3\ncheck("07.1", other)\n```\n'
    source.write_text(source.read_text() + cell)
    for target in targets(built)[1:]:
        notebook = draft(target)
        notebook.cells[-1].outputs = [new_output("execute_result", {"text/plain": "✗ Not right"})]
        for count, cell in enumerate(notebook.cells, 1):
            if cell.cell_type == "code":
                cell.execution_count = count
        nbformat.write(notebook, target.path)
    assert problems(built) == [
        f"{EXERCISE} should say 'Not attempted yet' below check(\"07.1\", other).",
        f"{SOLUTION} should say '✓ Right' below check(\"07.1\", other).",
    ]
