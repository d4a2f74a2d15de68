"""The passes of MTD(f), as they are watched: the numbers, and the trees."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import closing, nodes_of
from c4lab.search import centre_first, minimax, mtdf

LATE = ConnectFour.parse("666654456454454565")


@given(st.integers(-60, 60), st.integers(1, 3), st.booleans())
def test_the_passes_are_those_of_mtdf(guess, depth, amber):
    position = LATE.play(3) if amber else LATE
    true = position.player * minimax(position, depth, Squares()).value
    passes = closing(position, depth, Squares(), guess=guess, order=centre_first)
    assert passes[0].beta == guess
    assert (passes[-1].lower, passes[-1].upper) == (true, true)
    nodes = nodes_of(mtdf, position, depth, Squares(), guess=guess, order=centre_first)
    assert nodes - 1 == sum(each.nodes - 1 for each in passes)  # the root is one position
    for each in passes:
        assert each.yes == (true >= each.beta)
        assert each.lower <= true <= each.upper
        assert sum(1 for _ in each.tree.walk()) == each.nodes


def test_what_cannot_be_asked_is_refused():
    with pytest.raises(ValueError, match="is over"):
        closing(ConnectFour.parse("1212121"))
    with pytest.raises(ValueError, match="give a smaller depth"):
        closing(ConnectFour())
    with pytest.raises(ValueError, match="ZeroDivisionError"):
        closing(LATE, 2, lambda position: 1 / 0)
