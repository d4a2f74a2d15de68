"""The workflow that GitHub runs for forks."""

import subprocess
import sys
from pathlib import Path

import pytest

WORKFLOWS = Path(__file__).parents[1] / ".github" / "workflows"


@pytest.mark.slow
def test_github_can_read_the_workflows() -> None:
    pytest.importorskip("check_jsonschema", reason="check-jsonschema is not installed")
    command = [sys.executable, "-m", "check_jsonschema"]
    schema = ["--builtin-schema", "vendor.github-workflows"]
    files = [str(path) for path in WORKFLOWS.glob("*.yml")]
    assert files
    checked = subprocess.run([*command, *schema, *files], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
