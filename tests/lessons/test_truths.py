"""What the checks of exercises take for the truth is true, and what lessons race is alike."""

import re
from pathlib import Path
from typing import Any

import pytest

from c4lab.checks.writing.registry import find
from c4lab.data import late, quiet
from c4lab.evaluation import Squares, WindowScore, kept
from c4lab.games import Bitboard, ConnectFour, TicTacToe
from c4lab.instruments import Meter
from c4lab.instruments.spread import keys_at, positions_at
from c4lab.lessons import lesson08_move_ordering, lesson11_windows, lesson13_mtdf
from c4lab.lessons.lesson07_heuristics import check_kept_threats, check_window_score
from c4lab.lessons.lesson08_move_ordering.check_best_first import QUIET
from c4lab.lessons.lesson08_move_ordering.check_best_order import WORTH
from c4lab.lessons.lesson09_hashing import check_value_of
from c4lab.lessons.lesson11_windows.check_proved import QUIZ
from c4lab.lessons.lesson13_mtdf import check_parts_and_race
from c4lab.lessons.lesson13_mtdf.filled_tables import GAMES
from c4lab.lessons.lesson14_bitboards.four_boards import kinds
from c4lab.lessons.lesson16_better_tables.tables import Counted
from c4lab.lessons.shared.boards import parsed
from c4lab.search import Table, Zobrist, centre_first, negamax, pvs
from c4lab.solver.plain import Table as SolverTable
from c4lab.solver.plain import solve
from c4lab.solver.plain.search import exact

BOARDS = {
    "board 1": "5547566445656646152441",
    "board 2": "666654456454454565",
    "board 3": "61555764665464456544",
    "board 4": "5536673564645546546447",
}
SOLVED = {"24422437332432465713211": 2, "656273354126117": -7, "7412433253654211116536": -2}


def solution(id: str) -> Any:
    exercise = find(id)
    assert exercise
    return exercise.solution


def exercises_of(lesson: Any) -> str:
    return Path(lesson.__path__[0], "exercises.md").read_text(encoding="utf-8")


def test_the_answers_of_07_2_and_07_4_are_the_published_evaluations() -> None:
    centre = check_window_score.for_both(parsed(*check_window_score.CENTRE))
    others = *check_window_score.without_centre(), *check_window_score.everything()
    for position, player in (*centre, *others):
        assert solution("07.2")(position, player) == WindowScore().score(position, player)
    for position in check_kept_threats.boards():
        assert solution("07.4")(position) == kept(position)


@pytest.mark.parametrize("board", BOARDS)
def test_the_moves_of_08_1_are_worth_what_a_solver_says(board: str) -> None:
    assert f'board("{board}", "{BOARDS[board]}"' in exercises_of(lesson08_move_ordering)
    root, table = ConnectFour.parse(BOARDS[board]), SolverTable()
    for move, worth in WORTH[board].items():
        after = root.play(move)
        wins_at_once = after.result() is not None
        assert worth == ((root.left + 1) // 2 if wins_at_once else -solve(after, table))


def test_the_sentences_of_11_1_tell_of_the_windows_in_its_table() -> None:
    row = r"^\| \d \| \((\d+), (\d+)\) \| (\d+) \|$"
    rows = re.findall(row, exercises_of(lesson11_windows), re.MULTILINE)
    assert [((int(low), int(high)), int(said)) for low, high, said in rows] == QUIZ


def test_no_move_ends_the_game_where_08_5_is_tried() -> None:
    assert all(board.play(move).result() is None for board in QUIET for move in board.moves())


def test_what_09_5_calls_remembering() -> None:
    def nodes(table: list[Any]) -> int:
        meter = Meter()
        start: Any = meter.watch(TicTacToe.parse(check_value_of.START))
        solution("09.5")(start, table, Zobrist(10))
        return meter.nodes

    class Forgetful(list[Any]):
        def __setitem__(self, slot: Any, entry: Any) -> None: ...

    slots = [None] * check_value_of.LARGE
    assert (nodes([*slots]), nodes(Forgetful(slots))) == (531, 1_585)
    assert 531 < check_value_of.ENOUGH < 1_585


@pytest.mark.slow
def test_a_filled_table_is_told_of_in_13_7() -> None:
    assert f"games = {list(GAMES)}".replace("'", '"') in exercises_of(lesson13_mtdf)
    truth, told = solution("13.7"), check_parts_and_race.FILLED
    table, counts = Table(), []
    for depth in (4, 5):
        meter = Meter()
        for game in GAMES:
            board: Any = meter.watch(ConnectFour.parse(game))
            pvs(board, depth, Squares(), order=centre_first, table=table)
        counts.append(meter.nodes)
    assert counts[0] == truth["PVS, depth 4"]
    assert "PVS at depth 4 has filled" in told["PVS, depth 5"](counts[1])
    assert not any(told[key](truth[key]) for key in told)


@pytest.mark.parametrize("kind", ["lists", "numpy", "Bitboard"])
def test_each_kind_of_board_of_lesson_14_is_searched_alike(kind: str) -> None:
    contender = kinds()[kind]
    for board in (*quiet()[:3], *late()[:3]):
        meter = Meter()
        watched: Any = meter.watch(board)
        value = board.player * negamax(watched, 3, alpha=-1, beta=+1).value
        assert (contender(board, 3), contender.nodes(board, 3)) == (value, meter.nodes)


@pytest.mark.slow
@pytest.mark.parametrize("size", [7, 10_007])
def test_the_table_of_16_5_solves_and_counts_as_ours(size: int) -> None:
    for moves, score in SOLVED.items():
        board, table, counted = Bitboard.parse(moves), solution("16.5")(size), Counted(size)
        assert exact(board.position, board.mask, table) == score
        assert exact(board.position, board.mask, counted) == score
        kept = [entry and (entry[0] << 6 | entry[1] + 32) << 6 | entry[2] + 32 for entry in
                counted.entries]  # fmt: skip
        assert table.slots == [entry or 0 for entry in kept]


def test_the_key_of_16_2_is_the_key_of_the_game() -> None:
    mine, mask = (each.tolist() for each in positions_at(6))
    assert list(map(solution("16.2"), mine, mask)) == keys_at(6).tolist()
