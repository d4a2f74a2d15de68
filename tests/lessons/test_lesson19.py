"""Lesson 19's check of an engine: what counts as an attempt, and which game it is asked."""

import ast
from pathlib import Path
from random import Random

import pytest

from c4lab.capstone import lesson_engine
from c4lab.capstone.grounds import ground
from c4lab.capstone.positions import LARGE, hard, questions_for, to_measure, worth_of_moves
from c4lab.checks.judging.attempt import not_attempted
from c4lab.checks.judging.packed_file import pack_answer
from c4lab.checks.writing.registry import find
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.instruments import Meter
from c4lab.lessons import lesson19_capstone
from c4lab.search import negamax
from tools.authoring.answer_files import WrittenAnswer
from tools.authoring.text import read_source

games = pytest.mark.parametrize("game", [ConnectFour, Sim, TicTacToe])


@pytest.mark.parametrize(
    ("old", "new", "attempt"),
    [("", "", False), ("0.8 *", "0.7 *", True), ("depth - 1", "depth - 2", True)],
)
def test_a_change_in_what_choose_calls_is_an_attempt(old, new, attempt, tmp_path):
    exercise, file = find("19.1"), tmp_path / "my_engine.py"
    source = exercise.text.given.replace(old, new) if old else exercise.text.given
    file.write_text(source, encoding="utf-8")
    answer = WrittenAnswer(exercise, "as given, changed", source)
    for given in (file, answer.run()):
        assert (not_attempted(exercise, pack_answer(exercise, given)) is None) == attempt


def test_the_same_engine_is_asked_the_same_and_another_something_new():
    def asked(text):
        found = questions_for(ast.parse(f"def choose(position: TicTacToe, seconds): return {text}"))
        return [str(each.position) for each in found.at_once]

    assert asked("a") == asked("a")
    assert asked("a") != asked("b")


@games
def test_positions_for_the_hasty_are_hard(game):
    """Without the last five passes, the usual orders of moves all end with a wrong move."""
    texts = hard(game)
    assert len(texts) == len(set(texts)) > LARGE.hard
    for text in texts[::4]:
        position = game.parse(text)
        worth = worth_of_moves(ground(game), position)
        right = {move for move in worth if worth[move] == max(worth.values())}
        plies = position.left - 5
        seen = {
            move: -negamax(position.play(move), plies - 1, lambda _: 0).value if plies > 1 else 0
            for move in position.moves()
        }
        most = max((value > 0) - (value < 0) for value in seen.values())
        liked = [move for move in seen if (seen[move] > 0) - (seen[move] < 0) == most]
        assert not right & {liked[0], liked[-1], min(liked, key=lambda move: abs(move - 4))}


@games
def test_the_engine_of_the_gates_is_that_of_the_lesson(game):
    source = Path(lesson19_capstone.__file__).with_name("lesson.md")
    begins = "%%writefile my_engine.py\n"
    (cell,) = (each.source for each in read_source(source).cells if each.source.startswith(begins))
    written = {}
    exec(cell.removeprefix(begins), written)
    for each in to_measure(ground(game), Random(7), 3):
        of_the_lesson, of_the_gates = Meter(), Meter()
        move = written["choose"](of_the_lesson.watch(each.position), 60.0)
        assert move == lesson_engine.choose(of_the_gates.watch(each.position), 60.0)
        assert of_the_lesson.nodes == of_the_gates.nodes > 20
