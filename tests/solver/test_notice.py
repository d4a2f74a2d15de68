"""While the solver is being compiled, it says so, and goes on saying so."""

from time import sleep

import pytest

from c4lab.solver import notice


def test_a_long_wait_is_told_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(notice, "REMIND_AFTER", 0.01)
    with notice.compiling("this computer"):
        while "still being compiled" not in (said := capsys.readouterr().err):
            assert "is being compiled for this computer" in said or not said
            sleep(0.02)
    capsys.readouterr()
    sleep(0.05)
    assert capsys.readouterr().err == ""
