"""What an exercise's text says, and every way in which it is refused, with file and line."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from c4lab.checks.writing import registry
from c4lab.checks.writing.exercises import EXERCISES, exercise
from c4lab.checks.writing.text import (
    ExerciseText,
    Hint,
    TextError,
    read_exercises,
    solutions,
    solved,
    starter,
)
from tools.authoring.reading_time import about

TEXT = """\
# Exercises 77

```{code-cell} ipython3
from math import inf
```

## 77.1 Largest (4 points, 12 minutes, bug hunt, hard)

Find it (there is one).
*Points: 3 for the values, 1 for an empty list.*

<!-- hints
1. [values] Look at the
   first `if`.
2. There is one more. It is
   ```
   def lowest(numbers):
       return min(numbers)
   ```
   like this.
-->

```python
## 77.9 is no heading here
```

```{code-cell} ipython3
SMALL = 0
```

```{code-cell} ipython3
:tags: [exercise-77.1]

def largest(numbers):
    ### BEGIN GIVEN
    # best = SMALL
    ### END GIVEN
    ### BEGIN SOLUTION
    best = -inf
    ### END SOLUTION
    return max(best, *numbers)
```

```{code-cell} ipython3
:tags: [solution-only]

assert largest([1, 2]) == 2
```

```{code-cell} ipython3
check("77.1", largest)
```

## 77.10 Why? (1 point, 1 minute, predict)

```{code-cell} ipython3
:tags: [exercise-77.10]

why = ...
```

```{code-cell} ipython3
:tags: [exercise-77.10]

because = ...
```

## An open question (not graded)
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "lesson77_sample" / "exercises.md"
    path.parent.mkdir()
    path.write_text(text)
    return path


def test_all_that_the_text_says(tmp_path: Path) -> None:
    assert read_exercises(write(tmp_path, TEXT)) == {
        "77.1": ExerciseText(
            id="77.1",
            title="Largest",
            points=4,
            minutes=12,
            kind="bug hunt",
            parts={"values": 3, "an empty list": 1},
            hints=(
                Hint("Look at the first `if`.", "values"),
                Hint(
                    "There is one more. It is like this.",
                    code="def lowest(numbers):\n    return min(numbers)",
                ),
            ),
            given="def largest(numbers):\n    best = SMALL\n    return max(best, *numbers)",
            solution="def largest(numbers):\n    best = -inf\n    return max(best, *numbers)",
            setup="from math import inf\n\n\nSMALL = 0",
            line=7,
        ),
        "77.10": ExerciseText(
            id="77.10",
            title="Why?",
            points=1,
            minutes=1,
            kind="predict",
            parts={},
            hints=(),
            given="why = ...\n\n\nbecause = ...",
            solution="why = ...\n\n\nbecause = ...",
            setup="from math import inf",
            line=54,
        ),
    }


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("12 minutes", "12 min", "line 7: a heading reads `## 02.3"),
        ("bug hunt, hard", "hunt", "line 7: a heading reads `## 02.3"),
        ("77.10 Why", "77.1 Why", "line 54: there are two exercises 77.1"),
        ("*Points: 3", "*Points: 2", "line 10: the parts do not add up to the 4"),
        ("3 for the values", "3 values", "line 10: the parts do not add up to the 4"),
        ("list.*\n", "list.*\n*Points: 4 for all.*\n", "line 11: points of parts stand once"),
        ("1. [values]", "[values]", "line 12: hints are a numbered list"),
        ("[values] Look", "[value] Look", "line 7: a hint is about 'value', which is no part"),
        ("-->\n", "-->\n<!-- hints\n1. One more.\n-->\n", "line 22: hints are a numbered list"),
        ("[exercise-77.1]", "[exercise-77.2]", "line 31: this cell of 77.2 is not below its"),
        ("## 77.1 Largest", "# Largest", "line 10: points of parts stand once, below a heading"),
        (":tags: [exercise-77.1]\n", "", "line 7: no cell is tagged exercise-77.1"),
    ],
)
def test_texts_out_of_order_are_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in TEXT
    path = write(tmp_path, TEXT.replace(old, new, 1))
    with pytest.raises(TextError, match=f"^lesson77_sample/exercises.md, {message}"):
        read_exercises(path)


