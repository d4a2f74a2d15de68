"""The repo's notebooks agree with their sources, and hold nothing that they should not."""

from pathlib import Path

import pytest

from tools.authoring.agree import problems

pytestmark = pytest.mark.slow

REPO = Path(__file__).resolve().parents[1]


def test_notebooks_agree_with_their_sources() -> None:
    found = problems(REPO)
    assert not found, "\n".join(found)
