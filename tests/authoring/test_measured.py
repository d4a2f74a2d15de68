"""Measurements are made anew where what they measure has changed, and nowhere else."""

from importlib import import_module
from pathlib import Path

import pytest

from c4lab.games import TicTacToe
from c4lab.instruments import race
from c4lab.search import minimax
from tools.authoring import measured
from tools.authoring.measured import signature


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
def test_what_a_measurement_depends_on(module, changes, monkeypatch, tmp_path):
    names = {"minimax": minimax, "position": TicTacToe(), "race": race, "n": 3, "path": Path()}
    before = signature(names)
    assert before == signature(names)
    import_module(module)
    real, longer = measured._file, tmp_path / "longer.py"
    longer.write_text(Path(real(module)).read_text() + "# one line more\n")
    monkeypatch.setattr(
        measured, "_file", lambda name: str(longer) if name == module else real(name)
    )
    assert (signature(names) != before) == changes
