"""The `.wasm` files: made of the sources that are here, and what they answer."""

import sys

import pytest

from c4lab.solver import compiled_engine
from c4lab.work import wasm
from tools.wasm import __main__ as command
from tools.wasm import emitting
from tools.wasm.recipes import Recipe, recipes


@pytest.mark.parametrize("recipe", recipes(), ids=lambda recipe: recipe.file.name)
def test_each_file_is_made_of_the_sources_that_are_here(recipe):
    assert command.is_fresh(recipe), "python -m tools.wasm makes it anew"
    assert recipe.file.stat().st_size < 10_000


def test_a_change_of_a_source_shows(tmp_path):
    source, file = tmp_path / "source.py", tmp_path / "made.wasm"
    source.write_text("LOOK = 1")
    file.write_bytes(b"code")
    recipe = Recipe(file, (source,), dict)
    first = recipe.digests
    source.write_text("LOOK = 2")
    assert recipe.digests[0] == first[0]
    assert recipe.digests[1] != first[1]


def test_memory_is_empty_and_ones_own():
    one, other = (wasm.load(compiled_engine.file_for(compiled_engine.STANDARD), 256) for _ in "ab")
    one.write(one.start, b"mine")
    assert one.read(one.start, 5) == b"mine\0"
    assert other.read(other.start, 256) == bytes(256)
    with pytest.raises(MemoryError, match="There is no room for"):
        wasm.load(compiled_engine.file_for(compiled_engine.STANDARD), 1 << 33)


def test_without_a_linker_it_is_said_what_to_install(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(emitting, "find_spec", lambda name: None)
    monkeypatch.setattr(command, "recipes", lambda: [Recipe(tmp_path / "a.wasm", (), dict)])
    monkeypatch.setattr(command, "object_code", lambda entries: b"")
    monkeypatch.setattr(sys, "argv", ["wasm", "--only", "a.wasm"])
    assert command.main() == 1
    said = capsys.readouterr().err
    assert said == "The linker is missing: install it with: python -m pip install ziglang\n"
