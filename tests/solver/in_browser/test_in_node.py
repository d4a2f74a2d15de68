"""The compiled solver in a browser's Python, which node runs here: the scores are the same."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from c4lab.solver.running import NODES

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
PYODIDE = Path(os.environ.get("C4LAB_PYODIDE", ROOT / "dist" / "site" / "static" / "pyodide"))
"""The folder with Pyodide: the one that `make site` makes, or another."""
SETS = {
    **{"end-easy": 100, "middle-easy": 100, "begin-easy": 100, "middle-medium": 50},
    "begin-medium": 30,  # some of these take several slices
}


def missing():
    """What these tests need and do not find."""
    if shutil.which("node") is None:
        yield "node is not on the path"
    if not (PYODIDE / "pyodide.mjs").exists():
        yield f"there is no Pyodide in {PYODIDE}"


pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool([*missing()]), reason="; ".join(missing())),
]


@pytest.fixture(scope="module")
def said():
    """What the program says in Pyodide: it takes some ten seconds, half of them to start."""
    done = subprocess.run(
        ["node", str(HERE / "in_node.mjs"), str(PYODIDE), str(ROOT)]
        + [f"{name}:{many}" for name, many in SETS.items()],
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout.splitlines()[-1]))


def test_the_scores_are_the_same(said):
    assert said["compiled"]
    assert said["wrong"] == []
    assert said["asked"] == sum(SETS.values())
    assert said["nodes"] > 10 * NODES


def test_a_search_lets_the_page_have_its_turns_and_is_stopped(said):
    assert said["over"] is False
    assert said["stopped"]
