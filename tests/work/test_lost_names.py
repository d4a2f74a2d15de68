"""In a tab, a name that a cell without its library did not make is explained."""

import re

import pytest
from IPython.core.interactiveshell import InteractiveShell

from c4lab.work import lost_names
from c4lab.work.missing import not_here

COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture
def run(monkeypatch, capsys):
    """Runs a cell of a notebook; what it prints. The name `numpy_is_asked_for` is no library."""
    monkeypatch.setattr(lost_names, "_LOST", {})
    shell = InteractiveShell()
    shell.history_manager.enabled = False
    lost_names.explain_lost_names(shell)

    def without_numpy():
        raise not_here("numpy")

    shell.user_ns["import_numpy"] = without_numpy

    def run(code):
        shell.run_cell(code, store_history=True)
        printed = capsys.readouterr()
        return COLOURS.sub("", printed.out + printed.err).strip()

    yield run
    shell.restore_sys_module_state()


def test_a_name_that_was_not_made_is_explained_from_cell_to_cell(run):
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


@pytest.mark.parametrize("name", ["seed", "x", "y", "other"])
def test_other_names_are_what_python_says_of_them(name, run):
    run("import_numpy()\nkeys = [seed for seed in range(3)]\ndef at(x): y = x")
    said = run(name)
    assert f"NameError: name '{name}' is not defined" in said
    assert "numpy" not in said


def test_without_a_missing_library_nothing_changes(run):
    assert "NameError: name 'keys' is not defined" in run("keys")
    assert run("keys = 3\nprint(keys)") == "3"
