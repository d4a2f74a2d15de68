"""What an exercise's text says, and every way in which it is refused, with file and line."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from c4lab.checks.writing import exercise, registry
from c4lab.checks.writing.text import Hint, TextError, read_exercises, solutions, solved, starter
from tests.checks import fake_lesson

TEXT = (Path(fake_lesson.__file__).parent / "exercises.md").read_text()
IMPORTS = "from c4lab.games import TicTacToe\nfrom c4lab.search import Choice"


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "lesson99_fake" / "exercises.md"
    path.parent.mkdir()
    path.write_text(TEXT)
    return path


def test_all_that_the_text_says(path):
    text = read_exercises(path)["99.7"]
    assert (text.title, text.points, text.minutes, text.kind) == ("In parts", 3, 12, "bug hunt")
    assert text.hints[0] == Hint("Few of them.", "small", "if 3:\n\n    2. # no hint")
    assert text.given == "def in_parts(n):\n    n = SMALL"
    assert text.setup == f"{IMPORTS}\n\n\nSMALL = 0"


HINTS = "<!-- hints\n1. No.\n-->"
ANSWER = "```{code-cell}\n:tags: [exercise-99.1]\n```"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("12 minutes", "12 min", "line 85: a heading reads `## 02.3"),
        ("99.7 In", "99.1 In", "line 85: there are two exercises 99.1"),
        ("*Points: 1", "*Points: 2", "line 88: the parts do not add up to the 3"),
        ("1. [small]", "[small]", "line 90: hints are a numbered list"),
        ("[small] Few", "[tiny] Few", "line 85: a hint is about 'tiny', which is no part"),
        ("[exercise-99.7]", "[exercise-99.2]", "line 112: this cell of 99.2 is not below its"),
        (":tags: [exercise-99.7]\n", "", "line 85: no cell is tagged exercise-99.7"),
        ("# Exercises of", f"{HINTS}\n", "line 1: hints are a numbered list below"),
        ("## 99.9", f"{HINTS}\n## 99.9", "line 130: hints are a numbered list below"),
        ("# Exercises of", "*Points: 1 for it.*", "line 1: points of parts stand once, below"),
        ("*Points: 1", "*Points: 3 for it.*\n*Points: 1", "line 89: points of parts stand once"),
        ("# Exercises of", f"{ANSWER}\n", "line 1: this cell of 99.1 is not below its"),
    ],
)
def test_texts_out_of_order_are_refused(path, old, new, message):
    assert old in TEXT
    path.write_text(TEXT.replace(old, new, 1))
    with pytest.raises(TextError, match=f"^lesson99_fake/exercises.md, {message}"):
        read_exercises(path)


def test_a_check_without_a_text_is_refused():
    with pytest.raises(
        TextError, match=r"^fake_lesson/exercises\.md has no exercise 99\.99 for its"
    ):
        exercise("99.99")(fake_lesson.double)


def test_a_text_without_a_check_is_refused(path, monkeypatch):
    package = SimpleNamespace(__path__=[str(path.parent)])
    found = SimpleNamespace(name="c4lab.lessons.lesson99_fake")
    monkeypatch.setattr(registry, "iter_modules", lambda path, prefix: [found])
    monkeypatch.setattr(registry, "import_module", lambda name: package)
    with pytest.raises(TextError, match=r"^lesson99_fake/exercises\.md, line 8: no check"):
        registry.find("99.1")


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
def test_who_asks_for_no_exercise_is_told_which_there_are(monkeypatch, asked, said):
    monkeypatch.setattr(registry, "EXERCISES", SOME)
    monkeypatch.setattr(registry, "_load", lambda lesson: None)
    assert registry.find(asked) is None
    assert registry.unknown(asked) == said
    way_out = "Say which exercise it is, by the number in its heading: hint()."
    assert registry.unknown(asked, "hint()") == (way_out if said == FIRST else said)


GAP = "...  # your code here"
SOLUTION = "### BEGIN SOLUTION\na = 1\n### END SOLUTION"


def test_each_solution_has_a_gap_in_its_place():
    source = f"{SOLUTION}\n\nb = 2\n### BEGIN SOLUTION\n### END SOLUTION"
    assert starter(source) == f"{GAP}\n\nb = 2\n{GAP}"
    assert solved(source) == "a = 1\n\nb = 2"
    assert solutions(source) == ["a = 1", ""]
