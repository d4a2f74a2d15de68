"""Who is right in part earns the points of that part."""

from c4lab.checks.judging.packing import pack
from c4lab.checks.judging.verdicts import judge_with
from c4lab.checks.judging.workers import open_workers
from c4lab.checks.writing.registry import of_lesson
from tools.authoring.answer_files import WrittenAnswer, answers


def earns(id: str, old: str, new: str, points: int) -> None:
    """Asserts that the solution of an exercise with `new` in place of `old` is worth `points`."""
    exercise = next(each for each in of_lesson(id[:2]) if each.id == id)
    solution = next(each for each in answers(exercise) if each.right)
    assert old in solution.source
    changed = WrittenAnswer(exercise, "in part", solution.source.replace(old, new), ("-",))
    with open_workers() as workers:
        result = judge_with(exercise, pack(changed.run()), workers)
    assert (result.status, result.points) == ("wrong", points), result
