"""13.2 The bounds of new positions, after another depth, and of exact values."""

import ast
from math import inf

from c4lab.checks.writing import Answer, Code, compare, contains, exercise, known, show
from c4lab.games import ConnectFour
from c4lab.lessons.lesson13_mtdf import fresh_cases
from c4lab.lessons.shared.positions.boards import parsed

Case = tuple[Code, ConnectFour, int, int, int, int]
START, FOUR, OTHER = parsed("", "4", "44")


def case(entry: tuple[int, float, float] | None, depth: int, g: int, alpha: int, beta: int) -> Case:
    """A case: a table with another position, and with FOUR if there is an `entry` for it."""
    entries = {OTHER: (depth, -3, 3)} | ({FOUR: entry} if entry else {})
    text = ", ".join(f"{show(position)}.key: {show(each)}" for position, each in entries.items())
    return Code(f"{{{text}}}"), FOUR, depth, g, alpha, beta


INSIDE = [
    case((3, 0, 9), 3, 5, 4, 8),
    case((3, -inf, inf), 3, -2, -10, 10),
    case((3, 0, 9), 3, 5, 6, 7),
    case((3, 0, 9), 3, 5, 5, 6),
    case((3, 0, 9), 3, 5, 4, 5),
    case((3, 0, 9), 3, 6, 4, 5),
    case((2, -inf, 4), 2, -1, -2, -1),
    case((2, -4, inf), 2, -1, 0, 1),
]
NEW = [
    (Code("{}"), START, 3, 5, 8, 9),
    *(case(None, 2, g, alpha, alpha + 1) for g, alpha in ((5, 8), (5, 4), (0, 0), (1, 0))),
    case(None, 2, 3, 0, 9),
    *((Code("{}"), START, depth, 5, 8, 9) for depth in (0, 1, 2, 4, 5, 42)),
    case(None, 0, 2, 0, 1),
]
DEEP = [
    case((old, 0, 9), depth, g, alpha, alpha + 1)
    for old, depth in ((1, 3), (3, 2))
    for g, alpha in ((5, 6), (5, 4), (5, 5))
]


def reads_no_table(tree: ast.Module) -> bool:
    """For a `seen` line: whether the code nowhere names `table`, but as a parameter."""
    return not any(isinstance(node, ast.Name) and node.id == "table" for node in ast.walk(tree))


