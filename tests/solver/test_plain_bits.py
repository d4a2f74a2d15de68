"""The solver's parts, each against the board that one can read."""

import random

import pytest

from c4lab.games import ConnectFour
from c4lab.solver.plain.bits import COLUMN, landings, non_losing, to_bits, winning_cells
from c4lab.solver.plain.moves import CENTRE_FIRST, move_score, ordered
from c4lab.solver.plain.table import Table, key_of


def bit(column: int, row: int) -> int:
    return 1 << COLUMN * (column - 1) + row - 1


def columns(bits: int) -> set[int]:
    return {c for c in range(1, 8) if bits >> COLUMN * (c - 1) & (1 << COLUMN) - 1}


def random_positions(count: int = 150) -> list[ConnectFour]:
    rng = random.Random(5)
    found: list[ConnectFour] = []
    while len(found) < count:
        position = ConnectFour()
        for _ in range(rng.randrange(36)):
            if position.result() is None:
                position = position.play(rng.choice(position.moves()))
        if position.result() is None:
            found.append(position)
    return found


def completes_four(position: ConnectFour, player: int, cell: tuple[int, int]) -> bool:
    """Counted disc by disc from `cell`, in both senses of each direction."""
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        length = 1
        for sign in (1, -1):
            step = 1
            while position.at((cell[0] + sign * step * dx, cell[1] + sign * step * dy)) == player:
                step += 1
            length += step - 1
        if length >= 4:
            return True
    return False


POSITIONS = random_positions()


def test_winning_cells_are_those_counted_on_the_board():
    for position in POSITIONS:
        mine, mask = to_bits(position)
        for player, discs in ((position.player, mine), (-position.player, mine ^ mask)):
            expected = sum(
                bit(column, row)
                for column in range(1, 8)
                for row in range(1, 7)
                if not position.at((column, row))
                and completes_four(position, player, (column, row))
            )
            assert winning_cells(discs, mask) == expected, position.diagram()


def test_the_spare_row_parts_the_columns():
    tops = bit(1, 4) | bit(1, 5) | bit(1, 6)  # the bit after them is no neighbour of column 2
    assert winning_cells(tops, (1 << 6) - 1) == 0


def test_landings_are_the_legal_moves():
    for position in POSITIONS:
        _, mask = to_bits(position)
        assert landings(mask) == sum(bit(*position.landing(move)) for move in position.moves())


def test_non_losing_moves_are_those_after_which_no_reply_wins():
    tried = 0
    for position in POSITIONS:
        if any(position.play(move).winner for move in position.moves()):
            continue  # non_losing assumes that there is none
        tried += 1
        safe = {
            move
            for move in position.moves()
            if not any(
                position.play(move).play(reply).winner for reply in position.play(move).moves()
            )
        }
        assert columns(non_losing(*to_bits(position))) == safe, position.diagram()
    assert tried > 50


def test_the_move_with_most_winning_cells_comes_first_then_the_centre():
    assert [columns(cells) for cells in CENTRE_FIRST] == [{4}, {3}, {5}, {2}, {6}, {1}, {7}]
    assert [columns(move) for move in ordered(0, 0, landings(0))] == [
        {4}, {3}, {5}, {2}, {6}, {1}, {7},
    ]  # fmt: skip
    mine, mask = to_bits(ConnectFour.parse("1122"))
    moves = ordered(mine, mask, landings(mask))
    scores = [move_score(mine, mask, move) for move in moves]
    assert columns(moves[0]) == {4}  # a1 b1 d1: c1 would win; so would a1 b1 c1: d1
    assert scores == sorted(scores, reverse=True)
    assert scores[0] == 1


def test_keys_differ_wherever_the_boards_do():
    boards = {position.columns: key_of(*to_bits(position)) for position in POSITIONS}
    assert len(set(boards.values())) == len(boards)
    assert key_of(0, 0) != 0


def test_a_table_gives_back_both_bounds_and_only_to_their_own_key():
    table = Table(size=8)
    for lower in range(-21, 22):
        table.store(5, lower, 21)
        assert table.bounds(5, -1, 1) == (lower, 21)
    assert table.bounds(13, -1, 1) == (-1, 1)  # the same place, another position
    table.store(13, 0, 0)
    assert table.bounds(5, -1, 1) == (-1, 1)  # replaced


def test_a_table_needs_room():
    with pytest.raises(ValueError, match="at least one entry; 0 is too few"):
        Table(size=0)
