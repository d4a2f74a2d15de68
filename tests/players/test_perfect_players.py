"""The perfect player of Connect Four, the one that slips, and what they play without wasmtime."""

import pytest

from c4lab.games import Bitboard, ConnectFour
from c4lab.players import GradedPlayer, Perfect
from c4lab.players.agents_of_others import strong
from c4lab.players.forced import forced_first
from c4lab.players.perfect_players import OPENING, READABLE
from c4lab.solver import SearchProgress, Solver
from c4lab.solver.book import Book, Entry
from c4lab.solver.plain.table import key_of
from tests.solver.known import known

SOLVER = Solver(memory=1 << 24)
MIDDLE = [ConnectFour.parse(moves) for moves, _ in known("middle-medium")[::10]]


class Pretended:
    """A solver that answers column 6, and says what it was asked."""

    compiled, book = True, None

    def __init__(self):
        self.asked = []

    def solve(self, position, report=None):
        self.asked.append(str(position))
        return 0

    def best(self, position):
        return 0, 6


class Readable(Pretended):
    compiled = False


@pytest.mark.parametrize("kind", [ConnectFour, Bitboard])
def test_it_plays_the_best_move_and_of_equal_ones_the_nearest_to_the_centre(kind):
    player, graded = Perfect(SOLVER), GradedPlayer(0, seed=1, solver=SOLVER)
    for moves, _ in known("middle-easy")[::20]:
        position, columns, highest = kind.parse(moves), SOLVER.analyse(moves), SOLVER.solve(moves)
        if highest > -(position.left // 2):  # else the next disc decides: see the next test
            expected = next(column for column, worth in columns if worth == highest)
            assert player.choose(position) == graded.choose(position) == expected, moves


def test_a_win_at_once_is_taken_and_a_loss_put_off():
    assert Perfect(SOLVER).choose(ConnectFour.parse("112233")) == 4
    assert Perfect(SOLVER).choose(ConnectFour.parse("44553")) == 2  # or 6: one of them is stopped
    assert SOLVER.best("44553") == (-18, 4)


def test_a_game_that_is_over_and_another_board_are_refused():
    class Three(ConnectFour):
        width, height, connect = 3, 3, 3

    with pytest.raises(ValueError, match="The game is over after '1212121'"):
        Perfect(Pretended()).choose(ConnectFour.parse("1212121"))
    with pytest.raises(ValueError, match="not a position that this solver knows"):
        Perfect().choose(Three())


def test_the_readable_solver_is_asked_when_it_is_able_and_before_that_the_strong_player():
    game = known("end-easy")[0][0]
    early, late = (ConnectFour.parse(game[:discs]) for discs in (READABLE - 1, READABLE))
    pretended = Readable()
    assert Perfect(pretended).choose(early) == strong(seed=0).choose(early)
    assert GradedPlayer(1, 1, solver=pretended).choose(early) == strong(seed=0).choose(early)
    assert pretended.asked == []
    assert Perfect(pretended).choose(late) == 6
    assert pretended.asked == [game[:READABLE]]


def test_the_book_is_enough_for_the_readable_solver():
    pretended = Readable()
    pretended.book = Book({key_of(0, 0): Entry(1, columns=0b0001000)}, plies=0)
    assert Perfect(pretended).choose(ConnectFour()) == 6
    position = ConnectFour.parse("1")
    assert Perfect(pretended).choose(position) == strong(seed=0).choose(position)


@pytest.mark.parametrize("kind", [Perfect, lambda solver: GradedPlayer(0, solver=solver)])
def test_who_is_asked_for_another_move_ends_the_search_for_the_first_and_not_the_later(kind):
    """Also while the first call still waits for the solver."""

    class Waited(Pretended):
        waiting = True

        @property
        def compiled(self):
            if self.waiting:
                self.waiting = False
                assert player.choose(ConnectFour.parse("44")) == 6
            return True

        def solve(self, position, report):
            report(SearchProgress(nodes=1, lower=-21, upper=21, seconds=0))
            return super().solve(position)

    solver = Waited()
    player = kind(solver)
    with pytest.raises(RuntimeError, match="another call of `choose` ended this search"):
        player.choose(ConnectFour.parse("4"))
    assert solver.asked == ["44"]


def worth(position, move):
    """The solver's score in the view of the side to move."""
    score = dict(SOLVER.analyse(str(position)))[move]
    assert score is not None
    return score


def best(position):
    return SOLVER.best(str(position))[0]


def test_a_slip_is_worse_but_neither_passes_up_a_win_nor_hands_one_over():
    graded, slips = GradedPlayer(1, seed=1, solver=SOLVER), 0
    for position in MIDDLE:
        move = graded.choose(position)
        slips += worth(position, move) < best(position)
        assert move in forced_first(position), position.diagram()
    assert slips > len(MIDDLE) / 2
    last = ConnectFour.parse("44136567533446633544223266151557777121712")
    assert graded.choose(last) == 2  # where there is no slip it plays the best move


def test_it_slips_about_as_often_as_it_says_and_the_same_for_the_same_seed():
    wherever = GradedPlayer(1, seed=2, solver=SOLVER)
    can = [p for p in MIDDLE if worth(p, wherever.choose(p)) < best(p)][:10]

    def slips(seed):
        graded = GradedPlayer(0.2, seed, solver=SOLVER)
        return [worth(p, graded.choose(p)) < best(p) for _ in range(20) for p in can]

    assert slips(3) == slips(3) != slips(4)
    assert abs(sum(slips(3)) / len(slips(3)) - 0.2) < 0.1


def test_in_the_opening_a_slip_needs_no_search_and_after_it_each_is_worse():
    unable = type("Unable", (), {"compiled": True, "book": None})()
    moves = {GradedPlayer(1, seed, solver=unable).choose(ConnectFour()) for seed in range(60)}
    assert moves == set(range(1, 8))
    first = ConnectFour.parse("12345677")  # four of its seven moves are best
    assert len(first.history) == OPENING
    as_good = {move for move in first.moves() if worth(first, move) == best(first)}
    assert len(as_good) == 4
    for seed in range(6):
        assert GradedPlayer(1, seed, solver=SOLVER).choose(first) not in as_good


@pytest.mark.parametrize("mistakes", [-0.1, 1.5, True, "often", float("nan")])
def test_what_is_no_chance_is_refused(mistakes):
    with pytest.raises(ValueError, match="mistakes is a chance, from 0 for never to 1 for always"):
        GradedPlayer(mistakes)
