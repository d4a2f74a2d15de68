"""Are the exercises as a student should find them, or has somebody written answers into them?"""

from collections.abc import Sequence
from pathlib import Path

from c4lab.checks.keeping.notebook_file import CannotGrade, read_code_cells
from c4lab.checks.writing import registry
from c4lab.classroom.handout.choosing import CannotHandOut


def refuse_answers(root: Path, lessons: Sequence[str]) -> None:
    """Raises CannotHandOut if an exercise's cell is not the one that its text gives."""
    changed = [id for number in lessons for id in _changed(root, number)]
    if changed:
        raise CannotHandOut(
            f"Somebody has worked in the exercises ({', '.join(changed)}), and students would see "
            "it: get the folder exercises/ anew, say by `git checkout exercises` or `make "
            "notebooks`."
        )


def _changed(root: Path, lesson: str) -> list[str]:
    """The exercises of the lesson whose cells have changed."""
    cells: dict[str, list[str]] = {}
    for path in (root / "exercises").glob(f"{lesson}_*.ipynb"):
        try:
            for cell in read_code_cells(path)[0]:
                for tag in cell.tags:
                    cells.setdefault(tag.removeprefix("exercise-"), []).append(cell.source)
        except CannotGrade as error:
            raise CannotHandOut(str(error)) from None
    return [
        exercise.id
        for exercise in registry.of_lesson(lesson)
        if "\n\n\n".join(cells.get(exercise.id, [])) != exercise.text.given
    ]
