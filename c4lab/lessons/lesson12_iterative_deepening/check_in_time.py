"""12.5 Passes until the time is up, with a legal move at every moment."""

from c4lab.checks.writing import Answer, Code, compare, contains, exercise, known
from c4lab.games import ConnectFour, Position, TicTacToe
from c4lab.lessons.lesson12_iterative_deepening import fresh_cases
from c4lab.lessons.shared.code.told_by_code import told_by_code

TWO, LATE = ConnectFour.parse("445"), TicTacToe.parse("125")
FALLS = ConnectFour.parse("4444")  # a later pass has a lower value and another best move
DRAWN, WON = TicTacToe.parse("1239846"), ConnectFour.parse("112233")


def calls_after(questions: int, *positions: Position) -> list[tuple[Position, Code]]:
    """Cases with these positions and a clock that stops after so many questions."""
    return [(position, Code(f"after_questions({questions})")) for position in positions]


# No pass ends near these numbers of questions, so that a loop may ask the clock a few times more.
PASSES = [
    *calls_after(0, TWO, LATE, ConnectFour()),
    *calls_after(30, TWO),
    *calls_after(4, ConnectFour()),
    *calls_after(120, TWO, ConnectFour.parse("4453")),
    *calls_after(90, FALLS),
    *calls_after(40, DRAWN),  # soon over: who looks beyond the end comes to pass 5 or more
]
CERTAIN = [*calls_after(300, WON), *calls_after(900, LATE, TicTacToe.parse("1524"))]


KNOWN = known(
    r"""
    pass-0: Your first pass has depth 0. It looks at no move, so it has no best move: begin with
            depth 1.
        range(1, position.left + 1) => range(position.left + 1)
        range(1, position.left + 1) => range(position.left)
        seen: lacks_none
    none-without-time: There is no time at all here, and your answer has no legal move: take the
            first one before the loop.
        position.moves()[0], 0 => None, 0
    best-first-move: With no full pass the move is the first legal one here, the first of
            `position.moves()`. (Another one would be legal too, and better in a good order.)
        position.moves()[0], 0 => centre_first(position)[0], 0
        position.moves()[0], 0 => position.moves()[-1], 0
    depth-of-the-half-pass: Your depth belongs to the pass that did not end. The last full pass is
            the one before it.
        return move, depth => return move, ahead
    first-pass-only: Only pass 1 is made, even if there is time for more.
        move, depth = found.move, ahead => return found.move, ahead
    one-move-only: The depth is right, but the move comes from another pass: take the move of the
            last full pass.
        move, depth = found.move, ahead => depth = ahead
    too-far: No pass looks further than to the end of the game, which is `position.left` moves away.
        position.left + 1 => position.left + 2
        position.left + 1 => 9999
    last-pass-missing: The last pass, which looks `position.left` moves ahead, to the end of the
            game, is missing. (A `range` stops one before its second number.)
        position.left + 1 => position.left
    exactly-win: A certain value is WIN or more, or -WIN or less, and it is larger if the end comes
            sooner. Your code stops only if it is exactly WIN.
        abs(found.value) >= WIN => abs(found.value) == WIN
        seen: asks_equal
    both-ends-asked: No value can be WIN or more and -WIN or less at once: one of the two is enough.
        abs(found.value) >= WIN => found.value >= WIN and found.value <= -WIN
        seen: asks_both
    goes-on: The passes go on, although the value is certain already (WIN or more, or -WIN or less).
            Stop after that pass.
        abs(found.value) >= WIN => False
    certain-too-soon: The passes stop here, although the value is not certain: a value from `look`
            is an opinion if it lies between -WIN and WIN.
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
    depths-added: Your depth is the sum of the depths of all passes. Return only the depth of the
            last full pass.
        found.move, ahead => found.move, depth + ahead
    one-less: The depth is one less than that of the last full pass.
        found.move, ahead => found.move, ahead - 1
    one-more: The depth is one more than that of the last full pass.
        found.move, ahead => found.move, ahead + 1
    places: The two have changed places: return the move first, then the depth.
        return move, depth => return depth, move
    loss-not-certain: A loss is certain too, from -WIN downwards.
        abs(found.value) => found.value
    win-not-certain: A win is certain too, from WIN upwards.
        abs(found.value) >= WIN => found.value <= -WIN
    depth-not-noted: The move comes from a full pass, but you did not store its depth.
        move, depth = found.move, ahead => move = found.move
    depth-stays: The depth stays 0, so pass 1 is made again and again: count it up with each full
            pass.
        position.moves()[0], 0 => (position.moves()[0] if stop() else
            look(position, 1, lambda: False).move), 0\n    return move, depth
    best-of-all-passes: Your move comes from the pass with the highest value. The last full pass has
            looked furthest: take its move, even if its value is lower.
        found.move, ahead => max((look(position, pass_ + 1, lambda: False)
            for pass_ in range(ahead)), key=lambda found: found.value).move, ahead
    deepest-first: Your first pass is the deepest, and there is no time for it: begin with depth 1,
            and go deeper pass by pass.
        position.moves()[0], 0 => position.moves()[0], 0\n    for ahead in
            range(position.left, 0, -1):\n        try:\n            return look(position, ahead,
            stop).move, ahead\n        except Stopped:\n            pass\n    return move, depth
    choice-for-move: `look` gives a value and a move together. Take only the move: `found.move`.
        found.move, ahead => found, ahead
    value-for-move: `look` gives a value and a move, in this order. You return the value.
        found.move, ahead => found.value, ahead
    """,
    asks_both=contains(
        "$v >= WIN and $v <= -WIN",
        "$v <= -WIN and $v >= WIN",
        "$v > WIN and $v < -WIN",
        "$v < -WIN and $v > WIN",
    ),
    asks_equal=contains("$v == WIN", "$v in $ends"),
    lacks_none=lambda tree: not contains("None")(tree),
)
FOR = {
    "passes": KNOWN,
    # An answer that is right for the first part does not take opinions for certain values.
    "what is certain": [each for each in KNOWN if each.reason != "certain-too-soon"],
}
TOLD = (
    (
        "raised Stopped", None, "not-caught",
        "`Stopped` went through your loop: put the call of `look` into a `try:`, with an "
        "`except Stopped:` that ends the loop.",
    ),
    (
        "still-running", None, "still-running",
        "Does each pass call `look`, with `stop`? Only that one ends when the time is up.",
    ),
)  # fmt: skip
ALLOWED = ["ColumnWeights", "negamax", "look", "after_questions", "in_seconds"]


@exercise("12.5", KNOWN, allowed=ALLOWED)
def in_time(answer: Answer) -> None:
    for part, cases in {"passes": PASSES, "what is certain": CERTAIN}.items():
        with answer.part(part, first=cases is PASSES), told_by_code(answer, *TOLD):
            fresh = fresh_cases.in_time() if cases is PASSES else ()
            compare(answer, cases, known=FOR[part], fresh=fresh)
