"""How a position appears: its repr rebuilds it, a notebook draws it, and it may be wrapped."""

import pickle
from copy import copy, deepcopy

import pytest

from c4lab.games import Bitboard, ConnectFour, Sim, TicTacToe
from c4lab.games.position import Wrapped
from c4lab.instruments import Meter
from c4lab.players.agents_of_others import BlindToDistance
from tests.reached import playout


class Three(ConnectFour):
    width, height, connect = 3, 3, 3


class Seven(Bitboard):
    """A learner's own kind of board."""


GAMES = [TicTacToe, Sim, ConnectFour, Three, Bitboard, Seven]
NAMES = {game.__name__: game for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_the_repr_rebuilds_every_position_of_a_game(game):
    assert repr(game()) == f"{game.__name__}()"
    for seed in range(2):
        for position in playout(game, seed)[1:]:
            assert repr(position) == f"{game.__name__}.parse({str(position)!r})"
            rebuilt = eval(repr(position), NAMES)
            assert type(rebuilt) is game
            assert (rebuilt, rebuilt.history) == (position, position.history)


@pytest.mark.parametrize(
    "position",
    [
        TicTacToe((1, -1) + (0,) * 7),
        TicTacToe((1, -1) + (0,) * 7, (3, 3)),
        TicTacToe(winner=-1),
        ConnectFour(columns=((1,), (-1,), (), (), (), (), ())),
        Bitboard(mask=0b11, position=0b01, history=(7, 7)),
        Sim(frozenset({12}), frozenset({34})),
    ],
    ids=repr,
)
def test_a_board_that_its_moves_do_not_lead_to_is_rebuilt_from_its_fields(position):
    rebuilt = eval(repr(position), NAMES)
    assert ".parse" not in repr(position)
    assert vars(rebuilt) == vars(position)


def test_jupyter_takes_the_picture_of_a_position_and_of_one_behind_others():
    from IPython.core.formatters import DisplayFormatter

    position = TicTacToe.parse("1524")
    formatter = DisplayFormatter()
    plain = formatter.format(position)
    assert plain[0]["text/html"].startswith("<img alt=")
    assert plain[0]["text/plain"] == position.diagram()
    for wrapped in (BlindToDistance(position), Meter().watch(BlindToDistance(position))):
        assert formatter.format(wrapped) == plain


def test_a_wrapped_position_names_the_one_behind_it():
    position = TicTacToe.parse("1524")
    assert repr(Meter().watch(position)) == "<TicTacToe.parse('1524'), watched by a meter>"
    assert repr(BlindToDistance(position)) == "BlindToDistance(TicTacToe.parse('1524'))"
    assert Meter().watch(BlindToDistance(position)).unwrapped is position


# Copies and pickles of a wrapped position are wrapped too.


POSITION = TicTacToe.parse("1524")
WRAPPED = [Wrapped(POSITION), BlindToDistance(Meter().watch(POSITION))]


@pytest.mark.parametrize("wrapped", WRAPPED, ids=repr)
def test_a_copy_is_of_the_same_kind_and_pickling_gives_it_back(wrapped):
    pickles = (pickle.dumps(wrapped, each) for each in range(2, pickle.HIGHEST_PROTOCOL + 1))
    for again in (copy(wrapped), deepcopy(wrapped), *map(pickle.loads, pickles)):
        assert type(again) is type(wrapped)
        assert again.unwrapped == POSITION
        assert again.left == wrapped.left
        assert again.history == (1, 5, 2, 4)


def test_a_copy_counts_for_the_same_meter_and_a_pickled_one_for_a_copy_of_it():
    meter = Meter(budget=3)
    watched = meter.watch(POSITION)
    deepcopy(watched).play(3)
    assert meter.nodes == 2
    pickle.loads(pickle.dumps(watched)).play(3)
    assert meter.nodes == 2
