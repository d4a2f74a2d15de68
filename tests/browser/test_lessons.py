"""The first lesson and its exercise open in JupyterLab and run from the top to the end.

That the others run is seen without a browser: lessons by `tests.test_proofs`, exercises and
solutions by nbval.
"""

import pytest
from workbench import Lab

WELCOME = ["notebooks/00_welcome.ipynb", "exercises/00_welcome.ipynb"]


@pytest.mark.parametrize("path", WELCOME)
def test_runs_to_the_end(lab: Lab, path: str) -> None:
    page = lab.open(path)
    for output in page.locator(".jp-OutputArea-output").all():
        assert output.get_attribute("data-mime-type") != "application/vnd.jupyter.stderr"
    results = page.locator(".jp-OutputArea-output", has_text=" point").all_inner_texts()
    if path.startswith("exercises/"):
        assert results
        assert not any(sign in text for text in results for sign in "✓✗")
        assert any("Not attempted yet" in text for text in results)
