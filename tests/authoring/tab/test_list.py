"""The list of cells that run in a browser tab is that of the lessons as they are."""

from pathlib import Path

import pytest

from tools.__main__ import main
from tools.authoring.drafts import draft, targets
from tools.authoring.tab.cells import BEGINNING, Outcome
from tools.authoring.tab.listing import FOLDERS, LIST, lines, listed, outcomes

ROOT = Path(__file__).parents[3]
TARGETS = {
    f"{each.folder}/{each.lesson}": each
    for each in targets(ROOT)
    if each.folder in FOLDERS and each.source.stem != "glossary"
}
KNOWN = listed(LIST.read_text(encoding="utf-8"))
QUICK = ("notebooks/00_welcome", "notebooks/04_big_o", "solutions/08_move_ordering")
LIBRARIES = ("numpy", "pandas", "matplotlib", "joblib")


def test_every_notebook_is_listed() -> None:
    assert KNOWN.keys() == TARGETS.keys()


@pytest.mark.parametrize("name", TARGETS)
def test_the_cells_of_the_list_are_those_of_the_notebook(name: str) -> None:
    cells = [cell.source for cell in draft(TARGETS[name]).cells if cell.cell_type == "code"]
    head, *rest = KNOWN[name]
    stopped = sum("does not run" in line for line in rest)
    assert head == f"{name}: {len(cells) - stopped} of {len(cells)} cells run"
    for line in rest:
        number, _, begins = line.strip().partition(" ")
        first = cells[int(number) - 1].strip().partition("\n")[0][:BEGINNING]
        assert begins.rpartition(" | ")[2].rstrip() == first.rstrip()


@pytest.mark.parametrize("name", TARGETS)
def test_what_does_not_run_lacks_a_library_or_what_another_cell_makes(name: str) -> None:
    for line in KNOWN[name]:
        if "does not run" in line:
            why = line.partition("does not run: ")[2]
            needs = why.removeprefix("This cell needs ").partition(",")[0]
            assert needs in LIBRARIES or why.startswith("It needs what an earlier cell makes")


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
def test_what_the_list_says_is_so(name: str) -> None:
    assert list(lines(name, outcomes(TARGETS[name]))) == KNOWN[name]


def test_a_line_for_each_cell_that_does_not_just_run() -> None:
    found = [
        Outcome(1, "import c4lab", "", []),
        Outcome(2, "import numpy", "This cell needs numpy.", ["numpy"]),
        Outcome(3, "race()", "", ["pandas"]),
    ]
    text = list(lines("notebooks/07", found))
    assert text == [
        "notebooks/07: 2 of 3 cells run",
        "   2 does not run: This cell needs numpy. | import numpy",
        "   3 runs without pandas | race()",
    ]
    assert listed("\n".join(text)) == {"notebooks/07": text}


def test_the_command_says_what_differs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tools.authoring.tab import listing

    monkeypatch.setattr(listing, "LIST", tmp_path / "list.txt")
    monkeypatch.setattr(listing, "outcomes", lambda target: [Outcome(1, "1 + 1", "", [])])
    assert main(["tab", "00"]) == 1
    assert "Not as in list.txt: notebooks/00_welcome" in capsys.readouterr().out
    assert main(["tab", "00", "--write"]) == 0
    assert main(["tab", "00"]) == 0