def test_a_hint_may_have_an_example_in_code(tmp_path: Path) -> None:
    block = "\n   ```python\n   if 3:\n\n       1. # no hint\n   ```\n   It goes on.\n2. There is"
    (found, _) = read_exercises(write(tmp_path, TEXT.replace("\n2. There is", block, 1))).values()
    assert found.hints == (
        Hint("Look at the first `if`. It goes on.", "values", "if 3:\n\n    1. # no hint"),
        Hint("There is one more. It is like this.", code=found.hints[1].code),
    )


def test_a_check_without_a_text_is_refused() -> None:
    def largest(answer: object) -> None: ...

    # Beside this file is no text at all; in `fake_lesson` there is one, without this exercise.
    code = largest.__code__
    folder = Path(__file__).parents[1] / "fake_lesson"
    largest.__code__ = code.replace(co_filename=str(folder / "__init__.py"))
    with pytest.raises(TextError, match=r"^fake_lesson/exercises.md has no exercise 99.77"):
        exercise("99.77")(largest)
    assert "99.77" not in EXERCISES


def test_a_text_without_a_check_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = SimpleNamespace(__path__=[str(write(tmp_path, TEXT).parent)])
    found = SimpleNamespace(name="c4lab.lessons.lesson77_sample")
    monkeypatch.setattr(registry, "iter_modules", lambda path, prefix: [found])
    monkeypatch.setattr(registry, "import_module", lambda name: package)
    with pytest.raises(TextError, match=r"^lesson77_sample/exercises\.md, line 7: no check"):
        registry.find("77.1")


def test_the_sum_of_points_and_minutes(tmp_path: Path) -> None:
    assert about(read_exercises(write(tmp_path, TEXT))) == "**15 to 25 minutes, 5 points.**"
    (tmp_path / "one").mkdir()
    one = write(tmp_path / "one", TEXT[TEXT.index("## 77.10") :])
    assert about(read_exercises(one)) == "**5 to 10 minutes, 1 point.**"


WRITE = """\
def other(player):
    ### BEGIN SOLUTION
    if player:
        return -player
    ### END SOLUTION


print(other(1))"""

HUNT = """\
def largest(numbers):
    best = 0
    for number in numbers:
        ### BEGIN GIVEN
        # if number > best:
        #     return number
        #
        ### END GIVEN
        ### BEGIN SOLUTION
        best = max(best, number)
        ### END SOLUTION
    return best"""


def test_a_solution_becomes_one_line_that_says_where_to_write() -> None:
    assert starter(WRITE) == ("def other(player):\n    ...  # your code here\n\n\nprint(other(1))")


def test_the_solution_has_no_marks() -> None:
    assert solved(WRITE) == (
        "def other(player):\n    if player:\n        return -player\n\n\nprint(other(1))"
    )


def test_given_lines_are_code_in_the_exercise_and_nothing_in_the_solution() -> None:
    assert starter(HUNT) == (
        "def largest(numbers):\n    best = 0\n    for number in numbers:\n"
        "        if number > best:\n            return number\n\n    return best"
    )
    assert solved(HUNT) == (
        "def largest(numbers):\n    best = 0\n    for number in numbers:\n"
        "        best = max(best, number)\n    return best"
    )


def test_given_lines_after_the_solution_stand_for_it_too() -> None:
    source = "### BEGIN SOLUTION\na = 1\n### END SOLUTION\n### BEGIN GIVEN\n# a = 2\n### END GIVEN"
    assert starter(source) == "a = 2"
    assert solved(source) == "a = 1"


def test_each_solution_of_a_cell_has_its_own_gap() -> None:
    source = (
        "### BEGIN SOLUTION\na = 1\n### END SOLUTION\nb = 2\n### BEGIN SOLUTION\n### END SOLUTION"
    )
    assert starter(source) == "...  # your code here\nb = 2\n...  # your code here"
    assert solutions(source) == ["a = 1", ""]


def test_a_cell_without_marks_stays_as_it_is() -> None:
    assert starter("a = 1\n\nb = 2") == solved("a = 1\n\nb = 2") == "a = 1\n\nb = 2"
