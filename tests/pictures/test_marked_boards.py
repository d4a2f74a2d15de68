"""A board with marks says which cells and columns they mark."""

from html import unescape

from c4lab.games import ConnectFour
from c4lab.pictures.marked_boards import ringed

BOARD = ConnectFour.parse("4455")


def alt(html: str) -> list[str]:
    return unescape(html.partition('alt="')[2].partition('"')[0]).split("\n")


def test_what_is_marked_is_in_the_alternative_text() -> None:
    assert alt(ringed(BOARD)) == BOARD.diagram().split("\n")
    assert alt(ringed(BOARD, [(1, 3), (7, 6)]))[-1] == "with a ring: a3, g6"
    assert alt(ringed(BOARD, [3, 7]))[-1] == "with an arrow above: 3, 7"
    assert alt(ringed(BOARD, [3, (1, 2)]))[-2:] == ["with a ring: a2", "with an arrow above: 3"]
