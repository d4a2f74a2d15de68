"""What the lessons state is true: their cells run, with the proofs that stand between them."""

from __future__ import annotations

from pathlib import Path

import pytest

from c4lab.authoring.draft import Target, draft, targets
from c4lab.authoring.run import run
from c4lab.authoring.text import tags

REPO = Path(__file__).resolve().parents[1]
LESSONS = [target for target in targets(REPO) if target.folder == "notebooks"]


@pytest.mark.parametrize("target", LESSONS, ids=lambda target: target.name)
def test_the_proofs_hold(target: Target) -> None:
    run(draft(target, proofs=True), target.name, REPO / target.folder)


def test_lessons_with_figures_have_proofs() -> None:
    proved = [
        target
        for target in LESSONS
        if any("proof" in tags(cell) for cell in draft(target, proofs=True).cells)
    ]
    assert len(proved) >= 8
