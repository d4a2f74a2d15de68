"""A set of positions is read completely, or refused with its bad line; or it is drawn anew."""

from pathlib import Path

import pytest

from c4lab.games import ConnectFour
from c4lab.search import alphabeta
from c4lab.solver import Solver
from c4lab.solver.plain import solve
from tests.solver.known import known
from tools.bench.position_sets import (
    COUNTS,
    STAGES,
    BadPositions,
    draw_sets,
    kind,
    moves_left,
    read_sets,
)

POSITIONS = Path(__file__).parents[1] / "solver" / "positions"


def test_a_folder_is_its_sets_soonest_solved_first(tmp_path):
    sets = read_sets(POSITIONS)
    assert {found.name: len(found.positions) for found in sets} == COUNTS
    assert [found.name for found in sets] == [*COUNTS]
    assert (sets[0].positions[1], sets[0].scores[1]) == (
        "7775265123522115666717313325266331574444", 0,
    )  # fmt: skip
    for name in ("zebra", "ape", "begin-hard"):
        (tmp_path / f"{name}.txt").write_text("4455 18\n")
    assert [found.name for found in read_sets(tmp_path)] == ["begin-hard", "ape", "zebra"]
    assert [found.name for found in read_sets(tmp_path, ["zebra", "begin-hard"])] == [
        "begin-hard", "zebra",
    ]  # fmt: skip
    with pytest.raises(BadPositions, match=r"no set ends, x in .*: choose from begin-hard, ape"):
        read_sets(tmp_path, ["zebra", "ends", "x"])


def test_a_file_is_a_set_with_comments_and_the_empty_board(tmp_path):
    file = tmp_path / "few.txt"
    file.write_text("# moves score\n\n- 1\n4455 18\n")
    (few,) = read_sets(file)
    assert (few.name, few.positions, few.scores) == ("few", ("", "4455"), (1, 18))
    assert (few.first(1).positions, few.first(1).scores) == (("",), (1,))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4455 18\n4455\n", "line 2: '4455' is not a position and its score, such as"),
        ("4455 much\n", "line 1: '4455 much' is not a position and its score"),
        ("# one\n\n48 1\nhello\n", "line 3: '8' is not a column"),
        ("48 1\n4455 18\nhello\n", "some.txt, line 3: 'hello' is not a position"),
        ("1212121 1\n", "line 1: there is nothing to solve, the game 1212121 is over"),
        ("# nothing\n", "There is no position in some.txt"),
    ],
)
def test_each_line_that_is_no_position_is_named(tmp_path, text, reason):
    (tmp_path / "some.txt").write_text(text)
    with pytest.raises(BadPositions, match=r"some\.txt") as refused:
        read_sets(tmp_path)
    assert reason in str(refused.value)


def test_no_text_and_an_empty_folder(tmp_path):
    with pytest.raises(BadPositions, match=r"no \.txt file"):
        read_sets(tmp_path)
    (tmp_path / "noise.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPositions, match=r"noise\.txt is not a text file"):
        read_sets(tmp_path)


def test_the_usual_sets_are_told_apart_by_the_moves_of_best_play():
    for name in COUNTS:
        for moves, score in known(name):
            if len(moves) >= STAGES["begin"].start:
                assert kind(len(moves), score) == name
    solver = Solver(1 << 22)
    for moves, score in [*known("end-easy")[:20], *known("middle-easy")[-20:]]:
        position = ConnectFour.parse(moves)
        for _ in range(moves_left(len(moves), score)):
            assert position.result() is None
            position = position.play(solver.best(position)[1])
        assert position.result() is not None


def test_a_seed_always_draws_the_same_and_other_seeds_others():
    few = {"end-easy": 8, "middle-easy": 6}
    first, again, other = draw_sets(1, few), draw_sets(1, few), draw_sets(2, few)
    assert first == again
    assert not {*first[0].positions, *first[1].positions} & {*other[0].positions}
    for found in first:
        assert len(found.positions) == few[found.name]
        for moves, score in zip(found.positions, found.scores, strict=True):
            assert kind(len(moves), score) == found.name
            assert solve(moves) == score
    late = max(first[0].positions, key=len)
    value = alphabeta(ConnectFour.parse(late)).value * (-1) ** len(late)
    score = dict(zip(first[0].positions, first[0].scores, strict=True))[late]
    assert value == (score > 0) - (score < 0)
