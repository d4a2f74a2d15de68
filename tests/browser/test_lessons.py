"""Notebooks of each kind open in JupyterLab and run from the top to the end.

That the others run is seen without a browser: lessons by `tests.test_proofs`, exercises and
solutions by nbval.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from workbench import FOLDERS, REPO, Lab


def notebooks(folder: str) -> list[str]:
    return sorted(path.relative_to(REPO).as_posix() for path in Path(REPO, folder).glob("*.ipynb"))


LESSONS, EXERCISES, SOLUTIONS = map(notebooks, FOLDERS)
NOTEBOOKS = [LESSONS[0], LESSONS[5], EXERCISES[0], SOLUTIONS[5]]  # 05 has widgets and is quick


@pytest.mark.parametrize("path", NOTEBOOKS)
def test_runs_to_the_end(lab: Lab, path: str) -> None:
    page = lab.open(path)
    for output in page.locator(".jp-OutputArea-output").all():
        assert output.get_attribute("data-mime-type") != "application/vnd.jupyter.stderr"
    results = page.locator(".jp-OutputArea-output", has_text=" point").all_inner_texts()
    if path.startswith("exercises/"):
        assert results
        assert not any(sign in text for text in results for sign in "✓✗")
        assert any("Not attempted yet" in text for text in results)
    if path.startswith("solutions/"):
        assert results
        assert all("✓ Right" in text for text in results)
