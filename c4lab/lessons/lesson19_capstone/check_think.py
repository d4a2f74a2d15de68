"""19.3 The bug hunt: a pass that was not finished must not count."""

from c4lab.checks.writing import Answer, compare, exercise, known
from c4lab.games import ConnectFour, Position, TicTacToe
from c4lab.lessons.lesson19_capstone import fresh_cases

KNOWN = known(
    r"""
    as-given: It plays the best of the moves that the last pass came to. But that pass was not
            finished: it says nothing about the other moves, so its values must not count.
        break\n        best => pass\n        if values:\n            best
    win-of-half-a-pass: It plays a win that an unfinished pass has found. In an engine that is
            sound, but here only full passes count.
        break\n        best => pass\n        if values and max(values.values()) > 0:
            \n            best
        break\n        best => if values and max(values.values()) > 0:
            \n                best = max(values, key=values.get)\n            break\n        best
    first-move-then: When the budget is used up, it plays the first move, and forgets what the full
            passes have found.
        break => return position.moves()[0]
    first-pass-only: Only the first pass counts. Go on to the next one while there is budget
            left.
        best = max(values, key=values.get) => return max(values, key=values.get)
    best-of-all-passes: It keeps the move with the best value of all passes. A later pass sees more:
            its best move replaces that of an earlier pass, even if the earlier value was higher.
        budget, best = Budget(budget), position.moves()[0] =>
            budget, best, top = Budget(budget), position.moves()[0], -2 &&
            best = max(values, key=values.get) => best = max([best, *values],
            key=lambda move: (values.get(move, -2), 0)) if max(values.values()) > top else best
            \n        top = max(top, *values.values())
    one-table: The values of an unfinished pass have replaced some values of the last full pass:
            begin each pass with an empty `values`.
        for depth in range(position.left):\n        values = {} =>
            values = {}\n    for depth in range(position.left): &&
            return best => return max(values, key=values.get) if values else best
    stops-at-a-win: It leaves a pass as soon as it has found a win. That pass is not full: if the
            budget ends later in it, the pass before is the last full one.
        values[move] = -value(position.play(move), depth, budget) => values[move] = -value(
            position.play(move), depth, budget)\n                if values[move] == 1:
            \n                    return move
    ends-with-a-win: It ends after the first pass that finds a win. The last full pass counts here,
            and it may like another move better.
        best = max(values, key=values.get) => best = max(values, key=values.get)
            \n        if values[best] == 1:\n            break
    unfinished-counts: `value` hides that the budget is used up, so an unfinished pass looks like a
            full one. Do not catch `BudgetUsed` there: the loop over the passes has to see it.
        budget.spend()\n    result => try:\n        budget.spend()\n    except BudgetUsed:
            \n        return 0\n    result
    one-pass-too-few: It drops the last full pass too. Only the unfinished one does not count.
        best = max(values, key=values.get) => best, older = max(values, key=values.get), best &&
            break => return older && best = Budget(budget), position.moves()[0] =>
            best, older = Budget(budget), position.moves()[0], position.moves()[0]
    last-pass-missing: It stops one pass too soon: the last one looks to the end of the game.
        range(position.left): => range(position.left - 1):
    last-of-equals: Of equally good moves, take the first. `max` does that if the moves stay in
            their order.
        best = max(values, key=values.get) => best = max(reversed(values), key=values.get)
    worst-move: It plays the move with the lowest value. The values are for the side to move:
            the highest is the best.
        max(values, key=values.get) => min(values, key=values.get)
    value-for-move: It returns the value of the move. Return the move.
        best = max(values, key=values.get) => best = max(values.values())
    largest-move: It returns the largest move, not the one with the largest value: `max` needs
            `key=values.get`.
        max(values, key=values.get) => max(values)
    budget-anew: Each pass gets a budget of its own. All passes together share one.
        values = {} => values, budget = {}, Budget(own) &&
            budget, best = Budget(budget), => own, best = budget,
    too-deep: Each pass looks one move further than it should: `value` with depth 0 is asked
            for the positions after one move.
        depth, budget)\n        except => depth + 1, budget)\n        except
"""
)


def cases(kind: type[Position], text: str, *budgets: int) -> list[tuple[Position, int]]:
    return [(kind.parse(text), budget) for budget in budgets]


CASES = [
    *cases(TicTacToe, "1245", 0, 1, 4, 5, 6, 8, 20),
    *cases(TicTacToe, "124", 0, 3, 6, 7, 8, 12, 20, 60, 200),
    *cases(TicTacToe, "5194786", 2, 4, 5, 20),
    *cases(TicTacToe, "14658", 60, 3000),
    *cases(TicTacToe, "2396", 900),
    *cases(TicTacToe, "1529", 2, 4, 5, 6, 10, 14, 30, 100),
    *cases(TicTacToe, "1537", 5, 7, 9, 12, 25, 26, 28, 40, 80, 120, 500),
    *cases(TicTacToe, "129", 6, 9, 15, 40, 50, 90, 160, 400),
    *cases(ConnectFour, "11223", 0, 1, 5, 7, 8, 10, 30, 56, 60),
    *cases(ConnectFour, "12121", 7, 8, 10, 14, 56, 57, 70, 100),
    *cases(ConnectFour, "445", 7, 20, 56, 60, 120, 399, 400, 500, 900),
]


@exercise("19.3", KNOWN)
def think(answer: Answer) -> None:
    compare(answer, CASES, fresh=fresh_cases.think())
