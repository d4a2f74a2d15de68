"""12.5 Passes until the time is up, with a legal move at every moment."""

import ast

from c4lab.checks.writing import Answer, Code, Wrong, compare, contains, exercise, known
from c4lab.games import ConnectFour, Position, TicTacToe

TWO, LATE = ConnectFour.parse("445"), TicTacToe.parse("125")
FALLS = ConnectFour.parse("4444")  # the value falls, and then another move is best
DRAWN, WON = TicTacToe.parse("1239846"), ConnectFour.parse("112233")


def after(questions: int, *positions: Position) -> list[tuple[Position, Code]]:
    return [(position, Code(f"after_questions({questions})")) for position in positions]


# The clock may be asked some times more, by the loop too: no pass ends near these numbers.
PASSES = [*after(0, TWO, LATE, ConnectFour()), *after(30, TWO), *after(4, ConnectFour())]
PASSES += [*after(120, TWO), *after(120, ConnectFour.parse("4453")), *after(90, FALLS)]
PASSES += after(400, DRAWN)
CERTAIN = [*after(300, WON), *after(900, LATE, TicTacToe.parse("1524"))]


def asks_equal(tree: ast.Module) -> bool:
    """Whether the code compares something with WIN by `==` or `in`."""
    return any(
        isinstance(node, ast.Compare)
        and any(isinstance(each, (ast.Eq, ast.In)) for each in node.ops)
        and any(getattr(each, "id", "") == "WIN" for each in ast.walk(node))
        for node in ast.walk(tree)
    )


def asks_both(tree: ast.Module) -> bool:
    """Whether an `and` asks for WIN or more, and for -WIN or less."""
    return any(
        isinstance(node, ast.BoolOp)
        and isinstance(node.op, ast.And)
        and contains("$value > WIN", "$value >= WIN")(node)
        and contains("$value < -WIN", "$value <= -WIN")(node)
        for node in ast.walk(tree)
    )


def lacks_none(tree: ast.Module) -> bool:
    """Whether the code nowhere writes None."""
    return not any(isinstance(n, ast.Constant) and n.value is None for n in ast.walk(tree))


