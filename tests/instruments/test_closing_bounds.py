"""Questions that the passes of MTD(f) refuse. What they answer, lesson 13 proves."""

import pytest

from c4lab.games import ConnectFour
from c4lab.instruments import closing


def test_what_cannot_be_asked_is_refused():
    with pytest.raises(ValueError, match="is over"):
        closing(ConnectFour.parse("1212121"))
    with pytest.raises(ValueError, match="give a smaller depth"):
        closing(ConnectFour())
    with pytest.raises(ValueError, match="ZeroDivisionError"):
        closing(ConnectFour(), 2, lambda position: 1 / 0)
    assert len(closing(ConnectFour(), 1)) == 2
