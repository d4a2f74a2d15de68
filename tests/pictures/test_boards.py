"""The pictures of positions: what a reader must be able to tell from them."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from c4lab.games import ConnectFour, Position, Sim, TicTacToe
from c4lab.instruments import Meter
from c4lab.pictures import draw, mark, spots

POSITIONS: list[Any] = [
    *map(TicTacToe.parse, ("", "519", "15243")),
    *map(Sim.parse, ("", "12-34-15", "12-34-13-56-23")),
    *map(ConnectFour.parse, ("", "111111", "4455332")),
]
every_position = pytest.mark.parametrize("position", POSITIONS, ids=repr)


def count(picture: str, name: str) -> int:
    return sum(1 for element in ET.fromstring(picture).iter() if element.tag.endswith(name))


@every_position
def test_a_picture_is_one_svg_that_says_the_board(position: Position) -> None:
    root = ET.fromstring(draw(position))
    assert root.tag.endswith("svg")
    words = root.attrib["aria-label"].replace(" / ", "\n")
    for line in position.diagram().splitlines():
        assert line.replace(": -", ": none") in words


@every_position
def test_a_watched_position_looks_like_the_one_behind_it(position: Position) -> None:
    watched = Meter().watch(position)
    assert draw(watched) == draw(position)
    assert spots(watched) == spots(position)


@every_position
def test_the_spots_are_all_moves_of_the_game_each_somewhere_else(position: Position) -> None:
    found = spots(position)
    assert {spot.move for spot in found} == set(type(position)().moves())
    assert len({(round(spot.x), round(spot.y)) for spot in found}) == len(found)
    for spot in found:
        ET.fromstring(spot.shape)
        if not isinstance(position, ConnectFour) and position.result() is None:
            assert spot.label.endswith(", free") == (spot.move in position.moves())


def test_labels_say_who_took_what() -> None:
    labels = {spot.move: spot.label for spot in spots(TicTacToe.parse("51"))}
    assert labels[5] == "square 5, centre, taken by X"
    assert labels[1] == "square 1, top left, taken by O"
    assert labels[9] == "square 9, bottom right, free"
    labels = {spot.move: spot.label for spot in spots(Sim.parse("12-34"))}
    assert labels[12] == "edge 12, red"
    assert labels[34] == "edge 34, amber"
    assert labels[56] == "edge 56, free"


def test_the_last_move_and_a_finished_line_are_marked() -> None:
    assert count(draw(TicTacToe.parse("519")), "text") == 6  # only empty squares are numbered
    assert count(draw(TicTacToe()), "rect") == 0
    assert count(draw(TicTacToe.parse("51")), "rect") == 1
    assert count(draw(TicTacToe.parse("15243")), "rect") == 3
    assert count(draw(Sim.parse("12-34")), "polygon") == 0
    assert count(draw(Sim.parse("12-34-13-56-23")), "polygon") == 1


def test_players_differ_by_more_than_colour() -> None:
    assert "stroke-dasharray" not in draw(Sim.parse("12"))
    assert "stroke-dasharray" in draw(Sim.parse("12-34"))
    assert "circle" not in draw(TicTacToe.parse("5"))
    assert "circle" in draw(TicTacToe.parse("51"))


@pytest.mark.parametrize("position", [TicTacToe.parse("5"), Sim.parse("12")])
def test_moves_can_be_lit_and_a_mark_is_what_the_move_adds(position: Any) -> None:
    move = position.moves()[0]
    assert draw(position, [move]) != draw(position)
    assert mark(position, move) in draw(position.play(move))
    assert mark(position, move) not in draw(position)


class Heap:
    """A learner's own game: not one of ours at all."""

    def diagram(self) -> str:
        return "three < four\nfive"

    def __str__(self) -> str:
        return "3"


def test_a_game_without_a_picture_shows_its_diagram() -> None:
    heap: Any = Heap()
    lines = [element.text for element in ET.fromstring(draw(heap))]
    assert lines == ["three < four", "five"]
    assert spots(heap) == []
    assert mark(heap, 1) == ""


def test_a_click_on_the_middle_of_an_edge_of_sim_is_for_that_edge() -> None:
    order = [spot.move for spot in spots(Sim())]
    # The middle of 13 lies on 25, of 24 on 36, of 15 on 36: what comes later lies on top.
    for edge, diagonal in ((13, 25), (24, 36), (15, 36)):
        assert order.index(edge) > order.index(diagonal)
