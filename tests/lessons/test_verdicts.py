"""Who is right in part earns the points of that part, and what is handed over earns none."""

import pytest

from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.verdicts import judge_with
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.writing.registry import find
from tools.authoring.answer_files import WrittenAnswer, answers

pytestmark = pytest.mark.slow


def judged(exercise, source):
    with open_workers() as workers:
        answer = WrittenAnswer(exercise, "changed", source)
        return judge_with(exercise, pack(answer.run()), workers)


@pytest.mark.parametrize(
    ("id", "old", "new", "points"),
    [
        ("11.1", '"hard answer 1": 3', '"hard answer 1": 4', 2),
        ("11.2", "answer < beta", "answer <= alpha", 2),
        ("11.4", "answer <= alpha", "answer == alpha", 2),
        ("11.5", "alpha < value < beta", "alpha < value", 2),
        ("11.7", "(4, 6, 5)", "(4, 6)", 1),
        ("15.1", '"C first": 6', '"C first": 2', 3),
        ("15.2", "CELLS ^ mask", "CELLS", 4),
        ("15.2", "(6, 7, 8)", "(6, 7)", 1),
        ("15.3", "theirs >> 1", "theirs << 1", 2),
        ("15.4", "return moves & ~(theirs >> 1)", "return moves", 2),
        ("15.5", "(4, 3, 5, 2, 6, 1, 7)", "(1, 2, 3, 4, 5, 6, 7)", 2),
        ("15.7", '"D safe": "yes"', '"D safe": "no"', 1),
        ("16.7", '"both saves": 95', '"both saves": 93', 1),
        ("17.1", '"F": -18', '"F": 18', 1),
        ("17.7", '"E": "open"', '"E": "right"', 1),
    ],
)
def test_a_part_earns_its_points(id, old, new, points):
    solution = next(each for each in answers(find(id)) if each.right)
    assert old in solution.source
    result = judged(find(id), solution.source.replace(old, new))
    assert (result.status, result.points) == ("wrong", points), result


@pytest.mark.parametrize(
    ("id", "source"),
    [
        ("14.3", "from c4lab.games.bits import landings"),
        ("14.4", "from c4lab.games.bits import has_four"),
        ("14.4", "def has_four(discs):\n    return four_in_a_row(discs)"),
    ],
)
def test_ours_is_no_answer(id, source):
    """The games are open to answers, but not the two functions that lesson 14 asks for."""
    assert judged(find(id), source).reason == "ours"
