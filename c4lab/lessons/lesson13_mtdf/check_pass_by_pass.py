"""13.1 The questions that MTD(f) asks, predicted."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

PARTS = {
    "guess 0": ("from 0", "the value"),
    "guess 20": ("from 20",),
    "rest": ("from 7", "fail-hard"),
}
MISTAKES = sentences("""
    from 0, second question or from 20, second question = ...: write down lower, upper and g after
        the first answer. The question is max(g, lower + 1).
    from 0, passes or from 20, passes or from 7, passes or fail-hard from 0, passes = ...: write one
        line for each pass, with its question, its answer, lower and upper, until the two are equal.
    the value = ...: what do lower and upper say after the last pass?
    from 0, second question = 0: that is the first question again. Its answer was 5.
    from 0, second question = 5: the answer 5 was a yes, so lower is 5. The question "at least 5?"
        would tell nothing new: ask about lower + 1 or more.
    from 0, second question = 1: the answer was 5, not 0: the search said more than it was asked.
    from 0, second question = 7: 7 is the second answer. The question is max(g, lower + 1).
    from 0, passes = 1: after one pass upper is still +∞.
    from 0, passes = 2: after two passes lower is 7. Upper is still +∞.
    from 0, passes = 4: count the passes until the bounds are equal: no question comes after that.
    from 0, passes = 9: it takes so many if each answer moves the bound by one. Here the answers
        jump.
    the value = 5: the search says yes to "at least 6?", too.
    the value = 6: it says yes to "at least 7?", too.
    the value = 8: to "at least 8?" the answer is 7, which is below 8: a no.
    the value = 11: 11 is an upper bound. The value may be less.
    from 20, second question = 20: that is the first question again. Its answer was 11.
    from 20, second question = 7 | 8: the first answer is 11, and the question max(g, lower + 1).
    from 20, second question = 12: after a no, the value may be 11 itself: ask about g.
    from 20, second question = 10: the value may be 11 itself: ask about g, not about g - 1.
    from 20, second question = 19: the answer was 11, not 19: the search said more than it was
        asked.
    from 20, second question = 21: the answer 11 is below 20: that is a no.
    from 20, passes = 3: after three passes upper is 7. Lower is still −∞.
    from 20, passes = 1 | 2: after two passes upper is 8. Lower is still −∞.
    from 20, passes = 5: count the passes until the bounds are equal: no question comes after that.
    from 7, passes = 1: one pass proves only "at least 7". The value may still be more.
    from 7, passes = 3: the first answer finds one bound, the second answer finds the other.
    fail-hard from 0, passes = 7: the first question is about 0, not about 1. And the no comes last.
    fail-hard from 0, passes = 8: those are the yeses, from 0 to 7. One more question gets a no.
    fail-hard from 0, passes = 3: a fail-hard search answers β or β − 1, so it never jumps.
    fail-hard from 0, passes = 2: each answer is β or β − 1, so a bound moves by one at a time.
    fail-hard from 0, passes = 10: count again: 0 to 7 are eight questions with a yes.
""")


@exercise("13.1")
def pass_by_pass(answer: Answer) -> None:
    truth = answer.solution
    parts = {part: [key for key in truth if key.startswith(keys)] for part, keys in PARTS.items()}
    follows = {"from 0, passes": lambda given: 4 if given["from 0, second question"] == 5 else 3}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts, follows=follows)
