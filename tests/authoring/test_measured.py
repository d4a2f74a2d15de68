"""Measurements are made anew where what they measure has changed, and nowhere else."""

from importlib import import_module
from pathlib import Path

import pytest

from c4lab.games import TicTacToe
from c4lab.instruments import race
from c4lab.search import minimax
from tools.authoring import measured
from tools.authoring.measured import signature


@pytest.fixture
def edited(monkeypatch, tmp_path):
    """Has a module's text end in one more line, as long as the signature is made."""

    def edit(module):
        import_module(module)
        copy = tmp_path / "edited.py"
        copy.write_text(Path(measured._file(module)).read_text() + "# one line more\n")
        real = measured._file
        monkeypatch.setattr(
            measured, "_file", lambda name: str(copy) if name == module else real(name)
        )

    return edit


@pytest.mark.parametrize(
    ("module", "changes"),
    [
        ("c4lab.search.minimax_search", True),
        ("c4lab.search.choice", True),  # minimax uses it
        ("c4lab.games.tictactoe", True),
        ("c4lab.games", False),  # a new game is a line there
        ("c4lab.instruments.style", False),
    ],
)
def test_what_a_measurement_depends_on(edited, module, changes):
    names = {"minimax": minimax, "position": TicTacToe(), "race": race, "n": 3, "path": Path()}
    before = signature(names)
    assert before == signature(names)
    edited(module)
    assert (signature(names) != before) == changes
