"""A small class, graded by the command: all that is said and written of it, run after run."""

import csv
import os
import subprocess
import sys
import time

import pytest

from c4lab.__main__ import main
from tests.classroom.running import PATH, notebook, run, seen
from tests.left_running import nothing_runs_of

START = "from c4lab.checks import check"
NAMED = "def other_player(player):\n    return {}player"
CHECK = 'check("00.1", other_player)'
HALF = '{"A": [6, 3, 10], "B": 4, "C": "12,000 nodes in 2.50 s", "D": "yes"}'
TAGS = {"tags": ["exercise-00.2"]}
TEXT = {"cell_type": "markdown", "metadata": TAGS, "source": "short_forms = {}"}
FILES = {
    "anna/00.ipynb": notebook(
        START, "sign = int(open('sign.txt').read())", NAMED.format("sign * "), CHECK,
        f'check("00.2", {HALF})',
    ),
    "anna/sign.txt": b"-1",
    "ben/00.ipynb": notebook(
        START, "1 / 0", NAMED.format(""), f"short_forms = {HALF}", "exit()", "input()",
    ),
    "cem/essay.pdf": b"%PDF",
    "00_welcome_dan.ipynb": notebook(START, NAMED.format(""), CHECK, TEXT),
    "eva.ipynb": notebook(START, NAMED.format("-"), CHECK, 'check("00.2", {"A":'),
    "fay.ipynb": notebook(
        START, NAMED.format("1 / 0 * "), CHECK, "import os; os.remove('../../../../in/eva.ipynb')",
    ),
}  # fmt: skip

SAYS = {
    "same": "The same player comes back unchanged: that is the player who was given. Who is the "
    "other one? Look at line 2.",
    "keys": "Your dict lacks 'E', 'F', 'G': keep the keys as they were given.",
    "zero": "other_player(1) raised ZeroDivisionError (line 2). Python says: division by zero. "
    "What it divides by is 0 in this case. What should come out then?",
    "text": "Cell 4 (`short_forms = {}`) is text, not code: it did not run.",
    "torn": """Cell 4 (`check("00.2", {"A":`) is no Python, in its line 1: incomplete input.""",
    "none": "There is no notebook in it: hand in the file that ends in .ipynb.",
    "hint": "What do you have to do to +1 to get -1, and to -1 to get +1?",
    "forms": "numbers has the items 5, 2 and 9, and the first one has index 0. Take one line after "
    "the other. Which of the forms of section 0.4 is in it?",
}
SAID = """
cem: cem/essay.pdf could not be graded. {none}
anna    1 of 2 points, 1 of 2 exercises right
ben     0 of 2 points, 0 of 2 exercises right
cem     0 of 0 points, 0 of 0 exercises right
dan     0 of 2 points, 0 of 2 exercises right
eva     1 of 2 points, 1 of 2 exercises right
fay     0 of 2 points, 0 of 2 exercises right
Positions were drawn by the seed 3: --seed 3 draws the same again.
Written: grades.csv, grades-wide.csv, grades-class.html, pages
"""
TABLE = """
student|exercise|points|of|parts|status|reason|message|notebook|seconds
anna|00.1|1|1||right||Well done.|anna/00.ipynb|1.00
anna|00.2|0|1||wrong|wrong-keys|{keys}|anna/00.ipynb|1.00
ben|00.1|0|1||wrong|same-player|{same}|ben/00.ipynb|1.00
ben|00.2|0|1||wrong|wrong-keys|{keys}|ben/00.ipynb|1.00
cem||0|0||not graded|not-graded|{none}|cem/essay.pdf|0.00
dan|00.1|0|1||wrong|same-player|{same}|00_welcome_dan.ipynb|0.00
dan|00.2|0|1||not attempted|no-answer|{text}|00_welcome_dan.ipynb|0.00
eva|00.1|1|1||right||Well done.|eva.ipynb|1.00
eva|00.2|0|1||not attempted|not-handed-over|{torn}|eva.ipynb|0.00
fay|00.1|0|1||raised|divides-by-zero|{zero}|fay.ipynb|1.00
fay|00.2|0|1||not attempted|no-answer|Its check cell is gone.|fay.ipynb|0.00
"""
"""Dan's answer is Ben's: it is judged once."""
WIDE = """
student|00.1|00.2|points|of|not graded
anna|1|0|1|2|
ben|0|0|0|2|
cem|||0|2|cem/essay.pdf: {none}
dan|0|0|0|2|
eva|1|0|1|2|
fay|0|0|0|2|
"""
CLASS = """
The class
6 students, 6 notebooks, 2 exercises, 2 points. Positions were drawn by the seed 3.
Not graded
student| file| why
cem| cem/essay.pdf| {none}
Who needs help first
student| points| of| tried| stopped by an error
ben| 0| 2| 2 of 2| 0
dan| 0| 2| 1 of 2| 0
fay| 0| 2| 1 of 2| 1
anna| 1| 2| 2 of 2| 0
eva| 1| 2| 1 of 2| 0
Tried nothing yet, or could not be graded
cem
Exercises
exercise| handed in| tried| right| most frequent mistake
00.1 The other player| 5| 5| 2| 2 of 5: same player
00.2 Short forms| 5| 2| 0| 2 of 5: wrong keys
00.1 The other player
2 of 5: same player
1 of 5: divides by zero
mistake| of 5| one message
same player| 2| {same}
divides by zero| 1| {zero}
00.2 Short forms
2 of 5: no answer
2 of 5: wrong keys
1 of 5: not handed over
mistake| of 5| one message
no answer| 2| {text}
wrong keys| 2| {keys}
not handed over| 1| {torn}
The same code?
No two students handed in the same code but for names and layout.
Times
notebook| seconds to run| seconds to judge
anna: anna/00.ipynb| 1| 2
ben: ben/00.ipynb| 1| 2
eva: eva.ipynb| 1| 1.0
fay: fay.ipynb| 1| 1.0
dan: 00_welcome_dan.ipynb| 1| 0.0
"""
BEN = """
ben
0 of 2 points; 0 of 2 exercises right.
Lesson 00
00.1 The other player
✗ Not right yet: 0 of 1 point
{same}
other_player(1) should be -1, and yours gives 1.
Line 2 of your cell:
return player
Hint: {hint}
00.2 Short forms
✗ Not right yet: 0 of 1 point
{keys}
Hint: {forms}
Cells that did not run to their end
ben/00.ipynb: Cell 2 (`1 / 0`) raised ZeroDivisionError: division by zero
ben/00.ipynb: Cell 5 (`exit()`) called exit() or quit(): what stands below that in the cell did \
not run.
ben/00.ipynb: Cell 6 (`input()`) asks for input, and nobody is there to type it: give the value \
in the cell.
"""
CEM = """
cem
Not graded
cem/essay.pdf
This file could not be graded.
{none}
"""


