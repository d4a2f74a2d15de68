"""Every picture is as it was when somebody last looked at it."""

from tests.looked_at import changed, pictures


def test_each_picture_is_as_it_was() -> None:
    assert not changed(pictures()), "look at them: see tests/looked_at.py"
