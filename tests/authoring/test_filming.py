"""README's moving picture."""

from tools.__main__ import main
from tools.authoring import filming


def test_the_command_writes_what_readme_shows(tmp_path, monkeypatch):
    shown = filming.FILM.read_text(encoding="utf-8")
    monkeypatch.setattr(filming, "FILM", tmp_path / "filming.svg")
    assert main(["film"]) == 0
    assert filming.FILM.read_text(encoding="utf-8") == shown
    assert len(shown) < 1_000_000
