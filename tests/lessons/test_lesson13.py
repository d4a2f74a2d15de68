"""W's search has the faults that lesson 13 says it has, and 13.1 is what a driver does."""

import re
from math import inf
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from c4lab.checks.writing.registry import find
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour
from c4lab.instruments import Meter
from c4lab.lessons import lesson13_mtdf
from c4lab.lessons.lesson11_windows.drawn_trees import Drawn, worth
from c4lab.lessons.lesson13_mtdf import check_parts_and_race
from c4lab.lessons.lesson13_mtdf.filled_tables import GAMES
from c4lab.search import Choice, Table, centre_first, leaf, minimax, mtdf, pvs, with_memory

squares = Squares()
FAULTS = [(True, False), (False, True), (False, False)]  # an order, a guess
LATE = ConnectFour.parse("666654456454454565")
WINS = ConnectFour.parse("61555764665464456544")
MENDED = """
def search(n, alpha, beta, d):
    node = table.get((n.key, d))
    if node is None:
        node = table[n.key, d] = SimpleNamespace(lower=-inf, upper=inf)
    if node.lower == node.upper:
        return node.lower
    if node.lower >= beta:
        return node.lower
    if node.upper <= alpha:
        return node.upper
    alpha, beta = max(alpha, node.lower), min(beta, node.upper)
    if d == 0 or n.result() is not None:
        g = leaf(n, squares)
    elif n.player == +1:
        g, a = -inf, alpha
        for move in n.moves():
            g = max(g, search(n.play(move), a, beta, d - 1))
            a = max(a, g)
            if a >= beta:
                break
    else:
        g, b = inf, beta
        for move in n.moves():
            g = min(g, search(n.play(move), alpha, b, d - 1))
            b = min(b, g)
            if alpha >= b:
                break
    if g <= alpha:
        node.upper = g
    if g > alpha and g < beta:
        node.lower = node.upper = g
    if g >= beta:
        node.lower = g
    return g
"""


def with_fault(*edits: tuple[str, str]) -> tuple[Any, dict[Any, Any]]:
    """The search with these edits, and its table."""
    code = MENDED
    for right, wrong in edits:
        assert right in code
        code = code.replace(right, wrong)
    names: dict[str, Any] = {
        "inf": inf, "leaf": leaf, "squares": squares, "table": {},
        "SimpleNamespace": SimpleNamespace,
    }  # fmt: skip
    exec(code, names)
    return names["search"], names["table"]


def true(position: ConnectFour, depth: int) -> float:
    return minimax(position, depth, squares).value


def test_mended_it_is_right_under_the_driver_and_alone() -> None:
    search, _ = with_fault()
    for depth in (1, 2, 3):
        for position in (LATE, WINS):
            assert search(position, -inf, inf, depth) == true(position, depth)

    def called(position: Any, depth: int, evaluate: Any, *, alpha: Any, beta: Any, **_: Any) -> Any:
        return Choice(search(position, alpha, beta, depth))

    assert mtdf(LATE, 3, squares, search=called).value == true(LATE, 3) == -23


def test_a_max_node_is_worth_minus_infinity() -> None:
    search, _ = with_fault(("g = max(g, search", "g = min(g, search"))
    assert search(LATE, -inf, inf, 3) == -inf


def test_without_depths_an_old_value_comes_back() -> None:
    search, _ = with_fault(("table.get((n.key, d))", "table.get(n.key)"), ("n.key, d]", "n.key]"))
    assert search(LATE, -inf, inf, 1) == true(LATE, 1) != true(LATE, 3)
    assert search(LATE, -inf, inf, 3) == true(LATE, 1)


def test_a_game_that_is_won_goes_on() -> None:
    search, _ = with_fault((" or n.result() is not None", ""))
    assert search(WINS, -inf, inf, 2) != true(WINS, 2) > 1_000_000


def test_a_comma_makes_a_pair() -> None:
    comma = ("node.lower = node.upper = g", "node.lower = g, node.upper = g")
    search, _ = with_fault(comma)
    with pytest.raises(TypeError, match="cannot unpack non-iterable int object"):
        search(LATE, -inf, inf, 1)


def test_a_new_node_has_no_bounds() -> None:
    search, _ = with_fault(("(lower=-inf, upper=inf)", "()"))
    with pytest.raises(AttributeError):
        search(LATE, -inf, inf, 1)


