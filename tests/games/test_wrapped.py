"""Copies and pickles of a wrapped position are wrapped too."""

import pickle
from copy import copy, deepcopy

import pytest

from c4lab.games import TicTacToe
from c4lab.games.wrapped import Wrapped
from c4lab.instruments import Meter
from c4lab.players.agents_of_others import BlindToDistance

POSITION = TicTacToe.parse("1524")
WRAPPED = [
    Wrapped(POSITION),
    BlindToDistance(POSITION),
    Meter().watch(POSITION),
    BlindToDistance(Meter().watch(POSITION)),  # type: ignore[arg-type]
]
every_wrapped = pytest.mark.parametrize("wrapped", WRAPPED, ids=repr)


@every_wrapped
def test_a_copy_is_of_the_same_kind_and_pickling_gives_it_back(wrapped: Wrapped) -> None:
    pickles = (pickle.dumps(wrapped, each) for each in range(2, pickle.HIGHEST_PROTOCOL + 1))
    for again in (copy(wrapped), deepcopy(wrapped), *map(pickle.loads, pickles)):
        assert type(again) is type(wrapped)
        assert again.unwrapped == POSITION
        assert again.left == wrapped.left
        assert again.history == (1, 5, 2, 4)


def test_a_copy_counts_for_the_same_meter_and_a_pickled_one_for_a_copy_of_it() -> None:
    meter = Meter(budget=3)
    watched = meter.watch(POSITION)
    deepcopy(watched).play(3)
    assert meter.nodes == 2
    pickle.loads(pickle.dumps(watched)).play(3)
    assert meter.nodes == 2


def test_one_without_a_position_yet_has_no_attributes() -> None:
    empty = Wrapped.__new__(Wrapped)
    with pytest.raises(AttributeError, match="'Wrapped' object has no attribute '_position'"):
        empty.winner  # noqa: B018
    with pytest.raises(AttributeError, match="__fancy__"):
        Wrapped(POSITION).__fancy__  # noqa: B018