KNOWN = known(
    r"""
    pass-0: Your first pass has depth 0, which looks at no move, so it has no best one: begin with
            depth 1.
        range(1, position.left + 1) => range(position.left + 1)
        range(1, position.left + 1) => range(position.left)
        seen: lacks_none
    none-without-time: There is no time at all here, and your answer has no legal move: take the
            first one before the loop.
        position.moves()[0], 0 => None, 0
    depth-of-the-half-pass: Your depth is that of the pass that was left. The last full pass was one
            before it.
        return move, depth => return move, ahead
    first-pass-only: Only pass 1 is made, whatever time there is.
        move, depth = found.move, ahead => return found.move, ahead
    one-move-only: The depth is right, and the move is that of another pass: take the move of the
            last full pass.
        move, depth = found.move, ahead => depth = ahead
    too-far: No pass looks further than to the end of the game, which is `position.left` moves away.
        position.left + 1 => position.left + 3
        position.left + 1 => position.left + 2
        position.left + 1 => 8
        position.left + 1 => 42
        position.left + 1 => 43
        position.left + 1 => 9999
    last-pass-missing: The last pass is missing, which looks to the end of the game: `range` ends
            one before its second number.
        position.left + 1 => position.left
    exactly-win: A certain value is WIN or more, or -WIN or less: the sooner the end, the more.
            Yours has to be exactly WIN.
        abs(found.value) >= WIN => abs(found.value) == WIN
        seen: asks_equal
    both-ends-asked: No value is WIN or more and also -WIN or less: one of the two is enough.
        abs(found.value) >= WIN => found.value >= WIN and found.value <= -WIN
        seen: asks_both
    goes-on: Pass by pass it goes on, though the value is certain already, WIN or more, or -WIN or
            less: no pass should follow that one.
        abs(found.value) >= WIN => False
    certain-too-soon: Passes are left out here, though the value is not certain: what `look` gives
            is an opinion as long as it lies between -WIN and WIN.
        abs(found.value) >= WIN => abs(found.value) >= 1
        abs(found.value) >= WIN => abs(found.value) > 1
        abs(found.value) >= WIN => found.value >= 1
        abs(found.value) >= WIN => found.value > 0
    certain-pass-lost: The pass that found the certain value is a full pass: its move and its depth
            count. Note them before you ask whether the value is certain.
        move, depth = found.move, ahead\n        if abs(found.value) >= WIN:\n            break =>
            if abs(found.value) >= WIN:\n            break\n        move, depth = found.move, ahead
    pass-1-missing: Pass 1 is missing: begin with depth 1.
        range(1, position.left + 1) => range(2, position.left + 1)
    depths-added: Your depth adds up the depths of all passes. Asked for is that of the last full
            pass alone.
        found.move, ahead => found.move, depth + ahead
    one-less: The depth is one less than that of the last full pass.
        found.move, ahead => found.move, ahead - 1
    one-more: The depth is one more than that of the last full pass.
        found.move, ahead => found.move, ahead + 1
    places: The two have changed places: first the move, then the depth.
        return move, depth => return depth, move
    loss-not-certain: A loss is certain too, from -WIN downwards.
        abs(found.value) => found.value
    win-not-certain: A win is certain too, from WIN upwards.
        abs(found.value) >= WIN => found.value <= -WIN
    depth-not-noted: The move is that of a full pass, and its depth is missing: note that too.
        move, depth = found.move, ahead => move = found.move
    depth-stays: The depth stays 0, so pass 1 is made again and again: count it up with each full
            pass.
        position.moves()[0], 0 => (position.moves()[0] if stop() else
            look(position, 1, lambda: False).move), 0\n    return move, depth
    best-of-all-passes: Your move is that of the pass with the highest value. The last full pass has
            looked furthest: take its move, also where its value is lower.
        found.move, ahead => max((look(position, pass_ + 1, lambda: False)
            for pass_ in range(ahead)), key=lambda found: found.value).move, ahead
    deepest-first: Your first pass is the deepest, and there is no time for it: begin with depth 1,
            and go deeper pass by pass.
        position.moves()[0], 0 => position.moves()[0], 0\n    for ahead in
            range(position.left, 0, -1):\n        try:\n            return look(position, ahead,
            stop).move, ahead\n        except Stopped:\n            pass\n    return move, depth
    another-clock: The clock is `stop`, which your function is given: hand this one to `look`.
        look($p, $d, stop) ~> look($p, $d, after_questions($n))
        look($p, $d, stop) ~> look($p, $d, in_seconds($n))
        look($p, $d, stop) ~> look($p, $d, lambda: False)
        look($p, $d, stop) ~> look($p, $d, in_seconds)
    choice-for-move: `look` gives a value and a move together. The move alone is `found.move`.
        found.move, ahead => found, ahead
    value-for-move: `look` gives a value and a move, in this order. You return the value.
        found.move, ahead => found.value, ahead
    """,
    asks_both=asks_both,
    asks_equal=asks_equal,
    lacks_none=lacks_none,
)
TOO_FAR = (
    "No pass looks further than to the end of the game, which is `position.left` moves away: here "
    "it is {left}, and yours gives the depth {depth}."
)
FOR = {
    "passes": KNOWN,
    # Whoever is right where nothing is certain does not take an opinion for certain.
    "what is certain": [each for each in KNOWN if each.reason != "certain-too-soon"],
}
NOT_CAUGHT = (
    "`Stopped` went through your loop: put the call of `look` into a `try:`, with an "
    "`except Stopped:` that ends the loop."
)
NO_CLOCK = " Does each pass call `look`, with `stop`? Only that one ends when the time is up."
ALLOWED = ["ColumnWeights", "negamax", "look", "after_questions", "in_seconds"]


@exercise("12.5", KNOWN, allowed=ALLOWED)
def in_time(answer: Answer) -> None:
    for part, cases in {"passes": PASSES, "what is certain": CERTAIN}.items():
        with answer.part(part, first=cases is PASSES):
            try:
                compare(answer, cases, known=FOR[part])
            except Wrong as wrong:
                if "raised Stopped" in wrong.message:
                    wrong.reason, wrong.message = "not-caught", NOT_CAUGHT
                elif wrong.reason == "wrong-value" and (depth := too_far(answer)):
                    wrong.reason = "too-far"
                    wrong.message = TOO_FAR.format(left=DRAWN.left, depth=depth)
                elif wrong.reason == "still-running":
                    wrong.message += NO_CLOCK
                raise


def too_far(answer: Answer) -> int:
    """The depth that the answer gives for a game that is nearer to its end; 0 if there is none."""
    try:
        _, depth = answer.ask(after(400, DRAWN)[0])
    except Exception:  # no pair, or none at all
        return 0
    return depth if isinstance(depth, int) and depth > DRAWN.left else 0
