"""01.5 Minimax."""

from c4lab.checks.writing import Answer, compare, exercise, known, returns_in_a_loop
from c4lab.games import TicTacToe
from c4lab.lessons.lesson01_minimax.slips import SLIPS
from c4lab.lessons.shared.squares import late
from c4lab.search import minimax

START = TicTacToe.parse("519")


def nodes_from(position: TicTacToe) -> int:
    return 1 + sum(nodes_from(position.play(move)) for move in position.moves())


LIST = "values = [value_of(position.play(move)) for move in position.moves()]"
BEST = "max(values) if position.player == +1 else min(values)"
EITHER = "$best = -inf if $p.player == 1 else inf"
KNOWN = known(
    rf"""
    first-move-only: Only the first move is ever looked at: a `return` inside the loop ends it.
        {LIST} => for move in position.moves():\n        return value_of(position.play(move))
        seen: in_a_loop
    starts-with-max: Your function takes the largest value first, whoever is to move.
        (position): => (position, choose=max): && {BEST} => choose(values) &&
            position.play(move)) => position.play(move), min if choose is max else max)
    swapped: MAX and MIN are swapped: X (player +1) wants the largest value, O the smallest.
        == +1 => == -1
    always-max: Your function takes the largest value for both players. O wants the smallest.
        {BEST} => max(values)
    always-min: Your function takes the smallest value for both players. X wants the largest.
        {BEST} => min(values)
    side-to-move: Where O is to move the sign is turned round: +1 is X's win, whoever moves.
        => for_the_mover
    starts-at-zero: A position in which every move loses looks like a draw. Does the best value
            start at 0, or does your function look one move ahead only?
        (values) => (0, *values)
    first-move-only: Only the first legal move is ever looked at. What becomes of the others?
        {BEST} => values[0]
    last-move-only: Only the last legal move counts: what becomes of the values before it?
        {BEST} => values[-1]
    averages: Your function takes the average. Each player chooses one of the moves.
        {BEST} => sum(values) / len(values)
    starts-at-zero: If every move loses, a best value that starts at 0 stays there. Which value is
            worse?
        {EITHER} ~> $best = 0
        $best = -inf ~> $best = 0
        $best = inf ~> $best = 0
    one-start-for-both: This is worse than anything for one player, and better for the other.
        {EITHER} ~> $best = -inf
        {EITHER} ~> $best = inf
    side-to-move: The result is +1 where X has won, whoever is to move: leave the player out.
        return $r ~> return $r * $p.player
        return $r ~> return $p.player * $r
    calls-twice: Your function is called twice for the same move. Give the value a name.
        max($b, $v) ~> max($b, $f($x))
        min($b, $v) ~> min($b, $f($x))
        $b = max($b, $f($x)) ~> if $f($x) > $b: $b = $f($x)
        $b = min($b, $f($x)) ~> if $f($x) < $b: $b = $f($x)
    """,
    in_a_loop=returns_in_a_loop,
    for_the_mover=lambda position: position.player * minimax(position).value,
)


@exercise("01.5", (*SLIPS, *KNOWN))
def value_of(answer: Answer) -> str:
    with answer.part("values", first=True):
        cases = [(TicTacToe.parse(moves),) for moves in ("14253", "123465798", "12345")]
        compare(answer, [*cases, *late(6, every=70), *late(4, every=120)])
    cost = ""
    with answer.part("nodes"):
        ours = nodes_from(START)
        _, log = answer.visited(START, budget=2 * ours - 1)
        cost = f"After 5-1-9 your function looked at {len(log):,} positions and ours at {ours:,}."
        if len(log) == 1:
            cost = "Your function plays no moves on the position, so its nodes were not counted."
    return cost
