"""10.1 Orders that lead to a position, and entries that settle a question."""

from typing import Any

from c4lab.checks.writing import Answer, Wrong, exercise, predictions, sentences

MISTAKES = sentences("""
    orders of 1 2 3 4 5 = ...: in how many orders can red's three drops come, and amber's two?
    orders of 1 2 1 2 or orders of 1 1 2 2 = ...: write down all orders in which red and amber take
        turns, and each disc has a disc or the ground below it.
    A or B or C or D or E or F = ...: answer "yes" or "no".
    stored = ...: choose "exact", "lower" or "upper".
    orders of 1 2 3 4 5 = 120: red and amber take turns. So red's discs can only change places with
        each other, and so can amber's.
    orders of 1 2 3 4 5 = 11: count the order that is given as well.
    orders of 1 2 3 4 5 = 6: those are the orders of red's three discs. Amber has two.
    orders of 1 2 3 4 5 = 10: which of the five drops are red's is fixed: the first, the third and
        the fifth. In how many orders can red's three discs come, and amber's two?
    orders of 1 2 3 4 5 = 24 | 60: red always drops first. In how many orders can red's three discs
        come, and amber's two?
    orders of 1 2 3 4 5 = 8: each order of red's three discs goes together with each order of
        amber's two. What do you do with the two numbers?
    orders of 1 2 3 4 5 = 1: red may drop 3 first, and then 1: the board in the end is the same.
    orders of 1 2 3 4 5 = 5: red's three discs have six orders, and amber's two have two.
    orders of 1 2 1 2 = 4: red's two discs lie in one column: the lower one has to come first.
    orders of 1 2 1 2 or orders of 1 1 2 2 = 6 | 24: the board has to be the same in the end: which
        disc lies on the bottom of each column, and whose is it?
    orders of 1 2 1 2 = 2: red has to begin, in column 1.
    orders of 1 2 1 2 = 0: count the order that is given as well.
    orders of 1 1 2 2 = 4: amber's discs lie on red's, so each has to wait for the one below.
    orders of 1 1 2 2 = 1: red may also begin in column 2.
    orders of 1 1 2 2 = 0: count the order that is given as well.
    A = no: an exact value answers every window, even if the value lies outside of it.
    B = no: "3 or more" is enough: beta is 3 here, and the value reaches it.
    C = yes: the value is 3 or more. It may be 3, and it may be 4, which is beta. The window asks
        for the difference.
    D = no: "3 or less" is not above alpha, which is 3 here. So no move is good enough.
    E = yes: the value may be 3, and it may be 1 or less. The window asks for the difference.
    F = yes: the entry has another depth. It is the value four moves ahead. Five moves ahead the
        value may be different.
    stored = exact: the answer is not above alpha, so no move was good enough. The search did not
        find out how much worse the moves are.
    stored = lower: the answer is alpha, so no move was good enough. The value may be less.
""")
BOUNDS = {
    bound: (bound, f"{bound} bound", f"Bound.{bound.upper()}")
    for bound in ("exact", "lower", "upper")
}


def refuse_numbers(key: str, given: Any) -> Any:
    """The learner's value as it is. Raises Wrong for a number where it should be yes or no."""
    if len(key) == 1 and not isinstance(given, (str, bool)):
        raise Wrong("wrong-kind", f'{key}: does the entry settle it? Answer "yes" or "no".')
    return given


@exercise("10.1")
def settled(answer: Answer) -> None:
    truth = answer.solution
    orders = [key for key in truth if key.startswith("orders")]
    predictions(
        answer,
        truth,
        mistakes=MISTAKES,
        read=refuse_numbers,
        spellings=BOUNDS,
        parts={"orders": orders, "entries": [key for key in truth if key not in orders]},
    )
