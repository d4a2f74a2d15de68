"""How many orders lead to a position, without a browser."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from c4lab.games import ConnectFour, IllegalMove, Position, Sim, TicTacToe
from c4lab.instruments.orders import orders_to
from c4lab.pictures.hits import Hits, hits_by_ply
from c4lab.widgets import Transpositions


def leads_to(position: Position, order: tuple[int, ...]) -> bool:
    text = ("-" if isinstance(position, Sim) else "").join(map(str, order))
    try:
        return type(position).parse(text).key == position.key
    except IllegalMove:
        return False


@pytest.mark.parametrize("game", [ConnectFour, TicTacToe, Sim])
def test_the_orders_are_those_of_all_permutations_that_lead_there(game: Any) -> None:
    random = Random(3)
    for _ in range(6):
        position = game()
        while len(position.history) < 6 and position.moves():
            position = position.play(random.choice(position.moves()))
        all_orders = sorted({o for o in permutations(position.history) if leads_to(position, o)})
        found = orders_to(position, most=720)
        assert found.some == all_orders
        assert found.number == len(all_orders)


def test_the_count_grows_with_the_moves_and_the_list_stays_short() -> None:
    ways = Transpositions(ConnectFour)
    assert ways.status.startswith("Make some moves. A search of 4 moves, one pass, looks up 78")
    for move in (1, 2, 3):
        ways.play(move)
    assert ways.orders == ["1 2 3", "3 2 1"]
    assert ways.status.startswith("2 orders of moves lead here.")
    for move in (4, 5, 6):
        ways.play(move)
    assert (len(ways.orders), ways.more) == (6, "and 30 more")
    ways.undo()
    assert ways.status.startswith("12 orders of moves lead here.")
    ways.restart()
    ways.undo()
    assert ways.position == ConnectFour()


def test_undo_goes_back_to_the_empty_board_and_restart_to_the_first_position() -> None:
    ways = Transpositions(ConnectFour.parse("123"))
    for moves in ("12", "1", "", ""):
        ways.undo()
        assert ways.position == ConnectFour.parse(moves)
    for _ in range(6):
        ways.play(1)
    assert ways.status.startswith("One order of moves leads here.")
    ways.restart()
    assert str(ways.position) == "123"


def test_the_chart_is_that_of_the_search() -> None:
    ways = Transpositions(ConnectFour)
    ways.depth = "6"
    assert "looks up 493 positions: 140 are known, and 140 of these need no search." in ways.status
    assert "110 of 322" in ways.chart
    ways.passes = "pass after pass"
    assert "looks up 970 positions: 414 are known, and 149 of these need no search." in ways.status
    over = Transpositions(TicTacToe.parse("15243"))
    assert over.status.endswith("The game is over, and there is nothing to search.")
    assert "nothing to look up" in over.chart
    assert hits_by_ply([Hits(0, 4, 2, 1)]).count("<rect") == 5  # two in the key, two bars, a frame


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="is no position with a picture"):
        Transpositions("4455")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="has 18 moves: give a position with at most 16"):
        Transpositions(ConnectFour.parse("111222333444555666"))
    ways = Transpositions(ConnectFour.parse("1112223334445556"))
    with pytest.raises(IllegalMove, match="16 moves are enough"):
        ways.play(7)
    ways._hear(None, {"do": "play", "move": 7}, None)
    assert ways.status.startswith("16 moves are enough")


def test_it_has_a_form_for_pages_that_run_nothing() -> None:
    bundle, _ = Transpositions(ConnectFour.parse("1234"))._repr_mimebundle_()
    assert bundle["text/html"].count("<img ") == 2
    assert "4 orders of moves lead here." in bundle["text/html"]
    assert bundle["text/plain"].startswith(". . . . . . .\n")
