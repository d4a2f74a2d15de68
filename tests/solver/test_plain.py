"""The plain solver and its parts, each against the board that one can read."""

import pytest

from c4lab.games import ConnectFour
from c4lab.solver import plain
from c4lab.solver.plain import Table, solve
from c4lab.solver.plain.assembled import Assembled, Parts, Unfinished
from c4lab.solver.plain.bits import COLUMN, landings, non_losing, to_bits
from c4lab.solver.plain.search import halfway
from tests.solver.known import known, late_games


@pytest.mark.parametrize(("name", "step"), [("middle-easy", 1), ("begin-easy", 5)])
def test_known_scores(name, step):
    table = Table()
    sample = known(name)[::step]
    assert {moves: solve(moves, table) for moves, _ in sample} == dict(sample)


def test_a_small_table_forgets_and_never_errs():
    sample = known("middle-easy")[::12]
    table = Table(16)
    assert {moves: solve(moves, table) for moves, _ in sample} == dict(sample)


def test_a_full_board_next_is_a_draw():
    game = "441365675334466335442232661515577771217122"
    assert [solve(game[:discs]) for discs in (39, 40, 41)] == [0, 0, 0]


def test_every_question_narrows_the_range():
    for lower in range(-21, 22):
        for upper in range(lower + 1, 22):
            assert lower <= halfway(lower, upper) < upper


def bit(column, row):
    return 1 << COLUMN * (column - 1) + row - 1


def columns(bits):
    return {c for c in range(1, 8) if bits >> COLUMN * (c - 1) & (1 << COLUMN) - 1}


POSITIONS = [ConnectFour.parse(game) for game in late_games(5, range(36), 150)]


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


# A solver made of parts has the same scores, whoever wrote the parts.


def test_every_position_of_an_easy_set():
    solver = Assembled(size=100_003)
    assert [(text, solver.solve(text)) for text, _ in known("end-easy")] == known("end-easy")
    assert solver.nodes == 3_400


OWN = """
from c4lab.solver.plain.bits import landings, non_losing, winning_cells
from c4lab.solver.plain.moves import ordered
from c4lab.solver.plain.search import halfway
from c4lab.solver.plain.table import key_of


def left(mask):
    return 42 - mask.bit_count()


def landing_cells(n):
    return "a helper of another kind"


def ask(mine, mask, alpha, table):
    return -null_window(mine, mask, -alpha - 1, table)


def null_window(mine, mask, alpha, table):
    moves = non_losing(mine, mask)
    if not moves:
        return -(left(mask) // 2)
    if left(mask) <= 2:
        return 0
    best = 1 - left(mask) // 2
    for move in ordered(mine, mask, moves):
        best = max(best, ask(mine ^ mask, mask | move, alpha, table))
        if best > alpha:
            break
    return best
"""


def test_a_learners_helpers_are_linked_too():
    names = {"__name__": "__main__"}
    exec(OWN, names)
    before = dict(names)
    asked = []

    def counts(mine, mask):
        asked.append(mask)
        return plain.bits.non_losing(mine, mask)

    solver = Assembled(Parts(null_window=names["null_window"], non_losing=counts))
    text = "157447345134774616467765"
    assert solver.solve(text) == 0
    assert len(asked) == solver.nodes > 500  # also the calls through `ask`
    assert names == before


def test_parts_of_another_kind_are_refused():
    with pytest.raises(TypeError, match="parts is a dict: give Parts"):
        Assembled({"ordered": None})


def test_the_limit():
    solver = Assembled(limit=100)
    with pytest.raises(Unfinished):
        solver.solve("157447345134774616467765")
    assert solver.nodes == 100


def test_the_score_of_each_column():
    solver = Assembled()
    assert solver.scores("55727317645576665634161471125144") == {2: -5, 3: -5, 4: -5, 7: -2}
    assert solver.scores("12661343145647546733334152721561222554677") == {7: 0}  # the last cell
