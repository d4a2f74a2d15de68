"""What 12.7 says of three games is what the loop of the package does there."""

from pathlib import Path
from typing import Any

import pytest

from c4lab.checks.writing.registry import find
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.lessons import lesson12_iterative_deepening
from c4lab.search import Choice, deepening


def row(game: str) -> tuple[str, list[int]]:
    """With or without an evaluation, and the values of the eight passes, from the text."""
    text = Path(lesson12_iterative_deepening.__path__[0], "exercises.md").read_text("utf-8")
    (line,) = (each for each in text.splitlines() if each.startswith(f"| {game} | with"))
    _, _, evaluation, *values, _ = (cell.strip() for cell in line.split("|"))
    return evaluation, [int(value.replace(",", "").replace("−", "-")) for value in values]


@pytest.mark.parametrize("game", ["A", "B", "C"])
def test_the_loop_makes_so_many_passes(game: str) -> None:
    evaluation, values = row(game)
    passes: list[int] = []

    def search(_: Any, depth: int, *__: Any, **___: Any) -> Choice:
        passes.append(depth)
        return Choice(values[depth - 1], 4)

    evaluate = Squares() if evaluation == "with" else None
    deepening(ConnectFour(), len(values), evaluate, search=search)
    exercise = find("12.7")
    assert exercise
    assert exercise.solution[f"passes in game {game}"] == len(passes)
