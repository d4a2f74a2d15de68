"""Every widget hands to its script what it did when somebody last looked at it."""

from tests.looked_at import changed, states


def test_each_widget_begins_as_it_did() -> None:
    assert not changed(states()), "look at them: see tests/looked_at.py"
