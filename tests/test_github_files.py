"""What GitHub reads of the repository: workflows, forms for issues, updates, how to cite it."""

from pathlib import Path

import pytest
from click.testing import CliRunner

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
    command = pytest.importorskip("check_jsonschema", reason="check-jsonschema is not installed")
    assert FILES[schema]
    files = [str(path) for path in FILES[schema]]
    asked = ["--builtin-schema", f"vendor.{schema}", *files]
    checked = CliRunner().invoke(command.main, asked)
    assert checked.exit_code == 0, checked.output
