"""The solver that one imports: right scores, whatever its table, its thread or its book."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from c4lab.games import Bitboard, ConnectFour
from c4lab.solver import Solver, analyse, solve
from c4lab.solver import solver as module
from c4lab.solver.book import Book, Entry
from c4lab.solver.keys import canonical, key_of
from c4lab.solver.plain import Table
from c4lab.solver.plain import solve as solve_plainly
from tests.solver.known import known, late_games

FULL = "441365675334466335442232661515577771217122"
MIDDLE = known("middle-easy")
MEDIUM = known("middle-medium")


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(memory=1 << 24)


def mirror(moves: str) -> str:
    return "".join(str(8 - int(move)) for move in moves)


@pytest.mark.parametrize(
    ("name", "fewest"),
    [
        *(("end-easy", 0), ("middle-easy", 0), ("begin-easy", 0), ("middle-medium", 0)),
        pytest.param("begin-medium", 0, marks=pytest.mark.slow),
        pytest.param("begin-hard", 7, marks=pytest.mark.slow),  # the others take half a minute each
    ],
)
def test_known_scores(solver: Solver, name: str, fewest: int) -> None:
    assert solver.compiled
    scores = {moves: score for moves, score in known(name) if len(moves) >= fewest}
    assert solver.solve_many(scores) == list(scores.values())
    few = list(scores)[::10] if "easy" in name else []
    solver.reset()
    assert [solver.solve(moves) for moves in few] == [scores[moves] for moves in few]


def test_the_compiled_and_the_readable_solver_agree(solver: Solver) -> None:
    games = late_games(1, range(25, 42), 150)
    table = Table()
    assert solver.solve_many(games) == [solve_plainly(game, table) for game in games]


def test_the_mirror_image_scores_the_same() -> None:
    games = late_games(2, range(16, 40), 300)
    images = [mirror(game) for game in games]
    assert Solver(memory=1 << 20).solve_many(games) == Solver(memory=1 << 20).solve_many(images)


@pytest.mark.parametrize("memory", [pytest.param(128, marks=pytest.mark.slow), 1 << 10, 1 << 16])
def test_a_small_table_forgets_and_never_errs(memory: int) -> None:
    few = [*known("end-easy")[::10], *MIDDLE[::10], *MEDIUM[::4], *known("begin-easy")[::4]]
    moves = [moves for moves, _ in few]
    small, large = Solver(memory=memory), Solver(memory=1 << 24)
    assert small.solve_many(moves) == large.solve_many(moves) == [score for _, score in few]
    assert small.nodes > large.nodes  # it did forget


def test_positions_of_every_kind_are_taken(solver: Solver) -> None:
    for position in ("4455", " 44 55", ConnectFour.parse("4455"), Bitboard.parse("4455")):
        assert solver.solve(position) == 18
        assert solver.best(position) == (18, 3)


def test_an_empty_list_has_no_scores(solver: Solver) -> None:
    assert solver.solve_many([]) == []


def test_the_last_discs(solver: Solver) -> None:
    assert [solver.solve(FULL[:discs]) for discs in (39, 40, 41)] == [0, 0, 0]
    assert solver.best(FULL[:41]) == (0, 2)
    assert dict(solver.analyse(FULL[:41])) == {2: 0} | dict.fromkeys((1, 3, 4, 5, 6, 7))


def test_a_win_with_the_next_disc_needs_no_search() -> None:
    solver = Solver(memory=1 << 10)
    assert solver.solve("112233") == 18
    assert solver.best("112233") == (18, 4)
    assert solver.nodes == 0


def test_analyse_goes_outwards_from_the_centre(solver: Solver) -> None:
    moves = MIDDLE[3][0]
    assert [column for column, _ in solver.analyse(moves)] == [4, 3, 5, 2, 6, 1, 7]


def test_analyse_settles_columns_one_by_one() -> None:
    solver = Solver(memory=1 << 20)
    columns = solver.analyse("444444" + "3233")
    assert next(columns) == (4, None)
    assert solver.nodes == 0
    next(columns)
    assert solver.nodes > 0


@pytest.mark.slow
@given(st.sampled_from([line for line in MIDDLE if len(line[0]) >= 22]))
@settings(max_examples=25)
def test_what_is_best_is_the_highest_of_all_columns(line: tuple[str, int]) -> None:
    moves, score = line
    solver = Solver(memory=1 << 20)
    columns = dict(solver.analyse(moves))
    position = ConnectFour.parse(moves)
    assert {column for column in columns if columns[column] is not None} == set(position.moves())
    assert max(worth for worth in columns.values() if worth is not None) == score
    # `analyse` names the columns from the centre outwards, left before right.
    best = next(column for column, worth in columns.items() if worth == score)
    assert Solver(memory=1 << 20).best(moves) == solver.best(moves) == (score, best)
    for column, worth in columns.items():
        if worth is not None:
            following = position.play(column)
            if following.result() is None:
                assert worth == -solve_plainly(following)
            else:
                assert worth == (22 - (len(moves) // 2 + 1) if following.winner else 0)


def test_reset_forgets_everything() -> None:
    solver, moves = Solver(memory=1 << 20), MEDIUM[0][0]
    solver.solve(moves)
    first = solver.nodes
    solver.solve(moves)
    assert solver.nodes - first < first / 10  # it remembers
    solver.reset()
    assert solver.nodes == 0
    solver.solve(moves)
    assert solver.nodes == first > 1000


def test_searched_one_by_one_or_together_the_positions_are_the_same() -> None:
    moves = [moves for moves, _ in MEDIUM[:20]]
    single, together = (Solver(memory=1 << 20) for _ in range(2))
    scores = [single.solve(each) for each in moves]
    assert together.solve_many(moves) == scores
    assert single.nodes == together.nodes


def entry(moves: str, score: int, columns: int = 0) -> dict[int, Entry]:
    board = Bitboard.parse(moves)
    return {canonical(key_of(board.position, board.mask)): Entry(score, columns)}


def test_the_book_is_asked_first() -> None:
    book = Book(entry("", 1) | entry("4", -1) | entry("3", 0))
    solver = Solver(memory=1 << 10, book=book)
    assert solver.solve("") == 1
    assert solver.solve("5") == 0  # the mirror image of column 3
    assert solver.solve_many(["4", "4455", ""]) == [-1, 18, 1]
    columns = solver.analyse("")
    before = solver.nodes
    assert [next(columns) for _ in range(3)] == [(4, 1), (3, 0), (5, 0)]
    assert solver.nodes == before


def test_a_move_from_the_book() -> None:
    solver = Solver(memory=1 << 10, book=Book(entry("", 1, columns=0b0001000)))
    assert solver.best("") == (1, 4)
    by_scores = Solver(memory=1 << 10, book=Book(entry("", 1) | entry("4", -1)))
    assert by_scores.best("") == (1, 4)
    assert solver.nodes == by_scores.nodes == 0


def test_early_on_the_mirror_image_is_known_as_soon_as_the_position_is(solver: Solver) -> None:
    moves, score = known("begin-medium")[8]
    assert len(moves) < 16
    solver.reset()
    solver.solve(moves)
    first = solver.nodes
    assert solver.solve(mirror(moves)) == score
    assert solver.nodes - first < first / 100


def test_who_asks_while_the_sessions_solver_is_made_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[object] = []

    class Slow:
        def __init__(self, **options: Any) -> None:
            time.sleep(0.05)
            made.append(self)

    monkeypatch.setattr(module, "Solver", Slow)
    monkeypatch.setattr(module, "_made", {})
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: module.session(), range(4)))
    assert found == made * 4
    assert len(made) == 1


def test_the_first_player_wins_with_its_last_disc_and_only_from_the_middle() -> None:
    """By the book, which a search of half a minute has filled."""
    assert solve("") == 1
    assert [-solve(column) for column in "1234567"] == [-2, -1, 0, 1, 0, -1, -2]
    assert module.session().best("") == (1, 4)


def test_the_session_has_a_solver() -> None:
    moves, score = MIDDLE[0]
    assert solve(moves) == score == max(worth for _, worth in analyse(moves) if worth is not None)


@pytest.mark.parametrize("ask", [Solver.solve, Solver.analyse])
def test_what_cannot_be_called_is_no_progress(ask) -> None:
    with pytest.raises(ValueError, match="progress=5: give a function"):
        ask(Solver(memory=1 << 10), "4455", progress=5)
