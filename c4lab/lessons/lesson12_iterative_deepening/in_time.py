"""12.5 Passes until the time is up, with a legal move at every moment."""

from __future__ import annotations

from c4lab.checks.writing import Answer, Code, Wrong, compare, exercise, known
from c4lab.games import ConnectFour, Position, TicTacToe

TWO, LATE = ConnectFour.parse("445"), TicTacToe.parse("125")
DRAWN, WON = TicTacToe.parse("1239846"), ConnectFour.parse("112233")


def after(questions: int, *positions: Position) -> list[tuple[Position, Code]]:
    return [(position, Code(f"after_questions({questions})")) for position in positions]


# The clock may be asked some times more, by the loop too: no pass ends near these numbers.
PASSES = [*after(0, TWO, LATE, ConnectFour()), *after(30, TWO), *after(4, ConnectFour())]
PASSES += [*after(120, TWO), *after(120, ConnectFour.parse("4453")), *after(400, DRAWN)]
CERTAIN = [*after(300, WON), *after(900, LATE, TicTacToe.parse("1524"))]
KNOWN = known("""
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
    last-pass-missing: The last pass is missing, which looks to the end of the game: `range` ends
            one before its second number.
        position.left + 1 => position.left
    goes-on: Pass by pass it goes on, though the value is certain already, WIN or more, or -WIN or
            less: no pass should follow that one.
        abs(found.value) >= WIN => False
    loss-not-certain: A loss is certain too, from -WIN downwards.
        abs(found.value) => found.value
    win-not-certain: A win is certain too, from WIN upwards.
        abs(found.value) >= WIN => found.value <= -WIN
    choice-for-move: `look` gives a value and a move together. The move alone is `found.move`.
        found.move, ahead => found, ahead
    value-for-move: `look` gives a value and a move. You return the value.
        found.move, ahead => found.value, ahead
""")
NOT_CAUGHT = (
    "`Stopped` went through your loop: put the call of `look` into a `try:`, with an "
    "`except Stopped:` that ends the loop."
)


@exercise("12.5", KNOWN, allowed=["ColumnWeights", "negamax", "look"])
def in_time(answer: Answer) -> None:
    for part, cases in {"passes": PASSES, "what is certain": CERTAIN}.items():
        with answer.part(part, first=cases is PASSES):
            try:
                compare(answer, cases)
            except Wrong as wrong:
                if "raised Stopped" in wrong.message:
                    wrong.reason, wrong.message = "not-caught", NOT_CAUGHT
                raise
