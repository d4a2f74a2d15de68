"""What a search has looked at settles its value, or it is refused."""

from functools import cache
from math import inf

import pytest

from c4lab.checks.working.calling import PositionLog
from c4lab.checks.writing import Wrong
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.lessons.shared.proof import refuse_unproved
from c4lab.search import Table, alphabeta, minimax, mirrored, negamax, pvs, with_memory

CASES = [
    (TicTacToe.parse("519"), None, None),
    (TicTacToe.parse("5193"), None, None),
    (Sim.parse("23-34-24-26-16-12-56-25-13-46"), 4, None),
    (ConnectFour.parse("4453"), 3, Squares()),
    (ConnectFour.parse("3544"), 2, Squares()),
]


def looked_at(search, position, *args):
    log = PositionLog(100_000)
    with log.watching(position):
        search(position, *args)
    return log.positions


@pytest.mark.parametrize("search", [minimax, alphabeta, negamax, pvs])
@pytest.mark.parametrize(("position", "depth", "evaluate"), CASES, ids=str)
def test_searches_look_at_enough(search, position, depth, evaluate):
    log = looked_at(search, position, depth, evaluate)
    refuse_unproved("search()", position, log, depth, evaluate)
    with pytest.raises(Wrong, match="cannot be counted"):
        refuse_unproved("search()", position, log[: len(log) // 4], depth, evaluate)


def test_tables_and_mirrors_look_at_enough():
    position = ConnectFour.parse("44")
    table = Table(10_000, symmetry=mirrored)
    log = looked_at(lambda p: with_memory(p, 4, Squares(), table=table), position)
    assert len(log) < len(looked_at(negamax, position, 4, Squares()))
    refuse_unproved("search()", position, log, 4, Squares())


def test_positions_that_are_turned_count_as_the_same():
    position = TicTacToe.parse("5193")
    turned = str.maketrans("123456789", "741852963")
    log = [each.translate(turned) for each in looked_at(minimax, position)]
    refuse_unproved("value()", position, log)


def test_who_stops_at_a_win_or_sees_it_before_it_is_played_looks_at_enough():
    @cache
    def value(position):
        ends = [position.play(move).result() for move in position.moves()]
        if position.player in ends:
            return position.player
        best = -inf
        for move in position.moves():
            best = max(best, position.player * value(position.play(move)))
            if best == 1:
                break
        return position.player * best if best > -inf else 0

    position = TicTacToe.parse("519")
    refuse_unproved("value()", position, looked_at(value, position))


def test_who_plays_nothing_is_told_so():
    with pytest.raises(Wrong, match="plays no moves on the position"):
        refuse_unproved("value()", TicTacToe.parse("519"), ["519"])
