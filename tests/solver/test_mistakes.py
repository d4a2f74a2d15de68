"""Mistakes that others have made in such a solver, each made here on purpose: the tests see them.

What is asserted of the true modules is asserted elsewhere too, of the same positions. Here it
stands beside what the mistaken ones answer.
"""

import random
from collections.abc import Iterator

import pytest

from c4lab.games import Bitboard, ConnectFour
from c4lab.search import alphabeta
from c4lab.solver import Solver
from c4lab.solver.engines import Readable
from c4lab.solver.plain.table import key_of
from c4lab.solver.question import board
from tests.solver.known import known
from tests.solver.mutation import Changes, mutated

pytestmark = pytest.mark.slow

BITS, BITBOARD = "c4lab.games.bits", "c4lab.games.bitboard"
PLAIN = "c4lab.solver.plain"

LATE = known("end-easy")

IN_THE_SOLVER: dict[str, Changes] = {
    "no spare row": {BITS: ("column = height + 1", "column = height")},
    "neighbours as if there were no spare row": {
        BITS: ("(column, column - 1, column + 1)", "(height, height - 1, height + 1)")
    },
    "a disc may lie in the spare row": {
        BITS: ("lowest_column = (1 << height) - 1", "lowest_column = (1 << column) - 1")
    },
    "my own wins are what I have to block": {
        f"{PLAIN}.bits": ("winning_cells(mine ^ mask, mask)", "winning_cells(mine, mask)")
    },
    "the other side's win counts as mine": {
        f"{PLAIN}.search": ("if winning_cells(mine, mask)", "if winning_cells(mine ^ mask, mask)")
    },
    "the same side moves again": {
        f"{PLAIN}.search": ("-null_window(mine ^ mask, ", "-null_window(mine, ")
    },
    "a lower bound is stored as the score": {
        f"{PLAIN}.search": ("store(key, bound, upper)", "store(key, bound, bound)")
    },
    "an upper bound is stored as the score": {
        f"{PLAIN}.search": ("store(key, lower, best)", "store(key, best, best)")
    },
}


def answers(changes: Changes, positions: list[tuple[str, int]], size: int = 1_000_003) -> list[int]:
    """The scores by the readable solver with `changes`; -99 where it fails."""
    found = []
    with mutated(changes) as modules:
        table = modules["table"].Table(size)
        for moves, _ in positions:
            try:
                found.append(modules["solving"].solve(moves, table))
            except (RecursionError, ValueError):
                found.append(-99)
    return found


def test_without_a_mistake_every_known_score_is_found() -> None:
    assert answers({}, LATE) == [score for _, score in LATE]


@pytest.mark.parametrize("mistake", IN_THE_SOLVER)
def test_a_mistake_gives_wrong_scores(mistake: str) -> None:
    assert answers(IN_THE_SOLVER[mistake], LATE) != [score for _, score in LATE]


def test_an_entry_of_another_position_taken_for_ones_own_shows_in_a_small_table() -> None:
    careless = {f"{PLAIN}.table": ("if entry >> 2 * FIELD != key:", "if not entry:")}
    right = [score for _, score in LATE]
    assert answers({}, LATE, size=16) == right
    assert answers(careless, LATE, size=16) != right


@pytest.mark.slow
def test_key_0_of_an_empty_board_matches_an_empty_entry() -> None:
    """On 4 by 4 cells, a board that is solved from its start. The empty entry says "lost"."""

    class Small(ConnectFour):
        width, height = 4, 4

    unfounded = {f"{PLAIN}.table": ("mine + mask + BOTTOM", "mine + mask")}
    found = []
    for changes in ({}, unfounded):
        with mutated(changes) as modules:
            found.append(modules["solving"].solve("", size=(4, 4)))
    assert found[0] == alphabeta(Small()).value == 0
    assert found[1] < 0


def plays(seed: int, games: int) -> Iterator[list[int]]:
    """The columns of random games, each played to its end."""
    rng = random.Random(seed)
    for _ in range(games):
        position = ConnectFour()
        while position.result() is None:
            position = position.play(rng.choice(position.moves()))
        yield list(position.history)


def test_a_four_is_looked_for_among_the_stones_of_the_player_who_has_just_moved() -> None:
    """With the other player's, each of the games that are won goes on: the source's mistake."""
    other = {BITBOARD: ("has_four(position ^ mask)", "has_four(position)")}
    with mutated(other) as modules:
        mistaken = modules["games.bitboard"].Bitboard
    seen, missed = 0, {Bitboard: 0, mistaken: 0}
    for columns in plays(seed=9, games=500):
        grid = ConnectFour()
        boards = {kind: kind() for kind in missed}
        for column in columns:
            grid = grid.play(column)
            seen += 1
            for kind in missed:
                boards[kind] = boards[kind].play(column)
                missed[kind] += boards[kind].winner != grid.winner
    assert seen == 10_655
    assert list(missed.values()) == [0, 496]


def searched_twice() -> tuple[int, int]:
    """The nodes for some positions, and for the same positions after a reset."""
    solver, positions = Solver(memory=1 << 20), [moves for moves, _ in known("middle-medium")[::10]]
    solver.solve_many(positions)
    first = solver.nodes
    solver.reset()
    solver.solve_many(positions)
    return first, solver.nodes


def test_what_a_reset_forgets_has_to_be_searched_again() -> None:
    first, again = searched_twice()
    assert first == again


def test_an_entry_that_survives_a_reset_can_be_wrong() -> None:
    """Entries are true for ever, so a false one is put there: after a reset it must be gone."""
    moves, score = known("middle-easy")[0]
    mine, mask = board(moves)
    for reset, right in ((Readable.reset, True), (lambda engine: None, False)):
        engine = Readable()
        engine._table.store(key_of(mine, mask), score + 1, score + 1)
        assert engine.exact(mine, mask) != score
        engine._table.store(key_of(mine, mask), score + 1, score + 1)
        reset(engine)
        assert (engine.exact(mine, mask) == score) is right
