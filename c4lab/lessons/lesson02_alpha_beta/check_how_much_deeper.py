"""02.6 Measuring what alpha-beta saves, as moves."""

import ast

from c4lab.checks.writing import Answer, compare, contains, exercise, known, uses
from c4lab.games import Sim, TicTacToe
from c4lab.lessons.lesson02_alpha_beta import fresh_cases

MARKS = (
    *(("", 1), ("82514", 3), ("519", 2), ("15", 4), ("", 3), ("", 5), ("519", 6)),
    *(("52413", 3), ("5193", 5), ("9645321", 3), ("68573412", 1)),
)
CASES = [
    *((TicTacToe.parse(moves), depth) for moves, depth in MARKS),
    (Sim.parse("12-34-13-56-14-35-16-24-25"), 3),
    (Sim.parse("12-34-13-56"), 4),
]


def shares_a_meter(tree: ast.Module) -> bool:
    """Whether the answer makes one meter, and that outside its loops."""
    loops = [node for node in ast.walk(tree) if isinstance(node, (ast.For, ast.While))]
    return ast.unparse(tree).count("Meter()") == 1 and not any(map(contains("Meter()"), loops))


def one_is_not_watched(tree: ast.Module) -> bool:
    """Whether fewer than two searches can get what `watch` gives: a line of its own throws it
    away."""
    nodes = list(ast.walk(tree))
    alone = [node.value for node in nodes if isinstance(node, ast.Expr)]
    calls = [node for node in nodes if isinstance(node, ast.Call) and node not in alone]
    return [getattr(call.func, "attr", "") for call in calls].count("watch") < 2


LOOP = r"reached = 0\n    while reached < depth:\n"
METER = r"plain = Meter()\n"
WHOLE = rf"{METER}    minimax(plain.watch(position), depth)\n    return plain.nodes"
KNOWN = known(
    rf"""
    strictly-fewer: If minimax needs exactly as many nodes as alpha-beta, it has reached that depth
            too.
        plain.nodes > pruned.nodes => plain.nodes >= pruned.nodes
    returns-the-depth: That is how many moves minimax looks ahead. How many more does alpha-beta
            look ahead?
        depth - reached => reached
    sign-turned: The sign is turned: take the smaller depth from the larger one.
        depth - reached => reached - depth
    one-too-many: You stop at the first depth that is too expensive. The one before is the last.
        depth - reached => depth - reached - 1
        depth - reached => max(depth - reached - 1, 0)
    one-too-many: The answer is one too large: subtract from `depth` the last depth that minimax can
            reach with so many nodes.
        depth - reached => depth - reached + 1
    one-too-many: Where the loop is left, minimax needs as many nodes as alpha-beta, or more. If
            more, the depth before is the last that it can afford.
        reached < depth => reached < depth - 1 && > pruned.nodes => >= pruned.nodes &&
            depth - reached => depth - reached - 1
    stops-below-depth: Minimax may look `depth` moves ahead too. The last number of `range(n)` is
            n - 1.
        depth - reached => max(depth - reached, 1)
    nodes-not-moves: That is a number of nodes, or how many times as many. The question is how many
            moves deeper alpha-beta looks.
        return depth - reached => {WHOLE} - pruned.nodes
        return depth - reached => return pruned.nodes
        return depth - reached => {WHOLE} / pruned.nodes
        return depth - reached => {WHOLE} // pruned.nodes
    other-way-round: This asks how far alpha-beta looks with as many nodes as minimax needs for
            `depth`. The question is how far minimax looks with alpha-beta's nodes.
        search(pruned => minimax(pruned && minimax(plain => search(plain &&
            reached < depth => reached < position.left &&
            reached = 0 => reached = depth && depth - reached => reached - depth
    always-the-same: The answer for the example comes back each time. Count for the position given.
        depth - reached => 3
    rule-of-thumb: It takes half of the depth, whatever the position. Count the nodes of both
            searches here.
        => half_of_the_depth
        => half_of_the_depth_up
        seen: without_meter
    empty-board: It counts from the start of the game, whatever the position. Let both searches
            begin at `position`.
        pruned = Meter() => position, pruned = type(position)(), Meter()
    one-meter-for-all: A meter goes on counting: use a new one for each search.
        {LOOP}        {METER} => {METER}    {LOOP}
    both-minimax: Both searches that you count are minimax. Alpha-beta is called `search` here.
        search(pruned => minimax(pruned
        seen: without_alphabeta
    both-alphabeta: Both searches that you count are alpha-beta, which is called `search` here. How
            many nodes does minimax need?
        minimax(plain => search(plain
        seen: without_minimax
    same-depth: Minimax looks to the same depth each time. Begin with one move ahead, and go on from
            there.
        reached + 1) => depth)
    nothing-counted: Nothing is counted: hand the search `meter.watch(position)`, not `position`.
        pruned.watch(position) => position
        plain.watch(position) => position
        seen: one_is_not_watched
    one-meter-for-all: One meter counts both searches, and it goes on counting: use a new one for
            each search.
        plain = Meter() => plain = pruned && > pruned.nodes => > paid && {LOOP} =>
            paid = pruned.nodes\n    {LOOP}
        seen: shares_a_meter
    ignores-depth: Alpha-beta searches to the end of the game: hand `depth` on to it.
        (pruned.watch(position), depth) => (pruned.watch(position))
    """,
    without_alphabeta=lambda tree: not uses("search")(tree) and not uses("alphabeta")(tree),
    without_meter=lambda tree: not uses("Meter")(tree),
    without_minimax=lambda tree: not uses("minimax")(tree),
    shares_a_meter=shares_a_meter,
    one_is_not_watched=one_is_not_watched,
    half_of_the_depth=lambda position, depth: depth // 2,
    half_of_the_depth_up=lambda position, depth: (depth + 1) // 2,
)


@exercise("02.6", KNOWN, allowed=["minimax", "alphabeta", "negamax"])
def how_much_deeper(answer: Answer) -> None:
    compare(answer, CASES, fresh=fresh_cases.how_much_deeper())
