"""Every widget hands to its script what it did when somebody last looked at it."""

import pytest

from tests.looked_at import changed, states
from tools.authoring.agree import all_said


@pytest.fixture(scope="module")
def handed_over() -> dict[str, str]:
    return states()


def test_each_widget_begins_as_it_did(handed_over: dict[str, str]) -> None:
    assert not changed(handed_over), "look at them: see tests/looked_at.py"


def test_each_picture_of_a_static_form_has_an_alternative_text(
    handed_over: dict[str, str],
) -> None:
    pages = {name: page for name, page in handed_over.items() if name.endswith(", page")}
    assert sum("<img" in page for page in pages.values()) > 12
    assert [name for name, page in pages.items() if not all_said(page)] == []
