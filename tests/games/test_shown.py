"""How a position appears: its repr rebuilds it, and a notebook draws it."""

import random
import subprocess
import sys
from typing import Any

import pytest

from c4lab.games import Bitboard, ConnectFour, Sim, TicTacToe
from c4lab.games.wrapped import Wrapped
from c4lab.instruments import Meter
from c4lab.pictures import draw
from c4lab.pictures.theme import img
from c4lab.players.agents_of_others import BlindToDistance


class Three(ConnectFour):
    width, height, connect = 3, 3, 3


class Seven(Bitboard):
    """A learner's own kind of board."""


GAMES = [TicTacToe, Sim, ConnectFour, Three, Bitboard, Seven]
NAMES = {game.__name__: game for game in GAMES} | {"BlindToDistance": BlindToDistance}
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)


def states(position: Any) -> Any:
    names = ("key", "history", "player", "left", "moves", "result", "winning_line", "diagram")
    return [value() if callable(value := getattr(position, name)) else value for name in names]


@pytest.mark.slow
@every_game
def test_the_repr_rebuilds_every_position_of_a_game(game: Any) -> None:
    choose = random.Random(1)
    for _ in range(8):
        position = game()
        assert repr(position) == f"{game.__name__}()"
        while position.moves():
            position = position.play(choose.choice(position.moves()))
            assert repr(position) == f"{game.__name__}.parse({str(position)!r})"
            rebuilt = eval(repr(position), NAMES)
            assert type(rebuilt) is game
            assert states(rebuilt) == states(position)


@pytest.mark.parametrize(
    "position",
    [
        TicTacToe((1, -1) + (0,) * 7),
        TicTacToe((1, -1) + (0,) * 7, (3, 4)),
        TicTacToe((1, -1) + (0,) * 7, (3, 3)),
        TicTacToe(winner=-1),
        ConnectFour(columns=((1,), (-1,), (), (), (), (), ())),
        ConnectFour((4,), TicTacToe.parse("5").cells[:7]),
        Bitboard(mask=0b11, position=0b10),
        Bitboard(mask=0b11, position=0b01, history=(7, 7)),
        Sim(frozenset({12}), frozenset({34})),
    ],
    ids=repr,
)
def test_a_board_that_its_moves_do_not_lead_to_is_rebuilt_from_its_fields(position: Any) -> None:
    rebuilt = eval(repr(position), NAMES)
    assert ".parse" not in repr(position)
    assert vars(rebuilt) == vars(position)


def test_a_class_that_takes_other_arguments_has_a_repr() -> None:
    class Named(TicTacToe):
        def __init__(self, name: str) -> None:
            super().__init__()

    assert repr(Named("a")) == "Named(name=None)"


@every_game
def test_a_notebook_shows_the_board_and_a_terminal_its_diagram(game: Any) -> None:
    position = game().play(game().moves()[0])
    bundle = position._repr_mimebundle_(include=None, exclude=None)
    assert bundle["text/plain"] == position.diagram()
    assert bundle["text/html"] == img(draw(position), position.diagram())
    assert bundle["text/html"].startswith("<img alt=")


def test_jupyter_takes_the_picture_of_a_position_and_of_one_behind_others() -> None:
    from IPython.core.formatters import DisplayFormatter

    position = TicTacToe.parse("1524")
    formatter = DisplayFormatter()
    plain = formatter.format(position)
    assert plain[0]["text/html"].startswith("<img")
    for wrapped in (
        Meter().watch(position),
        BlindToDistance(position),
        Meter().watch(BlindToDistance(position)),
    ):
        assert formatter.format(wrapped) == plain


def test_a_wrapped_position_names_the_one_behind_it() -> None:
    position = TicTacToe.parse("1524")
    assert repr(Meter().watch(position)) == "<TicTacToe.parse('1524'), watched by a meter>"
    assert repr(BlindToDistance(position)) == "BlindToDistance(TicTacToe.parse('1524'))"
    assert isinstance(eval(repr(BlindToDistance(position)), NAMES), Wrapped)
    both = Meter().watch(BlindToDistance(position))
    assert both.unwrapped is position
    assert draw(both) == draw(position)


def test_a_game_loads_its_pictures_when_it_is_drawn() -> None:
    code = (
        "import sys; from c4lab.games import Sim; assert 'c4lab.pictures' not in sys.modules; "
        "repr(Sim()); assert 'c4lab.pictures' not in sys.modules; "
        "Sim()._repr_mimebundle_(); assert 'c4lab.pictures' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
