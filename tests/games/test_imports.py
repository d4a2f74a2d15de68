"""What a game or a search may load: nothing beyond Python itself."""

import subprocess
import sys

import pytest

HEAVY = {"numpy", "pandas", "numba", "IPython", "matplotlib", "ipywidgets", "anywidget", "tqdm"}


@pytest.mark.parametrize(
    "modules",
    [
        "c4lab.games, c4lab.search, c4lab.evaluation",
        "c4lab.solver.sim",
        "c4lab.solver.plain, c4lab.data",
        "c4lab.players, c4lab.pictures",
        "c4lab.checks",
    ],
)
def test_loads_nothing_heavy(modules: str) -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", f"import {modules}, sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert not HEAVY.intersection(loaded)
