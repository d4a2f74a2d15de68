"""02.7 Look back: alpha-beta on one tree, past ties and in another order."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences

LEAVES = 12
MISTAKES = sentences("""
    sum with > = 8: that is with `>=`. Where does the search stop at a tie? With `>` it goes on
        there.
    sum with > = 10: with `>` the search goes on to G. The first leaf there is more than MIN's 7, so
        the second one is skipped even with `>`.
    sum with > = 12: that is every leaf. E and I are left early even with `>`, since 9 is more than
        7, and 10 more than 8.
    sum with > = ...: add up the leaves of D to I, and go on at the one place where alpha and beta
        are equal.
    sum with C first = 8: that is the order A, B, C. With C first MAX has 8 before A begins.
    sum with C first = 3: that is C alone. A and B may be better than C, as long as no leaf says
            otherwise.
    sum with C first = 12: that is every leaf. MAX has 8 already: how much of A still has to be
            looked at?
    sum with C first = ...: C is worth 8. At A, MIN can get 7 after D; at B, MIN can get 7 after F.
        Is the rest of A and of B looked at?
""")
SKIPPED = "These are the numbers of leaves that are skipped. Write down how many are looked at."


@exercise("02.7")
def two_walks(answer: Answer) -> None:
    truth = answer.solution
    misreadings = {SKIPPED: {key: LEAVES - looked_at for key, looked_at in truth.items()}}
    predictions(answer, truth, mistakes=MISTAKES, misreadings=misreadings)
