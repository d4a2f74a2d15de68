"""The wheels that Pyodide loads, of small packages made here: their list, and bytecode in them."""

import importlib
import json
import sys
from zipfile import ZipFile

from tools.site.pyodide_folder import AFAR, FILES, FROM_AFAR, LEFT_OUT, LIST, fill
from tools.site.start_bytecode import compiled


def wheel(folder, name, *needs):
    """A wheel of a package with two modules."""
    path = folder / f"{name}-1.0-py3-none-any.whl"
    lines = "".join(f"Requires-Dist: {need}\n" for need in needs)
    with ZipFile(path, "w") as packed:
        packed.writestr(f"{name}/__init__.py", "")
        packed.writestr(f"{name}/used.py", "ANSWER = 42\n")
        packed.writestr(f"{name}/unused.py", "ANSWER = 41\n")
        packed.writestr(f"{name}/tests/test_it.py", "")
        packed.writestr(f"{name}-1.0.data/data/large.js", "")
        packed.writestr(f"{name}-1.0.dist-info/METADATA", f"Name: {name}\n{lines}\nText")
    return path


def test_only_what_is_served_or_comes_from_afar_is_listed(tmp_path):
    pyodide, served = tmp_path / "npm", tmp_path / "site"
    pyodide.mkdir()
    for name in FILES:
        (pyodide / name).write_text('{"version": "9.9"}')
    packages = {
        name: {"file_name": f"{name}.whl", "depends": ["Open_Blas"]}
        for name in (*FROM_AFAR, "open-blas", "left-out")
    }
    (pyodide / LIST).write_text(json.dumps({"info": {}, "packages": packages}))
    needs = {"ipywidgets": "comm", "comm": "left-out", "c4lab": "numba"}
    fill(served, pyodide, [wheel(tmp_path, name, need) for name, need in needs.items()])
    listed = json.loads((served / LIST).read_text())["packages"]
    assert listed.keys() == {*FROM_AFAR, "open-blas", *LEFT_OUT, *needs}
    assert listed["numpy"]["file_name"] == AFAR.format(version="9.9", file="numpy.whl")
    assert listed["comm"]["depends"] == []
    assert "ipywidgets" in listed["c4lab"]["depends"]
    assert listed["jedi"]["imports"] == []
    for name in (*needs, *LEFT_OUT):
        assert (served / listed[name]["file_name"]).exists()


def with_bytecode(folder, name, chosen):
    """The names of the modules of a wheel, which gets bytecode for the chosen ones."""
    path = wheel(folder, name)
    with ZipFile(path) as packed:
        packed.extractall(folder / "unpacked")
    made = compiled(path, folder / "unpacked", chosen)
    assert made == compiled(path, folder / "unpacked", chosen)
    path.write_bytes(made)
    with ZipFile(path) as packed:
        packed.extractall(folder / "served")
        return {each for each in packed.namelist() if "METADATA" not in each}


def test_bytecode_takes_the_place_of_what_is_chosen(tmp_path, monkeypatch):
    names = with_bytecode(tmp_path, "some", {"some/__init__.py", "some/used.py"})
    assert names == {"some/__init__.pyc", "some/used.pyc", "some/unused.py"}
    monkeypatch.syspath_prepend(str(tmp_path / "served"))
    for part, answer in {"used": 42, "unused": 41}.items():
        module = importlib.import_module(f"some.{part}")
        assert answer == module.ANSWER
        monkeypatch.delitem(sys.modules, module.__name__)
    monkeypatch.delitem(sys.modules, "some")


def test_sources_that_lessons_print_stay(tmp_path):
    beside = f"c4lab/__pycache__/used.{sys.implementation.cache_tag}.pyc"
    names = with_bytecode(tmp_path, "c4lab", {"c4lab/used.py"})
    assert names == {"c4lab/__init__.py", "c4lab/used.py", beside, "c4lab/unused.py"}
