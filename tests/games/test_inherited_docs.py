"""A game and a player say what their protocol promises, where they say nothing themselves."""

import inspect

import pytest

from c4lab import games, players

PUBLIC = [
    pytest.param(protocol, value, id=value.__name__)
    for package, protocol, method in (
        (games, games.Position, "play"),
        (players, players.Player, "choose"),
    )
    for name in package.__all__
    if inspect.isclass(value := getattr(package, name)) and hasattr(value, method)
]


def documented(member):
    """Whether it is a method or property with a docstring."""
    kinds = (classmethod, property)
    return (inspect.isfunction(member) or isinstance(member, kinds)) and bool(member.__doc__)


def test_a_games_moves_say_what_they_raise():
    assert "Raises IllegalMove" in (inspect.getdoc(games.ConnectFour().play) or "")
    assert inspect.getdoc(games.Sim.parse) == inspect.getdoc(games.Position.parse)


@pytest.mark.parametrize(("protocol", "public"), PUBLIC)
def test_each_public_class_says_what_its_methods_promise(protocol, public):
    own = {name: each for name, each in vars(protocol).items() if not name.startswith("_")}
    promised = {name for name, member in own.items() if documented(member)}
    assert promised
    assert not [name for name in sorted(promised) if not inspect.getdoc(getattr(public, name))]
