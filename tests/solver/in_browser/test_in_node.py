"""The compiled solver in a browser's Python, which node runs here: the scores are the same."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
PYODIDE = Path(os.environ.get("C4LAB_PYODIDE", ROOT / "dist" / "site" / "static" / "pyodide"))
"""The folder with Pyodide: the one that `make site` makes, or another."""


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="node is not on the path")
@pytest.mark.skipif(not (PYODIDE / "pyodide.mjs").exists(), reason=f"no Pyodide in {PYODIDE}")
def test_the_scores_are_the_same_and_a_search_lets_the_page_have_its_turns_and_is_stopped():
    """Some ten seconds, half of them to start."""
    command = ["node", str(HERE / "in_node.mjs"), str(PYODIDE), str(ROOT)]
    done = subprocess.run(command, capture_output=True, check=False, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
