"""What the checks of classes share, and players that choose as a function does."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from c4lab.checks.writing import Answer, Mistake, Script, Wrong
from c4lab.games import Position


@contextmanager
def a_class(answer: Answer, *methods: str) -> Iterator[None]:
    """Raises Wrong unless the answer is a class with these methods. If a value is not found inside,
    because `self.` is missing, the error says so."""
    name = answer.name
    if not answer.ask(Script(f"isinstance({name}, type)")):
        raise Wrong("not-a-class", f"Pass the class itself, without parentheses: `{name}`.")
    for method in methods:
        if not answer.ask(Script(f"hasattr({name}, {method!r})")):
            raise Wrong(
                "no-method",
                f"{name} has no method `{method}`: is it spelt so, and indented below the line "
                "that begins with `class`?",
            )
    try:
        yield
    except Wrong as wrong:
        said = answer.tree and _without_self(wrong.message, answer.tree)
        if said:
            wrong.reason, wrong.message = "without-self", said
        raise


def _without_self(message: str, tree: ast.Module) -> str | None:
    """What to say where Python does not find a value because `self.` is missing."""
    found = re.search(r"(The name|has no attribute) '(\w+)'", message)
    if found is None:
        return None
    name = found[2]
    where = re.search(r" \(line \d+: `.*`\)", message)
    nodes = list(ast.walk(tree))
    own = [node for node in nodes if isinstance(node, ast.Attribute) and node.attr == name]
    kept = any(isinstance(node.ctx, ast.Store) for node in own)
    text = f"Python finds no `{name}`{where[0] if where else ''}"
    if found[1] == "The name":
        if kept:
            return f"{text}: the object has it, so write `self.{name}`."
        if any(isinstance(node, ast.Name) and node.id == name for node in _init(nodes)):
            return f"{text}: `__init__` forgets it at its end. Write `self.{name}` in both places."
        return None
    called = any(isinstance(node, ast.Call) and node.func in own for node in nodes)
    if kept or called:
        return None
    return f"{text} in the object: write `self.{name} = ...` in `__init__`, with `self.` in front."


def _init(nodes: list[ast.AST]) -> Iterator[ast.AST]:
    for node in nodes:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            yield from ast.walk(node)


def chooser(moves: Callable[[Any], Any]) -> type:
    """A class of players whose `choose` gives what `moves` gives."""

    class Chooser:
        def __init__(self, seed: int) -> None:
            pass

        def choose(self, position: Position) -> Any:
            return moves(position)

    return Chooser


def one_of(got: Any, expected: set[Any]) -> bool:
    """Whether the move `got`, or one of several, is as expected."""
    if isinstance(got, set):
        return not got.isdisjoint(expected)
    return not isinstance(got, (bool, float)) and got in expected


# What is no move, but comes from the moves.
NO_MOVE = (
    Mistake(
        "returns-a-position",
        "It returns a position, the one after the move. Return the move itself, a number.",
        chooser(lambda position: {position.play(move) for move in position.moves()}),
    ),
    Mistake(
        "an-index",
        "It returns the place of a move in the list of moves, where the first has place 0. Return "
        "the move itself.",
        chooser(lambda position: set(range(len(position.moves())))),
    ),
    Mistake(
        "returns-all-moves",
        "It returns all the moves. Choose one of them.",
        chooser(lambda position: position.moves()),
    ),
)
