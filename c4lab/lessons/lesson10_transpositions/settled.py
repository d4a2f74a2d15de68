"""10.1 Orders that lead to a position, entries that settle a question, and a table that is full."""

from typing import Any

from c4lab.checks.writing import Answer, Wrong, exercise, predictions, sentences

MISTAKES = sentences("""
    orders of 1 2 3 4 5 = ...: in how many orders can red's three drops come, and amber's two?
    orders of 1 2 1 2 or orders of 1 1 2 2 = ...: write down all orders in which red and amber take
        turns and each disc has what it lies on.
    A or B or C or D or E or F = ...: answer "yes" or "no".
    stored = ...: choose "exact", "lower" or "upper".
    orders of 1 2 3 4 5 = 120: red and amber take turns, so red's discs change places among
        themselves only, and so do amber's.
    orders of 1 2 3 4 5 = 11: count the order that is given as well.
    orders of 1 2 3 4 5 = 6: those are the orders of red's three discs. Amber has two.
    orders of 1 2 3 4 5 = 10: which of the five drops are red's is fixed: the first, the third and
        the fifth. In how many orders can red's three discs come, and amber's two?
    orders of 1 2 3 4 5 = 24 | 60: red always drops first. In how many orders can red's three discs
        come, and amber's two?
    orders of 1 2 3 4 5 = 8: each order of red's three discs goes together with each order of
        amber's two. What does one do with the two numbers?
    orders of 1 2 3 4 5 = 1: red may drop 3 first, and then 1: the board in the end is the same.
    orders of 1 2 3 4 5 = 5: red's three discs have six orders, and amber's two have two.
    orders of 1 2 1 2 = 4: red's two discs lie in one column: the one on the bottom comes first.
    orders of 1 2 1 2 or orders of 1 1 2 2 = 6 | 24: the board has to be the same in the end: which
        disc lies on the bottom of each column, and whose is it?
    orders of 1 2 1 2 = 2: red has to begin, in column 1.
    orders of 1 2 1 2 = 0: count the order that is given as well.
    orders of 1 1 2 2 = 4: amber's discs lie on red's, so each has to wait for the one below.
    orders of 1 1 2 2 = 1: red may also begin in column 2.
    orders of 1 1 2 2 = 0: count the order that is given as well.
    A = no: an exact value answers every window, also one that it lies outside of.
    B = no: 3 or more is enough for beta: 3 is equal to it, and beta is reached.
    C = yes: the value is 3 or more. It may be 3, and it may be 4, which is beta. The window asks
        for the difference.
    D = no: 3 or less is not above alpha, which is equal to 3, so no move is good enough.
    E = yes: the value may be 3, and it may be 1 or less. The window asks for the difference.
    F = yes: the entry has another depth. It says what one sees four moves ahead, and five moves
        ahead it may be another value.
    stored = exact: the answer is not above alpha, so no move was good enough. How much worse they
        are, nobody looked.
    stored = lower: the answer is alpha, so no move was good enough. The value may be less.
    newest, slot 1 or newest, slot 2 = ...: which of the four numbers have this remainder after
        division by 4, and which of them was stored last?
    deeper, slot 1 or deeper, slot 2 = ...: which of the four numbers have this remainder after
        division by 4, and which of them has the larger depth?
    newest, slot 1 = 5: 9 % 4 is 1 as well, and 9 came later.
    newest, slot 2 = 2: 6 % 4 is 2 as well, and 6 came later.
    newest, slot 1 or deeper, slot 1 = 6: 6 % 4 is 2, so 6 is not in slot 1.
    newest, slot 1 or deeper, slot 1 = 2: 2 % 4 is 2, so 2 is not in slot 1.
    newest, slot 2 or deeper, slot 2 = 9: 9 % 4 is 1, so 9 is not in slot 2.
    newest, slot 2 or deeper, slot 2 = 5: 5 % 4 is 1, so 5 is not in slot 2.
    deeper, slot 1 = 9: 9 has depth 2. Which other entry belongs in this slot, and how deep is it?
    deeper, slot 2 = 2: 2 has depth 3. Which other entry belongs in this slot, and how deep is it?
    9 comes ten times or 9 comes twenty times = ...: answer "newest" or "deeper".
    9 comes ten times = newest: then 9 is in the table and 5 is not: 400 nodes. With the deeper rule
        it is the other way round, and 9 is searched ten times. How many nodes is that?
    9 comes twenty times = deeper: then 5 is in the table and 9 is not, and 9 is searched twenty
        times. How many nodes is that? And how many is it with the newest rule?
""")
YES, NO = ("yes", "y", True), ("no", "n", False)
RULES = {
    rule: (rule, f"the {rule}", f"{rule} one", f"the {rule} one") for rule in ("newest", "deeper")
}
BOUNDS = {
    bound: (bound, f"{bound} bound", f"Bound.{bound.upper()}")
    for bound in ("exact", "lower", "upper")
}


def read(key: str, given: Any) -> Any:
    """Raises Wrong for a number where yes or no is asked for."""
    if len(key) == 1 and not isinstance(given, (str, bool)):
        raise Wrong("wrong-kind", f'{key}: does the entry settle it? Answer "yes" or "no".')
    return given


@exercise("10.1")
def settled(answer: Answer) -> None:
    truth = answer.solution
    orders = [key for key in truth if key.startswith("orders")]
    entries = [*"ABCDEF", "stored"]
    predictions(
        answer,
        truth,
        mistakes=MISTAKES,
        read=read,
        spellings={"yes": YES, "no": NO, **BOUNDS, **RULES},
        parts={
            "orders": orders,
            "entries": entries,
            "full table": [key for key in truth if key not in (*orders, *entries)],
        },
    )
