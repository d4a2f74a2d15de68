"""The passes of a deepening search, watched from outside, are those of the search itself."""

from typing import Any

import pytest

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, TicTacToe
from c4lab.instruments import Meter, Pass, passes
from c4lab.instruments.meter import each_pass
from c4lab.players.forced import forced_first
from c4lab.search import Table, after_questions, centre_first, deepening, never, pvs, with_memory

TWO = ConnectFour.parse("445")


@pytest.mark.parametrize("search", [with_memory, pvs])
def test_each_pass_is_a_search_to_its_depth(search: Any) -> None:
    for each in passes(TWO, 4, Squares(), search=search, order=centre_first):

        def worth(position: Any, ahead: int) -> float:
            return search(position, ahead, Squares(), order=centre_first).value

        assert each.value == worth(TWO, each.ahead) == -worth(TWO.play(each.move), each.ahead - 1)


@pytest.mark.slow
def test_nodes_are_those_of_all_passes_so_far() -> None:
    for last in range(1, 5):
        meter: Any = Meter()
        deepening(meter.watch(TWO), last, Squares(), table=Table(0))
        assert passes(TWO, 4, Squares(), table=Table(0))[last - 1].nodes == meter.nodes


def test_each_is_told_at_once_and_a_pass_that_is_left_is_not() -> None:
    told: list[Pass] = []
    asked = after_questions(100)

    def stop() -> bool:
        assert [each.ahead for each in told] == list(range(1, len(told) + 1))
        return asked()

    for each in each_pass(TWO, evaluate=Squares(), stop=stop):
        told.append(each)
    assert 1 < len(told) < 5
    assert passes(TWO, stop=after_questions(0)) == []


def test_nodes_that_the_order_looks_at_count_once() -> None:
    meter: Any = Meter()
    deepening(meter.watch(TWO), 3, Squares(), order=forced_first)
    assert passes(TWO, 3, Squares(), order=forced_first)[-1].nodes == meter.nodes


def test_seconds_go_on() -> None:
    seconds = [each.seconds for each in passes(TicTacToe.parse("12"), stop=never)]
    assert seconds == sorted(seconds)
    assert seconds[0] >= 0