STAYS = "If `g` does not change a bound, that bound stays what it was."
KNOWN = known(
    rf"""
    comma-makes-a-pair: `lower = g, upper = g` is one chain: it makes the pair `g, upper` of `g`,
            and Python stops. Write `lower = upper = g`, or two lines.
        = upper => = g, upper
    comma-makes-a-pair: `lower, upper = g` takes `g` apart into two things, and it is one number.
            Write `lower = upper = g`, or two lines.
        lower = upper => lower, upper
    compared: `==` compares two values and gives True or False. A single `=` assigns.
        = upper = => = upper ==
        lower, upper = -inf, inf => (lower, upper) == (-inf, inf)
    infinities-exchanged: If nothing is known, the lower bound is `-inf` and the upper one `inf`:
            yours are exchanged.
        lower, upper = -inf, inf => lower, upper = inf, -inf
    places: The two bounds have changed places: return the lower one first, then the upper one.
        return lower, upper => return upper, lower
    new-position: A position that is not in the table gets the bounds 0 and 0. Nothing is known
            about it: its value can be anything from `-inf` to `inf`.
        lower, upper = -inf, inf => lower, upper = 0, 0
    known-at-one-depth: The default of `get` has a depth too. A search that looks just as far takes
            its two bounds for known, though the position is not in the table. The bounds of a new
            position are `-inf` and `inf` at every depth.
        lower, upper = -inf, inf => lower, upper = -inf, inf\n    if depth == 0 and position.key
            not in table:\n        lower, upper = 0, 0
    window-for-unknown: `alpha` and `beta` are only the question, and no bounds of the value. If
            nothing is known, begin with `-inf` and `inf`.
        lower, upper = -inf, inf => lower, upper = alpha, beta
    one-bound-of-another-depth: You drop only one of the two bounds of another depth. Neither of
            them is true for this depth.
        lower, upper = old_lower, old_upper =>
            lower, upper = old_lower, old_upper\n        else:\n            lower = old_lower
        lower, upper = old_lower, old_upper =>
            lower, upper = old_lower, old_upper\n        else:\n            upper = old_upper
    answer-forgotten: It is right to drop the old bounds of another depth, but then it returns
            without looking at `g`. The new answer always counts.
        lower, upper = old_lower, old_upper =>
            lower, upper = old_lower, old_upper\n        else:\n            return -inf, inf
    depth-not-asked: Bounds of another depth are taken for bounds of this one: compare the depth of
            the entry with `depth`.
        if old_depth == depth: => if True:
    table-not-read: Your code does not look into `table`. If it has bounds of the same depth for the
            position, they are true: `g` changes one of them, or both, and the rest stays.
        position.key in table => False && table[position.key] => 3, 0, 0
        seen: reads_no_table
    by-position: The keys of the table are `position.key`: the position itself is not in it.
        position.key in => position in
        seen: looks_up_a_position
    deeper-taken-too: A deeper search may have another value, so its bounds are not true here. Only
            the same depth counts.
        == depth => >= depth
    less-deep-taken-too: A search that looked less deep may have another value, so its bounds are
            not true here.
        == depth => <= depth
    bounds-swapped: If `g` is below the window it is an upper bound, above it a lower one: yours are
            the other way round.
        upper = g\n    elif g >= beta:\n        lower = g =>
            lower = g\n    elif g >= beta:\n        upper = g
        old_depth == => old_depth >= &&
            upper = g\n    elif g >= beta:\n        lower = g =>
            lower = g\n    elif g >= beta:\n        upper = g
        lower = g\n    else => upper = g\n    else
        upper = g\n    elif => lower = g\n    elif
    both-changed: If `g` is at `alpha` or below, only `upper` changes, and yours changes both. An
            `else` belongs to the `if` right above it: use `elif`.
        elif g >= beta: => if g >= beta:
    entry-order: An entry is the depth first, then the lower bound, then the upper one.
        old_depth, old_lower, old_upper = => old_lower, old_upper, old_depth =
    other-bound-lost: {STAYS}
        upper = g\n    elif => lower, upper = -inf, g\n    elif
        lower = g\n    else => lower, upper = g, inf\n    else
    value-in-the-window: Between `alpha` and `beta` `g` is the value itself: both bounds are `g`.
        lower = upper = g => lower = g
        lower = upper = g => upper = g
        lower = upper = g => pass
        lower = upper = g => lower, upper = alpha, beta
    window-for-bounds: The bound is the answer `g`, which may say more than `alpha` or `beta`.
        upper = g\n => upper = alpha\n
        lower = g\n => lower = beta\n
        upper = g\n    elif g >= beta:\n        lower = g =>
            upper = alpha\n    elif g >= beta:\n        lower = beta
    edge-of-the-window: If `g` is equal to `alpha` it is only an upper bound, and equal to `beta`
            only a lower bound.
        if g <= => if g <
        >= beta => > beta
        g <= alpha => g < alpha && g >= beta => g > beta
    """,
    looks_up_a_position=contains(
        "position in $t",
        "position not in $t",
        "$t[position]",
        "$t.get(position)",
        "$t.get(position, $d)",
    ),
    reads_no_table=reads_no_table,
)


@exercise("13.2", KNOWN)
def bounds_after(answer: Answer) -> None:
    with answer.part("known positions"):
        compare(answer, INSIDE, fresh=[case(*each) for each in fresh_cases.known_positions()])
    with answer.part("new positions"):
        compare(answer, NEW, fresh=[case(*each) for each in fresh_cases.new_positions()])
    with answer.part("other depths"):
        compare(answer, DEEP, fresh=[case(*each) for each in fresh_cases.other_depths()])
