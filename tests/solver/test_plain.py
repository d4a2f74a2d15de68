"""The plain solver and its parts, each against the board that one can read."""

import pytest

from c4lab.games import ConnectFour
from c4lab.solver.plain import Table, solve
from c4lab.solver.plain.bits import COLUMN, landings, non_losing, to_bits, winning_cells
from c4lab.solver.plain.moves import CENTRE_FIRST, move_score, ordered
from c4lab.solver.plain.search import halfway
from tests.solver.known import known, late_games


@pytest.mark.parametrize(("name", "step"), [("end-easy", 1), ("middle-easy", 1), ("begin-easy", 5)])
def test_known_scores(name, step):
    table = Table()
    sample = known(name)[::step]
    assert {moves: solve(moves, table) for moves, _ in sample} == dict(sample)


@pytest.mark.parametrize("size", [1, 16, 1009])
def test_a_small_table_forgets_and_never_errs(size):
    sample = known("middle-easy")[::12]
    table = Table(size)
    assert {moves: solve(moves, table) for moves, _ in sample} == dict(sample)


@pytest.mark.parametrize(
    ("moves", "score"),
    [
        ("4455", 18),  # three open at both ends with the third disc, a win with the fourth
        ("112233", 18),  # at once
        ("44553", -18),  # two cells to block, and only one disc to do it
    ],
)
def test_scores_count_the_discs_of_the_winner(moves, score):
    assert solve(moves) == score


def test_a_full_board_next_is_a_draw():
    game = "441365675334466335442232661515577771217122"
    assert [solve(game[:discs]) for discs in (39, 40, 41)] == [0, 0, 0]


def test_every_question_narrows_the_range():
    for lower in range(-21, 22):
        for upper in range(lower + 1, 22):
            assert lower <= halfway(lower, upper) < upper


def bit(column: int, row: int) -> int:
    return 1 << COLUMN * (column - 1) + row - 1


def columns(bits: int) -> set[int]:
    return {c for c in range(1, 8) if bits >> COLUMN * (c - 1) & (1 << COLUMN) - 1}


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


POSITIONS = [ConnectFour.parse(game) for game in late_games(5, range(36), 150)]


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
    tops = bit(1, 4) | bit(1, 5) | bit(1, 6)  # the bit after them is no neighbour of column 2
    assert winning_cells(tops, (1 << 6) - 1) == 0


def test_landings_are_the_legal_moves_and_non_losing_ones_those_after_which_no_reply_wins():
    tried = 0
    for position in POSITIONS:
        mine, mask = to_bits(position)
        after = {move: position.play(move) for move in position.moves()}
        assert landings(mask) == sum(bit(*position.landing(move)) for move in after)
        if any(each.winner for each in after.values()):
            continue  # non_losing assumes that there is none
        tried += 1
        safe = {
            move
            for move, each in after.items()
            if not any(each.play(reply).winner for reply in each.moves())
        }
        assert columns(non_losing(mine, mask)) == safe, position.diagram()
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


def test_a_table_gives_back_both_bounds_and_only_to_their_own_key():
    table = Table(size=8)
    for lower in range(-21, 22):
        table.store(5, lower, 21)
        assert table.bounds(5, -1, 1) == (lower, 21)
    assert table.bounds(13, -1, 1) == (-1, 1)  # the same place, another position
    table.store(13, 0, 0)
    assert table.bounds(5, -1, 1) == (-1, 1)  # replaced
    with pytest.raises(ValueError, match="at least one entry; 0 is too few"):
        Table(size=0)
