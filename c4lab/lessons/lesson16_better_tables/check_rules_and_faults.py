"""16.7 Look back: which entry stays, and which faults of a table make scores wrong."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

MISTAKES = sentences("""
    newest hits = 3: A is replaced when B comes in. Only the newest entry stays.
    newest hits = 1 | 0: the search asks for B right after B came in, and for C right after C came
        in.
    newest saves = 2 | 3: a hit saves the nodes of its entry, and there is more than one hit.
    newest saves = 95 | 90 | 92 | 93: A is no longer in the slot when the search asks for A.
    newest saves = ...: which entry is in the slot at each question? Add the nodes of those that are
        found.
    most_work hits = 2 | 3: A has the most work, so it stays, and B and C never come in.
    most_work hits = 0: A has the most work and stays. Does the search ever ask for it?
    most_work saves = 5 | 2 | 3: A has the most work, so it stays, and B and C never come in.
    most_work saves = ...: which entry is in the slot at each question? Add the nodes of those that
        are found.
    newest hits or most_work hits = ...: the search asks three times, for B, for C and for A. Which
        entry is in the slot each time?
    both saves = 90 | 92 | 93 | 5: there are two places. The first has the entry with the most work,
        the second the newest of the others.
    both saves = ...: A keeps the first place. Which entry is in the second one when the search asks
        for B, and when it asks for C?
    A: 27 slots or B: no key or C: upper or D: 61 slots or E: other rules = ...: answer "wrong" or
        "slow".
    A: 27 slots = wrong: many entries are lost, but each one that is found is true.
    B: no key = slow: two positions share a slot, and one gets the bounds of the other.
    C: upper = slow: the score may be 5, and the table says that it is 3 at most.
    D: 61 slots = wrong: most entries are lost, but each one that is found is true.
    E: other rules = slow: under the new rules the same board may be won where it was lost.
""")


@exercise("16.7")
def rules_and_faults(answer: Answer) -> None:
    truth = answer.solution
    faults = [key for key in truth if ":" in key]
    parts = {"rules": [key for key in truth if key not in faults], "faults": faults}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts)
