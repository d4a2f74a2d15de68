"""Each command has the name that its line in the table says."""

import pytest

from c4lab.__main__ import COMMANDS, main
from tools.__main__ import COMMANDS as MAINTAINERS
from tools.__main__ import main as maintain


@pytest.mark.parametrize(
    ("program", "run", "command"),
    [
        *(("c4lab", main, command) for command in COMMANDS),
        *(("tools", maintain, command) for command in MAINTAINERS),
    ],
)
def test_help_is_that_of_the_command(program, run, command, capsys):
    with pytest.raises(SystemExit) as end:
        run([command, "--help"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m {program} {command} ")


def test_a_learners_environment_is_told_what_a_maintainers_has(monkeypatch, capsys):
    monkeypatch.setitem(MAINTAINERS, "build", "not_installed")
    assert maintain(["build"]) == 1
    told = "This needs not_installed: run `python3 bootstrap.py test`.\n"
    assert capsys.readouterr().err == told
