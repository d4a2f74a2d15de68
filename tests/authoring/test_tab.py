"""What learners import, and the lessons' cells, run in a process as poor as a browser's Python."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.__main__ import main
from tools.authoring.drafts import targets
from tools.authoring.tab import cli
from tools.authoring.tab.cli import MISSING, Fails, missing

ROOT = Path(__file__).parents[2]
PACKAGES = (
    *("widgets", "instruments", "checks", "players", "games", "search", "pictures"),
    *("evaluation", "solver", "bench", "bench.evaluation", "bench.ladder_steps", "tuning"),
    *("capstone", "data", "tables", "work"),
)
TRY = """
import sys
from tools.authoring.tab.like_a_tab import become_like_a_tab
become_like_a_tab()
from importlib import import_module
for name in sys.argv[1:]:
    import_module(f"c4lab.{name}")
try:
    import pandas
except ModuleNotFoundError as error:
    (sentence,) = error._render_traceback_()
assert sentence.startswith("This cell needs pandas, which is not in the browser.")
assert "README" in sentence

from c4lab.checks.keeping.doctor import environment
advice = str(environment())
assert "✗" not in advice and "install" not in advice

from c4lab.instruments import growth
from c4lab.instruments.measuring import seconds_of, tick
assert 0.0009 < tick() < 0.1 and 0 < seconds_of(lambda: None) < 0.001
assert all(cost > 0 for cost in growth(lambda n: n, [1, 2, 4], by="seconds", repeats=1).costs)
"""


@pytest.mark.slow
def test_packages_say_in_a_tab_what_is_missing_and_measure_by_a_coarse_clock(tmp_path):
    ended = subprocess.run(
        [sys.executable, "-c", TRY, *PACKAGES],
        env={"PYTHONPATH": ":".join(sys.path), "C4LAB_PROGRESS": str(tmp_path / "progress.sqlite")},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr


def test_the_list_names_sections_of_the_lessons_and_libraries():
    known = json.loads(MISSING.read_text(encoding="utf-8"))
    for lesson, sections in known.items():
        text = (ROOT / "c4lab" / "lessons" / f"lesson{lesson}" / "lesson.md").read_text()
        assert {*sections} <= {*re.findall(r"^## (\d+\.\d+|.+)", text, re.MULTILINE)}
        assert {name for names in sections.values() for name in names} <= {
            *("numpy", "pandas", "matplotlib")
        }


SAMPLE = """\
# 4 · Sample

## 4.1 Numbers

```{code-cell} ipython3
:tags: [raises-exception]

1 / 0
```

## 4.2 Charts

```{code-cell} ipython3
import numpy as np
```

```{code-cell} ipython3
np.zeros(3)
```
"""


@pytest.mark.slow
def test_cells_that_lack_a_library_and_what_they_make_do_not_run(repo, room):
    (room / "lesson.md").write_text(SAMPLE)
    (repo / "notebooks").mkdir()
    assert missing(targets(repo)[0]) == {"4.2": ["numpy"]}


def outcomes(*cells):
    """Stands in for the process that runs the cells."""
    return lambda *_, **__: subprocess.CompletedProcess([], 0, json.dumps(cells), "")


def test_the_command_says_what_differs_and_keeps_it(repo, room, monkeypatch, capsys):
    (room / "lesson.md").write_text(SAMPLE)
    (room / "exercises.md").unlink()
    monkeypatch.setattr(cli, "ROOT", repo)
    monkeypatch.setattr(cli, "MISSING", repo / "missing.json")
    (repo / "missing.json").write_text("{}")
    lacks = ("NoModule: This cell needs numpy.", "numpy")
    monkeypatch.setattr(subprocess, "run", outcomes(("", ""), lacks, ("NameError: x", "")))
    assert main(["tab", "07"]) == 1
    assert "Not as in missing.json: notebooks/07_sample.ipynb" in capsys.readouterr().out
    assert main(["tab", "--write"]) == main(["tab"]) == 0
    assert json.loads((repo / "missing.json").read_text()) == {"07_sample": {"4.2": ["numpy"]}}
    monkeypatch.setattr(subprocess, "run", outcomes(("NameError: x", ""), ("", ""), ("", "")))
    assert main(["tab"]) == 1
    assert (
        "notebooks/07_sample.ipynb: NameError: x\nin this cell:\n1 / 0" in capsys.readouterr().err
    )


def test_a_solution_lacks_nothing(repo, monkeypatch):
    solution = targets(repo)[-1]
    monkeypatch.setattr(
        subprocess, "run", outcomes(("NoModule: This cell needs numpy.", "numpy"), ("", ""))
    )
    with pytest.raises(Fails, match="needs numpy"):
        missing(solution)
