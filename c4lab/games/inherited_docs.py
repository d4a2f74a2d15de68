"""Gives the methods of a class the docstrings of the protocol that they satisfy.

A game satisfies `Position` without deriving from it, so Python does not find these docstrings by
itself. With them `help(position.play)`, and `position.play?` in a notebook, say what `play` does.
"""

from typing import Any


def describe(protocol: type, *classes: type) -> None:
    """Copies docstrings of `protocol` to methods and properties of the classes that have none."""
    for each in classes:
        for name, member in vars(each).items():
            promised = _documented(vars(protocol).get(name))
            own = _documented(member)
            if promised is not None and own is not None and not own.__doc__:
                own.__doc__ = promised.__doc__


def _documented(member: Any) -> Any:
    """What carries the docstring of a method or property; None for anything else."""
    if isinstance(member, (classmethod, staticmethod)):
        return member.__func__
    return member if isinstance(member, property) or callable(member) else None
