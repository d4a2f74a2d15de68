"""17.3 One question, asked in a null window on bits."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from c4lab.checks.writing import Answer, Counterexample, Reference, Script, Wrong, compare, exercise
from c4lab.instruments.questions import MOST
from c4lab.lessons.lesson17_solving import fresh_cases
from c4lab.lessons.lesson17_solving.null_window_mistakes import IN_ANSWERS, IN_NODES, IN_TABLE
from c4lab.lessons.lesson17_solving.question_cases import (
    CALLS,
    COUNTS,
    ONE,
    QUESTIONS,
    SEVERAL,
    STORED,
    board,
    is_true_bound,
    observed,
    true_bounds,
    with_one_table,
    without_memory,
)

SLACK = 1.15  # equally good moves may come in another order
FEWEST = 2
"""The calls that no search can do without for a question that the limits do not answer: one, and
one for a move."""
NO_STOP = 'A "yes" needs one good move only: stop as soon as the best is more than alpha.'


@exercise("17.3", (*IN_ANSWERS, *IN_TABLE, *IN_NODES), allowed=["Table"])
def null_window(answer: Answer) -> None:
    with answer.part("answers", first=True):
        refuse_yes_or_no(answer)
        fresh = [without_memory(*each) for each in fresh_cases.one_question()]
        with named_by_calls(answer):
            compare(answer, ONE, true_bounds, known=IN_ANSWERS, same=is_true_bound, fresh=fresh)
    with answer.part("nodes"):
        check_nodes(answer)
    with answer.part("table"):
        fresh = [with_one_table(text, *asked) for text, asked in fresh_cases.questions()]
        compare(answer, SEVERAL, true_bounds, known=IN_TABLE, same=is_true_bound, fresh=fresh)
        check_stored(answer)


def refuse_yes_or_no(answer: Answer) -> None:
    """Raises Wrong if the answer gives True or False."""
    if isinstance(answer.ask(ONE[0]), bool):
        raise Wrong(
            "yes-or-no",
            "It returns True or False. Return the bound itself: it says more than yes or no.",
        )


@contextmanager
def named_by_calls(answer: Answer) -> Iterator[None]:
    """Context manager: a Wrong from inside that has no name gets one by what the answer passes on
    to its calls of itself, and takes from them, whatever else it does in its own way."""
    try:
        yield
    except Wrong as wrong:
        if wrong.reason == "wrong-value":
            text, alpha = CALLS
            reason = ""
            with suppress(Wrong):
                got, calls = answer.ask(observed("observe_calls", text, alpha))
                amiss = (amiss_in(call, alpha, *board(text)) for *call, _ in calls)
                reason = next(filter(None, amiss), "")
                if not reason and keeps_the_sign(got, [told for *_, told in calls]):
                    reason = "no-minus"
            if reason:
                wrong.reason = reason
                wrong.message = next(each.sentence for each in IN_ANSWERS if each.reason == reason)
        raise


def keeps_the_sign(got: Any, told: Sequence[Any]) -> bool:
    """Whether an answer is the largest of those that its calls have given, as they were."""
    if type(got) is not int or not all(type(each) is int for each in told):
        return False
    return got in told and -got not in told and all(each <= got for each in told)


def amiss_in(call: Sequence[int], alpha: int, mine: int, mask: int) -> str:
    """The reason for which a call is wrong that asks about a board after a move; "" if none is
    known."""
    discs, after, question = call
    move = after & ~mask
    if move.bit_count() > 1:
        return "board-changed"
    if question in (alpha - 1, alpha, alpha + 1):
        return "alpha-not-turned"
    if question in (-alpha - 2, -alpha, -alpha + 1):
        return "turned-window"
    if discs in (mine, mine | move, mask):
        return "same-side-again"
    return "wrong-discs" if discs == mine ^ after else ""


def check_nodes(answer: Answer) -> None:
    """Raises Wrong if the answer, without a table, looks at many more positions than ours, or at
    fewer than any search."""
    sentences = {"no-stop": NO_STOP, **{each.reason: each.sentence for each in IN_NODES}}
    for case in COUNTS:
        got, goes_on, out_of_order = answer.ask(case)
        least = Reference(answer.name, answer.solution).value(case)[0]
        if got < FEWEST * QUESTIONS:
            raise not_counted(case, got)
        if got <= SLACK * least:
            continue
        reason, why = "too-many-nodes", "Does it follow all five steps of section 17.4?"
        if goes_on or out_of_order:
            reason = "no-stop" if goes_on else "any-order"
            why = sentences[reason]
        else:
            for each in sorted(IN_NODES, key=lambda each: each.seen is None):
                if not each.is_true_of(answer.tree):
                    continue
                if Reference(answer.name, answer.exercise.mistaken(each)).value(case)[0] == got:
                    reason, why = each.reason, each.sentence
                    break
        most = f"{got:,}" if got <= MOST else f"more than {MOST:,}"
        raise Wrong(
            reason,
            f"{why} For two questions about this board it looks at {most} positions, with a table "
            f"that keeps nothing. {least:,} are enough.",
            example_on_board(
                case,
                f"{int(SLACK * least)} positions or fewer",
                search_in_words(got, goes_on, out_of_order),
            ),
        )


def not_counted(case: Script, got: int) -> Wrong:
    return Wrong(
        "not-counted",
        f"For {QUESTIONS} questions about this board `null_window` is called {got} times, so what "
        "they cost cannot be counted. Let it call itself for the board after each move.",
        example_on_board(case, f"{FEWEST * QUESTIONS} calls or more", f"{got} calls"),
    )


def search_in_words(nodes: int, goes_on: bool, out_of_order: bool) -> str:
    """How the answer searched, in words: its positions, and faults in the order of moves."""
    said = f"{nodes} positions"
    if goes_on:
        said += ', with moves that are tried after a "yes"'
    return f"{said}, with moves in another order" if out_of_order else said


def example_on_board(case: Script, expected: str, got: object) -> Counterexample:
    if case.shown is None:
        return Counterexample(case.text, expected, str(got))
    from c4lab.pictures import draw  # only a wrong answer needs it

    board = case.shown.diagram(), draw(case.shown)
    return Counterexample(case.text, expected, str(got), *board)


def check_stored(answer: Answer) -> None:
    """Raises Wrong if the answer does not store what it proved, or does not use what is stored."""
    for case, alpha in STORED:
        asked, last, again = answer.ask(case)
        expected = Reference(answer.name, answer.solution).value(case)
        yes = expected[1][0] > alpha
        if not asked:
            reason, why = "table-unused", (
                "The answers are right, but the table is never asked, so the search proves the "
                "same again and again: call `table.bounds` before the search and `table.store` "
                "after it."
            )  # fmt: skip
        elif len(last) != 2 or not (last[0] > alpha if yes else last[1] <= alpha):
            word, side = ("yes", "lower") if yes else ("no", "upper")
            reason, why = f"{word}-not-stored", (
                f'After a "{word}" you do not store what was proved. A "{word}" proves a new '
                f"{side} bound: call `table.store` with it before you return."
            )  # fmt: skip
        elif again > 1:
            reason, why = "bounds-unused", (
                "The table could answer more. If the same question comes again, the search looks "
                f"at {again:,} positions, where 1 is enough: do `lower` or `upper` answer the "
                "question?"
            )  # fmt: skip
        else:
            continue
        wanted = "a table that is asked, bounds in it that answer the question, 1 position again"
        raise Wrong(
            reason, why, example_on_board(case, wanted, stored_in_words(asked, last, again))
        )


def stored_in_words(asked: int, last: Sequence[int], again: int) -> str:
    """How the answer used the table, in words.

    That is how often it asked the table, which bounds it stored last, and how many positions the
    same question takes a second time.
    """
    bounds = "bounds {} and {}".format(*last) if len(last) == 2 else "nothing"
    times = f"asked {asked:,} time{'s' * (asked != 1)}" if asked else "never asked"
    positions = f"{again:,} position{'s' * (again != 1)}"
    return f"a table that is {times}, {bounds} in it, {positions} again"
