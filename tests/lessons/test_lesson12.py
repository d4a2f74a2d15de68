"""What 12.7 says of three games is what the loop of the package does there."""

from pathlib import Path

import pytest

from c4lab.checks.writing.registry import find
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.lessons import lesson12_iterative_deepening
from c4lab.search import Choice, deepening


@pytest.mark.parametrize("game", ["A", "B", "C"])
def test_the_loop_makes_so_many_passes(game):
    text = Path(lesson12_iterative_deepening.__path__[0], "exercises.md").read_text("utf-8")
    (line,) = (each for each in text.splitlines() if each.startswith(f"| {game} | with"))
    _, _, evaluation, *cells, _ = (cell.strip() for cell in line.split("|"))
    values = [int(cell.replace(",", "").replace("−", "-")) for cell in cells]
    passes = []

    def search(_, depth, *__, **___):
        passes.append(depth)
        return Choice(values[depth - 1], 4)

    evaluate = Squares() if evaluation == "with" else None
    deepening(ConnectFour(), len(values), evaluate, search=search)
    assert find("12.7").solution[f"passes in game {game}"] == len(passes)
