"""What an exercise's text says, and every way in which it is refused, with file and line."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from c4lab.checks.writing import registry
from c4lab.checks.writing.text import (
    ExerciseText,
    Hint,
    TextError,
    read_exercises,
    solutions,
    solved,
    starter,
)

TEXT = """\
# Exercises 77

```{code-cell} ipython3
from math import inf
```

## 77.1 Largest (4 points, 12 minutes, bug hunt, hard)

Find it (there is one).
*Points: 3 for the values, 1 for an empty list.*

<!-- hints
1. [values] Look at
   ```python
   if 3:

       2. # no hint
   ```
   this.
2. There is one
   more.
-->

```{code-cell} ipython3
---
tags: [any]
---
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

## 77.10 Why? (1 point, 1 minute, predict)

```{code-cell} ipython3
:tags: [exercise-77.10]

%%writefile my_why.py
why = ...
```

```{code-cell} ipython3
shown = 1
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
                Hint("Look at this.", "values", "if 3:\n\n    2. # no hint"),
                Hint("There is one more."),
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
            given="why = ...",
            solution="why = ...",
            setup="from math import inf",
            line=50,
            file="my_why.py",
        ),
    }


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("12 minutes", "12 min", "line 7: a heading reads `## 02.3"),
        ("77.10 Why", "77.1 Why", "line 50: there are two exercises 77.1"),
        ("*Points: 3", "*Points: 2", "line 10: the parts do not add up to the 4"),
        ("1. [values]", "[values]", "line 12: hints are a numbered list"),
        ("[values] Look", "[value] Look", "line 7: a hint is about 'value', which is no part"),
        ("[exercise-77.1]", "[exercise-77.2]", "line 31: this cell of 77.2 is not below its"),
        ("## 77.1 Largest", "# Largest", "line 10: points of parts stand once, below a heading"),
        (":tags: [exercise-77.1]\n", "", "line 7: no cell is tagged exercise-77.1"),
        ("# Exercises 77", "<!-- hints\n1. No.\n-->", "line 1: hints are a numbered list below"),
        ("## 77.10 W", "<!-- hints\n1. No.\n-->\n\n## 77.10 W", "line 50: hints are a numbered"),
        ("*Points: 3", "*Points: 4 for it.*\n*Points: 3", "line 11: points of parts stand once"),
        (
            "# Exercises 77",
            "```{code-cell}\n:tags: [exercise-77.1]\n```",
            "line 1: this cell of 77.1",
        ),
    ],
)
def test_texts_out_of_order_are_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in TEXT
    path = write(tmp_path, TEXT.replace(old, new, 1))
    with pytest.raises(TextError, match=f"^lesson77_sample/exercises.md, {message}"):
        read_exercises(path)


def test_a_text_without_a_check_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = SimpleNamespace(__path__=[str(write(tmp_path, TEXT).parent)])
    found = SimpleNamespace(name="c4lab.lessons.lesson77_sample")
    monkeypatch.setattr(registry, "iter_modules", lambda path, prefix: [found])
    monkeypatch.setattr(registry, "import_module", lambda name: package)
    with pytest.raises(TextError, match=r"^lesson77_sample/exercises\.md, line 7: no check"):
        registry.find("77.1")


SOME = {id: SimpleNamespace(id=id, lesson=id[:2]) for id in ("02.10", "02.9", "01.1")}
FIRST = 'Say first which exercise it is, as text, and then pass your answer: check("01.2", winner).'


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (2.9, 'Write the exercise in quotes, for it is a name and no number: "02.9".'),
        (True, FIRST),
        ("", FIRST),
        ("2.9", "There is no exercise '2.9'. Did you mean 02.9?"),
        ("O2.9", "There is no exercise 'O2.9'. Did you mean 02.9?"),
        ("02.8", "There is no exercise '02.8'. Its lesson has 02.9, 02.10."),
        ("winner", "There is no exercise 'winner'. They go from 01.1 to 02.10."),
    ],
)
def test_who_asks_for_no_exercise_is_told_which_there_are(
    monkeypatch: pytest.MonkeyPatch, asked: object, said: str
) -> None:
    monkeypatch.setattr(registry, "EXERCISES", SOME)
    monkeypatch.setattr(registry, "_load", lambda lesson: None)
    assert registry.find(asked) is None
    assert registry.unknown(asked) == said
    way_out = "Say which exercise it is, by the number in its heading: hint()."
    assert registry.unknown(asked, "hint()") == (way_out if said == FIRST else said)


GAP = "...  # your code here"
SOLUTION = "### BEGIN SOLUTION\na = 1\n### END SOLUTION"


def test_each_solution_has_a_gap_in_its_place() -> None:
    source = f"{SOLUTION}\n\nb = 2\n{SOLUTION}"
    assert starter(source) == f"{GAP}\n\nb = 2\n{GAP}"
    assert solved(source) == "a = 1\n\nb = 2\na = 1"


def test_what_the_exercise_leaves_out() -> None:
    assert solutions(f"{SOLUTION}\nb = 2\n### BEGIN SOLUTION\n### END SOLUTION") == ["a = 1", ""]
