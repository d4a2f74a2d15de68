"""Answers that hand over something of c4lab's, by whatever way they come by it."""

import sys
from base64 import b64encode
from dataclasses import replace
from types import ModuleType

import pytest

from c4lab.checks.judging.attempt import allowed_names
from c4lab.checks.judging.packed import Packed
from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.verdicts import judge_with
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.working.closed import ClosedModules
from tests.checks.judging.trying import cell, exercise, judged

WAYS = {
    "import": "from c4lab.search import minimax\ndef search(n):\n    return minimax(n)",
    "as it is": "from c4lab.search import alphabeta as search",
    "the package": "import c4lab.search\ndef search(n):\n    return c4lab.search.minimax(n)",
    "a partial": "import functools, c4lab.search as s\nsearch = functools.partial(s.alphabeta)",
    "a method": "from c4lab.evaluation import WindowScore\nsearch = WindowScore().score",
    "a list": "from c4lab.search import minimax\nfs = [minimax]\ndef search(p):\n"
    "    return fs[0](p)",
    "a closure": "from c4lab.search import minimax\ndef make(f):\n    return lambda p: f(p)\n"
    "search = make(minimax)",
    "a subclass": "from c4lab.evaluation import WindowScore\nclass Odd(WindowScore):\n    pass\n"
    "def search(p):\n    return Odd()(p)",
    "code of ours": "import types\nfrom c4lab.search import minimax as m\n"
    "search = types.FunctionType(m.__code__, m.__globals__, 'search')",
    "inside, the file": "from c4lab.search.minimax_search import minimax\nreturn minimax(n)",
    "importlib": "import importlib\nreturn importlib.import_module('c4lab.' + 'search').minimax(n)",
    "sys.modules": "import sys\nreturn sys.modules['c4lab.' + 'search.minimax_search'].minimax(n)",
    "exec": "exec('from c4lab.' + 'search import minimax as m', globals())\nreturn m(n)",
    "pickle": "import pickle\nreturn pickle.loads(b'cc4lab.search\\nminimax\\n.')(n)",
    "swallowed": "import importlib\ntry:\n"
    "    importlib.import_module('c4lab.' + 'lessons.lesson01_minimax')\n"
    "except ImportError:\n    pass\nreturn 1",
}


@pytest.mark.parametrize("way", WAYS)
def test_ours_is_recognised(workers, way):
    result = judged(workers, WAYS[way], "99.3")
    assert (result.status, result.reason) == ("wrong", "ours"), result
    itself = way in ("as it is", "a method", "code of ours")
    assert result.message.startswith("It is part" if itself else "It uses `")


@pytest.mark.parametrize(
    ("find", "reason"),
    [
        ("import importlib\nimportlib.import_module('c4lab.search').minimax", "ours"),
        ("import ctypes\nctypes.CDLL(None)", "cannot-be-carried"),
    ],
)
def test_a_file_that_is_called_as_one_of_pythons_is_the_learners(tmp_path, find, reason):
    beside = tmp_path / "ctypes"
    beside.mkdir()
    (beside / "my_importlib.py").write_text(f"{find}\nsearch = print")
    packed = pack(cell("def search(n):\n    return 1", "search"))
    named = replace(packed, code=b64encode(b"cmy_importlib\nsearch\n.").decode())
    with open_workers(beside=[str(beside)]) as workers:
        assert judge_with(exercise("99.3"), named, workers).reason == reason


@pytest.mark.parametrize("way", ["import", "the package", "a closure", "a partial"])
def test_what_a_notebook_says_of_its_answer_is_not_believed(workers, way):
    packed = pack(cell(WAYS[way], "search"))
    forged = Packed(**{**vars(packed), "ours": {}, "units": ()})
    assert judge_with(exercise("99.3"), forged, workers).reason == "ours"


SOLUTION = exercise("99.3").text.solution
METER = "from c4lab.instruments import Meter\nfrom c4lab.search import Choice as Pair\n"
RIGHT = (
    SOLUTION.replace(":\n", ":\n    from c4lab.search import Choice\n", 1),
    METER + SOLUTION.replace("Choice", "Pair"),
)


@pytest.mark.parametrize("source", RIGHT)
def test_what_is_handed_out_may_be_used(workers, source):
    assert judged(workers, source, "99.3").status == "right"


def test_what_the_notebook_imports_is_handed_out_unless_it_is_the_exercise():
    setup = "from c4lab.games import Sim\nfrom c4lab.search import alphabeta as search, minimax\n"
    setup += "from c4lab.evaluation import Squares\nfrom c4lab.checks import solution\n"
    setup += "import c4lab.solver\n"
    given = exercise("99.3")
    text = replace(given.text, setup=setup)
    closed = frozenset({"alphabeta", "minimax"})
    names = allowed_names(replace(given, text=text, closed=closed))
    assert "Squares" in names
    assert not names & {"minimax", "alphabeta", "search", "solution", "solver", "c4lab"}


def test_a_module_that_is_loaded_later_is_covered_too(monkeypatch):
    closed = ClosedModules()
    with closed.covered():
        pass
    name = "c4lab.search.loaded_later"
    monkeypatch.setitem(sys.modules, name, real := ModuleType(name))
    with closed.covered():
        assert sys.modules[name] is not real
    assert sys.modules[name] is real