@pytest.fixture
def folder(tmp_path):
    """Where the class has handed in."""
    for name, data in FILES.items():
        path = tmp_path / "in" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return tmp_path


def table(path):
    """The rows of a table, with strokes between their cells."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return ["|".join(row) for row in csv.reader(file)]


def test_all_that_is_said_and_written(in_place, folder, capsys):
    assert main(["grade", "in", "--feedback", "pages", "--seed", "3", "--jobs", "1"]) == 1
    out, err = capsys.readouterr()
    assert err.splitlines() == [
        "No sandbox.",
        "eva.ipynb was changed or removed while the class was graded.",
        "What was there before was graded: put back the files that were handed in.",
    ]
    assert out.splitlines() == lines(SAID)
    assert table(folder / "grades.csv") == lines(TABLE)
    assert table(folder / "grades-wide.csv") == lines(WIDE)
    for name, expected in (("grades-class", CLASS), ("pages/ben", BEN), ("pages/cem", CEM)):
        page = seen((folder / f"{name}.html").read_text(encoding="utf-8"))
        assert page == lines(expected, "")
    assert len([*(folder / "pages").iterdir()]) == 6


def lines(text, code="`"):
    """The lines, with what the checks say; `code` is what stands around code in it."""
    says = {name: said.replace("`", code) for name, said in SAYS.items()}
    return text.strip().format(**says).splitlines()


@pytest.mark.slow
def test_a_run_that_was_killed_goes_on_to_the_same_tables(folder, temporary):
    running = subprocess.Popen(
        [sys.executable, "-m", "c4lab", "grade", "in", "--seed", "3", "--jobs", "1"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": PATH, "TMPDIR": str(temporary)},
        stderr=subprocess.PIPE,
        text=True,
    )
    journal = folder / "grades-journal.jsonl"
    while running.poll() is None and not (journal.exists() and graded_in(journal)):
        time.sleep(0.05)
    running.kill()
    _, said = running.communicate(timeout=60)
    assert "Traceback" not in said
    kept = journal.read_bytes()
    assert 1 <= graded_in(journal) < 6
    nothing_runs_of(temporary)  # they notice that nobody waits, and clean up
    assert not [*temporary.iterdir()]
    journal.write_bytes(kept + kept[:40])  # as it may break off
    done = run(folder, "-m", "c4lab", "grade", "in", "--resume")
    assert "--seed 3 draws the same again" in done.stdout
    assert journal.read_bytes().startswith(kept)
    but_seconds = [row.rpartition("|")[0] for row in table(folder / "grades.csv")]
    assert but_seconds == [row.rpartition("|")[0] for row in lines(TABLE)]
    assert table(folder / "grades-wide.csv") == lines(WIDE)


def graded_in(journal):
    """How many hand-ins are graded in the journal."""
    return sum(b'"graded"' in line for line in journal.read_bytes().splitlines())
