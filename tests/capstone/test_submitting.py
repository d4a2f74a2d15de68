"""`submit` asks an engine's file at the gates of 19.1, whatever the engine does."""

import time
from random import Random
from types import SimpleNamespace

import pytest

from c4lab.capstone import submit, submitting
from c4lab.capstone.gates import GATES
from c4lab.capstone.grounds import Rival, ground
from c4lab.capstone.positions import LARGE, Questions, decided_next
from c4lab.capstone.trial import FEW, Trial, _missed, wins_matches
from c4lab.checks import check
from c4lab.checks.writing import Wrong
from c4lab.games import ConnectFour, Sim, TicTacToe
from c4lab.players import Game, MatchResult
from c4lab.work.written_file import BadFile
from tests.capstone.engines import FIRST, right, written
from tests.left_running import nothing_runs_of

OF_TICTACTOE = FIRST.replace("position,", "position: TicTacToe,")
HEAD = "from c4lab.games import TicTacToe\n\n\n"


def first(text):
    """An engine of tic-tac-toe with these lines before its move."""
    body = "".join(f"    {line}\n" for line in text.splitlines())
    return HEAD + OF_TICTACTOE.replace("    return", f"{body}    return")


@pytest.mark.parametrize("game", [TicTacToe, Sim, ConnectFour])
def test_where_one_move_decides_another_is_worse(game):
    for each in decided_next(game, Random(1), 6):
        assert 0 < len(each.best) < len(each.worth)


@pytest.mark.slow
def test_the_solution_passes_every_gate_and_shows_each_as_it_is_known(tmp_path):
    shown = []
    text = right().replace("position: ConnectFour", "position: TicTacToe")
    found = submit(written(tmp_path, text), "mine", seed=1, quick=True, show=shown.append)
    assert tuple(shown) == found.passages
    assert [each.title for each in shown] == [*GATES]
    assert (found.game, found.points, found.out_of) == (TicTacToe, 10, 10), found
    assert found.heading == "mine at TicTacToe: 10 of 10 points (seed 1)"
    assert found._repr_html_().count("Right: 2 of 2 points") == 5
    assert [*found.matches] == ["beginner"]
    assert len(found.matches["beginner"].games) == FEW


@pytest.mark.slow
def test_an_engine_that_looks_at_nothing_is_told_of_every_gate(tmp_path):
    found = submit(written(tmp_path, HEAD + OF_TICTACTOE), seed=1, quick=True, show=None)
    assert found.game is TicTacToe
    assert [each.status for each in found.passages] == ["right", *["wrong"] * 4]
    assert found.passages[1].reason == "looks-at-no-board"
    assert found.passages[1].counterexample is not None
    assert str(found).count("Not right yet: 0 of 2 points") == 4


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "says"),
    [
        (first("while True:\n    pass"), "was still at work when the check's were over"),
        (first("import os\nos.fork()"), "an answer starts no other programs"),
        (first("return 99"), "99 is not possible here"),
        (first("import time\ntime.sleep(1)"), "for a move, and had 0.05. Look at the clock"),
        ("1 / 0\n" + FIRST, "not run to its end: ZeroDivisionError (division by zero) in line 1"),
        (FIRST.replace("    r", "    import sys; sys._getframe(1)\n    r"), "`_getframe`, which"),
        ("from c4lab.checks import mine\nworth = mine('02.3')\n" + FIRST, "copy the code of that"),
    ],
)  # fmt: skip
def test_whatever_an_engine_does_it_gets_a_sentence(text, says, tmp_path, monkeypatch):
    monkeypatch.setattr(submitting, "LONGEST", 2.5)
    before, path = time.monotonic(), written(tmp_path, text)
    try:
        found = submit(path, seed=1, quick=True, show=None)
        said = found.passages[0].message
        assert found.points < found.out_of
    except BadFile as why:
        (said,) = why._render_traceback_()
    assert says in said
    assert "Traceback" not in said
    assert time.monotonic() - before < 30
    nothing_runs_of(tmp_path)


def test_what_an_engine_replaces_stays_in_its_own_process_and_it_may_leave_out_the_seconds(
    tmp_path,
):
    text = first("import builtins\nbuiltins.len = None\ntype(position).result = lambda self: 1")
    before = TicTacToe.result
    path = written(tmp_path, text.replace(", seconds", ""))
    assert submit(path, seed=1, quick=True, show=None).points < 10
    assert TicTacToe.result is before
    assert len("after it") == 8


def test_submit_and_check_say_the_same_of_what_is_not_allowed(tmp_path):
    path = written(tmp_path, "from c4lab.solver import analyse\n" + FIRST)
    with pytest.raises(BadFile) as refused:
        submit(path, seed=1, quick=True, show=None)
    assert check("19.1", path).message == str(refused.value)
    with pytest.raises(ValueError, match="give a whole number"):
        submit(path, seed=0.5)


def match(points):
    return MatchResult("mine", "theirs", tuple(Game("1", +1, each, "") for each in points))


@pytest.mark.parametrize(
    ("goal", "points", "says"),
    [
        ("better", [1.0] * 15 + [0.0] * 5, ""),
        ("better", [1.0] * 14 + [0.0] * 6, "0.46 to 0.88. The interval begins at or below"),
        ("unbeaten", [0.5] * 20, ""),
        ("unbeaten", [1.0] * 19 + [0.0], "It lost to theirs"),
        ("", [0.0] * 20, ""),
    ],
)  # fmt: skip
def test_what_a_match_has_to_show(goal, points, says):
    rival = Rival("theirs", lambda seed: None, 20, goal)
    told = " ".join(_missed(rival, match(points)))
    assert says in told
    assert bool(says) == bool(told)


def test_every_game_asks_for_something_in_its_matches():
    for game in (TicTacToe, Sim, ConnectFour):
        assert ground(game).rivals[0].goal == "better"
        for each in ground(game).rivals:
            assert hasattr(each.make(1), "choose")


def test_a_whole_match_has_all_opponents(monkeypatch):
    def lose(player, rival, games, **_):
        return match([0.0] * games)

    monkeypatch.setattr("c4lab.capstone.trial.play_match", lose)
    answer = SimpleNamespace(takes=lambda count: count == 2)
    trial = Trial(answer, Questions(TicTacToe, 1, LARGE))
    with pytest.raises(Wrong, match="The interval begins at or below one half"):
        wins_matches(trial)
    assert [*trial.matches] == [each.name for each in ground(TicTacToe).rivals]
    assert {len(each.games) for each in trial.matches.values()} == {20}


@pytest.mark.slow
def test_one_late_move_is_asked_again(tmp_path):
    """A busy computer may leave an engine no time for one move."""
    asked = Questions(TicTacToe, 1)
    legal = {repr(each) for each in asked.legal}
    late = next(each for each in asked.at_once if repr(each.position) not in legal)
    bad = next(move for move in late.worth if move not in late.best)
    text = right().replace("position: ConnectFour", "position: TicTacToe")
    busy = f"    if repr(position) == {repr(late.position)!r} and not LATE:\n"
    busy += f"        LATE.append(True)\n        return {bad}\n"
    text = text.replace("    end, table = ", f"{busy}    end, table = ")
    engine = written(tmp_path, f"LATE = []\n\n\n{text}")
    assert busy in engine.read_text(encoding="utf-8")
    found = submit(engine, quick=True, seed=1, show=None)
    assert found.passages[1].status == "right"