def test_a_window_that_the_table_closes_gives_a_wrong_bound() -> None:
    search, table = with_fault(("node.lower == node.upper", "False"))
    value = search(LATE, -inf, inf, 1)
    first = -squares(LATE.play(LATE.moves()[0]))
    assert first < value
    assert search(LATE, -inf, inf, 1) == first
    assert (table[LATE.key, 1].lower, table[LATE.key, 1].upper) == (value, first)


def test_the_answers_of_13_1_are_a_drivers() -> None:
    exercise = find("13.1")

    def asked(guess: int, answer: Any) -> tuple[list[int], float]:
        questions: list[int] = []

        def search(*_: Any, beta: int, **__: Any) -> Choice:
            questions.append(beta)
            return Choice(answer(beta))

        return questions, mtdf(LATE, 1, guess=guess, search=search).value

    def soft(beta: int) -> int:
        return 5 if beta <= 5 else 7 if beta <= 10 else 8 if beta <= 12 else 11

    low, high = asked(0, soft), asked(20, soft)
    assert exercise.solution == {
        "from 0, second question": low[0][1],
        "from 0, passes": len(low[0]),
        "the value": low[1],
        "from 20, second question": high[0][1],
        "from 20, passes": len(high[0]),
        "from 7, passes": len(asked(7, soft)[0]),
        "fail-hard from 0, passes": len(asked(0, lambda beta: min(beta, 7))[0]),
    }
    assert low[1] == high[1] == 7


@pytest.mark.slow
def test_the_counts_of_13_7_and_of_its_mistakes() -> None:
    source = Path(lesson13_mtdf.__path__[0], "exercises.md").read_text(encoding="utf-8")
    (games,) = (line for line in source.splitlines() if line.startswith("games = ["))
    five = [ConnectFour.parse(moves) for moves in re.findall(r"\d+", games)]
    truth, told = find("13.7").solution, check_parts_and_race.MISTAKES

    def counts(search: Any, depth: int, ordered: bool = True, guessed: bool = True) -> list[int]:
        found = []
        for board in five:
            meter, options = Meter(), {"order": centre_first} if ordered else {}
            if search is mtdf and guessed:
                options["guess"] = squares(board)
            search(meter.watch(board), depth, squares, **options)
            found.append(meter.nodes)
        return found

    ahead = []
    for depth in (4, 5):
        ours, theirs = counts(mtdf, depth), counts(pvs, depth)
        first, second = f"MTD(f), depth {depth}", f"PVS, depth {depth}"
        assert (truth[first], truth[second]) == (sum(ours), sum(theirs))
        others = [sum(counts(mtdf, depth, *kind)) for kind in FAULTS]
        assert [*told[first]] == [*others, ours[-1], ours[0]]
        both = sum(ours) + sum(theirs)
        others = [sum(counts(pvs, depth, ordered=False)), both]
        assert [*told[second]] == [*others, theirs[-1], theirs[0]]
        fewer = sum(own < other for own, other in zip(ours, theirs, strict=True))
        ahead.append((sum(ours) < sum(theirs), fewer > 2))
    assert ahead == [(True, False), (False, False)]
    assert (truth["fewer on most, depth 4"], truth["the same at depth 5"]) == ("PVS", "no")


@pytest.mark.slow
def test_a_filled_table_is_told_of_in_13_7() -> None:
    source = Path(lesson13_mtdf.__path__[0], "exercises.md").read_text(encoding="utf-8")
    assert f"games = {list(GAMES)}".replace("'", '"') in source
    truth, told = find("13.7").solution, check_parts_and_race.FILLED
    table, counts = Table(), []
    for depth in (4, 5):
        meter = Meter()
        for game in GAMES:
            pvs(meter.watch(ConnectFour.parse(game)), depth, squares, order=centre_first,
                table=table)  # fmt: skip
        counts.append(meter.nodes)
    assert counts[0] == truth["PVS, depth 4"]
    assert "PVS at depth 4 has filled" in told["PVS, depth 5"](counts[1])
    assert not any(told[key](truth[key]) for key in told)


@pytest.mark.slow
def test_a_random_tree_takes_two_or_three_passes() -> None:
    random = Random(1)

    def grown(plies: int) -> Any:
        return [grown(plies - 1) for _ in range(3)] if plies else random.randint(-5, 5)

    passes = 0

    def counted(*args: Any, **options: Any) -> Choice:
        nonlocal passes
        passes += 1
        return with_memory(*args, **options)

    for _ in range(200):
        mtdf(Drawn(grown(4)), 4, worth, search=counted)
    assert passes == 521  # 2.6 a tree
