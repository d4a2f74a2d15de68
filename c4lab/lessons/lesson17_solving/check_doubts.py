"""17.7 Look back: the next question, what shows that a solver is wrong, and compiled nodes."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

DOUBTS = (*"ABCDE", "nodes, compiled")
MISTAKES = sentences("""
    from_zero, -8 to 2 = -3: that is the middle. `from_zero` first asks who wins.
    from_zero, -8 to 2 = ...: 0 lies between -8 and 2, and it first asks who wins. Who wins
        has a score of more than which number?
    halfway, -8 to 2 = 1: it begins at the end that is farther from 0.
    halfway, -8 to 2 = -3: that is the middle of -8 and 2. 0 lies inside: go halfway to 0.
    halfway, -8 to 2 = 4: the end that is farther from 0 is -8. What lies halfway to 0?
    halfway, -8 to 2 = ...: which end is farther from 0, and what lies halfway to 0?
    from_zero, 3 to 9 = 0 | 2: it is already known that the score is more than this: it is at least
        3.
    from_zero, 3 to 9 = 6: that is the middle. `from_zero` stays as near to 0 as it can.
    from_zero, 3 to 9 = ...: who wins is known. It asks about the open number that is nearest to 0.
    halfway, 3 to 9 = ...: who wins is known, so it halves what is left, from 3 to 9.
    from_zero, questions = 1: "more than 0?" leaves 1 to 9. One number has to be left.
    from_zero, questions = ...: it asks "more than 0?" first. Which numbers are left after the yes,
        and what does it ask then?
    halfway, questions = 4: that is its first question. How many does it ask?
    halfway, questions = 2: no end is nearer to 0, so it asks "more than 4?" first,
        and then closes in.
    halfway, questions = 5: after five questions two numbers are left.
    halfway, questions = ...: from -9 to 9 it asks "more than 4?", which is no. So the score lies
        from -9 to 4. Which end is farther from 0 now? Go on until one number is left.
    A = open | right: a position and its mirror image have the same score. Can both answers be true?
    B = wrong | right: change the signs of -2, 1 and 4, and take the largest: that is 2, so these
        answers agree. But answers that agree may all be wrong.
    C = open | right: change the signs of -2, 1 and 4. Which of the moves leads to 3?
    D = open | right: what is the highest score that is possible with 8 cells left?
    E = right: what about the next position? A fault may show in only a few positions.
    E = wrong: 200 true scores are no fault.
    A or B or C or D or E = ...: answer "wrong", "right" or "open".
    nodes, compiled = 2_400: a compiled search is faster, but it looks at as many positions.
    nodes, compiled = 6_000_000: it looks at more positions in a second. Does the tree get larger?
    nodes, compiled = 500_000: that is how many it looks at in a second. How many does this position
        take?
    nodes, compiled = ...: what does the compiler change: the positions that are looked at, or the
        speed?
""")


@exercise("17.7")
def doubts(answer: Answer) -> None:
    truth = answer.solution
    questions = [key for key in truth if key not in DOUBTS]
    parts = {"questions": questions, "doubts and the compiler": list(DOUBTS)}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts)
