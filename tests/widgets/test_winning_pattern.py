"""The patterns catch the cells that the solver's shifts find, and the widget says which do."""

import re

import pytest

from c4lab.data import easy_positions, quiet_positions
from c4lab.games.bits import to_bits
from c4lab.games.grid import cell_name
from c4lab.solver.plain.bits import winning_cells
from c4lab.widgets import WinningPatterns
from c4lab.widgets.filtering import cells
from c4lab.widgets.thirteen_patterns import all_patterns, catching
from c4lab.widgets.winning_pattern import ALL

MIDDLE = "242632433576416163"


@pytest.mark.slow
def test_the_empty_cells_that_are_caught_are_the_winning_cells() -> None:
    caught_by = set()
    for position, _ in (*quiet_positions()[::20], *easy_positions()[::4]):
        mine, mask = to_bits(position)
        for discs in (mine, mine ^ mask):
            caught = {cell: catching(discs, cell) for cell in ALL if not position.at(cell)}
            winning = {cell for cell, found in caught.items() if found}
            assert winning == set(cells(winning_cells(discs, mask)))
            caught_by |= {pattern for found in caught.values() for pattern, _ in found}
    assert caught_by == set(all_patterns())
    assert len(caught_by) == 13


def test_a_pattern_is_named_with_its_discs() -> None:
    widget = WinningPatterns(MIDDLE)
    assert widget.status == "Choose a cell."
    widget._hear(None, {"do": "choose", "cell": [5, 3]}, None)
    assert widget.status == (
        "e3 is a winning cell of red. What catches it: red's level # # ? # (c3 d3 f3); "
        "red's rising # # ? # (c1 d2 f4)."
    )
    assert [each["cell"] for each in widget.cells if each["pressed"]] == [[5, 3]]
    for beyond in ([8, 1], [1, 0], "e3", None):
        widget._hear(None, {"do": "choose", "cell": beyond}, None)
    assert widget.status.startswith("e3")


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        (
            "d5",
            "d5 is a winning cell of amber. What catches it: amber's rising # # # ? (a2 b3 c4).",
        ),
        ("c1", "On c1 lies a disc, so nobody wins there. What catches it: amber's level"),
        ("a6", "No pattern catches a6, neither with red's discs nor with amber's."),
    ],
)
def test_what_is_said_of_a_cell(cell: str, said: str) -> None:
    assert WinningPatterns(MIDDLE, cell).status.startswith(said)


def test_upright_and_level_for_either_side() -> None:
    assert "red's upright # # # ? (a1 a2 a3)" in WinningPatterns("12131", "a4").status
    assert "d1 is a winning cell of red." in WinningPatterns("1122335", "d1").status
    assert "d2 is a winning cell of amber." in WinningPatterns("1122335", "d2").status


def test_the_discs_of_a_pattern_are_lit_and_its_cell_has_a_sign() -> None:
    plain, caught, none = (WinningPatterns(MIDDLE, cell).picture() for cell in ("", "d5", "a6"))
    ring = 'stroke-width="4"/>'
    assert [svg.count(ring) for svg in (plain, none, caught)] == [0, 2, 8]
    assert [svg.count('d="M0 -9V9M-9 0H9"') for svg in (plain, none, caught)] == [0, 0, 1]


def test_columns_and_rows_are_named_as_cells_are() -> None:
    texts = re.findall(r"<text x=\"([-\d.]+)\"[^>]*>(\w)</text>", WinningPatterns(MIDDLE).picture())
    assert "".join(text for _, text in texts) == "abcdefg123456"
    assert all(float(x) == -10 for x, text in texts if text.isdigit())


def test_each_button_lies_over_its_cell() -> None:
    widget = WinningPatterns(MIDDLE, "e3")
    sizes = re.search(r'width="(\d+)" height="(\d+)"', widget.picture())
    sign = re.search(r'translate\((\d+) (\d+)\)" stroke-linecap', widget.picture())
    assert sizes
    assert sign
    ((left, top, wide, high),) = [each["box"] for each in widget.cells if each["pressed"]]
    across, up = int(sizes[1]) / 100, int(sizes[2]) / 100
    assert (left + wide / 2) * across == pytest.approx(20 + int(sign[1]))
    assert (top + high / 2) * up == pytest.approx(int(sign[2]))


def test_each_cell_has_a_button_over_it() -> None:
    buttons = {button["label"]: button for button in WinningPatterns(MIDDLE).cells}
    assert len(buttons) == 42
    assert buttons["c1, red"]["cell"] == [3, 1]
    assert {label.partition(",")[0] for label in buttons} == set(map(cell_name, ALL))
    for button in buttons.values():
        left, top, wide, high = button["box"]
        assert 0 <= left <= 100 - wide
        assert 0 <= top <= 100 - high


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="is no position on 7 by 6 cells"):
        WinningPatterns(4455)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'h1' is no cell: give one from 'a1' to 'g6'"):
        WinningPatterns(MIDDLE, "h1")


def test_it_has_a_form_for_pages_that_run_nothing() -> None:
    bundle, _ = WinningPatterns(MIDDLE, "d5")._repr_mimebundle_()
    assert bundle["text/html"].count("<img ") == 1
    for form in ("text/html", "text/plain"):
        assert "amber's rising # # # ? (a2 b3 c4)" in bundle[form].replace("&#x27;", "'")
