"""What the lessons state is true: their cells run, with the proofs that stand between them."""

from pathlib import Path

import pytest
from nbformat.v4 import new_code_cell

from tools.authoring.drafts import draft, targets
from tools.authoring.running import run
from tools.authoring.text import tags

pytestmark = pytest.mark.slow

REPO = Path(__file__).resolve().parents[1]
LESSONS = [target for target in targets(REPO) if target.folder == "notebooks"]
COUNTED = f"""
import sys

sys.path.append({str(REPO)!r})
from tests.counted import only_count

only_count()
del only_count, sys
"""


def counted(notebook):
    """The notebook, which first sees to it that it only counts."""
    notebook.cells.insert(0, new_code_cell(COUNTED, metadata={"tags": ["proof"]}))
    return notebook


@pytest.mark.parametrize("target", LESSONS[::-1], ids=lambda target: target.name)
def test_the_proofs_hold(target):
    run(counted(draft(target, proofs=True)), target.name)


def test_lessons_with_figures_have_proofs():
    proved = [
        target
        for target in LESSONS
        if any("proof" in tags(cell) for cell in draft(target, proofs=True).cells)
    ]
    assert len(proved) >= 8
