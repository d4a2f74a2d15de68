"""What GitHub reads of the repository: workflows, forms for issues, updates, how to cite it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
CONFIG = GITHUB / "ISSUE_TEMPLATE" / "config.yml"
FILES = {  # by the schema of check-jsonschema that they have to keep to
    "github-workflows": sorted(GITHUB.glob("workflows/*.yml")),
    "github-issue-forms": sorted({*GITHUB.glob("ISSUE_TEMPLATE/*.yml")} - {CONFIG}),
    "github-issue-config": [CONFIG],
    "dependabot": [GITHUB / "dependabot.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
}


@pytest.mark.slow
@pytest.mark.parametrize("schema", FILES)
def test_github_can_read_the_files(schema: str) -> None:
    pytest.importorskip("check_jsonschema", reason="check-jsonschema is not installed")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}"]
    assert FILES[schema]
    files = [str(path) for path in FILES[schema]]
    checked = subprocess.run([*command, *files], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
