"""In a tab, a cell without its library is explained, and so is a name that it did not make."""

import json
import re

import pytest
from IPython.core.interactiveshell import InteractiveShell

from c4lab.work import in_a_tab
from c4lab.work.importing import not_here

COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture
def run(monkeypatch, capsys):
    """Runs a cell; what it prints. `import_numpy()` fails as `import numpy` does in a tab."""
    monkeypatch.setattr(in_a_tab, "_LOST", {})
    shell = InteractiveShell()
    shell.history_manager.enabled = False
    in_a_tab.explain(shell)

    def without_numpy():
        raise not_here("numpy")

    shell.user_ns["import_numpy"] = without_numpy

    def run(code):
        shell.run_cell(code, store_history=True)
        printed = capsys.readouterr()
        return COLOURS.sub("", printed.out + printed.err).strip()

    yield run
    shell.restore_sys_module_state()


def test_a_name_that_was_not_made_is_explained_from_cell_to_cell_and_no_other(run):
    assert run("import_numpy()\nkeys = [seed for seed in range(3)]\ndef at(x): y = x").startswith(
        "This cell needs numpy"
    )
    for name, code in {
        "keys": "spread = len(keys)",
        "spread": "print(spread)",
        "at": "at(1)",
    }.items():
        said = run(code)
        assert said.startswith(f"`{name}` is unknown: a cell above makes it, and that cell needs")
        assert "numpy" in said
        assert len(said.splitlines()) == 1
    for name in ("seed", "y", "other"):
        said = run(name)
        assert f"NameError: name '{name}' is not defined" in said
        assert "numpy" not in said


def test_what_the_notebook_stores_of_the_cell_is_shown(run, tmp_path, monkeypatch):
    code = "import_numpy()"
    chart = '<img alt="A chart" src="data:image/png;base64,AAAA">'
    table = '<table border="1" class="dataframe"></table>'
    outputs = [
        {"output_type": "stream", "text": ["printed"]},
        {"data": {"text/html": [chart[:9], chart[9:]], "text/plain": ["a chart"]}},
        {"data": {"text/html": table, "text/plain": "a table"}},
        {"data": {"text/html": "<img src='data:image/svg+xml;AAAA'>", "text/plain": "a board"}},
    ]
    cells = [{"source": ["# text"]}, {"source": [f"{code}\n"], "outputs": outputs}]
    (tmp_path / "01.ipynb").write_text(json.dumps({"cells": cells}))
    (tmp_path / "00.ipynb").write_text("no notebook")
    monkeypatch.chdir(tmp_path)
    shown = run(code).splitlines()
    assert sorted(shown) == [
        "This cell needs numpy, which is not in the browser: below is what it showed when the "
        "lesson was made.",
        "a chart",
        "a table",
    ]
    (tmp_path / "01.ipynb").write_text(json.dumps({"cells": []}))  # saved while a cell runs
    assert run(code).splitlines() == shown
    assert run(f"{code}  # other").startswith("This cell needs numpy, which is not in the browser.")
