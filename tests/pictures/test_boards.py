"""The pictures of positions: what a reader must be able to tell from them."""

import re
import xml.etree.ElementTree as ET

import pytest

from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.instruments import Meter
from c4lab.pictures import draw, mark, spots
from c4lab.pictures.connect_four import CELL, Rack
from c4lab.pictures.theme import PLAYER_FILL


class Three(ConnectFour):
    width, height, connect = 3, 3, 3


CONNECT_FOUR = [*map(ConnectFour.parse, ("", "111111", "4455332")), Three.parse("11223")]
POSITIONS = [
    *map(TicTacToe.parse, ("", "519", "15243")),
    *map(Sim.parse, ("", "12-34-15", "12-34-13-56-23")),
    *CONNECT_FOUR,
]
FOUR, RACK = ConnectFour.parse("4455"), Rack(7, 6)
every_position = pytest.mark.parametrize("position", POSITIONS, ids=repr)


def elements(picture, name):
    return [element for element in ET.fromstring(picture).iter() if element.tag.endswith(name)]


@every_position
def test_a_picture_is_one_svg_that_says_the_board_also_of_a_watched_position(position):
    root = ET.fromstring(draw(position))
    assert root.tag.endswith("svg")
    words = root.attrib["aria-label"].replace(" / ", "\n")
    for line in position.diagram().splitlines():
        assert line.replace(": -", ": none") in words
    watched = Meter().watch(position)
    assert draw(watched) == draw(position)
    assert spots(watched) == spots(position)


@every_position
def test_the_spots_are_all_moves_of_the_game_each_somewhere_else(position):
    found = spots(position)
    assert {spot.move for spot in found} == set(type(position)().moves())
    assert len({(round(spot.x), round(spot.y)) for spot in found}) == len(found)
    for spot in found:
        ET.fromstring(spot.shape)


@pytest.mark.parametrize(
    ("position", "labels"),
    [
        (
            TicTacToe.parse("51"),
            {
                5: "square 5, centre, taken by X",
                1: "square 1, top left, taken by O",
                9: "square 9, bottom right, free",
            },
        ),
        (Sim.parse("12-34"), {12: "edge 12, red", 34: "edge 34, amber", 56: "edge 56, free"}),
        (
            ConnectFour.parse("4122222273"),
            {
                1: "column 1, 1 disc, open; from the bottom amber",
                2: "column 2, 6 discs, full; from the bottom red, amber, red, amber, red, amber",
                5: "column 5, no discs, open",
            },
        ),
    ],
)
def test_labels_say_who_took_what(position, labels):
    found = {spot.move: spot.label for spot in spots(position)}
    assert labels.items() <= found.items()


@pytest.mark.parametrize(
    ("position", "name", "count"),
    [
        (TicTacToe.parse("519"), "text", 6),  # only empty squares are numbered
        (TicTacToe(), "rect", 0),
        (TicTacToe.parse("51"), "rect", 1),
        (TicTacToe.parse("15243"), "rect", 3),
        (Sim.parse("12-34"), "polygon", 0),
        (Sim.parse("12-34-13-56-23"), "polygon", 1),
    ],
)
def test_the_last_move_and_a_finished_line_are_marked(position, name, count):
    assert len(elements(draw(position), name)) == count


@pytest.mark.parametrize(
    ("move", "by_first", "by_second"),
    [
        (5, TicTacToe(), TicTacToe.parse("1")),
        (12, Sim(), Sim.parse("34")),
        (4, ConnectFour(), ConnectFour.parse("1")),
    ],
)
def test_players_differ_by_more_than_colour(move, by_first, by_second):
    first, second = (
        re.sub(r'\b(fill|stroke)="[^"]*"', "", mark(position, move))
        for position in (by_first, by_second)
    )
    assert first != second


@pytest.mark.parametrize("position", [TicTacToe.parse("5"), Sim.parse("12")])
def test_moves_can_be_lit_and_a_mark_is_what_the_move_adds(position):
    move = position.moves()[0]
    assert draw(position, [move]) != draw(position)
    assert mark(position, move) in draw(position.play(move))
    assert mark(position, move) not in draw(position)


class Heap:
    """A learner's own game: not one of ours at all."""

    def diagram(self):
        return "three < four\nfive"


def test_a_game_without_a_picture_shows_its_diagram():
    heap = Heap()
    lines = [element.text for element in ET.fromstring(draw(heap))]
    assert lines == ["three < four", "five"]
    assert spots(heap) == []
    assert mark(heap, 1) == ""


def test_a_click_on_the_middle_of_an_edge_of_sim_is_for_that_edge():
    order = [spot.move for spot in spots(Sim())]
    # The middle of 13 lies on 25, of 24 on 36, of 15 on 36: what comes later lies on top.
    for edge, diagonal in ((13, 25), (24, 36), (15, 36)):
        assert order.index(edge) > order.index(diagonal)


@pytest.mark.parametrize("position", CONNECT_FOUR, ids=repr)
def test_connect_four_has_every_disc_and_the_numbers_of_the_columns(position):
    picture = draw(position)
    circles = elements(picture, "circle")
    fills = [circle.get("fill") for circle in circles]
    height = float(ET.fromstring(picture).get("height"))
    assert all(float(circle.get("cy")) + CELL / 2 < height for circle in circles)
    for player, fill in PLAYER_FILL.items():
        assert fills.count(fill) == sum(column.count(player) for column in position.columns)
    numbers = [text.text for text in elements(picture, "text")]
    assert numbers == [str(column) for column in range(1, position.width + 1)]


def test_the_last_disc_is_the_one_that_falls_and_it_is_marked():
    ((disc, *_),) = [g for g in elements(draw(FOUR), "g") if g.get("class") == "falls"]
    place = float(disc.get("cx")), float(disc.get("cy"))
    assert (place, disc.get("fill")) == (RACK.centre((5, 2)), PLAYER_FILL[-1])
    tile = RACK.tile((5, 2))
    assert tile in draw(FOUR)
    assert tile not in draw(FOUR.play(1))


def test_every_line_that_won_is_struck_through_whole():
    position = ConnectFour.parse("637667577773534")
    for end in ((7, 1), (7, 4)):
        strike = RACK.strike((4, 1), end)
        assert strike in draw(position)
        begins = float(re.search(r"M([\d.]+)", strike)[1])
        assert 0 < RACK.centre((4, 1))[0] - begins < CELL / 2


def test_columns_and_cells_are_lit_and_signs_differ_by_their_shape():
    picture = draw(FOUR, [3, (3, 1), (4, 1)], signs={(6, 1): "+", (7, 1): "×"})
    full, empty = RACK.ring((4, 1), empty=False), RACK.ring((3, 1), empty=True)
    plus, cross = RACK.sign((6, 1), "+"), RACK.sign((7, 1), "×")
    assert all(each in picture for each in (RACK.outline(3), full, empty, plus, cross))
    assert empty.count("<circle") > full.count("<circle")
    paths = [elements(each, "path")[0].get("d") for each in (plus, cross)]
    assert paths[0] != paths[1]


def test_a_mark_shows_the_disc_above_the_column_and_where_it_lands():
    ghost = mark(ConnectFour.parse("44"), 4)
    circles = [each for each in elements(ghost, "circle") if each.get("fill") == PLAYER_FILL[+1]]
    x, y = RACK.centre((4, 3))
    assert [float(circle.get("cx")) for circle in circles] == [x, x]
    landing, above = (float(circle.get("cy")) for circle in circles)
    assert landing == y
    assert above < RACK.centre((4, 6))[1] - CELL / 2
