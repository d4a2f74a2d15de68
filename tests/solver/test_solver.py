"""The solver that one imports: right scores, whatever its table, its thread or its book."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from c4lab.games import Bitboard, ConnectFour
from c4lab.solver import Solver, analyse, solve
from c4lab.solver.book import Book, Entry
from c4lab.solver.keys import canonical, key_of
from c4lab.solver.plain import Table
from c4lab.solver.plain import solve as solve_plainly
from tests.solver.known import known

FULL = "441365675334466335442232661515577771217122"
MIDDLE = known("middle-easy")
MEDIUM = known("middle-medium")


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(memory=1 << 24)


def mirror(moves: str) -> str:
    return "".join(str(8 - int(move)) for move in moves)


def late_games(seed: int, discs: range, games: int) -> list[str]:
    """Unfinished random games with so many discs."""
    rng = random.Random(seed)
    found: list[str] = []
    while len(found) < games:
        position, length = Bitboard(), rng.choice(discs)
        while len(position.history) < length and position.result() is None:
            position = position.play(rng.choice(position.moves()))
        if position.result() is None:
            found.append(str(position))
    return found


@pytest.mark.parametrize("name", ["end-easy", "middle-easy", "begin-easy", "middle-medium"])
def test_known_scores(solver: Solver, name: str) -> None:
    assert solver.compiled
    scores = dict(known(name))
    assert solver.solve_many(scores) == list(scores.values())
    few = list(scores)[::10]
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


@pytest.mark.slow
def test_early_on_the_mirror_image_is_known_as_soon_as_the_position_is() -> None:
    early = [moves for moves, _ in known("begin-medium")[::8]]
    assert all(len(moves) < 16 for moves in early)
    solver, other = Solver(memory=1 << 24), Solver(memory=1 << 24)
    for moves in early:
        before = solver.nodes
        solver.solve(moves)
        between = solver.nodes
        solver.solve(mirror(moves))
        other.solve(mirror(moves))
        assert solver.nodes - between < (between - before) / 100
    assert other.nodes > solver.nodes / 2  # where the position has not been seen


def test_searched_one_by_one_or_together_the_positions_are_the_same() -> None:
    moves = [moves for moves, _ in MEDIUM[:20]]
    single, together = (Solver(memory=1 << 20) for _ in range(2))
    scores = [single.solve(each) for each in moves]
    assert together.solve_many(moves) == scores
    assert single.nodes == together.nodes


def test_solvers_in_threads_do_not_disturb_each_other() -> None:
    few = MEDIUM[:12]
    moves = [line for line, _ in few]
    alone = Solver(memory=1 << 20)
    alone.solve_many(moves)
    solvers = [Solver(memory=1 << 20) for _ in range(2)]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda solver: solver.solve_many(moves), solvers))
    assert found == [[score for _, score in few]] * 2
    assert [solver.nodes for solver in solvers] == [alone.nodes] * 2


def test_a_solver_may_be_shared_by_threads() -> None:
    few = MEDIUM[:24]
    shared = Solver(memory=1 << 14)  # small: the threads keep overwriting each other's entries
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(shared.solve, [moves for moves, _ in few]))
    assert found == [score for _, score in few]


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


def test_the_session_has_a_solver() -> None:
    moves, score = MIDDLE[0]
    assert solve(moves) == score == max(worth for _, worth in analyse(moves) if worth is not None)


@pytest.mark.parametrize("ask", [Solver.solve, Solver.analyse])
def test_what_cannot_be_called_is_no_progress(ask) -> None:
    with pytest.raises(ValueError, match="progress=5: give a function"):
        ask(Solver(memory=1 << 10), "4455", progress=5)
