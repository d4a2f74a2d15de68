"""Boards with a four in every place, and boards that only look like it."""

from __future__ import annotations

from functools import cache
from random import Random

from c4lab.lessons.lesson06_connect_four.boards import (
    HEIGHT,
    WIDTH,
    Board,
    board_of,
    board_with,
    discs,
    random_games,
)
from c4lab.lessons.lesson06_connect_four.lines import WINDOWS, WRAPPING, Line, threes, with_gaps


@cache
def line_cases() -> list[tuple[Board, int]]:
    """Every window filled once, by one player or the other, and boards that only look like it."""
    random = Random(2)
    boards = [board_of([()] * WIDTH)]
    for i, window in enumerate(WINDOWS):
        boards.append(board_with(window, +1 if i % 2 else -1, random))
    for lines in (*WRAPPING, with_gaps()):
        near = sorted({line for line in lines if not _holds_a_window(line)}, key=_height)
        chosen = near[:6] + random.sample(near, min(len(near), 12))
        boards += [board_with(line, random.choice((+1, -1)), random) for line in chosen]
    at_the_edge = [run for run in threes()[0] if run[-1][0] == WIDTH or run[-1][1] == HEIGHT]
    boards += [board_with(run, +1, random) for run in (*threes()[0][::6], *at_the_edge[::3])]
    boards += [board_of(game[-1].columns) for game in random_games(12, random)]
    boards.sort(key=discs)
    return [(board, player) for board in boards for player in (+1, -1)]


def _holds_a_window(line: Line) -> bool:
    return any(set(window) <= set(line) for window in WINDOWS)


def _height(line: Line) -> tuple[int, Line]:
    return sum(row for _, row in line), line
