"""Wheels with bytecode in them, of small packages made here."""

import importlib
import sys
from zipfile import ZipFile

from tools.site.start_bytecode import compiled

FILES = {
    "NAME/__init__.py": "",
    "NAME/used.py": "ANSWER = 42\n",
    "NAME/unused.py": "ANSWER = 41\n",
    "NAME/tests/test_it.py": "",
    "NAME-1.data/data/large.js": "",
}


def wheel(folder, name):
    """The wheel, and the folder in which it is unpacked."""
    path, unpacked = folder / f"{name}-1.0-py3-none-any.whl", folder / "unpacked"
    with ZipFile(path, "w") as packed:
        for file, text in FILES.items():
            packed.writestr(file.replace("NAME", name), text)
        packed.extractall(unpacked)
    return path, unpacked


def names(path):
    with ZipFile(path) as packed:
        return {*packed.namelist()}


def test_bytecode_takes_the_place_of_what_is_chosen(tmp_path, monkeypatch):
    path, unpacked = wheel(tmp_path, "some")
    made = compiled(path, unpacked, {"some/__init__.py", "some/used.py"})
    assert made == compiled(path, unpacked, {"some/__init__.py", "some/used.py"})
    path.write_bytes(made)
    assert names(path) == {"some/__init__.pyc", "some/used.pyc", "some/unused.py"}
    with ZipFile(path) as packed:
        packed.extractall(tmp_path / "served")
    monkeypatch.syspath_prepend(str(tmp_path / "served"))
    for part, answer in {"used": 42, "unused": 41}.items():
        module = importlib.import_module(f"some.{part}")
        assert answer == module.ANSWER
        monkeypatch.delitem(sys.modules, module.__name__)
    monkeypatch.delitem(sys.modules, "some")


def test_sources_that_lessons_print_stay(tmp_path):
    path, unpacked = wheel(tmp_path, "c4lab")
    path.write_bytes(compiled(path, unpacked, {"c4lab/used.py"}))
    beside = f"c4lab/__pycache__/used.{sys.implementation.cache_tag}.pyc"
    assert names(path) == {"c4lab/__init__.py", "c4lab/used.py", beside, "c4lab/unused.py"}
