"""What the lessons state is true: their cells run, with the proofs that stand between them."""

from pathlib import Path

import pytest
from nbformat.v4 import new_code_cell

from tools.authoring.drafts import draft, targets
from tools.authoring.running import run

REPO = Path(__file__).resolve().parents[1]
LESSONS = [target for target in targets(REPO) if target.folder == "notebooks"]
COUNTED = f"""
import sys

sys.path.append({str(REPO)!r})
from tests.counted import only_count

only_count()
del only_count, sys
"""


@pytest.mark.slow
@pytest.mark.parametrize("target", LESSONS[::-1], ids=lambda target: target.name)
def test_the_proofs_hold(target):
    notebook = draft(target, proofs=True)
    notebook.cells.insert(0, new_code_cell(COUNTED, metadata={"tags": ["proof"]}))
    run(notebook, target.name)
