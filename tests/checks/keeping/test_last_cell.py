"""A cell that did not run leaves the answer from before: `check` says so and judges nothing."""

import IPython
import pytest
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from c4lab.checks.keeping.checking import check, why_not_in_file, why_stale
from c4lab.checks.writing import registry
from tests.checks.keeping.conftest import result

DOUBLE = "def double(n):\n    return 2 * n"
CLASS = "class double:\n    def __init__(self, n):\n        self.n = n"
STAYS = "`double` is still the one from before: mend the cell, run it, then check again."
UNREADABLE = "def double(n)\n    return 2 * n"
CANNOT_READ = f"Python cannot read your last cell with `double` (line 1: expected ':'). {STAYS}"
OPEN = "'{' was never closed"
STOPPED = f"Your last cell with `double` was stopped before it came to that. {STAYS}"


@pytest.fixture
def shell(monkeypatch):
    config = Config({"HistoryManager": {"enabled": False}})
    shell = InteractiveShell(config=config)
    monkeypatch.setattr(IPython, "get_ipython", lambda: shell)
    yield shell
    shell.restore_sys_module_state()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([DOUBLE, UNREADABLE], CANNOT_READ),
        ([DOUBLE, UNREADABLE, DOUBLE], ""),
        ([DOUBLE, f"%%time\n{DOUBLE}"], ""),
        ([DOUBLE, f"nothing\n\n\n{DOUBLE}"], STOPPED),
        ([DOUBLE, "if double:\n    def double(n):\n        return n"], ""),
        ([f"{DOUBLE}\n\ntwice = double", "double = twice"], ""),
        ([CLASS, UNREADABLE.replace("def", "class")], CANNOT_READ),
        (["def double(n: int) -> int:\n    return n", "def doubled(n"], ""),
        (["double = {1: 2}", "double = {1: 2"], CANNOT_READ.replace("expected ':'", OPEN)),
        (["double = {1: 2}", "double == {}"], ""),
    ],
)
def test_an_answer_from_before_is_told(shell, capsys, cells, expected):
    for cell in (*cells, "check('99.1', double)"):
        shell.run_cell(cell, store_history=True)
    assert why_stale("double", shell.user_ns["double"]) == expected


def test_nothing_is_judged_then(shell, capsys, lesson):
    shell.run_cell("double = (1", store_history=True)
    told = check("99.1", result())
    assert (told.status, told.reason) == ("not attempted", "cell-did-not-run")
    assert "your last cell with `double`" in told.message


def test_an_engine_that_is_not_in_its_file_is_told(shell, capsys):
    engine = registry.find("19.1")
    code = "def choose(position, seconds):\n    return position.moves()[0]"
    shell.history_manager.store_inputs(1, f"%%writefile my_engine.py\n{code}")
    assert why_not_in_file(engine, "my_engine.py") == ""
    shell.history_manager.store_inputs(2, code)
    assert why_not_in_file(engine, "my_engine.py") == (
        "Your last cell with `choose` does not begin with `%%writefile my_engine.py`, so it is not "
        "in that file, and the check reads the file."
    )
    assert why_not_in_file(engine, abs) == ""
