"""The picture of Connect Four: discs, the last move, what won, and what is lit."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from c4lab.games import ConnectFour
from c4lab.pictures import draw, mark, spots
from c4lab.pictures.connect_four import CELL, Rack, winning_runs
from c4lab.pictures.theme import PLAYER_FILL


class Three(ConnectFour):
    """The smallest board that is any fun."""

    width, height, connect = 3, 3, 3


POSITIONS: list[Any] = [
    *map(ConnectFour.parse, ("", "111111", "4455332")),
    *map(Three.parse, ("", "11223")),
]
every_position = pytest.mark.parametrize("position", POSITIONS, ids=repr)


def elements(picture: str, name: str) -> list[Any]:
    return [element for element in ET.fromstring(picture).iter() if element.tag.endswith(name)]


def discs(picture: str, player: int) -> int:
    return sum(circle.get("fill") == PLAYER_FILL[player] for circle in elements(picture, "circle"))


@every_position
def test_it_has_every_disc_and_the_numbers_of_the_columns(position: ConnectFour) -> None:
    picture = draw(position)
    for player in (+1, -1):
        expected = sum(column.count(player) for column in position.columns)
        assert discs(picture, player) == expected
    numbers = [text.text for text in elements(picture, "text")]
    assert numbers == [str(column) for column in range(1, position.width + 1)]


def test_labels_say_what_is_in_a_column() -> None:
    labels = [spot.label for spot in spots(ConnectFour.parse("4122222273"))]
    assert labels[0] == "column 1, 1 disc, open; from the bottom amber"
    assert labels[1].startswith("column 2, 6 discs, full; from the bottom red, amber, red")
    assert labels[4] == "column 5, no discs, open"


def test_the_last_disc_is_the_one_that_falls_and_it_is_marked() -> None:
    position = ConnectFour.parse("4455")
    falling = [g for g in elements(draw(position), "g") if g.get("class") == "falls"]
    assert len(falling) == 1
    x, y = Rack(7, 6).centre((5, 2))
    assert [falling[0][0].get(name) for name in ("cx", "cy", "fill")] == [
        f"{x:g}",
        f"{y:g}",
        PLAYER_FILL[-1],
    ]
    tile = Rack(7, 6).tile((5, 2))
    assert tile in draw(position)
    assert tile not in draw(position.play(1))


@pytest.mark.parametrize(
    ("moves", "runs"),
    [
        ("445533", []),
        ("4455332", [((2, 1), (5, 1))]),
        ("574615243", [((1, 1), (5, 1))]),
        ("637667577773534", [((4, 1), (7, 1)), ((4, 1), (7, 4))]),
    ],
)
def test_every_line_that_won_is_struck_through_whole(moves: str, runs: Any) -> None:
    position = ConnectFour.parse(moves)
    assert [(run[0], run[-1]) for run in winning_runs(position)] == runs
    for first, last in runs:
        assert Rack(7, 6).strike(first, last) in draw(position)


def test_players_differ_by_more_than_colour() -> None:
    def inside(position: ConnectFour) -> list[str]:
        return [circle.get("r") for circle in elements(draw(position), "circle")]

    assert inside(ConnectFour.parse("4")) != inside(ConnectFour.parse("45"))[2:]


def test_columns_and_cells_can_be_lit_empty_or_not() -> None:
    position, rack = ConnectFour.parse("4455"), Rack(7, 6)
    picture = draw(position, [3, (3, 1), (4, 1)])
    assert rack.outline(3) in picture
    assert rack.ring((3, 1), empty=True) in picture
    assert rack.ring((4, 1), empty=False) in picture
    assert rack.ring((3, 1), empty=True) != rack.ring((3, 1), empty=False)


def test_signs_differ_by_their_shape() -> None:
    position, rack = ConnectFour.parse("4455"), Rack(7, 6)
    plus, cross = rack.sign((3, 1), "+"), rack.sign((4, 1), "×")
    picture = draw(position, signs={(3, 1): "+", (4, 1): "×"})
    assert plus in picture
    assert cross in picture
    paths = [ET.fromstring(each).find("path").attrib["d"] for each in (plus, cross)]
    assert paths[0] != paths[1]


def test_a_mark_shows_the_disc_above_the_column_and_where_it_lands() -> None:
    ghost = ET.fromstring(f"<g>{mark(ConnectFour.parse('44'), 4)}</g>")
    circles = [circle for circle in ghost.iter("circle") if circle.get("fill") == PLAYER_FILL[+1]]
    x, y = Rack(7, 6).centre((4, 3))
    assert [float(circle.attrib["cx"]) for circle in circles] == [x, x]
    landing, above = (float(circle.attrib["cy"]) for circle in circles)
    assert landing == y
    assert above < Rack(7, 6).centre((4, 6))[1] - CELL / 2
