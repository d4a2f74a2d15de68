"""The perfect player of Connect Four: its moves, its moves without wasmtime, and its games."""

import asyncio
import random
import threading
from typing import Any

import pytest

from c4lab.games import Bitboard, ConnectFour
from c4lab.players import GradedPlayer, Perfect, agent, opponent
from c4lab.players.perfect import READABLE
from c4lab.players.strong_player import strong
from c4lab.solver import SearchProgress, Solver
from c4lab.solver.book import Book, Entry
from c4lab.solver.keys import key_of
from c4lab.widgets.board import Board
from tests.solver.known import known

MIDDLE = [moves for moves, _ in known("middle-easy")[::10]]
CENTRE_FIRST = (4, 3, 5, 2, 6, 1, 7)


class Pretended:
    """A solver that answers column 6, and says what it was asked."""

    compiled, book = True, None

    def __init__(self) -> None:
        self.asked: list[str] = []

    def solve(self, position: Any, report: Any = None) -> int:
        self.asked.append(str(position))
        return 0

    def best(self, position: Any) -> tuple[int, int]:
        return 0, 6


class Readable(Pretended):
    compiled = False


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(memory=1 << 24)


@pytest.mark.parametrize("kind", [ConnectFour, Bitboard])
def test_it_plays_the_best_move_and_of_equal_ones_the_nearest_to_the_centre(
    kind: type[ConnectFour], solver: Solver
) -> None:
    player = Perfect(solver)
    for moves in MIDDLE:
        worth = dict(solver.analyse(moves))
        best = max(score for score in worth.values() if score is not None)
        position = kind.parse(moves)
        if best > -(position.left // 2):  # else the next disc decides: see the next test
            expected = next(column for column in CENTRE_FIRST if worth[column] == best)
            assert player.choose(position) == expected, moves


def test_a_win_at_once_is_taken_and_a_loss_put_off(solver: Solver) -> None:
    assert Perfect(solver).choose(ConnectFour.parse("112233")) == 4
    assert Perfect(solver).choose(ConnectFour.parse("44553")) == 2  # or 6: one of them is stopped
    assert solver.best("44553") == (-18, 4)


def test_every_seed_plays_the_same() -> None:
    position = ConnectFour.parse(MIDDLE[0])
    assert len({opponent("perfect", ConnectFour, seed).choose(position) for seed in range(5)}) == 1


def test_a_game_that_is_over_has_no_move() -> None:
    with pytest.raises(ValueError, match="The game is over after '1212121'"):
        Perfect(Pretended()).choose(ConnectFour.parse("1212121"))  # type: ignore[arg-type]


def test_another_board_is_refused() -> None:
    class Three(ConnectFour):
        width, height, connect = 3, 3, 3

    with pytest.raises(ValueError, match="not a position that this solver knows"):
        Perfect().choose(Three())


def test_the_readable_solver_is_asked_when_it_is_able_and_before_that_the_strong_player() -> None:
    game = known("end-easy")[0][0]
    early, late = (ConnectFour.parse(game[:discs]) for discs in (READABLE - 1, READABLE))
    pretended: Any = Readable()
    assert Perfect(pretended).choose(early) == strong(seed=0).choose(early)
    assert pretended.asked == []
    assert Perfect(pretended).choose(late) == 6
    assert pretended.asked == [game[:READABLE]]


def test_the_book_is_enough_for_the_readable_solver() -> None:
    pretended: Any = Readable()
    pretended.book = Book({key_of(0, 0): Entry(1, columns=0b0001000)}, plies=0)
    assert Perfect(pretended).choose(ConnectFour()) == 6
    position = ConnectFour.parse("1")
    assert Perfect(pretended).choose(position) == strong(seed=0).choose(position)


class Slow(Pretended):
    """A solver that searches the empty board and that after column 1 without end, until `report`
    raises; it notes the error."""

    def __init__(self) -> None:
        super().__init__()
        self.at_work, self.given_up = threading.Event(), threading.Event()

    def solve(self, position: Any, report: Any = None) -> int:
        while len(position.history) < 2:
            self.at_work.set()
            try:
                report(SearchProgress(nodes=1, lower=-21, upper=21, seconds=0))
            except RuntimeError:
                self.given_up.set()
                raise
        return 0


def test_to_ask_for_another_move_ends_the_search_for_the_one_before() -> None:
    slow: Any = Slow()
    player = Perfect(slow)
    errors: list[Exception] = []

    def first() -> None:
        try:
            player.choose(ConnectFour())
        except RuntimeError as error:
            errors.append(error)

    thread = threading.Thread(target=first, daemon=True)
    thread.start()
    assert slow.at_work.wait(10)
    assert player.choose(ConnectFour.parse("44")) == 6
    thread.join(10)
    assert [str(error) for error in errors] == ["another call of `choose` ended this search"]


@pytest.mark.parametrize("kind", [Perfect, lambda solver: GradedPlayer(0, solver=solver)])
def test_who_was_asked_first_does_not_end_the_search_for_the_later_move(kind: Any) -> None:
    """Both calls may wait for the compiler, and then continue in any order."""

    class Made(Slow):
        @property
        def compiled(self) -> bool:  # type: ignore[override]
            if threading.current_thread() is earlier:
                at_the_door.set()
                self.at_work.wait(10)
            return True

        def solve(self, position: Any, report: Any = None) -> int:
            for _ in range(3):
                report(SearchProgress(nodes=1, lower=-21, upper=21, seconds=0))
                self.at_work.set()
                if threading.current_thread() is not earlier:
                    earlier.join(10)
            return 0

    at_the_door = threading.Event()
    made: Any = Made()
    player, errors = kind(made), []

    def ask() -> None:
        try:
            player.choose(ConnectFour.parse("4"))
        except RuntimeError as error:
            errors.append(error)

    earlier = threading.Thread(target=ask, daemon=True)
    earlier.start()
    assert at_the_door.wait(10)
    assert player.choose(ConnectFour.parse("44")) == 6
    assert len(errors) == 1


def test_a_board_says_that_it_thinks_and_can_be_taken_back_and_played_on() -> None:
    slow: Any = Slow()

    async def play() -> None:
        board = Board(ConnectFour.parse("4").play(4), opponent=Perfect(slow))
        slow_start = Board(ConnectFour(), opponent=Perfect(slow))
        slow_start._handle_custom_msg({"do": "play", "move": 1}, [])
        assert await asyncio.to_thread(slow.at_work.wait, 10)
        assert slow_start.status == "The opponent is thinking…"
        slow_start._handle_custom_msg({"do": "undo"}, [])
        assert slow_start.status == "Your turn: you are red."
        board._handle_custom_msg({"do": "play", "move": 4}, [])
        while board.thinking:
            await asyncio.sleep(0.01)
        assert board.text == "4446"

    asyncio.run(play())


def reply(moves: str, player: Any) -> str:
    """The end of a game that goes on from `moves`. Perfect plays the side that is to move there."""
    position = ConnectFour.parse(moves)
    perfect, side = Perfect(), position.player
    while position.result() is None:
        mover = perfect if position.player == side else player
        position = position.play(mover.choose(position))
    return "won" if position.winner == side else f"not won: {position}"


# How far each looks ahead. As published G looks 7 moves ahead, L 8 and T 6: so, the 30 games are
# won too, but take two minutes.
AGENTS = {"V": 5, "G": 4, "L": 7, "T": 5}


@pytest.mark.slow
@pytest.mark.parametrize("name", AGENTS)
def test_a_won_position_is_won_against_each_agent(name: str) -> None:
    rng, solver, games = random.Random(8), Solver(memory=1 << 24), 0
    while games < 2:
        moves = "".join(str(rng.randint(1, 7)) for _ in range(12))
        if winnable(moves, solver):
            games += 1
            assert reply(moves, agent(name, AGENTS[name])) == "won"


def winnable(moves: str, solver: Solver) -> bool:
    try:
        return 0 < solver.solve(moves) < 14
    except ValueError:  # over
        return False


@pytest.mark.slow
@pytest.mark.parametrize("name", AGENTS)
def test_games_moving_first_are_won_against_each_agent(name: str) -> None:
    """The agents never vary, so their first two replies are random: all games differ."""
    perfect, player = Perfect(), agent(name, AGENTS[name])
    pairs = [(one, two) for one in range(1, 8) for two in range(1, 8)]
    games = set()
    for replies in random.Random(30).sample(pairs, 8):
        position = ConnectFour()
        while position.result() is None:
            turn = len(position.history) // 2
            if position.player == +1:
                position = position.play(perfect.choose(position))
            elif turn < len(replies):
                position = position.play(replies[turn])
            else:
                position = position.play(player.choose(position))
        assert position.winner == +1, str(position)
        games.add(str(position))
    assert len(games) == 8
